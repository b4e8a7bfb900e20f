import { setTimeout } from "node:timers/promises";
import type { HostileCase } from "../case.ts";

/** Seconds within which headers and a body must arrive, with time for the server to notice. */
const [HEADERS, BODY] = [10 + 8, 30 + 10];

/** Those that wait too long keep sockets and memory. This is the only case in which time passes. */
export const slowClients: HostileCase = {
  name: "opens 500 connections that send neither complete headers nor complete bodies",
  megabytes: 250,
  async attack({ open, toBytes, isQuick }) {
    const request = toBytes("POST", "/v1/agents", { model: "aurora-large", name: "x" });
    const head = request.subarray(0, 40);
    const started = performance.now();
    const sockets = (bytes: Uint8Array) => Promise.all(Array.from({ length: isQuick ? 50 : 250 }, () => open(bytes)));
    const [heads, bodies] = [await sockets(head), isQuick ? [] : await sockets(request.subarray(0, -1))];
    for (const [name, list, seconds] of [
      ["headers", heads, HEADERS],
      ["bodies", bodies, BODY],
    ] as const) {
      // A socket that nobody reads does not close.
      for (const socket of list) socket.resume();
      while (list.some(({ closed }) => !closed) && performance.now() - started < seconds * 1000) await setTimeout(100);
      const count = list.filter(({ closed }) => !closed).length;
      if (count > 0) throw new Error(`${count} connections with incomplete ${name} are open after ${seconds} s`);
    }
  },
};
