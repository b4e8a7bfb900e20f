import { setImmediate } from "../lib/runtime.ts";

/** Milliseconds, and bytes of events, after which streams yield to other work. */
const MAX_TIME = 5;
const MAX_BYTES = 65_536;

/** Encodes an event when its stream may send it, and not before that, because many streams may get a long event at once. */
export type Pace = (encode: () => Uint8Array) => Promise<Uint8Array>;

/**
 * Limits streams so that they leave time for other work. A ready event is sent without an iteration of the event loop, so
 * streams whose events are all ready would otherwise block requests until the last one is sent. The limits apply to all
 * streams together: in each iteration of the event loop, one waiting stream continues.
 */
export function createPace(): Pace {
  const waiting: (() => void)[] = [];
  let isCounting = false;
  let started = 0;
  let bytes = 0;

  function start(): void {
    isCounting = true;
    started = performance.now();
    bytes = 0;
    // It is called after polling for input.
    setImmediate(() => {
      isCounting = false;
      const resume = waiting.shift();
      if (!resume) return;
      start();
      resume();
    });
  }

  return async (encode) => {
    if (!isCounting) start();
    else if (bytes >= MAX_BYTES || performance.now() - started >= MAX_TIME)
      await new Promise<void>((resolve) => waiting.push(resolve));
    const encoded = encode();
    bytes += encoded.length;
    return encoded;
  };
}
