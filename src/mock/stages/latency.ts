import { toRandom } from "../state/ids.ts";

/** Milliseconds to wait: always the same number, or any from the first to the second one. */
export type Latency = number | readonly [least: number, most: number];

/** A latency as the control document types it: its schema has no more than two numbers. */
type AnyLatency = number | readonly number[];

/** Returns the milliseconds to wait. `random` returns a number below 1, and is called only for a range. */
export function drawLatency(latency: AnyLatency, random: () => number): number {
  if (typeof latency === "number") return latency;
  const [least = 0, most = least] = latency;
  return least === most ? least : least + Math.floor(random() * (most - least + 1));
}

/** Throws a TypeError for an option that is neither a number of milliseconds nor a range of them. */
export function checkLatency(name: string, latency: unknown): void {
  const numbers: unknown[] = Array.isArray(latency) && latency.length === 2 ? latency : [latency, latency];
  const [least, most] = numbers;
  if (typeof least !== "number" || typeof most !== "number" || !(0 <= least && least <= most))
    throw new TypeError(`${name} is ${JSON.stringify(latency)}. Use milliseconds, such as 50 or [50, 200].`);
}

/** Creates a function that returns one wait after the other, the same ones for the same random seed; undefined if there are none. */
export function createWaits(latency: AnyLatency, randomSeed: () => number): (() => number) | undefined {
  if (latency === 0) return undefined;
  if (typeof latency === "number") return () => latency;
  const start = randomSeed();
  let count = 0;
  return () => {
    count += 1;
    return drawLatency(latency, () => toRandom(start, count));
  };
}

export function addWaits(first: (() => number) | undefined, second: (() => number) | undefined): typeof first {
  return first && second ? () => first() + second() : (first ?? second);
}

export function toSeed(random: () => number): number {
  return Math.floor(random() * 2 ** 32);
}

/** Waits, unless the signal is or becomes aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> | undefined {
  if (milliseconds === 0 || signal.aborted) return undefined;
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
  });
}
