import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { defined } from "../defined.ts";
import { listKinds, valuesOf, withoutRow } from "../kinds.ts";
import { listFiles } from "../layout.ts";

/** A rule, a violation of it, and how to edit a valid document for it: a path, and its new value; without one it is deleted. */
type Violation = [rule: string, name: string, path: string[], value?: unknown];

const operation = ["paths", "/v1/birds", "get"];
const response = [...operation, "responses", "200"];
const json = [...response, "content", "application/json"];
const unauthorized = ["components", "responses", "Unauthorized"];
const wrong = (...path: string[]) => ["components", "responses", "Unprocessable", ...path];
const schemas = ["components", "schemas"];
const unprocessable = [...schemas, "UnprocessableProblem", "allOf", "1"];
const wren = [...schemas, "Wren", "properties"];
const listening = ["paths", "/v1/birds/songs", "get"];
const stream = [...listening, "responses", "200", "content", "text/event-stream"];
const creation = ["paths", "/v1/birds", "post"];
const newBird = [...creation, "requestBody", "content", "application/json"];
const escaped = "#/paths/~1v1~1birds/get/responses/401";
const song = { song: { summary: "A song", value: "data: 1\n\n" } };
const twoBirds = [...json, "examples", "twoBirds", "value"];
const unknownAgent = {
  name: "agent_id",
  in: "path",
  required: true,
  schema: { type: "string" },
  example: "ag_1",
  description: "The singer.",
};
const page = { name: "page", in: "query", description: "The part.", schema: { type: "integer" }, example: 1 };
const [early, late] = ["2026-03-02T09:00:00Z", "2026-03-02T09:00:01.5Z"];

/** Objects in examples that contradict themselves or the other examples. */
const contradictions: [rule: string, object: unknown][] = [
  ["platform/example-numbers", { completed_requests: 2, succeeded_requests: 1, failed_requests: 0 }],
  ["platform/example-numbers", { prompt_tokens: 2, completion_tokens: 3, connector_tokens: null, total_tokens: 6 }],
  ["platform/example-numbers", { start_time: early, end_time: late, duration_ns: 1_500_000_001 }],
  ["platform/example-numbers", { start_time: early, end_time: late, total_duration_ms: 1_499 }],
  ["platform/example-numbers", { worker_count: 2, workers: [{ is_active: true }] }],
  ["platform/example-numbers", { active_worker_count: 1, workers: [{ is_active: false }] }],
  ["platform/example-numbers", { document_count: 3, deployment: { indexes: [{ document_count: 2 }] } }],
  ["platform/example-numbers", { document_count: 3, index_metrics: [{ document_count: 4 }] }],
  ["platform/example-numbers", { total_requests: 1, completed_requests: 2, succeeded_requests: 2, failed_requests: 0 }],
  ["platform/example-numbers", { active_worker_count: 2, worker_count: 1 }],
  ["platform/example-numbers", { available_replicas: 2, ready_replicas: 1 }],
  ["platform/example-numbers", { last_run_chunks_count: 2, total_chunks_count: 1 }],
  ["platform/example-numbers", { version: 2, latestVersion: 1 }],
  ["platform/example-numbers", { min: 2, max: 1 }],
  ["platform/example-times", { created_at: late, updated_at: early }],
  ["platform/example-times", { created_at: 1772442000, started_at: 1772441999 }],
  ["platform/example-times", { started_at: late, completed_at: early }],
  ["platform/example-times", { start_time: late, end_time: early }],
  ["platform/example-times", { createdAt: late, versionCreatedAt: early }],
  ["platform/example-times", { events: [{ event_time: late }, { event_time: early }] }],
  ["platform/example-times", { recent_executions: [{ scheduled_at: late }, { scheduled_at: early }] }],
  ["platform/example-references", { agent_id: "ag_1" }],
  ["platform/example-references", { conversation_ids: ["conv_1"] }],
  ["platform/example-references", { tool_call_id: "tc_1", result: "06:12" }],
];

const violations: Violation[] = [
  ["platform/operation-errors", "no 503", [...operation, "responses", "503"]],
  [
    "platform/pagination-valid",
    "a page parameter that is missing",
    [...operation, "x-pagination", "parameter"],
    "leaf",
  ],
  ["platform/pagination-valid", "items that are missing", [...operation, "x-pagination", "items"], "/nests"],
  ["platform/pagination-valid", "items that are not an array", [...operation, "x-pagination", "items"], "/count"],
  ["platform/transition-valid", "an unknown resource", [...operation, "x-transition"], [{ resource: "Fish" }]],
  ["platform/transition-valid", "an unknown field", [...operation, "x-transition", "0", "to"], { mood: "good" }],
  [
    "platform/transition-valid",
    "an unknown thing that is deleted",
    [...operation, "x-transition", "0", "deletes"],
    "Fish",
  ],
  [
    "platform/transition-valid",
    "an unknown field of a move",
    [...schemas, "Wren", "x-transition", "0", "to"],
    { mood: 1 },
  ],
  ["struct", "a move without a condition", [...schemas, "Wren", "x-transition", "0", "condition"]],
  ["struct", "an unknown form of pagination", [...operation, "x-pagination", "form"], "scroll"],
  ["struct", "no number of the first page", [...operation, "x-pagination", "first"]],
  ["struct", "an unknown key of a transition", [...operation, "x-transition", "0", "after"], {}],
  [
    "struct",
    "known values that are not a list",
    [...wren, "song"],
    { type: "string", description: "Its melody.", "x-extensible-enum": "a" },
  ],
  ["struct", "an invalid item schema", [...schemas, "SilenceEvent", "properties", "data", "type"], "bird"],
  [
    "platform/schema-name-suffix",
    "a page with another name",
    [...json, "schema", "$ref"],
    "#/components/schemas/Birds",
  ],
  [
    "platform/schema-name-suffix",
    "a body with another name",
    [...newBird, "schema", "$ref"],
    "#/components/schemas/BirdPage",
  ],
  [
    "platform/path-parameters-at-path",
    "a path parameter in an operation",
    [...operation, "parameters", "0", "in"],
    "path",
  ],
  ["platform/readable-reference", "an escaped path", [...operation, "responses", "503", "$ref"], escaped],
  ["platform/problem-response", "an error without a request id", [...unauthorized, "headers"], {}],
  ["platform/problem-response", "an error without a code", [...unauthorized, "description"], "The key is missing."],
  [
    "platform/problem-response",
    "a code that no example has",
    [...unauthorized, "description"],
    "The key is missing (`UNAUTHENTICATED`) or has expired (`KEY_EXPIRED`).",
  ],
  [
    "platform/problem-response",
    "an example with a code that the description does not name",
    [...unauthorized, "content", "application/problem+json", "examples", "unauthorized", "value", "code"],
    "KEY_EXPIRED",
  ],
  ["platform/problem-response", "an error in plain JSON", [...unauthorized, "content"], { "application/json": {} }],
  ["platform/problem-response", "an error that is not a Problem", [...schemas, "Problem", "properties", "code"]],
  ["platform/problem-response", "a 422 without errors", [...unprocessable, "required"]],
  ["platform/problem-response", "a 422 with no errors", [...unprocessable, "properties", "errors", "minItems"]],
  ["platform/error-advice", "a code without advice", [...unauthorized, "x-advice"]],
  [
    "platform/error-advice",
    "two codes with the same advice",
    [...unauthorized, "x-advice", "UNAUTHENTICATED"],
    "Correct the parameter.",
  ],
  ["platform/error-advice", "the advice of a general error", ["x-errors", "NOT_FOUND", "advice"], "Send a key."],
  [
    "platform/error-advice",
    "advice for a code that the response does not have",
    [...unauthorized, "x-advice", "KEY_EXPIRED"],
    "Renew the key.",
  ],
  [
    "platform/error-advice",
    "a code whose explanation is missing",
    [...unauthorized, "description"],
    "Without a key: `UNAUTHENTICATED`.",
  ],
  [
    "platform/error-advice",
    "an explanation that names another code",
    [...unauthorized, "x-explanation"],
    { UNAUTHENTICATED: "The key is missing, unlike with WF_1100." },
  ],
  [
    "platform/error-advice",
    "an explanation without advice",
    [...unauthorized, "x-explanation"],
    { KEY_EXPIRED: "The key has expired." },
  ],
  [
    "platform/error-advice",
    "a general error whose description names another code",
    ["x-errors", "NOT_FOUND", "description"],
    "Not `WF_1100`: the path does not exist.",
  ],
  [
    "platform/error-fits-operation",
    "an error about a body that is not there",
    wrong("description"),
    "The body is wrong (`VALIDATION_ERROR`).",
  ],
  [
    "platform/error-fits-operation",
    "an error about no parameter",
    wrong("description"),
    "A parameter is wrong (`VALIDATION_ERROR`).",
  ],
  [
    "platform/error-fits-operation",
    "an error about no cursor",
    wrong("description"),
    "The cursor is wrong (`VALIDATION_ERROR`).",
  ],
  [
    "platform/error-fits-operation",
    "an example with another body",
    wrong("content", "application/problem+json", "examples", "unprocessable", "value", "errors"),
    ["/body/song"],
  ],
  [
    "platform/error-fits-operation",
    "an example with another parameter",
    wrong("content", "application/problem+json", "examples", "unprocessable", "value", "errors"),
    ["/query/song"],
  ],
  ["platform/body-matches-status", "200 without a body", [...response, "content"]],
  [
    "platform/body-matches-status",
    "204 with a body",
    [...creation, "responses", "204", "content"],
    { "application/json": { schema: { type: "string" }, examples: song } },
  ],
  ["platform/event-stream-schema", "events without a schema", [...stream, "x-itemSchema"]],
  ["platform/event-stream-schema", "a stream that is not text", [...stream, "schema"], { type: ["string", "null"] }],
  ["platform/event-stream-schema", "events that are not in a stream", [...json, "x-itemSchema"], { type: "string" }],
  [
    "platform/event-stream-schema",
    "an event without data",
    [...schemas, "SilenceEvent", "properties"],
    { event: { type: "string", description: "Always `silence`.", const: "silence" } },
  ],
  [
    "platform/stream-extension-valid",
    "x-stream without a stream",
    [...operation, "x-stream"],
    { ends: [], failures: [] },
  ],
  ["platform/stream-extension-valid", "an unknown last event", [...listening, "x-stream", "ends"], ["done"]],
  ["platform/stream-extension-valid", "a failure that is no end", [...listening, "x-stream", "failures"], ["error"]],
  ["struct", "a stream without a list of its failures", [...listening, "x-stream"], { ends: ["silence"] }],
  ["platform/example-required", "a response without an example", [...json, "examples"], {}],
  ["platform/example-required", "a parameter without an example", [...operation, "parameters", "0", "example"]],
  ["platform/example-required", "an example without a summary", [...json, "examples", "twoBirds", "summary"]],
  ["platform/example-numbers", "a total that is less than the items", [...twoBirds, "count"], 1],
  ["platform/example-numbers", "a total that is more than the items", [...twoBirds, "count"], 3],
  ["platform/example-references", "a path that identifies nothing", [...operation, "parameters", "0"], unknownAgent],
  ...contradictions.map(([rule, value]): Violation => [rule, JSON.stringify(value), [...twoBirds, "nest"], value]),
  [
    "platform/no-untyped-schema",
    "an object without properties",
    [...wren, "nest"],
    { type: "object", description: "Its home." },
  ],
  [
    "platform/no-untyped-schema",
    "an array without items",
    [...wren, "eggs"],
    { type: "array", description: "All its eggs, in order." },
  ],
  [
    "platform/named-object",
    "a property that is an object without a name",
    [...wren, "nest"],
    { type: "object", description: "Its home.", properties: {} },
  ],
  [
    "platform/named-object",
    "a map without a name",
    [...wren, "eggs"],
    { type: ["object", "null"], description: "Sizes by color.", additionalProperties: { type: "number" } },
  ],
  [
    "platform/named-object",
    "an item without a name",
    [...wren, "eggs"],
    { type: "array", description: "All its eggs, in order.", items: { properties: {} } },
  ],
  [
    "platform/named-object",
    "a value of a map without a name",
    [...schemas, "Nests"],
    {
      type: "object",
      description: "By tree.",
      additionalProperties: { allOf: [{ $ref: "#/components/schemas/Wren" }] },
    },
  ],
  [
    "platform/named-object",
    "a variant without a name",
    [...wren, "nest"],
    { description: "Its home.", oneOf: [{ type: "object", properties: {} }, { type: "null" }] },
  ],
  [
    "platform/named-object",
    "a body without a name",
    [...newBird, "schema"],
    { type: "object", properties: { song: { type: "string", description: "Its melody." } } },
  ],
  ["platform/description-required", "no description", [...wren, "song"], { type: "string" }],
  ["platform/description-required", "a constant without a description", [...wren, "kind", "description"]],
  [
    "platform/description-required",
    "a reference to a schema without a description",
    [...wren, "song"],
    { $ref: "#/components/schemas/UnprocessableProblem/allOf/1" },
  ],
  [
    "platform/description-required",
    "a description that repeats the name",
    [...wren, "song"],
    { type: "string", description: "The song." },
  ],
  [
    "platform/description-required",
    "a description that repeats the names of the property and its schema",
    [...wren, "song"],
    { type: "string", description: "Songs of the wren." },
  ],
  [
    "platform/description-required",
    "a description of a body that repeats the summary",
    [...creation, "requestBody", "description"],
    "The bird to add.",
  ],
  [
    "platform/description-required",
    "a description that repeats the summary",
    [...operation, "description"],
    "List the birds.",
  ],
  [
    "platform/open-set-described",
    "a known value that the description does not name",
    [...wren, "song"],
    { type: "string", description: "A `trill` or another sound.", "x-extensible-enum": ["trill", "tweet"] },
  ],
  [
    "platform/open-set-described",
    "an open set that sounds closed",
    [...wren, "song"],
    { type: "string", description: "Known: `trill`.", "x-extensible-enum": ["trill"] },
  ],
  [
    "platform/secret-write-only",
    "a secret by its name",
    [...wren, "nest_password"],
    { type: "string", description: "Opens the nest." },
  ],
  [
    "platform/secret-write-only",
    "a secret by its description",
    [...wren, "song"],
    { type: "string", description: "Its secret song. It is never returned." },
  ],
  [
    "platform/exact-keyword",
    "an enum with one value",
    [...wren, "song"],
    { type: "string", description: "Its melody.", enum: ["trill"] },
  ],
  [
    "platform/exact-keyword",
    "a constant in words only",
    [...wren, "song"],
    { type: "string", description: "Always `x`." },
  ],
  [
    "platform/exact-keyword",
    "32 bits without a format",
    [...wren, "eggs"],
    { type: "integer", maximum: 2147483647, description: "Number laid." },
  ],
  [
    "platform/complete-default",
    "a default without a member that has a default",
    [...wren, "songs"],
    {
      type: "array",
      description: "Its melody.",
      default: [{}],
      items: { $ref: "#/components/schemas/BirdCreate" },
    },
  ],
  [
    "platform/distinct-parameters",
    "two parameters with the same name in camelCase",
    [...operation, "parameters"],
    [page, { ...page, name: "Page" }],
  ],
  [
    "platform/int64-format",
    "a duration without a format",
    [...wren, "flight_ms"],
    { type: ["integer", "null"], description: "Time in the air." },
  ],
  [
    "platform/int64-format",
    "a size without a format",
    [...wren, "size"],
    { type: "integer", description: "Length of the recording in bytes." },
  ],
  ["platform/null-last", "null first", [...wren, "song"], { type: ["null", "string"], description: "Its melody." }],
  [
    "platform/date-time-format",
    "a time without a format",
    [...wren, "hatched_at"],
    { type: "string", description: "When it came." },
  ],
  ["platform/discriminated-union", "a discriminator that is not required", [...schemas, "Wren", "required"], ["state"]],
  [
    "platform/discriminated-union",
    "a variant that is not mapped",
    [...schemas, "Bird", "discriminator", "mapping"],
    {},
  ],
  [
    "platform/discriminated-union",
    "an open union without a variant for other kinds",
    [...schemas, "Bird", "description"],
    "A wren or a robin. Other kinds may be added.",
  ],
  ["rule/operation-id-form", "an operationId without a noun", [...operation, "operationId"], "list"],
  ["rule/summary-form", "a summary with a period", [...operation, "summary"], "List birds."],
  ["rule/description-form", "a description that is not a sentence", [...operation, "description"], "all the birds"],
  ["rule/noun-first", "a boolean with Whether", [...wren, "caged"], { type: "boolean", description: "Whether it is." }],
  ["rule/noun-first", "a response with What", [...response, "description"], "What was found."],
  [
    "rule/code-in-sentence",
    "a code after its sentence",
    [...unauthorized, "description"],
    "The key is missing. `UNAUTHENTICATED`.",
  ],
  [
    "rule/schema-name-form",
    "a schema in snake_case",
    [...schemas, "small_wren"],
    { type: "string", description: "It is tiny." },
  ],
  [
    "rule/parameter-name-form",
    "a parameter in snake_case",
    ["components", "parameters"],
    { page_size: { ...page, name: "page_size" } },
  ],
  [
    "rule/response-name-form",
    "a response in camelCase",
    ["components", "responses", "notFound"],
    { description: "None." },
  ],
  [
    "rule/header-name-form",
    "a header in lowercase",
    ["components", "headers"],
    { requestId: { description: "Identifies it.", schema: { type: "string" } } },
  ],
  ["rule/example-name-form", "an example in PascalCase", ["components", "examples"], { OldWren: song.song }],
  ["no-invalid-media-type-examples", "an invalid example", [...json, "examples", "twoBirds", "value"], 2],
  ["no-unresolved-refs", "a reference without a target", [...json, "schema", "$ref"], "#/components/schemas/Bat"],
  ["operation-operationId-unique", "two operations with one name", [...operation, "operationId"], "birds.count"],
];

/** Violations of rules that depend on the folder of the area. Their documents are in such a folder. */
const areaViolations: [...Violation, folder: string][] = [
  [
    "platform/operation-errors",
    "an error that the bundle adds",
    [...operation, "responses", "401"],
    { $ref: "#/components/responses/Unauthorized" },
    "birds",
  ],
  ["platform/tag-matches-folder", "the tag of another area", [...operation, "tags"], ["birds"], "fish"],
  [
    "platform/property-casing",
    "camelCase",
    [...wren, "wingSpan"],
    { type: "number", description: "In centimeters." },
    "birds",
  ],
  [
    "platform/property-casing",
    "snake_case under /v2",
    [...wren, "wing_span"],
    { type: "number", description: "In centimeters." },
    "skills",
  ],
];

const steps = ["workflows", "0", "steps"];
const [first, second] = [
  [...steps, "0"],
  [...steps, "1"],
];
const payload = [...second, "requestBody", "payload"];

/** Violations of the rules for flows, in copies of valid-flow.yaml. */
const flowViolations: Violation[] = [
  ["platform/flow-name", "a workflow with another name than its file", ["workflows", "0", "workflowId"], "fish"],
  ["platform/flow-name", "a second workflow", ["workflows", "1"], { workflowId: "fish", steps: [] }],
  [
    "platform/flow-operation",
    "an unknown path",
    [...first, "operationPath"],
    "{$sourceDescriptions.platform.url}#/paths/~1v1~1fish/get",
  ],
  [
    "platform/flow-operation",
    "an unknown method",
    [...first, "operationPath"],
    "{$sourceDescriptions.platform.url}#/paths/~1v1~1birds/put",
  ],
  [
    "platform/flow-operation",
    "an unknown source",
    [...first, "operationPath"],
    "{$sourceDescriptions.garden.url}#/paths/~1v1~1birds/get",
  ],
  ["platform/flow-operation", "an unknown parameter", [...first, "parameters", "0", "name"], "leaf"],
  ["platform/flow-operation", "a parameter in the wrong place", [...first, "parameters", "0", "in"], "header"],
  ["platform/flow-operation", "a required parameter that is missing", [...second, "parameters"], []],
  ["platform/flow-operation", "a body that the operation does not have", [...first, "requestBody"], { payload: 1 }],
  ["platform/flow-operation", "a required body that is missing", [...second, "requestBody"]],
  ["platform/flow-expression", "an unknown form", [...payload, "song"], "$response.song"],
  ["platform/flow-expression", "an unknown form in a text", [...payload, "song"], "Sing {$step.count.outputs.count}"],
  ["platform/flow-expression", "an unknown input", [...payload, "song"], "$inputs.song"],
  ["platform/flow-expression", "an output of the step itself", [...payload, "song"], "$steps.name.outputs.named"],
  ["platform/flow-expression", "an output of an unknown step", [...payload, "song"], "$steps.hatch.outputs.count"],
  ["platform/flow-expression", "an output that is a constant", [...first, "outputs", "count"], "2"],
  [
    "platform/flow-expression",
    "a condition on an unknown step",
    [...second, "successCriteria", "1", "condition"],
    "$response.body#/name == $steps.hatch.outputs.count",
  ],
  [
    "platform/flow-expression",
    "a retry on an unknown form",
    [...second, "onFailure", "0", "criteria", "0", "condition"],
    "$status == 200",
  ],
  ["outputs-defined", "an unknown output", [...payload, "song"], "$steps.count.outputs.song"],
  ["platform/flow-status", "a step that accepts any status", [...first, "successCriteria", "0"]],
  ["rule/flow-title-form", "a title with a period", ["info", "title"], "Name a bird."],
  ["rule/flow-goal-form", "a goal of two sentences", ["info", "summary"], "Count the birds. Name one."],
  ["rule/flow-goal-form", "no goal", ["info", "summary"]],
  ["rule/step-title-form", "a step without a title", [...first, "x-title"]],
  ["rule/step-description-form", "a step without a description", [...first, "description"]],
  [
    "no-criteria-xpath",
    "a criterion in XPath",
    [...first, "successCriteria", "1"],
    { condition: "//a", type: "xpath" },
  ],
];

const text = (description: string, other: object = {}) => ({ type: "string", description, ...other });

/** For each rule a change that it allows, although it is similar to a violation. */
const allowed: [...Violation, folder?: string][] = [
  [
    "platform/operation-errors",
    "another error",
    [...operation, "responses", "403"],
    { $ref: "#/components/responses/Unauthorized" },
  ],
  ["platform/pagination-valid", "no total", [...operation, "x-pagination", "total"]],
  ["platform/transition-valid", "another known field", [...operation, "x-transition", "0", "to"], { kind: "wren" }],
  ["platform/tag-matches-folder", "the tag of the area", [...operation, "tags"], ["birds"], "birds"],
  [
    "platform/schema-name-suffix",
    "an operation that neither creates nor updates",
    [...creation, "operationId"],
    "birds.move",
  ],
  [
    "platform/path-parameters-at-path",
    "a parameter in a header",
    [...operation, "parameters", "1"],
    { ...page, name: "X-Page", in: "header" },
  ],
  [
    "platform/readable-reference",
    "another reference",
    [...operation, "responses", "503", "$ref"],
    "#/components/responses/Unprocessable",
  ],
  [
    "platform/problem-response",
    "another text",
    [...unauthorized, "description"],
    "Send another key (`UNAUTHENTICATED`).",
  ],
  [
    "platform/error-advice",
    "an explanation besides the description",
    [...unauthorized, "x-explanation"],
    { UNAUTHENTICATED: "The request has no key." },
  ],
  [
    "platform/error-fits-operation",
    "a success that speaks of a body",
    [...listening, "responses", "200", "description"],
    "Songs without a body.",
  ],
  ["platform/error-advice", "other advice", [...unauthorized, "x-advice", "UNAUTHENTICATED"], "Ask for a key."],
  [
    "platform/body-matches-status",
    "201 with a body",
    [...creation, "responses", "201"],
    {
      description: "A bird.",
      content: {
        "application/json": {
          schema: { $ref: "#/components/schemas/Bird" },
          examples: { wren: { summary: "A wren", value: { kind: "wren", state: "awake" } } },
        },
      },
    },
  ],
  ["platform/event-stream-schema", "a description of the stream", [...stream, "schema", "description"], "All songs."],
  ["platform/stream-extension-valid", "a stream that never ends by itself", [...listening, "x-stream", "ends"], []],
  ["platform/stream-extension-valid", "an end that is a failure", [...listening, "x-stream", "failures"], ["silence"]],
  [
    "platform/example-required",
    "a second example",
    [...json, "examples", "noBirds"],
    { summary: "None", value: { count: 0, birds: [] } },
  ],
  [
    "platform/example-numbers",
    "numbers that add up",
    [...twoBirds, "nest"],
    { completed_requests: 2, succeeded_requests: 1, failed_requests: 1 },
  ],
  ["platform/example-times", "two equal times", [...twoBirds, "nest"], { created_at: early, updated_at: early }],
  [
    "platform/example-references",
    "an id that an example shows",
    [...twoBirds, "nest"],
    [{ id: "ag_1" }, { agent_id: "ag_1" }],
  ],
  ["platform/no-untyped-schema", "a value of any type", [...wren, "nest"], { description: "Its home." }],
  [
    "platform/named-object",
    "an item with a name",
    [...wren, "chicks"],
    { type: "array", description: "Its young.", items: { $ref: "#/components/schemas/Bird" } },
  ],
  [
    "platform/description-required",
    "a reference to a schema with a description",
    [...wren, "friend"],
    { $ref: "#/components/schemas/Bird" },
  ],
  [
    "platform/complete-default",
    "a default with all members that have a default",
    [...wren, "songs"],
    {
      type: "array",
      description: "Its melody.",
      default: [{ song: "none" }],
      items: { $ref: "#/components/schemas/BirdCreate" },
    },
  ],
  [
    "platform/distinct-parameters",
    "a parameter with another name",
    [...operation, "parameters"],
    [page, { ...page, name: "page.size" }],
  ],
  [
    "platform/int64-format",
    "a duration with a format, and a count without",
    [...wren, "flight_ms"],
    { type: "integer", format: "int64", description: "Time in the air." },
  ],
  ["platform/null-last", "null last", [...wren, "song"], { type: ["string", "null"], description: "Its melody." }],
  [
    "platform/date-time-format",
    "a time in seconds",
    [...wren, "hatched_at"],
    { type: "integer", description: "Seconds since 1970." },
  ],
  [
    "platform/property-casing",
    "snake_case",
    [...wren, "wing_span"],
    { type: "number", description: "In centimeters." },
    "birds",
  ],
  ["platform/discriminated-union", "a longer description", [...schemas, "Bird", "description"], "A wren, at least."],
  [
    "platform/open-set-described",
    "an open set",
    [...wren, "song"],
    text("A `trill`. Other sounds may be added.", { "x-extensible-enum": ["trill"] }),
  ],
  [
    "platform/secret-write-only",
    "a secret that is write-only",
    [...wren, "nest_password"],
    text("Opens the nest.", { writeOnly: true }),
  ],
  [
    "platform/exact-keyword",
    "an enum with two values",
    [...wren, "song"],
    text("Its melody.", { enum: ["trill", "tweet"] }),
  ],
  ["rule/operation-id-form", "three nouns", [...operation, "operationId"], "garden.trees.birds.list"],
  ["rule/summary-form", "a summary with a comma", [...operation, "summary"], "List birds, newest first"],
  [
    "rule/description-form",
    "a description that starts with code",
    [...operation, "description"],
    "`page` selects the birds.",
  ],
  ["rule/noun-first", "a boolean with True if", [...wren, "caged"], { type: "boolean", description: "True if it is." }],
  [
    "rule/code-in-sentence",
    "a sentence after the code",
    [...unauthorized, "description"],
    "The key is missing (`UNAUTHENTICATED`). `keys` has one.",
  ],
  ["rule/schema-name-form", "a schema in PascalCase", [...schemas, "SmallWren"], text("It is tiny.")],
  ["rule/parameter-name-form", "a parameter in PascalCase", ["components", "parameters"], { PageNumber: page }],
  [
    "rule/response-name-form",
    "a response in PascalCase",
    ["components", "responses", "NotFound"],
    { description: "None." },
  ],
  [
    "rule/header-name-form",
    "a header in PascalCase",
    ["components", "headers"],
    { RequestId: { description: "Identifies it.", schema: { type: "string" } } },
  ],
  ["rule/example-name-form", "an example in camelCase", ["components", "examples"], { oldWren: song.song }],
];

/** The same for flows. */
const allowedInFlows: Violation[] = [
  ["platform/flow-name", "a summary of the workflow", ["workflows", "0", "summary"], "It counts."],
  ["platform/flow-operation", "no optional parameter", [...first, "parameters"], []],
  ["platform/flow-expression", "an input", [...payload, "song"], "{$inputs.apiKey} and $5"],
  ["platform/flow-status", "another success", [...first, "successCriteria", "0", "condition"], "$statusCode == 204"],
  ["rule/flow-title-form", "a title with a number", ["info", "title"], "Name 2 birds"],
  ["rule/flow-goal-form", "another goal", ["info", "summary"], "Count the birds, and name one."],
  ["rule/step-title-form", "another title", [...first, "x-title"], "Count all birds"],
  [
    "rule/step-description-form",
    "a description of two sentences",
    [...first, "description"],
    "Look at it. `count` is a number.",
  ],
];

/** Returns the cases, each with the file in which the linter finds it. */
function toCases(
  name: string,
  edits: readonly [...Violation, folder?: string][],
  valid: "valid.yaml" | "valid-flow.yaml",
) {
  return edits.map(([rule, title, path, value, folder], index) => {
    const file = valid === "valid-flow.yaml" ? `${name}-${index}/${valid}` : `${name}-${index}.yaml`;
    return {
      rule,
      name: title,
      path,
      value,
      valid,
      file: folder ? `${name}-${index}/openapi/${folder}/paths.yaml` : file,
    };
  });
}

const cases = [
  ...toCases("case", [...violations, ...areaViolations], "valid.yaml"),
  ...toCases("flow", flowViolations, "valid-flow.yaml"),
];
const harmless = [
  ...toCases("allowed", allowed, "valid.yaml"),
  ...toCases("allowed-flow", allowedInFlows, "valid-flow.yaml"),
];
/** The other rules that a case cannot but violate, by its name. */
const CONSEQUENCES: Record<string, readonly string[]> = {
  "items that are not an array": ["platform/example-numbers"],
  "items that are missing": ["platform/example-numbers"],
  "a page with another name": ["no-unresolved-refs", "platform/pagination-valid"],
  "a body with another name": ["no-invalid-media-type-examples"],
  "a path parameter in an operation": ["path-parameters-defined", "platform/operation-errors"],
  "an error in plain JSON": ["operation-4xx-problem-details-rfc7807", "platform/example-required"],
  "an error that is not a Problem": ["no-invalid-media-type-examples", "no-required-schema-properties-undefined"],
  "an error without a code": ["platform/error-advice"],
  "a code that no example has": ["platform/error-advice"],
  "a code after its sentence": ["platform/error-advice"],
  "200 without a body": ["platform/pagination-valid"],
  "events without a schema": ["platform/stream-extension-valid"],
  "an event without data": ["no-required-schema-properties-undefined"],
  "a path that identifies nothing": [
    "path-parameters-defined",
    "platform/operation-errors",
    "platform/pagination-valid",
    "platform/path-parameters-at-path",
  ],
  "an object without properties": ["platform/named-object"],
  "a value of a map without a name": ["no-illogical-composition-keywords"],
  "a reference without a target": ["platform/pagination-valid", "platform/schema-name-suffix"],
  "an output of an unknown step": ["outputs-defined"],
  "a condition on an unknown step": ["outputs-defined"],
};
/** Rules that the valid document violates because it is not in the folder of its area, and one about what an edit leaves over. */
const INCIDENTAL = ["platform/operation-errors", "platform/tag-matches-folder"];
const LEFT_OVER = "no-unused-components";

/** The documents without violations, and where the linter finds them. A flow names its API by a relative path. */
const VALID = { "valid.yaml": "valid.yaml", "valid-flow.yaml": "flow/valid-flow.yaml" };
const NAMES = ["valid.yaml", "valid-flow.yaml"] as const;

/** The reports by file, each with the rule and its message. The linter runs once for all cases. */
const reported = new Map<string, string[]>();

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "platform-rules-"));
  const fixture = (name: string) => readFile(new URL(name, import.meta.url), "utf8");
  const texts = { "valid.yaml": await fixture("valid.yaml"), "valid-flow.yaml": await fixture("valid-flow.yaml") };
  await mkdir(join(folder, "flow"));
  for (const name of NAMES) await writeFile(join(folder, VALID[name]), texts[name]);
  await writeFile(join(folder, "garden.yaml"), await fixture("garden.yaml"));
  for (const { path, value, valid, file } of [...cases, ...harmless]) {
    const document = parseDocument(texts[valid]);
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value));
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), document.toString());
  }
  const files = [...Object.values(VALID), ...[...cases, ...harmless].map(({ file }) => file)].map((file) =>
    join(folder, file),
  );
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  const options = ["--config", "redocly.yaml", "--format", "github-actions", "--max-problems", "1000"];
  const run = promisify(execFile)(process.execPath, ["--import", "tsx", cli, "lint", ...files, ...options], {
    env: { ...process.env, REDOCLY_TELEMETRY: "off" },
    maxBuffer: 1e7,
  });
  // The linter exits with 1, so the output is in the error.
  const { stdout } = await run.catch((error) => error);
  for (const [, rule, file, message] of (stdout as string).matchAll(
    /^::\w+ title=([^,]+),file=.*?platform-rules-\w+\/([^,]+),.*?::(.*)$/gm,
  ))
    reported.set(file!, [...(reported.get(file!) ?? []), `${rule}: ${decodeURIComponent(message!)}`]);
  await rm(folder, { recursive: true });
});

/** The rules that are reported for a file. */
const readRules = (file: string): string[] => {
  const rules = (reported.get(file) ?? []).map((text) => defined(text.split(": ")[0]));
  return [...new Set(rules)].filter((rule) => rule !== LEFT_OVER);
};

test.each(NAMES)("%s violates no rule", (name) => {
  expect(reported.get(VALID[name])).toBeUndefined();
});

test.each(cases)("$rule reports $name, and no other rule does", ({ rule, name, file }) => {
  const others = [...(CONSEQUENCES[name] ?? []), ...(file.includes("/openapi/") ? INCIDENTAL : [])];
  expect(readRules(file)).toContain(rule);
  expect(readRules(file).filter((other) => other !== rule && !others.includes(other))).toEqual([]);
});

test.each(harmless)("$rule allows $name, and so do all others", ({ file }) => {
  const rules = readRules(file);
  expect(file.includes("/openapi/") ? rules.filter((rule) => !INCIDENTAL.includes(rule)) : rules).toEqual([]);
});

test("each of our rules has a case and a harmless one", () => {
  const config = parse(readFileSync("redocly.yaml", "utf8"));
  const ours = Object.keys({ ...config.oas3_1Rules, ...config.arazzo1Rules }).filter((rule) =>
    /^(platform|rule)\//.test(rule),
  );
  expect(ours.length).toBeGreaterThan(40);
  for (const table of [cases, harmless])
    expect(ours.filter((rule) => !table.some((row) => row.rule === rule))).toEqual([]);
});

test("each message of our rules has a case", () => {
  const kinds = listKinds(listFiles("openapi/rules"), valuesOf("message"));
  expect(withoutRow(kinds, [...reported.values()].flat())).toEqual([]);
});
