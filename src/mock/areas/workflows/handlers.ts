import type { components } from "../../../../generated/types.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import type { Caller } from "../caller.ts";
import { findRegistration, findWorkflow, notRegistered, startExecution } from "../executions/execution.ts";
import { latestRun, resume, runToEnd } from "../executions/progress.ts";
import { durationOf } from "../executions/script.ts";
import { showExecution } from "../executions/views.ts";
import { deploymentNamed, liveWorker } from "../executions/workers.ts";
import { contains } from "../filters.ts";
import { defineHandlers } from "../handler.ts";
import { keysetPage } from "../paging.ts";
import { notFound } from "../problems.ts";
import { ok } from "../responses.ts";
import type { Sandbox } from "../tables.ts";
import { workspace } from "../users/state.ts";
import type { StoredRegistration, StoredWorkflow } from "./state.ts";

type Schemas = components["schemas"];

/**
 * No worker registers code: workflows and registrations are those of the seed. Tracing attributes and extensions of an
 * execution are accepted and ignored.
 */
export const workflows = defineHandlers("workflows", {
  "workflows.list": ({ query, sandbox }) => {
    const { cursor, limit = 50, ...filters } = query;
    const order = new Map(sandbox.workflows.all().map(({ id }, index) => [id, index]));
    const { items, next } = keysetPage(
      sandbox.workflows.all().filter((workflow) => isListed(sandbox, workflow, filters)),
      {
        scope: `workflows ${canonicalJson(filters)}`,
        cursor,
        limit,
        // Workflows stand in the order of their first registrations.
        key: ({ id, display_name }) =>
          filters.sort_by === "display_name" ? [display_name.toLowerCase(), id] : [order.get(id) ?? 0],
        descending: filters.order === "desc",
      },
    );
    return ok({ workflows: items.map((workflow) => summary(workflow)), next_cursor: next });
  },

  "workflows.registrations.list": ({ query, sandbox }) => {
    const { cursor, limit = 50, with_workflow = false, ...filters } = query;
    const order = new Map(sandbox.registrations.all().map(({ id }, index) => [id, index]));
    const { items, next } = keysetPage(
      sandbox.registrations.all().filter((registration) => isRegistrationListed(sandbox, registration, filters)),
      {
        scope: `registrations ${canonicalJson(filters)}`,
        cursor,
        limit,
        key: ({ id }) => [order.get(id) ?? 0],
        descending: true,
      },
    );
    const page = items.map((registration) => showRegistration(sandbox, registration, with_workflow));
    return ok({ workflow_registrations: page, workflow_versions: page, next_cursor: next });
  },

  "workflows.get": ({ path, sandbox }) => {
    const workflow = findWorkflow(sandbox, path.workflow_identifier);
    return ok({ workflow: { ...workflow, active: isActive(sandbox, workflow) } });
  },

  "workflows.update": ({ path, body, sandbox }) => {
    const workflow = findWorkflow(sandbox, path.workflow_identifier);
    const changed = sandbox.workflows.put({
      ...workflow,
      display_name: body.display_name ?? workflow.display_name,
      description: body.description ?? workflow.description,
      available_in_chat_assistant: body.available_in_chat_assistant ?? workflow.available_in_chat_assistant,
      tags: body.tags ?? workflow.tags,
    });
    return ok({ workflow: changed });
  },

  "workflows.execute": ({ path, query, body, sandbox, caller }) => {
    const workflow = findWorkflow(sandbox, path.workflow_identifier);
    const registration = findRegistration(sandbox, workflow, body.deployment_name);
    return ok(execute(sandbox, registration, body, query.wait_for_result, caller));
  },

  "workflows.registrations.execute": ({ path, query, body, sandbox, caller }) => {
    const registration = registrationById(sandbox, path.workflow_registration_id);
    if (body.deployment_name != null && body.deployment_name !== registration.deployment_name)
      notRegistered(sandbox, findWorkflow(sandbox, registration.workflow_id), body.deployment_name);
    return ok(execute(sandbox, registration, body, query.wait_for_result, caller));
  },

  "workflows.registrations.get": ({ path, query, sandbox }) => {
    const registration = registrationById(sandbox, path.workflow_registration_id);
    if (query.include_shared === false && isShared(findWorkflow(sandbox, registration.workflow_id)))
      registrationNotFound(path.workflow_registration_id);
    const shown = showRegistration(sandbox, registration, query.with_workflow ?? false);
    return ok({ workflow_registration: shown, workflow_version: shown });
  },

  "workflows.archive": ({ path, sandbox }) =>
    ok({ workflow: archived(sandbox, findWorkflow(sandbox, path.workflow_identifier), true) }),

  "workflows.unarchive": ({ path, sandbox }) =>
    ok({ workflow: archived(sandbox, findWorkflow(sandbox, path.workflow_identifier), false) }),

  "workflows.archiveMany": ({ body, sandbox }) => {
    const { done, errored } = archiveAll(sandbox, body, true);
    return ok({ archived: done, errored });
  },

  "workflows.unarchiveMany": ({ body, sandbox }) => {
    const { done, errored } = archiveAll(sandbox, body, false);
    return ok({ unarchived: done, errored });
  },
});

/**
 * Starts an execution. One that is waited for runs to its end at once, unless that takes longer than the caller waits.
 * The mock makes nothing of `custom_tracing_attributes`, `force_new_trace`, `extensions` and `task_queue`: its executions
 * record no spans and have no plug-ins, and its workers poll no queue that has a name.
 */
function execute(
  sandbox: Sandbox,
  registration: StoredRegistration,
  body: Schemas["WorkflowExecutionRequest"],
  wait: boolean | undefined,
  caller: Caller,
): Schemas["WorkflowExecutionAnswer"] {
  const workflow = findWorkflow(sandbox, registration.workflow_id);
  const { execution_id, input, timeout_seconds } = body;
  const { user_id } = caller;
  const run = startExecution(sandbox, { workflow, registration, execution_id, input, user_id, held: true });
  const waits =
    (wait || body.wait_for_result) && durationOf(run) <= (timeout_seconds ?? Number.POSITIVE_INFINITY) * 1000;
  if (!waits) resume(sandbox, run.run_id);
  const now = waits ? runToEnd(sandbox, run.run_id) : run;
  const shown = showExecution(sandbox, now);
  if (now.status !== "COMPLETED") return shown;
  return { workflow_name: shown.workflow_name, execution_id: shown.execution_id, result: shown.result };
}

interface Filters {
  search?: string;
  status?: readonly string[];
  deployment_name?: readonly string[];
  deployment_status?: "active" | "inactive";
  tags?: readonly string[];
  archived?: boolean;
  available_in_chat_assistant?: boolean;
  include_shared?: boolean;
  active_only?: boolean;
}

function isListed(sandbox: Sandbox, workflow: StoredWorkflow, filters: Filters): boolean {
  const { status, deployment_name, deployment_status, tags = [] } = filters;
  const active = isActive(sandbox, workflow);
  return (
    isVisible(workflow, filters) &&
    contains([workflow.name, workflow.display_name, workflow.description], filters.search) &&
    (!status || hasExecution(sandbox, workflow, status)) &&
    (!deployment_name ||
      registrationsOf(sandbox, workflow).some((one) => deployment_name.includes(one.deployment_name))) &&
    (deployment_status === undefined || active === (deployment_status === "active")) &&
    tags.every((tag) => workflow.tags.includes(tag)) &&
    (!filters.active_only || active)
  );
}

interface RegistrationFilters extends Filters {
  workflow_id?: string;
  task_queue?: string;
  workflow_search?: string;
}

function isRegistrationListed(
  sandbox: Sandbox,
  registration: StoredRegistration,
  filters: RegistrationFilters,
): boolean {
  const workflow = findWorkflow(sandbox, registration.workflow_id);
  return (
    isVisible(workflow, filters) &&
    (filters.workflow_id === undefined || filters.workflow_id.toLowerCase() === workflow.id) &&
    // No worker of the mock polls a queue that has a name.
    filters.task_queue === undefined &&
    contains([workflow.name, workflow.display_name], filters.workflow_search) &&
    (!filters.active_only || canRun(sandbox, registration))
  );
}

function isVisible(workflow: StoredWorkflow, filters: Filters): boolean {
  const { archived, available_in_chat_assistant, include_shared = true } = filters;
  return (
    (archived === undefined || archived === workflow.archived) &&
    (available_in_chat_assistant === undefined ||
      available_in_chat_assistant === workflow.available_in_chat_assistant) &&
    (include_shared || !isShared(workflow))
  );
}

/** Whether another workspace shares it with this one. */
const isShared = ({ workspace_id }: StoredWorkflow) => workspace_id !== workspace.id;

function hasExecution(sandbox: Sandbox, { id }: StoredWorkflow, status: readonly string[]): boolean {
  return sandbox.executions.all().some(({ execution_id }) => {
    const run = latestRun(sandbox, execution_id);
    return run?.workflow_id === id && status.includes(run.status);
  });
}

function registrationsOf(sandbox: Sandbox, { id }: StoredWorkflow): StoredRegistration[] {
  return sandbox.registrations.all().filter(({ workflow_id }) => workflow_id === id);
}

const isActive = (sandbox: Sandbox, workflow: StoredWorkflow) =>
  registrationsOf(sandbox, workflow).some((registration) => canRun(sandbox, registration));

const canRun = (sandbox: Sandbox, { deployment_name }: StoredRegistration) =>
  liveWorker(sandbox, deployment_name) !== undefined;

function summary(workflow: StoredWorkflow): Schemas["WorkflowSummary"] {
  const { id, name, display_name, archived, description, shared_namespace, tags } = workflow;
  return { id, name, display_name, archived, description, metadata: { shared_namespace }, tags };
}

function registrationById(sandbox: Sandbox, id: string): StoredRegistration {
  return sandbox.registrations.get(id.toLowerCase()) ?? registrationNotFound(id);
}

function registrationNotFound(id: string): never {
  notFound(
    "WF_1100",
    `No registration visible to this workspace has the id ${id}. List the registrations to see their ids.`,
  );
}

function showRegistration(sandbox: Sandbox, registration: StoredRegistration, with_workflow: boolean) {
  const { id, workflow_id, definition, compatible_with_chat_assistant, deployment_name } = registration;
  const deployment = deploymentNamed(sandbox, deployment_name);
  return {
    id,
    workflow_id,
    active: canRun(sandbox, registration),
    deployment_id: deployment?.id ?? null,
    deployment_name: deployment?.name ?? null,
    compatible_with_chat_assistant,
    workflow: with_workflow ? findWorkflow(sandbox, workflow_id) : null,
    definition,
  };
}

function archived(sandbox: Sandbox, workflow: StoredWorkflow, archived: boolean): StoredWorkflow {
  return workflow.archived === archived ? workflow : sandbox.workflows.put({ ...workflow, archived });
}

/** Puts each workflow into the archive or takes it out; one that is not there is reported and hinders no other. */
function archiveAll(sandbox: Sandbox, { workflow_ids }: Schemas["WorkflowSelection"], into: boolean) {
  const done: StoredWorkflow[] = [];
  const errored: Schemas["WorkflowFailure"][] = [];
  for (const workflow_id of new Set(workflow_ids)) {
    const workflow = sandbox.workflows.get(workflow_id.toLowerCase());
    if (workflow) done.push(archived(sandbox, workflow, into));
    else {
      const message = `No workflow visible to this workspace has the id ${workflow_id}.`;
      errored.push({ workflow_id, message, workflow: null });
    }
  }
  return { done, errored };
}
