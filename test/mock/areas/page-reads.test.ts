/** Counts the rows that a listing reads for a page, because a page must not cost more in a larger table. */
import { expect, test } from "vitest";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { LISTINGS, type Rows } from "../../bench/pages/listings.ts";
import { send } from "../../bench/pages/requests.ts";
import { storeWith } from "../../bench/pages/store.ts";

const ROWS = 1000;
/** A page has 20 rows, and the next one shows that there is another page. Each may need rows of up to three tables. */
const MAX_READS = 3 * 21;

/** Puts each row that is read into the set. */
function watched(tables: Rows, read: Set<object>): Rows {
  const watch = (row: unknown) =>
    new Proxy(row as object, {
      get(target, name) {
        read.add(target);
        return Reflect.get(target, name);
      },
    });
  return Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.map(watch)]));
}

test.each(LISTINGS)("$name: a page reads only the rows that it needs", async ({ rows, requests }) => {
  const read = new Set<object>();
  const tables = watched(rows(ROWS), read);
  const mock = createServerMock({ store: storeWith(tables) });
  // Sorts the rows.
  const pages = Object.entries(await requests(ROWS, mock));
  expect(read.size).toBeGreaterThanOrEqual(ROWS);
  for (const [page, request] of pages) {
    read.clear();
    await send(mock, request);
    expect(read.size, page).toBeLessThanOrEqual(MAX_READS);
  }
});
