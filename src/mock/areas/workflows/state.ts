import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";

type Schemas = components["schemas"];

/** A workflow as shown, except that whether it can run is seen from its deployments. */
export type StoredWorkflow = Required<Omit<Schemas["Workflow"], "active">>;

/** One version of a workflow's code on one deployment. Registrations stand in the order in which they were made. */
export interface StoredRegistration {
  readonly id: string;
  readonly workflow_id: string;
  readonly deployment_name: string;
  readonly definition: Schemas["WorkflowDefinition"];
  readonly compatible_with_chat_assistant: boolean;
}

// Required by the type of the answers, though not by the schema of a workflow on its own.
const briefing = examples.briefingWorkflowUnarchived.workflow as StoredWorkflow;
const registration = examples.briefingRegistration.workflow_registration;

/**
 * Another workspace of the organization shares it, so that there is a workflow which two deployments have registered,
 * which is internal, and which is not of the workspace itself. It takes any object and returns it.
 */
const workerCheck: StoredWorkflow = {
  ...briefing,
  id: "9b3d7e10-5a2c-4f68-8d41-e6f7a8b9c0d1",
  name: "worker-check",
  display_name: "Worker check",
  workspace_id: "1c7e5a90-2b4d-4f83-96a1-d0e1f2a3b4c5",
  description: "Returns its input, to show that the workers of a deployment run.",
  shared_namespace: "tidewater",
  is_technical: true,
  tags: ["maintenance"],
};

const workerCheckDefinition: Schemas["WorkflowDefinition"] = {
  input_schema: { type: "object" },
  output_schema: { type: "object" },
  signals: [],
  queries: [],
  updates: [],
  enforce_determinism: true,
  on_behalf_of: false,
  execution_timeout: 60,
  plugin_metadata: null,
};

const workerCheckOn = (id: string, deployment_name: string): StoredRegistration => ({
  id,
  workflow_id: workerCheck.id,
  deployment_name,
  definition: workerCheckDefinition,
  compatible_with_chat_assistant: false,
});

export const workflowsState = {
  workflows: defineTable<StoredWorkflow>((workflow) => workflow.id, [briefing, workerCheck]),
  registrations: defineTable<StoredRegistration>(
    ({ id }) => id,
    [
      {
        id: registration.id,
        workflow_id: registration.workflow_id,
        deployment_name: registration.deployment_name!,
        definition: registration.definition,
        compatible_with_chat_assistant: false,
      },
      workerCheckOn("0e5c8b72-3d1f-4a96-b7e4-f1a2b3c4d5e6", "harbor-workers"),
      workerCheckOn("6a9f2d84-7c3e-4b15-a8d0-02b3c4d5e6f7", "quay-laptop"),
    ],
  ),
};
