import type { ClientCode } from "../samples/languages/render.ts";

/** What a page does not have at first. */
export interface LaterParts {
  /** By the names of the examples that a reader can choose: elements that take the place of others, by their `data-part`. */
  examples: Record<string, Record<string, string>>;
  /** The content of collapsed levels, by their `data-later`. */
  levels: Record<string, string>;
  /** The code of generated clients that the samples of a changed request need. */
  clients?: ClientCode;
  /** All examples below each other, for the Markdown of the page. */
  list: string;
}

export const LATER_FILE = "later.js";

/** The parts as a script: browsers load scripts from a folder of files, but no JSON. Undefined if there are none. */
export function laterScript({ examples, levels, clients }: LaterParts): string | undefined {
  if (!clients && Object.keys(examples).length + Object.keys(levels).length === 0) return undefined;
  return `var laterParts=${JSON.stringify({ examples, levels, clients })};\n`;
}
