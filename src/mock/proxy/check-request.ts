import { ProblemError, type Violation } from "../areas/problems.ts";
import { route } from "../server/pipeline.ts";
import { createRequestContext, type RequestContext } from "../server/request-context.ts";
import { createRouter } from "../server/router.ts";
import { platformService } from "../server/service.ts";
import { bearerToken } from "../server/steps/authenticate.ts";
import { validateRequest } from "../server/steps/validate-request.ts";
import type { MockRequest } from "../server/types.ts";

export interface CheckedRequest {
  /** With the operation that the request calls, if there is one. */
  readonly context: RequestContext;
  readonly violations: readonly Violation[];
}

const findRoute = createRouter(platformService.operations);

/**
 * What the document says of a request. Violations point into the request as the journal shows it: `/body/model`,
 * `/query/page`, `/headers/authorization`.
 */
export function checkRequest(request: MockRequest): CheckedRequest {
  const context = createRequestContext(request);
  try {
    route(platformService, findRoute, context);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const pointer = error.problem.status === 406 ? "/headers/accept" : "/path";
    return { context, violations: [violationOf(error.problem, pointer)] };
  }
  const problem = validateRequest(platformService, context);
  const pointer = problem?.status === 415 ? "/headers/content-type" : context.parameters ? "/body" : "/path";
  const invalid = problem ? (problem.errors ?? [violationOf(problem, pointer)]) : [];
  return { context, violations: [...missingCredentials(context), ...invalid] };
}

function violationOf({ detail, code }: { detail: string; code: string }, pointer: string): Violation {
  return { pointer, detail, code: code.toLowerCase() };
}

/** Whether credentials are valid, only the server knows. */
function missingCredentials({ operationId, request }: RequestContext): Violation[] {
  const { headers } = request;
  const { security } = platformService.operations[operationId!]!; // Routing has found it.
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
