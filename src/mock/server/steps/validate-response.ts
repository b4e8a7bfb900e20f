import { problemOf, type Violation } from "../../areas/problems.ts";
import type { HandlerResult, ServerEvent } from "../../areas/responses.ts";
import { violationsOf } from "../../areas/violations.ts";
import type { Service } from "../service.ts";

/** The result, or a 500 that says why the document does not allow it. Events are checked one by one as they are sent. */
export function validateResponse(service: Service, operationId: string, result: HandlerResult): HandlerResult {
  const violations = responseViolations(service, operationId, result);
  if (violations.length > 0) {
    const what = violations.map(({ pointer, detail }) => `${pointer} ${detail}`.trim()).join("; ");
    const text = JSON.stringify(result.problem ?? result.body)?.slice(0, 2000);
    const was = text === undefined ? "" : ` It was ${text}`;
    const details = `the response of ${operationId} violates the document: ${what}.${was}`;
    return service.isCustom?.(operationId) ? handlerError(details, violations) : internalError(details, violations);
  }
  const { events } = result;
  if (!events) return result;
  return {
    ...result,
    async *events(signal) {
      for await (const event of events(signal)) {
        const wrong = eventViolations(service, operationId, event);
        if (wrong.length > 0)
          throw new Error(
            `An event of ${operationId} violates the document: ${JSON.stringify(wrong)} in ${JSON.stringify(event)}`,
          );
        yield event;
      }
    },
  };
}

/** The response to a mistake in the mock itself. */
export function internalError(what: string, errors?: readonly Violation[]): HandlerResult {
  const detail = `The mock has a bug. Please report it: ${what}`;
  return { status: 500, problem: problemOf(500, "INTERNAL_ERROR", detail, errors && { errors }) };
}

/** The response to a mistake in a handler that was given to `createMock`. */
export function handlerError(what: string, errors?: readonly Violation[]): HandlerResult {
  const detail = `A handler given to createMock is wrong: ${what}`;
  return { status: 500, problem: problemOf(500, "HANDLER_FAILED", detail, errors && { errors }) };
}

function responseViolations(
  { operations, validators }: Service,
  id: string,
  result: HandlerResult,
): readonly Violation[] {
  const { status } = operations[id]!;
  // Only a success can be bytes or events.
  if (result.raw || result.events)
    return result.status === status
      ? []
      : [{ pointer: "", detail: `has the status ${result.status} instead of ${status}`, code: "status" }];
  const value = result.problem ?? result.body;
  if (value === undefined)
    return result.status === status && operations[id]!.mediaTypes.length === 0
      ? []
      : [{ pointer: "", detail: `has the status ${result.status} and no body`, code: "status" }];
  const validate = validators[id]!.responses[result.status];
  if (!validate) return [{ pointer: "", detail: `has the undocumented status ${result.status}`, code: "status" }];
  return validate(value) ? [] : violationsOf(validate.errors, "");
}

function eventViolations(
  { validators }: Service,
  id: string,
  { event = "message", ...rest }: ServerEvent,
): readonly Violation[] {
  const validate = validators[id]!.event;
  return !validate || validate({ event, ...rest }) ? [] : violationsOf(validate.errors, "");
}
