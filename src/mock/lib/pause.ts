// Fake timers of tests replace the global function.
import { setImmediate } from "node:timers";

/** Work in pieces, between which it pauses: its begin by `performance.now()`, and the milliseconds that it has used since. */
export interface Work {
  readonly begin: number;
  used: number;
}

export const newWork = (): Work => ({ begin: performance.now(), used: 0 });

/** Milliseconds that all work in pieces has together in a turn of the event loop, after which everything else has a turn. */
const TURN = 10;

/**
 * The turn of the event loop. There is one in a process, so all mocks of it share this state: if each sandbox had 10 ms in
 * each turn, many busy sandboxes would make the others wait for all of them.
 */
let started = -Infinity;
/** The last time by `performance.now()` at which a piece began or ended. */
let last = -Infinity;
/** True in every other turn, in which the oldest waiting work goes on, so that new work can't stop long work. */
let isOldestFirst = false;
/** Work that waits for its next piece, oldest first. */
const waiting: { readonly work: Work; readonly resume: () => void }[] = [];

/**
 * Ends a piece of work. Returns a promise if the time of this turn of the event loop is used; it resolves when the work may
 * go on. A piece should take a few milliseconds, and must not take more than half a second.
 */
export function pause(work: Work): Promise<void> | undefined {
  const now = performance.now();
  work.used += now - Math.max(last, work.begin);
  last = now;
  // Clocks of tests go back.
  if (Math.abs(now - started) < TURN) return undefined;
  return new Promise((resume) => {
    waiting.push({ work, resume });
    if (waiting.length === 1) setImmediate(resumeNext);
  });
}

/** Begins a turn with the work that has used the least time, so that short work ends before long work goes on. */
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
export const endOfTurn = (): number => performance.now() + TURN;
