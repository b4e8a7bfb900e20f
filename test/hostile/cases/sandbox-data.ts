import { type HostileCase, succeed } from "../case.ts";
import { createManyRows, manyEntries } from "./many-rows.ts";

export const seed: HostileCase = {
  name: "replaces its data by a seed of 10 MB, in small entries",
  megabytes: 600,
  async attack(target) {
    await succeed(target, "POST", "/_mock/seed", await manyEntries(target));
  },
};

export const snapshot: HostileCase = {
  name: "takes a snapshot of a sandbox whose seed had 10 MB and restores it",
  megabytes: 700,
  async attack(target) {
    await createManyRows(target);
    const text = await succeed(target, "GET", "/_mock/snapshot");
    // Its own limit is that of a body.
    await target.send("PUT", "/_mock/snapshot", Buffer.from(text));
  },
};

export const seedExport: HostileCase = {
  name: "reads 10 MB of rows as seed data, and a dataset as JSON Lines",
  megabytes: 600,
  async attack(target) {
    await createManyRows(target);
    const { dataset_records } = JSON.parse(await succeed(target, "GET", "/_mock/seed"));
    const id = dataset_records[0].dataset_id;
    await succeed(target, "GET", `/v1/observability/datasets/${id}/exports/to-jsonl`);
    await succeed(target, "GET", `/v1/observability/datasets/${id}/records?page_size=1`);
  },
};
