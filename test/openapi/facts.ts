// The structure of the document as short texts, to compare it with the tables in facts/, which people write and review.
//
// A schema is `<type> <format> <parts> <limits> = <default>`, with `or null` if it can be null, and `req` where it is
// required. `(A B)` is a closed set of values, `(A B …)` an open one, `A | B` one of several schemas, `A & B` all of them.
// A response is its status, its schema, its error codes, and its headers except for X-Request-Id; only the status stands
// for the usual response with it.

import type { MediaType, Move, Operation, Parameter, Response, Schema, Transition } from "../../src/core/document.ts";
import { defined } from "../defined.ts";

/** What an operation takes and returns. */
export interface OperationFacts {
  parameters: Readonly<Record<string, string>>;
  body?: string;
  responses: string;
  pages?: string;
  stream?: string;
  changes?: readonly string[];
  security?: string;
  says?: string;
}

interface Keywords {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  "x-extensible-enum"?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  default?: unknown;
  discriminator?: { propertyName: string };
}

/** How the texts give a limit. */
const LIMITS: Readonly<Record<string, string>> = {
  minimum: ">=",
  exclusiveMinimum: ">",
  maximum: "<=",
  exclusiveMaximum: "<",
  minLength: "length >=",
  maxLength: "length <=",
  minItems: "items >=",
  maxItems: "items <=",
  minProperties: "entries >=",
  maxProperties: "entries <=",
  pattern: "matches",
  contentEncoding: "in",
};

/** The keywords that are texts for people, or have a test of their own. */
const OMITTED = new Set(["title", "description", "example", "examples", "x-transition"]);

const STATEMENTS = [
  /\d+(?:[.,]\d+)*|\b(?:one|two|five|ten) (?:second|minute|hour|day)s?\b/,
  /\b(?:newest|latest|oldest|earliest|highest|lowest|most recent\w*)(?:\s+\w+)?\s+(?:first|last)\b/,
  /\bsorted\s+(?:by\s+(?:the\s+)?\w+|alphabetically)|\bin\s+(?:ascending|descending|alphabetical|reverse)\s+order\b/,
  /\bin\s+(?:the\s+)?order\s+of\s+(?:the\s+)?\w+/,
];
const STATEMENT = new RegExp(STATEMENTS.map(({ source }) => source).join("|"), "gi");

/** What a description says in numbers and about an order, outside of code, except for the names of standards. */
export function statementsIn(description: unknown): string {
  const text = String(description ?? "").replaceAll(
    /`[^`]*`|\b(?:RFC|ISO) \d+|OAuth 2\.0|base64|BM25|\d+-\d+-\d+T[\d:]+Z/gi,
    "",
  );
  const found = text.match(STATEMENT) ?? [];
  return found.length > 0 ? `says ${found.map((words) => words.replaceAll(/\s+/g, " ")).join(", ")}` : "";
}

const last = (reference: string) => reference.slice(reference.lastIndexOf("/") + 1);

function inParentheses(schema: Schema): string {
  const text = describeSchema(schema);
  return text.includes(" ") && !/^\(.*\)$/.test(text) ? `(${text})` : text;
}

/** Returns the text of a schema. Fails for a keyword that has no place in it. */
function describeSchema(schema: Schema): string {
  const { $ref, type, format, items, properties, required, additionalProperties, propertyNames, ...other } =
    schema as Keywords;
  const { allOf, oneOf, anyOf, not, discriminator, const: only, enum: closed, default: fallback, ...rest } = other;
  const { "x-extensible-enum": open, ...remaining } = rest;
  const others = Object.entries(remaining).filter(([key]) => !OMITTED.has(key));
  const join = (parts: Schema[], by: string) => parts.map(inParentheses).join(by);
  const inside = Object.entries(describeProperties(schema)).map(([name, text]) => `${name}: ${text}`);
  return [
    [type ?? []]
      .flat()
      .filter((name) => name !== "null")
      .join("/"),
    format,
    $ref && last($ref),
    items && `of ${inParentheses(items)}`,
    only !== undefined && `(${only})`,
    closed && `(${closed.filter((value) => value !== null).join(" ")})`,
    open && `(${open.join(" ")} …)`,
    inside.length > 0 && `{ ${inside.join(", ")} }`,
    additionalProperties === false && "closed",
    typeof additionalProperties === "object" && `map of ${inParentheses(additionalProperties)}`,
    propertyNames && `with keys ${inParentheses(propertyNames)}`,
    allOf && join(allOf, " & "),
    oneOf && join(oneOf, " | "),
    anyOf && `any of ${join(anyOf, " | ")}`,
    not && `not ${inParentheses(not)}`,
    type?.includes("null") && "or null",
    discriminator && `by ${discriminator.propertyName}`,
    ...others.map(([key, value]) => (value === true ? key : `${defined(LIMITS[key])} ${value}`)),
    !$ref && statementsIn(schema.description),
    fallback !== undefined && `= ${typeof fallback === "string" && fallback ? fallback : JSON.stringify(fallback)}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Returns the text of each property of a schema. */
function describeProperties({ properties = {}, required = [] }: Keywords): Record<string, string> {
  const names = [...new Set([...Object.keys(properties), ...required])];
  return Object.fromEntries(
    names.map((name) => {
      const text = properties[name] ? describeSchema(properties[name]) : "";
      return [name, [text || "any", required.includes(name) && "req"].filter(Boolean).join(" ")];
    }),
  );
}

/** Returns the texts of a schema of its own. What is not about a property has the name `(all)`. */
export function describeNamed(schema: Schema): Record<string, string> {
  const { properties: _properties, required: _required, ...self } = schema;
  const text = describeSchema(self);
  const changes = schema["x-transition"]?.map(describeTransition).join("; ");
  const own = { ...describeProperties(schema), ...(changes && { "(changes)": changes }) };
  return text === "object" && Object.keys(own).length > 0 ? own : { "(all)": text || "any", ...own };
}

/** Returns the text of a change. Its effects have tests under their own sentences in test/mock/transitions/. */
function describeTransition(transition: Transition | Move): string {
  return Object.entries(transition)
    .filter(([key]) => key !== "effects")
    .map(([key, value]) => (typeof value === "object" ? `${key} ${describeState(value)}` : `${key} ${value}`))
    .join(", ");
}

function describeState(state: object): string {
  return Object.entries(state)
    .map(([field, value]) => `${field} = ${[value].flat().join(" or ")}`)
    .join(" and ");
}

/** The responses of openapi/common/responses.yaml that every operation has; test/openapi/document.test.ts requires them. */
const EVERYWHERE = ["Unauthorized", "TooManyRequests", "InternalServerError", "ServiceUnavailable"];

/** The usual response with a status, which the texts give as the status alone. */
const STANDARD: Readonly<Record<string, string>> = {
  400: "BadRequest",
  413: "PayloadTooLarge",
  415: "UnsupportedMediaType",
};

/** Returns the texts of what an operation takes and returns. */
export function describeOperation(operation: Operation, parameters: readonly Parameter[]): OperationFacts {
  const { requestBody, responses, "x-pagination": pages, "x-stream": stream, "x-transition": changes } = operation;
  const says = statementsIn(operation.description);
  const { form, parameter, first, size, items, next, total } = pages ?? {};
  const numbers = { first, size, items, next, total };
  return {
    parameters: Object.fromEntries(parameters.map((parameter) => [parameter.name, describeParameter(parameter)])),
    ...(requestBody && { body: `${describeContent(requestBody.content)}${requestBody.required ? " req" : ""}` }),
    responses: Object.entries(responses)
      .flatMap(([status, response]) => {
        const { $ref } = response as { $ref?: string };
        if ($ref && EVERYWHERE.includes(last($ref))) return [];
        const unprocessable = requestBody ? "UnprocessableContent" : "UnprocessableParameter";
        if ($ref && last($ref) === (status === "422" ? unprocessable : STANDARD[status])) return status;
        return `${status} ${$ref ? last($ref) : describeResponse(response as Response)}`.trim();
      })
      .join("; "),
    ...(pages && {
      pages: [
        form,
        parameter,
        ...Object.entries(numbers).flatMap(([key, value]) =>
          value === undefined ? [] : `${key} ${value === "" ? "(all)" : value}`,
        ),
      ].join(" "),
    }),
    ...(changes && { changes: changes.map(describeTransition) }),
    ...(operation.security && {
      security: operation.security.map((one) => Object.keys(one).join(" and ")).join(" or "),
    }),
    ...(says && { says: says.replace("says ", "") }),
    ...(stream && {
      stream: [
        ...stream.ends.toSorted().map((end) => end + (stream.failures?.includes(end) ? "!" : "")),
        stream.resumable && "resumable",
      ]
        .filter(Boolean)
        .join(" "),
    }),
  };
}

function describeParameter({
  name: _name,
  in: place,
  required,
  schema,
  description,
  example: _example,
  ...form
}: Parameter) {
  const serialization = Object.entries(form).map(([key, value]) => `${key} ${value}`);
  return [place, describeSchema(schema), ...serialization, required && "req", statementsIn(description)]
    .filter(Boolean)
    .join(" ");
}

function describeContent(content: Record<string, MediaType> = {}): string {
  return Object.entries(content)
    .map(([type, { schema, "x-itemSchema": event }]) =>
      [type !== "application/json" && type, inParentheses(event ?? schema)].filter(Boolean).join(" "),
    )
    .join(", ");
}

/** Returns the text of a response: its body, its error codes, its headers except for X-Request-Id, and what it says. */
export function describeResponse({ description, content, headers = {} }: Response): string {
  const codes = content?.["application/problem+json"] ? (description.match(/(?<=`)[A-Z0-9_]+(?=`)/g) ?? []) : [];
  const others = Object.keys(headers).filter((name) => name !== "X-Request-Id");
  return [
    describeContent(content).replace("application/problem+json ", ""),
    ...new Set(codes),
    ...others,
    statementsIn(description),
  ]
    .filter(Boolean)
    .join(" ");
}
