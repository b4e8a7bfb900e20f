import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { operations } from "../../../../generated/mock-types.ts";
import { defined } from "../../../defined.ts";
import { sendJson } from "../../json.ts";
import { ok, session } from "../../session.ts";

type Query = NonNullable<operations["workflows.runs.list"]["parameters"]["query"]>;

const morning = "a7b3c9d1-5e2f-4068-b4a7-1f2e3d4c5b6a";
const unknownId = "00000000-0000-4000-8000-000000000000";
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

  test("an unknown run returns 404", async () => {
    const { api } = session();
    const params = { path: { run_id: unknownId } };
    const unknown = { status: 404, code: "WF_1100", detail: expect.stringContaining(unknownId) };
    expect((await api.GET("/v1/workflows/runs/{run_id}", { params })).error).toMatchObject(unknown);
    expect((await api.GET("/v1/workflows/runs/{run_id}/history", { params })).error).toMatchObject(unknown);
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

  test.each([
    ["start_time", "asc"],
    ["start_time", "desc"],
    ["end_time", "asc"],
    ["end_time", "desc"],
  ] as const)("paging by %s %s returns every run once, even if others start meanwhile", async (sort_by, order) => {
    const { api } = session();
    const ids: string[] = [];
    const times: (string | null)[] = [];
    let next_page_token: string | undefined;
    do {
      const query = {
        sort_by,
        order,
        page_size: 2,
        search: "morning-briefing-",
        ...(next_page_token && { next_page_token }),
      };
      const { data } = await ok(api.GET("/v1/workflows/runs", { params: { query } }));
      ids.push(...data.executions.map(({ run_id }) => run_id!));
      times.push(...data.executions.map((run) => run[sort_by]));
      next_page_token = data.next_page_token ?? undefined;
      const path = { workflow_identifier: "morning-briefing" };
      await api.POST("/v1/workflows/{workflow_identifier}/execute", {
        params: { path },
        body: { execution_id: `meanwhile-${ids.length}` },
      });
    } while (next_page_token);
    expect(new Set(ids).size).toBe(ids.length);
    const seeded = times.filter((time) => time === null || time < "2026-03-02T12");
    expect(seeded).toHaveLength(all.length);
    const ended = times.filter((time) => time !== null);
    expect(ended).toEqual(order === "asc" ? ended.toSorted() : ended.toSorted().reverse());
    // Runs in progress come last in either order.
    expect(times.slice(0, ended.length)).toEqual(ended);
  });

  test("the token of another list is rejected", async () => {
    const { api } = session();
    const first = await ok(api.GET("/v1/workflows/runs", { params: { query: { page_size: 1 } } }));
    const query = { page_size: 1, order: "asc" as const, next_page_token: defined(first.data.next_page_token) };
    const { error } = await api.GET("/v1/workflows/runs", { params: { query } });
    expect(error).toMatchObject({ status: 400, code: "MALFORMED_CURSOR" });
  });
});
