import type { ComponentChildren } from "preact";

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const CONSTANT = String.raw`\b(?:true|false|null|nil|None|True|False)\b|(?<![\w./-]|\w:)-?\d[\d.eE+-]*`;
/** Of TypeScript, Python, Go, PHP, Java and Bash, as far as the samples have them. */
const KEYWORDS = `as async await bool break class const do done elif else error except for foreach from func if import in int64
let map new of package public raise range require return static string throw try use var void while with`;

// The names of groups are the classes of the colors.
const JSON_TOKENS = new RegExp(String.raw`(?<k>${TEXT}(?=\s*:))|(?<s>${TEXT})|(?<n>${CONSTANT})`, "g");
// A word before a colon or an equals sign is the name of a property or an argument.
const CODE = [
  String.raw`(?<c>(?<=^|\s)(?://|#) .*)`,
  `(?<s>${TEXT}|${TEXT.replaceAll('"', "'")}|${TEXT.replaceAll('"', "`")})`,
  `(?<n>${CONSTANT})`,
  String.raw`(?<![\w.$>/-])(?<k>${KEYWORDS.replaceAll(/\s/g, "|")})(?![\w/-]|: |=)`,
];
const CALL = String.raw`(?<f>\.?\b[A-Za-z]\w*(?=\()|^curl\b)`;
const CODE_TOKENS = new RegExp(CODE.join("|"), "gm");
const TOKENS_AND_CALLS = new RegExp([...CODE, CALL].join("|"), "gm");

/** JSON in the colors that the samples have. */
export function highlight(text: string, tokens = JSON_TOKENS): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const { 0: token, index, groups = {} } of text.matchAll(tokens)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    parts.push(text.slice(end, index));
    // An element ends with its line.
    for (const part of token.split(/(\n)/)) parts.push(part === "\n" ? part : <span class={kind}>{part}</span>);
    end = index + token.length;
  }
  return [...parts, text.slice(end)];
}

/** A sample in any language, in about the colors that it had when the page was built. */
export function highlightCode(source: string, label: string): ComponentChildren[] {
  return highlight(source, ["Go", "PHP", "Java"].includes(label) ? CODE_TOKENS : TOKENS_AND_CALLS);
}
