import { examples } from "../../../generated/examples.ts";
import type { Description, Shape } from "../description.ts";
import { id, messages, TIME } from "../values.ts";

const judgeFields = { "name, description, model_name, output, instructions, tools": "any" };

const output = { type: "REGRESSION", min: 0, min_description: "Wrong.", max: 1, max_description: "Right." };

const judgeRequest = {
  name: "Tide accuracy",
  description: "Scores answers about tides.",
  model_name: "aurora-large",
  output,
  instructions: "Compare the answer with the tide table.",
  tools: [],
};

const options = { options: [{ description: "It has a greeting.", value: "polite" }] };

const { accuracyJudge } = examples;

const unchangedJudge = {
  name: accuracyJudge.name,
  description: accuracyJudge.description,
  model_name: accuracyJudge.model_name,
  output: accuracyJudge.output,
  instructions: accuracyJudge.instructions,
  tools: accuracyJudge.tools,
};

const regressionOutput = {
  type: "REGRESSION",
  min: 0,
  min_description: "Wrong",
  max: 1,
  max_description: "Right",
};

const optionsOutput = { options: [{ description: "The answer is right.", value: "right" }] };

const judge = {
  id,
  owner_id: "owner",
  workspace_id: "workspace",
  name: "Answer accuracy",
  description: "Compares answers",
  instructions: "Compare the answers.",
  model_name: "aurora-large",
  tools: ["search"],
  output: regressionOutput,
  base_revision: null,
  down_revision: null,
  up_revision: null,
  created_at: TIME,
  updated_at: TIME,
  deleted_at: null,
};

const JUDGE_OPTIONAL = ["base_revision", "down_revision", "up_revision"];

const shapes: readonly Shape[] = [
  { name: "page of judges", operations: ["observability.judges.list"], value: { judges: { count: 1 } } },
  {
    name: "judge with a regression output",
    operations: ["observability.judges.create", "observability.judges.get"],
    value: judge,
    optional: JUDGE_OPTIONAL,
  },
  {
    name: "judge with an options output",
    operations: ["observability.judges.create", "observability.judges.get"],
    value: { ...judge, output: optionsOutput },
    optional: JUDGE_OPTIONAL,
  },
  {
    name: "judging result with a text",
    operations: ["observability.judges.judgeLive"],
    value: { analysis: "It is right.", answer: "right" },
  },
  {
    name: "judging result with a number",
    operations: ["observability.judges.judgeLive"],
    value: { analysis: "It is right.", answer: 1 },
  },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/observability/judges", status: 200, query: { page_size: 50, page: 1 }, response: { "judges.count": "any" } },
    { method: "POST", path: "/v1/observability/judges", status: 201, reversible: true, body: judgeFields, response: "Judge" },
    { method: "GET", path: "/v1/observability/judges/{judge_id}", status: 200, response: "Judge" },
    { method: "PUT", path: "/v1/observability/judges/{judge_id}", status: 204, body: judgeFields },
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
  requests: {
    "POST /v1/observability/judges": [{ body: judgeRequest }, { body: { ...judgeRequest, output: options } }],
    "PUT /v1/observability/judges/{judge_id}": [{ body: judgeRequest }, { body: unchangedJudge }],
    "POST /v1/observability/judges/{judge_id}/live-judging": [{ body: { messages } }],
  },
  shapes,
  bounds: {
    "`page_size`": ["observability.judges.list page_size"],
    "Limits of a scale": ["JudgeRegressionOutputInput.max", "JudgeRegressionOutputInput.min"],
    "Lengths of a judge's texts": [
      "JudgeCreate.description", "JudgeCreate.instructions", "JudgeCreate.model_name", "JudgeCreate.name",
    ],
    "Options of a judge": ["JudgeOptionsOutputInput.options"],
  },
  sets: { "How to tell the two forms of output apart": ["JudgeOutputType"] },
  facts: {
    format: { uuid: ["Judge.id"] },
    null: {
      Judge: [".base_revision", ".down_revision", ".up_revision", ".deleted_at"], JudgeList: [".next", ".previous"],
      JudgeLive: [".properties"],
    },
    optional: {
      Judge: [".base_revision", ".down_revision", ".up_revision"], JudgeList: [".results", ".next", ".previous"],
      JudgeLive: [".properties"], JudgeOptionsOutput: [".type"], JudgeOptionsOutputInput: [".type"],
      JudgeRegressionOutputInput: [".min", ".max"],
    },
    minimum: { "0": ["JudgeRegressionOutput.min", "JudgeList.count", "JudgeRegressionOutputInput.min"] },
    default: { "0": ["JudgeRegressionOutputInput.min"], "1": ["JudgeRegressionOutputInput.max"] },
    minItems: { "1": ["JudgeOptionsOutputInput.options"] },
    minLength: { "1": ["parameter JudgeId"], "5": ["JudgeCreate.name"] },
    maxLength: {
      "50": ["JudgeCreate.name"], "256": ["parameter JudgeId"], "500": ["JudgeCreate.description", "JudgeCreate.model_name"],
      "10000": ["JudgeCreate.instructions"],
    },
    exclusiveMaximum: { "1000000000": ["JudgeRegressionOutput.max", "JudgeRegressionOutputInput.max"] },
    exclusiveMinimum: { "0": ["JudgeRegressionOutputInput.max"] },
    "pages size": { page_size: ["observability.judges.list"] },
    "pages total": { "/judges/count": ["observability.judges.list"] },
    errors: {
      JudgeModelNotFound: ["observability.judges.create"],
      JudgeNameTaken: ["observability.judges.create", "observability.judges.update"],
      JudgeNotFound: ["observability.judges.get", "observability.judges.delete"],
      JudgeOrModelNotFound: ["observability.judges.update", "observability.judges.judgeLive"],
    },
    descriptions: {
      "0": ["JudgeList.results"], "5": ["JudgeCreate.name"], "50": ["JudgeCreate.name"],
      "404": ["observability.judges.delete"], "500": ["JudgeCreate.description"],
      "1,000,000,000": ["JudgeRegressionOutput.max", "JudgeRegressionOutputInput.max"],
      "10,000": ["JudgeCreate.instructions"], "newest first": ["observability.judges.list", "JudgeList.results"],
      "oldest first": ["JudgeLive.messages"],
    },
  },
};
