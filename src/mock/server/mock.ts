import { problemOf } from "../areas/problems.ts";
import type { HandlerResult } from "../areas/responses.ts";
import { createControlHandlers } from "../control/handlers.ts";
import { createJournal, type Journal } from "../control/journal.ts";
import { createSandboxes, type Sandboxes, tick } from "../control/sandboxes.ts";
import { tables } from "../control/state.ts";
import { shorten } from "../lib/shorten.ts";
import { openStore as openSandboxStore, type SandboxStore } from "../sandbox/store.ts";
import { bearerToken, DEFAULT_TOKEN, readToken, sandboxId } from "./authenticate.ts";
import { corsHeaders, preflight } from "./cors.ts";
import { readRequest, writeResponse } from "./fetch.ts";
import { injectFault } from "./inject-fault.ts";
import { createPipeline, type Pipeline } from "./pipeline.ts";
import { loadPrismMocker, type PrismMocker, readPreference } from "./prefer.ts";
import { createRequestContext, type RequestContext } from "./request-context.ts";
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
  const { maxSandboxes = 10_000, onWarning: warn = writeWarning } = options;
  const sandboxes = createSandboxes({
    initial: { seed, clock: Date.parse(now) },
    speed,
    // openStore makes no other kind.
    store: options.store as SandboxStore | undefined,
    maxSandboxes,
    warn,
  });
  const journal = createJournal(maxSandboxes);
  const idOf = rememberIds();
  const prism = createPrismLoader();

  const api = createPipeline(platformService, {
    requireAuth: auth,
    validateResponses,
    enterSandbox(context, key) {
      context.controller = sandboxes.open(idOf(key));
      tick(context.controller, TICK);
    },
    injectFault,
    prismMocker: prism.loaded,
  });
  const control = createPipeline(controlService(createControlHandlers(sandboxes, journal)), {
    requireAuth: auth,
    validateResponses,
    enterSandbox(context, key) {
      context.controller = sandboxes.open(idOf(key));
    },
  });
  let requests = 0;

  async function request(received: MockRequest): Promise<MockResponse> {
    const context = createRequestContext(received);
    if (received.method === "OPTIONS") return preflight(received);
    const isControl = context.path.startsWith("/_mock/");
    const open = isControl ? await openToAll(context, sandboxes) : undefined;
    if (open) return open;
    requests += 1;
    const id = `req_${requests.toString(16).padStart(8, "0")}`;
    if (readPreference(received.headers.prefer)) await prism.load();
    // A request must not see a move half done. Nothing may be awaited between this check and the pipeline.
    const sandboxOf = () => idOf(readToken(bearerToken(received.headers.authorization) ?? DEFAULT_TOKEN).key);
    for (let move = sandboxes.clockMoved(sandboxOf); move; move = sandboxes.clockMoved(sandboxOf)) await move;
    const result = await run(isControl ? control : api, context, sandboxes);
    if (!isControl) {
      const entry = journalEntry(id, context, result, sandboxes);
      record(journal, context, entry);
      options.onRequest?.(entry);
    }
    return responseOf(context, result, id);
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

/** Prism's mocker takes seconds to load, so it is loaded with the first request that prefers an example. */
function createPrismLoader() {
  let loading: Promise<PrismMocker> | undefined;
  let loaded: PrismMocker | undefined;
  return {
    loaded: () => loaded,
    async load() {
      loading ??= loadPrismMocker();
      loaded = await loading;
    },
  };
}

async function run(pipeline: Pipeline, context: RequestContext, sandboxes: Sandboxes): Promise<HandlerResult> {
  try {
    const result = payloadTooLarge(context.request) ?? (await pipeline(context));
    if (context.controller) sandboxes.commit(context.controller);
    return result;
  } catch (error) {
    // The store failed: a response must not confirm what was not kept.
    return { status: 500, problem: problemOf(500, "INTERNAL_ERROR", `The mock can't continue: ${String(error)}`) };
  }
}

function payloadTooLarge({ body }: MockRequest): HandlerResult | undefined {
  if (!body || body.length <= MAX_BODY_BYTES) return undefined;
  const detail = `The body is larger than ${MAX_BODY_BYTES / 1_000_000} MB. Send less at once.`;
  return { status: 413, problem: problemOf(413, "PAYLOAD_TOO_LARGE", detail) };
}

/** What needs no key: a stored file, by a URL that the API has given out, and the document of the control. */
async function openToAll({ path, request }: RequestContext, sandboxes: Sandboxes): Promise<MockResponse | undefined> {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  if (path === "/_mock/openapi.json") {
    const document = await import("../../../generated/control/openapi.json", { with: { type: "json" } });
    return { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(document.default) };
  }
  const [, sandbox = "", id = ""] = /^\/_mock\/files\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const file = sandboxes.find(sandbox)?.sandbox.files.get(id);
  return file && { status: 200, headers: { "content-type": file.mediaType }, body: file.content };
}

function journalEntry(
  request_id: string,
  { controller, request, operationId }: RequestContext,
  { status, problem }: HandlerResult,
  { initial }: Sandboxes,
): JournalEntry {
  return {
    request_id,
    at: controller?.sandbox.time() ?? new Date(initial.clock).toISOString(),
    method: request.method,
    url: shorten(request.url, MAX_URL),
    operation_id: operationId ?? null,
    status,
    violations: problem?.errors ?? [],
  };
}

/** A refused request has opened no sandbox, but the journal of its key's sandbox shows it. */
function record(journal: Journal, { controller, request }: RequestContext, entry: JournalEntry): void {
  const id = controller?.sandbox.id ?? sandboxId(readToken(bearerToken(request.headers.authorization) ?? "").key);
  journal.add(id, entry);
}

function responseOf({ request, transportFault }: RequestContext, result: HandlerResult, id: string): MockResponse {
  const { status, events, raw } = result;
  const headers: Record<string, string> = { "x-request-id": id, ...result.headers };
  if (request.headers.origin !== undefined) Object.assign(headers, corsHeaders);
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

function writeWarning(message: string): void {
  process.stderr.write(`${message}\n`);
}
