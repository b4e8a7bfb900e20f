import { type HostileCase, succeed } from "../case.ts";
import { createManyRows, manyEntries } from "./many-rows.ts";

const ROWS = 33_000;

export const seed: HostileCase = {
  name: "replaces its data by a seed of 33,000 entries",
  megabytes: 600,
  async attack(target) {
    await succeed(target, "POST", "/_mock/seed", await manyEntries(target, ROWS));
  },
};

export const snapshot: HostileCase = {
  name: "takes a snapshot of 33,000 rows and restores it",
  megabytes: 700,
  async attack(target) {
    await createManyRows(target, ROWS);
    const text = await succeed(target, "GET", "/_mock/snapshot");
    // Its own limit is that of a body.
    await target.send("PUT", "/_mock/snapshot", Buffer.from(text));
  },
};

export const seedExport: HostileCase = {
  name: "reads 33,000 rows as seed data, and a dataset as JSON Lines",
  megabytes: 600,
  async attack(target) {
    await createManyRows(target, ROWS);
    const { dataset_records } = JSON.parse(await succeed(target, "GET", "/_mock/seed"));
    const id = dataset_records[0].dataset_id;
    await succeed(target, "GET", `/v1/observability/datasets/${id}/exports/to-jsonl`);
    await succeed(target, "GET", `/v1/observability/datasets/${id}/records?page_size=1`);
  },
};
