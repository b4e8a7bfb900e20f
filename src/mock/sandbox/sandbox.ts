import { createIds, type Ids } from "./ids.ts";
import { createTable, rowsByKey, type Table, type TableDefinition } from "./table.ts";
import { earliest, type Task, type TaskData } from "./tasks.ts";

/** Definitions by the names of the tables. Only who defines a table knows the type of its rows. */
export interface TableDefinitions {
  readonly tasks: TableDefinition<Task>;
  // biome-ignore lint/suspicious/noExplicitAny: a table of any rows, where unknown rows would exclude every table
  readonly [table: string]: TableDefinition<any>;
}

type TablesOf<Definitions> = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends TableDefinition<infer Row> ? Table<Row> : never;
};

/** What every sandbox has besides its tables: a clock and ids. */
interface SandboxBase extends Ids {
  /** Identifies the sandbox wherever it can be seen from outside. */
  readonly id: string;
  /** Milliseconds since the epoch by this sandbox's clock. It stands still while a request is handled. */
  now(): number;
  /** A time in RFC 3339: the given one in milliseconds since the epoch, or now. */
  time(at?: number): string;
  /** Runs the named task with this data when the clock has moved on by so many milliseconds. Returns its id in `tasks`. */
  later(delay: number, task: string, data: TaskData): string;
  /** Resolves when something in this sandbox has changed, or when the signal is aborted. */
  change(signal: AbortSignal): Promise<void>;
}

/** Everything that the callers who share a key have made: tables, a clock and ids. */
export type SandboxOf<Definitions> = SandboxBase & TablesOf<Definitions>;

/** A row that was put or, if `row` is missing, deleted. */
export interface Change {
  readonly table: string;
  readonly key: string;
  readonly row?: unknown;
}

export interface InitialState {
  /** Determines ids and generated content. */
  readonly seed: number;
  /** Milliseconds since the epoch. */
  readonly clock: number;
}

export interface Position extends InitialState {
  /** Number of ids given out. */
  readonly count: number;
}

/** Everything in a sandbox as JSON. */
export interface Snapshot extends Position {
  /** Tables that differ from the seed. */
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
}

/** What the mock does with a sandbox; handlers see only the sandbox. */
export interface SandboxController<Sandbox extends SandboxBase = SandboxBase> {
  readonly sandbox: Sandbox;
  /** Sets the clock; it never goes back. */
  setClock(at: number): void;
  /** The task that is due first. */
  nextTask(): Task | undefined;
  /** Wakes those who wait for a change, if anything has changed. */
  notify(): void;
  /** What has changed since the last call. */
  takeChanges(): readonly Change[];
  position(): Position;
  snapshot(): Snapshot;
  /** Number of those who wait for a change. */
  waiting(): number;
}

/** A sandbox with the seed's rows, or as it was when the snapshot was taken. `onWait` is called with each new waiter. */
export function createSandbox<Definitions extends TableDefinitions>(
  definitions: Definitions,
  id: string,
  from: InitialState | Snapshot,
  onWait: (controller: SandboxController<SandboxOf<Definitions>>) => void = () => {},
): SandboxController<SandboxOf<Definitions>> {
  const snapshot = "tables" in from ? from : undefined;
  let clock = from.clock;
  let count = snapshot?.count ?? 0;
  let changes: Change[] = [];
  let hasChanged = false;
  let nextTask: Task | null | undefined;
  let formatted = { at: Number.NaN, text: "" };
  const waiters = new Set<() => void>();
  const changedTables = new Set(Object.keys(snapshot?.tables ?? {}));

  function changed(table: string, key: string, row: unknown): void {
    changedTables.add(table);
    changes.push(row === undefined ? { table, key } : { table, key, row });
    hasChanged = true;
    if (table === "tasks") nextTask = undefined;
  }

  const tables = Object.fromEntries(
    Object.entries(definitions).map(([table, { key, seed }]) => {
      const rows = snapshot?.tables[table];
      return [table, createTable(key, rows ? rowsByKey(key, rows) : seed, (id, row) => changed(table, id, row))];
    }),
  ) as TablesOf<Definitions>; // Object.entries loses which table has which rows.
  const taskTable = tables.tasks as Table<Task>;

  const base: SandboxBase = {
    ...createIds(from.seed, () => ++count),
    id,
    now: () => clock,
    time(at = clock) {
      // Most are asked for many times while the clock stands still.
      if (at !== formatted.at) formatted = { at, text: new Date(at).toISOString().replace(".000Z", "Z") };
      return formatted.text;
    },
    later(delay, task, data) {
      const id = String(++count);
      taskTable.put({ id, at: clock + Math.max(0, delay), name: task, data });
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
        onWait(controller);
      });
    },
  };

  const controller: SandboxController<SandboxOf<Definitions>> = {
    sandbox: { ...tables, ...base },
    setClock(at) {
      clock = Math.max(clock, at);
    },
    nextTask() {
      if (nextTask === undefined) nextTask = earliest(taskTable.all()) ?? null;
      return nextTask ?? undefined;
    },
    notify() {
      if (!hasChanged) return;
      hasChanged = false;
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
          .filter(([table]) => changedTables.has(table))
          .map(([table, rows]) => [table, rows.all()]),
      ),
    }),
    waiting: () => waiters.size,
  };
  return controller;
}
