import type { Node } from "./pair-schemas.ts";

export type Effect = "break" | "addition" | "deprecation" | "other";

export interface Change {
  effect: Effect;
  /** One sentence, after the place in the operation or in the schema. */
  text: string;
  /** For a shared schema, its name. */
  schema?: string;
  /** The way to the place in the document, from the operation or the schema. */
  keys: string[];
}

/** An entry of what `redocly diff --format json` prints. */
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

/** The effect of a change, and the sentence that says it. */
export type Judgment = [Effect, string];
