import { createPatternChecks, type PatternChecks } from "../../core/patterns/pattern-checks.ts";
import { clampTime, formatTime } from "../lib/time.ts";
import { encodeId, type Ids, toRandom, toUuid } from "./ids.ts";
import type { PlacedRow, RowChange } from "./placed-row.ts";
import { rowsByKey, StoredTable, type Table, type TableDefinition, type TableOwner, type TableSpec } from "./table.ts";
import { byDueTime, type Task, type TaskData } from "./tasks.ts";

export interface TableDefinitions {
  readonly tasks: TableDefinition<Task>;
  // biome-ignore lint/suspicious/noExplicitAny: each table has its own type of rows, and `unknown` would exclude all of them
  readonly [table: string]: TableDefinition<any>;
}

type TablesOf<Specs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends TableSpec<infer Row> ? Table<Row> : never;
};

/** The members of every sandbox besides its tables: a clock and ids. */
interface SandboxBase extends Ids {
  /** Identifies the sandbox without disclosing its key. */
  readonly id: string;
  /** Pattern checks of callers' schemas in the current request and the tasks that run with it. */
  readonly checks: PatternChecks;
  /** Milliseconds since the epoch by this sandbox's clock, which stands still while a request is handled. */
  now(): number;
  /** Formats a time in milliseconds since the epoch as in RFC 3339. Default: now. */
  time(at?: number): string;
  /** Notes that the current request used a fault, a reply or a turn, by its id. */
  use(id: string): void;
  /** Schedules the named task after `delay` milliseconds of the sandbox's clock. Returns its id in `tasks`. */
  later(delay: number, task: string, data: TaskData): string;
}

/** Everything that callers with the same key have created: tables, a clock and ids. */
export type SandboxOf<Specs> = SandboxBase & TablesOf<Specs>;

export interface Change {
  readonly table: string;
  readonly key: string;
  /** The current row; missing if it was deleted. */
  readonly after?: PlacedRow<unknown> | undefined;
}

export interface InitialState {
  /** Determines ids and generated content. */
  readonly randomSeed: number;
  /** Milliseconds since the epoch. */
  readonly clock: number;
  /** Number of ids already assigned, for example to rows of the seed. Default: 0. */
  readonly count?: number;
}

/** Everything in a sandbox besides its rows. */
export interface Position extends InitialState {
  readonly count: number;
  /** Place of the next row that is added to a table. */
  readonly nextPlace: number;
  /** Number of requests since the start or the last reset. */
  readonly requests: number;
  /** System time at which a real-time clock was last set, in milliseconds since the epoch; otherwise 0. */
  readonly setAt: number;
}

/** The whole state of a sandbox as JSON. */
export interface Snapshot {
  readonly random_seed: number;
  readonly clock: number;
  readonly count: number;
  /** Tables that differ from the seed. */
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
}

/** The operations of the mock on a sandbox. Handlers see only the sandbox. */
export interface SandboxController<Sandbox extends SandboxBase = SandboxBase> {
  readonly sandbox: Sandbox;
  /** Sets the clock; it never goes back. */
  setClock(at: number): void;
  /** Stores the system time at which the clock was set. */
  setAt(at: number): void;
  nextTask(): Task | undefined;
  countRequest(): number;
  /** Returns the checks that were not enforced since the last `settle`, as sentences for the journal. */
  notes(): string[];
  /** Returns the ids passed to `use` since the last `settle`. */
  used(): readonly string[];
  position(): Position;
  /** Returns the changes since the last `settle`, one for each row. */
  changes(): Change[];
  /** Ends a request whose changes are kept, and wakes waiting streams. */
  settle(): void;
  undo(): void;
  /** Returns a function that undoes the changes since this call. */
  mark(): () => void;
  /** Memory of the rows that differ from the seed, as `rowBytes` estimates it. */
  bytes(): number;
  /** Applies the changes of another process, and wakes waiting streams. */
  apply(changes: readonly Change[], position: Position): void;
  /** Replaces the whole state by that of another process. */
  replaceAll(changes: readonly Change[], position: Position): void;
  snapshot(): Snapshot;
  /** Resolves after a change, when the clock has reached `until`, or when the signal is aborted. */
  wait(signal: AbortSignal, until: number): Promise<void>;
  waiting(): number;
  /** The time of the next task or end of a `wait`; undefined if there is neither. */
  nextTime(): number | undefined;
}

/** Creates a sandbox with the seed's rows, or restores a snapshot. */
export function createSandbox<Definitions extends TableDefinitions>(
  definitions: Definitions,
  id: string,
  from: InitialState | Snapshot,
): SandboxController<SandboxOf<Definitions>> {
  const Class = createClass(definitions);
  return new Class(definitions, id, from) as unknown as SandboxController<SandboxOf<Definitions>>;
}

/** One class for each set of tables: its prototype has a getter for each table, which creates the table on first use. */
const classes = new WeakMap<TableDefinitions, typeof StatefulSandbox>();

function createClass(definitions: TableDefinitions): typeof StatefulSandbox {
  const known = classes.get(definitions);
  if (known) return known;
  class SandboxWithTables extends StatefulSandbox {}
  for (const name of Object.keys(definitions)) {
    if (name in StatefulSandbox.prototype)
      throw new Error(`A sandbox has a member ${name}, so no table can have this name. Rename the table.`);
    Object.defineProperty(SandboxWithTables.prototype, name, {
      get(this: StatefulSandbox) {
        return this.table(name);
      },
    });
  }
  classes.set(definitions, SandboxWithTables);
  return SandboxWithTables;
}

/** The sandbox of the handlers and its controller in one object, because a server has thousands. */
class StatefulSandbox implements SandboxBase, SandboxController, TableOwner {
  readonly id: string;
  readonly #definitions: TableDefinitions;
  #rows: Snapshot["tables"];
  #tables: Record<string, StoredTable<unknown>> = {};
  #position: { -readonly [Name in keyof Position]: Position[Name] };
  #changes: RowChange<unknown>[] = [];
  /** Memory of the rows of `#tables`. */
  #bytes = 0;
  /** The position at the last `settle`. */
  #settled: Position;
  #nextTask: Task | null | undefined;
  #formattedAt = Number.NaN;
  #formatted = "";
  #waiters: Map<() => void, number> | undefined;
  #checks: PatternChecks | undefined;
  #used: string[] = [];

  constructor(definitions: TableDefinitions, id: string, from: InitialState | Snapshot) {
    this.id = id;
    this.#definitions = definitions;
    this.#rows = "tables" in from ? from.tables : {};
    const { clock, count = 0 } = from;
    const randomSeed = "random_seed" in from ? from.random_seed : from.randomSeed;
    const nextPlace = findNextPlace(this.#rows, definitions);
    this.#position = { randomSeed, clock, count, nextPlace, requests: 0, setAt: 0 };
    this.#settled = this.position();
  }

  get sandbox(): this {
    return this;
  }

  get checks(): PatternChecks {
    this.#checks ??= createPatternChecks();
    return this.#checks;
  }

  notes(): string[] {
    return [...(this.#checks?.notes ?? [])];
  }

  use(id: string): void {
    this.#used.push(id);
  }

  used(): readonly string[] {
    return this.#used;
  }

  table(name: string): StoredTable<unknown> {
    const known = this.#tables[name];
    if (known) return known;
    const definition = this.#definitions[name]!;
    const rows = this.#rows[name];
    const placed = rows && rowsByKey(definition.key, rows);
    for (const { bytes } of placed?.values() ?? []) this.#bytes += bytes;
    const table = new StoredTable(name, definition, placed ?? definition.seed, this);
    this.#tables[name] = table;
    return table;
  }

  addChange(change: RowChange<unknown>): void {
    this.#changes.push(change);
    this.#countBytes(change);
    if (change.table === "tasks") this.#nextTask = undefined;
  }

  takePlace(): number {
    return this.#position.nextPlace++;
  }

  newUuid(): string {
    return toUuid(this.#position.randomSeed, ++this.#position.count);
  }

  newId(prefix: string): string {
    return encodeId(this.#position.randomSeed, ++this.#position.count, prefix);
  }

  random(): number {
    return toRandom(this.#position.randomSeed, ++this.#position.count);
  }

  now(): number {
    return this.#position.clock;
  }

  time(at = this.now()): string {
    // The same time is formatted many times while the clock stands still.
    if (at !== this.#formattedAt) {
      this.#formattedAt = at;
      this.#formatted = formatTime(at);
    }
    return this.#formatted;
  }

  later(delay: number, name: string, data: TaskData): string {
    const id = String(++this.#position.count);
    this.table("tasks").put({ id, at: this.now() + Math.max(0, delay), name, data } satisfies Task);
    return id;
  }

  setClock(at: number): void {
    this.#position.clock = Math.max(this.now(), clampTime(at));
  }

  setAt(at: number): void {
    this.#position.setAt = at;
  }

  nextTask(): Task | undefined {
    if (this.#nextTask === undefined) {
      const tasks = this.table("tasks") as Table<unknown> as Table<Task>; // The definitions say so.
      this.#nextTask = tasks.by(byDueTime).first() ?? null;
    }
    return this.#nextTask ?? undefined;
  }

  countRequest(): number {
    this.#position.requests += 1;
    return this.#position.requests;
  }

  position(): Position {
    return { ...this.#position };
  }

  changes(): RowChange<unknown>[] {
    return toNetChanges(this.#changes);
  }

  bytes(): number {
    // The tables of a snapshot are created on first use.
    for (const name in this.#rows) this.table(name);
    return this.#bytes;
  }

  settle(): void {
    const hasChanged = this.#changes.length > 0;
    if (hasChanged) this.#changes = [];
    this.#endRequest();
    this.#settled = this.position();
    if (this.#waiters) this.#wake(hasChanged);
  }

  undo(): void {
    this.#undoFrom(0, this.#settled);
    this.#endRequest();
  }

  mark(): () => void {
    const first = this.#changes.length;
    const position = this.position();
    return () => this.#undoFrom(first, position);
  }

  apply(changes: readonly Change[], position: Position): void {
    this.#set(changes);
    this.#position = { ...position };
    this.#settled = position;
    this.#wake(changes.length > 0);
  }

  replaceAll(changes: readonly Change[], position: Position): void {
    this.#rows = {};
    this.#tables = {};
    this.#bytes = 0;
    this.apply(changes, position);
    this.#wake(true);
  }

  snapshot(): Snapshot {
    const changed = Object.keys(this.#definitions).filter((name) => this.table(name).isChanged());
    const { randomSeed, clock, count } = this.position();
    const tables = Object.fromEntries(changed.map((name) => [name, this.table(name).all()]));
    return { random_seed: randomSeed, clock, count, tables };
  }

  wait(signal: AbortSignal, until: number): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = () => {
        this.#waiters?.delete(done);
        if (this.#waiters?.size === 0) this.#waiters = undefined;
        signal.removeEventListener("abort", done);
        resolve();
      };
      this.#waiters ??= new Map();
      this.#waiters.set(done, until);
      signal.addEventListener("abort", done);
    });
  }

  waiting(): number {
    return this.#waiters?.size ?? 0;
  }

  nextTime(): number | undefined {
    let next = this.nextTask()?.at ?? Infinity;
    for (const until of this.#waiters?.values() ?? []) next = Math.min(next, until);
    return next === Infinity ? undefined : next;
  }

  #wake(hasChanged: boolean): void {
    for (const [done, until] of [...(this.#waiters ?? [])]) if (hasChanged || this.now() >= until) done();
  }

  /** Forgets what belongs to the request that has ended. */
  #endRequest(): void {
    this.#checks = undefined;
    this.#used = [];
  }

  #undoFrom(first: number, position: Position): void {
    const undone = toNetChanges(this.#changes.splice(first));
    this.#set(undone.map(({ table, key, before }) => ({ table, key, after: before })));
    this.#position = { ...position };
  }

  /** Sets rows without adding changes: all rows before the indexes, since some indexes read other tables. */
  #set(changes: readonly Change[]): void {
    const set = changes.map(({ table, key, after }) => {
      const change = { table, key, before: this.table(table).set(key, after), after };
      this.#countBytes(change);
      return change;
    });
    for (const name of new Set(changes.map(({ table }) => table))) this.table(name).sortRows();
    for (const change of set) this.table(change.table).updateIndexes(change);
    this.#nextTask = undefined;
  }

  #countBytes({ before, after }: RowChange<unknown>): void {
    this.#bytes += (after?.bytes ?? 0) - (before?.bytes ?? 0);
  }
}

/** Returns one change for each row. */
function toNetChanges(changes: readonly RowChange<unknown>[]): RowChange<unknown>[] {
  if (changes.length < 2) return [...changes];
  const net = new Map<string, RowChange<unknown>>();
  for (const change of changes) {
    const id = `${change.table} ${change.key}`;
    const earlier = net.get(id);
    net.set(id, earlier ? { ...change, before: earlier.before } : change);
  }
  return [...net.values()];
}

/** Returns the first place after those of all rows of the seed and of these tables. */
export function findNextPlace(tables: Snapshot["tables"], definitions: TableDefinitions): number {
  return Math.max(...Object.entries(definitions).map(([name, { seed }]) => tables[name]?.length ?? seed.size));
}
