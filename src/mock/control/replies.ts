import type { components } from "../../../generated/control/types.ts";
import { type OperationId, operations } from "../../../generated/operations.ts";
import { type Example, METHODS, type Response, resolve } from "../../core/document.ts";
import type { Operation, OperationValidators } from "../../core/generated-types.ts";
import { isJsonType, mediaTypeName } from "../../core/media-type.ts";
import { createPatternChecks, type PatternChecks } from "../../core/patterns/pattern-checks.ts";
import { refuseInvalid, unprocessable, type Violation } from "../exchange/problems.ts";
import { toViolations } from "../exchange/violations.ts";
import { requireDocument } from "../lib/require-document.ts";
import { validators } from "../lib/validators.ts";
import type { Reply } from "../sandboxes/control-tables.ts";
import type { Table } from "../state/table.ts";
import { checkConditions } from "./condition-checks.ts";
import { documentedStatuses } from "./documented-statuses.ts";
import { unknownOperation } from "./operation-ids.ts";
import { unknownPath } from "./operation-paths.ts";
import type { RequestMatch } from "./request-match.ts";

type ReplyCreate = components["schemas"]["ReplyCreate"];
type StreamEvent = components["schemas"]["StreamEvent"];

/** A response to send instead of that of the handler. */
export interface ReplyContent {
  readonly status: number;
  /** Names in lower case. A response with a body has its media type here. */
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value, or the text of another media type; missing if there is none. */
  readonly body?: unknown;
  readonly events: StreamEvent[] | null;
}

/** Statuses whose responses have no content (RFC 9110 section 6.4.1, Fetch standard). */
const EMPTY_STATUSES = [204, 205, 304];
/** Headers that say where a message ends; with wrong ones, clients would wait or misread what follows. */
const FRAMING_HEADERS = ["connection", "content-length", "transfer-encoding", "trailer", "upgrade"];
const EVENT_STREAM = "text/event-stream";

/** Returns the row of a reply, without its id. Throws a 422 for one that can't be sent. `pointer` is its place. */
export function readReply(reply: ReplyCreate, pointer: string, checks?: PatternChecks): Omit<Reply, "id"> {
  const { match, times = 1, latency_ms = 0, event_latency_ms = 0 } = reply;
  const content = readContent(reply, pointer, checks);
  checkRange(latency_ms, `${pointer}/latency_ms`);
  checkRange(event_latency_ms, `${pointer}/event_latency_ms`);
  return { match, remaining: times, latency_ms, event_latency_ms, ...content };
}

/** Throws a 422 for a range that ends before it starts. */
export function checkRange(latency: number | readonly number[] | undefined, pointer: string): void {
  const [least = 0, most = 0] = typeof latency === "object" ? latency : [];
  if (least > most)
    unprocessable(pointer, `The range ends at ${most}, before it starts. Write it as [${most}, ${least}].`);
}

/**
 * Returns the response of a reply, with the document's example if the reply has neither body nor events. Throws a 422 with
 * all violations of the document, unless the reply is unchecked.
 */
export function readContent(reply: ReplyCreate, pointer: string, checks = createPatternChecks()): ReplyContent {
  const { match, events, unchecked = false } = reply;
  const { operation_id: id = "*" } = match;
  checkMatch(match, `${pointer}/match`, checks);
  checkPath(match, `${pointer}/match`);
  if (id === "*" && !unchecked)
    unprocessable(
      `${pointer}/match/operation_id`,
      "A response can be checked only for one operation. Set its id, or set unchecked to true.",
    );
  const hasBody = "body" in reply;
  if (hasBody && events) unprocessable(`${pointer}/events`, "A response has either a body or events.");
  const operation: Operation | undefined = id === "*" ? undefined : operations[id as OperationId]; // It was checked.
  const status = reply.status ?? operation?.status ?? 200;
  if ((hasBody || events) && EMPTY_STATUSES.includes(status))
    unprocessable(
      hasBody ? `${pointer}/body` : `${pointer}/events`,
      `A response with the status ${status} has no content.`,
    );
  const given = Object.entries(reply.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  const headers: Record<string, string> = Object.fromEntries(given);
  for (const name of FRAMING_HEADERS)
    if (name in headers) unprocessable(`${pointer}/headers/${name}`, `The server sets the header ${name}.`);
  const content = hasBody || events ? readGiven(reply, operation, status) : readExample(id, status);
  const whole = { ...content, status, headers: { ...content.headers, ...headers } };
  if (!unchecked)
    refuseInvalid(violationsIn(whole, id as OperationId, pointer), "To send it nevertheless, set unchecked to true.");
  const mediaType = whole.headers["content-type"];
  if ("body" in whole && !isJsonType(mediaType) && typeof whole.body !== "string")
    unprocessable(`${pointer}/body`, `A body of the media type ${mediaType} must be a string.`);
  return whole;
}

/** Throws a 422 for conditions that no request could meet, or that can't be checked. */
export function checkMatch(match: RequestMatch, pointer: string, checks: PatternChecks): void {
  if (match.operation_id !== undefined) checkOperationId(match.operation_id, `${pointer}/operation_id`);
  checkConditions(match, pointer, checks);
}

/** Throws a 422 for a path that no operation has: only requests to operations get replies and faults. */
export function checkPath(match: RequestMatch, pointer: string): void {
  const problem = unknownPath(match);
  if (problem) unprocessable(`${pointer}/path`, problem);
}

/** Throws a 422 if there would be too many of them: each request is compared with all. */
export function checkCount(table: Pick<Table<unknown>, "all">, name: string, max: number, added = 1): void {
  if (table.all().length + added > max)
    unprocessable("/body", `A sandbox has at most ${max} ${name} (--max-replies). Remove some of them first.`);
}

/** Throws a 422 for an id that no operation of the API has, because nothing would ever match it. */
export function checkOperationId(id: string, pointer: string): void {
  const problem = id === "*" ? undefined : unknownOperation(id);
  if (problem) unprocessable(pointer, problem);
}

type Content = Omit<ReplyContent, "status">;

function readGiven({ body, events }: ReplyCreate, operation: Operation | undefined, status: number): Content {
  if (events) return { headers: { "content-type": EVENT_STREAM }, events };
  const isProblem = status >= 400 && operation !== undefined;
  return {
    headers: { "content-type": isProblem ? "application/problem+json" : "application/json" },
    body,
    events: null,
  };
}

/** The first example of a response in the document, in its first media type; nothing if there is no such response. */
function readExample(id: string, status: number): Content {
  // A test finds every example of the document in this way.
  const document = requireDocument();
  const all = Object.values(document.paths).flatMap((item) => METHODS.map((method) => item[method]));
  const response = all.find((operation) => operation?.operationId === id)?.responses[status];
  const { content = {} } = response ? resolve<Response>(document, response) : {};
  const [media] = Object.entries(content);
  if (!media) return { headers: {}, events: null };
  const [mediaType, { examples = {} }] = media;
  const [example] = Object.values(examples);
  if (!example) return { headers: {}, events: null };
  return { headers: { "content-type": mediaType }, body: resolve<Example>(document, example).value, events: null };
}

function violationsIn(
  { status, headers, events, ...content }: ReplyContent,
  id: OperationId,
  at: string,
): readonly Violation[] {
  const operation: Operation = operations[id];
  const { responses, event: validateEvent }: OperationValidators = validators[id];
  const statuses = documentedStatuses(id);
  if (!statuses.includes(status))
    return [violation(`${at}/status`, `must be a status of ${id}: ${statuses.join(", ")}`)];
  const mediaType = headers["content-type"];
  if (events) {
    if (!validateEvent || status !== operation.status)
      return [violation(`${at}/events`, `is not allowed: ${id} has no event stream with the status ${status}`)];
    return events.flatMap((event, index) =>
      validateEvent({ event: "message", ...event }) ? [] : toViolations(validateEvent.errors, `${at}/events/${index}`),
    );
  }
  const isSuccess = status === operation.status;
  if (!("body" in content))
    return isSuccess && operation.mediaTypes.length === 0 ? [] : [violation(`${at}/body`, "is required")];
  if (isSuccess && !isJsonType(mediaType) && operation.mediaTypes.includes(mediaTypeName(mediaType))) return [];
  if (!isJsonType(mediaType)) return [violation(`${at}/headers`, `must have a JSON media type, not ${mediaType}`)];
  const validate = responses[status];
  if (!validate) return [violation(`${at}/body`, `is not allowed: ${id} has no body with the status ${status}`)];
  return validate(content.body) ? [] : toViolations(validate.errors, `${at}/body`);
}

function violation(pointer: string, detail: string): Violation {
  return { pointer, detail, code: "invalid" };
}
