import { expressionsInValue, parseExpression, stringsIn } from "../../openapi/rules/expressions.ts";
import { type Document, METHODS } from "./document.ts";
import { pointerTo, splitPointer } from "./json-pointer.ts";

/** A flow of openapi/flows/, as plain data for a guide. */
export interface Flow {
  /** Name of the file, and of the guide's page. */
  name: string;
  title: string;
  /** The purpose of the flow, in one sentence. */
  goal: string;
  steps: FlowStep[];
}

export interface FlowStep {
  id: string;
  title: string;
  /** CommonMark. */
  description: string;
  /** The streaming form, such as `conversations.appendStream`, if the body asks for a stream. */
  operationId: string;
  parameters: { name: string; in: "path" | "query" | "header"; value: unknown }[];
  /** Omitted if the request has no body. Its strings can contain runtime expressions. */
  body?: unknown;
  /** Values for later steps. `pointer` is a JSON Pointer into the body of the response. */
  outputs: { name: string; pointer: string }[];
  /** Values from earlier steps. */
  carried: CarriedValue[];
  /** The step is repeated every `seconds` seconds, at most `limit` times, until all conditions in `until` hold. */
  repeat?: { until: Condition[]; failed?: Failed; seconds: number; limit: number };
}

/** The values of a text in the body of a response after which a repetition is in vain. */
interface Failed {
  /** JSON Pointer to the text. */
  pointer: string;
  values: string[];
}

/** A condition on the body of a response. */
export interface Condition {
  /** JSON Pointer to a value, or to a list. */
  pointer: string;
  /** If present, one of the items of the list has the value in this field. */
  field?: string;
  /** A JSON value, or an expression such as `$steps.start.outputs.id`. */
  value: unknown;
}

interface CarriedValue {
  /** Id of the step that the value comes from, and the name of its output there. */
  step: string;
  output: string;
  /** An Arazzo runtime expression, such as `$request.path.agent_id` or `$request.body#/messages/0/content`. */
  into: string;
  /** The text at that place: `$steps.start.outputs.id`, or a text with that expression in braces. */
  template: string;
}

/** The parts of an Arazzo 1.0.1 document that flows use. */
export interface ArazzoDocument {
  info: { title: string; summary: string };
  workflows: [{ workflowId: string; steps: ArazzoStep[] }];
}

interface ArazzoStep {
  stepId: string;
  "x-title": string;
  description: string;
  operationPath: string;
  parameters?: FlowStep["parameters"];
  requestBody?: { payload: unknown };
  successCriteria: { condition: string }[];
  onFailure?: { type: string; retryAfter: number; retryLimit: number; criteria?: { condition: string }[] }[];
  outputs?: Record<string, string>;
}

/** Reads a flow. Throws if a step calls an operation that the document does not have; the linter has checked the rest. */
export function readFlow(arazzo: ArazzoDocument, document: Document): Flow {
  const [{ workflowId, steps }] = arazzo.workflows;
  return {
    name: workflowId,
    title: arazzo.info.title,
    goal: arazzo.info.summary,
    steps: steps.map((step) => readStep(step, document)),
  };
}

function readStep(step: ArazzoStep, document: Document): FlowStep {
  const { stepId, description, parameters = [], requestBody, outputs = {}, successCriteria, onFailure } = step;
  const retry = onFailure?.find(({ type }) => type === "retry");
  return {
    id: stepId,
    title: step["x-title"],
    description,
    operationId: findOperationId(step, document),
    parameters,
    ...(requestBody && { body: requestBody.payload }),
    outputs: Object.entries(outputs).map(([name, text]) => ({ name, pointer: toJsonPointer(text) })),
    carried: carriedInto(parameters, requestBody?.payload),
    ...(retry && {
      repeat: {
        until: successCriteria
          .map(({ condition }) => condition)
          .filter((text) => !text.startsWith("$statusCode"))
          .map(readCondition),
        ...readFailed(retry.criteria),
        seconds: retry.retryAfter,
        limit: retry.retryLimit,
      },
    }),
  };
}

function readCondition(text: string): Condition {
  const [, pointer, wanted = ""] = /^\$response\.body#(\S+) == (.+)$/.exec(text) ?? [];
  if (pointer) return { pointer, value: wanted.startsWith("$") ? wanted : JSON.parse(wanted.replaceAll("'", '"')) };
  const [, list, field, value] = /^\$\[\?@\.(\w+)\[\?@\.(\w+) == '(\w+)'\]\]$/.exec(text) ?? [];
  if (!field) throw new Error(`No guide can wait for the condition ${text}.`);
  return { pointer: `/${list}`, field, value };
}

/** A step is repeated only while no such condition is false. All are on the same text. */
function readFailed(criteria: { condition: string }[] = []): { failed?: Failed } {
  const found = criteria.flatMap(({ condition }) => {
    const [, pointer, value] = /^\$response\.body#(\S+) != '(\w+)'$/.exec(condition) ?? [];
    return pointer && value ? [{ pointer, value }] : [];
  });
  const [first] = found;
  return first ? { failed: { pointer: first.pointer, values: found.map(({ value }) => value) } } : {};
}

/** On the wire, a stream has the same path as the other form, so a step can name only that one. */
function findOperationId({ stepId, operationPath, requestBody }: ArazzoStep, document: Document): string {
  const [, path, method] = splitPointer(operationPath);
  const streams = (requestBody?.payload as { stream?: unknown } | undefined)?.stream === true;
  const item = (streams ? document.paths[`${path}#stream`] : undefined) ?? document.paths[path ?? ""];
  const known = METHODS.find((each) => each === method);
  const operation = known && item?.[known];
  if (!operation) throw new Error(`The step ${stepId} calls an unknown operation: ${operationPath}`);
  return operation.operationId;
}

function toJsonPointer(text: string): string {
  const expression = parseExpression(text);
  if (expression?.kind !== "body") throw new Error(`The output ${text} is not a part of the response.`);
  return expression.pointer;
}

function carriedInto(parameters: FlowStep["parameters"], body: unknown): CarriedValue[] {
  const places = [
    ...parameters.map(({ name, in: place, value }) => ({ into: `$request.${place}.${name}`, value })),
    ...Array.from(stringsIn(body), ([value, path]) => ({
      into: `$request.body#${path.reduce<string>(pointerTo, "")}`,
      value,
    })),
  ];
  return places.flatMap(({ into, value }) =>
    typeof value === "string"
      ? expressionsInValue(value).flatMap((text) => {
          const expression = parseExpression(text);
          if (expression?.kind !== "output") return [];
          return [{ step: expression.step, output: expression.name, into, template: value }];
        })
      : [],
  );
}
