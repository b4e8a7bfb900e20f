/**
 * Prepares two documents for `redocly diff`, which would report a change of a shared schema only once, and many changes that
 * no caller notices. So each operation and each schema is compared on its own, a schema once for requests and once for
 * responses. Insignificant differences are made equal first: inherited and explicit security, shared and inline parameters,
 * names of schemas, `allOf` and the properties that it combines.
 */
import { isDeepStrictEqual } from "node:util";
import { METHODS, type Document as OpenApi, resolve } from "../generate/document.ts";
import {
  asText,
  type Context,
  type Node,
  type Pair,
  type Part,
  pairMaps,
  pairOptional,
  pairSchemas,
  type Scope,
} from "./pair-schemas.ts";

export interface Preparation {
  /** By key: `get /v1/agents` for an operation, `response Agent` for a schema. */
  parts: Map<string, Part>;
  /** Keys of the operations that are in the revision only. */
  added: Set<string>;
  removed: OperationPlace[];
  /** Names of schemas that are in the base only. */
  removedSchemas: string[];
}

export interface OperationPlace {
  id: string;
  area: string;
  method: string;
  path: string;
}

export function prepare(base: OpenApi, revision: OpenApi): Preparation {
  const parts = new Map<string, Part>();
  const before = operationsByKey(base);
  const after = operationsByKey(revision);
  const context: Context = { documents: [base, revision], parts, changed: changedSchemas(base, revision) };
  for (const [key, { operation }] of after) {
    const old = before.get(key)?.operation;
    if (old) pairOperations(context, key, old, operation);
  }
  return {
    parts,
    added: new Set([...after.keys()].filter((key) => !before.has(key))),
    removed: [...before].filter(([key]) => !after.has(key)).map(([, { place }]) => place),
    removedSchemas: Object.keys(base.components.schemas).filter((name) => !(name in revision.components.schemas)),
  };
}

/** Keys of the operations that refer to a part, directly or through other parts. */
export function findUsers(parts: Map<string, Part>, key: string): Set<string> {
  const found = new Set([key]);
  for (const next of found) for (const user of parts.get(next)?.usedBy ?? []) found.add(user);
  return new Set([...found].filter((name) => !parts.get(name)?.direction));
}

/** All operations with their own and their path's parameters, and with the security that they inherit. */
export function operationsByKey(document: OpenApi): Map<string, { place: OperationPlace; operation: Node }> {
  const found = new Map();
  for (const [path, item] of Object.entries<Node>(document.paths)) {
    for (const method of METHODS) {
      const own = item[method];
      if (!own) continue;
      const parameters = [...(item.parameters ?? []), ...(own.parameters ?? [])];
      const operation = { ...own, parameters, security: own.security ?? document.security ?? [] };
      const place = { id: own.operationId, area: own.tags?.[0] ?? "", method, path };
      found.set(`${method} ${path}`, { place, operation });
    }
  }
  return found;
}

/** Names of schemas that differ, or refer to one that does. Comparing the others would take most of the time. */
function changedSchemas(base: OpenApi, revision: OpenApi): Set<string> {
  const [before, after] = [base.components.schemas, revision.components.schemas];
  const changed = new Set(Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name])));
  const users = new Map<string, string[]>();
  for (const [user, schema] of Object.entries(after)) {
    for (const [, name = ""] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"/]+)"/g))
      users.set(name, [...(users.get(name) ?? []), user]);
  }
  for (const name of changed) for (const user of users.get(name) ?? []) changed.add(user);
  return changed;
}

function pairOperations(context: Context, key: string, a: Node, b: Node): void {
  const requests: Scope = { ...context, direction: "request", user: key };
  const responses: Scope = { ...context, direction: "response", user: key };
  const own = (operation: Node, document: OpenApi) => ({
    operationId: operation.operationId,
    deprecated: operation.deprecated,
    "x-tags": operation.tags?.join(", "),
    security: operation.security,
    "x-schemes": asText(listSchemes(document, operation.security)),
    "x-statuses": Object.keys(operation.responses).join(" "),
    "x-pagination": asText(operation["x-pagination"]),
    "x-transition": asText(operation["x-transition"]),
    "x-stream": asText(operation["x-stream"]),
  });
  const byName = ([document, operation]: readonly [OpenApi, Node]) =>
    Object.fromEntries(
      operation.parameters.map((reference: Node) => {
        const parameter: Node = resolve(document, reference);
        return [`${parameter.in} ${parameter.name}`, parameter];
      }),
    );
  const [before, after] = context.documents;
  const parameters = pairMaps(byName([before, a]), byName([after, b]), (x, y) => pairParameters(requests, x, y));
  const [bodyA, bodyB] = pairOptional(a.requestBody, b.requestBody, (x, y) => pairBodies(requests, x, y));
  const common = (operation: Node, other: Node) =>
    Object.fromEntries(Object.entries(operation.responses).filter(([status]) => status in other.responses));
  const answers = pairMaps(common(a, b), common(b, a), (x, y) =>
    pairResponses(responses, resolve<Node>(before, x), resolve<Node>(after, y)),
  );
  const part = (operation: Node, document: OpenApi, side: 0 | 1, requestBody: Node) => ({
    ...own(operation, document),
    parameters: Object.values(parameters[side]),
    ...(requestBody && { requestBody }),
    responses: answers[side],
  });
  context.parts.set(key, {
    name: key,
    base: part(a, before, 0, bodyA),
    revision: part(b, after, 1, bodyB),
    usedBy: new Set(),
  });
}

/** Returns the security schemes of an operation, without their descriptions. */
function listSchemes(document: OpenApi, security: Record<string, unknown>[]): Node {
  const schemes = (document.components.securitySchemes ?? {}) as Record<string, Node>;
  const names = [...new Set(security.flatMap((requirement) => Object.keys(requirement)))].sort();
  return names.map((name) => ({ id: name, ...schemes[name], description: undefined }));
}

function pairParameters(scope: Scope, a: Node, b: Node): Pair {
  const [schemaA, schemaB] = pairSchemas(scope, a.schema, b.schema);
  const own = ({ name, in: place, required, deprecated, style, explode }: Node, schema: Node) => {
    return { name, in: place, required, deprecated, style, explode, schema };
  };
  return [own(a, schemaA), own(b, schemaB)];
}

function pairBodies(scope: Scope, a: Node, b: Node): Pair {
  const [contentA, contentB] = pairContents(scope, a.content, b.content);
  return [
    { required: a.required, content: contentA },
    { required: b.required, content: contentB },
  ];
}

function pairResponses(scope: Scope, a: Node, b: Node): Pair {
  const [before, after] = scope.documents;
  const [headersA, headersB] = pairMaps(a.headers ?? {}, b.headers ?? {}, (x, y) => {
    const [headerA, headerB] = [resolve<Node>(before, x), resolve<Node>(after, y)];
    const [schemaA, schemaB] = pairSchemas(scope, headerA.schema, headerB.schema);
    return [
      { required: headerA.required, deprecated: headerA.deprecated, schema: schemaA },
      { required: headerB.required, deprecated: headerB.deprecated, schema: schemaB },
    ];
  });
  const [contentA, contentB] = pairContents(scope, a.content ?? {}, b.content ?? {});
  return [
    { headers: headersA, content: contentA },
    { headers: headersB, content: contentB },
  ];
}

/** Of an event stream, the schema of its events matters. The schema of the whole stream is a string. */
function pairContents(scope: Scope, a: Node, b: Node): Pair {
  return pairMaps(a, b, (x, y) => {
    const [schemaA, schemaB] = pairSchemas(scope, x["x-itemSchema"] ?? x.schema, y["x-itemSchema"] ?? y.schema);
    return [{ schema: schemaA }, { schema: schemaB }];
  });
}
