import { succeed, type Target } from "../case.ts";

type Entries = Record<string, Record<string, unknown>[]>;

/** Characters of the seed: a body has at most 10 MB. */
const SIZE = 9_800_000;

/** Returns the sandbox as seed data, with as many records in a dataset as a body may have. */
export async function manyEntries(target: Target): Promise<Entries> {
  const seed = JSON.parse(await succeed(target, "GET", "/_mock/seed")) as Entries;
  const record = { ...seed.dataset_records![0], payload: { messages: [] }, properties: {} };
  const count = Math.floor((SIZE - JSON.stringify(seed).length) / (JSON.stringify(record).length + 1));
  return { ...seed, dataset_records: Array.from({ length: count }, (_, index) => ({ ...record, id: uuid(index) })) };
}

/** Gives the sandbox of the attacker these rows. */
export async function createManyRows(target: Target): Promise<void> {
  await succeed(target, "POST", "/_mock/seed", await manyEntries(target));
}

const uuid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
