/**
 * Compares two documents, by operation. From here, a schema passes through these modules:
 *
 * 1. `removeTexts` removes descriptions and examples, so that most schemas are equal and need no comparison.
 * 2. `compareOperation` compares parameters, bodies and responses, and `compareSchemas` the schemas in them. A schema that
 *    several places refer to is a `Part` of its own, which is compared once for each direction.
 * 3. `normalize` reduces both forms of a schema to types, values, limits and properties. What it cannot merge, such as `not`
 *    and unions, are the parts of its `allOf`.
 * 4. `compareKeywords` compares the normal forms keyword by keyword, and `compareVariants` the variants of unions in pairs.
 *    Only for other conditions does `isSubset` ask the package jsoncompat if one schema accepts all values of the other.
 * 5. Each difference is `narrower`, `wider` or both. `reportDifference` makes it a break if a request is narrower or a response
 *    wider.
 *
 * `compareStatements` compares the error codes, numbers and orders in descriptions, which break nothing by themselves.
 */
import { isDeepStrictEqual } from "node:util";
import { type Document, METHODS, resolve } from "../core/document.ts";
import type { Change, Part, Scope } from "./change.ts";
import { compareOperation } from "./compare-operation.ts";
import { findChanged, type Node, removeTexts } from "./schema.ts";
import { compareStatements } from "./statements.ts";

/** Our own document has only the first ones. */
const ALL_METHODS = [...METHODS, "head", "options", "trace"] as const;

export interface ApiDiff {
  /** In the order of the areas, and within an area in that of the revision; removed operations are last in their area. */
  operations: OperationDiff[];
  /** Schemas that no longer exist; the client exported a type for each. */
  removedSchemas: string[];
  /** A sentence for each description that states something else. */
  statements: string[];
}

export interface OperationDiff extends OperationPlace {
  state: "added" | "removed" | "changed";
  changes: Change[];
}

export interface OperationPlace {
  id: string;
  area: string;
  method: string;
  path: string;
}

/** `onOperation` is called before each operation of the revision, with its number and their count. */
export function compare(
  older: Document,
  newer: Document,
  onOperation?: (number: number, count: number) => void,
): ApiDiff {
  const [base, revision] = [fillIn(removeTexts(older)), fillIn(removeTexts(newer))];
  const [before, after] = [operationsByKey(base), operationsByKey(revision)];
  const parts = new Map<string, Part>();
  // Comparing the others would take most of the time.
  const changed = findChanged(base, revision, isDeepStrictEqual);
  const budget = { left: 20_000_000 };
  let number = 0;
  for (const [key, { operation }] of after) {
    onOperation?.(++number, after.size);
    const old = before.get(key)?.operation;
    if (!old) continue;
    parts.set(key, { name: key, changes: [], usedBy: new Set() });
    const pending: Scope["pending"] = [];
    const scope: Scope = { documents: [base, revision], parts, pending, budget, changed, part: key, keys: [] };
    try {
      compareOperation(scope, old, operation);
      // The list grows while it is read.
      for (const compareNext of pending) compareNext();
    } catch (cause) {
      throw new Error(`\`${key}\` cannot be compared. Is it valid OpenAPI 3.1? ${(cause as Error).message}`, { cause });
    }
  }
  const changes = collectChanges(parts);
  const operations: OperationDiff[] = [...after].flatMap(([key, { place }]): OperationDiff[] => {
    if (!before.has(key)) return [{ ...place, state: "added", changes: [] }];
    const found = changes.get(key) ?? [];
    return found.length > 0 ? [{ ...place, state: "changed", changes: found }] : [];
  });
  for (const [key, { place }] of before)
    if (!after.has(key)) operations.push({ ...place, state: "removed", changes: [] });
  const areas = revision.tags.map(({ name }) => name);
  const rank = ({ area }: OperationPlace) => (areas.includes(area) ? areas.indexOf(area) : areas.length);
  const removedSchemas = Object.keys(base.components.schemas).filter((name) => !(name in revision.components.schemas));
  const statements = compareStatements(older, newer);
  return { operations: operations.toSorted((a, b) => rank(a) - rank(b)), removedSchemas, statements };
}

/** Adds the optional parts of a document that the comparison reads. */
const fillIn = ({ components, ...document }: Document): Document => ({
  ...document,
  tags: document.tags ?? [],
  paths: document.paths ?? {},
  components: { ...components, schemas: components?.schemas ?? {} },
});

/** Returns the changes of each operation, with those of the schemas that it refers to, directly or through others. */
function collectChanges(parts: Map<string, Part>): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  for (const [key, { changes }] of parts) {
    if (changes.length === 0) continue;
    const users = new Set([key]);
    for (const user of users) for (const next of parts.get(user)!.usedBy) users.add(next);
    for (const user of users)
      if (!parts.get(user)!.direction) {
        if (!found.has(user)) found.set(user, []);
        found.get(user)!.push(...changes);
      }
  }
  return found;
}

/**
 * All operations with their path, their own and its parameters, and the security that they inherit. A key has no names of
 * parameters, which are not a part of the URL that a client sends.
 */
function operationsByKey(document: Document): Map<string, { place: OperationPlace; operation: Node }> {
  const found = new Map();
  for (const [path, reference] of Object.entries<Node>(document.paths)) {
    const item = resolve<Node>(document, reference);
    for (const method of ALL_METHODS) {
      const own = item[method];
      if (!own) continue;
      const operation = {
        ...own,
        path,
        parameters: [...(item.parameters ?? []), ...(own.parameters ?? [])],
        security: own.security ?? document.security ?? [],
        servers: own.servers ?? item.servers ?? document.servers,
      };
      const id = own.operationId ?? `${method.toUpperCase()} ${path}`;
      const place = { id, area: own.tags?.[0] ?? "", method, path };
      found.set(`${method} ${path.replaceAll(/\{.*?\}/g, "{}")}`, { place, operation });
    }
  }
  for (const [path, webhook] of Object.entries<Node>(document.webhooks ?? {})) {
    const place = { id: path, area: "", method: "webhook", path };
    found.set(`webhook ${path}`, { place, operation: { path, parameters: [], security: [], webhook } });
  }
  return found;
}
