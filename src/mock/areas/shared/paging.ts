import { badRequest } from "../../exchange/problems.ts";
import { fromBase64Url, toBase64Url } from "../../lib/runtime.ts";
import { RowRange, type SortKey, sortRows } from "../../state/row-index.ts";

/** Rows of which a page can be taken: an array, a range, or what `selected` returns. */
export interface Sliceable<Row> {
  slice(start: number, end: number): readonly Row[];
}

/** The page with the given number. `first` is the number of the first page. */
export function numberedPage<Row>(rows: Sliceable<Row>, page: number, size: number, first: 0 | 1): readonly Row[] {
  const start = (page - first) * size;
  return rows.slice(start, start + size);
}

/** The results of `select` for all rows, except undefined. Reads no more rows than a slice needs. */
export function selected<Row, Item>(rows: Iterable<Row>, select: (row: Row) => Item | undefined): Sliceable<Item> {
  return {
    slice(start, end) {
      const items: Item[] = [];
      let position = 0;
      for (const row of rows) {
        if (position >= end) break;
        const item = select(row);
        if (item === undefined) continue;
        if (position >= start) items.push(item);
        position += 1;
      }
      return items;
    },
  };
}

/** Returns true if a query has no filter, so that it selects all rows. */
export function isEmpty(filters: object): boolean {
  return Object.values(filters).every((value) => value === undefined);
}

interface CursorQuery {
  /** Identifies the list and its filters. A cursor from any other list is rejected. */
  readonly scope: string;
  readonly cursor: string | null | undefined;
  readonly limit: number;
  readonly descending?: boolean;
}

interface KeysetQuery<Row> extends CursorQuery {
  /** The sort key, unique for each row: the sort values, then the id. */
  readonly key: (row: Row) => SortKey;
}

interface RangeQuery<Row, Item> extends CursorQuery {
  /** The values with which the keys of the listed rows start. The cursor does not repeat them. */
  readonly within?: SortKey;
  /** Returns the item for a row; undefined for a row that is not listed. */
  readonly select: (row: Row) => Item | undefined;
}

/**
 * Returns the page after the cursor, in the order of an index whose keys are unique. Reads only the rows of the page and the
 * unlisted rows between them. Otherwise like `keysetPage`.
 */
export function rangePage<Row, Item>(
  rows: RowRange<Row>,
  query: RangeQuery<Row, Item>,
): { items: Item[]; next: string | null } {
  const { scope, cursor, limit, descending = false, within = [], select } = query;
  const listed = within.length > 0 ? rows.within(within) : rows;
  const sorted = descending ? listed.reversed() : listed;
  const rest = cursor ? sorted.after([...within, ...readCursor(cursor, scope)]) : sorted;
  const items: Item[] = [];
  let last: SortKey | undefined;
  for (const [row, key] of rest.entries()) {
    const item = select(row);
    if (item === undefined) continue;
    if (items.length === limit) return { items, next: last ? writeCursor(scope, last.slice(within.length)) : null };
    items.push(item);
    last = key;
  }
  return { items, next: null };
}

/**
 * Sorts rows that no index can sort, and returns the page after the cursor. The cursor holds the sort key of the previous
 * page's last row, so no row is repeated or skipped when others are added or deleted between two requests. Throws a 400 if
 * the cursor belongs to another list.
 */
export function keysetPage<Row>(
  rows: readonly Row[],
  { key, ...query }: KeysetQuery<Row>,
): { items: Row[]; next: string | null } {
  const placed = new Map(rows.map((row, place) => [String(place), { row, place, bytes: 0 }]));
  return rangePage(new RowRange(sortRows({ key }, placed, undefined), placed), { ...query, select: (row) => row });
}

/** Opaque to callers: base64url (RFC 4648 section 5) of the scope and the sort key. */
export function writeCursor(scope: string, key: SortKey): string {
  return toBase64Url(JSON.stringify([scope, ...key]));
}

export function readCursor(cursor: string, scope: string): SortKey {
  try {
    const [cursorScope, ...key] = JSON.parse(fromBase64Url(cursor)) as (string | number)[];
    if (cursorScope === scope && key.every((value) => typeof value === "string" || typeof value === "number"))
      return key;
  } catch {
    // The cursor is not from this mock.
  }
  return badRequest(
    "MALFORMED_CURSOR",
    "The cursor does not come from this listing with these filters. Leave it out to begin with the first page.",
  );
}
