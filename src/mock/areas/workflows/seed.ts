import type { Workflow } from "../../../../generated/mock-types.ts";
import { convertEach } from "../../lib/collect.ts";
import type { AreaData } from "../area-data.ts";
import { createEntry } from "../seeded.ts";
import type { Sandbox } from "../tables.ts";
import { showRegistration, showWorkflow } from "./handlers.ts";
import { type RegistrationSeed, type StoredRegistration, type StoredWorkflow, workflowsTables } from "./state.ts";

export const workflowsData: AreaData<"workflows"> = {
  tables: workflowsTables,
  toRows: ({ workflows = [], workflow_registrations = [] }) => ({
    workflows: workflows.map(toWorkflowRow),
    registrations: workflow_registrations.map(toRegistrationRow),
  }),
  toEntries: (sandbox) => ({
    workflows: convertEach(sandbox.workflows.all(), (row) => showWorkflow(sandbox, row)),
    workflow_registrations: convertEach(sandbox.registrations.all(), (row) => toRegistrationEntry(sandbox, row)),
  }),
  lists: {
    workflows: { key: ["id"], names: ({ id, name }) => [id, name], permanent: true, references: () => [] },
    workflow_registrations: {
      key: ["id"],
      references: ({ workflow_id, deployment_name, _mock }) => [
        ["workflow_id", "workflows", workflow_id],
        ["deployment_name", "deployments", _mock?.deployment_name ?? deployment_name],
      ],
      recorded: {
        newestFirst: true,
        shows: {
          // Other fields of the responses repeat the registrations under a former name.
          "workflows.registrations.list": ["/workflow_registrations"],
          "workflows.registrations.get": ["/workflow_registration"],
        },
      },
    },
  },
  origins: { workflows: { list: "workflows" }, registrations: { list: "workflow_registrations" } },

  *checkRows({ workflows, registrations }) {
    for (const [index, { workflow_id }] of registrations.all().entries())
      if (!workflows.has(workflow_id))
        yield { table: "registrations", index, field: "workflow_id", detail: "needs a row in workflows" };
  },
};

function toWorkflowRow(workflow: Workflow): StoredWorkflow {
  const { id, name, display_name, type, customer_id, workspace_id } = workflow;
  const { description, shared_namespace, available_in_chat_assistant, is_technical, archived, tags } = workflow;
  return {
    id,
    name,
    display_name,
    type,
    customer_id,
    workspace_id,
    description,
    shared_namespace,
    available_in_chat_assistant,
    is_technical,
    archived,
    tags,
  };
}

function toRegistrationRow(registration: RegistrationSeed): StoredRegistration {
  const { id, workflow_id, definition, compatible_with_chat_assistant, _mock } = registration;
  const deployment_name = _mock?.deployment_name ?? registration.deployment_name;
  // No deployment has an empty name.
  return { id, workflow_id, deployment_name: deployment_name ?? "", definition, compatible_with_chat_assistant };
}

function toRegistrationEntry(sandbox: Sandbox, row: StoredRegistration): RegistrationSeed {
  const resource = showRegistration(sandbox, row);
  const { deployment_name } = row;
  return createEntry(resource, { deployment_name }, { deployment_name: resource.deployment_name });
}
