import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { latestRun } from "../../../../src/mock/areas/executions/progress.ts";
import { resetRun } from "../../../../src/mock/areas/executions/reset.ts";
import { historyOf as storedHistory } from "../../../../src/mock/areas/executions/run-events.ts";
import { areaTables } from "../../../../src/mock/areas/tables.ts";
import { createSandbox } from "../../../../src/mock/sandbox/sandbox.ts";
import { session } from "../../session.ts";
import { done, get, historyOf, late, query, reset, result, signal, start, typesOf } from "./session.ts";

describe("workflows.executions.reset", () => {
  test("a finished execution goes on from the event in a new run, without the signals that are excluded", async () => {
    const subject = session();
    expect((await reset(subject, done, examples.resetAfterTides)).response.status).toBe(204);
    const run = await get(subject, done);
    expect(run).toMatchObject({ status: "RUNNING", start_time: "2026-03-02T12:00:01Z", result: null });
    expect(run.run_id).not.toBe(examples.completedExecution.run_id);
    const history = await historyOf(subject, done);
    expect(history.slice(0, 5)).toEqual(examples.briefingHistory.events.slice(0, 5));
    expect(history[5]).toMatchObject({
      event_type: "WORKFLOW_EXECUTION_RESET",
      attributes: {
        base_run_id: examples.completedExecution.run_id,
        reset_event_id: 5,
        reason: examples.resetAfterTides.reason,
      },
    });
    subject.pass(20);
    expect(await get(subject, done)).toMatchObject({ status: "COMPLETED", result, run_id: run.run_id });
    expect(await typesOf(subject, done)).not.toContain("WORKFLOW_SIGNALED");
    const path = { run_id: examples.completedExecution.run_id! };
    const base = await subject.api.GET("/v1/workflows/runs/{run_id}", { params: { path } });
    expect(base.data).toEqual(examples.completedExecution);
  });

  test("signals and updates after the event are delivered again unless they are excluded", async () => {
    const subject = session();
    await reset(subject, done, examples.resetToStart);
    const [, , , redelivered] = await historyOf(subject, done);
    expect(redelivered).toMatchObject({
      event_type: "WORKFLOW_SIGNALED",
      attributes: { input: { display: "north-quay" } },
    });
    expect((await query(subject, done, examples.displaysQuery)).data).toEqual(examples.displaysQueryResult);
    subject.pass(20);
    expect(await get(subject, done)).toMatchObject({ status: "COMPLETED", result });
  });

  test("a running execution is terminated first, and its new run continues it", async () => {
    const subject = session();
    const { run_id } = await get(subject, late);
    await reset(subject, late, { event_id: 10, reason: "It hangs" });
    const path = { run_id: run_id! };
    const base = await subject.api.GET("/v1/workflows/runs/{run_id}", { params: { path } });
    expect(base.data).toMatchObject({ status: "TERMINATED", end_time: "2026-03-02T12:00:02Z" });
    const history = await subject.api.GET("/v1/workflows/runs/{run_id}/history", { params: { path } });
    expect(history.data?.events.at(-1)).toMatchObject({
      event_type: "WORKFLOW_EXECUTION_TERMINATED",
      attributes: { reason: "It hangs" },
    });
    subject.pass(20);
    expect(await get(subject, late)).toMatchObject({ status: "COMPLETED", result });
    const types = await typesOf(subject, late);
    expect(types.filter((type) => type === "ACTIVITY_TASK_SCHEDULED")).toHaveLength(2);
    const events = await subject.api.GET("/v1/workflows/events/list", {
      params: { query: { workflow_exec_id: late } },
    });
    expect(events.data?.events.at(-1)).toMatchObject({ continued_run_id: run_id, chain_run_id: run_id });
  });

  test.each([1, 7, 14, 15, 99])("event %i is no point to return to", async (event_id) => {
    const subject = session();
    const { error } = await reset(subject, done, { event_id });
    expect(error).toMatchObject({ status: 422, code: "WF_1001", valid_reset_events: [2, 5, 8, 10, 13] });
    expect(await get(subject, done)).toEqual(examples.completedExecution);
  });

  test.each([2, 5, 8, 10, 13])("from event %i the execution ends as it did", async (event_id) => {
    const subject = session();
    await reset(subject, done, { event_id });
    subject.pass(20);
    expect(await get(subject, done)).toMatchObject({ status: "COMPLETED", result });
    const types = await typesOf(subject, done);
    for (const type of ["TIMER_STARTED", "TIMER_FIRED", "WORKFLOW_EXECUTION_COMPLETED"] as const)
      expect(types.filter((one) => one === type)).toHaveLength(1);
  });

  test("an execution that waits for a child hears of it even when it is reset in between", async () => {
    const subject = session();
    await start(subject, "mine", { quays: ["North Quay"] });
    subject.pass(2);
    await signal(subject, "mine", examples.addDisplay);
    subject.pass(10);
    const task = (await historyOf(subject, "mine")).findLast(
      ({ event_type }) => event_type === "WORKFLOW_TASK_COMPLETED",
    )!;
    await reset(subject, "mine", { event_id: task.event_id });
    subject.pass(30);
    expect(await get(subject, "mine")).toMatchObject({ status: "COMPLETED", result });
  });

  test.each([true, false])("updates are dropped if exclude_updates is true: %s", (exclude_updates) => {
    // No run that the seed has as a latest one had an update, so no call leads here.
    const { sandbox } = createSandbox(areaTables, "test", { seed: 1, clock: Date.parse("2026-03-02T12:00:00Z") });
    const updated = sandbox.runs.get("e81d4b92-6f3a-4c07-a5d8-0b1c2d3e4f56")!;
    resetRun(sandbox, updated, { event_id: 2, exclude_signals: true, exclude_updates });
    const types = storedHistory(sandbox, latestRun(sandbox, updated.execution_id)!).map(({ event_type }) => event_type);
    const kept = ["WORKFLOW_EXECUTION_STARTED", "WORKFLOW_TASK_COMPLETED", "WORKFLOW_EXECUTION_RESET"];
    expect(types).toEqual(exclude_updates ? kept : [...kept, "WORKFLOW_UPDATED"]);
  });
});
