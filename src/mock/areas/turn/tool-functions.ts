import type { Tool } from "../../../../generated/mock-types.ts";
import { connectorsByName, type StoredConnector } from "../connectors/state.ts";
import { readTools } from "../connectors/tools.ts";
import type { Sandbox } from "../tables.ts";

/** A function that a model may call. */
export interface ToolFunction {
  readonly name: string;
  readonly description: string;
  readonly parameters: unknown;
  /** The client, the service or the connector that runs the function. */
  readonly runner: "client" | "service" | StoredConnector;
  readonly requiresConfirmation: boolean;
}

type BuiltInTool = Exclude<Tool["type"], "function" | "connector">;

const BUILT_IN_TOOLS: Readonly<Record<BuiltInTool, { description: string; parameters: unknown }>> = {
  web_search: { description: "Searches the web for news and pages.", parameters: textParameter("query") },
  web_search_premium: { description: "Searches the web and paid sources.", parameters: textParameter("query") },
  code_interpreter: {
    description: "Runs code to calculate, convert and plot numbers.",
    parameters: textParameter("code"),
  },
  image_generation: { description: "Draws an image, picture or plan.", parameters: textParameter("prompt") },
  document_library: { description: "Searches documents of the library.", parameters: textParameter("query") },
};

function textParameter(name: string): unknown {
  return { type: "object", required: [name], properties: { [name]: { type: "string" } } };
}

/** Tools that a model knows. A request could have 400,000 of them, and their functions are compared with each question. */
const MAX_TOOLS = 1000;
/** Functions of connectors that a turn reads: several tools can name the same connector. */
const MAX_FUNCTIONS = 10_000;

/** The functions of the first 1,000 tools. A connector that no longer exists provides none. */
export function listFunctions(sandbox: Sandbox, tools: readonly Tool[]): ToolFunction[] {
  let left = MAX_FUNCTIONS;
  return tools.slice(0, MAX_TOOLS).flatMap((tool) => {
    if (tool.type === "function") {
      const { name, description = "", parameters } = tool.function;
      return [{ name, description, parameters, runner: "client" as const, requiresConfirmation: false }];
    }
    const { include, exclude, requires_confirmation } = tool.tool_configuration ?? {};
    const [included, excluded, confirmed] = [include, exclude, requires_confirmation].map(
      (each) => each && new Set(each),
    );
    const functions = functionsOfTool(sandbox, tool, left);
    if (tool.type === "connector") left -= functions.length;
    return functions
      .filter(({ name }) => (included?.has(name) ?? true) && !excluded?.has(name))
      .map((fn) => ({ ...fn, requiresConfirmation: confirmed?.has(fn.name) ?? false }));
  });
}

function functionsOfTool(
  sandbox: Sandbox,
  tool: Exclude<Tool, { type: "function" }>,
  max: number,
): Omit<ToolFunction, "requiresConfirmation">[] {
  if (tool.type !== "connector") return [{ name: tool.type, ...BUILT_IN_TOOLS[tool.type], runner: "service" }];
  const connector =
    sandbox.connectors.get(tool.connector_id) ??
    sandbox.connectors.by(connectorsByName).within([tool.connector_id]).first();
  if (!connector) return [];
  const tools = readTools(sandbox, connector).slice(0, max);
  return tools.map(({ name, description = "", inputSchema }) => ({
    name,
    description,
    parameters: inputSchema,
    runner: connector,
  }));
}
