import createClient from "openapi-fetch";
import { expect, expectTypeOf, inject, test } from "vitest";
import type {
  Agent,
  ConversationEntry,
  ConversationEvent,
  JudgeOptionsOutput,
  JudgeRegressionOutput,
  MessageOutputEntry,
  Problem,
  paths,
  Span,
  UnprocessableProblem,
} from "../../generated/types.ts";
import type { WithPlainEnums } from "../../src/client/types.ts";
import { eventsIn } from "../../src/contract/requests/events.ts";
import { defined } from "../defined.ts";

// The other contract tests loop over all operations, so they can't check types. These are calls as in a user's program.
const client = createClient<WithPlainEnums<paths>>({
  baseUrl: inject("baseUrl"),
  headers: { Authorization: "Bearer typed" },
});

test("a successful response has the type of the operation", async () => {
  const { data, error } = await client.GET("/v1/agents/{agent_id}", {
    params: { path: { agent_id: "ag_0197c3d0" } },
  });
  expectTypeOf(data).toExtend<Agent | undefined>();
  expect(error).toBeUndefined();
  expect(data?.name).toBe("Scout");
});

test("an error response has the types of the operation's problems", async () => {
  const { error, response } = await client.GET("/v1/models", { headers: { Authorization: null } });
  expectTypeOf(error!).toExtend<Problem | UnprocessableProblem>();
  expect(response.status).toBe(401);
  expect(error?.code).toBe("UNAUTHENTICATED");
});

test("a body may leave out a field with a default value, and a response that may be a stream is a union", async () => {
  const { data } = await client.POST("/v1/conversations", { body: { inputs: "When is low water?" } });
  if (typeof data !== "object") expect.unreachable("The request accepted only JSON.");
  expectTypeOf(data.outputs).toExtend<ConversationEntry[]>();
  expect(data.conversation_id).toMatch(/^conv_/);
});

test("the type of a judge's output narrows by its field type", async () => {
  const { data } = await client.GET("/v1/observability/judges");
  const output = data?.judges.results?.[0]?.output;
  if (output?.type === "REGRESSION") expectTypeOf(output).toExtend<JudgeRegressionOutput>();
  if (output?.type === "CLASSIFICATION") expectTypeOf(output).toExtend<JudgeOptionsOutput>();
  expect(output).toBeDefined();
});

test("an entry narrows by its type, also where other kinds may be added", async () => {
  const { data } = await client.POST("/v1/conversations", { body: { inputs: "When is low water?" } });
  if (typeof data !== "object") expect.unreachable("The request accepted only JSON.");
  for (const entry of data.outputs) {
    if (entry.type === "message.output") expectTypeOf(entry).toEqualTypeOf<MessageOutputEntry>();
    else if (entry.type === "OtherEntry") expectTypeOf(entry.audio).toEqualTypeOf<unknown>();
  }
  expect(data.outputs.map(({ type }) => type)).toContain("message.output");
});

test("stream events narrow by their name", async () => {
  const { data } = await client.POST("/v1/conversations", {
    body: { inputs: "When is low water?", stream: true },
    headers: { Accept: "text/event-stream" },
    parseAs: "text",
  });
  const delta = (eventsIn(data as string) as ConversationEvent[]).find(({ event }) => event === "message.output.delta");
  if (delta?.event !== "message.output.delta") expect.unreachable("The stream has no message.output.delta.");
  expectTypeOf(delta.data.id).toEqualTypeOf<string>();
  expect(delta.data.id).toMatch(/^msg_/);
});

test("a span has typed fields", async () => {
  const { data } = await client.POST("/v1/observability/spans/search", { body: {} });
  const span = defined(data?.spans.results?.[0]);
  expectTypeOf(span).toExtend<Span>();
  expect(span.duration_ns).toBeTypeOf("number");
});
