import type { components } from "../../../../generated/types.ts";
import type { StoredConnector } from "../connectors/state.ts";
import { readTools } from "../connectors/tools.ts";
import type { Sandbox } from "../tables.ts";

type Schemas = components["schemas"];

/** A single function that a model may use. */
export interface Candidate {
  readonly name: string;
  readonly description: string;
  readonly parameters: unknown;
  /** Who runs it: the client, the service itself, or a connector. */
  readonly runner: "client" | "service" | StoredConnector;
  readonly needsConfirmation: boolean;
}

const builtIn: Readonly<Record<string, { description: string; parameters: unknown }>> = {
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

/** The functions that the tools offer. A connector that has been deleted since offers none. */
export function candidatesOf(sandbox: Sandbox, tools: readonly Schemas["Tool"][]): Candidate[] {
  return tools.flatMap((tool) => {
    if (tool.type === "function") {
      const { name, description = "", parameters } = tool.function;
      return [{ name, description, parameters, runner: "client" as const, needsConfirmation: false }];
    }
    const { include, exclude, requires_confirmation } = tool.tool_configuration ?? {};
    return offeredFunctions(sandbox, tool)
      .filter(({ name }) => (include ?? [name]).includes(name) && !exclude?.includes(name))
      .map((candidate) => ({
        ...candidate,
        needsConfirmation: requires_confirmation?.includes(candidate.name) ?? false,
      }));
  });
}

function offeredFunctions(
  sandbox: Sandbox,
  tool: Exclude<Schemas["Tool"], { type: "function" }>,
): Omit<Candidate, "needsConfirmation">[] {
  if (tool.type !== "connector") return [{ name: tool.type, ...builtIn[tool.type]!, runner: "service" }];
  const connector =
    sandbox.connectors.get(tool.connector_id) ??
    sandbox.connectors.all().find(({ name }) => name === tool.connector_id);
  if (!connector) return [];
  return readTools(sandbox, connector).map(({ name, description = "", inputSchema }) => ({
    name,
    description,
    parameters: inputSchema,
    runner: connector,
  }));
}

/** The item whose description has most words in common with the question; the first one if several have. */
export function mostRelevant<T>(question: string, items: readonly T[], describe: (item: T) => string): T | undefined {
  const questionTopics = topicsOf(question);
  let best: { item: T; shared: number } | undefined;
  for (const item of items) {
    const shared = sharedWith(questionTopics, describe(item));
    if (!best || shared > best.shared) best = { item, shared };
  }
  return best?.item;
}

/** Number of words in common. Low and high water are about the tide, whether or not it is called by that name. */
export function relevance(question: string, description: string): number {
  return sharedWith(topicsOf(question), description);
}

function sharedWith(asked: ReadonlySet<string>, description: string): number {
  const known = topicsOf(description);
  return [...asked].filter((word) => known.has(word)).length;
}

/** What is beyond it, in a long text, is not looked at: the question is at its end. */
const MAX_CHARACTERS = 2000;

const EMPTY_WORDS = new Set(
  "about after and answer for from hello have help please question that the this what when where which with you your".split(
    " ",
  ),
);

function topicsOf(text: string): Set<string> {
  const words = text
    .slice(-MAX_CHARACTERS)
    .replace(/\b(?:low|high) water\b/gi, "$& tide")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/, ""));
  return new Set(words.filter((word) => word.length > 2 && !EMPTY_WORDS.has(word)));
}
