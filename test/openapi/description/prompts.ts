import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v2/prompts", status: 200, response: { "data[]": "Prompt", "nextPageToken": "string" } },
    { method: "POST", path: "/v2/prompts", status: 200, body: { "name": "string", "definition": "object", "definition.content": "string req" }, response: "Prompt" },
    // The list shows version 1. That is a sample: as a default it would hide every later version.
    { method: "GET", path: "/v2/prompts/{prompt_id}", status: 200, query: { version: undefined }, response: "Prompt" },
    { method: "DELETE", path: "/v2/prompts/{prompt_id}", status: 200 },
    { method: "PATCH", path: "/v2/prompts/{prompt_id}", status: 200, response: "Prompt" },
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
};
