/** Separate from listen.ts, because the declarations of the package must not need the types of Node.js. */
import type { IncomingMessage } from "node:http";
// Fake timers of tests replace the global function.
import { setImmediate } from "node:timers";
import { findKey } from "../stages/authenticate.ts";

/**
 * Calls `handle` when a request is served, or `drop` if its connection closes before that: a client that opens
 * connections again and again must not have more requests that wait than connections.
 */
type ClientRoundRobin = (request: IncomingMessage, handle: () => void, drop: () => void) => void;

/** Milliseconds that requests have in an iteration of the event loop. */
const MAX_TIME = 10;

/**
 * Creates the function that says when the requests of all connections are handled. If they arrive together, Node.js would handle
 * all of them before any later one. Here, those for which there is no time wait for the next iteration of the event loop, and
 * clients are served round-robin.
 */
export function createClientRoundRobin(): ClientRoundRobin {
  /** The waiting requests of each client that has some, in the order in which clients are served. */
  const waiting = new Map<string, Set<() => void>>();
  /**
   * The last iteration of the event loop that is known. There may have been others since, but to find out costs more than to let
   * one request wait every 10 ms.
   */
  let started = -Infinity;
  let isDue = false;
  const hasTime = () => performance.now() - started < MAX_TIME;

  function awaitIteration(): void {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      started = performance.now();
      handleNext();
      if (waiting.size > 0) awaitIteration();
    });
  }

  function handleNext(): void {
    const [first] = waiting;
    if (!first) return;
    const [client, requests] = first;
    const [handle] = requests;
    waiting.delete(client);
    requests.delete(handle!); // A client in the map has one.
    if (requests.size > 0) waiting.set(client, requests);
    handle!();
    // A tick from a microtask comes after all microtasks, which may serialize and send the response.
    queueMicrotask(() => process.nextTick(() => hasTime() && handleNext()));
  }

  return (request, handle, drop) => {
    const isInTime = hasTime();
    if (isInTime && waiting.size === 0) return handle();
    const client = findClient(request);
    if (isInTime && !waiting.has(client)) return handle();
    const requests = waiting.get(client) ?? new Set();
    const next = () => {
      request.socket.off("close", leave);
      handle();
    };
    const leave = () => {
      requests.delete(next);
      if (requests.size === 0) waiting.delete(client);
      drop();
    };
    request.socket.once("close", leave);
    waiting.set(client, requests.add(next));
    awaitIteration();
  };
}

/** Returns the client of a request: the key of its sandbox or, if it has none, its address. */
export function findClient({ headers: { authorization }, socket }: IncomingMessage): string {
  // No key contains a space.
  return findKey({ headers: { authorization } }, true) ?? `address ${socket.remoteAddress}`;
}
