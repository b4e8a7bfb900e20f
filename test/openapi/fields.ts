// The fields, required marks, defaults and sets of values in the owners' description of the API, copied by hand. The tests
// compare the document with them, so they must not be generated from the document.

/**
 * Facts of the description about fields, by name. Names with the same facts are separated by commas. A name can be a
 * path: `meta.to_timestamp` is a field of an object, `options[].value` of each item of a list, `assets{}.textContent` of
 * each value of a map. `usage: a, b` is short for `usage.a, usage.b`. The empty path is the value itself.
 *
 * The facts are written `<type> [or null] [req] [= <default>] [deprecated] [some]`:
 *
 * - The type is one of JSON Schema, `map`, `date-time` or `int32`, the name of a resource below, several of them with `/`
 *   in between, or `any` where the description has none. `(A B)` is a set of values; `(A B …)` means that the description
 *   shows these values but not all. `none` means that there is no such field.
 * - `req` is the description's mark. If a resource or a body has such marks, its other fields are optional.
 * - `some`: only some variants of a union have the field.
 *
 * Where the document differs on purpose, its own facts follow after a semicolon, and after a colon the row of
 * openapi/DECISIONS.md that says why.
 */
export type Facts = Readonly<Record<string, string>>;

// The description has this set, but names only one of the fields and parameters with it.
const authenticationMethod = "(oauth2 bearer none codehost_app chat_app)";

/** The description's resources and results. */
// biome-ignore format: one line for each row of the description
export const resources: Readonly<Record<string, Facts>> = {
  Dataset: {
    "id, name, description, owner_id, workspace_id": "string req",
    "created_at, updated_at": "date-time req",
    "deleted_at": "date-time or null req",
  },
  DatasetRecord: {
    "id, dataset_id": "string req",
    "payload, properties": "map req",
    "payload.messages[]": "map",
    "source": "(EXPLORER UPLOADED_FILE DIRECT_INPUT PLAYGROUND TELEMETRY_SPAN) req",
    "created_at, updated_at": "date-time req",
    "deleted_at": "date-time or null req",
  },
  DatasetImportTask: {
    "id, dataset_id, creator_id, workspace_id": "string req",
    "status": "(RUNNING COMPLETED FAILED CANCELED TERMINATED CONTINUED_AS_NEW TIMED_OUT UNKNOWN) req",
    "message": "string or null",
    "progress": "integer or null",
    "created_at, updated_at": "date-time req",
    "deleted_at": "date-time or null req",
  },
  DatasetExport: { "file_url": "string req" },
  Judge: {
    "id, owner_id, workspace_id, name, description, instructions, model_name": "string req",
    "tools": "array req",
    "tools[]": "string",
    "output": "object; object req: Whether a judge always has an `output`",
    "output.type": "(REGRESSION …); (REGRESSION CLASSIFICATION): How to tell the two forms of output apart",
    "output: min, min_description, max, max_description": "any some",
    "output.options": "array some",
    "output.options[]: description, value": "any",
    "base_revision, down_revision, up_revision": "string or null",
    "created_at, updated_at": "date-time req",
    "deleted_at": "date-time or null req",
  },
  JudgingResult: {
    "analysis": "string req",
    "answer": "string/number req",
  },
  SpanFieldDefinition: {
    "label, name": "any",
    "type": "(ENUM …)",
    "supported_aggregations[]": "(count …)",
    "supported_operators[]": "(eq …)",
  },
  SpanAggregation: {
    "data[]": "map",
    "meta: from_timestamp, to_timestamp": "date-time",
  },
  Connector: {
    "id, name, description": "string",
    "created_at, modified_at": "date-time",
    "owner_type": "(user …); (user workspace org system …): Values of `visibility` and `owner_type` in responses",
    "visibility": "(shared_global …); (private shared_workspace shared_org shared_global …): Values of `visibility` and `owner_type` in responses",
    "protocol": "(mcp …)",
    "supports_mcp, private_tool_execution": "boolean",
  },
  ConnectorAuthUrl: {
    "auth_url": "string req",
    "ttl": "integer req",
  },
  ConnectorCredentials: {
    "connector_preset_credentials_for_auth[]": authenticationMethod,
  },
  ConnectorToolResult: { "content[].type": "string", "content[].text": "string; string some: Parts of a tool result" },
  Message: { "message": "string" },
  Conversation: {
    "id, model": "string",
    "created_at, updated_at": "date-time",
  },
  ConversationEntry: {
    "object": "(entry)",
    "type": "(agent.handoff function.result …)",
    "previous_agent_id, previous_agent_name, next_agent_id, next_agent_name": "string some",
    "tool_call_id, result, role, content": "any some",
  },
  ConversationResponse: {
    "conversation_id": "string req",
    "outputs": "array; array req: Fields that every response has",
    "outputs[].object": "(entry)",
    "usage": "object; object req: Fields that every response has",
    "guardrails": "array or null",
    "guardrails[]": "map",
    "object": "string = conversation.response",
  },
  ConversationHistory: {
    "conversation_id": "string",
    "object": "string = conversation.history",
    "entries[]": "ConversationEntry",
  },
  ConversationMessages: {
    "conversation_id": "string",
    "object": "string = conversation.messages",
    "messages[].object": "(entry)",
    "messages[]: role, content": "any",
  },
  Agent: {
    "id, name, model, source": "string",
    "deployment_chat": "boolean",
    "version": "integer",
    "versions[]": "integer",
    "created_at, updated_at": "date-time",
  },
  AgentCompletion: {
    "id, object, model": "string",
    "created": "any",
    "usage: prompt_tokens, completion_tokens, total_tokens, prompt_audio_seconds": "any",
    "choices[]: index, finish_reason": "any",
    "choices[].message: role, content, tool_calls, prefix": "any",
  },
  Prompt: {
    "id, name, title, description, notes, createdBy": "string",
    "definition.content": "string",
    "definition.variables[].name": "string",
    "version, latestVersion": "int32",
    "aliases[]": "string",
    "sharingScope": "(sharing_scope_unspecified private workspace)",
    "createdAt, updatedAt, versionCreatedAt": "date-time",
  },
  PromptVersion: {
    "version": "int32",
    "definition.content": "string",
    "definition.variables[].name": "string",
    "notes": "string",
    "aliases[]": "string",
    "createdAt": "date-time",
  },
  Skill: {
    "id, name, notes, createdBy": "string",
    "definition: description, body": "string",
    "definition.assets": "map",
    "definition.assets{}.textContent": "string some",
    "definition.assets{}.isExecutable": "boolean",
    "version, latestVersion": "int32",
    "aliases[]": "string",
    "sharingScope": "(sharing_scope_unspecified private workspace)",
    "createdAt, updatedAt": "date-time",
    "title, description, versionCreatedAt": "none",
  },
  SkillVersion: {
    "version": "int32",
    "definition: description, body": "string",
    "definition.assets": "map",
    "definition.assets{}.textContent": "string some",
    "definition.assets{}.isExecutable": "boolean",
    "notes": "string",
    "aliases[]": "string",
    "createdAt": "date-time",
  },
  VersionCreated: {
    "version": "int32",
    "deduplicated": "boolean",
  },
  Model: {
    "id, object, owned_by, TYPE": "string",
    "job, root": "string some",
    "capabilities: completion_chat, completion_fim, function_calling, fine_tuning, vision, classification": "boolean",
    "created, max_context_length": "integer",
    "aliases": "array",
    "archived": "boolean some",
  },
  FineTunedModel: {
    "id, owned_by, root, root_version, workspace_id": "string",
    "archived": "boolean",
    "capabilities": "object",
    "created": "integer",
  },
  BatchJob: {
    "id, endpoint": "string",
    "object": "any = batch",
    "model, agent_id, metadata, output_file, error_file, outputs, started_at, completed_at": "any",
    "input_files[]": "string",
    "status": "(QUEUED …); (QUEUED RUNNING SUCCESS FAILED TIMEOUT_EXCEEDED CANCELLATION_REQUESTED CANCELLED): States of a job",
    "created_at": "integer",
    "errors[].message": "any",
    "total_requests, completed_requests, succeeded_requests, failed_requests": "any",
  },
  Moderation: {
    "id, model": "string req",
    "results[].categories: sexual, hate_and_discrimination, violence_and_threats, dangerous_and_criminal_content, selfharm, health, financial, law, pii": "boolean",
    "results[].category_scores: sexual, hate_and_discrimination, violence_and_threats, dangerous_and_criminal_content, selfharm, health, financial, law, pii": "number",
  },
  Classification: {
    "id, model": "string req",
    "results[][].scores": "any",
  },
  SearchIndexDeployment: {
    "id, name, creator_id": "string",
    "status": "(online offline …)",
    "document_count": "any",
    "created_at, modified_at": "date-time",
    "deployment": "any",
  },
  IngestionConfiguration: {
    "id, name, author_id": "string",
    "created_at, modified_at": "date-time",
    "last_run_time": "date-time or null",
    "last_run_chunks_count, total_chunks_count": "integer",
    "pipeline_composition": "any or null",
  },
  Identity: {
    "id": "string",
    "email, first_name, last_name": "string or null",
    "api_key, organization, workspace": "any",
  },
  Organization: { "id, name": "string" },
  Workspace: { "id, name, organization_id": "string" },
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
  WorkflowExecution: {
    "execution_id, root_execution_id, workflow_name": "string",
    "workflow_id": "string; string or null: Fields of an execution that can be null",
    "parent_execution_id, deployment_name": "any",
    "status": "(RUNNING …); (RUNNING COMPLETED FAILED CANCELED TERMINATED CONTINUED_AS_NEW TIMED_OUT RETRYING_AFTER_ERROR) or null: Status values in addition to `RUNNING`",
    "start_time": "date-time",
    "end_time": "date-time or null",
    "result": "any or null",
    "search_keys, total_duration_ms": "any",
  },
  BulkResult: {
    "results": "map",
    "results{}.status": "any",
    "results{}.error": "any",
  },
  Schedule: {
    "schedule_id, workflow_name": "string req",
    "input": "any req",
    "paused": "boolean req",
    "deployment_name, jitter, time_zone_name, note": "string or null",
    "cron_expressions": "array",
    "cron_expressions[]": "string",
    "calendars, intervals": "any",
    "start_at, end_at": "date-time or null",
    "remaining_executions": "integer or null",
  },
  Deployment: {
    "id, name": "string req",
    "is_active": "boolean req",
    "is_hardened": "boolean = false",
    "active_worker_count, worker_count": "integer = 0",
    "created_at, last_heartbeat": "date-time req",
    "updated_at": "date-time deprecated",
    "location": "any or null",
    "locations[]": "(local k8s managed)",
    "owner": "string or null",
    "managed": "any or null",
  },
  Worker: {
    "name": "string",
    "is_active": "boolean",
    "created_at, last_heartbeat": "date-time",
    "updated_at": "date-time; date-time deprecated: `updated_at` of deployments and workers",
  },
  DeploymentLogRecord: {
    "timestamp": "date-time",
    "body, severity_text, trace_id, span_id": "string",
    "log_attributes": "any",
  },
  WorkflowEvent: {
    "event_id, workflow_name, workflow_exec_id, root_workflow_exec_id": "string",
    "event_timestamp": "integer",
    "workflow_run_id, chain_run_id, continued_run_id, first_execution_run_id": "string or null",
    "schedule_id, parent_workflow_exec_id": "string or null",
    "attributes": "object",
  },
};

/** Facts of the description about an endpoint. A resource's name is short for a response that is this resource. */
export interface Exchange {
  parameters?: Facts;
  body?: Facts;
  response?: string | Facts;
  /** Each event of a stream. */
  event?: Facts;
}

const search = { search_expression: "any" };
const aggregation = {
  metric: "object req",
  "metric.measure": "string",
  "metric.aggregation": "(count p99 max …)",
  "dimensions, order_by, search_expression, time_dimension": "any",
  limit: "any = 1000",
};
const judge = { "name, description, model_name, output, instructions, tools": "any" };
const consumer = { consumer_scope: "(organization workspace user)" };
const append = { "inputs, completion_args": "any", store: "boolean = true", handoff_execution: "(server …) = server" };
const restart = {
  from_entry_id: "string req",
  completion_args: "any",
  store: "boolean = true",
  handoff_execution: "(server …) = server",
};
const agent = {
  "model, name": "string",
  completion_args: "object",
  "completion_args.response_format.type": "(text …)",
  "instructions, tools, description": "any",
};
const execution = { wait_for_result: "boolean = false" };
const searchIndex = {
  name: "string",
  "deployment: type, engine_version, query_url": "any",
  "deployment.indexes[]: name, sd": "any",
  "deployment.indexes[].fields[]: name, type": "any",
  "deployment.indexes[].fields[].index_type": "(ann …)",
  "deployment.indexes[].fields[].multidimensional": "boolean",
  "deployment.indexes[].fields[].ranking": "(count …)",
  "deployment.indexes[].fields[].storage": "(in_memory …)",
};

/** The description's requests and responses, by the methods and paths in endpoints.ts. */
// biome-ignore format: one line for each endpoint
export const exchanges: Readonly<Record<string, Exchange>> = {
  "GET /v1/observability/datasets": { response: { "datasets.count": "any" } },
  "POST /v1/observability/datasets": { body: { "name, description": "any" }, response: "Dataset" },
  "GET /v1/observability/datasets/{dataset_id}": { response: "Dataset" },
  "PATCH /v1/observability/datasets/{dataset_id}": { response: "Dataset" },
  "GET /v1/observability/datasets/{dataset_id}/records": { response: { "records.count": "any" } },
  "POST /v1/observability/datasets/{dataset_id}/records": { body: { "payload": "map req", "properties": "map" }, response: "DatasetRecord" },
  "POST /v1/observability/datasets/{dataset_id}/imports/from-file": { body: { "file_id": "any" }, response: "DatasetImportTask" },
  "POST /v1/observability/datasets/{dataset_id}/imports/from-playground": { body: { "conversation_ids": "array", "conversation_ids[]": "string" }, response: "DatasetImportTask" },
  "POST /v1/observability/datasets/{dataset_id}/imports/from-dataset": { body: { "dataset_record_ids": "array", "dataset_record_ids[]": "string" }, response: "DatasetImportTask" },
  "GET /v1/observability/datasets/{dataset_id}/exports/to-jsonl": { response: "DatasetExport" },

  "POST /v1/observability/spans/search": { body: search, response: { "spans": "any" } },
  "POST /v1/observability/spans/aggregate": { body: aggregation, response: "SpanAggregation" },
  "POST /v1/observability/spans/evaluations/aggregate": { body: aggregation, response: "SpanAggregation" },
  "POST /v1/observability/spans/evaluations/search": { body: search, response: { "span_evaluations": "any" } },
  "POST /v1/observability/spans/evaluations/search/latest": { body: search, response: { "span_evaluations": "any" } },
  "GET /v1/observability/spans/fields": { response: { "field_definitions[]": "SpanFieldDefinition" } },
  "GET /v1/observability/spans/evaluations/fields": { response: { "field_definitions[]": "SpanFieldDefinition" } },
  "GET /v1/observability/spans/fields/{field_name}/options": { response: { "options": "any" } },
  "GET /v1/observability/spans/evaluations/fields/{field_name}/options": { response: { "options": "any" } },

  "GET /v1/observability/judges": { response: { "judges.count": "any" } },
  "POST /v1/observability/judges": { body: judge, response: "Judge" },
  "GET /v1/observability/judges/{judge_id}": { response: "Judge" },
  "PUT /v1/observability/judges/{judge_id}": { body: judge },
  "POST /v1/observability/judges/{judge_id}/live-judging": { body: { "messages": "array" }, response: "JudgingResult" },

  "GET /v1/connectors": { response: { "items[]": "Connector", "pagination.page_size": "any" } },
  "POST /v1/connectors": { body: { "name, description": "any", "server": "string", "protocol": "(mcp …)", "visibility": "any" }, response: "Connector" },
  "GET /v1/connectors/{connector_id_or_name}/auth_url": { parameters: { "codehost_installation_link": "boolean", "method_type": authenticationMethod }, response: "ConnectorAuthUrl" },
  "PUT /v1/connectors/{connector_id}/share": { response: "Message" },
  "DELETE /v1/connectors/{connector_id}/share": { response: "Message" },
  "PUT /v1/connectors/{connector_id}/organization/share": { response: "Message" },
  "DELETE /v1/connectors/{connector_id}/organization/share": { response: "Message" },
  "POST /v1/connectors/{connector_id}/{consumer_scope}/activate": { parameters: consumer, response: "Message" },
  "POST /v1/connectors/{connector_id}/{consumer_scope}/deactivate": { parameters: consumer, response: "Message" },
  "POST /v1/connectors/{connector_id_or_name}/tools/{tool_name}/call": { response: "ConnectorToolResult" },
  "GET /v1/connectors/{connector_id_or_name}/tools": { parameters: { "refresh, pretty": "boolean" }, response: { "[]: name, inputSchema": "any" } },
  "GET /v1/connectors/{connector_id_or_name}/authentication_methods": { response: { "[].headers": "any", "[].method_type": authenticationMethod } },
  "GET /v1/connectors/{connector_id_or_name}/organization/credentials": { parameters: { "fetch_default": "boolean", "auth_type": authenticationMethod }, response: "ConnectorCredentials" },
  "GET /v1/connectors/{connector_id_or_name}/workspace/credentials": { parameters: { "fetch_default": "boolean", "auth_type": authenticationMethod }, response: "ConnectorCredentials" },

  "GET /v1/conversations": { response: { "[]": "Conversation" } },
  "POST /v1/conversations": { body: { "inputs": "string/array", "completion_args": "any" }, response: "ConversationResponse" },
  "GET /v1/conversations/{conversation_id}": { response: "Conversation" },
  "POST /v1/conversations/{conversation_id}": { body: append, response: "ConversationResponse" },
  "GET /v1/conversations/{conversation_id}/history": { response: "ConversationHistory" },
  "GET /v1/conversations/{conversation_id}/messages": { response: "ConversationMessages" },
  "POST /v1/conversations/{conversation_id}/restart": { body: restart, response: "ConversationResponse" },
  "POST /v1/conversations#stream": { body: { "inputs": "string/array", "completion_args": "any" } },
  "POST /v1/conversations/{conversation_id}#stream": { body: append },
  "POST /v1/conversations/{conversation_id}/restart#stream": { body: restart },

  "GET /v1/agents": { response: { "[]": "Agent" } },
  "POST /v1/agents": { body: agent, response: "Agent" },
  "GET /v1/agents/pages": { response: { "data[]": "Agent" } },
  "GET /v1/agents/{agent_id}": { parameters: { "agent_version": "integer/string" }, response: "Agent" },
  "PATCH /v1/agents/{agent_id}": { body: { "completion_args": "any" }, response: "Agent" },
  "PATCH /v1/agents/{agent_id}/version": { parameters: { "version": "integer" }, response: "Agent" },
  "GET /v1/agents/{agent_id}/versions": { response: { "[]": "Agent" } },
  "GET /v1/agents/{agent_id}/versions/{version}": { response: "Agent" },
  "POST /v1/agents/completions": { body: { "agent_id": "string", "messages": "array", "messages[]: role, content": "any", "stream": "boolean = false", "response_format.type": "any" }, response: "AgentCompletion" },

  "GET /v2/prompts": { response: { "data[]": "Prompt", "nextPageToken": "string" } },
  "POST /v2/prompts": { body: { "name": "string", "definition": "object", "definition.content": "string req" }, response: "Prompt" },
  "GET /v2/prompts/{prompt_id}": { response: "Prompt" },
  "PATCH /v2/prompts/{prompt_id}": { response: "Prompt" },
  "GET /v2/prompts/{prompt_id}/versions": { response: { "data[]": "PromptVersion" } },
  "POST /v2/prompts/{prompt_id}/versions": { body: { "definition": "object" }, response: "VersionCreated" },
  "GET /v2/prompts/{prompt_id}/versions/{version}": { response: "Prompt" },
  "PATCH /v2/prompts/{prompt_id}/versions/{version}": { response: "Prompt" },

  "GET /v2/skills": { response: { "data[]": "Skill", "nextPageToken": "string" } },
  "POST /v2/skills": { body: { "name": "string", "definition": "object" }, response: "Skill" },
  "GET /v2/skills/{skill_id}": { response: "Skill" },
  "PATCH /v2/skills/{skill_id}": { response: "Skill" },
  "GET /v2/skills/{skill_id}/versions": { response: { "data[]": "SkillVersion" } },
  "POST /v2/skills/{skill_id}/versions": { body: { "definition": "object" }, response: "VersionCreated" },
  "GET /v2/skills/{skill_id}/versions/{version}": { response: "Skill" },
  "PATCH /v2/skills/{skill_id}/versions/{version}": { response: "Skill" },

  "GET /v1/workflows": { parameters: { "include_shared, active_only": "boolean", "order": "(asc …)" }, response: { "workflows[]": "WorkflowItem", "next_cursor": "any" } },
  "GET /v1/workflows/registrations": { response: { "workflow_registrations[], workflow_versions[]": "WorkflowRegistration", "next_cursor": "any" } },
  "GET /v1/workflows/{workflow_identifier}": { response: { "workflow": "Workflow" } },
  "PUT /v1/workflows/{workflow_identifier}": { response: { "workflow": "Workflow" } },
  "POST /v1/workflows/{workflow_identifier}/execute": { body: execution, response: { "result": "any" } },
  "POST /v1/workflows/registrations/{workflow_registration_id}/execute": { body: execution, response: { "result": "any" } },
  "GET /v1/workflows/registrations/{workflow_registration_id}": { response: { "workflow_registration, workflow_version": "WorkflowRegistration" } },
  "PUT /v1/workflows/archive": { body: { "workflow_ids": "array" }, response: { "archived": "array" } },
  "PUT /v1/workflows/unarchive": { body: { "workflow_ids": "array" }, response: { "unarchived": "array" } },
  "PUT /v1/workflows/{workflow_identifier}/archive": { response: { "workflow": "Workflow" } },
  "PUT /v1/workflows/{workflow_identifier}/unarchive": { response: { "workflow": "Workflow" } },

  "GET /v1/workflows/executions/{execution_id}": { response: "WorkflowExecution" },
  "POST /v1/workflows/executions/{execution_id}/signals": { body: { "name": "string req", "input": "any" }, response: { "message": "string = signal accepted; string = Signal accepted: Message of an accepted signal; the source has \"signal accepted\"" } },
  "POST /v1/workflows/executions/{execution_id}/queries": { body: { "name": "string req" }, response: { "query_name, result": "any" } },
  "POST /v1/workflows/executions/terminate": { body: { "execution_ids": "array" }, response: "BulkResult" },
  "POST /v1/workflows/executions/cancel": { body: { "execution_ids": "array" }, response: "BulkResult" },
  "POST /v1/workflows/executions/{execution_id}/reset": { body: { "event_id": "integer req", "exclude_signals, exclude_updates": "boolean = false", "reason": "any" } },

  "GET /v1/workflows/runs": { parameters: { "order": "(desc …)", "include_internal": "boolean" }, response: { "executions": "array", "next_page_token": "any" } },
  "GET /v1/workflows/runs/{run_id}": { response: "WorkflowExecution" },

  "GET /v1/workflows/schedules": { response: { "schedules[]": "Schedule", "next_page_token": "any" } },
  "POST /v1/workflows/schedules": { body: { "schedule.input": "any" }, response: { "schedule_id": "string" } },
  "GET /v1/workflows/schedules/{schedule_id}": { response: "Schedule" },
  "PATCH /v1/workflows/schedules/{schedule_id}": { body: { "schedule": "any" }, response: { "schedule_id": "string" } },

  "GET /v1/workflows/deployments": { response: { "deployments[]": "Deployment", "next_cursor": "any", "workspace_id": "string" } },
  "POST /v1/workflows/deployments": { body: { "name": "string", "spec.codehost_url": "any" } },
  "GET /v1/workflows/deployments/{name}": { response: { "": "Deployment", "workers[]": "Worker" } },
  "GET /v1/workflows/deployments/{name}/workers": { response: { "workers[]": "Worker", "next_cursor": "any" } },
  "GET /v1/workflows/deployments/{name}/logs": { parameters: { "order": "(asc …)" }, response: { "results[]": "DeploymentLogRecord", "next_cursor": "any" } },
  "GET /v1/workflows/deployments/{name}/logs/stream": { parameters: { "Last-Event-ID": "any" }, event: { "event": "(log error)" } },

  "GET /v1/workflows/events/list": { response: { "events[]": "WorkflowEvent", "next_cursor": "any" } },

  "GET /v1/models": { response: { "object": "any = list", "data[]": "Model" } },
  "GET /v1/models/{model_id}": { response: "Model" },
  "DELETE /v1/models/{model_id}": { response: { "id": "string", "object": "any", "deleted": "boolean" } },
  "PATCH /v1/fine_tuning/models/{model_id}": { body: { "name, description": "any" }, response: "FineTunedModel" },
  "POST /v1/fine_tuning/models/{model_id}/archive": { response: { "id": "string" } },
  "DELETE /v1/fine_tuning/models/{model_id}/archive": { response: { "id": "string" } },

  "GET /v1/batch/jobs": { parameters: { "created_by_me": "boolean" }, response: { "total": "any" } },
  "POST /v1/batch/jobs": { body: { "endpoint": "string req", "model, input_files, requests, metadata": "any", "agent_id": "any; any deprecated: `model` and `agent_id`", "timeout_hours": "any = 24" }, response: "BatchJob" },
  "GET /v1/batch/jobs/{job_id}": { parameters: { "inline": "boolean" }, response: "BatchJob" },
  "DELETE /v1/batch/jobs/{job_id}": { response: { "id": "string" } },
  "POST /v1/batch/jobs/{job_id}/cancel": { response: "BatchJob" },

  "POST /v1/moderations": { body: { "model": "any", "input": "string/array", "input[]": "string" }, response: "Moderation" },
  "POST /v1/chat/moderations": { body: { "model": "any", "input": "array", "input[]: role, content": "any" }, response: "Moderation" },
  "POST /v1/classifications": { body: { "model": "any", "input": "string/array", "input[]": "string" }, response: "Classification" },
  "POST /v1/chat/classifications": { body: { "model": "any", "input": "object/array", "input.messages, input[].messages": "any" }, response: "Classification" },

  "GET /v1/rag/deployments": { response: { "deployments[]": "SearchIndexDeployment" } },
  "PUT /v1/rag/deployments": { body: searchIndex, response: { "id": "string" } },
  "PUT /v1/rag/deployments/{deployment_id}/metrics": { body: { "status": "(online offline …)", "document_count, index_metrics": "any some", "index_metrics[]: name, document_count": "any", "clear_metrics": "boolean some" } },
  "GET /v1/rag/ingestion_pipeline_configurations": { response: { "[]": "IngestionConfiguration" } },
  "PUT /v1/rag/ingestion_pipeline_configurations": { body: { "name": "string req", "pipeline_composition": "any" }, response: "IngestionConfiguration" },
  "PUT /v1/rag/ingestion_pipeline_configurations/{id}/run_info": { body: { "execution_time": "date-time", "chunks_count": "integer" }, response: "IngestionConfiguration" },

  "GET /v1/users/me": { response: "Identity" },
  "GET /v1/users/me/organizations": { response: { "organizations[]": "Organization" } },
  "GET /v1/users/me/workspaces": { response: { "workspaces[]": "Workspace" } },

  "POST /v1/audio/speech": { body: { "input": "string req", "stream": "boolean = false" }, response: { "audio_data": "string" } },
};
