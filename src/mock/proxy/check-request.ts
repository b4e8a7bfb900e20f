import type { Problem, Violation } from "../exchange/problems.ts";
import { normalizeUrl, type ReceivedRequest, receive } from "../exchange/received-request.ts";
import type { MockRequest } from "../exchange/types.ts";
import { bearerToken } from "../stages/authenticate.ts";
import { type Call, route } from "../stages/route.ts";
import { createRouter } from "../stages/shared/router.ts";
import { type Parameters, platformService } from "../stages/shared/service.ts";
import { validateRequest } from "../stages/validate-request.ts";

export interface CheckedRequest {
  readonly request: ReceivedRequest;
  /** The operation that the request calls, if there is one. */
  readonly call: Call | undefined;
  /** Undefined if there is no operation, or if they can't be decoded. */
  readonly parameters: Parameters | undefined;
  readonly violations: readonly Violation[];
}

const findRoute = createRouter(platformService.operations);

/**
 * Compares a request with the document. Violations point into the request as the journal shows it: `/body/model`,
 * `/query/page`, `/headers/authorization`.
 */
export function checkRequest(received: MockRequest): CheckedRequest {
  const request = receive({ ...received, url: normalizeUrl(received.url) });
  const call = route(platformService, findRoute, request);
  if ("refusal" in call) {
    const { status, problem } = call.refusal;
    const pointer = status === 406 ? "/headers/accept" : "/path";
    return {
      request,
      call: call.call,
      parameters: undefined,
      violations: problem ? [toViolation(problem, pointer)] : [],
    };
  }
  const { parameters, problem } = validateRequest(platformService, call, request);
  const pointer = problem?.status === 415 ? "/headers/content-type" : parameters ? "/body" : "/path";
  const invalid = problem ? (problem.errors ?? [toViolation(problem, pointer)]) : [];
  return { request, call, parameters, violations: [...missingCredentials(call, request), ...invalid] };
}

function toViolation({ detail, code }: Problem, pointer: string): Violation {
  return { pointer, detail, code: code.toLowerCase() };
}

/** Finds missing credentials. Only the upstream server can check their values. */
function missingCredentials({ operation: { security } }: Call, { headers }: ReceivedRequest): Violation[] {
  const missing = (name: string, detail: string) => ({ pointer: `/headers/${name}`, detail, code: "required" });
  return [
    ...(security.includes("BearerAuth") && bearerToken(headers.authorization) === undefined
      ? [missing("authorization", "must be Bearer and a key")]
      : []),
    ...(security.includes("DashboardUserContextAuth") && !headers.dashboardusercontextauth
      ? [missing("dashboardusercontextauth", "is required")]
      : []),
  ];
}
