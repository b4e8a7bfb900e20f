import type { Description, LiteralRequest, Shape } from "../description.ts";
import { messages, TIME } from "../values.ts";

const appendFields = {
  "inputs, completion_args": "any",
  store: "boolean = true",
  handoff_execution: "(server …) = server",
};
const restartFields = {
  from_entry_id: "string req",
  completion_args: "any",
  store: "boolean = true",
  handoff_execution: "(server …) = server",
};

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

const shapes: readonly Shape[] = [
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
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/conversations", status: 200, query: { page: 0, page_size: 100 }, response: { "[]": "Conversation" } },
    { method: "POST", path: "/v1/conversations", status: 200, body: { "inputs": "string/array", "completion_args": "any" }, response: "ConversationResponse" },
    { method: "GET", path: "/v1/conversations/{conversation_id}", status: 200, response: "Conversation" },
    { method: "POST", path: "/v1/conversations/{conversation_id}", status: 200, body: appendFields, response: "ConversationResponse" },
    { method: "DELETE", path: "/v1/conversations/{conversation_id}", status: 204 },
    { method: "GET", path: "/v1/conversations/{conversation_id}/history", status: 200, response: "ConversationHistory" },
    { method: "GET", path: "/v1/conversations/{conversation_id}/messages", status: 200, response: "ConversationMessages" },
    { method: "POST", path: "/v1/conversations/{conversation_id}/restart", status: 200, body: restartFields, response: "ConversationResponse" },
    { method: "POST", path: "/v1/conversations#stream", status: 200, stream: true, body: { "inputs": "string/array", "completion_args": "any" } },
    { method: "POST", path: "/v1/conversations/{conversation_id}#stream", status: 200, stream: true, body: appendFields },
    { method: "POST", path: "/v1/conversations/{conversation_id}/restart#stream", status: 200, stream: true, body: restartFields },
  ],
  resources: {
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
      "messages[]: role, content": "any; any some: Kinds of entries, content parts, tools and events in schemas",
    },
  },
  requests: {
    "POST /v1/conversations": starts,
    "POST /v1/conversations/{conversation_id}": [{ body: append }],
    "POST /v1/conversations/{conversation_id}/restart": [{ body: restart }],
    "POST /v1/conversations#stream": starts,
    "POST /v1/conversations/{conversation_id}#stream": [{ body: append }],
    "POST /v1/conversations/{conversation_id}/restart#stream": [{ body: restart }],
  },
  shapes,
  bounds: {
    "Page size of the list": ["conversations.list page_size"],
    "Closed request bodies": ["ConversationAppend"],
    "Type of `agent_version`, and of `{version}` in the path": ["ConversationAgentVersion"],
  },
  sets: {
    "Other closed sets of values in responses": ["ConfirmationStatus"],
    "Values of `handoff_execution`": ["ConversationStart.handoff_execution"],
    "Roles of messages in `inputs`": ["MessageInputRole"],
    "Other closed sets of values in requests": ["ToolConfirmation.confirmation"],
  },
  facts: {
    null: {
      AgentConversation: [".agent_version", ".name", ".description", ".metadata"], ConfirmationStatus: ["itself"],
      ConversationAppend: [".tool_confirmations"], ConversationResponse: [".guardrails"],
      ConversationRestart: [".guardrails", ".metadata", ".agent_version"],
      ConversationStart: [
        ".model", ".agent_id", ".agent_version", ".store", ".handoff_execution", ".instructions", ".tools",
        ".completion_args", ".guardrails", ".name", ".description", ".metadata",
      ],
      ConversationUsage: [".connector_tokens", ".connectors"], EntryAgentId: ["itself"], EntryCompletedAt: ["itself"],
      EntryModel: ["itself"], ModelConversation: [".name", ".description", ".instructions", ".guardrails", ".metadata"],
    },
    optional: {
      AgentConversation: [".object", ".agent_version", ".model", ".name", ".description", ".metadata"],
      AgentHandoffEntry: [".id", ".created_at", ".completed_at"],
      AgentHandoffEntryInput: [".object", ".id", ".created_at", ".completed_at"],
      ConversationAppend: [".inputs", ".tool_confirmations", ".stream", ".store", ".handoff_execution", ".completion_args"],
      ConversationGuardrailResult: [".model_name", ".categories", ".category_scores", ".action"],
      ConversationHistory: [".object"], ConversationMessages: [".object"], ConversationResponse: [".object", ".guardrails"],
      ConversationRestart: [
        ".inputs", ".stream", ".store", ".handoff_execution", ".completion_args", ".guardrails", ".metadata",
        ".agent_version",
      ],
      ConversationStart: [
        ".model", ".agent_id", ".agent_version", ".stream", ".store", ".handoff_execution", ".instructions", ".tools",
        ".completion_args", ".guardrails", ".name", ".description", ".metadata",
      ],
      ConversationUsage: [".prompt_tokens", ".completion_tokens", ".total_tokens", ".connector_tokens", ".connectors"],
      FunctionCallEntry: [".id", ".created_at", ".completed_at", ".confirmation_status", ".agent_id", ".model"],
      FunctionCallEntryInput: [
        ".object", ".id", ".created_at", ".completed_at", ".confirmation_status", ".agent_id", ".model",
      ],
      FunctionResultEntry: [".id", ".created_at", ".completed_at"],
      FunctionResultEntryInput: [".object", ".id", ".created_at", ".completed_at"],
      MessageInputEntry: [".id", ".created_at", ".completed_at", ".prefix"],
      MessageInputEntryInput: [".object", ".id", ".created_at", ".completed_at", ".prefix"],
      MessageOutputEntry: [".id", ".created_at", ".completed_at", ".agent_id", ".model"],
      MessageOutputEntryInput: [".object", ".id", ".created_at", ".completed_at", ".role", ".agent_id", ".model"],
      ModelConversation: [
        ".object", ".name", ".description", ".instructions", ".tools", ".completion_args", ".guardrails", ".metadata",
      ],
      OtherEntry: [".id", ".created_at", ".completed_at"],
      ShortMessageInput: [".object", ".type", ".id", ".created_at", ".completed_at", ".prefix"],
      ToolExecutionEntry: [".id", ".created_at", ".completed_at", ".info", ".agent_id", ".model"],
      ToolExecutionEntryInput: [".object", ".id", ".created_at", ".completed_at", ".info", ".agent_id", ".model"],
    },
    minimum: {
      "0": [
        "ConversationAgentVersion", "ConnectorRunCounts.*", "ConversationUsage.prompt_tokens",
        "ConversationUsage.completion_tokens", "ConversationUsage.total_tokens", "ConversationUsage.connector_tokens",
        "OutputIndex", "MessageOutputDelta.content_index",
      ],
      "1": ["conversations.list page_size"],
    },
    default: {
      "0": [
        "ConversationUsage.prompt_tokens", "ConversationUsage.completion_tokens", "ConversationUsage.total_tokens",
        "OutputIndex",
      ],
      "100": ["conversations.list page_size"], assistant: ["MessageOutputRole"],
      "conversation.history": ["ConversationHistory.object"], "conversation.messages": ["ConversationMessages.object"],
      "conversation.response": ["ConversationResponse.object"], entry: ["EntryObject"],
      false: ["MessageInputPrefix", "ConversationStart.stream", "ConversationAppend.stream", "ConversationRestart.stream"],
      server: ["ConversationAppend.handoff_execution", "ConversationRestart.handoff_execution"],
      true: ["ConversationAppend.store", "ConversationRestart.store"],
    },
    maximum: { "1000": ["conversations.list page_size"] },
    minLength: { "1": ["parameter ConversationId"] },
    maxLength: { "256": ["parameter ConversationId"] },
    additionalProperties: {
      false: ["ConversationAppend"],
      true: ["ToolExecutionInfo", "OtherEntry", "ConversationGuardrailResult", "OtherConversationEvent"],
    },
    "pages size": { page_size: ["conversations.list"] },
    errors: {
      ConversationNotFound: [
        "conversations.get", "conversations.delete", "conversations.getHistory", "conversations.getMessages",
      ],
      ConversationOrCallNotFound: ["conversations.append", "conversations.appendStream"],
      ConversationOrEntryNotFound: ["conversations.restart", "conversations.restartStream"],
      ConversationReferenceNotFound: ["conversations.start", "conversations.startStream"],
    },
    descriptions: {
      "0": [
        "GuardrailScores", "ConversationGuardrailResult.category_scores", "OutputIndex", "MessageOutputDelta.output_index",
        "MessageOutputDelta.content_index", "ToolExecutionStarted.output_index", "ToolExecutionDelta.output_index",
        "ToolExecutionDone.output_index", "AgentHandoffStarted.output_index", "AgentHandoffDone.output_index",
        "FunctionCallDelta.output_index",
      ],
      "1": ["GuardrailScores", "ConversationGuardrailResult.category_scores"],
      "422": ["conversations.list/parameters/metadata", "ConversationStart"], "500": ["ConversationResponseError.code"],
      "newest first": ["conversations.list", "conversations.list/responses/200/content/application/json/schema"],
      "oldest entry first": ["conversations.getHistory/responses/200"],
      "oldest first": [
        "conversations.getMessages/responses/200", "ConversationInputs", "ConversationStart.inputs",
        "ConversationResponse.outputs", "ConversationAppend.inputs", "ConversationHistory.entries",
        "ConversationMessages.messages", "ConversationRestart.inputs",
      ],
    },
  },
};
