/** What errors say. Compiled by `npm run typecheck`, never run. */
import { expectTypeOf } from "vitest";
import {
  AbortError,
  APIError,
  ConnectionError,
  NotFoundError,
  Platform,
  type PlatformError,
  type PlatformOptions,
  type Problem,
  StreamError,
  TimeoutError,
} from "../../../src/index.ts";

declare const error: unknown;

// One class is above all, and its classes narrow one after the other.
if (error instanceof NotFoundError) expectTypeOf(error).toExtend<APIError>();
if (error instanceof APIError) {
  expectTypeOf(error).toExtend<PlatformError>();
  expectTypeOf(error.status).toEqualTypeOf<number>();
  expectTypeOf(error.problem).toEqualTypeOf<Problem | undefined>();
  expectTypeOf(error.headers).toEqualTypeOf<Headers>();
  expectTypeOf(error.requestId).toEqualTypeOf<string | undefined>();
}
if (
  error instanceof ConnectionError ||
  error instanceof TimeoutError ||
  error instanceof AbortError ||
  error instanceof StreamError
) {
  expectTypeOf(error).toExtend<PlatformError>();
  expectTypeOf(error.url).toEqualTypeOf<string>();
}

// Everything that the client is told is optional.
new Platform();
expectTypeOf<PlatformOptions["fetch"]>()
  .extract<(...args: never) => unknown>()
  .returns.toEqualTypeOf<Promise<Response>>();
new Platform({ fetch: (request) => fetch(request), maxRetries: 0, headers: { "X-Team": "tides" } });
// @ts-expect-error an option that there is not
new Platform({ api_key: "any" });
