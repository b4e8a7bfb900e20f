import { join } from "node:path";
import { newWork, pause, type Work } from "../lib/pause.ts";
import { CapacityError } from "../state/capacity-error.ts";
import type { Change, TableDefinitions } from "../state/sandbox.ts";
import type { Database } from "./sqlite-driver.ts";
import { describeError, FILE, type FolderOptions, openFolder } from "./sqlite-file.ts";
import { type Awaitable, byPlace, type Commit, type CommitResult, type SandboxStore, StoreError } from "./store.ts";
import { type Fail, invalidValue, parse, type RowChecks, toChange, toPosition } from "./stored-values.ts";

/** A row of the table of sandboxes: the state of one besides its rows, with its position as JSON. */
interface StoredSandbox {
  readonly version: number;
  readonly origin: number;
  readonly position: string;
}

/** Makes the function that makes the error for an invalid value at a place in a sandbox. */
type FailAt = (place: string) => Fail;

/** Number of changes of positions after which those that wait are written. */
const MAX_WAITING = 1000;
/** Milliseconds after which they are. */
const MAX_WAIT = 1000;

/** Maximum number of rows that are read or written at once, and of bytes that are read, unless one row has more. */
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
  const sandboxes = createSandboxTable(database);
  const rows = createRows(database, { definitions, isRow: options.isRow });
  const { write, writeInPieces, writeSoon, end } = createTransactions(database, sandboxes.putWaiting);

  async function load(id: string, onRead?: (characters: number) => void) {
    const fail = (place: string) => (reason: string) =>
      invalidValue(join(folder, FILE), `the sandbox ${id}, ${place}`.slice(0, 300), reason);
    const stored = sandboxes.read(id, fail);
    return stored && { ...stored, changes: await rows.read(id, fail, onRead), isWhole: true };
  }

  function commit(id: string, { version, position, changes, isLasting = false }: Commit): Awaitable<CommitResult> {
    const stored = sandboxes.find(id);
    if ((stored?.version ?? 0) !== version) return load(id).then((state) => ({ isKept: false, state }));
    const text = JSON.stringify(position);
    const mayWait = changes.length === 0 && !isLasting;
    if (mayWait && stored?.position === text) return { isKept: true, version };
    const newest = sandboxes.newVersion(stored);
    const after = { version: newest, origin: stored?.origin ?? newest, position: text };
    if (mayWait) {
      sandboxes.setLater(id, after);
      writeSoon();
      return { isKept: true, version: newest };
    }
    const done =
      changes.length <= ROWS_AT_ONCE
        ? write(() => {
            for (const change of changes) rows.put(id, change);
            return sandboxes.put(id, after);
          })
        : writeInPieces(async (work) => {
            await putEach(id, changes, work);
            return sandboxes.put(id, after);
          });
    const result = { isKept: true, version: newest } as const;
    return done ? done.then(() => result) : result;
  }

  async function putEach(id: string, changes: readonly Change[], work: Work): Promise<void> {
    for (const change of changes) {
      rows.put(id, change);
      await pause(work);
    }
  }

  async function replace(id: string, { position, changes }: Pick<Commit, "position" | "changes">): Promise<number> {
    const version = sandboxes.newVersion(sandboxes.find(id));
    await writeInPieces(async (work) => {
      await rows.remove(id, work);
      await putEach(id, changes, work);
      return sandboxes.put(id, { version, origin: version, position: JSON.stringify(position) });
    });
    return version;
  }

  function forget(id: string): Promise<void> {
    return writeInPieces(async (work) => {
      await rows.remove(id, work);
      return sandboxes.remove(id);
    });
  }

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
      yield* await attempt(sandboxes.ids);
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

/** The table of sandboxes. What is written returns a function that must be called once it is committed. */
function createSandboxTable(database: Database) {
  // Whatever is there can be read as REAL; an INTEGER may be too large.
  const select = database.prepare(`SELECT CAST(version AS REAL) AS version, CAST(origin AS REAL) AS origin, position
    FROM sandboxes WHERE id = ?`);
  // Unlike a replacement, an update leaves the row in its place.
  const upsert = database.prepare(`INSERT INTO sandboxes VALUES (?, ?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET version = excluded.version, origin = excluded.origin, position = excluded.position`);
  const remove = database.prepare("DELETE FROM sandboxes WHERE id = ?");
  const ids = database.prepare("SELECT id FROM sandboxes");
  const waiting = new Map<string, StoredSandbox>();
  /** The highest version assigned by this process. Versions from earlier processes are less than the current time. */
  let highest = 0;

  const find = (id: string) => waiting.get(id) ?? (select.get(id) as unknown as StoredSandbox | undefined);

  function put(id: string, { version, origin, position }: StoredSandbox): Committed {
    upsert.run(id, version, origin, position);
    return () => waiting.delete(id);
  }

  return {
    put,
    find,
    read(id: string, fail: FailAt) {
      const stored = find(id);
      if (!stored) return undefined;
      const { version, origin, position: text } = stored;
      if (![version, origin].every((each) => Number.isSafeInteger(each) && each > 0))
        throw fail("version and origin")("they are not versions");
      const { randomSeed, clock, count, nextPlace, requests, setAt } = Object(parse(text));
      return {
        version,
        origin,
        position: toPosition([randomSeed, clock, count, nextPlace, requests, setAt], fail("position")),
      };
    },
    ids: () => new Set([...waiting.keys(), ...ids.all().map(({ id }) => String(id))]),
    remove(id: string): Committed {
      remove.run(id);
      return () => waiting.delete(id);
    },
    newVersion(after: StoredSandbox | undefined): number {
      const version = after?.version;
      highest = Math.max(highest, Number.isSafeInteger(version) ? version! : Date.now() * 1000) + 1;
      return highest;
    },
    setLater: (id: string, stored: StoredSandbox) => waiting.set(id, stored),
    putWaiting(): Committed {
      for (const [id, stored] of waiting) put(id, stored);
      return () => waiting.clear();
    },
  };
}

/** The table of rows. `key` is JSON, because different keys stay different in it. */
function createRows(database: Database, checks: RowChecks) {
  const next = "FROM rows WHERE sandbox = ? AND (table_name, key) > (?, ?) ORDER BY table_name, key LIMIT ?";
  const sizes = database.prepare(`SELECT CAST(bytes AS REAL) AS bytes ${next}`);
  const select = database.prepare(
    `SELECT table_name, key, CAST(place AS REAL) AS place, CAST(bytes AS REAL) AS bytes, value ${next}`,
  );
  const upsert = database.prepare(`INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (sandbox, table_name, key)
    DO UPDATE SET place = excluded.place, bytes = excluded.bytes, value = excluded.value`);
  const remove = database.prepare("DELETE FROM rows WHERE sandbox = ? AND table_name = ? AND key = ?");
  const removeSome = database.prepare(
    `DELETE FROM rows WHERE rowid IN (SELECT rowid FROM rows WHERE sandbox = ? LIMIT ${ROWS_AT_ONCE})`,
  );

  return {
    put(id: string, { table, key, after }: Change): void {
      const name = JSON.stringify(key);
      if (after) upsert.run(id, table, name, after.place, after.bytes, JSON.stringify(after.row));
      // Without a tombstone, the seed's row would reappear.
      else if (checks.definitions[table]?.seed.has(key)) upsert.run(id, table, name, null, null, null);
      else remove.run(id, table, name);
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
        const rows = select.all(id, ...last, Math.max(1, fitting.length)) as unknown as StoredRow[];
        const end = rows.at(-1);
        if (!end) return changes.sort(byPlace);
        onRead?.(rows.reduce((characters, { value }) => characters + (value?.length ?? 0), 0));
        for (const row of rows) {
          const { table_name: table, key, place, bytes, value: text } = row;
          changes.push(toChange({ table, key: parse(key), place, bytes, text }, checks, fail(`row ${table} ${key}`)));
          await pause(work);
        }
        last = [end.table_name, end.key];
      }
    },
  };
}

/** A row of the table of rows. The numbers and the value are null if a row of the seed was deleted. */
interface StoredRow {
  readonly table_name: string;
  readonly key: string;
  readonly place: number | null;
  readonly bytes: number | null;
  readonly value: string | null;
}

/** What follows the commit of a transaction. */
type Committed = () => void;

/** Writes in transactions, one after the other. `putWaiting` writes what can wait. */
function createTransactions(database: Database, putWaiting: () => Committed) {
  const begin = database.prepare("BEGIN");
  const commit = database.prepare("COMMIT");
  /** Ends with the transaction that pauses, if there is one. */
  let paused: Promise<void> | undefined;
  let waited = 0;
  let timer: NodeJS.Timeout | undefined;

  function undo(error: unknown): never {
    try {
      database.exec("ROLLBACK");
    } catch {
      // SQLite has done so already.
    }
    throw error;
  }

  /** Writes now, unless a transaction pauses. */
  function write(action: () => Committed): Awaitable<void> {
    if (paused) return paused.then(() => write(action));
    try {
      begin.run();
      const committed = action();
      commit.run();
      committed();
    } catch (error) {
      undo(error);
    }
  }

  /** Writes in a transaction that may pause. */
  async function writeInPieces(action: (work: Work) => Promise<Committed>): Promise<void> {
    while (paused) await paused;
    let end = () => {};
    paused = new Promise((resolve) => {
      end = resolve;
    });
    try {
      begin.run();
      const committed = await action(newWork());
      commit.run();
      committed();
    } catch (error) {
      undo(error);
    } finally {
      paused = undefined;
      end();
    }
  }

  async function end(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await write(putWaiting);
  }

  /** Writes what waits soon: after as many calls, or as long. An error leaves it to the next time. */
  function writeSoon(): void {
    const writeNow = () => void end().catch(() => {});
    waited += 1;
    if (waited % MAX_WAITING === 0) writeNow();
    else timer ??= setTimeout(writeNow, MAX_WAIT).unref();
  }

  return { write, writeInPieces, writeSoon, end };
}
