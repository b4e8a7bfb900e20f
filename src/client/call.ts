import { decode } from "./body.ts";
import { PlatformError, ResponseError, readMediaType } from "./errors.ts";
import type { PreparedCall } from "./prepare-call.ts";
import type { Call } from "./public-types.ts";
import { type Result, sendWithRetries } from "./send.ts";

/**
 * Parses the JSON body of a successful response. Throws a ResponseError if it is not an object or an array, which almost all
 * bodies in the document are. For an operation without a response body, it discards the body.
 */
export function parseBody({ chunks, response }: Result, call: PreparedCall): unknown {
  if (call.flags.includes("v")) {
    response.body?.cancel().catch(() => {});
    return undefined;
  }
  const text = decode(chunks);
  let cause: unknown;
  try {
    const data = JSON.parse(text);
    if ((typeof data === "object" && data !== null) || call.flags.includes("a")) return data;
  } catch (error) {
    cause = error;
  }
  const summary = `received ${text ? "a" : "an empty"} ${response.status} response (${readMediaType(response)})`;
  throw new ResponseError(call, `${summary} instead of an object or array`, text ? cause : undefined);
}

/**
 * Sends a call in the next microtask, so that `.asResponse()` can still prevent the body from being read. If `prepare`
 * throws, the call rejects with that error.
 */
export function startCall<T>(
  prepare: () => PreparedCall,
  createResult: (body: unknown, call: PreparedCall) => T,
): Call<T> {
  let raw = false;
  const send = async () => {
    await undefined;
    const call = prepare();
    if (raw) call.parseAs = "stream";
    return { call, unread: raw, ...(await sendWithRetries(call, raw ? () => undefined : parseBody)) };
  };
  const sent = send();
  const result = sent.then(({ data, call, unread }) => {
    if (unread) throw new PlatformError("asResponse() leaves the body unread. See withResponse().");
    return createResult(data, call);
  });
  return Object.assign(result, {
    withResponse: async () => ({ data: await result, response: (await sent).response }),
    asResponse: async () => {
      raw = true;
      // The caller awaits only the response: without this, `result` would be a second, unhandled rejection.
      result.catch(() => {});
      const { response, call } = await sent;
      // Not in the first bundle of a page, because few programs read the body of a response.
      const { abortable } = await import("./abortable.ts");
      return abortable(response, call.signal);
    },
  });
}
