import { describe, expect, test } from "vitest";
import { defined } from "../../../defined.ts";
import { PEOPLE } from "../../distinct-seed.ts";
import { sendJson } from "../../json.ts";
import { problemExample } from "../../problem-example.ts";
import { exampleSession, ok, type Session, session } from "../../session.ts";

const name = "harbor-workers";
const id = "5e1a9d63-fac5-4b28-97a3-d9e0f1a2b3c4";
const at = (deployment: string) => ({ params: { path: { name: deployment } } });
const spec = { codehost_url: "https://codehost.example/tidewater/quay" };

async function create({ api }: Session, body: object = {}) {
  const { data } = await ok(api.POST("/v1/workflows/deployments", { body: { name: "quay-workers", spec, ...body } }));
  return data;
}

async function get({ api }: Session, deployment: string) {
  const { data } = await ok(api.GET("/v1/workflows/deployments/{name}", at(deployment)));
  return data;
}

async function names({ api }: Session, query: object) {
  const { data } = await ok(api.GET("/v1/workflows/deployments", { params: { query } }));
  return data.deployments.map((deployment) => deployment.name);
}

describe("managed deployments", () => {
  test("a deployment is created, built, rolled out, listed, updated and deleted", async () => {
    const mock = session();
    const created = await create(mock, { resources: { replicas: 2 }, hardened: true });
    expect(created).toMatchObject({ rollout_status: "PENDING", is_hardened: true, stopped: false, deployed_at: null });
    expect(created.spec).toMatchObject({ revision: "main", commit_sha: null, backend_spec: { type: "container" } });
    expect(created.status).toMatchObject({ phase: "BUILDING", generation: 1, build_state: { phase: "QUEUED" } });
    // Nothing has seen it yet.
    expect(created.status.last_seen).toBeNull();
    const waiting = await get(mock, "quay-workers");
    expect(waiting.last_heartbeat).toBe(waiting.created_at);
    expect(await names(mock, {})).not.toContain("quay-workers");

    mock.pass(5);
    const running = await get(mock, "quay-workers");
    expect(running).toMatchObject({ is_active: true, worker_count: 2, active_worker_count: 2, locations: ["managed"] });
    expect(running.managed).toMatchObject({ rollout_status: "ROLLED_OUT", deployed_by: created.created_by });
    expect(running.managed?.status).toMatchObject({ phase: "RUNNING", ready_replicas: 2, deployed_revision: "main" });
    expect(running.managed?.status.build_state).toMatchObject({ phase: "SUCCEEDED", message: null });
    expect(running.workers.map((worker) => worker.name)).toEqual(["quay-worker-2", "quay-worker-1"]);
    expect(await names(mock, {})).toContain("quay-workers");

    const body = { spec: { revision: "next" } };
    const changed = await ok(mock.api.PATCH("/v1/workflows/deployments/{name}", { ...at("quay-workers"), body }));
    expect(changed.data.status).toMatchObject({ phase: "BUILDING", ready_replicas: 2, deployed_revision: "main" });

    const deleted = await ok(mock.api.DELETE("/v1/workflows/deployments/{name}", at("quay-workers")));
    expect(deleted.response.status).toBe(202);
    expect(deleted.data.status).toMatchObject({ phase: "DELETING", generation: 3 });
    const { error } = await mock.api.GET("/v1/workflows/deployments/{name}", at("quay-workers"));
    expect(error).toMatchObject({ status: 404, code: "DEPLOYMENT_NOT_FOUND" });
    mock.pass(5);
    expect(await names(mock, { active_only: false })).not.toContain("quay-workers");
    const again = await create(mock);
    expect(again.service_id).not.toBe(created.service_id);
  });

  test("a build goes through all of its phases", async () => {
    const mock = session();
    await create(mock);
    const seen: unknown[] = [];
    for (let poll = 0; poll < 4; poll++) {
      const { managed } = await get(mock, "quay-workers");
      seen.push([managed!.status.phase, managed!.rollout_status, defined(managed?.status.build_state).phase]);
    }
    expect(seen).toEqual([
      ["BUILDING", "PENDING", "RUNNING"],
      ["ROLLING_OUT", "ROLLING_OUT", "SUCCEEDED"],
      ["RUNNING", "ROLLED_OUT", "SUCCEEDED"],
      ["RUNNING", "ROLLED_OUT", "SUCCEEDED"],
    ]);
    const { data } = await ok(mock.api.GET("/v1/workflows/deployments/{name}/logs", at("quay-workers")));
    const { spec: built, status, created_at } = defined((await get(mock, "quay-workers")).managed);
    const image = `images.platform.example/quay-workers:${built.commit_sha?.slice(0, 12)}`;
    const later = (seconds: number) =>
      new Date(Date.parse(created_at) + 1000 * seconds).toISOString().replace(".000Z", "Z");
    expect(status.build_state).toMatchObject({ image, started_at: later(1), finished_at: later(2) });
    expect(data.results.map(({ log_attributes: { log_type }, body }) => [log_type, body])).toEqual([
      ["build", "The build of main has started."],
      ["build", `The image ${image} is built.`],
      ["runtime", "The worker quay-worker-1 has started."],
    ]);
  });

  test("the build of an unknown revision fails and does not affect the workers", async () => {
    const mock = session();
    const body = { spec: { revision: "release-unknown" } };
    await mock.api.PATCH("/v1/workflows/deployments/{name}", { ...at(name), body });
    mock.pass(5);
    const { managed, workers } = await get(mock, name);
    expect(managed).toMatchObject({ rollout_status: "FAILED", status: { phase: "FAILED", deployed_revision: "main" } });
    expect(managed?.status.build_state).toMatchObject({ phase: "FAILED", commit_sha: null });
    expect(managed?.status.build_state?.message).toContain("release-unknown");
    expect(workers).toMatchObject([{ name: "harbor-worker-1", is_active: true }]);
    const { data } = await ok(
      mock.api.GET("/v1/workflows/deployments/{name}/logs", {
        params: { path: { name }, query: { log_type: "build", order: "desc", limit: 1 } },
      }),
    );
    expect(data.results[0]?.severity_text).toBe("ERROR");
  });

  test.each<[string, (mock: Session) => Promise<unknown>]>([
    ["a restart", ({ api }) => api.POST("/v1/workflows/deployments/{name}/restart", at("quay-workers"))],
    [
      "an update of only the resources",
      ({ api }) =>
        api.PATCH("/v1/workflows/deployments/{name}", { ...at("quay-workers"), body: { resources: { replicas: 2 } } }),
    ],
  ])("after a first build that failed, %s builds again", async (_, change) => {
    const mock = session();
    await create(mock, { spec: { ...spec, revision: "release-unknown" } });
    mock.pass(5);
    await change(mock);
    const { managed } = await get(mock, "quay-workers");
    expect(managed).toMatchObject({ status: { phase: "BUILDING" }, deployed_at: null });
    mock.pass(5);
    expect((await get(mock, "quay-workers")).managed?.status).toMatchObject({ phase: "FAILED", ready_replicas: 0 });
  });

  test("after a later build that failed, a restart rolls out the previous release", async () => {
    const mock = session();
    const body = { spec: { revision: "release-unknown" } };
    await mock.api.PATCH("/v1/workflows/deployments/{name}", { ...at(name), body });
    mock.pass(5);
    const { data } = await ok(mock.api.POST("/v1/workflows/deployments/{name}/restart", at(name)));
    expect(data.status).toMatchObject({ phase: "ROLLING_OUT", build_state: { phase: "FAILED" } });
    mock.pass(5);
    expect((await get(mock, name)).managed).toMatchObject({
      deployed_at: "2026-03-01T16:03:00Z",
      status: { phase: "RUNNING", deployed_revision: "main" },
    });
  });

  test("an update without changes is accepted and starts no rollout", async () => {
    const mock = exampleSession();
    const bodies = [{}, { spec: { revision: "main" } }, { spec: {}, resources: {} }];
    for (const body of bodies) {
      const { data, response } = await mock.api.PATCH("/v1/workflows/deployments/{name}", { ...at(name), body });
      expect(response.status).toBe(202);
      expect(data).toMatchObject({ updated_at: "2026-03-01T16:00:00Z", status: { phase: "RUNNING", generation: 1 } });
    }
  });

  test("an update of the code clears the commit, and the build determines the new one", async () => {
    const mock = session();
    const body = { spec: { revision: "release-3" }, resources: { replicas: 2 } };
    const { data } = await ok(mock.api.PATCH("/v1/workflows/deployments/{name}", { ...at(name), body }));
    expect(data.spec).toMatchObject({ commit_sha: null, commit: null });
    expect(data.status.build_state).toMatchObject({ phase: "QUEUED", commit_sha: null });
    mock.pass(1);
    const { spec, status } = defined((await get(mock, name)).managed);
    expect(spec.commit).toMatchObject({ message: "Mention the wind in the briefing", sha: spec.commit_sha });
    expect(status.build_state).toMatchObject({ commit_sha: spec.commit_sha });
  });

  test("a revision that is the hash of a commit is that commit", async () => {
    const mock = session();
    const revision = "0123456789abcdef0123456789abcdef01234567";
    const body = { spec: { revision } };
    await mock.api.PATCH("/v1/workflows/deployments/{name}", { ...at(name), body });
    mock.pass(1);
    const { spec } = defined((await get(mock, name)).managed);
    expect(spec).toMatchObject({
      revision,
      commit_sha: revision,
      commit: { sha: revision, html_url: `${spec.codehost_url}/commit/0123456789ab` },
    });
  });

  test("a release is that of the user who changed the deployment last, from a repository at any address", async () => {
    const mock = session();
    const body = { spec: { codehost_url: `${spec.codehost_url}/` } };
    await ok(mock.as(`user.${PEOPLE.owner}`).api.PATCH("/v1/workflows/deployments/{name}", { ...at(name), body }));
    mock.pass(5);
    const { deployed_by, spec: released } = defined((await get(mock, name)).managed);
    expect(deployed_by).toBe(PEOPLE.owner);
    const sha = defined(released.commit_sha).slice(0, 12);
    expect(released.commit?.html_url).toBe(`${spec.codehost_url}/commit/${sha}`);
  });

  test("a worker is active for 50 seconds after its last heartbeat", async () => {
    const mock = session();
    const { data } = await ok(mock.api.POST("/v1/workflows/deployments/{name}/stop", at(name)));
    const readWorker = async () => defined((await get(mock, name)).workers[0]);
    // Each request takes a second.
    const { last_heartbeat } = await readWorker();
    mock.pass((Date.parse(last_heartbeat) - Date.parse(data.updated_at)) / 1000 + 50 - 2);
    expect([(await readWorker()).is_active, (await readWorker()).is_active]).toEqual([true, false]);
  });

  test.each<[string, (caller: Session) => Promise<{ data?: unknown; response: Response }>]>([
    ["stop", ({ api }) => api.POST("/v1/workflows/deployments/{name}/stop", at(name))],
    [
      "start",
      async ({ api }) => {
        await api.POST("/v1/workflows/deployments/{name}/stop", at(name));
        return api.POST("/v1/workflows/deployments/{name}/start", at(name));
      },
    ],
    ["restart", ({ api }) => api.POST("/v1/workflows/deployments/{name}/restart", at(name))],
    [
      "update",
      ({ api }) =>
        api.PATCH("/v1/workflows/deployments/{name}", { ...at(name), body: { spec: { revision: "release-3" } } }),
    ],
    ["delete", ({ api }) => api.DELETE("/v1/workflows/deployments/{name}", at(name))],
  ])("after %s, updated_at and updated_by say when it was, and whose request", async (_, change) => {
    const mock = session();
    const before = defined((await get(mock, name)).managed);
    mock.pass(60);
    const { data } = await ok(change(mock.as(`user.${PEOPLE.owner}`)));
    const after = data as typeof before;
    expect(before.updated_by).not.toBe(PEOPLE.owner);
    expect(after.updated_by).toBe(PEOPLE.owner);
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at) + 59_000);
    expect(after.status.last_seen).toBe(after.updated_at);
  });

  test("a deleted deployment leaves neither workers nor logs behind", async () => {
    const mock = session();
    await ok(mock.api.DELETE("/v1/workflows/deployments/{name}", at(name)));
    const { body } = await sendJson(mock, "GET", "/_mock/snapshot");
    // Without a change, a table is not in a snapshot.
    const { deploymentWorkers, deploymentLogs } = body.tables;
    const ids = [...deploymentWorkers, ...deploymentLogs].map(({ deployment_id }) => deployment_id);
    expect(ids).not.toContain(id);
  });

  test("a stopped deployment stays stopped when it is restarted or updated, and applies the changes when it is started", async () => {
    const mock = session();
    await mock.api.POST("/v1/workflows/deployments/{name}/stop", at(name));
    mock.pass(3);
    const restarted = await ok(mock.api.POST("/v1/workflows/deployments/{name}/restart", at(name)));
    expect(restarted.data).toMatchObject({ stopped: true, rollout_status: "ROLLED_OUT", status: { phase: "STOPPED" } });
    expect(restarted.data.spec.restarted_at).toBe(restarted.data.updated_at);
    const body = { spec: { revision: "release-3" } };
    await mock.api.PATCH("/v1/workflows/deployments/{name}", { ...at(name), body });
    mock.pass(10);
    expect((await get(mock, name)).managed).toMatchObject({
      stopped: true,
      rollout_status: "PENDING",
      status: { phase: "STOPPED", deployed_revision: "main" },
    });
    const { data } = await mock.api.POST("/v1/workflows/deployments/{name}/start", at(name));
    expect(data).toMatchObject({ rollout_status: "PENDING", status: { phase: "BUILDING" } });
    mock.pass(5);
    expect((await get(mock, name)).managed?.status).toMatchObject({ phase: "RUNNING", deployed_revision: "release-3" });
  });

  test("a stop cancels a build, and start repeats it", async () => {
    const mock = session();
    await create(mock);
    await mock.api.POST("/v1/workflows/deployments/{name}/stop", at("quay-workers"));
    mock.pass(10);
    expect((await get(mock, "quay-workers")).managed?.status).toMatchObject({ phase: "STOPPED", ready_replicas: 0 });
    const { data } = await ok(mock.api.POST("/v1/workflows/deployments/{name}/start", at("quay-workers")));
    expect(data.status).toMatchObject({ phase: "BUILDING", build_state: { phase: "QUEUED" } });
    mock.pass(5);
    expect((await get(mock, "quay-workers")).managed?.status.phase).toBe("RUNNING");
  });

  test.each(["harbor.workers", "x".repeat(256)])("the name %s is unknown, and not invalid", async (unknown) => {
    const { error } = await session().api.GET("/v1/workflows/deployments/{name}", at(unknown));
    expect(error).toMatchObject({ status: 404, code: "DEPLOYMENT_NOT_FOUND" });
  });
});

describe("workflows.deployments.list", () => {
  test("returns 403 for another workspace", async () => {
    const { api } = session();
    const workspace_id = "00000000-0000-4000-8000-000000000000";
    const other = await api.GET("/v1/workflows/deployments", { params: { query: { workspace_id } } });
    expect(other.error).toMatchObject({ status: 403, code: "WORKSPACE_FORBIDDEN" });
  });
});

describe("workflows.deployments.workers.list", () => {
  test("the heartbeats of workers follow the clock of the sandbox", async () => {
    const { api, pass } = session();
    await api.PATCH("/v1/workflows/deployments/{name}", { ...at(name), body: { resources: { replicas: 2 } } });
    pass(60);
    const { data } = await ok(api.GET("/v1/workflows/deployments/{name}/workers", at(name)));
    expect(data.workers.map((worker) => [worker.name, worker.is_active, worker.last_heartbeat])).toEqual([
      ["harbor-worker-3", true, "2026-03-02T12:01:02Z"],
      ["harbor-worker-2", true, "2026-03-02T12:01:02Z"],
      ["harbor-worker-1", false, "2026-03-02T12:00:00Z"],
    ]);
  });
});

describe("workflows.deployments.unharden", () => {
  const path = "/v1/workflows/deployments/{deployment_id}/unharden";
  const params = { path: { deployment_id: id } };

  test("returns 403 for another workspace", async () => {
    const query = { workspace_id: "00000000-0000-4000-8000-000000000000" };
    const { error } = await session().api.POST(path, { params: { ...params, query } });
    expect(error).toEqual(problemExample("foreignDeploymentWorkspace"));
  });
});
