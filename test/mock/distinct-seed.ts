import { MARA } from "../../src/mock/areas/caller.ts";
import { defaultSeed, type Seed } from "../../src/mock/areas/seed.ts";

/** A user for each field that says who did something. In the built-in seed, all of them are the default caller. */
export const PEOPLE = {
  owner: "00000000-0000-4000-8000-0000000000a1",
  owner_id: "00000000-0000-4000-8000-0000000000a2",
  created_by: "00000000-0000-4000-8000-0000000000a3",
  createdBy: "00000000-0000-4000-8000-0000000000a4",
  creator_id: "00000000-0000-4000-8000-0000000000a5",
  author_id: "00000000-0000-4000-8000-0000000000a6",
  updated_by: "00000000-0000-4000-8000-0000000000a7",
  deployed_by: "00000000-0000-4000-8000-0000000000a8",
  user_id: "00000000-0000-4000-8000-0000000000a9",
};

/** Times that are often equal to that of the creation, with the seconds by which they differ from it here. */
const SECONDS_LATER = { updated_at: 10, modified_at: 20, updatedAt: 30, deployed_at: 40 };

type People = Readonly<Record<string, string>>;

function distinguish(value: unknown, people: People, created?: string, name = ""): unknown {
  if (value === MARA && people[name]) return people[name];
  if (value !== undefined && value === created && name in SECONDS_LATER) {
    const seconds = SECONDS_LATER[name as keyof typeof SECONDS_LATER];
    return new Date(Date.parse(created) + 1000 * seconds).toISOString().replace(".000Z", "Z");
  }
  if (Array.isArray(value)) return value.map((each) => distinguish(each, people, undefined, name));
  if (typeof value !== "object" || value === null) return value;
  const { created_at, createdAt = created_at } = value as { created_at?: string; createdAt?: string };
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, distinguish(each, people, createdAt, key)]),
  );
}

/** The built-in seed, but fields of an entry that usually are equal differ, and none names the default caller. */
export const distinctSeed = distinguish(defaultSeed, PEOPLE) as Seed;

/** For each list, the people who may see or change an entry. The creator of a private connector is its owner. */
const ENTITLED: Readonly<Record<string, Partial<typeof PEOPLE>>> = {
  connectors: { owner_id: MARA, creator_id: MARA },
  deployments: { owner: MARA },
  executions: { user_id: MARA },
  prompts: { createdBy: MARA },
  search_index_deployments: { creator_id: MARA },
  skills: { createdBy: MARA },
};

/** The same, but the default caller may do as much as in the built-in seed. */
export const callersSeed = Object.fromEntries(
  Object.entries(defaultSeed).map(([list, entries]) => [list, distinguish(entries, { ...PEOPLE, ...ENTITLED[list] })]),
) as Seed;
