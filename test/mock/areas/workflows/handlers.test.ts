import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { MARA } from "../../../../src/mock/areas/caller.ts";
import { sendJson } from "../../json.ts";
import { ok, session } from "../../session.ts";
import { reset, runningId } from "../executions/calls.ts";

const id = "2c9e7b41-d8a3-4f06-95e1-b7c8d9e0f1a2";
const unknownId = "00000000-0000-4000-8000-000000000000";
const workflow_registration_id = "4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3";
const briefing = { path: { workflow_identifier: "morning-briefing" } };
const result = { briefing: "Low water is at 06:12, high water at 12:24." };

const missing = (detail: string) => ({ status: 404, code: "WF_1100", detail: expect.stringContaining(detail) });
const unknownWorkflow = missing("has the id or name morning-briefing-unknown");
const unknownRegistration = missing(`No registration visible to this workspace has the id ${unknownId}`);
const unknownDeployment = missing("no deployment named harbor-workers-unknown");

describe("workflows", () => {
  test("the seed matches the document's examples", async () => {
    const { api } = session();
    const query = { include_shared: false };
    expect((await api.GET("/v1/workflows", { params: { query } })).data).toEqual(examples.harborWorkflows);
    expect((await api.GET("/v1/workflows/registrations", { params: { query } })).data).toEqual(
      examples.harborRegistrations,
    );
    expect((await api.GET("/v1/workflows/{workflow_identifier}", { params: briefing })).data).toEqual(
      examples.briefingWorkflow,
    );
    const registration = "/v1/workflows/registrations/{workflow_registration_id}";
    const path = { workflow_registration_id };
    expect((await api.GET(registration, { params: { path } })).data).toEqual(examples.briefingRegistration);
    expect((await api.GET(registration, { params: { path, query: { with_workflow: true } } })).data).toEqual(
      examples.briefingRegistrationWithWorkflow,
    );
  });

  test("a workflow is found by its id and by its name, and an unknown one returns 404", async () => {
    const { api } = session();
    const get = (workflow_identifier: string) =>
      api.GET("/v1/workflows/{workflow_identifier}", { params: { path: { workflow_identifier } } });
    expect((await get(id)).data).toEqual((await get("morning-briefing")).data);
    expect((await get("morning-briefing-unknown")).error).toMatchObject(unknownWorkflow);
  });

  test.each([
    [{ deployment_name: ["quay-laptop", "harbor-workers"] }, ["morning-briefing", "worker-check"]],
    [{ tags: ["harbor", "daily"] }, ["morning-briefing"]],
    [{ tags: ["harbor", "maintenance"] }, []],
  ])("workflows.list with several values, %j, returns %j", async (query, names) => {
    const { api } = session();
    const { data } = await api.GET("/v1/workflows", { params: { query } });
    expect(data?.workflows.map(({ name }) => name)).toEqual(names);
  });

  test("workflows.list finds no status of a run that a reset has replaced", async () => {
    const of = session();
    await reset(of, runningId, { event_id: 2 });
    const query = { status: ["TERMINATED" as const], search: "briefing" };
    expect((await ok(of.api.GET("/v1/workflows", { params: { query } }))).data.workflows).toEqual([]);
  });

  test("the list has the namespace in which a workflow is shared", async () => {
    const mock = session();
    const { body: seed } = await sendJson(mock, "GET", "/_mock/seed");
    seed.workflows.find(({ name }: { name: string }) => name === "worker-check").shared_namespace = "harbors";
    expect((await sendJson(mock, "POST", "/_mock/seed", seed)).status).toBe(204);
    const { data } = await ok(mock.api.GET("/v1/workflows", {}));
    expect(data.workflows.map(({ name, metadata }) => [name, metadata.shared_namespace])).toEqual([
      ["morning-briefing", null],
      ["worker-check", "harbors"],
    ]);
  });

  test("a shared registration is unknown with include_shared=false", async () => {
    const path = { workflow_registration_id: "0e5c8b72-3d1f-4a96-b7e4-f1a2b3c4d5e6" };
    const { error } = await session().api.GET("/v1/workflows/registrations/{workflow_registration_id}", {
      params: { path, query: { include_shared: false } },
    });
    expect(error).toMatchObject({ status: 404, code: "WF_1100" });
  });

  test("the registrations of a deleted deployment remain, without a deployment", async () => {
    const { api } = session();
    await api.DELETE("/v1/workflows/deployments/{name}", { params: { path: { name: "harbor-workers" } } });
    const { data } = await api.GET("/v1/workflows/registrations/{workflow_registration_id}", {
      params: { path: { workflow_registration_id } },
    });
    expect(data?.workflow_registration).toMatchObject({ active: false, deployment_id: null, deployment_name: null });
    const inactive = await api.GET("/v1/workflows", { params: { query: { deployment_status: "inactive" } } });
    expect(inactive.data?.workflows).toMatchObject([{ name: "morning-briefing" }]);
    const { data: started } = await api.POST("/v1/workflows/{workflow_identifier}/execute", {
      params: { path: { workflow_identifier: "worker-check" } },
      body: {},
    });
    expect(started).toMatchObject({ deployment_name: "quay-laptop" });
  });

  test("archiving and unarchiving are idempotent, and an archived workflow can still be started", async () => {
    const { api } = session();
    const archive = "/v1/workflows/{workflow_identifier}/archive";
    for (let time = 1; time <= 2; time++)
      expect((await api.PUT(archive, { params: briefing })).data).toEqual(examples.briefingWorkflowArchived);
    const { data } = await api.GET("/v1/workflows", { params: { query: { archived: true } } });
    expect(data?.workflows).toMatchObject([{ id, archived: true }]);
    const started = await api.POST("/v1/workflows/{workflow_identifier}/execute", { params: briefing, body: {} });
    expect(started.data).toMatchObject({ status: "RUNNING" });
    const unarchive = "/v1/workflows/{workflow_identifier}/unarchive";
    for (let time = 1; time <= 2; time++)
      expect((await api.PUT(unarchive, { params: briefing })).data).toEqual(examples.briefingWorkflowUnarchived);
    const path = { workflow_identifier: "morning-briefing-unknown" };
    expect((await api.PUT(archive, { params: { path } })).error).toMatchObject({ status: 404, code: "WF_1100" });
    expect((await api.PUT(unarchive, { params: { path } })).error).toMatchObject({ status: 404, code: "WF_1100" });
  });
});

test("an id that occurs twice in a bulk archive or unarchive is reported once", async () => {
  const { api } = session();
  const unknown = "00000000-0000-4000-8000-00000000000a";
  const body = { workflow_ids: [id, unknown, id.toUpperCase(), unknown, id] };
  const { data: archived } = await api.PUT("/v1/workflows/archive", { body });
  expect(archived).toMatchObject({ archived: [{ id }], errored: [{ workflow_id: unknown }] });
  const { data: unarchived } = await api.PUT("/v1/workflows/unarchive", { body });
  expect(unarchived).toMatchObject({ unarchived: [{ id }], errored: [{ workflow_id: unknown }] });
});

describe("starting a workflow", () => {
  const execute = "/v1/workflows/{workflow_identifier}/execute";

  test("workflows.execute starts a run that completes a few seconds later", async () => {
    const { api, pass } = session();
    const body = { execution_id: "mine", input: { harbor: "Harbor Point" } };
    const { data: started } = await api.POST(execute, { params: briefing, body });
    const ids = { execution_id: "mine", root_execution_id: "mine", user_id: MARA };
    expect(started).toMatchObject({ ...ids, status: "RUNNING", result: null });
    pass(15);
    const path = { execution_id: "mine" };
    const { data } = await api.GET("/v1/workflows/executions/{execution_id}", { params: { path } });
    expect(data).toEqual({
      ...started,
      status: "COMPLETED",
      result,
      end_time: "2026-03-02T12:00:11Z",
      total_duration_ms: 10_000,
    });
  });

  test.each([
    [{ wait_for_result: true }, {}],
    [{}, { wait_for_result: true }],
  ])("a call that waits, with the body %j and the query %j, returns only the result", async (body, query) => {
    const { api } = session();
    const params = { ...briefing, query };
    const { data } = await api.POST(execute, { params, body: { ...body, execution_id: "mine" } });
    expect(data).toEqual({ workflow_name: "morning-briefing", execution_id: "mine", result });
  });

  test("a call that waits for an execution that fails returns the execution", async () => {
    const { api } = session();
    const body = { input: { fail: true }, wait_for_result: true };
    const { data } = await api.POST(execute, { params: briefing, body });
    expect(data).toMatchObject({ status: "FAILED", result: null, end_time: expect.any(String) });
  });

  test("a call that waits exactly as long as the execution takes returns the result", async () => {
    const body = { execution_id: "mine", wait_for_result: true, timeout_seconds: 10 };
    const { data } = await session().api.POST(execute, { params: briefing, body });
    expect(data).toEqual({ workflow_name: "morning-briefing", execution_id: "mine", result });
  });

  test("a call that waits too briefly returns the running execution, which continues", async () => {
    const { api, pass } = session();
    const body = { execution_id: "mine", wait_for_result: true, timeout_seconds: 2 };
    expect((await api.POST(execute, { params: briefing, body })).data).toMatchObject({ status: "RUNNING" });
    pass(15);
    const path = { execution_id: "mine" };
    const { data } = await api.GET("/v1/workflows/executions/{execution_id}", { params: { path } });
    expect(data).toMatchObject({ status: "COMPLETED", result });
  });

  test.each(["cancel", "terminate", ".", "..", "a\ud800"])(
    "the execution id %j is refused, because no path can have it",
    async (reserved) => {
      const { api } = session();
      const body = { execution_id: reserved };
      const { error } = await api.POST(execute, { params: briefing, body });
      const errors = [expect.objectContaining({ pointer: "/body/execution_id" })];
      expect(error).toMatchObject({ status: 422, code: "VALIDATION_ERROR", errors });
    },
  );

  test("a workflow on two deployments requires deployment_name", async () => {
    const { api } = session();
    const params = { path: { workflow_identifier: "worker-check" } };
    const { error } = await api.POST(execute, { params, body: {} });
    expect(error).toMatchObject({
      status: 409,
      code: "AMBIGUOUS_WORKFLOW",
      deployments: ["harbor-workers", "quay-laptop"],
    });
    const body = { deployment_name: "quay-laptop", input: { tide: "low" }, wait_for_result: true };
    const { data } = await api.POST(execute, { params, body });
    expect(data).toMatchObject({ workflow_name: "worker-check", result: { tide: "low" } });
    const registration = { path: { workflow_registration_id: "0e5c8b72-3d1f-4a96-b7e4-f1a2b3c4d5e6" } };
    const byRegistration = await api.POST("/v1/workflows/registrations/{workflow_registration_id}/execute", {
      params: registration,
      body: {},
    });
    expect(byRegistration.data).toMatchObject({ workflow_name: "worker-check", deployment_name: "harbor-workers" });
  });

  test("an unknown workflow, registration or deployment returns 404", async () => {
    const { api } = session();
    const unknown = { path: { workflow_identifier: "morning-briefing-unknown" } };
    expect((await api.POST(execute, { params: unknown, body: {} })).error).toMatchObject(unknownWorkflow);
    const body = { deployment_name: "harbor-workers-unknown" };
    expect((await api.POST(execute, { params: briefing, body })).error).toMatchObject(unknownDeployment);
    const other = { deployment_name: "quay-laptop" };
    expect((await api.POST(execute, { params: briefing, body: other })).error).toMatchObject({
      status: 404,
      code: "WF_1100",
      detail: expect.stringContaining("has not registered"),
    });
    const registration = "/v1/workflows/registrations/{workflow_registration_id}/execute";
    const path = { workflow_registration_id };
    expect((await api.POST(registration, { params: { path }, body })).error).toMatchObject(unknownDeployment);
    const none = { workflow_registration_id: unknownId };
    expect((await api.POST(registration, { params: { path: none }, body: {} })).error).toMatchObject(
      unknownRegistration,
    );
  });

  test.each([
    [{ harbor: 7 }, "/body/input/harbor", "must be a string", "type"],
    [{ date: "2026-02-30" }, "/body/input/date", "must be a date such as 2026-03-02", "format"],
    ["Harbor Point", "/body/input", "must be an object", "type"],
  ])("the input %j is rejected", async (input, pointer, detail, code) => {
    const { api } = session();
    const { error } = await api.POST(execute, { params: briefing, body: { input } });
    expect(error).toMatchObject({ status: 422, code: "WF_1001", errors: [{ pointer, detail, code }] });
  });

  test("executions on a stopped deployment wait until it is started, or time out", async () => {
    const { api, pass } = session();
    const name = { path: { name: "harbor-workers" } };
    await api.POST("/v1/workflows/deployments/{name}/stop", { params: name });
    pass(30);
    const { data: workflow } = await api.GET("/v1/workflows/{workflow_identifier}", { params: briefing });
    expect(workflow?.workflow.active).toBe(false);
    const waited = await api.POST(execute, {
      params: briefing,
      body: { execution_id: "first", wait_for_result: true },
    });
    expect(waited.data).toMatchObject({ status: "RUNNING" });
    const get = (execution_id: string) =>
      api.GET("/v1/workflows/executions/{execution_id}", { params: { path: { execution_id } } });
    pass(120);
    expect((await get("first")).data).toMatchObject({ status: "RUNNING" });
    pass(480);
    expect((await get("first")).data).toMatchObject({ status: "TIMED_OUT", total_duration_ms: 600_000 });

    await api.POST(execute, { params: briefing, body: { execution_id: "second" } });
    await api.POST("/v1/workflows/deployments/{name}/start", { params: name });
    pass(60);
    expect((await get("second")).data).toMatchObject({ status: "COMPLETED", result });
  });
});
