import { type Problem, ProblemError, toProblem, type Violation } from "../../exchange/problems.ts";
import type { HandlerResult } from "../../exchange/responses.ts";
import { CapacityError } from "../../state/capacity-error.ts";
import { StoreError } from "../../stores/store.ts";
import { CustomHandlerError } from "../custom-handlers.ts";

export function problemResult(problem: Problem, headers?: Readonly<Record<string, string>>): HandlerResult {
  return { status: problem.status, problem, ...(headers && { headers }) };
}

/** Refuses a request with a problem. */
export function refuse(
  status: 400 | 401 | 404 | 405 | 406 | 413,
  code: string,
  detail: string,
  headers?: Record<string, string>,
): { refusal: HandlerResult } {
  return { refusal: problemResult(toProblem(status, code, detail), headers) };
}

/** Converts an error of a handler, a store or the mock itself to a response. */
export function errorResult(error: unknown): HandlerResult {
  if (error instanceof ProblemError) return problemResult(error.problem, error.headers);
  if (error instanceof StoreError)
    return error.isTemporary
      ? problemResult(toProblem(503, "UNAVAILABLE", error.message), { "retry-after": "1" })
      : problemResult(toProblem(500, "STORAGE_FAILED", error.message));
  if (error instanceof CapacityError)
    return problemResult(
      toProblem(503, error.code, error.message),
      // Only other keys can free memory: without a change, the same request fails again.
      error.code === "MEMORY_FULL" ? { "retry-after": "1" } : { "x-should-retry": "false" },
    );
  if (error instanceof CustomHandlerError) return handlerError(error.message);
  return internalError(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Returns the response to a bug in the mock itself. */
export function internalError(what: string, errors?: readonly Violation[]): HandlerResult {
  const detail = `The mock has a bug. Please report it: ${what}`;
  return problemResult(toProblem(500, "INTERNAL_ERROR", detail, errors && { errors }));
}

/** Returns the response to a mistake in a handler that was passed to `createMock`. */
export function handlerError(what: string, errors?: readonly Violation[]): HandlerResult {
  const detail = `A handler given to createMock is wrong: ${what}`;
  return problemResult(toProblem(500, "HANDLER_FAILED", detail, errors && { errors }));
}
