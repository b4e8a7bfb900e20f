import { type Document, successStatus } from "../../src/core/document.ts";
import { valueAt } from "../../src/core/json-pointer.ts";
import type { ServerEvent } from "../../src/mock/exchange/responses.ts";
import { httpCall } from "../../src/samples/http-call.ts";
import { findOperation, type Step } from "../../src/samples/render-steps.ts";
import type { LanguageCall } from "./calls.ts";

/** The line that a program prints for a call. */
export interface Outcome {
  name: string;
  /** The result as JSON: the body, or the events or pages. */
  result?: unknown;
  error?: string;
}

/** A request that the server received, and its response. */
export interface Exchange {
  method: string;
  /** Path and query. */
  url: string;
  /** Undefined if there was none. */
  body: unknown;
  status: number;
  /** JSON of the response; undefined if there was none, or a stream. */
  response: unknown;
  /** What the server has sent of a stream. */
  events?: ServerEvent[];
}

/** Returns the reason why a call failed, or undefined if it sent what the example has and returned what the server sent. */
export function findFailure(
  document: Document,
  call: LanguageCall,
  outcome: Outcome | undefined,
  exchanges: readonly Exchange[],
): string | undefined {
  if (!outcome) return "the program ended before this call";
  const requests = call.steps.map((step, index) => requestFailure(document, step, exchanges[index]));
  if (call.ignoresResponse) {
    if (exchanges.length === 0) return `sends no request: ${outcome.error}`;
    return requests.find((failure) => failure?.startsWith("sends "));
  }
  const reason = requests.find((failure) => failure !== undefined);
  if (reason) return reason;
  if (outcome.error !== undefined) return `fails with ${outcome.error.slice(0, 200)}`;
  return resultFailure(document, call, outcome.result, exchanges.slice(call.steps.length - 1));
}

function requestFailure(document: Document, step: Step, exchange: Exchange | undefined): string | undefined {
  if (!exchange) return undefined;
  const entry = findOperation(document, step.operationId);
  const { method, url } = httpCall({ ...document, servers: [{ url: "" }] }, entry, step);
  const isKnown = url.every((part) => typeof part === "string");
  if (exchange.method !== method || (isKnown && normalize(exchange.url) !== normalize(url.join(""))))
    return `sends ${exchange.method} ${exchange.url}`;
  if (step.body != null && exchange.body === undefined) return "sends no body";
  // Go sends null instead of no body. The schemas of optional bodies allow it.
  const lost = findDifference(step.body ?? null, exchange.body ?? null);
  if (lost !== undefined) return `sends ${lost}`;
  if (exchange.status === successStatus(entry.operation)) return undefined;
  return `gets ${exchange.status}: ${JSON.stringify(exchange.response)}`;
}

function resultFailure(
  document: Document,
  { operationId, response }: LanguageCall,
  result: unknown,
  exchanges: readonly Exchange[],
): string | undefined {
  if (exchanges.length === 0) return "sends no request";
  if (response === "nothing") return undefined;
  if (response === "events")
    return streamFailure(document, operationId, result as ReceivedEvent[], exchanges[0]?.events);
  if (response === "pages" && exchanges.length === 1) {
    const { next } = findOperation(document, operationId).operation["x-pagination"] ?? {};
    if (next && valueAt(exchanges[0]?.response, next)) return "reads only the first page";
  }
  const sent = response === "pages" ? exchanges.map((exchange) => exchange.response) : exchanges[0]?.response;
  const lost = findDifference(withoutEmpty(sent), withoutEmpty(result));
  return lost === undefined ? undefined : `returns ${lost}`;
}

/** An event as the programs print it; in Go, names of fields have capital letters. */
type ReceivedEvent = { event?: unknown; data: unknown } | { Event: unknown; Data: unknown };

function streamFailure(
  document: Document,
  operationId: string,
  received: ReceivedEvent[],
  sent: readonly ServerEvent[] = [],
): string | undefined {
  const { ends = [], resumable } = findOperation(document, operationId).operation["x-stream"] ?? {};
  const events = received.map((event) => ("Data" in event ? { event: event.Event, data: event.Data } : event));
  if (events.length === 0) return "returns no event";
  const lost = findDifference(sent.slice(0, events.length).map(toReceived), events.map(toReceived));
  if (lost !== undefined) return `returns ${lost}`;
  if (!resumable && !ends.includes(String(events.at(-1)?.event))) return "returns no event that ends the stream";
  return undefined;
}

function toReceived({ event, data }: { event?: unknown; data: unknown }) {
  // An event without a name has this one (HTML, server-sent events, section 9.2.6).
  return { event: event === "message" ? undefined : event, data };
}

function normalize(url: string): string {
  const { pathname, searchParams } = new URL(url, "http://server");
  searchParams.sort();
  return `${decodeURIComponent(pathname)}?${searchParams}`;
}

/** Describes the first value that differs: `nothing instead of null at /end_at`. */
function findDifference(expected: unknown, actual: unknown, at = ""): string | undefined {
  if (!isContainer(expected) || !isContainer(actual) || Array.isArray(expected) !== Array.isArray(actual))
    return Object.is(expected, actual)
      ? undefined
      : `${show(actual)} instead of ${show(expected)} at ${at || "the root"}`;
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const found = findDifference(expected[key], actual[key], `${at}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function show(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 60) ?? "nothing";
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Drops nulls and empty lists, because Python's types and Go's do not distinguish these from missing properties. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutEmpty);
  if (!isContainer(value)) return value ?? undefined;
  const entries = Object.entries(value).map(([key, part]) => [key, withoutEmpty(part)]);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}
