import { table } from "../../state/table.ts";

/** A file in the service's storage. No operation of this API uploads one, so the seed provides the first ones. */
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

export const filesTables = { files: table<StoredFile>(({ id }) => id) };
