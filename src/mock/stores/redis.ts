import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { newWork, pause } from "../lib/pause.ts";
import type { Change, TableDefinitions } from "../state/sandbox.ts";
import { connect, type RedisConnection } from "./redis-connection.ts";
import { createSubscriptions } from "./redis-subscriptions.ts";
import { readChange, readSandbox, toField, writePosition, writeRow } from "./redis-values.ts";
import { byPlace, type SandboxStore, type StoredState, StoreError } from "./store.ts";
import type { RowChecks } from "./stored-values.ts";

/** Ends with the version of the format, so that other versions do not use these keys. */
export const FORMAT = "platform-api-mock:1";
const ROWS_AT_ONCE = 1000;
/** Maximum number of attempts to read a sandbox while it changes. */
const MAX_READS = 20;

export interface RedisStoreOptions {
  /** Milliseconds after which an unused sandbox expires. */
  readonly expire: number;
  /** Fingerprint of the seed; undefined for the built-in one. */
  readonly seed?: string | undefined;
  /** Returns true if a value has the form of a row of this table. Default: every object has. */
  readonly isRow?: RowChecks["isRow"] | undefined;
  log(line: string): void;
}

function isObject(_table: string, row: unknown): boolean {
  return typeof row === "object" && row !== null;
}

/** Keys and channel of a sandbox. The braces make a cluster keep all of them on one node. */
function toKeys(prefix: string, id: string) {
  const channel = `${prefix}:{${id}}`;
  const [state, rows] = [`${channel}:state`, `${channel}:rows`];
  return { channel, state, rows, keys: [state, rows, `${channel}:log`, `${channel}:commits`] };
}

/**
 * Opens a store in Redis or Valkey, version 7 or later, that any number of processes can share. The URLs are those of one
 * server or of nodes of a cluster.
 *
 * A commit that fails because of the connection may still have been kept. Then the next commit detects it by the newer
 * version.
 */
export async function openRedisStore(
  urls: readonly string[],
  definitions: TableDefinitions,
  { expire, seed, isRow = isObject, log }: RedisStoreOptions,
): Promise<SandboxStore> {
  // Stored rows are differences from the seed, so they are not valid with another one.
  const prefix = seed === undefined ? FORMAT : `${FORMAT}:${seed}`;
  const connection = await connect(urls, log);
  const checks: RowChecks = { definitions, isRow };
  const subscriptions = createSubscriptions(connection);
  /** Distinguishes our own commits from those of other processes. */
  const sender = randomUUID();
  const isOfSeed = ({ table, key }: Change) => definitions[table]!.seed.has(key);

  /** Number of commits refused since the last one that was kept, by sandbox. */
  const losses = new Map<string, number>();

  return {
    isDurable: true,
    seed,
    load: (id, onRead) => loadState(connection, checks, toKeys(prefix, id), onRead),

    async commit(id, { version, position, changes }) {
      const { state, rows, keys, channel } = toKeys(prefix, id);
      const deleted = changes.filter((change) => !change.after && !isOfSeed(change)).map(toField);
      const lost = losses.get(id) ?? 0;
      const args = [String(version), writePosition(position), String(expire), channel, sender, String(lost)];
      args.push(String(deleted.length));
      for (const field of deleted) args.push(field);
      for (const change of changes) if (change.after || isOfSeed(change)) args.push(toField(change), writeRow(change));

      const attempt = async () => (await connection.run("commitSandbox", keys, args)) as CommitReply;
      let reply = await attempt();
      // Another process has reserved the next commit, so handling the request again now would fail, too.
      while (reply === null) {
        await delay(1);
        reply = await attempt();
      }
      if (typeof reply === "string") {
        losses.delete(id);
        return { isKept: true, version: Number(reply) };
      }
      losses.set(id, lost + 1);
      if (reply.length === 0) return { isKept: false, state: await loadState(connection, checks, toKeys(prefix, id)) };
      const [current, origin, text, fields, values] = reply;
      const stored = readSandbox(state, { version: current, origin, position: text })!; // It has a version.
      const entries = fields.map((field, index) => [field, values[index]!] as const);
      const changed = await readChanges(rows, entries, checks);
      return { isKept: false, state: { ...stored, changes: changed, isWhole: false } };
    },

    async replace(id, { position, changes }) {
      const { keys, channel } = toKeys(prefix, id);
      const staged = `${channel}:staged:${randomUUID()}`;
      const kept = changes.filter((change) => change.after || isOfSeed(change));
      for (let first = 0; first < kept.length; first += ROWS_AT_ONCE) {
        const rows = kept.slice(first, first + ROWS_AT_ONCE);
        await connection.run(
          "stageRows",
          [staged],
          rows.flatMap((change) => [toField(change), writeRow(change)]),
        );
      }
      const args = [writePosition(position), String(expire), channel, sender, kept.length > 0 ? "1" : "0"];
      return Number(await connection.run("replaceSandbox", [...keys, staged], args));
    },

    async forget(id) {
      const { keys, channel } = toKeys(prefix, id);
      losses.delete(id);
      await connection.run("forgetSandbox", keys, [channel, sender]);
    },

    subscribe: (id, onCommit) =>
      subscriptions.subscribe(toKeys(prefix, id).channel, (message) => {
        const [version = "Infinity", from] = message?.split(" ") ?? [];
        if (from !== sender) onCommit(Number(version));
      }),

    ids: () => findIds(connection, prefix),

    async close() {
      subscriptions.close();
      await connection.close();
    },
  };
}

/**
 * Reads a sandbox. Redis runs commands that arrive together without others in between, unless the network separates them;
 * the version reveals these rare changes. A large sandbox is read in parts, because a long reply costs more and blocks
 * Redis; if it changes meanwhile, it is read whole. A script would take six times as long; a transaction can't even read
 * when Redis is out of memory.
 */
export async function loadState(
  connection: Pick<RedisConnection, "read" | "readPart">,
  checks: RowChecks,
  { state, rows }: ReturnType<typeof toKeys>,
  onRead?: (characters: number) => void,
): Promise<StoredState | undefined> {
  for (let attempt = 0; attempt < MAX_READS; attempt += 1) {
    // The order is that in which Redis gets the commands.
    const [before, { fields, isAtOnce }, next] = await Promise.all([
      connection.read(state),
      attempt === 0
        ? readInParts(connection, rows, onRead)
        : connection.read(rows).then((hash) => ({ fields: Object.entries(hash), isAtOnce: true })),
      connection.read(state),
    ]);
    const after = isAtOnce ? next : await connection.read(state);
    if (before.version !== after.version) continue;
    const stored = readSandbox(state, before);
    return stored && { ...stored, changes: await readChanges(rows, fields, checks), isWhole: true };
  }
  throw new StoreError("Other processes change the sandbox while it is being read.", { isTemporary: true });
}

/** Reads the fields of a hash. `isAtOnce` is true if a single command has read them. */
async function readInParts(
  connection: Pick<RedisConnection, "readPart">,
  key: string,
  onRead?: (characters: number) => void,
): Promise<{ fields: Map<string, string>; isAtOnce: boolean }> {
  // Redis may return a field twice.
  const fields = new Map<string, string>();
  for (let cursor = "0", isFirst = true; ; isFirst = false) {
    const part = await connection.readPart(key, cursor);
    onRead?.(part.entries.reduce((characters, { value }) => characters + value.length, 0));
    for (const { field, value } of part.entries) fields.set(field, value);
    cursor = part.cursor;
    if (cursor === "0") return { fields, isAtOnce: isFirst };
  }
}

async function* findIds(connection: RedisConnection, prefix: string): AsyncGenerator<string> {
  const suffix = "}:state";
  const start = `${prefix}:{`;
  const found = new Set<string>();
  for await (const keys of connection.scan(`${start}*${suffix}`))
    for (const key of keys) {
      const id = key.slice(start.length, -suffix.length);
      if (!found.has(id)) yield id;
      found.add(id);
    }
}

type CommitReply =
  | string
  | null
  | []
  | [version: string, origin: string, position: string, fields: string[], values: (string | null)[]];

/** Rows as in a hash; a value is null or empty if the row was deleted. */
type Rows = Iterable<readonly [field: string, value: string | null]>;

async function readChanges(hash: string, rows: Rows, checks: RowChecks): Promise<Change[]> {
  const read: Change[] = [];
  const work = newWork();
  for (const [field, value] of rows) {
    read.push(readChange(hash, field, value, checks));
    await pause(work);
  }
  return read.sort(byPlace);
}
