import type { components } from "../../../generated/control/types.ts";
import { isJsonType } from "../../core/media-type.ts";
import type { ServerEvent } from "../areas/responses.ts";
import { once } from "../areas/shared-events.ts";
import { jsonLength } from "../lib/event-json.ts";
import { maskHeader, maskJson, maskOptional } from "../lib/mask.ts";
import { type JsonBody, parseJson } from "../lib/parse-json.ts";
import { createQueryReader } from "./query-values.ts";
import { isFailure, reasonAfter } from "./reason.ts";
import type { MatchableRequest } from "./request-match.ts";

/** A request with its response, as the journal shows it. */
export type JournalEntry = components["schemas"]["JournalEntry"];
/** A part of a record that is masked when it is first read. */
type Part = "body" | "responseBody";
/** A request and its response without their headers and bodies. */
export type RequestSummary = Pick<
  JournalEntry,
  "request_id" | "at" | "method" | "url" | "operation_id" | "status" | "reason" | "violations" | "notes" | "used"
>;
type TruncatedField = JournalEntry["truncated"][number];
type Headers = Readonly<Record<string, string | undefined>>;

/** The headers and bodies of a request and its response. */
export interface RequestDetails {
  readonly headers: Headers;
  /** Missing if there is none. */
  readonly body?: Uint8Array | undefined;
  /** The same, parsed; undefined if it is too long. */
  readonly json?: JsonBody | undefined;
  readonly responseHeaders: Headers;
  readonly responseBody?: string | Uint8Array | undefined;
  /** Milliseconds from the receipt of the request until its response was known. */
  readonly durationMs: number;
}

/**
 * The parts of a request that the journal keeps: references to texts that exist anyway, in one object, because every request
 * is recorded. A journal entry is made from them only when it is read.
 */
export interface RecordedRequest {
  readonly summary: RequestSummary;
  /** Undefined if they were too long, or were dropped to make room. */
  headers: Headers | undefined;
  responseHeaders: Headers | undefined;
  /** Undefined if there was none, or it was dropped. A description if it was too long or no JSON. */
  body: string | undefined;
  responseBody: string | undefined;
  events: ServerEvent[] | undefined;
  readonly isJson: boolean;
  /** System time, in milliseconds since the epoch, at which the response was known, and the time that it took. */
  readonly recordedAt: number;
  readonly durationMs: number;
  /** The bodies in which the secrets have been replaced, which happens when they are first read. */
  masked: readonly Part[];
  /** Undefined unless something is cut or dropped. */
  truncated: readonly TruncatedField[] | undefined;
  /** Characters of all its texts, and of the events among them. */
  characters: number;
  eventCharacters: number;
}

/** Characters or bytes of a body; of all events of a stream; of all headers of a message. */
export const MAX_RECORDED_BODY = 50_000;
const MAX_HEADERS = 10_000;

const encoder = new TextEncoder();
const NONE: readonly Part[] = [];

export function recordRequest(summary: RequestSummary, details: RequestDetails): RecordedRequest {
  const { headers, body, json, responseHeaders, responseBody, durationMs } = details;
  const [length, responseLength] = [charactersOfHeaders(headers), charactersOfHeaders(responseHeaders)];
  const record: RecordedRequest = {
    summary,
    headers: length > MAX_HEADERS ? undefined : headers,
    responseHeaders: responseLength > MAX_HEADERS ? undefined : responseHeaders,
    body: json?.kind === "json" ? json.text : body && describe(body.length, json),
    responseBody: typeof responseBody === "string" ? orLength(responseBody) : undefined,
    events: undefined,
    isJson: json?.kind === "json",
    recordedAt: Date.now(),
    durationMs,
    masked: NONE,
    truncated: undefined,
    characters: 0,
    eventCharacters: 0,
  };
  record.characters =
    charactersOfSummary(summary) +
    (record.headers ? length : 0) +
    (record.responseHeaders ? responseLength : 0) +
    (record.body?.length ?? 0) +
    (record.responseBody?.length ?? 0);
  if (!record.headers) truncate(record, "headers");
  if (body && body.length > MAX_RECORDED_BODY) truncate(record, "body");
  if (!record.responseHeaders) truncate(record, "response.headers");
  if (responseBody !== undefined && record.responseBody !== responseBody) truncate(record, "response.body");
  return record;
}

function truncate(record: RecordedRequest, field: TruncatedField): void {
  if (!record.truncated?.includes(field)) record.truncated = [...(record.truncated ?? []), field];
}

export function hasRoomForEvents({ truncated }: RecordedRequest): boolean {
  return !truncated?.includes("response.events");
}

/** Adds an event that was sent, if there is room for it. Returns the number of characters that this takes. */
export function recordEvent(record: RecordedRequest, event: ServerEvent): number {
  const { summary } = record;
  const reason = isFailure(event) ? maskOptional(reasonAfter(event, summary.reason, summary.used)) : summary.reason;
  const added = (reason?.length ?? 0) - (summary.reason?.length ?? 0);
  summary.reason = reason;
  record.characters += added;
  if (!hasRoomForEvents(record)) return added;
  const characters = once(event, "length", () => jsonLength(event));
  // Without headers, all details have been dropped.
  if (!record.responseHeaders || record.eventCharacters + characters > MAX_RECORDED_BODY) {
    truncate(record, "response.events");
    return added;
  }
  record.events ??= [];
  record.events.push(event);
  record.eventCharacters += characters;
  record.characters += characters;
  return added + characters;
}

/** Details that are dropped of most requests, without and with a body, and without and with one of the response. */
const DROPPED = [
  [
    ["headers", "response.headers"],
    ["headers", "response.headers", "response.body"],
  ],
  [
    ["headers", "body", "response.headers"],
    ["headers", "body", "response.headers", "response.body"],
  ],
] as const satisfies readonly (readonly (readonly TruncatedField[])[])[];

/** Drops the headers, the bodies and the events. Returns the number of characters that this frees. */
export function dropDetails(record: RecordedRequest): number {
  const { truncated, body, responseBody, events } = record;
  if (truncated === undefined && !events)
    record.truncated = DROPPED[body === undefined ? 0 : 1][responseBody === undefined ? 0 : 1];
  else {
    truncate(record, "headers");
    if (body !== undefined) truncate(record, "body");
    truncate(record, "response.headers");
    if (responseBody !== undefined) truncate(record, "response.body");
    if (events) truncate(record, "response.events");
  }
  record.headers = undefined;
  record.body = undefined;
  record.responseHeaders = undefined;
  record.responseBody = undefined;
  record.events = undefined;
  const { characters } = record;
  record.characters = charactersOfSummary(record.summary);
  return characters - record.characters;
}

/** The entry of the journal, with secrets masked. */
export function toJournalEntry(record: RecordedRequest): JournalEntry {
  const { summary, headers = {}, responseHeaders = {}, events = [], truncated = [] } = record;
  const { request_id, at, method, url, operation_id, status, reason, violations, notes, used } = summary;
  const { path, query } = splitUrl(url);
  return {
    request_id,
    at,
    method,
    url,
    path,
    query: readQuery(query),
    headers: maskedHeaders(headers),
    body: shownBody(record) ?? null,
    operation_id,
    status,
    reason,
    violations,
    notes,
    used,
    response: {
      headers: maskedHeaders(responseHeaders),
      body: shownResponseBody(record) ?? null,
      events: events.map(toShownEvent),
    },
    truncated: [...truncated],
  };
}

/** An event, with secrets masked. */
export function toShownEvent(event: ServerEvent): JournalEntry["response"]["events"][number] {
  return { ...event, data: maskJson(event.data) };
}

/** The request for conditions, as the journal shows it, so that they reveal no secret. */
export function toMatchable(record: RecordedRequest): MatchableRequest {
  const { summary, headers, isJson, truncated = [] } = record;
  const { path, query } = splitUrl(summary.url);
  let body: { readonly value: unknown } | undefined;
  let shownHeaders: Headers | undefined;
  return {
    operationId: summary.operation_id,
    method: summary.method,
    path,
    queryValues: createQueryReader(query),
    get headers() {
      shownHeaders ??= headers && maskedHeaders(headers);
      return shownHeaders;
    },
    isKnown(part) {
      if (part === "headers" || part === "body") return !truncated.includes(part);
      // Only a URL that was shortened has this character. The start of its query may be missing, too.
      return !(part === "path" ? path : summary.url).includes("…");
    },
    body() {
      body ??= { value: isJson ? shownBody(record) : undefined };
      return body.value;
    },
  };
}

function readQuery(query: string): JournalEntry["query"] {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [value = "", ...others] = parameters.getAll(name);
      return [name, others.length === 0 ? value : [value, ...others]];
    }),
  );
}

function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf("?");
  return mark < 0 ? { path: url, query: "" } : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

function maskedHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, maskHeader(name, value)]])),
  );
}

function shownBody(record: RecordedRequest): unknown {
  return record.isJson ? shown(record, "body", JSON.parse) : record.body;
}

function shownResponseBody(record: RecordedRequest): unknown {
  if (record.truncated?.includes("response.body")) return record.responseBody;
  if (isJsonType(record.responseHeaders?.["content-type"])) return shown(record, "responseBody", readJson);
  return shown(record, "responseBody", String, String);
}

/** Reads JSON, or describes a text that is none: a reply need not conform to its media type. */
function readJson(text: string): unknown {
  const json = parseJson(encoder.encode(text));
  return json.kind === "json" ? json.value : describe(text.length, json);
}

function shown(
  record: RecordedRequest,
  part: Part,
  read: (text: string) => unknown,
  write: (value: unknown) => string = JSON.stringify,
): unknown {
  const text = record[part];
  if (!text) return text;
  const value = read(text);
  if (record.masked.includes(part)) return value;
  const masked = maskJson(value);
  const kept = write(masked);
  // The journal has counted the characters of the body.
  if (kept.length <= text.length) {
    record[part] = kept;
    record.masked = [...record.masked, part];
  }
  return masked;
}

/** Describes a body that the journal does not show: in a text without a known structure, a secret cannot be found. */
function describe(length: number, json: JsonBody | undefined): string {
  const reason = json?.kind === "malformed" ? json.reason : "It is too long for the journal.";
  return `(${length} bytes. ${reason})`;
}

/** The text, or its length if it is long. */
function orLength(text: string): string {
  return text.length <= MAX_RECORDED_BODY ? text : describe(text.length, undefined);
}

function charactersOfHeaders(headers: Headers): number {
  let sum = 0;
  for (const name in headers) sum += name.length + (headers[name]?.length ?? 0);
  return sum;
}

function charactersOfSummary({ url, reason, violations, notes }: RequestSummary): number {
  let sum = url.length + (reason?.length ?? 0);
  for (const note of notes) sum += note.length;
  for (const { pointer, detail } of violations) sum += pointer.length + detail.length;
  return sum;
}
