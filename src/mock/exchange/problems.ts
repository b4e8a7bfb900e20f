import type { components } from "../../../generated/mock-types.ts";
import { shorten } from "../../core/shorten.ts";
import { MASK, maskText } from "../lib/mask.ts";
import { isSecretName } from "../lib/secret-names.ts";
import { REASON_PHRASES } from "./reason-phrases.ts";

export type Problem = components["schemas"]["Problem"];
export type Violation = components["schemas"]["Violation"];
/** The violations of an invalid value: at least one. */
export type Violations = readonly [Violation, ...Violation[]];

/** Members of a problem in addition to those of every problem. */
interface ProblemMembers extends Record<string, unknown> {
  readonly errors?: readonly Violation[] | undefined;
}

/** The members that a problem of a status must or may have: every 422 lists violations, and a `number` may be 422. */
type MembersOf<Status extends number> = 422 extends Status
  ? [members: ProblemMembers & { readonly errors: Violations }]
  : [members?: ProblemMembers | undefined];

/** Thrown by a handler; becomes an `application/problem+json` response (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;

  constructor(problem: Problem, headers: Record<string, string> = {}) {
    super(problem.detail);
    this.problem = problem;
    this.headers = headers;
  }
}

/** Maximum lengths of a detail, and of the texts of a violation, in characters: they may repeat parts of a request. */
const MAX_DETAIL = 2500;
const MAX_VIOLATION = 500;
/** Characters of such a text in which secrets are looked for; the rest is not shown. */
const MAX_MASKED = 10_000;

/** Creates a problem document; `members` are additional ones. Secrets are masked, and long texts shortened in the middle. */
export function toProblem<Status extends number>(
  status: Status,
  code: string,
  detail: string,
  ...[members = {}]: MembersOf<Status>
): Problem {
  return {
    type: "about:blank",
    title: REASON_PHRASES[status] ?? "Error",
    status,
    detail: maskAndShorten(detail, MAX_DETAIL),
    code,
    ...(members as Record<string, unknown>),
    ...(members.errors ? { errors: members.errors.map(showViolation) } : {}),
  };
}

/** Codes of problems that a test injects without one, by status. */
export const DEFAULT_CODES: Readonly<Record<number, string>> = {
  401: "UNAUTHENTICATED",
  429: "RATE_LIMITED",
  500: "INTERNAL_ERROR",
  503: "UNAVAILABLE",
};

/**
 * Throws a problem with any status: in a custom handler, it becomes the response. A 422 needs at least one violation in `errors`.
 *
 * @example
 * const mock = createMock({
 *   handlers: { "models.get": ({ path }) => fail(404, "MODEL_NOT_FOUND", `There is no model ${path.model_id}.`) },
 * });
 */
export function fail<Status extends number>(
  status: Status,
  code: string,
  detail: string,
  ...members: MembersOf<Status>
): never {
  throw new ProblemError(toProblem(status, code, detail, ...members));
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

export function conflict(code: string, detail: string, members?: ProblemMembers): never {
  fail(409, code, detail, members);
}

/** Throws a 422 for a value that the schema allows, but the state or another value does not. */
export function unprocessable(pointer: string, detail: string, code = "VALIDATION_ERROR"): never {
  fail(422, code, detail, { errors: [{ pointer, detail, code: "invalid" }] });
}

/** Throws a 422 for an id that no path can have: URLs drop `.` and `..` (RFC 3986 section 5.2.4) and have no lone surrogates. */
export function checkPathId(pointer: string, id: string): void {
  if (/^\.\.?$|\p{Surrogate}/u.test(id))
    unprocessable(pointer, "must not be . or .. or have lone surrogates, because no path could contain it");
}

/** Returns true if there are violations, which a 422 must have. */
export function isInvalid(violations: readonly Violation[]): violations is Violations {
  return violations.length > 0;
}

/** Throws a 422 if there are violations, with a sentence that says what to do. */
export function refuseInvalid(errors: readonly Violation[], remedy: string, code = "VALIDATION_ERROR"): void {
  if (!isInvalid(errors)) return;
  const [{ pointer, detail }] = errors;
  fail(422, code, `${pointer} ${detail}. ${remedy}`, { errors });
}

/** Masks the secrets in the texts of a violation, and shortens them. A schema may quote a secret that it requires. */
export function showViolation({ pointer, detail, code }: Violation): Violation {
  const hasSecret =
    detail.includes('"') && isSecretName(pointer.slice(pointer.lastIndexOf("/") + 1).slice(0, MAX_MASKED));
  const shown = hasSecret ? detail.replace(/"(?:[^"\\]|\\.)*"/g, `"${MASK}"`) : detail;
  return { pointer: maskAndShorten(pointer, MAX_VIOLATION), detail: maskAndShorten(shown, MAX_VIOLATION), code };
}

/** Reads no more than the start of a text: the name of a member may have megabytes. */
function maskAndShorten(text: string, max: number): string {
  return shorten(maskText(text.slice(0, MAX_MASKED)), max);
}
