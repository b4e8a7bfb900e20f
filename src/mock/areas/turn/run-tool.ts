import type { OutputContentChunk, ToolExecutionInfo, ToolFileChunk } from "../../../../generated/mock-types.ts";
import { isJsonObject } from "../../../core/json-object.ts";
import { findSubject } from "../../lib/text-generation/subject.ts";
import { callTool } from "../connectors/tools.ts";
import { storeFile } from "../files/files.ts";
import type { Sandbox } from "../tables.ts";
import type { ToolFunction } from "./tool-functions.ts";

export interface ToolRun {
  /** Name of the connector or built-in tool; usage counts runs by this name. */
  readonly name: string;
  /** The result as the model reads it. */
  readonly text: string;
  readonly info?: ToolExecutionInfo;
  /** Chunks for the message that follows. */
  readonly chunks: OutputContentChunk[];
}

/** Runs a function of a connector or of the service. A failure is part of the result. */
export function runTool(
  sandbox: Sandbox,
  { name, runner }: Pick<ToolFunction, "name" | "runner">,
  argumentsText: string,
): ToolRun {
  const args = parseArguments(argumentsText);
  if (typeof runner === "object") {
    const connector = sandbox.connectors.get(runner.id) ?? runner;
    const { content, metadata } = callTool(sandbox, connector, name, args);
    const text = content.flatMap((part) => ("text" in part ? [part.text] : [])).join("\n");
    const error = metadata?.mcp_meta?.isError ? { error: text } : {};
    return { name: connector.name, text, info: { connector_id: connector.id, ...error }, chunks: [] };
  }
  const topic = findSubject(String(Object.values(args)[0] ?? "")).phrase;
  const text = `${name}: ${topic}`;
  switch (name) {
    case "image_generation":
      return { name, text, chunks: [storeImage(sandbox, topic)] };
    case "web_search":
    case "web_search_premium": {
      const url = `https://www.tidewater.example/search?q=${encodeURIComponent(topic)}`;
      return { name, text, chunks: [{ type: "tool_reference", tool: name, title: topic, url }] };
    }
    case "document_library":
      return { name, text, chunks: [{ type: "tool_reference", tool: name, title: topic }] };
    default:
      return { name, text, chunks: [] };
  }
}

function storeImage(sandbox: Sandbox, topic: string): ToolFileChunk {
  const caption = topic.replace(/[<&]/g, " ");
  const content = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="80"><text x="20" y="50">${caption}</text></svg>`;
  const name = "picture.svg";
  const file_id = storeFile(sandbox, { name, mediaType: "image/svg+xml", content });
  return { type: "tool_file", tool: "image_generation", file_id, file_name: name, file_type: "svg" };
}

/** Parses the arguments. If a client sends text that is not a JSON object, the tool gets no arguments. */
function parseArguments(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isJsonObject(value)) return value;
  } catch {
    // The text is not JSON.
  }
  return {};
}
