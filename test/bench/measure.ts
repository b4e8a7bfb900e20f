/** Figures of a run, and how several of them become one. */

/** NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export interface Spent {
  cpuMs: number;
  wallMs: number;
}

/** Processor time, of all threads, and time on the clock that some work takes. */
async function spentOn(work: () => Promise<unknown>): Promise<Spent> {
  const started = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - started };
}

/**
 * Does the works in turn, a number of rounds, and gives the figures of each. Taking turns spreads whatever else the machine
 * does over all of them. The first round is not counted. Works that fail are left out from then on.
 */
export async function inTurn(
  works: Map<string, () => Promise<unknown>>,
  rounds: number,
  failed: (name: string, error: unknown) => void,
): Promise<Map<string, Spent[]>> {
  const results = new Map<string, Spent[]>([...works.keys()].map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, work] of works) {
      const spent = results.get(name);
      if (!spent) continue;
      try {
        const figures = await spentOn(work);
        if (round > 0) spent.push(figures);
      } catch (error) {
        results.delete(name);
        failed(name, error);
      }
    }
  }
  return results;
}

/** How many times the processor time of another work one takes: the median over the rounds. */
export function cpuRatio(of: readonly Spent[], to: readonly Spent[]): number {
  return median(of.map(({ cpuMs }, round) => cpuMs / (to[round]?.cpuMs ?? Number.NaN)));
}
