import type { Description, Shape } from "../description.ts";
import { TIME, versionCreated } from "../values.ts";

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

const shapes: readonly Shape[] = [
  { name: "page of prompts", operations: ["prompts.list"], value: { data: [prompt], nextPageToken: "next" } },
  {
    name: "prompt",
    operations: ["create", "get", "update", "versions.get", "versions.update"].map((verb) => `prompts.${verb}`),
    value: prompt,
  },
  { name: "deleted prompt", operations: ["prompts.delete"], value: {} },
  { name: "versions of a prompt", operations: ["prompts.versions.list"], value: { data: [promptVersion] } },
  { name: "new version of a prompt", operations: ["prompts.versions.create"], value: versionCreated },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v2/prompts", status: 200, response: { "data[]": "Prompt", "nextPageToken": "string" } },
    { method: "POST", path: "/v2/prompts", status: 200, reversible: true, body: { "name": "string", "definition": "object", "definition.content": "string req" }, response: "Prompt" },
    // The list shows version 1. That is a sample: as a default it would hide every later version.
    { method: "GET", path: "/v2/prompts/{prompt_id}", status: 200, query: { version: undefined }, response: "Prompt" },
    { method: "DELETE", path: "/v2/prompts/{prompt_id}", status: 200 },
    { method: "PATCH", path: "/v2/prompts/{prompt_id}", status: 200, reversible: true, response: "Prompt" },
    { method: "GET", path: "/v2/prompts/{prompt_id}/versions", status: 200, response: { "data[]": "PromptVersion" } },
    { method: "POST", path: "/v2/prompts/{prompt_id}/versions", status: 200, body: { "definition": "object" }, response: "VersionCreated" },
    { method: "GET", path: "/v2/prompts/{prompt_id}/versions/{version}", status: 200, response: "Prompt" },
    { method: "PATCH", path: "/v2/prompts/{prompt_id}/versions/{version}", status: 200, response: "Prompt" },
  ],
  resources: {
    Prompt: {
      "id, name, title, description, notes, createdBy": "string",
      "definition.content": "string",
      "definition.variables[].name": "string",
      "version, latestVersion": "int32",
      "aliases[]": "string",
      "sharingScope": "(sharing_scope_unspecified private workspace)",
      "createdAt, updatedAt, versionCreatedAt": "date-time",
    },
    PromptVersion: {
      "version": "int32",
      "definition.content": "string",
      "definition.variables[].name": "string",
      "notes": "string",
      "aliases[]": "string",
      "createdAt": "date-time",
    },
    VersionCreated: {
      "version": "int32",
      "deduplicated": "boolean",
    },
  },
  requests: {
    "POST /v2/prompts": [{ body: { name: "greeting", definition: { content: "Good tide." } } }],
    "GET /v2/prompts/{prompt_id}": [{ query: { version: 1 } }],
    "PATCH /v2/prompts/{prompt_id}": [{ body: {} }],
    "POST /v2/prompts/{prompt_id}/versions": [{ body: { definition: { content: "Good tide.", variables: [{ name: "harbor" }] } } }],
    "PATCH /v2/prompts/{prompt_id}/versions/{version}": [{ body: {} }],
  },
  shapes,
  bounds: {
    "Names of prompts, skills, signals and queries in requests": ["PromptCreate.name"],
    "Number of the first version": ["prompts.get version"],
    "Unknown fields in create and update": [
      "AliasSet", "PromptCreate", "PromptDefinitionCreate", "PromptUpdate", "PromptVariableCreate", "PromptVersionCreate",
      "PromptVersionUpdate",
    ],
    "Paging of the lists": ["prompts.list pageSize"],
  },
  sets: {
    "Additional fields of create": ["WorkspaceRelation"],
    "What `fields` can exclude": ["prompts.get fields", "prompts.list fields", "prompts.versions.get fields"],
    "Other closed sets of values in requests": ["prompts.list sort_by"],
    "Sort parameters": ["prompts.list sort_direction"],
  },
  facts: {
    format: {
      int32: [
        "SelectedPrompt.version", "SelectedPrompt.latestVersion", "PromptVersion.version", "PromptVersionCreated.version",
        "prompts.list pageSize", "prompts.get version",
      ],
    },
    null: {
      PromptCreate: [".title", ".description", ".notes"], PromptUpdate: [".title", ".description"],
      PromptVersionCreate: [".notes"], PromptVersionUpdate: [".notes", ".aliases"],
    },
    optional: {
      AliasSet: [".values"],
      PromptCreate: [".title", ".description", ".notes", ".aliases", ".sharingScope", ".workspaceRelation"],
      PromptDefinitionCreate: [".variables"], PromptPage: [".nextPageToken"],
      PromptUpdate: [".title", ".description", ".sharingScope", ".workspaceRelation"], PromptVersion: [".notes"],
      PromptVersionCreate: [".notes", ".aliases"], PromptVersionUpdate: [".notes", ".aliases"],
      SelectedPrompt: [".title", ".description", ".definition", ".notes"],
    },
    minimum: {
      "1": [
        "SelectedPrompt.version", "SelectedPrompt.latestVersion", "PromptVersion.version", "PromptVersionCreated.version",
        "prompts.list pageSize", "prompts.get version",
      ],
    },
    default: { "[]": ["PromptDefinitionCreate.variables", "AliasSet.values"], created_at: ["prompts.list sort_by"] },
    maximum: { "1000": ["prompts.list pageSize"] },
    minLength: { "1": ["PromptCreate.name", "parameter PromptId", "parameter PromptVersionNumber"] },
    maxLength: { "256": ["parameter PromptId", "parameter PromptVersionNumber"] },
    additionalProperties: {
      false: [
        "PromptVariableCreate", "PromptDefinitionCreate", "PromptCreate", "PromptUpdate", "PromptVersionCreate", "AliasSet",
        "PromptVersionUpdate",
      ],
    },
    "pages size": { pageSize: ["prompts.list"] },
    errors: {
      BadCursor: ["prompts.list"], PromptNameAlreadyExists: ["prompts.create"],
      PromptNotFound: ["prompts.update", "prompts.delete", "prompts.versions.list", "prompts.versions.create"],
      PromptReadOnly: ["prompts.update", "prompts.delete", "prompts.versions.create", "prompts.versions.update"],
      PromptVersionNotFound: ["prompts.versions.get", "prompts.versions.update"], SelectedPromptNotFound: ["prompts.get"],
    },
    descriptions: {
      "1": [
        "prompts.create", "prompts.create/responses/200", "PromptVersionNumber", "SelectedPrompt.version",
        "PromptCreate.notes", "PromptCreate.aliases", "PromptVersion.version",
      ],
      "2": ["PromptVersion.version"], "3": ["PromptVersion.version"],
      "newest first": [
        "prompts.list", "prompts.list/parameters/sort_direction", "prompts.versions.list", "PromptVersionList.data",
      ],
      "sorted alphabetically": ["SelectedPrompt.aliases", "PromptVersion.aliases"],
    },
  },
};
