import { expect, test } from "vitest";
import type { WorkflowExecution } from "../../../../generated/mock-types.ts";
import { toRunRows } from "../../../../src/mock/areas/executions/to-rows.ts";
import { defaultSeed } from "../../../../src/mock/areas/seed.ts";

const execution: WorkflowExecution = {
  workflow_name: "night-watch",
  workflow_id: null,
  execution_id: "night-watch-1",
  root_execution_id: "night-watch-1",
  parent_execution_id: null,
  run_id: null,
  deployment_name: null,
  user_id: null,
  status: "COMPLETED",
  start_time: "2026-03-02T02:00:00Z",
  end_time: "2026-03-02T02:01:00Z",
  total_duration_ms: 60_000,
  result: "all quiet",
};

const none = { runs: [], events: [] };

test.each([
  ["COMPLETED", "WORKFLOW_EXECUTION_COMPLETED"],
  ["FAILED", "WORKFLOW_EXECUTION_FAILED"],
  ["CANCELED", "WORKFLOW_EXECUTION_CANCELED"],
  ["TERMINATED", "WORKFLOW_EXECUTION_TERMINATED"],
  ["TIMED_OUT", "WORKFLOW_EXECUTION_TIMED_OUT"],
] as const)(
  "a seed with an execution that is %s and has no `_mock` creates a history of its start and end",
  (status, end) => {
    const [{ runs, events } = none] = toRunRows({ executions: [{ ...execution, status }] });
    expect(runs).toMatchObject([{ execution_id: "night-watch-1", status, start: Date.parse("2026-03-02T02:00:00Z") }]);
    expect(events.map(({ at, history }) => [new Date(at).toISOString(), history?.event_type])).toEqual([
      ["2026-03-02T02:00:00.000Z", "WORKFLOW_EXECUTION_STARTED"],
      ["2026-03-02T02:01:00.000Z", end],
    ]);
  },
);

test("a seed with a running execution that has no `_mock` creates only its start", () => {
  const [{ runs, events } = none] = toRunRows({ executions: [{ ...execution, status: "RUNNING", end_time: null }] });
  expect(runs).toMatchObject([{ status: "RUNNING", end: null, run_id: "night-watch-1" }]);
  expect(events.map(({ history }) => history?.event_type)).toEqual(["WORKFLOW_EXECUTION_STARTED"]);
});

test("a seed with a run after a reset shares the events of the run before the reset point", () => {
  const all = [...toRunRows(defaultSeed)].flatMap(({ runs }) => runs);
  const [first, second] = all.filter(({ execution_id }) => execution_id.endsWith("rehearsal-3"));
  expect(second?.events.slice(0, 2)).toEqual(first!.events.slice(0, 2));
  expect(second).toMatchObject({ continued_run_id: first!.run_id, first_run_id: first!.run_id });
});
