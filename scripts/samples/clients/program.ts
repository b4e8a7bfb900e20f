import type { Document } from "../../generate/document.ts";
import { httpCall } from "../http-call.ts";
import { nameResult, readNoun } from "../names.ts";
import { findOperation, type Step } from "../render-steps.ts";

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
  /** Name of a variable for the value, event or item, in camel case. */
  variable: string;
  /** True if the value is kept for a later call. */
  isKept: boolean;
  /** True if the program prints what the call returns. */
  isLast: boolean;
}

export function planProgram(document: Document, steps: readonly Step[]): Program {
  const [server] = document.servers as { url: string }[];
  const calls = steps.map((step, index): ProgramCall => {
    const entry = findOperation(document, step.operationId);
    const { response } = httpCall(document, entry, step);
    const isLast = index === steps.length - 1;
    const isList = isLast && entry.operation["x-pagination"] !== undefined;
    const name = isList ? readNoun(step.operationId) : nameResult(document, entry.operation);
    const isTaken = steps.slice(0, index).some(({ result }) => result === name);
    return {
      step,
      returns: isList ? "items" : response === "json" ? "value" : response,
      variable: step.result ?? (response === "events" ? "event" : isTaken || !name ? "result" : name),
      isKept: step.result !== undefined,
      isLast,
    };
  });
  const needsUser = steps.some(({ operationId }) => {
    const { security = [] } = findOperation(document, operationId).operation;
    return security.some((schemes) => "DashboardUserContextAuth" in schemes);
  });
  return { serverUrl: server!.url, needsUser, calls };
}
