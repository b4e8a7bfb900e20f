/**
 * Run by leaks.test.ts with `--expose-gc`. Makes calls and streams that share one signal, and prints how many listeners are
 * left on that signal, and how many of the signals that were created for single calls are still in memory.
 */
import { Platform } from "../../../src/client/index.ts";

const COUNT = 1000;
const { signal } = new AbortController();

let listeners = 0;
const { addEventListener, removeEventListener } = signal;
Object.assign(signal, {
  addEventListener(...args: Parameters<typeof addEventListener>) {
    listeners++;
    addEventListener.apply(signal, args);
  },
  removeEventListener(...args: Parameters<typeof removeEventListener>) {
    listeners--;
    removeEventListener.apply(signal, args);
  },
});

const created: WeakRef<AbortSignal>[] = [];
const { any } = AbortSignal;
AbortSignal.any = (signals) => {
  const one = any.call(AbortSignal, signals);
  created.push(new WeakRef(one));
  return one;
};

const EVENTS = `event: message.output.delta\ndata: 1\n\nevent: conversation.response.done\ndata: 2\n\n`;
const failure = { type: "about:blank", title: "Busy", status: 503, detail: "Later.", code: "BUSY" };
let attempts = 0;
const client = new Platform({
  baseUrl: "http://api.test",
  apiKey: "k",
  async fetch(request) {
    if (request.method === "POST") return new Response(EVENTS, { headers: { "Content-Type": "text/event-stream" } });
    // Every other attempt fails, so that each call is retried once.
    if (attempts++ % 2) return Response.json({ id: "ag_1" });
    return Response.json(failure, { status: 503, headers: { "Retry-After": "0" } });
  },
});

// A function of its own, so that none of its variables keeps the last signal in memory.
async function makeCalls(): Promise<void> {
  for (let i = 0; i < COUNT; i++) {
    await client.agents.get("ag_1", { signal });
    const events = client.conversations.startStream({ inputs: "x", model: "m" }, { signal });
    // Half of the streams are cancelled before their end.
    for await (const { event } of events) if (i % 2 || event !== "message.output.delta") break;
  }
}
await makeCalls();

const alive = () => created.filter((reference) => reference.deref()).length;
// Collecting one signal lets the next turn of the event loop collect others. deref() keeps a signal until that turn.
for (let turn = 0; turn < 10; turn++) {
  globalThis.gc!();
  await new Promise((resolve) => setImmediate(resolve));
}
console.log(JSON.stringify({ calls: attempts, created: created.length, listeners, alive: alive() }));
