/** The types of errors and of the client's options. Compiled by `npm run typecheck`, never run. */
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
} from "../../../src/client/index.ts";

declare const error: unknown;

// All errors extend PlatformError.
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

// All options are optional.
new Platform();
expectTypeOf<PlatformOptions["fetch"]>()
  .extract<(...args: never) => unknown>()
  .returns.toEqualTypeOf<Promise<Response>>();
new Platform({ fetch: (request) => fetch(request), maxRetries: 0, headers: { "X-Team": "tides" } });
// @ts-expect-error an unknown option
new Platform({ api_key: "any" });
