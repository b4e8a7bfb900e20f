import type { Violation } from "../areas/problems.ts";
import type { ServerEvent } from "../areas/responses.ts";
import { toViolations } from "../areas/violations.ts";
import { isJsonType, mediaTypeName } from "../lib/media-type.ts";
import type { JsonBody } from "../lib/parse-json.ts";
import type { CheckedRequest } from "./check-request.ts";

/** A response before its body. */
export interface ResponseHead {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
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
export function checkBody({ call }: CheckedRequest, { status }: ResponseHead, body: JsonBody): Violation[] {
  if (!call) return [];
  const validate = call.validators.responses[status];
  if (!validate && status !== call.operation.status) return [];
  if (body.kind === "malformed") return [violation("/response/body", body.reason, "json")];
  if (body.kind === "none") return validate ? [violation("/response/body", "is required")] : [];
  if (!validate) return [violation("/response/body", "must be empty", "body")];
  return validate(body.value) ? [] : [...toViolations(validate.errors, "/response/body")];
}

/** Checks an event; `index` counts the events of the stream from 0. */
export function checkEvent({ call }: CheckedRequest, event: ServerEvent, index: number): Violation[] {
  const validate = call?.validators.event;
  const named = { event: "message", ...event };
  return !validate || validate(named) ? [] : [...toViolations(validate.errors, `/response/events/${index}`)];
}

/** The events that end a stream; none if it may end at any time, because its clients resume it. */
export function terminalEvents({ call }: CheckedRequest): readonly string[] {
  const stream = call?.operation.stream;
  return stream && !stream.resumable ? stream.ends : [];
}

export function violation(pointer: string, detail: string, code = "required"): Violation {
  return { pointer, detail, code };
}
