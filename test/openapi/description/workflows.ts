import type { Description } from "../description.ts";

const execution = { wait_for_result: "boolean = false" };

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/workflows", status: 200, query: { include_shared: true, order: "asc", limit: 50, active_only: false, cursor: undefined }, parameters: { "include_shared, active_only": "boolean", "order": "(asc …)" }, response: { "workflows[]": "WorkflowItem", "next_cursor": "any" } },
    { method: "GET", path: "/v1/workflows/registrations", status: 200, query: { active_only: false, include_shared: true, with_workflow: false, limit: 50 }, response: { "workflow_registrations[], workflow_versions[]": "WorkflowRegistration", "next_cursor": "any" } },
    { method: "GET", path: "/v1/workflows/{workflow_identifier}", status: 200, response: { "workflow": "Workflow" } },
    { method: "PUT", path: "/v1/workflows/{workflow_identifier}", status: 200, response: { "workflow": "Workflow" } },
    // `wait_for_result` is listed as "query/body", here and on the registration.
    { method: "POST", path: "/v1/workflows/{workflow_identifier}/execute", status: 200, query: { wait_for_result: false }, body: execution, response: { "result": "any" } },
    { method: "POST", path: "/v1/workflows/registrations/{workflow_registration_id}/execute", status: 200, query: { wait_for_result: false }, body: execution, response: { "result": "any" } },
    { method: "GET", path: "/v1/workflows/registrations/{workflow_registration_id}", status: 200, query: { with_workflow: false, include_shared: true }, response: { "workflow_registration, workflow_version": "WorkflowRegistration" } },
    { method: "PUT", path: "/v1/workflows/archive", status: 200, body: { "workflow_ids": "array" }, response: { "archived": "array" } },
    { method: "PUT", path: "/v1/workflows/unarchive", status: 200, body: { "workflow_ids": "array" }, response: { "unarchived": "array" } },
    { method: "PUT", path: "/v1/workflows/{workflow_identifier}/archive", status: 200, response: { "workflow": "Workflow" } },
    { method: "PUT", path: "/v1/workflows/{workflow_identifier}/unarchive", status: 200, response: { "workflow": "Workflow" } },
  ],
  resources: {
    WorkflowItem: {
      "id, name, display_name": "string",
      "archived": "boolean",
    },
    Workflow: {
      "id, name, display_name, customer_id, workspace_id": "string",
      "type": "(code …)",
      "active": "boolean",
    },
    WorkflowRegistration: {
      "id, workflow_id": "string",
      "active": "boolean",
      "definition.input_schema": "any",
    },
  },
};
