/** Runs the steps of a flow: when the site is built, and in the page of its guide. */
import { parseExpression } from "../../openapi/rules/expressions.ts";
import type { FlowStep } from "../core/flows.ts";
import { valueAt } from "../core/json-pointer.ts";

/** A step with the route of its operation. */
export interface RunnableStep extends Pick<FlowStep, "id" | "parameters" | "body" | "outputs" | "repeat"> {
  /** In uppercase. */
  method: string;
  /** With parameters in braces. */
  path: string;
}

export interface StepResponse {
  status: number;
  headers: [name: string, value: string][];
  mediaType: string;
  text: string;
  /** A parsed body of JSON, or a text; undefined if there is none. */
  body: unknown;
}

interface Running {
  key: string;
  fetch: (request: Request) => Promise<Response>;
  signal?: AbortSignal;
  /** Values of the steps before, such as `createAgent.agentId`. Those of the step are added. */
  outputs: Map<string, unknown>;
  /** Called with each response, and what has arrived of its text. */
  report?: (response: Omit<StepResponse, "body">) => void;
}

/** Runs a step, again until its conditions hold if it is repeated, and returns the last response. Throws an Error if it fails. */
export async function runStep(step: RunnableStep, running: Running): Promise<StepResponse> {
  const { outputs } = running;
  let response = await send(step, running);
  for (let count = 0; !isDone(step, response, outputs); count += 1) {
    const { failed, limit } = step.repeat!;
    const found = failed && valueAt(response.body, failed.pointer);
    if (failed?.values.includes(String(found))) throw new Error(`The step ${step.id} ends with ${found}.`);
    if (count === limit) throw new Error(`The step ${step.id} is never done.`);
    response = await send(step, running);
  }
  for (const { name, pointer } of step.outputs) outputs.set(`${step.id}.${name}`, valueAt(response.body, pointer));
  return response;
}

async function send(step: RunnableStep, { key, fetch, signal, outputs, report }: Running): Promise<StepResponse> {
  const request = toRequest(step, key, (value) => filled(value, outputs));
  const response = await fetch(signal ? new Request(request, { signal }) : request);
  const mediaType = response.headers.get("content-type")?.split(";")[0] ?? "";
  const received = { status: response.status, headers: [...response.headers], mediaType, text: "" };
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader!.read()) {
    received.text += decoder.decode(part.value, { stream: true });
    report?.({ ...received });
  }
  report?.({ ...received });
  const { text } = received;
  if (!response.ok) {
    const { detail = text } = mediaType === "application/problem+json" ? JSON.parse(text) : {};
    throw new Error(`The step ${step.id} responds with ${response.status}: ${detail}`);
  }
  return { ...received, body: mediaType === "application/json" ? JSON.parse(text) : text || undefined };
}

function toRequest({ method, path, parameters, body }: RunnableStep, key: string, fill: (value: unknown) => unknown) {
  const [route] = path.split("#") as [string];
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
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
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...headers,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(fill(body)) }),
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
function isDone({ repeat }: RunnableStep, { body }: StepResponse, outputs: Map<string, unknown>): boolean {
  return (repeat?.until ?? []).every(({ pointer, field, value }) => {
    const found = valueAt(body, pointer);
    if (field === undefined) return found === filled(value, outputs);
    return (found as Record<string, unknown>[]).some((item) => item[field] === value);
  });
}
