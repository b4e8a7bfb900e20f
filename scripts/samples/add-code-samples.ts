import { type Document, operationsOf } from "../generate/document.ts";
import { samplesOf } from "./samples.ts";

/** Returns a copy of the document in which each operation has its samples, as `x-codeSamples`. */
export function withCodeSamples(document: Document): Document {
  const copy = structuredClone(document);
  for (const { operation } of operationsOf(copy))
    Object.assign(operation, { "x-codeSamples": samplesOf(document, operation.operationId) });
  return copy;
}
