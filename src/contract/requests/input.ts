import { isJsonObject } from "../../core/json-object.ts";
import type { OperationCase } from "../cases.ts";

export interface Input {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  header?: Record<string, unknown>;
  body?: unknown;
  /** Sent as it is instead of the body. */
  text?: string;
  /** Additional headers; null removes a header that would be sent otherwise. */
  headers?: Record<string, string | null>;
}

/** Returns the examples of the required parameters, and the first example of the body, for a response of this media type. */
export function minimalInput(testCase: OperationCase, mediaType?: string): Input {
  const input = readInput(testCase, (parameter) => parameter.required === true);
  if (mediaType !== "text/event-stream" || !input.body) return input;
  // With `stream: false`, as in some examples, the response is JSON regardless of the Accept header.
  return { ...input, body: { ...(input.body as object), stream: true } };
}

/** Returns the examples of the selected parameters, and the first example of the body. */
export function readInput(
  testCase: OperationCase,
  wanted: (parameter: OperationCase["parameters"][number]) => boolean,
): Input {
  const input: Required<Pick<Input, "path" | "query" | "header">> & Input = { path: {}, query: {}, header: {} };
  for (const parameter of testCase.parameters) {
    if (wanted(parameter)) input[parameter.in][parameter.name] = parameter.example;
  }
  if (testCase.body) input.body = Object.values(testCase.body.examples)[0];
  return input;
}

/** Returns the values of the path parameters that an operation has. */
export const pathOf = (
  { parameters }: OperationCase,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(parameters.filter(({ in: place }) => place === "path").map(({ name }) => [name, values[name]]));

/**
 * Returns the body with new names if the operation sets a name that must be unique: the name in the example may be taken on a
 * server that keeps state.
 */
export function withUniqueNames({ id, operation }: OperationCase, body: unknown): unknown {
  if (!/\.(create|execute|update)$/.test(id) || !("409" in operation.responses)) return body;
  const suffix = `-${crypto.randomUUID().slice(0, 13)}`;
  return mapTexts(body, (name, text) => (UNIQUE_FIELDS.includes(name) ? text.slice(0, 30) + suffix : text));
}

/** Fields with the name of the created resource. */
export const UNIQUE_FIELDS = ["name", "execution_id", "schedule_id"];

/** Changes the texts of a body, and of the schedule in it. */
export function mapTexts(value: unknown, change: (name: string, text: string) => string): unknown {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (name === "schedule") return [name, mapTexts(part, change)];
      return [name, typeof part === "string" ? change(name, part) : part];
    }),
  );
}
