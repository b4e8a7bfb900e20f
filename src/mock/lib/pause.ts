import { setImmediate } from "./runtime.ts";

/** Work in pieces, between which it pauses: its begin by `performance.now()`, and the milliseconds that it has used since. */
export interface Work {
  readonly begin: number;
  used: number;
}

export const newWork = (): Work => ({ begin: performance.now(), used: 0 });

/** Milliseconds that all work in pieces has together in an iteration of the event loop. */
const MAX_TIME = 10;

/**
 * The time at which the iteration of the event loop began. A process has one event loop, so all mocks of it share this state:
 * if each sandbox had 10 ms in each iteration, many busy sandboxes would make the others wait for all of them.
 */
let started = -Infinity;
/** The last time by `performance.now()` at which a piece began or ended. */
let last = -Infinity;
/** True in every other iteration, in which the oldest waiting work goes on, so that new work can't stop long work. */
let isOldestFirst = false;
/** Work that waits for its next piece, oldest first. */
const waiting: { readonly work: Work; readonly resume: () => void }[] = [];

/**
 * Ends a piece of work. Returns a promise if the time of this iteration of the event loop is used; it resolves when the work may
 * go on. A piece should take a few milliseconds, and must not take more than half a second.
 */
export function pause(work: Work): Promise<void> | undefined {
  const now = performance.now();
  work.used += now - Math.max(last, work.begin);
  last = now;
  // Clocks of tests go back.
  if (Math.abs(now - started) < MAX_TIME) return undefined;
  return new Promise((resume) => {
    waiting.push({ work, resume });
    if (waiting.length === 1) setImmediate(resumeNext);
  });
}

/** Begins an iteration with the work that has used the least time, so that short work ends before long work goes on. */
function resumeNext(): void {
  started = performance.now();
  last = started;
  isOldestFirst = !isOldestFirst;
  let next = 0;
  if (!isOldestFirst)
    for (let index = 1; index < waiting.length; index += 1)
      if (waiting[index]!.work.used < waiting[next]!.work.used) next = index;
  waiting.splice(next, 1)[0]?.resume();
  if (waiting.length > 0) setImmediate(resumeNext);
}

/** The time by `performance.now()` at which work that begins now should pause. */
export const pieceDeadline = (): number => performance.now() + MAX_TIME;
