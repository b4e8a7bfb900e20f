/** Reads the kinds of findings from the code of a checker, so that its table of findings can be compared with them. */
import { readFileSync } from "node:fs";
import ts from "typescript";

/** A text that the code composes. */
export interface Kind {
  /** Such as `src/contract/checks/findings.ts:33: /headers/content-type`. */
  readonly name: string;
  readonly pattern: RegExp;
}

/** Returns the expressions that compose a text; undefined if the node does not make one. */
export type Select = (node: ts.Node) => readonly (ts.Expression | undefined)[] | undefined;

/** Returns the texts that the code in files composes. Between the selected expressions, a text may have anything. */
export function listKinds(files: readonly string[], select: Select): Kind[] {
  return files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
    const found: Kind[] = [];
    const visit = (node: ts.Node): void => {
      const parts = select(node)?.filter((part) => part !== undefined);
      if (parts) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        const text = parts.map((part) => part.getText()).join(" ");
        found.push({ name: `${file}:${line}: ${text}`, pattern: new RegExp(joinTexts(parts.map(toPattern)), "s") });
      }
      node.forEachChild(visit);
    };
    visit(source);
    return found;
  });
}

/** Selects arguments of the calls of a function, such as `finding` or `new Error`. */
export const argumentsOf =
  (name: string, ...indexes: readonly number[]): Select =>
  (node) =>
    (ts.isCallExpression(node) || ts.isNewExpression(node)) && node.expression.getText().split(".").at(-1) === name
      ? indexes.map((index) => node.arguments?.[index])
      : undefined;

/** Selects the values of a property in object literals. */
export const valuesOf =
  (name: string): Select =>
  (node) =>
    ts.isPropertyAssignment(node) && node.name.getText() === name ? [node.initializer] : undefined;

/** Returns the names of the kinds that no text has. */
export function withoutRow(kinds: readonly Kind[], texts: readonly string[]): string[] {
  return kinds.filter(({ pattern }) => !texts.some((text) => pattern.test(text))).map(({ name }) => name);
}

/** Matches texts in this order, with anything between them. Repeated `.*`, and those at the ends, would only take time. */
const joinTexts = (patterns: readonly string[]): string =>
  patterns
    .join(".*")
    .replaceAll(/(\.\*)+/g, ".*")
    .replaceAll(/^\.\*|\.\*$/g, "");

/** The texts that an expression can have, as a regular expression. */
function toPattern(expression: ts.Expression): string {
  if (ts.isStringLiteralLike(expression)) return quote(expression.text);
  if (ts.isTemplateExpression(expression))
    return (
      quote(expression.head.text) + expression.templateSpans.map(({ literal }) => `.*${quote(literal.text)}`).join("")
    );
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return toPattern(expression.left) + toPattern(expression.right);
  return ".*";
}

const quote = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
