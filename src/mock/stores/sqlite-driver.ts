/** What `node:sqlite` and `libsql` have in common. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** No statement stays open between calls, so that none holds an old state of the database. */
export interface Statement {
  run(...values: readonly SqlValue[]): { readonly changes: number | bigint };
  get(...values: readonly SqlValue[]): SqlRow | undefined;
  all(...values: readonly SqlValue[]): SqlRow[];
}

type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** `defensive` would prevent a repair from reading a truncated file. Versions of Node.js differ in its default. */
type Driver = new (file: string, options: { readonly defensive: false }) => Database;

export const [BUSY, CORRUPT, NOT_A_DATABASE] = [5, 11, 26] as const;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
/** Earlier versions of Node.js have no SQLite, or call it experimental and print a warning. */
const HAS_SQLITE = major > 24 || (major === 24 && minor >= 15);

/** Opens or creates a database with the driver of this version of Node.js. */
export async function loadDriver(): Promise<(file: string) => Database> {
  const builtIn = (HAS_SQLITE && process.getBuiltinModule("node:sqlite")) as { DatabaseSync: Driver } | false;
  const Driver = builtIn ? builtIn.DatabaseSync : await loadLibsql();
  return (file) => new Driver(file, { defensive: false });
}

async function loadLibsql(): Promise<Driver> {
  const remedy = "Use Node.js 24.15 or later, which has it, or run npm install platform-api-mock libsql@0.5.";
  let Libsql: Driver;
  try {
    Libsql = (await import("libsql")).default as unknown as Driver;
  } catch (error) {
    // The second code is that of the package if it has no binary for this platform.
    if (!/^(ERR_)?MODULE_NOT_FOUND$/.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
    // A mock that npx has downloaded finds packages only in the cache of npx.
    throw new Error(`Keeping sandboxes in a folder needs SQLite. ${remedy}`);
  }
  try {
    new Libsql(":memory:", { defensive: false }).exec("SELECT 1");
  } catch (error) {
    throw new Error(`The installed version of libsql can't be used for SQLite. ${remedy}`, { cause: error });
  }
  return Libsql;
}

/** Returns the result code of SQLite; undefined if the error has another origin. */
export function resultCode(error: unknown): number | undefined {
  const { errcode, rawCode } = error as { errcode?: number; rawCode?: number };
  const code = errcode ?? rawCode;
  // The lowest byte; the others say more about it.
  return code === undefined ? undefined : code & 0xff;
}

/**
 * Releases the lock of the file, and closes the database. `libsql` keeps it open until the garbage collector has found all
 * statements. An error has no effect on what is committed.
 */
export function closeDatabase(database: Database): void {
  try {
    database.exec("PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT 1 FROM sqlite_schema");
  } catch {
    // The end of the process releases the lock.
  } finally {
    database.close();
  }
}
