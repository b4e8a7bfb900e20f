import { toProblem } from "../../areas/problems.ts";
import { hostName } from "../host.ts";
import { problemResult } from "../problem-result.ts";
import type { MockRequest } from "../types.ts";
import type { Refusal } from "./route.ts";

/** Creates the function that refuses a malformed Host header, because links to the mock begin with it. */
export function createHostCheck(): (request: Pick<MockRequest, "headers">) => Refusal | undefined {
  // Nearly all requests have the same Host.
  let lastValid: string | undefined;
  return ({ headers: { host } }) => {
    if (host === undefined || host === lastValid) return undefined;
    if (hostName(host) === undefined) {
      const detail = "The Host header is not a name or address with an optional port.";
      return { refusal: problemResult(toProblem(400, "MALFORMED_REQUEST", detail)) };
    }
    lastValid = host;
    return undefined;
  };
}
