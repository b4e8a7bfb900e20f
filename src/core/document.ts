import {
  type Document,
  METHODS,
  type Method,
  type Operation,
  type Parameter,
  type Response,
  resolve,
  type Schema,
} from "./openapi.ts";

export type { Pagination } from "./generated-types.ts";
export * from "./openapi.ts";

/** Yields every operation with its path, its method and all of its parameters, in the document's order. */
export function* listOperations(
  document: Document,
): Generator<{ path: string; method: Method; operation: Operation; parameters: Parameter[] }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      yield { path, method, operation, parameters: parameters.map((parameter) => resolve(document, parameter)) };
    }
  }
}

/** Returns the response with the first 2xx status. Throws if there is none. */
export function findSuccess(document: Document, operation: Operation): Response {
  const reference = operation.responses[successStatus(operation)];
  if (!reference) throw new Error(`${operation.operationId} has no successful response.`);
  return resolve<Response>(document, reference);
}

/** Returns the first 2xx status. */
export function successStatus(operation: Operation): number {
  return Number(Object.keys(operation.responses).find((status) => status.startsWith("2")));
}

/** Returns the names of the events that end a stream of the document with a failure. */
export function listStreamFailures(document: Document): string[] {
  const failures = [...listOperations(document)].flatMap(({ operation }) => operation["x-stream"]?.failures ?? []);
  return [...new Set(failures)];
}

/** The schemas of a union, without null, which is part of the type in words. Empty if the schema is no union. */
export function alternatives(schema: Schema): Schema[] {
  const union = (schema.oneOf ?? schema.anyOf ?? []) as Schema[];
  return union.filter(({ type }) => type !== "null");
}

/** Returns the schema without the variant that allows null, which is part of the type in words. */
export function withoutNull(document: Document, reference: Schema): Schema {
  const schema = resolve(document, reference);
  const [only, ...others] = alternatives(schema);
  return only && others.length === 0 ? resolve(document, only) : schema;
}
