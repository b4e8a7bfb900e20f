import { schemaViolations } from "../../lib/schema-violations/schema-violations.ts";
import { conflict, fail, notFound, type Violation } from "../problems.ts";
import type { Sandbox } from "../tables.ts";
import type { StoredRegistration, StoredWorkflow } from "../workflows/state.ts";
import {
  createRun,
  isCancelRequested,
  isRunning,
  latestRun,
  notifyParent,
  requestCancel,
  resume,
  terminateRun,
} from "./progress.ts";
import { eventsOf, record } from "./run-events.ts";
import type { StoredRun } from "./run-state.ts";
import { deploymentNamed } from "./workers.ts";

export { isRunning, latestRun };

export interface Start {
  readonly workflow: StoredWorkflow;
  /** Which of the workflow's registrations runs; by default the one that `findRegistration` finds. */
  readonly registration?: StoredRegistration | undefined;
  readonly deployment_name?: string | null | undefined;
  readonly input?: unknown;
  /** Made up unless given. */
  readonly execution_id?: string | null | undefined;
  readonly schedule_id?: string | null | undefined;
  /** Who starts it; null, as with a schedule, unless given. */
  readonly user_id?: string | null | undefined;
  /** Whether nothing happens until `runToEnd` or `carryOn` is called. */
  readonly held?: boolean;
}

/**
 * Starts an execution and returns its first run, as it is at that time: later, get it anew with `latestRun`.
 * Throws 404 WF_1100 for an unknown deployment, 409 AMBIGUOUS_WORKFLOW if several have the workflow and none is named,
 * 409 WF_1101 if the execution id is taken, 422 WF_1001 if the input doesn't fit the workflow.
 */
export function startExecution(sandbox: Sandbox, start: Start): StoredRun {
  const { workflow, held = false } = start;
  const registration = start.registration ?? findRegistration(sandbox, workflow, start.deployment_name);
  const input = start.input ?? null;
  const faults = inputViolations(registration, input, "/body/input");
  if (faults.length > 0)
    unsuitableInput(
      `The input does not match the input_schema of ${workflow.name}. Correct what errors lists.`,
      faults,
    );
  const execution_id = start.execution_id ?? sandbox.newId(`${workflow.name}-`);
  if (sandbox.executions.has(execution_id))
    conflict(
      "WF_1101",
      `An execution with the id ${execution_id} has already been started. Retrieve it, or choose another id.`,
    );
  const run_id = createRun(sandbox, {
    execution_id,
    workflow_id: workflow.id,
    workflow_name: workflow.name,
    registration_id: registration.id,
    deployment_name: registration.deployment_name,
    root_execution_id: execution_id,
    parent_execution_id: null,
    schedule_id: start.schedule_id ?? null,
    user_id: start.user_id ?? null,
    input,
  });
  if (!held) resume(sandbox, run_id);
  return sandbox.runs.get(run_id)!; // Just made.
}

/** Why a workflow would refuse the input, if it would; `pointer` says where the input stands in the request. */
export function inputViolations({ definition }: StoredRegistration, input: unknown, pointer: string): Violation[] {
  return schemaViolations(definition.input_schema, input ?? {}, pointer);
}

/** 422 for what the documented schema allows but the workflow does not. */
export function unsuitableInput(detail: string, errors: readonly Violation[]): never {
  fail(422, "WF_1001", detail, { errors });
}

/** The workflow with this id or name; 404 if there is none. */
export function findWorkflow(sandbox: Sandbox, idOrName: string): StoredWorkflow {
  return (
    sandbox.workflows.get(idOrName) ??
    sandbox.workflows.all().find(({ name }) => name === idOrName) ??
    notFound(
      "WF_1100",
      `No workflow visible to this workspace has the id or name ${idOrName}. List the workflows to see their names.`,
    )
  );
}

/** The newest registration of the workflow on this deployment, or on the only one that has it; 404 or 409 if there is none. */
export function findRegistration(
  sandbox: Sandbox,
  workflow: StoredWorkflow,
  deployment_name?: string | null,
): StoredRegistration {
  const all = sandbox.registrations.all().filter(({ workflow_id }) => workflow_id === workflow.id);
  const present = all.filter((registration) => deploymentNamed(sandbox, registration.deployment_name));
  // What only deleted deployments have registered can be started all the same, and waits for one of that name.
  const candidates = present.length > 0 ? present : all;
  const names = [...new Set(candidates.map((registration) => registration.deployment_name))];
  if (deployment_name == null && names.length > 1)
    conflict(
      "AMBIGUOUS_WORKFLOW",
      `${names.length} deployments have registered ${workflow.name}. Choose one with deployment_name.`,
      { deployments: names },
    );
  const name = deployment_name ?? names[0];
  return (
    candidates.findLast((registration) => registration.deployment_name === name) ??
    notRegistered(sandbox, workflow, String(name))
  );
}

/** 404 for a deployment that is not there, or has not registered the workflow. */
export function notRegistered(sandbox: Sandbox, workflow: StoredWorkflow, name: string): never {
  notFound(
    "WF_1100",
    deploymentNamed(sandbox, name)
      ? `The deployment ${name} has not registered ${workflow.name}. List the registrations to see which one has.`
      : `This workspace has no deployment named ${name}. List the deployments to see their names.`,
  );
}

/** Asks the latest run to stop; it is `CANCELED` a moment later. Doing so twice, or after its end, changes nothing. */
export function cancelExecution(sandbox: Sandbox, execution_id: string): void {
  const run = latestRun(sandbox, execution_id);
  if (!run || !isRunning(run) || isCancelRequested(eventsOf(sandbox, run))) return;
  record(sandbox, run.run_id, {
    history: { event_type: "WORKFLOW_EXECUTION_CANCEL_REQUESTED", attributes: { reason: null } },
  });
  requestCancel(sandbox, run.run_id);
}

/** Ends the latest run at once as `TERMINATED`. After its end this changes nothing. */
export function terminateExecution(sandbox: Sandbox, execution_id: string): void {
  const run = latestRun(sandbox, execution_id);
  if (!run || !isRunning(run)) return;
  terminateRun(sandbox, run.run_id, null);
  notifyParent(sandbox, run.run_id);
}
