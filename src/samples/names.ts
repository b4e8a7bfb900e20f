import { type Document, findSuccess, type Operation, readName } from "../core/document.ts";
import type { DocumentedOperation } from "./http-call.ts";

/** Endings of schemas that only tell how an operation returns the resource. */
const ENVELOPE = /(Response|Answer|Reference|Created|Detail|Envelope|Lookup|Acknowledgement|Identity)$/;

/** The subject of an operation, in the singular: `version` for `agents.versions.list`. */
export function readNoun(operationId: string): string {
  return operationId.split(".").at(-2)!.replace(/s$/, "");
}

/**
 * Names the result of an operation: `job` for the schema `BatchJob` of a call of `batch.jobs`, `versions` for a list, and
 * `deletedPrompt` for `PromptDeleted`. Undefined if its schema has no name.
 */
export function nameResult(document: Document, operation: Operation): string | undefined {
  const noun = readNoun(operation.operationId);
  if (operation["x-pagination"]) return `${noun}s`;
  const schema = readName(findSuccess(document, operation).content?.["application/json"]?.schema);
  if (!schema) return undefined;
  const [, changed, change] = /^(\w+)(Deleted|Archived|Unarchived)$/.exec(schema) ?? [];
  if (changed) return `${change!.toLowerCase()}${changed}`;
  if (schema.endsWith("List")) return `${noun}s`;
  const name = schema.replace(ENVELOPE, "");
  if (name.toLowerCase().endsWith(noun.toLowerCase())) return noun;
  // The execution of a workflow is an execution.
  const rest = name.toLowerCase().startsWith(noun.toLowerCase()) ? name.slice(noun.length) : name;
  return (ENVELOPE.test(schema) ? rest : name).replace(/^./, (letter) => letter.toLowerCase());
}

/** Names the result of an operation, and not as an earlier one: `agent` for the first agent, and `updatedAgent` or the like for others. */
export function nameNextResult(
  document: Document,
  { operation, method }: Pick<DocumentedOperation, "operation" | "method">,
  taken: readonly (string | undefined)[],
): string {
  const name = nameResult(document, operation) ?? readNoun(operation.operationId);
  const change = operation["x-pagination"] ? "more" : method === "get" ? "current" : "updated";
  const others = [change, "latest"].map((prefix) => prefix + name.charAt(0).toUpperCase() + name.slice(1));
  return [name, ...others].find((each) => !taken.includes(each)) ?? `${operation.operationId.split(".").at(-1)}Result`;
}
