import { closeSync, constants, openSync, readdirSync, readFileSync, statSync, writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readLog } from "./level-log.ts";

/** Name of the file that counts the confirmed writes of each write-ahead log. LevelDB can't tell if its log has an end. */
const CONFIRMED_FILE = "CONFIRMED";
/** The file is overwritten in place, so that this works on a full disk, and within one page, so that it is not torn. */
const FILE_BYTES = 128;

/** Numbers of confirmed writes by the name of their log. */
export type ConfirmedWrites = Readonly<Record<string, number>>;

/** Counts the confirmed writes of an open folder. */
export interface Confirmations {
  /** Counts a write that LevelDB has added to its log. */
  add(): void;
  close(): void;
}

/** Reads the numbers of confirmed writes; undefined if an older version of the mock wrote the folder. */
export async function readConfirmed(folder: string): Promise<ConfirmedWrites | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, CONFIRMED_FILE), "utf8"));
  } catch {
    return undefined;
  }
}

/** Starts to count the writes of a folder that has just been opened. A failure only makes the counts lower. */
export function openConfirmations(folder: string): Confirmations {
  let file: number | undefined;
  let log = "";
  let bytes = 0;
  let writes = 0;
  /** LevelDB reads the last two logs: it writes the rows of one to a table while it adds to the next one. */
  let previous: ConfirmedWrites = {};

  function attempt(action: () => void): void {
    try {
      action();
    } catch {
      // Reads that depend on it report the reason.
    }
  }

  function save(): void {
    if (file !== undefined) writeSync(file, JSON.stringify({ ...previous, [log]: writes }).padEnd(FILE_BYTES), 0);
  }

  attempt(() => {
    log = newestLog(folder);
    const content = readFileSync(join(folder, log));
    bytes = content.length;
    writes = readLog(content).records.length;
    file = openSync(join(folder, CONFIRMED_FILE), constants.O_RDWR | constants.O_CREAT, 0o600);
    save();
  });
  return {
    add: () =>
      attempt(() => {
        const size = statSync(join(folder, log), { throwIfNoEntry: false })?.size ?? 0;
        if (size <= bytes) {
          previous = { [log]: writes };
          log = newestLog(folder);
          writes = 0;
        }
        bytes = size > bytes ? size : statSync(join(folder, log)).size;
        writes += 1;
        save();
      }),
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

/** Returns the names of the write-ahead logs in the order of their numbers, which LevelDB writes with six digits or more. */
export function logsIn(names: readonly string[]): string[] {
  return names.filter((name) => /^\d+\.log$/.test(name)).toSorted((a, b) => toNumber(a) - toNumber(b));
}

/** Returns the number of a file of LevelDB. */
export function toNumber(name: string): number {
  return Number.parseInt(name, 10);
}

function newestLog(folder: string): string {
  return logsIn(readdirSync(folder)).at(-1)!; // LevelDB creates one when it opens the folder.
}
