import type { ComponentChildren } from "preact";

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|(?<![\w./])-?\d[\d.eE+-]*/g;

/** JSON, or code with JSON in it, in the colors that the samples have. */
export function highlight(json: string): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [text, string, colon = ""] = match;
    const kind = string ? (colon ? "k" : "s") : "n";
    parts.push(json.slice(end, match.index), <span class={kind}>{string ?? text}</span>, colon);
    end = match.index + text.length;
  }
  return [...parts, json.slice(end)];
}
