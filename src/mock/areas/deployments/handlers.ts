import type { components } from "../../../../generated/types.ts";
import { instantOf } from "../../sandbox/parse-time.ts";
import type { World } from "../../sandbox/sandbox.ts";
import type { Caller } from "../caller.ts";
import { area } from "../handler.ts";
import { canonical } from "../metadata-filter.ts";
import { keysetPage } from "../paging.ts";
import { conflict, forbidden, notFound } from "../problems.ts";
import { accepted, noContent, ok, stream } from "../responses.ts";
import { workspace } from "../users/state.ts";
import { comparePlaces, eventIdOf, type LogPlace, logPage, logsOf, placeOf, placeOfEvent } from "./logs.ts";
import { withCommit } from "./repository.ts";
import { carryOut, isManaged, type ManagedRow, rolloutTasks } from "./rollout.ts";
import { newManaged, resourcesOf, sameJson, updatedSpec } from "./spec.ts";
import type { StoredDeployment } from "./state.ts";
import { shownDeployment, shownManaged, shownWorker } from "./view.ts";
import { forget, workersOf } from "./workers.ts";

type Schemas = components["schemas"];

/**
 * Nothing is built: a build takes three seconds and fails for a revision that ends in `-unknown`. Workers are replaced
 * all at once, and none of them registers code.
 */
export const deployments = area("deployments", {
  "workflows.deployments.list": ({ query, world }) => {
    const { cursor, limit = 50, ...filters } = query;
    if (filters.workspace_id !== undefined && filters.workspace_id !== workspace.id)
      forbidden(
        "WORKSPACE_FORBIDDEN",
        "You are not a member of this workspace. Leave out workspace_id to use the workspace of your API key.",
      );
    const { items, next } = keysetPage(matching(world, filters), {
      scope: `deployments ${canonical(filters)}`,
      cursor,
      limit,
      key: (row) => [Date.parse(filters.order_by === "updated_at" ? row.last_heartbeat : row.created_at), row.id],
      descending: filters.order !== "asc",
    });
    return ok({ deployments: items, next_cursor: next, workspace_id: workspace.id });
  },

  "workflows.deployments.create": ({ body, world, caller }) => {
    const { name, spec, resources, hardened = false } = body;
    if (named(world, name))
      conflict(
        "DEPLOYMENT_NAME_ALREADY_EXISTS",
        `This workspace already has a deployment named ${name}. Choose another name.`,
      );
    const row: ManagedRow = {
      id: world.uuid(),
      name,
      is_hardened: hardened,
      created_at: world.time(),
      created_by: caller.user_id,
      owner: caller.user_id,
      managed: newManaged(world, name, spec, resources ?? {}, caller.user_id),
      pending: null,
    };
    return accepted(state(world, carryOut(world, row, "build", {})));
  },

  "workflows.deployments.get": ({ path, world }) => {
    const row = stored(world, path.name);
    const workers = workersOf(world, row.id).toReversed();
    return ok({ ...shownDeployment(world, row), workers: workers.map((worker) => shownWorker(world, worker)) });
  },

  "workflows.deployments.update": ({ path, body, world, caller }) => {
    const row = managed(world, path.name);
    const { managed: before } = row;
    const { spec, build } = updatedSpec(before.spec, body.spec ?? {});
    const resources = resourcesOf(body.resources ?? {}, before.resources);
    if (sameJson([spec, resources], [before.spec, before.resources])) return accepted(state(world, row));
    const changes = { spec: build ? withCommit(spec) : spec, resources, ...stamp(world, caller) };
    return accepted(state(world, carryOut(world, row, build ? "build" : "rollout", changes)));
  },

  "workflows.deployments.delete": ({ path, world, caller }) => {
    const row = managed(world, path.name);
    forget(world, row);
    const { status } = row.managed;
    const generation = (status.generation ?? 0) + 1;
    const last = { ...status, phase: "DELETING", generation, last_seen: world.time() };
    return accepted(state(world, { ...row, managed: { ...row.managed, ...stamp(world, caller), status: last } }));
  },

  "workflows.deployments.stop": ({ path, world, caller }) => {
    const row = managed(world, path.name);
    if (row.managed.stopped) return accepted(state(world, row));
    return accepted(state(world, carryOut(world, row, null, { stopped: true, ...stamp(world, caller) })));
  },

  "workflows.deployments.start": ({ path, world, caller }) => {
    const row = managed(world, path.name);
    if (!row.managed.stopped) return accepted(state(world, row));
    return accepted(state(world, carryOut(world, row, "rollout", { stopped: false, ...stamp(world, caller) })));
  },

  "workflows.deployments.restart": ({ path, world, caller }) => {
    const row = managed(world, path.name);
    const spec = { ...row.managed.spec, restarted_at: world.time() };
    const needs = row.managed.stopped ? null : "rollout";
    return accepted(state(world, carryOut(world, row, needs, { spec, ...stamp(world, caller) })));
  },

  "workflows.deployments.unharden": ({ path, query, world, caller }) => {
    const row = world.deployments.get(path.deployment_id);
    if (!row || (query.workspace_id !== undefined && query.workspace_id !== workspace.id))
      notFound(
        "DEPLOYMENT_NOT_FOUND",
        `This workspace has no deployment with the id ${path.deployment_id}. List the deployments to see their ids.`,
      );
    if (caller.role !== "admin" && caller.user_id !== row.owner)
      forbidden(
        "DEPLOYMENT_OWNER_REQUIRED",
        `Only the owner of ${row.name} or a workspace administrator can unharden it. Ask one of them.`,
      );
    if (row.is_hardened) {
      checkUnhardening(world, row);
      world.deployments.put({ ...row, is_hardened: false });
    }
    return noContent();
  },

  "workflows.deployments.workers.list": ({ path, query, world }) => {
    const row = stored(world, path.name);
    const { items, next } = keysetPage(workersOf(world, row.id), {
      scope: `workers ${row.id}`,
      cursor: query.cursor,
      limit: query.limit ?? 50,
      key: (worker) => [Date.parse(worker.created_at), worker.number],
      descending: true,
    });
    return ok({ workers: items.map((worker) => shownWorker(world, worker)), next_cursor: next });
  },

  "workflows.deployments.logs.list": ({ path, query, world }) => {
    const { items, next } = logPage(world, stored(world, path.name).id, query);
    return ok({ results: items.map(({ record }) => record), next_cursor: next });
  },

  "workflows.deployments.logs.stream": ({ path, query, header, world }) => {
    const { id, name } = stored(world, path.name);
    const { last_event_id, after, ...filters } = query;
    const resumed = header["last-event-id"] || last_event_id;
    // `after` leaves out its own millisecond, whatever is in it.
    const begin: LogPlace = [after === undefined ? -1 : instantOf(after), Number.MAX_SAFE_INTEGER];
    let last = resumed ? placeOfEvent(world, id, resumed) : begin;
    return stream(async function* (signal) {
      while (!signal.aborted) {
        for (const row of logsOf(world, id, filters)) {
          if (comparePlaces(placeOf(row), last) <= 0) continue;
          last = placeOf(row);
          yield { event: "log", id: eventIdOf(row), data: row.record };
        }
        if (!world.deployments.has(id)) {
          const error = `The deployment ${name} was deleted, so its log can't be read any more.`;
          yield { event: "error", data: { error, reason: "read_error" } };
          return;
        }
        await world.change(signal);
      }
    });
  },
});

export const deploymentsTasks = rolloutTasks;

function named(world: World, name: string): StoredDeployment | undefined {
  return world.deployments.all().find((deployment) => deployment.name === name);
}

function stored(world: World, name: string): StoredDeployment {
  return (
    named(world, name) ??
    notFound(
      "DEPLOYMENT_NOT_FOUND",
      `This workspace has no deployment named ${name}. List the deployments to see their names.`,
    )
  );
}

function managed(world: World, name: string): ManagedRow {
  const row = stored(world, name);
  if (isManaged(row)) return row;
  return conflict(
    "DEPLOYMENT_NOT_MANAGED",
    `The deployment ${name} is self-hosted. Manage its workers on the machine that runs them.`,
  );
}

function state(world: World, row: ManagedRow): Schemas["ManagedDeployment"] {
  return shownManaged(world, row, row.managed);
}

function stamp(world: World, caller: Caller): Pick<Schemas["ManagedDeployment"], "updated_at" | "updated_by"> {
  return { updated_at: world.time(), updated_by: caller.user_id };
}

/** 409 while code that acts on behalf of its callers is registered. No operation registers code, valid or invalid. */
function checkUnhardening(world: World, { name }: StoredDeployment): void {
  const registration = world.registrations
    .all()
    .find(({ deployment_name, definition }) => deployment_name === name && definition.on_behalf_of);
  if (!registration) return;
  const workflow = world.workflows.get(registration.workflow_id)?.name;
  conflict(
    "DEPLOYMENT_HARDENING_REQUIRED",
    `The workflow ${workflow} acts on behalf of its callers. Move it to another hardened deployment before you unharden ${name}.`,
  );
}

interface Filters {
  active_only?: boolean;
  is_hardened?: boolean;
  workflow_name?: string;
  created_by?: string;
  owner?: string;
  location_types?: Schemas["DeploymentLocationType"][];
  search?: string;
}

function matching(world: World, filters: Filters): Schemas["Deployment"][] {
  const { active_only = true, is_hardened, workflow_name, created_by, owner, location_types, search } = filters;
  const hosts = workflow_name === undefined ? undefined : deploymentsOfWorkflow(world, workflow_name);
  return world.deployments
    .all()
    .filter(
      (row) =>
        (is_hardened === undefined || row.is_hardened === is_hardened) &&
        (created_by === undefined || row.created_by === created_by) &&
        (owner === undefined || row.owner === owner) &&
        (search === undefined || row.name.toLowerCase().includes(search.toLowerCase())) &&
        (!hosts || hosts.has(row.name)),
    )
    .map((row) => shownDeployment(world, row))
    .filter(
      ({ is_active, locations }) =>
        (is_active || !active_only) &&
        (!location_types || locations?.some((location) => location_types.includes(location))),
    );
}

function deploymentsOfWorkflow(world: World, workflow_name: string): Set<string> {
  const ids = new Set(world.workflows.all().flatMap(({ id, name }) => (name === workflow_name ? [id] : [])));
  const registrations = world.registrations.all().filter(({ workflow_id }) => ids.has(workflow_id));
  return new Set(registrations.map(({ deployment_name }) => deployment_name));
}
