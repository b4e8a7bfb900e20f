import { splitPointer } from "../core/json-pointer.ts";
import { findLine } from "./json.ts";
import type { Messages } from "./request.ts";

/** An entry of `errors` of a problem document. */
export interface Violation {
  /** JSON Pointer that starts with the part of the request, such as `/query/page_size`. */
  pointer: string;
  detail: string;
}

/** The violations in a problem document. A server behind another address may send anything. */
export function readViolations(problem: unknown): Violation[] {
  const { errors } = Object(problem) as { errors?: unknown };
  if (!Array.isArray(errors)) return [];
  return errors.filter((error) => typeof error?.pointer === "string" && typeof error.detail === "string");
}

/** Assigns violations to the fields of a form. `body` is the text of the field for the body. */
export function assignViolations(violations: readonly Violation[], fields: readonly string[], body: string): Messages {
  const messages: Messages = {};
  for (const { pointer, detail } of violations) {
    const [part = "", ...path] = splitPointer(pointer);
    const name = part === "body" ? part : `${part}.${path[0]}`;
    // The mock has the names of headers in lowercase.
    const field = fields.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ?? "";
    const line = field === "body" && body.trim() !== "" ? `Line ${findLine(body, path)}: ` : "";
    messages[field] = [...(messages[field] ?? []), `${line}${pointer} ${detail}`];
  }
  return messages;
}
