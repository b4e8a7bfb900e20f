import {
  type Document,
  type Move,
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
      describeMoves(document, operation["x-transition"] ?? []),
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
  const { from, to, creates, deletes, condition, permission, creator, effects = [] } = change;
  const sentences = [];
  if (creates) sentences.push(`Creates a new \`${creates}\`${to ? ` with ${fields(to)}` : ""}.`);
  else if (deletes) sentences.push(`Deletes the \`${deletes}\`.${from ? ` Requires ${fields(from)}.` : ""}`);
  else if (from && to) sentences.push(`Changes ${fields(from)} to ${fields(to)}.`);
  else if (from) sentences.push(`Requires ${fields(from)}.`);
  else if (to) sentences.push(`Sets ${fields(to)}.`);
  if (condition) sentences.push(`Condition: ${condition}`);
  if (permission) sentences.push(`Requires the permission \`${permission}\`.`);
  if (creator) sentences.push("Only the creator can do this.");
  return [...sentences, ...effects].join(" ");
}

/** What the service does by itself with the things that an operation creates. */
function describeMoves(document: Document, transitions: Transition[]): string {
  const created = new Set(transitions.flatMap(({ creates }) => creates ?? []));
  const moves = [...created].flatMap((name) => document.components.schemas[name]?.["x-transition"] ?? []);
  const lines = moves.map(({ from, to, condition }: Move) => `- From ${fields(from)} to ${fields(to)}: ${condition}`);
  return lines.length > 0 ? `**Later changes, by the service**\n\n${lines.join("\n")}` : "";
}

function fields(state: Record<string, unknown>): string {
  const texts = Object.entries(state).map(([name, value]) => {
    // A runtime expression (OpenAPI 3.1.0, section 4.8.20.3).
    const [, part] = /^\$(request|response)\./.exec(String(value)) ?? [];
    return part ? `\`${name}\` as in the ${part}` : `\`${name}: ${[value].flat().join(" | ")}\``;
  });
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
