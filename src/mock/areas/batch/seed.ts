import type { BatchJob } from "../../../../generated/mock-types.ts";
import { convertEach } from "../../lib/collect.ts";
import type { AreaData, Reference } from "../area-data.ts";
import { DEFAULT_CALLER } from "../caller.ts";
import { createEntry, toResource } from "../seeded.ts";
import { type BatchJobSeed, batchTables, type StoredBatchJob } from "./state.ts";

export const batchData: AreaData<"batch"> = {
  tables: batchTables,
  toRows: ({ batch_jobs = [] }) => ({ batchJobs: batch_jobs.map(toRow) }),
  toEntries: (sandbox) => ({
    batch_jobs: convertEach(sandbox.batchJobs.all(), ({ job, outputs, ...internal }) =>
      createEntry({ ...job, outputs: [...outputs] }, internal, { created_by: DEFAULT_CALLER, requests: [] }),
    ),
  }),
  lists: {
    batch_jobs: {
      key: ["id"],
      references: ({ model, agent_id, input_files, output_file, error_file }) => [
        ["model", "models", model],
        ["agent_id", "agents", agent_id],
        ...input_files.map((id, index): Reference => [`input_files/${index}`, "files", id]),
        ["output_file", "files", output_file],
        ["error_file", "files", error_file],
      ],
    },
  },
  origins: { batchJobs: { list: "batch_jobs", resource: "job" } },
};

function toRow(entry: BatchJobSeed): StoredBatchJob {
  const job = toResource<BatchJob>(entry);
  return {
    job: { ...job, outputs: null },
    created_by: { ...DEFAULT_CALLER, ...entry._mock?.created_by },
    requests: entry._mock?.requests ?? [],
    outputs: job.outputs ?? [],
  };
}
