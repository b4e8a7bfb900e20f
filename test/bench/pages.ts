/**
 * Measures what a page of a listing costs in a sandbox with 100, 10,000 and 100,000 rows: `npm run bench -- pages`. Prints a
 * Markdown table and asserts nothing. The mock runs in this process.
 *
 * Each figure is the median time of a request, and its ratio to that with 100 rows. All pages have 20 rows, whatever the size
 * of the table, so the cost of a page should not depend on it. The first request after the rows were loaded sorts them, and
 * so has a column of its own.
 */
import { createServerMock } from "../../src/mock/http/mock.ts";
import { LISTINGS, type Listing } from "./pages/listings.ts";
import { measureTime } from "./pages/requests.ts";
import { storeWith } from "./pages/store.ts";

const SIZES = [100, 10_000, 100_000];
/** Maximum ratio of a request. */
const MAX_RATIO = 3;
/** Measures only the listings whose name contains this text. */
const only = process.argv[2] ?? "";

console.log(
  `| in ms (ratio to ${SIZES[0]} rows) | ${SIZES.map((size) => `${size} rows`).join(" | ")} | first of all |  |`,
);
console.log(`|${" --- |".repeat(SIZES.length + 3)}`);
for (const listing of LISTINGS) if (listing.name.includes(only)) await run(listing);

async function run({ name, rows, requests }: Listing): Promise<void> {
  const times = new Map<string, number[]>();
  let sorting = Number.NaN;
  for (const size of SIZES) {
    const mock = createServerMock({ store: storeWith(rows(size)), maxSandboxMb: 10_000, maxMemoryMb: 10_000 });
    const started = performance.now();
    const measured = Object.entries(await requests(size, mock));
    sorting = performance.now() - started;
    for (const [page, request] of measured) {
      times.set(page, [...(times.get(page) ?? []), await measureTime(mock, request)]);
    }
  }
  for (const [page, figures] of times) {
    const ratios = figures.map((figure) => figure / figures[0]!);
    const cells = figures.map((figure, index) => `${figure.toFixed(3)} (${ratios[index]!.toFixed(1)})`);
    const verdict = ratios.every((ratio) => ratio <= MAX_RATIO) ? "met" : "missed";
    console.log(`| ${name}, ${page} | ${cells.join(" | ")} | ${sorting.toFixed(0)} | ${verdict} |`);
  }
}
