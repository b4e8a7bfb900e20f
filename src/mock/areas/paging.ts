import { badRequest } from "./problems.ts";

/** The page with the given number. `first` is the number of the first page. */
export function numberedPage<Row>(rows: readonly Row[], page: number, size: number, first: 0 | 1): readonly Row[] {
  const start = (page - first) * size;
  return rows.slice(start, start + size);
}

export interface KeysetQuery<Row> {
  /** Identifies the list and its filters. A cursor from any other list is rejected. */
  readonly scope: string;
  readonly cursor: string | null | undefined;
  readonly limit: number;
  /** The sort key, unique for each row: the sort values, then the id. */
  readonly key: (row: Row) => readonly (string | number)[];
  readonly descending?: boolean;
}

/**
 * Sorts the rows and returns the page after the cursor. The cursor holds the sort key of the previous page's last row,
 * so no row is repeated or skipped when others are added or deleted between two requests. Throws a 400 if the cursor
 * belongs to another list.
 */
export function keysetPage<Row>(rows: readonly Row[], query: KeysetQuery<Row>): { items: Row[]; next: string | null } {
  const { scope, cursor, limit, key, descending = false } = query;
  const sign = descending ? -1 : 1;
  const after = cursor ? readCursor(cursor, scope) : undefined;
  const sorted = rows
    .map((row) => ({ row, key: key(row) }))
    .filter((entry) => !after || sign * compare(entry.key, after) > 0)
    .sort((a, b) => sign * compare(a.key, b.key));
  const page = sorted.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ row }) => row),
    next: last && sorted.length > limit ? writeCursor(scope, last.key) : null,
  };
}

function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index]!;
    if (value < other) return -1;
    if (value > other) return 1;
  }
  return 0;
}

/** Opaque to callers: base64url (RFC 4648 section 5) of the scope and the sort key. */
export function writeCursor(scope: string, key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify([scope, ...key])).toString("base64url");
}

export function readCursor(cursor: string, scope: string): readonly (string | number)[] {
  try {
    const [cursorScope, ...key] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as (string | number)[];
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
