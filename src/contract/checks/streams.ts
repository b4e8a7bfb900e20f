import { findCase, findKeys, type OperationCase } from "../cases.ts";
import { eventsIn, readEvents } from "../requests/events.ts";
import { minimalInput } from "../requests/input.ts";
import { send } from "../requests/send.ts";
import type { Json } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { type Finding, finding, streamFindings } from "./findings.ts";
import { toTime } from "./order.ts";
import { reportedFindings } from "./prism-violations.ts";
import { relationsIn } from "./relations.ts";
import { sendValid } from "./send-valid.ts";
import { keysOf, oneOf, type Schema, schemaAt } from "./violations.ts";

const MEDIA_TYPE = "text/event-stream";

/**
 * An event stream ends after an event, and its events are as documented, in their order. The server stores what it sent, and
 * continues a stream that was interrupted.
 */
export function streamChecks(testCase: OperationCase): Check[] {
  const [item] = testCase.responses.flatMap(({ eventPointer }) => eventPointer ?? []);
  if (item === undefined) return [];
  const run: Check["run"] = async (session) => {
    const input = minimalInput(testCase, MEDIA_TYPE);
    const { received, findings, prepared } = await sendValid(session, testCase, { input, mediaType: MEDIA_TYPE });
    if (received.status !== testCase.successStatus) return findings;
    if (received.mediaType !== MEDIA_TYPE) return [finding("/headers/content-type", MEDIA_TYPE, received.mediaType)];
    // A stream that can be resumed waits for events, which a server with other data may not have.
    const { events, isCut } = readEvents(received.text);
    const isEmpty = events.length === 0 && !isCut;
    if (session.target.data === "own" && testCase.operation["x-stream"]?.resumable && isEmpty)
      throw new Skipped("the stream has no event yet");
    const all = [...reportedFindings(received), ...streamFindings(item, received)];
    if (all.some(({ isNote }) => !isNote)) return all;
    const read = eventsIn(received.text) as StreamEvent[];
    const related = read.flatMap((event, index) => relationsIn(item, event, `/events/${index}`));
    const wrong = [...related, ...orderFindings(testCase, read)];
    const isStored = session.target.data === "own" && !session.target.stateless && wrong.length === 0;
    return [...all, ...wrong, ...(isStored ? await storedTextFindings(session, prepared.body, read) : [])];
  };
  return [check(testCase, "returns a stream whose events match x-itemSchema", true, run)];
}

interface StreamEvent {
  readonly event: string;
  readonly id?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The last event is one of `x-stream.ends` that is no failure, the first one is that of the examples, and each entry starts
 * before it is done.
 */
function orderFindings({ operation, responses }: OperationCase, events: readonly StreamEvent[]): Finding[] {
  const { ends = [], failures = [], resumable } = operation["x-stream"] ?? {};
  const findings: Finding[] = [];
  const last = events.at(-1);
  if (last && failures.includes(last.event))
    findings.push(finding(`/events/${events.length - 1}`, "an event that reports no failure", last));
  for (const [index, { event }] of events.entries())
    if (ends.includes(event) !== (index === events.length - 1) && !(resumable && !ends.includes(event)))
      findings.push(
        ends.includes(event)
          ? finding(`/events/${index + 1}`, `no event after \`${event}\``, events[index + 1])
          : finding(`/events/${index}/event`, `${oneOf(ends)}, because it is the last event`, event),
      );
  const examples = responses.flatMap((each) => (each.eventPointer ? Object.values(each.examples) : []));
  const names = examples.map((text) => (eventsIn(String(text)) as StreamEvent[]).map(({ event }) => event));
  const first = names[0]?.[0];
  const isFirst = first !== undefined && names.every(([name, ...others]) => name === first && !others.includes(first));
  for (const [index, { event }] of events.entries())
    if (isFirst && (event === first) !== (index === 0))
      findings.push(
        finding(`/events/${index}/event`, index === 0 ? `\`${first}\`` : `\`${first}\` only as the first event`, event),
      );
  return [...findings, ...entryFindings(events), ...risingFindings(events)];
}

/** The times of events do not go back, and the numbers of workflow events increase. */
function risingFindings(events: readonly StreamEvent[]): Finding[] {
  return ["created_at", "timestamp", "broker_sequence"].flatMap((field) => {
    const numbers = events.map(({ data }) => toTime(Object(data)[field]));
    const at = numbers.findIndex((number, index) => {
      const before = numbers[index - 1] ?? Number.NaN;
      return number < before || (field === "broker_sequence" && number === before);
    });
    const [before, found] = [events[at - 1], events[at]].map((event) => event?.data[field]);
    return at > 0
      ? [finding(`/events/${at}/data/${field}`, `no less than ${before}, as in the event before`, found)]
      : [];
  });
}

/** The steps of an entry, by the last part of the event's name. */
const STEPS = ["started", "delta", "done"];

/** The events of an entry come in the order of its steps, and entries in that of their `output_index`. */
function entryFindings(events: readonly StreamEvent[]): Finding[] {
  const findings: Finding[] = [];
  const steps = new Map<unknown, number>();
  let last = 0;
  for (const [index, { event, data }] of events.entries()) {
    const { id, output_index: position } = Object(data) as { id?: unknown; output_index?: unknown };
    if (typeof position !== "number") continue;
    if (position < last)
      findings.push(finding(`/events/${index}/data/output_index`, `at least ${last}, as before`, position));
    last = position;
    const step = STEPS.indexOf(event.slice(event.lastIndexOf(".") + 1));
    const before = steps.get(id) ?? step;
    if (step < before)
      findings.push(finding(`/events/${index}/event`, `no \`${event}\` after \`${STEPS[before]}\``, event));
    steps.set(id, step);
  }
  return findings;
}

/** The pieces of each text, joined in the order of the events, are the text of the stored entry. */
async function storedTextFindings(session: Session, sent: unknown, events: readonly StreamEvent[]): Promise<Finding[]> {
  const id = events[0]?.data.conversation_id;
  const isComplete = events.at(-1)?.event === "conversation.response.done";
  if (id === undefined || !isComplete || (sent as { store?: boolean } | null)?.store === false) return [];
  const received = await send(session, findCase("conversations.getHistory"), { path: { conversation_id: id } });
  const { entries } = Object(received.value) as { entries?: Json[] };
  if (!entries) return [finding("/status", "200 from conversations.getHistory for the conversation", received.status)];
  const texts = new Map<string, string>();
  for (const { event, data } of events)
    for (const field of ["content", "arguments"])
      if (/\.(started|delta)$/.test(event) && typeof data[field] === "string")
        texts.set(`${data.id} ${field}`, (texts.get(`${data.id} ${field}`) ?? "") + data[field]);
  return [...texts].flatMap(([key, text]) => {
    const [entryId, field = ""] = key.split(" ");
    const entry = entries.find((each) => each.id === entryId);
    if (!entry) return [finding("/events", `the entry ${entryId}, as in conversations.getHistory`, "no such entry")];
    const stored = textOf(entry[field]);
    return stored === undefined || stored === text
      ? []
      : [finding("/events", `pieces of the stored \`${field}\` ${JSON.stringify(stored)}`, text)];
  });
}

/** Returns the text of an entry, which can be in pieces. Undefined if a piece is no text, such as an image. */
function textOf(content: unknown): string | undefined {
  if (!Array.isArray(content)) return typeof content === "string" ? content : undefined;
  const pieces = content.map(({ text }: { text?: unknown }) => text);
  return pieces.every((piece) => typeof piece === "string") ? pieces.join("") : undefined;
}

/** A stream that is resumed after an event goes on with the next one. */
export function resumeChecks(testCase: OperationCase): Check[] {
  const header = testCase.parameters.find(
    ({ in: location, name }) => location === "header" && name === "Last-Event-ID",
  );
  if (!testCase.operation["x-stream"]?.resumable || !header) return [];
  const numbered = testCase.parameters.flatMap(({ name, description = "" }) => {
    const [, field] = /^Start with the event that has this `(\w+)`/.exec(description) ?? [];
    return field === undefined ? [] : [[name, field] as const];
  });
  const run: Check["run"] = async (session) => {
    const input = minimalInput(testCase, MEDIA_TYPE);
    const { received, prepared } = await sendValid(session, testCase, { input, mediaType: MEDIA_TYPE });
    const events = readEvents(received.text).events;
    const at = Math.floor(events.length / 2) - 1;
    const [last, next] = events.slice(Math.max(at, 0));
    if (!next || last?.id === undefined) throw new Skipped("the stream has too few events to be resumed");
    const query = (name: string, value: unknown) => ({ query: { ...prepared.query, [name]: value } });
    const both = (name: string, value: unknown) => [
      { header: { [header.name]: last.id }, ...query(name, value) },
      { query: { ...query("last_event_id", last.id).query, [name]: value } },
    ];
    const ways = [
      { header: { [header.name]: last.id } },
      query("last_event_id", last.id),
      // The header takes precedence over the query, and both do over a time and a number.
      {
        header: { [header.name]: last.id },
        ...query("last_event_id", events.findLast(({ id }) => id !== last.id)?.id),
      },
      ...(/\bboth take precedence over `after`/.test(testCase.operation.description)
        ? both("after", "2999-01-01T00:00:00Z")
        : []),
      ...numbered.flatMap(([name, field]) => {
        const [first, before, number] = [events[0]!, last, next].map(
          ({ data }) => (JSON.parse(data) as Record<string, unknown>)[field],
        );
        return before === number ? [] : [query(name, number), ...both(name, first)];
      }),
    ];
    for (const way of ways) {
      const resumed = await send(session, testCase, { ...prepared, ...way }, MEDIA_TYPE);
      const [first] = readEvents(resumed.text).events;
      const [expected, found] = [next, first].map(
        (event) => event && JSON.stringify({ id: event.id, data: event.data }),
      );
      if (expected !== found)
        return [finding("/events/0", `${expected}, the event after \`${last.id}\``, found ?? resumed.text)];
    }
    return [];
  };
  return [check(testCase, "continues after the event of Last-Event-ID", true, run)];
}

/** The body decides whether the response is a stream, and without `stream` the header `Accept`, where the document says so. */
export function formChecks(testCase: OperationCase): Check[] {
  const { body, path } = testCase;
  const { properties } = body && !path.includes("#") ? schemaAt(findKeys(keysOf(body.pointer))) : {};
  const { stream } = Object(properties) as { stream?: Schema };
  if (!/\bfalse returns .* regardless of the header\b/s.test(String(stream?.description))) return [];
  const name = "streams as `stream` says, and without it as Accept does";
  return [check(testCase, name, true, checkForm)];
}

async function checkForm(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const minimal = minimalInput(testCase);
  const { stream: _, ...body } = minimal.body as Json;
  for (const [sent, expected, reason] of [
    [{ ...body, stream: false }, "application/json", "`stream` is false, regardless of Accept"],
    [body, MEDIA_TYPE, "Accept has it, and the body has no `stream`"],
  ] as const) {
    const request = { input: { ...minimal, body: sent }, mediaType: MEDIA_TYPE };
    const { received } = await sendValid(session, testCase, request);
    if (received.status === testCase.successStatus && received.mediaType !== expected)
      return [finding("/headers/content-type", `${expected}, because ${reason}`, received.mediaType)];
  }
  return [];
}
