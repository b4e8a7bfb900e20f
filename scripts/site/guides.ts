import { readdir, readFile } from "node:fs/promises";
import { parse } from "yaml";
import { expressionsInValue, parseExpression } from "../../openapi/rules/expressions.ts";
import { valueAt } from "../../src/mock/lib/json-pointer.ts";
import { type Document, findSuccess, resolve, type Schema } from "../generate/document.ts";
import { type Flow, readFlow } from "../generate/flows.ts";
import { IMPORTS } from "../samples/render-call.ts";
import { renderSteps, type Step } from "../samples/render-steps.ts";
import type { Sample } from "../samples/samples.ts";
import type { Template, Variable } from "../samples/values.ts";
import type { Guide } from "./pages/guide.tsx";
import { type RecordedResponse, recordFlow } from "./record-flow.ts";
import { listFields, listVariants, withoutNull } from "./schema.ts";
import { getExisting, readName, type Site } from "./site.ts";

const FOLDER = "openapi/flows";

/** Reads the flows of openapi/flows/ as guides. */
export async function readGuides(site: Site): Promise<Guide[]> {
  const files = (await readdir(FOLDER)).sort();
  return Promise.all(
    files.map(async (file) => {
      const flow = readFlow(parse(await readFile(`${FOLDER}/${file}`, "utf8")), site.document);
      const responses = await recordFlow(site, flow);
      return { flow, samples: samplesOfFlow(site, flow, responses), responses };
    }),
  );
}

/** The calls of each step. Those of one language, one after the other, are a program. */
function samplesOfFlow(site: Site, flow: Flow, responses: RecordedResponse[]): Sample[][] {
  const { document } = site;
  const steps = listCalls(site, flow, responses);
  const curl = renderSteps(document, "curl", steps, { printsAll: true });
  const typescript = renderSteps(document, "TypeScript", steps, { printsAll: true });
  return steps.map((_, index) => [
    { lang: "shell", label: "curl", source: curl[index]! },
    {
      lang: "typescript",
      label: "TypeScript",
      // The first step has the imports.
      source: index === 0 ? `${IMPORTS.TypeScript}\n\n${typescript[0]}` : typescript[index]!,
    },
  ]);
}

/** The steps with variables instead of Arazzo's expressions. */
function listCalls({ document, operations }: Site, flow: Flow, responses: RecordedResponse[]): Step[] {
  const variables = new Map<string, Variable>();
  const results = resultNames(document, flow, operations);
  for (const [index, { id, operationId, outputs }] of flow.steps.entries()) {
    for (const { name, pointer } of outputs) {
      const isText = typeof valueAt(responses[index]!.body, pointer) === "string";
      variables.set(`$steps.${id}.outputs.${name}`, {
        $variable: `${results[index]}#${pointer}`,
        type: isText ? "string" : "json",
        optional: optionalKeys(document, successSchema(document, operations, operationId), pointer),
      });
    }
  }
  return flow.steps.map(({ operationId, parameters, body }, index) => ({
    operationId,
    parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, withVariables(value, variables)])),
    ...(body === undefined ? {} : { body: withVariables(body, variables) }),
    result: results[index]!,
  }));
}

/** The first step that returns an agent has the result `agent`. A later one, and one that returns a list, has its own name. */
function resultNames(document: Document, flow: Flow, operations: Site["operations"]): string[] {
  const names: string[] = [];
  for (const { id, operationId } of flow.steps) {
    const schema = readName(successSchema(document, operations, operationId));
    const name = schema ? schema.charAt(0).toLowerCase() + schema.slice(1) : id;
    names.push(names.includes(name) ? id : name);
  }
  return names;
}

function successSchema(document: Document, operations: Site["operations"], operationId: string): Schema {
  const { operation } = getExisting(operations, operationId);
  return findSuccess(document, operation).content?.["application/json"]?.schema ?? {};
}

/** Returns the positions of the keys of a pointer whose values can be missing or null. */
function optionalKeys(document: Document, schema: Schema, pointer: string): number[] {
  const isNullable = (part: Schema) =>
    [part.type].flat().includes("null") || withoutNull(document, part) !== resolve(document, part);
  let current = [schema];
  return pointer
    .split("/")
    .slice(1)
    .flatMap((key, index) => {
      const parents = current.flatMap((part) => [
        part,
        ...listVariants(document, part).map((variant) => variant.schema),
      ]);
      const fields = parents.flatMap((part) => listFields(document, part).filter(({ name }) => name === key));
      const items = parents
        .map((part) => withoutNull(document, part).items as Schema | undefined)
        .filter((item) => !!item);
      current = fields.length > 0 ? fields.map((field) => field.schema) : items;
      return fields.some(({ required }) => !required) || current.some(isNullable) ? [index] : [];
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
