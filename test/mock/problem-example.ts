import type { Problem } from "../../generated/types.ts";
import { document } from "../document.ts";

/** An error that the document shows, by the name of its example. */
export function problemExample(name: string): Problem {
  const example = document.components.examples?.[name];
  if (!example) throw new Error(`The document has no example ${name}.`);
  return example.value as Problem; // A test validates all examples.
}
