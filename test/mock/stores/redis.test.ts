import { expect, test, vi } from "vitest";
import { loadState, openRedisStore } from "../../../src/mock/stores/redis.ts";
import type { RedisConnection } from "../../../src/mock/stores/redis-connection.ts";
import { writePosition } from "../../../src/mock/stores/redis-values.ts";
import { definitions, parsed, START, ship } from "./store-cases.ts";

const keys = { channel: "c", state: "c:state", rows: "c:rows", keys: [] };
const checks = { definitions, isRow: () => true };

/**
 * A connection to a server that keeps two ships, whose crews are as large as the version, in this number of parts. Another
 * process commits before each command for which `commits` is true; the first command is 1.
 */
function connect(parts: 1 | 2, commits: (command: number) => boolean) {
  let version = 10;
  let command = 0;
  const count = () => {
    command += 1;
    if (commits(command)) version += 1;
    return String(version);
  };
  const toEntry = (name: string, crew: string) => ({
    field: JSON.stringify(["ships", name]),
    value: `1 ${JSON.stringify({ name, crew: Number(crew) })}`,
  });
  const connection: Pick<RedisConnection, "read" | "readPart"> = {
    async read(key) {
      const current = count();
      if (key === keys.state) return { version: current, origin: "1", position: writePosition(START) };
      return Object.fromEntries(["Alma", "Birk"].map((name) => Object.values(toEntry(name, current))));
    },
    async readPart(_, cursor) {
      const current = count();
      if (parts === 1) return { cursor: "0", entries: ["Alma", "Birk"].map((name) => toEntry(name, current)) };
      return cursor === "0"
        ? { cursor: "1", entries: [toEntry("Alma", current)] }
        : { cursor: "0", entries: [toEntry("Birk", current)] };
    },
  };
  return connection;
}

test.each([1, 2] as const)(
  "a sandbox in %i parts is of one version, whenever another process commits",
  async (parts) => {
    for (const first of [1, 2, 3, 4, 5, 6])
      for (const second of [0, 1, 2, 3]) {
        const connection = connect(parts, (command) => command === first || command === first + second);
        const { version = 0, changes = [] } = (await loadState(connection, checks, keys)) ?? {};
        expect([first, second, version >= 10, parsed(changes)]).toEqual([
          first,
          second,
          true,
          [ship("Alma", version, 1), ship("Birk", version, 1)],
        ]);
      }
  },
);

test("a sandbox that changes all the time can't be loaded for now", async () => {
  await expect(
    loadState(
      connect(2, () => true),
      checks,
      keys,
    ),
  ).rejects.toMatchObject({
    isTemporary: true,
    message: "Other processes change the sandbox while it is being read.",
  });
});

test("a package that is too old is refused before it connects", async () => {
  vi.doMock("@redis/client", () => ({ createClient: () => expect.unreachable() }));
  const opened = openRedisStore(["redis://127.0.0.1:1"], definitions, { expire: 1, log: () => {} });
  await expect(opened).rejects.toThrow(
    "The installed version of @redis/client is too old. Run npm install platform-api-mock @redis/client@6.",
  );
  vi.doUnmock("@redis/client");
});
