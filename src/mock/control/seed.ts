import { createHash } from "node:crypto";
import { exportSeed } from "../areas/data.ts";
import { fail, isInvalid, type Violation } from "../areas/problems.ts";
import type { Seed, SeedState } from "../areas/seed.ts";
import { canonicalJson } from "../lib/canonical-json.ts";
import { runAtOnce, type Steps, takeFirst } from "../lib/steps.ts";
import { formatTime } from "../lib/time.ts";
import { parseTime } from "../sandbox/parse-time.ts";
import { createSandbox, type InitialState, type Snapshot } from "../sandbox/sandbox.ts";
import { type Controller, tables as defaultTables, type Tables, tablesWith } from "../sandboxes/state.ts";
import { SeedError } from "./seed-error.ts";
import { missingNames } from "./seed-references.ts";
import { withPrepared } from "./seed-replies.ts";
import { SEED_DEFAULTS, seedViolations, toRows, withDefaults } from "./seed-violations.ts";
import { usedCount } from "./snapshot.ts";

/** Initial state of a sandbox, unless the options of its mock or its seed change it. */
export const START = { seed: 1, clock: Date.parse("2026-03-02T12:00:00Z") } satisfies InitialState;

/** A seed that has been checked, ready to start sandboxes with. */
export interface LoadedSeed {
  /** Tables with its rows, which are shared by all sandboxes that start with it. */
  readonly tables: Tables;
  /** The clock and the ids of a sandbox, as far as it sets them. */
  readonly position: Partial<InitialState>;
  /** Equal for equal seeds; undefined for the built-in one. */
  readonly fingerprint: string | undefined;
}

/** The initial data of sandboxes by default. */
export const builtInSeed: LoadedSeed = { tables: defaultTables, position: {}, fingerprint: undefined };

/** Checks a seed and makes its tables. Throws a SeedError with all violations. */
export function loadSeed(data: object): LoadedSeed {
  // A copy, because the tables keep what they are given.
  const copy: unknown = JSON.parse(JSON.stringify(data));
  const violations = runAtOnce(takeFirst(seedViolations(copy)));
  if (violations.length > 0) throw new SeedError(violations);
  const seed = copy as Seed; // It has no violations.
  const fingerprint = createHash("sha256").update(canonicalJson(seed)).digest("hex");
  return { ...runAtOnce(toState(seed)), fingerprint };
}

/** Maximum number of violations reported for the body of a request. */
const MAX_VIOLATIONS = 100;

/** Returns the body of a request as a seed. Throws a 422 with its violations. */
export function* checkedSeed(body: object): Steps<Seed> {
  const violations = yield* takeFirst(seedViolations(body), MAX_VIOLATIONS);
  const errors = violations.map(
    ({ pointer, ...violation }): Violation => ({ pointer: `/body${pointer}`, ...violation }),
  );
  if (!isInvalid(errors)) return body;
  const [{ pointer, detail }] = errors;
  return fail(422, "VALIDATION_ERROR", `${pointer} ${detail}. Correct the values listed in errors.`, { errors });
}

/** Converts a valid seed to a snapshot, with the values of `initial` that the seed leaves out. */
export function* snapshotOfSeed(seed: Seed, initial: InitialState): Steps<Snapshot> {
  const { position, tables } = yield* toState(seed);
  return { ...initial, count: 0, ...position, tables: toRows(tables) };
}

/**
 * Converts the state of a sandbox to a seed. Its time and its seed number are left out if both it and its mock have the
 * default, and so are lists without resources.
 */
export function* toSeed(controller: Controller, initial: InitialState): Steps<Seed> {
  const { _mock, ...lists } = yield* exportSeed(controller.sandbox);
  const { seed, clock, count } = controller.position();
  const missing = yield* missingNames(lists);
  const state: SeedState = {
    ...(areDefault(seed, initial.seed, START.seed) ? {} : { seed }),
    ...(areDefault(clock, initial.clock, START.clock) ? {} : { now: formatTime(clock) }),
    ...(count === (initial.count ?? 0) ? {} : { count }),
    ..._mock,
    ...(missing.length === 0 ? {} : { missing }),
  };
  const given = Object.entries<readonly object[]>({ ...lists }).filter(
    ([list, entries]) => entries.length > 0 || Object.hasOwn(SEED_DEFAULTS, list),
  );
  return { ...Object.fromEntries(given), ...(Object.keys(state).length === 0 ? {} : { _mock: state }) };
}

function areDefault(own: number, initial: number, start: number): boolean {
  return own === start && initial === start;
}

function* toState(seed: Seed): Steps<{ position: Partial<InitialState>; tables: Tables }> {
  const plain = yield* tablesWith(withDefaults(seed));
  const { sandbox } = createSandbox(plain, "", { seed: 1, clock: 0 });
  const tables = yield* withPrepared(seed, plain, sandbox);
  const { seed: number, now, count = 0 } = seed._mock ?? {};
  const used = yield* usedCount({ seed: number ?? 1, clock: 0, count, tables: toRows(tables) }, defaultTables);
  return {
    tables,
    position: {
      ...(number === undefined ? {} : { seed: number }),
      ...(now === undefined ? {} : { clock: parseTime(now) }),
      ...(used === 0 ? {} : { count: used }),
    },
  };
}
