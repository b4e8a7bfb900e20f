import { expect, test } from "vitest";
import { exchangeRaw, splitMessages, startRawUpstream } from "./raw.ts";
import { startTestProxy, startUpstream } from "./servers.ts";

const REQUEST = "HTTP/1.1\r\nHost: localhost\r\n";

test("the requests of a connection are forwarded one after the other", async () => {
  const events: string[] = [];
  const upstream = await startUpstream(async ({ url }, response) => {
    events.push(`request ${url}`);
    // A request on another connection passes in the meantime, and so would the next one of this connection.
    if (url === "/1") await proxy.send("/other");
    events.push(`response ${url}`);
    response.end();
  });
  const proxy = await startTestProxy(upstream);
  await exchangeRaw(proxy.url, `GET /1 ${REQUEST}\r\nGET /2 ${REQUEST}Connection: close\r\n\r\n`);
  expect(events.filter((event) => !event.endsWith("/other"))).toEqual([
    "request /1",
    "response /1",
    "request /2",
    "response /2",
  ]);
});

test("a request that follows a refused one is not forwarded", async () => {
  const upstream = await startRawUpstream("HTTP/1.1 204 No Content\r\n\r\n");
  const { url, journal } = await startTestProxy(upstream.url);
  const refused = "GET /1 HTTP/1.1\r\nHost: evil.example\r\n\r\n";
  const { messages } = splitMessages(await exchangeRaw(url, `${refused}GET /2 ${REQUEST}\r\n`));
  expect(messages.map(({ line }) => line)).toEqual(["HTTP/1.1 421 Misdirected Request"]);
  expect(await journal()).toEqual([]);
  expect(upstream.connections).toEqual([]);
});

test("a malformed request during the response to another one closes the connection", async () => {
  const head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\n";
  const upstream = await startRawUpstream(`${head}abc`);
  const { url } = await startTestProxy(upstream.url);
  const received = await exchangeRaw(url, `GET /1 ${REQUEST}\r\n`, "abc", "no HTTP\r\n\r\n");
  expect(received).toMatch(/\r\n\r\nabc$/);
});
