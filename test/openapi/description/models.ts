import type { Description, Shape } from "../description.ts";

const capabilities = {
  completion_chat: true,
  completion_fim: false,
  function_calling: true,
  fine_tuning: false,
  vision: false,
  classification: false,
};

const model = {
  id: "aurora-large",
  job: "job",
  root: "aurora-small",
  object: "model",
  owned_by: "platform",
  TYPE: "base",
  capabilities,
  created: 1_772_442_000,
  max_context_length: 32_768,
  aliases: [],
  archived: false,
};

const shapes: readonly Shape[] = [
  { name: "models", operations: ["models.list"], value: { object: "list", data: [model] }, optional: ["object"] },
  { name: "model", operations: ["models.get"], value: model },
  { name: "fine-tuned model", operations: ["models.get"], value: { ...model, TYPE: "fine-tuned" } },
  {
    name: "deleted model",
    operations: ["models.delete"],
    value: { id: "aurora-large", object: "model", deleted: true },
  },
  {
    name: "updated model",
    operations: ["models.update"],
    value: {
      id: "ft",
      archived: false,
      capabilities: {},
      created: 1_772_442_000,
      owned_by: "organization",
      root: "aurora-small",
      root_version: "1",
      workspace_id: "workspace",
    },
  },
  { name: "archived model", operations: ["models.archive", "models.unarchive"], value: { id: "ft" } },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/models", status: 200, response: { "object": "any = list", "data[]": "Model" } },
    { method: "GET", path: "/v1/models/{model_id}", status: 200, response: "Model" },
    { method: "DELETE", path: "/v1/models/{model_id}", status: 200, response: { "id": "string", "object": "any", "deleted": "boolean" } },
    { method: "PATCH", path: "/v1/fine_tuning/models/{model_id}", status: 200, body: { "name, description": "any" }, response: "FineTunedModel" },
    { method: "POST", path: "/v1/fine_tuning/models/{model_id}/archive", status: 200, reversible: true, response: { "id": "string" } },
    { method: "DELETE", path: "/v1/fine_tuning/models/{model_id}/archive", status: 200, reversible: true, response: { "id": "string" } },
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
  requests: {
    "PATCH /v1/fine_tuning/models/{model_id}": [{ body: {} }, { body: { name: "Topics", description: "Sorts questions." } }],
    "DELETE /v1/fine_tuning/models/{model_id}/archive": [{ after: "POST /v1/fine_tuning/models/{model_id}/archive" }],
  },
  shapes,
  sets: { "Other closed sets of values in responses": ["ClassifierTarget.loss_function"] },
  facts: {
    null: {
      BaseModelCard: [
        ".name", ".description", ".deprecation", ".deprecation_replacement_model", ".default_model_temperature",
        ".billing_model_name",
      ],
      FineTunedClassifierModel: [".name", ".description"], FineTunedCompletionModel: [".name", ".description"],
      FineTunedModelCard: [
        ".name", ".description", ".deprecation", ".deprecation_replacement_model", ".default_model_temperature",
        ".billing_model_name",
      ],
      FineTunedModelUpdate: [".name", ".description"],
    },
    optional: {
      BaseModelCard: [
        ".name", ".description", ".deprecation", ".deprecation_replacement_model", ".default_model_temperature", ".internal",
        ".billing_model_name",
      ],
      FineTunedClassifierModel: [".object", ".name", ".description", ".max_context_length", ".aliases", ".job"],
      FineTunedCompletionModel: [
        ".model_type", ".object", ".name", ".description", ".max_context_length", ".aliases", ".job",
      ],
      FineTunedModelCapabilities: [
        ".completion_chat", ".completion_fim", ".function_calling", ".fine_tuning", ".classification",
      ],
      FineTunedModelCard: [
        ".name", ".description", ".deprecation", ".deprecation_replacement_model", ".default_model_temperature", ".internal",
        ".billing_model_name",
      ],
      FineTunedModelUpdate: [".name", ".description"], ModelArchived: [".object", ".archived"],
      ModelCapabilities: [
        ".reasoning", ".ocr", ".moderation", ".audio", ".audio_transcription", ".audio_transcription_realtime",
        ".audio_speech", ".unified_resources",
      ],
      ModelList: [".object"], ModelUnarchived: [".object", ".archived"],
    },
    default: {
      "32768": ["BaseModelCard.max_context_length", "FineTunedModelCard.max_context_length"],
      "[]": ["BaseModelCard.aliases", "FineTunedModelCard.aliases"],
      false: [
        "FineTunedModelCard.archived", "FineTunedModelCapabilities.completion_fim",
        "FineTunedModelCapabilities.function_calling", "FineTunedModelCapabilities.fine_tuning",
        "FineTunedModelCapabilities.classification", "ModelUnarchived.archived",
      ],
      list: ["ModelList.object"],
      model: [
        "BaseModelCard.object", "FineTunedModelCard.object", "ModelDeleted.object", "ModelArchived.object",
        "ModelUnarchived.object",
      ],
      platform: ["BaseModelCard.owned_by"],
      true: ["ModelDeleted.deleted", "FineTunedModelCapabilities.completion_chat", "ModelArchived.archived"],
    },
    minLength: { "1": ["parameter ModelId"] },
    maxLength: { "256": ["parameter ModelId"] },
    errors: {
      FineTunedModelNotFound: ["models.update", "models.archive", "models.unarchive"], ModelNotDeletable: ["models.delete"],
      ModelNotFound: ["models.get", "models.delete"],
    },
    descriptions: { "sorted by id": ["ModelList.data"] },
  },
};
