import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
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
};
