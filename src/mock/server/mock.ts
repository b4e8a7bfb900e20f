import { type Problem, problemOf } from "../areas/problems.ts";
import type { HandlerResult, ServerEvents } from "../areas/responses.ts";
import { createControlHandlers } from "../control/handlers.ts";
import { createJournal } from "../control/journal.ts";
import { createSandboxes, type Sandboxes, tick } from "../control/sandboxes.ts";
import { type Controller, tables } from "../control/state.ts";
import { shorten } from "../lib/shorten.ts";
import { openStore as openSandboxStore, type SandboxStore } from "../sandbox/store.ts";
import { bearerToken, DEFAULT_TOKEN, readToken, sandboxId } from "./authenticate.ts";
import { corsHeaders, preflight } from "./cors.ts";
import { readRequest, writeResponse } from "./fetch.ts";
import { hostName } from "./host.ts";
import { injectFault } from "./inject-fault.ts";
import { openToAll } from "./open-to-all.ts";
import { createPipeline, type Pipeline } from "./pipeline.ts";
import { prefer } from "./prefer.ts";
import { createRequestContext, type RequestContext } from "./request-context.ts";
import { createRequestIds, UNCOUNTED } from "./request-ids.ts";
import { controlService, platformService } from "./service.ts";
import type { JournalEntry, Mock, MockOptions, MockRequest, MockResponse, Store } from "./types.ts";

/** Bytes of the largest body that is accepted. */
export const MAX_BODY_BYTES = 10_000_000;
/** Milliseconds of a sandbox's time that pass with each request, so that polling makes progress. */
const TICK = 1000;
/** Characters of the path and query in the journal and the log. */
const MAX_URL = 2000;
/** Keys whose ids are remembered: a hash costs more than the rest of a lookup. */
const MAX_REMEMBERED_IDS = 10_000;

/** A server of the API without a port. Each API key has its own sandbox, in memory unless a store keeps it. */
export function createMock(options: MockOptions = {}): Mock {
  const { seed = 1, now = "2026-03-02T12:00:00Z", auth = true, validateResponses = true, speed = 1 } = options;
  const { maxSandboxes = 10_000, log = console.error } = options;
  const sandboxes = createSandboxes({
    initial: { seed, clock: Date.parse(now) },
    speed,
    // openStore makes no other kind.
    store: options.store as SandboxStore | undefined,
    maxSandboxes,
    log,
  });
  const journal = createJournal(maxSandboxes);
  const idOf = rememberIds();
  const nextRequestId = createRequestIds();
  const isHost = createHostCheck();

  const api = createPipeline(platformService, {
    requireAuth: auth,
    validateResponses,
    enterSandbox(context, key) {
      context.controller = sandboxes.open(idOf(key));
      tick(context.controller, TICK);
    },
    injectFault,
    prefer,
  });
  const control = createPipeline(controlService(createControlHandlers(sandboxes, journal)), {
    requireAuth: auth,
    validateResponses,
    enterSandbox(context, key) {
      context.controller = sandboxes.open(idOf(key));
    },
  });

  /** A request that was refused has opened no sandbox, but belongs to that of its key if there is one. */
  function ownerOf({ controller, request }: RequestContext): { id: string; controller: Controller | undefined } {
    if (controller) return { id: controller.sandbox.id, controller };
    const id = idOf(readToken(bearerToken(request.headers.authorization) ?? (auth ? "" : "default")).key);
    return { id, controller: sandboxes.find(id) };
  }

  async function request(received: MockRequest): Promise<MockResponse> {
    const context = createRequestContext(received);
    try {
      const { method, headers } = received;
      const pipeline = context.path.startsWith("/_mock/") ? control : api;
      const isValidHost = isHost(headers.host);
      const open = pipeline === control && isValidHost ? await openToAll(context, sandboxes) : undefined;
      if (open) return open;
      // A request must not see a move half done. Nothing may be awaited between this check and the pipeline.
      const sandboxOf = () => idOf(readToken(bearerToken(headers.authorization) ?? DEFAULT_TOKEN).key);
      for (let move = sandboxes.clockMoved(sandboxOf); move; move = sandboxes.clockMoved(sandboxOf)) await move;
      const result = isValidHost ? await run(pipeline, context, sandboxes) : malformedHost();
      if (method === "OPTIONS" && result.status === 405) return preflight(received, result.headers?.allow ?? "");
      const { id, controller } = ownerOf(context);
      const requestId = nextRequestId(controller);
      if (pipeline === api) {
        const at = controller?.sandbox.time() ?? new Date(sandboxes.initial.clock).toISOString();
        const entry = journalEntry(requestId, at, context, result);
        journal.add(id, entry);
        options.onRequest?.(entry);
      }
      const response = responseOf(context, result, requestId);
      if (!response.events || !controller) return response;
      return { ...response, events: endWhen(sandboxes.replaced(controller), response.events) };
    } catch (error) {
      log(`${received.method} ${received.url.slice(0, 200)} failed: ${(error as Error).stack}`);
      return responseOf(context, { status: 500, problem: cannotContinue(error) }, UNCOUNTED);
    }
  }

  return {
    request,
    async fetch(input, init) {
      const received = input instanceof Request && !init ? input : new Request(input, init);
      return writeResponse(await request(await readRequest(received)), received);
    },
    moveClock(key, milliseconds) {
      const controller = sandboxes.open(idOf(readToken(key).key));
      sandboxes.moveClockNow(controller, controller.sandbox.now() + milliseconds);
    },
  };
}

/** Opens the file as a store for `createMock`, or creates it. Throws if it is damaged, of another kind, or in use. */
export function openStore(file: string): Store {
  return openSandboxStore(file, tables);
}

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

/** Ends the events when the signal is aborted, or when their client has gone. */
function endWhen(signal: AbortSignal, events: ServerEvents): ServerEvents {
  return async function* (gone) {
    // AbortSignal.any would do, but in Node.js 20 each of its signals stays in memory as long as the others do.
    const ended = new AbortController();
    const end = () => ended.abort();
    for (const each of [signal, gone]) each.addEventListener("abort", end);
    if (signal.aborted || gone.aborted) end();
    try {
      yield* events(ended.signal);
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

async function run(pipeline: Pipeline, context: RequestContext, sandboxes: Sandboxes): Promise<HandlerResult> {
  try {
    const result = payloadTooLarge(context.request) ?? (await pipeline(context));
    if (context.controller) sandboxes.commit(context.controller);
    return result;
  } catch (error) {
    // The store failed: a response must not confirm what was not kept.
    return { status: 500, problem: cannotContinue(error) };
  }
}

function cannotContinue(error: unknown): Problem {
  return problemOf(500, "INTERNAL_ERROR", `The mock can't continue: ${String(error)}`);
}

function payloadTooLarge({ body }: MockRequest): HandlerResult | undefined {
  if (!body || body.length <= MAX_BODY_BYTES) return undefined;
  const detail = `The body is larger than ${MAX_BODY_BYTES / 1_000_000} MB. Send less at once.`;
  return { status: 413, problem: problemOf(413, "PAYLOAD_TOO_LARGE", detail) };
}

function journalEntry(
  request_id: string,
  at: string,
  { request, operationId }: RequestContext,
  { status, problem }: HandlerResult,
): JournalEntry {
  return {
    request_id,
    at,
    method: request.method,
    url: shorten(request.url, MAX_URL),
    operation_id: operationId ?? null,
    status,
    violations: problem?.errors ?? [],
  };
}

function responseOf({ request, transportFault }: RequestContext, result: HandlerResult, id: string): MockResponse {
  const { status, events, raw } = result;
  const headers: Record<string, string> = { "x-request-id": id, ...result.headers };
  if (request.headers.origin !== undefined) Object.assign(headers, corsHeaders(request));
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
