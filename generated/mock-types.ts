// Generated from openapi/ by `npm run generate`. Do not edit.

import type * as base from "./types.ts";
import type { ActivityTaskCompletedEvent, ActivityTaskFailedEvent, ActivityTaskRetryingEvent, ActivityTaskStartedEvent, AgentHandoffDoneEvent, AgentHandoffStartedEvent, BatchJobOutputError, BatchJobResponse, CodeInterpreterTool, CompletionArgs, ConfirmationStatus, ConnectorAudioContent, ConnectorCredential, ConnectorGlobalHeaders, ConnectorImageContent, ConnectorLocale, ConnectorOAuthMetadata, ConnectorOwnerType, ConnectorPreferences, ConnectorResourceContent, ConnectorResourceLinkContent, ConnectorRunCounts, ConnectorServerCard, ConnectorStoredTool, ConnectorTextContent, ConnectorToolList, ConnectorToolResultMetadata, ConversationAgentVersion, ConversationResponseErrorEvent, ConversationResponseStartedEvent, CreatorId, CustomTaskCompletedEvent, CustomTaskFailedEvent, CustomTaskInProgressEvent, CustomTaskStartedEvent, Dataset, DatasetRecord, DeploymentLogRecordEvent, DocumentLibraryTool, DocumentUrlChunk, EntryAgentId, EntryCompletedAt, EntryCreatedAt, EntryId, EntryModel, FunctionCallDeltaEvent, FunctionTool, Guardrail, GuardrailCategories, GuardrailScores, HistoryActivityTaskCompleted, HistoryActivityTaskFailed, HistoryActivityTaskScheduled, HistoryChildWorkflowCompleted, HistoryChildWorkflowFailed, HistoryChildWorkflowStarted, HistoryTimerFired, HistoryTimerStarted, HistoryWorkflowExecutionCancelRequested, HistoryWorkflowExecutionCanceled, HistoryWorkflowExecutionCompleted, HistoryWorkflowExecutionContinuedAsNew, HistoryWorkflowExecutionFailed, HistoryWorkflowExecutionReset, HistoryWorkflowExecutionStarted, HistoryWorkflowExecutionTerminated, HistoryWorkflowExecutionTimedOut, HistoryWorkflowSignaled, HistoryWorkflowTaskCompleted, HistoryWorkflowTaskFailed, HistoryWorkflowUpdated, ImageGenerationTool, ImageUrlChunk, JsonMap, JudgeRegressionOutput, ManagedContainerBackend, ManagedDeploymentResources, ManagedDeploymentStatus, ManagedKubernetesBackend, MessageInputPrefix, OwnerId, PremiumWebSearchTool, SearchIndex, SearchIndexReference, Span, SpanAggregationDimensions, SpanEvaluation, SpeechDeltaEvent, SpeechDoneEvent, TextChunk, ThinkingChunk, ToolAuthorization, ToolConfiguration, ToolExecutionDeltaEvent, ToolExecutionDoneEvent, ToolExecutionInfo, ToolExecutionStartedEvent, ToolFileChunk, ToolReferenceChunk, WebSearchTool, WorkflowExecutionContinuedAsNewEvent, WorkflowExecutionResult, WorkflowMetadata, WorkflowQueryDefinition, WorkflowSignalDefinition, WorkflowStreamError, WorkflowTaskFailedEvent, WorkflowUpdateDefinition } from "./types.ts";
export type * from "./types.ts";
type With<Base, Parts> = Omit<Base, keyof Parts> & Parts;
export interface paths extends base.paths {
    "/v1/observability/datasets": With<base.paths["/v1/observability/datasets"], {
        get: operations["observability.datasets.list"];
    }>;
    "/v1/observability/datasets/{dataset_id}/records": With<base.paths["/v1/observability/datasets/{dataset_id}/records"], {
        get: operations["observability.datasets.records.list"];
    }>;
    "/v1/observability/spans/search": With<base.paths["/v1/observability/spans/search"], {
        post: operations["observability.spans.search"];
    }>;
    "/v1/observability/spans/aggregate": With<base.paths["/v1/observability/spans/aggregate"], {
        post: operations["observability.spans.aggregate"];
    }>;
    "/v1/observability/spans/evaluations/aggregate": With<base.paths["/v1/observability/spans/evaluations/aggregate"], {
        post: operations["observability.spans.evaluations.aggregate"];
    }>;
    "/v1/observability/spans/evaluations/search": With<base.paths["/v1/observability/spans/evaluations/search"], {
        post: operations["observability.spans.evaluations.search"];
    }>;
    "/v1/observability/spans/evaluations/search/latest": With<base.paths["/v1/observability/spans/evaluations/search/latest"], {
        post: operations["observability.spans.evaluations.searchLatest"];
    }>;
    "/v1/observability/spans/fields": With<base.paths["/v1/observability/spans/fields"], {
        get: operations["observability.spans.fields.list"];
    }>;
    "/v1/observability/spans/evaluations/fields": With<base.paths["/v1/observability/spans/evaluations/fields"], {
        get: operations["observability.spans.evaluations.fields.list"];
    }>;
    "/v1/observability/judges": With<base.paths["/v1/observability/judges"], {
        get: operations["observability.judges.list"];
        post: operations["observability.judges.create"];
    }>;
    "/v1/observability/judges/{judge_id}": With<base.paths["/v1/observability/judges/{judge_id}"], {
        get: operations["observability.judges.get"];
    }>;
    "/v1/connectors": With<base.paths["/v1/connectors"], {
        get: operations["connectors.list"];
        post: operations["connectors.create"];
    }>;
    "/v1/connectors/{connector_id_or_name}/tools/{tool_name}/call": With<base.paths["/v1/connectors/{connector_id_or_name}/tools/{tool_name}/call"], {
        post: operations["connectors.tools.call"];
    }>;
    "/v1/connectors/{connector_id_or_name}/tools": With<base.paths["/v1/connectors/{connector_id_or_name}/tools"], {
        get: operations["connectors.tools.list"];
    }>;
    "/v1/connectors/{connector_id_or_name}/authentication_methods": With<base.paths["/v1/connectors/{connector_id_or_name}/authentication_methods"], {
        get: operations["connectors.authenticationMethods.list"];
    }>;
    "/v1/connectors/{connector_id_or_name}/organization/credentials": With<base.paths["/v1/connectors/{connector_id_or_name}/organization/credentials"], {
        get: operations["connectors.credentials.listForOrganization"];
    }>;
    "/v1/connectors/{connector_id_or_name}/workspace/credentials": With<base.paths["/v1/connectors/{connector_id_or_name}/workspace/credentials"], {
        get: operations["connectors.credentials.listForWorkspace"];
    }>;
    "/v1/conversations": With<base.paths["/v1/conversations"], {
        get: operations["conversations.list"];
        post: operations["conversations.start"];
    }>;
    "/v1/conversations/{conversation_id}": With<base.paths["/v1/conversations/{conversation_id}"], {
        get: operations["conversations.get"];
        post: operations["conversations.append"];
    }>;
    "/v1/conversations/{conversation_id}/history": With<base.paths["/v1/conversations/{conversation_id}/history"], {
        get: operations["conversations.getHistory"];
    }>;
    "/v1/conversations/{conversation_id}/messages": With<base.paths["/v1/conversations/{conversation_id}/messages"], {
        get: operations["conversations.getMessages"];
    }>;
    "/v1/conversations/{conversation_id}/restart": With<base.paths["/v1/conversations/{conversation_id}/restart"], {
        post: operations["conversations.restart"];
    }>;
    "/v1/agents": With<base.paths["/v1/agents"], {
        get: operations["agents.listLegacy"];
        post: operations["agents.create"];
    }>;
    "/v1/agents/pages": With<base.paths["/v1/agents/pages"], {
        get: operations["agents.list"];
    }>;
    "/v1/agents/{agent_id}": With<base.paths["/v1/agents/{agent_id}"], {
        get: operations["agents.get"];
        patch: operations["agents.update"];
    }>;
    "/v1/agents/{agent_id}/version": With<base.paths["/v1/agents/{agent_id}/version"], {
        patch: operations["agents.switchVersion"];
    }>;
    "/v1/agents/{agent_id}/versions": With<base.paths["/v1/agents/{agent_id}/versions"], {
        get: operations["agents.versions.list"];
    }>;
    "/v1/agents/{agent_id}/versions/{version}": With<base.paths["/v1/agents/{agent_id}/versions/{version}"], {
        get: operations["agents.versions.get"];
    }>;
    "/v1/agents/completions": With<base.paths["/v1/agents/completions"], {
        post: operations["agents.complete"];
    }>;
    "/v1/workflows": With<base.paths["/v1/workflows"], {
        get: operations["workflows.list"];
    }>;
    "/v1/workflows/registrations": With<base.paths["/v1/workflows/registrations"], {
        get: operations["workflows.registrations.list"];
    }>;
    "/v1/workflows/{workflow_identifier}": With<base.paths["/v1/workflows/{workflow_identifier}"], {
        get: operations["workflows.get"];
        put: operations["workflows.update"];
    }>;
    "/v1/workflows/{workflow_identifier}/execute": With<base.paths["/v1/workflows/{workflow_identifier}/execute"], {
        post: operations["workflows.execute"];
    }>;
    "/v1/workflows/registrations/{workflow_registration_id}/execute": With<base.paths["/v1/workflows/registrations/{workflow_registration_id}/execute"], {
        post: operations["workflows.registrations.execute"];
    }>;
    "/v1/workflows/registrations/{workflow_registration_id}": With<base.paths["/v1/workflows/registrations/{workflow_registration_id}"], {
        get: operations["workflows.registrations.get"];
    }>;
    "/v1/workflows/archive": With<base.paths["/v1/workflows/archive"], {
        put: operations["workflows.archiveMany"];
    }>;
    "/v1/workflows/unarchive": With<base.paths["/v1/workflows/unarchive"], {
        put: operations["workflows.unarchiveMany"];
    }>;
    "/v1/workflows/{workflow_identifier}/archive": With<base.paths["/v1/workflows/{workflow_identifier}/archive"], {
        put: operations["workflows.archive"];
    }>;
    "/v1/workflows/{workflow_identifier}/unarchive": With<base.paths["/v1/workflows/{workflow_identifier}/unarchive"], {
        put: operations["workflows.unarchive"];
    }>;
    "/v1/workflows/executions/{execution_id}": With<base.paths["/v1/workflows/executions/{execution_id}"], {
        get: operations["workflows.executions.get"];
    }>;
    "/v1/workflows/executions/{execution_id}/history": With<base.paths["/v1/workflows/executions/{execution_id}/history"], {
        get: operations["workflows.executions.getHistory"];
    }>;
    "/v1/workflows/executions/{execution_id}/signals": With<base.paths["/v1/workflows/executions/{execution_id}/signals"], {
        post: operations["workflows.executions.signal"];
    }>;
    "/v1/workflows/runs": With<base.paths["/v1/workflows/runs"], {
        get: operations["workflows.runs.list"];
    }>;
    "/v1/workflows/runs/{run_id}": With<base.paths["/v1/workflows/runs/{run_id}"], {
        get: operations["workflows.runs.get"];
    }>;
    "/v1/workflows/runs/{run_id}/history": With<base.paths["/v1/workflows/runs/{run_id}/history"], {
        get: operations["workflows.runs.getHistory"];
    }>;
    "/v1/workflows/deployments": With<base.paths["/v1/workflows/deployments"], {
        get: operations["workflows.deployments.list"];
        post: operations["workflows.deployments.create"];
    }>;
    "/v1/workflows/deployments/{name}": With<base.paths["/v1/workflows/deployments/{name}"], {
        get: operations["workflows.deployments.get"];
        delete: operations["workflows.deployments.delete"];
        patch: operations["workflows.deployments.update"];
    }>;
    "/v1/workflows/deployments/{name}/stop": With<base.paths["/v1/workflows/deployments/{name}/stop"], {
        post: operations["workflows.deployments.stop"];
    }>;
    "/v1/workflows/deployments/{name}/start": With<base.paths["/v1/workflows/deployments/{name}/start"], {
        post: operations["workflows.deployments.start"];
    }>;
    "/v1/workflows/deployments/{name}/restart": With<base.paths["/v1/workflows/deployments/{name}/restart"], {
        post: operations["workflows.deployments.restart"];
    }>;
    "/v1/workflows/deployments/{name}/workers": With<base.paths["/v1/workflows/deployments/{name}/workers"], {
        get: operations["workflows.deployments.workers.list"];
    }>;
    "/v1/workflows/events/list": With<base.paths["/v1/workflows/events/list"], {
        get: operations["workflows.events.list"];
    }>;
    "/v1/models": With<base.paths["/v1/models"], {
        get: operations["models.list"];
    }>;
    "/v1/models/{model_id}": With<base.paths["/v1/models/{model_id}"], {
        get: operations["models.get"];
    }>;
    "/v1/fine_tuning/models/{model_id}": With<base.paths["/v1/fine_tuning/models/{model_id}"], {
        patch: operations["models.update"];
    }>;
    "/v1/fine_tuning/models/{model_id}/archive": With<base.paths["/v1/fine_tuning/models/{model_id}/archive"], {
        post: operations["models.archive"];
        delete: operations["models.unarchive"];
    }>;
    "/v1/batch/jobs": With<base.paths["/v1/batch/jobs"], {
        get: operations["batch.jobs.list"];
        post: operations["batch.jobs.create"];
    }>;
    "/v1/batch/jobs/{job_id}": With<base.paths["/v1/batch/jobs/{job_id}"], {
        get: operations["batch.jobs.get"];
        delete: operations["batch.jobs.delete"];
    }>;
    "/v1/batch/jobs/{job_id}/cancel": With<base.paths["/v1/batch/jobs/{job_id}/cancel"], {
        post: operations["batch.jobs.cancel"];
    }>;
    "/v1/classifications": With<base.paths["/v1/classifications"], {
        post: operations["classifiers.classify"];
    }>;
    "/v1/chat/classifications": With<base.paths["/v1/chat/classifications"], {
        post: operations["classifiers.classifyChat"];
    }>;
    "/v1/rag/deployments": With<base.paths["/v1/rag/deployments"], {
        get: operations["retrieval.deployments.list"];
    }>;
    "/v1/rag/deployments/{deployment_id}": With<base.paths["/v1/rag/deployments/{deployment_id}"], {
        delete: operations["retrieval.deployments.delete"];
    }>;
    "/v1/rag/deployments/{deployment_id}/metrics": With<base.paths["/v1/rag/deployments/{deployment_id}/metrics"], {
        put: operations["retrieval.deployments.updateMetrics"];
    }>;
    "/v1/users/me": With<base.paths["/v1/users/me"], {
        get: operations["users.me.get"];
    }>;
}
export interface components extends base.components {
    schemas: With<base.components["schemas"], {
        DatasetList: DatasetList;
        DatasetPage: DatasetPage;
        DatasetRecordList: DatasetRecordList;
        DatasetRecordPage: DatasetRecordPage;
        SpanList: SpanList;
        SpanPage: SpanPage;
        SpanAggregationRow: SpanAggregationRow;
        SpanAggregationMeta: SpanAggregationMeta;
        SpanAggregation: SpanAggregation;
        SpanEvaluationList: SpanEvaluationList;
        SpanEvaluationPage: SpanEvaluationPage;
        SpanFieldDefinition: SpanFieldDefinition;
        SpanFieldDefinitions: SpanFieldDefinitions;
        JudgeOptionsOutput: JudgeOptionsOutput;
        JudgeOutput: JudgeOutput;
        Judge: Judge;
        JudgeList: JudgeList;
        JudgePage: JudgePage;
        ConnectorHeader: ConnectorHeader;
        ConnectorAuthenticationMethod: ConnectorAuthenticationMethod;
        ConnectorBase: ConnectorBase;
        McpConnector: McpConnector;
        HttpConnector: HttpConnector;
        Connector: Connector;
        ConnectorPagination: ConnectorPagination;
        ConnectorPage: ConnectorPage;
        ConnectorToolContent: ConnectorToolContent;
        ConnectorToolResult: ConnectorToolResult;
        ConnectorToolSummary: ConnectorToolSummary;
        ConnectorToolSummaryList: ConnectorToolSummaryList;
        ConnectorAuthenticationMethodList: ConnectorAuthenticationMethodList;
        ConnectorCredentialList: ConnectorCredentialList;
        AgentConversation: AgentConversation;
        ConnectorToolReference: ConnectorToolReference;
        Tool: Tool;
        ModelConversation: ModelConversation;
        Conversation: Conversation;
        ContentChunk: ContentChunk;
        MessageInputContent: MessageInputContent;
        MessageInputEntry: MessageInputEntry;
        OutputContentChunk: OutputContentChunk;
        MessageOutputContent: MessageOutputContent;
        MessageOutputEntry: MessageOutputEntry;
        FunctionCallEntry: FunctionCallEntry;
        FunctionResultEntry: FunctionResultEntry;
        ToolExecutionEntry: ToolExecutionEntry;
        AgentHandoffEntry: AgentHandoffEntry;
        ConversationEntry: ConversationEntry;
        ConversationUsage: ConversationUsage;
        ConversationGuardrailResult: ConversationGuardrailResult;
        ConversationResponse: ConversationResponse;
        MessageOutputDelta: MessageOutputDelta;
        MessageOutputDeltaEvent: MessageOutputDeltaEvent;
        ConversationResponseDone: ConversationResponseDone;
        ConversationResponseDoneEvent: ConversationResponseDoneEvent;
        ConversationEvent: ConversationEvent;
        ConversationHistory: ConversationHistory;
        ConversationMessages: ConversationMessages;
        Agent: Agent;
        AgentPage: AgentPage;
        AgentCompletionMessage: AgentCompletionMessage;
        AgentCompletionChoice: AgentCompletionChoice;
        AgentCompletion: AgentCompletion;
        WorkflowSummary: WorkflowSummary;
        WorkflowPage: WorkflowPage;
        WorkflowDefinition: WorkflowDefinition;
        Workflow: Workflow;
        WorkflowRegistration: WorkflowRegistration;
        WorkflowRegistrationPage: WorkflowRegistrationPage;
        WorkflowEnvelope: WorkflowEnvelope;
        WorkflowExecution: WorkflowExecution;
        WorkflowExecutionAnswer: WorkflowExecutionAnswer;
        WorkflowRegistrationLookup: WorkflowRegistrationLookup;
        WorkflowFailure: WorkflowFailure;
        WorkflowArchiveResult: WorkflowArchiveResult;
        WorkflowUnarchiveResult: WorkflowUnarchiveResult;
        HistoryEvent: HistoryEvent;
        ExecutionHistory: ExecutionHistory;
        WorkflowSignalReceipt: WorkflowSignalReceipt;
        WorkflowRun: WorkflowRun;
        WorkflowRunPage: WorkflowRunPage;
        RunHistory: RunHistory;
        DeploymentLocation: DeploymentLocation;
        ManagedDeploymentBackend: ManagedDeploymentBackend;
        ManagedDeploymentSpec: ManagedDeploymentSpec;
        ManagedDeployment: ManagedDeployment;
        Deployment: Deployment;
        DeploymentPage: DeploymentPage;
        DeploymentWorker: DeploymentWorker;
        DeploymentDetail: DeploymentDetail;
        DeploymentWorkerPage: DeploymentWorkerPage;
        DeploymentLogError: DeploymentLogError;
        DeploymentLogErrorEvent: DeploymentLogErrorEvent;
        DeploymentLogEvent: DeploymentLogEvent;
        WorkflowExecutionStartedAttributes: WorkflowExecutionStartedAttributes;
        WorkflowExecutionStartedEvent: WorkflowExecutionStartedEvent;
        WorkflowExecutionCompletedAttributes: WorkflowExecutionCompletedAttributes;
        WorkflowExecutionCompletedEvent: WorkflowExecutionCompletedEvent;
        WorkflowExecutionFailedAttributes: WorkflowExecutionFailedAttributes;
        WorkflowExecutionFailedEvent: WorkflowExecutionFailedEvent;
        WorkflowExecutionCanceledAttributes: WorkflowExecutionCanceledAttributes;
        WorkflowExecutionCanceledEvent: WorkflowExecutionCanceledEvent;
        WorkflowExecutionTerminatedAttributes: WorkflowExecutionTerminatedAttributes;
        WorkflowExecutionTerminatedEvent: WorkflowExecutionTerminatedEvent;
        WorkflowExecutionTimedOutAttributes: WorkflowExecutionTimedOutAttributes;
        WorkflowExecutionTimedOutEvent: WorkflowExecutionTimedOutEvent;
        WorkflowTaskTimedOutAttributes: WorkflowTaskTimedOutAttributes;
        WorkflowTaskTimedOutEvent: WorkflowTaskTimedOutEvent;
        CustomTaskTimedOutAttributes: CustomTaskTimedOutAttributes;
        CustomTaskTimedOutEvent: CustomTaskTimedOutEvent;
        CustomTaskCanceledAttributes: CustomTaskCanceledAttributes;
        CustomTaskCanceledEvent: CustomTaskCanceledEvent;
        WorkflowEvent: WorkflowEvent;
        WorkflowStreamEnvelope: WorkflowStreamEnvelope;
        WorkflowStreamMessage: WorkflowStreamMessage;
        WorkflowStreamEvent: WorkflowStreamEvent;
        WorkflowEventPage: WorkflowEventPage;
        ModelCapabilities: ModelCapabilities;
        BaseModelCard: BaseModelCard;
        FineTunedModelCard: FineTunedModelCard;
        Model: Model;
        ModelList: ModelList;
        FineTunedModelCapabilities: FineTunedModelCapabilities;
        FineTunedCompletionModel: FineTunedCompletionModel;
        FineTunedClassifierModel: FineTunedClassifierModel;
        FineTunedModel: FineTunedModel;
        ModelArchived: ModelArchived;
        ModelUnarchived: ModelUnarchived;
        BatchJobOutput: BatchJobOutput;
        BatchJobError: BatchJobError;
        BatchJob: BatchJob;
        BatchJobPage: BatchJobPage;
        BatchJobDeleted: BatchJobDeleted;
        ClassificationTargetResult: ClassificationTargetResult;
        Classification: Classification;
        SearchIndexEngine: SearchIndexEngine;
        SearchIndexDeployment: SearchIndexDeployment;
        SearchIndexDeploymentList: SearchIndexDeploymentList;
        SearchIndexAcknowledgement: SearchIndexAcknowledgement;
        UserApiKey: UserApiKey;
        UserIdentity: UserIdentity;
        SpeechEvent: SpeechEvent;
    }>;
}
export interface operations extends base.operations {
    "observability.datasets.list": With<base.operations["observability.datasets.list"], {
        responses: With<base.operations["observability.datasets.list"]["responses"], {
            200: With<base.operations["observability.datasets.list"]["responses"][200], {
                content: {
                    "application/json": DatasetPage;
                };
            }>;
        }>;
    }>;
    "observability.datasets.records.list": With<base.operations["observability.datasets.records.list"], {
        responses: With<base.operations["observability.datasets.records.list"]["responses"], {
            200: With<base.operations["observability.datasets.records.list"]["responses"][200], {
                content: {
                    "application/json": DatasetRecordPage;
                };
            }>;
        }>;
    }>;
    "observability.spans.search": With<base.operations["observability.spans.search"], {
        responses: With<base.operations["observability.spans.search"]["responses"], {
            200: With<base.operations["observability.spans.search"]["responses"][200], {
                content: {
                    "application/json": SpanPage;
                };
            }>;
        }>;
    }>;
    "observability.spans.aggregate": With<base.operations["observability.spans.aggregate"], {
        responses: With<base.operations["observability.spans.aggregate"]["responses"], {
            200: With<base.operations["observability.spans.aggregate"]["responses"][200], {
                content: {
                    "application/json": SpanAggregation;
                };
            }>;
        }>;
    }>;
    "observability.spans.evaluations.aggregate": With<base.operations["observability.spans.evaluations.aggregate"], {
        responses: With<base.operations["observability.spans.evaluations.aggregate"]["responses"], {
            200: With<base.operations["observability.spans.evaluations.aggregate"]["responses"][200], {
                content: {
                    "application/json": SpanAggregation;
                };
            }>;
        }>;
    }>;
    "observability.spans.evaluations.search": With<base.operations["observability.spans.evaluations.search"], {
        responses: With<base.operations["observability.spans.evaluations.search"]["responses"], {
            200: With<base.operations["observability.spans.evaluations.search"]["responses"][200], {
                content: {
                    "application/json": SpanEvaluationPage;
                };
            }>;
        }>;
    }>;
    "observability.spans.evaluations.searchLatest": With<base.operations["observability.spans.evaluations.searchLatest"], {
        responses: With<base.operations["observability.spans.evaluations.searchLatest"]["responses"], {
            200: With<base.operations["observability.spans.evaluations.searchLatest"]["responses"][200], {
                content: {
                    "application/json": SpanEvaluationPage;
                };
            }>;
        }>;
    }>;
    "observability.spans.fields.list": With<base.operations["observability.spans.fields.list"], {
        responses: With<base.operations["observability.spans.fields.list"]["responses"], {
            200: With<base.operations["observability.spans.fields.list"]["responses"][200], {
                content: {
                    "application/json": SpanFieldDefinitions;
                };
            }>;
        }>;
    }>;
    "observability.spans.evaluations.fields.list": With<base.operations["observability.spans.evaluations.fields.list"], {
        responses: With<base.operations["observability.spans.evaluations.fields.list"]["responses"], {
            200: With<base.operations["observability.spans.evaluations.fields.list"]["responses"][200], {
                content: {
                    "application/json": SpanFieldDefinitions;
                };
            }>;
        }>;
    }>;
    "observability.judges.list": With<base.operations["observability.judges.list"], {
        responses: With<base.operations["observability.judges.list"]["responses"], {
            200: With<base.operations["observability.judges.list"]["responses"][200], {
                content: {
                    "application/json": JudgePage;
                };
            }>;
        }>;
    }>;
    "observability.judges.create": With<base.operations["observability.judges.create"], {
        responses: With<base.operations["observability.judges.create"]["responses"], {
            201: With<base.operations["observability.judges.create"]["responses"][201], {
                content: {
                    "application/json": Judge;
                };
            }>;
        }>;
    }>;
    "observability.judges.get": With<base.operations["observability.judges.get"], {
        responses: With<base.operations["observability.judges.get"]["responses"], {
            200: With<base.operations["observability.judges.get"]["responses"][200], {
                content: {
                    "application/json": Judge;
                };
            }>;
        }>;
    }>;
    "connectors.list": With<base.operations["connectors.list"], {
        responses: With<base.operations["connectors.list"]["responses"], {
            200: With<base.operations["connectors.list"]["responses"][200], {
                content: {
                    "application/json": ConnectorPage;
                };
            }>;
        }>;
    }>;
    "connectors.create": With<base.operations["connectors.create"], {
        responses: With<base.operations["connectors.create"]["responses"], {
            201: With<base.operations["connectors.create"]["responses"][201], {
                content: {
                    "application/json": Connector;
                };
            }>;
        }>;
    }>;
    "connectors.tools.call": With<base.operations["connectors.tools.call"], {
        responses: With<base.operations["connectors.tools.call"]["responses"], {
            200: With<base.operations["connectors.tools.call"]["responses"][200], {
                content: {
                    "application/json": ConnectorToolResult;
                };
            }>;
        }>;
    }>;
    "connectors.tools.list": With<base.operations["connectors.tools.list"], {
        responses: With<base.operations["connectors.tools.list"]["responses"], {
            200: With<base.operations["connectors.tools.list"]["responses"][200], {
                content: {
                    "application/json": ConnectorToolList | ConnectorToolSummaryList;
                };
            }>;
        }>;
    }>;
    "connectors.authenticationMethods.list": With<base.operations["connectors.authenticationMethods.list"], {
        responses: With<base.operations["connectors.authenticationMethods.list"]["responses"], {
            200: With<base.operations["connectors.authenticationMethods.list"]["responses"][200], {
                content: {
                    "application/json": ConnectorAuthenticationMethodList;
                };
            }>;
        }>;
    }>;
    "connectors.credentials.listForOrganization": With<base.operations["connectors.credentials.listForOrganization"], {
        responses: With<base.operations["connectors.credentials.listForOrganization"]["responses"], {
            200: With<base.operations["connectors.credentials.listForOrganization"]["responses"][200], {
                content: {
                    "application/json": ConnectorCredentialList;
                };
            }>;
        }>;
    }>;
    "connectors.credentials.listForWorkspace": With<base.operations["connectors.credentials.listForWorkspace"], {
        responses: With<base.operations["connectors.credentials.listForWorkspace"]["responses"], {
            200: With<base.operations["connectors.credentials.listForWorkspace"]["responses"][200], {
                content: {
                    "application/json": ConnectorCredentialList;
                };
            }>;
        }>;
    }>;
    "conversations.list": With<base.operations["conversations.list"], {
        responses: With<base.operations["conversations.list"]["responses"], {
            200: With<base.operations["conversations.list"]["responses"][200], {
                content: {
                    "application/json": Conversation[];
                };
            }>;
        }>;
    }>;
    "conversations.start": With<base.operations["conversations.start"], {
        responses: With<base.operations["conversations.start"]["responses"], {
            200: With<base.operations["conversations.start"]["responses"][200], {
                content: With<base.operations["conversations.start"]["responses"][200]["content"], {
                    "application/json": ConversationResponse;
                }>;
            }>;
        }>;
    }>;
    "conversations.get": With<base.operations["conversations.get"], {
        responses: With<base.operations["conversations.get"]["responses"], {
            200: With<base.operations["conversations.get"]["responses"][200], {
                content: {
                    "application/json": Conversation;
                };
            }>;
        }>;
    }>;
    "conversations.append": With<base.operations["conversations.append"], {
        responses: With<base.operations["conversations.append"]["responses"], {
            200: With<base.operations["conversations.append"]["responses"][200], {
                content: With<base.operations["conversations.append"]["responses"][200]["content"], {
                    "application/json": ConversationResponse;
                }>;
            }>;
        }>;
    }>;
    "conversations.getHistory": With<base.operations["conversations.getHistory"], {
        responses: With<base.operations["conversations.getHistory"]["responses"], {
            200: With<base.operations["conversations.getHistory"]["responses"][200], {
                content: {
                    "application/json": ConversationHistory;
                };
            }>;
        }>;
    }>;
    "conversations.getMessages": With<base.operations["conversations.getMessages"], {
        responses: With<base.operations["conversations.getMessages"]["responses"], {
            200: With<base.operations["conversations.getMessages"]["responses"][200], {
                content: {
                    "application/json": ConversationMessages;
                };
            }>;
        }>;
    }>;
    "conversations.restart": With<base.operations["conversations.restart"], {
        responses: With<base.operations["conversations.restart"]["responses"], {
            200: With<base.operations["conversations.restart"]["responses"][200], {
                content: With<base.operations["conversations.restart"]["responses"][200]["content"], {
                    "application/json": ConversationResponse;
                }>;
            }>;
        }>;
    }>;
    "agents.listLegacy": With<base.operations["agents.listLegacy"], {
        responses: With<base.operations["agents.listLegacy"]["responses"], {
            200: With<base.operations["agents.listLegacy"]["responses"][200], {
                content: {
                    "application/json": Agent[];
                };
            }>;
        }>;
    }>;
    "agents.create": With<base.operations["agents.create"], {
        responses: With<base.operations["agents.create"]["responses"], {
            200: With<base.operations["agents.create"]["responses"][200], {
                content: {
                    "application/json": Agent;
                };
            }>;
        }>;
    }>;
    "agents.list": With<base.operations["agents.list"], {
        responses: With<base.operations["agents.list"]["responses"], {
            200: With<base.operations["agents.list"]["responses"][200], {
                content: {
                    "application/json": AgentPage;
                };
            }>;
        }>;
    }>;
    "agents.get": With<base.operations["agents.get"], {
        responses: With<base.operations["agents.get"]["responses"], {
            200: With<base.operations["agents.get"]["responses"][200], {
                content: {
                    "application/json": Agent;
                };
            }>;
        }>;
    }>;
    "agents.update": With<base.operations["agents.update"], {
        responses: With<base.operations["agents.update"]["responses"], {
            200: With<base.operations["agents.update"]["responses"][200], {
                content: {
                    "application/json": Agent;
                };
            }>;
        }>;
    }>;
    "agents.switchVersion": With<base.operations["agents.switchVersion"], {
        responses: With<base.operations["agents.switchVersion"]["responses"], {
            200: With<base.operations["agents.switchVersion"]["responses"][200], {
                content: {
                    "application/json": Agent;
                };
            }>;
        }>;
    }>;
    "agents.versions.list": With<base.operations["agents.versions.list"], {
        responses: With<base.operations["agents.versions.list"]["responses"], {
            200: With<base.operations["agents.versions.list"]["responses"][200], {
                content: {
                    "application/json": Agent[];
                };
            }>;
        }>;
    }>;
    "agents.versions.get": With<base.operations["agents.versions.get"], {
        responses: With<base.operations["agents.versions.get"]["responses"], {
            200: With<base.operations["agents.versions.get"]["responses"][200], {
                content: {
                    "application/json": Agent;
                };
            }>;
        }>;
    }>;
    "agents.complete": With<base.operations["agents.complete"], {
        responses: With<base.operations["agents.complete"]["responses"], {
            200: With<base.operations["agents.complete"]["responses"][200], {
                content: {
                    "application/json": AgentCompletion;
                };
            }>;
        }>;
    }>;
    "workflows.list": With<base.operations["workflows.list"], {
        responses: With<base.operations["workflows.list"]["responses"], {
            200: With<base.operations["workflows.list"]["responses"][200], {
                content: {
                    "application/json": WorkflowPage;
                };
            }>;
        }>;
    }>;
    "workflows.registrations.list": With<base.operations["workflows.registrations.list"], {
        responses: With<base.operations["workflows.registrations.list"]["responses"], {
            200: With<base.operations["workflows.registrations.list"]["responses"][200], {
                content: {
                    "application/json": WorkflowRegistrationPage;
                };
            }>;
        }>;
    }>;
    "workflows.get": With<base.operations["workflows.get"], {
        responses: With<base.operations["workflows.get"]["responses"], {
            200: With<base.operations["workflows.get"]["responses"][200], {
                content: {
                    "application/json": WorkflowEnvelope;
                };
            }>;
        }>;
    }>;
    "workflows.update": With<base.operations["workflows.update"], {
        responses: With<base.operations["workflows.update"]["responses"], {
            200: With<base.operations["workflows.update"]["responses"][200], {
                content: {
                    "application/json": WorkflowEnvelope;
                };
            }>;
        }>;
    }>;
    "workflows.execute": With<base.operations["workflows.execute"], {
        responses: With<base.operations["workflows.execute"]["responses"], {
            200: With<base.operations["workflows.execute"]["responses"][200], {
                content: {
                    "application/json": WorkflowExecutionAnswer;
                };
            }>;
        }>;
    }>;
    "workflows.registrations.execute": With<base.operations["workflows.registrations.execute"], {
        responses: With<base.operations["workflows.registrations.execute"]["responses"], {
            200: With<base.operations["workflows.registrations.execute"]["responses"][200], {
                content: {
                    "application/json": WorkflowExecutionAnswer;
                };
            }>;
        }>;
    }>;
    "workflows.registrations.get": With<base.operations["workflows.registrations.get"], {
        responses: With<base.operations["workflows.registrations.get"]["responses"], {
            200: With<base.operations["workflows.registrations.get"]["responses"][200], {
                content: {
                    "application/json": WorkflowRegistrationLookup;
                };
            }>;
        }>;
    }>;
    "workflows.archiveMany": With<base.operations["workflows.archiveMany"], {
        responses: With<base.operations["workflows.archiveMany"]["responses"], {
            200: With<base.operations["workflows.archiveMany"]["responses"][200], {
                content: {
                    "application/json": WorkflowArchiveResult;
                };
            }>;
        }>;
    }>;
    "workflows.unarchiveMany": With<base.operations["workflows.unarchiveMany"], {
        responses: With<base.operations["workflows.unarchiveMany"]["responses"], {
            200: With<base.operations["workflows.unarchiveMany"]["responses"][200], {
                content: {
                    "application/json": WorkflowUnarchiveResult;
                };
            }>;
        }>;
    }>;
    "workflows.archive": With<base.operations["workflows.archive"], {
        responses: With<base.operations["workflows.archive"]["responses"], {
            200: With<base.operations["workflows.archive"]["responses"][200], {
                content: {
                    "application/json": WorkflowEnvelope;
                };
            }>;
        }>;
    }>;
    "workflows.unarchive": With<base.operations["workflows.unarchive"], {
        responses: With<base.operations["workflows.unarchive"]["responses"], {
            200: With<base.operations["workflows.unarchive"]["responses"][200], {
                content: {
                    "application/json": WorkflowEnvelope;
                };
            }>;
        }>;
    }>;
    "workflows.executions.get": With<base.operations["workflows.executions.get"], {
        responses: With<base.operations["workflows.executions.get"]["responses"], {
            200: With<base.operations["workflows.executions.get"]["responses"][200], {
                content: {
                    "application/json": WorkflowExecution;
                };
            }>;
        }>;
    }>;
    "workflows.executions.getHistory": With<base.operations["workflows.executions.getHistory"], {
        responses: With<base.operations["workflows.executions.getHistory"]["responses"], {
            200: With<base.operations["workflows.executions.getHistory"]["responses"][200], {
                content: {
                    "application/json": ExecutionHistory;
                };
            }>;
        }>;
    }>;
    "workflows.executions.signal": With<base.operations["workflows.executions.signal"], {
        responses: With<base.operations["workflows.executions.signal"]["responses"], {
            202: With<base.operations["workflows.executions.signal"]["responses"][202], {
                content: {
                    "application/json": WorkflowSignalReceipt;
                };
            }>;
        }>;
    }>;
    "workflows.runs.list": With<base.operations["workflows.runs.list"], {
        responses: With<base.operations["workflows.runs.list"]["responses"], {
            200: With<base.operations["workflows.runs.list"]["responses"][200], {
                content: {
                    "application/json": WorkflowRunPage;
                };
            }>;
        }>;
    }>;
    "workflows.runs.get": With<base.operations["workflows.runs.get"], {
        responses: With<base.operations["workflows.runs.get"]["responses"], {
            200: With<base.operations["workflows.runs.get"]["responses"][200], {
                content: {
                    "application/json": WorkflowExecution;
                };
            }>;
        }>;
    }>;
    "workflows.runs.getHistory": With<base.operations["workflows.runs.getHistory"], {
        responses: With<base.operations["workflows.runs.getHistory"]["responses"], {
            200: With<base.operations["workflows.runs.getHistory"]["responses"][200], {
                content: {
                    "application/json": RunHistory;
                };
            }>;
        }>;
    }>;
    "workflows.deployments.list": With<base.operations["workflows.deployments.list"], {
        responses: With<base.operations["workflows.deployments.list"]["responses"], {
            200: With<base.operations["workflows.deployments.list"]["responses"][200], {
                content: {
                    "application/json": DeploymentPage;
                };
            }>;
        }>;
    }>;
    "workflows.deployments.create": With<base.operations["workflows.deployments.create"], {
        responses: With<base.operations["workflows.deployments.create"]["responses"], {
            202: With<base.operations["workflows.deployments.create"]["responses"][202], {
                content: {
                    "application/json": ManagedDeployment;
                };
            }>;
        }>;
    }>;
    "workflows.deployments.get": With<base.operations["workflows.deployments.get"], {
        responses: With<base.operations["workflows.deployments.get"]["responses"], {
            200: With<base.operations["workflows.deployments.get"]["responses"][200], {
                content: {
                    "application/json": DeploymentDetail;
                };
            }>;
        }>;
    }>;
    "workflows.deployments.delete": With<base.operations["workflows.deployments.delete"], {
        responses: With<base.operations["workflows.deployments.delete"]["responses"], {
            202: With<base.operations["workflows.deployments.delete"]["responses"][202], {
                content: {
                    "application/json": ManagedDeployment;
                };
            }>;
        }>;
    }>;
    "workflows.deployments.update": With<base.operations["workflows.deployments.update"], {
        responses: With<base.operations["workflows.deployments.update"]["responses"], {
            202: With<base.operations["workflows.deployments.update"]["responses"][202], {
                content: {
                    "application/json": ManagedDeployment;
                };
            }>;
        }>;
    }>;
    "workflows.deployments.stop": With<base.operations["workflows.deployments.stop"], {
        responses: With<base.operations["workflows.deployments.stop"]["responses"], {
            202: With<base.operations["workflows.deployments.stop"]["responses"][202], {
                content: {
                    "application/json": ManagedDeployment;
                };
            }>;
        }>;
    }>;
    "workflows.deployments.start": With<base.operations["workflows.deployments.start"], {
        responses: With<base.operations["workflows.deployments.start"]["responses"], {
            202: With<base.operations["workflows.deployments.start"]["responses"][202], {
                content: {
                    "application/json": ManagedDeployment;
                };
            }>;
        }>;
    }>;
    "workflows.deployments.restart": With<base.operations["workflows.deployments.restart"], {
        responses: With<base.operations["workflows.deployments.restart"]["responses"], {
            202: With<base.operations["workflows.deployments.restart"]["responses"][202], {
                content: {
                    "application/json": ManagedDeployment;
                };
            }>;
        }>;
    }>;
    "workflows.deployments.workers.list": With<base.operations["workflows.deployments.workers.list"], {
        responses: With<base.operations["workflows.deployments.workers.list"]["responses"], {
            200: With<base.operations["workflows.deployments.workers.list"]["responses"][200], {
                content: {
                    "application/json": DeploymentWorkerPage;
                };
            }>;
        }>;
    }>;
    "workflows.events.list": With<base.operations["workflows.events.list"], {
        responses: With<base.operations["workflows.events.list"]["responses"], {
            200: With<base.operations["workflows.events.list"]["responses"][200], {
                content: {
                    "application/json": WorkflowEventPage;
                };
            }>;
        }>;
    }>;
    "models.list": With<base.operations["models.list"], {
        responses: With<base.operations["models.list"]["responses"], {
            200: With<base.operations["models.list"]["responses"][200], {
                content: {
                    "application/json": ModelList;
                };
            }>;
        }>;
    }>;
    "models.get": With<base.operations["models.get"], {
        responses: With<base.operations["models.get"]["responses"], {
            200: With<base.operations["models.get"]["responses"][200], {
                content: {
                    "application/json": Model;
                };
            }>;
        }>;
    }>;
    "models.update": With<base.operations["models.update"], {
        responses: With<base.operations["models.update"]["responses"], {
            200: With<base.operations["models.update"]["responses"][200], {
                content: {
                    "application/json": FineTunedModel;
                };
            }>;
        }>;
    }>;
    "models.archive": With<base.operations["models.archive"], {
        responses: With<base.operations["models.archive"]["responses"], {
            200: With<base.operations["models.archive"]["responses"][200], {
                content: {
                    "application/json": ModelArchived;
                };
            }>;
        }>;
    }>;
    "models.unarchive": With<base.operations["models.unarchive"], {
        responses: With<base.operations["models.unarchive"]["responses"], {
            200: With<base.operations["models.unarchive"]["responses"][200], {
                content: {
                    "application/json": ModelUnarchived;
                };
            }>;
        }>;
    }>;
    "batch.jobs.list": With<base.operations["batch.jobs.list"], {
        responses: With<base.operations["batch.jobs.list"]["responses"], {
            200: With<base.operations["batch.jobs.list"]["responses"][200], {
                content: {
                    "application/json": BatchJobPage;
                };
            }>;
        }>;
    }>;
    "batch.jobs.create": With<base.operations["batch.jobs.create"], {
        responses: With<base.operations["batch.jobs.create"]["responses"], {
            200: With<base.operations["batch.jobs.create"]["responses"][200], {
                content: {
                    "application/json": BatchJob;
                };
            }>;
        }>;
    }>;
    "batch.jobs.get": With<base.operations["batch.jobs.get"], {
        responses: With<base.operations["batch.jobs.get"]["responses"], {
            200: With<base.operations["batch.jobs.get"]["responses"][200], {
                content: {
                    "application/json": BatchJob;
                };
            }>;
        }>;
    }>;
    "batch.jobs.delete": With<base.operations["batch.jobs.delete"], {
        responses: With<base.operations["batch.jobs.delete"]["responses"], {
            200: With<base.operations["batch.jobs.delete"]["responses"][200], {
                content: {
                    "application/json": BatchJobDeleted;
                };
            }>;
        }>;
    }>;
    "batch.jobs.cancel": With<base.operations["batch.jobs.cancel"], {
        responses: With<base.operations["batch.jobs.cancel"]["responses"], {
            200: With<base.operations["batch.jobs.cancel"]["responses"][200], {
                content: {
                    "application/json": BatchJob;
                };
            }>;
        }>;
    }>;
    "classifiers.classify": With<base.operations["classifiers.classify"], {
        responses: With<base.operations["classifiers.classify"]["responses"], {
            200: With<base.operations["classifiers.classify"]["responses"][200], {
                content: {
                    "application/json": Classification;
                };
            }>;
        }>;
    }>;
    "classifiers.classifyChat": With<base.operations["classifiers.classifyChat"], {
        responses: With<base.operations["classifiers.classifyChat"]["responses"], {
            200: With<base.operations["classifiers.classifyChat"]["responses"][200], {
                content: {
                    "application/json": Classification;
                };
            }>;
        }>;
    }>;
    "retrieval.deployments.list": With<base.operations["retrieval.deployments.list"], {
        responses: With<base.operations["retrieval.deployments.list"]["responses"], {
            200: With<base.operations["retrieval.deployments.list"]["responses"][200], {
                content: {
                    "application/json": SearchIndexDeploymentList;
                };
            }>;
        }>;
    }>;
    "retrieval.deployments.delete": With<base.operations["retrieval.deployments.delete"], {
        responses: With<base.operations["retrieval.deployments.delete"]["responses"], {
            200: With<base.operations["retrieval.deployments.delete"]["responses"][200], {
                content: {
                    "application/json": SearchIndexAcknowledgement;
                };
            }>;
        }>;
    }>;
    "retrieval.deployments.updateMetrics": With<base.operations["retrieval.deployments.updateMetrics"], {
        responses: With<base.operations["retrieval.deployments.updateMetrics"]["responses"], {
            200: With<base.operations["retrieval.deployments.updateMetrics"]["responses"][200], {
                content: {
                    "application/json": SearchIndexAcknowledgement;
                };
            }>;
        }>;
    }>;
    "users.me.get": With<base.operations["users.me.get"], {
        responses: With<base.operations["users.me.get"]["responses"], {
            200: With<base.operations["users.me.get"]["responses"][200], {
                content: {
                    "application/json": UserIdentity;
                };
            }>;
        }>;
    }>;
}
export interface DatasetList extends base.DatasetList {
    results: Dataset[];
    next: string | null;
    previous: string | null;
}
export interface DatasetPage extends base.DatasetPage {
    datasets: DatasetList;
}
export interface DatasetRecordList extends base.DatasetRecordList {
    results: DatasetRecord[];
    next: string | null;
    previous: string | null;
}
export interface DatasetRecordPage extends base.DatasetRecordPage {
    records: DatasetRecordList;
}
export interface SpanList extends base.SpanList {
    results: Span[];
    next: string | null;
    cursor: string | null;
}
export interface SpanPage extends base.SpanPage {
    spans: SpanList;
}
export interface SpanAggregationRow extends base.SpanAggregationRow {
    metric_name: string;
    metric_value: number | null;
    dimensions: SpanAggregationDimensions;
    time_bucket: string | null;
}
export interface SpanAggregationMeta extends base.SpanAggregationMeta {
    granularity_seconds: number | null;
}
export interface SpanAggregation extends base.SpanAggregation {
    data: SpanAggregationRow[];
    meta: SpanAggregationMeta;
}
export interface SpanEvaluationList extends base.SpanEvaluationList {
    results: SpanEvaluation[];
    next: string | null;
    cursor: string | null;
}
export interface SpanEvaluationPage extends base.SpanEvaluationPage {
    span_evaluations: SpanEvaluationList;
}
export interface SpanFieldDefinition extends base.SpanFieldDefinition {
    group: string | null;
}
export interface SpanFieldDefinitions extends base.SpanFieldDefinitions {
    field_definitions: SpanFieldDefinition[];
}
export interface JudgeOptionsOutput extends base.JudgeOptionsOutput {
    type: "CLASSIFICATION";
}
export type JudgeOutput = JudgeRegressionOutput | JudgeOptionsOutput;
export interface Judge extends base.Judge {
    output: JudgeOutput;
}
export interface JudgeList extends base.JudgeList {
    results: Judge[];
    next: string | null;
    previous: string | null;
}
export interface JudgePage extends base.JudgePage {
    judges: JudgeList;
}
export interface ConnectorHeader extends base.ConnectorHeader {
    is_required: boolean;
    is_secret: boolean;
}
export interface ConnectorAuthenticationMethod extends base.ConnectorAuthenticationMethod {
    has_default_credentials: boolean;
    headers: ConnectorHeader[] | null;
    global_headers: ConnectorGlobalHeaders;
    grant_type: "authorization_code" | "client_credentials" | null;
    oauth2_server_metadata: ConnectorOAuthMetadata | null;
}
export interface ConnectorBase extends base.ConnectorBase {
    title: string | null;
    icon_url: string | null;
    owner_id: OwnerId | null;
    creator_id: CreatorId | null;
    system_prompt: string | null;
    active: boolean | null;
    is_authenticated: boolean | null;
    blocked_by: ConnectorOwnerType[];
    supported_auth_methods: ConnectorAuthenticationMethod[];
    connection_preferences: ConnectorPreferences | null;
    connection_credentials: ConnectorCredential[] | null;
    tools: ConnectorStoredTool[] | null;
    locale: ConnectorLocale | null;
    server_card: ConnectorServerCard | null;
    is_first_party: boolean;
}
export interface McpConnector extends ConnectorBase {
    protocol: "mcp";
}
export interface HttpConnector extends ConnectorBase {
    protocol: "http";
}
export type Connector = McpConnector | HttpConnector;
export interface ConnectorPagination extends base.ConnectorPagination {
    next_cursor: string | null;
}
export interface ConnectorPage extends base.ConnectorPage {
    items: Connector[];
    pagination: ConnectorPagination;
}
export type ConnectorToolContent = ConnectorTextContent | ConnectorImageContent | ConnectorAudioContent | ConnectorResourceLinkContent | ConnectorResourceContent;
export interface ConnectorToolResult extends base.ConnectorToolResult {
    content: ConnectorToolContent[];
    metadata: ConnectorToolResultMetadata | null;
}
export interface ConnectorToolSummary extends base.ConnectorToolSummary {
    name: string;
}
export type ConnectorToolSummaryList = ConnectorToolSummary[];
export type ConnectorAuthenticationMethodList = ConnectorAuthenticationMethod[];
export interface ConnectorCredentialList extends base.ConnectorCredentialList {
    credentials: ConnectorCredential[];
}
export interface AgentConversation extends base.AgentConversation {
    object: "conversation";
    agent_version: ConversationAgentVersion | null;
    name: string | null;
    description: string | null;
    metadata: JsonMap | null;
}
export interface ConnectorToolReference extends base.ConnectorToolReference {
    authorization: ToolAuthorization | null;
    tool_configuration: ToolConfiguration | null;
}
export type Tool = FunctionTool | WebSearchTool | PremiumWebSearchTool | CodeInterpreterTool | ImageGenerationTool | DocumentLibraryTool | ConnectorToolReference;
export interface ModelConversation extends base.ModelConversation {
    object: "conversation";
    name: string | null;
    description: string | null;
    instructions: string | null;
    tools: Tool[];
    completion_args: CompletionArgs;
    guardrails: Guardrail[] | null;
    metadata: JsonMap | null;
}
export type Conversation = AgentConversation | ModelConversation;
export type ContentChunk = TextChunk | ImageUrlChunk | DocumentUrlChunk | ToolFileChunk | ThinkingChunk;
export type MessageInputContent = string | ContentChunk[];
export interface MessageInputEntry extends base.MessageInputEntry {
    id: EntryId;
    created_at: EntryCreatedAt;
    completed_at: EntryCompletedAt;
    content: MessageInputContent;
    prefix: MessageInputPrefix;
}
export type OutputContentChunk = TextChunk | ImageUrlChunk | DocumentUrlChunk | ToolFileChunk | ThinkingChunk | ToolReferenceChunk;
export type MessageOutputContent = string | OutputContentChunk[];
export interface MessageOutputEntry extends base.MessageOutputEntry {
    id: EntryId;
    created_at: EntryCreatedAt;
    completed_at: EntryCompletedAt;
    content: MessageOutputContent;
    agent_id: EntryAgentId;
    model: EntryModel;
}
export interface FunctionCallEntry extends base.FunctionCallEntry {
    id: EntryId;
    created_at: EntryCreatedAt;
    completed_at: EntryCompletedAt;
    confirmation_status: ConfirmationStatus;
    agent_id: EntryAgentId;
    model: EntryModel;
}
export interface FunctionResultEntry extends base.FunctionResultEntry {
    id: EntryId;
    created_at: EntryCreatedAt;
    completed_at: EntryCompletedAt;
}
export interface ToolExecutionEntry extends base.ToolExecutionEntry {
    id: EntryId;
    created_at: EntryCreatedAt;
    completed_at: EntryCompletedAt;
    info: ToolExecutionInfo;
    agent_id: EntryAgentId;
    model: EntryModel;
}
export interface AgentHandoffEntry extends base.AgentHandoffEntry {
    id: EntryId;
    created_at: EntryCreatedAt;
    completed_at: EntryCompletedAt;
}
export type ConversationEntry = MessageInputEntry | MessageOutputEntry | FunctionCallEntry | FunctionResultEntry | ToolExecutionEntry | AgentHandoffEntry;
export interface ConversationUsage extends base.ConversationUsage {
    prompt_tokens: number;
    completion_tokens: number;
    total_tokens: number;
    connector_tokens: number | null;
    connectors: ConnectorRunCounts | null;
}
export interface ConversationGuardrailResult extends base.ConversationGuardrailResult {
    model_name: string;
    categories: GuardrailCategories;
    category_scores: GuardrailScores;
    action: "none" | "block" | (string & {});
}
export interface ConversationResponse extends base.ConversationResponse {
    outputs: ConversationEntry[];
    usage: ConversationUsage;
    guardrails?: ConversationGuardrailResult[] | null;
}
export interface MessageOutputDelta extends base.MessageOutputDelta {
    content: string | OutputContentChunk;
}
export interface MessageOutputDeltaEvent extends base.MessageOutputDeltaEvent {
    data: MessageOutputDelta;
}
export interface ConversationResponseDone extends base.ConversationResponseDone {
    usage: ConversationUsage;
}
export interface ConversationResponseDoneEvent extends base.ConversationResponseDoneEvent {
    data: ConversationResponseDone;
}
export type ConversationEvent = ConversationResponseStartedEvent | MessageOutputDeltaEvent | ToolExecutionStartedEvent | ToolExecutionDeltaEvent | ToolExecutionDoneEvent | AgentHandoffStartedEvent | AgentHandoffDoneEvent | FunctionCallDeltaEvent | ConversationResponseDoneEvent | ConversationResponseErrorEvent;
export interface ConversationHistory extends base.ConversationHistory {
    object: "conversation.history";
    entries: ConversationEntry[];
}
export interface ConversationMessages extends base.ConversationMessages {
    object: "conversation.messages";
    messages: ConversationEntry[];
}
export interface Agent extends base.Agent {
    object: "agent";
    description: string | null;
    instructions: string | null;
    tools: Tool[];
    completion_args: CompletionArgs;
    handoffs: string[] | null;
    guardrails: Guardrail[] | null;
    metadata: JsonMap | null;
    version_message: string | null;
    owner_id: OwnerId;
}
export interface AgentPage extends base.AgentPage {
    object: "list";
    data: Agent[];
    next_page_token: string | null;
}
export interface AgentCompletionMessage extends base.AgentCompletionMessage {
    content: string | ContentChunk[] | null;
}
export interface AgentCompletionChoice extends base.AgentCompletionChoice {
    message: AgentCompletionMessage;
}
export interface AgentCompletion extends base.AgentCompletion {
    choices: AgentCompletionChoice[];
}
export interface WorkflowSummary extends base.WorkflowSummary {
    description: string | null;
    metadata: WorkflowMetadata;
    tags: string[];
}
export interface WorkflowPage extends base.WorkflowPage {
    workflows: WorkflowSummary[];
}
export interface WorkflowDefinition extends base.WorkflowDefinition {
    output_schema: JsonMap | null;
    signals: WorkflowSignalDefinition[];
    queries: WorkflowQueryDefinition[];
    updates: WorkflowUpdateDefinition[];
    enforce_determinism: boolean;
    on_behalf_of: boolean;
    plugin_metadata: JsonMap | null;
}
export interface Workflow extends base.Workflow {
    description: string | null;
    shared_namespace: string | null;
    available_in_chat_assistant: boolean;
    is_technical: boolean;
    archived: boolean;
    tags: string[];
}
export interface WorkflowRegistration extends base.WorkflowRegistration {
    definition: WorkflowDefinition;
    workflow: Workflow | null;
    deployment_id: string | null;
    deployment_name: string | null;
    compatible_with_chat_assistant: boolean;
}
export interface WorkflowRegistrationPage extends base.WorkflowRegistrationPage {
    workflow_registrations: WorkflowRegistration[];
    workflow_versions: WorkflowRegistration[];
}
export interface WorkflowEnvelope extends base.WorkflowEnvelope {
    workflow: Workflow;
}
export interface WorkflowExecution extends base.WorkflowExecution {
    run_id: string | null;
    user_id: string | null;
}
export type WorkflowExecutionAnswer = WorkflowExecution | WorkflowExecutionResult;
export interface WorkflowRegistrationLookup extends base.WorkflowRegistrationLookup {
    workflow_registration: WorkflowRegistration;
    workflow_version: WorkflowRegistration;
}
export interface WorkflowFailure extends base.WorkflowFailure {
    workflow: Workflow | null;
}
export interface WorkflowArchiveResult extends base.WorkflowArchiveResult {
    archived: Workflow[];
    errored: WorkflowFailure[];
}
export interface WorkflowUnarchiveResult extends base.WorkflowUnarchiveResult {
    unarchived: Workflow[];
    errored: WorkflowFailure[];
}
export type HistoryEvent = HistoryWorkflowExecutionStarted | HistoryWorkflowExecutionCompleted | HistoryWorkflowExecutionFailed | HistoryWorkflowExecutionCancelRequested | HistoryWorkflowExecutionCanceled | HistoryWorkflowExecutionTerminated | HistoryWorkflowExecutionTimedOut | HistoryWorkflowExecutionContinuedAsNew | HistoryWorkflowExecutionReset | HistoryWorkflowTaskCompleted | HistoryWorkflowTaskFailed | HistoryWorkflowSignaled | HistoryWorkflowUpdated | HistoryActivityTaskScheduled | HistoryActivityTaskCompleted | HistoryActivityTaskFailed | HistoryTimerStarted | HistoryTimerFired | HistoryChildWorkflowStarted | HistoryChildWorkflowCompleted | HistoryChildWorkflowFailed;
export interface ExecutionHistory extends base.ExecutionHistory {
    events: HistoryEvent[];
}
export interface WorkflowSignalReceipt extends base.WorkflowSignalReceipt {
    message: string;
}
export interface WorkflowRun extends base.WorkflowRun {
    run_id: string | null;
    user_id: string | null;
}
export interface WorkflowRunPage extends base.WorkflowRunPage {
    executions: WorkflowRun[];
}
export interface RunHistory extends ExecutionHistory {
}
export interface DeploymentLocation extends base.DeploymentLocation {
    k8s_cluster: string | null;
    k8s_namespace: string | null;
}
export type ManagedDeploymentBackend = ManagedContainerBackend | ManagedKubernetesBackend;
export interface ManagedDeploymentSpec extends base.ManagedDeploymentSpec {
    backend_spec: ManagedDeploymentBackend;
}
export interface ManagedDeployment extends base.ManagedDeployment {
    service_id: string;
    name: string;
    stopped: boolean;
    is_hardened: boolean;
    rollout_status: "PENDING" | "ROLLING_OUT" | "ROLLED_OUT" | "FAILED" | (string & {}) | null;
    spec: ManagedDeploymentSpec;
    resources: ManagedDeploymentResources;
    status: ManagedDeploymentStatus;
    created_at: string;
    updated_at: string;
    deployed_at: string | null;
    created_by: string | null;
    updated_by: string | null;
    deployed_by: string | null;
}
export interface Deployment extends base.Deployment {
    location?: DeploymentLocation | null;
    managed?: ManagedDeployment | null;
}
export interface DeploymentPage extends base.DeploymentPage {
    deployments: Deployment[];
}
export interface DeploymentWorker extends base.DeploymentWorker {
    location: DeploymentLocation | null;
}
export interface DeploymentDetail extends Deployment {
    workers: DeploymentWorker[];
}
export interface DeploymentWorkerPage extends base.DeploymentWorkerPage {
    workers: DeploymentWorker[];
}
export interface DeploymentLogError extends base.DeploymentLogError {
    error: string;
    reason: "read_error" | "stream_error" | "internal_error" | (string & {});
}
export interface DeploymentLogErrorEvent extends base.DeploymentLogErrorEvent {
    data: DeploymentLogError;
}
export type DeploymentLogEvent = DeploymentLogRecordEvent | DeploymentLogErrorEvent;
export interface WorkflowExecutionStartedAttributes extends base.WorkflowExecutionStartedAttributes {
    display_name: string | null;
    attempt: number;
}
export interface WorkflowExecutionStartedEvent extends base.WorkflowExecutionStartedEvent {
    attributes: WorkflowExecutionStartedAttributes;
}
export interface WorkflowExecutionCompletedAttributes extends base.WorkflowExecutionCompletedAttributes {
    attempt: number;
}
export interface WorkflowExecutionCompletedEvent extends base.WorkflowExecutionCompletedEvent {
    attributes: WorkflowExecutionCompletedAttributes;
}
export interface WorkflowExecutionFailedAttributes extends base.WorkflowExecutionFailedAttributes {
    attempt: number;
}
export interface WorkflowExecutionFailedEvent extends base.WorkflowExecutionFailedEvent {
    attributes: WorkflowExecutionFailedAttributes;
}
export interface WorkflowExecutionCanceledAttributes extends base.WorkflowExecutionCanceledAttributes {
    reason: string | null;
    attempt: number;
}
export interface WorkflowExecutionCanceledEvent extends base.WorkflowExecutionCanceledEvent {
    attributes: WorkflowExecutionCanceledAttributes;
}
export interface WorkflowExecutionTerminatedAttributes extends base.WorkflowExecutionTerminatedAttributes {
    reason: string | null;
    attempt: number;
}
export interface WorkflowExecutionTerminatedEvent extends base.WorkflowExecutionTerminatedEvent {
    attributes: WorkflowExecutionTerminatedAttributes;
}
export interface WorkflowExecutionTimedOutAttributes extends base.WorkflowExecutionTimedOutAttributes {
    attempt: number;
}
export interface WorkflowExecutionTimedOutEvent extends base.WorkflowExecutionTimedOutEvent {
    attributes: WorkflowExecutionTimedOutAttributes;
}
export interface WorkflowTaskTimedOutAttributes extends base.WorkflowTaskTimedOutAttributes {
    timeout_type: string | null;
}
export interface WorkflowTaskTimedOutEvent extends base.WorkflowTaskTimedOutEvent {
    attributes: WorkflowTaskTimedOutAttributes;
}
export interface CustomTaskTimedOutAttributes extends base.CustomTaskTimedOutAttributes {
    timeout_type: string | null;
}
export interface CustomTaskTimedOutEvent extends base.CustomTaskTimedOutEvent {
    attributes: CustomTaskTimedOutAttributes;
}
export interface CustomTaskCanceledAttributes extends base.CustomTaskCanceledAttributes {
    reason: string | null;
}
export interface CustomTaskCanceledEvent extends base.CustomTaskCanceledEvent {
    attributes: CustomTaskCanceledAttributes;
}
export type WorkflowEvent = WorkflowExecutionStartedEvent | WorkflowExecutionCompletedEvent | WorkflowExecutionFailedEvent | WorkflowExecutionCanceledEvent | WorkflowExecutionTerminatedEvent | WorkflowExecutionTimedOutEvent | WorkflowExecutionContinuedAsNewEvent | WorkflowTaskTimedOutEvent | WorkflowTaskFailedEvent | CustomTaskStartedEvent | CustomTaskInProgressEvent | CustomTaskCompletedEvent | CustomTaskFailedEvent | CustomTaskTimedOutEvent | CustomTaskCanceledEvent | ActivityTaskStartedEvent | ActivityTaskCompletedEvent | ActivityTaskRetryingEvent | ActivityTaskFailedEvent;
export interface WorkflowStreamEnvelope extends base.WorkflowStreamEnvelope {
    data: WorkflowEvent;
}
export interface WorkflowStreamMessage extends base.WorkflowStreamMessage {
    data: WorkflowStreamEnvelope;
}
export type WorkflowStreamEvent = WorkflowStreamMessage | WorkflowStreamError;
export interface WorkflowEventPage extends base.WorkflowEventPage {
    events: WorkflowEvent[];
}
export interface ModelCapabilities extends base.ModelCapabilities {
    reasoning: boolean;
    ocr: boolean;
    moderation: boolean;
    audio: boolean;
    audio_transcription: boolean;
    audio_transcription_realtime: boolean;
    audio_speech: boolean;
    unified_resources: boolean;
}
export interface BaseModelCard extends base.BaseModelCard {
    capabilities: ModelCapabilities;
    name: string | null;
    description: string | null;
    deprecation: string | null;
    deprecation_replacement_model: string | null;
    default_model_temperature: number | null;
    internal: boolean;
    billing_model_name: string | null;
}
export interface FineTunedModelCard extends base.FineTunedModelCard {
    capabilities: ModelCapabilities;
    name: string | null;
    description: string | null;
    deprecation: string | null;
    deprecation_replacement_model: string | null;
    default_model_temperature: number | null;
    internal: boolean;
    billing_model_name: string | null;
}
export type Model = BaseModelCard | FineTunedModelCard;
export interface ModelList extends base.ModelList {
    object: "list";
    data: Model[];
}
export interface FineTunedModelCapabilities extends base.FineTunedModelCapabilities {
    completion_chat: boolean;
    completion_fim: boolean;
    function_calling: boolean;
    fine_tuning: boolean;
    classification: boolean;
}
export interface FineTunedCompletionModel extends base.FineTunedCompletionModel {
    model_type: "completion";
    object: "model";
    capabilities: FineTunedModelCapabilities;
    name: string | null;
    description: string | null;
    max_context_length: number;
    aliases: string[];
    job: string;
}
export interface FineTunedClassifierModel extends base.FineTunedClassifierModel {
    object: "model";
    capabilities: FineTunedModelCapabilities;
    name: string | null;
    description: string | null;
    max_context_length: number;
    aliases: string[];
    job: string;
}
export type FineTunedModel = FineTunedCompletionModel | FineTunedClassifierModel;
export interface ModelArchived extends base.ModelArchived {
    object: "model";
    archived: true;
}
export interface ModelUnarchived extends base.ModelUnarchived {
    object: "model";
    archived: false;
}
export interface BatchJobOutput extends base.BatchJobOutput {
    id: string;
    custom_id: string | null;
    response: BatchJobResponse | null;
    error: BatchJobOutputError | null;
}
export interface BatchJobError extends base.BatchJobError {
    count: number;
}
export interface BatchJob extends base.BatchJob {
    object: "batch";
    outputs: BatchJobOutput[] | null;
    errors: BatchJobError[];
}
export interface BatchJobPage extends base.BatchJobPage {
    object: "list";
    data: BatchJob[];
}
export interface BatchJobDeleted extends base.BatchJobDeleted {
    object: "batch";
    deleted: true;
}
export interface ClassificationTargetResult extends base.ClassificationTargetResult {
    target: string;
}
export interface Classification extends base.Classification {
    results: ClassificationTargetResult[][];
}
export interface SearchIndexEngine extends base.SearchIndexEngine {
    type: "search_engine" | (string & {});
    indexes: SearchIndex[];
}
export interface SearchIndexDeployment extends base.SearchIndexDeployment {
    deployment: SearchIndexEngine;
}
export interface SearchIndexDeploymentList extends base.SearchIndexDeploymentList {
    deployments: SearchIndexDeployment[];
}
export interface SearchIndexAcknowledgement extends SearchIndexReference {
}
export interface UserApiKey extends base.UserApiKey {
    id: string;
    name: string | null;
}
export interface UserIdentity extends base.UserIdentity {
    api_key: UserApiKey | null;
}
export type SpeechEvent = SpeechDeltaEvent | SpeechDoneEvent;
