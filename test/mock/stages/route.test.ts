import { describe, expect, test } from "vitest";
import type { Operation } from "../../../src/core/generated-types.ts";
import { receive } from "../../../src/mock/exchange/received-request.ts";
import { route } from "../../../src/mock/stages/route.ts";
import { createRouter } from "../../../src/mock/stages/shared/router.ts";
import type { Service } from "../../../src/mock/stages/shared/service.ts";

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
};

interface Sent {
  accept?: string;
  body?: string;
}

/** Finds the operation of a request. */
function send(method: string, url: string, { accept, body }: Sent = {}) {
  const headers = { "content-type": JSON_TYPE, accept };
  const bytes = body === undefined ? undefined : new TextEncoder().encode(body);
  return route(service, createRouter(operations), receive({ method, url, headers, body: bytes }));
}

describe("a response streams", () => {
  test.each<[string, string, string, Sent, string]>([
    ["if the request accepts only events", "POST", "/chats", { accept: EVENTS, body: "{}" }, "chat.stream"],
    ["if the body says so", "POST", "/chats", { body: '{"stream":true}' }, "chat.stream"],
    ["without an operation of its own", "POST", "/reports", { accept: EVENTS }, "report"],
    ["if it can't be otherwise", "GET", "/ships", {}, "watch"],
  ])("%s", (_name, method, url, sent, operationId) => {
    expect(send(method, url, sent)).toMatchObject({ operationId, streaming: true });
  });

  test.each<[string, string, Sent, string]>([
    ["by default", "/chats", {}, "chat"],
    ["if the body says otherwise", "/chats", { body: '{"stream":false}' }, "chat"],
    ["if the body says something else", "/chats", { body: '{"stream":"yes"}' }, "chat"],
    ["if the body is null", "/chats", { body: "null" }, "chat"],
    ["if the operation has no stream", "/ships", { body: '{"stream":true}' }, "create"],
  ])("never %s", (_name, url, sent, operationId) => {
    expect(send("POST", url, sent)).toMatchObject({ operationId, streaming: false });
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
])("a request for %s is refused, with what there is", (_name, method, url, sent, problem) => {
  expect(send(method, url, sent)).toMatchObject({ refusal: { problem } });
});
