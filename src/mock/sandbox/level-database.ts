import { statfs } from "node:fs/promises";
import { openLevel, openLevelFolder } from "./level-folder.ts";

interface Put {
  readonly type: "put";
  readonly key: string;
  readonly value: string;
}

export type Operation = Put | { readonly type: "del"; readonly key: string };

/** Texts by key in a folder, in the order of their keys. A prefix ends with a slash. */
export interface LevelDatabase {
  /** True if it can be read now. Otherwise, the next write opens it again. */
  isOpen(): boolean;
  /** The value of a key, those included that are to be put later. */
  get(key: string): string | undefined;
  /** Puts a value with the next batch. */
  putLater(key: string, value: string): void;
  /** Writes all operations or none. */
  write(operations: readonly Operation[]): Promise<void>;
  /** Entries whose keys start with the prefix, in chunks between which others are served. */
  entries(prefix: string): AsyncIterable<readonly (readonly [key: string, value: string])[]>;
  /** Keys that start with the prefix, those included that are to be put later. */
  keys(prefix: string): AsyncIterable<string>;
  /** Deletes the entries whose keys start with the prefix. Not all at once, unlike `write`. */
  clear(prefix: string): Promise<void>;
  /** Writes what is to be put later. */
  close(): Promise<void>;
}

const CHUNK = { entries: 1000, bytes: 262_144 };

/**
 * Free space below which a full disk counts as full. LevelDB needs some to open, and what was open before can at least
 * be read.
 */
const MIN_FREE_BYTES = 8_000_000;

interface Batch {
  readonly operations: Operation[];
  readonly written: Promise<void>;
}

/** Opens the folder or creates it. Throws an Error of one line that says what to do if it can't be opened. */
export async function openLevelDatabase(folder: string, seed?: string): Promise<LevelDatabase> {
  let level = await openLevelFolder(folder, seed);
  const later = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();
  /** Takes more operations until the batch before it is written. */
  let next: Batch | undefined;
  /** After a batch has failed: what restores the entries as they were. */
  let undo: readonly Operation[] | undefined;

  async function writeBatch(operations: readonly Operation[]): Promise<void> {
    if (undo) await recover(undo);
    const waiting = [...later].map(([key, value]): Put => ({ type: "put", key, value }));
    const newer = new Set(operations.map(({ key }) => key));
    const batch = [...waiting.filter(({ key }) => !newer.has(key)), ...operations];
    try {
      await level.batch(batch);
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
   * LevelDB refuses all writes after some that have failed, until it is opened again. Then it may find the failed batch in
   * its log after all.
   */
  async function recover(operations: readonly Operation[]): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < MIN_FREE_BYTES) throw new Error("less than 8 MB of its disk are free");
    await level.close();
    level = await openLevel(folder);
    await level.batch([...operations]);
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
      // What is written meanwhile is in both: the iterator reads the database as it is now.
      const waiting = new Set([...later.keys()].filter((key) => key.startsWith(prefix)));
      const stored = level.keys(range(prefix));
      yield* waiting;
      for await (const key of stored) if (!waiting.has(key)) yield key;
    },
    clear: (prefix) => level.clear(range(prefix)),
    async close() {
      try {
        if (later.size > 0) await write([]);
        await last;
      } finally {
        await level.close();
      }
    },
  };
}

/** The character after the slash ends the range. */
function range(prefix: string): { gte: string; lt: string } {
  return { gte: prefix, lt: `${prefix.slice(0, -1)}0` };
}
