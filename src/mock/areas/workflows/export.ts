import { entryOf } from "../seeded.ts";
import type { Sandbox } from "../tables.ts";
import { showRegistration, showWorkflow } from "./handlers.ts";
import type { WorkflowsSeed } from "./state.ts";

/** The workflows of a sandbox as `workflowsTables` reads them. */
export function exportWorkflows(sandbox: Sandbox): NonNullable<WorkflowsSeed["workflows"]> {
  return sandbox.workflows.all().map((row) => showWorkflow(sandbox, row));
}

export function exportRegistrations(sandbox: Sandbox): NonNullable<WorkflowsSeed["workflow_registrations"]> {
  return sandbox.registrations.all().map((row) => {
    const resource = showRegistration(sandbox, row, false);
    const { deployment_name } = row;
    return entryOf(resource, { deployment_name }, { deployment_name: resource.deployment_name });
  });
}
