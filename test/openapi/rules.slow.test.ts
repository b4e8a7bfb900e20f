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

/**
 * By rule: what an edit of a valid document leads to, a path, and its new value, without which it is deleted. A rule that concerns
 * the documents of an area finds the edit in the folder of one.
 */
type Edits = Readonly<Record<string, readonly [name: string, path: string[], value?: unknown, folder?: string][]>>;

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
const birdCreate = { $ref: "#/components/schemas/BirdCreate" };
const quietBird = { schema: birdCreate, examples: { newBird: { summary: "A quiet one", value: { song: "none" } } } };
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

const text = (description: string, other: object = {}) => ({ type: "string", description, ...other });

/** Objects in examples that contradict themselves or the other examples. */
const contradictions: Readonly<Record<string, readonly unknown[]>> = {
  "platform/example-numbers": [
    { completed_requests: 2, succeeded_requests: 1, failed_requests: 0 },
    { prompt_tokens: 2, completion_tokens: 3, connector_tokens: null, total_tokens: 6 },
    { start_time: early, end_time: late, duration_ns: 1_500_000_001 },
    { start_time: early, end_time: late, total_duration_ms: 1_499 },
    { worker_count: 2, workers: [{ is_active: true }] },
    { active_worker_count: 1, workers: [{ is_active: false }] },
    { document_count: 3, deployment: { indexes: [{ document_count: 2 }] } },
    { document_count: 3, index_metrics: [{ document_count: 4 }] },
    { total_requests: 1, completed_requests: 2, succeeded_requests: 2, failed_requests: 0 },
    { active_worker_count: 2, worker_count: 1 },
    { available_replicas: 2, ready_replicas: 1 },
    { last_run_chunks_count: 2, total_chunks_count: 1 },
    { version: 2, latestVersion: 1 },
    { min: 2, max: 1 },
  ],
  "platform/example-times": [
    { created_at: late, updated_at: early },
    { created_at: 1772442000, started_at: 1772441999 },
    { started_at: late, completed_at: early },
    { start_time: late, end_time: early },
    { createdAt: late, versionCreatedAt: early },
    { events: [{ event_time: late }, { event_time: early }] },
    { recent_executions: [{ scheduled_at: late }, { scheduled_at: early }] },
  ],
  "platform/example-references": [
    { agent_id: "ag_1" },
    { conversation_ids: ["conv_1"] },
    { tool_call_id: "tc_1", result: "06:12" },
  ],
};

const contradict = (rule: string): Edits[string] =>
  defined(contradictions[rule]).map((value) => [JSON.stringify(value), [...twoBirds, "nest"], value]);

const violations: Edits = {
  "platform/operation-errors": [["no 503", [...operation, "responses", "503"]]],
  "platform/pagination-valid": [
    ["a page parameter that is missing", [...operation, "x-pagination", "parameter"], "leaf"],
    ["items that are missing", [...operation, "x-pagination", "items"], "/nests"],
    ["items that are not an array", [...operation, "x-pagination", "items"], "/count"],
  ],
  "platform/transition-valid": [
    ["an unknown resource", [...operation, "x-transition"], [{ resource: "Fish" }]],
    ["an unknown field", [...operation, "x-transition", "0", "to"], { mood: "good" }],
    ["an unknown thing that is deleted", [...operation, "x-transition", "0", "deletes"], "Fish"],
    ["no first state", [...operation, "x-transition"], [{ resource: "Wren", creates: "Wren" }]],
    ["an unknown field of a move", [...schemas, "Wren", "x-transition", "0", "to"], { mood: 1 }],
  ],
  struct: [
    ["a move without a condition", [...schemas, "Wren", "x-transition", "0", "condition"]],
    ["an unknown form of pagination", [...operation, "x-pagination", "form"], "scroll"],
    ["no number of the first page", [...operation, "x-pagination", "first"]],
    ["an unknown key of a transition", [...operation, "x-transition", "0", "after"], {}],
    ["known values that are not a list", [...wren, "song"], text("Its melody.", { "x-extensible-enum": "a" })],
    ["an invalid item schema", [...schemas, "SilenceEvent", "properties", "data", "type"], "bird"],
    ["a stream without a list of its failures", [...listening, "x-stream"], { ends: ["silence"] }],
  ],
  "platform/schema-name-suffix": [
    ["a page with another name", [...json, "schema", "$ref"], "#/components/schemas/Birds"],
    ["a body with another name", [...newBird, "schema", "$ref"], "#/components/schemas/BirdPage"],
  ],
  "platform/path-parameters-at-path": [
    ["a path parameter in an operation", [...operation, "parameters", "0", "in"], "path"],
  ],
  "platform/readable-reference": [["an escaped path", [...operation, "responses", "503", "$ref"], escaped]],
  "platform/problem-response": [
    ["an error without a request id", [...unauthorized, "headers"], {}],
    ["an error without a code", [...unauthorized, "description"], "The key is missing."],
    [
      "a code that no example has",
      [...unauthorized, "description"],
      "The key is missing (`UNAUTHENTICATED`) or has expired (`KEY_EXPIRED`).",
    ],
    [
      "an example with a code that the description does not name",
      [...unauthorized, "content", "application/problem+json", "examples", "unauthorized", "value", "code"],
      "KEY_EXPIRED",
    ],
    ["an error in plain JSON", [...unauthorized, "content"], { "application/json": {} }],
    ["an error that is not a Problem", [...schemas, "Problem", "properties", "code"]],
    ["a 429 that does not say when to try again", [...unauthorized, "headers", "Retry-After"]],
    ["a 422 without errors", [...unprocessable, "required"]],
    ["a 422 with no errors", [...unprocessable, "properties", "errors", "minItems"]],
  ],
  "platform/error-advice": [
    ["a code without advice", [...unauthorized, "x-advice"]],
    ["two codes with the same advice", [...unauthorized, "x-advice", "UNAUTHENTICATED"], "Correct the parameter."],
    ["the advice of a general error", ["x-errors", "NOT_FOUND", "advice"], "Send a key."],
    [
      "advice for a code that the response does not have",
      [...unauthorized, "x-advice", "KEY_EXPIRED"],
      "Renew the key.",
    ],
    ["a code whose explanation is missing", [...unauthorized, "description"], "Without a key: `UNAUTHENTICATED`."],
    [
      "an explanation that names another code",
      [...unauthorized, "x-explanation"],
      { UNAUTHENTICATED: "The key is missing, unlike with WF_1100." },
    ],
    ["an explanation without advice", [...unauthorized, "x-explanation"], { KEY_EXPIRED: "The key has expired." }],
    [
      "a general error whose description names another code",
      ["x-errors", "NOT_FOUND", "description"],
      "Not `WF_1100`: the path does not exist.",
    ],
  ],
  "platform/error-fits-operation": [
    ["an error about a body that is not there", wrong("description"), "The body is wrong (`VALIDATION_ERROR`)."],
    ["an error about no parameter", wrong("description"), "A parameter is wrong (`VALIDATION_ERROR`)."],
    ["an error about no cursor", wrong("description"), "The cursor is wrong (`VALIDATION_ERROR`)."],
    [
      "an example with another body",
      wrong("content", "application/problem+json", "examples", "unprocessable", "value", "errors"),
      ["/body/song"],
    ],
    [
      "an example with another parameter",
      wrong("content", "application/problem+json", "examples", "unprocessable", "value", "errors"),
      ["/query/song"],
    ],
  ],
  "platform/body-required": [
    ["a body that may be missing", [...creation, "requestBody", "required"], false],
    ["a required body that may be null", [...newBird, "schema"], { oneOf: [birdCreate, { type: "null" }] }],
  ],
  "platform/body-matches-status": [
    ["200 without a body", [...response, "content"]],
    [
      "204 with a body",
      [...creation, "responses", "204", "content"],
      { "application/json": { schema: { type: "string" }, examples: song } },
    ],
  ],
  "platform/event-stream-schema": [
    ["events without a schema", [...stream, "x-itemSchema"]],
    ["a stream that is not text", [...stream, "schema"], { type: ["string", "null"] }],
    ["events that are not in a stream", [...json, "x-itemSchema"], { type: "string" }],
    [
      "an event without data",
      [...schemas, "SilenceEvent", "properties"],
      { event: text("Always `silence`.", { const: "silence" }) },
    ],
  ],
  "platform/stream-extension-valid": [
    ["x-stream without a stream", [...operation, "x-stream"], { ends: [], failures: [] }],
    ["an unknown last event", [...listening, "x-stream", "ends"], ["done"]],
    ["a failure that is no end", [...listening, "x-stream", "failures"], ["error"]],
  ],
  "platform/example-required": [
    ["a response without an example", [...json, "examples"], {}],
    ["a parameter without an example", [...operation, "parameters", "0", "example"]],
    ["an example without a summary", [...json, "examples", "twoBirds", "summary"]],
  ],
  "platform/example-numbers": [
    ["a total that is less than the items", [...twoBirds, "count"], 1],
    ["a total that is more than the items", [...twoBirds, "count"], 3],
    ...contradict("platform/example-numbers"),
  ],
  "platform/example-references": [
    ["a path that identifies nothing", [...operation, "parameters", "0"], unknownAgent],
    ...contradict("platform/example-references"),
  ],
  "platform/no-untyped-schema": [
    ["an object without properties", [...wren, "nest"], { type: "object", description: "Its home." }],
    ["an array without items", [...wren, "eggs"], { type: "array", description: "All its eggs, in order." }],
  ],
  "platform/named-object": [
    [
      "a property that is an object without a name",
      [...wren, "nest"],
      { type: "object", description: "Its home.", properties: {} },
    ],
    [
      "a map without a name",
      [...wren, "eggs"],
      { type: ["object", "null"], description: "Sizes by color.", additionalProperties: { type: "number" } },
    ],
    [
      "an item without a name",
      [...wren, "eggs"],
      { type: "array", description: "All its eggs, in order.", items: { properties: {} } },
    ],
    [
      "a value of a map without a name",
      [...schemas, "Nests"],
      {
        type: "object",
        description: "By tree.",
        additionalProperties: { allOf: [{ $ref: "#/components/schemas/Wren" }] },
      },
    ],
    [
      "a variant without a name",
      [...wren, "nest"],
      { description: "Its home.", oneOf: [{ type: "object", properties: {} }, { type: "null" }] },
    ],
    ["a body without a name", [...newBird, "schema"], { type: "object", properties: { song: text("Its melody.") } }],
  ],
  "platform/named-variant": [
    [
      "two variants of the same type without titles",
      [...wren, "song"],
      { description: "Its melody.", oneOf: ["string", "integer"].map((type) => ({ type: "array", items: { type } })) },
    ],
    [
      "a variant without a type",
      [...wren, "song"],
      { description: "Its melody.", anyOf: [{ minimum: 1 }, { type: "string" }] },
    ],
    [
      "a variant with a number",
      [...wren, "song"],
      { description: "Its melody.", oneOf: [{ type: "string", title: "Variant 1" }, { type: "integer" }] },
    ],
  ],
  "platform/description-required": [
    ["no description", [...wren, "song"], { type: "string" }],
    ["a constant without a description", [...wren, "kind", "description"]],
    [
      "a reference to a schema without a description",
      [...wren, "song"],
      { $ref: "#/components/schemas/UnprocessableProblem/allOf/1" },
    ],
    ["a description that repeats the name", [...wren, "song"], text("The song.")],
    [
      "a description that repeats the names of the property and its schema",
      [...wren, "song"],
      text("Songs of the wren."),
    ],
    [
      "a description of a body that repeats the summary",
      [...creation, "requestBody", "description"],
      "The bird to add.",
    ],
    ["a description that repeats the summary", [...operation, "description"], "List the birds."],
  ],
  "platform/open-set-described": [
    [
      "a known value that the description does not name",
      [...wren, "song"],
      text("A `trill` or another sound.", { "x-extensible-enum": ["trill", "tweet"] }),
    ],
    ["an open set that sounds closed", [...wren, "song"], text("Known: `trill`.", { "x-extensible-enum": ["trill"] })],
  ],
  "platform/secret-write-only": [
    ["a secret by its name", [...wren, "nest_password"], text("Opens the nest.")],
    ["a secret by its description", [...wren, "song"], text("Its secret song. It is never returned.")],
  ],
  "platform/exact-keyword": [
    ["an enum with one value", [...wren, "song"], text("Its melody.", { enum: ["trill"] })],
    ["a constant in words only", [...wren, "song"], text("Always `x`.")],
    [
      "32 bits without a format",
      [...wren, "eggs"],
      { type: "integer", maximum: 2147483647, description: "Number laid." },
    ],
  ],
  "platform/complete-default": [
    [
      "a default without a member that has a default",
      [...wren, "songs"],
      {
        type: "array",
        description: "Its melody.",
        default: [{}],
        items: { $ref: "#/components/schemas/BirdCreate" },
      },
    ],
  ],
  "platform/distinct-parameters": [
    ["two parameters with the same name in camelCase", [...operation, "parameters"], [page, { ...page, name: "Page" }]],
  ],
  "platform/int64-format": [
    [
      "a duration without a format",
      [...wren, "flight_ms"],
      { type: ["integer", "null"], description: "Time in the air." },
    ],
    [
      "a size without a format",
      [...wren, "size"],
      { type: "integer", description: "Length of the recording in bytes." },
    ],
  ],
  "platform/null-last": [["null first", [...wren, "song"], { type: ["null", "string"], description: "Its melody." }]],
  "platform/date-time-format": [["a time without a format", [...wren, "hatched_at"], text("When it came.")]],
  "platform/discriminated-union": [
    ["a discriminator that is not required", [...schemas, "Wren", "required"], ["state"]],
    ["a variant that is not mapped", [...schemas, "Bird", "discriminator", "mapping"], {}],
    [
      "an open union without a variant for other kinds",
      [...schemas, "Bird", "description"],
      "A wren or a robin. Other kinds may be added.",
    ],
  ],
  "rule/operation-id-form": [["an operationId without a noun", [...operation, "operationId"], "list"]],
  "rule/summary-form": [["a summary with a period", [...operation, "summary"], "List birds."]],
  "rule/description-form": [["a description that is not a sentence", [...operation, "description"], "all the birds"]],
  "rule/noun-first": [
    ["a boolean with Whether", [...wren, "caged"], { type: "boolean", description: "Whether it is." }],
    ["a response with What", [...response, "description"], "What was found."],
  ],
  "rule/code-in-sentence": [
    ["a code after its sentence", [...unauthorized, "description"], "The key is missing. `UNAUTHENTICATED`."],
  ],
  "rule/schema-name-form": [["a schema in snake_case", [...schemas, "small_wren"], text("It is tiny.")]],
  "rule/parameter-name-form": [
    ["a parameter in snake_case", ["components", "parameters"], { page_size: { ...page, name: "page_size" } }],
  ],
  "rule/response-name-form": [
    ["a response in camelCase", ["components", "responses", "notFound"], { description: "None." }],
  ],
  "rule/header-name-form": [
    [
      "a header in lowercase",
      ["components", "headers"],
      { requestId: { description: "Identifies it.", schema: { type: "string" } } },
    ],
  ],
  "rule/example-name-form": [["an example in PascalCase", ["components", "examples"], { OldWren: song.song }]],
  "no-invalid-media-type-examples": [["an invalid example", [...json, "examples", "twoBirds", "value"], 2]],
  "no-unresolved-refs": [["a reference without a target", [...json, "schema", "$ref"], "#/components/schemas/Bat"]],
  "operation-operationId-unique": [["two operations with one name", [...operation, "operationId"], "birds.count"]],
  "platform/example-times": contradict("platform/example-times"),
};

/** Violations of rules that depend on the folder of the area. Their documents are in such a folder. */
const areaViolations: Edits = {
  "platform/operation-errors": [
    [
      "an error that the bundle adds",
      [...operation, "responses", "401"],
      { $ref: "#/components/responses/Unauthorized" },
      "birds",
    ],
  ],
  "platform/tag-matches-folder": [["the tag of another area", [...operation, "tags"], ["birds"], "fish"]],
  "platform/property-casing": [
    ["camelCase", [...wren, "wingSpan"], { type: "number", description: "In centimeters." }, "birds"],
    ["snake_case under /v2", [...wren, "wing_span"], { type: "number", description: "In centimeters." }, "skills"],
  ],
};

const steps = ["workflows", "0", "steps"];
const [first, second] = [
  [...steps, "0"],
  [...steps, "1"],
];
const payload = [...second, "requestBody", "payload"];

/** Violations of the rules for flows, in copies of valid-flow.yaml. */
const flowViolations: Edits = {
  "platform/flow-name": [
    ["a workflow with another name than its file", ["workflows", "0", "workflowId"], "fish"],
    ["a second workflow", ["workflows", "1"], { workflowId: "fish", steps: [] }],
  ],
  "platform/flow-operation": [
    ["an unknown path", [...first, "operationPath"], "{$sourceDescriptions.platform.url}#/paths/~1v1~1fish/get"],
    ["an unknown method", [...first, "operationPath"], "{$sourceDescriptions.platform.url}#/paths/~1v1~1birds/put"],
    ["an unknown source", [...first, "operationPath"], "{$sourceDescriptions.garden.url}#/paths/~1v1~1birds/get"],
    ["an unknown parameter", [...first, "parameters", "0", "name"], "leaf"],
    ["a parameter in the wrong place", [...first, "parameters", "0", "in"], "header"],
    ["a required parameter that is missing", [...second, "parameters"], []],
    ["a body that the operation does not have", [...first, "requestBody"], { payload: 1 }],
    ["a required body that is missing", [...second, "requestBody"]],
  ],
  "platform/flow-expression": [
    ["an unknown form", [...payload, "song"], "$response.song"],
    ["an unknown form in a text", [...payload, "song"], "Sing {$step.count.outputs.count}"],
    ["an unknown input", [...payload, "song"], "$inputs.song"],
    ["an output of the step itself", [...payload, "song"], "$steps.name.outputs.named"],
    ["an output of an unknown step", [...payload, "song"], "$steps.hatch.outputs.count"],
    ["an output that is a constant", [...first, "outputs", "count"], "2"],
    [
      "a condition on an unknown step",
      [...second, "successCriteria", "1", "condition"],
      "$response.body#/name == $steps.hatch.outputs.count",
    ],
    ["a retry on an unknown form", [...second, "onFailure", "0", "criteria", "0", "condition"], "$status == 200"],
  ],
  "outputs-defined": [["an unknown output", [...payload, "song"], "$steps.count.outputs.song"]],
  "platform/flow-status": [["a step that accepts any status", [...first, "successCriteria", "0"]]],
  "rule/flow-title-form": [["a title with a period", ["info", "title"], "Name a bird."]],
  "rule/flow-goal-form": [
    ["a goal of two sentences", ["info", "summary"], "Count the birds. Name one."],
    ["no goal", ["info", "summary"]],
  ],
  "rule/step-title-form": [["a step without a title", [...first, "x-title"]]],
  "rule/step-description-form": [["a step without a description", [...first, "description"]]],
  "no-criteria-xpath": [
    ["a criterion in XPath", [...first, "successCriteria", "1"], { condition: "//a", type: "xpath" }],
  ],
};

/** For each rule a change that it allows, although it is similar to a violation. */
const allowed: Edits = {
  "platform/operation-errors": [
    ["another error", [...operation, "responses", "403"], { $ref: "#/components/responses/Unauthorized" }],
  ],
  "platform/pagination-valid": [["no total", [...operation, "x-pagination", "total"]]],
  "platform/transition-valid": [["another known field", [...operation, "x-transition", "0", "to"], { kind: "wren" }]],
  "platform/tag-matches-folder": [["the tag of the area", [...operation, "tags"], ["birds"], "birds"]],
  "platform/schema-name-suffix": [
    ["an operation that neither creates nor updates", [...creation, "operationId"], "birds.move"],
  ],
  "platform/path-parameters-at-path": [
    ["a parameter in a header", [...operation, "parameters", "1"], { ...page, name: "X-Page", in: "header" }],
  ],
  "platform/readable-reference": [
    ["another reference", [...operation, "responses", "500", "$ref"], "#/components/responses/Unprocessable"],
  ],
  "platform/problem-response": [
    ["another text", [...unauthorized, "description"], "Send another key (`UNAUTHENTICATED`)."],
  ],
  "platform/error-advice": [
    [
      "an explanation besides the description",
      [...unauthorized, "x-explanation"],
      { UNAUTHENTICATED: "The request has no key." },
    ],
    ["other advice", [...unauthorized, "x-advice", "UNAUTHENTICATED"], "Ask for a key."],
  ],
  "platform/error-fits-operation": [
    ["a success that speaks of a body", [...listening, "responses", "200", "description"], "Songs without a body."],
  ],
  "platform/body-required": [
    [
      "a body that may be omitted",
      [...creation, "requestBody"],
      { description: "Its temper. Omit it to add a wren.", content: { "application/json": quietBird } },
    ],
  ],
  "platform/body-matches-status": [
    [
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
  ],
  "platform/event-stream-schema": [["a description of the stream", [...stream, "schema", "description"], "All songs."]],
  "platform/stream-extension-valid": [
    ["a stream that never ends by itself", [...listening, "x-stream", "ends"], []],
    ["an end that is a failure", [...listening, "x-stream", "failures"], ["silence"]],
  ],
  "platform/example-required": [
    ["a second example", [...json, "examples", "noBirds"], { summary: "None", value: { count: 0, birds: [] } }],
  ],
  "platform/example-numbers": [
    [
      "numbers that add up",
      [...twoBirds, "nest"],
      { completed_requests: 2, succeeded_requests: 1, failed_requests: 1 },
    ],
  ],
  "platform/example-times": [["two equal times", [...twoBirds, "nest"], { created_at: early, updated_at: early }]],
  "platform/example-references": [
    ["an id that an example shows", [...twoBirds, "nest"], [{ id: "ag_1" }, { agent_id: "ag_1" }]],
  ],
  "platform/no-untyped-schema": [["a value of any type", [...wren, "nest"], { description: "Its home." }]],
  "platform/named-object": [
    [
      "an item with a name",
      [...wren, "chicks"],
      { type: "array", description: "Its young.", items: { $ref: "#/components/schemas/Bird" } },
    ],
  ],
  "platform/named-variant": [
    [
      "variants whose types tell them apart, and one with a title",
      [...wren, "song"],
      {
        description: "Its melody.",
        oneOf: [
          { type: "string" },
          { type: "array", items: { type: "string" } },
          { title: "Speeds", type: "array", items: { type: "number" } },
        ],
      },
    ],
  ],
  "platform/description-required": [
    ["a reference to a schema with a description", [...wren, "friend"], { $ref: "#/components/schemas/Bird" }],
  ],
  "platform/complete-default": [
    [
      "a default with all members that have a default",
      [...wren, "songs"],
      {
        type: "array",
        description: "Its melody.",
        default: [{ song: "none" }],
        items: { $ref: "#/components/schemas/BirdCreate" },
      },
    ],
  ],
  "platform/distinct-parameters": [
    ["a parameter with another name", [...operation, "parameters"], [page, { ...page, name: "page.size" }]],
  ],
  "platform/int64-format": [
    [
      "a duration with a format, and a count without",
      [...wren, "flight_ms"],
      { type: "integer", format: "int64", description: "Time in the air." },
    ],
  ],
  "platform/null-last": [["null last", [...wren, "song"], { type: ["string", "null"], description: "Its melody." }]],
  "platform/date-time-format": [
    ["a time in seconds", [...wren, "hatched_at"], { type: "integer", description: "Seconds since 1970." }],
  ],
  "platform/property-casing": [
    ["snake_case", [...wren, "wing_span"], { type: "number", description: "In centimeters." }, "birds"],
  ],
  "platform/discriminated-union": [["a longer description", [...schemas, "Bird", "description"], "A wren, at least."]],
  "platform/open-set-described": [
    [
      "an open set",
      [...wren, "song"],
      text("A `trill`. Other sounds may be added.", { "x-extensible-enum": ["trill"] }),
    ],
  ],
  "platform/secret-write-only": [
    ["a secret that is write-only", [...wren, "nest_password"], text("Opens the nest.", { writeOnly: true })],
  ],
  "platform/exact-keyword": [
    ["an enum with two values", [...wren, "song"], text("Its melody.", { enum: ["trill", "tweet"] })],
  ],
  "rule/operation-id-form": [["three nouns", [...operation, "operationId"], "garden.trees.birds.list"]],
  "rule/summary-form": [["a summary with a comma", [...operation, "summary"], "List birds, newest first"]],
  "rule/description-form": [
    ["a description that starts with code", [...operation, "description"], "`page` selects the birds."],
  ],
  "rule/noun-first": [
    ["a boolean with True if", [...wren, "caged"], { type: "boolean", description: "True if it is." }],
  ],
  "rule/code-in-sentence": [
    [
      "a sentence after the code",
      [...unauthorized, "description"],
      "The key is missing (`UNAUTHENTICATED`). `keys` has one.",
    ],
  ],
  "rule/schema-name-form": [["a schema in PascalCase", [...schemas, "SmallWren"], text("It is tiny.")]],
  "rule/parameter-name-form": [["a parameter in PascalCase", ["components", "parameters"], { PageNumber: page }]],
  "rule/response-name-form": [
    ["a response in PascalCase", ["components", "responses", "NotFound"], { description: "None." }],
  ],
  "rule/header-name-form": [
    [
      "a header in PascalCase",
      ["components", "headers"],
      { RequestId: { description: "Identifies it.", schema: { type: "string" } } },
    ],
  ],
  "rule/example-name-form": [["an example in camelCase", ["components", "examples"], { oldWren: song.song }]],
};

/** The same for flows. */
const allowedInFlows: Edits = {
  "platform/flow-name": [["a summary of the workflow", ["workflows", "0", "summary"], "It counts."]],
  "platform/flow-operation": [["no optional parameter", [...first, "parameters"], []]],
  "platform/flow-expression": [["an input", [...payload, "song"], "{$inputs.apiKey} and $5"]],
  "platform/flow-status": [["another success", [...first, "successCriteria", "0", "condition"], "$statusCode == 204"]],
  "rule/flow-title-form": [["a title with a number", ["info", "title"], "Name 2 birds"]],
  "rule/flow-goal-form": [["another goal", ["info", "summary"], "Count the birds, and name one."]],
  "rule/step-title-form": [["another title", [...first, "x-title"], "Count all birds"]],
  "rule/step-description-form": [
    ["a description of two sentences", [...first, "description"], "Look at it. `count` is a number."],
  ],
};

/** Returns the cases, each with the file in which the linter finds it. */
function toCases(name: string, edits: Edits, valid: "valid.yaml" | "valid-flow.yaml") {
  const all = Object.entries(edits).flatMap(([rule, list]) => list.map((edit) => [rule, ...edit] as const));
  return all.map(([rule, title, path, value, folder], index) => {
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
  ...toCases("case", violations, "valid.yaml"),
  ...toCases("area", areaViolations, "valid.yaml"),
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
