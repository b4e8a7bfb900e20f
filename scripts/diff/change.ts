import type { Node } from "./pair-schemas.ts";

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

/** An entry in the output of `redocly diff --format json`. */
export interface RedoclyChange {
  keys: string[];
  typeName: string;
  kind: "added" | "removed" | "modified";
  property?: string;
  before: Node;
  after: Node;
  /** Why Redocly calls it a break; empty if it does not. */
  messages: string[];
}

/** The effect of a change, and the sentence about it. */
export type Judgment = [Effect, string];
