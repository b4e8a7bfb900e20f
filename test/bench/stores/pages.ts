import { createServerMock } from "../../../src/mock/http/mock.ts";
import { toSandboxId } from "../../../src/mock/stages/authenticate.ts";
import { LISTINGS } from "../pages/listings.ts";
import { KEY, measureTime } from "../pages/requests.ts";
import { toState } from "../pages/store.ts";
import { makePlace } from "./open.ts";

const SIZES = [100, 10_000, 100_000];

export interface PageFigures {
  readonly rows: number;
  /** Milliseconds of the first request, which loads the sandbox and sorts the rows. */
  readonly first: number;
  /** Milliseconds of requests after it, for the first page, one in the middle, and the last one. */
  readonly pages: readonly number[];
}

export async function measurePages(name: "SQLite" | "Redis", root: string): Promise<PageFigures[]> {
  const place = await makePlace(name, root);
  const store = await place.open();
  const { rows, requests } = LISTINGS.find((listing) => listing.name === "connectors by cursor")!;
  const figures: PageFigures[] = [];
  try {
    for (const size of SIZES) {
      await store.replace(toSandboxId(KEY), toState(rows(size)));
      const mock = createServerMock({ store, maxSandboxMb: 10_000, maxMemoryMb: 10_000 });
      const started = performance.now();
      const measured = await requests(size, mock);
      const first = performance.now() - started;
      const pages: number[] = [];
      for (const request of Object.values(measured)) pages.push(await measureTime(mock, request));
      figures.push({ rows: size, first, pages });
    }
    return figures;
  } finally {
    await store.close();
    await place.close();
  }
}
