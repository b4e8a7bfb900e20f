/** Runs a flow against the mock, so that its guide shows real responses. */
import { parseExpression } from "../../openapi/rules/expressions.ts";
import type { Condition, Flow } from "../core/flows.ts";
import { createMock } from "../mock/index.ts";
import { type RunnableStep, runStep, type StepResponse } from "./flow-runner.ts";
import { getExisting, type Site } from "./site.ts";

export type RecordedResponse = Pick<StepResponse, "status" | "mediaType" | "body">;

/** The steps of a flow, as a page can run them. */
export function toRunnable({ operations }: Pick<Site, "operations">, { steps }: Flow): RunnableStep[] {
  return steps.map(({ id, operationId, parameters, body, outputs, repeat }) => {
    const { method, path } = getExisting(operations, operationId);
    return { id, method: method.toUpperCase(), path, parameters, body, outputs, ...(repeat && { repeat }) };
  });
}

/** Returns the response to each step, or the last one if the step is repeated. Throws if a step fails. */
export async function recordFlow(site: Site, flow: Flow): Promise<RecordedResponse[]> {
  const { fetch } = createMock();
  const outputs = new Map<string, unknown>();
  const responses: RecordedResponse[] = [];
  for (const step of toRunnable(site, flow)) {
    const failed = (error: Error) => Promise.reject(new Error(`${flow.name}: ${error.message}`));
    const { status, mediaType, body } = await runStep(step, { key: "guide", fetch, outputs }).catch(failed);
    responses.push({ status, mediaType, body });
  }
  return responses;
}

/** Describes the conditions that end the repetition of a step. */
export function describeConditions(until: Condition[]): string {
  return until
    .map(({ pointer, field, value }) => {
      const path = `\`${pointer.slice(1).replaceAll("/", ".")}\``;
      if (field !== undefined) return `${path} has an item whose \`${field}\` is \`${value}\``;
      const isOutput = parseExpression(String(value))?.kind === "output";
      return `${path} is ${isOutput ? "the value from before" : `\`${value}\``}`;
    })
    .join(" and ");
}
