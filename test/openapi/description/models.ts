import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/models", status: 200, response: { "object": "any = list", "data[]": "Model" } },
    { method: "GET", path: "/v1/models/{model_id}", status: 200, response: "Model" },
    { method: "DELETE", path: "/v1/models/{model_id}", status: 200, response: { "id": "string", "object": "any", "deleted": "boolean" } },
    { method: "PATCH", path: "/v1/fine_tuning/models/{model_id}", status: 200, body: { "name, description": "any" }, response: "FineTunedModel" },
    { method: "POST", path: "/v1/fine_tuning/models/{model_id}/archive", status: 200, response: { "id": "string" } },
    { method: "DELETE", path: "/v1/fine_tuning/models/{model_id}/archive", status: 200, response: { "id": "string" } },
  ],
  resources: {
    Model: {
      "id, object, owned_by, TYPE": "string",
      "job, root": "string some",
      "capabilities: completion_chat, completion_fim, function_calling, fine_tuning, vision, classification": "boolean",
      "created, max_context_length": "integer",
      "aliases": "array",
      "archived": "boolean some",
    },
    FineTunedModel: {
      "id, owned_by, root, root_version, workspace_id": "string",
      "archived": "boolean",
      "capabilities": "object",
      "created": "integer",
    },
  },
};
