/**
 * Run by leaks.slow.test.ts with `--expose-gc`. Makes calls and streams that share one signal, and prints for each kind how many
 * listeners are left on that signal, how many requests are still in memory, and the warnings of Node.js.
 */
import { getEventListeners } from "node:events";
import { defineFunction, runFunctions } from "../../../src/client/functions.ts";
import { Platform } from "../../../src/client/index.ts";

const COUNT = 2000;
const { signal } = new AbortController();

const EVENTS = `event: message.output.delta\ndata: 1\n\nevent: conversation.response.done\ndata: 2\n\n`;
const failure = { type: "about:blank", title: "Busy", status: 503, detail: "Later.", code: "BUSY" };
/** The most listeners at a time. */
let most = 0;
let requests: WeakRef<Request>[] = [];
const client = new Platform({
  baseUrl: "http://api.test",
  apiKey: "k",
  maxRetries: 100,
  async fetch(request) {
    most = Math.max(most, getEventListeners(signal, "abort").length);
    requests.push(new WeakRef(request));
    if (request.headers.get("accept")?.includes("event-stream"))
      return new Response(EVENTS, { headers: { "Content-Type": "text/event-stream" } });
    // Every other attempt fails, and is retried.
    if (requests.length % 2 || request.method === "POST") return Response.json({ id: "ag_1", outputs: [] });
    return Response.json(failure, { status: 503, headers: { "Retry-After": "0" } });
  },
});
const start = () => client.conversations.startStream({ inputs: "x", model: "m" }, { signal, idleTimeoutMs: 0 });
const tide = defineFunction({ name: "tide", parameters: {}, run: () => "" });

const kinds: Record<string, () => Promise<unknown>> = {
  call: () => client.agents.get("ag_1", { signal }),
  "unread response": () => client.agents.get("ag_1", { signal }).asResponse(),
  "run of functions": () => runFunctions(client, { inputs: "x", model: "m" }, [tide], { signal }),
  "stream that is read": async () => {
    for await (const _ of start());
  },
  "stream that is left": async () => {
    for await (const _ of start()) break;
  },
  "stream that is forgotten": () => start()[Symbol.asyncIterator]().next(),
  "stream of which only the response is used": () => start().withResponse(),
};

// A function of its own, so that none of its variables keeps the last call in memory.
async function repeat(send: () => Promise<unknown>): Promise<void> {
  for (let batch = 0; batch < COUNT; batch += 50) {
    await Promise.all(Array.from({ length: 50 }, send));
  }
}

const warnings: string[] = [];
process.on("warning", ({ name }) => warnings.push(name));
const left: Record<string, number[]> = {};
for (const [kind, send] of Object.entries(kinds)) {
  requests = [];
  await repeat(send);
  // Collecting one object lets the next iteration of the event loop collect others.
  for (let turn = 0; turn < 10; turn++) {
    globalThis.gc!();
    await new Promise((resolve) => setImmediate(resolve));
  }
  left[kind] = [getEventListeners(signal, "abort").length, requests.filter((reference) => reference.deref()).length];
}
console.log(JSON.stringify({ left, most, warnings }));
