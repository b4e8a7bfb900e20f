import { type LayoutOptions, layOut, WIDTH } from "./layout.ts";
import { type Literals, literal } from "./literals.ts";
import { type Condition, isVariable, type Repetition, readSource, type Variable } from "./values.ts";

export const JAVASCRIPT: LayoutOptions = { indent: "  ", trailingComma: true };

export const javascriptLiterals = createLiterals((variable) => toExpression(variable));
export const typescriptLiterals = createLiterals((variable) => toExpression(variable, "!"));

function createLiterals(variable: Literals["variable"]): Literals {
  return {
    key: (name) => (isIdentifier(name) ? name : JSON.stringify(name)),
    text: (value) => JSON.stringify(value),
    other: (value) => String(value),
    variable,
    template: ({ $template }) => {
      const parts = $template.map((part) => {
        return isVariable(part) ? `\${${variable(part)}}` : part.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&");
      });
      return `\`${parts.join("")}\``;
    },
    padding: " ",
  };
}

/** After a value that can be missing, writes `!`, TypeScript's assertion that it is there, or the `?.` of JavaScript. */
export function toExpression(variable: Variable, missing: "" | "!" | "?." = ""): string {
  const { result, keys } = readSource(variable);
  const parts = keys.map((key, index) => {
    const canBeMissing = (position: number) => variable.optional?.includes(position) ?? false;
    const chain = missing === "?." && canBeMissing(index - 1) ? "?." : "";
    const assertion = missing === "!" && canBeMissing(index) ? "!" : "";
    if (isIdentifier(key)) return `${chain || "."}${key}${assertion}`;
    return `${chain}${/^\d+$/.test(key) ? `[${key}]` : `[${JSON.stringify(key)}]`}${assertion}`;
  });
  return result + parts.join("");
}

/** Renders a loop that declares the result. The lines of its call, from the second on, are indented already. */
export function renderLoop(result: string, call: string[], { until, failed, seconds }: Repetition): string {
  const lines = [
    ...call,
    renderBreak(until),
    ...(failed ? [renderFailed(failed)] : []),
    `await new Promise((resolve) => setTimeout(resolve, ${seconds * 1000}));`,
  ];
  return [`let ${result};`, "while (true) {", ...lines.map((line) => `  ${line}`), "}"].join("\n");
}

function renderBreak(until: readonly Condition[]): string {
  const line = `if (${until.map((condition) => renderCondition(condition)).join(" && ")}) break;`;
  if (line.length + 2 <= WIDTH) return line;
  return `if (\n    ${until.map((condition) => renderCondition(condition, true)).join(" &&\n    ")}\n  )\n    break;`;
}

function renderFailed({ found, values }: NonNullable<Repetition["failed"]>): string {
  const place = toExpression(found, "?.");
  const items = values.map((value) => ({ code: JSON.stringify(value) }));
  return `${layOut({ open: "if ([", items, close: `].includes(${place}))` }, JAVASCRIPT, 1)}\n    throw new Error(${place});`;
}

function renderCondition({ found, field, value }: Condition, isBroken = false): string {
  const wanted = literal(value, javascriptLiterals);
  const place = toExpression(found, "?.");
  if (field === undefined) return `${place} ===${isBroken ? "\n    " : " "}${wanted}`;
  const test = `({ ${field} }) => ${field} === ${wanted}`;
  return `${place}.some(${isBroken ? `\n      ${test},\n    ` : test})`;
}

function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}
