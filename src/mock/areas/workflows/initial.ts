import type { Examples } from "../../../../generated/examples.ts";
import type {
  DeploymentDetail,
  Workflow,
  WorkflowDefinition,
  WorkflowRegistration,
} from "../../../../generated/mock-types.ts";
import type { WorkflowsSeed } from "./state.ts";

export function initialWorkflows({
  briefingWorkflow,
  briefingRegistration,
  harborDeployment,
  selfHostedDeployment,
}: Examples): WorkflowsSeed {
  const briefing = briefingWorkflow.workflow;
  /**
   * A workflow that takes any object and returns it. It is technical, two deployments have registered it, and it belongs to
   * another workspace of the organization, which shares it.
   */
  const workerCheck: Workflow = {
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
  function workerCheckOn(id: string, deployment: DeploymentDetail): WorkflowRegistration {
    return {
      id,
      workflow_id: workerCheck.id,
      active: true,
      deployment_id: deployment.id,
      deployment_name: deployment.name,
      compatible_with_chat_assistant: false,
      workflow: null,
      definition: workerCheckDefinition,
    };
  }
  return {
    workflows: [briefing, workerCheck],
    workflow_registrations: [
      briefingRegistration.workflow_registration,
      workerCheckOn("0e5c8b72-3d1f-4a96-b7e4-f1a2b3c4d5e6", harborDeployment),
      workerCheckOn("6a9f2d84-7c3e-4b15-a8d0-02b3c4d5e6f7", selfHostedDeployment),
    ],
  };
}

const workerCheckDefinition: WorkflowDefinition = {
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
