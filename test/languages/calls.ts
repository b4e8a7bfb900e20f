import { type Document, listOperations, resolve } from "../../src/core/document.ts";
import { CHOICES } from "../../src/samples/choices.ts";
import { httpCall } from "../../src/samples/http-call.ts";
import { findOperation, type Step } from "../../src/samples/render-steps.ts";
import { listSteps } from "../../src/samples/samples.ts";

/** A call that each generated client makes, with the values of the document's examples. */
export interface LanguageCall {
  /** The operationId, followed by `, pages` if the call iterates over pages, or `, stream` if it asks for a stream. */
  name: string;
  operationId: string;
  /** End of the method's name: that of pages, or of the stream of an operation whose response can also be JSON. */
  suffix?: "pages" | "stream";
  /** API key, which has a sandbox of its own. */
  key: string;
  /** The calls that the last one needs, and the last one. */
  steps: Step[];
  response: "json" | "events" | "nothing" | "pages";
  /** Maximum number of events or pages to read. */
  limit: number;
  /** True if the call is made with Python's asynchronous client. */
  isAsync?: boolean;
  /** True if only the request counts, because the server may refuse it. */
  ignoresResponse?: boolean;
}

/** Returns the same call of Python's asynchronous client. */
export function toAsync(call: LanguageCall): LanguageCall {
  return { ...call, name: `${call.name}, async`, key: `${call.key}-async`, isAsync: true };
}

/** Places of the nulls in the objects of a body, such as `/schedule/end_at`. The clients omit optional properties without a value. */
export function listNulls(body: unknown, place = ""): string[] {
  if (body === null) return [place];
  if (typeof body !== "object" || Array.isArray(body)) return [];
  return Object.entries(body).flatMap(([name, value]) => listNulls(value, `${place}/${name}`));
}

const ALL = 1000;

/** Lists a call of each operation, one that iterates over its pages, and one that asks for a stream instead of JSON. */
export function listCalls(document: Document): LanguageCall[] {
  const operations = [...listOperations(document)].map(({ operation }) => operation);
  return operations.flatMap((operation): LanguageCall[] => {
    const { operationId, "x-pagination": pagination, "x-stream": stream } = operation;
    const steps = listSteps(document, operationId).map((step) => withWholeBody(document, step));
    const last = steps.at(-1)!;
    const { response } = httpCall(document, findOperation(document, operationId), last);
    const key = operationId.replaceAll(".", "-");
    const call = { name: operationId, operationId, key, steps, response, limit: stream?.resumable ? 1 : ALL };
    const toCall = (suffix: "pages" | "stream", values: Partial<Step>): LanguageCall => ({
      ...call,
      name: `${operationId}, ${suffix}`,
      suffix,
      key: `${key}-${suffix}`,
      steps: [{ ...last, ...values }],
    });
    if (stream && response === "json" && !operations.some((other) => other.operationId === `${operationId}Stream`)) {
      const body = { ...(last.body as object), stream: true };
      return [call, { ...toCall("stream", { body }), response: "events" }];
    }
    if (!pagination?.size) return [call];
    const { form, parameter, first = form === "offset" ? 0 : undefined, size } = pagination;
    const parameters = { ...last.parameters, [size]: 1, ...(first === undefined ? {} : { [parameter]: first }) };
    return [call, { ...toCall("pages", { parameters }), response: "pages", limit: 2 }];
  });
}

/** Lists a call of each operation, and one of its pages, with all parameters of the query, of which other calls need few. */
export function listParameterCalls(document: Document): LanguageCall[] {
  return [...listOperations(document)].flatMap(({ operation, parameters }): LanguageCall[] => {
    const { operationId, "x-pagination": pagination, "x-stream": stream } = operation;
    const [step, ...others] = listSteps(document, operationId);
    const query = parameters.filter(({ in: place }) => place === "query");
    // A stream with filters may have no event.
    if (query.length === 0 || stream || others.length > 0) return [];
    const values = Object.fromEntries(query.map(({ name, example }) => [name, example]));
    const toCall = (suffix?: "pages"): LanguageCall => ({
      name: `${operationId}, ${suffix ? "pages with " : ""}parameters`,
      operationId,
      ...(suffix && { suffix }),
      key: `${operationId.replaceAll(".", "-")}-${suffix ?? "all"}-parameters`,
      steps: [{ ...step!, parameters: { ...step!.parameters, ...values } }],
      response: suffix ?? "json",
      limit: 1,
      ignoresResponse: true,
    });
    return pagination?.size ? [toCall(), toCall("pages")] : [toCall()];
  });
}

/** Returns the step with all fields of the example, of which a code sample needs only some. */
function withWholeBody(document: Document, step: Step): Step {
  const { requestBody } = findOperation(document, step.operationId).operation;
  const media = requestBody?.content["application/json"];
  if (!media?.examples) return step;
  const { example = Object.keys(media.examples)[0]!, changes } = CHOICES[step.operationId] ?? {};
  const { value } = resolve(document, media.examples[example]!);
  // Null means the same as no body.
  if (value === null) return step;
  // Without an id, the mock chooses one. Those of the examples exist already.
  const { execution_id: _, schedule_id: __, ...fields } = { ...(value as Record<string, unknown>), ...changes };
  return { ...step, body: fields };
}
