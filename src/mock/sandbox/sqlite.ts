import { join } from "node:path";
// Fake timers of tests replace the global function.
import { setImmediate } from "node:timers/promises";
import { newWork, pause, type Work } from "../lib/pause.ts";
import { CapacityError } from "./capacity-error.ts";
import type { Change, TableDefinitions } from "./sandbox.ts";
import type { Database } from "./sqlite-driver.ts";
import { describeError, FILE, type FolderOptions, openFolder } from "./sqlite-file.ts";
import { type Awaitable, byPlace, type Commit, type CommitResult, type SandboxStore, StoreError } from "./store.ts";
import { type Fail, invalidValue, parse, type RowChecks, toChange, toPosition } from "./stored-values.ts";

/** The state of a sandbox besides its rows, with its position as JSON. */
interface SandboxRecord {
  readonly version: number;
  readonly origin: number;
  readonly position: string;
}

/** Makes the function that makes the error for an invalid value at a place in a sandbox. */
type FailAt = (place: string) => Fail;

/** Number of positions after which those that wait are written. */
const MAX_WAITING = 1000;
/** Milliseconds after which they are. */
const MAX_WAIT = 1000;

/** Maximum number of rows that are read at once, and of their bytes, unless one row has more. */
const ROWS_AT_ONCE = 250;
const BYTES_AT_ONCE = 1_000_000;

/**
 * Opens a folder of sandboxes as an SQLite database, which belongs to this process until it is closed. Commits survive the end
 * of the process and, if `sync` is `full`, a power failure. Calls for the same sandbox must not overlap. Throws an Error with
 * a one-line message that includes the remedy if the folder can't be used.
 */
export async function openSqliteStore(
  folder: string,
  definitions: TableDefinitions,
  options: FolderOptions & { readonly isRow?: RowChecks["isRow"] | undefined } = {},
): Promise<SandboxStore> {
  const { database, close } = await openFolder(folder, options);
  const records = createRecords(database);
  const rows = createRows(database, { definitions, isRow: options.isRow });
  const { write, writeSoon, end } = createTransactions(database, records.putLater);

  async function load(id: string, onRead?: (characters: number) => void) {
    const fail = (place: string) => (reason: string) =>
      invalidValue(join(folder, FILE), `the sandbox ${id}, ${place}`.slice(0, 300), reason);
    const record = records.read(id, fail);
    return record && { ...record, changes: await rows.read(id, fail, onRead), isWhole: true };
  }

  function commit(id: string, { version, position, changes, isLasting = false }: Commit): Awaitable<CommitResult> {
    const record = records.find(id);
    if ((record?.version ?? 0) !== version) return load(id).then((state) => ({ isKept: false, state }));
    const text = JSON.stringify(position);
    const mayWait = changes.length === 0 && !isLasting;
    if (mayWait && record?.position === text) return { isKept: true, version };
    const newest = records.newVersion(record);
    const after = { version: newest, origin: record?.origin ?? newest, position: text };
    if (mayWait) {
      records.setLater(id, after);
      writeSoon();
      return { isKept: true, version: newest };
    }
    const done = write(id, async (work) => {
      await rows.put(id, changes, work);
      records.put(id, after);
    });
    return done.then(() => ({ isKept: true, version: newest }));
  }

  async function replace(id: string, { position, changes }: Pick<Commit, "position" | "changes">): Promise<number> {
    const version = records.newVersion(records.find(id));
    await write(id, async (work) => {
      await rows.remove(id, work);
      await rows.put(id, changes, work);
      records.put(id, { version, origin: version, position: JSON.stringify(position) });
    });
    return version;
  }

  function forget(id: string): Promise<void> {
    return write(id, async (work) => {
      await rows.remove(id, work);
      records.remove(id);
    });
  }

  /** Converts the errors of an action to StoreErrors. */
  function attempt<Value>(action: () => Awaitable<Value>): Awaitable<Value> {
    const fail = (error: unknown): never => {
      if (error instanceof CapacityError || error instanceof StoreError) throw error;
      throw new StoreError(describeError(folder, error), { cause: error, isTemporary: false });
    };
    try {
      const result = action();
      return result instanceof Promise ? result.catch(fail) : result;
    } catch (error) {
      return fail(error);
    }
  }

  return {
    isDurable: true,
    seed: options.seed,
    load: (id, onRead) => attempt(() => load(id, onRead)),
    commit: (id, changed) => attempt(() => commit(id, changed)),
    replace: (id, state) => attempt(() => replace(id, state)),
    forget: (id) => attempt(() => forget(id)),
    // No other process can commit.
    subscribe: () => () => {},
    async *ids() {
      yield* await attempt(records.ids);
    },
    async close() {
      try {
        await attempt(end);
      } finally {
        close();
      }
    },
  };
}

/** The table of sandboxes. Those whose rows have not changed wait for the next transaction. */
function createRecords(database: Database) {
  // Whatever is there can be read as REAL; an INTEGER may be too large.
  const select = database.prepare(`SELECT CAST(version AS REAL) AS version, CAST(origin AS REAL) AS origin, position
    FROM sandboxes WHERE id = ?`);
  // Unlike a replacement, an update leaves the row in its place.
  const upsert = database.prepare(`INSERT INTO sandboxes VALUES (?, ?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET version = excluded.version, origin = excluded.origin, position = excluded.position`);
  const remove = database.prepare("DELETE FROM sandboxes WHERE id = ?");
  const ids = database.prepare("SELECT id FROM sandboxes");
  const later = new Map<string, SandboxRecord>();
  /** The highest version assigned by this process. Versions from earlier processes are less than the current time. */
  let highest = 0;

  const find = (id: string) => later.get(id) ?? (select.get(id) as unknown as SandboxRecord | undefined);

  function put(id: string, { version, origin, position }: SandboxRecord): void {
    upsert.run(id, version, origin, position);
  }

  return {
    put,
    find,
    read(id: string, fail: FailAt) {
      const record = find(id);
      if (!record) return undefined;
      const { version, origin, position: text } = record;
      if (![version, origin].every((each) => Number.isSafeInteger(each) && each > 0))
        throw fail("version and origin")("they are not versions");
      const { seed, clock, count, nextPlace, requests, setAt } = Object(parse(text));
      return {
        version,
        origin,
        position: toPosition([seed, clock, count, nextPlace, requests, setAt], fail("position")),
      };
    },
    ids: () => new Set([...later.keys(), ...ids.all().map(({ id }) => String(id))]),
    remove: (id: string) => remove.run(id),
    newVersion(after: SandboxRecord | undefined): number {
      const version = after?.version;
      highest = Math.max(highest, Number.isSafeInteger(version) ? version! : Date.now() * 1000) + 1;
      return highest;
    },
    setLater: (id: string, record: SandboxRecord) => later.set(id, record),
    /** Writes all but those that a transaction has written, and returns the function to call when that is committed. */
    putLater(written: ReadonlySet<string>): () => void {
      const waiting = [...later];
      for (const [id, record] of waiting) if (!written.has(id)) put(id, record);
      return () => {
        for (const [id, record] of waiting) if (later.get(id) === record) later.delete(id);
      };
    },
  };
}

/** The table of rows. `key` is JSON, because different keys stay different in it. */
function createRows(database: Database, checks: RowChecks) {
  const next = "FROM rows WHERE sandbox = ? AND (table_name, key) > (?, ?) ORDER BY table_name, key LIMIT ?";
  const sizes = database.prepare(`SELECT CAST(bytes AS REAL) AS bytes ${next}`);
  const select = database.prepare(`SELECT table_name, key, CAST(place AS REAL) AS place, value ${next}`);
  const upsert = database.prepare(`INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (sandbox, table_name, key)
    DO UPDATE SET place = excluded.place, bytes = excluded.bytes, value = excluded.value`);
  const remove = database.prepare("DELETE FROM rows WHERE sandbox = ? AND table_name = ? AND key = ?");
  const removeSome = database.prepare(
    `DELETE FROM rows WHERE rowid IN (SELECT rowid FROM rows WHERE sandbox = ? LIMIT ${ROWS_AT_ONCE})`,
  );

  return {
    async put(id: string, changes: readonly Change[], work: Work): Promise<void> {
      for (const { table, key, after } of changes) {
        const name = JSON.stringify(key);
        if (after) upsert.run(id, table, name, after.place, after.bytes, JSON.stringify(after.row));
        // Without a tombstone, the seed's row would reappear.
        else if (checks.definitions[table]?.seed.has(key)) upsert.run(id, table, name, null, null, null);
        else remove.run(id, table, name);
        await pause(work);
      }
    },
    async remove(id: string, work: Work): Promise<void> {
      while (Number(removeSome.run(id).changes) > 0) await pause(work);
    },
    async read(id: string, fail: FailAt, onRead?: (characters: number) => void): Promise<Change[]> {
      const changes: Change[] = [];
      const work = newWork();
      for (let last = ["", ""]; ; ) {
        let bytes = 0;
        const fitting = sizes.all(id, ...last, ROWS_AT_ONCE).filter((row) => {
          bytes += Number(row.bytes);
          return bytes <= BYTES_AT_ONCE;
        });
        const rows = select.all(id, ...last, Math.max(1, fitting.length)) as unknown as RowRecord[];
        const end = rows.at(-1);
        if (!end) return changes.sort(byPlace);
        onRead?.(rows.reduce((characters, { value }) => characters + (value?.length ?? 0), 0));
        for (const row of rows) {
          const { table_name: table, key, place, value: text } = row;
          changes.push(toChange({ table, key: parse(key), place, text }, checks, fail(`row ${table} ${key}`)));
          await pause(work);
        }
        last = [end.table_name, end.key];
      }
    },
  };
}

/** `value` is null, like `place`, if a row of the seed was deleted. */
type RowRecord = Record<"table_name" | "key", string> & { place: number | null; value: string | null };

/** What a transaction does for a sandbox. */
type Write = readonly [id: string, write: (work: Work) => Promise<void>];

/**
 * Writes in transactions, one after the other. `finish` is called last in each, with the sandboxes that it has written, and its
 * result once it is committed.
 */
function createTransactions(database: Database, finish: (written: ReadonlySet<string>) => () => void) {
  let last: Promise<unknown> = Promise.resolve();
  /** The transaction that takes more work until it begins, and the errors of what it could not write. */
  let next: { readonly writes: Write[]; readonly failures: Promise<ReadonlyMap<Write, unknown>> } | undefined;

  async function commit(writes: readonly Write[]): Promise<void> {
    try {
      database.exec("BEGIN");
      const work = newWork();
      for (const [, write] of writes) await write(work);
      const end = finish(new Set(writes.map(([id]) => id)));
      database.exec("COMMIT");
      end();
    } catch (error) {
      try {
        database.exec("ROLLBACK");
      } catch {
        // SQLite has done so already.
      }
      throw error;
    }
  }

  /** Writes all at once or, if that fails, one by one, so that damage to one sandbox harms no other. Returns the errors. */
  async function commitEach(writes: readonly Write[]): Promise<ReadonlyMap<Write, unknown>> {
    const failures = new Map<Write, unknown>();
    try {
      await commit(writes);
    } catch (error) {
      if (writes.length === 1) failures.set(writes[0]!, error);
      else
        for (const each of writes) for (const [write, reason] of await commitEach([each])) failures.set(write, reason);
    }
    return failures;
  }

  /** Adds to a transaction with all that is written in this turn of the event loop. Resolves when it is committed. */
  async function write(...added: Write): Promise<void> {
    if (!next) {
      const writes: Write[] = [];
      const begin = () => {
        next = undefined;
        return commitEach(writes);
      };
      next = { writes, failures: last.then(() => setImmediate()).then(begin) };
      last = next.failures;
    }
    next.writes.push(added);
    const failures = await next.failures;
    if (failures.has(added)) throw failures.get(added);
  }

  let waited = 0;
  let timer: NodeJS.Timeout | undefined;
  function end(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return write("", async () => {});
  }

  /** Calls `finish` soon: after as many calls, or as long. An error is left to a later transaction. */
  function writeSoon(): void {
    const writeNow = () => void end().catch(() => {});
    waited += 1;
    if (waited % MAX_WAITING === 0) writeNow();
    else timer ??= setTimeout(writeNow, MAX_WAIT).unref();
  }

  return { write, writeSoon, end };
}
