import { describe, expect, test, vi } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { areaTables } from "../../../../src/mock/areas/data.ts";
import { payload } from "../../../../src/mock/areas/executions/payload.ts";
import { resetRun } from "../../../../src/mock/areas/executions/reset.ts";
import { latestRun } from "../../../../src/mock/areas/executions/run.ts";
import { recordEvents, listHistory as storedHistory } from "../../../../src/mock/areas/executions/run-events.ts";
import { createSandbox } from "../../../../src/mock/state/sandbox.ts";
import { defined } from "../../../defined.ts";
import { session } from "../../session.ts";
import {
  cancel,
  completedId,
  get,
  listTypes,
  query,
  readHistory,
  reset,
  result,
  runningId,
  signal,
  start,
} from "./calls.ts";

describe("workflows.executions.reset", () => {
  test("a completed execution continues from the event in a new run, without the excluded signals", async () => {
    const mock = session();
    expect((await reset(mock, completedId, examples.resetAfterTides)).response.status).toBe(204);
    const run = await get(mock, completedId);
    expect(run).toMatchObject({ status: "RUNNING", start_time: "2026-03-02T12:00:01Z", result: null });
    expect(run.run_id).not.toBe(examples.completedExecution.run_id);
    const history = await readHistory(mock, completedId);
    expect(history.slice(0, 5)).toEqual(examples.briefingHistory.events.slice(0, 5));
    expect(history[5]).toMatchObject({
      event_type: "WORKFLOW_EXECUTION_RESET",
      attributes: {
        base_run_id: examples.completedExecution.run_id,
        reset_event_id: 5,
        reason: examples.resetAfterTides.reason,
      },
    });
    mock.pass(20);
    expect(await get(mock, completedId)).toMatchObject({ status: "COMPLETED", result, run_id: run.run_id });
    expect(await listTypes(mock, completedId)).not.toContain("WORKFLOW_SIGNALED");
    const path = { run_id: defined(examples.completedExecution.run_id) };
    const base = await mock.api.GET("/v1/workflows/runs/{run_id}", { params: { path } });
    expect(base.data).toEqual(examples.completedExecution);
  });

  test("signals and updates after the event are delivered again unless they are excluded", async () => {
    const mock = session();
    await reset(mock, completedId, examples.resetToStart);
    const [, , , redelivered] = await readHistory(mock, completedId);
    expect(redelivered).toMatchObject({
      event_type: "WORKFLOW_SIGNALED",
      attributes: { input: { type: "json", value: { display: "north-quay" } } },
    });
    expect((await query(mock, completedId, examples.displaysQuery)).data).toEqual(examples.displaysQueryResult);
    mock.pass(20);
    expect(await get(mock, completedId)).toMatchObject({ status: "COMPLETED", result });
  });

  test("a running execution is terminated before its new run starts", async () => {
    const mock = session();
    const { run_id } = await get(mock, runningId);
    await reset(mock, runningId, { event_id: 10, reason: "It hangs" });
    const path = { run_id: run_id! };
    const base = await mock.api.GET("/v1/workflows/runs/{run_id}", { params: { path } });
    expect(base.data).toMatchObject({ status: "TERMINATED", end_time: "2026-03-02T12:00:02Z" });
    const history = await mock.api.GET("/v1/workflows/runs/{run_id}/history", { params: { path } });
    expect(history.data?.events.at(-1)).toMatchObject({
      event_type: "WORKFLOW_EXECUTION_TERMINATED",
      attributes: { reason: "It hangs" },
    });
    mock.pass(20);
    expect(await get(mock, runningId)).toMatchObject({ status: "COMPLETED", result });
    const types = await listTypes(mock, runningId);
    expect(types.filter((type) => type === "ACTIVITY_TASK_SCHEDULED")).toHaveLength(2);
    const events = await mock.api.GET("/v1/workflows/events/list", {
      params: { query: { workflow_exec_id: runningId } },
    });
    expect(events.data?.events.at(-1)).toMatchObject({ continued_run_id: run_id, chain_run_id: run_id });
  });

  test("the third run of an execution continues the second, and belongs to the chain of the first", async () => {
    const mock = session();
    await start(mock, "mine");
    mock.pass(2);
    const run_ids: (string | null | undefined)[] = [];
    for (let run = 1; run <= 3; run++) {
      run_ids.push((await get(mock, "mine")).run_id);
      if (run < 3) await reset(mock, "mine", { event_id: 2 });
    }
    const [first, second, third] = run_ids;
    expect(new Set(run_ids).size).toBe(3);
    const query = { workflow_exec_id: "mine" };
    const { data } = await mock.api.GET("/v1/workflows/events/list", { params: { query } });
    expect(data?.events.at(-1)).toMatchObject({
      workflow_run_id: third,
      continued_run_id: second,
      chain_run_id: first,
      first_execution_run_id: first,
    });
    const resets = (await readHistory(mock, "mine")).filter(({ event_type }) => event_type.endsWith("RESET"));
    expect(resets).toMatchObject([{ attributes: { base_run_id: second } }]);
  });

  test("a new run has the whole time in which an execution must end", async () => {
    const mock = session();
    const params = { path: { name: "harbor-workers" } };
    await start(mock, "mine");
    mock.pass(3);
    await mock.api.POST("/v1/workflows/deployments/{name}/stop", { params });
    mock.pass(500);
    await reset(mock, "mine", { event_id: 2 });
    mock.pass(500);
    expect(await get(mock, "mine")).toMatchObject({ status: "RUNNING" });
    mock.pass(100);
    expect(await get(mock, "mine")).toMatchObject({ status: "TIMED_OUT", total_duration_ms: 600_000 });
  });

  test("a run that starts a day later still is about the day of the first one", async () => {
    const mock = session();
    await start(mock, "mine");
    mock.pass(86_400);
    await reset(mock, "mine", { event_id: 2 });
    mock.pass(20);
    expect(await get(mock, "mine")).toMatchObject({
      start_time: expect.stringMatching("2026-03-03"),
      status: "COMPLETED",
      result,
    });
  });

  test.each([1, 7, 14, 15, 99])("an execution can't be reset to event %i", async (event_id) => {
    const mock = session();
    const { error } = await reset(mock, completedId, { event_id });
    expect(error).toMatchObject({
      status: 422,
      code: "WF_1001",
      valid_reset_events: [2, 5, 8, 10, 13],
      errors: [{ pointer: "/body/event_id", detail: "must be one of valid_reset_events", code: "invalid" }],
    });
    expect(await get(mock, completedId)).toEqual(examples.completedExecution);
  });

  test.each([2, 5, 8, 10, 13])(
    "after a reset to event %i, the execution ends with the same result",
    async (event_id) => {
      const mock = session();
      await reset(mock, completedId, { event_id });
      mock.pass(20);
      expect(await get(mock, completedId)).toMatchObject({ status: "COMPLETED", result });
      const types = await listTypes(mock, completedId);
      for (const type of ["TIMER_STARTED", "TIMER_FIRED", "WORKFLOW_EXECUTION_COMPLETED"] as const)
        expect(types.filter((one) => one === type)).toHaveLength(1);
    },
  );

  test.each([
    ["North Quay", "CHILD_WORKFLOW_COMPLETED"],
    ["East Quay", "CHILD_WORKFLOW_FAILED"],
  ] as const)("a reset execution still learns how the child for %s ended", async (quay, ended) => {
    const mock = session();
    await start(mock, "mine", { quays: [quay] });
    mock.pass(2);
    await signal(mock, "mine", examples.addDisplay);
    mock.pass(10);
    // The last task before the end of the child.
    const event_id = (await listTypes(mock, "mine")).indexOf(ended);
    await reset(mock, "mine", { event_id });
    expect((await listTypes(mock, "mine")).slice(event_id)).toContain(ended);
    mock.pass(30);
    expect(await get(mock, "mine")).toMatchObject({ status: "COMPLETED", result });
  });

  test("the end of a child that the new run has not started is not delivered again", async () => {
    const mock = session();
    await start(mock, "mine", { quays: ["North Quay"] });
    mock.pass(2);
    await signal(mock, "mine", examples.addDisplay);
    mock.pass(10);
    expect(await listTypes(mock, "mine")).toContain("CHILD_WORKFLOW_COMPLETED");
    await reset(mock, "mine", { event_id: 2 });
    const types = await listTypes(mock, "mine");
    expect(types).toContain("WORKFLOW_SIGNALED");
    expect(types).not.toContain("CHILD_WORKFLOW_COMPLETED");
  });

  test("a new run starts children of its own, and does not wait for those of the run before", async () => {
    const mock = session();
    await start(mock, "mine", { quays: ["North Quay"] });
    mock.pass(2);
    await reset(mock, "mine", { event_id: 2 });
    mock.pass(60);
    expect(await get(mock, "mine")).toMatchObject({ status: "COMPLETED", result });
    for (const id of ["mine-north-quay", "mine-north-quay-2"])
      expect(await get(mock, id)).toMatchObject({ status: "COMPLETED", parent_execution_id: "mine" });
    const ends = (await readHistory(mock, "mine")).flatMap((event) =>
      event.event_type === "CHILD_WORKFLOW_COMPLETED" ? [event.attributes.execution_id] : [],
    );
    expect(ends).toEqual(["mine-north-quay-2"]);
  });

  test("a reset to an event before the request to cancel an execution continues it", async () => {
    const mock = session();
    await start(mock, "mine");
    mock.pass(2);
    await cancel(mock, "mine");
    mock.pass(10);
    expect(await get(mock, "mine")).toMatchObject({ status: "CANCELED" });
    await reset(mock, "mine", { event_id: 2 });
    mock.pass(20);
    expect(await get(mock, "mine")).toMatchObject({ status: "COMPLETED" });
  });

  test("a reset to an event after the request to cancel an execution cancels it again", async () => {
    const mock = session();
    await start(mock, "mine");
    mock.pass(2);
    await cancel(mock, "mine");
    mock.pass(10);
    const last = (await listTypes(mock, "mine")).lastIndexOf("WORKFLOW_TASK_COMPLETED") + 1;
    await reset(mock, "mine", { event_id: last });
    expect(await get(mock, "mine")).toMatchObject({ status: "RUNNING" });
    mock.pass(20);
    expect(await get(mock, "mine")).toMatchObject({ status: "CANCELED" });
  });

  test.each([true, false])("updates are dropped if exclude_updates is true: %s", (exclude_updates) => {
    // In the seed, no latest run has an update, so this can't be tested with requests.
    const { sandbox } = createSandbox(areaTables, "test", { randomSeed: 1, clock: Date.parse("2026-03-02T12:00:00Z") });
    const updated = defined(sandbox.runs.get("e81d4b92-6f3a-4c07-a5d8-0b1c2d3e4f56"));
    resetRun(sandbox, updated, { event_id: 2, exclude_signals: true, exclude_updates });
    const types = storedHistory(sandbox, defined(latestRun(sandbox, updated.execution_id))).map(
      ({ event_type }) => event_type,
    );
    const kept = ["WORKFLOW_EXECUTION_STARTED", "WORKFLOW_TASK_COMPLETED", "WORKFLOW_EXECUTION_RESET"];
    expect(types).toEqual(exclude_updates ? kept : [...kept, "WORKFLOW_UPDATED"]);
  });

  test.each([1, 200])("a reset that delivers %i signals again copies the list of events once for them", (count) => {
    const { sandbox } = createSandbox(areaTables, "test", { randomSeed: 1, clock: Date.parse("2026-03-02T12:00:00Z") });
    const run = defined(sandbox.runs.get("e81d4b92-6f3a-4c07-a5d8-0b1c2d3e4f56"));
    const attributes = { signal_name: "add-display", input: payload({ display: "north-quay" }) };
    const signal = { event_type: "WORKFLOW_SIGNALED" as const, attributes };
    recordEvents(
      sandbox,
      run.run_id,
      Array.from({ length: count }, () => ({ history: signal })),
    );
    const put = vi.spyOn(sandbox.runs, "put");
    resetRun(sandbox, defined(sandbox.runs.get(run.run_id)), { event_id: 2 });
    const { run_id } = defined(latestRun(sandbox, run.execution_id));
    const ends = put.mock.calls.flatMap(([stored]) => (stored.run_id === run_id ? [stored.events.length] : []));
    const signals = storedHistory(sandbox, defined(sandbox.runs.get(run_id))).filter(
      ({ event_type }) => event_type === "WORKFLOW_SIGNALED",
    );
    expect(signals).toHaveLength(count);
    expect(ends.length).toBeLessThan(10);
  });
});
