import { render } from "preact";
import { hangLines } from "./hanging-lines.ts";
import { highlightCode } from "./highlight.tsx";
import type { Settings } from "./settings.ts";

/** The key of the form until the reader enters another one. The samples take theirs from the environment. */
export const INITIAL_KEY = "any";

/** The key's place in samples, by language. */
const KEYS: Readonly<Record<string, string>> = {
  curl: "$PLATFORM_API_KEY",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is part of the code
  fetch: "${process.env.PLATFORM_API_KEY}",
  httpx: "{os.environ['PLATFORM_API_KEY']}",
  Python: 'os.environ["PLATFORM_API_KEY"]',
  Go: 'os.Getenv("PLATFORM_API_KEY")',
  PHP: "getenv('PLATFORM_API_KEY')",
  Java: 'System.getenv("PLATFORM_API_KEY")',
};

/** Languages in which the place is an expression, not a part of a text. In all, a text can have these quotation marks. */
const EXPRESSIONS = new Set(["Python", "Go", "PHP", "Java"]);

/** What to replace in a sample so that it has the address and the key of the form instead of the document's. */
export function listReplacements(
  language: string,
  server: string,
  { address, key }: Pick<Settings, "address" | "key">,
): [from: string, to: string][] {
  // Others have to be escaped, in each language in a different way.
  const isPlain = (text: string) => /^[\w.~:/[\]@-]+$/.test(text);
  const hasAddress = address !== server && isPlain(address);
  const hasKey = key !== INITIAL_KEY && isPlain(key);
  if (language === "TypeScript") {
    const options = [...(hasAddress ? [`baseUrl: "${address}"`] : []), ...(hasKey ? [`apiKey: "${key}"`] : [])];
    return options.length > 0 ? [["new Platform()", `new Platform({ ${options.join(", ")} })`]] : [];
  }
  const place = KEYS[language];
  return [
    ...(hasAddress ? [[server, address.replace(/\/+$/, "")] as [string, string]] : []),
    ...(hasKey && place ? [[place, EXPRESSIONS.has(language) ? `"${key}"` : key] as [string, string]] : []),
  ];
}

const originals = new WeakMap<Element, string>();
/** Code that is shown instead, by language. */
let changed: Readonly<Record<string, string>> = {};
let update = () => {};

const SAMPLES = "[data-tabs=Language] > [data-label]";
const CODE = "pre code";

/** Replaces a text of the samples. `updateSamples` shows it. */
export function replaceInSamples(from: string, to: string) {
  for (const code of document.querySelectorAll(`${SAMPLES} ${CODE}`))
    originals.set(code, readOriginal(code).replaceAll(from, to));
}

/** Shows other code, by language. Languages without it show the original. */
export function changeSamples(sources: Readonly<Record<string, string>>) {
  changed = sources;
  update();
}

/** Shows the address and the key of the form in the samples of the page. */
export function updateSamples(server: string, settings: Settings) {
  update = () => updateSamples(server, settings);
  for (const sample of document.querySelectorAll<HTMLElement>(SAMPLES)) {
    const { label = "" } = sample.dataset;
    for (const code of sample.querySelectorAll(CODE)) {
      const original = readOriginal(code);
      originals.set(code, original);
      code.innerHTML = original;
      const source = changed[label];
      if (source !== undefined) code.replaceChildren(...highlighted(source, label));
      for (const [from, to] of listReplacements(label, server, settings)) replaceText(code, from, to);
      hangLines(code.parentElement!);
    }
  }
}

/** The code of the page, without its elements of lines, whose style a policy refuses in HTML. */
function readOriginal(code: Element): string {
  const lines = [...code.querySelectorAll(":scope > .code-line")];
  return originals.get(code) ?? (lines.map((line) => line.innerHTML).join("") || code.innerHTML);
}

function highlighted(source: string, label: string): Iterable<Node> {
  const code = document.createElement("code");
  render(highlightCode(source, label), code);
  return code.childNodes;
}

/** Replaces a text wherever it is, also if several elements contain its parts. */
function replaceText(element: Element, from: string, to: string) {
  for (let start = -1; ; ) {
    start = (element.textContent ?? "").indexOf(from, start + 1);
    if (start < 0) return;
    const range = document.createRange();
    range.setStart(...placeAt(element, start));
    range.setEnd(...placeAt(element, start + from.length));
    range.deleteContents();
    range.insertNode(document.createTextNode(to));
    start += to.length - 1;
  }
}

/** The text node with the character before a position, or the first one, and the position in it. */
function placeAt(element: Element, position: number): [Node, number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = position;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.nodeValue ?? "";
    if (rest <= length) return [node, rest];
    rest -= length;
  }
  return [element, element.childNodes.length];
}
