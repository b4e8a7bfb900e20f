import type { RequestOptions } from "../../src/client/public-types.ts";
import {
  type Document,
  findSuccess,
  listOperations,
  type Method,
  type Operation,
  type Pagination,
  type Parameter,
  type Response,
  readName,
  resolve,
  type Schema,
  successStatus,
} from "../../src/core/document.ts";
import { findFirstSentence } from "../../src/core/first-sentence.ts";
import { splitPointer } from "../../src/core/json-pointer.ts";
import { withoutBeta } from "../../src/reference/site.ts";

/** The types that methods use and src/client/public-types.ts declares. */
const SHARED_TYPES = ["Call", "EventStream", "OrUndefined", "PageCall", "RequestOptions", "ResponseStream"];

const OPTION_NAMES: readonly string[] = Object.keys({
  signal: true,
  timeoutMs: true,
  idleTimeoutMs: true,
  maxRetries: true,
  maxEventLength: true,
  headers: true,
  maxBodyBytes: true,
  extraQuery: true,
  extraBody: true,
  userContextToken: true,
} satisfies Record<keyof RequestOptions, true>);

interface Entry {
  operation: Operation;
  method: Uppercase<Method>;
  /** Without a fragment, because HTTP does not send fragments. */
  path: string;
  parameters: Parameter[];
}

interface Resource {
  methods: Entry[];
  resources: Record<string, Resource>;
}

/** Renders the resource methods: an interface for each noun of the operationIds, and the table of operations. */
export function renderClient(document: Document): string {
  const entries = [...listOperations(document)].map(
    (entry): Entry => ({
      ...entry,
      path: entry.path.replace(/#.*/, ""),
      method: entry.method.toUpperCase() as Uppercase<Method>,
    }),
  );
  const root: Resource = { methods: [], resources: {} };
  for (const entry of entries) {
    const nouns = entry.operation.operationId.split(".").slice(0, -1);
    let resource: Resource = root;
    for (const noun of nouns) {
      const child: Resource = resource.resources[noun] ?? { methods: [], resources: {} };
      resource.resources[noun] = child;
      resource = child;
    }
    resource.methods.push(entry);
  }
  checkNames(root);
  const query = entries.flatMap(({ parameters }) => parameters.filter((parameter) => parameter.in === "query"));
  // Sorted, because neighbors then share more of their letters.
  const queryNames = [...new Set(query.map(({ name }) => name))].sort();
  const sections = [
    renderResource(document, root, []),
    ...entries.map((entry) => renderOptions(entry)),
    `/** The version of the package and of the document. */
export const version = ${JSON.stringify(document.info.version)};
`,
    `/**
 * The operations, in a compressed form that src/client/operations.ts decodes. Each line is a path and its operations,
 * separated by spaces. An operation is \`METHOD operationId:flags:details\` without the space:
 *
 * - The method is one letter: G, P, U, A, D for GET, POST, PUT, PATCH, DELETE; lowercase if there is a request body.
 * - Flags: u requires the user context token, s streams, d streams if the body says so, r can be resumed, v returns nothing,
 *   a returns any JSON value.
 * - The details are the pagination fields of a list or the terminal events of a stream, separated by commas. Those that report
 *   a failure start with \`!\`.
 *
 * Paths and operationIds are prefix-compressed: they leave out the leading parts that they share with the previous entry.
 * The digit in front is the number of these parts; no digit means all parts of the previous entry but its last.
 */
export const operationTable = \`${renderTable(document, entries).join("\n")}\`;
`,
    `/** The names of the query parameters of all operations. */
export const queryNames = "${queryNames.join(" ")}";
`,
  ].filter((section) => section !== "");
  const body = sections.join("\n");
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(body);
  const imports = [
    ...Object.keys(document.components.schemas).filter(isUsed),
    ...(body.includes("operations[") ? ["operations"] : []),
  ].sort();
  return `import type { ${SHARED_TYPES.filter(isUsed).join(", ")} } from "../src/client/public-types.ts";
import type { ${imports.join(", ")} } from "./types.ts";

${body}`;
}

/** Throws if a name is both a method and a resource, or if it is the name of the client's own property. */
function checkNames(root: Resource): void {
  for (const name of ["api", "withOptions"])
    if (root.resources[name])
      throw new Error(
        `${name}: no operationId can start with this name, because the client has a property of this name.`,
      );
  const visit = (resource: Resource): void => {
    for (const { operation } of resource.methods) {
      if (resource.resources[readVerb(operation)])
        throw new Error(`${operation.operationId}: other operationIds use this name as a noun.`);
    }
    for (const child of Object.values(resource.resources)) visit(child);
  };
  visit(root);
}

function readVerb({ operationId }: Operation): string {
  return operationId.split(".").at(-1)!;
}

function pascal(name: string): string {
  return name
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

function camel(name: string): string {
  const text = pascal(name);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function renderResource(document: Document, resource: Resource, nouns: string[]): string {
  const name = nouns.length === 0 ? "Resources" : `${pascal(nouns.join("."))}Resource`;
  const children = Object.keys(resource.resources).map(
    (noun) => `  readonly ${noun}: ${pascal([...nouns, noun].join("."))}Resource;\n`,
  );
  const methods = resource.methods.map((entry) => renderMethod(document, entry));
  const own = `export interface ${name} {\n${children.join("")}${methods.join("")}}\n`;
  const nested = Object.entries(resource.resources).map(([noun, child]) =>
    renderResource(document, child, [...nouns, noun]),
  );
  return [own, ...nested].join("\n");
}

function renderMethod(document: Document, entry: Entry): string {
  const { operation, parameters } = entry;
  const name = readVerb(operation);
  const docstring = renderDocstring(document, entry);
  const ids = parameters.filter((parameter) => parameter.in === "path");
  const path = ids.map(({ name: id, schema }) => `${id}: ${idType(schema)}`);
  const first =
    ids.length > 1
      ? [`path: { ${path.join("; ")} }`]
      : ids.map(({ name: id, schema }) => `${camel(id)}: ${idType(schema)}`);
  const optionsType = hasQuery(entry) ? `${pascal(operation.operationId)}Options` : "RequestOptions";
  const needsQuery = parameters.some((parameter) => parameter.in === "query" && parameter.required);
  const options = `options${needsQuery ? "" : "?"}: ${optionsType}`;
  const signature = (body: string | undefined, result: string) =>
    `${docstring}  ${name}(${[...first, ...(body ? [body] : []), options].join(", ")}): ${result};\n`;
  const body = bodyType(entry);
  const bodyArgument = body && `body${operation.requestBody?.required ? "" : "?"}: ${body}`;
  const { json, event } = responseTypes(document, entry);
  const whole = wholeType(document, entry);
  const stream = whole ? `ResponseStream<${event}, ${whole}>` : `EventStream<${event}>`;
  if (json && event) {
    return [
      signature(`body: ${body} & { stream: true }`, stream),
      signature(`${bodyArgument} & { stream?: false }`, `Call<${json}>`),
      // A compiler that does not know the value of `stream` must not guess.
      signature(bodyArgument, `${stream} | Call<${json}>`),
    ].join("");
  }
  if (event) return signature(bodyArgument, stream);
  if (!json) return signature(bodyArgument, "Call<void>");
  const pagination = operation["x-pagination"];
  const result = pagination ? `PageCall<${itemType(document, entry, pagination, json)}, ${json}>` : `Call<${json}>`;
  return signature(bodyArgument, result);
}

/** The classes of errors that only some operations throw, by status. */
const ERRORS: Readonly<Record<string, string>> = {
  403: "PermissionDeniedError",
  404: "NotFoundError",
  409: "ConflictError",
};

function renderDocstring(document: Document, entry: Entry): string {
  const { summary, description, deprecated, requestBody, responses } = entry.operation;
  const ids = entry.parameters.filter((parameter) => parameter.in === "path");
  const query = entry.parameters.filter((parameter) => parameter.in === "query");
  const body = requestBody && resolve(document, requestBody.content["application/json"]!.schema);
  const errors = Object.entries(ERRORS).flatMap(([status, name]) => {
    const response = responses[status] && resolve<Response>(document, responses[status]);
    return response ? [`@throws {${name}} ${response.description.trim().replaceAll(/\s+/g, " ")}`] : [];
  });
  const parameter = (name: string, text: unknown) =>
    typeof text === "string" ? [`@param ${name} ${findFirstSentence(text)}`] : [];
  const tags = [
    ...ids.flatMap(({ name, description }) => parameter(ids.length > 1 ? `path.${name}` : camel(name), description)),
    ...parameter("body", body?.description),
    ...query.flatMap(({ name, description }) => parameter(`options.${name}`, description)),
    ...errors,
    ...(deprecated ? [`@deprecated ${findFirstSentence(withoutBeta(description))}`] : []),
  ];
  const form = entry.operation["x-pagination"]?.form;
  const note =
    form === "page" || form === "offset"
      ? ["", "Deleting items while you iterate skips others. Collect them first: `toArray()`."]
      : [];
  const lines = [
    `${summary}.`,
    "",
    ...description.trim().split("\n"),
    ...note,
    ...(tags.length > 0 ? ["", ...tags] : []),
  ];
  return `  /**\n${lines.map((line) => `   * ${line}`.trimEnd()).join("\n")}\n   */\n`;
}

function idType(schema: Schema): string {
  return schema.type === "integer" ? "number" : "string";
}

function hasQuery({ parameters }: Entry): boolean {
  return parameters.some((parameter) => parameter.in === "query");
}

function renderOptions(entry: Entry): string {
  if (!hasQuery(entry)) return "";
  const { operationId } = entry.operation;
  const conflict = entry.parameters.find(
    (parameter) => parameter.in === "query" && OPTION_NAMES.includes(parameter.name),
  );
  if (conflict)
    throw new Error(`${operationId}: the query parameter ${conflict.name} has the name of a request option.`);
  return `export type ${pascal(operationId)}Options = RequestOptions &
  OrUndefined<NonNullable<operations["${operationId}"]["parameters"]["query"]>>;
`;
}

function bodyType({ operation }: Entry): string | undefined {
  const schema = operation.requestBody?.content["application/json"]?.schema;
  if (!schema) return undefined;
  const inline = `NonNullable<operations["${operation.operationId}"]["requestBody"]>["content"]["application/json"]`;
  return readName(schema) ?? inline;
}

/** The types of a JSON response and of one stream event, each if the operation has it. */
function responseTypes(document: Document, { operation }: Entry): { json?: string; event?: string } {
  const status = successStatus(operation);
  const content = findSuccess(document, operation).content ?? {};
  const types: { json?: string; event?: string } = {};
  const json = content["application/json"]?.schema;
  const inline = `operations["${operation.operationId}"]["responses"][${status}]["content"]["application/json"]`;
  const item = readName(json?.items);
  if (json) types.json = readName(json) ?? (item ? `${item}[]` : inline);
  const event = readName(content["text/event-stream"]?.["x-itemSchema"]);
  if (event) types.event = event;
  return types;
}

/** The type of the response of the same request without a stream: of this operation, or of the one that `#stream` belongs to. */
function wholeType(document: Document, entry: Entry): string | undefined {
  const operation = document.paths[entry.path]?.[entry.method.toLowerCase() as Method];
  return operation && responseTypes(document, { ...entry, operation }).json;
}

function itemType(document: Document, { operation }: Entry, pagination: Pagination, json: string): string {
  const success = findSuccess(document, operation);
  let schema = success.content!["application/json"]!.schema;
  let path = json;
  for (const key of splitPointer(pagination.items)) {
    schema = resolve(document, schema).properties![key]!;
    path += `["${key}"]`;
  }
  const item = readName(resolve(document, schema).items);
  return item ?? `${path}[number]`;
}

const METHOD_LETTERS: Record<Entry["method"], string> = { GET: "G", POST: "P", PUT: "U", PATCH: "A", DELETE: "D" };

/** Returns the lines of the table: see the docstring that renderClient writes above it. */
function renderTable(document: Document, entries: readonly Entry[]): string[] {
  // Sorted, because neighbors then share more of their paths.
  const paths = new Set(entries.map(({ path }) => path).sort());
  let previousPath: string[] = [];
  let previousId: string[] = [];
  return [...paths].map((path) => {
    const segments = path.split("/");
    const columns = [omitPrefix(segments, previousPath, "/")];
    previousPath = segments;
    for (const entry of entries.filter((other) => other.path === path)) {
      const names = entry.operation.operationId.split(".");
      columns.push(renderTableEntry(document, entry, omitPrefix(names, previousId, ".")));
      previousId = names;
    }
    return columns.join(" ");
  });
}

function renderTableEntry(document: Document, entry: Entry, name: string): string {
  const { operation, method } = entry;
  const { json, event } = responseTypes(document, entry);
  const { "x-pagination": pagination, "x-stream": stream } = operation;
  const letter = operation.requestBody ? METHOD_LETTERS[method].toLowerCase() : METHOD_LETTERS[method];
  const flags = [
    operation.security?.[0]?.DashboardUserContextAuth && "u",
    event && (json ? "d" : "s"),
    stream?.resumable && "r",
    !json && !event && "v",
    isAny(document, findSuccess(document, operation).content?.["application/json"]?.schema) && "a",
  ].filter(Boolean);
  const details =
    stream?.ends.map((end) => (stream.failures?.includes(end) ? `!${end}` : end)) ??
    (pagination ? paginationFields(pagination, entry) : []);
  return [letter + name, flags.join(""), details.join()].join(":").replace(/:*$/, "");
}

/** True if a schema allows every value, alone or as a variant of a union. */
function isAny(document: Document, schema?: Schema): boolean {
  if (!schema) return false;
  const { type, anyOf, allOf, oneOf } = resolve<Schema>(document, schema);
  return anyOf ? anyOf.some((variant) => isAny(document, variant)) : !type && !allOf && !oneOf;
}

/** The fields of the tuple `Pagination` in src/client/pages.ts; a field without a value is empty. */
function paginationFields(pagination: Pagination, { parameters }: Entry): string[] {
  const { form, parameter, items, next, total } = pagination;
  const paths = [items, next, total].map((pointer) => splitPointer(pointer ?? "").join("."));
  const fields = [form === "cursor" || form === "token" ? "" : form, parameter, ...paths];
  // Cursors need no more. The page size matters only if no field of the response tells whether there is a next page.
  if (fields[0]) {
    fields.push(String(pagination.first ?? 0));
    const size = parameters.find(({ name }) => name === pagination.size)?.schema.default ?? "";
    if (!next) fields.push(pagination.size ?? "", String(size));
  }
  return fields;
}

/** Leaves out the leading parts shared with the previous entry, but never the last part, and puts their number in front. */
function omitPrefix(parts: readonly string[], previous: readonly string[], separator: string): string {
  let shared = 0;
  while (shared < Math.min(parts.length - 1, previous.length, 9) && parts[shared] === previous[shared]) shared++;
  const digit = previous.length > 0 && shared === previous.length - 1 ? "" : shared;
  return digit + parts.slice(shared).join(separator);
}
