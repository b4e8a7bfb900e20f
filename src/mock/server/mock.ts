import { bearerToken, readToken, worldId } from "../areas/caller.ts";
import { tasks } from "../areas/index.ts";
import { problemOf } from "../areas/problems.ts";
import { createControl } from "../control/handlers.ts";
import { type Beginning, createWorld, type Keeper, type Snapshot, type WorldStore } from "../sandbox/sandbox.ts";
import { readRequest, writeResponse } from "./fetch.ts";
import { disturb } from "./inject-fault.ts";
import { createPipeline } from "./pipeline.ts";
import { loadPreferredAnswers, type PreferredAnswers, readPreference } from "./prefer.ts";
import { createExchange, type Exchange } from "./request-context.ts";
import { platform } from "./service.ts";
import type { JournalEntry, Mock, MockAnswer, MockOptions, MockRequest } from "./types.ts";
import type { Output } from "./validate-response.ts";

/** Bytes of the largest body that is taken. */
export const MOST_BYTES = 10_000_000;
/** Milliseconds of a world's time that pass with each request, so that whoever polls sees things happen. */
const TICK = 1000;
/** Worlds kept at once; beyond it, the one that has been idle for longest is forgotten. */
const MOST_WORLDS = 10_000;
const MOST_ENTRIES = 10_000;
/** Things that happen at most while a clock is moved once: a few seconds of work. */
const MOST_TASKS = 20_000;

/** A server of the API without a port. Its worlds, one for each API key, are in memory. */
export function createMock(options: MockOptions = {}): Mock {
  const {
    seed = 1,
    now = "2026-03-02T12:00:00Z",
    auth = true,
    validateResponses = true,
    speed = 1,
    onRequest,
  } = options;
  // openStore makes no other.
  const store = options.store as WorldStore | undefined;
  const beginning: Beginning = { seed, clock: Date.parse(now) };
  const worlds = new Map<string, Keeper>();
  /** Ids of worlds by their names. */
  const ids = new Map<string, string>();
  let journal: { readonly world: string; readonly entry: JournalEntry }[] = [];
  let requests = 0;
  let loading: Promise<PreferredAnswers> | undefined;
  let preferred: PreferredAnswers | undefined;

  for (const [name, snapshot] of store?.worlds ?? []) open(name, snapshot);

  function open(name: string, from: Beginning | Snapshot): Keeper {
    const keeper = createWorld(name, from, pace);
    worlds.set(name, keeper);
    return keeper;
  }

  function keeperOf(name: string): Keeper {
    const id = ids.get(name) ?? remembered(name);
    const known = worlds.get(id);
    if (!known) {
      if (!store && worlds.size >= MOST_WORLDS) worlds.delete(worlds.keys().next().value!);
      return open(id, beginning);
    }
    // The map's order is that of last use, which matters only when worlds have to be forgotten.
    if (worlds.size >= MOST_WORLDS / 2) {
      worlds.delete(id);
      worlds.set(id, known);
    }
    return known;
  }

  function remembered(name: string): string {
    if (ids.size >= MOST_WORLDS) ids.clear();
    const id = worldId(name);
    ids.set(name, id);
    return id;
  }

  function keep(keeper: Keeper): void {
    const changes = keeper.takeChanges();
    // A stream may go on in a world that another one has taken the place of: that is no longer what the file is about.
    const isCurrent = worlds.get(keeper.world.name) === keeper;
    if (changes.length > 0 && isCurrent) store?.append(keeper, changes);
    keeper.notify();
  }

  function moveTo(keeper: Keeper, time: number): boolean {
    const arrived = advance(keeper, time);
    keep(keeper);
    return arrived;
  }

  /** While somebody waits for a change, the next task runs when its delay has passed in real time. */
  function pace(keeper: Keeper): void {
    const task = keeper.nextTask();
    if (!task) return;
    const wait = Math.min(Math.max(0, task.at - keeper.world.now()) / speed, 2 ** 31 - 1);
    const timer = setTimeout(() => {
      if (keeper.waiting() > 0) moveTo(keeper, Math.max(task.at, keeper.world.now()));
    }, wait);
    timer.unref();
  }

  const api = createPipeline(platform, {
    checkSecurity: auth,
    validateResponses,
    enter(exchange) {
      exchange.keeper = keeperOf(exchange.caller!.world);
      advance(exchange.keeper, exchange.keeper.world.now() + TICK);
    },
    disturb,
    preferred: () => preferred,
  });

  const control = createPipeline(
    createControl({
      beginning,
      replace(name, from) {
        const keeper = open(name, from);
        store?.replace(name, keeper.snapshot());
      },
      advance: moveTo,
      journal: (world) => journal.filter((kept) => kept.world === world).map(({ entry }) => entry),
      clearJournal(world) {
        journal = journal.filter((kept) => kept.world !== world);
      },
    }),
    {
      checkSecurity: auth,
      validateResponses,
      enter(exchange) {
        exchange.keeper = keeperOf(exchange.caller!.world);
      },
    },
  );

  async function request(sent: MockRequest): Promise<MockAnswer> {
    const exchange = createExchange(sent);
    const isControl = exchange.path.startsWith("/_mock/");
    const plain = sent.method === "OPTIONS" ? preflight(sent) : isControl ? await fileAt(exchange, worlds) : undefined;
    if (plain) return plain;
    requests += 1;
    const id = `req_${requests.toString(16).padStart(8, "0")}`;
    let output: Output;
    try {
      if (!preferred && readPreference(sent.headers.prefer)) {
        loading ??= loadPreferredAnswers();
        preferred = await loading;
      }
      output = tooLarge(sent) ?? (await (isControl ? control : api)(exchange));
      if (exchange.keeper) keep(exchange.keeper);
    } catch (error) {
      // Only the store can fail here: what it could not keep must not be answered as done.
      output = { status: 500, problem: problemOf(500, "INTERNAL_ERROR", `The mock could not go on: ${String(error)}`) };
    }
    if (!isControl) remember(exchange, output, id);
    return answerOf(exchange, output, id);
  }

  function remember(exchange: Exchange, output: Output, request_id: string): void {
    const { keeper, request: sent } = exchange;
    const world = keeper?.world.name ?? worldId(readToken(bearerToken(sent.headers.authorization) ?? "").world);
    const entry: JournalEntry = {
      request_id,
      at: keeper?.world.time() ?? new Date(beginning.clock).toISOString(),
      method: sent.method,
      url: sent.url,
      operation_id: exchange.id ?? null,
      status: output.status,
      violations: output.problem?.errors ?? [],
    };
    journal.push({ world, entry });
    // Cut down by halves, since each cut copies the rest.
    if (journal.length > 2 * MOST_ENTRIES) journal = journal.slice(-MOST_ENTRIES);
    onRequest?.(entry);
  }

  return {
    request,
    async fetch(input, init) {
      const sent = input instanceof Request && !init ? input : new Request(input, init);
      return writeResponse(await request(await readRequest(sent)), sent);
    },
    moveClock(key, milliseconds) {
      const keeper = keeperOf(readToken(key).world);
      moveTo(keeper, keeper.world.now() + milliseconds);
    },
  };
}

/**
 * Moves a world's clock, and runs what falls due on the way at its own time. Tells whether it got there: so much may
 * happen on the way that the rest has to wait, or one request would stop all others.
 */
function advance(keeper: Keeper, to: number): boolean {
  let left = MOST_TASKS;
  for (let task = keeper.nextTask(); task && task.at <= to; task = keeper.nextTask()) {
    if (left === 0) return false;
    left -= 1;
    keeper.setClock(task.at);
    keeper.world.tasks.delete(task.id);
    tasks[task.name]?.(keeper.world, task.data);
  }
  keeper.setClock(to);
  return true;
}

function tooLarge({ body }: MockRequest): Output | undefined {
  if (!body || body.length <= MOST_BYTES) return undefined;
  return {
    status: 413,
    problem: problemOf(
      413,
      "PAYLOAD_TOO_LARGE",
      `The body is larger than ${MOST_BYTES / 1_000_000} MB. Send less at once.`,
    ),
  };
}

/** What needs no key: a stored file, by an address that the API has given out, and the document of the control. */
async function fileAt(
  { path, request }: Exchange,
  worlds: ReadonlyMap<string, Keeper>,
): Promise<MockAnswer | undefined> {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  if (path === "/_mock/openapi.json") {
    const document = await import("../../../generated/control/openapi.json", { with: { type: "json" } });
    return { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(document.default) };
  }
  const [, world = "", id = ""] = /^\/_mock\/files\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const file = worlds.get(world)?.world.files.get(id);
  return file && { status: 200, headers: { "content-type": file.mediaType }, body: file.content };
}

/** The answer to the question of a browser whether a page may send a request (Fetch standard, CORS preflight). */
function preflight({ headers }: MockRequest): MockAnswer {
  return {
    status: 204,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, PUT, POST, PATCH, DELETE",
      "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
      "access-control-max-age": "86400",
    },
  };
}

function answerOf({ request, disturbance }: Exchange, output: Output, id: string): MockAnswer {
  const { status, events, raw } = output;
  const headers: Record<string, string> = { "x-request-id": id, ...output.headers };
  if (request.headers.origin !== undefined) {
    headers["access-control-allow-origin"] = "*";
    headers["access-control-expose-headers"] = "X-Request-Id, Retry-After, X-RateLimit-Remaining";
  }
  if (events) {
    headers["content-type"] = "text/event-stream";
    headers["cache-control"] = "no-store";
    return { status, headers, events, disturbance };
  }
  if (raw) {
    headers["content-type"] = raw.mediaType;
    return { status, headers, body: raw.body, disturbance };
  }
  const value = output.problem ?? output.body;
  if (value === undefined) return { status, headers, disturbance };
  headers["content-type"] = output.problem ? "application/problem+json" : "application/json";
  return { status, headers, body: JSON.stringify(value), disturbance };
}
