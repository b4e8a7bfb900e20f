/**
 * Searches of people who do not know the API, and the page that must come first. They were written before the search was
 * tuned. With an anchor, the result must lead to that place; without one, any place on the page is right.
 */
export interface SearchQuery {
  readonly query: string;
  /** The folder of the page, perhaps with an anchor. If several pages answer the question, each of them is right. */
  readonly pages: readonly string[];
}

const NOT_AVAILABLE = "not-available/";

const operation = (id: string) => `operations/${id}/`;

const QUERIES: Record<string, readonly string[]> = {
  // Other words for the same thing
  "remove agent": [operation("agents.delete")],
  "kill workflow": [operation("workflows.executions.terminate")],
  "stop a batch": [operation("batch.jobs.cancel")],
  "rename agent": [operation("agents.update")],
  "edit prompt": [operation("prompts.update")],
  "download dataset": [operation("observability.datasets.exportToJsonl")],
  "upload dataset file": [operation("observability.datasets.importFromFile")],
  "run workflow": [operation("workflows.execute"), "guides/workflow-run/"],
  "send a message": [operation("conversations.append"), operation("conversations.start")],
  "chat history": [operation("conversations.getHistory")],
  "content filter": [operation("classifiers.moderate"), "areas/classifiers/"],
  sdk: ["client/"],
  tts: [operation("audio.speech.create"), "areas/audio/"],
  "text to speech": [operation("audio.speech.create"), "areas/audio/"],
  sse: ["streaming/"],
  "api key": ["authentication/"],
  login: ["authentication/"],
  "bearer token": ["authentication/"],
  "file size": ["limits/"],
  "rate limit": ["limits/"],
  paging: ["pagination/"],
  "next page": ["pagination/"],
  cron: [operation("workflows.schedules.create"), "areas/schedules/"],
  mcp: ["assistants/", "areas/connectors/", operation("connectors.create"), "guides/connector-sharing/"],
  rag: ["areas/retrieval/"],
  "available models": [operation("models.list")],
  docker: ["mock/data/"],
  "fake server": ["mock/"],
  "release notes": ["changelog/"],
  "exponential backoff": ["client/"],
  quickstart: ["guides/first-conversation/", "", "mock/"],
  "vector database": ["areas/retrieval/", operation("retrieval.deployments.register")],

  // What readers of a trial searched for in vain
  mp3: [operation("audio.speech.create"), "areas/audio/"],
  "hate speech detection": [operation("classifiers.moderate"), "areas/classifiers/"],
  "too many requests": ["limits/", "errors/#RATE_LIMITED"],
  "base url": ["decisions/#the-whole-api-base-address", "authentication/"],
  "breaking changes": ["changelog/"],
  "what changed": ["changelog/"],
  timezone: [
    "schemas/ScheduleCreate/#time_zone_name",
    "schemas/Schedule/#time_zone_name",
    "schemas/ScheduleDefinition/#time_zone_name",
    "schemas/ScheduleDefinitionUpdate/#time_zone_name",
  ],

  // Spelling
  "converastion stream": [operation("conversations.startStream")],
  "puase schedule": [operation("workflows.schedules.pause")],
  athentication: ["authentication/"],
  pagiantion: ["pagination/"],
  moderaiton: [operation("classifiers.moderate")],

  // Plurals
  "delete judges": [operation("observability.judges.delete")],
  "deployment log": [operation("workflows.deployments.logs.list")],
  "skills versions": [operation("skills.versions.list")],

  // Whole questions
  "how do I cancel a batch job?": [operation("batch.jobs.cancel")],
  "how to resume a stream after a disconnect": ["streaming/"],
  "how do I get an API key?": ["authentication/"],
  "what does 429 mean": ["errors/#RATE_LIMITED"],
  "which operations delete something": ["operations/"],
  "why was my response slow?": ["guides/slow-spans/"],
  "can I go back to an older version of my agent": [operation("agents.switchVersion"), "guides/agent-versions/"],
  "what is the format of dates": ["conventions/"],
  "who am I": [operation("users.me.get")],

  // Codes
  WF_1100: ["errors/#WF_1100"],
  model_not_found: ["errors/#MODEL_NOT_FOUND"],
  "error 413": ["errors/#PAYLOAD_TOO_LARGE"],

  // Paths
  "/v1/batch/jobs": [operation("batch.jobs.list"), operation("batch.jobs.create")],
  "DELETE /v1/agents/ag_123": [operation("agents.delete")],
  "v2/prompts/{id}/versions": [operation("prompts.versions.list"), operation("prompts.versions.create")],

  // Fields
  temperature: ["schemas/CompletionArgs/#temperature", "schemas/CompletionArgsInput/#temperature"],
  maxTokens: ["schemas/CompletionArgs/#max_tokens", "schemas/CompletionArgsInput/#max_tokens"],
  custom_id: ["schemas/BatchRequest/#custom_id", "schemas/BatchJobOutput/#custom_id"],

  // Titles of guides
  "roll back an agent": ["guides/agent-versions/"],
  "publish a prompt": ["guides/prompt-release/"],

  // Written before the second change of the search, by the words that readers of other APIs bring along
  golang: ["client/go/", "languages/"],
  javascript: ["client/"],
  node: ["client/"],
  pip: ["client/python/", "languages/"],
  composer: ["client/php/", "languages/"],
  webhook: [NOT_AVAILABLE],
  "webhook signature": [NOT_AVAILABLE],
  callback: [NOT_AVAILABLE],
  "notify me when a run ends": [operation("workflows.events.stream"), NOT_AVAILABLE],
  "upload a file": [NOT_AVAILABLE, operation("observability.datasets.importFromFile")],
  "multipart form data": [NOT_AVAILABLE],
  embeddings: [NOT_AVAILABLE],
  "create api key": ["authentication/", NOT_AVAILABLE],
  "speech to text": [NOT_AVAILABLE],
  idempotency: [NOT_AVAILABLE],
  "idempotency key": [NOT_AVAILABLE],
  retry: ["client/", "errors/"],
  "safe to retry": ["client/", "errors/", NOT_AVAILABLE],
  crontab: [operation("workflows.schedules.create"), "areas/schedules/"],
  "every day": [operation("workflows.schedules.create"), "areas/schedules/"],
  "9 on weekdays in Paris": [operation("workflows.schedules.create")],
  "run a workflow every monday": [operation("workflows.schedules.create")],
  talk: [operation("conversations.start"), "areas/conversations/", "guides/first-conversation/"],
  chat: [
    operation("conversations.start"),
    "areas/conversations/",
    "guides/first-conversation/",
    operation("agents.complete"),
    operation("classifiers.moderateChat"),
  ],
  reject: ["errors/"],
  "why was my request rejected": ["errors/"],
  revoke: [
    operation("connectors.deactivate"),
    operation("connectors.unshareFromWorkspace"),
    operation("connectors.unshareFromOrganization"),
  ],
  "delete old data": ["operations/", operation("observability.datasets.delete")],
  gdpr: ["operations/", operation("conversations.delete"), NOT_AVAILABLE],
  "page through everything": ["pagination/"],
  "upload a batch": [operation("batch.jobs.create"), "guides/batch-results/"],
  Go: ["client/go/", "languages/"],
  schedule: ["areas/schedules/", operation("workflows.schedules.get"), operation("workflows.schedules.create")],
  agent: ["areas/agents/", operation("agents.create"), operation("agents.get"), operation("agents.list")],
  conversation: [
    "areas/conversations/",
    operation("conversations.start"),
    operation("conversations.get"),
    operation("conversations.list"),
  ],
  judge: ["areas/judges/", operation("observability.judges.create"), operation("observability.judges.get")],
  errors: ["errors/"],
  streaming: ["streaming/"],
  pause: [operation("workflows.schedules.pause")],
  archive: [operation("workflows.archive"), operation("models.archive")],
  restart: [operation("conversations.restart"), operation("workflows.deployments.restart")],
  logs: [operation("workflows.deployments.logs.list"), operation("workflows.deployments.logs.stream")],
  voice: [operation("audio.speech.create"), "areas/audio/"],
  oauth: [operation("connectors.getAuthUrl"), "authentication/"],
  "connect an external tool": [operation("connectors.create"), "areas/connectors/", "guides/connector-sharing/"],
  "profanity check": [operation("classifiers.moderate"), operation("classifiers.moderateChat"), "areas/classifiers/"],
  "cheaper asynchronous requests": [operation("batch.jobs.create"), "areas/batch/", "guides/batch-results/"],
  "token usage": [
    operation("observability.spans.aggregate"),
    operation("observability.spans.search"),
    "schemas/ConversationUsage/",
    "guides/slow-spans/",
  ],
  "slowest requests": ["guides/slow-spans/", operation("observability.spans.search")],
  "score answers automatically": [
    operation("observability.judges.create"),
    operation("observability.judges.judgeLive"),
    "areas/judges/",
    "guides/dataset-judging/",
  ],
  "list of voices": [NOT_AVAILABLE, operation("audio.speech.create"), "errors/#VOICE_NOT_FOUND"],
  "invite a user": [NOT_AVAILABLE],
  "undo delete": [NOT_AVAILABLE],
  "train a model": [NOT_AVAILABLE],
  "unit tests without network": ["mock/", "mock/recipes/"],
  "mock in github actions": ["mock/recipes/"],
  "401 unauthorized": ["errors/#UNAUTHENTICATED", "authentication/"],
  "schedule already exists": ["errors/#SCHEDULE_ALREADY_EXISTS"],
  "name is already taken": [
    "errors/#PROMPT_NAME_ALREADY_EXISTS",
    "errors/#SKILL_NAME_ALREADY_EXISTS",
    "errors/#JUDGE_NAME_ALREADY_EXISTS",
    "errors/#CONNECTOR_NAME_ALREADY_EXISTS",
    "errors/#DEPLOYMENT_NAME_ALREADY_EXISTS",
  ],
  "json mode": [
    "schemas/ChatResponseFormatInput/",
    "schemas/JsonObjectResponseFormat/",
    "schemas/CompletionArgs/#response_format",
    "schemas/CompletionArgsInput/#response_format",
  ],
};

export const SEARCH_QUERIES: readonly SearchQuery[] = Object.entries(QUERIES).map(([query, pages]) => ({
  query,
  pages,
}));
