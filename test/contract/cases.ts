import {
  type MediaType,
  type Operation,
  operationsOf,
  type Parameter,
  type Response,
  resolve,
  successOf,
} from "../../scripts/render/document.ts";
import { document, pointerTo } from "../document.ts";

/** Everything the tests need to know about one operation, read from the document. */
export interface Case {
  id: string;
  method: string;
  /** As the document has it, a fragment included. */
  path: string;
  operation: Operation;
  parameters: (Parameter & { pointer: string })[];
  /** Schema pointer and examples of the JSON body, where there is one. */
  body?: { required: boolean; pointer: string; examples: Record<string, unknown> };
  success: number;
  /** What each status answers with, one entry a media type; none for a status without a body. */
  answers: Answer[];
}

export interface Answer {
  status: number;
  mediaType?: string;
  pointer?: string;
  /** Schema of one event, for an event stream. */
  itemPointer?: string;
  examples: Record<string, unknown>;
}

function examplesOf(media: MediaType): Record<string, unknown> {
  const entries = Object.entries(media.examples ?? {});
  return Object.fromEntries(entries.map(([name, example]) => [name, resolve(document, example).value]));
}

/** Pointer to a place that may stand behind references: a response, a parameter. */
function placeOf(keys: (string | number)[]): (string | number)[] {
  const node = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
  const ref = (node as { $ref?: string }).$ref;
  return ref ? placeOf(ref.slice(2).split("/")) : keys;
}

function answersOf(path: string, method: string, operation: Operation): Answer[] {
  return Object.entries(operation.responses).flatMap(([code, entry]) => {
    const status = Number(code);
    const content = Object.entries(resolve<Response>(document, entry).content ?? {});
    if (content.length === 0) return [{ status, examples: {} }];
    const place = placeOf(["paths", path, method, "responses", code]);
    return content.map(([mediaType, media]) => {
      const at = [...place, "content", mediaType];
      const answer: Answer = { status, mediaType, pointer: pointerTo(...at, "schema"), examples: examplesOf(media) };
      return media["x-itemSchema"] ? { ...answer, itemPointer: pointerTo(...at, "x-itemSchema") } : answer;
    });
  });
}

export const cases: Case[] = [...operationsOf(document)].map(({ path, method, operation }) => {
  const item = document.paths[path]!;
  const places = [
    ...(item.parameters ?? []).map((_, index) => placeOf(["paths", path, "parameters", index])),
    ...(operation.parameters ?? []).map((_, index) => placeOf(["paths", path, method, "parameters", index])),
  ];
  const parameters = places.map((place) => {
    const parameter = place.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as Parameter;
    return { ...parameter, pointer: pointerTo(...place, "schema") };
  });
  const found: Case = {
    id: operation.operationId,
    method,
    path,
    operation,
    parameters,
    success: successOf(operation),
    answers: answersOf(path, method, operation),
  };
  const media = operation.requestBody?.content["application/json"];
  if (media) {
    const pointer = pointerTo("paths", path, method, "requestBody", "content", "application/json", "schema");
    found.body = { required: operation.requestBody?.required ?? false, pointer, examples: examplesOf(media) };
  }
  return found;
});
