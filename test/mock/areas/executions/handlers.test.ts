import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { defined } from "../../../defined.ts";
import { ok, session } from "../../session.ts";
import {
  at,
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
  terminate,
} from "./calls.ts";

const completedTypes = examples.briefingHistory.events.map(({ event_type }) => event_type);

describe("executions", () => {
  test("the seed matches the document's examples", async () => {
    const mock = session();
    expect(await get(mock, completedId)).toEqual(examples.completedExecution);
    expect(await get(mock, runningId)).toEqual(examples.runningExecution);
    const params = { ...at(completedId), query: { include_search_keys: true } };
    const { data } = await mock.api.GET("/v1/workflows/executions/{execution_id}", { params });
    expect(data).toEqual(examples.completedExecutionWithKeys);
    const histories = {
      [completedId]: examples.briefingHistory,
      "morning-briefing-rehearsal-1": examples.failedRehearsalHistory,
      "morning-briefing-rehearsal-2": examples.canceledRehearsalHistory,
      "morning-briefing-rehearsal-3": examples.timedOutRehearsalHistory,
    };
    for (const [id, { events }] of Object.entries(histories)) expect(await readHistory(mock, id)).toEqual(events);
    expect((await query(mock, runningId, examples.displaysQuery)).data).toEqual(examples.displaysQueryResult);
    expect((await query(mock, runningId, examples.progressQuery)).data).toEqual(examples.progressQueryResult);
  });

  test("an execution without search keys has an empty object of them", async () => {
    const { api } = session();
    const path = { workflow_identifier: "worker-check" };
    const body = { execution_id: "check", deployment_name: "quay-laptop" };
    await ok(api.POST("/v1/workflows/{workflow_identifier}/execute", { params: { path }, body }));
    const params = { ...at("check"), query: { include_search_keys: true } };
    const { data } = await ok(api.GET("/v1/workflows/executions/{execution_id}", { params }));
    expect(data.search_keys).toEqual({});
  });

  test("a history has one form of values, also with decode_payloads=false", async () => {
    const mock = session();
    const params = { path: { workflow_identifier: "morning-briefing" } };
    const body = { execution_id: "mine", input: { b64payload: "c2VjcmV0", encoding_options: ["encrypted" as const] } };
    await ok(mock.api.POST("/v1/workflows/{workflow_identifier}/execute", { params, body }));
    for (const decode_payloads of [true, false]) {
      const params = { ...at("mine"), query: { decode_payloads } };
      const { data } = await ok(mock.api.GET("/v1/workflows/executions/{execution_id}/history", { params }));
      expect(data.events[0]).toMatchObject({
        attributes: { input: { type: "json", value: "c2VjcmV0", encoding_options: ["encrypted"] } },
      });
    }
  });

  test("the progress of an execution that has to stop is stopping", async () => {
    const mock = session();
    await start(mock, "mine");
    await cancel(mock, "mine");
    expect((await query(mock, "mine", examples.progressQuery)).data?.result).toBe("stopping");
  });

  test("an execution that receives a signal has the history from the examples", async () => {
    const mock = session();
    await start(mock, "mine");
    expect((await query(mock, "mine", examples.progressQuery)).data?.result).toBe("asking");
    mock.pass(2);
    expect((await query(mock, "mine", examples.progressQuery)).data?.result).toBe("waiting");
    expect((await signal(mock, "mine", examples.addDisplay)).data).toEqual(examples.signalAccepted);
    expect((await query(mock, "mine", examples.displaysQuery)).data).toEqual(examples.displaysQueryResult);
    expect(await get(mock, "mine")).toMatchObject({ status: "RUNNING" });
    mock.pass(15);
    expect(await listTypes(mock, "mine")).toEqual(completedTypes);
    expect(await get(mock, "mine")).toMatchObject({ status: "COMPLETED", result });
  });

  test("a query finds what signals have sent, except what only the caller can decode", async () => {
    const mock = session();
    const encrypted = { b64payload: "c2VjcmV0", encoding_options: ["encrypted" as const], empty: false };
    await start(mock, "mine");
    await signal(mock, "mine", examples.addDisplayPacked);
    await signal(mock, "mine", { name: "add_display", input: encrypted });
    await signal(mock, "mine", { name: "add_display", input: { display: "south-quay" } });
    const inputs = (await readHistory(mock, "mine")).flatMap((event) =>
      event.event_type === "WORKFLOW_SIGNALED" ? [event.attributes.input] : [],
    );
    expect(inputs).toEqual([
      { type: "json", value: { display: "north-quay" }, encoding_options: [] },
      { type: "json", value: encrypted.b64payload, encoding_options: encrypted.encoding_options },
      { type: "json", value: { display: "south-quay" }, encoding_options: [] },
    ]);
    const displays = await query(mock, "mine", { name: "displays" });
    expect(displays.data?.result).toEqual(["north-quay", "south-quay"]);
    expect((await query(mock, "mine", examples.displaysQueryPacked)).data?.result).toEqual(displays.data?.result);
  });

  test.each([
    [{ name: "remove_display" }, "/body/name", "invalid"],
    [{ name: "add_display" }, "/body/input/display", "required"],
    [{ name: "add_display", input: { display: 7 } }, "/body/input/display", "type"],
  ])("the signal %j is rejected", async (body, pointer, code) => {
    const mock = session();
    const { error } = await signal(mock, runningId, body);
    expect(error).toMatchObject({ status: 422, code: "WF_1001", errors: [{ pointer, code }] });
    expect(await listTypes(mock, runningId)).toHaveLength(11);
  });

  test("a query that the workflow does not declare is rejected", async () => {
    const { error } = await query(session(), runningId, { name: "weather" });
    expect(error).toMatchObject({ status: 422, code: "WF_1001", errors: [{ pointer: "/body/name", code: "invalid" }] });
    expect(error?.detail).toBe(
      "The workflow morning-briefing has no query named weather. It accepts displays and progress.",
    );
  });

  test.each(["cancel", "terminate"] as const)(
    "a bulk %s counts an id once, and no form of an id is invalid",
    async (action) => {
      const { api } = session();
      const long = "a".repeat(300);
      const body = { execution_ids: [runningId, "unknown", runningId, "unknown", "", long] };
      const { data } = await ok(api.POST(`/v1/workflows/executions/${action}`, { body }));
      const failure = { status: "failure" };
      expect(data.results).toMatchObject({
        [runningId]: { status: "success" },
        unknown: failure,
        "": failure,
        [long]: failure,
      });
    },
  );

  test("an execution with fail: true in its input retries and fails, as in the example", async () => {
    const mock = session();
    await start(mock, "mine", { fail: true });
    const seen = new Set<string>();
    for (let second = 0; second < 10; second++) seen.add(defined((await get(mock, "mine")).status));
    expect([...seen]).toEqual(["RUNNING", "RETRYING_AFTER_ERROR", "FAILED"]);
    const failedTypes = examples.failedRehearsalHistory.events.map(({ event_type }) => event_type);
    expect(await listTypes(mock, "mine")).toEqual(failedTypes);
  });

  test("an execution starts children, waits for them, and records how they ended", async () => {
    const mock = session();
    await start(mock, "mine", { quays: ["North Quay", "East Quay"] });
    mock.pass(2);
    const child = await get(mock, "mine-north-quay");
    expect(child).toMatchObject({ status: "RUNNING", root_execution_id: "mine", parent_execution_id: "mine" });
    expect((await listTypes(mock, "mine")).at(-1)).toBe("CHILD_WORKFLOW_STARTED");
    mock.pass(30);
    expect(await get(mock, "mine-east-quay")).toMatchObject({ status: "FAILED" });
    expect(await get(mock, "mine")).toMatchObject({ status: "COMPLETED", result });
    const childEvents = (await readHistory(mock, "mine")).filter(({ event_type }) => event_type.startsWith("CHILD_"));
    expect(childEvents).toMatchObject([
      { event_id: 3, attributes: { execution_id: "mine-north-quay" } },
      { event_id: 4, attributes: { execution_id: "mine-east-quay" } },
      {
        event_type: "CHILD_WORKFLOW_FAILED",
        attributes: { started_event_id: 4, failure: { message: "There is no tide table for East Quay" } },
      },
      {
        event_type: "CHILD_WORKFLOW_COMPLETED",
        attributes: { started_event_id: 3, result: { type: "json", value: result, encoding_options: [] } },
      },
    ]);
    const query = { root_execution_id: "mine" };
    const { data } = await mock.api.GET("/v1/workflows/runs", { params: { query } });
    expect(data?.executions).toHaveLength(3);
  });

  test("the id of a child is short enough, however long that of its parent is", async () => {
    const mock = session();
    await start(mock, "x".repeat(256), { quays: ["North Quay"] });
    mock.pass(2);
    expect(await get(mock, `${"x".repeat(200)}-north-quay`)).toMatchObject({ parent_execution_id: "x".repeat(256) });
  });

  test("a parent learns that its child has timed out", async () => {
    const mock = session();
    await start(mock, "mine", { quays: ["North Quay"] });
    mock.pass(2);
    const params = { path: { name: "harbor-workers" } };
    await mock.api.POST("/v1/workflows/deployments/{name}/stop", { params });
    mock.pass(700);
    expect(await get(mock, "mine-north-quay")).toMatchObject({ status: "TIMED_OUT" });
    expect(await readHistory(mock, "mine")).toContainEqual(
      expect.objectContaining({
        event_type: "CHILD_WORKFLOW_FAILED",
        attributes: expect.objectContaining({ execution_id: "mine-north-quay", status: "TIMED_OUT" }),
      }),
    );
  });

  test("a child that is reset and ends again is no second end for its parent", async () => {
    const mock = session();
    await start(mock, "mine", { quays: ["North Quay"] });
    mock.pass(2);
    await terminate(mock, "mine-north-quay");
    await reset(mock, "mine-north-quay", { event_id: 2 });
    await terminate(mock, "mine-north-quay");
    const types = await listTypes(mock, "mine");
    expect(types.filter((type) => type === "CHILD_WORKFLOW_FAILED")).toHaveLength(1);
  });

  test.each([
    ["TERMINATED", terminate],
    ["CANCELED", cancel],
  ])("a parent continues when its child is %s", async (status, end) => {
    const mock = session();
    await start(mock, "mine", { quays: ["North Quay"] });
    mock.pass(2);
    await end(mock, "mine-north-quay");
    mock.pass(30);
    expect(await get(mock, "mine")).toMatchObject({ status: "COMPLETED" });
    const ended = (await readHistory(mock, "mine")).find(({ event_type }) => event_type === "CHILD_WORKFLOW_FAILED");
    expect(ended?.attributes).toMatchObject({
      status,
      failure: { message: `The execution ended with the status ${status}` },
    });
  });
});
