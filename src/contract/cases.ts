import {
  isSearch,
  METHODS,
  type MediaType,
  type Method,
  type Operation,
  type Parameter,
  type Response,
  type Transition,
} from "../core/document.ts";
import { document, pointerTo, resolve } from "./document.ts";

/** The parts of an operation that the checks use, read from the document. */
export interface OperationCase {
  id: string;
  method: Method;
  /** As in the document, with the fragment. */
  path: string;
  operation: Operation;
  /**
   * True if it changes nothing: a GET (RFC 9110, section 9.2.1), or a POST that only searches. Other operations without a
   * transition are no reads: a completion costs money, and a tool call has effects elsewhere.
   */
  isRead: boolean;
  requiresUserContext: boolean;
  transitions: Transition[];
  /** True if a transition creates a resource. */
  creates: boolean;
  parameters: (Parameter & { pointer: string })[];
  /** Schema pointer and examples of the JSON request body; missing if the operation takes none. */
  body?: { required: boolean; pointer: string; examples: Record<string, unknown> };
  successStatus: number;
  /** One entry for each media type of each status. A status without a body has one entry without a media type. */
  responses: DocumentedResponse[];
}

export interface DocumentedResponse {
  status: number;
  mediaType?: string;
  pointer?: string;
  /** Schema pointer of one event, for an event stream. */
  eventPointer?: string;
  examples: Record<string, unknown>;
  /** Names of the required headers. */
  headers: string[];
}

function readExamples(media: MediaType): Record<string, unknown> {
  const entries = Object.entries(media.examples ?? {});
  return Object.fromEntries(entries.map(([name, example]) => [name, resolve(example).value]));
}

/** Returns the keys that lead to a value after all references on the way. */
export function findKeys(keys: (string | number)[]): (string | number)[] {
  const node = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
  const ref = (node as { $ref?: string }).$ref;
  return ref ? findKeys(ref.slice(2).split("/")) : keys;
}

/** Returns the pointer of the schema itself, because Ajv compiles a schema again for each pointer that leads to it. */
function schemaPointer(...keys: (string | number)[]): string {
  return pointerTo(...findKeys(keys));
}

function readResponses(path: string, method: string, operation: Operation): DocumentedResponse[] {
  return Object.entries(operation.responses).flatMap(([code, entry]) => {
    const status = Number(code);
    const { content: media = {}, headers: declared = {} } = resolve<Response>(entry);
    const content = Object.entries(media);
    const headers = Object.entries(declared).flatMap(([name, header]) =>
      resolve<{ required?: boolean }>(header).required ? [name] : [],
    );
    if (content.length === 0) return [{ status, examples: {}, headers }];
    const place = findKeys(["paths", path, method, "responses", code]);
    return content.map(([mediaType, media]) => {
      const at = [...place, "content", mediaType];
      const response: DocumentedResponse = {
        status,
        mediaType,
        pointer: schemaPointer(...at, "schema"),
        examples: readExamples(media),
        headers,
      };
      return media["x-itemSchema"] ? { ...response, eventPointer: schemaPointer(...at, "x-itemSchema") } : response;
    });
  });
}

/** All operations, in the document's order. */
export const cases: OperationCase[] = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => (item[method] ? [createCase(path, method, item[method])] : [])),
);

/** Returns the case with this operationId. */
export function findCase(id: string): OperationCase {
  const testCase = cases.find((other) => other.id === id);
  if (!testCase) throw new Error(`The document has no operation ${id}.`);
  return testCase;
}

function createCase(path: string, method: Method, operation: Operation): OperationCase {
  const parameterKeys = [
    ...(document.paths[path]?.parameters ?? []).map((_, index) => findKeys(["paths", path, "parameters", index])),
    ...(operation.parameters ?? []).map((_, index) => findKeys(["paths", path, method, "parameters", index])),
  ];
  const parameters = parameterKeys.map((place) => {
    const parameter = place.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as Parameter;
    return { ...parameter, pointer: schemaPointer(...place, "schema") };
  });
  const transitions = operation["x-transition"] ?? [];
  const found: OperationCase = {
    id: operation.operationId,
    method,
    path,
    operation,
    isRead: method === "get" || (method === "post" && transitions.length === 0 && isSearch(operation.operationId)),
    requiresUserContext: operation.security?.[0]?.DashboardUserContextAuth !== undefined,
    transitions,
    creates: transitions.some(({ creates }) => creates),
    parameters,
    successStatus: Number(Object.keys(operation.responses).find((status) => status.startsWith("2"))),
    responses: readResponses(path, method, operation),
  };
  const media = operation.requestBody?.content["application/json"];
  if (media) {
    const pointer = schemaPointer("paths", path, method, "requestBody", "content", "application/json", "schema");
    found.body = { required: operation.requestBody?.required ?? false, pointer, examples: readExamples(media) };
  }
  return found;
}
