import type { Description } from "../description.ts";

const judge = { "name, description, model_name, output, instructions, tools": "any" };

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/observability/judges", status: 200, query: { page_size: 50, page: 1 }, response: { "judges.count": "any" } },
    { method: "POST", path: "/v1/observability/judges", status: 201, body: judge, response: "Judge" },
    { method: "GET", path: "/v1/observability/judges/{judge_id}", status: 200, response: "Judge" },
    { method: "PUT", path: "/v1/observability/judges/{judge_id}", status: 204, body: judge },
    { method: "DELETE", path: "/v1/observability/judges/{judge_id}", status: 204 },
    { method: "POST", path: "/v1/observability/judges/{judge_id}/live-judging", status: 200, body: { "messages": "array" }, response: "JudgingResult" },
  ],
  resources: {
    Judge: {
      "id, owner_id, workspace_id, name, description, instructions, model_name": "string req",
      "tools": "array req",
      "tools[]": "string",
      "output": "object; object req: Whether a judge always has an `output`",
      "output.type": "(REGRESSION …); (REGRESSION CLASSIFICATION): How to tell the two forms of output apart",
      "output: min, min_description, max, max_description": "any some",
      "output.options": "array some",
      "output.options[]: description, value": "any",
      "base_revision, down_revision, up_revision": "string or null",
      "created_at, updated_at": "date-time req",
      "deleted_at": "date-time or null req",
    },
    JudgingResult: {
      "analysis": "string req",
      "answer": "string/number req",
    },
  },
};
