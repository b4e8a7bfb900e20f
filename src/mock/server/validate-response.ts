import type { Fault, Problem } from "../areas/problems.ts";
import { faultsOf } from "../areas/violations.ts";
import type { Service } from "./service.ts";
import type { ServerEvent } from "./sse.ts";

/** What the pipeline's mock step gives: a body not yet serialized, or events. */
export interface Output {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly problem?: Problem;
  readonly events?: (signal: AbortSignal) => Iterable<ServerEvent> | AsyncIterable<ServerEvent>;
  /** A text or bytes that are sent as they are, such as an example of the document. */
  readonly raw?: { readonly mediaType: string; readonly body: string | Uint8Array };
}

/** Why an answer is not one that the document has for its operation; empty if it is. */
export function outputFaults({ operations, validators }: Service, id: string, output: Output): Fault[] {
  const { answers } = validators[id]!;
  if (output.raw || output.events) return [];
  const value = output.problem ?? output.body;
  if (value === undefined)
    return output.status === operations[id]!.status && operations[id]!.answers.length === 0
      ? []
      : [{ pointer: "", detail: `has the status ${output.status} and no body`, code: "status" }];
  const validate = answers[output.status];
  if (!validate) return [{ pointer: "", detail: `has the undocumented status ${output.status}`, code: "status" }];
  return validate(value) ? [] : faultsOf(validate.errors, "");
}

/** Why an event is not one of the operation's; empty if it is. */
export function eventFaults({ validators }: Service, id: string, { event = "message", ...rest }: ServerEvent): Fault[] {
  const validate = validators[id]!.event;
  return !validate || validate({ event, ...rest }) ? [] : faultsOf(validate.errors, "");
}
