import { parseRegexp, type RegexpNode } from "./syntax.ts";

const LONGEST = 10_000;
// Letters first, as the more natural choice for a class such as \w or a dot.
const CHARACTERS = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -_.:/@,;+=!?#$%&'\"()*<>[]\\^`{|}~\n\t",
];

/**
 * One of the shorter texts that a regular expression matches as a whole. What it says of positions is left out of
 * account. Throws a SyntaxError that says what is wrong with the expression.
 */
export function sampleOf(source: string): string {
  let length = 0;
  return textOf(parseRegexp(source));

  function textOf(node: RegexpNode): string {
    if (length > LONGEST) return "";
    if (node.kind === "position") return "";
    if (node.kind === "sequence") return node.nodes.map(textOf).join("");
    if (node.kind === "choice") return textOf(node.nodes[0]!);
    if (node.kind === "repeat") return Array.from({ length: node.min }, () => textOf(node.node)).join("");
    length++;
    return CHARACTERS.find((character) => node.matches(character.codePointAt(0)!)) ?? "é";
  }
}
