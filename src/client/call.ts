import type { Call } from "../../generated/client.ts";
import { mediaTypeOf, ResponseError } from "./errors.ts";
import { type Outgoing, send } from "./transport.ts";

/** Reads the body of a success: JSON, or nothing. */
export function readBody(call: Outgoing): (response: Response) => Promise<unknown> {
  return async (response) => {
    if (response.status === 204) {
      response.body?.cancel().catch(() => {});
      return undefined;
    }
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch (cause) {
      const what = text ? `${mediaTypeOf(response)} that is no JSON` : "no body";
      throw new ResponseError(call, `answered ${response.status} with ${what}`, cause);
    }
  };
}

/**
 * Sends a call one microtask from now, so that `.asResponse()` can still say that the body is not to be read. `arrange`
 * sorts the arguments; what it throws becomes the failure of the call.
 */
export function startCall<T>(arrange: () => Outgoing, finish: (data: unknown, call: Outgoing) => T): Call<T> {
  let raw = false;
  const sent = Promise.resolve().then(async () => {
    const call = arrange();
    return { call, ...(await send(call, raw ? async () => undefined : readBody(call))) };
  });
  const answer = sent.then(({ data, call }) => (raw ? (undefined as T) : finish(data, call)));
  return Object.assign(answer, {
    withResponse: async () => ({ data: await answer, response: (await sent).response }),
    asResponse: async () => {
      raw = true;
      // Who asks for the response awaits that alone: the answer's failure is the same one, and must not count twice.
      answer.catch(() => {});
      return (await sent).response;
    },
  });
}
