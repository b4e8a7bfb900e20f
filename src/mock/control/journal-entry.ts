import type { components } from "../../../generated/control/types.ts";
import { isJsonType } from "../../core/media-type.ts";
import type { ServerEvent } from "../exchange/responses.ts";
import { once } from "../exchange/shared-events.ts";
import { jsonLength } from "../lib/event-json.ts";
import { maskHeader, maskJson, maskOptional } from "../lib/mask.ts";
import { type JsonBody, parseJson } from "../lib/parse-json.ts";
import { createQueryReader, readQuery } from "./query-values.ts";
import { isFailure, reasonAfter } from "./reason.ts";
import type { MatchableRequest } from "./request-match.ts";

/** A request with its response, as the journal shows it. */
export type JournalEntry = components["schemas"]["JournalEntry"];
/** A part of an entry that is masked when it is first read. */
type Part = "body" | "responseBody";
/** A request and its response without their headers and bodies. */
export type RequestSummary = Pick<
  JournalEntry,
  "request_id" | "at" | "method" | "url" | "operation_id" | "status" | "reason" | "violations" | "notes" | "used"
>;
type TruncatedField = JournalEntry["truncated"][number];
type Headers = Readonly<Record<string, string | undefined>>;

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
 * has one. A JournalEntry is made from them only when it is read.
 */
export interface RawEntry {
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
  readonly addedAt: number;
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
export const MAX_ENTRY_BODY = 50_000;
const MAX_HEADERS = 10_000;

const encoder = new TextEncoder();
const NONE: readonly Part[] = [];

export function createEntry(summary: RequestSummary, details: RequestDetails): RawEntry {
  const { headers, body, json, responseHeaders, responseBody, durationMs } = details;
  const [length, responseLength] = [charactersOfHeaders(headers), charactersOfHeaders(responseHeaders)];
  const entry: RawEntry = {
    summary,
    headers: length > MAX_HEADERS ? undefined : headers,
    responseHeaders: responseLength > MAX_HEADERS ? undefined : responseHeaders,
    body: json?.kind === "json" ? json.text : body && describe(body.length, json),
    responseBody: typeof responseBody === "string" ? orLength(responseBody) : undefined,
    events: undefined,
    isJson: json?.kind === "json",
    addedAt: Date.now(),
    durationMs,
    masked: NONE,
    truncated: undefined,
    characters: 0,
    eventCharacters: 0,
  };
  entry.characters =
    charactersOfSummary(summary) +
    (entry.headers ? length : 0) +
    (entry.responseHeaders ? responseLength : 0) +
    (entry.body?.length ?? 0) +
    (entry.responseBody?.length ?? 0);
  if (!entry.headers) truncate(entry, "headers");
  if (body && body.length > MAX_ENTRY_BODY) truncate(entry, "body");
  if (!entry.responseHeaders) truncate(entry, "response.headers");
  if (responseBody !== undefined && entry.responseBody !== responseBody) truncate(entry, "response.body");
  return entry;
}

function truncate(entry: RawEntry, field: TruncatedField): void {
  if (!entry.truncated?.includes(field)) entry.truncated = [...(entry.truncated ?? []), field];
}

export function hasRoomForEvents({ truncated }: RawEntry): boolean {
  return !truncated?.includes("response.events");
}

/** Adds an event that was sent, if there is room for it. Returns the number of characters that this takes. */
export function appendEvent(entry: RawEntry, event: ServerEvent): number {
  const { summary } = entry;
  const reason = isFailure(event) ? maskOptional(reasonAfter(event, summary.reason, summary.used)) : summary.reason;
  const added = (reason?.length ?? 0) - (summary.reason?.length ?? 0);
  summary.reason = reason;
  entry.characters += added;
  if (!hasRoomForEvents(entry)) return added;
  const characters = once(event, "length", () => jsonLength(event));
  // Without headers, all details have been dropped.
  if (!entry.responseHeaders || entry.eventCharacters + characters > MAX_ENTRY_BODY) {
    truncate(entry, "response.events");
    return added;
  }
  entry.events ??= [];
  entry.events.push(event);
  entry.eventCharacters += characters;
  entry.characters += characters;
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
export function dropDetails(entry: RawEntry): number {
  const { truncated, body, responseBody, events } = entry;
  if (truncated === undefined && !events)
    entry.truncated = DROPPED[body === undefined ? 0 : 1][responseBody === undefined ? 0 : 1];
  else {
    truncate(entry, "headers");
    if (body !== undefined) truncate(entry, "body");
    truncate(entry, "response.headers");
    if (responseBody !== undefined) truncate(entry, "response.body");
    if (events) truncate(entry, "response.events");
  }
  entry.headers = undefined;
  entry.body = undefined;
  entry.responseHeaders = undefined;
  entry.responseBody = undefined;
  entry.events = undefined;
  const { characters } = entry;
  entry.characters = charactersOfSummary(entry.summary);
  return characters - entry.characters;
}

export function toJournalEntry(entry: RawEntry): JournalEntry {
  const { summary, headers = {}, responseHeaders = {}, events = [], truncated = [] } = entry;
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
    body: shownBody(entry) ?? null,
    operation_id,
    status,
    reason,
    violations,
    notes,
    used,
    response: {
      headers: maskedHeaders(responseHeaders),
      body: shownResponseBody(entry) ?? null,
      events: events.map(toShownEvent),
    },
    truncated: [...truncated],
  };
}

export function toShownEvent(event: ServerEvent): JournalEntry["response"]["events"][number] {
  return { ...event, data: maskJson(event.data) };
}

/** The request for conditions, as the journal shows it, so that they reveal no secret. */
export function toMatchable(entry: RawEntry): MatchableRequest {
  const { summary, headers, isJson, truncated = [] } = entry;
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
      body ??= { value: isJson ? shownBody(entry) : undefined };
      return body.value;
    },
  };
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

function shownBody(entry: RawEntry): unknown {
  return entry.isJson ? shown(entry, "body", JSON.parse) : entry.body;
}

function shownResponseBody(entry: RawEntry): unknown {
  if (entry.truncated?.includes("response.body")) return entry.responseBody;
  if (isJsonType(entry.responseHeaders?.["content-type"])) return shown(entry, "responseBody", readJson);
  return shown(entry, "responseBody", String, String);
}

/** Reads JSON, or describes a text that is none: a reply need not conform to its media type. */
function readJson(text: string): unknown {
  const json = parseJson(encoder.encode(text));
  return json.kind === "json" ? json.value : describe(text.length, json);
}

function shown(
  entry: RawEntry,
  part: Part,
  read: (text: string) => unknown,
  write: (value: unknown) => string = JSON.stringify,
): unknown {
  const text = entry[part];
  if (!text) return text;
  const value = read(text);
  if (entry.masked.includes(part)) return value;
  const masked = maskJson(value);
  const kept = write(masked);
  // The journal has counted the characters of the body.
  if (kept.length <= text.length) {
    entry[part] = kept;
    entry.masked = [...entry.masked, part];
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
  return text.length <= MAX_ENTRY_BODY ? text : describe(text.length, undefined);
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
