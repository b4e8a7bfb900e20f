import type { MockRequest } from "../exchange/types.ts";
import type { Refusal } from "./route.ts";
import { hostName } from "./shared/host.ts";
import { refuse } from "./shared/problem-result.ts";

/** Refuses a malformed Host header, because links to the mock begin with it. */
export function checkHost({ headers: { host } }: Pick<MockRequest, "headers">): Refusal | undefined {
  if (host === undefined || hostName(host) !== undefined) return undefined;
  return refuse(400, "MALFORMED_REQUEST", "The Host header is not a name or address with an optional port.");
}
