import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";
import { type Caller, MARA } from "../caller.ts";
import type { StoredFile } from "../stored-file.ts";

type Schemas = components["schemas"];

export interface StoredBatchJob {
  /** As shown without its results. */
  readonly job: Schemas["BatchJob"];
  readonly created_by: Caller;
  /** One for each line of the files or each request of the body. */
  readonly requests: readonly BatchLine[];
  /** Results so far, in the order of the requests. */
  readonly outputs: readonly Schemas["BatchJobOutput"][];
}

/** A request, or the reason why a line of a file is none. */
export type BatchLine = Schemas["BatchRequest"] | { readonly fault: string };

// The job was queued at 09:30 and finished two minutes later, so at the beginning of a sandbox it has ended.
const { outputs, ...job } = examples.finishedBatchInline;
const { requests } = examples.newRequestsBatch;

export const batchState = {
  batchJobs: defineTable<StoredBatchJob>(
    (row) => row.job.id,
    [
      {
        job: { ...job, outputs: null },
        created_by: { user_id: MARA, role: "admin", permissions: undefined },
        requests: requests ?? [],
        outputs: outputs ?? [],
      },
    ],
  ),
};

export const batchFiles: readonly StoredFile[] = [
  jsonlFile(job.input_files[0]!, "tide-questions.jsonl", requests ?? []),
  jsonlFile(job.output_file!, "results.jsonl", outputs ?? []),
];

function jsonlFile(id: string, name: string, lines: readonly unknown[]): StoredFile {
  return { id, name, mediaType: "application/jsonl", content: jsonl(lines) };
}

/** JSON Lines: one value a line, each with a line end. */
export function jsonl(lines: readonly unknown[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
