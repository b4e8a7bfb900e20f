import type { LevelDatabase } from "./level-database.ts";

/** Rows that belong to no sandbox. Their keys start with `row/`, and the rest of the key that marks them. */
export interface Garbage {
  /** Calls `write`, and keeps the rows of this mark until its end. Then they belong to a sandbox, or are cleared. */
  keepDuring(mark: string, write: () => Promise<void>): Promise<void>;
  /** Clears all other rows that are marked. Any that remain are cleared when the folder is next opened. */
  clear(): void;
  /** Resolves when there is nothing more to clear. */
  cleared(): Promise<unknown>;
}

const PREFIX = "garbage/";

/** Returns the key that marks the rows of an origin. */
export const garbageKey = (id: string, origin: number) => `${PREFIX}${id}/${origin}`;

/** Starts to clear what the last process has left. */
export function collectGarbage(database: LevelDatabase): Garbage {
  const kept = new Set<string>();
  let cleared = clearMarked();

  async function clearMarked(): Promise<void> {
    try {
      for await (const mark of database.keys(PREFIX)) {
        // The marks are those of the start, and the rows of one may belong to a sandbox by now.
        if (kept.has(mark) || database.get(mark) === undefined) continue;
        await database.clear(`row/${mark.slice(PREFIX.length)}/`);
        await database.write([{ type: "del", key: mark }]);
      }
    } catch {
      // The next write reports the error.
    }
  }

  function clear(): void {
    cleared = cleared.then(clearMarked);
  }

  return {
    async keepDuring(mark, write) {
      kept.add(mark);
      try {
        await write();
      } finally {
        kept.delete(mark);
        clear();
      }
    },
    clear,
    cleared: () => cleared,
  };
}
