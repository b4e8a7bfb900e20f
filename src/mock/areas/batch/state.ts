import type { components } from "../../../../generated/types.ts";
import { defineIndex } from "../../sandbox/row-index.ts";
import { defineTable } from "../../sandbox/table.ts";
import { type Caller, DEFAULT_CALLER } from "../caller.ts";
import { resourceOf, type Seeded } from "../seeded.ts";

type Schemas = components["schemas"];

export interface StoredBatchJob {
  /** As the API shows it without inline results. */
  readonly job: Schemas["BatchJob"];
  readonly created_by: Caller;
  /** One for each line of the input files, or for each request in the body. */
  readonly requests: readonly BatchLine[];
  /** Results so far, in the order of the requests. */
  readonly outputs: readonly Schemas["BatchJobOutput"][];
}

/** A request, or why a line of an input file is not a request. */
export type BatchLine = Schemas["BatchRequest"] | { readonly error: string };

export interface BatchSeed {
  /** Each job with its results inline, in `outputs`. */
  readonly batch_jobs?: readonly BatchJobSeed[];
}

type BatchJobSeed = Seeded<
  Schemas["BatchJob"],
  {
    readonly created_by?: Pick<Caller, "user_id"> & Partial<Caller>;
    readonly requests?: readonly BatchLine[];
  }
>;

export const jobsByCreation = defineIndex<StoredBatchJob>(({ job }) => [job.created_at]);

export function batchTables({ batch_jobs = [] }: BatchSeed) {
  return { batchJobs: defineTable<StoredBatchJob>((row) => row.job.id, batch_jobs.map(batchJobRow)) };
}

function batchJobRow(entry: BatchJobSeed): StoredBatchJob {
  const job = resourceOf<Schemas["BatchJob"]>(entry);
  return {
    job: { ...job, outputs: null },
    created_by: { ...DEFAULT_CALLER, ...entry._mock?.created_by },
    requests: entry._mock?.requests ?? [],
    outputs: job.outputs ?? [],
  };
}

/** Serializes values as JSON Lines: one value per line, each line terminated by a newline. */
export function jsonl(lines: readonly unknown[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
