import { CapacityError } from "./capacity-error.ts";
import { type Operation, openLevelDatabase } from "./level-database.ts";
import type { LevelFolderOptions } from "./level-folder.ts";
import { collectGarbage, garbageKey } from "./level-garbage.ts";
import { loadRows, rowOperations } from "./level-rows.ts";
import type { Position, TableDefinitions } from "./sandbox.ts";
import {
  type Awaitable,
  type Commit,
  type CommitResult,
  type SandboxStore,
  type StoredState,
  StoreError,
} from "./store.ts";

/**
 * The stored state of a sandbox besides its rows. The rows are stored under its origin, so that a single batch replaces
 * or forgets a sandbox of any size: the rows of a new origin may be written before, and those of the old one are cleared
 * afterward.
 */
interface SandboxRecord {
  readonly version: number;
  readonly origin: number;
  readonly position: Position;
}

/** Keys are `sandbox/ID`, `row/ID/ORIGIN/TABLE/KEY` and, for rows to be cleared, `garbage/ID/ORIGIN`. */
const SANDBOXES = "sandbox/";
/** Maximum number of rows in a batch of `replace`: LevelDB converts a batch in the main thread. */
const ROWS_AT_ONCE = 1000;

/**
 * Opens a folder of sandboxes as a LevelDB, which belongs to this process until it is closed. Commits survive the end of
 * the process, but not always a power failure, as LevelDB does not wait for the disk. Throws an Error with a one-line
 * message that includes the remedy if the folder can't be used, or was written with a seed of another fingerprint.
 */
export async function openLevelStore(
  folder: string,
  definitions: TableDefinitions,
  options: LevelFolderOptions = {},
): Promise<SandboxStore> {
  const database = await openLevelDatabase(folder, options);
  /** The highest version assigned by this process. Versions from earlier processes are less than the current time. */
  let highest = 0;
  const garbage = collectGarbage(database);

  function find(id: string): SandboxRecord | undefined {
    const text = database.get(SANDBOXES + id);
    return text === undefined ? undefined : JSON.parse(text);
  }

  function newVersion(after = 0): number {
    highest = Math.max(Date.now() * 1000, highest + 1, after + 1);
    return highest;
  }

  async function load(id: string, onRead?: (characters: number) => void): Promise<StoredState | undefined> {
    const record = find(id);
    if (!record) return undefined;
    return { ...record, changes: await loadRows(database, id, record.origin, onRead), isWhole: true };
  }

  function commit(id: string, { version, position, changes }: Commit): CommitResult | Promise<CommitResult> {
    const record = find(id);
    if ((record?.version ?? 0) !== version) return load(id).then((state) => ({ isKept: false, state }));
    if (record && changes.length === 0 && isSame(record.position, position)) return { isKept: true, version };
    const newest = record ? version + 1 : newVersion();
    highest = Math.max(highest, newest);
    const origin = record?.origin ?? newest;
    const put = putRecord(id, { version: newest, origin, position });
    if (changes.length === 0) {
      database.putLater(put.key, put.value);
      return { isKept: true, version: newest };
    }
    const operations = [...rowOperations(definitions, id, origin, changes), put];
    return database.write(operations).then(() => ({ isKept: true, version: newest }));
  }

  async function replace(id: string, { position, changes }: Pick<Commit, "position" | "changes">): Promise<number> {
    const record = find(id);
    const version = newVersion(record?.version);
    const mark = garbageKey(id, version);
    await garbage.keepDuring(mark, async () => {
      let first = 0;
      for (; changes.length - first > ROWS_AT_ONCE; first += ROWS_AT_ONCE)
        await database.write([
          { type: "put", key: mark, value: "" },
          ...rowOperations(definitions, id, version, changes.slice(first, first + ROWS_AT_ONCE)),
        ]);
      await database.write([
        ...findGarbage(id, record),
        ...rowOperations(definitions, id, version, changes.slice(first)),
        { type: "del", key: mark },
        putRecord(id, { version, origin: version, position }),
      ]);
    });
    return version;
  }

  async function forget(id: string): Promise<void> {
    const record = find(id);
    if (!record) return;
    await database.write([...findGarbage(id, record), { type: "del", key: SANDBOXES + id }]);
    garbage.clear();
  }

  /** Calls `action` with the database open, and converts its errors to StoreErrors. */
  function use<Value>(action: () => Awaitable<Value>): Awaitable<Value> {
    const failed = (error: unknown): never => {
      throw error instanceof CapacityError ? error : storeError(folder, error);
    };
    try {
      const result = database.isOpen() ? action() : database.write([]).then(action);
      return result instanceof Promise ? result.catch(failed) : result;
    } catch (error) {
      return failed(error);
    }
  }

  return {
    isDurable: true,
    seed: options.seed,
    load: (id, onRead) => use(() => load(id, onRead)),
    commit: (id, changed) => use(() => commit(id, changed)),
    replace: (id, state) => use(() => replace(id, state)),
    forget: (id) => use(() => forget(id)),
    // No other process can commit.
    subscribe: () => () => {},
    async *ids() {
      try {
        for await (const key of database.keys(SANDBOXES)) yield key.slice(SANDBOXES.length);
      } catch (error) {
        throw storeError(folder, error);
      }
    },
    async close() {
      await garbage.cleared();
      await use(() => database.close());
    },
  };
}

function putRecord(id: string, record: SandboxRecord) {
  return { type: "put", key: SANDBOXES + id, value: JSON.stringify(record) } as const;
}

function findGarbage(id: string, record: SandboxRecord | undefined): Operation[] {
  return record ? [{ type: "put", key: garbageKey(id, record.origin), value: "" }] : [];
}

function isSame(a: Position, b: Position): boolean {
  return (
    a.requests === b.requests &&
    a.clock === b.clock &&
    a.count === b.count &&
    a.nextPlace === b.nextPlace &&
    a.seed === b.seed &&
    a.setAt === b.setAt
  );
}

function storeError(folder: string, error: unknown): StoreError {
  const { code, message } = error as NodeJS.ErrnoException;
  // When the database is opened again after a failed batch, reads in progress end.
  const isTemporary = code === "LEVEL_DATABASE_NOT_OPEN" || code === "LEVEL_ITERATOR_NOT_OPEN";
  return new StoreError(`The folder ${folder} can't be read or written: ${message}.`, { cause: error, isTemporary });
}
