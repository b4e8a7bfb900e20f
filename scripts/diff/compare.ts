/** Compares two documents, by operation. A schema that several places refer to is compared once for each direction. */
import { isDeepStrictEqual } from "node:util";
import { type Document, METHODS } from "../generate/document.ts";
import type { Change, Part, Scope } from "./change.ts";
import { compareOperation } from "./compare-operation.ts";

import { listReferences, type Node } from "./schema.ts";

export interface ApiDiff {
  /** In the order of the areas, and within an area in that of the revision; removed operations are last in their area. */
  operations: OperationDiff[];
  /** Schemas that no longer exist; the client exported a type for each. */
  removedSchemas: string[];
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

export function compare(base: Document, revision: Document): ApiDiff {
  const [before, after] = [operationsByKey(base), operationsByKey(revision)];
  const parts = new Map<string, Part>();
  const changed = changedSchemas(base, revision);
  for (const [key, { operation }] of after) {
    const old = before.get(key)?.operation;
    if (!old) continue;
    parts.set(key, { name: key, changes: [], usedBy: new Set() });
    const scope: Scope = { documents: [base, revision], parts, changed, part: key, keys: [] };
    compareOperation(scope, old, operation);
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
  return { operations: operations.toSorted((a, b) => rank(a) - rank(b)), removedSchemas };
}

/** Returns the changes of each operation, with those of the schemas that it refers to, directly or through others. */
function collectChanges(parts: Map<string, Part>): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  for (const [key, { changes }] of parts) {
    if (changes.length === 0) continue;
    const users = new Set([key]);
    for (const user of users) for (const next of parts.get(user)!.usedBy) users.add(next);
    for (const user of users)
      if (!parts.get(user)!.direction) found.set(user, [...(found.get(user) ?? []), ...changes]);
  }
  return found;
}

/** All operations with their own and their path's parameters, and with the security that they inherit. */
function operationsByKey(document: Document): Map<string, { place: OperationPlace; operation: Node }> {
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
function changedSchemas(base: Document, revision: Document): Set<string> {
  const [before, after] = [base.components.schemas, revision.components.schemas];
  const changed = new Set(Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name])));
  const users = new Map<string, string[]>();
  for (const [user, schema] of Object.entries(after)) {
    for (const name of listReferences(schema)) users.set(name, [...(users.get(name) ?? []), user]);
  }
  for (const name of changed) for (const user of users.get(name) ?? []) changed.add(user);
  return changed;
}
