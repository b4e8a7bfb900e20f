import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { operations } from "../../../../generated/mock-types.ts";
import { defined } from "../../../defined.ts";
import { sendJson } from "../../json.ts";
import { ok, session } from "../../session.ts";

type Query = NonNullable<operations["workflows.runs.list"]["parameters"]["query"]>;

const morning = "a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a";
const today = { start_time_after: "2026-03-02T00:00:00Z" };

describe("runs", () => {
  test("the seed matches the document's examples", async () => {
    const { api } = session();
    const { data } = await api.GET("/v1/workflows/runs", { params: { query: today } });
    expect(data).toEqual(examples.briefingRuns);
    const get = (run_id: string) => api.GET("/v1/workflows/runs/{run_id}", { params: { path: { run_id } } });
    expect((await get(morning)).data).toEqual(examples.completedExecution);
    const history = (run_id: string) =>
      api.GET("/v1/workflows/runs/{run_id}/history", { params: { path: { run_id } } });
    expect((await history(morning)).data).toEqual(examples.briefingHistory);
    const first = "e81d4b92-6f3a-4c07-a5d8-0b1c2d3e4f56";
    expect((await history(first)).data).toEqual(examples.continuedRehearsalHistory);
    expect((await get(first)).data).toMatchObject({ status: "CONTINUED_AS_NEW", result: null });
    const reset = "0d4f6e82-91b3-4a5c-8d7e-6f5a4b3c2d1e";
    expect((await history(reset)).data).toEqual(examples.resetRehearsalHistory);
  });

  const rehearsals = ["rehearsal-1", "rehearsal-2", "rehearsal-2", "rehearsal-3", "rehearsal-3"];
  const children = ["rehearsal-3-north", "rehearsal-3-east"];
  const todays = ["2026-03-02", "2026-03-02-late"];
  const all = [...rehearsals, ...children, ...todays];
  const some: [Query, string[]][] = [
    [{}, all],
    [{ workflow_identifier: "morning-briefing" }, all],
    [{ workflow_identifier: defined(examples.completedExecution.workflow_id) }, all],
    [{ workflow_identifier: "worker-check" }, []],
    [{ workflow_identifier: "" }, []],
    [{ root_execution_id: "a".repeat(300) }, []],
    [{ root_execution_id: "morning-briefing-rehearsal-3" }, ["rehearsal-3", "rehearsal-3", ...children]],
    [{ search: "LATE" }, ["2026-03-02-late"]],
    [{ search: "briefing" }, all],
    [{ status: ["COMPLETED"] }, ["2026-03-02", "rehearsal-3-north"]],
    [{ status: ["RUNNING", "TIMED_OUT"] }, ["2026-03-02-late", "rehearsal-3"]],
    [{ deployment_name: "harbor-workers" }, all],
    [{ deployment_name: "quay-laptop" }, []],
    [{ start_time_after: "2026-03-02T05:00:00Z" }, todays],
    [{ start_time_before: "2026-03-01T16:20:00Z" }, ["rehearsal-1"]],
    [{ end_time_after: "2026-03-02T05:00:42Z" }, ["2026-03-02"]],
    [{ end_time_after: "2026-03-02T05:00:43Z" }, []],
    [{ end_time_before: "2026-03-01T16:10:34Z" }, []],
    [{ end_time_before: "2026-03-01T16:10:35Z" }, ["rehearsal-1"]],
    [{ end_time_after: "2026-03-01T16:10:34Z", end_time_before: "2026-03-01T16:10:35Z" }, ["rehearsal-1"]],
    [{ status: ["COMPLETED"], start_time_after: "2026-03-02T05:00:00Z" }, ["2026-03-02"]],
    [{ root_execution_id: "morning-briefing-rehearsal-3", status: ["FAILED"] }, ["rehearsal-3-east"]],
    [{ user_id: "current" }, [...rehearsals, "2026-03-02-late"]],
    [{ user_id: "bob" }, []],
    [{ workflow_tags: ["harbor", "daily"] }, all],
    [{ workflow_tags: ["harbor", "maintenance"] }, []],
    [{ search_key: ["harbor:north-quay"] }, ["rehearsal-3-north"]],
    [{ search_key: ["harbor:north-quay", "harbor:harbor-point"] }, []],
  ];
  test.each(some)("workflows.runs.list filters by %j, whatever the order", async (filters, names) => {
    const { api } = session();
    for (const sort_by of ["start_time", "end_time"] as const)
      for (const order of ["asc", "desc"] as const) {
        const query = { ...filters, sort_by, order };
        const { data } = await ok(api.GET("/v1/workflows/runs", { params: { query } }));
        const found = data.executions.map(({ execution_id }) => execution_id.replace("morning-briefing-", ""));
        expect(found.toSorted()).toEqual(names.toSorted());
      }
  });

  test("the value of a search key may contain a colon", async () => {
    const mock = session();
    const { body: seed } = await sendJson(mock, "GET", "/_mock/seed");
    seed.executions.find((run: { run_id: string }) => run.run_id === morning).search_keys = { tide: "06:12" };
    expect((await sendJson(mock, "POST", "/_mock/seed", seed)).status).toBe(204);
    const query = { search_key: ["tide:06:12"] };
    const { data } = await ok(mock.api.GET("/v1/workflows/runs", { params: { query } }));
    expect(data.executions.map(({ run_id }) => run_id)).toEqual([morning]);
  });

  test("a search also finds the name of the workflow", async () => {
    const { api } = session();
    const path = { workflow_identifier: "worker-check" };
    const body = { execution_id: "mine", deployment_name: "quay-laptop" };
    await ok(api.POST("/v1/workflows/{workflow_identifier}/execute", { params: { path }, body }));
    const { data } = await ok(api.GET("/v1/workflows/runs", { params: { query: { search: "CHECK" } } }));
    expect(data.executions.map(({ execution_id }) => execution_id)).toEqual(["mine"]);
  });

  test("include_internal=false excludes the runs of internal workflows", async () => {
    const { api } = session();
    const path = { workflow_identifier: "worker-check" };
    const body = { deployment_name: "quay-laptop" };
    await api.POST("/v1/workflows/{workflow_identifier}/execute", { params: { path }, body });
    const count = async (query: Query) =>
      (await api.GET("/v1/workflows/runs", { params: { query } })).data?.executions.length;
    expect(await count({})).toBe(all.length + 1);
    expect(await count({ include_internal: false })).toBe(all.length);
  });

  test.each(["asc", "desc"] as const)("sorted by end_time %s, runs in progress come last", async (order) => {
    const query = { sort_by: "end_time" as const, order };
    const { data } = await ok(session().api.GET("/v1/workflows/runs", { params: { query } }));
    expect(data.executions.map(({ end_time }) => end_time).lastIndexOf(null)).toBe(all.length - 1);
    expect(data.executions.filter(({ end_time }) => end_time === null)).toHaveLength(1);
  });
});
