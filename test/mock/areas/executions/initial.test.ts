import { expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { initialExecutions } from "../../../../src/mock/areas/executions/initial.ts";
import { defined } from "../../../defined.ts";

const executions = initialExecutions(examples);

test("initial executions: the running execution repeats the start of the morning's history four hours later, with its own ids", () => {
  const morning = defined(executions[0]?._mock?.history);
  const { execution_id, run_id, _mock } = defined(executions[1]);
  const { history = [], events = [] } = defined(_mock);
  const hours = 4 * 3600_000;
  expect(history.map(({ event_type, event_time }) => [event_type, Date.parse(event_time) - hours])).toEqual(
    morning.slice(0, history.length).map(({ event_type, event_time }) => [event_type, Date.parse(event_time)]),
  );
  expect(events.length).toBeGreaterThan(0);
  for (const event of events)
    expect(event).toMatchObject({ workflow_exec_id: execution_id, workflow_run_id: run_id, chain_run_id: run_id });
});

test("initial executions: each child ends with the status and time in the history of its parent", () => {
  const parent = defined(executions.find(({ _mock }) => _mock?.earlier_runs?.[0]?.status === "TERMINATED"));
  const history = defined(parent._mock?.earlier_runs?.[0]?._mock?.history);
  const children = executions.filter(({ parent_execution_id }) => parent_execution_id === parent.execution_id);
  expect(children.map(({ status }) => status)).toEqual(["COMPLETED", "FAILED"]);
  for (const { execution_id, status, end_time } of children) {
    const end = history.find(
      ({ event_type, attributes }) =>
        event_type === `CHILD_WORKFLOW_${status}` &&
        "execution_id" in attributes &&
        attributes.execution_id === execution_id,
    );
    expect(end?.event_time).toBe(end_time);
  }
});
