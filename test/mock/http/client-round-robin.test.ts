import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClientRoundRobin } from "../../../src/mock/http/client-round-robin.ts";

/** Only requests take time, because the machine may be busy. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const nextIteration = () => new Promise(setImmediate);

function setUp() {
  const admit = createClientRoundRobin();
  const log: string[] = [];
  const open = () => new EventEmitter();
  /** Sends a request of any user of a key, whose response takes a number of milliseconds, also after a promise. */
  function send(client: string, milliseconds: number, socket = open()): void {
    const handle = async () => {
      log.push(client);
      await Promise.resolve();
      await Promise.resolve();
      vi.advanceTimersByTime(milliseconds);
    };
    const request = { headers: { authorization: `Bearer ${client}~user.${log.length}` }, socket };
    admit(request as unknown as IncomingMessage, handle, () => log.push(`${client} left`));
  }
  return { send, log, open };
}

test("requests that arrive together share an iteration of the event loop, and clients are served round-robin", async () => {
  const { send, log } = setUp();
  for (let count = 0; count < 3; count += 1) send("many", 20);
  send("one", 20);
  expect(log).toEqual([]);
  await nextIteration();
  expect(log).toEqual(["many"]);
  await nextIteration();
  expect(log).toEqual(["many", "one"]);
  send("later", 20);
  await nextIteration();
  await nextIteration();
  await nextIteration();
  expect(log).toEqual(["many", "one", "many", "later", "many"]);
});

test("short requests wait at most once in 10 ms", async () => {
  const { send, log } = setUp();
  send("a", 1);
  await nextIteration();
  send("a", 1);
  expect(log).toHaveLength(2);
  for (let count = 0; count < 30; count += 1) send("b", 0);
  expect(log).toHaveLength(32);
  await Promise.resolve();
  vi.advanceTimersByTime(10);
  for (let count = 0; count < 30; count += 1) send("b", 0.5);
  expect(log).toHaveLength(32);
  await nextIteration();
  expect(log).toHaveLength(52);
  await nextIteration();
  expect(log).toHaveLength(62);
});

test("a request whose connection closes is dropped, and another one listens no more", async () => {
  const { send, log, open } = setUp();
  const sockets = [open(), open()];
  for (const socket of sockets) send("a", 1, socket);
  sockets[0]!.emit("close");
  expect(log).toEqual(["a left"]);
  await nextIteration();
  expect(log).toEqual(["a left", "a"]);
  expect(sockets.map((socket) => socket.listenerCount("close"))).toEqual([0, 0]);
});
