import { toProblem } from "../../areas/problems.ts";
import { problemResult } from "../problem-result.ts";
import type { MockRequest } from "../types.ts";
import type { Refusal } from "./route.ts";

/** Maximum size of a body in bytes. */
export const MAX_BODY_BYTES = 10_000_000;

/** Refuses a body that is too large. */
export function checkSize({ body }: Pick<MockRequest, "body">): Refusal | undefined {
  if (!body || body.length <= MAX_BODY_BYTES) return undefined;
  const detail = `The body is larger than ${MAX_BODY_BYTES / 1_000_000} MB. Send less at once.`;
  return { refusal: problemResult(toProblem(413, "PAYLOAD_TOO_LARGE", detail)) };
}
