import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { session } from "../../session.ts";
import {
  at,
  cancel,
  done,
  get,
  historyOf,
  late,
  query,
  reset,
  result,
  signal,
  start,
  terminate,
  typesOf,
} from "./session.ts";

const toldCourse = examples.briefingHistory.events.map(({ event_type }) => event_type);

describe("executions", () => {
  test("the seed tells what the document's examples tell", async () => {
    const subject = session();
    expect(await get(subject, done)).toEqual(examples.completedExecution);
    expect(await get(subject, late)).toEqual(examples.runningExecution);
    const params = { ...at(done), query: { include_search_keys: true } };
    const { data } = await subject.api.GET("/v1/workflows/executions/{execution_id}", { params });
    expect(data).toEqual(examples.completedExecutionWithKeys);
    const histories = {
      [done]: examples.briefingHistory,
      "morning-briefing-rehearsal-1": examples.failedRehearsalHistory,
      "morning-briefing-rehearsal-2": examples.canceledRehearsalHistory,
      "morning-briefing-rehearsal-3": examples.timedOutRehearsalHistory,
    };
    for (const [id, { events }] of Object.entries(histories)) expect(await historyOf(subject, id)).toEqual(events);
    expect((await query(subject, late, examples.displaysQuery)).data).toEqual(examples.displaysQueryResult);
    expect((await query(subject, late, examples.progressQuery)).data).toEqual(examples.progressQueryResult);
  });

  test("decode_payloads=false gives inputs and results packed", async () => {
    const { api } = session();
    const params = { ...at(done), query: { decode_payloads: false } };
    const { data } = await api.GET("/v1/workflows/executions/{execution_id}/history", { params });
    expect(data?.events.slice(0, 3)).toEqual(examples.briefingHistoryPacked.events);
    const last = data!.events.at(-1) as { attributes: { result: { b64payload: string } } };
    expect(JSON.parse(atob(last.attributes.result.b64payload))).toEqual(result);
  });

  test("the course of an execution with a signal is the one that the examples tell", async () => {
    const subject = session();
    await start(subject, "mine");
    expect((await query(subject, "mine", examples.progressQuery)).data?.result).toBe("asking");
    subject.pass(2);
    expect((await query(subject, "mine", examples.progressQuery)).data?.result).toBe("waiting");
    expect((await signal(subject, "mine", examples.addDisplay)).data).toEqual(examples.signalAccepted);
    expect((await query(subject, "mine", examples.displaysQuery)).data).toEqual(examples.displaysQueryResult);
    expect(await get(subject, "mine")).toMatchObject({ status: "RUNNING" });
    subject.pass(15);
    expect(await typesOf(subject, "mine")).toEqual(toldCourse);
    expect(await get(subject, "mine")).toMatchObject({ status: "COMPLETED", result });
  });

  test("signals reach the workflow plain, packed, or encrypted so that nobody can read them", async () => {
    const subject = session();
    const encrypted = { b64payload: "c2VjcmV0", encoding_options: ["encrypted" as const], empty: false };
    await start(subject, "mine");
    await signal(subject, "mine", examples.addDisplayPacked);
    await signal(subject, "mine", { name: "add_display", input: encrypted });
    await signal(subject, "mine", { name: "add_display", input: { display: "south-quay" } });
    const inputs = (await historyOf(subject, "mine")).flatMap((event) =>
      event.event_type === "WORKFLOW_SIGNALED" ? [event.attributes.input] : [],
    );
    expect(inputs).toEqual([{ display: "north-quay" }, encrypted, { display: "south-quay" }]);
    const displays = await query(subject, "mine", { name: "displays" });
    expect(displays.data?.result).toEqual(["north-quay", "south-quay"]);
  });

  test.each([
    [{ name: "remove_display" }, "/body/name", "enum"],
    [{ name: "add_display" }, "/body/input/display", "required"],
    [{ name: "add_display", input: { display: 7 } }, "/body/input/display", "type"],
    [
      { name: "add_display", input: { b64payload: "e30=", encoding_options: [], empty: false } },
      "/body/input/display",
      "required",
    ],
    [
      { name: "add_display", input: { b64payload: "eA==", encoding_options: [], empty: false } },
      "/body/input/b64payload",
      "format",
    ],
  ])("the signal %j is refused", async (body, pointer, code) => {
    const subject = session();
    const { error } = await signal(subject, late, body);
    expect(error).toMatchObject({ status: 422, code: "WF_1001", errors: [{ pointer, code }] });
    expect(await typesOf(subject, late)).toHaveLength(11);
  });

  test("a query that the workflow does not declare is refused", async () => {
    const { error } = await query(session(), late, { name: "weather" });
    expect(error).toMatchObject({ status: 422, code: "WF_1001", errors: [{ pointer: "/body/name" }] });
    expect(error?.detail).toBe(
      "The workflow morning-briefing has no query named weather. It accepts displays and progress.",
    );
  });

  test("an unknown execution is 404 in every call", async () => {
    const subject = session();
    const id = "morning-briefing-unknown";
    const answers = [
      await subject.api.GET("/v1/workflows/executions/{execution_id}", { params: at(id) }),
      await subject.api.GET("/v1/workflows/executions/{execution_id}/history", { params: at(id) }),
      await signal(subject, id, examples.addDisplay),
      await query(subject, id, examples.progressQuery),
      await cancel(subject, id),
      await terminate(subject, id),
      await reset(subject, id, examples.resetToStart),
    ];
    const detail = expect.stringContaining(id);
    for (const { error } of answers) expect(error).toMatchObject({ status: 404, code: "WF_1100", detail });
  });

  test("an execution that has ended takes no signal, query, cancel or terminate", async () => {
    const subject = session();
    const answers = [
      await signal(subject, done, examples.addDisplay),
      await query(subject, done, examples.progressQuery),
      await cancel(subject, done),
      await terminate(subject, done),
    ];
    for (const { error } of answers)
      expect(error).toMatchObject({ status: 409, code: "WF_1102", execution_status: "COMPLETED" });
    expect(await historyOf(subject, done)).toEqual(examples.briefingHistory.events);
  });

  test("a canceled execution runs until its code has cleaned up, and canceling it twice is no error", async () => {
    const subject = session();
    expect((await cancel(subject, late)).response.status).toBe(204);
    expect((await cancel(subject, late)).response.status).toBe(204);
    subject.pass(5);
    expect(await get(subject, late)).toMatchObject({
      status: "CANCELED",
      result: null,
      end_time: "2026-03-02T12:00:03Z",
    });
    expect((await typesOf(subject, late)).slice(11)).toEqual([
      "WORKFLOW_EXECUTION_CANCEL_REQUESTED",
      "WORKFLOW_TASK_COMPLETED",
      "WORKFLOW_EXECUTION_CANCELED",
    ]);
    const { data } = await subject.api.GET("/v1/workflows/events/list", {
      params: { query: { workflow_exec_id: late } },
    });
    expect(data?.events.slice(-2).map(({ event_type }) => event_type)).toEqual([
      "CUSTOM_TASK_CANCELED",
      "WORKFLOW_EXECUTION_CANCELED",
    ]);
  });

  test("a canceled execution takes no further step", async () => {
    const subject = session();
    await start(subject, "mine");
    await cancel(subject, "mine");
    expect(await get(subject, "mine")).toMatchObject({ status: "RUNNING" });
    subject.pass(30);
    expect(await get(subject, "mine")).toMatchObject({ status: "CANCELED", result: null });
    expect((await typesOf(subject, "mine")).at(-1)).toBe("WORKFLOW_EXECUTION_CANCELED");
  });

  test("a terminated execution ends at once and stays so", async () => {
    const subject = session();
    await start(subject, "mine");
    expect((await terminate(subject, "mine")).response.status).toBe(204);
    const ended = await get(subject, "mine");
    expect(ended).toMatchObject({ status: "TERMINATED", result: null, end_time: "2026-03-02T12:00:02Z" });
    subject.pass(30);
    expect(await get(subject, "mine")).toEqual(ended);
    expect((await typesOf(subject, "mine")).at(-1)).toBe("WORKFLOW_EXECUTION_TERMINATED");
    expect((await terminate(subject, "mine")).error).toMatchObject({ code: "WF_1102", execution_status: "TERMINATED" });
  });

  test("many executions are terminated and canceled, each with its own outcome", async () => {
    const subject = session();
    const { data: terminated } = await subject.api.POST("/v1/workflows/executions/terminate", {
      body: examples.twoExecutions,
    });
    expect(terminated).toEqual(examples.twoExecutionsTerminated);
    expect(await get(subject, late)).toMatchObject({ status: "TERMINATED" });

    const other = session();
    const { data: canceled } = await other.api.POST("/v1/workflows/executions/cancel", {
      body: examples.executionAndUnknown,
    });
    expect(canceled).toEqual(examples.executionAndUnknownCanceled);
    other.pass(5);
    expect(await get(other, late)).toMatchObject({ status: "CANCELED" });
  });

  test("with fail: true in its input an execution retries and fails, as the rehearsal did", async () => {
    const subject = session();
    await start(subject, "mine", { fail: true });
    const seen = new Set<string>();
    for (let second = 0; second < 10; second++) seen.add((await get(subject, "mine")).status!);
    expect([...seen]).toEqual(["RUNNING", "RETRYING_AFTER_ERROR", "FAILED"]);
    const told = examples.failedRehearsalHistory.events.map(({ event_type }) => event_type);
    expect(await typesOf(subject, "mine")).toEqual(told);
  });

  test("an execution starts children, waits for them, and hears how they end", async () => {
    const subject = session();
    await start(subject, "mine", { quays: ["North Quay", "East Quay"] });
    subject.pass(2);
    const child = await get(subject, "mine-north-quay");
    expect(child).toMatchObject({ status: "RUNNING", root_execution_id: "mine", parent_execution_id: "mine" });
    expect((await typesOf(subject, "mine")).at(-1)).toBe("CHILD_WORKFLOW_STARTED");
    subject.pass(30);
    expect(await get(subject, "mine-east-quay")).toMatchObject({ status: "FAILED" });
    expect(await get(subject, "mine")).toMatchObject({ status: "COMPLETED", result });
    const heard = (await historyOf(subject, "mine")).filter(({ event_type }) => event_type.startsWith("CHILD_"));
    expect(heard).toMatchObject([
      { event_id: 3, attributes: { execution_id: "mine-north-quay" } },
      { event_id: 4, attributes: { execution_id: "mine-east-quay" } },
      {
        event_type: "CHILD_WORKFLOW_FAILED",
        attributes: { started_event_id: 4, failure: { message: "There is no tide table for East Quay" } },
      },
      { event_type: "CHILD_WORKFLOW_COMPLETED", attributes: { started_event_id: 3, result } },
    ]);
    const query = { root_execution_id: "mine" };
    const { data } = await subject.api.GET("/v1/workflows/runs", { params: { query } });
    expect(data?.executions).toHaveLength(3);
  });

  test("a terminated child lets its parent go on", async () => {
    const subject = session();
    await start(subject, "mine", { quays: ["North Quay"] });
    subject.pass(2);
    await terminate(subject, "mine-north-quay");
    subject.pass(30);
    expect(await get(subject, "mine")).toMatchObject({ status: "COMPLETED" });
    expect(await typesOf(subject, "mine")).toContain("CHILD_WORKFLOW_FAILED");
  });
});
