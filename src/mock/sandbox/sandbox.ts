import { clampTime, formatTime } from "../lib/time.ts";
import { type Ids, idOf, randomOf, uuidOf } from "./ids.ts";
import { type ChangeRecorder, createTable, rowsByKey, type Table, type TableDefinition } from "./table.ts";
import { byDueTime, type Task, type TaskData } from "./tasks.ts";

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
  const Class = classOf(definitions);
  return new Class(definitions, id, from, onWait as OnWait) as unknown as SandboxController<SandboxOf<Definitions>>;
}

type OnWait = (controller: StatefulSandbox) => void;

/** One class for each set of tables: they are getters of its prototype, and created when they are first used. */
const classes = new WeakMap<TableDefinitions, typeof StatefulSandbox>();

function classOf(definitions: TableDefinitions): typeof StatefulSandbox {
  const known = classes.get(definitions);
  if (known) return known;
  class SandboxWithTables extends StatefulSandbox {}
  for (const name of Object.keys(definitions))
    Object.defineProperty(SandboxWithTables.prototype, name, {
      get(this: StatefulSandbox) {
        return this.table(name);
      },
    });
  classes.set(definitions, SandboxWithTables);
  return SandboxWithTables;
}

/** Both what handlers see and what the mock does with it, in one object: a server has thousands. */
class StatefulSandbox implements SandboxBase, SandboxController, ChangeRecorder {
  readonly id: string;
  readonly #definitions: TableDefinitions;
  readonly #from: InitialState | Snapshot;
  readonly #onWait: OnWait;
  readonly #tables: Record<string, Table<unknown>> = {};
  #clock: number;
  #count: number;
  #changes: Change[] = [];
  #hasChanged = false;
  #nextTask: Task | null | undefined;
  #formattedAt = Number.NaN;
  #formatted = "";
  #waiters: Set<() => void> | undefined;
  #changedTables: Set<string> | undefined;

  constructor(definitions: TableDefinitions, id: string, from: InitialState | Snapshot, onWait: OnWait) {
    this.id = id;
    this.#definitions = definitions;
    this.#from = from;
    this.#onWait = onWait;
    this.#clock = from.clock;
    this.#count = "count" in from ? from.count : 0;
    if ("tables" in from) this.#changedTables = new Set(Object.keys(from.tables));
  }

  get sandbox(): this {
    return this;
  }

  table(name: string): Table<unknown> {
    const known = this.#tables[name];
    if (known) return known;
    const definition = this.#definitions[name]!;
    const rows = "tables" in this.#from ? this.#from.tables[name] : undefined;
    const table = createTable(name, definition, rows ? rowsByKey(definition.key, rows) : definition.seed, this);
    this.#tables[name] = table;
    return table;
  }

  record(table: string, key: string, row: unknown): void {
    this.#changedTables ??= new Set();
    this.#changedTables.add(table);
    this.#changes.push(row === undefined ? { table, key } : { table, key, row });
    this.#hasChanged = true;
    if (table === "tasks") this.#nextTask = undefined;
  }

  newUuid(): string {
    return uuidOf(this.#from.seed, ++this.#count);
  }

  newId(prefix: string): string {
    return idOf(this.#from.seed, ++this.#count, prefix);
  }

  random(): number {
    return randomOf(this.#from.seed, ++this.#count);
  }

  now(): number {
    return this.#clock;
  }

  time(at = this.#clock): string {
    // The same time is asked for many times while the clock stands still.
    if (at !== this.#formattedAt) {
      this.#formattedAt = at;
      this.#formatted = formatTime(at);
    }
    return this.#formatted;
  }

  later(delay: number, name: string, data: TaskData): string {
    const id = String(++this.#count);
    this.table("tasks").put({ id, at: this.#clock + Math.max(0, delay), name, data } satisfies Task);
    return id;
  }

  change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = () => {
        this.#waiters?.delete(done);
        signal.removeEventListener("abort", done);
        resolve();
      };
      this.#waiters ??= new Set();
      this.#waiters.add(done);
      signal.addEventListener("abort", done);
      this.#onWait(this);
    });
  }

  setClock(at: number): void {
    this.#clock = Math.max(this.#clock, clampTime(at));
  }

  nextTask(): Task | undefined {
    if (this.#nextTask === undefined) {
      const tasks = this.table("tasks") as Table<Task>; // The definitions say so.
      this.#nextTask = tasks.by(byDueTime).first() ?? null;
    }
    return this.#nextTask ?? undefined;
  }

  notify(): void {
    if (!this.#hasChanged) return;
    this.#hasChanged = false;
    for (const done of [...(this.#waiters ?? [])]) done();
  }

  takeChanges(): readonly Change[] {
    const taken = this.#changes;
    if (taken.length > 0) this.#changes = [];
    return taken;
  }

  position(): Position {
    return { seed: this.#from.seed, clock: this.#clock, count: this.#count };
  }

  snapshot(): Snapshot {
    const changed = Object.keys(this.#definitions).filter((name) => this.#changedTables?.has(name));
    return {
      ...this.position(),
      tables: Object.fromEntries(changed.map((name) => [name, this.table(name).all()])),
    };
  }

  waiting(): number {
    return this.#waiters?.size ?? 0;
  }
}
