import type { components } from "../../../../generated/types.ts";
import { subjectOf } from "../../lib/text-generation/subject.ts";
import { callTool } from "../connectors/tools.ts";
import { storeFile } from "../files.ts";
import type { Sandbox } from "../tables.ts";
import type { ToolFunction } from "./tool-functions.ts";

type Schemas = components["schemas"];

export interface ToolRun {
  /** Name of the connector or built-in tool, by which usage counts runs. */
  readonly name: string;
  /** What the model reads of the result. */
  readonly text: string;
  readonly info?: Schemas["ToolExecutionInfo"];
  /** Chunks for the message that follows. */
  readonly chunks: Schemas["OutputContentChunk"][];
}

/** Runs a function of a connector or of the service. If it fails, the result says so. */
export function runTool(sandbox: Sandbox, { name, runner }: ToolFunction, argumentsText: string): ToolRun {
  const args = readArguments(argumentsText);
  if (typeof runner === "object") {
    const connector = sandbox.connectors.get(runner.id) ?? runner;
    const { content, metadata } = callTool(sandbox, connector, name, args);
    const text = content.flatMap((part) => ("text" in part ? [part.text] : [])).join("\n");
    const failure = metadata?.mcp_meta?.isError ? { error: text } : {};
    return { name: connector.name, text, info: { connector_id: connector.id, ...failure }, chunks: [] };
  }
  const subject = subjectOf(String(Object.values(args)[0] ?? "")).phrase;
  const text = `${name}: ${subject}`;
  switch (name) {
    case "image_generation":
      return { name, text, chunks: [storePicture(sandbox, subject)] };
    case "web_search":
    case "web_search_premium": {
      const url = `https://www.tidewater.example/search?q=${encodeURIComponent(subject)}`;
      return { name, text, chunks: [{ type: "tool_reference", tool: name, title: subject, url }] };
    }
    case "document_library":
      return { name, text, chunks: [{ type: "tool_reference", tool: name, title: subject }] };
    default:
      return { name, text, chunks: [] };
  }
}

function storePicture(sandbox: Sandbox, subject: string): Schemas["ToolFileChunk"] {
  const caption = subject.replace(/[<&]/g, " ");
  const content = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="80"><text x="20" y="50">${caption}</text></svg>`;
  const name = "picture.svg";
  const file_id = storeFile(sandbox, { name, mediaType: "image/svg+xml", content });
  return { type: "tool_file", tool: "image_generation", file_id, file_name: name, file_type: "svg" };
}

/** A client may send a call whose arguments are not a JSON object. The tool then gets none. */
function readArguments(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // It is not JSON.
  }
  return {};
}
