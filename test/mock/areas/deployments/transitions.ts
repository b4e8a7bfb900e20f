import { expect } from "vitest";
import { areaTables } from "../../../../src/mock/areas/data.ts";
import { defined } from "../../../defined.ts";
import type { Session } from "../../session.ts";
import { call, callOk } from "../../transitions/call.ts";
import type { MoveCases, Resource, Setup, TransitionCases, UnmetCondition } from "../../transitions/case.ts";
import { expectNotFound } from "../../transitions/expectations.ts";
import {
  getDeployment,
  getExecution,
  managedName,
  selfHostedName,
  startExecution,
} from "../../transitions/fixtures.ts";
import { restore, takeSnapshot } from "../../transitions/sandbox.ts";

const byName = (name: string) => ({ path: { name } });
const spec = { codehost_url: "https://codehost.example/tidewater/quay" };
const readStatus = async (mock: Session) => defined((await getDeployment(mock, managedName)).managed).status;
const readWorkers = async (mock: Session) =>
  (await getDeployment(mock, managedName)).workers.map(({ name, is_active }) => [name, is_active]);

async function stopManaged(mock: Session): Promise<string> {
  await callOk(mock, "workflows.deployments.stop", byName(managedName));
  mock.pass(60);
  return managedName;
}

const managedDeployment: Resource = {
  field: "stopped",
  states: { false: () => managedName, true: stopManaged },
  read: async (mock, name) => {
    const { status, body } = await call(mock, "workflows.deployments.get", byName(name));
    return { status, body: status === 200 ? (body as { managed: unknown }).managed : body };
  },
};

const getHardenedId: Setup = async (mock) => (await getDeployment(mock, managedName)).id;
const byId = (deployment_id: string) => ({ path: { deployment_id } });

const anyDeployment: Resource = {
  field: "is_hardened",
  states: {
    false: async (mock) => {
      const id = await getHardenedId(mock);
      await callOk(mock, "workflows.deployments.unharden", byId(id));
      return id;
    },
    true: getHardenedId,
  },
  // Deployments are read by name.
  read: (mock) => call(mock, "workflows.deployments.get", byName(managedName)),
};

const notManaged: Readonly<Record<string, UnmetCondition>> = {
  "it is self-hosted": { setup: () => selfHostedName, outcome: "DEPLOYMENT_NOT_MANAGED" },
};

/** Adds a workflow that acts on behalf of its callers. No operation registers one, but a snapshot can contain it. */
const setUpOnBehalf: Setup = async (mock) => {
  const snapshot = await takeSnapshot(mock);
  const rows = Array.from(areaTables.registrations.seed.values(), ({ row }) => row);
  const registrations = rows.map((row) => ({ ...row, definition: { ...row.definition, on_behalf_of: true } }));
  await restore(mock, { ...snapshot, tables: { ...snapshot.tables, registrations } });
  return getHardenedId(mock);
};

/** Creates a deployment from a branch, tag or commit. */
const createFrom =
  (revision: string): Setup =>
  async (mock) => {
    await callOk(mock, "workflows.deployments.create", { body: { name: "quay-workers", spec: { ...spec, revision } } });
    return "quay-workers";
  };

export const moves: MoveCases = {
  ManagedDeployment: {
    "The build succeeds.": { resource: managedDeployment, setup: createFrom("main") },
    "The build fails.": { resource: managedDeployment, setup: createFrom("release-unknown") },
    "All workers run the latest change.": { resource: managedDeployment, setup: createFrom("main") },
  },
};

export const transitions: TransitionCases = {
  "workflows.deployments.create": [
    {
      request: () => ({ body: { name: "quay-workers", spec, resources: { replicas: 2 } } }),
      created: { resource: managedDeployment, id: () => "quay-workers" },
      conditionNotMet: {
        "a managed one has the name": {
          request: () => ({ body: { name: managedName, spec } }),
          outcome: "DEPLOYMENT_NAME_ALREADY_EXISTS",
        },
        "a self-hosted one has the name": {
          request: () => ({ body: { name: selfHostedName, spec } }),
          outcome: "DEPLOYMENT_NAME_ALREADY_EXISTS",
        },
      },
      effects: {
        "The service builds the code and then starts the requested number of workers.": async ({ mock, createdId }) => {
          const phases = new Set<string>();
          for (let second = 0; second < 6; second++) {
            const { status } = defined((await getDeployment(mock, createdId)).managed);
            phases.add(`${status.build_state?.phase} ${status.phase}`);
          }
          expect([...phases]).toEqual(["RUNNING BUILDING", "SUCCEEDED ROLLING_OUT", "SUCCEEDED RUNNING"]);
          expect(await getDeployment(mock, createdId)).toMatchObject({ active_worker_count: 2 });
        },
        "You become the owner of the deployment.": async ({ mock, createdId }) => {
          const { id } = await callOk(mock, "users.me.get");
          expect(await getDeployment(mock, createdId)).toMatchObject({ owner: id });
          await callOk(mock.as("user.bob"), "workflows.deployments.create", { body: { name: "bobs", spec } });
          expect((await getDeployment(mock, "bobs")).owner).not.toBe(id);
        },
      },
    },
  ],
  "workflows.deployments.update": [
    {
      resource: managedDeployment,
      request: (_, name) => ({ ...byName(name), body: { spec: { revision: "release-3" } } }),
      conditionNotMet: notManaged,
      effects: {
        "A new repository, revision or backend starts a build, followed by a rollout.": async ({ mock, repeat }) => {
          const changes = [
            { revision: "main" },
            { codehost_url: spec.codehost_url },
            { backend_spec: { type: "container", build_directory: "workers" } },
          ];
          for (const change of changes) {
            mock.pass(30);
            await repeat({ ...byName(managedName), body: { spec: change } });
            const phases = new Set<unknown>();
            for (let second = 0; second < 6; second++) phases.add((await readStatus(mock)).phase);
            expect([change, [...phases]]).toEqual([change, ["BUILDING", "ROLLING_OUT", "RUNNING"]]);
          }
        },
        "New resources alone start a rollout without a build.": async ({ mock, repeat }) => {
          mock.pass(30);
          const { build_state } = await readStatus(mock);
          const { body } = await repeat({ ...byName(managedName), body: { resources: { replicas: 3 } } });
          expect(body).toMatchObject({ status: { phase: "ROLLING_OUT" } });
          mock.pass(30);
          expect(await readStatus(mock)).toMatchObject({ phase: "RUNNING", ready_replicas: 3, build_state });
        },
        "A stopped deployment stays stopped. The change takes effect when it is started.": async ({ mock, repeat }) => {
          mock.pass(30);
          await stopManaged(mock);
          await repeat({ ...byName(managedName), body: { resources: { replicas: 2 } } });
          mock.pass(30);
          expect(await getDeployment(mock, managedName)).toMatchObject({
            active_worker_count: 0,
            managed: { stopped: true },
          });
          await callOk(mock, "workflows.deployments.start", byName(managedName));
          mock.pass(30);
          expect(await getDeployment(mock, managedName)).toMatchObject({
            active_worker_count: 2,
            managed: { stopped: false },
          });
        },
      },
    },
  ],
  "workflows.deployments.delete": [
    {
      resource: managedDeployment,
      request: (_, name) => byName(name),
      conditionNotMet: notManaged,
      effects: {
        "Later requests for the deployment return 404, and its name can be reused.": async ({ mock, repeat }) => {
          expectNotFound(await managedDeployment.read(mock, managedName), "DEPLOYMENT_NOT_FOUND");
          expectNotFound(
            await call(mock, "workflows.deployments.workers.list", byName(managedName)),
            "DEPLOYMENT_NOT_FOUND",
          );
          expectNotFound(await repeat(), "DEPLOYMENT_NOT_FOUND");
          await callOk(mock, "workflows.deployments.create", { body: { name: managedName, spec } });
          expect(await getDeployment(mock, managedName)).toMatchObject({ name: managedName });
        },
        "Its workers accept no new tasks and are removed.": async ({ mock }) => {
          const id = await startExecution(mock);
          mock.pass(60);
          expect(await getExecution(mock, id)).toMatchObject({ status: "RUNNING" });
          // No operation lists the workers of a deleted deployment.
          expect(JSON.stringify((await takeSnapshot(mock)).tables.deploymentWorkers)).not.toContain("harbor-worker-1");
        },
      },
    },
  ],
  "workflows.deployments.stop": [
    {
      resource: managedDeployment,
      request: (_, name) => byName(name),
      fromOtherStates: { true: "unchanged" },
      conditionNotMet: notManaged,
      effects: {
        "The workers finish the tasks they are processing and are removed.": async ({ mock, response }) => {
          expect(response.body).toMatchObject({ status: { phase: "STOPPING", ready_replicas: 1 } });
          mock.pass(60);
          expect(await readStatus(mock)).toMatchObject({ phase: "STOPPED", ready_replicas: 0 });
          expect(await readWorkers(mock)).toEqual([["harbor-worker-1", false]]);
        },
        "Executions on this deployment wait until it is started again.": async ({ mock }) => {
          mock.pass(60);
          const id = await startExecution(mock);
          mock.pass(60);
          expect(await getExecution(mock, id)).toMatchObject({ status: "RUNNING" });
          await callOk(mock, "workflows.deployments.start", byName(managedName));
          mock.pass(60);
          expect(await getExecution(mock, id)).toMatchObject({ status: "COMPLETED" });
        },
      },
    },
  ],
  "workflows.deployments.start": [
    {
      resource: managedDeployment,
      request: (_, name) => byName(name),
      fromOtherStates: { false: "unchanged" },
      conditionNotMet: notManaged,
      effects: {
        "The service starts `resources.replicas` workers, which continue the waiting executions.": async ({ mock }) => {
          await stopManaged(mock);
          await callOk(mock, "workflows.deployments.update", {
            ...byName(managedName),
            body: { resources: { replicas: 3 } },
          });
          const id = await startExecution(mock);
          await callOk(mock, "workflows.deployments.start", byName(managedName));
          mock.pass(60);
          expect(await getDeployment(mock, managedName)).toMatchObject({ active_worker_count: 3 });
          expect(await getExecution(mock, id)).toMatchObject({ status: "COMPLETED" });
        },
      },
    },
  ],
  "workflows.deployments.restart": [
    {
      resource: managedDeployment,
      request: (_, name) => byName(name),
      conditionNotMet: notManaged,
      effects: {
        "The service sets `spec.restarted_at` to the current time.": async ({ mock, response }) => {
          const { updated_at } = response.body as { updated_at: string };
          const { now } = (await (await mock.send("/_mock/clock")).json()) as { now: string };
          expect(updated_at).toBe(now);
          expect(await getDeployment(mock, managedName)).toMatchObject({
            managed: { spec: { restarted_at: updated_at } },
          });
        },
        "Unless the deployment is stopped, its workers are replaced one after another.": async ({ mock, repeat }) => {
          mock.pass(60);
          const replaced = [
            ["harbor-worker-2", true],
            ["harbor-worker-1", false],
          ];
          expect(await readWorkers(mock)).toEqual(replaced);
          await stopManaged(mock);
          const stopped = await readWorkers(mock);
          await repeat();
          mock.pass(60);
          expect(await readWorkers(mock)).toEqual(stopped);
        },
      },
    },
  ],
  "workflows.deployments.unharden": [
    {
      resource: anyDeployment,
      request: (_, id) => byId(id),
      fromOtherStates: { false: "unchanged" },
      conditionNotMet: {
        "the caller is neither the owner nor an administrator": {
          as: "user.bob~role.member",
          outcome: "DEPLOYMENT_OWNER_REQUIRED",
        },
        "a workflow acts on behalf of callers": { setup: setUpOnBehalf, outcome: "DEPLOYMENT_HARDENING_REQUIRED" },
      },
      effects: {
        // No operation registers workflows, so this checks only that the deployment is no longer hardened.
        "Every principal in the workspace can register workflows on it.": async ({ mock, id }) => {
          const { deployments: open } = await callOk(mock, "workflows.deployments.list", {
            query: { is_hardened: false },
          });
          expect(open.map((deployment) => deployment.id)).toContain(id);
        },
      },
    },
  ],
};
