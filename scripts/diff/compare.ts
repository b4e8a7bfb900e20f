/** Compares two documents, by operation. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { splitPointer } from "../../src/mock/lib/json-pointer.ts";
import type { Document } from "../generate/document.ts";
import { CLI } from "../shared/redocly.ts";
import type { Change, RedoclyChange } from "./change.ts";
import { judge } from "./judge.ts";
import type { Node, Part } from "./pair-schemas.ts";
import { findUsers, type OperationPlace, operationsByKey, type Preparation, prepare } from "./prepare.ts";

const CONFIGURATION = fileURLToPath(new URL("redocly.yaml", import.meta.url));

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

export function compare(base: Document, revision: Document): ApiDiff {
  return compareAll([[base, revision]])[0]!;
}

/** Compares several pairs of documents in one process of Redocly, which takes longer to start than to compare. */
export function compareAll(pairs: [Document, Document][]): ApiDiff[] {
  const preparations = pairs.map(([base, revision]) => prepare(base, revision));
  const parts = preparations.flatMap(({ parts }, index) =>
    [...parts]
      .filter(([, { base, revision }]) => JSON.stringify(base) !== JSON.stringify(revision))
      .map(([key, part]) => ({ index, key, part })),
  );
  const found = redoclyDiff(parts.map(({ part }) => part));
  return pairs.map(([, revision], index) => {
    const changes = new Map<string, Change[]>();
    parts.forEach(({ key, part, index: pair }, position) => {
      if (pair !== index) return;
      const judged = found[position]!.flatMap((change) => judge(part, change));
      for (const user of findUsers(preparations[index]!.parts, key))
        changes.set(user, [...(changes.get(user) ?? []), ...judged]);
    });
    return assemble(preparations[index]!, revision, changes);
  });
}

/** Operations in the order of the areas, and within an area in that of the document. */
function assemble(
  { added, removed, removedSchemas }: Preparation,
  revision: Document,
  changes: Map<string, Change[]>,
): ApiDiff {
  const places = new Map([...operationsByKey(revision)].map(([key, { place }]) => [key, place]));
  const operations: OperationDiff[] = [...places].flatMap(([key, place]): OperationDiff[] => {
    if (added.has(key)) return [{ ...place, state: "added", changes: [] }];
    const found = changes.get(key) ?? [];
    return found.length > 0 ? [{ ...place, state: "changed", changes: found }] : [];
  });
  for (const place of removed) operations.push({ ...place, state: "removed", changes: [] });
  const areas = revision.tags.map(({ name }) => name);
  const rank = ({ area }: OperationPlace) => (areas.includes(area) ? areas.indexOf(area) : areas.length);
  return { operations: operations.toSorted((a, b) => rank(a) - rank(b)), removedSchemas };
}

/** Returns the changes that Redocly finds in each part. */
function redoclyDiff(parts: Part[]): RedoclyChange[][] {
  const found: RedoclyChange[][] = parts.map(() => []);
  // Most pull requests change nothing, and starting the CLI takes half a second.
  if (parts.length === 0) return found;
  const folder = mkdtempSync(join(tmpdir(), "platform-api-diff-"));
  try {
    const [base, revision, report] = [
      join(folder, "base.json"),
      join(folder, "revision.json"),
      join(folder, "report.json"),
    ];
    writeFileSync(base, JSON.stringify(toDocument(parts.map((part) => wrap(part, part.base)))));
    writeFileSync(revision, JSON.stringify(toDocument(parts.map((part) => wrap(part, part.revision)))));
    const options = ["--config", CONFIGURATION, "--format", "json", "--output", report, "--fail-on", "none"];
    const run = spawnSync(process.execPath, [CLI.file, "diff", base, revision, ...options], {
      encoding: "utf8",
      env: { ...process.env, ...CLI.env },
    });
    if (run.status !== 0) throw new Error(`redocly diff failed:\n${run.stderr}`);
    for (const entry of JSON.parse(readFileSync(report, "utf8")).changes as Entry[]) {
      const [, path = "", , ...keys] = splitPointer(decodeURIComponent(entry.path));
      const position = Number(path.slice(1));
      found[position]!.push(readEntry(entry, keys.slice(DEPTHS[parts[position]!.direction ?? "operation"])));
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function toDocument(operations: Node[]) {
  const paths = operations.map((operation, position) => [`/${position}`, { post: operation }]);
  return { openapi: "3.1.0", info: { title: "", version: "" }, paths: Object.fromEntries(paths) };
}

/** A schema is compared as the only content of an operation, in a request or a response. */
function wrap({ direction }: Part, value: Node): Node {
  const content = { "application/json": { schema: value } };
  if (direction === "request") return { requestBody: { content }, responses: {} };
  return direction === "response" ? { responses: { 200: { content } } } : value;
}

/** The number of keys of the operation of `wrap` above the part. */
const DEPTHS = { operation: 0, request: 4, response: 5 };

interface Entry {
  path: string;
  typeName: string;
  kind: RedoclyChange["kind"];
  property?: string;
  base?: { value?: unknown };
  revision?: { value?: unknown };
  verdicts: { message: string }[];
}

function readEntry({ typeName, kind, property, base, revision, verdicts }: Entry, keys: string[]): RedoclyChange {
  return {
    keys,
    typeName,
    kind,
    ...(property !== undefined && { property }),
    before: base?.value,
    after: revision?.value,
    messages: verdicts.map(({ message }) => message),
  };
}
