/** The examples of an operation that a reader can choose: each is a request with the response to it. */
import { isDeepStrictEqual } from "node:util";
import { type Document, type Example, findSuccess, resolve, successStatus } from "../core/document.ts";
import { listSteps } from "../samples/samples.ts";
import type { OperationEntry, Site } from "./site.ts";

export interface OperationExample {
  /** The name of the example in the document, for links; `shortest` if the request is none of the document's. */
  name: string;
  summary: string;
  /** The name of the example of the body that the request sends. Undefined: the request is the shortest that works. */
  request?: string;
  /** The bodies of the response, by the labels of their tabs, with the document's summaries; none if the document has no response to the request. */
  responses: { label: string; value: unknown; summary?: string }[];
}

export const SHORTEST = "shortest";

/** The examples of a request body, by their names. */
export function listRequests(
  document: Document,
  { operation }: Pick<OperationEntry, "operation">,
): [string, Example][] {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return Object.entries(media?.examples ?? {}).map(([name, example]) => [name, resolve(document, example)]);
}

/** The key of a recorded response to an example of the body. */
export function recordedKey(id: string, request?: string): string {
  return request === undefined ? id : `${id}/${request}`;
}

/**
 * The first is what a page shows at first: the shortest call that works. Examples of the body follow, and then responses that
 * answer none of them. An example of a response has the name of the request that it answers; with a single request, the first
 * response answers it.
 */
export function listOperationExamples(
  site: Site,
  entry: OperationEntry,
): [first: OperationExample, ...others: OperationExample[]] {
  const { document } = site;
  const requests = listRequests(document, entry);
  const answers = listResponses(document, entry);
  const recorded = site.responses.get(entry.id);
  const named = answers.filter(({ value }) => isDeepStrictEqual(value, recorded));
  const shortest = nameShortest(document, entry, requests, recorded === undefined ? answers : named);
  const whole = requests.map(([name, { summary }]): OperationExample => {
    return {
      name,
      summary,
      request: name,
      responses: withRecorded(site, entry, answers, { name, isOnly: requests.length === 1 }),
    };
  });
  const first = { ...shortest, responses: withRecorded(site, entry, answers, { isOnly: true }) };
  const shown = [first, ...whole].flatMap(({ responses }) => responses.map(({ value }) => value));
  const others = answers
    .filter(({ value }) => !shown.some((other) => isDeepStrictEqual(other, value)))
    .map(({ name, summary, label, value }) => ({ name, summary, responses: [{ label, value }] }));
  return [first, ...whole.filter(({ name }) => name !== first.name), ...others];
}

interface Answer {
  name: string;
  summary: string;
  label: string;
  value: unknown;
}

/** The examples of the successful response. The tab of its first media type is the status. */
function listResponses(document: Document, { operation }: OperationEntry): Answer[] {
  const status = String(successStatus(operation));
  const media = Object.entries(findSuccess(document, operation).content ?? {});
  return media.flatMap(([type, { examples = {} }], index) =>
    Object.entries(examples).map(([name, example]) => ({
      name,
      label: index === 0 ? status : `${status} ${type}`,
      ...resolve<Example>(document, example),
    })),
  );
}

/** The request of the sample has the name of the example that it sends, or of the response if it sends no body. */
function nameShortest(
  document: Document,
  { id }: OperationEntry,
  requests: [string, Example][],
  answers: Answer[],
): { name: string; summary: string } {
  const steps = listSteps(document, id);
  const body = steps.at(-1)?.body;
  const sent = requests.find(([, { value }]) => isDeepStrictEqual(value, body));
  if (sent && steps.length === 1) return { name: sent[0], summary: sent[1].summary };
  if (requests.length === 0 && steps.length === 1 && answers[0])
    return { name: answers[0].name, summary: answers[0].summary };
  return { name: SHORTEST, summary: "The shortest call" };
}

/** The responses to a request: the recorded one, and for other media types the examples that have its name. */
function withRecorded(
  { responses: recorded }: Site,
  { id }: OperationEntry,
  answers: Answer[],
  { name, isOnly }: { name?: string; isOnly: boolean },
): OperationExample["responses"] {
  const labels = [...new Set(answers.map(({ label }) => label))];
  return labels.flatMap((label, index) => {
    const key = recordedKey(id, name);
    if (index === 0 && recorded.has(key)) return [{ label, value: recorded.get(key) }];
    const ofType = answers.filter((answer) => answer.label === label);
    const answer = ofType.find((each) => each.name === name) ?? (isOnly ? ofType[0] : undefined);
    return answer ? [{ label, value: answer.value, summary: answer.summary }] : [];
  });
}
