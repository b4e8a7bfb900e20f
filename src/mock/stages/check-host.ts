import { toProblem } from "../areas/problems.ts";
import type { MockRequest } from "../messages/types.ts";
import { hostName } from "./host.ts";
import { problemResult } from "./problem-result.ts";
import type { Refusal } from "./route.ts";

/** Refuses a malformed Host header, because links to the mock begin with it. */
export function checkHost({ headers: { host } }: Pick<MockRequest, "headers">): Refusal | undefined {
  if (host === undefined || hostName(host) !== undefined) return undefined;
  const detail = "The Host header is not a name or address with an optional port.";
  return { refusal: problemResult(toProblem(400, "MALFORMED_REQUEST", detail)) };
}
