import { describe, expect, test } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/mock-types.ts";
import { defined } from "../../../defined.ts";
import { exampleSession, ok, type Session, session } from "../../session.ts";

type Registration = components["schemas"]["SearchIndexRegistration"];

const handbook = defined(examples.handbookDeployments.deployments[0]);
const page = defined(examples.handbookRegistration.deployment.indexes[0]);
const path = { deployment_id: handbook.id };
const metrics = "/v1/rag/deployments/{deployment_id}/metrics";

/** The registration of the examples with other indexes. */
function registration(names: string[], changes: Partial<Registration> = {}): Registration {
  const indexes = names.map((name) => ({ ...page, name }));
  const deployment = { ...examples.handbookRegistration.deployment, indexes };
  return { ...examples.handbookRegistration, deployment, ...changes };
}

async function listed({ api }: Session, id: string = handbook.id) {
  const { data } = await ok(api.GET("/v1/rag/deployments"));
  return data.deployments.find((deployment) => deployment.id === id);
}

const register = ({ api }: Session, body: Registration) => api.PUT("/v1/rag/deployments", { body });

describe("search-index deployments", () => {
  test.each([
    ["no status", undefined],
    ["the status offline", "offline"],
    ["the status online", "online"],
  ] as const)("a deployment registered with %s", async (_name, status) => {
    const all = session();
    const body = registration(["tides", "notices"], { name: "harbor-tides", ...(status ? { status } : {}) });
    if (!status) delete body.status;
    const { data } = await ok(register(all, body));
    expect(await listed(all, data.id)).toEqual({
      id: data.id,
      name: "harbor-tides",
      creator_id: handbook.creator_id,
      status: status ?? "offline",
      document_count: 0,
      created_at: "2026-03-02T12:00:01Z",
      modified_at: "2026-03-02T12:00:01Z",
      deployment: {
        type: "search_engine",
        indexes: ["tides", "notices"].map((name) => ({ id: expect.any(String), name, document_count: null })),
      },
    });
    const { data: list } = await ok(all.as("user.bob").api.GET("/v1/rag/deployments"));
    expect(list.deployments.map(({ name }) => name)).toEqual(["harbor-handbook", "harbor-tides"]);
  });

  test("two indexes with the same name return 422", async () => {
    const all = session();
    const { error } = await register(all, registration(["pages", "pages"]));
    expect(error).toMatchObject({ status: 422, errors: [{ pointer: "/body/deployment/indexes/1/name" }] });
    expect(await listed(all)).toEqual(handbook);
  });

  test("an online report sets the counts of the deployment and of the indexes that it lists", async () => {
    const all = session();
    await register(all, registration(["handbook_pages", "notices"]));
    const index_metrics = [{ name: "notices", document_count: 0 }];
    const body = { status: "online" as const, document_count: 300, index_metrics };
    const { data } = await all.api.PUT(metrics, { params: { path }, body });
    expect(data).toEqual(examples.handbookReported);
    expect(await listed(all)).toMatchObject({
      status: "online",
      document_count: 300,
      modified_at: "2026-03-02T12:00:02Z",
      deployment: { indexes: [{ document_count: 214 }, { document_count: 0 }] },
    });
  });

  test("a report with an unknown index changes nothing", async () => {
    const all = session();
    const index_metrics = [
      { name: "handbook_pages", document_count: 1 },
      { name: "tide_tables", document_count: 1 },
    ];
    const body = { status: "online" as const, document_count: 2, index_metrics };
    const { error } = await all.api.PUT(metrics, { params: { path }, body });
    expect(error).toMatchObject({
      status: 422,
      code: "UNKNOWN_INDEX",
      errors: [
        { pointer: "/body/index_metrics/1/name", detail: "must be an index of the deployment", code: "invalid" },
      ],
    });
    expect(await listed(all)).toEqual(handbook);
  });
});

describe("ingestion configurations", () => {
  const configurations = "/v1/rag/ingestion_pipeline_configurations";
  const runInfo = "/v1/rag/ingestion_pipeline_configurations/{id}/run_info";

  test("a configuration can be created and run, and the list is sorted by name", async () => {
    const { api } = exampleSession();
    const body = { ...examples.handbookIngestionUpsert, name: "a-pipeline" };
    const { data: created } = await ok(api.PUT(configurations, { body }));
    expect(created).toEqual({
      ...examples.handbookIngestion,
      id: created.id,
      name: "a-pipeline",
      created_at: "2026-03-02T12:00:01Z",
      modified_at: "2026-03-02T12:00:01Z",
    });
    const params = { path: { id: created.id } };
    await api.PUT(runInfo, { params, body: examples.handbookRun });
    const { data: run } = await api.PUT(runInfo, {
      params,
      body: { execution_time: "2026-03-02T11:00:00Z", chunks_count: 30 },
    });
    expect(run).toEqual({
      ...created,
      modified_at: "2026-03-02T12:00:03Z",
      last_run_time: "2026-03-02T11:00:00Z",
      last_run_chunks_count: 30,
      total_chunks_count: 1900,
    });
    expect((await api.GET(configurations)).data).toEqual([run, examples.handbookIngestionAfterRun]);
    // A new definition keeps what the run has changed.
    const { data: again } = await ok(api.PUT(configurations, { body }));
    expect(again).toEqual({ ...run, modified_at: expect.any(String) });
  });
});
