import { bodies, components } from "../../../generated/control/known-fields.ts";
import type { OperationId } from "../../../generated/control/operations.ts";
import type { Violation } from "../areas/problems.ts";
import type { Known } from "../lib/generated-types.ts";
import { splitPointer } from "../lib/json-pointer.ts";
import { suggestion } from "./operation-ids.ts";

/** Adds the names of similar fields to the violation of an unknown one, and explains what a JSON Pointer is. */
export function withSuggestion(operationId: string, violation: Violation): Violation {
  const { pointer, detail, code } = violation;
  if (code === "pattern" && pointer.endsWith("/pointer")) return { pointer, detail: NO_POINTER, code };
  if (code !== "additionalProperties") return violation;
  const path = splitPointer(pointer).slice(1);
  const name = path.pop() ?? "";
  let known: Known | undefined = bodies[operationId as OperationId]; // An id of the control.
  for (const part of path) known = member(known, part);
  const question = suggestion(name, listFields(known));
  return question === undefined ? violation : { pointer, detail: `${detail} (${question})`, code };
}

const NO_POINTER =
  "is not a JSON Pointer (RFC 6901): start it with a slash, as in /messages/0/content, and write ~0 for ~ and ~1 for a slash in a name";

function member(known: Known | undefined, name: string): Known | undefined {
  if (typeof known === "string") return member(components[known], name);
  return known?.items ?? known?.fields?.[name];
}

function listFields(known: Known | undefined): string[] {
  if (typeof known === "string") return listFields(components[known]);
  return Object.keys(known?.fields ?? {});
}
