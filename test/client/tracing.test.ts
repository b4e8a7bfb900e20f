import { readFile } from "node:fs/promises";
import { transform } from "esbuild";
import { expect, test, vi } from "vitest";
import type { Middleware } from "../../src/client/index.ts";
import { catchRejection, problemResponse, stubClient } from "./stub-client.ts";

/** The program in the README of the client that records spans, with its imports replaced by `values`. Returns its middleware. */
async function loadTracing(values: Record<string, unknown>): Promise<Middleware> {
  const readme = await readFile(new URL("../../src/client/README.md", import.meta.url), "utf8");
  const programs = Array.from(readme.matchAll(/^```ts\n(.*?)^```$/gms), ([, program]) => program!);
  const program = programs.find((text) => text.includes("@opentelemetry/api"));
  if (!program) throw new Error("src/client/README.md has no program that uses @opentelemetry/api.");
  const { code } = await transform(program.replaceAll(/^import .*$/gm, ""), { loader: "ts" });
  return new Function(...Object.keys(values), `${code}\nreturn tracing;`)(...Object.values(values));
}

interface RecordedSpan {
  name: string;
  attributes: Record<string, unknown>;
  status?: unknown;
  error?: unknown;
  ended: number;
}

/** The parts of @opentelemetry/api that the program uses. */
function stubTracer() {
  const spans: RecordedSpan[] = [];
  const startSpan = (name: string, { attributes }: { attributes: Record<string, unknown> }) => {
    const span: RecordedSpan = { name, attributes, ended: 0 };
    spans.push(span);
    return {
      setAttribute: (key: string, value: unknown) => Object.assign(span.attributes, { [key]: value }),
      setStatus: ({ code }: { code: unknown }) => Object.assign(span, { status: code }),
      recordException: (error: unknown) => Object.assign(span, { error }),
      end: () => Object.assign(span, { ended: span.ended + 1 }),
    };
  };
  const trace = { getTracer: () => ({ startSpan }) };
  return { spans, values: { trace, SpanKind: { CLIENT: 2 }, SpanStatusCode: { ERROR: 2 }, Platform: class {} } };
}

test("the program in the README records a span for each attempt", async () => {
  const { spans, values } = stubTracer();
  const reset = new TypeError("reset");
  const { client } = stubClient([() => Promise.reject(reset), Response.json({ id: "ag_1" }), problemResponse(404)], {
    middleware: [await loadTracing(values)],
    maxRetries: 1,
  });
  vi.spyOn(Math, "random").mockReturnValue(0);
  await client.agents.get("ag_1");
  vi.restoreAllMocks();
  await catchRejection(client.agents.get("ag_2"));
  const name = "GET /v1/agents/{agent_id}";
  const attributes = {
    "http.request.method": "GET",
    "url.template": "/v1/agents/{agent_id}",
    "platform.operation_id": "agents.get",
  };
  expect(spans).toEqual([
    { name, attributes, status: 2, error: reset, ended: 1 },
    {
      name,
      attributes: { ...attributes, "http.request.resend_count": 1, "http.response.status_code": 200 },
      ended: 1,
    },
    { name, attributes: { ...attributes, "http.response.status_code": 404 }, status: 2, ended: 1 },
  ]);
});
