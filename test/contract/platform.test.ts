import { describe, expect, inject, test } from "vitest";
import {
  type APIError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ContentTooLargeError,
  type EventStream,
  NotFoundError,
  type Page,
  type PageCall,
  PermissionDeniedError,
  Platform,
  RateLimitError,
  type RequestOptions,
  ServerError,
  UnsupportedMediaTypeError,
  ValidationError,
} from "../../src/index.ts";
import { faultsOf } from "../document.ts";
import { type Answer, type Case, cases } from "./cases.ts";
import { leastInput, ready, usualAnswer } from "./client.ts";
import { eventsIn } from "./events.ts";

const CLASSES: Record<number, typeof APIError> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  413: ContentTooLargeError,
  415: UnsupportedMediaTypeError,
  422: ValidationError,
  429: RateLimitError,
  500: ServerError,
  503: ServerError,
};

/** One way to call an operation: some answer with JSON or with a stream, as the body says. */
interface Way {
  how: string;
  subject: Case;
  body: unknown;
  answer: Answer;
}

function waysOf(subject: Case): Way[] {
  const { body } = leastInput(subject);
  const answer = usualAnswer(subject);
  const usual: Way = { how: "", subject, body, answer };
  const stream = subject.answers.find((entry) => entry.itemPointer);
  if (!stream || stream === answer) return [usual];
  return [usual, { how: " with stream: true", subject, body: { ...(body as object), stream: true }, answer: stream }];
}

/** What a method returns, of whichever operation: a loop over all of them has no one type. */
type Started = PageCall<unknown, unknown> | EventStream<unknown>;

type Ready = Awaited<ReturnType<typeof ready>>;

const readied = ({ subject }: Way): Promise<Ready> => ready(subject, leastInput(subject));

/** Calls the method at the place that the operationId says, as a user would: `client.agents.versions.list("ag_1")`. */
function call({ subject, body }: Way, input: Ready, options: RequestOptions = {}): Started {
  const client = new Platform({
    apiKey: input.key,
    baseUrl: inject("baseUrl"),
    userContextToken: process.env.PLATFORM_USER_CONTEXT_TOKEN ?? "contract",
    maxRetries: 0,
  });
  const { path = {}, query, header } = input;
  const ids = Object.values(path);
  const args = [
    ...(ids.length > 1 ? [path] : ids),
    ...(subject.body ? [body] : []),
    { ...query, ...options, headers: { ...header, ...options.headers } },
  ];
  const nouns = subject.id.split(".");
  const verb = nouns.pop()!;
  // biome-ignore lint/suspicious/noExplicitAny: walked by name
  const resource = nouns.reduce<any>((at, noun) => at[noun], client);
  return resource[verb](...args);
}

function at(value: unknown, pointer: string): unknown {
  const keys = pointer.split("/").slice(1);
  return keys.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], value);
}

/** The first items, and no more: a mock may answer every page with the same one. */
async function take(items: AsyncIterable<unknown>, count: number): Promise<unknown[]> {
  const taken: unknown[] = [];
  if (count === 0) return taken;
  for await (const item of items) if (taken.push(item) === count) break;
  return taken;
}

async function all(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const taken: unknown[] = [];
  for await (const item of items) taken.push(item);
  return taken;
}

function expectFit({ answer }: Way, body: unknown): void {
  if (answer.pointer) expect(faultsOf(answer.pointer, body)).toEqual([]);
  else expect(body).toBeUndefined();
  if (inject("servesExamples")) expect(body).toEqual(Object.values(answer.examples)[0]);
}

async function expectStream(way: Way): Promise<void> {
  const { answer, subject } = way;
  const example = eventsIn(Object.values(answer.examples)[0] as string);
  const stream = call(way, await readied(way));
  // A stream that can be resumed goes on for ever, and a server that keeps state need not have more than one event yet.
  const endless = subject.operation["x-stream"]?.resumable;
  const events = endless ? await take(stream, inject("servesExamples") ? example.length : 1) : await all(stream);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect([event, faultsOf(answer.itemPointer!, event)]).toEqual([event, []]);
  if (inject("servesExamples")) expect(events).toEqual(example);
}

async function expectPages(way: Way): Promise<void> {
  const paging = way.subject.operation["x-pagination"]!;
  const input = await readied(way);
  const page = (await call(way, input)) as Page<unknown, unknown>;
  expectFit(way, page.body);
  expect(page.items).toEqual(at(page.body, paging.items));
  expect(page.total).toEqual(paging.total ? at(page.body, paging.total) : undefined);
  expect(await take(call(way, input), page.items.length)).toEqual(page.items);
}

describe.each(cases.flatMap(waysOf).map((way) => ({ id: way.subject.id, how: way.how, way })))("$id$how", ({ way }) => {
  const { answer, subject } = way;

  if (answer.itemPointer) {
    test("gives the events of its stream", () => expectStream(way));
  } else if (subject.operation["x-pagination"]) {
    test("gives a page when awaited, and its items when iterated over", () => expectPages(way));
  } else {
    test(`resolves to the body of ${subject.success}`, async () => {
      const { data, response } = await (call(way, await readied(way)) as PageCall<unknown, unknown>).withResponse();
      expect(response.status).toBe(subject.success);
      expectFit(way, data);
    });
  }

  const failures = subject.answers.filter(({ status }) => status >= 400);
  test.runIf(inject("honoursPrefer")).each(failures)("rejects $status with the class that fits", async (failure) => {
    const started = call(way, await readied(way), { headers: { Prefer: `code=${failure.status}` } });
    const error = await ("then" in started ? started : all(started)).then(
      () => expect.unreachable("it succeeded"),
      (thrown) => thrown,
    );
    expect(CLASSES).toHaveProperty(String(failure.status));
    expect(error).toBeInstanceOf(CLASSES[failure.status]!);
    expect(error).toMatchObject({ status: failure.status, operationId: subject.id });
    expect(faultsOf(failure.pointer!, error.problem)).toEqual([]);
  });
});
