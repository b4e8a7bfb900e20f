import { isJsonObject } from "../json-object.ts";
import type { PatternChecks } from "../patterns/pattern-checks.ts";
import { detailOf } from "./details.ts";

/** A part of a value that does not match the schema. */
export interface Violation {
  /** JSON Pointer (RFC 6901). */
  pointer: string;
  /** Reads as a sentence after the name of the part, such as `must be a string`. */
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

/** A schema that is being applied to a value. The value of a keyword can be anything. */
export interface Evaluation {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  readonly pointer: string;
  readonly outcome: Outcome;
  readonly checks: PatternChecks;
  /** Applies another schema, which is part of `keyword`, to this value or to a part of it. */
  apply(schema: unknown, value: unknown, pointer: string, keyword: string): Outcome;
  /** The schemas that can be referred to, by URI. */
  readonly lookup: Readonly<Record<string, unknown>>;
}

/** Applies a keyword of a schema, whose value is `limit`. Throws if the limit is of the wrong type. */
export type Keyword = (evaluation: Evaluation, limit: unknown) => void;

/** Violations that are collected. A value can have a million. */
const MAX_COLLECTED = 500;

/** Work of copying a name, compared with that of following an instruction of a regular expression. */
const COPYING = 5;

export function isValid({ violations }: Outcome): boolean {
  return violations.length === 0;
}

export function report({ outcome, pointer, checks }: Evaluation, keyword: string, limit: unknown): void {
  const detail = detailOf(keyword, limit);
  checks.spend(detail.length);
  addViolations(outcome, [{ pointer, detail, code: keyword }]);
}

export function addViolations({ violations }: Outcome, more: readonly Violation[]): void {
  violations.push(...more.slice(0, Math.max(0, MAX_COLLECTED - violations.length)));
}

/** Adds the outcome of a schema that applies to the same value and must match. */
export function include({ outcome, checks }: Evaluation, other: Outcome): void {
  addViolations(outcome, other.violations);
  if (!isValid(other)) return;
  checks.spend(other.evaluated.size * COPYING);
  for (const name of other.evaluated) outcome.evaluated.add(name);
  outcome.isUncertain ||= other.isUncertain;
}

/** Adds the outcome for a property or an item. */
export function includePart(outcome: Outcome, name: string, part: Outcome): void {
  addViolations(outcome, part.violations);
  outcome.evaluated.add(name);
  outcome.isUncertain ||= part.isUncertain;
}

/** A list in a schema. Throws a TypeError if it is none. */
export function listIn({ checks }: Evaluation, limit: unknown): readonly unknown[] {
  if (!Array.isArray(limit)) throw new TypeError("A keyword must be a list.");
  checks.spend(limit.length);
  return limit;
}

/** The members of an object in a schema. Throws a TypeError if it is none. */
export function membersIn({ checks }: Evaluation, limit: unknown): readonly [name: string, value: unknown][] {
  if (!isJsonObject(limit)) throw new TypeError("A keyword must be an object.");
  const members = Object.entries(limit);
  checks.spend(members.length);
  return members;
}

/** A number in a schema. Throws a TypeError if it is none. */
export function numberIn(limit: unknown): number {
  if (typeof limit !== "number") throw new TypeError("A keyword must be a number.");
  return limit;
}
