import { allFields, type DescribeArea, FLAG, ref, row, TEXT, UUID } from "../shared/describe.ts";
import { initialWorkflows } from "./initial.ts";

export const workflows: DescribeArea<"workflows"> = (api) => ({
  rows: {
    workflows: allFields(api, "Workflow", ["active"]),
    registrations: row({
      id: UUID,
      workflow_id: UUID,
      deployment_name: TEXT,
      definition: ref("WorkflowDefinition"),
      compatible_with_chat_assistant: FLAG,
    }),
  },
  lists: {
    workflows: { resource: ref("Workflow"), internal: {}, description: "Each a `Workflow`." },
    workflow_registrations: {
      resource: ref("WorkflowRegistration"),
      internal: { deployment_name: TEXT },
      description: "Each a `WorkflowRegistration`.",
    },
  },
  initial: initialWorkflows(api.examples),
});
