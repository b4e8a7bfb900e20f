import type { Document } from "../core/document.ts";
import { describePlace } from "./place.ts";

export type Effect = "break" | "addition" | "deprecation" | "other";

export interface Change {
  effect: Effect;
  /** One sentence, after the place in the operation or in the schema. */
  text: string;
  /** For a shared schema, its name. */
  schema?: string;
  /** The keys that lead from the operation or the schema to the place in the document. */
  keys: string[];
}

/** The effect of a change, and the sentence about it. */
export type Judgment = [Effect, string];

export type Direction = "request" | "response";

/** An operation, or a schema that several places refer to, and its changes. */
export interface Part {
  /** The operation's key, or the schema's name. */
  name: string;
  /** Only schemas have one. */
  direction?: Direction;
  changes: Change[];
  /** Keys of the parts that refer to it. */
  usedBy: Set<string>;
}

/** A place in both documents. */
export interface Scope {
  documents: readonly [Document, Document];
  /** By key: `get /v1/agents` for an operation, `response Agent` for a schema. */
  parts: Map<string, Part>;
  /** Compares the schemas that have been found, one after the other: their references may be deeper than the stack. */
  pending: (() => void)[];
  /** How many characters of schemas may still be compared. Schemas whose parts multiply would take forever. */
  budget: { left: number };
  /** Names of the schemas that differ, or refer to one that does. */
  changed: Set<string>;
  /** The key of the part, and the keys that lead from it to the place. */
  part: string;
  keys: string[];
}

export const enter = <T extends Scope>(scope: T, ...keys: string[]): T => ({
  ...scope,
  keys: [...scope.keys, ...keys],
});

/** In characters. Longer messages are cut off. */
const MAX_LENGTH = 200;

export function report({ parts, part: key, keys }: Scope, effect: Effect, sentence: string): void {
  const part = parts.get(key)!;
  const place = describePlace(part, keys);
  const whole = place === "" ? sentence : `${place}: ${sentence}`;
  const text = cut(whole, MAX_LENGTH);
  part.changes.push({ effect, text, ...(part.direction && { schema: part.name }), keys });
}

export function compareLists<T>(before: T[], after: T[]): { lost: T[]; kept: T[]; gained: T[] } {
  return {
    lost: before.filter((value) => !after.includes(value)),
    kept: before.filter((value) => after.includes(value)),
    gained: after.filter((value) => !before.includes(value)),
  };
}

/** Cuts off what is longer than `length` characters. */
const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

export const quote = (values: unknown[]) =>
  values
    .map((value) => `\`${cut(typeof value === "string" && value !== "" ? value : String(JSON.stringify(value)), 60)}\``)
    .join(", ");

/** Describes a change of one value, or of a list. Either may be undefined. */
export function describeModified(name: string, before: unknown, after: unknown): string {
  if (before === undefined) return `\`${name}\` was set to ${quote([after])}.`;
  if (after === undefined) return `\`${name}\` was removed; it was ${quote([before])}.`;
  return `\`${name}\` changed from ${quote([before])} to ${quote([after])}.`;
}
