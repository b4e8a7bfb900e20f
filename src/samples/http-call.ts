import { type Document, findSuccess, type Operation, type Parameter } from "../core/document.ts";
import { type CallValues, isTemplate, isVariable, type Variable } from "./values.ts";

/** An operation with its place in the document, as `listOperations` yields it. */
export interface DocumentedOperation {
  path: string;
  method: string;
  operation: Operation;
  parameters: Parameter[];
}

export interface HttpCall {
  method: string;
  /** The encoded URL, cut where a variable belongs. */
  url: (string | Variable)[];
  /** Request headers without Content-Type. A name in braces is an environment variable. */
  headers: [name: string, value: string][];
  body: unknown;
  hasBody: boolean;
  /** The body of the successful response. */
  response: "json" | "events" | "nothing";
  /** The events that end the stream as it should. Without any, it may also end after another one. */
  ends: readonly string[];
  /** The events that end it with a failure. */
  failures: readonly string[];
}

/** Environment variables of the credentials; the client reads the same. */
const CREDENTIALS: Readonly<Record<string, [name: string, value: string]>> = {
  BearerAuth: ["Authorization", "Bearer {PLATFORM_API_KEY}"],
  DashboardUserContextAuth: ["DashboardUserContextAuth", "{PLATFORM_USER_CONTEXT_TOKEN}"],
};

export function httpCall(document: Document, entry: DocumentedOperation, { parameters, body }: CallValues): HttpCall {
  const { operation, method } = entry;
  const requirements = operation.security ?? (document.security as Record<string, string[]>[]);
  const declared = entry.parameters.filter(({ name }) => parameters[name] !== undefined);
  const { ends = [], failures = [] } = operation["x-stream"] ?? {};
  const headers = declared.filter((parameter) => parameter.in === "header");
  return {
    method: method.toUpperCase(),
    url: [serverUrl(document), ...toPath(entry, parameters), ...toQuery(declared, parameters)].reduce(join, []),
    headers: [
      ...Object.keys(requirements[0] ?? {}).map((scheme) => CREDENTIALS[scheme]!),
      ...headers.map(({ name }): [string, string] => [name, String(parameters[name])]),
    ],
    body,
    hasBody: body !== undefined,
    response: responseKind(document, operation, body),
    ends: ends.filter((name) => !failures.includes(name)),
    failures,
  };
}

export function serverUrl(document: Document): string {
  // OpenAPI 3.1.0, section 4.8.5.
  const [server] = document.servers as { url: string }[];
  return server!.url;
}

function toPath({ path }: DocumentedOperation, values: CallValues["parameters"]): (string | Variable)[] {
  return path
    .replace(/#.*/, "")
    .split(/[{}]/)
    .map((part, index) => (index % 2 === 0 ? part : encode(values[part])));
}

function toQuery(declared: Parameter[], values: CallValues["parameters"]): (string | Variable)[] {
  const query = declared.filter((parameter) => parameter.in === "query");
  // An array is sent as one parameter for each value (`explode`, the default).
  const pairs = query.flatMap(({ name }) => [values[name]].flat().map((value) => [name, value] as const));
  return pairs.flatMap(([name, value], index) => [`${index === 0 ? "?" : "&"}${name}=`, encode(value)]);
}

/** Encodes characters with a meaning in a shell or a URL. A colon has none in a path or query (RFC 3986, section 3.3). */
function encode(value: unknown): string | Variable {
  if (isVariable(value)) return value;
  // A text of one variable, such as the version in a path, which is a number in responses.
  if (isTemplate(value) && value.$template.length === 1) return encode(value.$template[0]);
  return encodeURIComponent(String(value))
    .replaceAll("%3A", ":")
    .replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function join(parts: (string | Variable)[], part: string | Variable): (string | Variable)[] {
  const last = parts.at(-1);
  return typeof last === "string" && typeof part === "string" ? [...parts.slice(0, -1), last + part] : [...parts, part];
}

function responseKind(document: Document, operation: Operation, body: unknown): HttpCall["response"] {
  const success = findSuccess(document, operation);
  const types = Object.keys(success.content ?? {});
  if (types.length === 0) return "nothing";
  const isRequested = (body as { stream?: unknown } | undefined)?.stream === true;
  return types.includes("text/event-stream") && (types.length === 1 || isRequested) ? "events" : "json";
}
