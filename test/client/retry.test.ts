import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ConnectionError, createApiError, ResponseError, StreamError, TimeoutError } from "../../src/client/errors.ts";
import { backoffMs, retryDelayMs } from "../../src/client/retry.ts";
import { retryAfterMs } from "../../src/core/retry-after.ts";

const call = { operationId: "agents.get", method: "GET", url: "http://localhost/v1/agents/ag_1" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 2, 2, 9, 0, 0) });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function status(code: number, retryAfter?: string, headers: Record<string, string> = {}) {
  const all = { ...(retryAfter && { "Retry-After": retryAfter }), ...headers };
  return createApiError(call, new Response(null, { status: code, headers: all }), "");
}

/** A ConnectionError as the fetch of Node.js causes it: its error wraps that of the socket. */
function connection(code: string) {
  return new ConnectionError(call, "failed", Object.assign(new TypeError("fetch failed"), { cause: { code } }));
}

function delay(error: unknown, method: string, { attempt = 0, maxRetries = 2 } = {}) {
  return retryDelayMs(error, { method, maxRetries }, attempt);
}

describe("retryDelayMs", () => {
  const isRetried = (error: unknown, method: string) => delay(error, method) !== undefined;
  const shouldRetry = (code: number, value: string) => status(code, undefined, { "x-should-retry": value });

  const rows: [string, unknown, idempotent: boolean, other: boolean][] = [
    ["400", status(400), false, false],
    ["401", status(401), false, false],
    ["404", status(404), false, false],
    ["408", status(408), true, false],
    ["409", status(409), false, false],
    ["422", status(422), false, false],
    ["409 with Retry-After", status(409, "1"), false, false],
    ["429", status(429), true, true],
    ["429 with Retry-After", status(429, "1"), true, true],
    ["500", status(500), true, false],
    ["500 with Retry-After", status(500, "1"), true, false],
    ["501", status(501), false, false],
    ["502", status(502), true, false],
    ["503", status(503), true, false],
    ["503 with Retry-After", status(503, "1"), true, true],
    ["503 with an invalid Retry-After", status(503, "Try 7"), true, false],
    ["503 with a negative Retry-After", status(503, "-1"), true, false],
    ["503 with X-Should-Retry: false", status(503, "1", { "X-Should-Retry": "false" }), false, false],
    ["504", status(504), true, false],
    ["505", status(505), false, false],
    ["520", status(520), true, false],
    ["529", status(529), true, false],
    ["529 with Retry-After", status(529, "1"), true, false],
    ["530", status(530), false, false],
    ["500 with x-should-retry: true", shouldRetry(500, "true"), true, true],
    ["404 with x-should-retry: true", shouldRetry(404, "true"), true, true],
    ["409 with x-should-retry: true", shouldRetry(409, "true"), false, false],
    ["429 with x-should-retry: false", shouldRetry(429, "false"), false, false],
    ["503 with retry-after-ms", status(503, undefined, { "retry-after-ms": "20" }), true, true],
    ["a failed lookup of a host", connection("EAI_AGAIN"), true, true],
    ["a refused connection", connection("ECONNREFUSED"), true, true],
    ["an unknown host", connection("ENOTFOUND"), true, true],
    ["a connection refused in Bun", new ConnectionError(call, "failed", { code: "ConnectionRefused" }), true, true],
    ["a reset connection", connection("ECONNRESET"), true, false],
    ["a connection error without a cause", new ConnectionError(call, "failed"), true, false],
    ["a timeout", new TimeoutError(call, "took too long"), true, false],
    ["a body that is not JSON", new ResponseError(call, "is HTML"), false, false],
    ["a broken stream", new StreamError(call, "is broken"), false, false],
    ["any other error", new RangeError("bug"), false, false],
  ];

  test.each(rows)("after %s", (_, error, idempotent, other) => {
    for (const method of ["GET", "HEAD", "PUT", "DELETE"])
      expect([method, isRetried(error, method)]).toEqual([method, idempotent]);
    for (const method of ["POST", "PATCH"]) {
      expect([method, isRetried(error, method)]).toEqual([method, other]);
    }
  });

  test("retries these statuses, and no others", () => {
    const codes = Array.from({ length: 200 }, (_, index) => 400 + index);
    const isRead = (code: number) => isRetried(status(code), "GET");
    const gateway = [520, 521, 522, 523, 524, 525, 526, 527, 528, 529];
    expect(codes.filter(isRead)).toEqual([408, 429, 500, 502, 503, 504, ...gateway]);
    expect(codes.filter((code) => isRetried(status(code), "POST"))).toEqual([429]);
    expect(codes.filter((code) => isRetried(status(code, "1"), "POST"))).toEqual([429, 503]);
    // A server may ask for any, except a conflict.
    const others = codes.filter((code) => !isRetried(shouldRetry(code, "true"), "POST"));
    expect(others).toEqual([409]);
    expect(codes.filter((code) => isRetried(shouldRetry(code, "false"), "GET"))).toEqual([]);
  });

  test("stops after maxRetries", () => {
    expect(delay(status(500), "GET", { attempt: 1 })).toBeDefined();
    expect(delay(status(500), "GET", { attempt: 2 })).toBeUndefined();
    expect(delay(status(500), "GET", { maxRetries: 0 })).toBeUndefined();
  });

  test("waits as long as Retry-After says, or else backs off", () => {
    expect(delay(status(503, "3"), "POST")).toBe(3000);
    expect(delay(status(503), "GET")).toBe(250);
    expect(delay(status(503), "GET", { attempt: 1 })).toBe(500);
  });
});

test("backoffMs is a random delay below a limit that doubles up to 8 seconds", () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  expect([0, 1, 2, 3, 4, 5, 50].map(backoffMs)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  vi.spyOn(Math, "random").mockReturnValue(0);
  expect(backoffMs(3)).toBe(0);
});

test.each<[string, number | undefined]>([
  ["", undefined],
  ["0", 0],
  ["7", 7000],
  [" 7 ", 7000],
  ["1.5", undefined],
  ["-1", undefined],
  ["+1", undefined],
  ["0x10", undefined],
  ["1e3", undefined],
  ["7s", undefined],
  ["7, 7", undefined],
  ["Try 7", undefined],
  ["Mar 2", undefined],
  ["2026-03-02T09:00:05Z", undefined],
  ["59", 59_000],
  ["86400", 60_000],
  ["99999999999999999999", 60_000],
  ["Mon, 02 Mar 2026 09:00:05 GMT", 5000],
  ["Mon, 02 Mar 2026 08:00:00 GMT", 0],
  ["Tue, 03 Mar 2026 09:00:00 GMT", 60_000],
  ["Monday, 02-Mar-26 09:00:05 GMT", 5000],
  ["Mon Mar  2 09:00:05 2026", 5000],
  ["soon", undefined],
])("retryAfterMs of %j", (text, ms) => {
  expect(retryAfterMs(new Headers({ "Retry-After": text }))).toBe(ms);
});

test.each<[string, number | undefined]>([
  ["250", 250],
  ["0.5", 0.5],
  ["86400000", 60_000],
  ["-1", 7000],
  ["20 ms", 7000],
  ["soon", 7000],
])("retryAfterMs of retry-after-ms: %s and Retry-After: 7", (text, ms) => {
  expect(retryAfterMs(new Headers({ "Retry-After": "7", "retry-after-ms": text }))).toBe(ms);
});

test("retryAfterMs with another limit", () => {
  const headers = new Headers({ "Retry-After": "3600" });
  expect([retryAfterMs(headers), retryAfterMs(headers, Infinity)]).toEqual([60_000, 3_600_000]);
});

test("retryAfterMs of a response without the header", () => {
  expect(retryAfterMs(new Headers())).toBeUndefined();
});
