import type { Problem } from "../../generated/mock-types.ts";
import { document } from "../document.ts";

/** Returns the problem in an example of the document. */
export function problemExample(name: string): Problem {
  const example = document.components.examples?.[name];
  if (!example) throw new Error(`The document has no example named ${name}.`);
  return example.value as Problem; // The tests of the document validate every example.
}
