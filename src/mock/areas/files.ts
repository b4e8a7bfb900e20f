import type { World } from "../sandbox/sandbox.ts";
import type { StoredFile } from "./stored-file.ts";

/** Stores a file and returns its id. */
export function storeFile(world: World, file: Omit<StoredFile, "id">): string {
  return world.files.put({ id: world.uuid(), ...file }).id;
}

/** Address from which the mock serves a file of this world to anyone who has it, as a presigned address is. */
export function fileUrl(origin: string, world: World, id: string): string {
  return `${origin}/_mock/files/${world.name}/${id}`;
}
