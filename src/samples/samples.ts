import { type Document, type Pagination, resolve } from "../core/document.ts";
import { splitPointer } from "../core/json-pointer.ts";
import { CHOICES } from "./choices.ts";
import { CLIENT_LABELS, type ClientCode, type Generator, renderClientProgram } from "./languages/render.ts";
import { LANGUAGES, type Language, renderProgram } from "./render-call.ts";
import { findOperation, renderSteps, type Step } from "./render-steps.ts";
import { shortenValue } from "./shorten-value.ts";

/** A sample in the form of the `x-codeSamples` extension. */
export interface Sample {
  /** Name of the language, as highlighters know it. */
  lang: "shell" | "typescript" | "javascript" | "python" | "go" | "php" | "java";
  label: Language | (typeof CLIENT_LABELS)[Generator];
  source: string;
}

export const LANGS = { curl: "shell", TypeScript: "typescript", fetch: "javascript", httpx: "python" } as const;

/** In the order of the tabs: with our client in Python, and then without it. */
export const LABELS: readonly Sample["label"][] = [
  "curl",
  "TypeScript",
  "fetch",
  "Python",
  "httpx",
  "Go",
  "PHP",
  "Java",
];

/**
 * The samples of an operation, one for each language: the shortest call that works, with the values of the examples, or the call
 * that sends all of the named example of the body. Those with generated clients need the code of these.
 */
export function renderSamples(
  document: Document,
  operationId: string,
  clients?: ClientCode,
  example?: string,
): Sample[] {
  const samples = LANGUAGES.map((language) => renderSample(document, operationId, language, example));
  return inOrder([...samples, ...renderClientSamples(document, listSteps(document, operationId, example), clients)]);
}

/** A program of calls in each language. */
export function renderStepSamples(document: Document, steps: readonly Step[], clients?: Partial<ClientCode>): Sample[] {
  const samples = LANGUAGES.map((label) => toSample(label, renderSteps(document, label, steps)));
  return inOrder([...samples, ...renderClientSamples(document, steps, clients)]);
}

export function inOrder(samples: Sample[]): Sample[] {
  return samples.toSorted((one, other) => LABELS.indexOf(one.label) - LABELS.indexOf(other.label));
}

function renderClientSamples(document: Document, steps: readonly Step[], clients: Partial<ClientCode> = {}): Sample[] {
  return (Object.keys(CLIENT_LABELS) as Generator[]).flatMap((lang) => {
    const code = clients[lang];
    if (code === undefined) return [];
    return { lang, label: CLIENT_LABELS[lang], source: renderClientProgram(document, lang, steps, code) };
  });
}

export function renderSample(document: Document, operationId: string, label: Language, example?: string): Sample {
  const steps = renderSteps(document, label, listSteps(document, operationId, example));
  const pagination = findOperation(document, operationId).operation["x-pagination"];
  // The client requests the other pages itself.
  const isComplete = !pagination || label === "TypeScript";
  return toSample(label, isComplete ? steps : [...steps, describeNextPage(pagination, label)]);
}

/** A comment that says how to request the next page. */
function describeNextPage({ form, parameter, first, next = "" }: Pagination, label: Language): string {
  const field = splitPointer(next).join(".");
  const following = [`{${field}}`, `The last page has none.`];
  const [value, end] = {
    page: [Number(first) + 1, "The pages end with an empty one."],
    offset: ["{items so far}", "The pages end with an empty one."],
    cursor: following,
    token: following,
  }[form];
  const mark = label === "fetch" ? "//" : "#";
  // Two short lines, because a phone breaks a line after about 45 characters.
  return `${mark} Next page: ?${parameter}=${value}\n${mark} ${end}`;
}

function toSample(label: Language, steps: string[]): Sample {
  return { lang: LANGS[label], label, source: renderProgram(label, steps) };
}

/** The call of the operation, after the one that it needs. It sends the shortest body, or the named example of one. */
export function listSteps(document: Document, operationId: string, example?: string): Step[] {
  const { after } = CHOICES[operationId] ?? {};
  const step =
    example === undefined ? exampleStep(document, operationId) : wholeExampleStep(document, operationId, example);
  if (!after) return [step];
  const { result, parameters } = after;
  const first = exampleStep(document, after.operationId);
  return [result ? { ...first, result } : first, { ...step, parameters: { ...step.parameters, ...parameters } }];
}

/** The call of the operation alone, with all of an example of the body and the parameters that belong to it. */
export function wholeExampleStep(document: Document, operationId: string, name: string): Step {
  const { operation } = findOperation(document, operationId);
  const { parameters } = exampleStep(document, operationId);
  const { value } = resolve(document, operation.requestBody!.content["application/json"]!.examples![name]!);
  return {
    operationId,
    parameters: { ...parameters, ...CHOICES[operationId]?.exampleParameters?.[name] },
    body: value,
  };
}

/** The call of the operation alone, with the named optional parameters. */
export function exampleStep(document: Document, operationId: string, optional: readonly string[] = []): Step {
  const { operation, parameters } = findOperation(document, operationId);
  const choice = CHOICES[operationId] ?? {};
  const names = [...(choice.parameters ?? []), ...optional];
  const chosen = parameters.filter(({ name, required }) => required || names.includes(name));
  const step = { operationId, parameters: Object.fromEntries(chosen.map(({ name, example }) => [name, example])) };
  const needsBody = operation.requestBody?.required || choice.fields !== undefined;
  const media = needsBody && operation.requestBody?.content["application/json"];
  if (!media) return step;
  const examples = media.examples ?? {};
  const { value } = resolve(document, examples[choice.example ?? Object.keys(examples)[0]!]!);
  // Every body is an object.
  const body = shortenValue(document, media.schema, value, choice.fields) as object;
  return { ...step, body: { ...body, ...choice.changes } };
}
