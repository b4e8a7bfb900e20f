import { examples } from "../../../generated/examples.ts";
import type { Description, Shape } from "../description.ts";
import { execution, id } from "../values.ts";

const executionFields = { wait_for_result: "boolean = false" };

const workflow = {
  id,
  name: "morning-briefing",
  display_name: "Morning briefing",
  type: "code",
  customer_id: "customer",
  workspace_id: "workspace",
  active: true,
};

const registration = { id, workflow_id: id, active: true, definition: { input_schema: {} } };

const shapes: readonly Shape[] = [
  {
    name: "page of workflows",
    operations: ["workflows.list"],
    value: {
      workflows: [{ id, name: "morning-briefing", display_name: "Morning briefing", archived: false }],
      next_cursor: "next",
    },
  },
  {
    name: "page of registrations",
    operations: ["workflows.registrations.list"],
    value: { workflow_registrations: [registration], workflow_versions: [registration], next_cursor: "next" },
  },
  {
    name: "workflow",
    operations: ["workflows.get", "workflows.update", "workflows.archive", "workflows.unarchive"],
    value: { workflow },
  },
  {
    name: "started execution",
    operations: ["workflows.execute", "workflows.registrations.execute"],
    value: execution,
  },
  {
    name: "registration",
    operations: ["workflows.registrations.get"],
    value: { workflow_registration: registration, workflow_version: registration },
  },
  { name: "archived workflows", operations: ["workflows.archiveMany"], value: { archived: [workflow] } },
  { name: "unarchived workflows", operations: ["workflows.unarchiveMany"], value: { unarchived: [workflow] } },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/workflows", status: 200, query: { include_shared: true, order: "asc", limit: 50, active_only: false, cursor: undefined }, parameters: { "include_shared, active_only": "boolean", "order": "(asc …)" }, response: { "workflows[]": "WorkflowItem", "next_cursor": "any" } },
    { method: "GET", path: "/v1/workflows/registrations", status: 200, query: { active_only: false, include_shared: true, with_workflow: false, limit: 50 }, response: { "workflow_registrations[], workflow_versions[]": "WorkflowRegistration", "next_cursor": "any" } },
    { method: "GET", path: "/v1/workflows/{workflow_identifier}", status: 200, response: { "workflow": "Workflow" } },
    { method: "PUT", path: "/v1/workflows/{workflow_identifier}", status: 200, response: { "workflow": "Workflow" } },
    // `wait_for_result` is listed as "query/body", here and on the registration.
    { method: "POST", path: "/v1/workflows/{workflow_identifier}/execute", status: 200, query: { wait_for_result: false }, body: executionFields, response: { "result": "any" } },
    { method: "POST", path: "/v1/workflows/registrations/{workflow_registration_id}/execute", status: 200, query: { wait_for_result: false }, body: executionFields, response: { "result": "any" } },
    { method: "GET", path: "/v1/workflows/registrations/{workflow_registration_id}", status: 200, query: { with_workflow: false, include_shared: true }, response: { "workflow_registration, workflow_version": "WorkflowRegistration" } },
    { method: "PUT", path: "/v1/workflows/archive", status: 200, reversible: true, body: { "workflow_ids": "array" }, response: { "archived": "array" } },
    { method: "PUT", path: "/v1/workflows/unarchive", status: 200, reversible: true, body: { "workflow_ids": "array" }, response: { "unarchived": "array" } },
    { method: "PUT", path: "/v1/workflows/{workflow_identifier}/archive", status: 200, reversible: true, response: { "workflow": "Workflow" } },
    { method: "PUT", path: "/v1/workflows/{workflow_identifier}/unarchive", status: 200, reversible: true, response: { "workflow": "Workflow" } },
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
  requests: {
    "PUT /v1/workflows/{workflow_identifier}": [{ body: {} }],
    "POST /v1/workflows/{workflow_identifier}/execute": [{ body: {} }, { body: { wait_for_result: false } }],
    "POST /v1/workflows/registrations/{workflow_registration_id}/execute": [{ body: {} }],
    "PUT /v1/workflows/archive": [{ body: { workflow_ids: [] } }, { body: { workflow_ids: [examples.briefingWorkflow.workflow.id] } }, { body: { workflow_ids: ["any"] } }],
    "PUT /v1/workflows/unarchive": [{ body: { workflow_ids: [] } }],
  },
  shapes,
  bounds: {
    "Counts, positions and durations in requests": ["WorkflowExecutionRequest.timeout_seconds"],
    "Fields of the execution request": ["WorkflowExecutionRequest.execution_id"],
    "Body of the workflow update": ["WorkflowUpdate.display_name"],
    "Number of workflows in one bulk call": ["WorkflowSelection.workflow_ids"],
    "Page size of workflows, registrations and runs": ["workflows.list limit", "workflows.registrations.list limit"],
  },
  sets: { "Other closed sets of values in requests": ["workflows.list deployment_status"] },
  facts: {
    format: {
      uuid: [
        "WorkflowSummary.id", "Workflow.id", "WorkflowRegistration.id", "WorkflowRegistration.workflow_id",
        "WorkflowRegistration.deployment_id",
      ],
    },
    null: {
      Workflow: [".description", ".shared_namespace"], WorkflowDefinition: [".output_schema", ".plugin_metadata"],
      WorkflowExecutionRequest: [
        ".execution_id", ".timeout_seconds", ".deployment_name", ".custom_tracing_attributes", ".extensions",
      ],
      WorkflowFailure: [".workflow"], WorkflowMetadata: [".shared_namespace"], WorkflowPage: [".next_cursor"],
      WorkflowQueryDefinition: [".output_schema", ".description"],
      WorkflowRegistration: [".workflow", ".deployment_id", ".deployment_name"], WorkflowRegistrationPage: [".next_cursor"],
      WorkflowSignalDefinition: [".description"], WorkflowSummary: [".description"],
      WorkflowUpdate: [".description", ".tags"], WorkflowUpdateDefinition: [".output_schema", ".description"],
    },
    optional: {
      Workflow: [".description", ".shared_namespace", ".available_in_chat_assistant", ".is_technical", ".archived", ".tags"],
      WorkflowArchiveResult: [".errored"],
      WorkflowDefinition: [
        ".output_schema", ".signals", ".queries", ".updates", ".enforce_determinism", ".on_behalf_of", ".execution_timeout",
        ".plugin_metadata",
      ],
      WorkflowExecutionRequest: [
        ".execution_id", ".input", ".wait_for_result", ".timeout_seconds", ".deployment_name", ".custom_tracing_attributes",
        ".force_new_trace", ".extensions",
      ],
      WorkflowRegistration: [".workflow", ".deployment_id", ".deployment_name", ".compatible_with_chat_assistant"],
      WorkflowStartConflictProblem: [".deployments"], WorkflowSummary: [".description", ".metadata", ".tags"],
      WorkflowUnarchiveResult: [".errored"],
      WorkflowUpdate: [".display_name", ".description", ".available_in_chat_assistant", ".tags"],
    },
    minimum: { "0": ["WorkflowExecutionRequest.timeout_seconds"], "1": ["parameter WorkflowLimit"] },
    default: {
      "50": ["parameter WorkflowLimit"], asc: ["workflows.list order"],
      false: [
        "WorkflowExecutionRequest.wait_for_result", "WorkflowExecutionRequest.force_new_trace",
        "parameter ActiveWorkflowsOnly", "parameter WithWorkflow", "parameter WaitForResult",
      ],
      true: ["parameter IncludeSharedWorkflows"],
    },
    maximum: { "1000": ["parameter WorkflowLimit"] },
    minLength: {
      "1": ["WorkflowExecutionRequest.execution_id", "parameter WorkflowIdentifier", "parameter WorkflowRegistrationId"],
    },
    maxLength: {
      "128": ["WorkflowUpdate.display_name"],
      "256": ["WorkflowExecutionRequest.execution_id", "parameter WorkflowIdentifier", "parameter WorkflowRegistrationId"],
    },
    maxItems: { "100": ["WorkflowSelection.workflow_ids"] },
    "pages size": { limit: ["workflows.list", "workflows.registrations.list"] },
    errors: {
      BadCursor: ["workflows.list", "workflows.registrations.list"],
      ExecutionAlreadyStarted: ["workflows.registrations.execute"],
      WorkflowInputInvalid: ["workflows.execute", "workflows.registrations.execute"],
      WorkflowNotFound: ["workflows.get", "workflows.update", "workflows.archive", "workflows.unarchive"],
      WorkflowRegistrationNotFound: ["workflows.registrations.get"],
      WorkflowRegistrationStartNotFound: ["workflows.registrations.execute"], WorkflowStartConflict: ["workflows.execute"],
      WorkflowStartNotFound: ["workflows.execute"],
    },
    descriptions: {
      "100": ["WorkflowSelection.workflow_ids"], "128": ["WorkflowUpdate.display_name"],
      "200": ["workflows.archiveMany", "workflows.unarchiveMany"], "409": ["WorkflowExecutionRequest.execution_id"],
      "422": ["WorkflowExecutionRequest.execution_id"],
      "newest first": ["workflows.registrations.list", "WorkflowRegistrationPage.workflow_registrations"],
      "oldest first": ["workflows.list/parameters/order"], "sorted by the time": ["workflows.list/parameters/sort_by"],
    },
  },
};
