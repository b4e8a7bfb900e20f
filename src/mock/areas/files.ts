import type { StoredFile } from "./stored-file.ts";
import type { Sandbox } from "./tables.ts";

/** Stores a file and returns its id. */
export function storeFile(sandbox: Sandbox, file: Omit<StoredFile, "id">): string {
  return sandbox.files.put({ id: sandbox.newUuid(), ...file }).id;
}

/** Address from which the mock serves a file of this sandbox to anyone who has it, as a presigned address is. */
export function fileUrl(origin: string, sandbox: Sandbox, id: string): string {
  return `${origin}/_mock/files/${sandbox.id}/${id}`;
}
