// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Call, EventStream, OrUndefined, PageCall, RequestOptions, ResponseStream } from "../src/client/public-types.ts";
import type { Agent, AgentCompletion, AgentCompletionCreate, AgentCreate, AgentPage, AgentUpdate, BatchJob, BatchJobCreate, BatchJobDeleted, BatchJobPage, ChatClassificationCreate, ChatModerationCreate, Classification, ClassificationCreate, Connector, ConnectorAuthUrl, ConnectorAuthenticationMethodList, ConnectorCreate, ConnectorCredentialList, ConnectorMessage, ConnectorPage, ConnectorToolCall, ConnectorToolResult, Conversation, ConversationAppend, ConversationEvent, ConversationHistory, ConversationMessages, ConversationResponse, ConversationRestart, ConversationStart, Dataset, DatasetCreate, DatasetExport, DatasetFileImport, DatasetImportTask, DatasetPage, DatasetPlaygroundImport, DatasetRecord, DatasetRecordCreate, DatasetRecordPage, DatasetRecordsImport, DatasetUpdate, Deployment, DeploymentCreate, DeploymentDetail, DeploymentLogEvent, DeploymentLogPage, DeploymentLogRecord, DeploymentPage, DeploymentUpdate, DeploymentWorker, DeploymentWorkerPage, ExecutionBatch, ExecutionBatchResult, ExecutionHistory, ExecutionReset, FineTunedModel, FineTunedModelUpdate, IngestionConfiguration, IngestionConfigurationUpsert, IngestionRunInfo, Judge, JudgeCreate, JudgeLive, JudgePage, JudgeUpdate, Judgment, ManagedDeployment, Model, ModelArchived, ModelDeleted, ModelList, ModelUnarchived, Moderation, ModerationCreate, Organization, OrganizationPage, Prompt, PromptCreate, PromptDeleted, PromptPage, PromptUpdate, PromptVersionCreate, PromptVersionCreated, PromptVersionList, PromptVersionUpdate, RunHistory, Schedule, ScheduleCreate, SchedulePage, ScheduleReference, ScheduleUpdate, SearchIndexAcknowledgement, SearchIndexDeploymentList, SearchIndexMetrics, SearchIndexReference, SearchIndexRegistration, SelectedPrompt, SelectedSkill, Skill, SkillCreate, SkillDeleted, SkillPage, SkillUpdate, SkillVersionCreate, SkillVersionCreated, SkillVersionList, SkillVersionUpdate, Span, SpanAggregation, SpanAggregationQuery, SpanEvaluation, SpanEvaluationPage, SpanFieldDefinitions, SpanFieldOptions, SpanPage, SpanSearch, SpeechCreate, SpeechEvent, SpeechResult, UserIdentity, WorkflowArchiveResult, WorkflowEnvelope, WorkflowEvent, WorkflowEventPage, WorkflowEventType, WorkflowExecution, WorkflowExecutionAnswer, WorkflowExecutionRequest, WorkflowPage, WorkflowQuery, WorkflowQueryResult, WorkflowRegistration, WorkflowRegistrationLookup, WorkflowRegistrationPage, WorkflowRun, WorkflowRunPage, WorkflowSelection, WorkflowSignal, WorkflowSignalReceipt, WorkflowStreamEvent, WorkflowSummary, WorkflowUnarchiveResult, WorkflowUpdate, Workspace, WorkspacePage, operations } from "./types.ts";

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
  /**
   * List datasets.
   *
   * Beta. Returns the datasets in the workspace, newest first. Deleted datasets are not included.
   *
   * Deleting items while you iterate skips others. Collect them first: `toArray()`.
   *
   * @param options.q Return only datasets whose name or description contains this text.
   * @param options.page_size Maximum number of items per page.
   * @param options.page Page number, starting at 1.
   */
  list(options?: ObservabilityDatasetsListOptions): PageCall<Dataset, DatasetPage>;
  /**
   * Create a dataset.
   *
   * Beta. Creates an empty dataset in the workspace, owned by you. Add records one by one, or import them.
   *
   * @param body Name and description of a new dataset.
   */
  create(body: DatasetCreate, options?: RequestOptions): Call<Dataset>;
  /**
   * Get a dataset.
   *
   * Beta. Returns the name, description and owner of a dataset. To get its records, list them separately.
   *
   * @param datasetId Id of the dataset, as returned when you create or list datasets.
   * @throws {NotFoundError} The workspace has no dataset with this id (`DATASET_NOT_FOUND`).
   */
  get(datasetId: string, options?: RequestOptions): Call<Dataset>;
  /**
   * Update a dataset.
   *
   * Beta. Changes the name, the description or both. Fields that you omit keep their values, so an empty object changes
   * nothing. To clear the description, send null.
   *
   * @param datasetId Id of the dataset, as returned when you create or list datasets.
   * @param body Fields of the dataset to change.
   * @throws {NotFoundError} The workspace has no dataset with this id (`DATASET_NOT_FOUND`).
   */
  update(datasetId: string, body: DatasetUpdate, options?: RequestOptions): Call<Dataset>;
  /**
   * Delete a dataset.
   *
   * Beta. Deletes the dataset and all its records. Later requests for it return 404.
   *
   * @param datasetId Id of the dataset, as returned when you create or list datasets.
   * @throws {NotFoundError} The workspace has no dataset with this id (`DATASET_NOT_FOUND`).
   */
  delete(datasetId: string, options?: RequestOptions): Call<void>;
  /**
   * Import a file into a dataset.
   *
   * Beta. Starts a background task that adds one record, with the source `UPLOADED_FILE`, for each line of a JSONL file in
   * the file storage service. The response does not wait for the task. To see which records have been added, list the
   * records.
   *
   * @param datasetId Id of the dataset, as returned when you create or list datasets.
   * @param body The uploaded JSONL file to read records from.
   * @throws {NotFoundError} Either the dataset (`DATASET_NOT_FOUND`) or the file (`FILE_NOT_FOUND`) does not exist.
   */
  importFromFile(datasetId: string, body: DatasetFileImport, options?: RequestOptions): Call<DatasetImportTask>;
  /**
   * Import conversations into a dataset.
   *
   * Beta. Starts a background task that adds one record, with the source `PLAYGROUND`, for each conversation. The payload of
   * a record contains the messages of its conversation. The conversations do not change.
   *
   * @param datasetId Id of the dataset, as returned when you create or list datasets.
   * @param body The conversations to import.
   * @throws {NotFoundError} Either the dataset (`DATASET_NOT_FOUND`) or one of the conversations (`CONVERSATION_NOT_FOUND`) does not exist.
   */
  importFromPlayground(datasetId: string, body: DatasetPlaygroundImport, options?: RequestOptions): Call<DatasetImportTask>;
  /**
   * Import records from other datasets.
   *
   * Beta. Starts a background task that copies records into this dataset. A copy has the payload, properties and source of
   * the original, but a new id. The originals do not change.
   *
   * @param datasetId Id of the dataset, as returned when you create or list datasets.
   * @param body The records to copy.
   * @throws {NotFoundError} Either the dataset (`DATASET_NOT_FOUND`) or one of the records (`DATASET_RECORD_NOT_FOUND`) does not exist.
   */
  importFromDataset(datasetId: string, body: DatasetRecordsImport, options?: RequestOptions): Call<DatasetImportTask>;
  /**
   * Export a dataset as JSONL.
   *
   * Beta. Writes the current records of the dataset to a JSONL file in the file storage service and returns a temporary
   * download URL. Each call creates a new file, whose lines you can import again without changes.
   *
   * @param datasetId Id of the dataset, as returned when you create or list datasets.
   * @throws {NotFoundError} The workspace has no dataset with this id (`DATASET_NOT_FOUND`).
   */
  exportToJsonl(datasetId: string, options?: RequestOptions): Call<DatasetExport>;
}

export interface ObservabilityDatasetsRecordsResource {
  /**
   * List dataset records.
   *
   * Beta. Returns the records of a dataset with their payloads, newest first. Deleted records are not included.
   *
   * Deleting items while you iterate skips others. Collect them first: `toArray()`.
   *
   * @param datasetId Id of the dataset, as returned when you create or list datasets.
   * @param options.page_size Maximum number of items per page.
   * @param options.page Page number, starting at 1.
   * @throws {NotFoundError} The workspace has no dataset with this id (`DATASET_NOT_FOUND`).
   */
  list(datasetId: string, options?: ObservabilityDatasetsRecordsListOptions): PageCall<DatasetRecord, DatasetRecordPage>;
  /**
   * Add a record to a dataset.
   *
   * Beta. Adds a single record. To add many at once, use one of the import operations.
   *
   * @param datasetId Id of the dataset, as returned when you create or list datasets.
   * @param body Content of a new record.
   * @throws {NotFoundError} The workspace has no dataset with this id (`DATASET_NOT_FOUND`).
   */
  create(datasetId: string, body: DatasetRecordCreate, options?: RequestOptions): Call<DatasetRecord>;
}

export interface ObservabilitySpansResource {
  readonly evaluations: ObservabilitySpansEvaluationsResource;
  readonly fields: ObservabilitySpansFieldsResource;
  /**
   * Search spans.
   *
   * Beta. Returns the spans that match a search expression and a time range, newest first. To get the next page, send the
   * same body with the `cursor` of the current page.
   *
   * @param body Conditions of a search.
   * @param options.from Start of the time range, inclusive.
   * @param options.to End of the time range, exclusive.
   * @param options.page Must be 1, because these pages have no numbers; any other value returns 422.
   * @param options.page_size Maximum number of items per page.
   * @param options.cursor Cursor returned with the previous page.
   */
  search(body: SpanSearch, options?: ObservabilitySpansSearchOptions): PageCall<Span, SpanPage>;
  /**
   * Aggregate spans.
   *
   * Beta. Calculates a number for each group of spans, such as their count, their 99th percentile duration or the tokens
   * they used. Spans are grouped by the values of fields, by time interval, or both. Returns 422 if a measure or
   * dimension is not a field of spans or does not support this use.
   *
   * @param body Metric to calculate, grouping and search conditions.
   * @param options.from Start of the time range, inclusive.
   * @param options.to End of the time range, exclusive.
   */
  aggregate(body: SpanAggregationQuery, options?: ObservabilitySpansAggregateOptions): Call<SpanAggregation>;
}

export interface ObservabilitySpansEvaluationsResource {
  readonly fields: ObservabilitySpansEvaluationsFieldsResource;
  /**
   * Aggregate span evaluations.
   *
   * Beta. Calculates a number for each group of evaluations, such as the mean score of each judge per day. Returns 422 if a
   * measure or dimension is not a field of evaluations or does not support this use.
   *
   * @param body Metric to calculate, grouping and search conditions.
   * @param options.from Start of the time range, inclusive.
   * @param options.to End of the time range, exclusive.
   */
  aggregate(body: SpanAggregationQuery, options?: ObservabilitySpansEvaluationsAggregateOptions): Call<SpanAggregation>;
  /**
   * Search span evaluations.
   *
   * Beta. Returns the evaluations that match a search expression and a time range, newest first. If a span was evaluated
   * several times, each evaluation is included. To get the next page, send the same body with the `cursor` of the
   * current page.
   *
   * @param body Conditions of a search.
   * @param options.from Start of the time range, inclusive.
   * @param options.to End of the time range, exclusive.
   * @param options.page Must be 1, because these pages have no numbers; any other value returns 422.
   * @param options.page_size Maximum number of items per page.
   * @param options.cursor Cursor returned with the previous page.
   */
  search(body: SpanSearch, options?: ObservabilitySpansEvaluationsSearchOptions): PageCall<SpanEvaluation, SpanEvaluationPage>;
  /**
   * Search the latest span evaluations.
   *
   * Beta. Searches only the most recent evaluation for each combination of span and `evaluation_name`, newest first. An
   * evaluation that a later one replaced is never returned, even if the replacement does not match. To get the next
   * page, send the same body with the `cursor` of the current page.
   *
   * @param body Conditions of a search.
   * @param options.from Start of the time range, inclusive.
   * @param options.to End of the time range, exclusive.
   * @param options.page Must be 1, because these pages have no numbers; any other value returns 422.
   * @param options.page_size Maximum number of items per page.
   * @param options.cursor Cursor returned with the previous page.
   */
  searchLatest(body: SpanSearch, options?: ObservabilitySpansEvaluationsSearchLatestOptions): PageCall<SpanEvaluation, SpanEvaluationPage>;
}

export interface ObservabilitySpansEvaluationsFieldsResource {
  /**
   * List span evaluation fields.
   *
   * Beta. Returns the fields that search expressions, measures and dimensions of span evaluations can refer to, with the
   * operators and aggregations that each supports.
   */
  list(options?: RequestOptions): Call<SpanFieldDefinitions>;
  /**
   * List span evaluation field options.
   *
   * Beta. Returns the values to offer when filtering span evaluations by a field. For an `ENUM` field, these are all
   * possible values; for a `TEXT` field, those that occur between `from` and `to`. For fields of any other type,
   * `options` is null.
   *
   * @param fieldName Name of the field, as returned when you list span evaluation fields.
   * @param options.from Start of the time range, inclusive.
   * @param options.to End of the time range, exclusive.
   * @throws {NotFoundError} Span evaluations have no field with this name (`SPAN_EVALUATION_FIELD_NOT_FOUND`).
   */
  listOptions(fieldName: string, options?: ObservabilitySpansEvaluationsFieldsListOptionsOptions): Call<SpanFieldOptions>;
}

export interface ObservabilitySpansFieldsResource {
  /**
   * List span fields.
   *
   * Beta. Returns the fields that search expressions, measures and dimensions of spans can refer to, with the operators and
   * aggregations that each supports. The list is the same for every workspace.
   */
  list(options?: RequestOptions): Call<SpanFieldDefinitions>;
  /**
   * List span field options.
   *
   * Beta. Returns the values to offer when filtering spans by a field. For an `ENUM` field, these are all possible values;
   * for a `TEXT` field, those that occur between `from` and `to`. For fields of any other type, `options` is null.
   *
   * @param fieldName Name of the field, as returned when you list span fields.
   * @param options.from Start of the time range, inclusive.
   * @param options.to End of the time range, exclusive.
   * @throws {NotFoundError} Spans have no field with this name (`SPAN_FIELD_NOT_FOUND`).
   */
  listOptions(fieldName: string, options?: ObservabilitySpansFieldsListOptionsOptions): Call<SpanFieldOptions>;
}

export interface ObservabilityJudgesResource {
  /**
   * List judges.
   *
   * Beta. Returns the judges in the workspace that match every filter, newest first. Deleted judges are not included.
   *
   * Deleting items while you iterate skips others. Collect them first: `toArray()`.
   *
   * @param options.q Return only judges whose name or description contains this text.
   * @param options.type_filter Return only judges with this output type.
   * @param options.model_filter Return only judges that use this model.
   * @param options.page_size Maximum number of items per page.
   * @param options.page Page number, starting at 1.
   */
  list(options?: ObservabilityJudgesListOptions): PageCall<Judge, JudgePage>;
  /**
   * Create a judge.
   *
   * Beta. Creates a judge in the workspace. You become its owner and can use it immediately. Names of judges are unique
   * within a workspace.
   *
   * @param body Fields of a new judge.
   * @throws {NotFoundError} The model given in `model_name` does not exist or is not available to the workspace (`MODEL_NOT_FOUND`).
   * @throws {ConflictError} Another judge in the workspace already has this name (`JUDGE_NAME_ALREADY_EXISTS`).
   */
  create(body: JudgeCreate, options?: RequestOptions): Call<Judge>;
  /**
   * Get a judge.
   *
   * Beta. Returns the latest revision of a judge, including its instructions and output.
   *
   * @param judgeId Id of the judge, as returned when you create or list judges.
   * @throws {NotFoundError} The workspace has no judge with this id (`JUDGE_NOT_FOUND`).
   */
  get(judgeId: string, options?: RequestOptions): Call<Judge>;
  /**
   * Update a judge.
   *
   * Beta. Replaces all fields of a judge, which creates a new revision. The id stays the same, and earlier evaluations do
   * not change. If the body is identical to the current revision, nothing changes, and there is no new revision.
   *
   * @param judgeId Id of the judge, as returned when you create or list judges.
   * @param body New values for all fields of a judge.
   * @throws {NotFoundError} Either the workspace has no judge with this id (`JUDGE_NOT_FOUND`), or the model in the body's `model_name` does not exist or is not available to the workspace (`MODEL_NOT_FOUND`).
   * @throws {ConflictError} Another judge in the workspace already has this name (`JUDGE_NAME_ALREADY_EXISTS`).
   */
  update(judgeId: string, body: JudgeUpdate, options?: RequestOptions): Call<void>;
  /**
   * Delete a judge.
   *
   * Beta. Deletes a judge. Later requests for it return 404, and its name can be reused. The span evaluations that it made
   * are kept.
   *
   * @param judgeId Id of the judge, as returned when you create or list judges.
   * @throws {NotFoundError} The workspace has no judge with this id (`JUDGE_NOT_FOUND`).
   */
  delete(judgeId: string, options?: RequestOptions): Call<void>;
  /**
   * Judge a conversation.
   *
   * Beta. Runs the judge on the given messages and waits for the result. Neither the messages nor the result are stored, so
   * the result does not appear among the span evaluations.
   *
   * @param judgeId Id of the judge, as returned when you create or list judges.
   * @param body A conversation to evaluate.
   * @throws {NotFoundError} Either the workspace has no judge with this id (`JUDGE_NOT_FOUND`), or the model in the body's `model_name` does not exist or is not available to the workspace (`MODEL_NOT_FOUND`).
   */
  judgeLive(judgeId: string, body: JudgeLive, options?: RequestOptions): Call<Judgment>;
}

export interface ConnectorsResource {
  readonly tools: ConnectorsToolsResource;
  readonly authenticationMethods: ConnectorsAuthenticationMethodsResource;
  readonly credentials: ConnectorsCredentialsResource;
  /**
   * List connectors.
   *
   * Beta. Returns the connectors that you can use, newest first: your own private connectors, those shared with your
   * workspace or organization, and those that the service offers to everyone.
   *
   * @param options.active Return only connectors that are active for you (`true`) or only those that are not (`false`).
   * @param options.page_size Maximum number of items per page.
   * @param options.cursor Cursor returned with the previous page.
   */
  list(options?: ConnectorsListOptions): PageCall<Connector, ConnectorPage>;
  /**
   * Create a connector.
   *
   * Beta. Creates a connector to an external tool server. `protocol` sets how the service communicates with that server:
   * `mcp` or `http`. You become the creator. The new connector is not active yet.
   *
   * A connector is private unless `visibility` says otherwise. To share it right away, you need the same permission as
   * for sharing it later: `ShareConnectorToWorkspace` for `shared_workspace`, `ShareConnectorToOrg` for `shared_org`.
   *
   * @param body Settings of a new connector.
   * @throws {PermissionDeniedError} You asked for a shared connector but lack the permission to share it (`CONNECTOR_PERMISSION_REQUIRED`): `ShareConnectorToWorkspace` for `shared_workspace`, or `ShareConnectorToOrg` for `shared_org`.
   * @throws {ConflictError} The workspace already has a connector with this name (`CONNECTOR_NAME_ALREADY_EXISTS`).
   */
  create(body: ConnectorCreate, options?: RequestOptions): Call<Connector>;
  /**
   * Get a sign-in URL for a connector.
   *
   * Beta. Returns a URL to open in the user's browser. The user signs in there and allows the service to use the connector's
   * server on their behalf. The service then stores the resulting credentials for them.
   *
   * Users sign in with OAuth 2.0 unless `method_type` says otherwise. If a connector uses `bearer`, `codehost_app` or
   * `chat_app`, the URL is that of a page of the service, where the user enters the token or installs the app. There
   * is no URL for `none`, nor for an `oauth2` method whose `grant_type` is `client_credentials`: they need no user.
   *
   * The URL is valid for `ttl` seconds.
   *
   * @param connectorIdOrName Id or name of the connector.
   * @param options.app_return_url URL to send the browser to after sign-in.
   * @param options.method_type Authentication method to use.
   * @param options.credentials_name Name under which to store the credentials: 1 to 64 letters, digits, `_` and `-`.
   * @param options.credentials_title Display name for the credentials.
   * @param options.codehost_installation_link Set to true to get the URL for installing the app of the source-hosting service instead of the sign-in URL.
   * @throws {NotFoundError} The connector does not exist or is not visible to you (`CONNECTOR_NOT_FOUND`).
   * @throws {ConflictError} The connector does not support the requested method, or no user can sign in with it (`CONNECTOR_AUTH_METHOD_NOT_OFFERED`).
   */
  getAuthUrl(connectorIdOrName: string, options?: ConnectorsGetAuthUrlOptions): Call<ConnectorAuthUrl>;
  /**
   * Share a connector with the workspace.
   *
   * Beta. Makes a private connector available to every member of the workspace and transfers its ownership to the workspace.
   * You must be the connector's creator and have the workspace permission `ShareConnectorToWorkspace`.
   *
   * Authentication that depends on the previous owner's identity stops working. Set it up again afterward.
   *
   * @param connectorId Id of the connector.
   * @throws {PermissionDeniedError} You lack the workspace permission `ShareConnectorToWorkspace` (`CONNECTOR_PERMISSION_REQUIRED`), or you have it but did not create the connector (`CONNECTOR_CREATOR_REQUIRED`).
   * @throws {NotFoundError} The connector does not exist or is not visible to you (`CONNECTOR_NOT_FOUND`).
   * @throws {ConflictError} The connector is already shared with the workspace, with the organization or with everyone (`CONNECTOR_ALREADY_SHARED`).
   */
  shareToWorkspace(connectorId: string, options?: RequestOptions): Call<ConnectorMessage>;
  /**
   * Stop sharing a connector with the workspace.
   *
   * Beta. Makes a connector that is shared with the workspace private again and returns its ownership to its creator. You
   * must be the connector's creator and have the workspace permission `ShareConnectorToWorkspace`.
   *
   * Connections that were set up for the workspace or by its other members are removed. The creator stays connected.
   *
   * @param connectorId Id of the connector.
   * @throws {PermissionDeniedError} You lack the workspace permission `ShareConnectorToWorkspace` (`CONNECTOR_PERMISSION_REQUIRED`), or you have it but did not create the connector (`CONNECTOR_CREATOR_REQUIRED`).
   * @throws {NotFoundError} The connector does not exist or is not visible to you (`CONNECTOR_NOT_FOUND`).
   * @throws {ConflictError} The connector is not shared with the workspace (`CONNECTOR_NOT_SHARED`).
   */
  unshareFromWorkspace(connectorId: string, options?: RequestOptions): Call<ConnectorMessage>;
  /**
   * Share a connector with the organization.
   *
   * Beta. Makes a private connector available to every member of the organization, in all its workspaces, and transfers its
   * ownership to the organization. You need the organization permission `ShareConnectorToOrg`. A private connector is
   * visible only to its owner; for others, this returns 404.
   *
   * Authentication that depends on the previous owner's identity stops working. Set it up again afterward.
   *
   * @param connectorId Id of the connector.
   * @throws {PermissionDeniedError} You lack the organization permission `ShareConnectorToOrg` (`CONNECTOR_PERMISSION_REQUIRED`).
   * @throws {NotFoundError} The connector does not exist or is not visible to you (`CONNECTOR_NOT_FOUND`).
   * @throws {ConflictError} The connector is already shared with the workspace, with the organization or with everyone (`CONNECTOR_ALREADY_SHARED`).
   */
  shareToOrganization(connectorId: string, options?: RequestOptions): Call<ConnectorMessage>;
  /**
   * Stop sharing a connector with the organization.
   *
   * Beta. Makes a connector that is shared with the organization private again and returns its ownership to its creator. You
   * need the organization permission `ShareConnectorToOrg`, but you need not be the creator.
   *
   * Connections that were set up for the organization or by its other members are removed. The creator stays
   * connected.
   *
   * @param connectorId Id of the connector.
   * @throws {PermissionDeniedError} You lack the organization permission `ShareConnectorToOrg` (`CONNECTOR_PERMISSION_REQUIRED`).
   * @throws {NotFoundError} The connector does not exist or is not visible to you (`CONNECTOR_NOT_FOUND`).
   * @throws {ConflictError} The connector is not shared with the organization (`CONNECTOR_NOT_SHARED`).
   */
  unshareFromOrganization(connectorId: string, options?: RequestOptions): Call<ConnectorMessage>;
  /**
   * Activate a connector.
   *
   * Beta. Enables the connector for your organization, for your workspace or only for you. Activating an active connector
   * changes nothing. You can also list and call the tools of an inactive connector.
   *
   * The narrowest setting applies: a user's own setting takes precedence over that of the workspace, and that of the
   * workspace over that of the organization. For example, a connector that you have deactivated for yourself stays
   * inactive for you when it is activated for the workspace.
   *
   * @param path.connector_id Id of the connector.
   * @param path.consumer_scope Scope in which to enable or disable the connector, from the widest to the narrowest: your `organization`, your `workspace`, or only you (`user`).
   * @throws {NotFoundError} The connector does not exist or is not visible to you (`CONNECTOR_NOT_FOUND`).
   */
  activate(path: { connector_id: string; consumer_scope: string }, options?: RequestOptions): Call<ConnectorMessage>;
  /**
   * Deactivate a connector.
   *
   * Beta. Disables the connector for your organization, for your workspace or only for you. It stays active for everyone
   * else, and its sharing and credentials do not change. Deactivating an inactive connector changes nothing.
   *
   * The narrowest setting applies: a user's own setting takes precedence over that of the workspace, and that of the
   * workspace over that of the organization. For example, a connector that you have activated for yourself stays
   * active for you when it is deactivated for the workspace.
   *
   * @param path.connector_id Id of the connector.
   * @param path.consumer_scope Scope in which to enable or disable the connector, from the widest to the narrowest: your `organization`, your `workspace`, or only you (`user`).
   * @throws {NotFoundError} The connector does not exist or is not visible to you (`CONNECTOR_NOT_FOUND`).
   */
  deactivate(path: { connector_id: string; consumer_scope: string }, options?: RequestOptions): Call<ConnectorMessage>;
}

export interface ConnectorsToolsResource {
  /**
   * Call a tool of a connector.
   *
   * Beta. Runs a tool on the connector's server and waits for the result.
   *
   * If the tool fails, the status is still `200`, `metadata.mcp_meta.isError` is true, and `content` contains the
   * reason. Check `isError` before you use the result.
   *
   * @param path.connector_id_or_name Id or name of the connector.
   * @param path.tool_name Name of the tool, exactly as in the list of tools.
   * @param body Input of a tool call.
   * @param options.credentials_name Name of the stored credentials to authenticate with.
   * @throws {NotFoundError} The connector (`CONNECTOR_NOT_FOUND`), the tool (`CONNECTOR_TOOL_NOT_FOUND`) or the named credentials (`CONNECTOR_CREDENTIALS_NOT_FOUND`) do not exist.
   * @throws {ConflictError} The tool server requires credentials, and you have no valid ones (`CONNECTOR_AUTHENTICATION_REQUIRED`).
   */
  call(path: { connector_id_or_name: string; tool_name: string }, body: ConnectorToolCall, options?: ConnectorsToolsCallOptions): Call<ConnectorToolResult>;
  /**
   * List the tools of a connector.
   *
   * Beta. Returns the tools of the connector's server, in the order in which the server lists them. The service caches the
   * list. With `refresh=true`, it reads the list from the server again.
   *
   * A page with fewer tools than `page_size` is the last one.
   *
   * Deleting items while you iterate skips others. Collect them first: `toArray()`.
   *
   * @param connectorIdOrName Id or name of the connector.
   * @param options.refresh Set to true to read the list from the server again instead of using the cached one.
   * @param options.pretty Set to true to get short forms, for use in a prompt or a terminal: name, description, annotations, and the input schema without titles, descriptions and examples.
   * @param options.credentials_name Name of the stored credentials to authenticate with.
   * @param options.page_size Maximum number of items per page.
   * @param options.page Page number, starting at 1.
   * @throws {NotFoundError} The connector (`CONNECTOR_NOT_FOUND`) or the named credentials (`CONNECTOR_CREDENTIALS_NOT_FOUND`) do not exist.
   * @throws {ConflictError} The tool server requires credentials, and you have no valid ones (`CONNECTOR_AUTHENTICATION_REQUIRED`).
   */
  list(connectorIdOrName: string, options?: ConnectorsToolsListOptions): PageCall<operations["connectors.tools.list"]["responses"][200]["content"]["application/json"][number], operations["connectors.tools.list"]["responses"][200]["content"]["application/json"]>;
}

export interface ConnectorsAuthenticationMethodsResource {
  /**
   * List the authentication methods of a connector.
   *
   * Beta. Returns the ways to authenticate with the connector's server and the headers that each of them requires. Secret
   * values are masked.
   *
   * @param connectorIdOrName Id or name of the connector.
   * @throws {NotFoundError} The connector does not exist or is not visible to you (`CONNECTOR_NOT_FOUND`).
   */
  list(connectorIdOrName: string, options?: RequestOptions): Call<ConnectorAuthenticationMethodList>;
}

export interface ConnectorsCredentialsResource {
  /**
   * List the organization's credentials for a connector.
   *
   * Beta. Returns the credentials that are stored for the connector in your organization, without their secrets. Every
   * member of the organization can use them.
   *
   * @param connectorIdOrName Id or name of the connector.
   * @param options.fetch_default Set to true to return only the default credentials, which apply to requests that name no credentials.
   * @param options.auth_type Return only credentials for this authentication method.
   * @throws {NotFoundError} The connector does not exist or is not visible to you (`CONNECTOR_NOT_FOUND`).
   */
  listForOrganization(connectorIdOrName: string, options?: ConnectorsCredentialsListForOrganizationOptions): Call<ConnectorCredentialList>;
  /**
   * List the workspace's credentials for a connector.
   *
   * Beta. Returns the credentials that are stored for the connector in your workspace, without their secrets. Every member
   * of the workspace can use them.
   *
   * @param connectorIdOrName Id or name of the connector.
   * @param options.fetch_default Set to true to return only the default credentials, which apply to requests that name no credentials.
   * @param options.auth_type Return only credentials for this authentication method.
   * @throws {NotFoundError} The connector does not exist or is not visible to you (`CONNECTOR_NOT_FOUND`).
   */
  listForWorkspace(connectorIdOrName: string, options?: ConnectorsCredentialsListForWorkspaceOptions): Call<ConnectorCredentialList>;
}

export interface ConversationsResource {
  /**
   * List conversations.
   *
   * Beta. Returns the conversations in the workspace, newest first. You can filter them by `metadata`.
   *
   * Deleting items while you iterate skips others. Collect them first: `toArray()`.
   *
   * @param options.page Page number, starting at 0.
   * @param options.page_size Maximum number of conversations per page.
   * @param options.metadata Return only conversations whose `metadata` contains all of these key-value pairs.
   */
  list(options?: ConversationsListOptions): PageCall<Conversation, Conversation[]>;
  /**
   * Start a conversation.
   *
   * Beta. Sends the first inputs to a model or an agent and stores the conversation under a new id. The service alternates
   * between completions and tool runs until it has a final response, or until it needs you to run a function, confirm
   * a tool call or carry out a handoff. You send the outcome with `conversations.append`.
   *
   * Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
   * `Accept: text/event-stream` has the same effect.
   *
   * @param body First inputs, the model or agent that responds, and settings.
   * @throws {NotFoundError} The body refers to an agent (`AGENT_NOT_FOUND`), agent version (`AGENT_VERSION_NOT_FOUND`), model (`MODEL_NOT_FOUND`), connector (`CONNECTOR_NOT_FOUND`) or document library (`LIBRARY_NOT_FOUND`) that does not exist or is not available to you.
   */
  start(body: ConversationStart & { stream: true }, options?: RequestOptions): ResponseStream<ConversationEvent, ConversationResponse>;
  /**
   * Start a conversation.
   *
   * Beta. Sends the first inputs to a model or an agent and stores the conversation under a new id. The service alternates
   * between completions and tool runs until it has a final response, or until it needs you to run a function, confirm
   * a tool call or carry out a handoff. You send the outcome with `conversations.append`.
   *
   * Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
   * `Accept: text/event-stream` has the same effect.
   *
   * @param body First inputs, the model or agent that responds, and settings.
   * @throws {NotFoundError} The body refers to an agent (`AGENT_NOT_FOUND`), agent version (`AGENT_VERSION_NOT_FOUND`), model (`MODEL_NOT_FOUND`), connector (`CONNECTOR_NOT_FOUND`) or document library (`LIBRARY_NOT_FOUND`) that does not exist or is not available to you.
   */
  start(body: ConversationStart & { stream?: false }, options?: RequestOptions): Call<ConversationResponse>;
  /**
   * Start a conversation.
   *
   * Beta. Sends the first inputs to a model or an agent and stores the conversation under a new id. The service alternates
   * between completions and tool runs until it has a final response, or until it needs you to run a function, confirm
   * a tool call or carry out a handoff. You send the outcome with `conversations.append`.
   *
   * Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
   * `Accept: text/event-stream` has the same effect.
   *
   * @param body First inputs, the model or agent that responds, and settings.
   * @throws {NotFoundError} The body refers to an agent (`AGENT_NOT_FOUND`), agent version (`AGENT_VERSION_NOT_FOUND`), model (`MODEL_NOT_FOUND`), connector (`CONNECTOR_NOT_FOUND`) or document library (`LIBRARY_NOT_FOUND`) that does not exist or is not available to you.
   */
  start(body: ConversationStart, options?: RequestOptions): ResponseStream<ConversationEvent, ConversationResponse> | Call<ConversationResponse>;
  /**
   * Start a conversation and stream the response.
   *
   * Beta. The streaming form of `conversations.start`. It takes the same body, with `stream` set to true, or without `stream`
   * and with the header `Accept: text/event-stream`. In the OpenAPI document, its path ends with `#stream`, which is not
   * part of the URL.
   *
   * If a request fails before the first event, you get an ordinary error response. After that, the stream ends with
   * `conversation.response.done` or `conversation.response.error`; without either, the connection was lost. Events
   * have no ids and the stream cannot be resumed, so read the history to see what was stored.
   *
   * @param body First inputs, the model or agent that responds, and settings.
   * @throws {NotFoundError} The body refers to an agent (`AGENT_NOT_FOUND`), agent version (`AGENT_VERSION_NOT_FOUND`), model (`MODEL_NOT_FOUND`), connector (`CONNECTOR_NOT_FOUND`) or document library (`LIBRARY_NOT_FOUND`) that does not exist or is not available to you.
   */
  startStream(body: ConversationStart, options?: RequestOptions): ResponseStream<ConversationEvent, ConversationResponse>;
  /**
   * Get a conversation.
   *
   * Beta. Returns the conversation's model or agent, its settings and its labels. To get its entries, get the history.
   *
   * @param conversationId Id of the conversation, as returned when you start or list conversations.
   * @throws {NotFoundError} The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`). It may have been deleted, or never stored because it was started with `store: false`.
   */
  get(conversationId: string, options?: RequestOptions): Call<Conversation>;
  /**
   * Append to a conversation.
   *
   * Beta. Adds messages, function results or tool confirmations, lets the model or agent respond, and returns only the
   * entries generated in response. The conversation keeps its id.
   *
   * Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
   * `Accept: text/event-stream` has the same effect.
   *
   * @param conversationId Id of the conversation, as returned when you start or list conversations.
   * @param body Messages, function results or tool confirmations to add, and settings for the response.
   * @throws {NotFoundError} The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`), the conversation has no waiting call with the `tool_call_id` of a result or confirmation (`TOOL_CALL_NOT_FOUND`), or its agent (`AGENT_NOT_FOUND`) or model (`MODEL_NOT_FOUND`) is no longer available to you.
   */
  append(conversationId: string, body: ConversationAppend & { stream: true }, options?: RequestOptions): ResponseStream<ConversationEvent, ConversationResponse>;
  /**
   * Append to a conversation.
   *
   * Beta. Adds messages, function results or tool confirmations, lets the model or agent respond, and returns only the
   * entries generated in response. The conversation keeps its id.
   *
   * Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
   * `Accept: text/event-stream` has the same effect.
   *
   * @param conversationId Id of the conversation, as returned when you start or list conversations.
   * @param body Messages, function results or tool confirmations to add, and settings for the response.
   * @throws {NotFoundError} The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`), the conversation has no waiting call with the `tool_call_id` of a result or confirmation (`TOOL_CALL_NOT_FOUND`), or its agent (`AGENT_NOT_FOUND`) or model (`MODEL_NOT_FOUND`) is no longer available to you.
   */
  append(conversationId: string, body: ConversationAppend & { stream?: false }, options?: RequestOptions): Call<ConversationResponse>;
  /**
   * Append to a conversation.
   *
   * Beta. Adds messages, function results or tool confirmations, lets the model or agent respond, and returns only the
   * entries generated in response. The conversation keeps its id.
   *
   * Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
   * `Accept: text/event-stream` has the same effect.
   *
   * @param conversationId Id of the conversation, as returned when you start or list conversations.
   * @param body Messages, function results or tool confirmations to add, and settings for the response.
   * @throws {NotFoundError} The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`), the conversation has no waiting call with the `tool_call_id` of a result or confirmation (`TOOL_CALL_NOT_FOUND`), or its agent (`AGENT_NOT_FOUND`) or model (`MODEL_NOT_FOUND`) is no longer available to you.
   */
  append(conversationId: string, body: ConversationAppend, options?: RequestOptions): ResponseStream<ConversationEvent, ConversationResponse> | Call<ConversationResponse>;
  /**
   * Delete a conversation.
   *
   * Beta. Permanently deletes the conversation and its entries. Conversations restarted from it are not affected.
   *
   * @param conversationId Id of the conversation, as returned when you start or list conversations.
   * @throws {NotFoundError} The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`). It may have been deleted, or never stored because it was started with `store: false`.
   */
  delete(conversationId: string, options?: RequestOptions): Call<void>;
  /**
   * Append to a conversation and stream the response.
   *
   * Beta. The streaming form of `conversations.append`. It takes the same body, with `stream` set to true, or without `stream`
   * and with the header `Accept: text/event-stream`. In the OpenAPI document, its path ends with `#stream`, which is not
   * part of the URL.
   *
   * If a request fails before the first event, you get an ordinary error response. After that, the stream ends with
   * `conversation.response.done` or `conversation.response.error`; without either, the connection was lost. Events
   * have no ids and the stream cannot be resumed, so read the history to see what was stored.
   *
   * @param conversationId Id of the conversation, as returned when you start or list conversations.
   * @param body Messages, function results or tool confirmations to add, and settings for the response.
   * @throws {NotFoundError} The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`), the conversation has no waiting call with the `tool_call_id` of a result or confirmation (`TOOL_CALL_NOT_FOUND`), or its agent (`AGENT_NOT_FOUND`) or model (`MODEL_NOT_FOUND`) is no longer available to you.
   */
  appendStream(conversationId: string, body: ConversationAppend, options?: RequestOptions): ResponseStream<ConversationEvent, ConversationResponse>;
  /**
   * Get the history of a conversation.
   *
   * Beta. Returns every entry of the conversation, including function calls, tool runs and handoffs.
   *
   * @param conversationId Id of the conversation, as returned when you start or list conversations.
   * @throws {NotFoundError} The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`). It may have been deleted, or never stored because it was started with `store: false`.
   */
  getHistory(conversationId: string, options?: RequestOptions): Call<ConversationHistory>;
  /**
   * Get the messages of a conversation.
   *
   * Beta. Returns only the messages, both those sent and those generated in response. To get function calls, tool runs and
   * handoffs as well, use `conversations.getHistory`.
   *
   * @param conversationId Id of the conversation, as returned when you start or list conversations.
   * @throws {NotFoundError} The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`). It may have been deleted, or never stored because it was started with `store: false`.
   */
  getMessages(conversationId: string, options?: RequestOptions): Call<ConversationMessages>;
  /**
   * Restart a conversation from an entry.
   *
   * Beta. Creates a new conversation from the entries of this one, up to and including `from_entry_id`, and continues it
   * from there. The original does not change, and you can continue both.
   *
   * Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
   * `Accept: text/event-stream` has the same effect.
   *
   * @param conversationId Id of the conversation, as returned when you start or list conversations.
   * @param body Entry to restart from, and changes that apply from there on.
   * @throws {NotFoundError} The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`), the conversation has no entry `from_entry_id` (`ENTRY_NOT_FOUND`), its agent has no version `agent_version` (`AGENT_VERSION_NOT_FOUND`), no call up to that entry is waiting for a result in `inputs` (`TOOL_CALL_NOT_FOUND`), its agent is no longer available to you (`AGENT_NOT_FOUND`), or its model or that of a guardrail is not (`MODEL_NOT_FOUND`).
   */
  restart(conversationId: string, body: ConversationRestart & { stream: true }, options?: RequestOptions): ResponseStream<ConversationEvent, ConversationResponse>;
  /**
   * Restart a conversation from an entry.
   *
   * Beta. Creates a new conversation from the entries of this one, up to and including `from_entry_id`, and continues it
   * from there. The original does not change, and you can continue both.
   *
   * Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
   * `Accept: text/event-stream` has the same effect.
   *
   * @param conversationId Id of the conversation, as returned when you start or list conversations.
   * @param body Entry to restart from, and changes that apply from there on.
   * @throws {NotFoundError} The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`), the conversation has no entry `from_entry_id` (`ENTRY_NOT_FOUND`), its agent has no version `agent_version` (`AGENT_VERSION_NOT_FOUND`), no call up to that entry is waiting for a result in `inputs` (`TOOL_CALL_NOT_FOUND`), its agent is no longer available to you (`AGENT_NOT_FOUND`), or its model or that of a guardrail is not (`MODEL_NOT_FOUND`).
   */
  restart(conversationId: string, body: ConversationRestart & { stream?: false }, options?: RequestOptions): Call<ConversationResponse>;
  /**
   * Restart a conversation from an entry.
   *
   * Beta. Creates a new conversation from the entries of this one, up to and including `from_entry_id`, and continues it
   * from there. The original does not change, and you can continue both.
   *
   * Set `stream` to true to receive the response as events while it is generated. If you leave out `stream`, the header
   * `Accept: text/event-stream` has the same effect.
   *
   * @param conversationId Id of the conversation, as returned when you start or list conversations.
   * @param body Entry to restart from, and changes that apply from there on.
   * @throws {NotFoundError} The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`), the conversation has no entry `from_entry_id` (`ENTRY_NOT_FOUND`), its agent has no version `agent_version` (`AGENT_VERSION_NOT_FOUND`), no call up to that entry is waiting for a result in `inputs` (`TOOL_CALL_NOT_FOUND`), its agent is no longer available to you (`AGENT_NOT_FOUND`), or its model or that of a guardrail is not (`MODEL_NOT_FOUND`).
   */
  restart(conversationId: string, body: ConversationRestart, options?: RequestOptions): ResponseStream<ConversationEvent, ConversationResponse> | Call<ConversationResponse>;
  /**
   * Restart a conversation and stream the response.
   *
   * Beta. The streaming form of `conversations.restart`. It takes the same body, with `stream` set to true, or without
   * `stream` and with the header `Accept: text/event-stream`. In the OpenAPI document, its path ends with `#stream`,
   * which is not part of the URL.
   *
   * If a request fails before the first event, you get an ordinary error response. After that, the stream ends with
   * `conversation.response.done` or `conversation.response.error`; without either, the connection was lost. Events
   * have no ids and the stream cannot be resumed, so read the history to see what was stored.
   *
   * @param conversationId Id of the conversation, as returned when you start or list conversations.
   * @param body Entry to restart from, and changes that apply from there on.
   * @throws {NotFoundError} The workspace has no conversation with this id (`CONVERSATION_NOT_FOUND`), the conversation has no entry `from_entry_id` (`ENTRY_NOT_FOUND`), its agent has no version `agent_version` (`AGENT_VERSION_NOT_FOUND`), no call up to that entry is waiting for a result in `inputs` (`TOOL_CALL_NOT_FOUND`), its agent is no longer available to you (`AGENT_NOT_FOUND`), or its model or that of a guardrail is not (`MODEL_NOT_FOUND`).
   */
  restartStream(conversationId: string, body: ConversationRestart, options?: RequestOptions): ResponseStream<ConversationEvent, ConversationResponse>;
}

export interface AgentsResource {
  readonly versions: AgentsVersionsResource;
  /**
   * List agents by page number.
   *
   * Beta. Use `agents.list` instead, which includes agents shared with you from elsewhere. This operation returns only the
   * workspace's own agents, as a plain array, newest first, each in its active version.
   *
   * Deleting items while you iterate skips others. Collect them first: `toArray()`.
   *
   * @param options.page Page number, starting at 0.
   * @param options.page_size Maximum number of agents per page.
   * @param options.deployment_chat Return only agents that can be chosen in the workspace's chat (true), or only those that cannot (false).
   * @param options.sources Return only agents with one of these origins: `api` (this API), `playground` or `agent_builder_v1` (the agent builder).
   * @param options.name Return only agents with exactly this name.
   * @param options.search Return only agents whose name or description contains this text.
   * @param options.id Return only the agent with this id.
   * @param options.metadata Return only agents whose `metadata` contains all of these key-value pairs.
   * @deprecated Use `agents.list` instead, which includes agents shared with you from elsewhere.
   */
  listLegacy(options?: AgentsListLegacyOptions): PageCall<Agent, Agent[]>;
  /**
   * Create an agent.
   *
   * Beta. Creates an agent with a single version, number 0, which is active. You become its owner. The agent cannot be
   * chosen in the workspace's chat until an update sets `deployment_chat`.
   *
   * @param body Settings of a new agent.
   * @throws {NotFoundError} The body refers to a model (`MODEL_NOT_FOUND`), a connector (`CONNECTOR_NOT_FOUND`), a document library (`LIBRARY_NOT_FOUND`) or, in `handoffs`, an agent (`AGENT_NOT_FOUND`) that does not exist.
   */
  create(body: AgentCreate, options?: RequestOptions): Call<Agent>;
  /**
   * List agents.
   *
   * Beta. Returns all agents that you can see, including shared ones, newest first, each in its active version.
   *
   * @param options.page_token The `next_page_token` of the previous page.
   * @param options.page_size Maximum number of agents per page.
   * @param options.deployment_chat Return only agents that can be chosen in the workspace's chat (true), or only those that cannot (false).
   * @param options.sources Return only agents with one of these origins: `api` (this API), `playground` or `agent_builder_v1` (the agent builder).
   * @param options.name Return only agents with exactly this name.
   * @param options.search Return only agents whose name or description contains this text.
   * @param options.id Return only the agent with this id.
   * @param options.metadata Return only agents whose `metadata` contains all of these key-value pairs.
   */
  list(options?: AgentsListOptions): PageCall<Agent, AgentPage>;
  /**
   * Get an agent.
   *
   * Beta. Returns the agent in its active version or, if you send `agent_version`, in that version.
   *
   * @param agentId Id of the agent, as returned when you create or list agents.
   * @param options.agent_version Version to return, by number or alias.
   * @throws {NotFoundError} The agent does not exist or is not visible to you (`AGENT_NOT_FOUND`), or it has no such version (`AGENT_VERSION_NOT_FOUND`).
   */
  get(agentId: string, options?: AgentsGetOptions): Call<Agent>;
  /**
   * Update an agent.
   *
   * Beta. Creates a new version from the active one with the fields you send, and makes it active. Its number is one above
   * the highest existing version. Earlier versions are kept, and you can switch back to them. To clear the
   * description or the instructions, send null.
   *
   * @param agentId Id of the agent, as returned when you create or list agents.
   * @param body Changes to make in the new version.
   * @throws {NotFoundError} The agent, or an agent in `handoffs`, does not exist or is not visible to you (`AGENT_NOT_FOUND`), or the body refers to a model (`MODEL_NOT_FOUND`), a connector (`CONNECTOR_NOT_FOUND`) or a document library (`LIBRARY_NOT_FOUND`) that does not exist.
   */
  update(agentId: string, body: AgentUpdate, options?: RequestOptions): Call<Agent>;
  /**
   * Delete an agent.
   *
   * Beta. Permanently deletes the agent and all its versions. Later requests for it return 404.
   *
   * @param agentId Id of the agent, as returned when you create or list agents.
   * @throws {NotFoundError} The agent does not exist or is not visible to you (`AGENT_NOT_FOUND`).
   */
  delete(agentId: string, options?: RequestOptions): Call<void>;
  /**
   * Switch the active version of an agent.
   *
   * Beta. Makes an existing version active, whether it is older or newer than the current one. No version is created or
   * changed. Send the version number in the body or in the query. If you send both, they must be equal.
   *
   * @param agentId Id of the agent, as returned when you create or list agents.
   * @param options.version Number of the version to activate, unless it is in the body.
   * @throws {NotFoundError} The agent does not exist or is not visible to you (`AGENT_NOT_FOUND`), or it has no such version (`AGENT_VERSION_NOT_FOUND`).
   */
  switchVersion(agentId: string, body?: NonNullable<operations["agents.switchVersion"]["requestBody"]>["content"]["application/json"], options?: AgentsSwitchVersionOptions): Call<Agent>;
  /**
   * Complete a chat with an agent.
   *
   * Beta. Use `conversations.start` instead, which stores the conversation and can stream the response. This operation sends
   * a chat to an agent and returns its response as one object. Nothing is stored, so every request must contain the
   * whole chat.
   *
   * @param body The agent, the chat so far, and settings for this response only.
   * @throws {NotFoundError} The agent does not exist or is not visible to you (`AGENT_NOT_FOUND`), or its model or one of its guardrails does not exist or is not available to you (`MODEL_NOT_FOUND`).
   * @deprecated Use `conversations.start` instead, which stores the conversation and can stream the response.
   */
  complete(body: AgentCompletionCreate, options?: RequestOptions): Call<AgentCompletion>;
}

export interface AgentsVersionsResource {
  /**
   * List the versions of an agent.
   *
   * Beta. Returns the agent once for each of its versions, highest version number first.
   *
   * Deleting items while you iterate skips others. Collect them first: `toArray()`.
   *
   * @param agentId Id of the agent, as returned when you create or list agents.
   * @param options.page Page number, starting at 0.
   * @param options.page_size Maximum number of versions per page.
   * @throws {NotFoundError} The agent does not exist or is not visible to you (`AGENT_NOT_FOUND`).
   */
  list(agentId: string, options?: AgentsVersionsListOptions): PageCall<Agent, Agent[]>;
  /**
   * Get a version of an agent.
   *
   * Beta. Returns the agent in the given version, whether or not it is active.
   *
   * @param path.agent_id Id of the agent, as returned when you create or list agents.
   * @param path.version Number or alias of the version.
   * @throws {NotFoundError} The agent does not exist or is not visible to you (`AGENT_NOT_FOUND`), or it has no such version (`AGENT_VERSION_NOT_FOUND`).
   */
  get(path: { agent_id: string; version: string }, options?: RequestOptions): Call<Agent>;
}

export interface PromptsResource {
  readonly versions: PromptsVersionsResource;
  /**
   * List prompts.
   *
   * Beta. Returns your own prompts and those shared with the workspace, newest first by default. Each prompt is
   * returned at its latest version or, if `alias` is set, at the version that the alias points to.
   *
   * @param options.pageSize Maximum number of prompts per page.
   * @param options.pageToken The `nextPageToken` of the previous page.
   * @param options.alias Return only prompts that have this alias, each at the version that the alias points to.
   * @param options.fields Names of the fields to return.
   * @param options.sort_by Sort by the time of creation (`created_at`), the time of the last change (`last_modified_at`), `name` or `title`.
   * @param options.sort_direction Oldest first and from A to Z (`asc`), or newest first and from Z to A (`desc`).
   */
  list(options?: PromptsListOptions): PageCall<SelectedPrompt, PromptPage>;
  /**
   * Create a prompt.
   *
   * Beta. Creates a prompt with a single version, number 1. You become its creator and are the only one who can see it,
   * unless `sharingScope` is `workspace`.
   *
   * @param body A prompt to create.
   * @throws {ConflictError} A prompt with this name already exists in the workspace (`PROMPT_NAME_ALREADY_EXISTS`).
   */
  create(body: PromptCreate, options?: RequestOptions): Call<Prompt>;
  /**
   * Get a prompt.
   *
   * Beta. Returns the prompt at its latest version, unless `version` or `alias` selects another one. If both are set,
   * `version` takes precedence.
   *
   * @param promptId Id of the prompt, as returned when you create or list prompts.
   * @param options.version Number of the version to return.
   * @param options.alias Return the version that this alias points to.
   * @param options.fields Names of the fields to return.
   * @throws {NotFoundError} Either the prompt does not exist or is not visible to you (`PROMPT_NOT_FOUND`), or it has no version with the given number or alias (`PROMPT_VERSION_NOT_FOUND`).
   */
  get(promptId: string, options?: PromptsGetOptions): Call<SelectedPrompt>;
  /**
   * Update a prompt.
   *
   * Beta. Changes the title, the description or the sharing of the prompt without creating a version. An empty object
   * changes nothing; to remove the title or the description, send null. If the other members of the workspace are readers, only the creator can update the prompt.
   *
   * @param promptId Id of the prompt, as returned when you create or list prompts.
   * @param body The fields of the prompt to change.
   * @throws {PermissionDeniedError} You are a reader of the prompt and are not allowed to change it (`PROMPT_READ_ONLY`).
   * @throws {NotFoundError} The prompt does not exist or is not visible to you (`PROMPT_NOT_FOUND`).
   */
  update(promptId: string, body: PromptUpdate, options?: RequestOptions): Call<Prompt>;
  /**
   * Delete a prompt.
   *
   * Beta. Permanently deletes the prompt with all its versions and aliases. You can then reuse the name. If the other
   * members of the workspace are readers, only the creator can delete the prompt.
   *
   * @param promptId Id of the prompt, as returned when you create or list prompts.
   * @throws {PermissionDeniedError} You are a reader of the prompt and are not allowed to change it (`PROMPT_READ_ONLY`).
   * @throws {NotFoundError} The prompt does not exist or is not visible to you (`PROMPT_NOT_FOUND`).
   */
  delete(promptId: string, options?: RequestOptions): Call<PromptDeleted>;
}

export interface PromptsVersionsResource {
  /**
   * List the versions of a prompt.
   *
   * Beta. Returns all versions at once, newest first, each with its definition, notes and aliases.
   *
   * @param promptId Id of the prompt, as returned when you create or list prompts.
   * @throws {NotFoundError} The prompt does not exist or is not visible to you (`PROMPT_NOT_FOUND`).
   */
  list(promptId: string, options?: RequestOptions): Call<PromptVersionList>;
  /**
   * Add a version to a prompt.
   *
   * Beta. Stores the definition as a new version with the next number. If a version of the prompt already has exactly the
   * same definition, no version is created: the response has the number of that version, and `deduplicated` is true.
   * The aliases in the body then move to that version, and the notes in the body are ignored.
   *
   * @param promptId Id of the prompt, as returned when you create or list prompts.
   * @param body A version to add.
   * @throws {PermissionDeniedError} You are a reader of the prompt and are not allowed to change it (`PROMPT_READ_ONLY`).
   * @throws {NotFoundError} The prompt does not exist or is not visible to you (`PROMPT_NOT_FOUND`).
   */
  create(promptId: string, body: PromptVersionCreate, options?: RequestOptions): Call<PromptVersionCreated>;
  /**
   * Get a version of a prompt.
   *
   * Beta. Returns the whole prompt, with the definition, notes and aliases of this version.
   *
   * @param path.prompt_id Id of the prompt, as returned when you create or list prompts.
   * @param path.version Number of a version of the prompt, in digits.
   * @param options.fields Names of the fields to return.
   * @throws {NotFoundError} Either the prompt does not exist or is not visible to you (`PROMPT_NOT_FOUND`), or it has no version with the given number (`PROMPT_VERSION_NOT_FOUND`).
   */
  get(path: { prompt_id: string; version: string }, options?: PromptsVersionsGetOptions): Call<SelectedPrompt>;
  /**
   * Update the notes and aliases of a prompt version.
   *
   * Beta. Changes the notes and aliases of the version. Its definition cannot be changed; add a new version instead. The
   * aliases in the body replace the current ones, and an alias of another version of the prompt moves to this one. An
   * empty object changes nothing; null removes the notes or all aliases.
   *
   * @param path.prompt_id Id of the prompt, as returned when you create or list prompts.
   * @param path.version Number of a version of the prompt, in digits.
   * @param body The fields of a version to change.
   * @throws {PermissionDeniedError} You are a reader of the prompt and are not allowed to change it (`PROMPT_READ_ONLY`).
   * @throws {NotFoundError} Either the prompt does not exist or is not visible to you (`PROMPT_NOT_FOUND`), or it has no version with the given number (`PROMPT_VERSION_NOT_FOUND`).
   */
  update(path: { prompt_id: string; version: string }, body: PromptVersionUpdate, options?: RequestOptions): Call<Prompt>;
}

export interface SkillsResource {
  readonly versions: SkillsVersionsResource;
  /**
   * List skills.
   *
   * Beta. Returns your own skills and those shared with the workspace, newest first by default. Each skill is
   * returned at its latest version or, if `alias` is set, at the version that the alias points to.
   *
   * @param options.pageSize Maximum number of skills per page.
   * @param options.pageToken The `nextPageToken` of the previous page.
   * @param options.alias Return only skills that have this alias, each at the version that the alias points to.
   * @param options.fields Names of the fields to return.
   * @param options.sort_by Sort by the time of creation (`created_at`), the time of the last change (`last_modified_at`) or `name`.
   * @param options.sort_direction Oldest first and from A to Z (`asc`), or newest first and from Z to A (`desc`).
   */
  list(options?: SkillsListOptions): PageCall<SelectedSkill, SkillPage>;
  /**
   * Create a skill.
   *
   * Beta. Creates a skill with a single version, number 1. You become its creator and are the only one who can see it,
   * unless `sharingScope` is `workspace`.
   *
   * @param body A skill to create.
   * @throws {ConflictError} A skill with this name already exists in the workspace (`SKILL_NAME_ALREADY_EXISTS`).
   */
  create(body: SkillCreate, options?: RequestOptions): Call<Skill>;
  /**
   * Get a skill.
   *
   * Beta. Returns the skill at its latest version, unless `version` or `alias` selects another one. If both are set,
   * `version` takes precedence.
   *
   * @param skillId Id of the skill, as returned when you create or list skills.
   * @param options.version Number of the version to return.
   * @param options.alias Return the version that this alias points to.
   * @param options.fields Names of the fields to return.
   * @throws {NotFoundError} Either the skill does not exist or is not visible to you (`SKILL_NOT_FOUND`), or it has no version with the given number or alias (`SKILL_VERSION_NOT_FOUND`).
   */
  get(skillId: string, options?: SkillsGetOptions): Call<SelectedSkill>;
  /**
   * Update a skill.
   *
   * Beta. Changes who can see and edit the skill without creating a version. An empty object changes nothing. If the other
   * members of the workspace are readers, only the creator can update the skill.
   *
   * @param skillId Id of the skill, as returned when you create or list skills.
   * @param body The fields of the skill to change.
   * @throws {PermissionDeniedError} You are a reader of the skill and are not allowed to change it (`SKILL_READ_ONLY`).
   * @throws {NotFoundError} The skill does not exist or is not visible to you (`SKILL_NOT_FOUND`).
   */
  update(skillId: string, body: SkillUpdate, options?: RequestOptions): Call<Skill>;
  /**
   * Delete a skill.
   *
   * Beta. Permanently deletes the skill with all its versions and aliases. You can then reuse the name. If the other members
   * of the workspace are readers, only the creator can delete the skill.
   *
   * @param skillId Id of the skill, as returned when you create or list skills.
   * @throws {PermissionDeniedError} You are a reader of the skill and are not allowed to change it (`SKILL_READ_ONLY`).
   * @throws {NotFoundError} The skill does not exist or is not visible to you (`SKILL_NOT_FOUND`).
   */
  delete(skillId: string, options?: RequestOptions): Call<SkillDeleted>;
}

export interface SkillsVersionsResource {
  /**
   * List the versions of a skill.
   *
   * Beta. Returns all versions at once, newest first, each with its definition, notes and aliases.
   *
   * @param skillId Id of the skill, as returned when you create or list skills.
   * @throws {NotFoundError} The skill does not exist or is not visible to you (`SKILL_NOT_FOUND`).
   */
  list(skillId: string, options?: RequestOptions): Call<SkillVersionList>;
  /**
   * Add a version to a skill.
   *
   * Beta. Stores the definition as a new version with the next number. If a version of the skill already has exactly the
   * same definition, no version is created: the response has the number of that version, and `deduplicated` is true.
   * The aliases in the body then move to that version, and the notes in the body are ignored.
   *
   * @param skillId Id of the skill, as returned when you create or list skills.
   * @param body A version to add.
   * @throws {PermissionDeniedError} You are a reader of the skill and are not allowed to change it (`SKILL_READ_ONLY`).
   * @throws {NotFoundError} The skill does not exist or is not visible to you (`SKILL_NOT_FOUND`).
   */
  create(skillId: string, body: SkillVersionCreate, options?: RequestOptions): Call<SkillVersionCreated>;
  /**
   * Get a version of a skill.
   *
   * Beta. Returns the whole skill, with the definition, notes and aliases of this version.
   *
   * @param path.skill_id Id of the skill, as returned when you create or list skills.
   * @param path.version Number of a version of the skill, in digits.
   * @param options.fields Names of the fields to return.
   * @throws {NotFoundError} Either the skill does not exist or is not visible to you (`SKILL_NOT_FOUND`), or it has no version with the given number (`SKILL_VERSION_NOT_FOUND`).
   */
  get(path: { skill_id: string; version: string }, options?: SkillsVersionsGetOptions): Call<SelectedSkill>;
  /**
   * Update the notes and aliases of a skill version.
   *
   * Beta. Changes the notes and aliases of the version. Its definition cannot be changed; add a new version instead. The
   * aliases in the body replace the current ones, and an alias of another version of the skill moves to this one. An
   * empty object changes nothing; null removes the notes or all aliases.
   *
   * @param path.skill_id Id of the skill, as returned when you create or list skills.
   * @param path.version Number of a version of the skill, in digits.
   * @param body The fields of a version to change.
   * @throws {PermissionDeniedError} You are a reader of the skill and are not allowed to change it (`SKILL_READ_ONLY`).
   * @throws {NotFoundError} Either the skill does not exist or is not visible to you (`SKILL_NOT_FOUND`), or it has no version with the given number (`SKILL_VERSION_NOT_FOUND`).
   */
  update(path: { skill_id: string; version: string }, body: SkillVersionUpdate, options?: RequestOptions): Call<Skill>;
}

export interface WorkflowsResource {
  readonly registrations: WorkflowsRegistrationsResource;
  readonly executions: WorkflowsExecutionsResource;
  readonly runs: WorkflowsRunsResource;
  readonly schedules: WorkflowsSchedulesResource;
  readonly deployments: WorkflowsDeploymentsResource;
  readonly events: WorkflowsEventsResource;
  /**
   * List workflows.
   *
   * Returns the workflows visible to the workspace that match every filter. Archived workflows are included unless
   * `archived` is `false`.
   *
   * @param options.search Return only workflows whose name, display name or description contains this text.
   * @param options.status Return only workflows with an execution in this state.
   * @param options.deployment_name Return only workflows registered by this deployment.
   * @param options.deployment_status Return only workflows with at least one deployment that has a live worker (`active`), or only workflows without one (`inactive`).
   * @param options.tags Return only workflows with this tag.
   * @param options.archived Return only items whose workflow is archived (`true`), or only those whose workflow is not (`false`).
   * @param options.available_in_chat_assistant Return only items whose workflow can be started from the chat assistant (`true`), or only those whose workflow cannot (`false`).
   * @param options.include_shared If true, workflows that other workspaces share with this one are included.
   * @param options.active_only Set to true to return only items that a live worker can run right now.
   * @param options.sort_by `display_name` sorts by display name.
   * @param options.order Sort order: ascending (`asc`, A to Z or oldest first) or descending (`desc`).
   * @param options.limit Maximum number of items per page.
   * @param options.cursor Cursor returned with the previous page.
   */
  list(options?: WorkflowsListOptions): PageCall<WorkflowSummary, WorkflowPage>;
  /**
   * Get a workflow.
   *
   * Returns the workflow and whether a live worker can run it right now. The schemas of its input and result are in
   * its registrations.
   *
   * @param workflowIdentifier Id or name of the workflow.
   * @throws {NotFoundError} No workflow visible to the workspace has this id or name (`WF_1100`).
   */
  get(workflowIdentifier: string, options?: RequestOptions): Call<WorkflowEnvelope>;
  /**
   * Update a workflow.
   *
   * Changes the display and search properties of the workflow. Fields that you omit keep their values, so an empty
   * object changes nothing. To remove the description, send null. You cannot change the code or the name here; a
   * worker changes them by registering the workflow.
   *
   * @param workflowIdentifier Id or name of the workflow.
   * @param body The fields of a workflow to change.
   * @throws {NotFoundError} No workflow visible to the workspace has this id or name (`WF_1100`).
   */
  update(workflowIdentifier: string, body: WorkflowUpdate, options?: RequestOptions): Call<WorkflowEnvelope>;
  /**
   * Execute a workflow.
   *
   * Starts an execution of the workflow's latest registration. By default, the call returns immediately with the
   * running execution.
   *
   * With `wait_for_result`, the call returns when the workflow ends: only the result if the workflow completed,
   * otherwise the execution with its final status. If `timeout_seconds` passes first, the call returns the execution,
   * still `RUNNING`, and the workflow keeps running.
   *
   * @param workflowIdentifier Id or name of the workflow.
   * @param body Input and settings of an execution to start.
   * @param options.wait_for_result Set to true to wait until the workflow ends.
   * @throws {NotFoundError} The workflow does not exist, or the body names a deployment that does not exist or does not have the workflow (`WF_1100`).
   * @throws {ConflictError} Nothing was started. Either the execution id has been used before (`WF_1101`), or several deployments have registered the workflow and the body names none of them (`AMBIGUOUS_WORKFLOW`). In the second case, `deployments` lists their names.
   */
  execute(workflowIdentifier: string, body: WorkflowExecutionRequest, options?: WorkflowsExecuteOptions): Call<WorkflowExecutionAnswer>;
  /**
   * Archive multiple workflows.
   *
   * Archives every workflow in the list. Returns 200 even if none of them could be archived, so check `errored`.
   *
   * @param body The workflows to which a bulk operation applies.
   */
  archiveMany(body: WorkflowSelection, options?: RequestOptions): Call<WorkflowArchiveResult>;
  /**
   * Unarchive multiple workflows.
   *
   * Unarchives every workflow in the list. Returns 200 even if none of them could be unarchived, so check `errored`.
   *
   * @param body The workflows to which a bulk operation applies.
   */
  unarchiveMany(body: WorkflowSelection, options?: RequestOptions): Call<WorkflowUnarchiveResult>;
  /**
   * Archive a workflow.
   *
   * Marks the workflow as archived, so that listings can exclude it. You can still get it, and its running executions
   * continue. Archiving a workflow that is already archived has no effect.
   *
   * @param workflowIdentifier Id or name of the workflow.
   * @throws {NotFoundError} No workflow visible to the workspace has this id or name (`WF_1100`).
   */
  archive(workflowIdentifier: string, options?: RequestOptions): Call<WorkflowEnvelope>;
  /**
   * Unarchive a workflow.
   *
   * Marks the workflow as no longer archived. Unarchiving a workflow that is not archived has no effect.
   *
   * @param workflowIdentifier Id or name of the workflow.
   * @throws {NotFoundError} No workflow visible to the workspace has this id or name (`WF_1100`).
   */
  unarchive(workflowIdentifier: string, options?: RequestOptions): Call<WorkflowEnvelope>;
}

export interface WorkflowsRegistrationsResource {
  /**
   * List workflow registrations.
   *
   * Returns the registrations visible to the workspace that match every filter, newest first. A workflow has one
   * registration for each version of its code on each deployment.
   *
   * @param options.workflow_id Return only registrations of this workflow.
   * @param options.workflow_search Return only registrations of workflows whose name or display name contains this text.
   * @param options.archived Return only items whose workflow is archived (`true`), or only those whose workflow is not (`false`).
   * @param options.available_in_chat_assistant Return only items whose workflow can be started from the chat assistant (`true`), or only those whose workflow cannot (`false`).
   * @param options.include_shared If true, workflows that other workspaces share with this one are included.
   * @param options.active_only Set to true to return only items that a live worker can run right now.
   * @param options.with_workflow Set to true to receive the registered workflow in the `workflow` field of each registration.
   * @param options.limit Maximum number of items per page.
   * @param options.cursor Cursor returned with the previous page.
   */
  list(options?: WorkflowsRegistrationsListOptions): PageCall<WorkflowRegistration, WorkflowRegistrationPage>;
  /**
   * Execute a workflow registration.
   *
   * Starts an execution of exactly this registration, even if the workflow has a newer one, on the workers of the
   * registration's deployment. If the body names a deployment, it must be this one. Waiting for the result works as it
   * does when you execute a workflow.
   *
   * @param workflowRegistrationId Id of the registration, as returned when you list registrations.
   * @param body Input and settings of an execution to start.
   * @param options.wait_for_result Set to true to wait until the workflow ends.
   * @throws {NotFoundError} The registration does not exist, or the body names a deployment that does not exist or to which the registration does not belong (`WF_1100`).
   * @throws {ConflictError} Nothing was started, because the execution id has been used before (`WF_1101`).
   */
  execute(workflowRegistrationId: string, body: WorkflowExecutionRequest, options?: WorkflowsRegistrationsExecuteOptions): Call<WorkflowExecutionAnswer>;
  /**
   * Get a workflow registration.
   *
   * Returns the registration with its definition (the schemas of its input, result, signals, queries and updates)
   * and whether a live worker can run it right now.
   *
   * @param workflowRegistrationId Id of the registration, as returned when you list registrations.
   * @param options.with_workflow Set to true to receive the registered workflow in the `workflow` field of each registration.
   * @param options.include_shared If true, workflows that other workspaces share with this one are included.
   * @throws {NotFoundError} No registration visible to the workspace has this id (`WF_1100`).
   */
  get(workflowRegistrationId: string, options?: WorkflowsRegistrationsGetOptions): Call<WorkflowRegistrationLookup>;
}

export interface WorkflowsExecutionsResource {
  /**
   * Get an execution.
   *
   * Returns the status of the execution's latest run and, once that run has completed, its result.
   *
   * @param executionId Id of the execution.
   * @param options.include_search_keys Set to true to receive the execution's `search_keys`, which are labels set by its workflow.
   * @throws {NotFoundError} The workspace has no execution with this id (`WF_1100`).
   */
  get(executionId: string, options?: WorkflowsExecutionsGetOptions): Call<WorkflowExecution>;
  /**
   * Get the history of an execution.
   *
   * Returns the complete event log of the execution's latest run. While the run is in progress, later calls return
   * additional events at the end. To read an earlier run, get the history of that run.
   *
   * @param executionId Id of the execution.
   * @param options.decode_payloads If true, the service decodes the inputs and results that it can decode.
   * @throws {NotFoundError} The workspace has no execution with this id (`WF_1100`).
   */
  getHistory(executionId: string, options?: WorkflowsExecutionsGetHistoryOptions): Call<ExecutionHistory>;
  /**
   * Send a signal to an execution.
   *
   * Sends a message to a running workflow without waiting for it to react. Signals are delivered in the order in which
   * the service accepted them.
   *
   * @param executionId Id of the execution.
   * @param body A message to send to a running workflow.
   * @throws {NotFoundError} The workspace has no execution with this id (`WF_1100`).
   * @throws {ConflictError} The execution's latest run has already ended (`WF_1102`). `execution_status` is its final status.
   */
  signal(executionId: string, body: WorkflowSignal, options?: RequestOptions): Call<WorkflowSignalReceipt>;
  /**
   * Query an execution.
   *
   * Asks a running workflow about its current state and returns its answer. A query changes nothing and is not
   * recorded in the history.
   *
   * @param executionId Id of the execution.
   * @param body A question to ask a running workflow.
   * @throws {NotFoundError} The workspace has no execution with this id (`WF_1100`).
   * @throws {ConflictError} The execution's latest run has already ended (`WF_1102`). `execution_status` is its final status.
   */
  query(executionId: string, body: WorkflowQuery, options?: RequestOptions): Call<WorkflowQueryResult>;
  /**
   * Terminate an execution.
   *
   * Ends the latest run immediately. The workflow's code is not notified and cannot clean up. To let it clean up,
   * cancel the execution instead.
   *
   * @param executionId Id of the execution.
   * @throws {NotFoundError} The workspace has no execution with this id (`WF_1100`).
   * @throws {ConflictError} The execution's latest run has already ended (`WF_1102`). `execution_status` is its final status.
   */
  terminate(executionId: string, options?: RequestOptions): Call<void>;
  /**
   * Terminate multiple executions.
   *
   * Terminates every execution in the list. Returns 200 even if none of them could be terminated, so check the result
   * of each one.
   *
   * @param body The executions to which a bulk operation applies.
   */
  terminateMany(body: ExecutionBatch, options?: RequestOptions): Call<ExecutionBatchResult>;
  /**
   * Cancel an execution.
   *
   * Asks the workflow's code to stop. The call returns once the request is recorded. The code may clean up first, so
   * the execution can stay `RUNNING` for a while before it becomes `CANCELED`.
   *
   * @param executionId Id of the execution.
   * @throws {NotFoundError} The workspace has no execution with this id (`WF_1100`).
   * @throws {ConflictError} The execution's latest run has already ended (`WF_1102`). `execution_status` is its final status.
   */
  cancel(executionId: string, options?: RequestOptions): Call<void>;
  /**
   * Cancel multiple executions.
   *
   * Asks every execution in the list to stop, as when you cancel a single execution. Returns 200 even if none of them
   * could be canceled, so check the result of each one.
   *
   * @param body The executions to which a bulk operation applies.
   */
  cancelMany(body: ExecutionBatch, options?: RequestOptions): Call<ExecutionBatchResult>;
  /**
   * Reset an execution.
   *
   * Resets the execution to an earlier point of its latest run and continues from there in a new run. You can also
   * reset a finished execution, for example to retry a failed one after fixing its code.
   *
   * @param executionId Id of the execution.
   * @param body The event to which an execution is reset, and the messages to exclude from the new run.
   * @throws {NotFoundError} The workspace has no execution with this id (`WF_1100`).
   */
  reset(executionId: string, body: ExecutionReset, options?: RequestOptions): Call<void>;
}

export interface WorkflowsRunsResource {
  /**
   * List runs.
   *
   * Returns the runs of the workspace that match every filter, most recently started first by default. An execution
   * that was continued or reset has several runs.
   *
   * @param options.workflow_identifier Return only runs of this workflow, given by its id or name.
   * @param options.root_execution_id Return only runs of this execution and of all executions descended from it.
   * @param options.search Return only runs whose execution id or workflow name contains this text.
   * @param options.status Return only runs in this state.
   * @param options.deployment_name Return only runs executed by workers of this deployment.
   * @param options.sort_by Time to sort by: `start_time`, which is the default, or `end_time`, which puts runs in progress last.
   * @param options.order Sort order: earliest first (`asc`) or latest first (`desc`).
   * @param options.start_time_after Return only runs that started at or after this time.
   * @param options.start_time_before Return only runs that started before this time.
   * @param options.end_time_after Return only runs that ended at or after this time.
   * @param options.end_time_before Return only runs that ended before this time.
   * @param options.user_id Return only runs started by this user.
   * @param options.workflow_tags Return only runs of workflows with this tag.
   * @param options.search_key Return only runs with this search key, written `key:value`.
   * @param options.include_internal If true, runs of workflows that the service uses internally are included.
   * @param options.page_size Maximum number of runs per page.
   * @param options.next_page_token The `next_page_token` of the previous page.
   */
  list(options?: WorkflowsRunsListOptions): PageCall<WorkflowRun, WorkflowRunPage>;
  /**
   * Get a run.
   *
   * Returns the status and the result of this particular run, in the form of an execution. Use it to inspect a run
   * that is no longer the latest run of its execution.
   *
   * @param runId Id of the run, as returned when you list runs.
   * @throws {NotFoundError} The workspace has no run with this id (`WF_1100`).
   */
  get(runId: string, options?: RequestOptions): Call<WorkflowExecution>;
  /**
   * Get the history of a run.
   *
   * Returns the complete event log of this particular run. While the run is in progress, later calls return additional
   * events at the end.
   *
   * @param runId Id of the run, as returned when you list runs.
   * @param options.decode_payloads If true, the service decodes the inputs and results that it can decode.
   * @throws {NotFoundError} The workspace has no run with this id (`WF_1100`).
   */
  getHistory(runId: string, options?: WorkflowsRunsGetHistoryOptions): Call<RunHistory>;
}

export interface WorkflowsSchedulesResource {
  /**
   * List schedules.
   *
   * Returns the schedules in the workspace that match every filter, sorted by id.
   *
   * @param options.workflow_name Return only schedules that start the workflow with this name.
   * @param options.user_id Return only schedules that this user created.
   * @param options.status Return only schedules that are `active`, or only those that are `paused`.
   * @param options.search Return only schedules whose id starts with this text.
   * @param options.page_size Maximum number of schedules per page.
   * @param options.next_page_token The `next_page_token` of the previous page.
   */
  list(options?: WorkflowsSchedulesListOptions): PageCall<Schedule, SchedulePage>;
  /**
   * Create a schedule.
   *
   * Creates a schedule that starts a workflow at the times you define. It takes effect immediately; set `start_at` to
   * delay the first start. The service chooses the ids of the executions that the schedule starts.
   *
   * @param body The workflow to start and its schedule.
   * @throws {NotFoundError} The workspace does not have the workflow, registration or deployment named in the body (`WF_1100`).
   * @throws {ConflictError} The workspace already has a schedule with this id (`SCHEDULE_ALREADY_EXISTS`).
   */
  create(body: ScheduleCreate, options?: RequestOptions): Call<ScheduleReference>;
  /**
   * Get a schedule.
   *
   * Returns the definition of the schedule, up to 10 upcoming start times, and up to 10 of its most recent executions.
   *
   * @param scheduleId Id of the schedule, chosen by you or by the service when the schedule was created.
   * @throws {NotFoundError} The workspace has no schedule with this id (`WF_1201`).
   */
  get(scheduleId: string, options?: RequestOptions): Call<Schedule>;
  /**
   * Update a schedule.
   *
   * Changes the times, the input or the policy of a schedule. Omitted fields keep their current values. You cannot
   * change the id, the workflow or the deployment, and pausing is a separate operation. Executions that are already
   * running are not affected.
   *
   * @param scheduleId Id of the schedule, chosen by you or by the service when the schedule was created.
   * @param body Changes to the definition of a schedule.
   * @throws {NotFoundError} The workspace has no schedule with this id (`WF_1201`).
   */
  update(scheduleId: string, body: ScheduleUpdate, options?: RequestOptions): Call<ScheduleReference>;
  /**
   * Delete a schedule.
   *
   * Permanently deletes the schedule. You can then reuse its id. Executions that it has started continue to run and
   * remain available.
   *
   * @param scheduleId Id of the schedule, chosen by you or by the service when the schedule was created.
   * @throws {NotFoundError} The workspace has no schedule with this id (`WF_1201`).
   */
  delete(scheduleId: string, options?: RequestOptions): Call<void>;
  /**
   * Pause a schedule.
   *
   * Suspends a schedule until it is resumed. Executions that are already running continue. Pausing a schedule that is
   * already paused only replaces its note. The body can be null or omitted.
   *
   * @param scheduleId Id of the schedule, chosen by you or by the service when the schedule was created.
   * @throws {NotFoundError} The workspace has no schedule with this id (`WF_1201`).
   */
  pause(scheduleId: string, body?: NonNullable<operations["workflows.schedules.pause"]["requestBody"]>["content"]["application/json"], options?: RequestOptions): Call<void>;
  /**
   * Resume a schedule.
   *
   * Makes a paused schedule start executions again, beginning with its next scheduled time. Executions that were due
   * during the pause are not started later. Resuming a schedule that is not paused only replaces its note. The body
   * can be null or omitted.
   *
   * @param scheduleId Id of the schedule, chosen by you or by the service when the schedule was created.
   * @throws {NotFoundError} The workspace has no schedule with this id (`WF_1201`).
   */
  resume(scheduleId: string, body?: NonNullable<operations["workflows.schedules.resume"]["requestBody"]>["content"]["application/json"], options?: RequestOptions): Call<void>;
  /**
   * Trigger a schedule.
   *
   * Starts an execution now, in addition to the scheduled ones and with the same input. It starts even if the schedule
   * is paused, has no executions remaining or has an execution that is still running, because the policy's `overlap`
   * applies only to scheduled starts. It does not reduce `remaining_executions`. The new execution appears at the end
   * of `recent_executions`. The body must be null or omitted.
   *
   * @param scheduleId Id of the schedule, chosen by you or by the service when the schedule was created.
   * @throws {NotFoundError} The workspace has no schedule with this id (`WF_1201`).
   */
  trigger(scheduleId: string, body?: NonNullable<operations["workflows.schedules.trigger"]["requestBody"]>["content"]["application/json"], options?: RequestOptions): Call<void>;
}

export interface WorkflowsDeploymentsResource {
  readonly workers: WorkflowsDeploymentsWorkersResource;
  readonly logs: WorkflowsDeploymentsLogsResource;
  /**
   * List deployments.
   *
   * Returns the managed and self-hosted deployments in a workspace that match every filter. By default, deployments
   * without a live worker are excluded, including managed ones that are stopped or not yet rolled out; set
   * `active_only` to false to include them.
   *
   * @param options.active_only If true, return only deployments that have at least one live worker.
   * @param options.is_hardened Return only deployments that are hardened (`true`), or only those that are not (`false`).
   * @param options.workflow_name Return only deployments on which the workflow with this name is registered.
   * @param options.created_by Return only deployments created by the user with this id.
   * @param options.owner Return only deployments owned by the user with this id.
   * @param options.location_types Return only deployments that have workers in this kind of location.
   * @param options.search Return only deployments whose name contains this text.
   * @param options.order_by Time to sort by: `created_at`, which is the default, or `updated_at`, which is the time of the last heartbeat.
   * @param options.order Sort order: earliest first (`asc`) or latest first (`desc`).
   * @param options.limit Maximum number of deployments per page.
   * @param options.cursor Cursor returned with the previous page.
   * @param options.workspace_id Id of the workspace whose deployments to list.
   * @throws {PermissionDeniedError} You are not a member of the workspace (`WORKSPACE_FORBIDDEN`).
   */
  list(options?: WorkflowsDeploymentsListOptions): PageCall<Deployment, DeploymentPage>;
  /**
   * Create a managed deployment.
   *
   * Builds the code in a repository and runs workers with it on the service's infrastructure. The call returns before
   * the build starts; get the deployment to follow its progress. If the build fails, `managed.status.build_state`
   * shows the reason. You cannot create self-hosted deployments this way: they appear when their first worker reports.
   *
   * @param body A managed deployment to create.
   * @throws {ConflictError} The workspace already has a deployment with this name, managed or self-hosted (`DEPLOYMENT_NAME_ALREADY_EXISTS`).
   */
  create(body: DeploymentCreate, options?: RequestOptions): Call<ManagedDeployment>;
  /**
   * Get a deployment.
   *
   * Returns the deployment with its workers. If it is managed, `managed` has its configuration and the state of its
   * build and rollout.
   *
   * @param name Name of the deployment, unique in its workspace.
   * @throws {NotFoundError} The workspace has no deployment with this name or id (`DEPLOYMENT_NOT_FOUND`).
   */
  get(name: string, options?: RequestOptions): Call<DeploymentDetail>;
  /**
   * Update a managed deployment.
   *
   * Changes the code, its configuration or the resources. Fields that you omit keep their values, so an empty object
   * changes nothing. Existing workers keep running until the new ones are ready.
   *
   * @param name Name of the deployment, unique in its workspace.
   * @param body Changes to a managed deployment.
   * @throws {NotFoundError} The workspace has no deployment with this name or id (`DEPLOYMENT_NOT_FOUND`).
   * @throws {ConflictError} The deployment is self-hosted, so the service cannot control its workers (`DEPLOYMENT_NOT_MANAGED`).
   */
  update(name: string, body: DeploymentUpdate, options?: RequestOptions): Call<ManagedDeployment>;
  /**
   * Delete a managed deployment.
   *
   * Permanently deletes the deployment. The response shows its final state, with the phase `DELETING`. After that, you
   * can no longer get the deployment. Workers finish the tasks they are processing before they are removed.
   *
   * @param name Name of the deployment, unique in its workspace.
   * @throws {NotFoundError} The workspace has no deployment with this name or id (`DEPLOYMENT_NOT_FOUND`).
   * @throws {ConflictError} The deployment is self-hosted, so the service cannot control its workers (`DEPLOYMENT_NOT_MANAGED`).
   */
  delete(name: string, options?: RequestOptions): Call<ManagedDeployment>;
  /**
   * Stop a managed deployment.
   *
   * Removes all workers but keeps the deployment and its configuration, so that you can start it again. Stopping a
   * deployment that is already stopped has no effect.
   *
   * @param name Name of the deployment, unique in its workspace.
   * @throws {NotFoundError} The workspace has no deployment with this name or id (`DEPLOYMENT_NOT_FOUND`).
   * @throws {ConflictError} The deployment is self-hosted, so the service cannot control its workers (`DEPLOYMENT_NOT_MANAGED`).
   */
  stop(name: string, options?: RequestOptions): Call<ManagedDeployment>;
  /**
   * Start a managed deployment.
   *
   * Starts a stopped deployment again with its current code and resources. Starting a deployment that is not stopped
   * has no effect.
   *
   * @param name Name of the deployment, unique in its workspace.
   * @throws {NotFoundError} The workspace has no deployment with this name or id (`DEPLOYMENT_NOT_FOUND`).
   * @throws {ConflictError} The deployment is self-hosted, so the service cannot control its workers (`DEPLOYMENT_NOT_MANAGED`).
   */
  start(name: string, options?: RequestOptions): Call<ManagedDeployment>;
  /**
   * Restart a managed deployment.
   *
   * Replaces every worker with a new one that runs the same code, without building it again. A stopped deployment
   * stays stopped.
   *
   * @param name Name of the deployment, unique in its workspace.
   * @throws {NotFoundError} The workspace has no deployment with this name or id (`DEPLOYMENT_NOT_FOUND`).
   * @throws {ConflictError} The deployment is self-hosted, so the service cannot control its workers (`DEPLOYMENT_NOT_MANAGED`).
   */
  restart(name: string, options?: RequestOptions): Call<ManagedDeployment>;
  /**
   * Unharden a deployment.
   *
   * Removes the restriction that only authorized principals can register workflows on the deployment. Only its owner
   * or a workspace administrator can do this. Unhardening a deployment that is not hardened has no effect.
   *
   * @param deploymentId Id of the deployment.
   * @param options.workspace_id Id of the deployment's workspace.
   * @throws {PermissionDeniedError} You are neither the owner of the deployment nor a workspace administrator (`DEPLOYMENT_OWNER_REQUIRED`), or not a member of the workspace in `workspace_id` (`WORKSPACE_FORBIDDEN`).
   * @throws {NotFoundError} The workspace has no deployment with this name or id (`DEPLOYMENT_NOT_FOUND`).
   * @throws {ConflictError} A workflow that acts on behalf of its callers is registered on the deployment (`DEPLOYMENT_HARDENING_REQUIRED`). Such workflows require a hardened deployment.
   */
  unharden(deploymentId: string, options?: WorkflowsDeploymentsUnhardenOptions): Call<void>;
}

export interface WorkflowsDeploymentsWorkersResource {
  /**
   * List the workers of a deployment.
   *
   * Returns all workers that have ever reported to the deployment, newest first, including those that are no longer
   * alive.
   *
   * @param name Name of the deployment, unique in its workspace.
   * @param options.limit Maximum number of workers per page.
   * @param options.cursor Cursor returned with the previous page.
   * @throws {NotFoundError} The workspace has no deployment with this name or id (`DEPLOYMENT_NOT_FOUND`).
   */
  list(name: string, options?: WorkflowsDeploymentsWorkersListOptions): PageCall<DeploymentWorker, DeploymentWorkerPage>;
}

export interface WorkflowsDeploymentsLogsResource {
  /**
   * List the log records of a deployment.
   *
   * Returns log records of builds and workers that match every filter, oldest first by default. A cursor continues the
   * first page's time range in the same direction, so `after`, `before` and `order` are ignored when you send one.
   * Send all other filters again.
   *
   * @param name Name of the deployment, unique in its workspace.
   * @param options.worker_name Return only records written by this worker.
   * @param options.workflow_name Return only records written by executions of this workflow.
   * @param options.log_type Return only records written during a build (`build`) or by workers (`runtime`).
   * @param options.after Return only records written after this time.
   * @param options.before Return only records written before this time.
   * @param options.order Sort order: oldest records first (`asc`) or newest first (`desc`).
   * @param options.limit Maximum number of log records per page.
   * @param options.cursor The `next_cursor` of the previous page.
   * @throws {NotFoundError} The workspace has no deployment with this name or id (`DEPLOYMENT_NOT_FOUND`).
   */
  list(name: string, options?: WorkflowsDeploymentsLogsListOptions): PageCall<DeploymentLogRecord, DeploymentLogPage>;
  /**
   * Stream the logs of a deployment.
   *
   * Streams log records, beginning with the oldest and continuing with new ones as they are written. The stream stays
   * open until the client disconnects or an `error` event ends it. To resume, send the `id` of the last event you
   * received, in the `Last-Event-ID` header or in `last_event_id`. The header takes precedence over the query
   * parameter, and both take precedence over `after`. Without any of them, the stream starts with the deployment's
   * first record.
   *
   * @param name Name of the deployment, unique in its workspace.
   * @param options.last_event_id Resume after the event with this `id`.
   * @param options.worker_name Return only records written by this worker.
   * @param options.workflow_name Return only records written by executions of this workflow.
   * @param options.log_type Return only records written during a build (`build`) or by workers (`runtime`).
   * @param options.after Return only records written after this time.
   * @throws {NotFoundError} The workspace has no deployment with this name or id (`DEPLOYMENT_NOT_FOUND`).
   */
  stream(name: string, options?: WorkflowsDeploymentsLogsStreamOptions): EventStream<DeploymentLogEvent>;
}

export interface WorkflowsEventsResource {
  /**
   * Stream workflow events.
   *
   * Streams events from workflow executions as they occur. Set at least one of `workflow_exec_id`,
   * `root_workflow_exec_id` and `parent_workflow_exec_id`, either to the id of an execution or to `*` for all
   * executions of the workspace; otherwise, the service returns 422. Only events that match all parameters are sent.
   * You can connect before an execution exists; the stream then stays silent until it starts.
   *
   * The id of each message is the event's `broker_sequence`. To resume after a disconnect, send the id of the last
   * message you received, in the `Last-Event-ID` header or in `last_event_id`; the stream continues with the event
   * after it. Alternatively, send `start_seq`; the stream then begins with the event that has this number. The header
   * takes precedence over `last_event_id`, which takes precedence over `start_seq`.
   *
   * Messages have no `event` line, so clients receive them as `message` events. An `error` event ends the stream;
   * resume it as you would after a disconnect. The end of an execution does not end the stream: its last event tells
   * you that it has ended (see `WorkflowEventType`). The service closes a stream after ten minutes without an event.
   *
   * @param options.workflow_exec_id Stream events of this execution.
   * @param options.root_workflow_exec_id Stream events of this execution and of all its descendants, that is, the executions that it started directly or indirectly.
   * @param options.parent_workflow_exec_id Stream events of the executions that this one started directly.
   * @param options.scope Return only events about activities (`activity`), only events about the workflow itself and its tasks (`workflow`), or both (`*`).
   * @param options.activity_name Return only events about activities with this name.
   * @param options.activity_id Return only events about the activity with this `task_id`.
   * @param options.workflow_name Return only events of workflows with this name.
   * @param options.stream Return only events that were published on this channel.
   * @param options.start_seq Start with the event that has this `broker_sequence`.
   * @param options.last_event_id Resume after the message with this id.
   * @param options.metadata_filters Return only events whose `metadata` contains all of these key-value pairs.
   * @param options.workflow_event_types Return only events of this type.
   */
  stream(options?: WorkflowsEventsStreamOptions): EventStream<WorkflowStreamEvent>;
  /**
   * List workflow events.
   *
   * Returns the events recorded so far for the workspace's executions, oldest first. If no event matches the filters,
   * the list is empty. To receive events as they occur, stream them instead.
   *
   * @param options.root_workflow_exec_id Return only events of this execution and of all executions descended from it.
   * @param options.workflow_exec_id Return only events of this execution.
   * @param options.workflow_run_id Return only events of this run of an execution.
   * @param options.limit Maximum number of events per page.
   * @param options.cursor Cursor returned with the previous page.
   */
  list(options?: WorkflowsEventsListOptions): PageCall<WorkflowEvent, WorkflowEventPage>;
}

export interface ModelsResource {
  /**
   * List models.
   *
   * Returns all models that you can use: the base models and the fine-tuned models of the workspace, including
   * archived ones. The list is not paginated.
   *
   * @param options.provider Return only models whose `owned_by` has this value.
   * @param options.model Return only the model with this id or alias.
   */
  list(options?: ModelsListOptions): Call<ModelList>;
  /**
   * Get a model.
   *
   * Returns a base or fine-tuned model with its capabilities and context length.
   *
   * @param modelId Id of the model, as returned when you list models.
   * @throws {NotFoundError} The model does not exist or is not available to you (`MODEL_NOT_FOUND`).
   */
  get(modelId: string, options?: RequestOptions): Call<Model>;
  /**
   * Delete a fine-tuned model.
   *
   * Permanently deletes a fine-tuned model, whether it is archived or not. Requests that use it fail from then on.
   * Base models cannot be deleted. To take a model out of use without losing it, archive it instead.
   *
   * @param modelId Id of the model, as returned when you list models.
   * @throws {PermissionDeniedError} The model is a base model and cannot be deleted (`MODEL_NOT_DELETABLE`).
   * @throws {NotFoundError} The model does not exist or is not available to you (`MODEL_NOT_FOUND`).
   */
  delete(modelId: string, options?: RequestOptions): Call<ModelDeleted>;
  /**
   * Update a fine-tuned model.
   *
   * Changes the display name, the description or both. Fields that you omit keep their values, so an empty object
   * changes nothing; null removes the name or the description. The id does not change, so requests that use the model are not affected.
   *
   * @param modelId Id of the model, as returned when you list models.
   * @param body Fields of the model to change.
   * @throws {NotFoundError} The workspace has no fine-tuned model with this id (`MODEL_NOT_FOUND`). You can update, archive or unarchive only fine-tuned models, so the ids of base models are not accepted here.
   */
  update(modelId: string, body: FineTunedModelUpdate, options?: RequestOptions): Call<FineTunedModel>;
  /**
   * Archive a fine-tuned model.
   *
   * Takes the model out of use without deleting it. It is still listed, but requests that use it fail until it is
   * unarchived. Archiving a model that is already archived has no effect.
   *
   * @param modelId Id of the model, as returned when you list models.
   * @throws {NotFoundError} The workspace has no fine-tuned model with this id (`MODEL_NOT_FOUND`). You can update, archive or unarchive only fine-tuned models, so the ids of base models are not accepted here.
   */
  archive(modelId: string, options?: RequestOptions): Call<ModelArchived>;
  /**
   * Unarchive a fine-tuned model.
   *
   * Makes an archived model usable again. Unarchiving a model that is not archived has no effect.
   *
   * @param modelId Id of the model, as returned when you list models.
   * @throws {NotFoundError} The workspace has no fine-tuned model with this id (`MODEL_NOT_FOUND`). You can update, archive or unarchive only fine-tuned models, so the ids of base models are not accepted here.
   */
  unarchive(modelId: string, options?: RequestOptions): Call<ModelUnarchived>;
}

export interface BatchResource {
  readonly jobs: BatchJobsResource;
}

export interface BatchJobsResource {
  /**
   * List batch jobs.
   *
   * Returns the batch jobs in the workspace, newest first by default. If you set several filters, a job must match all
   * of them.
   *
   * Deleting items while you iterate skips others. Collect them first: `toArray()`.
   *
   * @param options.page Page number, starting at 0.
   * @param options.page_size Maximum number of jobs per page.
   * @param options.model Return only jobs that use this model.
   * @param options.agent_id Return only jobs that use this agent.
   * @param options.metadata Return only jobs whose `metadata` contains all of these key-value pairs.
   * @param options.created_after Return only jobs created after this time.
   * @param options.created_by_me Set to true to return only jobs that you created.
   * @param options.status Return only jobs in one of these states.
   * @param options.order_by Sort order.
   */
  list(options?: BatchJobsListOptions): PageCall<BatchJob, BatchJobPage>;
  /**
   * Create a batch job.
   *
   * Queues a set of requests to one operation for asynchronous processing. The requests are read from uploaded files
   * or taken directly from the body. To track progress, poll the job. When it has finished, download `output_file`
   * from the file storage service. The results can be in any order, so match them by `custom_id`.
   *
   * @param body Settings of a new job.
   * @throws {NotFoundError} A file in `input_files` (`FILE_NOT_FOUND`), the model in `model` (`MODEL_NOT_FOUND`) or the agent in `agent_id` (`AGENT_NOT_FOUND`) does not exist.
   */
  create(body: BatchJobCreate, options?: RequestOptions): Call<BatchJob>;
  /**
   * Get a batch job.
   *
   * Returns the state and progress of a job and, if `inline` is true, its results.
   *
   * @param jobId Id of the batch job, as returned when you create or list jobs.
   * @param options.inline Set to true to receive the results in `outputs`.
   * @throws {NotFoundError} The workspace has no batch job with this id (`BATCH_JOB_NOT_FOUND`).
   */
  get(jobId: string, options?: BatchJobsGetOptions): Call<BatchJob>;
  /**
   * Delete a batch job.
   *
   * Deletes a job that is in a final state. Its input and output files are kept, and later requests for it return 404.
   * You cannot delete a job that is queued, running or being canceled.
   *
   * @param jobId Id of the batch job, as returned when you create or list jobs.
   * @throws {NotFoundError} The workspace has no batch job with this id (`BATCH_JOB_NOT_FOUND`).
   * @throws {ConflictError} The job is not in a final state yet and cannot be deleted (`BATCH_JOB_NOT_ENDED`).
   */
  delete(jobId: string, options?: RequestOptions): Call<BatchJobDeleted>;
  /**
   * Cancel a batch job.
   *
   * Requests that a queued or running job be canceled, and returns without waiting for it to stop. Requests in
   * progress are completed, and the results up to then remain available. Repeating the call while the job is stopping
   * has no effect.
   *
   * @param jobId Id of the batch job, as returned when you create or list jobs.
   * @throws {NotFoundError} The workspace has no batch job with this id (`BATCH_JOB_NOT_FOUND`).
   * @throws {ConflictError} The job is already in a final state and cannot be canceled (`BATCH_JOB_ENDED`).
   */
  cancel(jobId: string, options?: RequestOptions): Call<BatchJob>;
}

export interface ClassifiersResource {
  /**
   * Moderate texts.
   *
   * Checks each text for categories of sensitive or unwanted content. Nothing is blocked; you decide what to do with
   * the result.
   *
   * @param body Model to use and texts to check.
   * @throws {NotFoundError} No model with this id is available for this operation (`MODEL_NOT_FOUND`).
   */
  moderate(body: ModerationCreate, options?: RequestOptions): Call<Moderation>;
  /**
   * Moderate chats.
   *
   * Checks the last message of each chat for categories of sensitive or unwanted content, with the earlier messages as
   * context. Nothing is blocked; you decide what to do with the result.
   *
   * @param body Model to use and chats to check.
   * @throws {NotFoundError} No model with this id is available for this operation (`MODEL_NOT_FOUND`).
   */
  moderateChat(body: ChatModerationCreate, options?: RequestOptions): Call<Moderation>;
  /**
   * Classify texts.
   *
   * Scores how well each label of a classifier fits each text. The targets and labels are those that the model was
   * fine-tuned with.
   *
   * @param body Classifier to use and texts to label.
   * @throws {NotFoundError} No model with this id is available for this operation (`MODEL_NOT_FOUND`).
   */
  classify(body: ClassificationCreate, options?: RequestOptions): Call<Classification>;
  /**
   * Classify chats.
   *
   * Scores how well each label of a classifier fits each chat as a whole. The targets and labels are those that the
   * model was fine-tuned with.
   *
   * @param body Classifier to use and chats to label.
   * @throws {NotFoundError} No model with this id is available for this operation (`MODEL_NOT_FOUND`).
   */
  classifyChat(body: ChatClassificationCreate, options?: RequestOptions): Call<Classification>;
}

export interface RetrievalResource {
  readonly deployments: RetrievalDeploymentsResource;
  readonly ingestionConfigurations: RetrievalIngestionConfigurationsResource;
}

export interface RetrievalDeploymentsResource {
  /**
   * List search-index deployments.
   *
   * Beta. Returns all deployments whose indexes you can query, whether they are online or offline. The list is not
   * paginated.
   */
  list(options?: RequestOptions): Call<SearchIndexDeploymentList>;
  /**
   * Register a search-index deployment.
   *
   * Beta. Registers a search engine and its indexes under a name. If the name is already registered, the definition of that
   * deployment is replaced, its id stays the same, and its status changes only if the body has one. Indexes that are
   * still listed keep their ids and document counts; the others are removed. Only the creator of a deployment can
   * register it again.
   *
   * @param body A search engine and its indexes to register.
   * @throws {PermissionDeniedError} You did not create the deployment, and only the creator can change it (`SEARCH_INDEX_FORBIDDEN`).
   */
  register(body: SearchIndexRegistration, options?: RequestOptions): Call<SearchIndexReference>;
  /**
   * Delete a search-index deployment.
   *
   * Beta. Removes the registration, the indexes and the metrics of the deployment from the service. The search engine itself
   * and its documents are not affected. Only the creator can delete a deployment.
   *
   * @param deploymentId Id of the search-index deployment, as returned when you register or list deployments.
   * @throws {PermissionDeniedError} You did not create the deployment, and only the creator can change it (`SEARCH_INDEX_FORBIDDEN`).
   * @throws {NotFoundError} The deployment does not exist or is not available to you (`SEARCH_INDEX_NOT_FOUND`).
   */
  delete(deploymentId: string, options?: RequestOptions): Call<SearchIndexAcknowledgement>;
  /**
   * Update the metrics of a search-index deployment.
   *
   * Beta. Sets the status of the deployment and, if it is online, its document counts. Call this operation whenever the
   * search engine goes up or down or its documents change. Only the creator can update the metrics.
   *
   * @param deploymentId Id of the search-index deployment, as returned when you register or list deployments.
   * @param body New status of a deployment.
   * @throws {PermissionDeniedError} You did not create the deployment, and only the creator can change it (`SEARCH_INDEX_FORBIDDEN`).
   * @throws {NotFoundError} The deployment does not exist or is not available to you (`SEARCH_INDEX_NOT_FOUND`).
   */
  updateMetrics(deploymentId: string, body: SearchIndexMetrics, options?: RequestOptions): Call<SearchIndexAcknowledgement>;
}

export interface RetrievalIngestionConfigurationsResource {
  /**
   * List ingestion pipeline configurations.
   *
   * Beta. Returns all pipeline configurations in your workspace, sorted by name. The list is not paginated.
   */
  list(options?: RequestOptions): Call<IngestionConfiguration[]>;
  /**
   * Save an ingestion pipeline configuration.
   *
   * Beta. Creates a configuration or, if the workspace already has one with this name, updates it. An updated configuration
   * keeps its id, its author and the statistics on its runs. The status is 200 in both cases.
   *
   * @param body A pipeline configuration to save.
   */
  upsert(body: IngestionConfigurationUpsert, options?: RequestOptions): Call<IngestionConfiguration>;
  /**
   * Report a run of an ingestion pipeline.
   *
   * Beta. Records the time of the last run and its number of chunks, and adds that number to `total_chunks_count`. Send one
   * report per run: a report that is sent twice is counted twice.
   *
   * @param id Id of the pipeline configuration, as returned when you save or list configurations.
   * @param body Report on one run of a pipeline.
   * @throws {NotFoundError} The workspace has no pipeline configuration with this id (`INGESTION_CONFIGURATION_NOT_FOUND`).
   */
  updateRunInfo(id: string, body: IngestionRunInfo, options?: RequestOptions): Call<IngestionConfiguration>;
}

export interface UsersResource {
  readonly me: UsersMeResource;
}

export interface UsersMeResource {
  readonly organizations: UsersMeOrganizationsResource;
  readonly workspaces: UsersMeWorkspacesResource;
  /**
   * Get the calling user's identity.
   *
   * Beta. Returns the user on whose behalf the request is made, and the API key, workspace and organization that the request
   * uses.
   *
   * Send two credentials: an API key as the bearer token, and the user's token in the header
   * `DashboardUserContextAuth`.
   */
  get(options?: RequestOptions): Call<UserIdentity>;
}

export interface UsersMeOrganizationsResource {
  /**
   * List the calling user's organizations.
   *
   * Beta. Returns the organizations that the user belongs to. This works even if no organization is active, for example so
   * that the user can choose one after signing in.
   *
   * A page with fewer organizations than `limit` is the last one.
   *
   * Send two credentials: an API key as the bearer token, and the user's token in the header
   * `DashboardUserContextAuth`.
   *
   * Deleting items while you iterate skips others. Collect them first: `toArray()`.
   *
   * @param options.offset Number of items to skip from the start of the list.
   * @param options.limit Maximum number of items per page.
   */
  list(options?: UsersMeOrganizationsListOptions): PageCall<Organization, OrganizationPage>;
}

export interface UsersMeWorkspacesResource {
  /**
   * List the calling user's workspaces.
   *
   * Beta. Returns the workspaces that the user belongs to, across all their organizations. The `organization_id` of each
   * workspace identifies the organization that it belongs to. Use the query parameter of the same name to filter by
   * organization.
   *
   * A page with fewer workspaces than `limit` is the last one.
   *
   * Send two credentials: an API key as the bearer token, and the user's token in the header
   * `DashboardUserContextAuth`.
   *
   * Deleting items while you iterate skips others. Collect them first: `toArray()`.
   *
   * @param options.organization_id Return only workspaces of this organization.
   * @param options.offset Number of items to skip from the start of the list.
   * @param options.limit Maximum number of items per page.
   */
  list(options?: UsersMeWorkspacesListOptions): PageCall<Workspace, WorkspacePage>;
}

export interface AudioResource {
  readonly speech: AudioSpeechResource;
}

export interface AudioSpeechResource {
  /**
   * Generate speech.
   *
   * Turns text into spoken audio. By default, the response is a JSON object with the complete audio. Set `stream` to
   * true to receive the audio in chunks while it is generated. If you leave out `stream`, the header
   * `Accept: text/event-stream` has the same effect.
   *
   * If a request fails before the first chunk, you get an ordinary error response. There is no error event after that:
   * a stream that ends without `speech.audio.done` is incomplete, and you must send the request again.
   *
   * @param body Text to speak, and the voice and format to use.
   * @throws {NotFoundError} The model (`MODEL_NOT_FOUND`) or the voice (`VOICE_NOT_FOUND`) does not exist or is not available to you.
   */
  create(body: SpeechCreate & { stream: true }, options?: RequestOptions): ResponseStream<SpeechEvent, SpeechResult>;
  /**
   * Generate speech.
   *
   * Turns text into spoken audio. By default, the response is a JSON object with the complete audio. Set `stream` to
   * true to receive the audio in chunks while it is generated. If you leave out `stream`, the header
   * `Accept: text/event-stream` has the same effect.
   *
   * If a request fails before the first chunk, you get an ordinary error response. There is no error event after that:
   * a stream that ends without `speech.audio.done` is incomplete, and you must send the request again.
   *
   * @param body Text to speak, and the voice and format to use.
   * @throws {NotFoundError} The model (`MODEL_NOT_FOUND`) or the voice (`VOICE_NOT_FOUND`) does not exist or is not available to you.
   */
  create(body: SpeechCreate & { stream?: false }, options?: RequestOptions): Call<SpeechResult>;
  /**
   * Generate speech.
   *
   * Turns text into spoken audio. By default, the response is a JSON object with the complete audio. Set `stream` to
   * true to receive the audio in chunks while it is generated. If you leave out `stream`, the header
   * `Accept: text/event-stream` has the same effect.
   *
   * If a request fails before the first chunk, you get an ordinary error response. There is no error event after that:
   * a stream that ends without `speech.audio.done` is incomplete, and you must send the request again.
   *
   * @param body Text to speak, and the voice and format to use.
   * @throws {NotFoundError} The model (`MODEL_NOT_FOUND`) or the voice (`VOICE_NOT_FOUND`) does not exist or is not available to you.
   */
  create(body: SpeechCreate, options?: RequestOptions): ResponseStream<SpeechEvent, SpeechResult> | Call<SpeechResult>;
}

export type ObservabilityDatasetsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["observability.datasets.list"]["parameters"]["query"]>>;

export type ObservabilityDatasetsRecordsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["observability.datasets.records.list"]["parameters"]["query"]>>;

export type ObservabilitySpansSearchOptions = RequestOptions &
  OrUndefined<NonNullable<operations["observability.spans.search"]["parameters"]["query"]>>;

export type ObservabilitySpansAggregateOptions = RequestOptions &
  OrUndefined<NonNullable<operations["observability.spans.aggregate"]["parameters"]["query"]>>;

export type ObservabilitySpansEvaluationsAggregateOptions = RequestOptions &
  OrUndefined<NonNullable<operations["observability.spans.evaluations.aggregate"]["parameters"]["query"]>>;

export type ObservabilitySpansEvaluationsSearchOptions = RequestOptions &
  OrUndefined<NonNullable<operations["observability.spans.evaluations.search"]["parameters"]["query"]>>;

export type ObservabilitySpansEvaluationsSearchLatestOptions = RequestOptions &
  OrUndefined<NonNullable<operations["observability.spans.evaluations.searchLatest"]["parameters"]["query"]>>;

export type ObservabilitySpansFieldsListOptionsOptions = RequestOptions &
  OrUndefined<NonNullable<operations["observability.spans.fields.listOptions"]["parameters"]["query"]>>;

export type ObservabilitySpansEvaluationsFieldsListOptionsOptions = RequestOptions &
  OrUndefined<NonNullable<operations["observability.spans.evaluations.fields.listOptions"]["parameters"]["query"]>>;

export type ObservabilityJudgesListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["observability.judges.list"]["parameters"]["query"]>>;

export type ConnectorsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["connectors.list"]["parameters"]["query"]>>;

export type ConnectorsGetAuthUrlOptions = RequestOptions &
  OrUndefined<NonNullable<operations["connectors.getAuthUrl"]["parameters"]["query"]>>;

export type ConnectorsToolsCallOptions = RequestOptions &
  OrUndefined<NonNullable<operations["connectors.tools.call"]["parameters"]["query"]>>;

export type ConnectorsToolsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["connectors.tools.list"]["parameters"]["query"]>>;

export type ConnectorsCredentialsListForOrganizationOptions = RequestOptions &
  OrUndefined<NonNullable<operations["connectors.credentials.listForOrganization"]["parameters"]["query"]>>;

export type ConnectorsCredentialsListForWorkspaceOptions = RequestOptions &
  OrUndefined<NonNullable<operations["connectors.credentials.listForWorkspace"]["parameters"]["query"]>>;

export type ConversationsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["conversations.list"]["parameters"]["query"]>>;

export type AgentsListLegacyOptions = RequestOptions &
  OrUndefined<NonNullable<operations["agents.listLegacy"]["parameters"]["query"]>>;

export type AgentsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["agents.list"]["parameters"]["query"]>>;

export type AgentsGetOptions = RequestOptions &
  OrUndefined<NonNullable<operations["agents.get"]["parameters"]["query"]>>;

export type AgentsSwitchVersionOptions = RequestOptions &
  OrUndefined<NonNullable<operations["agents.switchVersion"]["parameters"]["query"]>>;

export type AgentsVersionsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["agents.versions.list"]["parameters"]["query"]>>;

export type PromptsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["prompts.list"]["parameters"]["query"]>>;

export type PromptsGetOptions = RequestOptions &
  OrUndefined<NonNullable<operations["prompts.get"]["parameters"]["query"]>>;

export type PromptsVersionsGetOptions = RequestOptions &
  OrUndefined<NonNullable<operations["prompts.versions.get"]["parameters"]["query"]>>;

export type SkillsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["skills.list"]["parameters"]["query"]>>;

export type SkillsGetOptions = RequestOptions &
  OrUndefined<NonNullable<operations["skills.get"]["parameters"]["query"]>>;

export type SkillsVersionsGetOptions = RequestOptions &
  OrUndefined<NonNullable<operations["skills.versions.get"]["parameters"]["query"]>>;

export type WorkflowsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.list"]["parameters"]["query"]>>;

export type WorkflowsRegistrationsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.registrations.list"]["parameters"]["query"]>>;

export type WorkflowsExecuteOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.execute"]["parameters"]["query"]>>;

export type WorkflowsRegistrationsExecuteOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.registrations.execute"]["parameters"]["query"]>>;

export type WorkflowsRegistrationsGetOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.registrations.get"]["parameters"]["query"]>>;

export type WorkflowsExecutionsGetOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.executions.get"]["parameters"]["query"]>>;

export type WorkflowsExecutionsGetHistoryOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.executions.getHistory"]["parameters"]["query"]>>;

export type WorkflowsRunsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.runs.list"]["parameters"]["query"]>>;

export type WorkflowsRunsGetHistoryOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.runs.getHistory"]["parameters"]["query"]>>;

export type WorkflowsSchedulesListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.schedules.list"]["parameters"]["query"]>>;

export type WorkflowsDeploymentsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.deployments.list"]["parameters"]["query"]>>;

export type WorkflowsDeploymentsUnhardenOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.deployments.unharden"]["parameters"]["query"]>>;

export type WorkflowsDeploymentsWorkersListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.deployments.workers.list"]["parameters"]["query"]>>;

export type WorkflowsDeploymentsLogsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.deployments.logs.list"]["parameters"]["query"]>>;

export type WorkflowsDeploymentsLogsStreamOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.deployments.logs.stream"]["parameters"]["query"]>>;

export type WorkflowsEventsStreamOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.events.stream"]["parameters"]["query"]>>;

export type WorkflowsEventsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["workflows.events.list"]["parameters"]["query"]>>;

export type ModelsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["models.list"]["parameters"]["query"]>>;

export type BatchJobsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["batch.jobs.list"]["parameters"]["query"]>>;

export type BatchJobsGetOptions = RequestOptions &
  OrUndefined<NonNullable<operations["batch.jobs.get"]["parameters"]["query"]>>;

export type UsersMeOrganizationsListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["users.me.organizations.list"]["parameters"]["query"]>>;

export type UsersMeWorkspacesListOptions = RequestOptions &
  OrUndefined<NonNullable<operations["users.me.workspaces.list"]["parameters"]["query"]>>;

/** The version of the package and of the document. */
export const version = "1.0.0";

/**
 * The operations, in a compressed form that src/client/operations.ts decodes. Each line is a path and its operations,
 * separated by spaces. An operation is `METHOD operationId:flags:details` without the space:
 *
 * - The method is one letter: G, P, U, A, D for GET, POST, PUT, PATCH, DELETE; lowercase if there is a request body.
 * - Flags: u requires the user context token, s streams, d streams if the body says so, r can be resumed, v returns nothing,
 *   a returns any JSON value.
 * - The details are the pagination fields of a list or the terminal events of a stream, separated by commas. Those that report
 *   a failure start with `!`.
 *
 * Paths and operationIds are prefix-compressed: they leave out the leading parts that they share with the previous entry.
 * The digit in front is the number of these parts; no digit means all parts of the previous entry but its last.
 */
export const operationTable = `0/v1/agents G0agents.listLegacy::page,page,,,,0,page_size,20 pcreate
3completions pcomplete
pages Glist::,page_token,data,next_page_token,
{agent_id} Gget aupdate Ddelete:v
4version aswitchVersion
versions Gversions.list::page,page,,,,0,page_size,20
5{version} Gget
2audio/speech p0audio.speech.create:d:speech.audio.done
2batch/jobs G0batch.jobs.list::page,page,data,,total,0,page_size,100 pcreate
4{job_id} Gget Ddelete
5cancel Pcancel
2chat/classifications p0classifiers.classifyChat
moderations pmoderateChat
2classifications pclassify
connectors G0connectors.list::,cursor,items,pagination.next_cursor, pcreate
3{connector_id_or_name}/auth_url GgetAuthUrl
authentication_methods GauthenticationMethods.list
organization/credentials G1credentials.listForOrganization
4tools G1tools.list::page,page,,,,1,page_size,100
5{tool_name}/call pcall
4workspace/credentials G1credentials.listForWorkspace
3{connector_id}/organization/share U1shareToOrganization DunshareFromOrganization
4share UshareToWorkspace DunshareFromWorkspace
{consumer_scope}/activate Pactivate
deactivate Pdeactivate
2conversations G0conversations.list::page,page,,,,0,page_size,100 pstart:d:conversation.response.done,!conversation.response.error pstartStream:s:conversation.response.done,!conversation.response.error
3{conversation_id} Gget pappend:d:conversation.response.done,!conversation.response.error Ddelete:v pappendStream:s:conversation.response.done,!conversation.response.error
4history GgetHistory
messages GgetMessages
restart prestart:d:conversation.response.done,!conversation.response.error prestartStream:s:conversation.response.done,!conversation.response.error
2fine_tuning/models/{model_id} a0models.update
5archive Parchive Dunarchive
2models Glist
3{model_id} Gget Ddelete
2moderations p0classifiers.moderate
observability/datasets G0observability.datasets.list::page,page,datasets.results,datasets.next,datasets.count,1 pcreate
4{dataset_id} Gget aupdate Ddelete:v
5exports/to-jsonl GexportToJsonl
5imports/from-dataset pimportFromDataset
from-file pimportFromFile
from-playground pimportFromPlayground
5records Grecords.list::page,page,records.results,records.next,records.count,1 pcreate
3judges G1judges.list::page,page,judges.results,judges.next,judges.count,1 pcreate
4{judge_id} Gget uupdate:v Ddelete:v
5live-judging pjudgeLive
3spans/aggregate p1spans.aggregate
evaluations/aggregate pevaluations.aggregate
fields Gfields.list
6{field_name}/options GlistOptions
5search p3search::,cursor,span_evaluations.results,span_evaluations.cursor,
6latest psearchLatest::,cursor,span_evaluations.results,span_evaluations.cursor,
4fields G2fields.list
5{field_name}/options GlistOptions
4search p2search::,cursor,spans.results,spans.cursor,
2rag/deployments G0retrieval.deployments.list uregister
4{deployment_id} Ddelete:a
5metrics uupdateMetrics:a
3ingestion_pipeline_configurations G1ingestionConfigurations.list uupsert
4{id}/run_info uupdateRunInfo
2users/me G0users.me.get:u
4organizations Gorganizations.list:u:offset,offset,organizations,,,0,limit,100
workspaces G2workspaces.list:u:offset,offset,workspaces,,,0,limit,100
2workflows G0workflows.list::,cursor,workflows,next_cursor,
3archive uarchiveMany
deployments Gdeployments.list::,cursor,deployments,next_cursor, pcreate
4{deployment_id}/unharden Punharden:v
4{name} Gget aupdate Ddelete
5logs Glogs.list::,cursor,results,next_cursor,
6stream Gstream:sr:!error
5restart P2restart
start Pstart
stop Pstop
workers Gworkers.list::,cursor,workers,next_cursor,
3events/list G1events.list::,cursor,events,next_cursor,
stream Gstream:sr:!error
3executions/cancel p1executions.cancelMany
terminate pterminateMany
{execution_id} Gget
5cancel Pcancel:v
history GgetHistory
queries pquery
reset preset:v
signals psignal
terminate Pterminate:v
3registrations G1registrations.list::,cursor,workflow_registrations,next_cursor,
4{workflow_registration_id} Gget
5execute pexecute
3runs G1runs.list::,next_page_token,executions,next_page_token,
4{run_id} Gget
5history GgetHistory:a
3schedules G1schedules.list::,next_page_token,schedules,next_page_token, pcreate
4{schedule_id} Gget aupdate Ddelete:v
5pause ppause:v
resume presume:v
trigger ptrigger:v
3unarchive u1unarchiveMany
{workflow_identifier} Gget uupdate
4archive Uarchive
execute pexecute
unarchive Uunarchive
1v2/prompts G0prompts.list::,pageToken,data,nextPageToken, pcreate
3{prompt_id} Gget aupdate Ddelete
4versions Gversions.list pcreate
5{version} Gget aupdate
2skills G0skills.list::,pageToken,data,nextPageToken, pcreate
3{skill_id} Gget aupdate Ddelete
4versions Gversions.list pcreate
5{version} Gget aupdate`;

/** The names of the query parameters of all operations. */
export const queryNames = "active active_only activity_id activity_name after agent_id agent_version alias app_return_url archived auth_type available_in_chat_assistant before codehost_installation_link created_after created_by created_by_me credentials_name credentials_title cursor decode_payloads deployment_chat deployment_name deployment_status end_time_after end_time_before fetch_default fields from id include_internal include_search_keys include_shared inline is_hardened last_event_id limit location_types log_type metadata metadata_filters method_type model model_filter name next_page_token offset order order_by organization_id owner page pageSize pageToken page_size page_token parent_workflow_exec_id pretty provider q refresh root_execution_id root_workflow_exec_id scope search search_key sort_by sort_direction sources start_seq start_time_after start_time_before status stream tags to type_filter user_id version wait_for_result with_workflow worker_name workflow_event_types workflow_exec_id workflow_id workflow_identifier workflow_name workflow_run_id workflow_search workflow_tags workspace_id";
