import type { Deployment } from "../../../../generated/mock-types.ts";
import { canonicalJson } from "../../../core/canonical-json.ts";
import { equalJson } from "../../../core/equal-json.ts";
import { conflict, forbidden, notFound } from "../../exchange/problems.ts";
import { accepted, liveStream, noContent, ok, PAUSE, ROWS_PER_PAUSE } from "../../exchange/responses.ts";
import { parseTime } from "../../state/parse-time.ts";
import { defineHandlers } from "../define-handlers.ts";
import type { OperationRequest } from "../operation-types.ts";
import { textFilter } from "../shared/filters.ts";
import { keysetPage, rangePage } from "../shared/paging.ts";
import { refuseUserInfo } from "../shared/secrets.ts";
import type { Sandbox } from "../tables.ts";
import { findWorkspace } from "../users/state.ts";
import { registrationsByDeployment, registrationsByWorkflow, workflowsByName } from "../workflows/state.ts";
import {
  compileLogFilters,
  findLog,
  type LogPosition,
  logPage,
  positionOfEvent,
  toEventId,
  toLogPosition,
} from "./logs.ts";
import { startRollout } from "./rollout.ts";
import { mergeResources, newManagedDeployment, updateSpec } from "./spec.ts";
import {
  deploymentsByCreation,
  isManaged,
  type ManagedRow,
  type StoredDeployment,
  workersByCreation,
} from "./state.ts";
import { showDeployment, showManaged, showWorker } from "./views.ts";
import { deleteDeployment, deploymentByName, listWorkers } from "./workers.ts";

/**
 * Builds are simulated: they take three seconds and fail for a revision that ends in `-unknown`. All workers are replaced
 * at the same time, and none of them registers code.
 */
export const handlers = defineHandlers("deployments", {
  "workflows.deployments.list": ({ query, sandbox }) => {
    const { cursor, limit = 50, ...filters } = query;
    checkWorkspace(sandbox, filters.workspace_id);
    const select = selectDeployments(sandbox, filters);
    const page = { scope: `deployments ${canonicalJson(filters)}`, cursor, limit, descending: filters.order !== "asc" };
    const { items, next } =
      filters.order_by === "updated_at"
        ? // The time of the last heartbeat changes with the clock, so no index has it.
          keysetPage(
            sandbox.deployments.all().flatMap((row) => select(row) ?? []),
            {
              ...page,
              key: (row) => [Date.parse(row.last_heartbeat), row.id],
            },
          )
        : rangePage(sandbox.deployments.by(deploymentsByCreation), { ...page, select });
    return ok({ deployments: items, next_cursor: next, workspace_id: findWorkspace(sandbox).id });
  },

  "workflows.deployments.create": ({ body, sandbox, caller }) => {
    const { name, spec, resources, hardened = false } = body;
    refuseUserInfo("/body/spec/codehost_url", spec.codehost_url);
    if (deploymentByName(sandbox, name))
      conflict(
        "DEPLOYMENT_NAME_ALREADY_EXISTS",
        `This workspace already has a deployment named ${name}. Choose another name.`,
      );
    const row: ManagedRow = {
      id: sandbox.newUuid(),
      name,
      is_hardened: hardened,
      created_at: sandbox.time(),
      created_by: caller.user_id,
      owner: caller.user_id,
      managed: newManagedDeployment(sandbox, name, spec, resources ?? {}, caller.user_id),
      pending: null,
    };
    return accepted(showManaged(sandbox, startRollout(sandbox, caller, row, "build", {})));
  },

  "workflows.deployments.get": ({ path, sandbox }) => {
    const row = findDeployment(sandbox, path.name);
    const workers = listWorkers(sandbox, row.id).reversed();
    return ok({ ...showDeployment(sandbox, row), workers: [...workers].map((worker) => showWorker(sandbox, worker)) });
  },

  "workflows.deployments.update": ({ path, body, sandbox, caller }) => {
    const row = findManaged(sandbox, path.name);
    const { managed: before } = row;
    refuseUserInfo("/body/spec/codehost_url", body.spec?.codehost_url ?? "");
    const { spec, needsBuild } = updateSpec(before.spec, body.spec ?? {});
    const resources =
      body.resources === null ? mergeResources({}, {}) : mergeResources(body.resources ?? {}, before.resources);
    if (equalJson([spec, resources], [before.spec, before.resources])) return accepted(showManaged(sandbox, row));
    const needs = needsBuild ? "build" : "rollout";
    return accepted(showManaged(sandbox, startRollout(sandbox, caller, row, needs, { spec, resources })));
  },

  "workflows.deployments.delete": ({ path, sandbox, caller }) => {
    const row = findManaged(sandbox, path.name);
    deleteDeployment(sandbox, row);
    const now = sandbox.time();
    const generation = (row.managed.status.generation ?? 0) + 1;
    const status = { ...row.managed.status, phase: "DELETING", generation, last_seen: now };
    const managed = { ...row.managed, updated_at: now, updated_by: caller.user_id, status };
    return accepted(showManaged(sandbox, { ...row, managed }));
  },

  "workflows.deployments.stop": ({ path, sandbox, caller }) => {
    const row = findManaged(sandbox, path.name);
    if (row.managed.stopped) return accepted(showManaged(sandbox, row));
    return accepted(showManaged(sandbox, startRollout(sandbox, caller, row, null, { stopped: true })));
  },

  "workflows.deployments.start": ({ path, sandbox, caller }) => {
    const row = findManaged(sandbox, path.name);
    if (!row.managed.stopped) return accepted(showManaged(sandbox, row));
    return accepted(showManaged(sandbox, startRollout(sandbox, caller, row, "rollout", { stopped: false })));
  },

  "workflows.deployments.restart": ({ path, sandbox, caller }) => {
    const row = findManaged(sandbox, path.name);
    const spec = { ...row.managed.spec, restarted_at: sandbox.time() };
    const pending = row.managed.stopped ? null : "rollout";
    return accepted(showManaged(sandbox, startRollout(sandbox, caller, row, pending, { spec })));
  },

  "workflows.deployments.unharden": ({ path, query, sandbox, caller }) => {
    checkWorkspace(sandbox, query.workspace_id);
    const row =
      sandbox.deployments.get(path.deployment_id) ??
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
      checkUnharden(sandbox, row);
      sandbox.deployments.put({ ...row, is_hardened: false });
    }
    return noContent();
  },

  "workflows.deployments.workers.list": ({ path, query, sandbox }) => {
    const row = findDeployment(sandbox, path.name);
    const { items, next } = rangePage(sandbox.deploymentWorkers.by(workersByCreation), {
      scope: `workers ${row.id}`,
      cursor: query.cursor,
      limit: query.limit ?? 50,
      within: [row.id],
      descending: true,
      select: (worker) => showWorker(sandbox, worker),
    });
    return ok({ workers: items, next_cursor: next });
  },

  "workflows.deployments.logs.list": ({ path, query, sandbox }) => {
    const { items, next } = logPage(sandbox, findDeployment(sandbox, path.name).id, query);
    return ok({ results: items.map(({ record }) => record), next_cursor: next });
  },

  "workflows.deployments.logs.stream": ({ path, query, header, sandbox }) => {
    const { id, name } = findDeployment(sandbox, path.name);
    const { last_event_id, after, ...filters } = query;
    const lastEventId = header["last-event-id"] || last_event_id;
    // `after` excludes every record of its own millisecond.
    const start: LogPosition = [after === undefined ? -1 : parseTime(after), Number.MAX_SAFE_INTEGER];
    let last = lastEventId ? positionOfEvent(sandbox, id, lastEventId) : start;
    const matches = compileLogFilters(filters);
    return liveStream(function* () {
      for (;;) {
        let read = 0;
        for (const row of findLog(sandbox, id).above([id, ...last])) {
          last = toLogPosition(row);
          if (matches(row)) yield { event: "log", id: toEventId(row), data: row.record };
          if (++read % ROWS_PER_PAUSE === 0) yield PAUSE;
        }
        // Others may have been added meanwhile.
        if (read > 0) continue;
        if (!sandbox.deployments.has(id)) {
          const error = `The deployment ${name} was deleted, so its log is no longer available.`;
          yield { event: "error", data: { error, reason: "read_error" } };
          return;
        }
        yield { until: Infinity };
      }
    });
  },
});

function findDeployment(sandbox: Sandbox, name: string): StoredDeployment {
  return (
    deploymentByName(sandbox, name) ??
    notFound(
      "DEPLOYMENT_NOT_FOUND",
      `This workspace has no deployment named ${name}. List the deployments to see their names.`,
    )
  );
}

function findManaged(sandbox: Sandbox, name: string): ManagedRow {
  const row = findDeployment(sandbox, name);
  if (isManaged(row)) return row;
  return conflict(
    "DEPLOYMENT_NOT_MANAGED",
    `The deployment ${name} is self-hosted. Manage its workers on the machine that runs them.`,
  );
}

/** Throws a 409 if a workflow that acts on behalf of its callers is registered on the deployment. */
function checkUnharden(sandbox: Sandbox, { name }: StoredDeployment): void {
  const registrations = sandbox.registrations.by(registrationsByDeployment).within([name]);
  const registration = [...registrations].find(({ definition }) => definition.on_behalf_of);
  if (!registration) return;
  const workflow = sandbox.workflows.get(registration.workflow_id)?.name;
  conflict(
    "DEPLOYMENT_HARDENING_REQUIRED",
    `The workflow ${workflow} acts on behalf of its callers. Move it to another hardened deployment before you unharden ${name}.`,
  );
}

/** Throws a 403 for a workspace other than that of the API key, the only one with deployments in the mock. */
function checkWorkspace(sandbox: Sandbox, workspace_id: string | undefined): void {
  if (workspace_id !== undefined && workspace_id !== findWorkspace(sandbox).id)
    forbidden(
      "WORKSPACE_FORBIDDEN",
      "You are not a member of this workspace. Leave out workspace_id to use the workspace of your API key.",
    );
}

type Filters = OperationRequest<"workflows.deployments.list">["query"];

/** Shows a deployment if it matches every filter. */
function selectDeployments(sandbox: Sandbox, filters: Filters): (row: StoredDeployment) => Deployment | undefined {
  const { active_only = true, is_hardened, workflow_name, created_by, owner, location_types, search } = filters;
  const hasText = textFilter(search);
  const names = workflow_name === undefined ? undefined : listDeploymentNames(sandbox, workflow_name);
  return (row) => {
    const isCandidate =
      (is_hardened === undefined || row.is_hardened === is_hardened) &&
      (created_by === undefined || row.created_by === created_by) &&
      (owner === undefined || row.owner === owner) &&
      hasText(row.name) &&
      (!names || names.has(row.name));
    if (!isCandidate) return undefined;
    const deployment = showDeployment(sandbox, row);
    const { is_active, locations } = deployment;
    const isListed =
      (is_active || !active_only) &&
      (!location_types || locations?.some((location) => location_types.includes(location)));
    return isListed ? deployment : undefined;
  };
}

function listDeploymentNames(sandbox: Sandbox, workflow_name: string): Set<string> {
  const workflows = [...sandbox.workflows.by(workflowsByName).within([workflow_name])];
  const registrations = workflows.flatMap(({ id }) => [
    ...sandbox.registrations.by(registrationsByWorkflow).within([id]),
  ]);
  return new Set(registrations.map(({ deployment_name }) => deployment_name));
}
