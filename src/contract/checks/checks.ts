import { cases, type DocumentedResponse, type OperationCase } from "../cases.ts";
import { readEvents } from "../requests/events.ts";
import { type Input, inputOf, minimalInput } from "../requests/input.ts";
import { type InvalidRequest, invalidRequestsFor } from "../requests/invalid-requests.ts";
import { prepare } from "../requests/prepare.ts";
import { isRead } from "../requests/reads.ts";
import { deleteLater, fillInput } from "../requests/resources.ts";
import { defaultResponse, parseBody, type ReceivedResponse, requiresUserContext, send } from "../requests/send.ts";
import { Skipped } from "../skipped.ts";
import type { Session, Target } from "../target.ts";
import { type Finding, finding, responseFindings, statusFindings, streamFindings } from "./findings.ts";

/** One thing that the document says of an operation, and how to find out whether a server keeps to it. */
export interface Check {
  readonly operation: string;
  /** What a server does that passes: `responds 200 to a minimal request`. */
  readonly name: string;
  /**
   * Whether the request may change something. An invalid request, and one without credentials, does so on a server that
   * accepts it.
   */
  readonly writes: boolean;
  /** Whether it needs resources that no other check changes. */
  readonly isolated: boolean;
  /** Resolves to what the server does not keep to. Throws `Skipped` if the server has nothing to check it with. */
  run(session: Session): Promise<Finding[]>;
}

type Run = Check["run"];

/** A check whose request is valid, at least in its credentials. */
const check = (testCase: OperationCase, name: string, isolated: boolean, run: Run): Check => ({
  operation: testCase.id,
  name,
  writes: !isRead(testCase),
  isolated: isolated && !isRead(testCase),
  run: async (session) => {
    if (requiresUserContext(testCase) && session.target.userContextToken === undefined)
      throw new Skipped("it needs a user context token");
    return run(session);
  },
});

/** All checks of an operation. */
export function checksOf(testCase: OperationCase, target: Pick<Target, "prefer">): Check[] {
  const stream = cases.find(({ path }) => path === `${testCase.path}#stream`);
  // The document has an operation of its own for the stream, which would report the same faults.
  const responses = stream ? testCase.responses.filter(({ eventPointer }) => !eventPointer) : testCase.responses;
  const withoutStream = { ...testCase, responses };
  return [
    ...successChecks(testCase),
    ...streamChecks(withoutStream),
    ...securityChecks(testCase),
    ...invalidRequestChecks(testCase),
    ...preferChecks(withoutStream, target),
  ];
}

/** A minimal request, each optional parameter and each example of the body succeed. */
export function successChecks(testCase: OperationCase): Check[] {
  const { successStatus } = testCase;
  const minimal = check(testCase, `responds ${successStatus} to a minimal request`, true, async (session) => {
    const { received, findings } = await succeed(session, testCase, minimalInput(testCase));
    return [...findings, ...exampleFindings(session, testCase, received)];
  });
  // A cursor must come from a previous page.
  const { form = "", parameter: cursor } = testCase.operation["x-pagination"] ?? {};
  const hasCursor = ["cursor", "token"].includes(form);
  const optional = testCase.parameters.filter(({ required, name }) => !required && !(hasCursor && name === cursor));
  return [
    minimal,
    ...optional.map((parameter) =>
      check(testCase, `accepts the ${parameter.in} parameter ${parameter.name}`, true, async (session) => {
        const input = inputOf(testCase, ({ name, required }) => required === true || name === parameter.name);
        return (await succeed(session, testCase, input, parameter.name)).findings;
      }),
    ),
    ...Object.entries(testCase.body?.examples ?? {}).map(([example, body]) =>
      check(testCase, `accepts the body ${example}`, true, async (session) => {
        return (await succeed(session, testCase, { ...minimalInput(testCase), body })).findings;
      }),
    ),
  ];
}

async function succeed(
  session: Session,
  testCase: OperationCase,
  input: Input,
  optional?: string,
): Promise<{ received: ReceivedResponse; findings: Finding[] }> {
  const prepared = await prepare(session, testCase, input);
  const received = await send(session, testCase, prepared);
  const documented = responseFindings(testCase, received);
  const status = statusFindings(received, testCase.successStatus);
  if (status.length === 0) deleteLater(session, testCase, prepared, received);
  else if (documented.length === 0 && session.target.data === "own")
    skipIfExcused(testCase, received, prepared.unconfirmed, optional);
  // A wrong status has the wrong body, too.
  return { received, findings: [...reportedFindings(received), ...status, ...documented] };
}

/** Throws `Skipped` if a server that keeps to the document may respond so, because its data are not those of the examples. */
function skipIfExcused(
  { operation }: OperationCase,
  { status, text }: ReceivedResponse,
  unconfirmed: readonly string[],
  optional: string | undefined,
): void {
  const response = `the server responded ${status}: ${text}`;
  if (status === 403) throw new Skipped(`the key may not do this; ${response}`);
  if (unconfirmed.length > 0 && [400, 404, 409, 422].includes(status))
    throw new Skipped(`it needs ${unconfirmed.join(", ")}, as in the example; ${response}`);
  if (optional !== undefined && (status === 404 || /last.event.id/i.test(optional)))
    throw new Skipped(`the server has nothing for the example of ${optional}; ${response}`);
  const creates = operation["x-transition"]?.some((transition) => transition.creates);
  if (status === 409 && !creates) throw new Skipped(`no resource is in the state for it; ${response}`);
}

/** A server that sends the examples sends the first one. */
function exampleFindings(session: Session, testCase: OperationCase, received: ReceivedResponse): Finding[] {
  const response = defaultResponse(testCase);
  if (session.target.data !== "examples" || !response.mediaType) return [];
  return equalFindings(response, received, Object.values(response.examples)[0]);
}

function equalFindings({ eventPointer }: DocumentedResponse, received: ReceivedResponse, example: unknown): Finding[] {
  const body = eventPointer ? { isJson: true, value: readEvents(received.text) } : parseBody(received);
  const expected = eventPointer ? readEvents(String(example)) : example;
  const isEqual = body.isJson && "value" in body && canonical(body.value) === canonical(expected);
  return isEqual ? [] : [finding("/body", JSON.stringify(example), received.text)];
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** An event stream ends after an event, and its events are as documented. */
export function streamChecks(testCase: OperationCase): Check[] {
  const response = testCase.responses.find((entry) => entry.eventPointer);
  if (!response) return [];
  const run: Run = async (session) => {
    const prepared = await prepare(session, testCase, minimalInput(testCase, "text/event-stream"));
    const received = await send(session, testCase, prepared, "text/event-stream");
    const status = statusFindings(received, testCase.successStatus);
    if (status.length > 0) {
      const documented = responseFindings(testCase, received);
      if (documented.length === 0 && session.target.data === "own")
        skipIfExcused(testCase, received, prepared.unconfirmed, undefined);
      return [...status, ...documented];
    }
    deleteLater(session, testCase, prepared, received);
    if (received.mediaType !== "text/event-stream")
      return [finding("/headers/content-type", "text/event-stream", received.mediaType)];
    // A stream that can be resumed waits for events, which a server with other data may not have.
    const { events, isCut } = readEvents(received.text);
    const isEmpty = events.length === 0 && !isCut;
    if (session.target.data === "own" && testCase.operation["x-stream"]?.resumable && isEmpty)
      throw new Skipped("the stream has no event yet");
    return [...reportedFindings(received), ...streamFindings(response.eventPointer!, received)];
  };
  return [check(testCase, "returns a stream whose events match x-itemSchema", true, run)];
}

/** A request without valid credentials gets 401. */
export function securityChecks(testCase: OperationCase): Check[] {
  const requests: [string, Record<string, null>][] = [
    ["without credentials", { Authorization: null, DashboardUserContextAuth: null }],
  ];
  if (requiresUserContext(testCase)) {
    requests.push(["without a user context token", { DashboardUserContextAuth: null }]);
    requests.push(["with a user context token but no API key", { Authorization: null }]);
  }
  return requests.map(([name, headers]) => ({
    operation: testCase.id,
    name: `responds 401 to a request ${name}`,
    writes: !isRead(testCase),
    isolated: false,
    run: async (session) => {
      const received = await send(session, testCase, { ...minimalInput(testCase), headers });
      return [...statusFindings(received, 401), ...responseFindings(testCase, received)];
    },
  }));
}

/** A request that violates the document gets 422, and the response points at what is wrong. */
export function invalidRequestChecks(testCase: OperationCase): Check[] {
  return invalidRequestsFor(testCase).map((request) =>
    check(testCase, `responds 422 to ${request.name} and points at it`, false, async (session) => {
      const received = await send(session, testCase, await invalidInput(session, testCase, request));
      const findings = [...statusFindings(received, 422), ...responseFindings(testCase, received)];
      if (findings.length > 0) return findings;
      const reported = violationPointers(received);
      const { pointers } = request;
      if (pointers.some((pointer) => reported.some((other) => other.startsWith(pointer)))) return [];
      return [finding("/body/errors", `a violation at ${[...new Set(pointers)].join(" or ")}`, reported)];
    }),
  );
}

/** The invalid request, for resources that the server has: it may look for them before it reads the rest. */
async function invalidInput(session: Session, testCase: OperationCase, { input }: InvalidRequest): Promise<Input> {
  if (session.target.data !== "own") return input;
  const { path = {} } = await fillInput(session, testCase, { path: minimalInput(testCase).path ?? {} });
  const wrong = testCase.parameters.filter(
    ({ name, example }) => input.path?.[name] !== undefined && input.path[name] !== example,
  );
  return { ...input, path: { ...path, ...Object.fromEntries(wrong.map(({ name }) => [name, input.path?.[name]])) } };
}

/** A mock that honors `Prefer` responds with each documented response and each of its examples. */
export function preferChecks(testCase: OperationCase, target: Pick<Target, "prefer">): Check[] {
  return preferredResponses(target, testCase.responses, ({ mediaType }) => mediaType).flatMap((response) => {
    const { status, mediaType, examples } = response;
    const what = mediaType ? `${status} and ${mediaType}` : String(status);
    const request = (session: Session, prefer: string) => {
      const input = { ...minimalInput(testCase, mediaType), headers: { Prefer: prefer } };
      return send(session, testCase, input, mediaType);
    };
    const headFindings = (received: ReceivedResponse) => [
      ...statusFindings(received, status),
      ...(received.mediaType === mediaType
        ? []
        : [finding("/headers/content-type", `${mediaType}`, received.mediaType)]),
      ...responseFindings(testCase, received),
    ];
    return [
      check(testCase, `responds with ${what} to Prefer: code=${status}`, false, async (session) =>
        headFindings(await request(session, `code=${status}`)),
      ),
      ...Object.entries(examples).map(([name, value]) =>
        check(testCase, `responds with ${what} and the example of Prefer: example=${name}`, false, async (session) => {
          const received = await request(session, `code=${status}, example=${name}`);
          return [
            ...reportedFindings(received),
            ...headFindings(received),
            ...equalFindings(response, received, value),
          ];
        }),
      ),
    ];
  });
}

/**
 * The responses to request with `Prefer`. Our own mock gets them from Prism's mocker, and the tests against stock Prism
 * request every one of them: one response of each kind shows that the mock calls it correctly.
 */
export function preferredResponses(
  { prefer }: Pick<Target, "prefer">,
  responses: DocumentedResponse[],
  kindOf: (response: DocumentedResponse) => string | undefined,
): DocumentedResponse[] {
  if (prefer === "none") return [];
  if (prefer === "all") return responses;
  return [...new Map(responses.map((response) => [kindOf(response), response])).values()];
}

interface PrismViolation {
  location: string[];
  code: string;
}

/** The violations of a request that stock Prism reports in the header sl-violations. */
function prismViolations(received: ReceivedResponse): PrismViolation[] | undefined {
  const text = received.headers.get("sl-violations");
  return text === null ? undefined : JSON.parse(text);
}

/** What stock Prism reports of a valid request. It also reports deprecated parameters, which are valid. */
function reportedFindings(received: ReceivedResponse): Finding[] {
  const violations = (prismViolations(received) ?? []).filter(({ code }) => code !== "deprecated");
  return violations.length === 0 ? [] : [finding("/headers/sl-violations", "no violations of the request", violations)];
}

/**
 * The pointers of the violations that the server found in a request: from the header sl-violations of stock Prism, or from
 * `errors` of the problem document.
 */
function violationPointers(received: ReceivedResponse): string[] {
  const violations = prismViolations(received);
  if (violations)
    return violations.map(({ location }) =>
      location
        .slice(1)
        .map((key) => `/${key}`)
        .join(""),
    );
  const problem = received.json() as { errors?: { pointer: string }[] };
  return (problem.errors ?? []).map(({ pointer }) => pointer);
}
