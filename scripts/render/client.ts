import {
  type Document,
  type Operation,
  operationsOf,
  type Pagination,
  type Parameter,
  type Response,
  resolve,
  type Schema,
  successOf,
} from "./document.ts";

/** What the last argument of every call may hold besides query parameters, and what calls resolve to. */
const INTERFACES = `/** How one call is sent. Whatever is left out is as the client was told. */
export interface RequestOptions {
  /** Ends the call, or the stream, with an AbortError. */
  signal?: AbortSignal;
  /** Milliseconds that one attempt may take, its body included. 0 means no limit. Streams have idleTimeoutMs instead. */
  timeoutMs?: number;
  /** Milliseconds of silence after which a stream fails, or connects again if it can be resumed. 0 means no limit. */
  idleTimeoutMs?: number;
  /** How often a failed attempt is repeated. */
  maxRetries?: number;
  /** Further headers; null takes away one that would be sent. */
  headers?: Record<string, string | null>;
  /** Sent as Idempotency-Key, and a promise that the server takes a repeated request for the same one. */
  idempotencyKey?: string;
}

/** The answer to come: await it for the body. */
export interface Call<T> extends Promise<T> {
  /** The body together with the response that it came in. */
  withResponse(): Promise<{ data: T; response: Response }>;
  /** The response alone, its body unread. Ask for it at once, before the call is awaited. */
  asResponse(): Promise<Response>;
}

/** The list to come: await it for its first page, or iterate over the items of all pages. */
export interface PageCall<Item, Body> extends Call<Page<Item, Body>>, AsyncIterable<Item> {}

/** Some items of a list. */
export interface Page<Item, Body> {
  readonly items: readonly Item[];
  /** How many items all pages have together, where the answer says so. */
  readonly total: number | undefined;
  /** The answer as it came. */
  readonly body: Body;
  /** The page after this one; undefined after the last. */
  next(): Promise<Page<Item, Body> | undefined>;
}

/**
 * The events of a stream, to be read once. The request is sent when reading begins, and aborted when reading ends
 * before the stream does. A stream that breaks off ends in a StreamError, unless it can be resumed.
 */
export interface EventStream<Event> extends AsyncIterable<Event> {
  toReadableStream(): ReadableStream<Event>;
  /** Two readers of the same events, each at its own pace. */
  tee(): [AsyncIterable<Event>, AsyncIterable<Event>];
}
`;

const OPTION_NAMES = ["signal", "timeoutMs", "idleTimeoutMs", "maxRetries", "headers", "idempotencyKey"];

interface Entry {
  operation: Operation;
  method: string;
  /** Without a fragment, since none travels over HTTP. */
  path: string;
  parameters: Parameter[];
}

interface Resource {
  methods: Entry[];
  resources: Record<string, Resource>;
}

/** The resource methods: an interface for each noun of the operationIds, and one word of data for each operation. */
export function renderClient(document: Document): string {
  const entries = [...operationsOf(document)].map(
    (entry): Entry => ({ ...entry, path: entry.path.replace(/#.*/, ""), method: entry.method.toUpperCase() }),
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
  refuseClashes(root);
  const parts = [
    renderResource(document, root, []),
    ...entries.map((entry) => renderOptions(entry)),
    `/**
 * One line for each path, and on it one word for each operation: a letter for the method (G, P, U, A, D for GET, POST, PUT,
 * PATCH, DELETE; a small one if there is a body), the operationId, flags, and what its pages or its stream are like.
 * Flags: u needs the user context, s streams, d streams when the body says so, r can be resumed. To be small, path and
 * operationId leave out parts at the beginning that are those of the one before: as many as a digit says, or, without a
 * digit, all but its last.
 */
export const calls = \`${callLines(document, entries).join("\n")}\`;
`,
  ].filter((part) => part !== "");
  const body = parts.join("\n");
  const named = Object.keys(document.components.schemas).filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const imports = [...named, ...(body.includes("operations[") ? ["operations"] : [])].sort();
  return `import type { ${imports.join(", ")} } from "./types.ts";\n\n${INTERFACES}\n${body}`;
}

/** One name can't be a method and a resource at once. `api` is the client's own. */
function refuseClashes(root: Resource): void {
  if (root.resources.api)
    throw new Error("api: the client has a property of this name, so no operationId can begin so.");
  const visit = (resource: Resource): void => {
    for (const { operation } of resource.methods) {
      if (resource.resources[verbOf(operation)])
        throw new Error(`${operation.operationId}: other operationIds have this name as a noun.`);
    }
    for (const child of Object.values(resource.resources)) visit(child);
  };
  visit(root);
}

function verbOf({ operationId }: Operation): string {
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
  const name = verbOf(operation);
  const comment = `  /** ${operation.summary}.${operation.deprecated ? ` @deprecated ${firstSentence(operation.description)}` : ""} */\n`;
  const ids = parameters.filter((parameter) => parameter.in === "path");
  const path = ids.map(({ name: id, schema }) => `${id}: ${idType(schema)}`);
  const first =
    ids.length > 1
      ? [`path: { ${path.join("; ")} }`]
      : ids.map(({ name: id, schema }) => `${camel(id)}: ${idType(schema)}`);
  const optionsType = hasQuery(entry) ? `${pascal(operation.operationId)}Options` : "RequestOptions";
  const needsQuery = parameters.some((parameter) => parameter.in === "query" && parameter.required);
  const options = `options${needsQuery ? "" : "?"}: ${optionsType}`;
  const signature = (body: string | undefined, answer: string) =>
    `${comment}  ${name}(${[...first, ...(body ? [body] : []), options].join(", ")}): ${answer};\n`;
  const body = bodyType(entry);
  const bodyArgument = body && `body${operation.requestBody?.required ? "" : "?"}: ${body}`;
  const { json, event } = answerTypes(document, entry);
  if (json && event) {
    return (
      signature(`body: ${body} & { stream: true }`, `EventStream<${event}>`) + signature(bodyArgument, `Call<${json}>`)
    );
  }
  if (event) return signature(bodyArgument, `EventStream<${event}>`);
  if (!json) return signature(bodyArgument, "Call<void>");
  const paging = operation["x-pagination"];
  const answer = paging ? `PageCall<${itemType(document, entry, paging, json)}, ${json}>` : `Call<${json}>`;
  return signature(bodyArgument, answer);
}

function firstSentence(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, " ")
    .split(/(?<=\.) /)[0]!;
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
  const clash = entry.parameters.find(({ in: place, name }) => place === "query" && OPTION_NAMES.includes(name));
  if (clash) throw new Error(`${operationId}: the query parameter ${clash.name} has the name of a request option.`);
  return `export type ${pascal(operationId)}Options = RequestOptions &
  NonNullable<operations["${operationId}"]["parameters"]["query"]>;
`;
}

function refName(schema: Schema | undefined): string | undefined {
  return schema?.$ref?.split("/").at(-1);
}

function bodyType({ operation }: Entry): string | undefined {
  const schema = operation.requestBody?.content["application/json"]?.schema;
  if (!schema) return undefined;
  const whole = `NonNullable<operations["${operation.operationId}"]["requestBody"]>["content"]["application/json"]`;
  return refName(schema) ?? whole;
}

function answerTypes(document: Document, { operation }: Entry): { json?: string; event?: string } {
  const status = successOf(operation);
  const content = resolve<Response>(document, operation.responses[status]!).content ?? {};
  const types: { json?: string; event?: string } = {};
  const json = content["application/json"]?.schema;
  const whole = `operations["${operation.operationId}"]["responses"][${status}]["content"]["application/json"]`;
  if (json) types.json = refName(json) ?? whole;
  const event = refName(content["text/event-stream"]?.["x-itemSchema"]);
  if (event) types.event = event;
  return types;
}

function itemType(document: Document, { operation }: Entry, paging: Pagination, json: string): string {
  const success = resolve<Response>(document, operation.responses[successOf(operation)]!);
  let schema = success.content!["application/json"]!.schema;
  let path = json;
  for (const key of keysOf(paging.items)) {
    schema = (resolve(document, schema).properties as Record<string, Schema>)[key]!;
    path += `["${key}"]`;
  }
  const item = refName(resolve(document, schema).items as Schema | undefined);
  return item ?? `${path}[number]`;
}

function keysOf(pointer: string): string[] {
  return pointer.split("/").slice(1);
}

/** In calls.ts they are read again. */
const LETTERS: Record<string, string> = { GET: "G", POST: "P", PUT: "U", PATCH: "A", DELETE: "D" };

function callLines(document: Document, entries: readonly Entry[]): string[] {
  const paths = new Set(entries.map(({ path }) => path));
  let lastPath: string[] = [];
  let lastId: string[] = [];
  return [...paths].map((path) => {
    const parts = path.split("/");
    const words = [shorten(parts, lastPath, "/")];
    lastPath = parts;
    for (const entry of entries.filter((other) => other.path === path)) {
      const names = entry.operation.operationId.split(".");
      words.push(callWord(document, entry, shorten(names, lastId, ".")));
      lastId = names;
    }
    return words.join(" ");
  });
}

function callWord(document: Document, entry: Entry, name: string): string {
  const { operation, method } = entry;
  const { json, event } = answerTypes(document, entry);
  const { "x-pagination": paging, "x-stream": stream } = operation;
  const letter = operation.requestBody ? LETTERS[method]!.toLowerCase() : LETTERS[method]!;
  const flags = [
    operation.security?.[0]?.DashboardUserContextAuth && "u",
    event && (json ? "d" : "s"),
    stream?.resumable && "r",
  ].filter(Boolean);
  const extra = stream?.ends ?? (paging ? pagingFields(paging, entry) : []);
  return [letter + name, flags.join(""), extra.join()].join(":").replace(/:*$/, "");
}

/** In the order in which pages.ts reads them; empty where there is none. */
function pagingFields(paging: Pagination, { parameters }: Entry): string[] {
  const pointers = [paging.items, paging.next, paging.total].map((pointer) => keysOf(pointer ?? "").join("."));
  const fields = [paging.form === "token" ? "cursor" : paging.form, paging.parameter, ...pointers];
  // The rest matters only to pages that are counted, and the size only where no field says whether there are more.
  if (fields[0] !== "cursor") {
    fields.push(String(paging.first ?? 0));
    const size = parameters.find(({ name }) => name === paging.size)?.schema.default ?? "";
    if (!paging.next) fields.push(paging.size ?? "", String(size));
  }
  return fields;
}

/** Without the parts at the beginning that are those of the one before; the last always stands there: see the comment in the output. */
function shorten(parts: readonly string[], before: readonly string[], separator: string): string {
  let shared = 0;
  while (shared < Math.min(parts.length - 1, before.length, 9) && parts[shared] === before[shared]) shared++;
  const digit = before.length > 0 && shared === before.length - 1 ? "" : shared;
  return digit + parts.slice(shared).join(separator);
}
