import { describeField, describeNotes, describePaging } from "./describe-extensions.ts";
import {
  type Document,
  findSuccess,
  listOperations,
  listParts,
  type Move,
  type Operation,
  resolve,
  type Transition,
} from "./document.ts";

/** Adds the contents of our extensions to the descriptions, because Redoc shows them as raw JSON or not at all. */
export function addExtensionsToDescriptions(document: Document): Document {
  const copy = structuredClone(document);
  for (const { operation } of listOperations(copy)) {
    const { "x-pagination": paging, "x-transition": transitions = [] } = operation;
    const parts = [
      operation.description.trim(),
      describeChanges(transitions),
      describeMoves(document, transitions),
      ...(paging ? [`**Pagination**\n\n${describePaging(paging)}`] : []),
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
  const { from, to, creates, deletes } = change;
  const sentences = [];
  if (creates) sentences.push(`Creates a new \`${creates}\`${to ? ` with ${fields(to)}` : ""}.`);
  else if (deletes) sentences.push(`Deletes the \`${deletes}\`.${from ? ` Requires ${fields(from)}.` : ""}`);
  else if (from && to) sentences.push(`Changes ${fields(from)} to ${fields(to)}.`);
  else if (from) sentences.push(`Requires ${fields(from)}.`);
  else if (to) sentences.push(`Sets ${fields(to)}.`);
  return [...sentences, ...describeNotes(change)].join(" ");
}

/** Describes the later changes that the service makes to what an operation creates. */
function describeMoves(document: Document, transitions: Transition[]): string {
  const created = new Set(transitions.flatMap(({ creates }) => creates ?? []));
  const moves = [...created].flatMap((name) => document.components.schemas[name]?.["x-transition"] ?? []);
  const lines = moves.map(({ from, to, condition }: Move) => `- From ${fields(from)} to ${fields(to)}: ${condition}`);
  return lines.length > 0 ? `**Later changes, by the service**\n\n${lines.join("\n")}` : "";
}

function fields(state: Record<string, unknown>): string {
  return Object.entries(state)
    .map(([name, value]) => `\`${describeField(name, value)}\``)
    .join(", ");
}

function describeEvents(document: Document, operation: Operation): string {
  const success = findSuccess(document, operation);
  const item = success.content?.["text/event-stream"]?.["x-itemSchema"];
  if (!item) return "";
  const variants = listParts(resolve(document, item), "oneOf").map((variant) => resolve(document, variant));
  const lines = variants.map(
    ({ properties, description }) =>
      `- \`${properties?.event?.const}\`: ${(description as string).trim().replaceAll(/\s+/g, " ")}`,
  );
  return `**Stream events**\n\n${lines.join("\n")}`;
}
