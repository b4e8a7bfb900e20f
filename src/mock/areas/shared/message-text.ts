import type { FunctionCallArguments } from "../../../../generated/mock-types.ts";

/** The text of a message: its text chunks, joined by newlines. */
export function toText(content: string | readonly { type: string }[] | null | undefined): string {
  if (typeof content === "string") return content;
  const texts: string[] = [];
  // A list for each of 300,000 chunks would take a tenth of a second.
  for (const chunk of content ?? []) if ("text" in chunk && typeof chunk.text === "string") texts.push(chunk.text);
  return texts.join("\n");
}

/** The arguments of a function call as a string. Clients may send a string or an object. */
export function argumentsText(value: FunctionCallArguments): string {
  return typeof value === "string" ? value : spacedJson(value);
}

/** Single-line JSON with a space after each comma and colon, as models write it. */
export function spacedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spacedJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}: ${spacedJson(part)}`)
    .join(", ")}}`;
}
