import control from "../../generated/control/openapi.json" with { type: "json" };
import { operations as controlOperations } from "../../generated/control/operations.ts";
import { validators as controlValidators } from "../../generated/control/validators.ts";
import { operations } from "../../generated/operations.ts";
import { validators } from "../../generated/validators.ts";
import { createSchemas, type Schemas } from "../../src/contract/arbitraries/schemas.ts";
import {
  type Document,
  type Operation as DocumentedOperation,
  listOperations,
  type Parameter,
  type Response,
  resolve,
  type Schema,
} from "../../src/core/document.ts";
import type { Operation, OperationValidators } from "../../src/core/generated-types.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";

/** An operation, with the data to call it and to check its responses. */
export interface Subject {
  readonly id: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  /** Schema of the JSON request body; undefined if the operation takes none. */
  readonly body: Schema | undefined;
  readonly bodyExamples: readonly unknown[];
  /** Documented media types, by status. */
  readonly responses: ReadonlyMap<number, readonly string[]>;
  readonly validators: OperationValidators;
  readonly schemas: Schemas;
}

/** The operations of the Platform API, and those that control the mock. */
export const platformSubjects = listSubjects(document, operations, validators);
// TypeScript reads each part of the JSON file as a type of its own.
export const controlSubjects = listSubjects(control as unknown as Document, controlOperations, controlValidators);

/** Finds the operation of a request. If two paths match, the one with fewer parameters is chosen. */
export function subjectAt(method: string, target: string): Subject | undefined {
  const isUrl = !target.startsWith("/") && URL.canParse(target);
  const path = isUrl ? new URL(target).pathname : target.replace(/\?.*/s, "");
  const fitting = [...platformSubjects, ...controlSubjects].filter(
    ({ operation }) =>
      operation.method === (method === "HEAD" ? "GET" : method) && toPattern(operation.path).test(path),
  );
  return fitting.sort((a, b) => a.operation.parameters.path.length - b.operation.parameters.path.length)[0];
}

const patterns = new Map<string, RegExp>();

function toPattern(path: string): RegExp {
  const pattern = patterns.get(path) ?? new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  patterns.set(path, pattern);
  return pattern;
}

function listSubjects(
  document: Document,
  operations: Readonly<Record<string, Operation>>,
  validators: Readonly<Record<string, OperationValidators>>,
): readonly Subject[] {
  const schemas = createSchemas(document);
  return [...listOperations(document)].map(({ operation, parameters }) => {
    const id = operation.operationId;
    const media = operation.requestBody?.content["application/json"];
    return {
      id,
      operation: defined(operations[id]),
      parameters,
      body: media?.schema,
      bodyExamples: Object.values(media?.examples ?? {}).map((example) => resolve(document, example).value),
      responses: listMediaTypes(document, operation),
      validators: defined(validators[id]),
      schemas,
    };
  });
}

function listMediaTypes(
  document: Document,
  { responses }: DocumentedOperation,
): ReadonlyMap<number, readonly string[]> {
  return new Map(
    Object.entries(responses).map(([status, response]) => [
      Number(status),
      Object.keys(resolve<Response>(document, response).content ?? {}),
    ]),
  );
}
