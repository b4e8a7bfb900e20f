import { createQueryReader } from "../../control/query-values.ts";
import type { MatchableRequest } from "../../control/request-match.ts";
import type { ReceivedRequest } from "../../exchange/received-request.ts";

/** Converts a request to the form that conditions match. */
export function toMatchable(operationId: string, request: ReceivedRequest): MatchableRequest {
  const { method, path, query, headers } = request;
  return {
    operationId,
    method,
    path,
    queryValues: createQueryReader(query),
    headers,
    isKnown: () => true,
    body() {
      const json = request.json();
      return json.kind === "json" ? json.value : undefined;
    },
  };
}
