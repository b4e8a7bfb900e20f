import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildMockProgram, type MockProcess, type MockProgram, NODES } from "./mock-process.ts";
import { startRedis } from "./redis-server.ts";
import { expectKept, startWriter, type Writer } from "./writers.ts";

/** Each round begins with nothing. */
const ROUNDS = process.env.STORES_QUICK ? [1, 2] : [1, 2, 3, 4, 5, 6, 7, 8];
const KILLS = 13;
const WRITERS = 12;
const KEYS = 4;

let program: MockProgram;
beforeAll(async () => {
  program = await buildMockProgram();
});
afterAll(() => program.close());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "platform-kills-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Several of them write to the same sandboxes, wherever their requests go. */
function startWriters(mocks: readonly MockProcess[]): Writer[] {
  return Array.from({ length: WRITERS }, (_, index) =>
    startWriter(mocks[index % mocks.length]!, `key-${index % KEYS}`, `writer-${index}`),
  );
}

/** Stops them once each has written something. Returns how much of it was confirmed. */
async function stopWriters(writers: readonly Writer[]): Promise<number> {
  // On a busy machine, some may not have come to it between two kills.
  const idle = () => writers.filter((writer) => writer.confirmed() === 0);
  await expect.poll(() => idle().map((writer) => writer.last())).toEqual([]);
  for (const writer of writers) await writer.stop();
  return writers.reduce((sum, writer) => sum + writer.confirmed(), 0);
}

/** From when a process has started until it is killed. */
const someTime = () => delay(20 + 180 * Math.random());

/** Statuses and texts of responses other than success. */
const listFailures = (writers: readonly Writer[]) =>
  writers.flatMap(({ failures }) => failures.map(({ response: { status, text } }) => `${status} ${text}`));

async function killAndStart(mock: MockProcess): Promise<void> {
  expect(mock.hasCrashed()).toBe(false);
  expect(await mock.stop("SIGKILL")).toBe("");
  await mock.start();
}

const RUNS = NODES.flatMap(([name, node]) => ROUNDS.map((round) => [name, round, node] as const));

test.each(RUNS)(
  `a folder loses nothing when its mock is killed ${KILLS} times, %s, round %i`,
  async (name, round, node) => {
    const options = { folder: join(folder, "sandboxes"), node };
    const mock = await program.startMock(options);
    await expect(program.startMock(options)).rejects.toThrow("is in use. Stop the mock that uses it, ");
    const writers = startWriters([mock]);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await someTime();
      await killAndStart(mock);
    }
    const confirmed = await stopWriters(writers);
    expect(listFailures(writers)).toEqual([]);
    await expectKept(mock, writers);
    await mock.stop();
    console.log(`SQLite, ${name}, round ${round}: ${KILLS} kills, ${confirmed} confirmed writes, all there.`);
  },
);

test.each(NODES)(
  "of mocks that start at the same time with a new folder, exactly one does, %s",
  async (_name, node) => {
    for (let round = 0; round < ROUNDS.length; round += 1) {
      const options = { folder: join(folder, `sandboxes-${round}`), node };
      const starts = await Promise.allSettled(Array.from({ length: 4 }, () => program.startMock(options)));
      const started = starts.filter((start) => start.status === "fulfilled");
      expect(started).toHaveLength(1);
      for (const start of starts)
        if (start.status === "rejected") expect(String(start.reason)).toContain("is in use. ");
      await started[0]?.value.stop("SIGKILL");
    }
  },
);

test.each(ROUNDS)(`Redis loses nothing when three mocks are killed ${KILLS} times, round %i`, async (round) => {
  const redis = await startRedis();
  const options = { urls: [redis.url] };
  const mocks = await Promise.all([1, 2, 3].map(() => program.startMock(options)));
  try {
    const writers = startWriters(mocks);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await someTime();
      await killAndStart(mocks[kill % mocks.length]!);
    }
    const confirmed = await stopWriters(writers);
    expect(listFailures(writers)).toEqual([]);
    await expectKept(mocks[round % mocks.length]!, writers);
    console.log(`Redis, round ${round}: ${KILLS} kills, ${confirmed} confirmed writes, all there.`);
  } finally {
    for (const mock of mocks) await mock.stop("SIGKILL");
    await redis.close();
  }
});
