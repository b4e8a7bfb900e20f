// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Agent, AgentCompletion, AgentCompletionCreate, AgentCreate, AgentPage, AgentUpdate, BatchJob, BatchJobCreate, BatchJobDeleted, BatchJobPage, ChatClassificationCreate, ChatModerationCreate, Classification, ClassificationCreate, Connector, ConnectorAuthUrl, ConnectorAuthenticationMethodList, ConnectorCreate, ConnectorCredentialList, ConnectorMessage, ConnectorPage, ConnectorToolCall, ConnectorToolResult, Conversation, ConversationAppend, ConversationEvent, ConversationHistory, ConversationMessages, ConversationResponse, ConversationRestart, ConversationStart, Dataset, DatasetCreate, DatasetExport, DatasetFileImport, DatasetImportTask, DatasetPage, DatasetPlaygroundImport, DatasetRecord, DatasetRecordCreate, DatasetRecordPage, DatasetRecordsImport, DatasetUpdate, Deployment, DeploymentCreate, DeploymentDetail, DeploymentLogEvent, DeploymentLogPage, DeploymentLogRecord, DeploymentPage, DeploymentUpdate, DeploymentWorker, DeploymentWorkerPage, ExecutionBatch, ExecutionBatchResult, ExecutionHistory, ExecutionReset, FineTunedModel, FineTunedModelUpdate, IngestionConfiguration, IngestionConfigurationUpsert, IngestionRunInfo, Judge, JudgeCreate, JudgeLive, JudgePage, JudgeUpdate, Judgment, ManagedDeployment, Model, ModelArchived, ModelDeleted, ModelList, ModelUnarchived, Moderation, ModerationCreate, Organization, OrganizationPage, Prompt, PromptCreate, PromptDeleted, PromptPage, PromptUpdate, PromptVersionCreate, PromptVersionCreated, PromptVersionList, PromptVersionUpdate, Schedule, ScheduleCreate, SchedulePage, ScheduleReference, ScheduleUpdate, SearchIndexAcknowledgement, SearchIndexDeploymentList, SearchIndexMetrics, SearchIndexReference, SearchIndexRegistration, SelectedPrompt, SelectedSkill, Skill, SkillCreate, SkillDeleted, SkillPage, SkillUpdate, SkillVersionCreate, SkillVersionCreated, SkillVersionList, SkillVersionUpdate, Span, SpanAggregation, SpanAggregationQuery, SpanEvaluation, SpanEvaluationPage, SpanFieldDefinitions, SpanFieldOptions, SpanPage, SpanSearch, SpeechCreate, SpeechEvent, SpeechResult, UserIdentity, WorkflowArchiveResult, WorkflowEnvelope, WorkflowEvent, WorkflowEventPage, WorkflowExecution, WorkflowExecutionAnswer, WorkflowExecutionRequest, WorkflowPage, WorkflowQuery, WorkflowQueryResult, WorkflowRegistration, WorkflowRegistrationLookup, WorkflowRegistrationPage, WorkflowRun, WorkflowRunPage, WorkflowSelection, WorkflowSignal, WorkflowSignalReceipt, WorkflowStreamEvent, WorkflowSummary, WorkflowUnarchiveResult, WorkflowUpdate, Workspace, WorkspacePage, operations } from "./types.ts";

/** Options of one call. An option that is left out has the value that the client was created with. */
export interface RequestOptions {
  /** Aborts the call or the stream with an AbortError. */
  signal?: AbortSignal;
  /**
   * Timeout of one attempt in milliseconds, reading the body included; 0 means no timeout. After it, the attempt fails with
   * a TimeoutError. Streams use idleTimeoutMs instead.
   */
  timeoutMs?: number;
  /**
   * Milliseconds without data after which a stream fails with a TimeoutError, or reconnects if it can be resumed; 0 means
   * no timeout.
   */
  idleTimeoutMs?: number;
  /** Maximum number of retries after the first attempt. */
  maxRetries?: number;
  /** Additional headers; null removes a header that would be sent otherwise. */
  headers?: Record<string, string | null>;
  /**
   * Sent as Idempotency-Key. POST and PATCH are then retried like GET, so set it only if the server processes requests with
   * the same key once.
   */
  idempotencyKey?: string;
}

/** A request that is being sent. Await it for the body of the response; it rejects with a PlatformError. */
export interface Call<T> extends Promise<T> {
  /** Resolves to the body and the response. */
  withResponse(): Promise<{ data: T; response: Response }>;
  /** Resolves to the response, its body unread. Call it before you await the call. */
  asResponse(): Promise<Response>;
}

/** A list that is being requested. Await it for its first page, or iterate over the items of all pages. */
export interface PageCall<Item, Body> extends Call<Page<Item, Body>>, AsyncIterable<Item> {}

/** One page of a list. */
export interface Page<Item, Body> {
  readonly items: readonly Item[];
  /** Number of items on all pages; undefined if the response does not contain it. */
  readonly total: number | undefined;
  /** The body of the response. */
  readonly body: Body;
  /** Requests the next page. Resolves to undefined after the last page. */
  next(): Promise<Page<Item, Body> | undefined>;
}

/**
 * A stream of events, which can be read once. The request is sent when you start to read, and aborted when you stop before
 * the stream ends. A stream that ends early fails with a StreamError or a ConnectionError, unless it can be resumed.
 * Events of a kind that the types do not list are returned, too.
 */
export interface EventStream<Event> extends AsyncIterable<Event> {
  toReadableStream(): ReadableStream<Event>;
  /** Two iterables over the same events, each of which can be read at its own pace. */
  tee(): [AsyncIterable<Event>, AsyncIterable<Event>];
}

export interface Resources {
  readonly observability: ObservabilityResource;
  readonly connectors: ConnectorsResource;
  readonly conversations: ConversationsResource;
  readonly agents: AgentsResource;
  readonly prompts: PromptsResource;
  readonly skills: SkillsResource;
  readonly workflows: WorkflowsResource;
  readonly models: ModelsResource;
  readonly batch: BatchResource;
  readonly classifiers: ClassifiersResource;
  readonly retrieval: RetrievalResource;
  readonly users: UsersResource;
  readonly audio: AudioResource;
}

export interface ObservabilityResource {
  readonly datasets: ObservabilityDatasetsResource;
  readonly spans: ObservabilitySpansResource;
  readonly judges: ObservabilityJudgesResource;
}

export interface ObservabilityDatasetsResource {
  readonly records: ObservabilityDatasetsRecordsResource;
  /** List datasets. */
  list(options?: ObservabilityDatasetsListOptions): PageCall<Dataset, DatasetPage>;
  /** Create a dataset. */
  create(body: DatasetCreate, options?: RequestOptions): Call<Dataset>;
  /** Get a dataset. */
  get(datasetId: string, options?: RequestOptions): Call<Dataset>;
  /** Update a dataset. */
  update(datasetId: string, body: DatasetUpdate, options?: RequestOptions): Call<Dataset>;
  /** Delete a dataset. */
  delete(datasetId: string, options?: RequestOptions): Call<void>;
  /** Import a file into a dataset. */
  importFromFile(datasetId: string, body: DatasetFileImport, options?: RequestOptions): Call<DatasetImportTask>;
  /** Import conversations into a dataset. */
  importFromPlayground(datasetId: string, body: DatasetPlaygroundImport, options?: RequestOptions): Call<DatasetImportTask>;
  /** Import records from other datasets. */
  importFromDataset(datasetId: string, body: DatasetRecordsImport, options?: RequestOptions): Call<DatasetImportTask>;
  /** Export a dataset as JSONL. */
  exportToJsonl(datasetId: string, options?: RequestOptions): Call<DatasetExport>;
}

export interface ObservabilityDatasetsRecordsResource {
  /** List dataset records. */
  list(datasetId: string, options?: ObservabilityDatasetsRecordsListOptions): PageCall<DatasetRecord, DatasetRecordPage>;
  /** Add a record to a dataset. */
  create(datasetId: string, body: DatasetRecordCreate, options?: RequestOptions): Call<DatasetRecord>;
}

export interface ObservabilitySpansResource {
  readonly evaluations: ObservabilitySpansEvaluationsResource;
  readonly fields: ObservabilitySpansFieldsResource;
  /** Search spans. */
  search(body: SpanSearch, options?: ObservabilitySpansSearchOptions): PageCall<Span, SpanPage>;
  /** Aggregate spans. */
  aggregate(body: SpanAggregationQuery, options?: ObservabilitySpansAggregateOptions): Call<SpanAggregation>;
}

export interface ObservabilitySpansEvaluationsResource {
  readonly fields: ObservabilitySpansEvaluationsFieldsResource;
  /** Aggregate span evaluations. */
  aggregate(body: SpanAggregationQuery, options?: ObservabilitySpansEvaluationsAggregateOptions): Call<SpanAggregation>;
  /** Search span evaluations. */
  search(body: SpanSearch, options?: ObservabilitySpansEvaluationsSearchOptions): PageCall<SpanEvaluation, SpanEvaluationPage>;
  /** Search the latest span evaluations. */
  searchLatest(body: SpanSearch, options?: ObservabilitySpansEvaluationsSearchLatestOptions): PageCall<SpanEvaluation, SpanEvaluationPage>;
}

export interface ObservabilitySpansEvaluationsFieldsResource {
  /** List span evaluation fields. */
  list(options?: RequestOptions): Call<SpanFieldDefinitions>;
  /** List span evaluation field options. */
  listOptions(fieldName: string, options?: ObservabilitySpansEvaluationsFieldsListOptionsOptions): Call<SpanFieldOptions>;
}

export interface ObservabilitySpansFieldsResource {
  /** List span fields. */
  list(options?: RequestOptions): Call<SpanFieldDefinitions>;
  /** List span field options. */
  listOptions(fieldName: string, options?: ObservabilitySpansFieldsListOptionsOptions): Call<SpanFieldOptions>;
}

export interface ObservabilityJudgesResource {
  /** List judges. */
  list(options?: ObservabilityJudgesListOptions): PageCall<Judge, JudgePage>;
  /** Create a judge. */
  create(body: JudgeCreate, options?: RequestOptions): Call<Judge>;
  /** Get a judge. */
  get(judgeId: string, options?: RequestOptions): Call<Judge>;
  /** Update a judge. */
  update(judgeId: string, body: JudgeUpdate, options?: RequestOptions): Call<void>;
  /** Delete a judge. */
  delete(judgeId: string, options?: RequestOptions): Call<void>;
  /** Judge a conversation. */
  judgeLive(judgeId: string, body: JudgeLive, options?: RequestOptions): Call<Judgment>;
}

export interface ConnectorsResource {
  readonly tools: ConnectorsToolsResource;
  readonly authenticationMethods: ConnectorsAuthenticationMethodsResource;
  readonly credentials: ConnectorsCredentialsResource;
  /** List connectors. */
  list(options?: ConnectorsListOptions): PageCall<Connector, ConnectorPage>;
  /** Create a connector. */
  create(body: ConnectorCreate, options?: RequestOptions): Call<Connector>;
  /** Get a sign-in URL for a connector. */
  getAuthUrl(connectorIdOrName: string, options?: ConnectorsGetAuthUrlOptions): Call<ConnectorAuthUrl>;
  /** Share a connector with the workspace. */
  shareToWorkspace(connectorId: string, options?: RequestOptions): Call<ConnectorMessage>;
  /** Stop sharing a connector with the workspace. */
  unshareFromWorkspace(connectorId: string, options?: RequestOptions): Call<ConnectorMessage>;
  /** Share a connector with the organization. */
  shareToOrganization(connectorId: string, options?: RequestOptions): Call<ConnectorMessage>;
  /** Stop sharing a connector with the organization. */
  unshareFromOrganization(connectorId: string, options?: RequestOptions): Call<ConnectorMessage>;
  /** Activate a connector. */
  activate(path: { connector_id: string; consumer_scope: string }, options?: RequestOptions): Call<ConnectorMessage>;
  /** Deactivate a connector. */
  deactivate(path: { connector_id: string; consumer_scope: string }, options?: RequestOptions): Call<ConnectorMessage>;
}

export interface ConnectorsToolsResource {
  /** Call a tool of a connector. */
  call(path: { connector_id_or_name: string; tool_name: string }, body: ConnectorToolCall, options?: ConnectorsToolsCallOptions): Call<ConnectorToolResult>;
  /** List the tools of a connector. */
  list(connectorIdOrName: string, options?: ConnectorsToolsListOptions): PageCall<operations["connectors.tools.list"]["responses"][200]["content"]["application/json"][number], operations["connectors.tools.list"]["responses"][200]["content"]["application/json"]>;
}

export interface ConnectorsAuthenticationMethodsResource {
  /** List the authentication methods of a connector. */
  list(connectorIdOrName: string, options?: RequestOptions): Call<ConnectorAuthenticationMethodList>;
}

export interface ConnectorsCredentialsResource {
  /** List the organization's credentials for a connector. */
  listForOrganization(connectorIdOrName: string, options?: ConnectorsCredentialsListForOrganizationOptions): Call<ConnectorCredentialList>;
  /** List the workspace's credentials for a connector. */
  listForWorkspace(connectorIdOrName: string, options?: ConnectorsCredentialsListForWorkspaceOptions): Call<ConnectorCredentialList>;
}

export interface ConversationsResource {
  /** List conversations. */
  list(options?: ConversationsListOptions): PageCall<Conversation, operations["conversations.list"]["responses"][200]["content"]["application/json"]>;
  /** Start a conversation. */
  start(body: ConversationStart & { stream: true }, options?: RequestOptions): EventStream<ConversationEvent>;
  /** Start a conversation. */
  start(body: ConversationStart, options?: RequestOptions): Call<ConversationResponse>;
  /** Start a conversation and stream the response. */
  startStream(body: ConversationStart, options?: RequestOptions): EventStream<ConversationEvent>;
  /** Get a conversation. */
  get(conversationId: string, options?: RequestOptions): Call<Conversation>;
  /** Append to a conversation. */
  append(conversationId: string, body: ConversationAppend & { stream: true }, options?: RequestOptions): EventStream<ConversationEvent>;
  /** Append to a conversation. */
  append(conversationId: string, body: ConversationAppend, options?: RequestOptions): Call<ConversationResponse>;
  /** Delete a conversation. */
  delete(conversationId: string, options?: RequestOptions): Call<void>;
  /** Append to a conversation and stream the response. */
  appendStream(conversationId: string, body: ConversationAppend, options?: RequestOptions): EventStream<ConversationEvent>;
  /** Get the history of a conversation. */
  getHistory(conversationId: string, options?: RequestOptions): Call<ConversationHistory>;
  /** Get the messages of a conversation. */
  getMessages(conversationId: string, options?: RequestOptions): Call<ConversationMessages>;
  /** Restart a conversation from an entry. */
  restart(conversationId: string, body: ConversationRestart & { stream: true }, options?: RequestOptions): EventStream<ConversationEvent>;
  /** Restart a conversation from an entry. */
  restart(conversationId: string, body: ConversationRestart, options?: RequestOptions): Call<ConversationResponse>;
  /** Restart a conversation and stream the response. */
  restartStream(conversationId: string, body: ConversationRestart, options?: RequestOptions): EventStream<ConversationEvent>;
}

export interface AgentsResource {
  readonly versions: AgentsVersionsResource;
  /** List agents by page number. @deprecated Use `agents.list` instead, which includes agents shared with you from elsewhere. */
  listLegacy(options?: AgentsListLegacyOptions): PageCall<Agent, operations["agents.listLegacy"]["responses"][200]["content"]["application/json"]>;
  /** Create an agent. */
  create(body: AgentCreate, options?: RequestOptions): Call<Agent>;
  /** List agents. */
  list(options?: AgentsListOptions): PageCall<Agent, AgentPage>;
  /** Get an agent. */
  get(agentId: string, options?: AgentsGetOptions): Call<Agent>;
  /** Update an agent. */
  update(agentId: string, body: AgentUpdate, options?: RequestOptions): Call<Agent>;
  /** Delete an agent. */
  delete(agentId: string, options?: RequestOptions): Call<void>;
  /** Switch the active version of an agent. */
  switchVersion(agentId: string, options: AgentsSwitchVersionOptions): Call<Agent>;
  /** Complete a chat with an agent. @deprecated Use `conversations.start` instead, which stores the conversation and can stream the response. */
  complete(body: AgentCompletionCreate, options?: RequestOptions): Call<AgentCompletion>;
}

export interface AgentsVersionsResource {
  /** List the versions of an agent. */
  list(agentId: string, options?: AgentsVersionsListOptions): PageCall<Agent, operations["agents.versions.list"]["responses"][200]["content"]["application/json"]>;
  /** Get a version of an agent. */
  get(path: { agent_id: string; version: string }, options?: RequestOptions): Call<Agent>;
}

export interface PromptsResource {
  readonly versions: PromptsVersionsResource;
  /** List prompts. */
  list(options?: PromptsListOptions): PageCall<SelectedPrompt, PromptPage>;
  /** Create a prompt. */
  create(body: PromptCreate, options?: RequestOptions): Call<Prompt>;
  /** Get a prompt. */
  get(promptId: string, options?: PromptsGetOptions): Call<SelectedPrompt>;
  /** Update a prompt. */
  update(promptId: string, body: PromptUpdate, options?: RequestOptions): Call<Prompt>;
  /** Delete a prompt. */
  delete(promptId: string, options?: RequestOptions): Call<PromptDeleted>;
}

export interface PromptsVersionsResource {
  /** List the versions of a prompt. */
  list(promptId: string, options?: RequestOptions): Call<PromptVersionList>;
  /** Add a version to a prompt. */
  create(promptId: string, body: PromptVersionCreate, options?: RequestOptions): Call<PromptVersionCreated>;
  /** Get a version of a prompt. */
  get(path: { prompt_id: string; version: number }, options?: PromptsVersionsGetOptions): Call<SelectedPrompt>;
  /** Update the notes and aliases of a prompt version. */
  update(path: { prompt_id: string; version: number }, body: PromptVersionUpdate, options?: RequestOptions): Call<Prompt>;
}

export interface SkillsResource {
  readonly versions: SkillsVersionsResource;
  /** List skills. */
  list(options?: SkillsListOptions): PageCall<SelectedSkill, SkillPage>;
  /** Create a skill. */
  create(body: SkillCreate, options?: RequestOptions): Call<Skill>;
  /** Get a skill. */
  get(skillId: string, options?: SkillsGetOptions): Call<SelectedSkill>;
  /** Update a skill. */
  update(skillId: string, body: SkillUpdate, options?: RequestOptions): Call<Skill>;
  /** Delete a skill. */
  delete(skillId: string, options?: RequestOptions): Call<SkillDeleted>;
}

export interface SkillsVersionsResource {
  /** List the versions of a skill. */
  list(skillId: string, options?: RequestOptions): Call<SkillVersionList>;
  /** Add a version to a skill. */
  create(skillId: string, body: SkillVersionCreate, options?: RequestOptions): Call<SkillVersionCreated>;
  /** Get a version of a skill. */
  get(path: { skill_id: string; version: number }, options?: SkillsVersionsGetOptions): Call<SelectedSkill>;
  /** Update the notes and aliases of a skill version. */
  update(path: { skill_id: string; version: number }, body: SkillVersionUpdate, options?: RequestOptions): Call<Skill>;
}

export interface WorkflowsResource {
  readonly registrations: WorkflowsRegistrationsResource;
  readonly executions: WorkflowsExecutionsResource;
  readonly runs: WorkflowsRunsResource;
  readonly schedules: WorkflowsSchedulesResource;
  readonly deployments: WorkflowsDeploymentsResource;
  readonly events: WorkflowsEventsResource;
  /** List workflows. */
  list(options?: WorkflowsListOptions): PageCall<WorkflowSummary, WorkflowPage>;
  /** Get a workflow. */
  get(workflowIdentifier: string, options?: RequestOptions): Call<WorkflowEnvelope>;
  /** Update a workflow. */
  update(workflowIdentifier: string, body: WorkflowUpdate, options?: RequestOptions): Call<WorkflowEnvelope>;
  /** Execute a workflow. */
  execute(workflowIdentifier: string, body: WorkflowExecutionRequest, options?: WorkflowsExecuteOptions): Call<WorkflowExecutionAnswer>;
  /** Archive multiple workflows. */
  archiveMany(body: WorkflowSelection, options?: RequestOptions): Call<WorkflowArchiveResult>;
  /** Unarchive multiple workflows. */
  unarchiveMany(body: WorkflowSelection, options?: RequestOptions): Call<WorkflowUnarchiveResult>;
  /** Archive a workflow. */
  archive(workflowIdentifier: string, options?: RequestOptions): Call<WorkflowEnvelope>;
  /** Unarchive a workflow. */
  unarchive(workflowIdentifier: string, options?: RequestOptions): Call<WorkflowEnvelope>;
}

export interface WorkflowsRegistrationsResource {
  /** List workflow registrations. */
  list(options?: WorkflowsRegistrationsListOptions): PageCall<WorkflowRegistration, WorkflowRegistrationPage>;
  /** Execute a workflow registration. */
  execute(workflowRegistrationId: string, body: WorkflowExecutionRequest, options?: WorkflowsRegistrationsExecuteOptions): Call<WorkflowExecutionAnswer>;
  /** Get a workflow registration. */
  get(workflowRegistrationId: string, options?: WorkflowsRegistrationsGetOptions): Call<WorkflowRegistrationLookup>;
}

export interface WorkflowsExecutionsResource {
  /** Get an execution. */
  get(executionId: string, options?: WorkflowsExecutionsGetOptions): Call<WorkflowExecution>;
  /** Get the history of an execution. */
  getHistory(executionId: string, options?: WorkflowsExecutionsGetHistoryOptions): Call<ExecutionHistory>;
  /** Send a signal to an execution. */
  signal(executionId: string, body: WorkflowSignal, options?: RequestOptions): Call<WorkflowSignalReceipt>;
  /** Query an execution. */
  query(executionId: string, body: WorkflowQuery, options?: RequestOptions): Call<WorkflowQueryResult>;
  /** Terminate an execution. */
  terminate(executionId: string, options?: RequestOptions): Call<void>;
  /** Terminate multiple executions. */
  terminateMany(body: ExecutionBatch, options?: RequestOptions): Call<ExecutionBatchResult>;
  /** Cancel an execution. */
  cancel(executionId: string, options?: RequestOptions): Call<void>;
  /** Cancel multiple executions. */
  cancelMany(body: ExecutionBatch, options?: RequestOptions): Call<ExecutionBatchResult>;
  /** Reset an execution. */
  reset(executionId: string, body: ExecutionReset, options?: RequestOptions): Call<void>;
}

export interface WorkflowsRunsResource {
  /** List runs. */
  list(options?: WorkflowsRunsListOptions): PageCall<WorkflowRun, WorkflowRunPage>;
  /** Get a run. */
  get(runId: string, options?: RequestOptions): Call<WorkflowExecution>;
  /** Get the history of a run. */
  getHistory(runId: string, options?: WorkflowsRunsGetHistoryOptions): Call<ExecutionHistory>;
}

export interface WorkflowsSchedulesResource {
  /** List schedules. */
  list(options?: WorkflowsSchedulesListOptions): PageCall<Schedule, SchedulePage>;
  /** Create a schedule. */
  create(body: ScheduleCreate, options?: RequestOptions): Call<ScheduleReference>;
  /** Get a schedule. */
  get(scheduleId: string, options?: RequestOptions): Call<Schedule>;
  /** Update a schedule. */
  update(scheduleId: string, body: ScheduleUpdate, options?: RequestOptions): Call<ScheduleReference>;
  /** Delete a schedule. */
  delete(scheduleId: string, options?: RequestOptions): Call<void>;
  /** Pause a schedule. */
  pause(scheduleId: string, body?: NonNullable<operations["workflows.schedules.pause"]["requestBody"]>["content"]["application/json"], options?: RequestOptions): Call<void>;
  /** Resume a schedule. */
  resume(scheduleId: string, body?: NonNullable<operations["workflows.schedules.resume"]["requestBody"]>["content"]["application/json"], options?: RequestOptions): Call<void>;
  /** Trigger a schedule. */
  trigger(scheduleId: string, body?: NonNullable<operations["workflows.schedules.trigger"]["requestBody"]>["content"]["application/json"], options?: RequestOptions): Call<void>;
}

export interface WorkflowsDeploymentsResource {
  readonly workers: WorkflowsDeploymentsWorkersResource;
  readonly logs: WorkflowsDeploymentsLogsResource;
  /** List deployments. */
  list(options?: WorkflowsDeploymentsListOptions): PageCall<Deployment, DeploymentPage>;
  /** Create a managed deployment. */
  create(body: DeploymentCreate, options?: RequestOptions): Call<ManagedDeployment>;
  /** Get a deployment. */
  get(name: string, options?: RequestOptions): Call<DeploymentDetail>;
  /** Update a managed deployment. */
  update(name: string, body: DeploymentUpdate, options?: RequestOptions): Call<ManagedDeployment>;
  /** Delete a managed deployment. */
  delete(name: string, options?: RequestOptions): Call<ManagedDeployment>;
  /** Stop a managed deployment. */
  stop(name: string, options?: RequestOptions): Call<ManagedDeployment>;
  /** Start a managed deployment. */
  start(name: string, options?: RequestOptions): Call<ManagedDeployment>;
  /** Restart a managed deployment. */
  restart(name: string, options?: RequestOptions): Call<ManagedDeployment>;
  /** Unharden a deployment. */
  unharden(deploymentId: string, options?: WorkflowsDeploymentsUnhardenOptions): Call<void>;
}

export interface WorkflowsDeploymentsWorkersResource {
  /** List the workers of a deployment. */
  list(name: string, options?: WorkflowsDeploymentsWorkersListOptions): PageCall<DeploymentWorker, DeploymentWorkerPage>;
}

export interface WorkflowsDeploymentsLogsResource {
  /** List the log records of a deployment. */
  list(name: string, options?: WorkflowsDeploymentsLogsListOptions): PageCall<DeploymentLogRecord, DeploymentLogPage>;
  /** Stream the logs of a deployment. */
  stream(name: string, options?: WorkflowsDeploymentsLogsStreamOptions): EventStream<DeploymentLogEvent>;
}

export interface WorkflowsEventsResource {
  /** Stream workflow events. */
  stream(options?: WorkflowsEventsStreamOptions): EventStream<WorkflowStreamEvent>;
  /** List workflow events. */
  list(options?: WorkflowsEventsListOptions): PageCall<WorkflowEvent, WorkflowEventPage>;
}

export interface ModelsResource {
  /** List models. */
  list(options?: ModelsListOptions): Call<ModelList>;
  /** Get a model. */
  get(modelId: string, options?: RequestOptions): Call<Model>;
  /** Delete a fine-tuned model. */
  delete(modelId: string, options?: RequestOptions): Call<ModelDeleted>;
  /** Update a fine-tuned model. */
  update(modelId: string, body: FineTunedModelUpdate, options?: RequestOptions): Call<FineTunedModel>;
  /** Archive a fine-tuned model. */
  archive(modelId: string, options?: RequestOptions): Call<ModelArchived>;
  /** Unarchive a fine-tuned model. */
  unarchive(modelId: string, options?: RequestOptions): Call<ModelUnarchived>;
}

export interface BatchResource {
  readonly jobs: BatchJobsResource;
}

export interface BatchJobsResource {
  /** List batch jobs. */
  list(options?: BatchJobsListOptions): PageCall<BatchJob, BatchJobPage>;
  /** Create a batch job. */
  create(body: BatchJobCreate, options?: RequestOptions): Call<BatchJob>;
  /** Get a batch job. */
  get(jobId: string, options?: BatchJobsGetOptions): Call<BatchJob>;
  /** Delete a batch job. */
  delete(jobId: string, options?: RequestOptions): Call<BatchJobDeleted>;
  /** Cancel a batch job. */
  cancel(jobId: string, options?: RequestOptions): Call<BatchJob>;
}

export interface ClassifiersResource {
  /** Moderate texts. */
  moderate(body: ModerationCreate, options?: RequestOptions): Call<Moderation>;
  /** Moderate chats. */
  moderateChat(body: ChatModerationCreate, options?: RequestOptions): Call<Moderation>;
  /** Classify texts. */
  classify(body: ClassificationCreate, options?: RequestOptions): Call<Classification>;
  /** Classify chats. */
  classifyChat(body: ChatClassificationCreate, options?: RequestOptions): Call<Classification>;
}

export interface RetrievalResource {
  readonly deployments: RetrievalDeploymentsResource;
  readonly ingestionConfigurations: RetrievalIngestionConfigurationsResource;
}

export interface RetrievalDeploymentsResource {
  /** List search-index deployments. */
  list(options?: RequestOptions): Call<SearchIndexDeploymentList>;
  /** Register a search-index deployment. */
  register(body: SearchIndexRegistration, options?: RequestOptions): Call<SearchIndexReference>;
  /** Delete a search-index deployment. */
  delete(deploymentId: string, options?: RequestOptions): Call<SearchIndexAcknowledgement>;
  /** Update the metrics of a search-index deployment. */
  updateMetrics(deploymentId: string, body: SearchIndexMetrics, options?: RequestOptions): Call<SearchIndexAcknowledgement>;
}

export interface RetrievalIngestionConfigurationsResource {
  /** List ingestion pipeline configurations. */
  list(options?: RequestOptions): Call<operations["retrieval.ingestionConfigurations.list"]["responses"][200]["content"]["application/json"]>;
  /** Save an ingestion pipeline configuration. */
  upsert(body: IngestionConfigurationUpsert, options?: RequestOptions): Call<IngestionConfiguration>;
  /** Report a run of an ingestion pipeline. */
  updateRunInfo(id: string, body: IngestionRunInfo, options?: RequestOptions): Call<IngestionConfiguration>;
}

export interface UsersResource {
  readonly me: UsersMeResource;
}

export interface UsersMeResource {
  readonly organizations: UsersMeOrganizationsResource;
  readonly workspaces: UsersMeWorkspacesResource;
  /** Get the calling user's identity. */
  get(options?: RequestOptions): Call<UserIdentity>;
}

export interface UsersMeOrganizationsResource {
  /** List the calling user's organizations. */
  list(options?: UsersMeOrganizationsListOptions): PageCall<Organization, OrganizationPage>;
}

export interface UsersMeWorkspacesResource {
  /** List the calling user's workspaces. */
  list(options?: UsersMeWorkspacesListOptions): PageCall<Workspace, WorkspacePage>;
}

export interface AudioResource {
  readonly speech: AudioSpeechResource;
}

export interface AudioSpeechResource {
  /** Generate speech. */
  create(body: SpeechCreate & { stream: true }, options?: RequestOptions): EventStream<SpeechEvent>;
  /** Generate speech. */
  create(body: SpeechCreate, options?: RequestOptions): Call<SpeechResult>;
}

export type ObservabilityDatasetsListOptions = RequestOptions &
  NonNullable<operations["observability.datasets.list"]["parameters"]["query"]>;

export type ObservabilityDatasetsRecordsListOptions = RequestOptions &
  NonNullable<operations["observability.datasets.records.list"]["parameters"]["query"]>;

export type ObservabilitySpansSearchOptions = RequestOptions &
  NonNullable<operations["observability.spans.search"]["parameters"]["query"]>;

export type ObservabilitySpansAggregateOptions = RequestOptions &
  NonNullable<operations["observability.spans.aggregate"]["parameters"]["query"]>;

export type ObservabilitySpansEvaluationsAggregateOptions = RequestOptions &
  NonNullable<operations["observability.spans.evaluations.aggregate"]["parameters"]["query"]>;

export type ObservabilitySpansEvaluationsSearchOptions = RequestOptions &
  NonNullable<operations["observability.spans.evaluations.search"]["parameters"]["query"]>;

export type ObservabilitySpansEvaluationsSearchLatestOptions = RequestOptions &
  NonNullable<operations["observability.spans.evaluations.searchLatest"]["parameters"]["query"]>;

export type ObservabilitySpansFieldsListOptionsOptions = RequestOptions &
  NonNullable<operations["observability.spans.fields.listOptions"]["parameters"]["query"]>;

export type ObservabilitySpansEvaluationsFieldsListOptionsOptions = RequestOptions &
  NonNullable<operations["observability.spans.evaluations.fields.listOptions"]["parameters"]["query"]>;

export type ObservabilityJudgesListOptions = RequestOptions &
  NonNullable<operations["observability.judges.list"]["parameters"]["query"]>;

export type ConnectorsListOptions = RequestOptions &
  NonNullable<operations["connectors.list"]["parameters"]["query"]>;

export type ConnectorsGetAuthUrlOptions = RequestOptions &
  NonNullable<operations["connectors.getAuthUrl"]["parameters"]["query"]>;

export type ConnectorsToolsCallOptions = RequestOptions &
  NonNullable<operations["connectors.tools.call"]["parameters"]["query"]>;

export type ConnectorsToolsListOptions = RequestOptions &
  NonNullable<operations["connectors.tools.list"]["parameters"]["query"]>;

export type ConnectorsCredentialsListForOrganizationOptions = RequestOptions &
  NonNullable<operations["connectors.credentials.listForOrganization"]["parameters"]["query"]>;

export type ConnectorsCredentialsListForWorkspaceOptions = RequestOptions &
  NonNullable<operations["connectors.credentials.listForWorkspace"]["parameters"]["query"]>;

export type ConversationsListOptions = RequestOptions &
  NonNullable<operations["conversations.list"]["parameters"]["query"]>;

export type AgentsListLegacyOptions = RequestOptions &
  NonNullable<operations["agents.listLegacy"]["parameters"]["query"]>;

export type AgentsListOptions = RequestOptions &
  NonNullable<operations["agents.list"]["parameters"]["query"]>;

export type AgentsGetOptions = RequestOptions &
  NonNullable<operations["agents.get"]["parameters"]["query"]>;

export type AgentsSwitchVersionOptions = RequestOptions &
  NonNullable<operations["agents.switchVersion"]["parameters"]["query"]>;

export type AgentsVersionsListOptions = RequestOptions &
  NonNullable<operations["agents.versions.list"]["parameters"]["query"]>;

export type PromptsListOptions = RequestOptions &
  NonNullable<operations["prompts.list"]["parameters"]["query"]>;

export type PromptsGetOptions = RequestOptions &
  NonNullable<operations["prompts.get"]["parameters"]["query"]>;

export type PromptsVersionsGetOptions = RequestOptions &
  NonNullable<operations["prompts.versions.get"]["parameters"]["query"]>;

export type SkillsListOptions = RequestOptions &
  NonNullable<operations["skills.list"]["parameters"]["query"]>;

export type SkillsGetOptions = RequestOptions &
  NonNullable<operations["skills.get"]["parameters"]["query"]>;

export type SkillsVersionsGetOptions = RequestOptions &
  NonNullable<operations["skills.versions.get"]["parameters"]["query"]>;

export type WorkflowsListOptions = RequestOptions &
  NonNullable<operations["workflows.list"]["parameters"]["query"]>;

export type WorkflowsRegistrationsListOptions = RequestOptions &
  NonNullable<operations["workflows.registrations.list"]["parameters"]["query"]>;

export type WorkflowsExecuteOptions = RequestOptions &
  NonNullable<operations["workflows.execute"]["parameters"]["query"]>;

export type WorkflowsRegistrationsExecuteOptions = RequestOptions &
  NonNullable<operations["workflows.registrations.execute"]["parameters"]["query"]>;

export type WorkflowsRegistrationsGetOptions = RequestOptions &
  NonNullable<operations["workflows.registrations.get"]["parameters"]["query"]>;

export type WorkflowsExecutionsGetOptions = RequestOptions &
  NonNullable<operations["workflows.executions.get"]["parameters"]["query"]>;

export type WorkflowsExecutionsGetHistoryOptions = RequestOptions &
  NonNullable<operations["workflows.executions.getHistory"]["parameters"]["query"]>;

export type WorkflowsRunsListOptions = RequestOptions &
  NonNullable<operations["workflows.runs.list"]["parameters"]["query"]>;

export type WorkflowsRunsGetHistoryOptions = RequestOptions &
  NonNullable<operations["workflows.runs.getHistory"]["parameters"]["query"]>;

export type WorkflowsSchedulesListOptions = RequestOptions &
  NonNullable<operations["workflows.schedules.list"]["parameters"]["query"]>;

export type WorkflowsDeploymentsListOptions = RequestOptions &
  NonNullable<operations["workflows.deployments.list"]["parameters"]["query"]>;

export type WorkflowsDeploymentsUnhardenOptions = RequestOptions &
  NonNullable<operations["workflows.deployments.unharden"]["parameters"]["query"]>;

export type WorkflowsDeploymentsWorkersListOptions = RequestOptions &
  NonNullable<operations["workflows.deployments.workers.list"]["parameters"]["query"]>;

export type WorkflowsDeploymentsLogsListOptions = RequestOptions &
  NonNullable<operations["workflows.deployments.logs.list"]["parameters"]["query"]>;

export type WorkflowsDeploymentsLogsStreamOptions = RequestOptions &
  NonNullable<operations["workflows.deployments.logs.stream"]["parameters"]["query"]>;

export type WorkflowsEventsStreamOptions = RequestOptions &
  NonNullable<operations["workflows.events.stream"]["parameters"]["query"]>;

export type WorkflowsEventsListOptions = RequestOptions &
  NonNullable<operations["workflows.events.list"]["parameters"]["query"]>;

export type ModelsListOptions = RequestOptions &
  NonNullable<operations["models.list"]["parameters"]["query"]>;

export type BatchJobsListOptions = RequestOptions &
  NonNullable<operations["batch.jobs.list"]["parameters"]["query"]>;

export type BatchJobsGetOptions = RequestOptions &
  NonNullable<operations["batch.jobs.get"]["parameters"]["query"]>;

export type UsersMeOrganizationsListOptions = RequestOptions &
  NonNullable<operations["users.me.organizations.list"]["parameters"]["query"]>;

export type UsersMeWorkspacesListOptions = RequestOptions &
  NonNullable<operations["users.me.workspaces.list"]["parameters"]["query"]>;

/**
 * The operations, in a compressed form that src/client/operations.ts decodes. Each line is a path and its operations,
 * separated by spaces. An operation is `METHOD operationId:flags:details` without the space:
 *
 * - The method is one letter: G, P, U, A, D for GET, POST, PUT, PATCH, DELETE; lowercase if there is a request body.
 * - Flags: u requires the user context token, s streams, d streams if the body says so, r can be resumed.
 * - The details are the pagination fields of a list or the terminal events of a stream, separated by commas.
 *
 * Paths and operationIds are prefix-compressed: they leave out the leading parts that they share with the previous entry.
 * The digit in front is the number of these parts; no digit means all parts of the previous entry but its last.
 */
export const operationTable = `0/v1/observability/datasets G0observability.datasets.list::page,page,datasets.results,datasets.next,datasets.count,1 pcreate
4{dataset_id} Gget aupdate Ddelete
5records Grecords.list::page,page,records.results,records.next,records.count,1 pcreate
imports/from-file p2importFromFile
from-playground pimportFromPlayground
from-dataset pimportFromDataset
5exports/to-jsonl GexportToJsonl
3spans/search p1spans.search::cursor,cursor,spans.results,spans.cursor,
aggregate paggregate
evaluations/aggregate pevaluations.aggregate
search psearch::cursor,cursor,span_evaluations.results,span_evaluations.cursor,
6latest psearchLatest::cursor,cursor,span_evaluations.results,span_evaluations.cursor,
4fields G2fields.list
evaluations/fields G2evaluations.fields.list
4fields/{field_name}/options G2fields.listOptions
4evaluations/fields/{field_name}/options G2evaluations.fields.listOptions
3judges G1judges.list::page,page,judges.results,judges.next,judges.count,1 pcreate
4{judge_id} Gget uupdate Ddelete
5live-judging pjudgeLive
2connectors G0connectors.list::cursor,cursor,items,pagination.next_cursor, pcreate
3{connector_id_or_name}/auth_url GgetAuthUrl
3{connector_id}/share UshareToWorkspace DunshareFromWorkspace
organization/share UshareToOrganization DunshareFromOrganization
4{consumer_scope}/activate Pactivate
deactivate Pdeactivate
3{connector_id_or_name}/tools/{tool_name}/call ptools.call
4tools Glist::page,page,,,,1,page_size,100
authentication_methods G1authenticationMethods.list
organization/credentials G1credentials.listForOrganization
4workspace/credentials GlistForWorkspace
2conversations G0conversations.list::page,page,,,,0,page_size,100 pstart:d:conversation.response.done,conversation.response.error pstartStream:s:conversation.response.done,conversation.response.error
3{conversation_id} Gget pappend:d:conversation.response.done,conversation.response.error Ddelete pappendStream:s:conversation.response.done,conversation.response.error
4history GgetHistory
messages GgetMessages
restart prestart:d:conversation.response.done,conversation.response.error prestartStream:s:conversation.response.done,conversation.response.error
2agents G0agents.listLegacy::page,page,,,,0,page_size,20 pcreate
3pages Glist::cursor,page_token,data,next_page_token,
{agent_id} Gget aupdate Ddelete
4version AswitchVersion
versions Gversions.list::page,page,,,,0,page_size,20
5{version} Gget
3completions p1complete
1v2/prompts G0prompts.list::cursor,pageToken,data,nextPageToken, pcreate
3{prompt_id} Gget aupdate Ddelete
4versions Gversions.list pcreate
5{version} Gget aupdate
2skills G0skills.list::cursor,pageToken,data,nextPageToken, pcreate
3{skill_id} Gget aupdate Ddelete
4versions Gversions.list pcreate
5{version} Gget aupdate
1v1/workflows G0workflows.list::cursor,cursor,workflows,next_cursor,
3registrations Gregistrations.list::cursor,cursor,workflow_registrations,next_cursor,
{workflow_identifier} G1get uupdate
4execute pexecute
3registrations/{workflow_registration_id}/execute pregistrations.execute
4{workflow_registration_id} Gget
3archive u1archiveMany
unarchive uunarchiveMany
{workflow_identifier}/archive Uarchive
unarchive Uunarchive
3executions/{execution_id} Gexecutions.get
5history GgetHistory
signals psignal
queries pquery
terminate Pterminate
4terminate pterminateMany
{execution_id}/cancel Pcancel
4cancel pcancelMany
{execution_id}/reset preset
3runs G1runs.list::cursor,next_page_token,executions,next_page_token,
4{run_id} Gget
5history GgetHistory
3schedules G1schedules.list::cursor,next_page_token,schedules,next_page_token, pcreate
4{schedule_id} Gget aupdate Ddelete
5pause ppause
resume presume
trigger ptrigger
3deployments G1deployments.list::cursor,cursor,deployments,next_cursor, pcreate
4{name} Gget aupdate Ddelete
5stop Pstop
start Pstart
restart Prestart
4{deployment_id}/unharden Punharden
4{name}/workers Gworkers.list::cursor,cursor,workers,next_cursor,
logs G2logs.list::cursor,cursor,results,next_cursor,
6stream Gstream:sr:error
3events/stream G1events.stream:sr:error
list Glist::cursor,cursor,events,next_cursor,
2models G0models.list
3{model_id} Gget Ddelete
2fine_tuning/models/{model_id} aupdate
5archive Parchive Dunarchive
2batch/jobs G0batch.jobs.list::page,page,data,,total,0,page_size,100 pcreate
4{job_id} Gget Ddelete
5cancel Pcancel
2moderations p0classifiers.moderate
chat/moderations pmoderateChat
2classifications pclassify
chat/classifications pclassifyChat
2rag/deployments G0retrieval.deployments.list uregister
4{deployment_id} Ddelete
5metrics uupdateMetrics
3ingestion_pipeline_configurations G1ingestionConfigurations.list uupsert
4{id}/run_info uupdateRunInfo
2users/me G0users.me.get:u
4organizations Gorganizations.list:u:offset,offset,organizations,,,0,limit,100
workspaces G2workspaces.list:u:offset,offset,workspaces,,,0,limit,100
2audio/speech p0audio.speech.create:d:speech.audio.done`;
