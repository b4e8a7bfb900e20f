import { expect, test } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { relationFindings, relationsIn } from "../../../src/contract/checks/relations.ts";
import { pointerTo } from "../../../src/contract/document.ts";
import { received, textOf } from "../stub.ts";

const schemaAt = (path: string) => pointerTo("components", "schemas", ...path.split("/"));
const [EARLY, LATE] = ["2026-03-02T09:00:00Z", "2026-03-02T10:00:00Z"];
const usage = (prompt: unknown, completion: unknown, total: unknown) => ({
  prompt_tokens: prompt,
  completion_tokens: completion,
  total_tokens: total,
});
const execution = (status: string, end: unknown, start: unknown = EARLY) => ({
  status,
  start_time: start,
  end_time: end,
});
const choices = (...indexes: unknown[]) => ({ choices: indexes.map((index) => ({ index })) });

test.each<[schema: string, value: unknown, found: string[]]>([
  ["TokenUsage", usage(2, 3, 5), []],
  [
    "TokenUsage",
    usage(2, 3, 6),
    ["/total_tokens: expected 5, the sum of prompt_tokens, completion_tokens; received 6"],
  ],
  [
    "TokenUsage",
    { ...usage(2, null, 3), cached_tokens: 1, prompt_chars: 4 },
    ["/total_tokens: expected 2, the sum of prompt_tokens, completion_tokens; received 3"],
  ],
  ["TokenUsage", usage(2, 3, "6"), []],
  ["TokenUsage", null, []],
  [
    "ConversationUsage",
    { ...usage(2, 3, 5), connector_tokens: 4 },
    ["/total_tokens: expected 9, the sum of prompt_tokens, completion_tokens, connector_tokens; received 5"],
  ],
  ["AgentCompletion", choices(0, 1), []],
  ["AgentCompletion", choices(0, 2, 1), ["/choices/1/index: expected 1, the position of the item; received 2"]],
  ["AgentCompletion", choices(0, 0), ["/choices/1/index: expected 1, the position of the item; received 0"]],
  ["AgentCompletion", choices(1), ["/choices/0/index: expected 0, the position of the item; received 1"]],
  ["AgentCompletion", choices(0, undefined), []],
  ["AgentCompletion", { choices: [null, { index: 1 }] }, []],
  [
    "AgentCompletion",
    { usage: usage(1, 1, 1), ...choices(0) },
    ["/usage/total_tokens: expected 2, the sum of prompt_tokens, completion_tokens; received 1"],
  ],
  ["WorkflowExecution", execution("COMPLETED", LATE), []],
  ["WorkflowExecution", execution("COMPLETED", EARLY), []],
  [
    "WorkflowExecution",
    execution("COMPLETED", EARLY, LATE),
    [`/end_time: expected a time at or after ${JSON.stringify(LATE)}, its start; received ${EARLY}`],
  ],
  [
    "WorkflowExecution",
    execution("COMPLETED", null),
    ["/end_time: expected a time, because the status is COMPLETED; received null"],
  ],
  ["WorkflowExecution", execution("RUNNING", null), []],
  [
    "WorkflowExecution",
    execution("RUNNING", LATE),
    [`/end_time: expected null, because the status is RUNNING; received ${LATE}`],
  ],
  [
    "WorkflowExecution",
    execution("RETRYING_AFTER_ERROR", LATE),
    [`/end_time: expected null, because the status is RETRYING_AFTER_ERROR; received ${LATE}`],
  ],
  [
    "WorkflowExecution",
    execution("TERMINATED", null),
    ["/end_time: expected a time, because the status is TERMINATED; received null"],
  ],
  ["WorkflowExecution", execution("UNKNOWN", null), []],
  ["WorkflowExecution", execution("UNKNOWN", LATE), []],
  ["WorkflowExecution", execution("UNKNOWN", LATE, null), []],
  ["WorkflowExecution", { status: "COMPLETED" }, []],
  [
    "BatchJob",
    { status: "SUCCESS", completed_at: null },
    ["/completed_at: expected a time, because the status is SUCCESS; received null"],
  ],
  [
    "BatchJob",
    { status: "QUEUED", completed_at: 5 },
    ["/completed_at: expected null, because the status is QUEUED; received 5"],
  ],
  [
    "BatchJob",
    { status: "SUCCESS", started_at: 6, completed_at: 5 },
    ["/completed_at: expected a time at or after 6, its start; received 5"],
  ],
  [
    "ManagedBuildState",
    { started_at: LATE, finished_at: EARLY },
    [`/finished_at: expected a time at or after ${JSON.stringify(LATE)}, its start; received ${EARLY}`],
  ],
  [
    "Schedule",
    { future_executions: [LATE, EARLY].map((scheduled_at) => ({ scheduled_at })) },
    [
      `/future_executions/1/scheduled_at: expected at least ${JSON.stringify(LATE)}, as before it in the list; received ${EARLY}`,
    ],
  ],
])("in a value of %s, the relations of %j are checked", (schema, value, found) => {
  expect(relationsIn(schemaAt(schema), value, "").map(textOf)).toEqual(found);
});

test.each<[value: unknown[], sent: unknown, found: string[]]>([
  [[{}, {}], { input: ["a", "b"] }, []],
  [[{}], { input: ["a", "b"] }, ["/body: expected 2 items, one for each input; received 1"]],
  [[{}, {}], { input: "a" }, ["/body: expected 1 items, one for each input; received 2"]],
  // A list of messages is one chat.
  [[{}], { input: [{ role: "user" }, { role: "user" }] }, []],
  [[{}, {}], { input: [[{ role: "user" }], [{ role: "user" }]] }, []],
  [
    [{}],
    { input: [[{ role: "user" }], [{ role: "user" }]] },
    ["/body: expected 2 items, one for each input; received 1"],
  ],
  [[{}], {}, []],
  [[{}], undefined, []],
])("there is one result for each input: %j (row %#)", (results, sent, found) => {
  expect(relationsIn(schemaAt("Moderation/properties/results"), results, "/body", sent).map(textOf)).toEqual(found);
});

test("only the body of a documented response has relations, and it must be JSON", () => {
  const testCase = findCase("workflows.executions.get");
  const wrong = execution("RUNNING", LATE);
  const find = (...args: Parameters<typeof received>) => relationFindings(testCase, received(...args));
  expect(find(wrong).map(textOf)).toEqual([
    `/body/end_time: expected null, because the status is RUNNING; received ${LATE}`,
  ]);
  expect(find(wrong, { status: 418 })).toEqual([]);
  expect(find(wrong, { mediaType: "text/html" })).toEqual([]);
  expect(find("{")).toEqual([]);
});

test("a list in a part of a response has the order that its schema describes", () => {
  const data = [2, 3].map((version) => ({ version, aliases: ["b", "a"].slice(3 - version) }));
  const find = (items: unknown) => relationFindings(findCase("agents.list"), received({ data: [{ versions: items }] }));
  expect(find([1, 2]).map(textOf)).toEqual([]);
  expect(find([2, 1]).map(textOf)).toEqual([
    "/body/data/0/versions/1: expected at least 2, as before it in the list; received 1",
  ]);
  const versions = relationsIn(schemaAt("PromptVersionList"), { data }, "").map(textOf);
  expect(versions).toEqual(['/data/1/aliases/1: expected at least "b", as before it in the list; received a']);
});

test.each([
  [{ wait_for_result: true, timeout_seconds: 5 }, 1, [false]],
  [{ wait_for_result: true, timeout_seconds: 5 }, 5, []],
  // Without a timeout, the service sets one.
  [{ wait_for_result: true }, 1, [true]],
  [{ wait_for_result: false }, 1, []],
])("an execution that still runs after %j and %d s is a finding or a note: %j", (sent, seconds, expected) => {
  const testCase = findCase("workflows.execute");
  const { status, mediaType } = testCase.responses[0]!;
  const received = {
    status,
    mediaType,
    headers: new Headers(),
    text: '{"status":"RUNNING"}',
    value: { status: "RUNNING" },
  };
  const findings = relationFindings(testCase, received, sent, seconds).filter(
    ({ pointer }) => pointer === "/body/status",
  );
  expect(findings.map(({ isNote = false }) => isNote)).toEqual(expected);
});
