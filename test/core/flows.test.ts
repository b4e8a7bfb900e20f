import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { listOperations } from "../../src/core/document.ts";
import { type ArazzoDocument, type FlowStep, readFlow } from "../../src/core/flows.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { smallDocument } from "../generate/small-document.ts";

type Step = ArazzoDocument["workflows"][0]["steps"][0];

const base = smallDocument();
const item = defined(base.paths["/birds/{bird_id}"]);
/** An API with an operation that has a streaming form. */
const birds = {
  ...base,
  paths: {
    ...base.paths,
    "/birds": { post: { ...defined(item.get), operationId: "birds.sing" } },
    "/birds#stream": { post: { ...defined(item.get), operationId: "birds.singStream" } },
  },
};

const step: Step = {
  stepId: "sing",
  "x-title": "Let it sing",
  description: "Listen.",
  operationPath: "{$sourceDescriptions.platform.url}#/paths/~1birds/post",
  successCriteria: [{ condition: "$statusCode == 200" }],
};

function read(changes: Partial<Step>): FlowStep {
  const info = { title: "Listen to a bird", summary: "Find a bird and let it sing." };
  const workflows: ArazzoDocument["workflows"] = [{ workflowId: "listen", steps: [{ ...step, ...changes }] }];
  return defined(readFlow({ info, workflows }, birds).steps[0]);
}

test("a flow has the name of its workflow, its title and its goal", () => {
  const info = { title: "Listen to a bird", summary: "Find a bird and let it sing." };
  expect(readFlow({ info, workflows: [{ workflowId: "listen", steps: [step] }] }, birds)).toEqual({
    name: "listen",
    title: "Listen to a bird",
    goal: "Find a bird and let it sing.",
    steps: [
      {
        id: "sing",
        title: "Let it sing",
        description: "Listen.",
        operationId: "birds.sing",
        parameters: [],
        outputs: [],
        carried: [],
      },
    ],
  });
});

const cases: [name: string, given: Partial<Step>, want: Partial<FlowStep>][] = [
  [
    "finds an operation with a path parameter",
    { operationPath: "{$sourceDescriptions.platform.url}#/paths/~1birds~1{bird_id}/get" },
    { operationId: "birds.get" },
  ],
  ["finds the streaming form", { requestBody: { payload: { stream: true } } }, { operationId: "birds.singStream" }],
  ["finds the form without a stream", { requestBody: { payload: { stream: false } } }, { operationId: "birds.sing" }],
  ["keeps a body that is null", { requestBody: { payload: null } }, { body: null }],
  [
    "reads outputs",
    { outputs: { id: "$response.body#/birds/0/id", all: "$response.body" } },
    {
      outputs: [
        { name: "id", pointer: "/birds/0/id" },
        { name: "all", pointer: "" },
      ],
    },
  ],
  [
    "finds carried values in parameters",
    { parameters: [{ name: "bird_id", in: "path", value: "$steps.find.outputs.id" }] },
    {
      carried: [{ step: "find", output: "id", into: "$request.path.bird_id", template: "$steps.find.outputs.id" }],
    },
  ],
  [
    "finds carried values in a body, whole and in a text, and escapes their place",
    {
      requestBody: {
        payload: {
          "a/b~c": ["$steps.find.outputs.id"],
          text: "{$steps.find.outputs.name} and {$steps.nest.outputs.id}",
        },
      },
    },
    {
      carried: [
        { step: "find", output: "id", into: "$request.body#/a~1b~0c/0", template: "$steps.find.outputs.id" },
        ...["find name", "nest id"].map((value) => ({
          step: defined(value.split(" ")[0]),
          output: defined(value.split(" ")[1]),
          into: "$request.body#/text",
          template: "{$steps.find.outputs.name} and {$steps.nest.outputs.id}",
        })),
      ],
    },
  ],
  [
    "carries no inputs, and nothing from the variables of a prompt",
    { requestBody: { payload: { a: "$inputs.apiKey", b: "{{place}}", c: 1 } } },
    { carried: [] },
  ],
  [
    "says until when to repeat a step",
    {
      successCriteria: [{ condition: "$statusCode == 200" }, { condition: "$response.body#/song == 'done'" }],
      onFailure: [{ type: "retry", retryAfter: 1, retryLimit: 5 }],
    },
    { repeat: { until: [{ pointer: "/song", value: "done" }], seconds: 1, limit: 5 } },
  ],
  [
    "says after which values a repetition is in vain",
    {
      successCriteria: [{ condition: "$response.body#/song == 'done'" }],
      onFailure: [
        {
          type: "retry",
          retryAfter: 1,
          retryLimit: 5,
          criteria: [
            { condition: "$statusCode == 200" },
            { condition: "$response.body#/song != 'lost'" },
            { condition: "$response.body#/song != 'cut'" },
          ],
        },
      ],
    },
    {
      repeat: {
        until: [{ pointer: "/song", value: "done" }],
        failed: { pointer: "/song", values: ["lost", "cut"] },
        seconds: 1,
        limit: 5,
      },
    },
  ],
  [
    "reads conditions on items of a list, and with a value from an earlier step",
    {
      successCriteria: [
        { condition: "$[?@.songs[?@.pitch == 'high']]" },
        { condition: "$response.body#/count == 2" },
        { condition: "$response.body#/id == $steps.find.outputs.id" },
      ],
      onFailure: [{ type: "retry", retryAfter: 1, retryLimit: 5 }],
    },
    {
      repeat: {
        until: [
          { pointer: "/songs", field: "pitch", value: "high" },
          { pointer: "/count", value: 2 },
          { pointer: "/id", value: "$steps.find.outputs.id" },
        ],
        seconds: 1,
        limit: 5,
      },
    },
  ],
];

test.each(cases)("%s", (_, given, want) => {
  expect(read(given)).toMatchObject(want);
});

test.each([
  ["an unknown path", "{$sourceDescriptions.platform.url}#/paths/~1fish/get"],
  ["a method that the path does not have", "{$sourceDescriptions.platform.url}#/paths/~1birds/get"],
  ["what is no method", "{$sourceDescriptions.platform.url}#/paths/~1birds~1{bird_id}/parameters"],
])("throws for %s", (_, operationPath) => {
  expect(() => read({ operationPath })).toThrow(`The step sing calls an unknown operation: ${operationPath}`);
});

test("throws for an output that is not a part of the response", () => {
  expect(() => read({ outputs: { id: "$inputs.id" } })).toThrow("The output $inputs.id is not a part of the response.");
});

const FOLDER = new URL("../../openapi/flows/", import.meta.url);
const flows = readdirSync(FOLDER).map((file) => readFlow(parse(readFileSync(new URL(file, FOLDER), "utf8")), document));

test("there are eleven flows", () => {
  expect(flows.map(({ name }) => name).sort()).toEqual([
    "agent-versions",
    "batch-results",
    "connector-sharing",
    "dataset-judging",
    "deployment-life",
    "first-conversation",
    "function-calling",
    "prompt-release",
    "schedule-control",
    "slow-spans",
    "workflow-run",
  ]);
});

test.each(flows)("$name calls documented operations only", ({ steps }) => {
  const documented = new Set(Array.from(listOperations(document), ({ operation }) => operation.operationId));
  expect(steps.filter(({ operationId }) => !documented.has(operationId))).toEqual([]);
});

test.each(flows)("$name carries only values that an earlier step has as an output", ({ steps }) => {
  const carried = steps.flatMap((step, index) =>
    step.carried.map((value) => ({ ...value, earlier: steps.slice(0, index) })),
  );
  expect(carried).not.toEqual([]);
  const missing = carried.filter(
    ({ step, output, earlier }) =>
      !earlier.some(({ id, outputs }) => id === step && outputs.some(({ name }) => name === output)),
  );
  expect(missing).toEqual([]);
});
