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
import type { Store } from "../server/types.ts";
import { type Change, keyOf, type Position, type Snapshot, seeds, type WorldStore } from "./sandbox.ts";

const HEADER = { format: "platform-api-mock", version: 1 };

/** A line of the file after the first. */
type Line =
  | { readonly world: string; readonly snapshot: Snapshot }
  | { readonly world: string; readonly position: Position; readonly changes: readonly Change[] };

/** Bytes that are added before the file is made short again, unless it is still longer than that. */
const MOST_GROWTH = 64_000_000;

/**
 * Opens the file, or begins it. It is a log with a line of JSON for each request that has changed something, written
 * before the request is answered. When it is opened, and when it has grown long, it is made short: a new file takes its
 * place at once (rename), so that there is a whole one at any moment.
 * Throws if the file is no such log, is damaged, or is in use by another process.
 */
export function openStore(path: string): Store {
  const file = resolve(path);
  const unlock = lock(file);
  try {
    const worlds = existsSync(file) ? readLog(file) : new Map<string, Snapshot>();
    let { log, limit } = begin(file, worlds);
    let size = 0;

    function write(line: Line): void {
      const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
      writeAll(log, bytes);
      size += bytes.length;
      if (size < limit) return;
      closeSync(log);
      ({ log, limit } = begin(file, readLog(file)));
      size = 0;
    }

    const store: WorldStore = {
      worlds,
      append: (keeper, changes) => write({ world: keeper.world.name, position: keeper.position(), changes }),
      replace: (world, snapshot) => write({ world, snapshot }),
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

/** Writes the worlds as a new file in the place of the old one, and opens it to go on. */
function begin(file: string, worlds: ReadonlyMap<string, Snapshot>): { log: number; limit: number } {
  rewrite(file, worlds);
  return { log: openSync(file, "a", 0o600), limit: Math.max(MOST_GROWTH, statSync(file).size) };
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/** Another process that is alive must not write to the same file. */
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

function rewrite(file: string, worlds: ReadonlyMap<string, Snapshot>): void {
  const draft = `${file}.new`;
  const log = openSync(draft, "w", 0o600);
  writeAll(log, Buffer.from(`${JSON.stringify(HEADER)}\n`));
  for (const [world, snapshot] of worlds) writeAll(log, Buffer.from(`${JSON.stringify({ world, snapshot })}\n`));
  fsyncSync(log);
  closeSync(log);
  renameSync(draft, file);
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
}

function readLog(file: string): Map<string, Snapshot> {
  const lines = readFileSync(file, "utf8").split("\n");
  // What stands after the last line break was being written when the process ended, and was never answered.
  lines.pop();
  const header = lines.shift();
  if (header === undefined) return new Map();
  if (header !== JSON.stringify(HEADER))
    throw new Error(
      `${file} is not data of this mock: its first line is not ${JSON.stringify(HEADER)}. Use another file.`,
    );
  const worlds = new Map<string, Open>();
  for (const [index, text] of lines.entries()) {
    try {
      apply(worlds, JSON.parse(text) as Line);
    } catch (error) {
      throw new Error(
        `${file} is damaged in line ${index + 2}: ${(error as Error).message}. Restore it, or use another file.`,
      );
    }
  }
  return new Map([...worlds].map(([name, world]) => [name, closed(world)]));
}

/** A world while its log is read. */
interface Open extends Position {
  readonly tables: Map<string, Map<string, unknown>>;
}

function apply(worlds: Map<string, Open>, line: Line): void {
  const { world: name } = line;
  if ("snapshot" in line) {
    const { tables, ...position } = line.snapshot;
    const rows = Object.entries(tables).map(([table, list]) => [table, rowsOf(table, list)] as const);
    worlds.set(name, { ...position, tables: new Map(rows) });
    return;
  }
  const { tables } = worlds.get(name) ?? { tables: new Map<string, Map<string, unknown>>() };
  worlds.set(name, { ...line.position, tables });
  for (const { table, key, row } of line.changes) {
    const rows = tables.get(table) ?? new Map(seeds[table] ?? []);
    tables.set(table, rows);
    if (row === undefined) rows.delete(key);
    else rows.set(key, row);
  }
}

function rowsOf(table: string, rows: readonly unknown[]): Map<string, unknown> {
  return new Map(rows.map((row) => [keyOf(table, row), row]));
}

function closed({ seed, clock, count, tables }: Open): Snapshot {
  return {
    seed,
    clock,
    count,
    tables: Object.fromEntries([...tables].map(([table, rows]) => [table, [...rows.values()]])),
  };
}
