// Fake timers of tests replace the global function.
import { setImmediate } from "node:timers";
import type { Steps } from "./steps.ts";

/** Milliseconds that all work in slices has together in a turn of the event loop, after which everything else has a turn. */
const SLICE = 10;
/** Milliseconds that new work has even if other work has used the turn, so that short work need not wait for long work. */
const FIRST_SLICE = 0.5;

/** The milliseconds that work has used so far. All slices of the same work share one. */
export interface Share {
  used: number;
}

export const newShare = (): Share => ({ used: 0 });
/** The share of work that is known to take long, so that other work comes first from the beginning. */
export const newLongShare = (): Share => ({ used: 1000 });

/**
 * The turn of the event loop. There is one in a process, so all mocks of it share this state: if each sandbox had a slice
 * in each turn, many busy sandboxes would make the others wait for all of them.
 */
let used = 0;
let isCounting = false;
/** The last turn of the event loop that is known, by `performance.now()`. */
let started = -Infinity;
/** True in every other turn, in which the oldest waiting work comes first, so that new work can't stop long work. */
let isOldestFirst = false;
/** Work that waits for its next slice, oldest first. */
const waiting: { readonly share: Share; readonly resume: () => void }[] = [];

function count(): void {
  if (isCounting) return;
  isCounting = true;
  setImmediate(() => {
    isCounting = false;
    used = 0;
    started = performance.now();
    isOldestFirst = !isOldestFirst;
    if (waiting.length > 1) count();
    resumeNext();
  });
}

/** Resumes the waiting work that has used the least time, so that short work ends before long work goes on. */
function resumeNext(): void {
  let next = 0;
  if (!isOldestFirst)
    for (let index = 1; index < waiting.length; index += 1)
      if (waiting[index]!.share.used < waiting[next]!.share.used) next = index;
  waiting.splice(next, 1)[0]?.resume();
}

/** Resolves when it is the turn of this work, after everything else has had a turn. */
export function nextSlice(share: Share): Promise<void> {
  return new Promise((resume) => {
    waiting.push({ share, resume });
    count();
  });
}

/**
 * Resolves when everything else has had a turn in the last 10 ms. Many short pieces of work that wait for each other would
 * otherwise have no turn of the event loop between them.
 */
export function endOfTurn(): Promise<void> | undefined {
  return performance.now() - started < SLICE ? undefined : nextSlice(newShare());
}

/** The time by `performance.now()` at which the current slice ends. */
export function endOfSlice(): number {
  return performance.now() + Math.max(FIRST_SLICE, SLICE - used);
}

/** Runs the steps until it is time to pause. Returns true for `done` if none are left. */
export function runSlice<Result>(steps: Steps<Result>, share: Share): IteratorResult<void, Result> {
  count();
  const start = performance.now();
  const end = endOfSlice();
  try {
    for (;;) {
      const step = steps.next();
      if (step.done || performance.now() >= end) return step;
    }
  } finally {
    const time = performance.now() - start;
    used += time;
    share.used += time;
    // What is left of the slice is for the next work.
    if (used < SLICE) resumeNext();
  }
}

/** Runs the steps in slices, between which everything else has a turn. */
export async function runInSlices<Result>(steps: Steps<Result>, share = newShare()): Promise<Result> {
  for (;;) {
    const { done, value } = runSlice(steps, share);
    if (done) return value;
    await nextSlice(share);
  }
}
