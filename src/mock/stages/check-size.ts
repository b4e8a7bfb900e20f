import type { MockRequest } from "../exchange/types.ts";
import type { Refusal } from "./route.ts";
import { refuse } from "./shared/problem-result.ts";

/** Maximum size of a body in bytes, except for those that replace a sandbox. */
export const MAX_BODY_BYTES = 10_000_000;

/** Returns the maximum size of a body in bytes. A sandbox can be restored as long as it may have its size. */
export function maxBodyBytes({ method, url }: { method?: string; url?: string }, maxSandboxMb: number): number {
  // Nearly all requests are for the API.
  if (!url?.startsWith("/_mock/")) return MAX_BODY_BYTES;
  const path = url.split("?", 1)[0];
  const isSandbox = (method === "PUT" && path === "/_mock/snapshot") || (method === "POST" && path === "/_mock/seed");
  return isSandbox ? Math.max(MAX_BODY_BYTES, maxSandboxMb * 1_000_000) : MAX_BODY_BYTES;
}

export function checkSize({ body }: Pick<MockRequest, "body">, maxBytes = MAX_BODY_BYTES): Refusal | undefined {
  if (!body || body.length <= maxBytes) return undefined;
  return refuse(413, "PAYLOAD_TOO_LARGE", tooLarge(maxBytes));
}

export const tooLarge = (maxBytes: number) => `The body is larger than ${maxBytes / 1_000_000} MB. Send less at once.`;
