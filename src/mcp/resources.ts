/** The pages of the reference as resources, and the guides as prompts. */
import { type McpServer, ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from "@modelcontextprotocol/server";
import { excerpt } from "../core/shorten.ts";
import { requireDocument } from "../mock/lib/require-document.ts";
import type { Reference } from "./reference.ts";

const SCHEME = "platform-api:///";
const MARKDOWN = { mimeType: "text/markdown" };
const DOCUMENT = {
  uri: `${SCHEME}openapi.json`,
  name: "openapi.json",
  title: "OpenAPI 3.1 document",
  mimeType: "application/json",
};

/** The SDK's own handlers do not say which resources and prompts exist. */
export function serveResources({ server }: McpServer, reference: Reference): void {
  const contents = { uri: `${SCHEME}llms.txt`, name: "llms.txt", title: "Contents of the reference", ...MARKDOWN };
  const guides = reference.guides.map(({ page, title, summary }) => {
    return { uri: SCHEME + page, name: page, title, description: summary, ...MARKDOWN };
  });
  server.setRequestHandler("resources/list", () => ({ resources: [contents, ...guides, DOCUMENT] }));
  server.setRequestHandler("resources/templates/list", () => ({
    resourceTemplates: [{ name: "page", uriTemplate: `${SCHEME}{+page}`, title: "Page of the reference", ...MARKDOWN }],
  }));
  server.setRequestHandler("resources/read", ({ params: { uri } }) => {
    if (uri === DOCUMENT.uri)
      return { contents: [{ uri, mimeType: DOCUMENT.mimeType, text: JSON.stringify(requireDocument()) }] };
    try {
      return { contents: [{ uri, ...MARKDOWN, text: reference.read(uri) }] };
    } catch (error) {
      throw new ResourceNotFoundError(uri, (error as Error).message);
    }
  });
}

export function servePrompts({ server }: McpServer, { guides, read }: Reference): void {
  const prompts = guides.map(({ page, title, summary }) => {
    return { name: page.replace("guides/", ""), title, description: summary };
  });
  const names = prompts.map(({ name }) => name);
  server.setRequestHandler("prompts/list", () => ({ prompts }));
  server.setRequestHandler("prompts/get", ({ params: { name } }) => {
    if (!names.includes(name)) {
      const message = `There is no prompt ${excerpt(name)}. The prompts are ${names.join(", ")}.`;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, message);
    }
    const text = `${FOLLOW}\n\n${read(`guides/${name}`).replace(UNNEEDED, "")}`;
    return { messages: [{ role: "user", content: { type: "text", text } }] };
  });
}

const FOLLOW =
  "Follow this guide step by step with read_operation and change_operation: they take the operation of each step, and the parameters and the body of its sample. Before you begin, ask me for names and values that I want to be different. If a step fails, say why, and ask me what to do.";

/** Samples of a guide in other languages than the first, responses, which the assistant gets itself, and what follows the steps. */
const UNNEEDED = /^(?:### (?!curl)|\d{3}\b)[^\n]*\n\n```\w*\n.*?\n```\n\n?|^## [A-Z].*?(?=^Next: )/gms;
