import type { Code, Item } from "./layout.ts";
import { isTemplate, isVariable, type Template, type Variable } from "./values.ts";

/** Renders JSON values in a language. */
export interface Literals {
  key(name: string): string;
  text(value: string): string;
  other(value: number | boolean | null): string;
  variable(variable: Variable): string;
  template(template: Template): string;
  /** Between the braces of an object on one line. */
  padding: string;
}

export function literal(value: unknown, style: Literals): Code {
  if (isVariable(value)) return style.variable(value);
  if (isTemplate(value)) return style.template(value);
  if (typeof value === "string") return style.text(value);
  if (Array.isArray(value))
    return { open: "[", items: value.map((item) => ({ code: literal(item, style) })), close: "]" };
  if (typeof value === "object" && value !== null) return toObject(value as Record<string, unknown>, style);
  return style.other(value as number | boolean | null);
}

function toObject(value: Record<string, unknown>, style: Literals): Code {
  const items = Object.entries(value).map(
    ([name, part]): Item => ({ label: `${style.key(name)}: `, code: literal(part, style) }),
  );
  return { open: "{", items, close: "}", padding: style.padding };
}
