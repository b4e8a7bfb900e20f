import type { Description } from "../description.ts";

const agent = {
  "model, name": "string",
  completion_args: "object",
  "completion_args.response_format.type": "(text …)",
  "instructions, tools, description": "any",
};

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/agents", status: 200, query: { page: 0, page_size: 20 }, deprecated: true, response: { "[]": "Agent" } },
    { method: "POST", path: "/v1/agents", status: 200, body: agent, response: "Agent" },
    { method: "GET", path: "/v1/agents/pages", status: 200, response: { "data[]": "Agent" } },
    { method: "GET", path: "/v1/agents/{agent_id}", status: 200, query: { agent_version: undefined }, parameters: { "agent_version": "integer/string" }, response: "Agent" },
    { method: "DELETE", path: "/v1/agents/{agent_id}", status: 204 },
    { method: "PATCH", path: "/v1/agents/{agent_id}", status: 200, body: { "completion_args": "any" }, response: "Agent" },
    // Takes a `version`, but the list does not say whether in the query or the body.
    { method: "PATCH", path: "/v1/agents/{agent_id}/version", status: 200, parameters: { "version": "integer" }, response: "Agent" },
    { method: "GET", path: "/v1/agents/{agent_id}/versions", status: 200, query: { page: 0, page_size: 20 }, response: { "[]": "Agent" } },
    { method: "GET", path: "/v1/agents/{agent_id}/versions/{version}", status: 200, response: "Agent" },
    { method: "POST", path: "/v1/agents/completions", status: 200, deprecated: true, body: { "agent_id": "string", "messages": "array", "messages[]: role, content": "any", "stream": "boolean = false", "response_format.type": "any" }, response: "AgentCompletion" },
  ],
  resources: {
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
  },
};
