import type { Stats } from "node:fs";
import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ClassicLevel } from "classic-level";

export type LevelFolder = ClassicLevel<string, string>;

/** The format of the data, stored beside it, with the fingerprint of the seed if that is not the built-in one. */
const FORMAT_KEY = "format";
const FORMAT = { format: "platform-api-mock", version: 1 };

/** Names of the files of LevelDB, and of files that file systems and people leave in an empty folder. */
const KNOWN_FILES =
  /^(CURRENT|LOCK|LOG|LOG\.old|MANIFEST-\d+|\d+\.(ldb|sst|log|dbtmp)|lost|lost\+found|\.DS_Store|\.git(ignore|keep))$/;

/**
 * Opens the folder as a LevelDB with our format, or creates it. Throws an Error with a one-line message that includes the
 * remedy if the folder is in use, damaged, from another program, a newer version or another seed, or can't be read or
 * written.
 */
export async function openLevelFolder(folder: string, seed?: string): Promise<LevelFolder> {
  // A missing package must not leave a new folder behind.
  await loadClassicLevel();
  await checkFiles(folder);
  const level = await openLevel(folder);
  try {
    await checkLog(folder);
    await checkFormat(folder, level, seed);
    return level;
  } catch (error) {
    await level.close();
    throw error;
  }
}

/** Opens a LevelDB without checking its format. */
export async function openLevel(folder: string): Promise<LevelFolder> {
  const { ClassicLevel } = await loadClassicLevel();
  const level = new ClassicLevel<string, string>(folder);
  try {
    await level.open();
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
  // LevelDB would start without the data, and delete it.
  const hasData = names.some((name) => /\.(ldb|sst|log)$/.test(name));
  if (hasData && !names.includes("CURRENT")) throw damaged(folder, "the file CURRENT is missing");
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

/** LevelDB drops damaged records of its write-ahead log, and reports this only in its own log, LOG. */
async function checkLog(folder: string): Promise<void> {
  const log = await attempt(folder, () => readFile(join(folder, "LOG"), "utf8"));
  const dropped = /\S+: dropping \d+ bytes.*/.exec(log)?.[0];
  if (dropped === undefined) return;
  throw new Error(`${folder} is damaged: ${dropped}. Restore a backup, or start again to continue without the rest.`);
}

async function checkFormat(folder: string, level: LevelFolder, seed: string | undefined): Promise<void> {
  const text = await attempt(folder, () => level.get(FORMAT_KEY));
  if (text === undefined) {
    const keys = await attempt(folder, () => level.keys({ limit: 1 }).all());
    if (keys.length > 0) throw otherProgram(folder);
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

function damaged(folder: string, detail: string): Error {
  return new Error(`${folder} is damaged: ${detail}. Restore a backup, or use another folder.`);
}

function explain(folder: string, error: unknown): Error {
  // Node.js and LevelDB throw only Errors.
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "LEVEL_LOCKED")
    return new Error(`${folder} is in use by another process. Stop that one, or use another folder.`);
  // LevelDB has no code for a missing file of its own.
  if (code === "LEVEL_CORRUPTION" || (code === "LEVEL_IO_ERROR" && message.endsWith("No such file or directory")))
    return damaged(folder, message);
  return new Error(
    `${folder} can't be read or written: ${message}. Check its permissions and the space on its disk, or use another folder.`,
  );
}
