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

function distinguish(value: unknown, created: string | undefined, name: string): unknown {
  if (value === MARA && name in PEOPLE) return PEOPLE[name as keyof typeof PEOPLE];
  if (value !== undefined && value === created && name in SECONDS_LATER) {
    const seconds = SECONDS_LATER[name as keyof typeof SECONDS_LATER];
    return new Date(Date.parse(created) + 1000 * seconds).toISOString().replace(".000Z", "Z");
  }
  if (Array.isArray(value)) return value.map((each) => distinguish(each, undefined, name));
  if (typeof value !== "object" || value === null) return value;
  const { created_at, createdAt = created_at } = value as { created_at?: string; createdAt?: string };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, distinguish(each, createdAt, key)]));
}

/** The built-in seed, but fields of an entry that usually are equal differ, and none names the default caller. */
export const distinctSeed = distinguish(defaultSeed, undefined, "") as Seed;
