import { isDeepStrictEqual } from "node:util";
import { visit } from "jsonc-parser";
import { readJson } from "../../core/json-object.ts";
import { isMediaType } from "../../core/media-type.ts";
import { findJsonError } from "../../mock/lib/json-error.ts";
import { cases, type DocumentedResponse, type OperationCase } from "../cases.ts";
import { eventsIn, readEvents } from "../requests/events.ts";
import type { ReceivedResponse } from "../requests/send.ts";
import { explainAdditions, UNDESCRIBED } from "./additions.ts";
import { explainViolations, oneOf } from "./violations.ts";
import { writeOnlyNames } from "./write-only.ts";

/** One difference between the document and a response. */
export interface Finding {
  /** JSON pointer into the response: `/status`, `/headers/…`, `/body/…` or `/events/…`. */
  pointer: string;
  expected: string;
  received: string;
  /** True if the document allows the difference, so that the check does not fail. */
  isNote?: true;
}

/** Maximum number of findings for one response. */
const MAX_FINDINGS = 5;
/** Maximum number of characters of a received value that a finding shows. */
const MAX_SHOWN = 300;

export function finding(pointer: string, expected: string, received: unknown): Finding {
  const text = typeof received === "string" ? received : (JSON.stringify(received) ?? "nothing");
  return { pointer, expected, received: text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text };
}

/** The same differences, as notes. */
export const asNotes = (findings: readonly Finding[]): Finding[] => findings.map((each) => ({ ...each, isNote: true }));

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
  const response =
    documented.find((entry) => entry.mediaType === received.mediaType) ??
    // Without a body, the header means nothing.
    documented.find(({ mediaType }) => mediaType === undefined && received.text === "");
  const mediaTypes = documented.map(({ mediaType }) => mediaType ?? "no body").join(" or ");
  if (!response) return [finding("/headers/content-type", mediaTypes, received.mediaType ?? "no content-type")];
  const contentType = received.headers.get("content-type");
  const wellFormed = contentType === null || isMediaType(contentType);
  const missing = response.headers.filter((name) => !received.headers.has(name));
  return [
    ...(wellFormed ? [] : [finding("/headers/content-type", "a media type (RFC 9110, section 8.3.1)", contentType)]),
    ...missing.map((name) =>
      finding(`/headers/${name.toLowerCase()}`, `the header \`${name.toLowerCase()}\``, "nothing"),
    ),
    ...bodyFindings(testCase, response, received),
  ];
}

function bodyFindings(
  { operation }: OperationCase,
  response: DocumentedResponse,
  received: ReceivedResponse,
): Finding[] {
  const { pointer, eventPointer, status, mediaType } = response;
  if (!pointer) return received.text === "" ? [] : [finding("/body", `no body with ${status}`, received.text)];
  if (eventPointer) return schemaFindings(pointer, received.text, "/body");
  const { value } = received;
  if (value === undefined) return [finding("/body", "JSON", describeBreak(received.text))];
  const repeated = repeatedProperties(received.text);
  if (repeated.length > 0)
    return repeated.map((at) => finding(at, "each property once (RFC 8259, section 4)", "the property twice"));
  const secrets = writeOnlyNames(operation.tags[0]);
  const additions = explainAdditions(pointer, value).map(({ pointer: at, expected, received, isMistake }) => {
    const isSecret = expected === UNDESCRIBED && secrets.has(at.slice(at.lastIndexOf("/") + 1));
    if (isSecret) return finding(`/body${at}`, "no value of a property that is write-only", received);
    const found = finding(`/body${at}`, expected, JSON.stringify(received));
    return isMistake ? found : { ...found, isNote: true as const };
  });
  return [
    ...schemaFindings(pointer, value, "/body"),
    ...(mediaType === "application/problem+json" ? problemFindings(value, response) : []),
    ...additions.slice(0, MAX_FINDINGS),
  ];
}

/** Characters that a finding shows before and after the place where JSON breaks. */
const MAX_AROUND = 30;

/** Says where a text is no JSON (RFC 8259, section 2), with what is around that place. */
function describeBreak(text: string): string {
  if (text === "") return "nothing";
  const at = findJsonError(text);
  const start = Math.max(0, at - MAX_AROUND);
  const [before, after] = [start > 0 ? "…" : "", at + MAX_AROUND < text.length ? "…" : ""];
  const excerpt = `${before}${text.slice(start, at + MAX_AROUND)}${after}`;
  return `text that breaks at character ${at} of ${text.length}: ${excerpt}`;
}

/** The pointers of properties that an object has twice, of which parsers keep the last. */
function repeatedProperties(text: string): string[] {
  const found: string[] = [];
  const names: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void names.push(new Set()),
    onObjectEnd: () => void names.pop(),
    onObjectProperty: (name, _offset, _length, _line, _character, pathOf) => {
      if (names.at(-1)?.has(name)) found.push(["/body", ...pathOf(), name].join("/"));
      names.at(-1)?.add(name);
    },
  });
  return found.slice(0, MAX_FINDINGS);
}

/** The codes of all operations. Each has an example. */
const knownCodes = new Set(cases.flatMap(({ responses }) => responses.flatMap(codesIn)));

function codesIn({ mediaType, examples }: Pick<DocumentedResponse, "mediaType" | "examples">): unknown[] {
  return mediaType === "application/problem+json"
    ? Object.values(examples).map((example) => (example as { code: unknown }).code)
    : [];
}

/**
 * The status repeats that of the response, and the code is one of those to expect. The set is open to codes that a client does
 * not know, but a known one means something else.
 */
function problemFindings(value: unknown, response: DocumentedResponse): Finding[] {
  const { status } = response;
  const { status: repeated, code } = (value ?? {}) as { status?: unknown; code?: unknown };
  const codes = codesIn(response);
  const isOther = [404, 409].includes(status) && knownCodes.has(code);
  const unexpected = code === undefined || codes.includes(code) ? [] : [finding("/body/code", oneOf(codes), code)];
  return [
    ...(repeated === undefined || repeated === status
      ? []
      : [finding("/body/status", `${status}, the status of the response`, repeated)]),
    ...(isOther ? unexpected : asNotes(unexpected)),
  ];
}

/** Returns the differences of a stream from the document. It must have events that match `x-itemSchema`, and end after one. */
export function streamFindings(item: string, received: ReceivedResponse): Finding[] {
  const { events, isCut } = readEvents(received.text);
  if (isCut) return [finding("/body", "a blank line after the last event", received.text.slice(-100))];
  if (events.length === 0) return [finding("/events", "at least one event", received.text)];
  const broken = events.findIndex(({ data }) => readJson(data) === undefined);
  if (broken >= 0) return [finding(`/events/${broken}/data`, "JSON", describeBreak(events[broken]!.data))];
  return eventsIn(received.text)
    .flatMap((event, index) => {
      const place = `/events/${index}`;
      const additions = explainAdditions(item, event).flatMap(({ pointer, expected, received, isMistake }) => {
        const found = [finding(place + pointer, expected, JSON.stringify(received))];
        return isMistake ? found : asNotes(found);
      });
      return [...schemaFindings(item, event, place), ...additions];
    })
    .slice(0, MAX_FINDINGS);
}

/** The finding about a body that is not the example. */
export function exampleFindings(
  { eventPointer }: Pick<DocumentedResponse, "eventPointer">,
  received: ReceivedResponse,
  example: unknown,
): Finding[] {
  const isEqual = eventPointer
    ? isDeepStrictEqual(readEvents(received.text), readEvents(String(example)))
    : isDeepStrictEqual(received.value, example);
  return isEqual ? [] : [finding("/body", JSON.stringify(example), received.text)];
}

/** Returns the differences of a value from a schema. `place` is the pointer of the value in the response. */
function schemaFindings(schema: string, value: unknown, place: string): Finding[] {
  return explainViolations(schema, value)
    .slice(0, MAX_FINDINGS)
    .map(({ pointer, expected, received }) => finding(place + pointer, expected, JSON.stringify(received)));
}
