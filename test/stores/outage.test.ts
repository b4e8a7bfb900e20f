import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sender } from "../mock/stages/store-client.ts";
import { buildMockProgram, type MockProgram } from "./mock-process.ts";
import { startRedis } from "./redis-server.ts";
import { at, expectKept, startWriter } from "./writers.ts";

const KILLS = process.env.STORES_QUICK ? 3 : 10;
/** Milliseconds in which a mock must refuse a request that it can't handle. It takes a few, but the machine may be busy. */
const AT_ONCE = 1000;

let program: MockProgram;
beforeAll(async () => {
  program = await buildMockProgram();
});
afterAll(() => program.close());

test(`Redis that writes to its disk at once loses nothing when it is killed ${KILLS} times`, async () => {
  const redis = await startRedis({ appendonly: "yes", appendfsync: "always" });
  const mocks = await Promise.all([1, 2].map(() => program.startMock({ urls: [redis.url] })));
  try {
    const writers = Array.from({ length: 12 }, (_, index) =>
      startWriter(mocks[index % 2]!, `key-${index % 4}`, `writer-${index}`),
    );
    /** Each mock recovers by itself, and then every writer continues. */
    const allGetOn = async () => {
      const confirmed = writers.map((writer) => writer.confirmed());
      await expect.poll(() => writers.every((writer, index) => writer.confirmed() > confirmed[index]!)).toBe(true);
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await allGetOn();
      await delay(100 * Math.random());
      const failures = writers.map((writer) => writer.failures.length);
      await redis.stop("SIGKILL");
      await expect.poll(() => writers.every((writer, index) => writer.failures.length > failures[index]!)).toBe(true);
      await redis.start();
    }
    await allGetOn();
    for (const writer of writers) await writer.stop();

    const failures = writers.flatMap((writer) => writer.failures);
    for (const { response } of failures) {
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
      expect(response.json).toMatchObject({ code: "UNAVAILABLE", title: "Service Unavailable" });
    }
    const slowest = Math.max(...failures.map(({ took }) => took));
    expect(slowest).toBeLessThan(AT_ONCE);
    for (const mock of mocks) expect(mock.hasCrashed()).toBe(false);
    await expectKept(mocks[0]!, writers);
    const confirmed = writers.reduce((sum, writer) => sum + writer.confirmed(), 0);
    console.log(
      `Redis: ${KILLS} kills, ${confirmed} confirmed writes, all there; ${failures.length} times 503, within ${slowest.toFixed(0)} ms.`,
    );
  } finally {
    for (const mock of mocks) await mock.stop("SIGKILL");
    await redis.close();
  }
});

test("everything but what needs Redis works while it is away", async () => {
  const redis = await startRedis();
  const mock = await program.startMock({ urls: [redis.url] });
  try {
    const send = sender(at(mock));
    await send("POST", "/v1/agents", { name: "Guide", model: "aurora-large" });
    await redis.stop();
    const unavailable = { status: 503, json: { code: "UNAVAILABLE" } };
    expect(await send("GET", "/v1/models")).toMatchObject(unavailable);
    expect(await send("GET", "/v1/models", undefined, "new")).toMatchObject(unavailable);
    expect(await send("GET", "/_mock/clock")).toMatchObject(unavailable);
    expect(await send("POST", "/_mock/reset")).toMatchObject(unavailable);
    expect(await send("GET", "/_mock/files/00000000000000aa/ships", undefined, "")).toMatchObject(unavailable);
    expect(await send("GET", "/v1/models", undefined, "")).toMatchObject({ status: 401 });
    expect(await send("GET", "/v1/birds")).toMatchObject({ status: 404 });
    expect(await send("GET", "/_mock/openapi.json")).toMatchObject({ status: 200 });
    expect(await mock.stop()).toMatch(/^Lost the connection to Redis at [^\n]+\n$/);
  } finally {
    await mock.stop("SIGKILL");
    await redis.close();
  }
});
