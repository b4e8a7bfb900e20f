import { expect } from "vitest";
import { areaTables } from "../../../src/mock/areas/tables.ts";
import type { Session } from "../session.ts";
import { ask, call } from "./call.ts";
import type { Entries, Kind, Make, Unmet } from "./entry.ts";
import { deployment, execution, makeExecution, managed, selfHosted } from "./makers.ts";
import { expectGone } from "./outcome.ts";
import { restore, snapshotOf } from "./sandbox.ts";

const named = (name: string) => ({ path: { name } });
const spec = { codehost_url: "https://codehost.example/tidewater/quay" };
const statusOf = async (of: Session) => (await deployment(of, managed)).managed!.status;
const workersOf = async (of: Session) =>
  (await deployment(of, managed)).workers.map(({ name, is_active }) => [name, is_active]);

const managedDeployment: Kind = {
  field: "stopped",
  states: {
    false: () => managed,
    true: async (of) => {
      await ask(of, "workflows.deployments.stop", named(managed));
      of.pass(60);
      return managed;
    },
  },
  read: async (of, name) => {
    const { status, body } = await call(of, "workflows.deployments.get", named(name));
    return { status, body: status === 200 ? (body as { managed: unknown }).managed : body };
  },
};

const makeHardened: Make = async (of) => (await deployment(of, managed)).id;
const at = (deployment_id: string) => ({ path: { deployment_id } });

const anyDeployment: Kind = {
  field: "is_hardened",
  states: {
    false: async (of) => {
      const id = await makeHardened(of);
      await ask(of, "workflows.deployments.unharden", at(id));
      return id;
    },
    true: makeHardened,
  },
  // A deployment is read by its name.
  read: (of) => call(of, "workflows.deployments.get", named(managed)),
};

const notManaged: Readonly<Record<string, Unmet>> = {
  "it is self-hosted": { make: () => selfHosted, outcome: "DEPLOYMENT_NOT_MANAGED" },
};

/** Hardened, with code that acts on behalf of its callers: no operation registers code, but a snapshot can have it. */
const makeOnBehalf: Make = async (of) => {
  const snapshot = await snapshotOf(of);
  const rows = [...areaTables.registrations.seed.values()];
  const registrations = rows.map((row) => ({ ...row, definition: { ...row.definition, on_behalf_of: true } }));
  await restore(of, { ...snapshot, tables: { ...snapshot.tables, registrations } });
  return makeHardened(of);
};

export const deployments: Entries = {
  "workflows.deployments.create": [
    {
      request: () => ({ body: { name: "quay-workers", spec, resources: { replicas: 2 } } }),
      made: { kind: managedDeployment, id: () => "quay-workers" },
      unmet: {
        "a managed one has the name": {
          request: () => ({ body: { name: managed, spec } }),
          outcome: "DEPLOYMENT_NAME_ALREADY_EXISTS",
        },
        "a self-hosted one has the name": {
          request: () => ({ body: { name: selfHosted, spec } }),
          outcome: "DEPLOYMENT_NAME_ALREADY_EXISTS",
        },
      },
      effects: {
        "The service builds the code and then starts the requested number of workers.": async ({ of, made }) => {
          const phases = new Set<string>();
          for (let second = 0; second < 6; second++) {
            const { status } = (await deployment(of, made)).managed!;
            phases.add(`${status.build_state?.phase} ${status.phase}`);
          }
          expect([...phases]).toEqual(["RUNNING BUILDING", "SUCCEEDED ROLLING_OUT", "SUCCEEDED RUNNING"]);
          expect(await deployment(of, made)).toMatchObject({ active_worker_count: 2 });
        },
        "You become the owner of the deployment.": async ({ of, made }) => {
          const { id } = await ask(of, "users.me.get");
          expect(await deployment(of, made)).toMatchObject({ owner: id });
          await ask(of.as("user.bob"), "workflows.deployments.create", { body: { name: "bobs", spec } });
          expect((await deployment(of, "bobs")).owner).not.toBe(id);
        },
      },
    },
  ],
  "workflows.deployments.update": [
    {
      kind: managedDeployment,
      request: (_, name) => ({ ...named(name), body: { spec: { revision: "release-3" } } }),
      unmet: notManaged,
      effects: {
        "A new repository, revision or backend starts a build, followed by a rollout.": async ({ of, again }) => {
          const changes = [
            { revision: "main" },
            { codehost_url: spec.codehost_url },
            { backend_spec: { type: "container", build_directory: "workers" } },
          ];
          for (const change of changes) {
            of.pass(30);
            await again({ ...named(managed), body: { spec: change } });
            const phases = new Set<unknown>();
            for (let second = 0; second < 6; second++) phases.add((await statusOf(of)).phase);
            expect([change, [...phases]]).toEqual([change, ["BUILDING", "ROLLING_OUT", "RUNNING"]]);
          }
        },
        "New resources alone start a rollout without a build.": async ({ of, again }) => {
          of.pass(30);
          const { build_state } = await statusOf(of);
          const { body } = await again({ ...named(managed), body: { resources: { replicas: 3 } } });
          expect(body).toMatchObject({ status: { phase: "ROLLING_OUT" } });
          of.pass(30);
          expect(await statusOf(of)).toMatchObject({ phase: "RUNNING", ready_replicas: 3, build_state });
        },
        "A stopped deployment stays stopped. The change takes effect when it is started.": async ({ of, again }) => {
          of.pass(30);
          await managedDeployment.states.true!(of);
          await again({ ...named(managed), body: { resources: { replicas: 2 } } });
          of.pass(30);
          expect(await deployment(of, managed)).toMatchObject({ active_worker_count: 0, managed: { stopped: true } });
          await ask(of, "workflows.deployments.start", named(managed));
          of.pass(30);
          expect(await deployment(of, managed)).toMatchObject({ active_worker_count: 2, managed: { stopped: false } });
        },
      },
    },
  ],
  "workflows.deployments.delete": [
    {
      kind: managedDeployment,
      request: (_, name) => named(name),
      unmet: notManaged,
      effects: {
        "Later requests for the deployment return 404, and its name can be reused.": async ({ of, again }) => {
          expectGone(await managedDeployment.read(of, managed), "DEPLOYMENT_NOT_FOUND");
          expectGone(await call(of, "workflows.deployments.workers.list", named(managed)), "DEPLOYMENT_NOT_FOUND");
          expectGone(await again(), "DEPLOYMENT_NOT_FOUND");
          await ask(of, "workflows.deployments.create", { body: { name: managed, spec } });
          expect(await deployment(of, managed)).toMatchObject({ name: managed });
        },
        "Its workers accept no new tasks and are removed.": async ({ of }) => {
          const id = await makeExecution(of);
          of.pass(60);
          expect(await execution(of, id)).toMatchObject({ status: "RUNNING" });
          // Nobody can ask for the workers of a deployment that is gone.
          expect(JSON.stringify((await snapshotOf(of)).tables.deploymentWorkers)).not.toContain("harbor-worker-1");
        },
      },
    },
  ],
  "workflows.deployments.stop": [
    {
      kind: managedDeployment,
      request: (_, name) => named(name),
      outside: { true: "unchanged" },
      unmet: notManaged,
      effects: {
        "The workers finish the tasks they are processing and are removed.": async ({ of, received }) => {
          expect(received.body).toMatchObject({ status: { phase: "STOPPING", ready_replicas: 1 } });
          of.pass(60);
          expect(await statusOf(of)).toMatchObject({ phase: "STOPPED", ready_replicas: 0 });
          expect(await workersOf(of)).toEqual([["harbor-worker-1", false]]);
        },
        "Executions on this deployment wait until it is started again.": async ({ of }) => {
          of.pass(60);
          const id = await makeExecution(of);
          of.pass(60);
          expect(await execution(of, id)).toMatchObject({ status: "RUNNING" });
          await ask(of, "workflows.deployments.start", named(managed));
          of.pass(60);
          expect(await execution(of, id)).toMatchObject({ status: "COMPLETED" });
        },
      },
    },
  ],
  "workflows.deployments.start": [
    {
      kind: managedDeployment,
      request: (_, name) => named(name),
      outside: { false: "unchanged" },
      unmet: notManaged,
      effects: {
        "The service starts `resources.replicas` workers, which continue the waiting executions.": async ({ of }) => {
          await managedDeployment.states.true!(of);
          await ask(of, "workflows.deployments.update", { ...named(managed), body: { resources: { replicas: 3 } } });
          const id = await makeExecution(of);
          await ask(of, "workflows.deployments.start", named(managed));
          of.pass(60);
          expect(await deployment(of, managed)).toMatchObject({ active_worker_count: 3 });
          expect(await execution(of, id)).toMatchObject({ status: "COMPLETED" });
        },
      },
    },
  ],
  "workflows.deployments.restart": [
    {
      kind: managedDeployment,
      request: (_, name) => named(name),
      unmet: notManaged,
      effects: {
        "The service sets `spec.restarted_at` to the current time.": async ({ of, received }) => {
          const { updated_at } = received.body as { updated_at: string };
          const { now } = (await (await of.send("/_mock/clock")).json()) as { now: string };
          expect(updated_at).toBe(now);
          expect(await deployment(of, managed)).toMatchObject({ managed: { spec: { restarted_at: updated_at } } });
        },
        "Unless the deployment is stopped, its workers are replaced one after another.": async ({ of, again }) => {
          of.pass(60);
          const replaced = [
            ["harbor-worker-2", true],
            ["harbor-worker-1", false],
          ];
          expect(await workersOf(of)).toEqual(replaced);
          await managedDeployment.states.true!(of);
          const stopped = await workersOf(of);
          await again();
          of.pass(60);
          expect(await workersOf(of)).toEqual(stopped);
        },
      },
    },
  ],
  "workflows.deployments.unharden": [
    {
      kind: anyDeployment,
      request: (_, id) => at(id),
      outside: { false: "unchanged" },
      unmet: {
        "the caller is a member who doesn't own it": {
          as: "user.bob~role.member",
          outcome: "DEPLOYMENT_OWNER_REQUIRED",
        },
        "a workflow acts on behalf of callers": { make: makeOnBehalf, outcome: "DEPLOYMENT_HARDENING_REQUIRED" },
      },
      effects: {
        // No operation registers workflows; this is how far it shows.
        "Every API key of the workspace can register workflows on it.": async ({ of, id }) => {
          const { deployments: open } = await ask(of, "workflows.deployments.list", { query: { is_hardened: false } });
          expect(open.map((each) => each.id)).toContain(id);
        },
      },
    },
  ],
};
