import {
  type Document,
  type Operation,
  operationsOf,
  type Pagination,
  type Response,
  resolve,
  type Schema,
  successOf,
  type Transition,
} from "./document.ts";

/**
 * The document for readers: what our extensions say is put into the descriptions in words, since Redoc would show it as
 * raw JSON or not at all.
 */
export function forReaders(document: Document): Document {
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
  if (creates) sentences.push(`Creates a \`${creates}\`${to ? ` with ${fields(to)}` : ""}.`);
  else if (from && to) sentences.push(`From ${fields(from)} to ${fields(to)}.`);
  else if (from) sentences.push(`Only from ${fields(from)}.`);
  else if (to) sentences.push(`To ${fields(to)}.`);
  if (condition) sentences.push(`Condition: ${condition}`);
  if (permission) sentences.push(`Needs the permission \`${permission}\`.`);
  if (creator) sentences.push("Only its creator may do so.");
  return [...sentences, ...effects].join(" ");
}

function fields(state: Record<string, unknown>): string {
  const texts = Object.entries(state).map(([name, value]) => `\`${name}: ${[value].flat().join(" | ")}\``);
  return texts.join(", ");
}

function describePages(paging: Pagination | undefined): string {
  if (!paging) return "";
  const { form, parameter, first, size, next, total } = paging;
  const sentences = {
    page: `\`${parameter}\` is the number of the page, from ${first}.`,
    offset: `\`${parameter}\` is how many items to skip.`,
    cursor: `Send \`${next}\` of a page as \`${parameter}\` to get the next; there is none after the last page.`,
    token: `Send \`${next}\` of a page as \`${parameter}\` to get the next; there is none after the last page.`,
  };
  const extent = total ? ` \`${total}\` counts the items of all pages.` : "";
  const amount = size ? ` \`${size}\` is how many items a page has at most.` : "";
  return `**Pages**\n\n${sentences[form]}${amount}${extent}`;
}

function describeEvents(document: Document, operation: Operation): string {
  const success = resolve<Response>(document, operation.responses[successOf(operation)]!);
  const item = success.content?.["text/event-stream"]?.["x-itemSchema"];
  if (!item) return "";
  const variants = (resolve(document, item).oneOf as Schema[]).map((variant) => resolve(document, variant));
  const lines = variants.map(({ properties, description }) => {
    const { event } = properties as { event: { const: string } };
    return `- \`${event.const}\`: ${(description as string).trim().replaceAll(/\s+/g, " ")}`;
  });
  return `**Events of the stream**\n\n${lines.join("\n")}`;
}
