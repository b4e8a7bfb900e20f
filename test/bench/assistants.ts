/**
 * Measures what an assistant pays for some 30 tasks: `npm run build`, then `npm run bench -- assistants`. Prints a Markdown table and
 * asserts nothing.
 *
 * In place of a model, a scripted reader takes the first operation that a search finds for the user's sentence, and copies its
 * example into a call. In platform-api-mcp, the reader uses the tools `search` and `read`. A plain server has a tool for each
 * operation, so the reader searches the list of tools, and makes the smallest arguments that the schema of a tool allows: the
 * list has no examples. A model chooses better than either reader; the tokens are those that it reads, too.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import MiniSearch from "minisearch";
import { startMock } from "platform-api-mock";
import * as z from "zod";
import { install, pack } from "../../scripts/release/packages.ts";
import { type Document, listOperations, type Schema } from "../../src/core/document.ts";
import { commandIn } from "../../src/programs/programs.ts";
import { SENTENCES } from "../mcp/sentences.ts";
import { installTools, toolCommand } from "../tools/tools.ts";

const PLAIN = "@ivotoby/openapi-mcp-server";
const DOCUMENT = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));
/** Every second sentence that asks for an operation, so that all areas occur. */
const TASKS = Object.entries(SENTENCES).filter(([, [first]], index) => index % 2 === 1 && first !== "errors");

const { default: document } = (await import(DOCUMENT, { with: { type: "json" } })) as { default: Document };
const operations = [...listOperations(document)];

interface Tool {
  readonly name: string;
  readonly description?: string;
  readonly inputSchema: Schema;
  readonly httpMethod?: string;
  readonly originalPath?: string;
}

/** A server, and the client that counts what an assistant would read and write. */
interface Assistant {
  readonly tools: readonly Tool[];
  /** Tokens of the tools and the instructions, which are part of each conversation. */
  readonly tokensAtFirst: number;
  readonly counts: { calls: number; tokens: number };
  /** Calls a tool. Returns the text of its result; undefined if it is an error. */
  use(name: string, args: object): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Finds an operation for a sentence. */
type Find = (assistant: Assistant, sentence: string) => Promise<string | undefined>;
/** Calls an operation as the example or the schema says. Returns whether the call succeeded. */
type Call = (assistant: Assistant, operation: string) => Promise<boolean>;

async function start(args: string[]): Promise<Assistant> {
  const client = new Client({ name: "bench", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }));
  // The schemas of five tools of the plain server have no type, so a client that checks the list refuses it.
  const { tools } = (await client.request({ method: "tools/list" }, z.any() as never)) as { tools: Tool[] };
  const counts = { calls: 0, tokens: 0 };
  return {
    tools,
    tokensAtFirst: count(tools) + count(client.getInstructions() ?? ""),
    counts,
    async use(name, args) {
      const result = await client.callTool({ name, arguments: { ...args } });
      const text = (result.content as { text?: string }[]).map((block) => block.text ?? "").join("\n");
      counts.calls += 1;
      counts.tokens += count(args) + count(text);
      return result.isError ? undefined : text;
    },
    close: () => client.close(),
  };
}

function count(value: unknown): number {
  return encode(typeof value === "string" ? value : JSON.stringify(value)).length;
}

const searchReference: Find = async ({ use }, sentence) => {
  const found = await use("search", { query: sentence, limit: 3 });
  return /^- operation (\S+)/m.exec(found ?? "")?.[1];
};

/** Reads the page of an operation, and makes the calls of its example: commands of curl, which can keep an id for the next. */
const copyExample: Call = async ({ use }, operation) => {
  const page = await use("read", { page: operation });
  const [, example = ""] = /```sh\n(.*?)```/s.exec(page ?? "") ?? [];
  const ids: Record<string, string> = {};
  for (const command of example.split(/\n\n(?=curl|\w+=)/)) {
    const { method, ...call } = readCommand(
      command.replace(/\$(\w+)/g, (name) => ids[name] ?? name),
      operation,
    );
    const text = await use(method === "get" ? "read_operation" : "change_operation", call);
    if (text === undefined) return false;
    const [, variable, member] = /^(\w+)=.*jq -r \.(\w+)/s.exec(command) ?? [];
    if (variable) ids[`$${variable}`] = JSON.parse(text.slice(text.indexOf("\n")))[member!];
  }
  return true;
};

/** The operation, the parameters and the body of a command. `operation` is the one that the example is for. */
function readCommand(command: string, operation: string) {
  const [address = ""] = /https?:[^\s"']+/.exec(command) ?? [];
  const { pathname, searchParams } = new URL(address);
  const [, quoted = "", document = ""] = /--json (?:'((?:[^']|'\\'')*)'|@- <<'JSON'\n(.*?)\nJSON)/s.exec(command) ?? [];
  const json = quoted.replaceAll("'\\''", "'") || document;
  const method = /-X (\w+)/.exec(command)?.[1]?.toLowerCase() ?? (json ? "post" : "get");
  const matches = operations.flatMap((each) => {
    const pattern = each.path.replace(/#.*/, "").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
    const match = each.method === method ? new RegExp(`^${pattern}$`).exec(decodeURI(pathname)) : null;
    return match ? [{ id: each.operation.operationId, ids: match.groups }] : [];
  });
  const { id, ids } = matches.find((each) => each.id === operation) ?? matches[0]!;
  const parameters = { ...ids, ...Object.fromEntries(searchParams) };
  return { method, operation_id: id, parameters, ...(json && { body: JSON.parse(json) }) };
}

let index: MiniSearch | undefined;

const searchTools: Find = async ({ tools }, sentence) => {
  if (!index) {
    index = new MiniSearch({ fields: ["name", "description"], idField: "name" });
    index.addAll(tools);
  }
  const [best] = index.search(sentence, { boost: { name: 2 } });
  const tool = tools.find(({ name }) => name === best?.id);
  return tool && operations.find((each) => isToolOf(each, tool))?.operation.operationId;
};

const callTool: Call = async ({ tools, use }, operation) => {
  const found = operations.find((each) => each.operation.operationId === operation)!;
  const { name, inputSchema } = tools.find((tool) => isToolOf(found, tool))!;
  return (await use(name, smallest(inputSchema) as object)) !== undefined;
};

function isToolOf({ method, path }: (typeof operations)[number], { httpMethod, originalPath }: Tool): boolean {
  return method.toUpperCase() === httpMethod && path === originalPath;
}

function smallest(schema: Schema): unknown {
  const { const: constant, default: fallback, enum: values, examples, example } = schema;
  const [known] = [constant, example, (examples as unknown[] | undefined)?.[0], fallback, values?.[0]].filter(
    (each) => each !== undefined,
  );
  if (known !== undefined) return known;
  const [variant] = (schema.oneOf ?? schema.anyOf ?? []) as Schema[];
  const type = [schema.type].flat()[0] ?? (schema.properties ? "object" : variant ? undefined : "object");
  if (type === undefined) return smallest(variant!);
  if (type === "string") return "text";
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  if (type === "array") return schema.minItems ? [smallest(schema.items as Schema)] : [];
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  return Object.fromEntries(
    ((schema.required ?? []) as string[]).map((name) => [name, smallest(properties[name] ?? {})]),
  );
}

const giveOperation: Find = async (_, sentence) => SENTENCES[sentence]![0];

/** Runs all tasks, each in a sandbox as it is at first, and prints a row. With `--all`, also a line for each task. */
async function measure(name: string, assistant: Assistant, find: Find, call: Call, reset: () => Promise<unknown>) {
  const sum = { calls: 0, tokens: 0, right: 0, successes: 0 };
  for (const [sentence, expected] of TASKS) {
    await reset();
    Object.assign(assistant.counts, { calls: 0, tokens: 0 });
    const operation = await find(assistant, sentence);
    const isRight = operation !== undefined && expected.includes(operation);
    const success = operation !== undefined && (await call(assistant, operation));
    sum.calls += assistant.counts.calls;
    sum.tokens += assistant.counts.tokens;
    if (isRight) sum.right += 1;
    if (isRight && success) sum.successes += 1;
    if (process.argv.includes("--all"))
      console.log(`${sentence}: ${operation}${isRight ? "" : ", wrong"}${success ? "" : ", failed"}`);
  }
  const perTask = [(sum.calls / TASKS.length).toFixed(1), Math.round(sum.tokens / TASKS.length)];
  const cells = [name, assistant.tools.length, assistant.tokensAtFirst, ...perTask, sum.right, sum.successes];
  console.log(`| ${cells.join(" | ")} |`);
}

installTools({ peers: true });
const project = await mkdtemp(join(tmpdir(), "platform-bench-"));
const { client, mock, mcp } = await pack(project);
await install(project, client, mock, mcp);

console.log(
  `| ${TASKS.length} tasks | tools | tokens at first | calls for a task | tokens for a task | right operation | success |`,
);
console.log(`|${" --- |".repeat(7)}`);
const cli = await commandIn(join(project, "node_modules/platform-api-mcp"), "platform-api-mcp");
const own = await start([cli]);
const resetOwn = () => own.use("sandbox", { action: "reset" });
await measure("platform-api-mcp", own, searchReference, copyExample, resetOwn);
await measure("platform-api-mcp, operation given", own, giveOperation, copyExample, resetOwn);
await own.close();

const server = await startMock();
const command = await toolCommand(PLAIN, "openapi-mcp-server");
const options = ["--api-base-url", server.url, "--openapi-spec", DOCUMENT, "--headers", "Authorization:Bearer bench"];
const plain = await start([command, ...options]);
const resetPlain = () => server.sandbox("bench").reset();
await measure(PLAIN, plain, searchTools, callTool, resetPlain);
await measure(`${PLAIN}, operation given`, plain, giveOperation, callTool, resetPlain);
await plain.close();
await server.close();
await rm(project, { recursive: true });
