/**
 * Run by leaks.slow.test.ts with `--expose-gc`. Prints how many bodies that nobody reads are still in memory although the signal of
 * their calls is.
 */
import { Platform } from "../../../src/client/index.ts";

const COUNT = 100;
const { signal } = new AbortController();

const bodies: WeakRef<ReadableStream>[] = [];
const client = new Platform({
  baseUrl: "http://api.test",
  async fetch() {
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1)) });
    bodies.push(new WeakRef(body));
    return new Response(body);
  },
});

// A function of its own, so that none of its variables keeps the last body in memory.
async function abandonBodies(): Promise<void> {
  const api = client.api as unknown as { GET(path: string, options: object): Promise<unknown> };
  for (let i = 0; i < COUNT; i++) {
    await client.agents.get("ag_1", { signal }).asResponse();
    await api.GET("/v1/agents", { signal, parseAs: "stream" });
  }
}
await abandonBodies();

for (let turn = 0; turn < 10; turn++) {
  globalThis.gc!();
  await new Promise((resolve) => setImmediate(resolve));
}
const alive = bodies.filter((reference) => reference.deref()).length;
console.log(JSON.stringify({ bodies: bodies.length, alive, aborted: signal.aborted }));
