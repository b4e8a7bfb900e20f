import { STATUS_CODES } from "node:http";
import type { components } from "../../../generated/types.ts";
import { shorten } from "../lib/shorten.ts";

export type Problem = components["schemas"]["Problem"];
export type Violation = components["schemas"]["ProblemFault"];

/** Members of a problem beyond those of every problem. */
interface ProblemMembers extends Record<string, unknown> {
  readonly errors?: readonly Violation[] | undefined;
}

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

/** Characters of a detail, and of the pointer and the detail of a violation: they may repeat what a caller has sent. */
const MAX_DETAIL = 2500;
const MAX_VIOLATION = 500;

/** Creates a problem document; `more` holds extension members. Long texts are shortened in the middle. */
export function problemOf(status: number, code: string, detail: string, more: ProblemMembers = {}): Problem {
  return {
    type: "about:blank",
    title: TITLES[status] ?? STATUS_CODES[status] ?? "Error",
    status,
    detail: shorten(detail, MAX_DETAIL),
    code,
    ...(more as Record<string, unknown>),
    ...(more.errors ? { errors: more.errors.map(shortenViolation) } : {}),
  };
}

/** Throws a problem with any status. */
export function fail(status: number, code: string, detail: string, more?: ProblemMembers): never {
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

export function conflict(code: string, detail: string, more?: ProblemMembers): never {
  fail(409, code, detail, more);
}

/** Throws a 422 for a value that the schema allows, but the state or another value does not. */
export function unprocessable(pointer: string, detail: string, code = "VALIDATION_ERROR"): never {
  fail(422, code, detail, { errors: [{ pointer, detail, code: "invalid" }] });
}

function shortenViolation({ pointer, detail, code }: Violation): Violation {
  return { pointer: shorten(pointer, MAX_VIOLATION), detail: shorten(detail, MAX_VIOLATION), code };
}
