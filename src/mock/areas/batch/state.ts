import type { BatchJob, BatchJobOutput, BatchRequest } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../state/row-index.ts";
import { table } from "../../state/table.ts";
import type { Caller } from "../caller.ts";
import type { Seeded } from "../seeded.ts";

export interface StoredBatchJob {
  /** As the API shows it without inline results. */
  readonly job: BatchJob;
  readonly created_by: Caller;
  /** One for each line of the input files, or for each request in the body. */
  readonly requests: readonly BatchLine[];
  /** Results so far, in the order of the requests. */
  readonly outputs: readonly BatchJobOutput[];
}

/** A request, or the reason why a line of an input file is not a request. */
export type BatchLine = BatchRequest | { readonly error: string };

export interface BatchSeed {
  /** Each job with its results inline, in `outputs`. */
  readonly batch_jobs?: readonly BatchJobSeed[];
}

export type BatchJobSeed = Seeded<
  BatchJob,
  {
    readonly created_by?: Pick<Caller, "user_id"> & Partial<Caller>;
    readonly requests?: readonly BatchLine[];
  }
>;

export const jobsByCreation = defineIndex<StoredBatchJob>(({ job }) => [job.created_at]);

export const batchTables = { batchJobs: table<StoredBatchJob>(({ job }) => job.id) };
