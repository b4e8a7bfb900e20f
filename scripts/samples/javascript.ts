import type { LayoutOptions } from "./layout.ts";
import type { Literals } from "./literals.ts";
import { isVariable, readSource, type Variable } from "./values.ts";

export const JAVASCRIPT: LayoutOptions = { indent: "  ", trailingComma: true };

/** Literals of JavaScript and TypeScript. */
export const javascriptLiterals: Literals = {
  key: (name) => (isIdentifier(name) ? name : JSON.stringify(name)),
  text: (value) => JSON.stringify(value),
  other: (value) => String(value),
  variable: toExpression,
  template: ({ $template }) => {
    const parts = $template.map((part) => {
      return isVariable(part) ? `\${${toExpression(part)}}` : part.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&");
    });
    return `\`${parts.join("")}\``;
  },
  padding: " ",
};

export function toExpression(variable: Variable): string {
  const { result, keys } = readSource(variable);
  const parts = keys.map((key, index) => {
    // TypeScript's assertion that the value is there.
    const assertion = variable.optional?.includes(index) ? "!" : "";
    if (isIdentifier(key)) return `.${key}${assertion}`;
    return `${/^\d+$/.test(key) ? `[${key}]` : `[${JSON.stringify(key)}]`}${assertion}`;
  });
  return result + parts.join("");
}

function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}
