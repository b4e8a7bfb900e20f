import type { Schema } from "../../core/document.ts";
import { breakConstraints } from "../arbitraries/mutations.ts";
import { findKeys, type OperationCase } from "../cases.ts";
import { keysOf, propertiesAt, schemaAt } from "../checks/violations.ts";
import { findSchemaErrors, resolve } from "../document.ts";
import { type Input, minimalInput } from "./input.ts";

/** A request with one violation of the document, and the pointers with which a server may report it. */
export interface InvalidRequest {
  name: string;
  input: Input;
  pointers: string[];
}

const CANDIDATE_VALUES = [{ wrong: true }, ["wrong"], "wrong", 12.5, true];
const CANDIDATE_TEXTS = ["wrong", "-1", "1.5", "9".repeat(12), " ", "x".repeat(3000)];

/** Returns an invalid request for each parameter, each field of the body and the body itself, if it can be invalid. */
export function invalidRequestsFor(testCase: OperationCase): InvalidRequest[] {
  return [
    ...missingFields(testCase),
    ...invalidBodies(testCase),
    ...invalidParameters(testCase),
    ...exceededLimits(testCase),
  ];
}

/** Limits of values that have the right type. */
const LIMITS = [
  "minimum",
  "maximum",
  "exclusiveMaximum",
  "enum",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
];

/** Exceeds each limit of a field of the body, and of a number or a list in the query. */
function exceededLimits(testCase: OperationCase): InvalidRequest[] {
  const input = minimalInput(testCase);
  const body = readObjectBody(testCase) ?? {};
  const { size } = testCase.operation["x-pagination"] ?? {};
  const fields = testCase.body ? [...propertiesAt(keysOf(testCase.body.pointer))] : [];
  const inBody = fields.flatMap(([field, keys]) =>
    limitsOf(schemaAt(findKeys(keys)), body[field]).map(([keyword, value]) => ({
      name: `a ${field} beyond its ${keyword}`,
      input: { ...input, body: { ...body, [field]: value } },
      pointers: [`/body/${field}`],
    })),
  );
  const numbers = testCase.parameters.filter(
    ({ in: location, example }) => location === "query" && typeof example !== "string",
  );
  const inQuery = numbers.flatMap(({ name, schema, example }) =>
    limitsOf(resolve(schema), example, name === size).map(([keyword, value]) => ({
      name: `a ${name} beyond its ${keyword}`,
      input: { ...input, query: { ...input.query, [name]: value } },
      pointers: pointersOf("query", name),
    })),
  );
  return [...inBody.filter((each) => findSchemaErrors(testCase.body!.pointer, each.input.body).length > 0), ...inQuery];
}

/** The values beyond the limits of a schema. A server may have smaller pages than requested, however large those are. */
const limitsOf = (schema: Schema, value: unknown, isSize = false) =>
  value === undefined
    ? []
    : [...breakConstraints(schema, value)].filter(
        ([keyword]) => LIMITS.includes(keyword) && !(isSize && keyword === "maximum"),
      );

function readObjectBody(testCase: OperationCase): Record<string, unknown> | undefined {
  const body = minimalInput(testCase).body;
  return typeof body === "object" && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : undefined;
}

/** Leaves out one required field of the first example of the body. */
function missingFields(testCase: OperationCase): InvalidRequest[] {
  const body = readObjectBody(testCase);
  if (!body || !testCase.body) return [];
  const { pointer } = testCase.body;
  return Object.keys(body).flatMap((field) => {
    const { [field]: _, ...rest } = body;
    if (findSchemaErrors(pointer, rest).length === 0) return [];
    const input = { ...minimalInput(testCase), body: rest };
    return [{ name: `a body without ${field}`, input, pointers: ["/body", `/body/${field}`] }];
  });
}

/** Sets one field, or the whole body, to a value that its schema does not allow. */
function invalidBodies(testCase: OperationCase): InvalidRequest[] {
  if (!testCase.body) return [];
  const { pointer } = testCase.body;
  const isInvalid = (value: unknown) => findSchemaErrors(pointer, value).length > 0;
  const body = readObjectBody(testCase);
  const requests = Object.keys(body ?? {}).flatMap((field): InvalidRequest[] => {
    const invalid = CANDIDATE_VALUES.map((value) => ({ ...body, [field]: value })).find(isInvalid);
    if (!invalid) return [];
    const pointers = findSchemaErrors(pointer, invalid).map(({ instancePath }) => `/body${instancePath}`);
    return [
      {
        name: `an invalid ${field}`,
        input: { ...minimalInput(testCase), body: invalid },
        pointers: [...pointers, `/body/${field}`],
      },
    ];
  });
  const invalidBody = CANDIDATE_VALUES.find((value) => typeof value !== "object" && isInvalid(value));
  if (invalidBody !== undefined)
    requests.push({
      name: "a body of the wrong type",
      input: { ...minimalInput(testCase), body: invalidBody },
      pointers: ["/body"],
    });
  return requests;
}

/** Stock Prism reports the names of parameters in lower case. */
const pointersOf = (location: string, name: string) => [`/${location}/${name}`, `/${location}/${name.toLowerCase()}`];

/** Sets one parameter to a text that is invalid however it is decoded, or leaves out one that is required. */
function invalidParameters(testCase: OperationCase): InvalidRequest[] {
  return testCase.parameters.flatMap((parameter) => {
    const { name, in: location } = parameter;
    const pointers = pointersOf(location, name);
    const input = minimalInput(testCase);
    const requests: InvalidRequest[] = [];
    const text = CANDIDATE_TEXTS.find((candidate) =>
      decodedValues(candidate).every((value) => findSchemaErrors(parameter.pointer, value).length > 0),
    );
    if (text !== undefined)
      requests.push({
        name: `an invalid ${location} parameter ${name}`,
        input: { ...input, [location]: { ...input[location], [name]: text } },
        pointers,
      });
    if (parameter.required && location !== "path") {
      const { [name]: _, ...rest } = input[location] ?? {};
      requests.push({
        name: `no ${location} parameter ${name}`,
        input: { ...input, [location]: rest },
        pointers: [`/${location}`, ...pointers],
      });
    }
    return requests;
  });
}

/** Returns the values to which a server may decode the text of a parameter. */
function decodedValues(text: string): unknown[] {
  const number = Number(text);
  return [text, [text], ...(text.trim() === "" || Number.isNaN(number) ? [] : [number, [number]])];
}
