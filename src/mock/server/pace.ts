// Tests that fake timers replace the global function.
import { setImmediate } from "node:timers";

/** Milliseconds, and characters of events, after which everything else has a turn. */
const MAX_TIME = 5;
const MAX_CHARACTERS = 65_536;

/** Counts an event of so many characters. Returns a promise if the next one has to wait. */
export type Pace = (characters: number) => Promise<void> | undefined;

/**
 * Makes streams leave time for everything else. An event that is ready is sent without a turn of the event loop, so that
 * streams whose events are all ready would otherwise keep requests waiting until the last one is sent. The limits hold for
 * all streams together, however many there are: in each turn of the event loop, one of those that wait continues.
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
    // Node.js runs it after it has looked for what has arrived.
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
