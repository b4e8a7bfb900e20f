import { isDeepStrictEqual } from "node:util";
import type { DocumentedResponse, OperationCase } from "../cases.ts";
import { eventsIn, readEvents } from "../requests/events.ts";
import { parseBody, type ReceivedResponse } from "../requests/send.ts";
import { explainViolations } from "./violations.ts";

/** One difference between the document and a response. */
export interface Finding {
  /** JSON pointer into the response: `/status`, `/headers/…`, `/body/…` or `/events/…`. */
  pointer: string;
  expected: string;
  received: string;
}

/** Maximum number of findings for one response. */
const MAX_FINDINGS = 5;
/** Maximum number of characters of a received value that a finding shows. */
const MAX_SHOWN = 300;

export function finding(pointer: string, expected: string, received: unknown): Finding {
  return { pointer, expected, received: shown(received) };
}

/** The finding about the status; none if it is as expected. */
export function statusFindings(received: ReceivedResponse, expected: number): Finding[] {
  if (received.status === expected) return [];
  const text = received.text.trim();
  const location = received.headers.get("location");
  const target = location === null ? "" : ` with Location: ${location}`;
  return [finding("/status", String(expected), `${received.status}${target}${text === "" ? "" : `: ${text}`}`)];
}

/** Returns the differences of a response from the documented response with its status. */
export function responseFindings(testCase: OperationCase, received: ReceivedResponse): Finding[] {
  const documented = testCase.responses.filter((response) => response.status === received.status);
  if (documented.length === 0) {
    const statuses = [...new Set(testCase.responses.map(({ status }) => status))].join(", ");
    return [finding("/status", `a documented status (${statuses})`, received.status)];
  }
  const response = documented.find((entry) => entry.mediaType === received.mediaType);
  const mediaTypes = documented.map(({ mediaType }) => mediaType ?? "no body").join(" or ");
  if (!response) return [finding("/headers/content-type", mediaTypes, received.mediaType ?? "no content-type")];
  const missing = response.headers.filter((name) => !received.headers.has(name));
  return [
    ...missing.map((name) =>
      finding(`/headers/${name.toLowerCase()}`, `the header \`${name.toLowerCase()}\``, "nothing"),
    ),
    ...bodyFindings(response, received),
  ];
}

function bodyFindings({ pointer, eventPointer, status }: DocumentedResponse, received: ReceivedResponse): Finding[] {
  if (!pointer) return received.text === "" ? [] : [finding("/body", `no body with ${status}`, received.text)];
  if (eventPointer) return schemaFindings(pointer, received.text, "/body");
  const body = parseBody(received);
  return body.isJson ? schemaFindings(pointer, body.value, "/body") : [finding("/body", "JSON", received.text)];
}

/** Returns the differences of a stream from the document. It must have events that match `x-itemSchema`, and end after one. */
export function streamFindings(item: string, received: ReceivedResponse): Finding[] {
  if (readEvents(received.text).isCut)
    return [finding("/body", "a blank line after the last event", received.text.slice(-100))];
  try {
    const events = eventsIn(received.text);
    if (events.length === 0) return [finding("/events", "at least one event", received.text)];
    return events.flatMap((event, index) => schemaFindings(item, event, `/events/${index}`)).slice(0, MAX_FINDINGS);
  } catch (error) {
    return [finding("/events", "an event stream with JSON in data", (error as Error).message)];
  }
}

/** The finding about a body that is not the example. */
export function exampleFindings(
  { eventPointer }: Pick<DocumentedResponse, "eventPointer">,
  received: ReceivedResponse,
  example: unknown,
): Finding[] {
  const isEqual = eventPointer
    ? isDeepStrictEqual(readEvents(received.text), readEvents(String(example)))
    : isDeepStrictEqual(parseBody(received), { isJson: true, value: example });
  return isEqual ? [] : [finding("/body", JSON.stringify(example), received.text)];
}

/** Returns the differences of a value from a schema. `place` is the pointer of the value in the response. */
function schemaFindings(schema: string, value: unknown, place: string): Finding[] {
  return explainViolations(schema, value)
    .slice(0, MAX_FINDINGS)
    .map(({ pointer, expected, received }) => finding(place + pointer, expected, JSON.stringify(received)));
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
