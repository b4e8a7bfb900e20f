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
 * Returns a copy of the document for the reference, in which the descriptions also say what our extensions say. Redoc would
 * show the extensions as JSON or not at all.
 */
export function addExtensionsToDescriptions(document: Document): Document {
  const copy = structuredClone(document);
  for (const { operation } of operationsOf(copy)) {
    const parts = [
      operation.description.trim(),
      describeTransitions(operation["x-transition"] ?? []),
      describePagination(operation["x-pagination"]),
      describeEvents(copy, operation),
    ];
    operation.description = parts.filter((part) => part !== "").join("\n\n");
  }
  return copy;
}

function describeTransitions(transitions: Transition[]): string {
  const lines = transitions.map((transition) => `- ${describeTransition(transition)}`);
  return lines.length > 0 ? `**State changes**\n\n${lines.join("\n")}` : "";
}

function describeTransition(transition: Transition): string {
  const { from, to, creates, condition, permission, creator, effects = [] } = transition;
  const sentences = [];
  if (creates) sentences.push(`Creates a \`${creates}\`${to ? ` with ${fields(to)}` : ""}.`);
  else if (from && to) sentences.push(`From ${fields(from)} to ${fields(to)}.`);
  else if (from) sentences.push(`Only from ${fields(from)}.`);
  else if (to) sentences.push(`To ${fields(to)}.`);
  if (condition) sentences.push(`Condition: ${condition}`);
  if (permission) sentences.push(`Requires the permission \`${permission}\`.`);
  if (creator) sentences.push("Only the creator may do this.");
  return [...sentences, ...effects].join(" ");
}

function fields(state: Record<string, unknown>): string {
  const texts = Object.entries(state).map(([name, value]) => `\`${name}: ${[value].flat().join(" | ")}\``);
  return texts.join(", ");
}

function describePagination(pagination: Pagination | undefined): string {
  if (!pagination) return "";
  const { form, parameter, first, size, next, total } = pagination;
  const cursor = `To get the next page, send \`${next}\` of the current page as \`${parameter}\`. The last page has no \`${next}\`.`;
  const selection = {
    page: `\`${parameter}\` is the page number, starting at ${first}.`,
    offset: `\`${parameter}\` is the number of items to skip.`,
    cursor,
    token: cursor,
  }[form];
  const pageSize = size ? ` \`${size}\` is the maximum number of items on a page.` : "";
  const count = total ? ` \`${total}\` is the number of items on all pages.` : "";
  return `**Pages**\n\n${selection}${pageSize}${count}`;
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
