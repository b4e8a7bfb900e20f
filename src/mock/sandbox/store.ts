import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import type { Change, Position, SandboxController, Snapshot, TableDefinitions } from "./sandbox.ts";
import { rowsByKey, type TableDefinition } from "./table.ts";

/** Keeps sandboxes beyond the end of the process. */
export interface SandboxStore {
  /** The sandboxes as the file had them when it was opened, by id. */
  readonly sandboxes: ReadonlyMap<string, Snapshot>;
  /** Writes what has changed in a sandbox. What was written survives a kill of the process. Throws if it cannot write. */
  append(controller: SandboxController, changes: readonly Change[]): void;
  /** Replaces a sandbox. */
  replace(id: string, snapshot: Snapshot): void;
  /** Releases the file, so that another mock can open it. */
  close(): void;
}

const HEADER = { format: "platform-api-mock", version: 1 };

/** A line of the file after the first. */
type Line =
  | { readonly sandbox: string; readonly snapshot: Snapshot }
  | { readonly sandbox: string; readonly position: Position; readonly changes: readonly Change[] };

/** Bytes appended before the file is compacted; more if what remains after compaction is larger. */
const MAX_GROWTH = 64_000_000;

/**
 * Opens the file, or creates it. It is a log with a line of JSON for each request that changed something, written before
 * the response is sent. It is compacted when it is opened and when it has grown: a new file replaces it atomically
 * (rename), so that there is a complete one at any moment.
 * Throws if the file is not such a log, is damaged, or is in use by another process.
 */
export function openStore(path: string, definitions: TableDefinitions): SandboxStore {
  const file = resolve(path);
  const unlock = lock(file);
  try {
    const sandboxes = existsSync(file) ? readLog(file, definitions) : new Map<string, Snapshot>();
    let { log, limit } = startLog(file, sandboxes);
    let size = 0;

    function write(line: Line): void {
      const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
      writeAll(log, bytes);
      size += bytes.length;
      if (size < limit) return;
      closeSync(log);
      ({ log, limit } = startLog(file, readLog(file, definitions)));
      size = 0;
    }

    const store: SandboxStore = {
      sandboxes,
      append: (controller, changes) =>
        write({ sandbox: controller.sandbox.id, position: controller.position(), changes }),
      replace: (sandbox, snapshot) => write({ sandbox, snapshot }),
      close() {
        closeSync(log);
        unlock();
      },
    };
    return store;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Replaces the file with one that holds these sandboxes, and opens it for appending. */
function startLog(file: string, sandboxes: ReadonlyMap<string, Snapshot>): { log: number; limit: number } {
  rewrite(file, sandboxes);
  return { log: openSync(file, "a", 0o600), limit: Math.max(MAX_GROWTH, statSync(file).size) };
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/** Prevents two running processes from writing to the same file. */
function lock(file: string): () => void {
  const name = `${file}.lock`;
  const holder = existsSync(name) ? Number(readFileSync(name, "utf8")) : 0;
  if (holder > 0 && isAlive(holder))
    throw new Error(`${file} is in use by process ${holder}. Stop it, use another file, or remove ${name}.`);
  rmSync(name, { force: true });
  writeFileSync(name, String(process.pid), { flag: "wx" });
  return () => rmSync(name, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function rewrite(file: string, sandboxes: ReadonlyMap<string, Snapshot>): void {
  const draft = `${file}.new`;
  const log = openSync(draft, "w", 0o600);
  writeAll(log, Buffer.from(`${JSON.stringify(HEADER)}\n`));
  for (const [sandbox, snapshot] of sandboxes) writeAll(log, Buffer.from(`${JSON.stringify({ sandbox, snapshot })}\n`));
  fsyncSync(log);
  closeSync(log);
  renameSync(draft, file);
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
}

function readLog(file: string, definitions: TableDefinitions): Map<string, Snapshot> {
  const lines = readFileSync(file, "utf8").split("\n");
  // What follows the last line break was being written when the process ended, and its response was never sent.
  lines.pop();
  const header = lines.shift();
  if (header === undefined) return new Map();
  if (header !== JSON.stringify(HEADER))
    throw new Error(
      `${file} is not data of this mock: its first line is not ${JSON.stringify(HEADER)}. Use another file.`,
    );
  const sandboxes = new Map<string, OpenSandbox>();
  for (const [index, text] of lines.entries()) {
    try {
      apply(sandboxes, JSON.parse(text) as Line, definitions);
    } catch (error) {
      throw new Error(
        `${file} is damaged in line ${index + 2}: ${(error as Error).message}. Restore it, or use another file.`,
      );
    }
  }
  return new Map([...sandboxes].map(([id, sandbox]) => [id, snapshotOf(sandbox)]));
}

/** A sandbox while its log is read. */
interface OpenSandbox extends Position {
  readonly tables: Map<string, Map<string, unknown>>;
}

function apply(sandboxes: Map<string, OpenSandbox>, line: Line, definitions: TableDefinitions): void {
  const { sandbox: id } = line;
  function definitionOf(table: string): TableDefinition<unknown> {
    return definitions[table] ?? unknownTable(table);
  }
  if ("snapshot" in line) {
    const { tables, ...position } = line.snapshot;
    const rows = Object.entries(tables).map(
      ([table, list]) => [table, rowsByKey(definitionOf(table).key, list)] as const,
    );
    sandboxes.set(id, { ...position, tables: new Map(rows) });
    return;
  }
  const { tables } = sandboxes.get(id) ?? { tables: new Map<string, Map<string, unknown>>() };
  sandboxes.set(id, { ...line.position, tables });
  for (const { table, key, row } of line.changes) {
    const rows = tables.get(table) ?? new Map(definitionOf(table).seed);
    tables.set(table, rows);
    if (row === undefined) rows.delete(key);
    else rows.set(key, row);
  }
}

function unknownTable(table: string): never {
  throw new Error(`there is no table ${table}`);
}

function snapshotOf({ seed, clock, count, tables }: OpenSandbox): Snapshot {
  return {
    seed,
    clock,
    count,
    tables: Object.fromEntries([...tables].map(([table, rows]) => [table, [...rows.values()]])),
  };
}
