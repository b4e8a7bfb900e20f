import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../../../src/mock/server/listen.ts";

const BYTES = 20_000_000;

async function setUp(maxUnsentMb: number) {
  const lines: string[] = [];
  const request = async () => ({ status: 200, headers: {}, body: "x".repeat(BYTES) });
  const { url, close } = await listen({ request }, { port: 0, maxUnsentMb, log: (line) => lines.push(line) });
  onTestFinished(close);

  /** Sends a request, and reads nothing until its text is read. */
  async function get(path: string) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    await once(socket, "readable");
    return socket;
  }

  return { url, lines, get };
}

test("beyond the limit, the connection that has waited longest is closed", async () => {
  const { lines, get } = await setUp(50);
  const sockets = [await get("/1"), await get("/2"), await get("/3")];
  await vi.waitUntil(() => lines.length > 0);
  expect(lines).toEqual(["Closed GET /1: 50 MB of responses wait for their clients (--max-unsent-mb)."]);
  let received = 0;
  for await (const data of sockets[2]!) received += data.length;
  expect(received).toBeGreaterThan(BYTES);
});

test("responses count no more when they are read, and when their connection is closed", async () => {
  const { url, lines, get } = await setUp(50);
  for (let round = 0; round < 4; round += 1) {
    expect((await (await fetch(`${url}/read`)).text()).length).toBe(BYTES);
    (await get("/closed")).destroy();
    await (await fetch(`${url}/next`)).text();
  }
  expect(lines).toEqual([]);
});
