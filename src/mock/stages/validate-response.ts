import type { Violation } from "../exchange/problems.ts";
import { isValid } from "../exchange/remembered.ts";
import type { HandlerResult, ServerEvent } from "../exchange/responses.ts";
import { toViolations } from "../exchange/violations.ts";
import type { Call } from "./route.ts";
import { checkEvents } from "./shared/map-events.ts";
import { handlerError, internalError } from "./shared/problem-result.ts";
import type { Service } from "./shared/service.ts";

/** Returns the result, or a 500 if it violates the document. Events are checked one by one as they are sent. */
export function validateResponse({ isCustom }: Service, call: Call, result: HandlerResult): HandlerResult {
  const { operationId } = call;
  const violations = responseViolations(call, result);
  if (violations.length > 0) {
    const what = violations.map(({ pointer, detail }) => `${pointer} ${detail}`.trim()).join("; ");
    const text = JSON.stringify(result.problem ?? result.body)?.slice(0, 2000);
    const was = text === undefined ? "" : ` It was ${text}`;
    const details = `the response of ${operationId} violates the document: ${what}.${was}`;
    return isCustom?.(operationId) ? handlerError(details, violations) : internalError(details, violations);
  }
  const { events } = result;
  if (!events) return result;
  const check = (event: ServerEvent) => {
    const wrong = eventViolations(call, event);
    if (wrong.length === 0) return;
    throw new Error(
      `An event of ${operationId} violates the document: ${JSON.stringify(wrong)} in ${JSON.stringify(event)}`,
    );
  };
  return { ...result, events: checkEvents(events, check) };
}

function responseViolations({ operation, validators }: Call, result: HandlerResult): readonly Violation[] {
  const { status, mediaTypes } = operation;
  // Only a success can be bytes or events.
  if (result.raw || result.events)
    return result.status === status
      ? []
      : [{ pointer: "", detail: `has the status ${result.status} instead of ${status}`, code: "status" }];
  const value = result.problem ?? result.body;
  if (value === undefined)
    return result.status === status && mediaTypes.length === 0
      ? []
      : [{ pointer: "", detail: `has the status ${result.status} and no body`, code: "status" }];
  const validate = validators.responses[result.status];
  if (!validate) return [{ pointer: "", detail: `has the undocumented status ${result.status}`, code: "status" }];
  return isValid(value, validate) ? [] : toViolations(validate.errors, "");
}

function eventViolations({ validators }: Call, event: ServerEvent): readonly Violation[] {
  const validate = validators.event;
  const named = event.event === undefined ? { ...event, event: "message" } : event;
  return !validate || validate(named) ? [] : toViolations(validate.errors, "");
}
