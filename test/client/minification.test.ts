import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import type * as source from "../../src/client/index.ts";
import { defined } from "../defined.ts";
import { catchRejection, problemResponse } from "./stub-client.ts";

const CLASSES = {
  400: "BadRequestError",
  401: "AuthenticationError",
  403: "PermissionDeniedError",
  404: "NotFoundError",
  409: "ConflictError",
  413: "ContentTooLargeError",
  415: "UnsupportedMediaTypeError",
  418: "APIError",
  422: "ValidationError",
  429: "RateLimitError",
  503: "ServerError",
} as const;

test("error names and instanceof survive minification", async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../../src/client/index.ts", import.meta.url))],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  const text = defined(outputFiles[0]).text;
  const minified: typeof source = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
  // Otherwise, this test would prove nothing.
  expect(minified.NotFoundError.name).not.toBe("NotFoundError");
  const stubbedResponses = Object.keys(CLASSES).map((status) => problemResponse(Number(status)));
  const client = new minified.Platform({
    baseUrl: "https://api.test",
    maxRetries: 0,
    fetch: async () => defined(stubbedResponses.shift()),
  });
  for (const name of Object.values(CLASSES)) {
    const error = await catchRejection(client.agents.get("ag_1"));
    expect(error.name).toBe(name);
    expect(error).toBeInstanceOf(minified[name]);
    expect(error).toBeInstanceOf(minified.APIError);
    expect(error).toBeInstanceOf(minified.PlatformError);
  }
  const call = { operationId: "agents.get", method: "GET", url: "https://api.test" };
  for (const name of ["ConnectionError", "TimeoutError", "AbortError", "StreamError", "ResponseError"] as const) {
    const error = new minified[name](call, "failed");
    expect(error.name).toBe(name);
    expect(error).toBeInstanceOf(minified.PlatformError);
    expect(error).not.toBeInstanceOf(minified.APIError);
  }
});
