import type { Document } from "../../core/document.ts";
import { httpCall, serverUrl } from "../http-call.ts";
import { nameNextResult, nameResult, readNoun } from "../names.ts";
import { findOperation, findUses, type Step } from "../render-steps.ts";

/** What a sample of a client does, in any language. */
export interface Program {
  serverUrl: string;
  /** True if a call needs a user context token besides the key. */
  needsUser: boolean;
  calls: ProgramCall[];
}

export interface ProgramCall {
  step: Step;
  /** What the method returns: a value, an iterator over events or over the items of all pages, or nothing. */
  returns: "value" | "events" | "items" | "nothing";
  /** End of the method's name: that of the method for items. */
  suffix: "items" | undefined;
  /** Name of a variable for the value, event or item, in camel case. */
  variable: string;
  /** True if the value is kept, for a later call or the end of a loop. */
  isKept: boolean;
  /** True if the program prints what the call returns. */
  prints: boolean;
}

/** The code of the client, and the types of variables with results of earlier calls. */
export interface Client {
  code: string;
  results: ReadonlyMap<string, string>;
}

export interface ClientCallOptions {
  /** End of the method's name. */
  suffix?: string | undefined;
  /** Types of the variables with results of earlier calls. */
  results?: ReadonlyMap<string, string>;
}

/** A program of several calls: the statements of each, and the program that consists of statements. */
export interface ProgramParts {
  statements: string[];
  frame: (statements: readonly string[]) => string;
}

/** The client has no type for what is to be sent. The message says why. */
export class UnsupportedError extends Error {}

/** Plans a program that prints what its last call returns; with `printsAll`, also what others return if no later call uses it. */
export function planProgram(document: Document, steps: readonly Step[], printsAll = false): Program {
  const requests = steps.map((step) => httpCall(document, findOperation(document, step.operationId), step));
  const taken = steps.map(({ result }) => result);
  const calls = steps.map((step, index): ProgramCall => {
    const entry = findOperation(document, step.operationId);
    const { response } = requests[index]!;
    const isUsed = findUses(steps, index).length > 0;
    const isKept = isUsed || step.repeat !== undefined;
    const prints = !isUsed && (printsAll || index === steps.length - 1);
    const suffix = prints && !isKept && entry.operation["x-pagination"] ? "items" : undefined;
    const variable = nameVariable();
    taken.push(variable);
    return {
      step: { ...step, ...(step.body !== undefined && { body: withoutStream(step) }) },
      returns: suffix ?? (response === "json" ? "value" : response),
      suffix,
      variable,
      isKept,
      prints,
    };

    function nameVariable(): string {
      if (step.result !== undefined) return step.result;
      if (response === "events") return "event";
      const noun = readNoun(step.operationId);
      if (suffix) return taken.includes(noun) ? "item" : noun;
      return nameResult(document, entry.operation) ? nameNextResult(document, entry, taken) : "result";
    }
  });
  const needsUser = requests.some(({ headers }) => headers.some(([name]) => name === "DashboardUserContextAuth"));
  return { serverUrl: serverUrl(document), needsUser, calls };
}

/** A method that does nothing else asks for the stream by itself. */
function withoutStream({ operationId, body }: Step): unknown {
  if (!operationId.endsWith("Stream") || typeof body !== "object" || body === null) return body;
  const { stream: _, ...rest } = body as { stream?: unknown };
  return rest;
}

/** Names a method or parameter as PHP and Java do. */
export function toCamelCase(name: string): string {
  const [first = "", ...others] = name.match(/[A-Za-z0-9]+/g) ?? [];
  return first + others.map(capitalize).join("");
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
