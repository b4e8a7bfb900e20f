/** Decides by the package jsoncompat if one schema accepts all values that another does. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { check_compat, initSync, validator_for } from "jsoncompat";
import { type Document, resolve } from "../core/document.ts";
import { findChanged, isAnnotation, listReferences, type Node, type Owned, readName } from "./schema.ts";

const RANGES: Record<string, Node> = {
  int32: { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  int64: { minimum: -(2 ** 63), maximum: 2 ** 63 - 1 },
};

/** In characters, of both schemas. */
const MAX_LENGTH = 4_000;

/** For each document, because the package needs more memory with each question, and seconds for hundreds. */
const MAX_QUESTIONS = 60;
const asked = new WeakMap<Document, number>();

let isReady = false;

/** Loads the package when it is first needed, because most pull requests need it not at all. */
function load(): void {
  if (isReady) return;
  initSync({ module: readFileSync(createRequire(import.meta.url).resolve("jsoncompat/jsoncompat_wasm_bg.wasm")) });
  isReady = true;
}

/** Returns true if it is certain that `wide` accepts every value that `narrow` does. */
export function isSubset(narrow: Owned, wide: Owned): boolean {
  if (haveSameRules(narrow, wide)) return true;
  const [a, b] = [toText(narrow), toText(wide)];
  // Of longer schemas, the package may need minutes.
  if (a.length + b.length > MAX_LENGTH) return false;
  // The package ignores these keywords, which a schema that accepts more must not have.
  if (/"(unevaluated(Properties|Items)|patternProperties|dependentSchemas)":/.test(b)) return false;
  // Stands for those that neither describes.
  const names = new Set(["*"]);
  JSON.parse(b, (keyword, value) => {
    if (keyword === "properties") for (const name of Object.keys(value)) names.add(name);
    return value;
  });
  const count = (asked.get(narrow[0]) ?? 0) + 1;
  if (count > MAX_QUESTIONS) return false;
  asked.set(narrow[0], count);
  load();
  try {
    return check_compat(toText(narrow, names), toText(wide, names), "deserializer");
  } catch {
    return false;
  }
}

/** Returns those of the values that a schema accepts. */
export function pickValid(schema: Node, values: unknown[]): unknown[] {
  load();
  const validator = validator_for(JSON.stringify(schema));
  const valid = values.filter((value) => validator.is_valid(JSON.stringify(value)));
  // The memory of the package is not collected before the comparison ends.
  validator.free();
  return valid;
}

/** Returns true if two schemas have the same rules in the same form. */
export function haveSameRules(a: Owned, b: Owned): boolean {
  const key = toKey(a, b[0]);
  return key !== undefined && key === toKey(b, a[0]);
}

/** Returns the rules of a schema as a text; undefined if it refers to one that differs in the other document. */
export function toKey([document, schema]: Owned, other: Document): string | undefined {
  if (document !== other) {
    if (!changedRules.has(document)) changedRules.set(document, findChanged(document, other, areRulesEqual));
    const changed = changedRules.get(document)!;
    if (listReferences(schema).some((name) => changed.has(name))) return undefined;
  }
  return readText(schema);
}

/** Names of the schemas that accept other values in the other document. Each document is compared with one only. */
const changedRules = new WeakMap<Document, Set<string>>();

const readText = (schema: Node) => JSON.stringify(collectRules(schema).rules);
const areRulesEqual = (a: Node, b: Node) => readText(a) === readText(b);

/**
 * Returns the schema in JSON, with the schemas that it refers to, and without annotations. The package takes no notice of
 * properties that a schema does not describe, so its objects describe those in `names` too. Ends early if it is too long.
 */
function toText([document, schema]: Owned, names: Iterable<string> = []): string {
  const { rules, found } = collectRules(schema, names);
  let length = JSON.stringify(rules).length;
  const $defs: Record<string, Node> = {};
  // The map grows while it is read.
  for (const [name, $ref] of found) {
    if (length > MAX_LENGTH) break;
    const target = collectRules(resolve<Node>(document, { $ref }), names);
    $defs[name] = target.rules;
    length += JSON.stringify(target.rules).length;
    for (const [key, value] of target.found) found.set(key, value);
  }
  return JSON.stringify(found.size > 0 ? { ...rules, $defs } : rules);
}

/** Returns the schema without annotations, and its references by their names in `$defs`. */
function collectRules(schema: Node, names: Iterable<string> = []): { rules: Node; found: Map<string, string> } {
  const found = new Map<string, string>();
  const collect = (value: Node): Node => {
    if (Array.isArray(value)) return value.map(collect);
    if (typeof value !== "object" || value === null) return value;
    const copy = Object.fromEntries(
      Object.entries<Node>(value).flatMap(([keyword, inner]) => toEntries(keyword, inner)),
    );
    const {
      allOf = [],
      oneOf,
      anyOf,
      not,
      $ref,
      if: condition,
      then: result = true,
      else: otherwise = true,
      ...own
    } = copy;
    // The package is wrong about some schemas that have other keywords beside these, and about `if`.
    const others = Object.entries({ oneOf, anyOf, not, $ref }).filter(([, inner]) => inner !== undefined);
    const parts = [...allOf, ...others.map(([keyword, inner]) => ({ [keyword]: inner }))];
    if (condition !== undefined && !(result === true && otherwise === true))
      parts.push({ anyOf: [{ allOf: [condition, result] }, { allOf: [{ not: condition }, otherwise] }] });
    // The package ignores formats, but does not mix up patterns.
    if (typeof value.format === "string") parts.push({ pattern: `^format: ${value.format}$`, ...RANGES[value.format] });
    if ([own.type ?? "object"].flat().includes("object") && !own.patternProperties)
      for (const name of names) own.properties = { [name]: own.additionalProperties ?? true, ...own.properties };
    if (Object.keys(own).length > 0) parts.push(own);
    if (parts.length !== 1) return parts.length > 0 ? { allOf: parts } : {};
    return parts[0];
  };
  const toEntries = (keyword: string, value: Node): [string, Node][] => {
    if (isAnnotation(keyword) || keyword === "format" || (keyword === "allOf" && value.length === 0)) return [];
    if (["const", "enum", "required"].includes(keyword)) return [[keyword, value]];
    if (["properties", "patternProperties", "dependentSchemas"].includes(keyword))
      return [[keyword, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, collect(inner)]))]];
    if (keyword !== "$ref") return [[keyword, collect(value)]];
    const name = readName(value).replaceAll("/", ".");
    found.set(name, value);
    return [[keyword, `#/$defs/${name}`]];
  };
  return { rules: collect(schema), found };
}
