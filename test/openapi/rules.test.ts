import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { parseDocument } from "yaml";
import plugin from "../../openapi/rules/plugin.ts";

/** A rule, what is wrong, and how to spoil the sound document for it: a place, and what to put there, if anything. */
type Fault = [rule: string, what: string, place: string[], value?: unknown];

const operation = ["paths", "/v1/birds", "get"];
const answer = [...operation, "responses", "200"];
const json = [...answer, "content", "application/json"];
const refusal = ["components", "responses", "Refused"];
const schemas = ["components", "schemas"];
const wren = [...schemas, "Wren", "properties"];
const stream = [...answer, "content", "text/event-stream"];
const escaped = "#/paths/~1v1~1birds/get/responses/401";
const song = { song: { summary: "A song", value: "data: 1\n\n" } };

const faults: Fault[] = [
  ["platform/operation-errors", "no 503", [...operation, "responses", "503"]],
  ["platform/pagination-fits", "a page parameter that is missing", [...operation, "x-pagination", "parameter"], "leaf"],
  ["platform/pagination-fits", "items that are missing", [...operation, "x-pagination", "items"], "/nests"],
  ["platform/pagination-fits", "items that are no array", [...operation, "x-pagination", "items"], "/count"],
  ["platform/transition-fits", "an unknown resource", [...operation, "x-transition"], [{ resource: "Fish" }]],
  ["platform/transition-fits", "an unknown field", [...operation, "x-transition", "0", "to"], { mood: "good" }],
  ["struct", "an unknown form of paging", [...operation, "x-pagination", "form"], "scroll"],
  ["struct", "no number of the first page", [...operation, "x-pagination", "first"]],
  ["struct", "an unknown key of a transition", [...operation, "x-transition", "0", "after"], {}],
  ["struct", "known values that are no list", [...wren, "song", "x-extensible-enum"], "tweet"],
  ["struct", "an item schema that is none", stream, { schema: { type: "string" }, "x-itemSchema": { type: "bird" } }],
  ["platform/body-names", "a page of another name", [...json, "schema", "$ref"], "#/components/schemas/Birds"],
  ["platform/path-parameters-at-path", "a path parameter elsewhere", [...operation, "parameters", "0", "in"], "path"],
  ["platform/readable-reference", "an escaped path", [...operation, "responses", "503", "$ref"], escaped],
  ["platform/problem-answer", "an error without a request id", [...refusal, "headers"], {}],
  ["platform/problem-answer", "an error without a code", [...refusal, "description"], "Refused."],
  ["platform/problem-answer", "an error in plain JSON", [...refusal, "content"], { "application/json": {} }],
  ["platform/problem-answer", "an error that is no problem", [...schemas, "Problem", "properties", "code"]],
  ["platform/body-fits-status", "200 without a body", [...answer, "content"]],
  [
    "platform/body-fits-status",
    "204 with a body",
    [...operation, "responses", "204"],
    { content: { "text/plain": {} } },
  ],
  ["platform/event-stream", "events without a type", stream, { schema: { type: "string" }, examples: song }],
  ["platform/event-stream", "a stream that is no text", stream, { schema: { type: "object" }, examples: song }],
  ["platform/stream-ends", "x-stream without a stream", [...operation, "x-stream"], { ends: ["done"] }],
  ["platform/example-required", "an answer without an example", [...json, "examples"], {}],
  ["platform/example-required", "a parameter without one", [...operation, "parameters", "0", "example"]],
  ["platform/example-required", "an example without a summary", [...json, "examples", "twoBirds", "summary"]],
  ["platform/real-schema", "a bare object", [...wren, "nest"], { type: "object", description: "Where it lives." }],
  ["platform/real-schema", "an array of anything", [...wren, "eggs"], { type: "array", description: "What it laid." }],
  ["platform/described", "no description", [...wren, "song"], { type: "string" }],
  ["platform/described", "a name repeated", [...wren, "song"], { type: "string", description: "The song." }],
  ["platform/null-last", "null first", [...wren, "song"], { type: ["null", "string"], description: "What it sings." }],
  ["platform/time-format", "a bare time", [...wren, "hatched_at"], { type: "string", description: "When it came." }],
  ["platform/discriminated-union", "a discriminator not required", [...schemas, "Wren", "required"], ["state"]],
  ["platform/discriminated-union", "a variant not mapped", [...schemas, "Bird", "discriminator", "mapping"], {}],
  ["rule/operation-id-form", "an operationId without a noun", [...operation, "operationId"], "list"],
  ["rule/summary-form", "a summary with a full stop", [...operation, "summary"], "List birds."],
  ["rule/description-form", "a description that is no sentence", [...operation, "description"], "all the birds"],
  ["rule/schema-name-form", "a schema in snake_case", [...schemas, "small_wren"], { type: "string" }],
  ["no-invalid-media-type-examples", "an example that does not fit", [...json, "examples", "twoBirds", "value"], 2],
  ["no-unresolved-refs", "a reference to nowhere", [...json, "schema", "$ref"], "#/components/schemas/Bat"],
  ["operation-operationId-unique", "two operations of one name", [...operation, "operationId"], "birds.count"],
];

/** Rules that know the area by the folder of the split source see the document there. */
const areaFaults: [...Fault, folder: string][] = [
  ["platform/tag-is-folder", "the tag of another area", [...operation, "tags"], ["birds"], "fish"],
  ["platform/property-casing", "camelCase", [...wren, "wingSpan"], { type: "number" }, "birds"],
  ["platform/property-casing", "snake_case under /v2", [...wren, "wing_span"], { type: "number" }, "skills"],
];

const cases = [...faults, ...areaFaults].map(([rule, what, place, value, folder], index) => ({
  rule,
  what,
  place,
  value,
  file: folder ? `${index}/openapi/${folder}/paths.yaml` : `${index}.yaml`,
}));

/** Names of the broken rules by file. One run of the linter serves all cases. */
const broken = new Map<string, string[]>();

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "platform-rules-"));
  const text = await readFile(new URL("sound.yaml", import.meta.url), "utf8");
  await writeFile(join(folder, "sound.yaml"), text);
  for (const { place, value, file } of cases) {
    const document = parseDocument(text);
    if (value === undefined) document.deleteIn(place);
    else document.setIn(place, document.createNode(value));
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), document.toString());
  }
  const files = ["sound.yaml", ...cases.map(({ file }) => file)].map((file) => join(folder, file));
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  const options = ["--config", "redocly.yaml", "--format", "github-actions", "--max-problems", "1000"];
  const run = promisify(execFile)(process.execPath, ["--import", "tsx", cli, "lint", ...files, ...options], {
    env: { ...process.env, REDOCLY_TELEMETRY: "off" },
    maxBuffer: 1e7,
  });
  // The linter exits with 1, as it should; what it printed is on the error.
  const { stdout } = await run.catch((error) => error);
  for (const [, rule, file] of (stdout as string).matchAll(
    /^::\w+ title=([^,]+),file=.*?platform-rules-\w+\/([^,]+),/gm,
  ))
    broken.set(file!, [...(broken.get(file!) ?? []), rule!]);
  await rm(folder, { recursive: true });
}, 60_000);

test("the sound document breaks no rule", () => {
  expect(broken.get("sound.yaml")).toBeUndefined();
});

test.each(cases)("$rule reports $what", ({ rule, file }) => {
  expect(broken.get(file)).toContain(rule);
});

test("every rule of ours has a case", () => {
  const covered = cases.map(({ rule }) => rule);
  expect(Object.keys(plugin().rules.oas3).filter((rule) => !covered.includes(`platform/${rule}`))).toEqual([]);
});
