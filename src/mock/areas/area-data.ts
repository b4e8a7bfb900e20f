import type { OperationId } from "../../../generated/operations.ts";
import type { Violation } from "../exchange/problems.ts";
import type { TableSpec } from "../state/table.ts";
import type { Seed, SeedLists } from "./seed.ts";
import type { AreaTables, Sandbox, StoredAreas } from "./tables.ts";

/** The data of every area that stores something. */
export type AllData = { readonly [Name in keyof StoredAreas]: AreaData<Name> };

/** The tables of an area, and their conversion from and to the lists of a seed. */
export type AreaData<Name extends keyof StoredAreas> = DataOf<StoredAreas[Name]["tables"], StoredAreas[Name]["lists"]>;

// biome-ignore lint/suspicious/noExplicitAny: the data of any area
export type AnyAreaData = DataOf<Readonly<Record<string, TableSpec<any>>>, Readonly<Record<string, readonly any[]>>>;

interface DataOf<Tables, Lists> {
  readonly tables: Tables;
  /** Creates the rows of all tables; in parts if that takes long. */
  toRows(seed: Seed): RowsOf<Tables> | Iterable<Partial<RowsOf<Tables>>>;
  /** Creates the entries of all lists, oldest first; those that take long when they are read. `toRows` reverses it. */
  toEntries(sandbox: Sandbox): { readonly [List in keyof Lists]-?: Iterable<EntryOf<Lists[List]>> };
  readonly lists: { readonly [List in keyof Lists]-?: SeedList<EntryOf<Lists[List]>> };
  /** By table, the list from which its rows come. Violations of rows are reported there. */
  readonly origins: { readonly [Name in keyof Tables]: RowOrigin<RowOf<Tables[Name]>, keyof Lists> };
  /** Finds rows that break rules on which handlers rely, but which no schema can express. */
  checkRows?(sandbox: Sandbox): Iterable<RowViolation>;
  /** Does the same for one row of a table, if that may take some milliseconds. */
  readonly checkRow?: {
    readonly [Name in keyof Tables]?: (row: RowOf<Tables[Name]>) => Pick<RowViolation, "field" | "detail"> | undefined;
  };
  /** Finds entries that break rules which no schema can express. Pointers begin with the name of a list. */
  checkEntries?(seed: Seed): Iterable<DataViolation>;
}

export type EntryOf<List> = NonNullable<List> extends readonly (infer Entry)[] ? Entry : never;
export type RowOf<Spec> = Spec extends TableSpec<infer Row> ? Row : never;
type RowsOf<Tables> = { readonly [Name in keyof Tables]: readonly RowOf<Tables[Name]>[] };

export type RowOrigin<Row, List> =
  /** Each row has an entry, in the same order. `resource` is the field of the row that contains the resource. */
  | { readonly list: List; readonly resource?: keyof Row & string }
  /** The rows are parts of entries. `owner` returns the key of the entry, if the row has it. */
  | { readonly partsOf: List; owner?(row: Row, rows: LookUp): string | undefined };

type LookUp = <Name extends keyof AreaTables>(table: Name, key: string) => RowOf<AreaTables[Name]> | undefined;

export type DataViolation = Omit<Violation, "code">;

export interface RowViolation {
  readonly table: keyof AreaTables;
  readonly index: number;
  readonly field: string;
  readonly detail: string;
}

export interface SeedList<Entry> {
  /** The fields that identify a resource. */
  readonly key: readonly (keyof Entry & string)[];
  /** Names of a resource in references to it. Default: the first field of its key. */
  names?(entry: Entry): readonly string[];
  references(entry: Entry): readonly Reference[];
  /** True if a sandbox needs exactly one entry. */
  readonly exactlyOne?: true;
  /** True if no operation deletes its resources. Handlers rely on them, so a reference to a missing one is an error. */
  readonly permanent?: true;
  /** Details of recording the list from responses that the document lacks; `false` if it cannot be recorded. */
  readonly recorded?: Recorded | false;
}

/** The path of a field in its resource, the list that it refers to, and its value, if it has one. */
export type Reference = readonly [path: string, to: keyof SeedLists, name: string | null | undefined];

export interface Recorded {
  /** The fields by which responses and requests identify a resource. Default: those of the list. */
  readonly key?: readonly string[];
  /** By operation, JSON Pointers into the response: to resources, or to arrays of them. */
  readonly shows?: ByOperation<readonly string[]>;
  /** By operation that deletes a resource, the parameter that names it. */
  readonly deletes?: ByOperation<string>;
  /** The resource that is deleted with its parts, and the field by which a part names it. */
  readonly owner?: { readonly field: string; readonly deletes: ByOperation<string> };
  /** By operation, internal data of a resource: its field in `_mock`, and where the response shows it. */
  readonly details?: ByOperation<{ readonly field: string; readonly parameter: string; readonly pointer: string }>;
  /** True if responses list the newest resources first, and resources have no creation time. */
  readonly newestFirst?: true;
  readonly versions?: {
    /** Returns true if an operation shows the version that the list has; the others are internal data. */
    isCurrent(resource: Shown, operationId: string, query: Shown): boolean;
  };
}

type ByOperation<Value> = { readonly [Id in OperationId]?: Value };
type Shown = Readonly<Record<string, unknown>>;

/** Pointers into a response that is itself the resource, or an array of resources. */
export const WHOLE = [""];
