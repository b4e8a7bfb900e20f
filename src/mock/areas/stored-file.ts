import { defineTable } from "../sandbox/table.ts";

/** A file of the service's storage. This API has no operation that uploads one, so the seed has those to begin with. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

export interface FilesSeed {
  readonly files?: readonly FileSeed[];
}

export interface FileSeed extends Pick<StoredFile, "id" | "name" | "content"> {
  readonly media_type: string;
}

export function filesTables({ files = [] }: FilesSeed) {
  return { files: defineTable<StoredFile>((file) => file.id, files.map(fileRow)) };
}

function fileRow({ id, name, media_type, content }: FileSeed): StoredFile {
  return { id, name, mediaType: media_type, content };
}
