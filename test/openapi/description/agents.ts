import type { Description, Shape } from "../description.ts";
import { messages, TIME } from "../values.ts";

const agentFields = {
  "model, name": "string",
  completion_args: "object",
  "completion_args.response_format.type": "(text …)",
  "instructions, tools, description": "any",
};

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

const shapes: readonly Shape[] = [
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
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/agents", status: 200, query: { page: 0, page_size: 20 }, deprecated: true, response: { "[]": "Agent" } },
    { method: "POST", path: "/v1/agents", status: 200, reversible: true, body: agentFields, response: "Agent" },
    { method: "GET", path: "/v1/agents/pages", status: 200, response: { "data[]": "Agent" } },
    { method: "GET", path: "/v1/agents/{agent_id}", status: 200, query: { agent_version: undefined }, parameters: { "agent_version": "integer/string" }, response: "Agent" },
    { method: "DELETE", path: "/v1/agents/{agent_id}", status: 204 },
    { method: "PATCH", path: "/v1/agents/{agent_id}", status: 200, reversible: true, body: { "completion_args": "any" }, response: "Agent" },
    // Takes a `version`, but the list does not say whether in the query or the body.
    { method: "PATCH", path: "/v1/agents/{agent_id}/version", status: 200, reversible: true, parameters: { "version": "integer" }, response: "Agent" },
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
  requests: {
    "POST /v1/agents": [{ body: { model: "aurora-large", name: "Scout" } }, { body: { model: "aurora-large", name: "Scout", completion_args: { response_format: { type: "text" } } } }],
    "GET /v1/agents/{agent_id}": [{ query: { agent_version: 0 } }],
    "PATCH /v1/agents/{agent_id}": [{ body: { completion_args: {} } }],
    "PATCH /v1/agents/{agent_id}/version": [{ query: { version: 0 } }, { body: { version: 0 } }],
    "POST /v1/agents/completions": [{ body: { agent_id: "ag_0197c3d0", messages, stream: false, response_format: { type: "text" } } }],
  },
  shapes,
  bounds: {
    "`n` of a completion": ["AgentCompletionCreate.n"],
    "Limits of `completion_args`": [
      "AgentCompletionCreate.frequency_penalty", "AgentCompletionCreate.max_tokens",
      "AgentCompletionCreate.presence_penalty", "AgentCompletionCreate.random_seed",
    ],
    "Lengths in create and update": [
      "AgentCreate.handoffs", "AgentCreate.version_message", "AgentUpdate.handoffs", "AgentUpdate.version_message",
    ],
    "Unknown fields in create, update and `completion_args`": ["AgentCreate", "AgentUpdate"],
    "Number of the first version": ["AgentVersionSwitch.version", "agents.switchVersion version"],
    "Type of `agent_version`, and of `{version}` in the path": ["agents.get agent_version"],
    "Paging of `/v1/agents/pages`": ["agents.list page_size"],
    "Maximum page size of the older listing and of versions": [
      "agents.listLegacy page_size", "agents.versions.list page_size",
    ],
  },
  sets: { "Values of `source`": ["agents.list sources", "agents.listLegacy sources"] },
  facts: {
    null: {
      Agent: [".description", ".instructions", ".handoffs", ".guardrails", ".metadata", ".version_message"],
      AgentCompletionCreate: [
        ".response_format", ".max_tokens", ".stop", ".random_seed", ".tools", ".presence_penalty", ".frequency_penalty",
        ".n", ".prediction", ".reasoning_effort", ".guardrails", ".metadata", ".service_tier",
      ],
      AgentCompletionMessage: [".content", ".tool_calls"],
      AgentCreate: [".description", ".instructions", ".handoffs", ".guardrails", ".metadata", ".version_message"],
      AgentPage: [".next_page_token"],
      AgentUpdate: [
        ".description", ".instructions", ".tools", ".completion_args", ".handoffs", ".guardrails", ".metadata",
        ".version_message",
      ],
    },
    optional: {
      Agent: [
        ".object", ".description", ".instructions", ".tools", ".completion_args", ".handoffs", ".guardrails", ".metadata",
        ".version_message", ".owner_id",
      ],
      AgentCompletionCreate: [
        ".stream", ".response_format", ".max_tokens", ".stop", ".random_seed", ".tools", ".tool_choice", ".presence_penalty",
        ".frequency_penalty", ".n", ".prediction", ".parallel_tool_calls", ".reasoning_effort", ".guardrails", ".metadata",
        ".service_tier",
      ],
      AgentCompletionMessage: [".prefix"],
      AgentCreate: [
        ".description", ".instructions", ".tools", ".completion_args", ".handoffs", ".guardrails", ".metadata",
        ".version_message",
      ],
      AgentPage: [".object", ".next_page_token"],
      AgentUpdate: [
        ".model", ".name", ".description", ".instructions", ".tools", ".completion_args", ".handoffs", ".guardrails",
        ".metadata", ".deployment_chat", ".version_message",
      ],
    },
    minimum: {
      "0": [
        "Agent.version", "Agent.versions[]", "AgentVersionSwitch.version", "AgentCompletionCreate.max_tokens",
        "AgentCompletionCreate.random_seed", "AgentCompletionToolCall.index", "AgentCompletionChoice.index",
        "agents.get agent_version", "agents.switchVersion version",
      ],
      "1": [
        "AgentCompletionCreate.n", "agents.listLegacy page_size", "agents.list page_size", "agents.versions.list page_size",
      ],
      "-2": ["AgentCompletionCreate.presence_penalty", "AgentCompletionCreate.frequency_penalty"],
    },
    default: {
      "20": ["agents.listLegacy page_size", "agents.list page_size", "agents.versions.list page_size"],
      false: ["AgentCompletionCreate.stream"], true: ["AgentCompletionCreate.parallel_tool_calls"],
    },
    maximum: {
      "100": ["agents.versions.list page_size"], "128": ["AgentCompletionCreate.n"],
      "1000": ["agents.listLegacy page_size", "agents.list page_size"],
    },
    minItems: { "1": ["AgentCreate.handoffs", "AgentUpdate.handoffs"] },
    minLength: { "1": ["parameter AgentId"] },
    maxLength: {
      "256": ["parameter AgentId"],
      "500": ["Agent.version_message", "AgentCreate.version_message", "AgentUpdate.version_message"],
    },
    additionalProperties: { false: ["AgentCreate", "AgentUpdate"] },
    "pages size": { page_size: ["agents.listLegacy", "agents.list", "agents.versions.list"] },
    errors: {
      AgentCompletionUnprocessable: ["agents.complete"], AgentNotFound: ["agents.delete", "agents.versions.list"],
      AgentOrModelNotFound: ["agents.complete"], AgentOrPartNotFound: ["agents.update"],
      AgentPartNotFound: ["agents.create"],
      AgentVersionNotFound: ["agents.get", "agents.switchVersion", "agents.versions.get"], BadCursor: ["agents.list"],
    },
    descriptions: {
      "0": ["agents.create", "Agent.version", "AgentCompletionToolCall.index", "AgentCompletionChoice.index"],
      "404": ["agents.delete"], "422": ["AgentMetadata"],
      "highest number first": ["agents.versions.list/responses/200/content/application/json/schema"],
      "in ascending order": ["Agent.versions"],
      "newest first": [
        "agents.listLegacy", "agents.listLegacy/responses/200/content/application/json/schema", "agents.list",
        "AgentPage.data",
      ],
      "oldest message first": ["AgentCompletionCreate.messages"],
    },
  },
};
