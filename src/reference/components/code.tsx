import { createCssVariablesTheme, createHighlighterCoreSync, type ThemedToken } from "@shikijs/core";
import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import bash from "@shikijs/langs/bash";
import go from "@shikijs/langs/go";
import java from "@shikijs/langs/java";
import json from "@shikijs/langs/json";
import php from "@shikijs/langs/php";
import python from "@shikijs/langs/python";
import typescript from "@shikijs/langs/typescript";
import yaml from "@shikijs/langs/yaml";
import type { ComponentChildren } from "preact";

const theme = createCssVariablesTheme({ name: "site", variablePrefix: "", fontStyle: false });
// In Java, names of classes and packages would have the color of keywords.
theme.tokenColors?.push({
  scope: ["storage.modifier.import", "storage.type.java", "storage.type.object", "storage.type.generic"],
  settings: { foreground: "var(foreground)" },
});
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [bash, go, java, json, php, python, typescript, yaml],
  engine: createJavaScriptRegexEngine(),
});

export type Language = "bash" | "go" | "java" | "json" | "php" | "python" | "typescript" | "yaml" | "events" | "text";

interface CodeProps {
  source: string;
  language: Language;
  /** What the code is, for screen readers. */
  name?: "request" | "response";
}

/** Lines of a response that a phone shows at first, and of all code that a wide screen does. A request is shown whole, if possible. */
const FEW_LINES = 14;
const MANY_LINES = 30;
const MANY_OF_REQUEST = 44;
/** Characters of a line that is not wrapped beside an article. */
const LINE_LENGTH = 60;

/** Code with a button that copies it. The colors are classes, whose values the style sheet has. */
export function Code({ source, language, name }: CodeProps) {
  const lines = source.split("\n").reduce((count, line) => count + Math.ceil(line.length / LINE_LENGTH || 1), 0);
  const many = name === "request" ? MANY_OF_REQUEST : MANY_LINES;
  return (
    <div class="code">
      <pre>
        <Highlighted source={source} language={language} />
      </pre>
      {lines > (name === "response" ? FEW_LINES : many) ? (
        <button type="button" class={lines > many ? "unfold long" : "unfold"}>
          Show all
        </button>
      ) : null}
      <button type="button" class="copy" aria-label={name && `Copy the ${name}`}>
        Copy
      </button>
    </div>
  );
}

export function Highlighted({ source, language }: { source: string; language: Language }) {
  return (
    <code class={`language-${language}`}>
      {language === "text"
        ? withBreaks(source)
        : language === "events"
          ? highlightEvents(source)
          : highlight(source, language)}
    </code>
  );
}

/** The events of a stream: the names of their fields are like keywords, and their data is JSON. */
function highlightEvents(source: string) {
  return source.split(/^(\w+:)/m).map((part, index) => {
    if (index % 2 === 1) return <span class="k">{part}</span>;
    return part.startsWith(" {") ? highlight(part, "json") : part;
  });
}

function highlight(source: string, language: Exclude<Language, "events" | "text">) {
  // Without a limit of time, because a line would lose its colors on a busy machine.
  const lines = highlighter.codeToTokensBase(source, { lang: language, theme: "site", tokenizeTimeLimit: 0 });
  return lines.map((line, index) => {
    const isLong = LONG_WORD.test(line.map(({ content }) => content).join(""));
    return [
      index > 0 ? "\n" : "",
      ...merge(line, language).map(({ content, kind }) => {
        const isCall = FEW_KINDS.includes(language) ? LONG_CALLS.test(content) : isLong && kind !== "s";
        const text = withBreaks(content, isCall ? CALLS : ADDRESSES);
        // The path goes on after a variable.
        const before = (isCall ? /^\.\w/ : /^\/\w/).test(content) ? <wbr /> : null;
        return [before, kind ? <span class={kind}>{text}</span> : text];
      }),
    ];
  });
}

/** Characters of the shortest lines of code, on a phone. */
const SHORT_LINE = 36;
const LONG_WORD = /[\w.()[\]]{36}/;

/** Where an address may break: before a slash, a parameter or a part of a host. A media type moves to the next line whole. */
const ADDRESSES =
  /(?<= )(?=(?:application|text)\/)|(?<=[\w}>])(?<!(?<!\/)\b(?:application|text))(?=\/(?:[\w{<$]|$))|(?<=[\w/])(?=[?&]\w+=)|(?<=:\/\/[\w.-]+)(?=[.:]\w)/;
/** Calls that do not fit on a line, and where they may break: before the name of each. */
const LONG_CALLS = /\S{24}/;
const CALLS = /(?<=[\w)])(?=\.[A-Za-z]|->\w)/;

/** A text that breaks at some places, but not within a word, nor after a hyphen. */
export function withBreaks(text: string, places = ADDRESSES): ComponentChildren {
  return text
    .split(places)
    .map((part, index) => [
      index > 0 ? <wbr key={index} /> : null,
      part
        .split(/(?<= )|(?= )/)
        .map((word) => (/\w-\w|^--/.test(word) && word.length <= SHORT_LINE ? <span class="w">{word}</span> : word)),
    ]);
}

/** Tokens of the same kind next to each other are one: this halves the size of a page. */
function merge(tokens: ThemedToken[], language: Language): { content: string; kind: string }[] {
  const merged: { content: string; kind: string }[] = [];
  for (const { content, color = "" } of tokens) {
    const kind = findKind(content, color, language);
    const last = merged.at(-1);
    if (last && (last.kind === kind || content.trim() === "")) last.content += content;
    else merged.push({ content, kind });
  }
  // The backslash at the end of a line of a shell stays behind its word.
  const last = merged.at(-1);
  const word = merged.at(-2);
  if (word && last?.content.trim() === "\\")
    merged.splice(-2, 2, { ...word, content: word.content.trimEnd() }, { content: " \\", kind: "w" });
  return merged;
}

function findKind(content: string, color: string, language: Language): string {
  const kind = KINDS[/token-([a-z-]+)/.exec(color)?.[1] ?? ""] ?? "";
  const hasColor = /[sc]/.test(kind) || (kind === "k" && /\w/.test(content));
  return FEW_KINDS.includes(language) && !hasColor ? "" : kind;
}

/** Languages whose grammars take some classes for functions. Only words of the language, texts and comments have a color. */
const FEW_KINDS: Language[] = ["go", "java", "php"];

const KINDS: Record<string, string> = {
  keyword: "k",
  string: "s",
  "string-expression": "s",
  constant: "n",
  function: "f",
  comment: "c",
  parameter: "p",
};
