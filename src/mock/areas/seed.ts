import data from "../../../generated/seed.json" with { type: "json" };
import type { Task } from "../state/tasks.ts";
import type { StoredCommit } from "./deployments/state.ts";
import type { AreaLists } from "./tables.ts";

/**
 * Lists of resources, oldest first, each exactly as the API shows it. A resource may have a property `_mock` with internal
 * data that the API does not show. All properties of `_mock` are optional.
 */
export interface SeedLists extends AreaLists {}

/** The initial data of a sandbox. */
export interface Seed extends SeedLists {
  readonly _mock?: SeedState;
}

export interface SeedState {
  /** Determines ids and generated content. */
  readonly random_seed?: number;
  /** Time on the clock, in RFC 3339. */
  readonly now?: string;
  readonly count?: number;
  /** Scheduled tasks. The next start of each schedule is added. */
  readonly tasks?: readonly Task[];
  /** Commits of repositories that no deployment uses. */
  readonly commits?: readonly StoredCommit[];
  /** Ids of deleted resources to which other resources still refer. */
  readonly missing?: readonly string[];
}

const { "x-generated": _notice, ...seed } = data;

export const defaultSeed = seed as unknown as Seed; // A test checks the file against the document.
