import { problemOf } from "../areas/problems.ts";
import type { HandlerResult, ServerEvent, ServerEvents } from "../areas/responses.ts";
import { createControlHandlers } from "../control/handlers.ts";
import { createJournal } from "../control/journal.ts";
import { unknownOperation } from "../control/operation-ids.ts";
import {
  MAX_RECORDED_BODY,
  type RecordedRequest,
  type RequestSummary,
  recordRequest,
} from "../control/recorded-request.ts";
import { createRejections } from "../control/rejections.ts";
import { builtInSeed, type LoadedSeed, loadSeed, START } from "../control/seed.ts";
import { shorten } from "../lib/shorten.ts";
import { createMemoryStore } from "../sandbox/memory.ts";
import { type Awaitable, type SandboxStore, StoreError } from "../sandbox/store.ts";
import { createSandboxes, type SandboxesOptions } from "../sandboxes/sandboxes.ts";
import type { Controller } from "../sandboxes/state.ts";
import { corsHeaders, preflight } from "./cors.ts";
import { readRequest, writeResponse } from "./fetch.ts";
import { hostName } from "./host.ts";
import { openToAll } from "./open-to-all.ts";
import { createPace } from "./pace.ts";
import { createPages } from "./pages.ts";
import { createPipeline, type Pipeline, storeProblem } from "./pipeline.ts";
import { createRequestContext, type RequestContext, readJson } from "./request-context.ts";
import { requestId } from "./request-ids.ts";
import { controlService, platformService, withHandlers } from "./service.ts";
import { findKey, readToken, sandboxId } from "./steps/authenticate.ts";
import { injectFault } from "./steps/inject-fault.ts";
import { prefer } from "./steps/prefer.ts";
import { sendReply } from "./steps/reply.ts";
import type { Mock, MockOptions, MockRequest, MockResponse } from "./types.ts";

/** Bytes of the largest body that is accepted. */
export const MAX_BODY_BYTES = 10_000_000;
/** Characters of the path and query in the journal and the log. */
const MAX_URL = 2000;
/** Keys whose ids are remembered: a hash costs more than the rest of a lookup. */
const MAX_REMEMBERED_IDS = 10_000;

/**
 * A server of the API without a port. Each API key has its own sandbox, in memory unless a store keeps it. Throws a TypeError
 * if there are handlers for unknown operations.
 */
export function createMock(options: MockOptions = {}): Mock {
  const { auth = true, clock = "logical", validateResponses = true, speed = 1 } = options;
  const { corsOrigins, maxSandboxes = 10_000, log = console.error } = options;
  const seed = options.seedData ? loadSeed(options.seedData) : builtInSeed;
  // The functions that open a store make no other kind.
  const store = (options.store ?? createMemoryStore()) as SandboxStore;
  checkStore(store, seed);
  const sandboxes = createSandboxes({
    initial: initialState(options, seed),
    tables: seed.tables,
    clock,
    speed,
    store,
    maxSandboxes,
    log,
  });
  const journal = createJournal(maxSandboxes);
  const rejections = createRejections();
  const idOf = rememberIds();
  const isHost = createHostCheck();
  const findPage = createPages();
  const pace = createPace();

  /** Work that belongs to a request, which is counted unless that was done before. */
  function counted<Result>(context: RequestContext, work: (controller: Controller) => Result) {
    const { number } = context;
    return (controller: Controller): Result => {
      context.controller = controller;
      context.number = number ?? controller.countRequest();
      const result = work(controller);
      context.time = controller.sandbox.time();
      context.notes = controller.notes();
      return result;
    };
  }

  function update<Result>(context: RequestContext, work: (controller: Controller) => Result): Awaitable<Result> {
    return sandboxes.update(context.sandboxId!, counted(context, work));
  }

  const api = createPipeline(options.handlers ? withHandlers(options.handlers) : platformService, {
    requireAuth: auth,
    validateResponses,
    enterSandbox(context, key, respond) {
      context.sandboxId = idOf(key);
      return update(context, (controller) => {
        sandboxes.tick(controller);
        const result = respond() as HandlerResult; // A handler of the API never waits.
        return result.live ? { ...result, events: sandboxes.follow(controller, result.live) } : result;
      });
    },
    injectFault,
    sendReply,
    prefer,
    static: operationIds(options.static ?? []),
  });
  const control = createPipeline(controlService(createControlHandlers(sandboxes, journal, rejections), update), {
    requireAuth: auth,
    validateResponses,
    // Its handlers enter the sandbox themselves, and some of them replace it. So a request is counted before.
    enterSandbox(context, key, respond) {
      context.sandboxId = idOf(key);
      const found = sandboxes.updateKnown(context.sandboxId, counted(context, ignore));
      return found instanceof Promise ? found.then(respond) : respond();
    },
  });

  /** A request that was refused before it got to a sandbox belongs to that of its key, if there is one. */
  async function findSandbox(context: RequestContext): Promise<void> {
    if (context.sandboxId === undefined) {
      const key = findKey(context.request, auth);
      if (key === undefined) return;
      context.sandboxId = idOf(key);
    }
    try {
      await sandboxes.updateKnown(context.sandboxId, counted(context, ignore));
    } catch (error) {
      // Then it has no number, but can be refused all the same.
      if (!(error instanceof StoreError)) throw error;
    }
  }

  async function request(received: MockRequest): Promise<MockResponse> {
    const context = createRequestContext(received);
    try {
      const { method, headers } = received;
      const pipeline = context.path.startsWith("/_mock/") ? control : api;
      const isValidHost = isHost(headers.host);
      const open = pipeline === control && isValidHost ? await openToAll(context, sandboxes, corsOrigins) : undefined;
      if (open) return open;
      const page = isValidHost ? findPage(context.path, received) : undefined;
      if (page) return await page;
      const result = isValidHost ? await run(pipeline, context) : malformedHost();
      if (method === "OPTIONS" && result.status === 405)
        return preflight(received, result.headers?.allow ?? "", corsOrigins);
      if (context.number === undefined || context.time === undefined) await findSandbox(context);
      const id = requestId(context.number ?? 0);
      const response = responseOf(context, result, id, corsOrigins);
      let record: RecordedRequest | undefined;
      if (pipeline === api) {
        const at = context.time ?? new Date(sandboxes.initial().clock).toISOString();
        const summary = summaryOf(id, at, context, result);
        if (context.sandboxId !== undefined) {
          record = recordOf(summary, context, response);
          journal.add(context.sandboxId, record);
        } else if (result.status === 401) {
          const path = shorten(context.path, MAX_URL);
          rejections.add({ at, method, path, reason: result.problem?.detail ?? "" });
        }
        options.onRequest?.(summary);
      }
      if (!response.events || !context.controller) return response;
      const end = sandboxes.replaced(context.controller);
      const onEvent = (event: ServerEvent) => record && journal.addEvent(context.sandboxId!, record, event);
      return { ...response, events: endWhen(end, response.events, onEvent) };
    } catch (error) {
      if (error instanceof StoreError) return responseOf(context, storeProblem(error), requestId(0), corsOrigins);
      log(`${received.method} ${received.url.slice(0, 200)} failed: ${(error as Error).stack}`);
      const problem = problemOf(500, "INTERNAL_ERROR", `The mock can't continue: ${String(error)}`);
      return responseOf(context, { status: 500, problem }, requestId(0), corsOrigins);
    }
  }

  return {
    request,
    async fetch(input, init) {
      const received = input instanceof Request && !init ? input : new Request(input, init);
      return writeResponse(await request(await readRequest(received)), received, pace);
    },
    async moveClock(key, milliseconds) {
      await sandboxes.skip(idOf(readToken(key).key), milliseconds);
    },
  };
}

/** How a sandbox starts: as the options say, otherwise as the seed does. A real clock starts now unless they say when. */
function initialState({ seed, now, clock }: MockOptions, { position }: LoadedSeed): SandboxesOptions["initial"] {
  return {
    ...START,
    ...(clock === "real" && { clock: undefined }),
    ...position,
    ...(seed !== undefined && { seed }),
    ...(now !== undefined && { clock: Date.parse(now) }),
  };
}

/** A store keeps only what differs from the seed, so it is of no use with another one. */
function checkStore({ isDurable, seed }: SandboxStore, { fingerprint }: LoadedSeed): void {
  if (isDurable && seed !== fingerprint)
    throw new Error("The store was opened with other seed data. Pass the same seedData to openStore and createMock.");
}

/** Throws an Error for an id that no operation of the API has. */
function operationIds(ids: readonly string[]): ReadonlySet<string> {
  for (const id of ids) {
    const problem = unknownOperation(id);
    if (problem !== undefined) throw new Error(problem);
  }
  return new Set(ids);
}

function ignore(): void {}

/** Makes the function that says whether a Host header names a host, since links to the mock begin with it. */
function createHostCheck(): (host: string | undefined) => boolean {
  // Nearly all requests have the same Host.
  let lastValid: string | undefined;
  return (host) => {
    if (host === undefined || host === lastValid) return true;
    if (hostName(host) === undefined) return false;
    lastValid = host;
    return true;
  };
}

function malformedHost(): HandlerResult {
  const detail = "The Host header is not a name or address with an optional port.";
  return { status: 400, problem: problemOf(400, "MALFORMED_REQUEST", detail) };
}

/** Ends the events when the signal is aborted, or when their client has gone. Calls `onEvent` with each. */
function endWhen(signal: AbortSignal, events: ServerEvents, onEvent: (event: ServerEvent) => void): ServerEvents {
  return async function* (gone) {
    // AbortSignal.any would do, but in Node.js 20 each of its signals stays in memory as long as the others do.
    const ended = new AbortController();
    const end = () => ended.abort();
    for (const each of [signal, gone]) each.addEventListener("abort", end);
    if (signal.aborted || gone.aborted) end();
    try {
      for await (const event of events(ended.signal)) {
        onEvent(event);
        yield event;
      }
    } finally {
      for (const each of [signal, gone]) each.removeEventListener("abort", end);
    }
  };
}

function rememberIds(): (key: string) => string {
  const ids = new Map<string, string>();
  return (key) => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    if (ids.size >= MAX_REMEMBERED_IDS) ids.clear();
    const id = sandboxId(key);
    ids.set(key, id);
    return id;
  };
}

function run(pipeline: Pipeline, context: RequestContext): Awaitable<HandlerResult> {
  return payloadTooLarge(context.request) ?? pipeline(context);
}

function payloadTooLarge({ body }: MockRequest): HandlerResult | undefined {
  if (!body || body.length <= MAX_BODY_BYTES) return undefined;
  const detail = `The body is larger than ${MAX_BODY_BYTES / 1_000_000} MB. Send less at once.`;
  return { status: 413, problem: problemOf(413, "PAYLOAD_TOO_LARGE", detail) };
}

function summaryOf(
  request_id: string,
  at: string,
  { request, operationId, notes }: RequestContext,
  { status, problem }: HandlerResult,
): RequestSummary {
  return {
    request_id,
    at,
    method: request.method,
    url: shorten(request.url, MAX_URL),
    operation_id: operationId ?? null,
    status,
    violations: problem?.errors ?? [],
    notes,
  };
}

function recordOf(summary: RequestSummary, context: RequestContext, { headers, body }: MockResponse): RecordedRequest {
  const { request } = context;
  // A long body is not kept whole, so it need not be read, where the pipeline has not done so.
  const json = request.body && request.body.length <= MAX_RECORDED_BODY ? readJson(context) : undefined;
  return recordRequest(summary, {
    headers: request.headers,
    body: request.body,
    json: json?.kind === "json" ? json.text : undefined,
    responseHeaders: headers,
    responseBody: body,
  });
}

function responseOf(
  { request, transportFault }: RequestContext,
  result: HandlerResult,
  id: string,
  corsOrigins: readonly string[] | undefined,
): MockResponse {
  const { status, events, raw } = result;
  const headers: Record<string, string> = { "x-request-id": id, ...result.headers };
  if (request.headers.origin !== undefined) Object.assign(headers, corsHeaders(request, corsOrigins));
  if (events) {
    headers["content-type"] = "text/event-stream";
    headers["cache-control"] = "no-store";
    return { status, headers, events, transportFault };
  }
  if (raw) {
    headers["content-type"] = raw.mediaType;
    return { status, headers, body: raw.body, transportFault };
  }
  const value = result.problem ?? result.body;
  if (value === undefined) return { status, headers, transportFault };
  headers["content-type"] = result.problem ? "application/problem+json" : "application/json";
  return { status, headers, body: JSON.stringify(value), transportFault };
}
