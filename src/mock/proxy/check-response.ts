import type { Validate } from "../../core/generated-types.ts";
import { isJsonType, mediaTypeName } from "../../core/media-type.ts";
import { createResponseCheck } from "../../core/response-check.ts";
import type { Violation } from "../exchange/problems.ts";
import type { ServerEvent } from "../exchange/responses.ts";
import { findUnlisted } from "../exchange/violations.ts";
import type { JsonBody } from "../lib/parse-json.ts";
import type { CheckedRequest } from "./check-request.ts";

/** A response before its body. */
export interface ResponseHead {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** The differences of a body or an event from the document. */
export interface Comparison {
  readonly violations: readonly Violation[];
  /** Properties and kinds that the document does not list, but allows. */
  readonly notes: readonly Violation[];
}

const EVENT_STREAM = "text/event-stream";

export const isEventStream = ({ headers }: ResponseHead): boolean =>
  mediaTypeName(headers["content-type"]) === EVENT_STREAM;
export const isJsonBody = ({ headers }: ResponseHead): boolean => isJsonType(headers["content-type"]);

/**
 * Checks the status, the headers and the media type of a response. Violations point into the response as the journal shows
 * it. The response to a request to an unknown operation has none.
 */
export function checkHead({ call, request }: CheckedRequest, head: ResponseHead): Violation[] {
  if (!call) return [];
  const { status, headers } = head;
  const { operation, validators, streaming } = call;
  const isSuccess = status === operation.status;
  if (!isSuccess && !validators.responses[status])
    return [violation("/response/status", `has the undocumented status ${status}`, "status")];
  const offered = operation.mediaTypes.filter((type) => (type === EVENT_STREAM) === streaming);
  const expected = isSuccess ? offered : ["application/problem+json"];
  const found = mediaTypeName(headers["content-type"]);
  const isWrong = expected.length > 0 && !expected.includes(found);
  return [
    // The only header that the document requires, in all responses.
    ...(headers["x-request-id"] === undefined ? [violation("/response/headers/x-request-id", "is required")] : []),
    // A response to HEAD need not have the headers that describe its body (RFC 9110 section 9.3.2).
    ...(isWrong && !(request.method === "HEAD" && found === "")
      ? [violation("/response/headers/content-type", `is ${found || "missing"}, not ${expected.join(" or ")}`, "type")]
      : []),
  ];
}

/** Checks a body that is JSON or empty. */
export function checkBody({ call }: CheckedRequest, { status }: ResponseHead, body: JsonBody): Comparison {
  if (!call) return NONE;
  const validate = call.validators.responses[status];
  if (!validate && status !== call.operation.status) return NONE;
  if (body.kind === "malformed") return wrong(violation("/response/body", body.reason, "json"));
  if (body.kind === "none") return validate ? wrong(violation("/response/body", "is required")) : NONE;
  if (!validate) return wrong(violation("/response/body", "must be empty", "body"));
  return compare(validate, `${call.operationId} ${status}`, body.value, "/response/body");
}

/** Checks an event; `index` counts the events of the stream from 0. */
export function checkEvent({ call }: CheckedRequest, event: ServerEvent, index: number): Comparison {
  const validate = call?.validators.event;
  const named = { event: "message", ...event };
  return validate ? compare(validate, `${call.operationId} event`, named, `/response/events/${index}`) : NONE;
}

const NONE: Comparison = { violations: [], notes: [] };
const wrong = (found: Violation): Comparison => ({ violations: [found], notes: [] });

const checkResponse = createResponseCheck();

/** `validate` is strict: what it refuses, the document may still allow. */
function compare(validate: Validate, name: string, value: unknown, base: string): Comparison {
  if (validate(value)) return NONE;
  const violations = checkResponse(name, value, base);
  const wrong = new Set(violations.map(({ pointer }) => pointer));
  return { violations, notes: findUnlisted(validate.errors, base).filter(({ pointer }) => !wrong.has(pointer)) };
}

/** The events that end a stream; none if it may end at any time, because its clients resume it. */
export function terminalEvents({ call }: CheckedRequest): readonly string[] {
  const stream = call?.operation.stream;
  return stream && !stream.resumable ? stream.ends : [];
}

export function violation(pointer: string, detail: string, code = "required"): Violation {
  return { pointer, detail, code };
}
