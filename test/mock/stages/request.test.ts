import { describe, expect, test, vi } from "vitest";
import { cases } from "../../../src/contract/cases.ts";
import type { RequestSummary } from "../../../src/mock/control/journal-entry.ts";
import { fail } from "../../../src/mock/exchange/problems.ts";
import type { HandlerResult, ServerEvent } from "../../../src/mock/exchange/responses.ts";
import type { MockResponse } from "../../../src/mock/exchange/types.ts";
import { listen } from "../../../src/mock/http/listen.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import type { Mock, MockOptions } from "../../../src/mock/http/public-types.ts";
import { platformService } from "../../../src/mock/stages/shared/service.ts";
import { type SandboxStore, StoreError } from "../../../src/mock/stores/store.ts";
import { createMock as createTestMock } from "../../../src/mock/testing/create-mock.ts";
import { defined } from "../../defined.ts";
import { session } from "../session.ts";
import { createSharedStore } from "../stores/shared-store.ts";

/** Returns the response to a request whose handler is this one, for an operation of the document. */
async function run(path: string, handle: () => HandlerResult, validateResponses = true): Promise<MockResponse> {
  const spy = vi.spyOn(platformService, "handle").mockImplementation(handle);
  const response = await createServerMock({ auth: false, validateResponses }).request({
    method: "GET",
    url: path,
    headers: {},
  });
  spy.mockRestore();
  return response;
}

const AGENT = "/v1/agents/ag_0197c3d0";
const EVENTS = "/v1/workflows/events/stream?workflow_exec_id=e";
const agent = Object.values(defined(cases.find(({ id }) => id === "agents.get")?.responses[0]).examples)[0] as object;

/** A handler's mistake, and the violation that the response must name. */
const mistakes: Record<string, { handle: () => HandlerResult; violation: { pointer: string; detail: string } }> = {
  "a value of the wrong type": {
    handle: () => ({ status: 200, body: { ...agent, version: "seven" } }),
    violation: { pointer: "/version", detail: "must be an integer" },
  },
  "a missing field": {
    handle: () => ({ status: 200, body: { ...agent, name: undefined } }),
    violation: { pointer: "/name", detail: "is required" },
  },
  "an undeclared field": {
    handle: () => ({ status: 200, body: { ...agent, nickname: "Scout" } }),
    violation: { pointer: "/nickname", detail: "is not a known property" },
  },
  "an undeclared status": {
    handle: () => ({ status: 201, body: agent }),
    violation: { pointer: "", detail: "has the undocumented status 201" },
  },
  "no body": {
    handle: () => ({ status: 204 }),
    violation: { pointer: "", detail: "has the status 204 and no body" },
  },
  "events with another status": {
    handle: () => ({ status: 206, events: () => [] }),
    violation: { pointer: "", detail: "has the status 206 instead of 200" },
  },
  "bytes with another status": {
    handle: () => ({ status: 404, raw: { mediaType: "audio/wav", body: new Uint8Array() } }),
    violation: { pointer: "", detail: "has the status 404 instead of 200" },
  },
  "a problem of an undeclared status": {
    handle: () => fail(418, "TEAPOT", "It is a teapot."),
    violation: { pointer: "", detail: "has the undocumented status 418" },
  },
  "a problem without a code": {
    handle: () => fail(404, undefined as unknown as string, "There is no such agent."),
    violation: { pointer: "/code", detail: "is required" },
  },
  "a 422 without violations": {
    // @ts-expect-error The types do not permit it.
    handle: () => fail(422, "VALIDATION_ERROR", "The id is invalid."),
    violation: { pointer: "/errors", detail: "is required" },
  },
  "a 422 with an empty list of violations": {
    // @ts-expect-error The types do not permit it.
    handle: () => fail(422, "VALIDATION_ERROR", "The id is invalid.", { errors: [] }),
    violation: { pointer: "/errors", detail: "must NOT have fewer than 1 items" },
  },
  "a 422 of which the type does not say that it is one": {
    // @ts-expect-error A number may be 422, so the types require violations.
    handle: () => fail(Number("422"), "VALIDATION_ERROR", "The id is invalid."),
    violation: { pointer: "/errors", detail: "is required" },
  },
};

describe.each(Object.entries(mistakes))("a handler's mistake: %s", (_, { handle, violation }) => {
  test("becomes a 500 that names it", async () => {
    const { status, body } = await run(AGENT, handle);
    expect(status).toBe(500);
    const problem = JSON.parse(String(body));
    expect(problem).toMatchObject({ code: "INTERNAL_ERROR", errors: [violation] });
    expect(problem.detail).toContain(`${violation.pointer} ${violation.detail}`.trim());
  });

  test("is sent if responses are not validated", async () => {
    const { status } = await run(AGENT, handle, false);
    expect(status).not.toBe(500);
  });
});

describe("a handler's wrong event", () => {
  const event: ServerEvent = { event: "error", data: { error: "The feed is gone.", reason: 7 } };
  const events = async (validateResponses: boolean) =>
    defined((await run(EVENTS, () => ({ status: 200, events: () => [event] }), validateResponses)).events);

  test("breaks the stream, and the log names it", async () => {
    const lines: string[] = [];
    const response = { status: 200, headers: {}, events: await events(true) };
    const mock = { request: async () => response } as unknown as Mock;
    const server = await listen(mock, { port: 0, log: (line) => lines.push(line) });
    await expect((await fetch(server.url)).text()).rejects.toThrow("terminated");
    await server.close();
    expect(lines).toEqual([
      expect.stringMatching(/An event of workflows\.events\.stream violates the document: .*"\/data\/reason"/),
    ]);
  });

  test("is sent if responses are not validated", async () => {
    const sent = [];
    for await (const each of (await events(false))(new AbortController().signal)) sent.push(each);
    expect(sent).toEqual([event]);
  });
});

test.each([
  [{}, 500],
  [{ validateResponses: false }, 200],
])("a mock with the options %j sends a wrong response with the status %i", async (options, status) => {
  const handle = vi.spyOn(platformService, "handle").mockReturnValue({ status: 200, body: {} });
  const { response } = await session(options).api.GET("/v1/models");
  handle.mockRestore();
  expect(response.status).toBe(status);
});

test("an error that a handler did not expect becomes a 500 that contains it", async () => {
  const { status, body } = await run(AGENT, () => {
    throw new TypeError("rows is not iterable");
  });
  const problem = JSON.parse(String(body));
  expect([status, problem.code]).toEqual([500, "INTERNAL_ERROR"]);
  expect(problem.detail).toContain("TypeError: rows is not iterable");
});

/** Refusals of requests whose operation is known, each with what leads to it. */
test.each<[why: string, options: MockOptions, path: string, headers: Record<string, string>, id: string, want: number]>(
  [
    ["no key", {}, AGENT, { authorization: "" }, "agents.get", 401],
    ["no user", {}, "/v1/users/me", {}, "users.me.get", 401],
    ["a media type it does not have", {}, AGENT, { accept: "image/png" }, "agents.get", 406],
    ["too many streams of a key", { maxStreamsPerKey: 1 }, EVENTS, {}, "workflows.events.stream", 429],
    ["too many streams", { maxStreams: 1 }, EVENTS, {}, "workflows.events.stream", 503],
    ["a store that fails", { store: failingStore() }, AGENT, {}, "agents.get", 500],
  ],
)("a refusal because of %s names its operation", async (_, options, path, headers, id, want) => {
  const summaries: RequestSummary[] = [];
  const mock = createTestMock({ ...options, onRequest: (summary) => summaries.push(summary) });
  const send = (init: Record<string, string>) =>
    mock.fetch(`http://mock.test${path}`, { headers: { authorization: "Bearer key", ...init } });
  if (want === 429 || want === 503) void (await send({})).body?.getReader().read();
  expect((await send(headers)).status).toBe(want);
  const refused = { operation_id: id, status: want };
  expect(summaries.at(-1)).toMatchObject(refused);
  if (headers.authorization === "") return;
  expect(await mock.sandbox("key").requests({ status: want })).toEqual([expect.objectContaining(refused)]);
  const counted = (await mock.sandbox("key").coverage()).operations.find(({ operation_id }) => operation_id === id);
  expect(counted?.responses).toContainEqual(expect.objectContaining({ status: want, count: 1 }));
});

/** A store that fails each commit, but for which the control requests work. */
function failingStore(): SandboxStore {
  const commit = () => Promise.reject(new StoreError("The disk is full.", { isTemporary: false }));
  return { ...createSharedStore(), commit };
}
