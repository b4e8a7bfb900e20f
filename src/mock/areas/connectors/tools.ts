import type { components } from "../../../../generated/types.ts";
import { hash } from "../../lib/hash.ts";
import { tidesOn } from "../../lib/text-generation/tides.ts";
import { notFound } from "../problems.ts";
import type { Sandbox } from "../tables.ts";
import { type StoredConnector, serverAddress } from "./state.ts";

type Schemas = components["schemas"];
type Tool = Schemas["ConnectorTool"];
type ToolResult = Schemas["ConnectorToolResult"];

type Arguments = Readonly<Record<string, unknown>>;

/** What a server offers of which the seed says nothing, since the mock calls none. */
const usualTools: readonly Tool[] = [
  {
    name: "search",
    title: "Search",
    description: "Finds documents that match a query.",
    inputSchema: {
      type: "object",
      properties: { query: { type: "string", description: "What to look for." } },
      required: ["query"],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "fetch",
    title: "Fetch a document",
    description: "Returns a document that search has found.",
    inputSchema: {
      type: "object",
      properties: { id: { type: "string", description: "Id of the document." } },
      required: ["id"],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
];

/** The tools that the connector's server has; from then on the connector shows them as read. */
export function readTools(sandbox: Sandbox, connector: StoredConnector): readonly Tool[] {
  const tools = sandbox.connectorServers.get(serverAddress(connector))?.tools ?? usualTools;
  // A made-up server never changes its tools, so what was read once stays right.
  if (!connector.tools) {
    const read = tools.map((tool) => storedTool(sandbox, connector, tool));
    sandbox.connectors.put({ ...connector, tools: read });
  }
  return tools;
}

function storedTool(sandbox: Sandbox, { protocol, visibility }: StoredConnector, tool: Tool) {
  return {
    id: sandbox.newUuid(),
    name: tool.name,
    description: tool.description ?? "",
    visibility,
    created_at: sandbox.time(),
    modified_at: sandbox.time(),
    execution_config: { type: protocol },
    jsonschema: tool.inputSchema,
    active: true,
  };
}

/**
 * Runs a tool as far as a mock can: the result follows from the arguments alone. 404 if the connector has no such tool;
 * a tool that fails, for example for lack of an argument, gives a result that says so.
 */
export function callTool(sandbox: Sandbox, connector: StoredConnector, toolName: string, args: Arguments): ToolResult {
  const tool = readTools(sandbox, connector).find(({ name }) => name === toolName);
  if (!tool)
    notFound(
      "CONNECTOR_TOOL_NOT_FOUND",
      `The connector ${connector.name} has no tool ${toolName}. List its tools; use refresh=true if the tool is new.`,
    );
  const fault = argumentError(tool, args);
  if (fault) return result(fault, null, true);
  const run = runs[tool.name];
  return run ? run(args) : result(`${tool.name} is done.`);
}

function result(text: string, structuredContent: Arguments | null = null, isError = false): ToolResult {
  return { content: [{ type: "text", text }], metadata: { mcp_meta: { isError, structuredContent } } };
}

/** What the tool would complain about: the tools here take strings only. */
function argumentError({ inputSchema }: Tool, args: Arguments): string | undefined {
  const missing = (inputSchema.required ?? []).filter((name) => args[name] === undefined);
  if (missing.length > 0)
    return `The ${missing.length > 1 ? "arguments" : "argument"} ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing.`;
  const wrong = Object.keys(inputSchema.properties ?? {}).find(
    (name) => args[name] !== undefined && typeof args[name] !== "string",
  );
  return wrong && `The argument ${wrong} must be a string.`;
}

const runs: Readonly<Record<string, (args: Arguments) => ToolResult>> = {
  get_tides: ({ station, date }) => tides(String(station), String(date)),
  search: ({ query }) => {
    const id = `doc-${hash(String(query)).toString(16).padStart(8, "0")}`;
    return result(`Found 1 document for "${query}": ${id}.`, { documents: [{ id, title: String(query) }] });
  },
  fetch: ({ id }) => ({
    content: [
      {
        type: "resource",
        resource: {
          uri: `mock:documents/${hash(String(id)).toString(16)}`,
          mimeType: "text/plain",
          text: `Document ${id}.`,
        },
      },
    ],
    metadata: { mcp_meta: { isError: false, structuredContent: null } },
  }),
};

/** The tides of a day, as the answers of models tell them. */
function tides(station: string, date: string): ToolResult {
  const day = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date)
    return result(`The argument date must be a day such as 2026-03-02, not ${date}.`, null, true);
  const { low_water, high_water } = tidesOn(date);
  const words = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(day);
  return result(`Low water at ${station} on ${words} is at ${low_water}, high water at ${high_water}.`, {
    low_water,
    high_water,
  });
}

/** A tool in its short form, which suits a prompt. */
export function summary({ name, description, annotations, inputSchema }: Tool): Schemas["ConnectorToolSummary"] {
  return {
    name,
    ...(description === undefined ? {} : { description }),
    ...(annotations === undefined ? {} : { annotations }),
    inputSchema: bare(inputSchema) as Schemas["ConnectorToolSchema"], // A schema without some keywords is a schema.
  };
}

const wordy = new Set(["title", "description", "examples"]);

/** A JSON Schema without its texts. Below `properties` the keys are names, not keywords. */
function bare(schema: unknown, names = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => bare(item));
  if (typeof schema !== "object" || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => names || !wordy.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value, !names && key === "properties")]));
}
