import { jsonl } from "../../lib/jsonl.ts";
import type { Caller } from "../caller.ts";
import type { FileSeed } from "../files/state.ts";
import { anyOf, type DescribeArea, list, oneOf, ref, row, schema, TEXT } from "../shared/describe.ts";

const caller = row<Required<Caller>>({ user_id: TEXT, role: oneOf("admin", "member"), permissions: list(TEXT) });
const requests = list(anyOf(ref("BatchRequest"), row<{ error: string }>({ error: TEXT })));

export const batch: DescribeArea<"batch"> = ({ examples: { finishedBatchInline: job, newRequestsBatch } }) => ({
  rows: {
    batchJobs: row({
      job: ref("BatchJob"),
      // JSON has no undefined, which means all permissions.
      created_by: schema<Caller>({ ...caller, required: ["user_id", "role"] }),
      requests,
      outputs: list(ref("BatchJobOutput")),
    }),
  },
  lists: {
    batch_jobs: {
      resource: ref("BatchJob"),
      internal: {
        created_by: schema<Pick<Caller, "user_id"> & Partial<Caller>>({ ...caller, required: ["user_id"] }),
        requests,
      },
      description: "Each a `BatchJob` with its outputs inline. `_mock` has its requests.",
    },
  },
  // A job that finished before the sandbox starts, and its input and output files.
  initial: {
    batch_jobs: [{ ...job, _mock: { requests: newRequestsBatch.requests! } }],
    files: [
      jsonlFile(job.input_files[0]!, "tide-questions.jsonl", newRequestsBatch.requests!),
      jsonlFile(job.output_file!, "results.jsonl", job.outputs!),
    ],
  },
});

function jsonlFile(id: string, name: string, lines: readonly unknown[]): FileSeed {
  return { id, name, media_type: "application/jsonl", content: jsonl(lines) };
}
