import type { Outcome } from "./connection.ts";
import { invalidContent, parsed } from "./content.ts";
import type { KeyState } from "./model.ts";
import { type Prepared, toCanary, toKey } from "./prepare.ts";
import type { WireResponse } from "./response.ts";
import { isBroken } from "./wire.ts";

/** Statuses of HTTP itself for requests without an operation (RFC 9110 section 15.5, RFC 6585). */
const HTTP_STATUSES = new Set([400, 401, 404, 405, 406, 408, 413, 414, 415, 417, 421, 422, 431, 501, 505]);

/** Describes the mistake in the response to a request, if any. The same mistake has the same text. */
export function mistakeIn(prepared: Prepared, state: KeyState, outcome: Outcome): string | undefined {
  if (outcome.kind === "wrong") return outcome.reason;
  const { wire } = prepared;
  const faults = hasOwnSandbox(prepared) ? state.faults : ANY_FAULTS;
  if (outcome.kind === "closed")
    return isBroken(wire) || wire.method === "CONNECT" || faults.breaks
      ? undefined
      : "closes the connection without a response";
  const { response } = outcome;
  if (state.hasReplies && !wire.target.startsWith("/_mock/"))
    return foreignText(prepared, response) ?? ownMistake(response);
  if (!response.complete && !faults.breaks && response.headers.get("content-type") !== "text/event-stream")
    return `${response.status} breaks off`;
  return (
    foreignText(prepared, response) ??
    ownMistake(response) ??
    wrongStatus(prepared, [...faults.statuses, ...state.turnStatuses], response) ??
    (response.complete || !faults.breaks ? invalidContent(prepared, response) : undefined) ??
    wrongVerdict(prepared, response)
  );
}

/** Returns true if the request is about the sandbox of its key. Keys that send the same hostile token share its sandbox. */
function hasOwnSandbox({ key, wire }: Prepared): boolean {
  const token = wire.headers.findLast(([name]) => name === "Authorization")?.[1];
  return token === undefined || token.startsWith(`Bearer ${toKey(key)}`);
}

/** Targets that the mock serves besides the API's operations. A target may be a whole URL. */
const BESIDE = /^(?:https?:\/\/[^/?]*)?\/(?:_mock\/|(?:healthz|openapi\.json|openapi\.yaml)?(?:\?|$))/;

/** Faults that any key may have injected into a shared sandbox. */
const ANY_FAULTS: KeyState["faults"] = {
  statuses: new Set(Array.from({ length: 500 }, (_, index) => index + 100)),
  breaks: true,
};

/** Describes a response that contains text of another key. */
function foreignText(prepared: Prepared, { body, headers }: WireResponse): string | undefined {
  if (!hasOwnSandbox(prepared)) return undefined;
  const { key } = prepared;
  const text = `${body.toString("latin1")} ${[...headers.values()].join(" ")}`;
  const foreign = /CANARY\d/.test(text.replaceAll(toCanary(key), ""));
  return foreign ? "contains what another key has sent" : undefined;
}

/** Describes a mistake that the mock itself reports. */
function ownMistake({ status, body }: WireResponse): string | undefined {
  const text = status >= 500 ? body.toString("utf8") : "";
  const isOwn = text.includes('"The mock has a bug') || text.includes("\"The mock can't continue");
  return isOwn ? `${status} ${/"detail":"(.{0,300})/.exec(text)?.[1]}` : undefined;
}

function wrongStatus(
  { wire, subject, isOrdinary }: Prepared,
  injected: readonly number[],
  { status, body }: WireResponse,
): string | undefined {
  if (injected.includes(status)) return undefined;
  const isHttp = !isOrdinary && HTTP_STATUSES.has(status);
  const isPreferred = wire.headers.some(([name]) => name === "Prefer");
  if (status >= 500 && !isPreferred && !isHttp) return `${status} ${body.toString("utf8").slice(0, 200)}`;
  if (isHttp || subject?.responses.has(status)) return undefined;
  // A preflight request, or a target besides the operations.
  if (!subject && status < 300 && (wire.method === "OPTIONS" || BESIDE.test(wire.target))) return undefined;
  return `${status} is not documented`;
}

/** Describes an acceptance or a refusal that contradicts the document. */
function wrongVerdict({ isValid }: Prepared, { status, body }: WireResponse): string | undefined {
  if (isValid === false && status < 300) return `${status} although the request violates the document`;
  if (isValid !== true || status !== 422) return undefined;
  const { errors = [] } = parsed(body) as { errors?: { code: string; pointer: string }[] };
  // Constraints that the document can't express have other codes in parameters. In bodies, a workflow has its own schemas.
  const refused = errors.find(
    ({ code, pointer }) => !["invalid", "required"].includes(code) && !pointer.startsWith("/body"),
  );
  return refused && `422 ${refused.code} at ${refused.pointer}, although the request is as documented`;
}
