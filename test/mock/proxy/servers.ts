import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { type AddressInfo, createConnection } from "node:net";
import { onTestFinished } from "vitest";
import type { components } from "../../../generated/control/types.ts";
import { listen } from "../../../src/mock/http/listen.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { type ProxyOptions, startProxy } from "../../../src/mock/proxy/proxy.ts";

/** Starts a mock, which is closed with the test. Returns its URL. */
export async function startUpstreamMock(): Promise<string> {
  const server = await listen(createServerMock(), { port: 0 });
  onTestFinished(() => server.close());
  return server.url;
}

/** Starts a server, which is closed with the test. Returns its URL. */
export async function startUpstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a proxy, which is closed with the test. */
export async function startTestProxy(upstream: string, options: Partial<ProxyOptions> = {}) {
  const proxy = await startProxy({ upstream, port: 0, ...options });
  onTestFinished(() => proxy.close());
  return {
    url: proxy.url,
    send: (path: string, { headers, ...init }: RequestInit = {}) =>
      fetch(proxy.url + path, {
        ...init,
        headers: {
          authorization: "Bearer test-key",
          ...(init.body ? { "content-type": "application/json" } : {}),
          ...headers,
        },
      }),
    async journal(): Promise<components["schemas"]["JournalEntry"][]> {
      const response = await fetch(`${proxy.url}/_mock/journal`);
      return ((await response.json()) as components["schemas"]["Journal"]).requests;
    },
  };
}

/** The whole body of a request. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await request.toArray());
}

/** The headers that every response must have. */
export const JSON_HEADERS = { "content-type": "application/json", "x-request-id": "req_upstream" };

/** The raw response to GET. */
export function rawGet(url: string, host = new URL(url).host): Promise<string> {
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), hostname);
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
    socket.write(
      `GET ${pathname} HTTP/1.0\r\nHost: ${host}\r\nAuthorization: Bearer test-key\r\nConnection: close\r\n\r\n`,
    );
  });
}
