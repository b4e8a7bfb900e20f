// The endpoint list of the API's owners, copied by hand. The tests compare the document with it, so it must not be
// generated from the document.

/** One endpoint of the list. */
export interface Endpoint {
  method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  /** The full path with its prefix, and with `{names}` and `#stream` as in the list. */
  path: string;
  /** The status of success. 204 for "no body", for which the list has no status. */
  status: 200 | 201 | 202 | 204;
  /**
   * The query parameters in the list with their default values; `undefined` if the list has none, so that the document
   * may have any. The document may also have more parameters, such as those of an endpoint that the list calls "paged".
   */
  query?: Record<string, string | number | boolean | undefined>;
  deprecated?: true;
  /** The successful response is an event stream, or can be one. */
  stream?: true;
}

/** All endpoints by area, in the order of the list. */
// biome-ignore format: one line for each endpoint
export const endpoints: Record<string, readonly Endpoint[]> = {
  datasets: [
    { method: "GET", path: "/v1/observability/datasets", status: 200, query: { page_size: 50, page: 1 } },
    { method: "POST", path: "/v1/observability/datasets", status: 201 },
    { method: "GET", path: "/v1/observability/datasets/{dataset_id}", status: 200 },
    { method: "PATCH", path: "/v1/observability/datasets/{dataset_id}", status: 200 },
    { method: "DELETE", path: "/v1/observability/datasets/{dataset_id}", status: 204 },
    { method: "GET", path: "/v1/observability/datasets/{dataset_id}/records", status: 200, query: { page_size: 50, page: 1 } },
    { method: "POST", path: "/v1/observability/datasets/{dataset_id}/records", status: 201 },
    { method: "POST", path: "/v1/observability/datasets/{dataset_id}/imports/from-file", status: 202 },
    { method: "POST", path: "/v1/observability/datasets/{dataset_id}/imports/from-playground", status: 202 },
    { method: "POST", path: "/v1/observability/datasets/{dataset_id}/imports/from-dataset", status: 202 },
    { method: "GET", path: "/v1/observability/datasets/{dataset_id}/exports/to-jsonl", status: 200 },
  ],
  spans: [
    { method: "POST", path: "/v1/observability/spans/search", status: 200, query: { page_size: 50, page: 1 } },
    { method: "POST", path: "/v1/observability/spans/aggregate", status: 200 },
    { method: "POST", path: "/v1/observability/spans/evaluations/aggregate", status: 200 },
    { method: "POST", path: "/v1/observability/spans/evaluations/search", status: 200, query: { page_size: 50, page: 1 } },
    { method: "POST", path: "/v1/observability/spans/evaluations/search/latest", status: 200, query: { page_size: 50, page: 1 } },
    { method: "GET", path: "/v1/observability/spans/fields", status: 200 },
    { method: "GET", path: "/v1/observability/spans/evaluations/fields", status: 200 },
    { method: "GET", path: "/v1/observability/spans/fields/{field_name}/options", status: 200 },
    { method: "GET", path: "/v1/observability/spans/evaluations/fields/{field_name}/options", status: 200 },
  ],
  judges: [
    { method: "GET", path: "/v1/observability/judges", status: 200, query: { page_size: 50, page: 1 } },
    { method: "POST", path: "/v1/observability/judges", status: 201 },
    { method: "GET", path: "/v1/observability/judges/{judge_id}", status: 200 },
    { method: "PUT", path: "/v1/observability/judges/{judge_id}", status: 204 },
    { method: "DELETE", path: "/v1/observability/judges/{judge_id}", status: 204 },
    { method: "POST", path: "/v1/observability/judges/{judge_id}/live-judging", status: 200 },
  ],
  connectors: [
    { method: "GET", path: "/v1/connectors", status: 200, query: { page_size: 100 } },
    { method: "POST", path: "/v1/connectors", status: 201 },
    { method: "GET", path: "/v1/connectors/{connector_id_or_name}/auth_url", status: 200, query: { codehost_installation_link: false } },
    { method: "PUT", path: "/v1/connectors/{connector_id}/share", status: 200 },
    { method: "DELETE", path: "/v1/connectors/{connector_id}/share", status: 200 },
    { method: "PUT", path: "/v1/connectors/{connector_id}/organization/share", status: 200 },
    { method: "DELETE", path: "/v1/connectors/{connector_id}/organization/share", status: 200 },
    { method: "POST", path: "/v1/connectors/{connector_id}/{consumer_scope}/activate", status: 200 },
    { method: "POST", path: "/v1/connectors/{connector_id}/{consumer_scope}/deactivate", status: 200 },
    { method: "POST", path: "/v1/connectors/{connector_id_or_name}/tools/{tool_name}/call", status: 200 },
    { method: "GET", path: "/v1/connectors/{connector_id_or_name}/tools", status: 200, query: { page: 1, page_size: 100, refresh: false, pretty: false } },
    { method: "GET", path: "/v1/connectors/{connector_id_or_name}/authentication_methods", status: 200 },
    { method: "GET", path: "/v1/connectors/{connector_id_or_name}/organization/credentials", status: 200, query: { fetch_default: false } },
    { method: "GET", path: "/v1/connectors/{connector_id_or_name}/workspace/credentials", status: 200, query: { fetch_default: false } },
  ],
  conversations: [
    { method: "GET", path: "/v1/conversations", status: 200, query: { page: 0, page_size: 100 } },
    { method: "POST", path: "/v1/conversations", status: 200 },
    { method: "GET", path: "/v1/conversations/{conversation_id}", status: 200 },
    { method: "POST", path: "/v1/conversations/{conversation_id}", status: 200 },
    { method: "DELETE", path: "/v1/conversations/{conversation_id}", status: 204 },
    { method: "GET", path: "/v1/conversations/{conversation_id}/history", status: 200 },
    { method: "GET", path: "/v1/conversations/{conversation_id}/messages", status: 200 },
    { method: "POST", path: "/v1/conversations/{conversation_id}/restart", status: 200 },
    { method: "POST", path: "/v1/conversations#stream", status: 200, stream: true },
    { method: "POST", path: "/v1/conversations/{conversation_id}#stream", status: 200, stream: true },
    { method: "POST", path: "/v1/conversations/{conversation_id}/restart#stream", status: 200, stream: true },
  ],
  agents: [
    { method: "GET", path: "/v1/agents", status: 200, query: { page: 0, page_size: 20 }, deprecated: true },
    { method: "POST", path: "/v1/agents", status: 200 },
    { method: "GET", path: "/v1/agents/pages", status: 200 },
    { method: "GET", path: "/v1/agents/{agent_id}", status: 200, query: { agent_version: undefined } },
    { method: "DELETE", path: "/v1/agents/{agent_id}", status: 204 },
    { method: "PATCH", path: "/v1/agents/{agent_id}", status: 200 },
    // Takes a `version`, but the list does not say whether in the query or the body.
    { method: "PATCH", path: "/v1/agents/{agent_id}/version", status: 200 },
    { method: "GET", path: "/v1/agents/{agent_id}/versions", status: 200, query: { page: 0, page_size: 20 } },
    { method: "GET", path: "/v1/agents/{agent_id}/versions/{version}", status: 200 },
    { method: "POST", path: "/v1/agents/completions", status: 200, deprecated: true },
  ],
  prompts: [
    { method: "GET", path: "/v2/prompts", status: 200 },
    { method: "POST", path: "/v2/prompts", status: 200 },
    // The list shows version 1. That is a sample: as a default it would hide every later version.
    { method: "GET", path: "/v2/prompts/{prompt_id}", status: 200, query: { version: undefined } },
    { method: "DELETE", path: "/v2/prompts/{prompt_id}", status: 200 },
    { method: "PATCH", path: "/v2/prompts/{prompt_id}", status: 200 },
    { method: "GET", path: "/v2/prompts/{prompt_id}/versions", status: 200 },
    { method: "POST", path: "/v2/prompts/{prompt_id}/versions", status: 200 },
    { method: "GET", path: "/v2/prompts/{prompt_id}/versions/{version}", status: 200 },
    { method: "PATCH", path: "/v2/prompts/{prompt_id}/versions/{version}", status: 200 },
  ],
  skills: [
    { method: "GET", path: "/v2/skills", status: 200 },
    { method: "POST", path: "/v2/skills", status: 200 },
    // Version 1 is a sample here too.
    { method: "GET", path: "/v2/skills/{skill_id}", status: 200, query: { version: undefined } },
    { method: "DELETE", path: "/v2/skills/{skill_id}", status: 200 },
    { method: "PATCH", path: "/v2/skills/{skill_id}", status: 200 },
    { method: "GET", path: "/v2/skills/{skill_id}/versions", status: 200 },
    { method: "POST", path: "/v2/skills/{skill_id}/versions", status: 200 },
    { method: "GET", path: "/v2/skills/{skill_id}/versions/{version}", status: 200 },
    { method: "PATCH", path: "/v2/skills/{skill_id}/versions/{version}", status: 200 },
  ],
  workflows: [
    { method: "GET", path: "/v1/workflows", status: 200, query: { include_shared: true, order: "asc", limit: 50, active_only: false, cursor: undefined } },
    { method: "GET", path: "/v1/workflows/registrations", status: 200, query: { active_only: false, include_shared: true, with_workflow: false, limit: 50 } },
    { method: "GET", path: "/v1/workflows/{workflow_identifier}", status: 200 },
    { method: "PUT", path: "/v1/workflows/{workflow_identifier}", status: 200 },
    // `wait_for_result` is listed as "query/body", here and on the registration.
    { method: "POST", path: "/v1/workflows/{workflow_identifier}/execute", status: 200, query: { wait_for_result: false } },
    { method: "POST", path: "/v1/workflows/registrations/{workflow_registration_id}/execute", status: 200, query: { wait_for_result: false } },
    { method: "GET", path: "/v1/workflows/registrations/{workflow_registration_id}", status: 200, query: { with_workflow: false, include_shared: true } },
    { method: "PUT", path: "/v1/workflows/archive", status: 200 },
    { method: "PUT", path: "/v1/workflows/unarchive", status: 200 },
    { method: "PUT", path: "/v1/workflows/{workflow_identifier}/archive", status: 200 },
    { method: "PUT", path: "/v1/workflows/{workflow_identifier}/unarchive", status: 200 },
  ],
  executions: [
    { method: "GET", path: "/v1/workflows/executions/{execution_id}", status: 200, query: { include_search_keys: undefined } },
    { method: "GET", path: "/v1/workflows/executions/{execution_id}/history", status: 200, query: { decode_payloads: true } },
    { method: "POST", path: "/v1/workflows/executions/{execution_id}/signals", status: 202 },
    { method: "POST", path: "/v1/workflows/executions/{execution_id}/queries", status: 200 },
    { method: "POST", path: "/v1/workflows/executions/{execution_id}/terminate", status: 204 },
    { method: "POST", path: "/v1/workflows/executions/terminate", status: 200 },
    { method: "POST", path: "/v1/workflows/executions/{execution_id}/cancel", status: 204 },
    { method: "POST", path: "/v1/workflows/executions/cancel", status: 200 },
    { method: "POST", path: "/v1/workflows/executions/{execution_id}/reset", status: 204 },
  ],
  runs: [
    // The page token has no name in the list.
    { method: "GET", path: "/v1/workflows/runs", status: 200, query: { order: "desc", include_internal: true, page_size: 50 } },
    { method: "GET", path: "/v1/workflows/runs/{run_id}", status: 200 },
    { method: "GET", path: "/v1/workflows/runs/{run_id}/history", status: 200, query: { decode_payloads: true } },
  ],
  schedules: [
    { method: "GET", path: "/v1/workflows/schedules", status: 200 },
    { method: "POST", path: "/v1/workflows/schedules", status: 201 },
    { method: "GET", path: "/v1/workflows/schedules/{schedule_id}", status: 200 },
    { method: "DELETE", path: "/v1/workflows/schedules/{schedule_id}", status: 204 },
    { method: "PATCH", path: "/v1/workflows/schedules/{schedule_id}", status: 200 },
    { method: "POST", path: "/v1/workflows/schedules/{schedule_id}/pause", status: 204 },
    { method: "POST", path: "/v1/workflows/schedules/{schedule_id}/resume", status: 204 },
    { method: "POST", path: "/v1/workflows/schedules/{schedule_id}/trigger", status: 204 },
  ],
  deployments: [
    { method: "GET", path: "/v1/workflows/deployments", status: 200, query: { active_only: true, cursor: undefined } },
    { method: "POST", path: "/v1/workflows/deployments", status: 202 },
    { method: "GET", path: "/v1/workflows/deployments/{name}", status: 200 },
    { method: "PATCH", path: "/v1/workflows/deployments/{name}", status: 202 },
    { method: "DELETE", path: "/v1/workflows/deployments/{name}", status: 202 },
    { method: "POST", path: "/v1/workflows/deployments/{name}/stop", status: 202 },
    { method: "POST", path: "/v1/workflows/deployments/{name}/start", status: 202 },
    { method: "POST", path: "/v1/workflows/deployments/{name}/restart", status: 202 },
    { method: "POST", path: "/v1/workflows/deployments/{deployment_id}/unharden", status: 204 },
    { method: "GET", path: "/v1/workflows/deployments/{name}/workers", status: 200, query: { cursor: undefined } },
    { method: "GET", path: "/v1/workflows/deployments/{name}/logs", status: 200, query: { after: undefined, before: undefined, order: "asc", limit: 50, cursor: undefined } },
    { method: "GET", path: "/v1/workflows/deployments/{name}/logs/stream", status: 200, query: { last_event_id: undefined, after: undefined }, stream: true },
  ],
  events: [
    // The list has * for the three execution ids, too. These are samples, not defaults: one of the three is required.
    { method: "GET", path: "/v1/workflows/events/stream", status: 200, query: { scope: "*", activity_name: "*", activity_id: "*", workflow_name: "*", workflow_exec_id: undefined, root_workflow_exec_id: undefined, parent_workflow_exec_id: undefined, stream: "*", start_seq: 0, last_event_id: undefined }, stream: true },
    { method: "GET", path: "/v1/workflows/events/list", status: 200, query: { limit: 100, cursor: undefined } },
  ],
  models: [
    { method: "GET", path: "/v1/models", status: 200 },
    { method: "GET", path: "/v1/models/{model_id}", status: 200 },
    { method: "DELETE", path: "/v1/models/{model_id}", status: 200 },
    { method: "PATCH", path: "/v1/fine_tuning/models/{model_id}", status: 200 },
    { method: "POST", path: "/v1/fine_tuning/models/{model_id}/archive", status: 200 },
    { method: "DELETE", path: "/v1/fine_tuning/models/{model_id}/archive", status: 200 },
  ],
  batch: [
    { method: "GET", path: "/v1/batch/jobs", status: 200, query: { page: 0, page_size: 100, created_by_me: false, order_by: "-created" } },
    { method: "POST", path: "/v1/batch/jobs", status: 200 },
    { method: "GET", path: "/v1/batch/jobs/{job_id}", status: 200, query: { inline: undefined } },
    { method: "DELETE", path: "/v1/batch/jobs/{job_id}", status: 200 },
    { method: "POST", path: "/v1/batch/jobs/{job_id}/cancel", status: 200 },
  ],
  classifiers: [
    { method: "POST", path: "/v1/moderations", status: 200 },
    { method: "POST", path: "/v1/chat/moderations", status: 200 },
    { method: "POST", path: "/v1/classifications", status: 200 },
    { method: "POST", path: "/v1/chat/classifications", status: 200 },
  ],
  retrieval: [
    { method: "GET", path: "/v1/rag/deployments", status: 200 },
    { method: "PUT", path: "/v1/rag/deployments", status: 200 },
    { method: "DELETE", path: "/v1/rag/deployments/{deployment_id}", status: 200 },
    { method: "PUT", path: "/v1/rag/deployments/{deployment_id}/metrics", status: 200 },
    { method: "GET", path: "/v1/rag/ingestion_pipeline_configurations", status: 200 },
    { method: "PUT", path: "/v1/rag/ingestion_pipeline_configurations", status: 200 },
    { method: "PUT", path: "/v1/rag/ingestion_pipeline_configurations/{id}/run_info", status: 200 },
  ],
  users: [
    { method: "GET", path: "/v1/users/me", status: 200 },
    // The list has a parameter for the number of organizations to skip, but no name for it.
    { method: "GET", path: "/v1/users/me/organizations", status: 200 },
    { method: "GET", path: "/v1/users/me/workspaces", status: 200, query: { organization_id: undefined } },
  ],
  audio: [
    { method: "POST", path: "/v1/audio/speech", status: 200, stream: true },
  ],
};
