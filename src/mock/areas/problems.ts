import { STATUS_CODES } from "node:http";
import type { components } from "../../../generated/types.ts";

export type Problem = components["schemas"]["Problem"];
export type Violation = components["schemas"]["ProblemFault"];

/** Thrown by a handler; becomes an `application/problem+json` response (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly problem: Problem;
  /** Headers of the response. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(problem: Problem, headers: Record<string, string> = {}) {
    super(problem.detail);
    this.problem = problem;
    this.headers = headers;
  }
}

/** Reason phrases from RFC 9110 that older versions of Node.js lack. */
const TITLES: Readonly<Record<number, string>> = { 413: "Content Too Large", 422: "Unprocessable Content" };

/** Creates a problem document; `more` holds extension members. */
export function problemOf(status: number, code: string, detail: string, more: Record<string, unknown> = {}): Problem {
  return {
    type: "about:blank",
    title: TITLES[status] ?? STATUS_CODES[status] ?? "Error",
    status,
    detail,
    code,
    ...more,
  };
}

/** Throws a problem with any status. */
export function fail(status: number, code: string, detail: string, more?: Record<string, unknown>): never {
  throw new ProblemError(problemOf(status, code, detail, more));
}

export function badRequest(code: string, detail: string): never {
  fail(400, code, detail);
}

export function forbidden(code: string, detail: string): never {
  fail(403, code, detail);
}

export function notFound(code: string, detail: string): never {
  fail(404, code, detail);
}

export function conflict(code: string, detail: string, more?: Record<string, unknown>): never {
  fail(409, code, detail, more);
}

/** Throws a 422 for a value that the schema allows, but the state or another value does not. */
export function unprocessable(pointer: string, detail: string, code = "VALIDATION_ERROR"): never {
  fail(422, code, detail, { errors: [{ pointer, detail, code: "invalid" }] });
}
