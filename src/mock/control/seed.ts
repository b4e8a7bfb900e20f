import { canonicalJson } from "../../core/canonical-json.ts";
import { convertToRows, exportSeed } from "../areas/data.ts";
import type { Seed, SeedState } from "../areas/seed.ts";
import { refuseInvalid, type Violation } from "../exchange/problems.ts";
import { collect } from "../lib/collect.ts";
import { sha256 } from "../lib/runtime.ts";
import { formatTime } from "../lib/time.ts";
import { type Controller, tables as defaultTables, type Tables, tablesWith } from "../sandboxes/control-tables.ts";
import { parseTime } from "../state/parse-time.ts";
import { createSandbox, type InitialState, type Snapshot } from "../state/sandbox.ts";
import { SeedError } from "./seed-error.ts";
import { missingNames } from "./seed-references.ts";
import { checkPreparedCount, withPrepared } from "./seed-replies.ts";
import { resourceChecks, SEED_DEFAULTS, seedViolations, tableChecks, toRows, withDefaults } from "./seed-violations.ts";
import { usedCount } from "./snapshot.ts";

/** Initial state of a sandbox, unless the options of its mock or its seed change it. */
export const START = { randomSeed: 1, clock: Date.parse("2026-03-02T12:00:00Z") } satisfies InitialState;

/** A seed that has been checked, ready to start sandboxes with. */
export interface LoadedSeed {
  /** Tables with its rows, which are shared by all sandboxes that start with it. */
  readonly tables: Tables;
  /** The clock and the ids of a sandbox, as far as it sets them. */
  readonly position: Partial<InitialState>;
  /** Equal for equal seeds; undefined for the built-in one. */
  readonly fingerprint: string | undefined;
}

export const builtInSeed: LoadedSeed = { tables: defaultTables, position: {}, fingerprint: undefined };

/** Checks a seed and makes its tables. Throws a SeedError with all violations. */
export function loadSeed(data: object): LoadedSeed {
  // A copy, because the tables keep what they are given.
  const copy: unknown = JSON.parse(JSON.stringify(data));
  const violations = seedViolations(copy);
  if (violations.length > 0) throw new SeedError(violations);
  const seed = copy as Seed; // It has no violations.
  const fingerprint = sha256(canonicalJson(seed));
  return { ...toState(seed, tablesWith(withDefaults(seed))), fingerprint };
}

/** Maximum number of violations reported for the body of a request. */
const MAX_VIOLATIONS = 100;

/**
 * Checks the body of a request, and converts it to a snapshot, with the values of `initial` that it leaves out. Rejects with
 * a 422 that has its violations. Lets others work meanwhile.
 */
export async function readSeed(body: object, initial: InitialState, maxReplies: number): Promise<Snapshot> {
  failIfAny(await collect(resourceChecks(body), MAX_VIOLATIONS));
  const seed = withDefaults(body);
  const plain = tablesWith(seed, await collect(convertToRows(seed)));
  failIfAny(await collect(tableChecks(seed, plain), MAX_VIOLATIONS));
  checkPreparedCount(seed, maxReplies);
  const { position, tables } = toState(seed, plain);
  const { randomSeed, clock, count } = { ...initial, count: 0, ...position };
  return { random_seed: randomSeed, clock, count, tables: toRows(tables) };
}

function failIfAny(violations: readonly Violation[]): void {
  const errors = violations.map(({ pointer, ...violation }) => ({ pointer: `/body${pointer}`, ...violation }));
  refuseInvalid(errors, "Correct the values listed in errors.");
}

/**
 * Converts the state of a sandbox to a seed. Its time and its random seed are left out if both it and its mock have the
 * default, and so are lists without resources.
 */
export async function toSeed(controller: Controller, initial: InitialState): Promise<Seed> {
  const { _mock, ...lists } = await exportSeed(controller.sandbox);
  const { randomSeed, clock, count } = controller.position();
  const missing = missingNames(lists);
  const state: SeedState = {
    ...(areDefault(randomSeed, initial.randomSeed, START.randomSeed) ? {} : { random_seed: randomSeed }),
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

/** Returns the tables with the replies, faults and turns of a seed, and where its sandbox starts. */
function toState(seed: Seed, plain: Tables): { position: Partial<InitialState>; tables: Tables } {
  const { sandbox } = createSandbox(plain, "", { randomSeed: 1, clock: 0 });
  const tables = withPrepared(seed, plain, sandbox);
  const { random_seed: randomSeed, now, count = 0 } = seed._mock ?? {};
  const used = usedCount({ random_seed: randomSeed ?? 1, clock: 0, count, tables: toRows(tables) }, defaultTables);
  return {
    tables,
    position: {
      ...(randomSeed === undefined ? {} : { randomSeed }),
      ...(now === undefined ? {} : { clock: parseTime(now) }),
      ...(used === 0 ? {} : { count: used }),
    },
  };
}
