import { isDeepStrictEqual } from "node:util";
import { type Document, resolve } from "../core/document.ts";
import { compareLists, type Direction, describeModified, enter, quote, report, type Scope } from "./change.ts";
import { compareDeprecated, compareSchemas } from "./compare-schemas.ts";
import { judgeTransitions } from "./judge-transitions.ts";
import { hasType, normalize } from "./normalize.ts";
import { describeSchema, type Node, type Owned, withTargets } from "./schema.ts";

export function compareOperation(scope: Scope, a: Node, b: Node): void {
  if (a.operationId !== b.operationId)
    report(
      enter(scope, "operationId"),
      "break",
      `Renamed from \`${a.operationId}\`, and so is the client's method: \`${b.operationId}\`.`,
    );
  compareDeprecated(scope, a, b);
  if (a.tags?.[0] !== b.tags?.[0])
    report(enter(scope, "tags"), "other", `Moved from the area \`${a.tags?.[0]}\` to \`${b.tags?.[0]}\`.`);
  compareSecurity(enter(scope, "security"), a.security, b.security);
  for (const judgment of judgeTransitions(a["x-transition"] ?? [], b["x-transition"] ?? []))
    report(enter(scope, "x-transition"), ...judgment);
  comparePagination(enter(scope, "x-pagination"), a["x-pagination"], b["x-pagination"]);
  compareStreams(enter(scope, "x-stream"), a["x-stream"], b["x-stream"]);
  compareServers(enter(scope, "servers"), a.servers, b.servers);
  for (const field of ["callbacks", "webhook"]) compareWhole(scope, field, a[field], b[field]);
  compareParameters(scope, a, b);
  compareBodies(scope, ...resolvePair(scope, a.requestBody, b.requestBody));
  compareResponses(enter(scope, "responses"), a.responses, b.responses);
}

function resolvePair({ documents: [before, after] }: Scope, a: Node, b: Node): [Node, Node] {
  const find = (document: Document, value: Node): Node => (value === undefined ? undefined : resolve(document, value));
  return [find(before, a), find(after, b)];
}

/** What is not compared in detail is a break if it differs at all, and so does anything that it refers to. */
function compareWhole(scope: Scope, field: string, a: Node = {}, b: Node = {}): void {
  const [before, after] = scope.documents;
  if (!isDeepStrictEqual(withTargets(before, a), withTargets(after, b)))
    report(enter(scope, field), "break", `\`${field}\` differs, which is not compared in detail.`);
}

/** Without servers, the paths are relative to the root (OpenAPI 3.1.0, section 4.8.1). */
function compareServers(scope: Scope, a: Node[], b: Node[]): void {
  const listUrls = (servers: Node[] = []) => (servers.length > 0 ? servers.map(({ url }) => url) : ["/"]);
  const { lost, gained } = compareLists(listUrls(a), listUrls(b));
  if (lost.length > 0) report(scope, "break", `Servers were removed: ${quote(lost)}.`);
  if (gained.length > 0) report(scope, "other", `Servers were added: ${quote(gained)}.`);
}

function compareContent(scope: Scope, direction: Direction, a: Node, b: Node): void {
  // Of an event stream, the schema of its events matters. The schema of the whole stream is a string.
  const schema = (media: Node) => media["x-itemSchema"] ?? media.schema;
  compareSchemas({ ...scope, direction, ancestors: [] }, schema(a), schema(b));
}

/** Names of media types ignore case (RFC 9110, section 8.3.1). Parameters count only if nothing else differs. */
function byType(content: Node = {}): Record<string, Node> {
  const types = Object.keys(content).map((type) => type.toLowerCase().replaceAll(/\s/g, ""));
  const names = types.map((type) => type.split(";", 1)[0]!);
  const isOnly = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  return Object.fromEntries(
    Object.values(content).map((media, index) => [isOnly(names[index]!) ? names[index] : types[index], media]),
  );
}

function compareContents(scope: Scope, direction: Direction, before: Node, after: Node): void {
  const [a, b] = [byType(before), byType(after)];
  const { lost, kept, gained } = compareLists(Object.keys(a), Object.keys(b));
  for (const type of lost) report(scope, "break", `Media type \`${type}\` was removed.`);
  for (const type of gained) report(scope, "addition", `Media type \`${type}\` was added.`);
  for (const type of kept) {
    compareContent(enter(scope, "content", type, "schema"), direction, a[type], b[type]);
    compareWhole(enter(scope, "content", type), "encoding", a[type].encoding, b[type].encoding);
  }
}

/** Parameters by what identifies them in a request: their position in the path, or their name. */
function indexParameters(document: Document, { path, parameters }: Node): Record<string, Node> {
  const readKey = (parameter: Node) => {
    if (parameter.in === "path")
      return path.split("{").findIndex((part: string) => part.startsWith(`${parameter.name}}`));
    // Names of headers are case-insensitive.
    return parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
  };
  return Object.fromEntries(
    parameters.map((reference: Node) => {
      const parameter = resolve<Node>(document, reference);
      return [`${parameter.in} ${readKey(parameter)}`, parameter];
    }),
  );
}

function compareParameters(scope: Scope, a: Node, b: Node): void {
  const [old, current] = [indexParameters(scope.documents[0], a), indexParameters(scope.documents[1], b)];
  const { lost, kept, gained } = compareLists(Object.keys(old), Object.keys(current));
  const describe = ({ name, in: place, schema = {} }: Node) =>
    `${place} parameter \`${name}\` (${describeSchema(schema)})`;
  for (const key of lost) report(enter(scope, "parameters"), "break", `The ${describe(old[key])} was removed.`);
  for (const key of gained) {
    const parameter = current[key];
    const [effect, kind] = parameter.required ? (["break", "required"] as const) : (["addition", "optional"] as const);
    report(enter(scope, "parameters"), effect, `The ${kind} ${describe(parameter)} was added.`);
  }
  for (const key of kept) compareParameter(enter(scope, "parameters", current[key].name), old[key], current[key]);
}

function compareParameter(scope: Scope, a: Node, b: Node): void {
  if (a.in === "path" && a.name !== b.name)
    report(scope, "break", `Renamed from \`${a.name}\`, and so is the argument of the client's method.`);
  compareRequired(scope, "request", a, b);
  compareDeprecated(scope, a, b);
  compareStyles(enter(scope, "style"), a, b);
  if (a.schema && b.schema) compareContent(enter(scope, "schema"), "request", a, b);
  else if (a.content && b.content) compareContents(scope, "request", a.content, b.content);
  else
    report(
      scope,
      "break",
      `Changed from \`${a.schema ? "schema" : "content"}\` to \`${b.schema ? "schema" : "content"}\`.`,
    );
}

/** Compares how a value is written in a request. Only lists and objects can be exploded. */
function compareStyles(scope: Scope, a: Node, b: Node): void {
  const [before, after] = scope.documents;
  const read = ({ in: place, style = place === "query" ? "form" : "simple", explode = style === "form" }: Node) =>
    [style, explode ? `${style}, exploded` : style] as const;
  const [[was, old], [is, current]] = [read(a), read(b)];
  const isList = ([document, { schema }]: Owned) =>
    ["array", "object"].some((type) => hasType(normalize(document, schema), type));
  if (was !== is || (old !== current && isList([before, a]) && isList([after, b])))
    report(scope, "break", describeModified("style", old, current));
}

/** Compares `required` of a parameter, a request body or a header. */
function compareRequired(scope: Scope, direction: Direction, a: Node, b: Node): void {
  const [was, is] = [a.required ?? false, b.required ?? false];
  if (was === is) return;
  const effect = is === (direction === "request") ? "break" : "addition";
  report(enter(scope, "required"), effect, is ? "Now required." : "No longer required.");
}

function compareBodies(scope: Scope, a: Node, b: Node): void {
  const place = enter(scope, "requestBody");
  if (a && b) {
    compareRequired(place, "request", a, b);
    compareContents(place, "request", a.content, b.content);
  } else if (a) report(scope, "break", "Request body was removed.");
  else if (b)
    report(scope, b.required ? "break" : "addition", `${b.required ? "Required" : "Optional"} request body was added.`);
}

function compareResponses(scope: Scope, a: Node = {}, b: Node = {}): void {
  const { lost, kept, gained } = compareLists(Object.keys(a), Object.keys(b));
  for (const status of lost) report(scope, status < "400" ? "break" : "other", `Response \`${status}\` was removed.`);
  // Programs expect any error, but only known successes.
  for (const status of gained)
    report(scope, status < "400" ? "break" : "addition", `Response \`${status}\` was added.`);
  for (const status of kept) {
    const place = enter(scope, status);
    const [old, current] = resolvePair(scope, a[status], b[status]);
    compareHeaders(place, old.headers, current.headers);
    compareWhole(place, "links", old.links, current.links);
    compareContents(place, "response", old.content, current.content);
  }
}

function compareHeaders(scope: Scope, a: Node = {}, b: Node = {}): void {
  const byName = (headers: Node) => Object.fromEntries(Object.keys(headers).map((name) => [name.toLowerCase(), name]));
  const [old, current] = [byName(a), byName(b)];
  const { lost, kept, gained } = compareLists(Object.keys(old), Object.keys(current));
  for (const key of lost) report(scope, "break", `Header \`${old[key]}\` was removed.`);
  for (const key of gained) report(scope, "addition", `Header \`${current[key]}\` was added.`);
  for (const key of kept) {
    const place = enter(scope, "headers", current[key]!);
    const [header, other] = resolvePair(scope, a[old[key]!], b[current[key]!]);
    compareRequired(place, "response", header, other);
    compareDeprecated(place, header, other);
    if (header.content || other.content) compareContents(place, "response", header.content, other.content);
    compareContent(enter(place, "schema"), "response", header, other);
  }
}

/** A call is allowed with any one of the requirements. */
function compareSecurity(scope: Scope, a: Node[], b: Node[]): void {
  const [before, after] = scope.documents;
  const readScheme = (document: Document, name: string): Node => {
    // The format of a token is only a hint (OpenAPI 3.1.0, section 4.8.27).
    const { bearerFormat: _, ...scheme } = (document.components.securitySchemes as Node)?.[name] ?? {};
    // Names of schemes are case-insensitive (RFC 9110, section 11.1).
    return { ...scheme, ...(scheme.scheme && { scheme: scheme.scheme.toLowerCase() }) };
  };
  const listSchemes = (list: Node[]) => [...new Set(list.flatMap((requirement) => Object.keys(requirement)))];
  for (const name of compareLists(listSchemes(a), listSchemes(b)).kept) {
    const [old, current] = [readScheme(before, name), readScheme(after, name)];
    for (const field of new Set([...Object.keys(old), ...Object.keys(current)]))
      if (!isDeepStrictEqual(old[field], current[field]))
        report(scope, "break", `Security scheme \`${name}\`: ${describeModified(field, old[field], current[field])}`);
  }
  const asList = (requirements: Node[]) => (requirements.length > 0 ? requirements : [{}]);
  const [old, current] = [asList(a), asList(b)];
  // Credentials for more than a requirement demands are accepted.
  const covers = (credentials: Node, requirement: Node) =>
    Object.entries<string[]>(requirement).every(
      ([name, scopes]) => scopes.every((entry) => credentials[name]?.includes(entry)) && name in credentials,
    );
  const isAllowed = (requirements: Node[]) => (credentials: Node) =>
    requirements.some((requirement) => covers(credentials, requirement));
  const [isStricter, isLaxer] = [!old.every(isAllowed(current)), !current.every(isAllowed(old))];
  if (isStricter || isLaxer)
    report(
      scope,
      isStricter ? "break" : "addition",
      `Required credentials changed from ${describeSecurity(old)} to ${describeSecurity(current)}.`,
    );
}

function describeSecurity(requirements: Node[]): string {
  const texts = requirements.map((requirement) => {
    const schemes = Object.entries<string[]>(requirement).map(
      ([name, scopes]) => name + (scopes.length > 0 ? ` (${scopes.join(", ")})` : ""),
    );
    return schemes.length > 0 ? `\`${schemes.join(" + ")}\`` : "none";
  });
  return texts.join(" or ");
}

function comparePagination(scope: Scope, a: Node, b: Node): void {
  if (!a && !b) return;
  if (!a || !b) {
    report(scope, "break", `Pages were ${b ? "added" : "removed"}, so the client's method differs.`);
    return;
  }
  for (const field of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (isDeepStrictEqual(a[field], b[field])) continue;
    // Clients read the list without the new fields before.
    report(
      scope,
      a[field] === undefined ? "addition" : "break",
      `Pagination: ${describeModified(field, a[field], b[field])}`,
    );
  }
}

function compareStreams(scope: Scope, a: Node, b: Node): void {
  if (!a || !b) {
    if (a || b) report(scope, b ? "addition" : "break", `The event stream was ${b ? "added" : "removed"}.`);
    return;
  }
  if (String(a.ends.toSorted()) !== String(b.ends.toSorted()))
    report(scope, "break", `The stream ends with ${quote(b.ends)} instead of ${quote(a.ends)}.`);
  for (const end of compareLists<string>(a.ends, b.ends).kept) {
    // Documents of earlier releases do not have `failures`.
    const [was, is] = [a, b].map(({ failures }) => failures?.includes(end));
    if (was !== undefined && is !== undefined && was !== is)
      report(scope, "break", `${quote([end])} ${is ? "now" : "no longer"} reports a failure of the stream.`);
  }
  if (a.resumable && !b.resumable) report(scope, "break", "The stream can no longer be resumed.");
  if (!a.resumable && b.resumable) report(scope, "addition", "The stream can be resumed.");
}
