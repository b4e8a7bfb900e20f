// The requests that the owners' description shows, as it shows them. They are written by hand, like the description itself.
// Only names and ids are taken from the seed of the mock.

import { examples } from "../../generated/examples.ts";

/** One request to an endpoint. */
export interface LiteralRequest {
  /** Parameters of the path, if they are not the examples of the document. */
  path?: Readonly<Record<string, string>>;
  /** Query parameters, in addition to those that the description lists with a value. */
  query?: Readonly<Record<string, string | number | boolean>>;
  body?: unknown;
  /** An endpoint whose first request must come before. If its response has an id, the path has it. */
  after?: string;
}

const messages = [{ role: "user", content: "When is low water?" }];
const output = { type: "REGRESSION", min: 0, min_description: "Wrong.", max: 1, max_description: "Right." };
const judge = {
  name: "Tide accuracy",
  description: "Scores answers about tides.",
  model_name: "aurora-large",
  output,
  instructions: "Compare the answer with the tide table.",
  tools: [],
};
const options = { options: [{ description: "It has a greeting.", value: "polite" }] };
const { name, description, model_name, instructions, tools } = examples.accuracyJudge;
const unchangedJudge = { name, description, model_name, output: examples.accuracyJudge.output, instructions, tools };
const metric = { measure: "duration_ns", aggregation: "p99" };
const aggregations: LiteralRequest[] = [
  { body: { metric: { measure: "duration_ns", aggregation: "count" } } },
  { body: { metric: { measure: "duration_ns", aggregation: "max" } } },
  { body: { metric, dimensions: ["service_name"], limit: 1000 } },
];
const searches: LiteralRequest[] = [{ body: {} }, { body: { search_expression: "duration_ns > 0" } }];
const evaluationMetric = { measure: "score_value", aggregation: "max" };
const append = { inputs: "And high water?", completion_args: {}, store: true, handoff_execution: "server" };
const restart = {
  from_entry_id: "msg_0197c3f0",
  completion_args: {},
  store: true,
  handoff_execution: "server",
};
const starts: LiteralRequest[] = [
  { body: { inputs: "When is low water?" } },
  { body: { inputs: messages, completion_args: { response_format: { type: "text" } } } },
  { body: { inputs: ["system", "user", "assistant", "tool"].map((role) => ({ role, content: "Low water." })) } },
  {
    body: {
      inputs: "When is low water?",
      completion_args: { temperature: 1.5, presence_penalty: 2.5, frequency_penalty: 3 },
    },
  },
];
const consumers = ["organization", "workspace", "user"].map((consumer_scope) => ({ path: { consumer_scope } }));
const schedule = { workflow_name: "morning-briefing", input: { harbor: "Harbor Point" } };
const schedules: LiteralRequest[] = [
  { body: { schedule } },
  ...["30s", "5m", "1h", "PT30S"].map((jitter) => ({
    body: { schedule: { ...schedule, cron_expressions: ["0 6 * * *"], jitter, time_zone_name: "Europe/Stockholm" } },
  })),
];
const registration = {
  name: "tides",
  deployment: {
    type: "search_engine",
    engine_version: "8.400",
    query_url: "https://search.example.com",
    indexes: [
      {
        name: "tides",
        sd: "schema tides { }",
        fields: [
          {
            name: "text",
            type: "string",
            index_type: "ann",
            multidimensional: false,
            ranking: "count",
            storage: "in_memory",
          },
        ],
      },
    ],
  },
};

const running = { path: { execution_id: examples.runningExecution.execution_id } };
const fineTuned = "ft:aurora-small:tidewater:9f2b";
const everything = "*";

/** The requests of each endpoint that takes more than its path and the query that the description lists for it. */
// biome-ignore format: one line for each request
export const literalRequests: Readonly<Record<string, readonly LiteralRequest[]>> = {
  "POST /v1/observability/datasets": [{ body: { name: "Tides", description: "Questions about tides." } }],
  "PATCH /v1/observability/datasets/{dataset_id}": [{ body: {} }],
  "POST /v1/observability/datasets/{dataset_id}/records": [{ body: { payload: {} } }, { body: { payload: { messages: [{}] }, properties: {} } }],
  "POST /v1/observability/datasets/{dataset_id}/imports/from-file": [{ body: { file_id: examples.tideFileImport.file_id } }],
  "POST /v1/observability/datasets/{dataset_id}/imports/from-playground": [{ body: { conversation_ids: ["conv_0197c3e1"] } }, { body: { conversation_ids: [] } }],
  "POST /v1/observability/datasets/{dataset_id}/imports/from-dataset": [{ body: examples.tideRecordsImport }, { body: { dataset_record_ids: [] } }],
  "POST /v1/observability/spans/search": searches,
  "POST /v1/observability/spans/aggregate": aggregations,
  "POST /v1/observability/spans/evaluations/aggregate": [{ body: { metric: evaluationMetric } }],
  "POST /v1/observability/spans/evaluations/search": [{ body: {} }],
  "POST /v1/observability/spans/evaluations/search/latest": [{ body: {} }],
  "POST /v1/observability/judges": [{ body: judge }, { body: { ...judge, output: options } }],
  "PUT /v1/observability/judges/{judge_id}": [{ body: judge }, { body: unchangedJudge }],
  "POST /v1/observability/judges/{judge_id}/live-judging": [{ body: { messages } }],
  "POST /v1/connectors": [{ body: { name: "charts", description: "Sea charts.", server: "https://charts.example.com/mcp", protocol: "mcp" } }],
  "DELETE /v1/connectors/{connector_id}/share": [{ after: "PUT /v1/connectors/{connector_id}/share" }],
  "DELETE /v1/connectors/{connector_id}/organization/share": [{ after: "PUT /v1/connectors/{connector_id}/organization/share" }],
  "POST /v1/connectors/{connector_id}/{consumer_scope}/activate": consumers,
  "POST /v1/connectors/{connector_id}/{consumer_scope}/deactivate": consumers,
  "POST /v1/connectors/{connector_id_or_name}/tools/{tool_name}/call": [{ body: {} }],
  "POST /v1/conversations": starts,
  "POST /v1/conversations/{conversation_id}": [{ body: append }],
  "POST /v1/conversations/{conversation_id}/restart": [{ body: restart }],
  "POST /v1/conversations#stream": starts,
  "POST /v1/conversations/{conversation_id}#stream": [{ body: append }],
  "POST /v1/conversations/{conversation_id}/restart#stream": [{ body: restart }],
  "POST /v1/agents": [{ body: { model: "aurora-large", name: "Scout" } }, { body: { model: "aurora-large", name: "Scout", completion_args: { response_format: { type: "text" } } } }],
  "GET /v1/agents/{agent_id}": [{ query: { agent_version: 0 } }],
  "PATCH /v1/agents/{agent_id}": [{ body: { completion_args: {} } }],
  "PATCH /v1/agents/{agent_id}/version": [{ query: { version: 0 } }, { body: { version: 0 } }],
  "POST /v1/agents/completions": [{ body: { agent_id: "ag_0197c3d0", messages, stream: false, response_format: { type: "text" } } }],
  "POST /v2/prompts": [{ body: { name: "greeting", definition: { content: "Good tide." } } }],
  "GET /v2/prompts/{prompt_id}": [{ query: { version: 1 } }],
  "PATCH /v2/prompts/{prompt_id}": [{ body: {} }],
  "POST /v2/prompts/{prompt_id}/versions": [{ body: { definition: { content: "Good tide.", variables: [{ name: "harbor" }] } } }],
  "PATCH /v2/prompts/{prompt_id}/versions/{version}": [{ body: {} }],
  "POST /v2/skills": [{ body: { name: "greeting", definition: {} } }],
  "GET /v2/skills/{skill_id}": [{ query: { version: 1 } }],
  "PATCH /v2/skills/{skill_id}": [{ body: {} }],
  "POST /v2/skills/{skill_id}/versions": [{ body: { definition: { description: "Greets.", body: "Greet.", assets: { "greet.sh": { textContent: "echo", isExecutable: true } } } } }],
  "PATCH /v2/skills/{skill_id}/versions/{version}": [{ body: {} }],
  "PUT /v1/workflows/{workflow_identifier}": [{ body: {} }],
  "POST /v1/workflows/{workflow_identifier}/execute": [{ body: {} }, { body: { wait_for_result: false } }],
  "POST /v1/workflows/registrations/{workflow_registration_id}/execute": [{ body: {} }],
  "PUT /v1/workflows/archive": [{ body: { workflow_ids: [] } }, { body: { workflow_ids: [examples.briefingWorkflow.workflow.id] } }, { body: { workflow_ids: ["any"] } }],
  "PUT /v1/workflows/unarchive": [{ body: { workflow_ids: [] } }],
  "GET /v1/workflows/executions/{execution_id}": [{ query: { include_search_keys: true } }],
  "POST /v1/workflows/executions/{execution_id}/signals": [{ ...running, body: { name: "add_display", input: { display: "north-quay" } } }],
  "POST /v1/workflows/executions/{execution_id}/queries": [{ ...running, body: { name: "progress" } }],
  "POST /v1/workflows/executions/{execution_id}/terminate": [running],
  "POST /v1/workflows/executions/terminate": [{ body: { execution_ids: [] } }, { body: { execution_ids: [running.path.execution_id] } }],
  "POST /v1/workflows/executions/{execution_id}/cancel": [running],
  "POST /v1/workflows/executions/cancel": [{ body: { execution_ids: [] } }, { body: { execution_ids: [running.path.execution_id] } }],
  "POST /v1/workflows/executions/{execution_id}/reset": [{ ...running, body: { event_id: 2, exclude_signals: false, exclude_updates: false, reason: "Try again." } }],
  "POST /v1/workflows/schedules": schedules,
  "PATCH /v1/workflows/schedules/{schedule_id}": [{ body: { schedule: { input: {} } } }],
  "POST /v1/workflows/schedules/{schedule_id}/pause": [{ body: null }],
  "POST /v1/workflows/schedules/{schedule_id}/resume": [{ body: null }],
  "POST /v1/workflows/schedules/{schedule_id}/trigger": [{ body: null }],
  "POST /v1/workflows/deployments": [{ body: { name: "tide-workers", spec: { codehost_url: "https://codehost.example/tides" } } }],
  "PATCH /v1/workflows/deployments/{name}": [{ body: {} }],
  "GET /v1/workflows/events/stream": [{ query: { workflow_exec_id: everything, root_workflow_exec_id: everything, parent_workflow_exec_id: everything } }],
  "PATCH /v1/fine_tuning/models/{model_id}": [{ body: {} }, { body: { name: "Topics", description: "Sorts questions." } }],
  "DELETE /v1/fine_tuning/models/{model_id}/archive": [{ after: "POST /v1/fine_tuning/models/{model_id}/archive" }],
  "POST /v1/batch/jobs": [
    { body: { endpoint: "/v1/chat/completions", model: "aurora-small", requests: [{ custom_id: "0", body: { max_tokens: 100, messages } }] } },
    { body: { endpoint: "/v1/chat/completions", model: "aurora-small", input_files: examples.newFileBatch.input_files, metadata: {}, timeout_hours: 24 } },
  ],
  "GET /v1/batch/jobs/{job_id}": [{ query: { inline: true } }],
  "POST /v1/batch/jobs/{job_id}/cancel": [{ after: "POST /v1/batch/jobs" }],
  "POST /v1/moderations": [{ body: { model: "aurora-guard", input: "Low water." } }, { body: { model: "aurora-guard", input: ["Low water."] } }],
  "POST /v1/chat/moderations": [{ body: { model: "aurora-guard", input: messages } }],
  "POST /v1/classifications": [{ body: { model: fineTuned, input: "Low water." } }, { body: { model: fineTuned, input: ["Low water."] } }],
  "POST /v1/chat/classifications": [{ body: { model: fineTuned, input: { messages } } }, { body: { model: fineTuned, input: [{ messages }] } }],
  "PUT /v1/rag/deployments": [{ body: registration }],
  "PUT /v1/rag/deployments/{deployment_id}/metrics": [{ body: { status: "online", document_count: 1, index_metrics: [{ name: "handbook_pages", document_count: 1 }], clear_metrics: false } }],
  "PUT /v1/rag/ingestion_pipeline_configurations": [{ body: { name: "tides" } }, { body: { name: "tides", pipeline_composition: { steps: [{ size: 512 }], overlap: null } } }],
  "PUT /v1/rag/ingestion_pipeline_configurations/{id}/run_info": [{ body: { execution_time: "2026-03-02T09:00:00Z", chunks_count: 12 } }],
  "GET /v1/users/me/workspaces": [{ query: { organization_id: "any" } }],
  "POST /v1/audio/speech": [{ body: { input: "Low water.", stream: false } }, { body: { input: "Low water.", stream: true } }],
};
