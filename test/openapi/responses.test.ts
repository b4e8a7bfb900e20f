import { expect, test } from "vitest";
import { listOperations, type MediaType, type Response, resolve, type Schema } from "../../src/core/document.ts";
import { document, pointerTo, violationsOf } from "../document.ts";

const { schemas } = document.components;

/** Returns the schemas that a value refers to, and all that those refer to, by name. */
function reachable(value: unknown, found: Record<string, Schema> = {}): Record<string, Schema> {
  for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (name! in found) continue;
    found[name!] = schemas[name!]!;
    reachable(schemas[name!], found);
  }
  return found;
}

const successes = [...listOperations(document)].flatMap(({ operation }): MediaType[] =>
  Object.entries(operation.responses)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, response]) => Object.values(resolve<Response>(document, response).content ?? {})),
);
const inResponses = reachable(successes.flatMap((media) => [media.schema, media["x-itemSchema"]]));

test("responses are open, and their lists may be empty", () => {
  const limited = Object.entries(inResponses).filter(([, schema]) =>
    /"additionalProperties":false|"minItems"/.test(JSON.stringify(schema)),
  );
  expect(Object.keys(inResponses).length).toBeGreaterThan(250);
  expect(limited.map(([name]) => name)).toEqual([]);
});

const KINDS = {
  owner_id: "OwnerId",
  creator_id: "CreatorId",
  workspace_id: "WorkspaceId",
  customer_id: "CustomerId",
  organization_id: "OrganizationId",
  file_id: "FileId",
};

test.each(Object.entries(KINDS))("each %s has the same schema", (property, name) => {
  const found: unknown[] = [];
  JSON.stringify(schemas, (key, value) => {
    if (key === property) found.push(value);
    return value;
  });
  expect(found.length).toBeGreaterThan(0);
  for (const schema of found) expect(JSON.stringify(schema)).toContain(`"#/components/schemas/${name}"`);
});

const event = {
  event_id: "event",
  event_timestamp: 1,
  workflow_name: "morning-briefing",
  workflow_exec_id: "execution",
  root_workflow_exec_id: "execution",
  parent_workflow_exec_id: null,
  workflow_run_id: null,
  chain_run_id: null,
  continued_run_id: null,
  first_execution_run_id: null,
  schedule_id: null,
  event_type: "SIGNAL_RECEIVED",
  attributes: { signal: "add_display" },
};

/** A value of a kind that the document does not describe, for each union that says that other kinds may be added. */
const others: Record<string, unknown> = {
  ConversationEntry: { object: "entry", type: "audio.output", audio: "AAAA" },
  ConversationEvent: { event: "audio.output.delta", data: { type: "audio.output.delta", audio: "AAAA" } },
  ContentChunk: { type: "audio", audio: "AAAA" },
  OutputContentChunk: { type: "audio", audio: "AAAA" },
  Tool: { type: "browser", engine: "text" },
  ManagedDeploymentBackend: { type: "serverless", region: "north" },
  ConnectorToolContent: { type: "video", data: "AAAA" },
  WorkflowEvent: event,
  HistoryEvent: { event_id: 1, event_time: "2026-03-02T09:00:00Z", event_type: "MARKER_RECORDED", attributes: {} },
  WorkflowStreamEvent: { event: "heartbeat", data: null },
  DeploymentLogEvent: { event: "heartbeat", data: null },
  SpeechEvent: { event: "speech.audio.marks", data: [1, 2] },
};

test("each union to which other kinds may be added accepts them, and no other union says so", () => {
  const open = Object.entries(schemas).filter(([, { description }]) =>
    /\bother\s+kinds\s+may\s+be\s+added/i.test(description as string),
  );
  expect(open.map(([name]) => name).toSorted()).toEqual(Object.keys(others).toSorted());
  for (const [name, value] of Object.entries(others))
    expect([name, violationsOf(pointerTo("components", "schemas", name), value)]).toEqual([name, []]);
});

const input = { type: "json", value: null };
const started = {
  ...event,
  event_type: "WORKFLOW_EXECUTION_STARTED",
  attributes: { input, task_id: "wf_1", workflow_name: "morning-briefing" },
};

test.each<[string, unknown]>([
  ["ConnectorToolReference", { type: "connector", connector_id: "harbor-tides" }],
  ["WorkflowEvent", started],
])("a %s may omit what only this document has", (name, value) => {
  expect(violationsOf(pointerTo("components", "schemas", name), value)).toEqual([]);
});

test("a response may contain another format of a model's output", () => {
  const args = { response_format: { type: "grammar", grammar: "root ::= time" } };
  expect(violationsOf(pointerTo("components", "schemas", "CompletionArgs"), args)).toEqual([]);
  expect(violationsOf(pointerTo("components", "schemas", "CompletionArgsInput"), args)).not.toEqual([]);
});

test("a variant for other kinds does not accept a known kind with missing fields", () => {
  const entry = { object: "entry", type: "agent.handoff" };
  expect(violationsOf(pointerTo("components", "schemas", "ConversationEntry"), entry)).not.toEqual([]);
});
