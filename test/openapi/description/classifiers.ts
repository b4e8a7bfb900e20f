import type { Description, Shape } from "../description.ts";
import { messages } from "../values.ts";

const fineTuned = "ft:aurora-small:tidewater:9f2b";

const categories = [
  "sexual",
  "hate_and_discrimination",
  "violence_and_threats",
  "dangerous_and_criminal_content",
  "selfharm",
  "health",
  "financial",
  "law",
  "pii",
];

const moderation = {
  categories: Object.fromEntries(categories.map((category) => [category, false])),
  category_scores: Object.fromEntries(categories.map((category) => [category, 0.1])),
};

const shapes: readonly Shape[] = [
  {
    name: "moderation",
    operations: ["classifiers.moderate", "classifiers.moderateChat"],
    value: { id: "moderation", model: "aurora-guard", results: [moderation] },
  },
  {
    name: "classification",
    operations: ["classifiers.classify", "classifiers.classifyChat"],
    value: { id: "classification", model: "aurora-guard", results: [[{ scores: { calm: 0.9 } }]] },
  },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "POST", path: "/v1/moderations", status: 200, body: { "model": "any", "input": "string/array", "input[]": "string" }, response: "Moderation" },
    { method: "POST", path: "/v1/chat/moderations", status: 200, body: { "model": "any", "input": "array", "input[]: role, content": "any" }, response: "Moderation" },
    { method: "POST", path: "/v1/classifications", status: 200, body: { "model": "any", "input": "string/array", "input[]": "string" }, response: "Classification" },
    { method: "POST", path: "/v1/chat/classifications", status: 200, body: { "model": "any", "input": "object/array", "input.messages, input[].messages": "any" }, response: "Classification" },
  ],
  resources: {
    Moderation: {
      "id, model": "string req",
      "results[].categories: sexual, hate_and_discrimination, violence_and_threats, dangerous_and_criminal_content, selfharm, health, financial, law, pii": "boolean",
      "results[].category_scores: sexual, hate_and_discrimination, violence_and_threats, dangerous_and_criminal_content, selfharm, health, financial, law, pii": "number",
    },
    Classification: {
      "id, model": "string req",
      "results[][].scores": "any",
    },
  },
  requests: {
    "POST /v1/moderations": [{ body: { model: "aurora-guard", input: "Low water." } }, { body: { model: "aurora-guard", input: ["Low water."] } }],
    "POST /v1/chat/moderations": [{ body: { model: "aurora-guard", input: messages } }],
    "POST /v1/classifications": [{ body: { model: fineTuned, input: "Low water." } }, { body: { model: fineTuned, input: ["Low water."] } }],
    "POST /v1/chat/classifications": [{ body: { model: fineTuned, input: { messages } } }, { body: { model: fineTuned, input: [{ messages }] } }],
  },
  shapes,
  bounds: {
    "Empty lists as input": [
      "ChatClassificationCreate.input", "ChatModerationCreate.input", "ClassifierChat", "ClassifierTexts",
    ],
  },
  facts: {
    null: { ClassificationCreate: [".metadata"], ModerationCreate: [".metadata"] },
    optional: {
      ClassificationCreate: [".metadata"], ClassificationTargetResult: [".target"],
      ModerationCategories: [
        ".sexual", ".hate_and_discrimination", ".violence_and_threats", ".dangerous_and_criminal_content", ".selfharm",
        ".health", ".financial", ".law", ".pii",
      ],
      ModerationCreate: [".metadata"],
      ModerationScores: [
        ".sexual", ".hate_and_discrimination", ".violence_and_threats", ".dangerous_and_criminal_content", ".selfharm",
        ".health", ".financial", ".law", ".pii",
      ],
    },
    minItems: { "1": ["ClassifierTexts", "ClassifierChat", "ChatModerationCreate.input", "ChatClassificationCreate.input"] },
    errors: {
      ClassifierNotFound: [
        "classifiers.moderate", "classifiers.moderateChat", "classifiers.classify", "classifiers.classifyChat",
      ],
    },
    descriptions: {
      "0": [
        "ModerationScores", "ModerationResult.category_scores", "ClassificationScores", "ClassificationTargetResult.scores",
      ],
      "1": [
        "ModerationScores", "ModerationResult.category_scores", "ClassificationScores", "ClassificationTargetResult.scores",
      ],
      "in the order of the request": ["Moderation.results", "Classification.results"],
      "oldest first": ["ClassifierChat", "ChatClassificationInput.messages"],
    },
  },
};
