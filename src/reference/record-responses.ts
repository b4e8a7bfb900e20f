/** Runs samples against the mock, so that the response beside a sample is the one that its call gets. */
import { isDeepStrictEqual } from "node:util";
import { type Document, findSuccess } from "../core/document.ts";
import { renderSteps, type Step } from "../samples/render-steps.ts";
import { exampleStep, listSteps, renderSample } from "../samples/samples.ts";
import { listRequests, recordedKey } from "./operation-examples.ts";
import { createRecordingMock } from "./samples/recording-mock.ts";
import { runJavaScript } from "./samples/run-javascript.ts";
import type { OperationEntry, Site } from "./site.ts";

/** The longest response to a list that is shown in place of the document's example, which may have fewer items. */
const MAX_LINES = 250;

/**
 * Returns the responses that the document does not have: of lists, and of the operations whose sample sends something else than
 * the first example, by operationId, and to examples of the body, by operationId and name. The key with the name `422` has a
 * `RecordedProblem`.
 */
export async function recordResponses({ document, operations }: Site): Promise<Map<string, unknown>> {
  const recorded = [...operations.values()].flatMap((entry) => {
    const requests = listUnanswered(document, entry).map((request) => ({ id: entry.id, request }));
    const calls =
      differs(document, entry) || (entry.method === "get" && entry.operation["x-pagination"])
        ? [{ id: entry.id, request: undefined }, ...requests]
        : requests;
    return calls.filter(({ request }) => respondsWithJson(document, entry, request));
  });
  const mock = createRecordingMock();
  const problems = await recordProblems({ document, operations });
  const responses = await Promise.all(
    recorded.map(async ({ id, request }): Promise<[string, unknown]> => {
      const key = recordedKey(id, request);
      // The sample prints only the last response.
      const [response] = await runJavaScript(renderSample(document, id, "fetch", request).source, mock, key);
      return [key, response];
    }),
  );
  return new Map([...problems, ...responses.filter(([id, response]) => !isLongList(operations.get(id), response))]);
}

/** True for a response to a list that has too many lines for the page, which then shows the document's example. */
function isLongList(entry: OperationEntry | undefined, response: unknown): boolean {
  const lines = JSON.stringify(response, undefined, 1).split("\n").length;
  return entry?.operation["x-pagination"] !== undefined && lines > MAX_LINES;
}

/** A problem that the mock sends, and a phrase for the request that gets it. */
export type RecordedProblem = [summary: string, problem: { code: string }];

/**
 * Returns the problem of 422 for a request with one mistake. Operations in which only an id can be wrong have none, and those with
 * a 422 of their own have the document's examples.
 */
async function recordProblems({
  document,
  operations,
}: Pick<Site, "document" | "operations">): Promise<[key: string, problem: RecordedProblem][]> {
  const mock = createRecordingMock();
  const recorded = await Promise.all(
    [...operations.values()].map(async (entry): Promise<[string, RecordedProblem][]> => {
      const reference = JSON.stringify(entry.operation.responses["422"] ?? "");
      // A mistake that the mock accepts would open a stream without an end.
      if (!/Unprocessable(Content|Parameter)"/.test(reference) || entry.operation["x-stream"]?.resumable) return [];
      for (const [summary, step] of listMistakes(document, entry)) {
        const [source = ""] = renderSteps(document, "fetch", [step]);
        // What a stream fails with is no problem.
        const problem = await runJavaScript(source, mock, entry.id, { stops: true }).then(
          () => ({}),
          ({ message }: Error): object => (message.startsWith("{") ? JSON.parse(message) : {}),
        );
        if ("code" in problem && problem.code === "VALIDATION_ERROR")
          return [[recordedKey(entry.id, "422"), [summary, problem as { code: string }]]];
      }
      return [];
    }),
  );
  return recorded.flat();
}

/** The request of the sample without a value, and then with a value of the wrong type. */
function listMistakes(document: Document, { id, parameters }: OperationEntry): [summary: string, step: Step][] {
  const step = exampleStep(document, id);
  const body = step.body as Record<string, unknown> | undefined;
  const names = Object.keys(body ?? {});
  const query = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  return [
    ...names.map((name): [string, Step] => [
      `Request without ${name}`,
      { ...step, body: Object.fromEntries(Object.entries(body!).filter(([key]) => key !== name)) },
    ]),
    ...names.map((name): [string, Step] => [
      `Request with a number as ${name}`,
      { ...step, body: { ...body, [name]: 1 } },
    ]),
    ...query.map((name): [string, Step] => [
      `Request with ${name}=none`,
      { ...step, parameters: { ...step.parameters, [name]: "none" } },
    ]),
  ];
}

/** The names of the examples of the body, of several, to which no example of a response belongs. */
function listUnanswered(document: Document, entry: OperationEntry): string[] {
  const names = listRequests(document, entry).map(([name]) => name);
  const media = Object.values(findSuccess(document, entry.operation).content ?? {});
  const answered = media.flatMap(({ examples = {} }) => Object.keys(examples));
  return names.length > 1 ? names.filter((name) => !answered.includes(name)) : [];
}

function respondsWithJson(document: Document, { id, operation }: OperationEntry, request?: string): boolean {
  const [type] = Object.keys(findSuccess(document, operation).content ?? {});
  const { stream } = (listSteps(document, id, request).at(-1)?.body ?? {}) as { stream?: boolean };
  return type === "application/json" && !stream;
}

function differs(document: Document, entry: OperationEntry): boolean {
  const [first] = listRequests(document, entry);
  const steps = listSteps(document, entry.id);
  return steps.length > 1 || !isDeepStrictEqual(steps[0]?.body, first?.[1].value);
}
