import type { components } from "../../../../generated/types.ts";
import type { World } from "../../sandbox/sandbox.ts";
import type { Caller } from "../caller.ts";
import { findRegistration, findWorkflow, notRegistered, startExecution } from "../executions/execution.ts";
import { carryOn, latestRun, runToEnd } from "../executions/progress.ts";
import { durationOf } from "../executions/script.ts";
import { shownExecution } from "../executions/views.ts";
import { deploymentNamed, liveWorker } from "../executions/workers.ts";
import { area } from "../handler.ts";
import { canonical } from "../metadata-filter.ts";
import { keysetPage } from "../paging.ts";
import { notFound } from "../problems.ts";
import { ok } from "../responses.ts";
import { workspace } from "../users/state.ts";
import type { StoredRegistration, StoredWorkflow } from "./state.ts";

type Schemas = components["schemas"];

/**
 * No worker registers code: workflows and registrations are those of the seed. Tracing attributes and extensions of an
 * execution are accepted and ignored.
 */
export const workflows = area("workflows", {
  "workflows.list": ({ query, world }) => {
    const { cursor, limit = 50, ...filters } = query;
    const order = new Map(world.workflows.all().map(({ id }, index) => [id, index]));
    const { items, next } = keysetPage(
      world.workflows.all().filter((workflow) => isListed(world, workflow, filters)),
      {
        scope: `workflows ${canonical(filters)}`,
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

  "workflows.registrations.list": ({ query, world }) => {
    const { cursor, limit = 50, with_workflow = false, ...filters } = query;
    const order = new Map(world.registrations.all().map(({ id }, index) => [id, index]));
    const { items, next } = keysetPage(
      world.registrations.all().filter((registration) => isRegistrationListed(world, registration, filters)),
      {
        scope: `registrations ${canonical(filters)}`,
        cursor,
        limit,
        key: ({ id }) => [order.get(id) ?? 0],
        descending: true,
      },
    );
    const page = items.map((registration) => shownRegistration(world, registration, with_workflow));
    return ok({ workflow_registrations: page, workflow_versions: page, next_cursor: next });
  },

  "workflows.get": ({ path, world }) => {
    const workflow = findWorkflow(world, path.workflow_identifier);
    return ok({ workflow: { ...workflow, active: isActive(world, workflow) } });
  },

  "workflows.update": ({ path, body, world }) => {
    const workflow = findWorkflow(world, path.workflow_identifier);
    const changed = world.workflows.put({
      ...workflow,
      display_name: body.display_name ?? workflow.display_name,
      description: body.description ?? workflow.description,
      available_in_chat_assistant: body.available_in_chat_assistant ?? workflow.available_in_chat_assistant,
      tags: body.tags ?? workflow.tags,
    });
    return ok({ workflow: changed });
  },

  "workflows.execute": ({ path, query, body, world, caller }) => {
    const workflow = findWorkflow(world, path.workflow_identifier);
    const registration = findRegistration(world, workflow, body.deployment_name);
    return ok(execute(world, registration, body, query.wait_for_result, caller));
  },

  "workflows.registrations.execute": ({ path, query, body, world, caller }) => {
    const registration = storedRegistration(world, path.workflow_registration_id);
    if (body.deployment_name != null && body.deployment_name !== registration.deployment_name)
      notRegistered(world, findWorkflow(world, registration.workflow_id), body.deployment_name);
    return ok(execute(world, registration, body, query.wait_for_result, caller));
  },

  "workflows.registrations.get": ({ path, query, world }) => {
    const registration = storedRegistration(world, path.workflow_registration_id);
    if (query.include_shared === false && isShared(findWorkflow(world, registration.workflow_id)))
      unknownRegistration(path.workflow_registration_id);
    const shown = shownRegistration(world, registration, query.with_workflow ?? false);
    return ok({ workflow_registration: shown, workflow_version: shown });
  },

  "workflows.archive": ({ path, world }) =>
    ok({ workflow: archived(world, findWorkflow(world, path.workflow_identifier), true) }),

  "workflows.unarchive": ({ path, world }) =>
    ok({ workflow: archived(world, findWorkflow(world, path.workflow_identifier), false) }),

  "workflows.archiveMany": ({ body, world }) => {
    const { done, errored } = archiveEach(world, body, true);
    return ok({ archived: done, errored });
  },

  "workflows.unarchiveMany": ({ body, world }) => {
    const { done, errored } = archiveEach(world, body, false);
    return ok({ unarchived: done, errored });
  },
});

/**
 * Starts an execution. One that is waited for runs to its end at once, unless that takes longer than the caller waits.
 * The mock makes nothing of `custom_tracing_attributes`, `force_new_trace`, `extensions` and `task_queue`: its executions
 * record no spans and have no plug-ins, and its workers poll no queue that has a name.
 */
function execute(
  world: World,
  registration: StoredRegistration,
  body: Schemas["WorkflowExecutionRequest"],
  wait: boolean | undefined,
  caller: Caller,
): Schemas["WorkflowExecutionAnswer"] {
  const workflow = findWorkflow(world, registration.workflow_id);
  const { execution_id, input, timeout_seconds } = body;
  const { user_id } = caller;
  const run = startExecution(world, { workflow, registration, execution_id, input, user_id, held: true });
  const waits =
    (wait || body.wait_for_result) && durationOf(run) <= (timeout_seconds ?? Number.POSITIVE_INFINITY) * 1000;
  if (!waits) carryOn(world, run.run_id);
  const now = waits ? runToEnd(world, run.run_id) : run;
  const shown = shownExecution(world, now);
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

function isListed(world: World, workflow: StoredWorkflow, filters: Filters): boolean {
  const { status, deployment_name, deployment_status, tags = [] } = filters;
  const active = isActive(world, workflow);
  return (
    isVisible(workflow, filters) &&
    contains([workflow.name, workflow.display_name, workflow.description], filters.search) &&
    (!status || hasExecution(world, workflow, status)) &&
    (!deployment_name ||
      registrationsOf(world, workflow).some((one) => deployment_name.includes(one.deployment_name))) &&
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

function isRegistrationListed(world: World, registration: StoredRegistration, filters: RegistrationFilters): boolean {
  const workflow = findWorkflow(world, registration.workflow_id);
  return (
    isVisible(workflow, filters) &&
    (filters.workflow_id === undefined || filters.workflow_id.toLowerCase() === workflow.id) &&
    // No worker of the mock polls a queue that has a name.
    filters.task_queue === undefined &&
    contains([workflow.name, workflow.display_name], filters.workflow_search) &&
    (!filters.active_only || canRun(world, registration))
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

function contains(texts: readonly (string | null)[], search: string | undefined): boolean {
  return search === undefined || texts.some((text) => text?.toLowerCase().includes(search.toLowerCase()));
}

function hasExecution(world: World, { id }: StoredWorkflow, status: readonly string[]): boolean {
  return world.executions.all().some(({ execution_id }) => {
    const run = latestRun(world, execution_id);
    return run?.workflow_id === id && status.includes(run.status);
  });
}

function registrationsOf(world: World, { id }: StoredWorkflow): StoredRegistration[] {
  return world.registrations.all().filter(({ workflow_id }) => workflow_id === id);
}

const isActive = (world: World, workflow: StoredWorkflow) =>
  registrationsOf(world, workflow).some((registration) => canRun(world, registration));

const canRun = (world: World, { deployment_name }: StoredRegistration) =>
  liveWorker(world, deployment_name) !== undefined;

function summary(workflow: StoredWorkflow): Schemas["WorkflowSummary"] {
  const { id, name, display_name, archived, description, shared_namespace, tags } = workflow;
  return { id, name, display_name, archived, description, metadata: { shared_namespace }, tags };
}

function storedRegistration(world: World, id: string): StoredRegistration {
  return world.registrations.get(id.toLowerCase()) ?? unknownRegistration(id);
}

function unknownRegistration(id: string): never {
  notFound(
    "WF_1100",
    `No registration visible to this workspace has the id ${id}. List the registrations to see their ids.`,
  );
}

function shownRegistration(world: World, registration: StoredRegistration, with_workflow: boolean) {
  const { id, workflow_id, definition, compatible_with_chat_assistant, deployment_name } = registration;
  const deployment = deploymentNamed(world, deployment_name);
  return {
    id,
    workflow_id,
    active: canRun(world, registration),
    deployment_id: deployment?.id ?? null,
    deployment_name: deployment?.name ?? null,
    compatible_with_chat_assistant,
    workflow: with_workflow ? findWorkflow(world, workflow_id) : null,
    definition,
  };
}

function archived(world: World, workflow: StoredWorkflow, archived: boolean): StoredWorkflow {
  return workflow.archived === archived ? workflow : world.workflows.put({ ...workflow, archived });
}

/** Puts each workflow into the archive or takes it out; one that is not there is reported and hinders no other. */
function archiveEach(world: World, { workflow_ids }: Schemas["WorkflowSelection"], into: boolean) {
  const done: StoredWorkflow[] = [];
  const errored: Schemas["WorkflowFailure"][] = [];
  for (const workflow_id of new Set(workflow_ids)) {
    const workflow = world.workflows.get(workflow_id.toLowerCase());
    if (workflow) done.push(archived(world, workflow, into));
    else {
      const message = `No workflow visible to this workspace has the id ${workflow_id}.`;
      errored.push({ workflow_id, message, workflow: null });
    }
  }
  return { done, errored };
}
