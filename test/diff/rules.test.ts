/** The rules of the tool oasdiff, with its levels, and the reason for each that the gate judges differently. */
import { expect, test } from "vitest";
import type { Document } from "../../src/core/document.ts";
import { compare } from "../../src/diff/compare.ts";
import { countEffects } from "../../src/diff/report.ts";

/** Rules with braces are several. For oasdiff, `err` and `warn` are breaks. With a reason, the gate says the opposite. */
type Row = [rules: string, level: "err" | "warn" | "info", old: unknown, current: unknown, reason?: string];

const S = { type: "string" };
const I = { type: "integer" };
const LIST = { type: "array", items: S };
const object = (properties: object, ...required: string[]) => ({ type: "object", properties, required });
const REF = { A: { $ref: "#/components/schemas/A" }, B: { $ref: "#/components/schemas/B" } };
const KIND = { oneOf: [REF.A, REF.B] };
const kinds = (mapping?: object, propertyName = "kind") => ({ ...KIND, discriminator: { propertyName, mapping } });
const IN = "request-{body,property,parameter}";
const OUT = "response-{body,property}";
const UNKNOWN = "a client may not understand a value that the base excludes";
const SURE = "what the base accepts is still accepted";
const MEANING = "a request without the value now means something else";
const READ = "clients that read it no longer get it";
const DATES = "this API has no dates of removal and no levels of stability in extensions";
const CHOICE = "a client chooses the variant by what no longer applies";
const STRICT = "`default` is only an annotation, so a server may refuse a request without the property";

/** The rules about schemas, which are in the place that the name of the rule says. */
const SCHEMAS: Row[] = [
  [`${IN}-max-decreased`, "err", { ...I, maximum: 9 }, { ...I, maximum: 3 }],
  [`${IN}-max-increased`, "info", { ...I, maximum: 3 }, { ...I, maximum: 9 }],
  [`${IN}-max-set`, "warn", I, { ...I, maximum: 9 }],
  [`${IN}-min-increased`, "err", { ...I, minimum: 3 }, { ...I, minimum: 9 }],
  [`${IN}-min-decreased`, "info", { ...I, minimum: 9 }, { ...I, minimum: 3 }],
  [`${IN}-min-set`, "warn", I, { ...I, minimum: 3 }],
  [`${IN}-max-length-decreased`, "err", { ...S, maxLength: 9 }, { ...S, maxLength: 3 }],
  [`${IN}-max-length-increased`, "info", { ...S, maxLength: 3 }, { ...S, maxLength: 9 }],
  [`${IN}-max-length-set`, "warn", S, { ...S, maxLength: 9 }],
  [`${IN}-min-length-increased`, "err", { ...S, minLength: 3 }, { ...S, minLength: 9 }],
  [`${IN}-min-length-decreased`, "info", { ...S, minLength: 9 }, { ...S, minLength: 3 }],
  [`${IN}-min-items-increased`, "err", { ...LIST, minItems: 3 }, { ...LIST, minItems: 9 }],
  [`${IN}-min-items-set`, "warn", LIST, { ...LIST, minItems: 3 }],
  ["request-parameter-min-items-decreased", "info", { ...LIST, minItems: 9 }, { ...LIST, minItems: 3 }],
  ["request-parameter-max-items-decreased", "err", { ...LIST, maxItems: 9 }, { ...LIST, maxItems: 3 }],
  ["request-parameter-max-items-increased", "info", { ...LIST, maxItems: 3 }, { ...LIST, maxItems: 9 }],
  ["request-{property,parameter}-pattern-added", "warn", S, { ...S, pattern: "^a" }],
  ["request-{property,parameter}-pattern-changed", "warn", { ...S, pattern: "^a" }, { ...S, pattern: "^b" }],
  ["request-{property,parameter}-pattern-generalized", "info", { ...S, pattern: "^a" }, { ...S, pattern: ".*" }],
  ["request-{property,parameter}-pattern-removed", "info", { ...S, pattern: "^a" }, S],
  ["request-{body,property,parameter,header-property}-became-enum", "err", S, { ...S, enum: ["a"] }],
  ["request-{property,parameter}-enum-value-removed", "err", { enum: ["a", "b"] }, { enum: ["a"] }],
  ["request-body-enum-value-removed", "info", { enum: ["a", "b"] }, { enum: ["a"] }, "requests with it are refused"],
  ["request-{property,parameter}-enum-value-added", "info", { enum: ["a"] }, { enum: ["a", "b"] }],
  [
    "request-{property,parameter}-x-extensible-enum-value-removed",
    "err",
    { ...S, "x-extensible-enum": ["a", "b"] },
    { ...S, "x-extensible-enum": ["a"] },
  ],
  [`${IN}-type-changed`, "err", S, I],
  [`${IN}-type-generalized`, "info", I, { type: "number" }],
  ["request-parameter-property-type-{changed,specialized}", "err", object({ a: S }), object({ a: I })],
  ["request-parameter-property-type-generalized", "info", object({ a: I }), object({ a: { type: "number" } })],
  ["request-{body,property}-all-of-added", "err", object({ a: S }), { allOf: [object({ a: S }, "a")] }],
  ["request-{body,property}-all-of-removed", "warn", { ...S, allOf: [{ maxLength: 3 }] }, S, SURE],
  ["request-{body,property}-any-of-added", "info", { anyOf: [S] }, { anyOf: [S, I] }],
  ["request-{body,property}-any-of-removed", "err", { anyOf: [S, I] }, { anyOf: [S] }],
  ["request-{body,property}-one-of-added", "info", { oneOf: [S] }, { oneOf: [S, I] }],
  ["request-{body,property}-one-of-removed", "err", { oneOf: [S, I] }, { oneOf: [S] }],
  ["request-{body,property}-became-not-nullable", "err", { type: ["string", "null"] }, S],
  ["request-{body,property}-became-nullable", "info", S, { type: ["string", "null"] }],
  ["request-{body,property}-default-value-added", "info", S, { ...S, default: "a" }],
  ["request-parameter-default-value-added", "err", S, { ...S, default: "a" }, "the base does not say what applied"],
  ["request-parameter-default-value-removed", "err", { ...S, default: "a" }, S],
  ["request-parameter-default-value-changed", "err", { ...S, default: "a" }, { ...S, default: "b" }],
  ["request-{body,property}-default-value-removed", "info", { ...S, default: "a" }, S, MEANING],
  ["request-{body,property}-default-value-changed", "info", { ...S, default: "a" }, { ...S, default: "b" }, MEANING],
  ["request-property-became-required", "err", object({ a: S }), object({ a: S }, "a")],
  ["request-property-became-optional", "info", object({ a: S }, "a"), object({ a: S })],
  [
    "request-property-became-required-with-default",
    "info",
    object({ a: { ...S, default: "a" } }),
    object({ a: { ...S, default: "a" } }, "a"),
    STRICT,
  ],
  ["request-property-removed", "warn", object({ a: S, b: S }), object({ a: S })],
  ["new-required-request-property", "err", object({ a: S }), object({ a: S, b: S }, "b")],
  ["new-optional-request-property", "info", object({ a: S }), object({ a: S, b: S })],
  [
    "new-required-request-property-with-default",
    "info",
    object({}),
    object({ b: { ...S, default: "a" } }, "b"),
    STRICT,
  ],
  [
    "request-read-only-property-{enum-value-removed,max-decreased,max-length-decreased,min-increased}",
    "info",
    object({ a: { type: ["integer", "string"], readOnly: true } }),
    object({ a: { type: ["integer", "string"], readOnly: true, enum: [3], minimum: 3, maximum: 3, maxLength: 3 } }),
  ],
  [
    "request-optional-property-became-{not-,}write-only",
    "info",
    object({ a: { ...S, writeOnly: true } }),
    object({ a: S }),
  ],
  [
    "request-optional-property-became-read-only",
    "info",
    object({ a: S }),
    object({ a: { ...S, readOnly: true } }),
    "callers may not send it anymore",
  ],
  ["request-optional-property-became-not-read-only", "info", object({ a: { ...S, readOnly: true } }), object({ a: S })],
  [
    "request-required-property-became-not-read-only",
    "info",
    object({ a: { ...S, readOnly: true } }, "a"),
    object({ a: S }, "a"),
    "callers must send it now",
  ],
  [`${OUT}-max-increased`, "err", { ...I, maximum: 3 }, { ...I, maximum: 9 }],
  [`${OUT}-max-length-increased`, "err", { ...S, maxLength: 3 }, { ...S, maxLength: 9 }],
  [`${OUT}-max-length-unset`, "err", { ...S, maxLength: 3 }, S],
  [`${OUT}-min-decreased`, "err", { ...I, minimum: 9 }, { ...I, minimum: 3 }],
  [`${OUT}-min-items-decreased`, "err", { ...LIST, minItems: 9 }, { ...LIST, minItems: 3 }],
  [`${OUT}-min-items-unset`, "err", { ...LIST, minItems: 3 }, LIST],
  [`${OUT}-min-length-decreased`, "err", { ...S, minLength: 9 }, { ...S, minLength: 3 }],
  ["response-property-enum-value-added", "warn", { enum: ["a"] }, { enum: ["a", "b"] }],
  ["response-{property,mediatype}-enum-value-removed", "info", { enum: ["a", "b"] }, { enum: ["a"] }],
  [
    "response-write-only-property-enum-value-added",
    "info",
    object({ a: { enum: ["a"], writeOnly: true } }),
    object({ a: { enum: ["a", "b"], writeOnly: true } }),
  ],
  [`${OUT}-type-changed`, "err", S, I],
  [`${OUT}-became-nullable`, "err", S, { type: ["string", "null"] }],
  ["response-property-became-optional", "err", object({ a: S }, "a"), object({ a: S })],
  ["response-property-became-required", "info", object({ a: S }), object({ a: S }, "a")],
  [
    "response-write-only-property-became-{optional,required}",
    "info",
    object({ a: { ...S, writeOnly: true } }, "a"),
    object({ a: { ...S, writeOnly: true } }),
  ],
  [`${OUT}-default-value-added`, "info", S, { ...S, default: "a" }],
  [`${OUT}-default-value-removed`, "info", { ...S, default: "a" }, S],
  [`${OUT}-default-value-changed`, "info", { ...S, default: "a" }, { ...S, default: "b" }],
  [`${OUT}-all-of-added`, "info", S, { ...S, allOf: [{ maxLength: 3 }] }],
  [`${OUT}-all-of-removed`, "info", { ...S, allOf: [{ maxLength: 3 }] }, S, UNKNOWN],
  [`${OUT}-any-of-added`, "info", { anyOf: [S] }, { anyOf: [S, I] }, UNKNOWN],
  [`${OUT}-any-of-removed`, "info", { anyOf: [S, I] }, { anyOf: [S] }],
  [`${OUT}-one-of-added`, "err", { oneOf: [S] }, { oneOf: [S, I] }],
  [`${OUT}-one-of-removed`, "info", { oneOf: [S, I] }, { oneOf: [S] }],
  ["response-property-pattern-added", "info", S, { ...S, pattern: "^a" }],
  ["response-property-pattern-changed", "info", { ...S, pattern: "^a" }, { ...S, pattern: "^b" }, UNKNOWN],
  ["response-property-pattern-removed", "info", { ...S, pattern: "^a" }, S, UNKNOWN],
  ["response-required-property-removed", "err", object({ a: S }, "a"), object({})],
  ["response-optional-property-removed", "warn", object({ a: S }), object({})],
  ["response-{required,optional}-property-added", "info", object({}), object({ a: S }, "a")],
  [
    "response-{required,optional}-write-only-property-{removed,added}",
    "info",
    object({ a: { ...S, writeOnly: true } }, "a"),
    object({}),
  ],
  [
    "response-optional-property-became-write-only",
    "info",
    object({ a: S }),
    object({ a: { ...S, writeOnly: true } }),
    READ,
  ],
  [
    "response-required-property-became-write-only",
    "info",
    object({ a: S }, "a"),
    object({ a: { ...S, writeOnly: true } }, "a"),
    READ,
  ],
  [
    "response-optional-property-became-not-write-only",
    "info",
    object({ a: { ...S, writeOnly: true } }),
    object({ a: S }),
  ],
  [
    "response-required-property-became-not-write-only",
    "warn",
    object({ a: { ...S, writeOnly: true } }, "a"),
    object({ a: S }, "a"),
    "it is a new property, which clients ignore",
  ],
  [
    "response-{required,optional}-property-became-{not-,}read-only",
    "info",
    object({ a: S }),
    object({ a: { ...S, readOnly: true } }),
  ],
  ...["request", "response"].flatMap((side): Row[] => [
    [`${side}-{body,property}-discriminator-added`, "info", KIND, kinds()],
    [`${side}-{body,property}-discriminator-removed`, "info", kinds(), KIND],
    [`${side}-{body,property}-discriminator-property-name-changed`, "info", kinds(), kinds({}, "type"), CHOICE],
    [`${side}-{body,property}-discriminator-mapping-added`, "info", kinds(), kinds({ a: REF.A.$ref })],
    [`${side}-{body,property}-discriminator-mapping-deleted`, "info", kinds({ a: REF.A.$ref }), kinds()],
    [
      `${side}-{body,property}-discriminator-mapping-changed`,
      "info",
      kinds({ a: REF.A.$ref }),
      kinds({ x: REF.A.$ref }),
      CHOICE,
    ],
  ]),
];

const BODY = { requestBody: { content: { "application/json": { schema: {} } } } };
const param = (more: object, place = "query") => ({ parameters: [{ name: "a", in: place, schema: S, ...more }] });
const response = (more: object, status = 200) => ({ responses: { [status]: { description: "", ...more } } });
const json = (type: string) => ({ content: { [type]: { schema: {} } } });
const header = (required: boolean) => response({ headers: { "X-A": { required, schema: S } } });
const secure = (...list: object[]) => ({ security: list });

/** The rules about operations. `undefined` is no operation. */
const OPERATIONS: Row[] = [
  ["endpoint-added", "info", undefined, {}],
  ["api-{path-,}removed-without-deprecation", "err", {}, undefined],
  ["api-{path-,}removed-before-sunset", "err", { deprecated: true, "x-sunset": "2999-01-01" }, undefined],
  ["api-path-sunset-parse", "err", { deprecated: true, "x-sunset": "?" }, undefined],
  ["api-{path-,}removed-with-deprecation", "info", { deprecated: true }, undefined, "callers fail all the same"],
  ["endpoint-deprecated", "info", {}, { deprecated: true }],
  ["endpoint-reactivated", "info", { deprecated: true }, {}],
  ["api-deprecated-sunset-missing", "err", {}, { deprecated: true }, DATES],
  ["api-{deprecated-sunset-parse,sunset-date-too-small}", "err", {}, { deprecated: true, "x-sunset": "?" }, DATES],
  ["api-{sunset-deleted,sunset-date-changed-too-small}", "err", { "x-sunset": "2999-01-01" }, {}, DATES],
  [
    "api-{stability-decreased,invalid-stability-level}",
    "err",
    { "x-stability-level": "stable" },
    { "x-stability-level": "?" },
    DATES,
  ],
  ["api-operation-id-removed", "info", { operationId: "a" }, { operationId: "b" }, "the client's method is renamed"],
  ["api-tag-{added,removed}", "info", { tags: ["a"] }, { tags: ["b"] }],
  ["added-required-request-body", "err", {}, { requestBody: { ...BODY.requestBody, required: true } }],
  ["added-optional-request-body", "info", {}, BODY],
  ["request-body-became-required", "err", BODY, { requestBody: { ...BODY.requestBody, required: true } }],
  ["request-body-became-optional", "info", { requestBody: { ...BODY.requestBody, required: true } }, BODY],
  [
    "request-body-media-type-removed",
    "err",
    { requestBody: { content: { a: {}, b: {} } } },
    { requestBody: { content: { a: {} } } },
  ],
  [
    "request-body-media-type-added",
    "info",
    { requestBody: { content: { a: {} } } },
    { requestBody: { content: { a: {}, b: {} } } },
  ],
  ["new-required-request-parameter", "err", {}, param({ required: true })],
  [
    "new-required-request-default-parameter-to-existing-path",
    "err",
    {},
    param({ required: true, schema: { default: 1 } }),
  ],
  ["new-optional-request-{default-,}parameter-to-existing-path", "info", {}, param({})],
  ["new-request-path-parameter", "err", {}, param({ required: true }, "path")],
  [
    "new-required-request-header-property",
    "err",
    param({ schema: object({}) }, "header"),
    param({ schema: object({ b: S }, "b") }, "header"),
  ],
  [
    "request-header-property-became-required",
    "err",
    param({ schema: object({ b: S }) }, "header"),
    param({ schema: object({ b: S }, "b") }, "header"),
  ],
  ["request-parameter-removed", "warn", param({}), {}],
  ["request-parameter-{removed-before-sunset,sunset-parse}", "err", param({ deprecated: true, "x-sunset": "?" }), {}],
  [
    "request-parameter-removed-with-deprecation",
    "info",
    param({ deprecated: true }),
    {},
    "callers that send it fail all the same",
  ],
  ["request-parameter-became-required", "err", param({}), param({ required: true })],
  ["request-parameter-became-optional", "info", param({ required: true }), param({})],
  ["request-parameter-deprecated", "info", param({}), param({ deprecated: true })],
  ["request-parameter-reactivated", "info", param({ deprecated: true }), param({})],
  [
    "request-parameter-{deprecated-sunset-missing,sunset-date-too-small}",
    "err",
    param({}),
    param({ deprecated: true }),
    DATES,
  ],
  ["response-header-became-optional", "err", header(true), header(false)],
  ["required-response-header-removed", "err", header(true), response({})],
  ["optional-response-header-removed", "warn", header(false), response({})],
  ["response-media-type-removed", "err", response({ content: { a: {}, b: {} } }), response({ content: { a: {} } })],
  ["response-media-type-added", "info", response(json("a")), response({ content: { a: { schema: {} }, b: {} } })],
  ["response-success-status-removed", "err", response({}), {}],
  ["response-success-status-added", "info", {}, response({}, 202), "a program knows only the documented successes"],
  ["response-non-success-status-removed", "info", response({}, 404), {}],
  ["response-non-success-status-added", "info", {}, response({}, 404)],
  ["api-{global-,}security-removed", "err", secure({ k: [] }, { l: [] }), secure({ k: [] })],
  ["api-{global-,}security-added", "info", secure({ k: [] }), secure({ k: [] }, { l: [] })],
  ["api-{global-,}security-scope-added", "err", secure({ k: [] }), secure({ k: ["a"] })],
  ["api-{global-,}security-scope-removed", "info", secure({ k: ["a"] }), secure({ k: [] })],
];

/** The rules about components, by the components of both documents. */
const OAUTH = (flow: object, type = "oauth2") => ({
  securitySchemes: { k: { type, flows: { implicit: { scopes: {}, ...flow } } } },
});
const FETCH = "a client must get its credentials elsewhere or in another way";
const COMPONENTS: Row[] = [
  ["api-schema-removed", "info", { schemas: { X: S } }, {}, "the client exports a type for each schema"],
  ["api-security-component-{removed,added}", "info", { securitySchemes: { unused: {} } }, {}],
  [
    "api-security-component-{oauth-url,oauth-token-url,type}-changed",
    "info",
    OAUTH({ authorizationUrl: "a" }),
    OAUTH({ authorizationUrl: "b" }),
    FETCH,
  ],
  [
    "api-security-component-oauth-scope-{removed,changed,added}",
    "info",
    OAUTH({ scopes: { a: "" } }),
    OAUTH({}),
    FETCH,
  ],
];

/** `request-{body,property}-x` is `request-body-x` and `request-property-x`. */
function expand(rules: string): string[] {
  const [, before, list, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(rules) ?? [];
  return list === undefined ? [rules] : list.split(",").flatMap((name) => expand(`${before}${name}${after}`));
}

/** Puts a schema into the place that a rule names. */
function place(rule: string, schema: unknown): object {
  if (/^request-(parameter|header)/.test(rule))
    return { parameters: [{ name: "a", in: rule.includes("header") ? "header" : "query", schema }] };
  const whole = /^(request|response)-property/.test(rule) ? object({ field: schema }, "field") : schema;
  const content = { "application/json": { schema: whole } };
  return rule.startsWith("response") ? response({ content }) : { requestBody: { content } };
}

const SCHEMAS_OF_ALL = { A: object({ kind: { const: "a" } }, "kind"), B: object({ kind: { const: "b" } }, "kind") };
const create = (operation: object | undefined, components: object = { schemas: SCHEMAS_OF_ALL }) =>
  ({ openapi: "3.1.0", paths: operation ? { "/a": { post: operation } } : {}, components }) as unknown as Document;

const list = (rows: Row[], build: (rule: string, value: never) => Document) =>
  rows.flatMap(([rules, level, old, current, reason]) =>
    expand(rules).map(
      (rule) => [rule, level, build(rule, old as never), build(rule, current as never), reason] as const,
    ),
  );
const ROWS = [
  ...list(SCHEMAS, (rule, schema) => create(place(rule, schema))),
  ...list(OPERATIONS, (_rule, operation) => create(operation)),
  ...list(COMPONENTS, (_rule, components) => create(secure({ k: [] }), components)),
];

test.each(ROWS)("%s is judged as its level %s, or there is a reason", (_rule, level, old, current, reason) => {
  const isBreak = countEffects(compare(old, current)).break > 0;
  expect(isBreak).toBe((level !== "info") !== (reason !== undefined));
});
