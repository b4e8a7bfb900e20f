import { succeed, type Target } from "../case.ts";

type Entries = Record<string, Record<string, unknown>[]>;

/** Returns the sandbox as seed data, with this number of records in a dataset. */
export async function manyEntries(target: Target, count: number): Promise<Entries> {
  const seed = JSON.parse(await succeed(target, "GET", "/_mock/seed")) as Entries;
  const [record] = seed.dataset_records!;
  return { ...seed, dataset_records: Array.from({ length: count }, (_, index) => ({ ...record, id: uuid(index) })) };
}

/** Gives the sandbox of the attacker this number of rows. */
export async function createManyRows(target: Target, count: number): Promise<void> {
  await succeed(target, "POST", "/_mock/seed", await manyEntries(target, count));
}

const uuid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
