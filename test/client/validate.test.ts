import { afterEach, describe, expect, test, vi } from "vitest";
import { examples } from "../../generated/examples.ts";
import { NotFoundError, Platform, PlatformError } from "../../src/client/index.ts";
import { validateResponses } from "../../src/client/validate.ts";
import { cases } from "../../src/contract/cases.ts";
import { createMock } from "../../src/mock/index.ts";
import { defined } from "../defined.ts";
import { collectViolations } from "./collect-violations.ts";
import { catchRejection, collect, problemResponse, stubClient } from "./stub-client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A client whose next responses are these, and the violations that it finds. */
function checkedClient(...responses: Response[]) {
  const { violations, middleware } = collectViolations();
  const list = () => violations.map(({ pointer, detail }) => `${pointer} ${detail}`);
  return { ...stubClient(responses, { middleware }), violations, list };
}

/** A response with JSON whose bytes arrive one by one. */
function slowResponse(value: unknown): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const byte of new TextEncoder().encode(JSON.stringify(value))) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}

const model = defined(cases.find(({ id }) => id === "models.get")).responses.find(({ status }) => status === 200)!;
const aurora = Object.values(model.examples)[0] as object;
const agent = defined(
  cases.find(({ id }) => id === "agents.get")?.responses.find(({ status }) => status === 200),
).examples;
const scout = Object.values(agent)[0] as object;

test.each<[string, object, string[]]>([
  ["a missing field", { name: undefined }, ["/body/name is required"]],
  ["a type", { name: 7 }, ["/body/name must be a string"]],
  ["a format", { created_at: "today" }, ["/body/created_at must be an RFC 3339 time such as 2026-03-02T09:00:00Z"]],
  ["a limit", { version: -1 }, ["/body/version must be at least 0"]],
  ["a constant", { object: "model" }, ['/body/object must be "agent"']],
  [
    "a field of one kind of a union",
    { tools: [{ type: "web_search" }, { type: "function" }] },
    ["/body/tools/1/function is required"],
  ],
  ["a union without a kind", { tools: [{}] }, ["/body/tools/0/type is required"]],
  [
    "all violations",
    { name: 7, versions: ["0"] },
    ["/body/name must be a string", "/body/versions/0 must be an integer"],
  ],
  ["a kind that was added later", { tools: [{ type: "sextant", stars: 5 }] }, []],
])("a body is compared with the document: %s", async (_, changes, wants) => {
  const { client, list } = checkedClient(Response.json({ ...scout, ...changes }));
  expect(await client.agents.get("ag_1")).toMatchObject(JSON.parse(JSON.stringify(changes)));
  expect(list()).toEqual(wants);
});

test("a violation names operation, status, place and what is allowed", async () => {
  const { client, violations } = checkedClient(Response.json({ ...aurora, id: 7 }));
  await client.models.get("aurora");
  expect(violations).toEqual([
    {
      operationId: "models.get",
      status: 200,
      pointer: "/body/id",
      detail: "must be a string",
      message: "models.get returned 200: /body/id must be a string",
    },
  ]);
});

test("status, media type and syntax are compared with the document", async () => {
  const { client, list } = checkedClient(
    Response.json({}, { status: 418 }),
    new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html" } }),
    new Response("{", { headers: { "content-type": "application/json" } }),
    new Response("", { headers: { "content-type": "application/json" } }),
    new Response(null, { headers: { "content-type": "application/json" } }),
    problemResponse(404, { code: 7 }),
    Response.json({ code: "X" }, { status: 404 }),
  );
  for (let i = 0; i < 7; i++) await catchRejection(client.models.get("aurora"));
  expect(list()).toEqual([
    "/status must be one of 200, 401, 404, 422, 429, 500, 503",
    "/headers/content-type must be application/json, not text/html",
    "/body must be JSON",
    "/body must be JSON",
    "/body must be JSON",
    "/body/code must be a string",
    "/headers/content-type must be application/problem+json, not application/json",
  ]);
});

test("calls of client.api are validated by their method and path", async () => {
  const events = new Response("event: message.output.delta\ndata: 7\n\n", {
    headers: { "content-type": "text/event-stream" },
  });
  const { client, violations } = checkedClient(Response.json({ ...aurora, id: 7 }), events, new Response(null));
  const api = client.api as unknown as Record<string, (path: string, options?: object) => Promise<unknown>>;
  await api.GET!("/v1/models/{model_id}", { params: { path: { model_id: "aurora" } } });
  await api.POST!("/v1/conversations", { body: { inputs: "Hello", stream: true }, parseAs: "text" });
  await api.HEAD!("/v1/models");
  expect(violations.map(({ operationId, pointer }) => `${operationId} ${pointer}`)).toEqual([
    "models.get /body/id",
    "conversations.start /events/0/data",
  ]);
});

const bytes = (text: string) => new TextEncoder().encode(text);

test("each event is validated when it arrives, and nothing is delayed", async () => {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(each) {
      controller = each;
    },
  });
  const { client, list } = checkedClient(new Response(body, { headers: { "content-type": "text/event-stream" } }));
  const events = client.workflows.events.stream()[Symbol.asyncIterator]();
  controller.enqueue(bytes("event: added_later\ndata: {}\r"));
  controller.enqueue(bytes("\n\nevent: error\ndata: 7\n\n"));
  const first = await events.next();
  expect(first.value?.event).toBe("added_later");
  const second = await events.next();
  expect(second.value?.data).toBe(7);
  expect(list()).toEqual(["/events/1/data must be an object"]);
});

test("a character whose bytes arrive apart is one character", async () => {
  const job = { ...examples.queuedBatch, metadata: { desk: "ü".repeat(512) } };
  const { client, violations } = checkedClient(slowResponse(job));
  const { metadata } = await client.batch.jobs.get("job_1");
  expect(metadata).toEqual({ desk: "ü".repeat(512) });
  expect(violations).toEqual([]);
});

test("leaving a stream cancels its body", async () => {
  let canceled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes("event: added_later\ndata: {}\n\n")),
    cancel() {
      canceled = true;
    },
  });
  const { client } = checkedClient(new Response(body, { headers: { "content-type": "text/event-stream" } }));
  for await (const _ of client.workflows.events.stream()) break;
  await expect.poll(() => canceled).toBe(true);
});

test("without onViolation, the console warns, and the call succeeds", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { client } = stubClient([Response.json({ ...aurora, id: 7 })], { middleware: [validateResponses()] });
  expect(await client.models.get("aurora")).toMatchObject({ id: 7 });
  expect(warn.mock.calls).toEqual([["models.get returned 200: /body/id must be a string"]]);
  warn.mockRestore();
});

describe("if onViolation throws", () => {
  const cause = new Error("stop");
  const middleware = [
    validateResponses({
      onViolation() {
        throw cause;
      },
    }),
  ];
  const throwing = (...responses: Response[]) => stubClient(responses, { middleware, maxRetries: 2 });

  test.each([
    ["a body", Response.json({ ...aurora, id: 7 }), "models.get returned 200: /body/id must be a string"],
    [
      "a media type",
      new Response("{}", { headers: { "content-type": "text/plain" } }),
      "models.get returned 200: /headers/content-type must be application/json, not text/plain",
    ],
  ])("the call rejects for %s, and is not retried", async (_, response, message) => {
    const { client, requests } = throwing(response);
    const error = await catchRejection(client.models.get("aurora"));
    expect(error).toBeInstanceOf(PlatformError);
    expect(error).toMatchObject({ message, cause });
    expect(requests).toHaveLength(1);
  });

  test("a stream rejects", async () => {
    const events = "event: conversation.response.started\ndata: 7\n\n";
    const { client } = throwing(new Response(events, { headers: { "content-type": "text/event-stream" } }));
    const error = await catchRejection(collect(client.conversations.startStream({ inputs: "Hello" })));
    expect(error).toMatchObject({ name: "PlatformError", cause });
  });

  test("an error keeps its class, and has the violation as its cause", async () => {
    const { client } = throwing(problemResponse(404, { code: 7 }));
    const error = await catchRejection(client.models.get("aurora"));
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error.cause).toMatchObject({ message: "models.get returned 404: /body/code must be a string", cause });
  });

  test("a method that returns nothing resolves", async () => {
    const { client } = throwing(new Response(null, { status: 200 }));
    expect(await client.agents.delete("ag_1")).toBeUndefined();
  });

  test("a client of the real mock runs", async () => {
    const client = new Platform({ apiKey: "validate", fetch: createMock().fetch, middleware });
    expect((await client.agents.list().toArray()).length).toBeGreaterThan(0);
    const answer = client.conversations.startStream({ inputs: "When is low water?" });
    expect((await collect(answer)).length).toBeGreaterThan(1);
  });
});
