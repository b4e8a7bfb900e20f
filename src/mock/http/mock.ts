import { createCounters } from "../control/coverage.ts";
import { createControlHandlers } from "../control/handlers.ts";
import { createJournal, type Journal } from "../control/journal.ts";
import { unknownOperation } from "../control/operation-ids.ts";
import { createRejections } from "../control/rejections.ts";
import { builtInSeed, type LoadedSeed, loadSeed, START } from "../control/seed.ts";
import { toProblem } from "../exchange/problems.ts";
import { normalizeUrl } from "../exchange/received-request.ts";
import type { MockRequest, MockResponse } from "../exchange/types.ts";
import { maskUrl } from "../lib/mask.ts";
import { createSandboxes, type SandboxesOptions } from "../sandboxes/sandboxes.ts";
import { readToken, toSandboxId } from "../stages/authenticate.ts";
import { maxBodyBytes } from "../stages/check-size.ts";
import { createControlRequestHandler } from "../stages/control-request.ts";
import { createOpenStreams } from "../stages/open-streams.ts";
import { createNeedsBody, createRequestHandler, type RequestHandlerOptions } from "../stages/request.ts";
import { respond } from "../stages/respond.ts";
import { errorResult, problemResult } from "../stages/shared/problem-result.ts";
import { requestId } from "../stages/shared/request-ids.ts";
import { platformService, withHandlers } from "../stages/shared/service.ts";
import { createMemoryStore } from "../stores/memory.ts";
import { type SandboxStore, StoreError } from "../stores/store.ts";
import { readRequest, writeResponse } from "./fetch.ts";
import { createPace } from "./pace.ts";
import type { Mock, MockOptions, Store } from "./public-types.ts";

/**
 * Creates a server of the API without a port. Each API key has its own sandbox, in memory or in the given store. Throws
 * a TypeError if there are handlers for unknown operations, the store is not an open one, or a number of megabytes is not
 * above 0.
 */
export function createServerMock(options: MockOptions = {}, ownJournal?: Journal): Mock {
  const { auth = true, clock = "logical", validateResponses = true, speed = 1 } = options;
  const { corsOrigins, maxStreams = 10_000, maxStreamsPerKey = 1000, log = console.error } = options;
  const { maxSandboxes = 10_000, maxSandboxMb = 64, maxMemoryMb, maxJournalMb, maxResponseMb = 32 } = options;
  for (const [name, megabytes] of Object.entries({ maxSandboxMb, maxMemoryMb, maxJournalMb, maxResponseMb }))
    if (megabytes !== undefined && !(megabytes > 0))
      throw new TypeError(`${name} is ${megabytes}. Use a number above 0.`);
  const seed = options.seedData ? loadSeed(options.seedData) : builtInSeed;
  const store = options.store === undefined ? createMemoryStore() : toSandboxStore(options.store, seed);
  const sandboxes = createSandboxes({
    initial: initialState(options, seed),
    tables: seed.tables,
    clock,
    speed,
    store,
    maxSandboxes,
    maxSandboxMb,
    maxMemoryMb,
    log,
  });
  const journal = ownJournal ?? createJournal({ maxSandboxes, maxMegabytes: maxJournalMb });
  const rejections = createRejections();
  const counters = createCounters();
  const pace = createPace();
  const streams = createOpenStreams(maxStreams, maxStreamsPerKey);
  const shared = { sandboxes, requireAuth: auth, validateResponses, corsOrigins };
  const handlerOptions: RequestHandlerOptions = {
    ...shared,
    openStreams: streams.api,
    service: options.handlers ? withHandlers(options.handlers) : platformService,
    journal,
    rejections,
    counters,
    staticOperations: operationIds(options.static ?? []),
    maxResponseMb,
    onRequest: options.onRequest,
  };
  const handleRequest = createRequestHandler(handlerOptions);
  const needsBody = createNeedsBody(handlerOptions);
  const maxBytes: Mock["maxBodyBytes"] = (received) => maxBodyBytes(received, maxSandboxMb);
  const handleControlRequest = createControlRequestHandler({
    ...shared,
    openStreams: streams.journals,
    maxBodyBytes: maxBytes,
    handlers: createControlHandlers(sandboxes, journal, rejections, counters, options.maxReplies),
  });

  function request(original: MockRequest): Promise<MockResponse> {
    const url = normalizeUrl(original.url);
    const received = url === original.url ? original : { ...original, url };
    const response = received.url.startsWith("/_mock/") ? handleControlRequest(received) : handleRequest(received);
    return response.catch((error: unknown) => respondToError(received, error));
  }

  function respondToError(received: MockRequest, error: unknown): MockResponse {
    const unsent = { id: requestId(0), corsOrigins };
    if (error instanceof StoreError) return respond(received, errorResult(error), unsent);
    log(`${received.method} ${maskUrl(received.url).slice(0, 200)} failed: ${(error as Error).stack}`);
    const problem = toProblem(500, "INTERNAL_ERROR", `The mock can't continue: ${String(error)}`);
    return respond(received, problemResult(problem), unsent);
  }

  return {
    request,
    maxBodyBytes: maxBytes,
    needsBody: (received) => received.url.startsWith("/_mock/") || needsBody(received),
    async fetch(input, init) {
      // The request may be an object of another undici or of a simulated browser, whose class is not ours.
      const received = typeof input === "object" && "headers" in input && !init ? input : new Request(input, init);
      return writeResponse(await request(await readRequest(received)), received, pace);
    },
    async moveClock(key, milliseconds) {
      await sandboxes.moveClock(
        toSandboxId(readToken(key).key),
        (now) => now + milliseconds,
        () => {},
      );
    },
  };
}

/** Returns the initial state of a sandbox from the options or else the seed. By default, a real clock starts now. */
function initialState({ randomSeed, now, clock }: MockOptions, { position }: LoadedSeed): SandboxesOptions["initial"] {
  return {
    ...START,
    ...(clock === "real" && { clock: undefined }),
    ...position,
    ...(randomSeed !== undefined && { randomSeed }),
    ...(now !== undefined && { clock: Date.parse(now) }),
  };
}

/** Checks that a store is one, and belongs to the seed, because it keeps only the differences from it. */
function toSandboxStore(store: Store, { fingerprint }: LoadedSeed): SandboxStore {
  const opened = store as SandboxStore; // The functions that open a store return no other type.
  if (typeof opened?.commit !== "function")
    throw new TypeError('The option store takes an open store, such as await openStore("./sandboxes").');
  if (opened.isDurable && opened.seed !== fingerprint)
    throw new Error("The store was opened with other seed data. Pass the same seedData to openStore and createMock.");
  return opened;
}

/** Throws an Error for an unknown id of an operation. */
function operationIds(ids: readonly string[]): ReadonlySet<string> {
  for (const id of ids) {
    const problem = unknownOperation(id);
    if (problem !== undefined) throw new Error(problem);
  }
  return new Set(ids);
}
