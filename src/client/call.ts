import type { Call } from "../../generated/client.ts";
import { mediaTypeOf, ResponseError } from "./errors.ts";
import { type PreparedCall, sendWithRetries } from "./transport.ts";

/** Reads the JSON body of a successful response; a 204 has none. Throws a ResponseError for any other body. */
export function bodyReader(call: PreparedCall): (response: Response) => Promise<unknown> {
  return async (response) => {
    if (response.status === 204) {
      response.body?.cancel().catch(() => {});
      return undefined;
    }
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch (cause) {
      const problem = text ? `(${mediaTypeOf(response)}) is not valid JSON` : "is empty";
      throw new ResponseError(call, `received a ${response.status} response whose body ${problem}`, cause);
    }
  };
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
  const sent = Promise.resolve().then(async () => {
    const call = prepare();
    return { call, ...(await sendWithRetries(call, raw ? async () => undefined : bodyReader(call))) };
  });
  const result = sent.then(({ data, call }) => (raw ? (undefined as T) : createResult(data, call)));
  return Object.assign(result, {
    withResponse: async () => ({ data: await result, response: (await sent).response }),
    asResponse: async () => {
      raw = true;
      // The caller awaits only the response: without this, `result` would be a second, unhandled rejection.
      result.catch(() => {});
      return (await sent).response;
    },
  });
}
