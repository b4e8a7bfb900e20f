/** Measures processor time and wall-clock time, and compares several measurements. */

/** NaN if there are no values. */
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

/** Measures the processor time, of all threads, and the wall-clock time of some work. */
export async function spentOn(work: () => Promise<unknown>): Promise<Spent> {
  const started = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - started };
}

/**
 * Measures several pieces of work in a number of rounds. In each round they take turns, which spreads the other load of the
 * machine evenly. The first round is a warm-up and not counted. Work that fails is left out of the later rounds.
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

/** The ratio of the processor times of two pieces of work: the median over the rounds. */
export function cpuRatio(of: readonly Spent[], to: readonly Spent[]): number {
  return median(of.map(({ cpuMs }, round) => cpuMs / (to[round]?.cpuMs ?? Number.NaN)));
}
