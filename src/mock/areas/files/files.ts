import { notFound } from "../../exchange/problems.ts";
import type { SandboxOf } from "../../state/sandbox.ts";
import type { filesTables, StoredFile } from "./state.ts";

/** A sandbox that has this table, among others. */
type FileSandbox = SandboxOf<typeof filesTables>;

export function findFile(sandbox: FileSandbox, id: string): StoredFile {
  return (
    sandbox.files.get(id) ??
    notFound("FILE_NOT_FOUND", `No file has the id ${id}. Upload the file to the file storage service first.`)
  );
}

export function storeFile(sandbox: FileSandbox, file: Omit<StoredFile, "id">): string {
  return sandbox.files.put({ id: sandbox.newUuid(), ...file }).id;
}

/** The URL from which the mock serves a file of this sandbox. Like a presigned URL, it needs no authentication. */
export function fileUrl(origin: string, sandbox: FileSandbox, id: string): string {
  return `${origin}/_mock/files/${sandbox.id}/${id}`;
}
