/** Compares two forms of an operation. */
import { isDeepStrictEqual } from "node:util";
import { type Document, resolve } from "../generate/document.ts";
import { compareLists, type Direction, describeModified, enter, quote, report, type Scope } from "./change.ts";
import { compareDeprecated, compareSchemas } from "./compare-schemas.ts";
import { judgeTransitions } from "./judge-transitions.ts";
import { describeSchema, type Node } from "./schema.ts";

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
  compareParameters(scope, a.parameters, b.parameters);
  compareBodies(scope, ...resolvePair(scope, a.requestBody, b.requestBody));
  compareResponses(enter(scope, "responses"), a.responses, b.responses);
}

function resolvePair({ documents: [before, after] }: Scope, a: Node, b: Node): [Node, Node] {
  const find = (document: Document, value: Node): Node => (value === undefined ? undefined : resolve(document, value));
  return [find(before, a), find(after, b)];
}

function compareContent(scope: Scope, direction: Direction, a: Node, b: Node): void {
  // Of an event stream, the schema of its events matters. The schema of the whole stream is a string.
  const schema = (media: Node) => media["x-itemSchema"] ?? media.schema;
  compareSchemas({ ...scope, direction, ancestors: [] }, schema(a), schema(b));
}

function compareContents(scope: Scope, direction: Direction, a: Node = {}, b: Node = {}): void {
  const { lost, gained } = compareLists(Object.keys(a), Object.keys(b));
  for (const type of lost) report(scope, "break", `Media type \`${type}\` was removed.`);
  for (const type of gained) report(scope, "addition", `Media type \`${type}\` was added.`);
  for (const type of Object.keys(a).filter((name) => name in b))
    compareContent(enter(scope, "content", type, "schema"), direction, a[type], b[type]);
}

function compareParameters(scope: Scope, a: Node[], b: Node[]): void {
  const byName = (parameters: Node[], document: Document): Record<string, Node> =>
    Object.fromEntries(
      parameters.map((reference) => {
        const parameter = resolve<Node>(document, reference);
        // Names of headers are case-insensitive.
        const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
        return [`${parameter.in} ${name}`, parameter];
      }),
    );
  const [old, current] = [byName(a, scope.documents[0]), byName(b, scope.documents[1])];
  const { lost, gained } = compareLists(Object.keys(old), Object.keys(current));
  const describe = ({ name, in: place, schema = {} }: Node) =>
    `${place} parameter \`${name}\` (${describeSchema(schema)})`;
  for (const key of lost) report(enter(scope, "parameters"), "break", `The ${describe(old[key])} was removed.`);
  for (const key of gained) {
    const parameter = current[key];
    const [effect, kind] = parameter.required ? (["break", "required"] as const) : (["addition", "optional"] as const);
    report(enter(scope, "parameters"), effect, `The ${kind} ${describe(parameter)} was added.`);
  }
  for (const key of Object.keys(old).filter((name) => name in current))
    compareParameter(enter(scope, "parameters", current[key].name), old[key], current[key]);
}

function compareParameter(scope: Scope, a: Node, b: Node): void {
  compareRequired(scope, "request", a, b);
  compareDeprecated(scope, a, b);
  const style = ({ in: place, style = place === "query" ? "form" : "simple", explode = style === "form" }: Node) =>
    `${style}${explode ? ", exploded" : ""}`;
  if (style(a) !== style(b)) report(enter(scope, "style"), "break", describeModified("style", style(a), style(b)));
  if (a.schema && b.schema) compareContent(enter(scope, "schema"), "request", a, b);
  else if (a.content && b.content) compareContents(scope, "request", a.content, b.content);
  else
    report(
      scope,
      "break",
      `Changed from \`${a.schema ? "schema" : "content"}\` to \`${b.schema ? "schema" : "content"}\`.`,
    );
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

function compareResponses(scope: Scope, a: Node, b: Node): void {
  const { lost, gained } = compareLists(Object.keys(a), Object.keys(b));
  for (const status of lost) report(scope, status < "400" ? "break" : "other", `Response \`${status}\` was removed.`);
  // Programs expect any error, but only known successes.
  for (const status of gained)
    report(scope, status < "400" ? "break" : "addition", `Response \`${status}\` was added.`);
  for (const status of Object.keys(a).filter((name) => name in b)) {
    const place = enter(scope, status);
    const [old, current] = resolvePair(scope, a[status], b[status]);
    compareHeaders(place, old.headers, current.headers);
    compareContents(place, "response", old.content, current.content);
  }
}

function compareHeaders(scope: Scope, a: Node = {}, b: Node = {}): void {
  const byName = (headers: Node) => Object.fromEntries(Object.keys(headers).map((name) => [name.toLowerCase(), name]));
  const [old, current] = [byName(a), byName(b)];
  const { lost, gained } = compareLists(Object.keys(old), Object.keys(current));
  for (const key of lost) report(scope, "break", `Header \`${old[key]}\` was removed.`);
  for (const key of gained) report(scope, "addition", `Header \`${current[key]}\` was added.`);
  for (const key of Object.keys(old).filter((name) => name in current)) {
    const place = enter(scope, "headers", current[key]!);
    const [header, other] = resolvePair(scope, a[old[key]!], b[current[key]!]);
    compareRequired(place, "response", header, other);
    compareDeprecated(place, header, other);
    compareContent(enter(place, "schema"), "response", header, other);
  }
}

/** A call is allowed with any one of the requirements. */
function compareSecurity(scope: Scope, a: Node[], b: Node[]): void {
  const [before, after] = scope.documents;
  const scheme = (document: Document, name: string): Node => ({
    ...(document.components.securitySchemes as Record<string, Node> | undefined)?.[name],
    description: undefined,
  });
  const used = new Set([...a, ...b].flatMap((requirement) => Object.keys(requirement)));
  for (const name of [...used].filter((key) => [a, b].every((list) => list.some((requirement) => key in requirement))))
    if (!isDeepStrictEqual(scheme(before, name), scheme(after, name)))
      report(scope, "break", `The security scheme \`${name}\` has changed.`);
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
  if (a.resumable && !b.resumable) report(scope, "break", "The stream can no longer be resumed.");
  if (!a.resumable && b.resumable) report(scope, "addition", "The stream can be resumed.");
}
