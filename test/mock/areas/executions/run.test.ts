import { expect, test } from "vitest";
import { areaTables } from "../../../../src/mock/areas/data.ts";
import { payload } from "../../../../src/mock/areas/executions/payload.ts";
import { runToEnd } from "../../../../src/mock/areas/executions/progress.ts";
import { createRun, latestRun } from "../../../../src/mock/areas/executions/run.ts";
import {
  feedEvent,
  findRun,
  isInFeed,
  listEvents,
  listHistory,
} from "../../../../src/mock/areas/executions/run-events.ts";
import { createSandbox } from "../../../../src/mock/state/sandbox.ts";
import { defined } from "../../../defined.ts";

test("a child of a child has another root than its parent", () => {
  // The workflows of the seed start children, but these start none.
  const { sandbox } = createSandbox(areaTables, "test", { randomSeed: 1, clock: Date.parse("2026-03-02T12:00:00Z") });
  const { workflow_id, workflow_name, registration_id, deployment_name } = defined(
    latestRun(sandbox, "morning-briefing-2026-03-02"),
  );
  const { run_id } = createRun(sandbox, {
    workflow_id,
    workflow_name,
    registration_id,
    deployment_name,
    execution_id: "parent",
    root_execution_id: "root",
    parent_execution_id: "root",
    schedule_id: "daily",
    user_id: "mara",
    input: payload({ quays: ["North Quay"] }),
  });
  runToEnd(sandbox, run_id);
  const child = defined(latestRun(sandbox, "parent-north-quay"));
  const ids = { root_execution_id: "root", parent_execution_id: "parent", schedule_id: null };
  expect(child).toMatchObject({ ...ids, status: "COMPLETED", user_id: null });
  expect(listHistory(sandbox, child)[0]?.attributes).toMatchObject(ids);
  expect(
    listEvents(sandbox, child)
      .filter(isInFeed)
      .map((event) => feedEvent(sandbox, event))[0],
  ).toMatchObject({
    workflow_exec_id: "parent-north-quay",
    root_workflow_exec_id: "root",
    parent_workflow_exec_id: "parent",
    schedule_id: null,
  });
  const first = listEvents(sandbox, findRun(sandbox, run_id)).filter(isInFeed)[0];
  expect(feedEvent(sandbox, defined(first))).toMatchObject({ parent_workflow_exec_id: "root", schedule_id: "daily" });
});
