/** The types of calls: arguments and results. Compiled by `npm run typecheck`, never run. */
import { expectTypeOf } from "vitest";
import type {
  Agent,
  AgentCreate,
  AgentUpdate,
  Call,
  Conversation,
  DatasetRecord,
  Platform,
  RequestOptions,
} from "../../../src/client/index.ts";

declare const client: Platform;

// A call resolves to the body of the response.
expectTypeOf(client.agents.get("ag_1")).toEqualTypeOf<Call<Agent>>();
expectTypeOf(await client.agents.get("ag_1")).toEqualTypeOf<Agent>();
expectTypeOf(await client.agents.get("ag_1").withResponse()).toEqualTypeOf<{ data: Agent; response: Response }>();
expectTypeOf(await client.agents.get("ag_1").asResponse()).toEqualTypeOf<Response>();
expectTypeOf(await client.agents.delete("ag_1")).toEqualTypeOf<void>();

// One id is the first argument, and is required.
expectTypeOf(client.agents.get).parameter(0).toEqualTypeOf<string>();
// @ts-expect-error no id
client.agents.get();
// @ts-expect-error an id that may be undefined
client.agents.get(undefined as string | undefined);

// Several ids are one object, with the names of the path parameters.
expectTypeOf(client.agents.versions.get).parameter(0).toEqualTypeOf<{ agent_id: string; version: string }>();
// @ts-expect-error one of two ids
client.agents.versions.get({ agent_id: "ag_1" });

// The body comes after the id, and the options come last.
expectTypeOf(client.agents.create).parameters.toEqualTypeOf<[body: AgentCreate, options?: RequestOptions]>();
expectTypeOf(client.agents.update).parameters.toEqualTypeOf<
  [agentId: string, body: AgentUpdate, options?: RequestOptions]
>();
client.agents.update("ag_1", {});
// @ts-expect-error no body
client.agents.update("ag_1");
// @ts-expect-error a body without a required field
client.agents.create({ name: "Scout" });
// @ts-expect-error a field that the document does not have
client.agents.create({ model: "aurora", name: "Scout", nmae: "Scout" });
expectTypeOf(
  await client.observability.datasets.records.create(
    "ds_1",
    {} as Parameters<typeof client.observability.datasets.records.create>[1],
  ),
).toEqualTypeOf<DatasetRecord>();
// The input of a signal can be plain arguments, an encoded input or nothing.
client.workflows.executions.signal("ex_1", { name: "add_display", input: { display: "north-quay", order: [1, 2] } });
client.workflows.executions.query("ex_1", { name: "displays", input: { b64payload: "e30=", encoding_options: [] } });
client.workflows.executions.query("ex_1", { name: "displays", input: null });
client.workflows.execute("morning-briefing", { input: { harbor: "Harbor Point" } });
client.workflows.schedules.create({ schedule: { input: { b64payload: "e30=" } }, workflow_identifier: "wf_1" });
// @ts-expect-error a text
client.workflows.executions.signal("ex_1", { name: "add_display", input: "north-quay" });
// An optional body may be left out.
client.workflows.schedules.pause("sch_1");

// Query parameters and options share the last argument.
client.agents.list({ page_size: 50, timeoutMs: 5000, signal: AbortSignal.timeout(1) });
client.agents.get("ag_1", { agent_version: 3, maxRetries: 0, headers: { Prefer: "code=404", Accept: null } });
// @ts-expect-error a query parameter that the document does not have
client.agents.list({ pageSize: 50 });
// @ts-expect-error a query parameter of the wrong type
client.agents.list({ page_size: "50" });
// @ts-expect-error an option of the wrong type
client.models.get("m", { timeoutMs: "5 s" });
client.agents.switchVersion("ag_1", { version: 2 });
client.agents.switchVersion("ag_1", undefined, { version: 2 });
// @ts-expect-error a body without the version
client.agents.switchVersion("ag_1", {});

// A union narrows by its discriminator.
expectTypeOf(await client.conversations.get("conv_1")).toEqualTypeOf<Conversation>();
const { outputs } = await client.conversations.start({ inputs: "When is low water?" });
for (const output of outputs) {
  if (output.type === "message.output") expectTypeOf(output.role).toEqualTypeOf<"assistant">();
}

// @ts-expect-error no method has this name
client.agents.vanish;
