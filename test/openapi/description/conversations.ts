import type { Description } from "../description.ts";

const append = { "inputs, completion_args": "any", store: "boolean = true", handoff_execution: "(server …) = server" };
const restart = {
  from_entry_id: "string req",
  completion_args: "any",
  store: "boolean = true",
  handoff_execution: "(server …) = server",
};

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/conversations", status: 200, query: { page: 0, page_size: 100 }, response: { "[]": "Conversation" } },
    { method: "POST", path: "/v1/conversations", status: 200, body: { "inputs": "string/array", "completion_args": "any" }, response: "ConversationResponse" },
    { method: "GET", path: "/v1/conversations/{conversation_id}", status: 200, response: "Conversation" },
    { method: "POST", path: "/v1/conversations/{conversation_id}", status: 200, body: append, response: "ConversationResponse" },
    { method: "DELETE", path: "/v1/conversations/{conversation_id}", status: 204 },
    { method: "GET", path: "/v1/conversations/{conversation_id}/history", status: 200, response: "ConversationHistory" },
    { method: "GET", path: "/v1/conversations/{conversation_id}/messages", status: 200, response: "ConversationMessages" },
    { method: "POST", path: "/v1/conversations/{conversation_id}/restart", status: 200, body: restart, response: "ConversationResponse" },
    { method: "POST", path: "/v1/conversations#stream", status: 200, stream: true, body: { "inputs": "string/array", "completion_args": "any" } },
    { method: "POST", path: "/v1/conversations/{conversation_id}#stream", status: 200, stream: true, body: append },
    { method: "POST", path: "/v1/conversations/{conversation_id}/restart#stream", status: 200, stream: true, body: restart },
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
};
