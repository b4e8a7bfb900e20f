import type { SandboxOf } from "../sandbox/sandbox.ts";
import { defineTable } from "../sandbox/table.ts";
import { notFound } from "./problems.ts";

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

export function filesTables({ files = [] }: FilesSeed) {
  return { files: defineTable<StoredFile>((file) => file.id, files.map(fileRow)) };
}

function fileRow({ id, name, media_type, content }: FileSeed): StoredFile {
  return { id, name, mediaType: media_type, content };
}

/** A sandbox that has this table, among others. */
type FileSandbox = SandboxOf<ReturnType<typeof filesTables>>;

/** Throws a 404 if there is no such file. */
export function findFile(sandbox: FileSandbox, id: string): StoredFile {
  return (
    sandbox.files.get(id) ??
    notFound("FILE_NOT_FOUND", `No file has the id ${id}. Upload the file to the file storage service first.`)
  );
}

/** Stores a file and returns its id. */
export function storeFile(sandbox: FileSandbox, file: Omit<StoredFile, "id">): string {
  return sandbox.files.put({ id: sandbox.newUuid(), ...file }).id;
}

/** The URL from which the mock serves a file of this sandbox. Like a presigned URL, it needs no authentication. */
export function fileUrl(origin: string, sandbox: FileSandbox, id: string): string {
  return `${origin}/_mock/files/${sandbox.id}/${id}`;
}
