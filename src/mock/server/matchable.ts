import type { MatchableRequest } from "../control/request-match.ts";
import { type RequestContext, readJson } from "./request-context.ts";

/** A request of the pipeline as conditions see it. */
export function matchableOf(context: RequestContext): MatchableRequest {
  const { request, operationId = null, path, query } = context;
  return {
    operationId,
    method: request.method,
    path,
    queryValues: (name) => new URLSearchParams(query).getAll(name),
    headers: request.headers,
    isKnown: () => true,
    body() {
      const json = readJson(context);
      return json.kind === "json" ? json.value : undefined;
    },
  };
}
