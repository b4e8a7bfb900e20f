import {
  type Document,
  type Operation,
  operationsOf,
  type Pagination,
  type Response,
  resolve,
  type Schema,
  successStatus,
  type Transition,
} from "./document.ts";

/**
 * The document for the reference: each description also says in words what our extensions contain, because Redoc shows
 * them as raw JSON or not at all.
 */
export function addExtensionsToDescriptions(document: Document): Document {
  const copy = structuredClone(document);
  for (const { operation } of operationsOf(copy)) {
    const parts = [
      operation.description.trim(),
      describeChanges(operation["x-transition"] ?? []),
      describePages(operation["x-pagination"]),
      describeEvents(copy, operation),
    ];
    operation.description = parts.filter((part) => part !== "").join("\n\n");
  }
  return copy;
}

function describeChanges(transitions: Transition[]): string {
  const lines = transitions.map((change) => `- ${describeChange(change)}`);
  return lines.length > 0 ? `**State changes**\n\n${lines.join("\n")}` : "";
}

function describeChange(change: Transition): string {
  const { from, to, creates, condition, permission, creator, effects = [] } = change;
  const sentences = [];
  if (creates) sentences.push(`Creates a new \`${creates}\`${to ? ` with ${fields(to)}` : ""}.`);
  else if (from && to) sentences.push(`Changes ${fields(from)} to ${fields(to)}.`);
  else if (from) sentences.push(`Requires ${fields(from)}.`);
  else if (to) sentences.push(`Sets ${fields(to)}.`);
  if (condition) sentences.push(`Condition: ${condition}`);
  if (permission) sentences.push(`Requires the permission \`${permission}\`.`);
  if (creator) sentences.push("Only the creator can do this.");
  return [...sentences, ...effects].join(" ");
}

function fields(state: Record<string, unknown>): string {
  const texts = Object.entries(state).map(([name, value]) => `\`${name}: ${[value].flat().join(" | ")}\``);
  return texts.join(", ");
}

function describePages(paging: Pagination | undefined): string {
  if (!paging) return "";
  const { form, parameter, first, size, next, total } = paging;
  const following = `To get the next page, send \`${next}\` from the response as \`${parameter}\`. On the last page, it is null or omitted.`;
  const sentences = {
    page: `\`${parameter}\` is the page number, starting at ${first}.`,
    offset: `\`${parameter}\` is the number of items to skip.`,
    cursor: following,
    token: following,
  };
  const maximum = size ? ` \`${size}\` is the maximum number of items per page.` : "";
  const count = total ? ` In the response, \`${total}\` is the number of items on all pages.` : "";
  return `**Pagination**\n\n${sentences[form]}${maximum}${count}`;
}

function describeEvents(document: Document, operation: Operation): string {
  const success = resolve<Response>(document, operation.responses[successStatus(operation)]!);
  const item = success.content?.["text/event-stream"]?.["x-itemSchema"];
  if (!item) return "";
  const variants = (resolve(document, item).oneOf as Schema[]).map((variant) => resolve(document, variant));
  const lines = variants.map(({ properties, description }) => {
    const { event } = properties as { event: { const: string } };
    return `- \`${event.const}\`: ${(description as string).trim().replaceAll(/\s+/g, " ")}`;
  });
  return `**Stream events**\n\n${lines.join("\n")}`;
}
