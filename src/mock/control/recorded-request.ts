import type { components } from "../../../generated/control/types.ts";
import type { ServerEvent } from "../areas/responses.ts";
import { jsonLength } from "../lib/event-json.ts";
import { isJsonType } from "../lib/media-type.ts";
import { maskBody, maskHeader, maskText } from "./mask.ts";
import { createQueryReader } from "./query-values.ts";
import type { MatchableRequest } from "./request-match.ts";

/** A request with its response, as the journal shows it. */
export type JournalEntry = components["schemas"]["JournalEntry"];
/** A request and its response without their headers and bodies. */
export type RequestSummary = Pick<
  JournalEntry,
  "request_id" | "at" | "method" | "url" | "operation_id" | "status" | "violations" | "notes"
>;
type TruncatedField = JournalEntry["truncated"][number];
type Headers = Readonly<Record<string, string | undefined>>;

/** The headers and bodies of a request and its response. */
export interface RequestDetails {
  readonly headers: Headers;
  /** Missing if there is none. */
  readonly body?: Uint8Array | undefined;
  /** The same as text, if it is valid JSON. */
  readonly json?: string | undefined;
  readonly responseHeaders: Headers;
  readonly responseBody?: string | Uint8Array | undefined;
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
  /** Undefined if there was none, or it was dropped. */
  body: string | undefined;
  responseBody: string | undefined;
  events: ServerEvent[] | undefined;
  readonly isJson: boolean;
  /** True if the secrets in the body have been replaced, which happens when it is first read. */
  isMasked: boolean;
  /** Undefined unless something is cut or dropped. */
  truncated: readonly TruncatedField[] | undefined;
  /** Characters of all its texts, and of the events among them. */
  characters: number;
  eventCharacters: number;
}

/** Characters of a body, or bytes of it until it is decoded; of all events of a stream; of all headers of a message. */
export const MAX_RECORDED_BODY = 50_000;
const MAX_HEADERS = 10_000;

const decoder = new TextDecoder();

export function recordRequest(summary: RequestSummary, details: RequestDetails): RecordedRequest {
  const { headers, body, json, responseHeaders, responseBody } = details;
  const [length, responseLength] = [charactersOfHeaders(headers), charactersOfHeaders(responseHeaders)];
  const record: RecordedRequest = {
    summary,
    headers: length > MAX_HEADERS ? undefined : headers,
    responseHeaders: responseLength > MAX_HEADERS ? undefined : responseHeaders,
    body: json ?? (body && decoder.decode(body.subarray(0, MAX_RECORDED_BODY))),
    responseBody: typeof responseBody === "string" ? start(responseBody) : undefined,
    events: undefined,
    isJson: json !== undefined,
    isMasked: false,
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
  if (!hasRoomForEvents(record)) return 0;
  const characters = jsonLength(event);
  // Without headers, all details have been dropped.
  if (!record.responseHeaders || record.eventCharacters + characters > MAX_RECORDED_BODY) {
    truncate(record, "response.events");
    return 0;
  }
  record.events ??= [];
  record.events.push(event);
  record.eventCharacters += characters;
  record.characters += characters;
  return characters;
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
  const { request_id, at, method, url, operation_id, status, violations, notes } = summary;
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
    violations,
    notes,
    response: {
      headers: maskedHeaders(responseHeaders),
      body: shownResponseBody(record) ?? null,
      events: [...events],
    },
    truncated: [...truncated],
  };
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
  const { body, isJson } = record;
  if (body === undefined) return undefined;
  const value: unknown = isJson ? JSON.parse(body) : body;
  if (record.isMasked) return value;
  const masked = isJson ? maskBody(value) : maskText(body);
  keepMasked(record, body, isJson ? JSON.stringify(masked) : String(masked));
  return masked;
}

/** Keeps the masked text instead of the body, unless it is longer: the journal has counted the characters of the body. */
function keepMasked(record: RecordedRequest, body: string, masked: string): void {
  if (masked.length > body.length) return;
  record.body = masked;
  record.isMasked = true;
}

function shownResponseBody({ responseBody, responseHeaders }: RecordedRequest): unknown {
  if (!responseBody || !isJsonType(responseHeaders?.["content-type"])) return responseBody;
  try {
    return JSON.parse(responseBody);
  } catch {
    // It was cut, or is a reply that was not checked.
    return responseBody;
  }
}

/** The start of a long text. A copy, because a slice would keep the whole text in memory. */
function start(text: string): string {
  return text.length <= MAX_RECORDED_BODY ? text : Buffer.from(text.slice(0, MAX_RECORDED_BODY)).toString();
}

function charactersOfHeaders(headers: Headers): number {
  let sum = 0;
  for (const name in headers) sum += name.length + (headers[name]?.length ?? 0);
  return sum;
}

function charactersOfSummary({ url, violations, notes }: RequestSummary): number {
  let sum = url.length;
  for (const note of notes) sum += note.length;
  for (const { pointer, detail } of violations) sum += pointer.length + detail.length;
  return sum;
}
