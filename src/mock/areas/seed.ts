import data from "../../../generated/seed.json" with { type: "json" };
import type { Task } from "../sandbox/tasks.ts";
import type { StoredCommit } from "./deployments/state.ts";
import type { AreaLists } from "./tables.ts";

/**
 * Lists of resources, oldest first, each exactly as the API shows it. A resource may have a property `_mock` with internal
 * data that the API does not show. All properties of `_mock` are optional.
 */
export interface SeedLists extends AreaLists {}

/** What a sandbox starts with. */
export interface Seed extends SeedLists {
  /** What belongs to no resource. */
  readonly _mock?: SeedState;
}

export interface SeedState {
  /** Determines ids and generated content. */
  readonly seed?: number;
  /** Time on the clock, in RFC 3339. */
  readonly now?: string;
  /** Number of ids given out. */
  readonly count?: number;
  /** What will happen. The next start of each schedule is added. */
  readonly tasks?: readonly Task[];
  /** Commits of repositories that no deployment has any more. */
  readonly commits?: readonly StoredCommit[];
  /** Ids that resources refer to although nothing has them, because it was deleted. */
  readonly missing?: readonly string[];
}

const { "x-generated": _notice, ...seed } = data;

/** What a sandbox starts with by default. */
export const defaultSeed = seed as unknown as Seed; // A test checks the file against the document.
