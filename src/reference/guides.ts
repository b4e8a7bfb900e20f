import { readdir, readFile } from "node:fs/promises";
import { parse } from "yaml";
import { expressionsInValue, parseExpression } from "../../openapi/rules/expressions.ts";
import { type Document, findSuccess, resolve, type Schema, withoutNull } from "../core/document.ts";
import { type Flow, type FlowStep, readFlow } from "../core/flows.ts";
import { valueAt } from "../core/json-pointer.ts";
import { toExpression } from "../samples/javascript.ts";
import { CLIENT_LABELS, type ClientCode, type Generator, renderClientSteps } from "../samples/languages/render.ts";
import { nameNextResult } from "../samples/names.ts";
import { LANGUAGES, renderImports } from "../samples/render-call.ts";
import { renderSteps, type Step } from "../samples/render-steps.ts";
import { inOrder, LANGS, type Sample } from "../samples/samples.ts";
import type { Template, Variable } from "../samples/values.ts";
import type { Guide } from "./pages/guide.tsx";
import { type RecordedResponse, recordFlow } from "./record-flow.ts";
import { listFields, listVariants } from "./schema.ts";
import { getExisting, type Site } from "./site.ts";

const FOLDER = "openapi/flows";
/** The guide that readers should follow first. The others are in the order of their names. */
const FIRST = "first-conversation.yaml";

/** Reads the guides. Their samples with generated clients need the code of these. */
export async function readGuides(site: Site, clients: Partial<ClientCode> = site.clients ?? {}): Promise<Guide[]> {
  const files = (await readdir(FOLDER)).sort();
  return Promise.all(
    [FIRST, ...files.filter((file) => file !== FIRST)].map(async (file) => {
      const flow = readFlow(parse(await readFile(`${FOLDER}/${file}`, "utf8")), site.document);
      const responses = await recordFlow(site, flow);
      return { flow, samples: samplesOfFlow(site, flow, responses, clients), responses };
    }),
  );
}

/** The calls of each step. Those of one language, one after the other, are a program. */
function samplesOfFlow(
  site: Site,
  flow: Flow,
  responses: RecordedResponse[],
  clients: Partial<ClientCode>,
): Sample[][] {
  const steps = listCalls(site, flow, responses);
  const checks = flow.steps.map((step, index) => renderChecks(site, step, steps[index]!, responses[index]!));
  const programs = LANGUAGES.map((label): Omit<Sample, "source"> & { sources: string[] } => {
    const rendered = renderSteps(site.document, label, steps, { printsAll: true });
    const [first = "", ...others] =
      label === "TypeScript" ? rendered.map((source, index) => source + checks[index]) : rendered;
    const imports = renderImports(label, [first, ...others]);
    // The first step has the imports.
    return { lang: LANGS[label], label, sources: [imports === "" ? first : `${imports}\n\n${first}`, ...others] };
  });
  for (const [lang, code] of Object.entries(clients) as [Generator, string][])
    programs.push({ lang, label: CLIENT_LABELS[lang], sources: renderClientSteps(site.document, lang, steps, code) });
  return steps.map((_, index) =>
    inOrder(programs.map(({ lang, label, sources }) => ({ lang, label, source: sources[index]! }))),
  );
}

/** In TypeScript, a value that only some variants have, such as the call of a function, needs a check of the variant. */
function renderChecks(
  { document, operations }: Site,
  { operationId, outputs }: FlowStep,
  { result }: Step,
  { body }: RecordedResponse,
): string {
  const schema = successSchema(document, operations, operationId);
  return outputs
    .filter(({ pointer }) => describeKeys(document, schema, pointer).at(-1)?.isInSomeVariants)
    .map(({ pointer }) => {
      const type = pointer.replace(/[^/]+$/, "type");
      const found = toExpression({ $variable: `${result}#${type}`, optional: [type.split("/").length - 3] }, "?.");
      return `\nif (${found} !== ${JSON.stringify(valueAt(body, type))})\n  throw new Error(JSON.stringify(${result}));`;
    })
    .join("");
}

/** The steps with variables instead of Arazzo's expressions. */
function listCalls({ document, operations }: Site, flow: Flow, responses: RecordedResponse[]): Step[] {
  const variables = new Map<string, Variable>();
  const results = resultNames(document, flow, operations);
  for (const [index, { id, operationId, outputs }] of flow.steps.entries()) {
    for (const { name, pointer } of outputs) {
      const isText = typeof valueAt(responses[index]!.body, pointer) === "string";
      const variable = toVariable(operationId, index, pointer);
      variables.set(`$steps.${id}.outputs.${name}`, { ...variable, name, type: isText ? "string" : "json" });
    }
  }
  return flow.steps.map(({ operationId, parameters, body, repeat }, index) => ({
    operationId,
    ...(repeat && {
      repeat: {
        seconds: repeat.seconds,
        ...(repeat.failed && {
          failed: { found: toVariable(operationId, index, repeat.failed.pointer), values: repeat.failed.values },
        }),
        until: repeat.until.map(({ pointer, field, value }) => ({
          found: toVariable(operationId, index, pointer),
          field,
          value: withVariables(value, variables),
        })),
      },
    }),
    parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, withVariables(value, variables)])),
    ...(body === undefined ? {} : { body: withVariables(body, variables) }),
    ...(results[index] && { result: results[index] }),
  }));

  function toVariable(operationId: string, index: number, pointer: string): Variable {
    const schema = successSchema(document, operations, operationId);
    const optional = describeKeys(document, schema, pointer).flatMap(({ isOptional }, at) => (isOptional ? [at] : []));
    return { $variable: `${results[index]}#${pointer}`, optional };
  }
}

/** Names the responses that others need. */
function resultNames(document: Document, flow: Flow, operations: Site["operations"]): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (const { operationId, outputs, repeat } of flow.steps) {
    if (outputs.length === 0 && !repeat) {
      names.push(undefined);
      continue;
    }
    names.push(nameNextResult(document, getExisting(operations, operationId), names));
  }
  return names;
}

function successSchema(document: Document, operations: Site["operations"], operationId: string): Schema {
  const { operation } = getExisting(operations, operationId);
  return findSuccess(document, operation).content?.["application/json"]?.schema ?? {};
}

/** Describes the values of a pointer's keys: those that can be missing or null, and those that only some variants have. */
function describeKeys(
  document: Document,
  schema: Schema,
  pointer: string,
): { isOptional: boolean; isInSomeVariants: boolean }[] {
  const isNullable = (part: Schema) =>
    [part.type].flat().includes("null") || withoutNull(document, part) !== resolve(document, part);
  let current = [schema];
  return pointer
    .split("/")
    .slice(1)
    .map((key) => {
      const variants = current.flatMap((part) => listVariants(document, part).map((variant) => variant.schema));
      const parents = [...current, ...variants];
      const fieldsOf = (part: Schema) => listFields(document, part).filter(({ name }) => name === key);
      const fields = parents.flatMap(fieldsOf);
      const items = parents.map((part) => withoutNull(document, part).items).filter((item) => item !== undefined);
      const isInSomeVariants = fields.length > 0 && variants.some((variant) => fieldsOf(variant).length === 0);
      current = fields.length > 0 ? fields.map((field) => field.schema) : items;
      return { isOptional: fields.some(({ required }) => !required) || current.some(isNullable), isInSomeVariants };
    });
}

function withVariables(value: unknown, variables: Map<string, Variable>): unknown {
  if (Array.isArray(value)) return value.map((item) => withVariables(item, variables));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withVariables(item, variables)]));
  }
  if (typeof value !== "string") return value;
  const outputs = expressionsInValue(value).filter((text) => parseExpression(text)?.kind === "output");
  if (outputs.length === 0) return value;
  if (value === outputs[0]) return variables.get(value);
  const parts = value
    .split(/\{(\$steps\.[^{}]+)\}/)
    .map((part, index) => (index % 2 === 1 ? getExisting(variables, part) : part));
  return { $template: parts.filter((part) => part !== "") } satisfies Template;
}
