/** Runs a flow against the mock, so that its guide shows real responses. */
import { parseExpression } from "../../openapi/rules/expressions.ts";
import type { Condition, Flow, FlowStep } from "../core/flows.ts";
import { valueAt } from "../core/json-pointer.ts";
import { createMock } from "../mock/index.ts";
import { getExisting, type Site } from "./site.ts";

export interface RecordedResponse {
  status: number;
  mediaType: string;
  /** A parsed body of JSON, or a text; undefined if there is none. */
  body: unknown;
}

/** Returns the response to each step, or the last one if the step is repeated. Throws if a step fails. */
export async function recordFlow(site: Site, flow: Flow): Promise<RecordedResponse[]> {
  const mock = createMock();
  const outputs = new Map<string, unknown>();
  const responses: RecordedResponse[] = [];
  for (const step of flow.steps) {
    let response = await send(step);
    for (let count = 0; !isDone(step, response, outputs); count += 1) {
      if (count === step.repeat?.limit) throw new Error(`${flow.name}: the step ${step.id} is never done.`);
      response = await send(step);
    }
    responses.push(response);
    for (const { name, pointer } of step.outputs) outputs.set(`${step.id}.${name}`, valueAt(response.body, pointer));
  }
  return responses;

  async function send(step: FlowStep): Promise<RecordedResponse> {
    const response = await mock.fetch(toRequest(site, step, (value) => filled(value, outputs)));
    const text = await response.text();
    if (!response.ok) throw new Error(`${flow.name}: the step ${step.id} responds with ${response.status}: ${text}`);
    const mediaType = response.headers.get("content-type")?.split(";")[0] ?? "";
    const body = mediaType === "application/json" ? JSON.parse(text) : text || undefined;
    return { status: response.status, mediaType, body };
  }
}

function toRequest(site: Site, step: FlowStep, fill: (value: unknown) => unknown): Request {
  const { path, method } = getExisting(site.operations, step.operationId);
  const [route] = path.split("#") as [string];
  const of = (place: string) => step.parameters.filter((parameter) => parameter.in === place);
  const url = new URL(
    route.replaceAll(/\{(\w+)\}/g, (_, name) => {
      return encodeURIComponent(String(fill(of("path").find((parameter) => parameter.name === name)?.value)));
    }),
    "http://127.0.0.1:4010",
  );
  for (const { name, value } of of("query")) {
    for (const item of [fill(value)].flat()) url.searchParams.append(name, String(item));
  }
  const headers = Object.fromEntries(of("header").map(({ name, value }) => [name, String(fill(value))]));
  return new Request(url, {
    method: method.toUpperCase(),
    headers: {
      Authorization: "Bearer guide",
      ...headers,
      ...(step.body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(step.body === undefined ? {} : { body: JSON.stringify(fill(step.body)) }),
  });
}

/** Replaces expressions in a value by the outputs of earlier steps. */
function filled(value: unknown, outputs: Map<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, outputs));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, outputs)]));
  }
  if (typeof value !== "string") return value;
  const readOutput = (text: string) => {
    const expression = parseExpression(text);
    return expression?.kind === "output" ? outputs.get(`${expression.step}.${expression.name}`) : undefined;
  };
  if (value.startsWith("$steps.")) return readOutput(value);
  return value.replaceAll(/\{(\$steps\.[^{}]+)\}/g, (_, text) => String(readOutput(text)));
}

/** True if the conditions that end the repetition of a step hold. */
function isDone({ repeat }: FlowStep, { body }: RecordedResponse, outputs: Map<string, unknown>): boolean {
  return (repeat?.until ?? []).every(({ pointer, field, value }) => {
    const found = valueAt(body, pointer);
    if (field === undefined) return found === filled(value, outputs);
    return (found as Record<string, unknown>[]).some((item) => item[field] === value);
  });
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
