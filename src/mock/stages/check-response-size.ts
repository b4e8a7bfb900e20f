import { isBodyLonger } from "../exchange/remembered.ts";
import type { HandlerResult } from "../exchange/responses.ts";
import { CapacityError } from "../state/capacity-error.ts";

/**
 * Throws a CapacityError if a response has more than `maxMegabytes` million characters, before it is validated and
 * serialized: a response may repeat a large value for each of its items. The events of a stream are sent one by one.
 */
export function checkResponseSize({ body, raw }: HandlerResult, maxMegabytes: number): void {
  const limit = maxMegabytes * 1_000_000;
  if (raw ? raw.body.length <= limit : !isBodyLonger(body, limit)) return;
  throw new CapacityError(
    "RESPONSE_TOO_LARGE",
    `The response would have more than ${maxMegabytes} MB (--max-response-mb). Request less at once, such as a smaller page.`,
  );
}
