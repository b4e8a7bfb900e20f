import { type Document, readName } from "../../../src/core/document.ts";

/** By schema, properties that the mock always sends, although the owners do not list them as required. */
const SENT: Readonly<Record<string, string>> = {
  DatasetList: "results next previous",
  DatasetRecordList: "results next previous",
  SpanList: "results next cursor",
  SpanEvaluationList: "results next cursor",
  SpanFieldDefinition: "group",
  SpanAggregationRow: "metric_name metric_value dimensions time_bucket",
  SpanAggregationMeta: "granularity_seconds",
  JudgeList: "results next previous",
  JudgeOptionsOutput: "type",
  ConnectorPagination: "next_cursor",
  ConnectorBase:
    "title icon_url owner_id creator_id system_prompt active is_authenticated blocked_by supported_auth_methods connection_preferences connection_credentials tools locale server_card is_first_party",
  ConnectorHeader: "is_required is_secret",
  ConnectorAuthenticationMethod: "has_default_credentials global_headers grant_type oauth2_server_metadata",
  ConnectorCredentialList: "credentials",
  ConnectorToolSummary: "name",
  ConnectorToolResult: "metadata",
  ConversationUsage: "prompt_tokens completion_tokens total_tokens connector_tokens connectors",
  ConversationGuardrailResult: "model_name categories category_scores action",
  ConversationHistory: "object",
  ConversationMessages: "object",
  MessageInputEntry: "id created_at completed_at prefix",
  MessageOutputEntry: "id created_at completed_at agent_id model",
  FunctionCallEntry: "id created_at completed_at agent_id model confirmation_status",
  FunctionResultEntry: "id created_at completed_at",
  ToolExecutionEntry: "id created_at completed_at agent_id model info",
  AgentHandoffEntry: "id created_at completed_at",
  ConnectorToolReference: "authorization tool_configuration",
  Agent: "object description instructions tools completion_args handoffs guardrails metadata version_message owner_id",
  AgentPage: "object next_page_token",
  WorkflowSummary: "description metadata tags",
  Workflow: "description shared_namespace available_in_chat_assistant is_technical archived tags",
  WorkflowArchiveResult: "errored",
  WorkflowUnarchiveResult: "errored",
  WorkflowRegistration: "workflow deployment_id deployment_name compatible_with_chat_assistant",
  WorkflowDefinition: "output_schema signals queries updates enforce_determinism on_behalf_of plugin_metadata",
  WorkflowExecution: "run_id user_id",
  ExecutionHistory: "events",
  WorkflowSignalReceipt: "message",
  WorkflowExecutionStartedAttributes: "display_name attempt",
  WorkflowExecutionCompletedAttributes: "attempt",
  WorkflowExecutionFailedAttributes: "attempt",
  WorkflowExecutionCanceledAttributes: "reason attempt",
  WorkflowExecutionTerminatedAttributes: "reason attempt",
  WorkflowExecutionTimedOutAttributes: "attempt",
  WorkflowTaskTimedOutAttributes: "timeout_type",
  CustomTaskTimedOutAttributes: "timeout_type",
  CustomTaskCanceledAttributes: "reason",
  DeploymentWorker: "location",
  DeploymentLocation: "k8s_cluster k8s_namespace",
  ManagedDeployment:
    "service_id name created_at updated_at spec resources status stopped is_hardened rollout_status deployed_at created_by updated_by deployed_by",
  DeploymentLogError: "error reason",
  BaseModelCard:
    "name description deprecation deprecation_replacement_model default_model_temperature internal billing_model_name",
  FineTunedModelCard:
    "name description deprecation deprecation_replacement_model default_model_temperature internal billing_model_name",
  ModelCapabilities:
    "reasoning ocr moderation audio audio_transcription audio_transcription_realtime audio_speech unified_resources",
  ModelList: "object",
  ModelArchived: "object archived",
  ModelUnarchived: "object archived",
  BatchJobPage: "object data",
  BatchJobDeleted: "object deleted",
  BatchJob: "object",
  ClassificationTargetResult: "target",
  ModelConversation: "object name description instructions tools completion_args guardrails metadata",
  AgentConversation: "object agent_version name description metadata",
  WorkflowRun: "run_id user_id",
  SearchIndexEngine: "type indexes",
  UserApiKey: "id name",
  FineTunedModelCapabilities: "completion_chat completion_fim function_calling fine_tuning classification",
  FineTunedCompletionModel: "model_type object name description max_context_length aliases job",
  FineTunedClassifierModel: "object name description max_context_length aliases job",
  BatchJobError: "count",
  BatchJobOutput: "id custom_id response error",
};

/** Responses that may be any JSON value, because the owners say "any". The mock sends the first variant. */
const ANY = ["RunHistory", "SearchIndexAcknowledgement"];

/**
 * Returns the document for the mock, which sends everything: responses have all their properties, and only the kinds of
 * entries, content parts, tools and events that the document describes.
 */
export function toCompleteDocument(document: Document): Document {
  const copy = structuredClone(document);
  const { schemas } = copy.components;
  for (const [name, names] of Object.entries(SENT)) {
    const schema = schemas[name];
    const unknown = names.split(" ").filter((each) => !schema?.properties?.[each]);
    if (!schema || unknown.length > 0) throw new Error(`${name} has no ${unknown.join(", ")}. Correct SENT.`);
    schema.required = [...new Set([...(schema.required ?? []), ...names.split(" ")])];
  }
  for (const name of ANY) schemas[name]!.anyOf!.pop();
  for (const { discriminator, oneOf = [] } of Object.values(schemas)) {
    const name = readName(oneOf.at(-1));
    if (!discriminator || !name || !schemas[name]?.properties?.[discriminator.propertyName]?.not) continue;
    oneOf.pop();
    delete discriminator.mapping?.[name];
  }
  return copy;
}
