/** Separate from listen.ts, because the declarations of the package must not need the types of Node.js. */
import type { IncomingMessage } from "node:http";
import { isPlain } from "../../core/media-type.ts";
import { type Problem, toProblem } from "../exchange/problems.ts";
import { createSums } from "../lib/sums.ts";
import { findClient } from "./client-round-robin.ts";
import { ACCEPTED_CODINGS, createDecoder } from "./content-encoding.ts";

export interface Body {
  /** Undefined if there is none, or if it can't be decoded. */
  readonly bytes: Uint8Array | undefined;
  /** As it arrived, if it is encoded and `keepsEncoded` is true. */
  readonly encoded?: Uint8Array;
  readonly problem?: Problem;
  /** Must be called when the request has been handled: until then, a large body counts. */
  release(): void;
}

export interface Bodies {
  /**
   * Calls `done` once, with the whole body, decoded, or, if it is too large, with more than the limit; or else `refuse`, if
   * there is no memory for it. Calls neither if the client disconnects first.
   */
  read(request: IncomingMessage, done: (body: Body) => void, refuse: () => void): void;
}

interface Receiver {
  readonly done: (body: Body) => void;
  readonly refuse: () => void;
}

/** Bytes of a body that does not count while its request is handled, because nearly all are small. */
const SMALL = 4096;

interface Part {
  /** The key or address of the client that sends it. */
  readonly client: string;
  bytes: number;
  /** Refuses a body that has not arrived completely. */
  readonly refuse?: () => void;
}

/** Counts the memory for bodies. Beyond `maxBytes`, it refuses the oldest unfinished one of the client with the most. */
function createMemory(maxBytes: number) {
  /** Unfinished bodies, the oldest first. */
  const unfinished = new Set<Part>();
  /** Bytes of all bodies, and of whole ones, by client. */
  const [sums, held] = [createSums(), createSums()];
  let total = 0;

  function count(part: Part, bytes: number): void {
    const added = bytes - part.bytes;
    total += added;
    part.bytes = bytes;
    sums.add(part.client, added);
    if (part.refuse) unfinished.add(part);
    else held.add(part.client, added);
    while (total > maxBytes) {
      const largest = findLargest();
      if (!largest) return;
      largest.refuse!();
    }
  }

  /** Returns the oldest unfinished body of the client with the most bytes, among those that have one. */
  function findLargest(): Part | undefined {
    let largest: Part | undefined;
    for (const part of unfinished) if (!largest || sums.of(part.client) > sums.of(largest.client)) largest = part;
    return largest;
  }

  function forget(part: Part): void {
    unfinished.delete(part);
    total -= part.bytes;
    sums.add(part.client, -part.bytes);
    if (!part.refuse) held.add(part.client, -part.bytes);
    part.bytes = 0;
  }

  /** Counts a whole body. Returns the function that ends that, or undefined if there is no room. */
  function hold(client: string, bytes: number): (() => void) | undefined {
    if (bytes <= SMALL) return nothing;
    if (held.of(client) > 0 && held.of(client) + bytes > maxBytes / 2) return undefined;
    const part = { client, bytes: 0 };
    count(part, bytes);
    const release = () => forget(part);
    if (total <= maxBytes) return release;
    release();
    return undefined;
  }

  return { count, forget, hold };
}

/**
 * Creates the function that reads bodies of up to `limitOf` bytes. If those of unfinished requests, and those above 4 kB of
 * requests that wait for their responses, need more than `maxBytes` of memory, the oldest unfinished one of the client with
 * the most bytes is refused: clients that never finish theirs do not stop others. All requests of a client that wait for
 * their responses may hold half of the memory, or one body.
 */
export function createBodies(
  maxBytes: number,
  limitOf: (request: IncomingMessage) => number,
  keepsEncoded = false,
): Bodies {
  const { count, forget, hold } = createMemory(maxBytes);

  /** Decodes a body, and passes it on; if it is too large, with more than the limit. Meanwhile, both forms count. */
  function decode(request: IncomingMessage, encoded: Uint8Array, coding: string, receiver: Receiver): void {
    const kept = keepsEncoded ? { encoded } : {};
    const decoder = createDecoder(coding);
    if (!decoder) {
      deliver(request, { bytes: undefined, ...kept, problem: unknownCoding(coding) }, receiver);
      return;
    }
    const release = hold(findClient(request), encoded.length);
    if (!release) {
      receiver.refuse();
      return;
    }
    const limit = limitOf(request);
    let body: GrowingBytes | undefined = createGrowingBytes(Number.NaN);
    const stop = () => {
      body = undefined;
      release();
      forget(part);
      decoder.destroy();
    };
    const finish = (decoded: Uint8Array) => {
      stop();
      // From here on, it is a request with the decoded body.
      delete request.headers["content-encoding"];
      request.headers["content-length"] = String(decoded.length);
      deliver(request, { bytes: decoded, ...kept }, receiver);
    };
    const part: Part = { client: findClient(request), bytes: 0, refuse: inOrder(stop, receiver.refuse) };
    decoder.on("data", (chunk: Uint8Array) => {
      if (!body) return;
      body.add(chunk);
      if (body.size() > limit) finish(body.whole());
      else count(part, body.bytes());
    });
    decoder.on("end", () => body && finish(body.whole()));
    decoder.on("error", (error) => {
      if (!body) return;
      stop();
      deliver(request, { bytes: undefined, ...kept, problem: undecodable(coding, error) }, receiver);
    });
    decoder.end(encoded);
  }

  /** Passes on a body, all of which counts until it is released. */
  function deliver(request: IncomingMessage, body: Omit<Body, "release">, { done, refuse }: Receiver): void {
    const release = hold(findClient(request), (body.bytes?.length ?? 0) + (body.encoded?.length ?? 0));
    if (release) done({ ...body, release });
    else refuse();
  }

  function pass(request: IncomingMessage, whole: Uint8Array, receiver: Receiver): void {
    const coding = request.headers["content-encoding"];
    if (!isPlain(coding) && whole.length <= limitOf(request)) decode(request, whole, coding, receiver);
    else deliver(request, { bytes: whole }, receiver);
  }

  return {
    read(request, done, refuse) {
      const { headers } = request;
      if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) {
        done({ bytes: undefined, release: nothing });
        return;
      }
      const client = findClient(request);
      const limit = limitOf(request);
      // The body of a request that has waited has arrived.
      if (request.complete && request.readableLength > 0) {
        pass(request, request.read() as Uint8Array, { done, refuse });
        return;
      }
      // An idle connection holds its last request in memory, so the bytes are dropped at the end.
      let body: GrowingBytes | undefined = createGrowingBytes(Number(headers["content-length"]));
      const end = () => {
        body = undefined;
        forget(part);
      };
      const finish = (read: GrowingBytes) => {
        end();
        pass(request, read.whole(), { done, refuse });
      };
      const part: Part = { client, bytes: 0, refuse: inOrder(end, refuse) };
      request.on("data", (chunk: Uint8Array) => {
        if (!body) return;
        body.add(chunk);
        if (body.size() > limit) finish(body);
        else if (!body.isComplete()) count(part, body.bytes());
      });
      request.on("end", () => body && finish(body));
      request.on("close", end);
      // Without a listener, a broken connection would end the process.
      request.on("error", () => {});
    },
  };
}

export function bodiesFull(megabytes: number): Problem {
  const detail = `The bodies of requests in progress exceed ${megabytes} MB in total (--max-bodies-mb). Send the request again.`;
  return toProblem(503, "UNAVAILABLE", detail);
}

function unknownCoding(coding: string): Problem {
  const detail = `The Content-Encoding ${coding} is not supported. Send the body as it is, or encode it with one of ${ACCEPTED_CODINGS}.`;
  return toProblem(415, "UNSUPPORTED_MEDIA_TYPE", detail);
}

function undecodable(coding: string, { message }: Error): Problem {
  return toProblem(
    400,
    "MALFORMED_REQUEST",
    `The body can't be decoded as ${coding}, its Content-Encoding: ${message}.`,
  );
}

function nothing(): void {}

function inOrder(first: () => void, second: () => void): () => void {
  return () => {
    first();
    second();
  };
}

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
