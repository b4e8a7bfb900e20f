import { defineTable } from "../sandbox/table.ts";
import { batchFiles } from "./batch/state.ts";
import { datasetFiles } from "./datasets/state.ts";

/** A file of the service's storage. This API has no operation that uploads one, so the seed brings those to begin with. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

export const filesState = {
  files: defineTable<StoredFile>((file) => file.id, [...datasetFiles, ...batchFiles]),
};
