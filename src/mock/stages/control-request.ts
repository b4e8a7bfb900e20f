import type { ControlHandlers } from "../control/handler-types.ts";
import { ProblemError } from "../exchange/problems.ts";
import { type ReceivedRequest, receive } from "../exchange/received-request.ts";
import type { HandlerResult } from "../exchange/responses.ts";
import type { MockRequest, MockResponse } from "../exchange/types.ts";
import type { Controller } from "../sandboxes/control-tables.ts";
import { createQueue } from "../sandboxes/queue.ts";
import type { Sandboxes } from "../sandboxes/sandboxes.ts";
import type { Awaitable } from "../stores/store.ts";
import { authenticate, findKey, toSandboxId } from "./authenticate.ts";
import { checkHost } from "./check-host.ts";
import { checkSize } from "./check-size.ts";
import { preflight } from "./cors.ts";
import { countRefusal, countRequest } from "./count-request.ts";
import type { OpenStreams } from "./open-streams.ts";
import { openToAll } from "./open-to-all.ts";
import { respond } from "./respond.ts";
import { type Call, type Refusal, route } from "./route.ts";
import { errorResult, problemResult } from "./shared/problem-result.ts";
import { requestId } from "./shared/request-ids.ts";
import { createRouter } from "./shared/router.ts";
import { controlService } from "./shared/service.ts";
import { type ValidInput, validateRequest } from "./validate-request.ts";
import { validateResponse } from "./validate-response.ts";

export interface ControlRequestOptions {
  readonly handlers: ControlHandlers;
  readonly sandboxes: Sandboxes;
  readonly requireAuth: boolean;
  readonly validateResponses: boolean;
  readonly corsOrigins: readonly string[] | undefined;
  readonly openStreams: OpenStreams;
  readonly maxBodyBytes: (request: MockRequest) => number;
}

/** TypeScript can't distinguish handlers by a value, so they all have this type here. */
type AnyHandler = (request: object) => Awaitable<HandlerResult>;

/**
 * Creates the function that handles requests under `/_mock/`. Handlers enter the sandbox themselves, because they may
 * replace it. So a request is counted before its handler or, if that creates the sandbox, after it.
 */
export function createControlRequestHandler(
  options: ControlRequestOptions,
): (request: MockRequest) => Promise<MockResponse> {
  const { sandboxes, requireAuth, validateResponses, corsOrigins, openStreams, maxBodyBytes } = options;
  const handlers = options.handlers as unknown as Readonly<Record<string, AnyHandler>>;
  const findRoute = createRouter(controlService.operations);
  /** While a request waits, its body is not parsed: the value would need far more memory. */
  const queue = createQueue();

  async function handleControlRequest(received: MockRequest): Promise<MockResponse> {
    const request = receive(received);
    const invalidHost = checkHost(request);
    if (invalidHost) return refuse(request, invalidHost);
    const open = await openToAll(request, sandboxes, corsOrigins);
    if (open) return open;
    const tooLarge = checkSize(request, maxBodyBytes(request));
    if (tooLarge) return refuse(request, tooLarge);
    const call = route(controlService, findRoute, request);
    if ("refusal" in call) return refuse(request, call);
    const credentials = authenticate(call.operation, request, requireAuth);
    if ("refusal" in credentials) return refuse(request, credentials);
    const sandboxId = toSandboxId(credentials.key);
    const tooMany = call.streaming ? openStreams.refusal(sandboxId) : undefined;
    if (tooMany) return refuse(request, { refusal: tooMany });
    return queue.add(sandboxId, () => handleNow(request, call, sandboxId));
  }

  async function handleNow(request: ReceivedRequest, call: Call, sandboxId: string): Promise<MockResponse> {
    const input = validateRequest(controlService, call, request);
    try {
      const before = await countRequest(sandboxes, sandboxId);
      const result = input.problem ? problemResult(input.problem) : await handle(call, input, sandboxId);
      const counted = before ?? (await countRefusal(sandboxes, sandboxId));
      const response = respond(request, result, { id: requestId(counted?.number ?? 0), corsOrigins });
      if (!response.events) return response;
      // The stream of a journal goes on when its sandbox is replaced.
      const never = new AbortController().signal;
      return { ...response, events: openStreams.count(sandboxId, never, response.events) };
    } catch (error) {
      return refuse(request, { refusal: errorResult(error) });
    }
  }

  async function handle(call: Call, { parameters, body }: ValidInput, sandboxId: string): Promise<HandlerResult> {
    const handler = handlers[call.operationId]!; // Each operation has one.
    const { path, query, header } = parameters;
    const update = (work: (controller: Controller) => unknown) => sandboxes.update(sandboxId, work);
    let result: HandlerResult;
    try {
      result = await handler({ path, query, header, body, sandboxId, update });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      result = errorResult(error);
    }
    return validateResponses ? validateResponse(controlService, call, result) : result;
  }

  /** A refused request still has a number if its key has a sandbox. */
  async function refuse(request: ReceivedRequest, { refusal }: Refusal): Promise<MockResponse> {
    if (request.method === "OPTIONS" && refusal.status === 405)
      return preflight(request, refusal.headers?.allow ?? "", corsOrigins);
    const key = findKey(request, requireAuth);
    const counted = key === undefined ? undefined : await countRefusal(sandboxes, toSandboxId(key));
    return respond(request, refusal, { id: requestId(counted?.number ?? 0), corsOrigins });
  }

  return handleControlRequest;
}
