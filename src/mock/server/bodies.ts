/** Separate from listen.ts, because the declarations of the package must not need the types of Node.js. */
import type { IncomingMessage } from "node:http";
import { MAX_BODY_BYTES } from "./steps/check-size.ts";

export interface Body {
  /** Undefined if there is none. */
  readonly bytes: Uint8Array | undefined;
  /** Must be called when the request has been handled: until then, a large body counts. */
  release(): void;
}

export interface Bodies {
  /**
   * Calls `done` once, with the whole body or, if it is too large, with more than the limit; or else `refuse`, if there is
   * no memory for it. Calls neither if the client disconnects first.
   */
  read(request: IncomingMessage, done: (body: Body) => void, refuse: () => void): void;
}

/** Bytes of a body that does not count while its request is handled, because nearly all are small. */
const SMALL = 65_536;

/**
 * Creates the function that reads bodies. If those of unfinished requests, and large ones of requests that wait for their
 * responses, need more than `maxBytes` of memory, the oldest unfinished one is refused: most bodies arrive at once, so
 * clients that never finish theirs do not stop others.
 */
export function createBodies(maxBytes: number): Bodies {
  /** The oldest first, with their sizes in memory and the functions that refuse them. */
  const unfinished = new Map<IncomingMessage, { bytes: number; readonly refuse: () => void }>();
  let total = 0;

  function count(request: IncomingMessage, bytes: number, refuse: () => void): void {
    const body = unfinished.get(request) ?? { bytes: 0, refuse };
    total += bytes - body.bytes;
    body.bytes = bytes;
    unfinished.set(request, body);
    makeRoom();
  }

  function makeRoom(): void {
    for (const oldest of unfinished.values()) {
      if (total <= maxBytes) return;
      oldest.refuse();
    }
  }

  /** Counts a whole body. Returns the function that ends that, or undefined if there is no room. */
  function hold(bytes: number): (() => void) | undefined {
    if (bytes <= SMALL) return nothing;
    let held = bytes;
    total += held;
    makeRoom();
    const release = () => {
      total -= held;
      held = 0;
    };
    if (total <= maxBytes) return release;
    release();
    return undefined;
  }

  function forget(request: IncomingMessage): void {
    total -= unfinished.get(request)?.bytes ?? 0;
    unfinished.delete(request);
  }

  return {
    read(request, done, refuse) {
      const { headers } = request;
      if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) {
        done({ bytes: undefined, release: nothing });
        return;
      }
      // The body of a request that has waited has arrived.
      if (request.complete && request.readableLength > 0) {
        done({ bytes: request.read() as Uint8Array, release: nothing });
        return;
      }
      // An idle connection holds its last request in memory, so the bytes are dropped at the end.
      let body: GrowingBytes | undefined = createGrowingBytes(Number(headers["content-length"]));
      const end = () => {
        body = undefined;
        forget(request);
      };
      const finish = (read: GrowingBytes) => {
        end();
        const whole = read.whole();
        const release = hold(whole.length);
        if (release) done({ bytes: whole, release });
        else refuse();
      };
      const giveUp = () => {
        end();
        refuse();
      };
      request.on("data", (chunk: Uint8Array) => {
        if (!body) return;
        body.add(chunk);
        if (body.size() > MAX_BODY_BYTES) finish(body);
        else if (!body.isComplete()) count(request, body.bytes(), giveUp);
      });
      request.on("end", () => body && finish(body));
      request.on("close", end);
      // Without a listener, a broken connection would end the process.
      request.on("error", () => {});
    },
  };
}

function nothing(): void {}

type GrowingBytes = ReturnType<typeof createGrowingBytes>;

/**
 * Collects chunks in one buffer of at most twice their size: as a list, chunks of one byte would need a hundred times their
 * size. `expected` is the final size, or NaN.
 */
function createGrowingBytes(expected: number) {
  let buffer: Uint8Array = new Uint8Array(0);
  let size = 0;
  return {
    size: () => size,
    isComplete: () => size === expected,
    /** The number of bytes in memory. */
    bytes: () => buffer.length,
    add(chunk: Uint8Array): void {
      const before = size;
      size += chunk.length;
      // Most bodies are one chunk.
      if (before === 0) {
        buffer = chunk;
        return;
      }
      if (size > buffer.length) {
        const doubled = 2 * size;
        const larger = Buffer.allocUnsafeSlow(expected >= size && expected < doubled ? expected : doubled);
        larger.set(buffer.subarray(0, before));
        buffer = larger;
      }
      buffer.set(chunk, before);
    },
    /** All chunks, in memory of their own size. */
    whole: () => (buffer.length === size ? buffer : new Uint8Array(buffer.subarray(0, size))),
  };
}
