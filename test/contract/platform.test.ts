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
} from "../../src/client/index.ts";
import { cases, type DocumentedResponse, type OperationCase } from "../../src/contract/cases.ts";
import { eventsIn } from "../../src/contract/requests/events.ts";
import { type Input, minimalInput, withUniqueNames } from "../../src/contract/requests/input.ts";
import { prepare } from "../../src/contract/requests/prepare.ts";
import { defaultResponse } from "../../src/contract/requests/send.ts";
import { connectionHeaders } from "../../src/contract/target.ts";
import { defined } from "../defined.ts";
import { violationsOf } from "../document.ts";
import { newSession, oneOfEach, target } from "./client.ts";

const ERROR_CLASSES: Record<number, typeof APIError> = {
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

/** A way to call an operation. Some operations have two: the body says whether the response is JSON or a stream. */
interface CallVariant {
  suffix: string;
  testCase: OperationCase;
  body: unknown;
  response: DocumentedResponse;
}

function listVariants(testCase: OperationCase): CallVariant[] {
  const example = minimalInput(testCase).body;
  const body = target().data === "examples" ? example : withUniqueNames(testCase, example);
  const response = defaultResponse(testCase);
  const defaultVariant: CallVariant = { suffix: "", testCase, body, response };
  const stream = testCase.responses.find((entry) => entry.eventPointer);
  if (!stream || stream === response) return [defaultVariant];
  return [
    defaultVariant,
    { suffix: " with stream: true", testCase, body: { ...(body as object), stream: true }, response: stream },
  ];
}

/** A result of any method. In a loop over all operations, the types of single methods can't be checked. */
type Result = PageCall<unknown, unknown> | EventStream<unknown>;

type PreparedRequest = Input & { key: string };

async function prepareVariant({ testCase }: CallVariant): Promise<PreparedRequest> {
  const session = newSession();
  return { ...(await prepare(session, testCase, minimalInput(testCase))), key: session.key };
}

/** Calls the method that the operationId names, as a user would: `client.agents.versions.list("ag_1")`. */
function call({ testCase, body }: CallVariant, input: PreparedRequest, options: RequestOptions = {}): Result {
  const client = new Platform({
    apiKey: input.key,
    baseUrl: inject("baseUrl"),
    userContextToken: "contract",
    maxRetries: 0,
  });
  const { path = {}, query, header } = input;
  const ids = Object.values(path);
  const args = [
    ...(ids.length > 1 ? [path] : ids),
    ...(testCase.body ? [body] : []),
    { ...query, ...options, headers: { ...connectionHeaders(target()), ...header, ...options.headers } },
  ];
  const nouns = testCase.id.split(".");
  const verb = defined(nouns.pop());
  // biome-ignore lint/suspicious/noExplicitAny: the names are known only at run time
  const resource = nouns.reduce<any>((node, noun) => node[noun], client);
  return resource[verb](...args);
}

function valueAt(value: unknown, pointer: string): unknown {
  const keys = pointer.split("/").slice(1);
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], value);
}

/** Reads only the first items: stock Prism returns the same page again and again. */
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

function expectBody({ response }: CallVariant, body: unknown): void {
  if (response.pointer) expect(violationsOf(response.pointer, body)).toEqual([]);
  else expect(body).toBeUndefined();
  if (inject("servesExamples")) expect(body).toEqual(Object.values(response.examples)[0]);
}

async function expectStream(variant: CallVariant): Promise<void> {
  const { response, testCase } = variant;
  const example = eventsIn(Object.values(response.examples)[0] as string);
  const stream = call(variant, await prepareVariant(variant));
  // A stream that can be resumed does not end, and a server that keeps state may have only one event so far.
  const endless = testCase.operation["x-stream"]?.resumable;
  const events = endless ? await take(stream, inject("servesExamples") ? example.length : 1) : await all(stream);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect([event, violationsOf(defined(response.eventPointer), event)]).toEqual([event, []]);
  if (inject("servesExamples")) expect(events).toEqual(example);
}

async function expectPages(variant: CallVariant): Promise<void> {
  const pagination = defined(variant.testCase.operation["x-pagination"]);
  const input = await prepareVariant(variant);
  const page = (await call(variant, input)) as Page<unknown, unknown>;
  expectBody(variant, page.body);
  expect(page.items).toEqual(valueAt(page.body, pagination.items));
  expect(page.total).toEqual(pagination.total ? valueAt(page.body, pagination.total) : undefined);
  expect(await take(call(variant, input), page.items.length)).toEqual(page.items);
}

const variants = cases
  .flatMap(listVariants)
  .map((variant) => ({ name: variant.testCase.id + variant.suffix, variant }));

describe.each(variants)("$name", ({ variant }) => {
  const { response, testCase } = variant;

  if (response.eventPointer) {
    test("returns the events of its stream", () => expectStream(variant));
  } else if (testCase.operation["x-pagination"]) {
    test("returns a page when awaited, and its items when iterated over", () => expectPages(variant));
  } else {
    test(`resolves to the body of ${testCase.successStatus}`, async () => {
      const { data, response } = await (
        call(variant, await prepareVariant(variant)) as PageCall<unknown, unknown>
      ).withResponse();
      expect(response.status).toBe(testCase.successStatus);
      expectBody(variant, data);
    });
  }
});

/** The first failure of each status and form of the successful response. */
const failures = oneOfEach(
  variants.flatMap(({ variant }) =>
    variant.testCase.responses.filter(({ status }) => status >= 400).map((failure) => ({ variant, failure })),
  ),
  ({ variant: { response, testCase }, failure }) =>
    `${failure.status} ${response.mediaType} ${"x-pagination" in testCase.operation}`,
);

test.each(failures)(
  "$variant.testCase.id rejects with the error class for $failure.status",
  async ({ variant, failure }) => {
    const result = call(variant, await prepareVariant(variant), { headers: { Prefer: `code=${failure.status}` } });
    const error = await ("then" in result ? result : all(result)).then(
      () => expect.unreachable("The call succeeded."),
      (thrown) => thrown,
    );
    expect(ERROR_CLASSES).toHaveProperty(String(failure.status));
    expect(error).toBeInstanceOf(defined(ERROR_CLASSES[failure.status]));
    expect(error).toMatchObject({ status: failure.status, operationId: variant.testCase.id });
    expect(violationsOf(defined(failure.pointer), error.problem)).toEqual([]);
  },
);
