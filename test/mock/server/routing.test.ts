import { describe, expect, test, vi } from "vitest";
import type { Operation } from "../../../generated/operations.ts";
import type { HandlerResult } from "../../../src/mock/areas/responses.ts";
import { createPipeline, type PipelineOptions } from "../../../src/mock/server/pipeline.ts";
import { createRequestContext } from "../../../src/mock/server/request-context.ts";
import type { Service } from "../../../src/mock/server/service.ts";
import type { Prefer } from "../../../src/mock/server/steps/prefer.ts";

const JSON_TYPE = "application/json";
const EVENTS = "text/event-stream";

const operation = (method: Operation["method"], path: string, mediaTypes: string[]): Operation => ({
  method,
  path,
  area: "ships",
  parameters: { path: [], query: [], header: [] },
  body: method === "POST" ? "optional" : "none",
  status: 200,
  mediaTypes,
  security: [],
  deprecated: false,
});

const operations: Record<string, Operation> = {
  chat: operation("POST", "/chats", [JSON_TYPE, EVENTS]),
  // The variant whose path in the document ends with `#stream`.
  "chat.stream": operation("POST", "/chats", [EVENTS]),
  report: operation("POST", "/reports", [JSON_TYPE, EVENTS]),
  watch: operation("GET", "/ships", [EVENTS]),
  create: operation("POST", "/ships", [JSON_TYPE]),
  remove: operation("DELETE", "/ships", []),
};

const service: Service = {
  operations,
  validators: Object.fromEntries(Object.keys(operations).map((id) => [id, { responses: {} }])),
  handle: ({ operationId, streaming }) => ({ status: 200, body: { operationId, streaming } }),
};

interface Sent {
  accept?: string;
  prefer?: string;
  body?: string;
}

/** Sends a request, and resolves to the pipeline's result. */
async function send(
  method: string,
  url: string,
  { accept, prefer, body }: Sent = {},
  answer?: Prefer,
): Promise<HandlerResult> {
  const options: PipelineOptions = {
    requireAuth: false,
    validateResponses: false,
    enterSandbox: (_context, _key, respond) => respond(),
  };
  const pipeline = createPipeline(service, answer ? { ...options, prefer: answer } : options);
  const headers = { "content-type": JSON_TYPE, accept, prefer };
  return pipeline(
    createRequestContext({
      method,
      url,
      headers,
      body: body === undefined ? undefined : new TextEncoder().encode(body),
    }),
  );
}

describe("a response streams", () => {
  test.each<[string, string, string, Sent, string]>([
    ["if the request accepts only events", "POST", "/chats", { accept: EVENTS, body: "{}" }, "chat.stream"],
    ["if the body says so", "POST", "/chats", { body: '{"stream":true}' }, "chat.stream"],
    ["without an operation of its own", "POST", "/reports", { accept: EVENTS }, "report"],
    ["if it can't be otherwise", "GET", "/ships", {}, "watch"],
  ])("%s", async (_name, method, url, sent, operationId) => {
    expect((await send(method, url, sent)).body).toEqual({ operationId, streaming: true });
  });

  test.each<[string, string, Sent, string]>([
    ["by default", "/chats", {}, "chat"],
    ["if the body says otherwise", "/chats", { body: '{"stream":false}' }, "chat"],
    ["if the body says something else", "/chats", { body: '{"stream":"yes"}' }, "chat"],
    ["if the body is null", "/chats", { body: "null" }, "chat"],
    ["if the operation has no stream", "/ships", { body: '{"stream":true}' }, "create"],
  ])("never %s", async (_name, url, sent, operationId) => {
    expect((await send("POST", url, sent)).body).toEqual({ operationId, streaming: false });
  });
});

test.each<[string, string, string, Sent, object]>([
  [
    "an unknown path",
    "GET",
    "/birds",
    {},
    { status: 404, detail: "There is no operation at /birds. The reference has the paths." },
  ],
  [
    "another method",
    "PUT",
    "/ships",
    {},
    { status: 405, detail: "/ships does not take PUT. It takes HEAD, GET, POST, DELETE." },
  ],
  [
    "another media type",
    "POST",
    "/chats",
    { accept: "text/html" },
    {
      status: 406,
      detail: `The Accept header text/html has no media type of this operation: ${JSON_TYPE}, ${EVENTS}.`,
    },
  ],
  [
    "an invalid Accept header where there is no body",
    "DELETE",
    "/ships",
    { accept: "garbage" },
    { status: 406, detail: "The Accept header garbage has no media type of this operation: any." },
  ],
])("a request for %s is refused, with what there is", async (_name, method, url, sent, problem) => {
  expect((await send(method, url, sent)).problem).toMatchObject(problem);
});

test("a preferred response has the media type of the operation", async () => {
  const prefer = vi.fn<Prefer>(() => ({ status: 204 }));
  expect(await send("POST", "/chats", { accept: EVENTS, prefer: "code=200" }, prefer)).toEqual({ status: 204 });
  expect(await send("POST", "/chats", { prefer: "code=404" }, prefer)).toEqual({ status: 204 });
  await send("POST", "/chats", {}, prefer);
  expect(prefer.mock.calls).toEqual([
    ["chat.stream", { code: 200, dynamic: false }, EVENTS],
    ["chat", { code: 404, dynamic: false }, JSON_TYPE],
  ]);
});
