import { statfs } from "node:fs/promises";
import { openConfirmations } from "./level-confirmed.ts";
import { type LevelFolder, type LevelFolderOptions, openLevel, openLevelFolder } from "./level-folder.ts";

interface Put {
  readonly type: "put";
  readonly key: string;
  readonly value: string;
}

export type Operation = Put | { readonly type: "del"; readonly key: string };

/** Texts by key in a folder, in key order. A prefix ends with a slash. */
export interface LevelDatabase {
  /** Returns true if the database can be read. Otherwise, the next write opens it again. */
  isOpen(): boolean;
  /** Returns the value of a key, even if it is not written yet. */
  get(key: string): string | undefined;
  /** Puts a value with the next batch. */
  putLater(key: string, value: string): void;
  /** Writes all operations or none. */
  write(operations: readonly Operation[]): Promise<void>;
  /** Reads the entries whose keys start with the prefix, in chunks between which other requests are handled. */
  entries(prefix: string): AsyncIterable<readonly (readonly [key: string, value: string])[]>;
  /** Lists the keys that start with the prefix, even if they are not written yet. */
  keys(prefix: string): AsyncIterable<string>;
  /** Deletes the entries whose keys start with the prefix. Unlike `write`, it is not atomic. */
  clear(prefix: string): Promise<void>;
  /** Writes pending values, and closes the database. */
  close(): Promise<void>;
}

const CHUNK = { entries: 1000, bytes: 262_144 };

/**
 * Free space below which the database is not opened again after a failed batch: LevelDB needs some to open, and the
 * database that is still open can at least be read.
 */
const MIN_FREE_BYTES = 8_000_000;

interface Batch {
  readonly operations: Operation[];
  readonly written: Promise<void>;
}

/** Opens or creates the folder. Throws an Error with a one-line message that includes the remedy. */
export async function openLevelDatabase(folder: string, options?: LevelFolderOptions): Promise<LevelDatabase> {
  let level = await openLevelFolder(folder, options);
  let confirmations = openConfirmations(folder);
  const later = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();
  /** The batch that takes more operations until the one before it is written. */
  let next: Batch | undefined;
  /** After a failed batch, the operations that restore the entries as they were. */
  let undo: readonly Operation[] | undefined;

  async function writeBatch(operations: readonly Operation[]): Promise<void> {
    if (undo) await recover(undo);
    const waiting = [...later].map(([key, value]): Put => ({ type: "put", key, value }));
    const newer = new Set(operations.map(({ key }) => key));
    const batch = [...waiting.filter(({ key }) => !newer.has(key)), ...operations];
    try {
      await level.batch(batch);
      if (batch.length > 0) confirmations.add();
    } catch (error) {
      undo = [];
      undo = await restoring(batch);
      throw error;
    }
    for (const { key, value } of waiting) if (later.get(key) === value) later.delete(key);
  }

  async function restoring(batch: readonly Operation[]): Promise<readonly Operation[]> {
    const keys = [...new Set(batch.map(({ key }) => key))];
    const values = await level.getMany(keys);
    return keys.map((key, index) => {
      const value = values[index];
      return value === undefined ? { type: "del", key } : { type: "put", key, value };
    });
  }

  /**
   * After some failed writes, LevelDB refuses all others until it is opened again. Then it may apply the failed batch
   * from its log after all.
   */
  async function recover(operations: readonly Operation[]): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < MIN_FREE_BYTES) throw new Error("less than 8 MB of its disk are free");
    confirmations.close();
    await level.close();
    level = await openLevel(folder);
    confirmations = openConfirmations(folder);
    await level.batch([...operations]);
    confirmations.add();
    undo = undefined;
  }

  function write(operations: readonly Operation[]): Promise<void> {
    if (!next) {
      const gathered: Operation[] = [];
      const written = last.then(() => {
        next = undefined;
        return writeBatch(gathered);
      });
      next = { operations: gathered, written };
      last = written.catch(() => {});
    }
    for (const operation of operations) next.operations.push(operation);
    return next.written;
  }

  return {
    isOpen: () => level.status === "open",
    get: (key) => later.get(key) ?? level.getSync(key),
    putLater(key, value) {
      later.set(key, value);
    },
    write,
    async *entries(prefix) {
      const iterator = level.iterator({ ...range(prefix), highWaterMarkBytes: CHUNK.bytes });
      try {
        for (;;) {
          const chunk = await iterator.nextv(CHUNK.entries);
          if (chunk.length === 0) return;
          yield chunk;
        }
      } finally {
        await iterator.close();
      }
    },
    async *keys(prefix) {
      // A key may be in both: the iterator reads the database as it is now.
      const waiting = new Set([...later.keys()].filter((key) => key.startsWith(prefix)));
      const stored = level.keys(range(prefix));
      yield* waiting;
      for await (const key of stored) if (!waiting.has(key)) yield key;
    },
    clear: (prefix) => clear(level, prefix, write),
    async close() {
      try {
        if (later.size > 0) await write([]);
        await last;
      } finally {
        confirmations.close();
        await level.close();
      }
    },
  };
}

/** Deletes with counted writes, unlike the method of `level`. */
async function clear(level: LevelFolder, prefix: string, write: LevelDatabase["write"]): Promise<void> {
  const keys = level.keys(range(prefix));
  try {
    for (;;) {
      const chunk = await keys.nextv(CHUNK.entries);
      if (chunk.length === 0) return;
      await write(chunk.map((key) => ({ type: "del", key })));
    }
  } finally {
    await keys.close();
  }
}

/** The character after the slash ends the range. */
function range(prefix: string): { gte: string; lt: string } {
  return { gte: prefix, lt: `${prefix.slice(0, -1)}0` };
}
