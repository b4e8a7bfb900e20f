import { isJsonObject } from "../json-object.ts";
import { pointerTo } from "../json-pointer.ts";
import type { PatternChecks } from "../patterns/pattern-checks.ts";
import { describeViolation } from "./details.ts";

/** A part of a value that does not match the schema. */
export interface Violation {
  /** JSON Pointer (RFC 6901). */
  pointer: string;
  /** Continues a sentence that begins with the name of the part, such as `must be a string`. */
  detail: string;
  /** Keyword of the schema, such as `type`. */
  code: string;
}

/** The result of applying a schema to a value. */
export interface Outcome {
  readonly violations: Violation[];
  /** Names of the properties and indexes of the items to which keywords have applied schemas. */
  readonly evaluated: Set<string>;
  /** True if there might be violations if unsupported patterns were enforced. */
  isUncertain: boolean;
}

/** A schema that is being applied to a value. Its keywords can have values of any type. */
export interface Evaluation {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  readonly pointer: string;
  readonly outcome: Outcome;
  readonly checks: PatternChecks;
  /** Applies another schema, which is part of `keyword`, to this value or to a part of it. */
  apply(schema: unknown, value: unknown, pointer: string, keyword: string): Outcome;
  /** The schemas that a `$ref` can name, by URI. */
  readonly lookup: Readonly<Record<string, unknown>>;
}

/** Applies a keyword, whose value in the schema is `argument`. Throws if that is of the wrong type. */
export type Keyword = (evaluation: Evaluation, argument: unknown) => void;

/** Maximum number of violations collected. A value can have a million. */
const MAX_COLLECTED = 500;

/** Work of copying or listing a name, compared with that of following an instruction of a regular expression. */
const COPYING = 10;
/** Work of adding a violation or the outcome of an item. */
export const REPORTING = 100;

export function isValid({ violations }: Outcome): boolean {
  return violations.length === 0;
}

/** Adds the violation of a keyword by the value itself. */
export function report({ outcome, pointer, checks }: Evaluation, keyword: string, argument: unknown): void {
  const detail = describeViolation(keyword, argument);
  checks.spend(detail.length + REPORTING);
  addViolations(outcome, [{ pointer, detail, code: keyword }]);
}

/** Returns false if no further violation would be collected. */
export function hasRoom({ violations }: Outcome): boolean {
  return violations.length < MAX_COLLECTED;
}

export function addViolations({ violations }: Outcome, more: readonly Violation[]): void {
  if (more.length > 0) violations.push(...more.slice(0, Math.max(0, MAX_COLLECTED - violations.length)));
}

/** Adds the outcome of a schema that applies to the same value and must match. */
export function include({ outcome, checks }: Evaluation, other: Outcome): void {
  addViolations(outcome, other.violations);
  if (!isValid(other)) return;
  checks.spend(other.evaluated.size * COPYING);
  for (const name of other.evaluated) outcome.evaluated.add(name);
  outcome.isUncertain ||= other.isUncertain;
}

/** Adds the outcome of a property, by its name, or of an item, by its index. */
export function includePart({ outcome }: Evaluation, name: string | number, part: Outcome): void {
  addViolations(outcome, part.violations);
  outcome.evaluated.add(String(name));
  outcome.isUncertain ||= part.isUncertain;
}

/** Applies a schema to a property or an item, and adds the outcome. */
export function applyToPart(evaluation: Evaluation, name: string | number, schema: unknown, keyword: string): void {
  const part = (evaluation.value as Readonly<Record<string, unknown>>)[name]; // Arrays have the names of their indexes, too.
  includePart(evaluation, name, evaluation.apply(schema, part, pointerTo(evaluation.pointer, name), keyword));
}

/** Returns the value of a keyword if it is a list. Throws a TypeError if not. */
export function readList({ checks }: Evaluation, argument: unknown): readonly unknown[] {
  if (!Array.isArray(argument)) throw new TypeError("A keyword must be a list.");
  checks.spend(argument.length * COPYING);
  return argument;
}

/** Returns the members of an object in the schema or the value. Throws a TypeError if it is no object. */
export function readMembers({ checks }: Evaluation, object: unknown): readonly [name: string, value: unknown][] {
  if (!isJsonObject(object)) throw new TypeError("A keyword must be an object.");
  const members = Object.entries(object);
  checks.spend(members.length * COPYING);
  return members;
}

export function readNumber(argument: unknown): number {
  if (typeof argument !== "number") throw new TypeError("A keyword must be a number.");
  return argument;
}
