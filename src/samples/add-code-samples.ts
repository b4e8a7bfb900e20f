import { type Document, listOperations } from "../core/document.ts";
import { renderSamples } from "./samples.ts";

/** Returns a copy of the document in which each operation has its samples, as `x-codeSamples`. */
export function withCodeSamples(document: Document): Document {
  const copy = structuredClone(document);
  for (const { operation } of listOperations(copy))
    Object.assign(operation, { "x-codeSamples": renderSamples(document, operation.operationId) });
  return copy;
}
