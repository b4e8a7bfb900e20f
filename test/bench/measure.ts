/** Measures processor time and wall-clock time, and compares measurements. */

/** The median; NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export interface Measurement {
  cpuMs: number;
  wallMs: number;
}

/** Measures the processor time of all threads, and the wall-clock time, of a task. */
export async function measure(task: () => Promise<unknown>): Promise<Measurement> {
  const started = performance.now();
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - started };
}

/**
 * Measures several tasks in a number of rounds. In each round the tasks alternate, which spreads other load of the machine
 * evenly. An additional first round is the warm-up and does not count. A task that fails is reported and not run again.
 */
export async function measureInTurns(
  tasks: Map<string, () => Promise<unknown>>,
  rounds: number,
  onFailure: (name: string, error: unknown) => void,
): Promise<Map<string, Measurement[]>> {
  const results = new Map<string, Measurement[]>([...tasks.keys()].map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, task] of tasks) {
      const measurements = results.get(name);
      if (!measurements) continue;
      try {
        const measurement = await measure(task);
        if (round > 0) measurements.push(measurement);
      } catch (error) {
        results.delete(name);
        onFailure(name, error);
      }
    }
  }
  return results;
}

/** The ratio of the processor times of two tasks: the median of the ratios of all rounds. */
export function cpuRatio(of: readonly Measurement[], to: readonly Measurement[]): number {
  return median(of.map(({ cpuMs }, round) => cpuMs / (to[round]?.cpuMs ?? Number.NaN)));
}
