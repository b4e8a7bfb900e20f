import { type Document, findSuccess, type Operation, type Response } from "../core/document.ts";
import type { DocumentedOperation } from "./http-call.ts";
import { JAVASCRIPT, renderLoop, typescriptLiterals } from "./javascript.ts";
import { type Code, type Group, layOut, WIDTH } from "./layout.ts";
import { literal } from "./literals.ts";
import { nameResult, readNoun } from "./names.ts";
import type { CallOptions, CallValues } from "./values.ts";

/** The client's functions that wait, by the operation that they repeat, with the arguments after its id. */
export const WAITS: Readonly<Record<string, { name: string; rest: readonly string[] }>> = {
  "batch.jobs.get": { name: "waitForBatchJob", rest: [] },
  "workflows.executions.get": { name: "waitForExecution", rest: [] },
  "workflows.deployments.get": { name: "waitForDeployment", rest: ['"RUNNING"'] },
};

/** The client takes the key from the environment, as the other samples do. */
export function renderTypeScriptImports(code: string): string {
  const waits = new Set(Object.values(WAITS).flatMap(({ name }) => (code.includes(`${name}(`) ? name : [])));
  return `import { ${["Platform", ...[...waits].sort()].join(", ")} } from "platform-api";

const client = new Platform();`;
}

/** Renders TypeScript with our client, as the README shows it. */
export function renderTypeScript(
  document: Document,
  entry: DocumentedOperation,
  values: CallValues,
  { result: kept, uses = [], isLast, taken = [], repeat }: CallOptions,
): string {
  const { operation } = entry;
  const wait = repeat ? WAITS[operation.operationId] : undefined;
  // Only a loop needs a result that no other step uses.
  const result = wait && uses.length === 0 ? undefined : kept;
  const call: Group = {
    open: wait ? `${wait.name}(` : `client.${operation.operationId}(`,
    items: wait
      ? ["client", ...toArguments(entry, values), ...wait.rest].map((code) => ({ code }))
      : toArguments(entry, values).map((code) => ({ code })),
    close: ")",
    hugs: true,
  };
  const statement = (before: string, after: string) =>
    layOut({ ...call, open: before + call.open, close: call.close + after }, JAVASCRIPT);
  const success = findSuccess(document, operation);
  const isList = operation["x-pagination"] !== undefined;
  if (result !== undefined && repeat && !wait) {
    const line = layOut(
      { ...call, open: `${result} = ${isList ? "(" : ""}await ${call.open}`, close: isList ? ")).body;" : ");" },
      JAVASCRIPT,
      1,
    );
    const source = renderLoop(result, [line], repeat);
    return isLast && uses.length === 0 ? `${source}\nconsole.log(${result});` : source;
  }
  if (result !== undefined) {
    // The result of a list is a page; a variable refers to its body.
    return statement(`const ${isList ? `{ body: ${result} }` : result} = await `, ";");
  }
  if (streams(success, values)) return loop("event", "events", statement, taken);
  if (!isLast || !success.content) return statement("await ", ";");
  if (isList) return loop(readNoun(operation.operationId), nameResult(document, operation)!, statement, taken);
  const name = nameResult(document, operation);
  const assigned = `${statement(`const ${name} = await `, ";")}\nconsole.log(${name});`;
  const isLong = assigned.indexOf("\n") > WIDTH;
  return !name || isLong || taken.includes(name) ? statement("console.log(await ", ");") : assigned;
}

/** Renders a loop over the result of the call. The loop contains the call if that fits on one line. */
function loop(
  name: string,
  plural: string,
  statement: (before: string, after: string) => string,
  taken: readonly string[],
): string {
  const line = statement(`for await (const ${name} of `, `) console.log(${name});`);
  if (taken.includes(plural) || (!line.includes("\n") && line.length <= WIDTH)) return line;
  return `${statement(`const ${plural} = `, ";")}\nfor await (const ${name} of ${plural}) console.log(${name});`;
}

/** Ids first, then the body, then query parameters: see scripts/generate/client.ts. */
function toArguments({ operation, parameters }: DocumentedOperation, values: CallValues): Code[] {
  const pickValues = (names: string[]) =>
    Object.fromEntries(
      names.flatMap((name) => (values.parameters[name] === undefined ? [] : [[name, values.parameters[name]]])),
    );
  const namesIn = (location: string) => parameters.filter((each) => each.in === location).map(({ name }) => name);
  const ids = namesIn("path");
  const query = pickValues(namesIn("query"));
  const items: Code[] = [];
  const [id, ...otherIds] = ids;
  if (id) items.push(literal(otherIds.length > 0 ? pickValues(ids) : values.parameters[id], typescriptLiterals));
  const headers = pickValues(namesIn("header"));
  const hasHeaders = Object.keys(headers).length > 0;
  const hasQuery = Object.keys(query).length > 0;
  if (values.body !== undefined) items.push(literal(toBody(operation, values.body), typescriptLiterals));
  else if (operation.requestBody && (hasQuery || hasHeaders)) items.push("undefined");
  if (hasQuery) items.push(literal(query, typescriptLiterals));
  else if (hasHeaders && namesIn("query").length > 0) items.push("undefined");
  if (hasHeaders) items.push(literal({ headers }, typescriptLiterals));
  return items;
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
