// What a server returns that implements the owners' description to the letter: each resource and each envelope with exactly
// the fields that the description lists. It is written by hand from the description and must not be generated from the
// document. Values are the ones that the description shows, or plain ones of the described type.

/** A literal response, or an event of a stream. */
export interface Shape {
  /** The resource, or the operation's result, in the description's words. */
  name: string;
  /** The operations that return it: as a whole, as each event of a stream, or as items in their own envelopes. */
  operations: readonly string[];
  value: unknown;
  /** Fields of the value without the description's mark `req`, in a resource that has such marks. */
  optional?: readonly string[];
}

const TIME = "2026-03-02T09:00:00Z";
const DATASETS = "observability.datasets";
const SPANS = "observability.spans";
const JUDGES = "observability.judges";
const EXECUTIONS = "workflows.executions";
const SCHEDULES = "workflows.schedules";
const DEPLOYMENTS = "workflows.deployments";

const id = "3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10";

const dataset = {
  id,
  name: "Tide questions",
  description: "Questions of visitors",
  owner_id: "owner",
  workspace_id: "workspace",
  created_at: TIME,
  updated_at: TIME,
  deleted_at: null,
};

const record = {
  id,
  dataset_id: id,
  payload: { messages: [{ role: "user" }] },
  properties: {},
  source: "DIRECT_INPUT",
  created_at: TIME,
  updated_at: TIME,
  deleted_at: null,
};

const importTask = {
  id,
  dataset_id: id,
  creator_id: "creator",
  workspace_id: "workspace",
  status: "RUNNING",
  message: null,
  progress: null,
  created_at: TIME,
  updated_at: TIME,
  deleted_at: null,
};

const regressionOutput = {
  type: "REGRESSION",
  min: 0,
  min_description: "Wrong",
  max: 1,
  max_description: "Right",
};

const optionsOutput = { options: [{ description: "The answer is right.", value: "right" }] };

const judge = {
  id,
  owner_id: "owner",
  workspace_id: "workspace",
  name: "Answer accuracy",
  description: "Compares answers",
  instructions: "Compare the answers.",
  model_name: "aurora-large",
  tools: ["search"],
  output: regressionOutput,
  base_revision: null,
  down_revision: null,
  up_revision: null,
  created_at: TIME,
  updated_at: TIME,
  deleted_at: null,
};

const JUDGE_OPTIONAL = ["base_revision", "down_revision", "up_revision"];

const spanField = {
  label: "Status",
  name: "status_code",
  type: "ENUM",
  supported_aggregations: ["count"],
  supported_operators: ["eq"],
};

const aggregation = {
  data: [{ count_spans: 3, service_name: "desk" }],
  meta: { from_timestamp: TIME, to_timestamp: TIME },
};

const connector = {
  id,
  name: "harbor-tides",
  description: "Tide tables",
  created_at: TIME,
  modified_at: TIME,
  owner_type: "user",
  visibility: "shared_global",
  protocol: "mcp",
  supports_mcp: true,
  private_tool_execution: false,
};

const conversation = { id: "conv", model: "aurora-large", created_at: TIME, updated_at: TIME };

const handoff = {
  object: "entry",
  type: "agent.handoff",
  previous_agent_id: "first",
  previous_agent_name: "First",
  next_agent_id: "second",
  next_agent_name: "Second",
};
const functionResult = { object: "entry", type: "function.result", tool_call_id: "call", result: "06:12" };
// The description gives no type of messages, connector entries and function calls.
const message = { object: "entry", type: "message", role: "assistant", content: "At 06:12." };
const entries = [handoff, functionResult, message];

const agent = {
  id: "agent",
  name: "Scout",
  model: "aurora-large",
  source: "api",
  deployment_chat: false,
  version: 0,
  versions: [0],
  created_at: TIME,
  updated_at: TIME,
};

const promptVersion = {
  version: 1,
  definition: { content: "Low water on {{day}}", variables: [{ name: "day" }] },
  notes: "First",
  aliases: ["live"],
  createdAt: TIME,
};

const prompt = {
  id: "prompt",
  name: "tide-briefing",
  title: "Tide briefing",
  description: "Tides of a day",
  ...promptVersion,
  latestVersion: 1,
  sharingScope: "private",
  createdBy: "creator",
  updatedAt: TIME,
  versionCreatedAt: TIME,
};

const skillVersion = {
  version: 1,
  definition: {
    description: "Reads charts",
    body: "Read the chart.",
    assets: { "read.py": { textContent: "print()", isExecutable: true } },
  },
  notes: "First",
  aliases: ["live"],
  createdAt: TIME,
};

const skill = {
  id: "skill",
  name: "chart-reading",
  ...skillVersion,
  latestVersion: 1,
  sharingScope: "workspace",
  createdBy: "creator",
  updatedAt: TIME,
};

const versionCreated = { version: 2, deduplicated: false };

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

const execution = {
  execution_id: "execution",
  root_execution_id: "execution",
  parent_execution_id: "parent",
  workflow_name: "morning-briefing",
  workflow_id: id,
  deployment_name: "harbor-workers",
  status: "RUNNING",
  start_time: TIME,
  end_time: null,
  result: null,
  total_duration_ms: 42_000,
};

const schedule = {
  schedule_id: "daily",
  workflow_name: "morning-briefing",
  input: null,
  paused: false,
  deployment_name: null,
  cron_expressions: ["0 6 * * *"],
  calendars: [],
  intervals: [],
  start_at: null,
  end_at: null,
  jitter: null,
  time_zone_name: "Europe/Stockholm",
  note: null,
  remaining_executions: null,
};

const SCHEDULE_OPTIONAL = Object.keys(schedule).slice(4);

const worker = { name: "harbor-worker-1", is_active: true, created_at: TIME, last_heartbeat: TIME, updated_at: TIME };

const deployment = {
  id,
  name: "harbor-workers",
  is_active: true,
  is_hardened: false,
  active_worker_count: 0,
  worker_count: 0,
  created_at: TIME,
  last_heartbeat: TIME,
  updated_at: TIME,
  location: null,
  locations: ["local", "k8s", "managed"],
  owner: null,
};

const DEPLOYMENT_OPTIONAL = [
  "is_hardened",
  "active_worker_count",
  "worker_count",
  "updated_at",
  "location",
  "locations",
  "owner",
];

const logRecord = {
  timestamp: TIME,
  body: "started",
  severity_text: "INFO",
  trace_id: "",
  span_id: "",
  log_attributes: {},
};

const event = {
  event_id: "event",
  event_timestamp: 1_772_442_000_000,
  workflow_name: "morning-briefing",
  workflow_exec_id: "execution",
  root_workflow_exec_id: "execution",
  parent_workflow_exec_id: null,
  workflow_run_id: id,
  chain_run_id: null,
  continued_run_id: null,
  first_execution_run_id: null,
  schedule_id: null,
  attributes: { input: {}, task_id: "task", workflow_name: "morning-briefing" },
};

const capabilities = {
  completion_chat: true,
  completion_fim: false,
  function_calling: true,
  fine_tuning: false,
  vision: false,
  classification: false,
};

const model = {
  id: "aurora-large",
  job: "job",
  root: "aurora-small",
  object: "model",
  owned_by: "platform",
  TYPE: "base",
  capabilities,
  created: 1_772_442_000,
  max_context_length: 32_768,
  aliases: [],
  archived: false,
};

const batchJob = {
  id,
  object: "batch",
  endpoint: "/v1/chat/completions",
  model: "aurora-large",
  agent_id: "agent",
  input_files: ["input"],
  metadata: { team: "desk" },
  status: "QUEUED",
  created_at: 1_772_442_000,
  started_at: 1_772_442_000,
  completed_at: 1_772_442_000,
  output_file: "output",
  error_file: "error",
  outputs: [{ custom_id: "1" }],
  errors: [{ message: "The line is no JSON." }],
  total_requests: 1,
  completed_requests: 1,
  succeeded_requests: 0,
  failed_requests: 1,
};

const categories = [
  "sexual",
  "hate_and_discrimination",
  "violence_and_threats",
  "dangerous_and_criminal_content",
  "selfharm",
  "health",
  "financial",
  "law",
  "pii",
];

const moderation = {
  categories: Object.fromEntries(categories.map((category) => [category, false])),
  category_scores: Object.fromEntries(categories.map((category) => [category, 0.1])),
};

const searchIndex = {
  id,
  name: "harbor",
  creator_id: "creator",
  status: "online",
  document_count: 2,
  created_at: TIME,
  modified_at: TIME,
};

const pipeline = {
  id,
  name: "harbor",
  author_id: "author",
  created_at: TIME,
  modified_at: TIME,
  last_run_time: null,
  last_run_chunks_count: 0,
  total_chunks_count: 0,
  pipeline_composition: null,
};

const organization = { id: "organization", name: "Tidewater Labs" };
const workspace = { id: "workspace", name: "Harbor Desk" };

/** All shapes, in the order of the description's list of endpoints. */
export const shapes: readonly Shape[] = [
  { name: "page of datasets", operations: [`${DATASETS}.list`], value: { datasets: { count: 1 } } },
  {
    name: "dataset",
    operations: [`${DATASETS}.create`, `${DATASETS}.get`, `${DATASETS}.update`],
    value: dataset,
  },
  { name: "page of records", operations: [`${DATASETS}.records.list`], value: { records: { count: 1 } } },
  { name: "dataset record", operations: [`${DATASETS}.records.create`], value: record },
  {
    name: "dataset import task",
    operations: ["File", "Playground", "Dataset"].map((source) => `${DATASETS}.importFrom${source}`),
    value: importTask,
    optional: ["message", "progress"],
  },
  {
    name: "dataset export",
    operations: [`${DATASETS}.exportToJsonl`],
    value: { file_url: "https://files.example/1" },
  },
  { name: "page of spans", operations: [`${SPANS}.search`], value: { spans: { count: 1 } } },
  {
    name: "aggregation",
    operations: [`${SPANS}.aggregate`, `${SPANS}.evaluations.aggregate`],
    value: aggregation,
  },
  {
    name: "page of span evaluations",
    operations: [`${SPANS}.evaluations.search`, `${SPANS}.evaluations.searchLatest`],
    value: { span_evaluations: { count: 1 } },
  },
  {
    name: "span field definitions",
    operations: [`${SPANS}.fields.list`, `${SPANS}.evaluations.fields.list`],
    value: { field_definitions: [spanField] },
  },
  {
    name: "options of a span field",
    operations: [`${SPANS}.fields.listOptions`, `${SPANS}.evaluations.fields.listOptions`],
    value: { options: ["Ok"] },
  },
  { name: "page of judges", operations: [`${JUDGES}.list`], value: { judges: { count: 1 } } },
  {
    name: "judge with a regression output",
    operations: [`${JUDGES}.create`, `${JUDGES}.get`],
    value: judge,
    optional: JUDGE_OPTIONAL,
  },
  {
    name: "judge with an options output",
    operations: [`${JUDGES}.create`, `${JUDGES}.get`],
    value: { ...judge, output: optionsOutput },
    optional: JUDGE_OPTIONAL,
  },
  {
    name: "judging result with a text",
    operations: [`${JUDGES}.judgeLive`],
    value: { analysis: "It is right.", answer: "right" },
  },
  {
    name: "judging result with a number",
    operations: [`${JUDGES}.judgeLive`],
    value: { analysis: "It is right.", answer: 1 },
  },

  {
    name: "page of connectors",
    operations: ["connectors.list"],
    value: { items: [connector], pagination: { page_size: 100 } },
  },
  { name: "MCP connector", operations: ["connectors.create"], value: connector },
  { name: "HTTP connector", operations: ["connectors.create"], value: { ...connector, protocol: "http" } },
  { name: "auth URL", operations: ["connectors.getAuthUrl"], value: { auth_url: "https://auth.example/", ttl: 600 } },
  {
    name: "message",
    operations: [
      ...["shareToWorkspace", "unshareFromWorkspace", "shareToOrganization", "unshareFromOrganization"],
      ...["activate", "deactivate"],
    ].map((verb) => `connectors.${verb}`),
    value: { message: "Done" },
  },
  {
    name: "result of a tool call",
    operations: ["connectors.tools.call"],
    value: { content: [{ type: "text", text: "06:12" }] },
  },
  { name: "tools", operations: ["connectors.tools.list"], value: [{ name: "get_tides", inputSchema: {} }] },
  { name: "tools as maps", operations: ["connectors.tools.list"], value: [{}] },
  {
    name: "authentication methods",
    operations: ["connectors.authenticationMethods.list"],
    value: [{ method_type: "bearer", headers: [{ name: "Authorization" }] }],
  },
  {
    name: "credentials",
    operations: ["connectors.credentials.listForOrganization", "connectors.credentials.listForWorkspace"],
    value: { connector_preset_credentials_for_auth: ["oauth2", "bearer", "none", "codehost_app", "chat_app"] },
  },

  { name: "conversations", operations: ["conversations.list"], value: [conversation] },
  { name: "conversation", operations: ["conversations.get"], value: conversation },
  {
    name: "response of a conversation",
    operations: ["conversations.start", "conversations.append", "conversations.restart"],
    value: {
      conversation_id: "conv",
      outputs: entries,
      usage: {},
      guardrails: [{}, { action: "warn" }],
      object: "conversation.response",
    },
    optional: ["guardrails", "object"],
  },
  {
    name: "history of a conversation",
    operations: ["conversations.getHistory"],
    value: { conversation_id: "conv", object: "conversation.history", entries },
    optional: ["object"],
  },
  {
    name: "messages of a conversation",
    operations: ["conversations.getMessages"],
    value: { conversation_id: "conv", object: "conversation.messages", messages: [message] },
    optional: ["object"],
  },

  { name: "agents", operations: ["agents.listLegacy", "agents.versions.list"], value: [agent] },
  {
    name: "agent",
    operations: ["agents.create", "agents.get", "agents.update", "agents.switchVersion", "agents.versions.get"],
    value: agent,
  },
  { name: "page of agents", operations: ["agents.list"], value: { data: [agent] } },
  {
    name: "completion",
    operations: ["agents.complete"],
    value: {
      id: "completion",
      object: "completion",
      model: "aurora-large",
      created: 1_772_442_000,
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2, prompt_audio_seconds: 0 },
      choices: [
        {
          index: 0,
          message: { role: "assistant", content: "At 06:12.", tool_calls: [], prefix: false },
          finish_reason: "stop",
        },
      ],
    },
  },

  { name: "page of prompts", operations: ["prompts.list"], value: { data: [prompt], nextPageToken: "next" } },
  {
    name: "prompt",
    operations: ["create", "get", "update", "versions.get", "versions.update"].map((verb) => `prompts.${verb}`),
    value: prompt,
  },
  { name: "deleted prompt", operations: ["prompts.delete"], value: {} },
  { name: "versions of a prompt", operations: ["prompts.versions.list"], value: { data: [promptVersion] } },
  { name: "new version of a prompt", operations: ["prompts.versions.create"], value: versionCreated },

  { name: "page of skills", operations: ["skills.list"], value: { data: [skill], nextPageToken: "next" } },
  {
    name: "skill",
    operations: ["create", "get", "update", "versions.get", "versions.update"].map((verb) => `skills.${verb}`),
    value: skill,
  },
  { name: "deleted skill", operations: ["skills.delete"], value: {} },
  { name: "versions of a skill", operations: ["skills.versions.list"], value: { data: [skillVersion] } },
  { name: "new version of a skill", operations: ["skills.versions.create"], value: versionCreated },

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

  { name: "execution", operations: [`${EXECUTIONS}.get`, "workflows.runs.get"], value: execution },
  {
    name: "execution with search keys",
    operations: [`${EXECUTIONS}.get`],
    value: { ...execution, search_keys: { harbor: "Harbor Point" } },
  },
  // The fields of a history are not shown.
  { name: "history of an execution", operations: [`${EXECUTIONS}.getHistory`], value: {} },
  {
    name: "accepted signal",
    operations: [`${EXECUTIONS}.signal`],
    value: { message: "Signal accepted" },
    optional: ["message"],
  },
  { name: "result of a query", operations: [`${EXECUTIONS}.query`], value: { query_name: "tides", result: null } },
  {
    name: "results of a batch",
    operations: [`${EXECUTIONS}.terminateMany`, `${EXECUTIONS}.cancelMany`],
    value: { results: { one: { status: "success" }, two: { status: "failure", error: "It has ended." } } },
  },

  {
    name: "page of runs",
    operations: ["workflows.runs.list"],
    value: { executions: [execution], next_page_token: "next" },
  },
  // The description says "any", and names no field.
  { name: "history of a run", operations: ["workflows.runs.getHistory"], value: {} },

  {
    name: "page of schedules",
    operations: [`${SCHEDULES}.list`],
    value: { schedules: [schedule], next_page_token: "next" },
  },
  { name: "schedule", operations: [`${SCHEDULES}.get`], value: schedule, optional: SCHEDULE_OPTIONAL },
  {
    name: "id of a schedule",
    operations: [`${SCHEDULES}.create`, `${SCHEDULES}.update`],
    value: { schedule_id: "daily" },
  },

  {
    name: "page of deployments",
    operations: [`${DEPLOYMENTS}.list`],
    value: { deployments: [deployment], next_cursor: "next", workspace_id: "workspace" },
  },
  {
    name: "deployment",
    operations: [`${DEPLOYMENTS}.get`],
    value: { ...deployment, location: { location_type: "local" }, workers: [worker] },
    optional: DEPLOYMENT_OPTIONAL,
  },
  // The fields of the managed state are not shown.
  {
    name: "managed deployment",
    operations: ["create", "update", "delete", "stop", "start", "restart"].map((verb) => `${DEPLOYMENTS}.${verb}`),
    value: {},
  },
  {
    name: "page of workers",
    operations: [`${DEPLOYMENTS}.workers.list`],
    value: { workers: [worker], next_cursor: "next" },
  },
  {
    name: "page of logs",
    operations: [`${DEPLOYMENTS}.logs.list`],
    value: { results: [logRecord], next_cursor: "next" },
  },
  {
    name: "log event",
    operations: [`${DEPLOYMENTS}.logs.stream`],
    value: { event: "log", id: "1", data: logRecord },
  },
  // The fields of the error are not shown.
  { name: "error event of a log", operations: [`${DEPLOYMENTS}.logs.stream`], value: { event: "error", data: {} } },

  { name: "page of events", operations: ["workflows.events.list"], value: { events: [event], next_cursor: "next" } },

  { name: "models", operations: ["models.list"], value: { object: "list", data: [model] }, optional: ["object"] },
  { name: "model", operations: ["models.get"], value: model },
  { name: "fine-tuned model", operations: ["models.get"], value: { ...model, TYPE: "fine-tuned" } },
  {
    name: "deleted model",
    operations: ["models.delete"],
    value: { id: "aurora-large", object: "model", deleted: true },
  },
  {
    name: "updated model",
    operations: ["models.update"],
    value: {
      id: "ft",
      archived: false,
      capabilities: {},
      created: 1_772_442_000,
      owned_by: "organization",
      root: "aurora-small",
      root_version: "1",
      workspace_id: "workspace",
    },
  },
  { name: "archived model", operations: ["models.archive", "models.unarchive"], value: { id: "ft" } },

  { name: "page of batch jobs", operations: ["batch.jobs.list"], value: { total: 1 } },
  {
    name: "batch job",
    operations: ["batch.jobs.create", "batch.jobs.get", "batch.jobs.cancel"],
    value: batchJob,
    optional: ["object"],
  },
  { name: "deleted batch job", operations: ["batch.jobs.delete"], value: { id } },

  {
    name: "moderation",
    operations: ["classifiers.moderate", "classifiers.moderateChat"],
    value: { id: "moderation", model: "aurora-guard", results: [moderation] },
  },
  {
    name: "classification",
    operations: ["classifiers.classify", "classifiers.classifyChat"],
    value: { id: "classification", model: "aurora-guard", results: [[{ scores: { calm: 0.9 } }]] },
  },

  {
    name: "search-index deployments",
    operations: ["retrieval.deployments.list"],
    value: {
      deployments: [
        { ...searchIndex, deployment: { indexes: [{ id, name: "harbor", document_count: null }] } },
        { ...searchIndex, deployment: {} },
      ],
    },
  },
  { name: "registered search index", operations: ["retrieval.deployments.register"], value: { id } },
  // The description says "any", and names no field.
  {
    name: "acknowledgement",
    operations: ["retrieval.deployments.delete", "retrieval.deployments.updateMetrics"],
    value: {},
  },
  { name: "pipelines", operations: ["retrieval.ingestionConfigurations.list"], value: [pipeline] },
  {
    name: "pipeline",
    operations: ["retrieval.ingestionConfigurations.upsert", "retrieval.ingestionConfigurations.updateRunInfo"],
    value: pipeline,
  },

  {
    name: "identity",
    operations: ["users.me.get"],
    value: {
      id: "user",
      email: null,
      first_name: null,
      last_name: null,
      api_key: {},
      organization,
      workspace: { ...workspace, organization_id: "organization" },
    },
  },
  { name: "organizations", operations: ["users.me.organizations.list"], value: { organizations: [organization] } },
  {
    name: "workspaces",
    operations: ["users.me.workspaces.list"],
    value: { workspaces: [{ ...workspace, organization_id: "organization" }] },
  },
  { name: "speech", operations: ["audio.speech.create"], value: { audio_data: "AAAA" } },
];
