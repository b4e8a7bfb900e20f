import { shorten } from "../../core/shorten.ts";
import type { Caller } from "../areas/caller.ts";
import type { Counters } from "../control/coverage.ts";
import type { Journal } from "../control/journal.ts";
import type { RequestSummary } from "../control/journal-entry.ts";
import type { Rejections } from "../control/rejections.ts";
import { type ReceivedRequest, receive } from "../exchange/received-request.ts";
import type { HandlerResult, ServerEvent } from "../exchange/responses.ts";
import type { MockRequest, MockResponse, TransportFault } from "../exchange/types.ts";
import type { ControlledSandbox, Controller } from "../sandboxes/control-tables.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import { createPages } from "../site-pages/pages.ts";
import { authenticate, findKey, toSandboxId } from "./authenticate.ts";
import { checkHost } from "./check-host.ts";
import { checkResponseSize } from "./check-response-size.ts";
import { checkSize } from "./check-size.ts";
import { preflight } from "./cors.ts";
import { countRefusal } from "./count-request.ts";
import { enterSandbox } from "./enter-sandbox.ts";
import { handle } from "./handle.ts";
import { injectFault } from "./inject-fault.ts";
import { makeEntry, summarize, watch, watchKnown } from "./make-entry.ts";
import type { OpenStreams } from "./open-streams.ts";
import { prefer, readPreference } from "./prefer.ts";
import type { Preference } from "./prism/preference.ts";
import { respond } from "./respond.ts";
import { type Call, type Refusal, route } from "./route.ts";
import { problemResult } from "./shared/problem-result.ts";
import { requestId } from "./shared/request-ids.ts";
import { createRouter } from "./shared/router.ts";
import type { PlatformService } from "./shared/service.ts";
import { takeReply } from "./take-reply.ts";
import { noteUnknownParameters } from "./unknown-parameters.ts";
import { type InvalidInput, type ValidInput, validateRequest } from "./validate-request.ts";
import { validateResponse } from "./validate-response.ts";

export interface RequestHandlerOptions {
  readonly service: PlatformService;
  readonly sandboxes: Sandboxes;
  readonly journal: Journal;
  readonly rejections: Rejections;
  readonly counters: Counters;
  readonly requireAuth: boolean;
  readonly validateResponses: boolean;
  /** Maximum number of characters of a response, in millions. */
  readonly maxResponseMb: number;
  /** Ids of operations that respond with their examples. */
  readonly staticOperations: ReadonlySet<string>;
  readonly corsOrigins: readonly string[] | undefined;
  readonly onRequest: ((summary: RequestSummary) => void) | undefined;
  readonly openStreams: OpenStreams;
}

/** What came of a request in its sandbox: a result that is sent unchecked, the result of a handler, or a preferred example. */
type Outcome = { readonly transportFault: TransportFault | undefined } & (
  | { readonly kind: "sent" | "handled"; readonly result: HandlerResult }
  | { readonly kind: "preferred"; readonly preference: Preference }
);

export function createRequestHandler(options: RequestHandlerOptions): (request: MockRequest) => Promise<MockResponse> {
  const { service, sandboxes, journal, rejections, counters, openStreams } = options;
  const { requireAuth, corsOrigins, onRequest } = options;
  const findPage = createPages();
  const findRoute = createRouter(service.operations);

  /** Does not wait before the request enters its sandbox, so that requests are numbered as they arrive. */
  async function handleRequest(received: MockRequest): Promise<MockResponse> {
    const request = receive(received);
    const invalidHost = checkHost(request);
    if (invalidHost) return refuse(request, invalidHost);
    const page = findPage(request);
    if (page) return page;
    const tooLarge = checkSize(request);
    if (tooLarge) return refuse(request, tooLarge);
    const call = route(service, findRoute, request);
    if ("refusal" in call) return refuse(request, call, call.call?.operationId);
    const { operationId } = call;
    const credentials = authenticate(call.operation, request, requireAuth);
    if ("refusal" in credentials) return refuse(request, credentials, operationId);
    // Not before it enters the sandbox: while a body waits, its value would need far more memory than its bytes.
    let input: ValidInput | InvalidInput | undefined;
    const readInput = () => {
      input ??= validateRequest(service, call, request);
      return input;
    };
    const sandboxId = toSandboxId(credentials.key);
    const tooMany = mayWait(service, call) ? openStreams.refusal(sandboxId) : undefined;
    if (tooMany) return refuse(request, { refusal: tooMany }, operationId);

    // A DELETE must free memory, but some change a row first.
    const mayExceed = call.operation.method === "DELETE";
    const work = (sandbox: ControlledSandbox) => act(options, sandbox, call, readInput, request, credentials.caller);
    const committed = await enterSandbox(sandboxes, sandboxId, work, mayExceed);
    if ("refusal" in committed) return refuse(request, committed, operationId);

    const { controller, outcome } = committed;
    const result =
      outcome.kind === "preferred"
        ? await prefer(operationId, outcome.preference, preferredType(call), sandboxId)
        : outcome.kind === "handled"
          ? complete(options, call, controller, outcome.result)
          : outcome.result;
    const id = requestId(committed.number);
    const response = respond(request, result, { id, corsOrigins, transportFault: outcome.transportFault });
    const notes = [...committed.notes, ...noteUnknownParameters(call, request.query), ...noteRounded(input, request)];
    const summary = summarize(id, committed.time, request, operationId, result, notes, committed.used);
    const entry = makeEntry(summary, request, response);
    journal.add(sandboxId, entry);
    counters.add(sandboxId, operationId, summary.status);
    onRequest?.(summary);
    if (!response.events) return response;
    const onEvent = (event: ServerEvent) => journal.addEvent(sandboxId, entry, event);
    const replaced = sandboxes.replaced(controller);
    const isWaiting = result.live || service.isCustom?.(operationId);
    const events = (isWaiting ? watch : watchKnown)(replaced, response.events, onEvent);
    return { ...response, events: isWaiting ? openStreams.count(sandboxId, replaced, events) : events };
  }

  /** A refused request still has a number if its key has a sandbox, and an entry in the journal if it has a key. */
  async function refuse(request: ReceivedRequest, { refusal }: Refusal, operationId?: string): Promise<MockResponse> {
    if (request.method === "OPTIONS" && refusal.status === 405)
      return preflight(request, refusal.headers?.allow ?? "", corsOrigins);
    const key = findKey(request, requireAuth);
    const sandboxId = key === undefined ? undefined : toSandboxId(key);
    const counted = sandboxId === undefined ? undefined : await countRefusal(sandboxes, sandboxId);
    const id = requestId(counted?.number ?? 0);
    const at = counted?.time ?? new Date(sandboxes.initial().clock).toISOString();
    const response = respond(request, refusal, { id, corsOrigins });
    const summary = summarize(id, at, request, operationId, refusal, counted?.notes ?? []);
    if (sandboxId !== undefined) {
      journal.add(sandboxId, makeEntry(summary, request, response));
      if (operationId !== undefined) counters.add(sandboxId, operationId, summary.status);
    } else if (refusal.status === 401 && operationId !== undefined) {
      const { path } = service.operations[operationId]!; // An id in the path may be a secret.
      rejections.add({ at, method: request.method, path, reason: refusal.problem?.detail ?? "" });
    }
    onRequest?.(summary);
    return response;
  }

  return handleRequest;
}

/** Creates the function that returns false for a request whose headers determine its response. */
export function createNeedsBody({ service, requireAuth }: RequestHandlerOptions): (request: MockRequest) => boolean {
  const findRoute = createRouter(service.operations);
  return (received) => {
    const request = receive(received);
    if (checkHost(request)) return false;
    const call = route(service, findRoute, request);
    return !("refusal" in call) && !("refusal" in authenticate(call.operation, request, requireAuth));
  };
}

/** Decides what the response to a request is, in its sandbox. */
function act(
  { service, staticOperations, maxResponseMb }: RequestHandlerOptions,
  sandbox: ControlledSandbox,
  call: Call,
  readInput: () => ValidInput | InvalidInput,
  request: ReceivedRequest,
  caller: Caller,
): Outcome {
  const { operationId } = call;
  const input = readInput();
  const fault = injectFault(sandbox, operationId, request);
  const transportFault = fault?.transportFault;
  if (fault?.result) return { kind: "sent", result: fault.result, transportFault };
  if (input.problem) return { kind: "sent", result: problemResult(input.problem), transportFault };
  const reply = takeReply(sandbox, operationId, request, transportFault);
  if (reply) return { kind: "sent", ...reply };
  const preference = readPreference(request.headers.prefer) ?? (staticOperations.has(operationId) && EXAMPLE);
  if (preference) return { kind: "preferred", preference, transportFault };
  const result = handle(service, call, input, request, sandbox, caller);
  checkResponseSize(result, maxResponseMb);
  return { kind: "handled", result, transportFault };
}

const EXAMPLE: Preference = { dynamic: false };

/** Attaches the live events, and validates the result with them. */
function complete(
  { service, sandboxes, validateResponses }: RequestHandlerOptions,
  call: Call,
  controller: Controller,
  handled: HandlerResult,
): HandlerResult {
  const result = handled.live ? { ...handled, events: sandboxes.follow(controller, handled.live) } : handled;
  return validateResponses ? validateResponse(service, call, result) : result;
}

/** Returns true if the response may be a stream that waits for events. */
function mayWait({ isCustom }: PlatformService, { operationId, operation, streaming }: Call): boolean {
  return streaming && (operation.stream?.resumable === true || isCustom?.(operationId) === true);
}

function preferredType({ streaming }: Call): string {
  return streaming ? "text/event-stream" : "application/json";
}

/** Notes for the journal that a value of the body was not kept. */
function noteRounded(input: ValidInput | InvalidInput | undefined, request: ReceivedRequest): string[] {
  // Only then has the body been read.
  if (!input || input.problem || input.body === undefined) return [];
  const json = request.json();
  if (json.kind !== "json" || json.rounded === undefined) return [];
  const pointer = shorten(`/body${json.rounded}`, MAX_POINTER);
  return [`${pointer} is an integer beyond 9007199254740991, of which the last digits may have been rounded.`];
}

const MAX_POINTER = 200;
