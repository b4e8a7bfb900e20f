/** Runs samples against the mock, so that the response beside a sample is the one that its call gets. */
import { isDeepStrictEqual } from "node:util";
import { type Document, findSuccess, resolve } from "../core/document.ts";
import { listSteps, renderSample } from "../samples/samples.ts";
import { createRecordingMock } from "./samples/recording-mock.ts";
import { runJavaScript } from "./samples/run-javascript.ts";
import type { OperationEntry, Site } from "./site.ts";

/** Returns the responses of the operations whose sample sends something else than the first example, by operationId. */
export async function recordResponses({ document, operations }: Site): Promise<Map<string, unknown>> {
  const recorded = [...operations.values()].filter(
    (entry) => respondsWithJson(document, entry) && differs(document, entry),
  );
  const mock = createRecordingMock();
  return new Map(
    await Promise.all(
      recorded.map(async ({ id }): Promise<[string, unknown]> => {
        // The sample prints only the last response.
        const [response] = await runJavaScript(renderSample(document, id, "fetch").source, mock, id);
        return [id, response];
      }),
    ),
  );
}

function respondsWithJson(document: Document, { id, operation }: OperationEntry): boolean {
  const [type] = Object.keys(findSuccess(document, operation).content ?? {});
  const { stream } = (listSteps(document, id).at(-1)?.body ?? {}) as { stream?: boolean };
  return type === "application/json" && !stream;
}

function differs(document: Document, { id, operation }: OperationEntry): boolean {
  const [example] = Object.values(operation.requestBody?.content["application/json"]?.examples ?? {});
  const steps = listSteps(document, id);
  return (
    steps.length > 1 ||
    !isDeepStrictEqual(steps[0]?.body, example && resolve<{ value: unknown }>(document, example).value)
  );
}
