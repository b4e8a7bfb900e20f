import type { Examples } from "../../../generated/examples.ts";
import type { FileSeed } from "../../../src/mock/areas/files.ts";
import type { Seed } from "../../../src/mock/areas/seed.ts";

/** A batch job that finished before the sandbox starts, and its input and output files. */
export function batchSeed({
  finishedBatchInline: job,
  newRequestsBatch: { requests },
}: Examples): Required<Pick<Seed, "batch_jobs" | "files">> {
  return {
    batch_jobs: [{ ...job, _mock: { requests: requests! } }],
    files: [
      jsonlFile(job.input_files[0]!, "tide-questions.jsonl", requests!),
      jsonlFile(job.output_file!, "results.jsonl", job.outputs!),
    ],
  };
}

function jsonlFile(id: string, name: string, lines: readonly unknown[]): FileSeed {
  const content = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  return { id, name, media_type: "application/jsonl", content };
}
