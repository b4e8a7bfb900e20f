import { setTimeout as delay } from "node:timers/promises";
import { createClient, RESP_TYPES } from "@redis/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Change } from "../../src/mock/state/sandbox.ts";
import { openRedisStore } from "../../src/mock/stores/redis.ts";
import { type CommitResult, type SandboxStore, StoreError } from "../../src/mock/stores/store.ts";
import {
  A,
  B,
  definitions,
  describeStore,
  keep,
  listIds,
  load,
  noShip,
  parsed,
  START,
  ship,
} from "../mock/stores/store-cases.ts";
import { type RedisServer, startCluster, startRedis } from "./redis-server.ts";

const DAY = 86_400_000;
const KEYS = ["commits", "log", "rows", "state"].map((part) => `platform-api-mock:1:{${A}}:${part}`);

interface Opened {
  readonly store: SandboxStore;
  readonly log: string[];
}

async function open(urls: string | readonly string[], expire = 30 * DAY): Promise<Opened> {
  const log: string[] = [];
  const store = await openRedisStore([urls].flat(), definitions, { expire, log: (line) => log.push(line) });
  return { store, log };
}

/** Stores of as many processes, which have no sandboxes and are closed at the end. */
async function withStores(
  servers: readonly RedisServer[],
  use: (first: SandboxStore, second: SandboxStore) => Promise<void>,
): Promise<void> {
  await flush(servers);
  const urls = servers.map(({ url }) => url);
  const [first, second] = [(await open(urls)).store, (await open(urls)).store];
  try {
    await use(first, second);
  } finally {
    await first.close();
    await second.close();
  }
}

/** Sends a command to a server, on a connection of its own. */
async function send(server: Pick<RedisServer, "url">, ...args: string[]): Promise<unknown> {
  const client = await createClient({ url: server.url }).connect();
  try {
    return await client.sendCommand(args);
  } finally {
    client.destroy();
  }
}

async function flush(servers: readonly RedisServer[]): Promise<void> {
  for (const server of servers) await send(server, "FLUSHALL");
}

async function readState(result: CommitResult | Promise<CommitResult>) {
  const it = await result;
  if (it.isKept) throw new Error(`The store has kept it as version ${it.version}.`);
  return it.state && { ...it.state, changes: parsed(it.state.changes) };
}

async function catchFailure(action: unknown): Promise<StoreError> {
  const error = await Promise.resolve(action).then(
    () => undefined,
    (reason) => reason,
  );
  if (!(error instanceof StoreError)) throw new Error(`Not a StoreError: ${error}`);
  return error;
}

describe.each([
  ["Redis", async () => [await startRedis()]],
  ["a Redis cluster", startCluster],
])("%s", (name, start) => {
  let servers: readonly RedisServer[];
  beforeAll(async () => {
    servers = await start();
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  describeStore(`a store in ${name}`, async () => {
    await flush(servers);
    return open(servers.map(({ url }) => url)).then(({ store }) => ({ store, close: () => store.close() }));
  });

  test("spreads sandboxes, and finds all of them", () =>
    withStores(servers, async (store, other) => {
      const ids = Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(16, "0"));
      await Promise.all(ids.map((id) => keep(store, id, { changes: [ship("Cora", 1, 2)] })));
      expect(await listIds(other)).toEqual(ids);
      for (const server of servers) expect(await send(server, "DBSIZE")).toBeGreaterThan(0);
    }));

  test("returns to a process what others have changed, and nothing else", () =>
    withStores(servers, async (store, other) => {
      const first = await keep(store, A, { changes: [ship("Cora", 1, 2), ship("Dora", 1, 3), ship("Edda", 1, 4)] });
      const second = await keep(other, A, { version: first, changes: [ship("Dora", 2, 3), noShip("Alma")] });
      const position = { ...START, count: 8 };
      const third = await keep(other, A, { version: second, position, changes: [noShip("Cora"), ship("Finn", 1, 5)] });
      expect(await readState(store.commit(A, { version: first, position: START, changes: [] }))).toEqual({
        version: third,
        origin: first,
        position,
        changes: [noShip("Alma"), noShip("Cora"), ship("Dora", 2, 3), ship("Finn", 1, 5)],
        isWhole: false,
      });
      expect(await readState(store.commit(A, { version: second, position: START, changes: [] }))).toMatchObject({
        changes: [noShip("Cora"), ship("Finn", 1, 5)],
      });
    }));

  test("calls back after another process has committed, replaced or forgotten", () =>
    withStores(servers, async (store, other) => {
      let version = await keep(store, A, {});
      const calls: number[] = [];
      const next = async (action: () => Promise<unknown>) => {
        calls.length = 0;
        await action();
        await expect.poll(() => calls.length, { interval: 1 }).toBe(1);
        return calls[0];
      };
      const unsubscribe = store.subscribe(A, (version) => void calls.push(version));
      // Commits before the subscription has begun may have been missed.
      expect(await next(async () => {})).toBe(Number.POSITIVE_INFINITY);

      for (let count = 1; count <= 20; count += 1) {
        const call = await next(async () => {
          version = await keep(other, A, { version, position: { ...START, count } });
        });
        expect(call).toBe(version);
      }
      const replaced = await next(() => Promise.resolve(other.replace(A, { position: START, changes: [] })));
      expect(replaced).toBe((await load(store, A)).version);
      expect(await next(() => Promise.resolve(other.forget(A)))).toBe(Number.POSITIVE_INFINITY);

      await keep(store, A, {});
      await keep(other, B, {});
      unsubscribe();
      await keep(other, A, { version: (await load(other, A)).version, position: { ...START, count: 99 } });
      await delay(100);
      expect(calls).toHaveLength(1);
    }));

  test("keeps and returns more changes than Lua can unpack", () =>
    withStores(servers, async (store, other) => {
      const many = (from: number, to: number) =>
        Array.from({ length: to - from }, (_, index) => ship(`Ship ${from + index}`, 1, from + index));
      const first = await keep(store, A, { changes: many(0, 20_001) });
      const deleted = many(0, 9001).map(({ key }) => noShip(key));
      const second = await keep(store, A, { version: first, changes: [...deleted, ...many(20_001, 30_000)] });
      const expected = many(9001, 30_000);
      expect((await load(other, A)).changes).toEqual(expected);
      const state = await readState(other.commit(A, { version: first, position: START, changes: [] }));
      expect(state).toMatchObject({ version: second, isWhole: true });
      expect(state?.changes).toEqual(expected);
    }));

  test("replaces 100,000 rows at once", () =>
    withStores(servers, async (store, other) => {
      const fleet = (crew: number) => Array.from({ length: 100_000 }, (_, place) => ship(`Ship ${place}`, crew, place));
      const first = await store.replace(A, { position: START, changes: fleet(1) });
      let isReplaced = false;
      const replacement = Promise.resolve(store.replace(A, { position: START, changes: fleet(2) }));
      replacement.then(() => {
        isReplaced = true;
      });
      let kept = 0;
      // No read returns rows of both, and concurrent commits are replaced too.
      for (let version = first; !isReplaced; kept += 1) {
        const result = await other.commit(A, { version, position: { ...START, count: kept }, changes: [] });
        if (!result.isKept) break;
        version = result.version;
      }
      expect(kept).toBeGreaterThan(10);
      expect(await load(other, A)).toEqual({
        version: await replacement,
        origin: await replacement,
        position: START,
        changes: fleet(2),
        isWhole: true,
      });
    }));

  test("goes on after the scripts were removed", () =>
    withStores(servers, async (store) => {
      const version = await keep(store, A, { changes: [ship("Cora", 1, 2)] });
      for (const server of servers) await send(server, "SCRIPT", "FLUSH");
      await keep(store, A, { version, changes: [ship("Cora", 2, 2)] });
      expect((await load(store, A)).changes).toEqual([ship("Cora", 2, 2)]);
    }));

  test("lets only one of two processes keep a commit", () =>
    withStores(servers, async (store, other) => {
      let version = await keep(store, A, {});
      for (let round = 1; round <= 50; round += 1) {
        const results = await Promise.all(
          [store, other].map((each, index) =>
            each.commit(A, { version, position: START, changes: [ship(`Ship ${index}`, round, 2 + index)] }),
          ),
        );
        expect(results.map(({ isKept }) => isKept).sort()).toEqual([false, true]);
        const [winner] = results.filter((result) => result.isKept);
        version = winner!.version;
        const [loser] = results.filter((result) => !result.isKept);
        expect(loser).toMatchObject({ state: { version, isWhole: false, changes: [{ table: "ships" }] } });
      }
    }));
});

test("a process whose commits are refused three times goes first", async () => {
  const server = await startRedis();
  try {
    await withStores([server], async (store, other) => {
      let version = await keep(store, A, {});
      let count = 0;
      const loseThreeTimes = async () => {
        for (let round = 0; round < 3; round += 1) {
          const old = version;
          count += 1;
          version = await keep(other, A, { version, position: { ...START, count } });
          await readState(store.commit(A, { version: old, position: START, changes: [] }));
        }
      };
      await loseThreeTimes();
      const waiting = other.commit(A, { version, position: { ...START, count: 98 }, changes: [ship("Cora", 1, 2)] });
      await delay(20);
      const kept = await keep(store, A, { version, changes: [ship("Dora", 1, 2)] });
      expect(await readState(waiting)).toMatchObject({ version: kept, changes: [ship("Dora", 1, 2)] });
      version = await keep(other, A, { version: kept, changes: [ship("Cora", 1, 3)] });

      // A process that ends without a commit delays the others only briefly.
      await loseThreeTimes();
      await keep(other, A, { version, changes: [ship("Edda", 1, 4)] });
    });
  } finally {
    await server.close();
  }
});

describe("one server", () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.close());

  test("returns the whole state to a process that has missed more commits than the log has", () =>
    withStores([server], async (store, other) => {
      const first = await keep(store, A, { changes: [ship("Cora", 0, 2), ship("Dora", 0, 3)] });
      let version = await keep(store, A, { version: first, changes: [ship("Dora", 1, 3)] });
      const versions = [first, version];
      for (let crew = 1; crew <= 1200; crew += 1) {
        version = await keep(store, A, { version, changes: [ship("Cora", crew, 2)] });
        versions.push(version);
      }
      const stateSince = (version: number) => readState(other.commit(A, { version, position: START, changes: [] }));
      expect(await stateSince(first)).toMatchObject({
        isWhole: true,
        changes: [ship("Cora", 1200, 2), ship("Dora", 1, 3)],
      });
      expect(await stateSince(versions.at(-900)!)).toMatchObject({ isWhole: false, changes: [ship("Cora", 1200, 2)] });
      expect(await send(server, "ZCARD", KEYS[1]!)).toBe(1);
      expect(await send(server, "LLEN", KEYS[0]!)).toBeLessThan(1101);
    }));

  test("returns the whole state to a process that has seen a commit that Redis has lost", () =>
    withStores([server], async (store, other) => {
      const first = await keep(store, A, { changes: [ship("Cora", 1, 2)] });
      const client = await createClient({ url: server.url }).connect();
      const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
      const dumps = await Promise.all(KEYS.map(async (key) => ({ key, dump: await binary.dump(key) })));
      const lost = await keep(store, A, { version: first, changes: [ship("Dora", 1, 3)] });
      for (const { key, dump } of dumps) await client.restore(key, 0, dump, { REPLACE: true });
      client.destroy();

      const version = await keep(other, A, { version: first, changes: [ship("Edda", 1, 3)] });
      expect(version).not.toBe(lost);
      expect(await readState(store.commit(A, { version: lost, position: START, changes: [] }))).toMatchObject({
        version,
        isWhole: true,
        changes: [ship("Cora", 1, 2), ship("Edda", 1, 3)],
      });
    }));

  test("lets everything of a sandbox expire that is not used, the state first", async () => {
    await flush([server]);
    const { store } = await open(server.url, DAY);
    const left = () => Promise.all(KEYS.map((key) => send(server, "PTTL", key))) as Promise<number[]>;
    const expectNew = async () => {
      const [commits, log, rows, state] = await left();
      expect(state).toBeLessThanOrEqual(DAY);
      expect(state).toBeGreaterThan(0.9 * DAY);
      for (const other of [commits, log, rows]) expect(other).toBeGreaterThan(state!);
    };
    const version = await keep(store, A, { changes: [ship("Cora", 1, 2)] });
    await expectNew();
    for (const key of KEYS) await send(server, "PEXPIRE", key, String(DAY / 2));
    // A request that has changed nothing.
    await keep(store, A, { version });
    await expectNew();
    const second = await keep(store, A, { version, changes: [noShip("Cora")] });
    await keep(store, A, { version: second, changes: [ship("Dora", 1, 3)] });
    await expectNew();
    await store.replace(A, { position: START, changes: [ship("Cora", 1, 2)] });
    await keep(store, A, { version: (await load(store, A)).version, changes: [ship("Dora", 1, 3)] });
    await expectNew();

    for (const key of KEYS) await send(server, "PEXPIRE", key, key.endsWith("state") ? "1" : "60000");
    await expect.poll(() => send(server, "EXISTS", KEYS[3]!)).toBe(0);
    expect(await store.load(A)).toBeUndefined();
    await keep(store, A, { changes: [ship("Edda", 1, 2)] });
    expect((await load(store, A)).changes).toEqual([ship("Edda", 1, 2)]);
    await store.close();
  });

  test("keeps sandboxes of a database apart, behind a user and a password", async () => {
    await flush([server]);
    await send(
      server,
      "ACL",
      "SETUSER",
      "mock",
      "on",
      ">p@ss:w/rd",
      "~platform-api-mock:*",
      "&platform-api-mock:*",
      "+@all",
    );
    const url = `redis://mock:${encodeURIComponent("p@ss:w/rd")}@127.0.0.1:${server.port}`;
    const third = await open(`${url}/3`);
    const zeroth = await open(url);
    await keep(third.store, A, {});
    expect(await listIds(zeroth.store)).toEqual([]);
    expect(await listIds(third.store)).toEqual([A]);
    let calls = 0;
    third.store.subscribe(A, () => {
      calls += 1;
    });
    await expect.poll(() => calls).toBe(1);
    expect([...third.log, ...zeroth.log]).toEqual([]);
    await third.store.close();
    await zeroth.store.close();
  });

  test("keeps nothing when Redis is out of memory, and goes on when it has memory", () =>
    withStores([server], async (store) => {
      const version = await keep(store, A, { changes: [ship("Cora", 1, 2), ship("Dora", 1, 3)] });
      const before = await load(store, A);
      await send(server, "CONFIG", "SET", "maxmemory", "1");
      try {
        const changes: Change[] = [noShip("Dora"), ship("Cora", 2, 2)];
        const error = await catchFailure(store.commit(A, { version, position: START, changes }));
        expect(error).toMatchObject({ isTemporary: false, message: expect.stringContaining("out of memory") });
        expect(await catchFailure(store.replace(A, { position: START, changes }))).toMatchObject({
          isTemporary: false,
        });
        expect(await catchFailure(store.commit(B, { version: 0, position: START, changes: [] }))).toBeInstanceOf(
          StoreError,
        );
        expect(await load(store, A)).toEqual(before);
        // Requests without changes are possible.
        expect(await keep(store, A, { version })).toBe(version);
      } finally {
        await send(server, "CONFIG", "SET", "maxmemory", "0");
      }
      await keep(store, A, { version, changes: [ship("Cora", 3, 2)] });
      expect((await load(store, A)).changes).toEqual([ship("Cora", 3, 2), ship("Dora", 1, 3)]);
    }));

  test("warns of a server that may evict sandboxes", async () => {
    await send(server, "CONFIG", "SET", "maxmemory-policy", "allkeys-lru");
    const { store, log } = await open(server.url);
    await send(server, "CONFIG", "SET", "maxmemory-policy", "noeviction");
    await store.close();
    expect(log).toEqual([
      `Redis at ${server.url} may evict sandboxes, because its maxmemory-policy is allkeys-lru. Set noeviction.`,
    ]);
  });

  test("a replica is a temporary failure", () =>
    withStores([server], async (store) => {
      const version = await keep(store, A, {});
      await send(server, "REPLICAOF", "127.0.0.1", "1");
      const error = await catchFailure(store.commit(A, { version, position: { ...START, count: 1 }, changes: [] }));
      expect(error).toMatchObject({ isTemporary: true, message: expect.stringContaining("READONLY") });
      await send(server, "REPLICAOF", "NO", "ONE");
      await expect.poll(() => Promise.resolve(store.load(A)).catch(() => undefined)).toMatchObject({ version });
    }));
});

describe("a lost connection", () => {
  test("rejects at once while the server is down, and recovers, with its subscriptions", async () => {
    const server = await startRedis({ appendonly: "yes", appendfsync: "always" });
    const { store, log } = await open(server.url);
    const other = await open(server.url);
    try {
      const version = await keep(store, A, { changes: [ship("Cora", 1, 2)] });
      const calls: number[] = [];
      store.subscribe(A, (version) => void calls.push(version));
      await expect.poll(() => calls).toEqual([Number.POSITIVE_INFINITY]);

      await server.stop();
      await expect.poll(() => log.length).toBe(1);
      const begin = performance.now();
      for (let index = 0; index < 20; index += 1) {
        for (const action of [
          store.load(A),
          store.commit(A, { version, position: START, changes: [] }),
          store.forget(A),
        ])
          expect(await catchFailure(action)).toMatchObject({ isTemporary: true });
        await delay(50);
      }
      expect(performance.now() - begin).toBeLessThan(5000);
      const subscribed: number[] = [];
      store.subscribe(B, (version) => void subscribed.push(version));

      await server.start();
      await expect.poll(() => Promise.resolve(store.load(A)).catch(() => undefined)).toMatchObject({ version });
      await expect.poll(() => [calls.length, subscribed.length]).toEqual([2, 1]);
      expect([calls[1], subscribed[0]]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
      await expect.poll(() => Promise.resolve(other.store.load(A)).catch(() => undefined)).toMatchObject({ version });
      const next = await keep(other.store, A, { version, changes: [ship("Cora", 2, 2)] });
      await expect.poll(() => calls[2]).toBe(next);
      expect(log).toEqual([
        `Lost the connection to Redis at ${server.url}: Socket closed unexpectedly. Trying again.`,
        `Redis at ${server.url} can be reached again.`,
      ]);
    } finally {
      await store.close();
      await other.store.close();
      await server.close();
    }
  });

  test("rejects after 5 seconds without a reply, then at once, and recovers", async () => {
    const server = await startRedis();
    const { store, log } = await open(server.url);
    try {
      const version = await keep(store, A, {});
      const calls: number[] = [];
      store.subscribe(A, (version) => void calls.push(version));
      await expect.poll(() => calls).toHaveLength(1);

      server.signal("SIGSTOP");
      const begin = performance.now();
      expect(await catchFailure(store.load(A))).toMatchObject({ isTemporary: true });
      const first = performance.now();
      expect(await catchFailure(store.load(A))).toMatchObject({ isTemporary: true });
      expect(first - begin).toBeGreaterThan(2000);
      expect(first - begin).toBeLessThan(6000);
      expect(performance.now() - first).toBeLessThan(100);
      // Until the subscription has noticed it too.
      await delay(3000);

      server.signal("SIGCONT");
      await expect.poll(() => Promise.resolve(store.load(A)).catch(() => undefined)).toMatchObject({ version });
      await expect.poll(() => calls).toHaveLength(2);
      expect(log).toHaveLength(2);
    } finally {
      await store.close();
      await server.close();
    }
  });

  test("follows a sandbox to another node of the cluster, with its subscriptions", async () => {
    const servers = await startCluster();
    try {
      await withStores(servers, async (store, other) => {
        const first = await keep(store, A, { changes: [ship("Cora", 1, 2)] });
        const calls: number[] = [];
        store.subscribe(A, (version) => void calls.push(version));
        await expect.poll(() => calls).toHaveLength(1);

        await moveSlot(servers, KEYS);
        const second = await keep(other, A, { version: first, changes: [ship("Cora", 2, 2)] });
        await expect.poll(() => calls).toHaveLength(2);
        const third = await keep(other, A, { version: second, changes: [ship("Cora", 3, 2)] });
        await expect.poll(() => calls.at(-1)).toBe(third);
        expect((await load(store, A)).changes).toEqual([ship("Cora", 3, 2)]);
        expect(await listIds(store)).toEqual([A]);
      });
    } finally {
      for (const server of servers) await server.close();
    }
  });

  test("of one node leaves the sandboxes of the others usable", async () => {
    const servers = await startCluster();
    const { store, log } = await open(servers.map(({ url }) => url));
    try {
      for (const server of servers) await send(server, "CONFIG", "SET", "cluster-require-full-coverage", "no");
      const ids = Array.from({ length: 30 }, (_, index) => index.toString(16).padStart(16, "0"));
      await Promise.all(ids.map((id) => keep(store, id, {})));
      await servers[0]!.stop();
      await expect.poll(() => log).toHaveLength(1);
      const results = await Promise.all(ids.map((id) => Promise.resolve(store.load(id)).catch((error) => error)));
      const failures = results.filter((result) => result instanceof Error);
      expect(failures.length).toBeGreaterThan(0);
      expect(failures.length).toBeLessThan(ids.length);
      for (const failure of failures) expect(failure).toMatchObject({ name: "StoreError", isTemporary: true });

      await servers[0]!.start();
      // Nothing of it was saved.
      await expect
        .poll(() => Promise.allSettled(ids.map(async (id) => store.load(id))))
        .not.toContainEqual(expect.objectContaining({ status: "rejected" }));
      expect(log).toHaveLength(2);
    } finally {
      await store.close();
      for (const server of servers) await server.close();
    }
  });
});

describe("an address that can't be used", () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis({ requirepass: "tide" });
  });
  afterAll(() => server.close());

  async function catchRefusal(...urls: string[]): Promise<string> {
    const opened = await open(urls).catch((error: Error) => error);
    if (opened instanceof Error) return opened.message;
    await opened.store.close();
    throw new Error(`It can be used: ${urls}`);
  }

  test("is refused with one line that says what to do", async () => {
    const { port, url } = server;
    expect(await catchRefusal(url)).toBe(
      `Cannot use Redis at ${url}: it requires a password. Add it to the address: redis://:password@host:port.`,
    );
    const refused = "it refuses the user or password. Correct them in the address: redis://user:password@host:port.";
    expect(await catchRefusal(`redis://:ebb@127.0.0.1:${port}`)).toBe(`Cannot use Redis at ${url}: ${refused}`);
    expect(await catchRefusal(`redis://me:tide@127.0.0.1:${port}/2`)).toBe(`Cannot use Redis at ${url}/2: ${refused}`);
    expect(await catchRefusal(`redis://:tide@127.0.0.1:${port}/99`)).toBe(
      `Cannot use Redis at ${url}/99: ERR DB index is out of range.`,
    );
    expect(await catchRefusal("redis://:tide@127.0.0.1:1")).toBe(
      "Cannot use Redis at redis://127.0.0.1:1: nothing listens there. Start Redis, or correct the address.",
    );
    expect(await catchRefusal("redis://:tide@redis.invalid")).toBe(
      "Cannot use Redis at redis://redis.invalid: its host is unknown. Correct the address.",
    );
    const form = "An address of Redis must be like redis://127.0.0.1:6379 or rediss://user:password@host:6379/0.";
    for (const text of ["", "redis", "redis://", `http://:tide@127.0.0.1:${port}`, "redis://:tide@host/name"])
      expect(await catchRefusal(text)).toBe(form);
    expect(await catchRefusal(`redis://:tide@127.0.0.1:${port}`, `redis://:tide@127.0.0.1:${port}/1`)).toBe(
      `Redis at ${url} is not in a cluster: give one address, or those of a cluster.`,
    );
  });

  test("is refused if nothing answers", async () => {
    server.signal("SIGSTOP");
    try {
      expect(await catchRefusal(`redis://:tide@127.0.0.1:${server.port}`)).toMatch(
        /^Cannot use Redis at .*: Socket timeout/,
      );
    } finally {
      server.signal("SIGCONT");
    }
  });
});

/** Moves keys of one slot, and the slot, from the master that has them to the next. */
async function moveSlot(servers: readonly RedisServer[], keys: readonly string[]): Promise<void> {
  const slot = String(await send(servers[0]!, "CLUSTER", "KEYSLOT", keys[0]!));
  const counts = await Promise.all(servers.map((server) => send(server, "CLUSTER", "COUNTKEYSINSLOT", slot)));
  const from = counts.findIndex((count) => count !== 0);
  const to = (from + 1) % servers.length;
  const target = servers[to]!;
  const readId = async (server: RedisServer) => String(await send(server, "CLUSTER", "MYID"));
  await send(target, "CLUSTER", "SETSLOT", slot, "IMPORTING", await readId(servers[from]!));
  await send(servers[from]!, "CLUSTER", "SETSLOT", slot, "MIGRATING", await readId(target));
  await send(servers[from]!, "MIGRATE", "127.0.0.1", String(target.port), "", "0", "5000", "KEYS", ...keys);
  const order = [target, servers[from]!, ...servers.filter((_, index) => index !== from && index !== to)];
  for (const server of order) await send(server, "CLUSTER", "SETSLOT", slot, "NODE", await readId(target));
}
