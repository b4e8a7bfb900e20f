import { streamFailures } from "../../../generated/operations.ts";
import { shorten } from "../../core/shorten.ts";

const MAX_REASON = 500;

interface Outcome {
  readonly status: number;
  /** The body of the response; a problem document if the mock refuses a request. */
  readonly body?: unknown;
  /** Ids of the fault, the reply and the turns that the response was made with. */
  readonly used: readonly string[];
}

/**
 * Explains in one line why a response is no success or not the usual one: the code and detail of its problem, and what the
 * sandbox used for it. Null if there is nothing to explain. Secrets are not masked, so that a page can use this.
 */
export function describeReason({ status, body, used }: Outcome): string | null {
  if (status >= 200 && status < 400 && used.length === 0) return null;
  const problem = status === 0 ? "The connection was closed without a response." : status < 400 ? "" : problemIn(body);
  return toLine(problem, used);
}

interface StreamEvent {
  readonly event?: string;
  readonly data: unknown;
}

/** Returns true for an event that reports a failure, such as `conversation.response.error`. */
export function isFailure({ event = "message" }: StreamEvent): boolean {
  return streamFailures.includes(event);
}

/** The reason of a response that is a stream, after a further event. */
export function reasonAfter(event: StreamEvent, reason: string | null, used: readonly string[]): string | null {
  return isFailure(event) ? toLine(problemIn(event.data), used) : reason;
}

/** The code and the text of a problem document (RFC 9457), of an event, or of the error of another service. */
function problemIn(body: unknown): string {
  const { code, reason, detail, message, error } = Object(body);
  const texts = [code ?? reason, detail ?? message ?? error].filter((part) => /^(?:string|number)$/.test(typeof part));
  return texts.join(": ");
}

function toLine(problem: string, used: readonly string[]): string | null {
  const parts = [problem, used.length > 0 ? `Changed by ${used.join(", ")}.` : ""].filter((part) => part !== "");
  return parts.length === 0 ? null : shorten(parts.join(" ").replaceAll(/\s+/g, " "), MAX_REASON);
}
