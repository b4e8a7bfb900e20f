// Fake timers of tests replace the global function.
import { setImmediate } from "node:timers";

/** Milliseconds, and characters of events, after which streams yield to other work. */
const MAX_TIME = 5;
const MAX_CHARACTERS = 65_536;

/** Counts an event by its characters. Returns a promise if the next one has to wait. */
export type Pace = (characters: number) => Promise<void> | undefined;

/**
 * Limits streams so that they leave time for other work. A ready event is sent without a turn of the event loop, so
 * streams whose events are all ready would otherwise block requests until the last one is sent. The limits apply to all
 * streams together: in each turn of the event loop, one waiting stream continues.
 */
export function createPace(): Pace {
  const waiting: (() => void)[] = [];
  let isCounting = false;
  let started = 0;
  let characters = 0;

  function start(): void {
    isCounting = true;
    started = performance.now();
    characters = 0;
    // Node.js calls it after polling for input.
    setImmediate(() => {
      isCounting = false;
      const resume = waiting.shift();
      if (!resume) return;
      start();
      resume();
    });
  }

  return (count) => {
    if (!isCounting) start();
    characters += count;
    if (characters < MAX_CHARACTERS && performance.now() - started < MAX_TIME) return undefined;
    return new Promise((resolve) => waiting.push(resolve));
  };
}
