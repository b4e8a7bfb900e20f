import {
  closeSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import {
  BUSY,
  CORRUPT,
  closeDatabase,
  type Database,
  loadDriver,
  NOT_A_DATABASE,
  resultCode,
  type SqlRow,
  type Statement,
} from "./sqlite-driver.ts";

export const FILE = "sandboxes.sqlite";
/** An empty database, whose lock belongs to the process that uses the folder. */
export const LOCK = "sandboxes.lock";
/** Version of the tables, and of what is in them. */
export const FORMAT = 1;
/** Marks a database of the mock: the bytes "PAPI". */
const APPLICATION_ID = 0x50_41_50_49;

const TABLES = {
  sandboxes: "id TEXT PRIMARY KEY, version INTEGER, origin INTEGER, position TEXT",
  rows: "sandbox TEXT, table_name TEXT, key TEXT, place INTEGER, bytes INTEGER, value TEXT, UNIQUE (sandbox, table_name, key)",
  seed: "fingerprint TEXT",
};
const createTable = (name: string, columns: string) => `CREATE TABLE ${name} (${columns})`;

/** Size up to which a file is checked whole at each start. That takes 2 ms of processor time per MB. */
const CHECKED_BYTES = 32_000_000;

export interface FolderOptions {
  /** Fingerprint of the seed; undefined for the built-in one. */
  readonly seed?: string | undefined;
  /** Accepts the loss in a damaged file, and is called with a line that describes it. */
  readonly repair?: ((line: string) => void) | undefined;
  /** `full` waits for the disk at each commit. Default: `normal`. */
  readonly sync?: "normal" | "full" | undefined;
}

type Open = (file: string) => Database;

export interface OpenFolder {
  readonly database: Database;
  close(): void;
}

/**
 * Opens or creates the database in a folder, which belongs to this process until it is closed. Throws an Error with a
 * one-line message that includes the remedy if it is in use, damaged, from another program, a newer version or another seed,
 * or can't be read or written.
 */
export async function openFolder(folder: string, options: FolderOptions): Promise<OpenFolder> {
  // A missing package must not leave a new folder behind.
  const open = await loadDriver();
  // SQLite would read a name such as file:sandboxes as a URI.
  const path = resolve(folder);
  try {
    // Other users of the machine must not read the data that callers have sent.
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const release = lock(open, join(path, LOCK));
    try {
      const database = openFile(open, join(path, FILE), options);
      return {
        database,
        close() {
          try {
            closeDatabase(database);
          } finally {
            release();
          }
        },
      };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    throw new Error(describeError(folder, error), { cause: error });
  }
}

/** Takes the lock of a folder. Returns the function that releases it, as the end of the process does. */
function lock(open: Open, file: string): () => void {
  // To close a file that exists would release the lock of another store in this process.
  if (!existsSync(file)) writeFileSync(file, "", { mode: 0o600 });
  const database = open(file);
  try {
    // Of several processes, exactly one succeeds. With BEGIN EXCLUSIVE, it may be none.
    database.exec("BEGIN IMMEDIATE");
  } catch (error) {
    database.close();
    throw error;
  }
  return () => {
    // `libsql` may close the file later.
    database.exec("ROLLBACK");
    database.close();
  };
}

function openFile(open: Open, file: string, { seed = "", repair, sync = "normal" }: FolderOptions): Database {
  // A link to a missing file is refused when its header is read.
  if (!lstatSync(file, { throwIfNoEntry: false })) {
    // The log of a file that was deleted would be applied to the new one.
    rmSync(`${file}-wal`, { force: true });
    closeDatabase(create(open, `${file}.new`, seed));
    renameSync(`${file}.new`, file);
  }
  checkHeader(file);
  let database = open(file);
  try {
    check(database, file, seed, repair !== undefined);
    repair?.(`${file} is not damaged.`);
  } catch (error) {
    if (!repair || resultCode(error) !== CORRUPT) {
      closeDatabase(database);
      throw error;
    }
    repair(salvage(open, database, file, seed));
    database = open(file);
    check(database, file, seed, true);
  }
  // Each commit is appended to a log, whose writes reach the disk in order.
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${sync === "full" ? "FULL" : "NORMAL"}`);
  return database;
}

/** Describes an error of the database in one line, with the remedy. */
export function describeError(folder: string, error: unknown): string {
  const { message } = error as Error; // Node.js and the drivers throw only Errors.
  if (error instanceof Refusal) return `${folder} ${message}`;
  if ((error as NodeJS.ErrnoException).code === "EEXIST") return `${folder} is a file. Name a folder.`;
  switch (resultCode(error)) {
    case BUSY:
      return `${folder} is in use. Stop the mock that uses it, close its store, or use another folder. Several mocks can share Redis.`;
    case NOT_A_DATABASE:
      return `${join(folder, FILE)} is no database, or its beginning is damaged. Restore a backup (and remove ${FILE}-wal), or use another folder.`;
    case CORRUPT:
      return `${join(folder, FILE)} is damaged: ${message}. Restore a backup (and remove ${FILE}-wal), or start with --repair (repair in openStore) to continue without what is lost.`;
    default:
      return `${folder} can't be read or written: ${message}. Check its permissions and the space on its disk, or use another folder.`;
  }
}

/** A folder that can't be used. The message follows its name. */
class Refusal extends Error {}

/** Creates an empty database with this seed, in place of what an earlier attempt has left. */
function create(open: Open, file: string, seed: string): Database {
  for (const suffix of ["", "-journal"]) rmSync(file + suffix, { force: true });
  // SQLite gives its other files the same permissions.
  writeFileSync(file, "", { mode: 0o600 });
  const database = open(file);
  const tables = Object.entries(TABLES).map(([name, columns]) => `${createTable(name, columns)};`);
  database.exec(`
    BEGIN; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${FORMAT}; ${tables.join(" ")}
    INSERT INTO seed VALUES ('${seed}'); COMMIT`);
  return database;
}

/** Checks the header (SQLite, database file format, section 1.3) without SQLite, which would change a file of another program. */
function checkHeader(file: string): void {
  const descriptor = openSync(file, "r");
  const header = Buffer.alloc(100);
  const length = readSync(descriptor, header);
  closeSync(descriptor);
  if (length === 0) return;
  if (header.toString("latin1", 0, 16) !== "SQLite format 3\0")
    throw Object.assign(new Error("file is not a database"), { errcode: NOT_A_DATABASE });
  if (header.readUInt32BE(68) !== APPLICATION_ID)
    throw new Refusal(`has a database of another program, ${FILE}. Use another folder.`);
  if (header.readUInt32BE(60) > FORMAT)
    throw new Refusal("was written by a newer version of the mock. Update the mock, or use another folder.");
}

/** Locks the file, and checks that it can be used; an empty one takes this seed. Unless `isWhole`, of a large one not all rows. */
function check(database: Database, file: string, seed: string, isWhole: boolean): void {
  // In this mode, SQLite needs no other file that is mapped into memory, which could fail on a full disk.
  database.exec("PRAGMA locking_mode = EXCLUSIVE");
  const { size } = statSync(file);
  if (size === 0) throw damage("it is empty");
  // SQLite would add zeros. A full disk can cut a page that is still in the log.
  if (size % Number(readValue(database, "PRAGMA page_size")) !== 0 && !existsSync(`${file}-wal`))
    throw damage("it is truncated");
  for (const [name, columns] of Object.entries(TABLES))
    if (readValue(database, `SELECT sql FROM sqlite_schema WHERE name = '${name}'`) !== createTable(name, columns))
      throw damage(`its table ${name} is missing, or has other columns`);
  const isOther = readValue(database, "SELECT fingerprint FROM seed") !== seed;
  if (isOther && readValue(database, "SELECT count(*) FROM sandboxes") !== 0)
    throw new Refusal(
      "was written with other seed data. Use that seed data or another folder, or copy its sandboxes (platform-api-mock data).",
    );
  const result = readValue(database, `PRAGMA quick_check${isWhole || size <= CHECKED_BYTES ? "" : "(sandboxes)"}`);
  if (result !== "ok") throw damage(String(result).split("\n").at(-1)!); // Another line says which database.
  if (isOther) database.exec(`UPDATE seed SET fingerprint = '${seed}'`);
}

function readValue(database: Database, sql: string): SqlRow[string] | undefined {
  return Object.values(database.prepare(sql).all()[0] ?? {})[0];
}

function damage(message: string): Error {
  return Object.assign(new Error(message), { errcode: CORRUPT });
}

/** Replaces a damaged file by its readable rows, and keeps it under another name. Returns what is lost as a line. */
function salvage(open: Open, from: Database, file: string, seed: string): string {
  // Otherwise, SQLite reads nothing of a truncated file.
  from.exec("PRAGMA writable_schema = ON");
  const to = create(open, `${file}.new`, seed);
  to.exec("BEGIN");
  const lost = { sandboxes: copyRows(from, to, "sandboxes"), rows: copyRows(from, to, "rows") };
  const remove = (table: "sandboxes" | "rows", condition: string) => {
    lost[table] += Number(to.prepare(`DELETE FROM ${table} WHERE ${condition}`).run().changes);
  };
  remove("sandboxes", "json_valid(position) IS NOT TRUE");
  remove("rows", "(json_valid(key) AND json_valid(coalesce(value, '{}'))) IS NOT TRUE");
  remove("rows", "sandbox NOT IN (SELECT id FROM sandboxes)");
  const count = (table: string) => readValue(to, `SELECT count(*) FROM ${table}`);
  const kept = `${count("rows")} rows of ${count("sandboxes")} sandboxes`;
  to.exec("COMMIT");
  closeDatabase(to);
  closeDatabase(from);
  const damaged = join(file, `../damaged-${Date.now()}.sqlite`);
  copyFileSync(file, damaged);
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${damaged}-wal`);
  renameSync(`${file}.new`, file);
  const [sandboxes, rows] = [lost.sandboxes, lost.rows].map(describeCount);
  return `Repaired ${file} with ${kept}. Lost are ${rows} rows and ${sandboxes} sandboxes. The damaged file is ${damaged}.`;
}

const describeCount = (count: number) =>
  count === Infinity ? "an unknown number of" : count === 0 ? "no" : `up to ${count}`;

/** Copies all readable rows of a table. Returns how many may be lost at most; Infinity if it is not known. */
function copyRows(from: Database, to: Database, table: keyof typeof TABLES): number {
  const columns = TABLES[table].replace(/, UNIQUE.*/, "").replace(/(\w+) [^,]+/g, "$1");
  const put = to.prepare(`INSERT OR IGNORE INTO ${table} VALUES (${columns.replace(/\w+/g, "?")})`);
  let next: Statement;
  try {
    next = from.prepare(`SELECT rowid AS number, ${columns} FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT 1`);
  } catch {
    // The list of tables can't be read, or the table is missing, or one of its columns is.
    return Infinity;
  }
  /** Returns the first row after this number; undefined after the last one; null if it can't be read. */
  function read(after: number): SqlRow | undefined | null {
    try {
      const [row] = next.all(after);
      // The rest of a page that is cut is read as zeros, so that an earlier number follows.
      return row && !(Number(row.number) > after) ? null : row;
    } catch {
      // A damaged page, or a number in it that is too large for JavaScript.
      return null;
    }
  }
  let [copied, skipped] = [0, 0];
  for (let last = 0; ; copied += 1) {
    let row = read(last);
    if (row === null) {
      // Numbers may be far apart, so that the next row is sought at distances that double, and then between the last two.
      let [low, high] = [last, last + 1];
      while (row === null && high < Number.MAX_SAFE_INTEGER) {
        row = read(high);
        if (row === null) [low, high] = [high, high + (high - last)];
      }
      while (row !== null && high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        const found = read(middle);
        if (found === null) low = middle;
        else [high, row] = [middle, found];
      }
      skipped += row === null ? Infinity : high - last;
    }
    if (!row) break;
    const [number, ...values] = Object.values(row);
    put.run(...values);
    last = Number(number);
  }
  if (skipped === 0) return 0;
  try {
    const index = `sqlite_autoindex_${table}_1`;
    return Math.max(0, Number(readValue(from, `SELECT count(*) FROM ${table} INDEXED BY ${index}`)) - copied);
  } catch {
    // The index is damaged, too.
    return skipped;
  }
}
