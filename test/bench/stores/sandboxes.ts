import { toSandboxId } from "../../../src/mock/stages/authenticate.ts";
import { median } from "../measure.ts";
import { openConnection } from "../mock/connection.ts";
import { type RunningServer, start } from "../mock/processes.ts";
import { simpleRequest } from "../mock/workloads.ts";
import { LISTINGS } from "../pages/listings.ts";
import { toState } from "../pages/store.ts";
import { makePlace, type Place } from "./open.ts";
import { mockCommand } from "./subjects.ts";

const SANDBOXES = 10_000;
const ROWS = 100;
const STARTS = 5;
/** Sandboxes whose first request is measured. */
const FIRST = 25;
/** Sandboxes that are loaded to measure the memory that they need. */
const LOADED = 2000;
/** Sandboxes that are written, or loaded, at once. */
const CONCURRENT = 50;

export interface SandboxFigures {
  readonly startMs: number;
  /** The same of a mock that keeps its sandboxes in memory. */
  readonly emptyStartMs: number;
  /** Milliseconds of the first request to a sandbox, which loads it, and of the next one. */
  readonly firstMs: number;
  readonly nextMs: number;
  /** Bytes of a sandbox in the store, and in the memory of a mock that has loaded it, garbage included. */
  readonly storedBytes: number;
  readonly loadedBytes: number;
  /** The same of a sandbox without rows of its own. */
  readonly newBytes: number;
  /** Memory of the mock after the start. */
  readonly memoryBytes: number;
}

export async function measureSandboxes(name: "SQLite" | "Redis", root: string): Promise<SandboxFigures> {
  const place = await makePlace(name, root);
  try {
    const before = await place.bytes();
    await fill(place);
    const storedBytes = ((await place.bytes()) - before) / SANDBOXES;
    const starts: number[] = [];
    const emptyStarts: number[] = [];
    for (;;) {
      const empty = await start(mockCommand());
      emptyStarts.push(empty.startMs);
      await empty.stop();
      const mock = await start(mockCommand(...place.options));
      try {
        starts.push(mock.startMs);
        if (starts.length < STARTS) continue;
        const startMs = median(starts);
        return { startMs, emptyStartMs: median(emptyStarts), storedBytes, ...(await measureLoading(mock)) };
      } finally {
        await mock.stop();
      }
    }
  } finally {
    await place.close();
  }
}

async function fill(place: Place): Promise<void> {
  const store = await place.open();
  const { rows } = LISTINGS.find((listing) => listing.name === "connectors by cursor")!;
  const state = toState(rows(ROWS));
  await inParallel(SANDBOXES, (index) => store.replace(toSandboxId(toKey(index)), state));
  await store.close();
}

async function measureLoading(
  mock: RunningServer,
): Promise<Omit<SandboxFigures, "startMs" | "emptyStartMs" | "storedBytes">> {
  const connection = await openConnection(mock.port);
  const get = async (index: number) => {
    const started = performance.now();
    const { status, body } = await connection.send(
      simpleRequest("GET", "/v1/connectors?page_size=20", undefined, toKey(index)),
    );
    if (status !== 200) throw new Error(`Could not list the connectors: ${body}`);
    return performance.now() - started;
  };
  const memoryBytes = mock.memoryBytes();
  const first: number[] = [];
  const next: number[] = [];
  for (let index = 0; index < FIRST; index++) {
    first.push(await get(index));
    next.push(await get(index));
  }
  const measureMemory = async (firstIndex: number) => {
    const before = mock.memoryBytes();
    await inParallel(LOADED, (index) => get(firstIndex + index));
    return (mock.memoryBytes() - before) / LOADED;
  };
  const newBytes = await measureMemory(SANDBOXES);
  const loadedBytes = await measureMemory(FIRST);
  connection.close();
  return { firstMs: median(first), nextMs: median(next), loadedBytes, newBytes, memoryBytes };
}

function toKey(index: number): string {
  return `bench-${index}`;
}

async function inParallel(count: number, run: (index: number) => unknown): Promise<void> {
  let next = 0;
  async function work(): Promise<void> {
    while (next < count) await run(next++);
  }
  await Promise.all(Array.from({ length: CONCURRENT }, work));
}
