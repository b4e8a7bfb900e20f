import type {
  ConnectorTool,
  ConnectorToolResult,
  ConnectorToolSchema,
  ConnectorToolSummary,
} from "../../../../generated/mock-types.ts";
import { notFound } from "../../exchange/problems.ts";
import { hash } from "../../lib/hash.ts";
import { tidesOn } from "../../lib/text-generation/tides.ts";
import type { Sandbox } from "../tables.ts";
import { type StoredConnector, serverAddress } from "./state.ts";

type Arguments = Readonly<Record<string, unknown>>;

/** The tools of a server that the seed does not describe. */
const DEFAULT_TOOLS: readonly ConnectorTool[] = [
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

/** Returns the tools of the connector's server. From then on, the connector shows them, too. */
export function readTools(sandbox: Sandbox, connector: StoredConnector): readonly ConnectorTool[] {
  const tools = sandbox.connectorServers.get(serverAddress(connector))?.tools ?? DEFAULT_TOOLS;
  // A simulated server never changes its tools, so reading them once is enough.
  if (!connector.tools) {
    const connectorTools = tools.map((tool) => newConnectorTool(sandbox, connector, tool));
    sandbox.connectors.put({ ...connector, tools: connectorTools });
  }
  return tools;
}

function newConnectorTool(sandbox: Sandbox, { protocol, visibility }: StoredConnector, tool: ConnectorTool) {
  return {
    id: sandbox.newUuid(),
    name: tool.name,
    description: tool.description ?? "",
    visibility,
    created_at: sandbox.time(),
    modified_at: sandbox.time(),
    execution_config: { type: protocol, timeout_seconds: null },
    jsonschema: tool.inputSchema,
    active: true,
  };
}

/**
 * Simulates a tool call. The result depends on the arguments alone. Throws a 404 if the connector has no such tool. A
 * failed call, for example because an argument is missing, returns an error result.
 */
export function callTool(
  sandbox: Sandbox,
  connector: StoredConnector,
  toolName: string,
  args: Arguments,
): ConnectorToolResult {
  const tool = readTools(sandbox, connector).find(({ name }) => name === toolName);
  if (!tool)
    notFound(
      "CONNECTOR_TOOL_NOT_FOUND",
      `The connector ${connector.name} has no tool ${toolName}. List its tools; use refresh=true if the tool is new.`,
    );
  const error = argumentError(tool, args);
  if (error) return result(error, undefined, true);
  const implementation = Object.hasOwn(IMPLEMENTATIONS, tool.name) && IMPLEMENTATIONS[tool.name];
  return implementation ? implementation(args) : result(`${tool.name} is done.`);
}

function result(text: string, structuredContent?: Arguments, isError = false): ConnectorToolResult {
  const mcp_meta = { isError, ...(structuredContent && { structuredContent }) };
  return { content: [{ type: "text", text }], metadata: { mcp_meta } };
}

/** Returns an error message if the tool rejects the arguments. All simulated tools take only strings. */
function argumentError({ inputSchema }: ConnectorTool, args: Arguments): string | undefined {
  const missing = (inputSchema.required ?? []).filter((name) => !Object.hasOwn(args, name));
  if (missing.length > 0)
    return `The ${missing.length > 1 ? "arguments" : "argument"} ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing.`;
  const wrong = Object.keys(inputSchema.properties ?? {}).find(
    (name) => Object.hasOwn(args, name) && typeof args[name] !== "string",
  );
  return wrong && `The argument ${wrong} must be a string.`;
}

const IMPLEMENTATIONS: Readonly<Record<string, (args: Arguments) => ConnectorToolResult>> = {
  get_tides: ({ station, date }) => getTides(String(station), String(date)),
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
    metadata: { mcp_meta: { isError: false } },
  }),
};

/** The tides of a day. They agree with the answers that models generate. */
function getTides(station: string, date: string): ConnectorToolResult {
  const day = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date)
    return result(`The argument date must be a day such as 2026-03-02, not ${date}.`, undefined, true);
  const { low_water, high_water } = tidesOn(date);
  const dayText = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(day);
  return result(`Low water at ${station} on ${dayText} is at ${low_water}, high water at ${high_water}.`, {
    low_water,
    high_water,
  });
}

/** A tool in its short format, suitable for a prompt. */
export function showToolSummary({ name, description, annotations, inputSchema }: ConnectorTool): ConnectorToolSummary {
  return {
    name,
    ...(description === undefined ? {} : { description }),
    ...(annotations === undefined ? {} : { annotations }),
    inputSchema: withoutAnnotations(inputSchema) as ConnectorToolSchema, // Still a schema without its annotations.
  };
}

/** JSON Schema annotations that matter only to people. */
const ANNOTATIONS = new Set(["title", "description", "examples"]);

/** A JSON Schema without annotations. Directly in `properties`, keys are property names rather than keywords. */
function withoutAnnotations(schema: unknown, isPropertyMap = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withoutAnnotations(item));
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).filter(([key]) => isPropertyMap || !ANNOTATIONS.has(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, withoutAnnotations(value, !isPropertyMap && key === "properties")]),
  );
}
