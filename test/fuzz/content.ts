import { createParser } from "eventsource-parser";
import type { OperationValidators, Validate } from "../../src/core/generated-types.ts";
import { defined } from "../defined.ts";
import type { Prepared } from "./prepare.ts";
import type { WireResponse } from "./response.ts";
import { platformSubjects, type Subject } from "./subjects.ts";

/** Maximum bytes of the response to a refused request. */
const MAX_REFUSAL = 64_000;

/** Describes a violation of the document in the headers or the body of a response. */
export function invalidContent(prepared: Prepared, response: WireResponse): string | undefined {
  const { wire, subject } = prepared;
  const { status, headers, body } = response;
  if (wire.method === "HEAD" || status === 204) return body.length > 0 ? `${status} has a body` : undefined;
  if (status >= 400) return invalidProblem(hasMalformedHost(prepared, status) ? undefined : subject, response);
  const type = headers.get("content-type");
  const isStream = type === "text/event-stream";
  const answering = subject && (answeringWith(subject, status, type) ?? subject);
  if (!answering || answering.id === "files.get") return undefined;
  if (!answering.responses.get(status)?.includes(type ?? ""))
    return `${status} has the Content-Type ${type}, which is not documented`;
  if (isStream) return invalidEvents(answering.validators, body.toString("utf8"));
  if (type !== "application/json") return undefined;
  return violation(String(status), answering.validators.responses[status], parsed(body));
}

/** The schema of a problem, which every operation has for this status. */
const validateProblem = defined(platformSubjects[0]).validators.responses[500];

/**
 * Returns true for a 400 because of the Host header. It is an error of the transport, like a 400 for a request that is not
 * HTTP: it is sent before the operation is known, so it is a problem, but need not be one that the operation documents.
 */
function hasMalformedHost({ wire, isOrdinary }: Prepared, status: number): boolean {
  return (
    status === 400 && !isOrdinary && wire.headers.some(([name, value]) => name === "Host" && value !== "localhost")
  );
}

function invalidProblem(subject: Subject | undefined, { status, headers, body }: WireResponse): string | undefined {
  if (headers.get("content-type") !== "application/problem+json") return `${status} is no problem document`;
  if (body.length > MAX_REFUSAL) return `${status} has more than ${MAX_REFUSAL} bytes`;
  const problem = parsed(body) as { status?: unknown; errors?: unknown[] } | undefined;
  // Also if the operation, and with it the schema that requires them, is unknown.
  if (status === 422 && !problem?.errors?.length) return "422 has no errors";
  const invalid = violation(String(status), subject?.validators.responses[status] ?? validateProblem, problem);
  if (invalid) return invalid;
  return problem?.status === status ? undefined : `${status} has another status in its body`;
}

function invalidEvents({ event: validate }: OperationValidators, text: string): string | undefined {
  let wrong: string | undefined;
  const parser = createParser({
    onEvent({ event = "message", id, data }) {
      const value = { event, ...(id === undefined ? {} : { id }), data: parsed(Buffer.from(data)) };
      wrong ??= violation(`The event ${event}`, validate, value);
    },
    onError(error) {
      wrong ??= `The stream is malformed: ${error.message}`;
    },
  });
  parser.feed(text);
  return wrong;
}

function violation(what: string, validate: Validate | undefined, value: unknown): string | undefined {
  if (value === undefined) return `${what} is no JSON`;
  if (!validate || validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  return `${what} violates the document: ${error?.instancePath.replaceAll(/\d+/g, "0")} ${error?.message ?? error?.keyword}`;
}

/** The body as JSON; undefined if it is none. */
export function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** The operation at the same path whose response has this type: the body and the Accept header decide whether to stream. */
function answeringWith({ operation: { method, path } }: Subject, status: number, type = ""): Subject | undefined {
  return platformSubjects.find(
    ({ operation, responses }) =>
      operation.path === path && operation.method === method && responses.get(status)?.includes(type),
  );
}
