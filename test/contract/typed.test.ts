import createClient from "openapi-fetch";
import { expect, expectTypeOf, inject, test } from "vitest";
import type {
  Agent,
  ConversationEntry,
  ConversationEvent,
  JudgeOptionsOutput,
  JudgeRegressionOutput,
  Problem,
  paths,
  Span,
} from "../../generated/types.ts";

// The other contract tests loop over all operations and so know no types. These calls are written as a user would.
const client = createClient<paths>({
  baseUrl: inject("baseUrl"),
  headers: { Authorization: `Bearer ${process.env.PLATFORM_API_KEY ?? "typed"}` },
});

test("a success is typed by the operation", async () => {
  const { data } = await client.GET("/v1/agents/{agent_id}", { params: { path: { agent_id: "ag_0197c3d0" } } });
  expectTypeOf(data).toEqualTypeOf<Agent | undefined>();
  expect(data?.name).toBe("Scout");
});

test("a failure is typed as a problem", async () => {
  const { error, response } = await client.GET("/v1/models", { headers: { Authorization: null } });
  expectTypeOf(error!).toEqualTypeOf<Problem>();
  expect(response.status).toBe(401);
  expect(error?.code).toBe("UNAUTHENTICATED");
});

test("a field with a default may be left out of a body, and an answer that may be a stream says so", async () => {
  const { data } = await client.POST("/v1/conversations", { body: { inputs: "When is low water?" } });
  if (typeof data === "string") expect.unreachable("asked for JSON");
  expectTypeOf(data!.outputs).toExtend<ConversationEntry[]>();
  expect(data?.conversation_id).toMatch(/^conv_/);
});

test("a judge's output narrows by its type", async () => {
  const { data } = await client.GET("/v1/observability/judges");
  const output = data?.judges.results[0]?.output;
  if (output?.type === "REGRESSION") expectTypeOf(output).toEqualTypeOf<JudgeRegressionOutput>();
  if (output?.type === "CLASSIFICATION") expectTypeOf(output).toEqualTypeOf<JudgeOptionsOutput>();
  expect(output).toBeDefined();
});

test("stream events narrow by their name, and spans have real fields", () => {
  expectTypeOf<Extract<ConversationEvent, { event: "message.output.delta" }>["data"]["id"]>().toEqualTypeOf<string>();
  expectTypeOf<Span["duration_ns"]>().toEqualTypeOf<number>();
});
