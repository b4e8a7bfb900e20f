import { kinds } from "../areas/tables.ts";
import type { Store } from "../server/types.ts";
import { createIdentifiers, type Identifiers } from "./ids.ts";
import { createTable, type Kind, type Rows, type Table } from "./table.ts";

type Kinds = typeof kinds;
type RowOf<K> = K extends Kind<infer Row> ? Row : never;
type Tables = { readonly [Name in keyof Kinds]: Table<RowOf<Kinds[Name]>> };

/** Everything that one caller, or a group of callers who share a token's name, has made: tables, a clock and ids. */
export interface World extends Tables, Identifiers {
  readonly name: string;
  /** Milliseconds since the epoch by this world's clock. It stands still while a request is answered. */
  now(): number;
  /** A time in RFC 3339: the given one in milliseconds since the epoch, or now. */
  time(at?: number): string;
  /** Runs the named task with this data when the clock has moved on by so many milliseconds; its id in `tasks`. */
  later(delay: number, task: string, data: TaskData): string;
  /** Resolves when something in this world has changed, or when the signal is aborted. */
  change(signal: AbortSignal): Promise<void>;
}

export type TaskData = Readonly<Record<string, string | number | boolean | null>>;

/** Something that will happen. */
export interface Task {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly name: string;
  readonly data: TaskData;
}

/** A change of one row, or its end. */
export interface Change {
  readonly table: string;
  readonly key: string;
  readonly row?: unknown;
}

/** Where a world begins. */
export interface Beginning {
  /** Ids and made-up content follow from it. */
  readonly seed: number;
  /** Milliseconds since the epoch. */
  readonly clock: number;
}

/** Where a world is. */
export interface Position extends Beginning {
  /** Number of ids given out. */
  readonly count: number;
}

/** Everything in a world as JSON. */
export interface Snapshot extends Position {
  /** Tables that are not as the seed has them. */
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
}

/** What the mock's own machinery does with a world; handlers see only the world. */
export interface Keeper {
  readonly world: World;
  /** Sets the clock; it never goes back. */
  setClock(at: number): void;
  /** The earliest task. */
  nextTask(): Task | undefined;
  /** Tells those who wait that something has changed, if anything has. */
  notify(): void;
  /** What has changed since the last call. */
  takeChanges(): readonly Change[];
  position(): Position;
  snapshot(): Snapshot;
  /** Number of those who wait for a change. */
  waiting(): number;
}

/** Keeps worlds in a file, so that they survive the end of the process. Nobody but the mock sees more of it than `Store`. */
export interface WorldStore extends Store {
  /** The worlds as the file had them when it was opened. */
  readonly worlds: ReadonlyMap<string, Snapshot>;
  /** Writes what has changed in a world. What it has written survives a kill of the process. Throws if it can't. */
  append(keeper: Keeper, changes: readonly Change[]): void;
  /** Writes that a world is now another one. */
  replace(world: string, snapshot: Snapshot): void;
}

/** Called when someone begins to wait for a change of the world. */
export type OnWait = (keeper: Keeper) => void;

/** The rows that every world begins with, by table. */
export const seeds = Object.fromEntries(
  Object.entries<Kind<unknown>>(kinds).map(([name, kind]) => [name, rowsOf(kind, kind.seed)]),
) as Readonly<Record<string, Rows<unknown>>>;

/** A new world as the seed has it, or one as it was when the snapshot was taken. */
export function createWorld(name: string, from: Beginning | Snapshot, onWait: OnWait = () => {}): Keeper {
  const snapshot = "tables" in from ? from : undefined;
  let clock = from.clock;
  let count = snapshot?.count ?? 0;
  let changes: Change[] = [];
  let news = false;
  let next: Task | null | undefined;
  let told = { at: Number.NaN, text: "" };
  const waiters = new Set<() => void>();
  const different = new Set(Object.keys(snapshot?.tables ?? {}));

  function changed(table: string, key: string, row: unknown): void {
    different.add(table);
    changes.push(row === undefined ? { table, key } : { table, key, row });
    news = true;
    if (table === "tasks") next = undefined;
  }

  const tables = Object.fromEntries(
    Object.entries<Kind<unknown>>(kinds).map(([table, kind]) => {
      const rows = snapshot?.tables[table];
      const first = rows ? rowsOf(kind, rows) : seeds[table]!;
      return [table, createTable(kind.key, first, (key, row) => changed(table, key, row))];
    }),
  ) as unknown as Tables; // Object.entries loses which table has which rows.

  const world: World = {
    ...tables,
    ...createIdentifiers(from.seed, () => ++count),
    name,
    now: () => clock,
    time(at = clock) {
      // Most are asked for many times while the clock stands still.
      if (at !== told.at) told = { at, text: new Date(at).toISOString().replace(".000Z", "Z") };
      return told.text;
    },
    later(delay, task, data) {
      const id = String(++count);
      tables.tasks.put({ id, at: clock + Math.max(0, delay), name: task, data });
      return id;
    },
    change(signal) {
      return new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const done = () => {
          waiters.delete(done);
          signal.removeEventListener("abort", done);
          resolve();
        };
        waiters.add(done);
        signal.addEventListener("abort", done);
        onWait(keeper);
      });
    },
  };

  const keeper: Keeper = {
    world,
    setClock(at) {
      clock = Math.max(clock, at);
    },
    nextTask() {
      if (next === undefined) next = earliest(tables.tasks.all());
      return next ?? undefined;
    },
    notify() {
      if (!news) return;
      news = false;
      for (const done of [...waiters]) done();
    },
    takeChanges() {
      const taken = changes;
      if (taken.length > 0) changes = [];
      return taken;
    },
    position: () => ({ seed: from.seed, clock, count }),
    snapshot: () => ({
      seed: from.seed,
      clock,
      count,
      tables: Object.fromEntries(
        Object.entries<Table<unknown>>(tables)
          .filter(([table]) => different.has(table))
          .map(([table, rows]) => [table, rows.all()]),
      ),
    }),
    waiting: () => waiters.size,
  };
  return keeper;
}

function earliest(tasks: readonly Task[]): Task | null {
  return tasks.reduce<Task | null>((first, task) => (first && first.at <= task.at ? first : task), null);
}

/** The key of a row; throws if there is no such table. */
export function keyOf(table: string, row: unknown): string {
  const kind = (kinds as Readonly<Record<string, Kind<unknown>>>)[table];
  if (!kind) throw new Error(`there is no table ${table}`);
  return kind.key(row);
}

function rowsOf<Row>(kind: Kind<Row>, rows: readonly Row[]): Rows<Row> {
  return new Map(rows.map((row) => [kind.key(row), row]));
}
