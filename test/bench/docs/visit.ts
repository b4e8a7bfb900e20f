import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "../../tools/chromium.ts";
import type { Server, Transfer } from "./server.ts";

export interface Visit {
  /** True if the expected text was on the screen when the page was quiet. */
  shown: boolean;
  /** Bytes of the page itself, and of everything that it loads from the server, with gzip. */
  htmlBytes: number;
  bytes: number;
  requests: number;
  /** Requests to other hosts, all of which fail. */
  elsewhere: number;
  firstPaintMs: number;
  quietMs: number;
  longTasksMs: number;
  /** JavaScript heap after garbage collection. */
  heapBytes: number;
  nodes: number;
}

/**
 * A page is quiet from the end of its last long task (a task of at least 50 ms on the main thread, as in the Long Tasks API)
 * or the end of its last response, whichever is later, if neither a long task nor a request follows for this time. It is not
 * quiet before it has painted its content and its load event has ended.
 */
const QUIET_MS = 500;
const POLL_MS = 100;
const MAX_WAIT_MS = 120_000;
/** Between the start of a renderer, with the end of the last one, and the visit, so that they do not share a processor. */
const SETTLE_MS = 500;

/** Collects long tasks, and defines a function that returns the page's state. */
const OBSERVE = `{
  const longTasks = [];
  const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries()));
  observer.observe({ type: "longtask", buffered: true });
  globalThis.readBenchmark = () => {
    longTasks.push(...observer.takeRecords());
    const [navigation] = performance.getEntriesByType("navigation");
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const responses = [navigation, ...performance.getEntriesByType("resource")];
    return {
      now: performance.now(),
      loaded: navigation.loadEventEnd > 0 && paint !== undefined,
      firstPaintMs: paint?.startTime,
      busyUntil: Math.max(
        navigation.loadEventEnd,
        paint?.startTime ?? 0,
        ...responses.map(({ responseEnd }) => responseEnd),
        ...longTasks.map(({ startTime, duration }) => startTime + duration),
      ),
      longTasksMs: longTasks.reduce((sum, { duration }) => sum + duration, 0),
    };
  };
}`;

interface State {
  now: number;
  loaded: boolean;
  firstPaintMs: number;
  busyUntil: number;
  longTasksMs: number;
}

/** Opens a page with an empty cache, and measures it. `text` is what the page should show. */
export async function visit(browser: Browser, server: Server, path: string, text: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await page.addInitScript({ content: OBSERVE });
    const requests = watchRequests(page, server.url);
    await setTimeout(SETTLE_MS);
    server.takeTransfers();
    await page.goto(`${server.url}${path}`, { waitUntil: "commit", timeout: MAX_WAIT_MS });
    const state = await waitUntilQuiet(page, () => requests.open.size);
    const transfers = server.takeTransfers();
    const shown = (await page.evaluate(isOnScreen(text))) as boolean;
    await devTools.send("HeapProfiler.collectGarbage");
    const { usedSize } = (await devTools.send("Runtime.getHeapUsage")) as { usedSize: number };
    return {
      shown,
      htmlBytes: transfers[0]!.bytes,
      bytes: sumBytes(transfers),
      requests: transfers.length,
      elsewhere: requests.elsewhere.size,
      firstPaintMs: state.firstPaintMs,
      quietMs: state.busyUntil,
      longTasksMs: state.longTasksMs,
      heapBytes: usedSize,
      nodes: (await page.evaluate(`document.evaluate("count(//node())", document).numberValue`)) as number,
    };
  } finally {
    await context.close();
  }
}

function sumBytes(transfers: Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}

function watchRequests(page: Page, origin: string): { open: Set<object>; elsewhere: Set<object> } {
  const open = new Set<object>();
  const elsewhere = new Set<object>();
  page.on("request", (request) => {
    open.add(request);
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) elsewhere.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return { open, elsewhere };
}

async function waitUntilQuiet(page: Page, openRequests: () => number): Promise<State> {
  const deadline = performance.now() + MAX_WAIT_MS;
  let last: State | undefined;
  while (performance.now() < deadline) {
    const state = (await page.evaluate("readBenchmark()")) as State;
    const quiet = state.loaded && openRequests() === 0 && state.now - state.busyUntil >= QUIET_MS;
    // The browser reports a long task a moment after its end, so the state must be the same twice.
    if (quiet && state.busyUntil === last?.busyUntil) return state;
    last = quiet ? state : undefined;
    await setTimeout(POLL_MS);
  }
  throw new Error(`The page is not quiet after ${MAX_WAIT_MS / 1000} seconds.`);
}

/** An expression for the page: whether the text is in the visible part of it. */
function isOnScreen(text: string): string {
  return `(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      if (!walker.currentNode.data.includes(${JSON.stringify(text)})) continue;
      range.selectNode(walker.currentNode);
      const { top, bottom, height } = range.getBoundingClientRect();
      if (height > 0 && top < innerHeight && bottom > 0) return true;
    }
    return false;
  })()`;
}
