/**
 * Run by leaks.slow.test.ts with `--expose-gc`. Prints whether a signal that is aborted after garbage collections ends a body that is
 * being read, and closes its connection: the fetch of Node.js 20 then ignores its signal.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Platform } from "../../../src/client/index.ts";

let closed: Promise<unknown> | undefined;
const server = createServer((_, response) => {
  closed = once(response, "close");
  response.writeHead(200).write("{");
}).listen(0, "127.0.0.1");
await once(server, "listening");
const client = new Platform({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

// Functions, so that none of their variables keeps anything in memory.
const ways = {
  asResponse: async (signal: AbortSignal) => (await client.agents.get("ag_1", { signal }).asResponse()).body,
  api: async (signal: AbortSignal) => {
    const options = { signal, parseAs: "stream" };
    const api = client.api as unknown as { GET(path: string, options: object): Promise<{ data: ReadableStream }> };
    return (await api.GET("/v1/agents", options)).data;
  },
};
const ended: string[] = [];
for (const [name, open] of Object.entries(ways)) {
  const controller = new AbortController();
  const reader = (await open(controller.signal))?.getReader();
  for (let turn = 0; turn < 5; turn++) {
    globalThis.gc!();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await reader?.read();
  const failed = reader?.read().catch(() => ended.push(name));
  controller.abort();
  await Promise.all([failed, closed]);
}
console.log(JSON.stringify(ended));
server.close();
