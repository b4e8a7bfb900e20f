import type { Stats } from "node:fs";
import { mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ClassicLevel } from "classic-level";
import { type Damage, findDamage, truncateLogs } from "./level-damage.ts";
import { keepReserve, releaseReserve } from "./level-reserve.ts";

export type LevelFolder = ClassicLevel<string, string>;

/** The format of the data, stored beside it, with the fingerprint of the seed if that is not the built-in one. */
const FORMAT_KEY = "format";
export const FORMAT = { format: "platform-api-mock", version: 1 };

/** Names of our own files and those of LevelDB, and of files that file systems and people leave in an empty folder. */
const KNOWN_FILES =
  /^(CONFIRMED|RESERVE|CURRENT|LOCK|LOG|LOG\.old|MANIFEST-\d+|\d+\.(ldb|sst|log|dbtmp)|lost|lost\+found|\.DS_Store|\.git(ignore|keep))$/;

/**
 * Size above which LevelDB starts another write-ahead log, and writes the rows of the last one to a table. It does so for
 * all logs when it opens a folder, which then needs as much space again. A larger log slows down the start.
 */
const WRITE_BUFFER_BYTES = 1_048_576;

export interface LevelFolderOptions {
  /** Fingerprint of the seed; undefined for the built-in one. */
  readonly seed?: string | undefined;
  /** Accepts the loss in a damaged folder, and is called with lines that describe it. */
  readonly repair?: ((line: string) => void) | undefined;
}

/**
 * Opens the folder as a LevelDB with our format, or creates it. Throws an Error with a one-line message that includes the
 * remedy if the folder is in use, damaged, from another program, a newer version or another seed, or can't be read or
 * written. A damaged folder is left as it is unless it may be repaired.
 */
export async function openLevelFolder(folder: string, { seed, repair }: LevelFolderOptions = {}): Promise<LevelFolder> {
  // A missing package must not leave a new folder behind.
  await loadClassicLevel();
  await checkFiles(folder);
  const damage = await attempt(folder, () => findDamage(folder));
  if (damage) await checkUnused(folder);
  if (damage && !repair) throw damaged(folder, damage.detail);
  const level = repair ? await openRepaired(folder, damage, repair) : await openLevel(folder);
  try {
    await checkFormat(folder, level, seed, repair !== undefined);
    return level;
  } catch (error) {
    await level.close();
    throw error;
  }
}

/** Opens a LevelDB without checking its format. */
export async function openLevel(folder: string): Promise<LevelFolder> {
  const { ClassicLevel } = await loadClassicLevel();
  const level = new ClassicLevel<string, string>(folder, { writeBufferSize: WRITE_BUFFER_BYTES });
  try {
    await releaseReserve(folder);
    await level.open();
    await keepReserve(folder);
    return level;
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    throw explain(folder, cause ?? error);
  }
}

async function loadClassicLevel(): Promise<typeof import("classic-level")> {
  try {
    return await import("classic-level");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error("Keeping sandboxes in a folder needs another package. Run npm install classic-level@3.");
  }
}

/** Runs before the database is opened, because LevelDB writes its files beside those of other programs. */
async function checkFiles(folder: string): Promise<void> {
  const names = await filesIn(folder);
  const foreign = names.find((name) => !KNOWN_FILES.test(name));
  if (foreign !== undefined)
    throw new Error(`${folder} has files of another program, such as ${foreign}. Use another folder.`);
}

/** Throws an Error if another process uses the folder, whose files then change while they are read. */
async function checkUnused(folder: string): Promise<void> {
  const { ClassicLevel } = await loadClassicLevel();
  const level = new ClassicLevel(folder);
  // LevelDB locks the folder before it finds that it exists, or that CURRENT does not.
  await level.open({ createIfMissing: false, errorIfExists: true }).catch(({ cause }) => {
    if (cause?.code === "LEVEL_LOCKED") throw explain(folder, cause);
  });
}

/** Opens the folder with what can be read of it, and logs what can't. */
async function openRepaired(
  folder: string,
  damage: Damage | undefined,
  log: (line: string) => void,
): Promise<LevelFolder> {
  if (damage) log(`Repairing ${folder}: ${damage.detail}.`);
  if (!damage?.needsRebuild) {
    let level: LevelFolder | undefined;
    try {
      level = await openLevel(folder);
      await countEntries(level);
      if (!damage) log(`${folder} is not damaged.`);
      return level;
    } catch (error) {
      await level?.close();
      const reason = (error as Error).cause ?? error; // Node.js and LevelDB throw only Errors.
      if (!isDamage(reason)) throw error;
      log(`Repairing ${folder}: ${(reason as Error).message}.`);
    }
  }
  await attempt(folder, () => truncateLogs(folder));
  const { ClassicLevel } = await loadClassicLevel();
  await attempt(folder, () => ClassicLevel.repair(folder));
  const level = await openLevel(folder);
  log(
    `Rebuilt ${folder} with ${await countEntries(level)} entries. Files that could not be read completely are in ${join(folder, "lost")}.`,
  );
  return level;
}

/** Counts the entries by reading all of them. */
async function countEntries(level: LevelFolder): Promise<number> {
  let count = 0;
  for await (const _ of level.iterator()) count += 1;
  return count;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await attempt(folder, () => statIfExists(folder));
  if (found && !found.isDirectory())
    throw new Error(`${folder} is a file, and sandboxes are kept in a folder. Use another name, or remove the file.`);
  return attempt(folder, async () => {
    // Other users of the machine must not read the data that callers have sent.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return readdir(folder);
  });
}

async function statIfExists(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function checkFormat(
  folder: string,
  level: LevelFolder,
  seed: string | undefined,
  isRepaired: boolean,
): Promise<void> {
  const text = await attempt(folder, () => level.get(FORMAT_KEY));
  if (text === undefined) {
    const keys = await attempt(folder, () => level.keys({ limit: 1 }).all());
    // The format may be what was lost.
    if (keys.length > 0 && !isRepaired) throw otherProgram(folder);
    return attempt(folder, () => level.put(FORMAT_KEY, JSON.stringify({ ...FORMAT, seed })));
  }
  const format = readFormat(text);
  if (!format) throw otherProgram(folder);
  if (format.version === FORMAT.version && format.seed === seed) return;
  if (format.version === FORMAT.version)
    throw new Error(`${folder} was written with other seed data. Use that seed data, or another folder.`);
  throw new Error(`${folder} was written by a newer version of the mock. Update the mock, or use another folder.`);
}

function readFormat(text: string): { version: unknown; seed: unknown } | undefined {
  try {
    const { format, version, seed } = JSON.parse(text);
    return format === FORMAT.format ? { version, seed } : undefined;
  } catch {
    return undefined;
  }
}

function otherProgram(folder: string): Error {
  return new Error(`${folder} is a database of another program. Use another folder.`);
}

async function attempt<Value>(folder: string, action: () => Promise<Value>): Promise<Value> {
  try {
    return await action();
  } catch (error) {
    throw explain(folder, error);
  }
}

function damaged(folder: string, detail: string, options?: ErrorOptions): Error {
  return new Error(
    `${folder} is damaged: ${detail}. Restore a backup, or start with --repair (repair in openStore) to continue without what is lost.`,
    options,
  );
}

function explain(folder: string, error: unknown): Error {
  // Node.js and LevelDB throw only Errors.
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "LEVEL_LOCKED")
    return new Error(`${folder} is in use by another process. Stop that one, or use another folder.`);
  if (isDamage(error)) return damaged(folder, message, { cause: error });
  return new Error(
    `${folder} can't be read or written: ${message}. Check its permissions and the space on its disk, or use another folder.`,
  );
}

function isDamage(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  // LevelDB has no code for a missing or truncated file of its own.
  const isFileDamaged = /No such file or directory$|\.(ldb|sst): Invalid argument$/.test(message);
  return code === "LEVEL_CORRUPTION" || (code === "LEVEL_IO_ERROR" && isFileDamaged);
}
