import { type Document, findSuccess, type Operation, type Response, type Schema } from "../generate/document.ts";
import type { DocumentedOperation } from "./http-call.ts";
import { JAVASCRIPT, javascriptLiterals } from "./javascript.ts";
import { type Code, type Item, layOut, WIDTH } from "./layout.ts";
import { literal } from "./literals.ts";
import type { CallOptions, CallValues } from "./values.ts";

/** The client takes the key from the environment, as the other samples do. */
export const TYPESCRIPT_IMPORTS = `import { Platform } from "platform-api";

const client = new Platform();`;

/** Renders TypeScript with our client, as the README shows it. */
export function renderTypeScript(
  document: Document,
  entry: DocumentedOperation,
  values: CallValues,
  { result, isLast, taken = [] }: CallOptions,
): string {
  const { operation } = entry;
  const call = `client.${operation.operationId}(`;
  const items = toArguments(entry, values);
  const statement = (before: string, after: string) =>
    layOut({ open: before + call, items, close: `)${after}`, hugs: true }, JAVASCRIPT);
  const success = findSuccess(document, operation);
  const isList = operation["x-pagination"] !== undefined;
  if (result !== undefined) {
    // The result of a list is a page; a variable refers to its body.
    return statement(`const ${isList ? `{ body: ${result} }` : result} = await `, ";");
  }
  if (streams(success, values)) return loop("event", "events", statement, taken);
  if (!isLast || !success.content) return statement("await ", ";");
  const noun = readNoun(operation.operationId);
  if (isList) return loop(noun, `${noun}s`, statement, taken);
  const assign = (name: string) => `${statement(`const ${name} = await `, ";")}\nconsole.log(${name});`;
  const name = resultName(success.content["application/json"]!.schema, noun);
  const isShort = assign(name).indexOf("\n") <= WIDTH;
  return assign(isShort && !taken.includes(name) ? name : unused("result", taken));
}

/** Renders a loop over the result of the call. The loop contains the call if that fits on one line. */
function loop(
  name: string,
  plural: string,
  statement: (before: string, after: string) => string,
  taken: readonly string[],
): string {
  const item = unused(name, taken);
  const line = statement(`for await (const ${item} of `, `) console.log(${item});`);
  if (!line.includes("\n") && line.length <= WIDTH) return line;
  const all = unused(plural, taken);
  return `${statement(`const ${all} = `, ";")}\nfor await (const ${item} of ${all}) console.log(${item});`;
}

/** Ids first, then the body, then query parameters: see scripts/generate/client.ts. */
function toArguments({ operation, parameters }: DocumentedOperation, values: CallValues): Item[] {
  const pickValues = (names: string[]) =>
    Object.fromEntries(
      names.flatMap((name) => (values.parameters[name] === undefined ? [] : [[name, values.parameters[name]]])),
    );
  const namesIn = (location: string) => parameters.filter((each) => each.in === location).map(({ name }) => name);
  const ids = namesIn("path");
  const query = pickValues(namesIn("query"));
  const items: Code[] = [];
  const [id, ...otherIds] = ids;
  if (id) items.push(literal(otherIds.length > 0 ? pickValues(ids) : values.parameters[id], javascriptLiterals));
  const hasQuery = Object.keys(query).length > 0;
  if (values.body !== undefined) items.push(literal(toBody(operation, values.body), javascriptLiterals));
  else if (operation.requestBody && hasQuery) items.push("undefined");
  if (hasQuery) items.push(literal(query, javascriptLiterals));
  return items.map((code) => ({ code }));
}

/** The client asks for the stream by itself if an operation does nothing else. */
function toBody(operation: Operation, body: unknown): unknown {
  if (!/Stream$/.test(operation.operationId)) return body;
  const { stream: _, ...rest } = body as Record<string, unknown>;
  return rest;
}

function streams({ content = {} }: Response, { body }: CallValues): boolean {
  if (!content["text/event-stream"]) return false;
  return !content["application/json"] || (body as { stream?: unknown } | undefined)?.stream === true;
}

/** The subject of an operation, in the singular: `version` for `agents.versions.list`. */
function readNoun(operationId: string): string {
  return operationId.split(".").at(-2)!.replace(/s$/, "");
}

/** `job` for the schema `BatchJob` of a call of `batch.jobs`; otherwise the name of the schema. */
function resultName({ $ref }: Schema, noun: string): string {
  const schema = $ref?.split("/").at(-1);
  if (!schema) return "result";
  return schema.toLowerCase().endsWith(noun.toLowerCase()) ? noun : schema.charAt(0).toLowerCase() + schema.slice(1);
}

function unused(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name}${number}`;
  return free;
}
