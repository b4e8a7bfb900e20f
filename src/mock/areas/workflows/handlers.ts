import type {
  Workflow,
  WorkflowExecutionAnswer,
  WorkflowExecutionRequest,
  WorkflowFailure,
  WorkflowSelection,
  WorkflowSummary,
} from "../../../../generated/mock-types.ts";
import { canonicalJson } from "../../../core/canonical-json.ts";
import { notFound } from "../../exchange/problems.ts";
import { ok } from "../../exchange/responses.ts";
import type { Caller } from "../caller.ts";
import { defineHandlers } from "../define-handlers.ts";
import { deploymentByName, liveWorker } from "../deployments/workers.ts";
import { findRegistration, findWorkflow, notRegistered, startExecution } from "../executions/execution.ts";
import { resume, runToEnd } from "../executions/progress.ts";
import { latestRun } from "../executions/run.ts";
import { computeDuration } from "../executions/script.ts";
import { runsByWorkflow } from "../executions/state.ts";
import { showExecution } from "../executions/views.ts";
import type { OperationRequest } from "../operation-types.ts";
import { tagFilter, textFilter } from "../shared/filters.ts";
import { rangePage } from "../shared/paging.ts";
import { updated } from "../shared/updates.ts";
import type { Sandbox } from "../tables.ts";
import { findWorkspace } from "../users/state.ts";
import {
  registrationsByWorkflow,
  registrationsInOrder,
  type StoredRegistration,
  type StoredWorkflow,
  workflowsByDisplayName,
  workflowsInOrder,
} from "./state.ts";

/** Workers do not register code: all workflows and registrations come from the seed. */
export const handlers = defineHandlers("workflows", {
  "workflows.list": ({ query, sandbox }) => {
    const { cursor, limit = 50, ...filters } = query;
    const hasText = textFilter(filters.search);
    // The table lists workflows in the order of their first registrations.
    const index = filters.sort_by === "display_name" ? workflowsByDisplayName : workflowsInOrder;
    const { items, next } = rangePage(sandbox.workflows.by(index), {
      scope: `workflows ${canonicalJson(filters)}`,
      cursor,
      limit,
      descending: filters.order === "desc",
      select: (workflow) => (isListed(sandbox, workflow, filters, hasText) ? workflow : undefined),
    });
    return ok({ workflows: items.map((workflow) => showSummary(workflow)), next_cursor: next });
  },

  "workflows.registrations.list": ({ query, sandbox }) => {
    const { cursor, limit = 50, with_workflow = false, ...filters } = query;
    const hasText = textFilter(filters.workflow_search);
    const { items, next } = rangePage(sandbox.registrations.by(registrationsInOrder), {
      scope: `registrations ${canonicalJson(filters)}`,
      cursor,
      limit,
      descending: true,
      select: (registration) =>
        isRegistrationListed(sandbox, registration, filters, hasText) ? registration : undefined,
    });
    const ids = with_workflow ? new Set(items.map(({ workflow_id }) => workflow_id)) : [];
    const workflows = new Map(Array.from(ids, (id) => [id, showWorkflow(sandbox, findWorkflow(sandbox, id))]));
    const page = items.map((item) => showRegistration(sandbox, item, workflows.get(item.workflow_id)));
    return ok({ workflow_registrations: page, workflow_versions: page, next_cursor: next });
  },

  "workflows.get": ({ path, sandbox }) => {
    const workflow = findWorkflow(sandbox, path.workflow_identifier);
    return ok({ workflow: showWorkflow(sandbox, workflow) });
  },

  "workflows.update": ({ path, body, sandbox }) => {
    const workflow = findWorkflow(sandbox, path.workflow_identifier);
    const changed = sandbox.workflows.put({
      ...workflow,
      display_name: body.display_name ?? workflow.display_name,
      description: updated(body.description, workflow.description, null),
      available_in_chat_assistant: body.available_in_chat_assistant ?? workflow.available_in_chat_assistant,
      tags: updated(body.tags, workflow.tags, []),
    });
    return ok({ workflow: showWorkflow(sandbox, changed) });
  },

  "workflows.execute": ({ path, query, body, sandbox, caller }) => {
    const workflow = findWorkflow(sandbox, path.workflow_identifier);
    const registration = findRegistration(sandbox, workflow, body.deployment_name);
    return ok(execute(sandbox, registration, body, query.wait_for_result, caller));
  },

  "workflows.registrations.execute": ({ path, query, body, sandbox, caller }) => {
    const registration = findRegistrationById(sandbox, path.workflow_registration_id);
    if (body.deployment_name != null && body.deployment_name !== registration.deployment_name)
      notRegistered(sandbox, findWorkflow(sandbox, registration.workflow_id), body.deployment_name);
    return ok(execute(sandbox, registration, body, query.wait_for_result, caller));
  },

  "workflows.registrations.get": ({ path, query, sandbox }) => {
    const registration = findRegistrationById(sandbox, path.workflow_registration_id);
    if (query.include_shared === false && isShared(sandbox, findWorkflow(sandbox, registration.workflow_id)))
      registrationNotFound(path.workflow_registration_id);
    const workflow = query.with_workflow
      ? showWorkflow(sandbox, findWorkflow(sandbox, registration.workflow_id))
      : undefined;
    const registrationView = showRegistration(sandbox, registration, workflow);
    return ok({ workflow_registration: registrationView, workflow_version: registrationView });
  },

  "workflows.archive": ({ path, sandbox }) =>
    ok({ workflow: setArchived(sandbox, findWorkflow(sandbox, path.workflow_identifier), true) }),

  "workflows.unarchive": ({ path, sandbox }) =>
    ok({ workflow: setArchived(sandbox, findWorkflow(sandbox, path.workflow_identifier), false) }),

  "workflows.archiveMany": ({ body, sandbox }) => {
    const { done, errored } = setArchivedMany(sandbox, body, true);
    return ok({ archived: done, errored });
  },

  "workflows.unarchiveMany": ({ body, sandbox }) => {
    const { done, errored } = setArchivedMany(sandbox, body, false);
    return ok({ unarchived: done, errored });
  },
});

/**
 * Starts an execution. If the caller waits for the result, it runs to its end immediately, unless it takes longer than
 * `timeout_seconds`. `custom_tracing_attributes`, `force_new_trace` and `extensions` are accepted and ignored: executions
 * of the mock record no spans and have no plug-ins.
 */
function execute(
  sandbox: Sandbox,
  registration: StoredRegistration,
  body: WorkflowExecutionRequest,
  wait_for_result: boolean | undefined,
  caller: Caller,
): WorkflowExecutionAnswer {
  const workflow = findWorkflow(sandbox, registration.workflow_id);
  const { execution_id, input, timeout_seconds } = body;
  const { user_id } = caller;
  const run = startExecution(sandbox, { workflow, registration, execution_id, input, user_id, schedule_id: null });
  const waitsForResult =
    (wait_for_result || body.wait_for_result) &&
    computeDuration(run) <= (timeout_seconds ?? Number.POSITIVE_INFINITY) * 1000;
  if (!waitsForResult) resume(sandbox, run.run_id);
  const latest = waitsForResult ? runToEnd(sandbox, run.run_id) : run;
  const execution = showExecution(sandbox, latest);
  if (latest.status !== "COMPLETED") return execution;
  return { workflow_name: execution.workflow_name, execution_id: execution.execution_id, result: execution.result };
}

type Filters = OperationRequest<"workflows.list">["query"];
type RegistrationFilters = OperationRequest<"workflows.registrations.list">["query"];

type TextFilter = ReturnType<typeof textFilter>;

function isListed(sandbox: Sandbox, workflow: StoredWorkflow, filters: Filters, hasText: TextFilter): boolean {
  const { status, deployment_name, deployment_status, tags } = filters;
  return (
    isVisible(sandbox, workflow, filters) &&
    hasText(workflow.name, workflow.display_name, workflow.description) &&
    (!status || hasExecution(sandbox, workflow, new Set(status))) &&
    (!deployment_name ||
      listRegistrations(sandbox, workflow).some((registration) =>
        deployment_name.includes(registration.deployment_name),
      )) &&
    (deployment_status === undefined || isActive(sandbox, workflow) === (deployment_status === "active")) &&
    tagFilter(tags)(workflow.tags) &&
    (!filters.active_only || isActive(sandbox, workflow))
  );
}

function isRegistrationListed(
  sandbox: Sandbox,
  registration: StoredRegistration,
  filters: RegistrationFilters,
  hasText: TextFilter,
): boolean {
  const workflow = findWorkflow(sandbox, registration.workflow_id);
  return (
    isVisible(sandbox, workflow, filters) &&
    (filters.workflow_id === undefined || filters.workflow_id.toLowerCase() === workflow.id) &&
    // Workers of the mock poll no named queue.
    hasText(workflow.name, workflow.display_name) &&
    (!filters.active_only || canRun(sandbox, registration))
  );
}

function isVisible(sandbox: Sandbox, workflow: StoredWorkflow, filters: Filters | RegistrationFilters): boolean {
  const { archived, available_in_chat_assistant, include_shared = true } = filters;
  return (
    (archived === undefined || archived === workflow.archived) &&
    (available_in_chat_assistant === undefined ||
      available_in_chat_assistant === workflow.available_in_chat_assistant) &&
    (include_shared || !isShared(sandbox, workflow))
  );
}

const isShared = (sandbox: Sandbox, { workspace_id }: StoredWorkflow) => workspace_id !== findWorkspace(sandbox).id;

function hasExecution(sandbox: Sandbox, { id }: StoredWorkflow, status: ReadonlySet<string>): boolean {
  for (const each of status)
    for (const run of sandbox.runs.by(runsByWorkflow).within([id, each]))
      if (latestRun(sandbox, run.execution_id)?.run_id === run.run_id) return true;
  return false;
}

function listRegistrations(sandbox: Sandbox, { id }: StoredWorkflow): StoredRegistration[] {
  return [...sandbox.registrations.by(registrationsByWorkflow).within([id])];
}

const isActive = (sandbox: Sandbox, workflow: StoredWorkflow) =>
  listRegistrations(sandbox, workflow).some((registration) => canRun(sandbox, registration));

const canRun = (sandbox: Sandbox, { deployment_name }: StoredRegistration) =>
  liveWorker(sandbox, deployment_name) !== undefined;

export function showWorkflow(sandbox: Sandbox, workflow: StoredWorkflow): Workflow {
  return { ...workflow, active: isActive(sandbox, workflow) };
}

function showSummary(workflow: StoredWorkflow): WorkflowSummary {
  const { id, name, display_name, archived, description, shared_namespace, tags } = workflow;
  return { id, name, display_name, archived, description, metadata: { shared_namespace }, tags };
}

function findRegistrationById(sandbox: Sandbox, id: string): StoredRegistration {
  return sandbox.registrations.get(id.toLowerCase()) ?? registrationNotFound(id);
}

function registrationNotFound(id: string): never {
  notFound(
    "WF_1100",
    `No registration visible to this workspace has the id ${id}. List the registrations to see their ids.`,
  );
}

export function showRegistration(sandbox: Sandbox, registration: StoredRegistration, workflow?: Workflow) {
  const { id, workflow_id, definition, compatible_with_chat_assistant, deployment_name } = registration;
  const deployment = deploymentByName(sandbox, deployment_name);
  return {
    id,
    workflow_id,
    active: canRun(sandbox, registration),
    deployment_id: deployment?.id ?? null,
    deployment_name: deployment?.name ?? null,
    compatible_with_chat_assistant,
    workflow: workflow ?? null,
    definition,
  };
}

function setArchived(sandbox: Sandbox, workflow: StoredWorkflow, archived: boolean): Workflow {
  const changed = workflow.archived === archived ? workflow : sandbox.workflows.put({ ...workflow, archived });
  return showWorkflow(sandbox, changed);
}

/** Archives or unarchives each workflow, and reports those that do not exist. */
function setArchivedMany(sandbox: Sandbox, { workflow_ids }: WorkflowSelection, archived: boolean) {
  const done: Workflow[] = [];
  const errored: WorkflowFailure[] = [];
  for (const [key, workflow_id] of new Map(workflow_ids.map((id) => [id.toLowerCase(), id]))) {
    const workflow = sandbox.workflows.get(key);
    if (workflow) done.push(setArchived(sandbox, workflow, archived));
    else {
      const message = `No workflow visible to this workspace has the id ${workflow_id}.`;
      errored.push({ workflow_id, message, workflow: null });
    }
  }
  return { done, errored };
}
