/** Runs samples against the mock, so that the response beside a sample is the one that its call gets. */
import { isDeepStrictEqual } from "node:util";
import { type Document, findSuccess } from "../core/document.ts";
import { listSteps, renderSample } from "../samples/samples.ts";
import { listRequests, recordedKey } from "./operation-examples.ts";
import { createRecordingMock } from "./samples/recording-mock.ts";
import { runJavaScript } from "./samples/run-javascript.ts";
import type { OperationEntry, Site } from "./site.ts";

/**
 * Returns the responses that the document does not have: of the operations whose sample sends something else than the first
 * example, by operationId, and to examples of the body, by operationId and name.
 */
export async function recordResponses({ document, operations }: Site): Promise<Map<string, unknown>> {
  const recorded = [...operations.values()].flatMap((entry) => {
    const requests = listUnanswered(document, entry).map((request) => ({ id: entry.id, request }));
    const calls = differs(document, entry) ? [{ id: entry.id, request: undefined }, ...requests] : requests;
    return calls.filter(({ request }) => respondsWithJson(document, entry, request));
  });
  const mock = createRecordingMock();
  return new Map(
    await Promise.all(
      recorded.map(async ({ id, request }): Promise<[string, unknown]> => {
        const key = recordedKey(id, request);
        // The sample prints only the last response.
        const [response] = await runJavaScript(renderSample(document, id, "fetch", request).source, mock, key);
        return [key, response];
      }),
    ),
  );
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
