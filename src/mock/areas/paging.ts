import { badRequest } from "./problems.ts";

/** The page with this number, counted from `first`. */
export function numberedPage<Row>(rows: readonly Row[], page: number, size: number, first: 0 | 1): readonly Row[] {
  const start = (page - first) * size;
  return rows.slice(start, start + size);
}

export interface KeysetQuery<Row> {
  /** Which listing this is, its filters included: a cursor of another one is refused. */
  readonly scope: string;
  readonly cursor: string | null | undefined;
  readonly limit: number;
  /** What the rows are sorted by, unlike in each two rows: a sort value, then the id. */
  readonly key: (row: Row) => readonly (string | number)[];
  readonly descending?: boolean;
}

/**
 * Sorts the rows and returns those after the cursor. The cursor holds the sort key of the previous page's last row, so
 * rows that are added or deleted meanwhile shift nothing: no row is returned twice, and none is skipped.
 * Throws a 400 if the cursor belongs to another listing.
 */
export function keysetPage<Row>(rows: readonly Row[], query: KeysetQuery<Row>): { items: Row[]; next: string | null } {
  const { scope, cursor, limit, key, descending = false } = query;
  const sign = descending ? -1 : 1;
  const after = cursor ? readCursor(cursor, scope) : undefined;
  const sorted = rows
    .map((row) => ({ row, key: key(row) }))
    .filter((entry) => !after || sign * compare(entry.key, after) > 0)
    .sort((a, b) => sign * compare(a.key, b.key));
  const shown = sorted.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ row }) => row),
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

/** Opaque to callers: base64url (RFC 4648 section 5) of the listing and the key. */
export function writeCursor(scope: string, key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify([scope, ...key])).toString("base64url");
}

export function readCursor(cursor: string, scope: string): readonly (string | number)[] {
  try {
    const [of, ...key] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as (string | number)[];
    if (of === scope && key.every((value) => typeof value === "string" || typeof value === "number")) return key;
  } catch {
    // Not a cursor of this mock.
  }
  return badRequest(
    "MALFORMED_CURSOR",
    "The cursor does not come from this listing with these filters. Leave it out to begin with the first page.",
  );
}
