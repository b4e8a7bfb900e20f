import fc from "fast-check";
import type { mistakeIn } from "./check.ts";
import { type Command, generateCommands } from "./commands.ts";
import { type Cost, measureAlone } from "./cost.ts";
import { createMemory } from "./memory.ts";
import { Mistake } from "./mistake.ts";
import type { Plan } from "./plan.ts";
import type { Server } from "./server.ts";
import { type Step, startSession } from "./session.ts";
import type { Subject } from "./subjects.ts";

export interface Finding {
  readonly what: string;
  /** The shortest known sequence of requests that shows it. */
  readonly steps: readonly Step[];
}

export interface FuzzOptions {
  readonly start: () => Promise<Server>;
  readonly plans: fc.Arbitrary<Plan>;
  /** Minimum number of requests to send. */
  readonly requests: number;
  readonly randomSeed: number;
  /** Describes the mistake in a response. A server that ends or hangs is always a mistake. */
  readonly check: typeof mistakeIn;
  /** True if sandboxes can be reset, saved and restored. */
  readonly hasControl: boolean;
  /** Maximum number of different findings. */
  readonly maxFindings: number;
  readonly onFinding: (finding: Finding) => void;
}

export interface FuzzResult {
  readonly sent: number;
  readonly findings: number;
  /** Ids of the operations that have succeeded. */
  readonly succeeded: ReadonlySet<string>;
  /** Resident memory at the end, divided by that at half; undefined if it is not known. */
  readonly growth: number | undefined;
  /** The most expensive of the requests that were sent alone; undefined if costs are not known. */
  readonly costliest: Cost | undefined;
}

/** Number of sequences between two checks of the remaining requests. */
const SEQUENCES = 50;
/** Milliseconds for shrinking one finding. */
const PATIENCE = 300_000;

/** The smallest sequence so far that shows a mistake. */
interface Failure {
  readonly mistake: Mistake;
  readonly steps: readonly Step[];
  /** Time of the first one. */
  readonly foundAt: number;
}

/** Sends generated requests, and reports each kind of mistake once, with as few requests as fast-check can shrink it to. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { requests, randomSeed, check, hasControl, maxFindings, onFinding } = options;
  const known = new Set<string>();
  const succeeded = new Set<string>();
  const onSuccess = ({ id }: Subject) => succeeded.add(id);
  const memory = createMemory(requests);
  let costliest: Cost | undefined;
  const onCost = (cost: Cost) => {
    if (cost.seconds > (costliest?.seconds ?? 0)) costliest = cost;
  };
  let server = await options.start();
  let connections = server.connect();
  let sent = 0;
  let broken: unknown;
  let last: Failure | undefined;

  async function restart(): Promise<void> {
    connections.close();
    await server.stop();
    server = await options.start();
    connections = server.connect();
  }

  async function run(commands: Iterable<Command>): Promise<void> {
    // Passes when there is enough, so that fast-check ends with its current result.
    if (last ? performance.now() - last.foundAt > PATIENCE : sent >= requests) return;
    const isKnown = ({ signature }: Mistake) => known.has(signature);
    const session = await startSession({
      server,
      connections,
      isKnown,
      check,
      hasControl,
      onSuccess,
      onCost,
      measureAlone: (steps) => measureAlone(options.start, steps),
    });
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: session }), commands);
      await session.end();
    } catch (error) {
      if (!(error instanceof Mistake)) broken = error;
      else {
        if (error.isFatal) await restart();
        if (isKnown(error)) return;
        last = { mistake: error, steps: session.steps, foundAt: last?.foundAt ?? performance.now() };
      }
      throw error;
    } finally {
      // Requests that shrink a finding do not count.
      if (!last) sent += session.steps.flat().length;
      if (server.pid !== undefined) memory.sample(sent, server.pid);
    }
  }

  try {
    for (let round = 0; sent < requests && known.size < maxFindings; round += 1) {
      last = undefined;
      const property = fc.asyncProperty(generateCommands(options.plans, hasControl), run);
      await fc.check(property, { seed: randomSeed + round, numRuns: SEQUENCES });
      if (broken) throw broken;
      if (!last) continue;
      // TypeScript does not track the assignment in `run`.
      const { mistake, steps } = last as Failure;
      known.add(mistake.signature);
      onFinding({ what: mistake.message, steps });
    }
    return { sent, findings: known.size, succeeded, growth: memory.growth(), costliest };
  } finally {
    connections.close();
    await server.stop();
  }
}
