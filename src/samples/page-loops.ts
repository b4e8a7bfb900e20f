/** Programs that read all pages of a list without a client. */
import type { Document, Pagination } from "../core/document.ts";
import { splitPointer } from "../core/json-pointer.ts";
import { commandLine } from "./curl.ts";
import { toOptions } from "./fetch.ts";
import { type HttpCall, httpCall } from "./http-call.ts";
import { JAVASCRIPT } from "./javascript.ts";
import type { ClientCode } from "./languages/render.ts";
import { layOut } from "./layout.ts";
import { readNoun } from "./names.ts";
import { PYTHON, renderPythonImports, toArguments } from "./python.ts";
import { findOperation } from "./render-steps.ts";
import { exampleStep, renderSamples, type Sample } from "./samples.ts";

/** A list without query parameters in its call, and the name of an item. */
interface List {
  call: HttpCall;
  item: string;
  pagination: Pagination;
}

const LOOPS: Readonly<Record<string, (list: List) => string>> = {
  curl: renderCurl,
  fetch: renderFetch,
  httpx: renderPython,
};

/** Samples that print the items of all pages of a list. With a client, these are the usual ones, and the others have a loop. */
export function renderPageLoops(document: Document, operationId: string, clients?: ClientCode): Sample[] {
  const entry = findOperation(document, operationId);
  const list = {
    call: httpCall(document, entry, exampleStep(document, operationId)),
    item: readNoun(operationId),
    pagination: entry.operation["x-pagination"]!,
  };
  return renderSamples(document, operationId, clients).map((sample) => {
    const source = LOOPS[sample.label]?.(list);
    return source === undefined ? sample : { ...sample, source };
  });
}

/** Numbers and offsets go on until a page is empty; cursors and tokens come with each page but the last. */
const hasNumbers = ({ form }: Pagination) => form === "page" || form === "offset";

function renderCurl({ call, pagination }: List): string {
  const { form, parameter, first = 0, items, next = "" } = pagination;
  const list = `.${splitPointer(items).join(".")}`;
  const [name, query] = hasNumbers(pagination)
    ? [parameter.toUpperCase(), `?${parameter}=$${parameter.toUpperCase()}`]
    : ["QUERY", "$QUERY"];
  // The text of the address is escaped, and the variable is not.
  const command = commandLine(call, "while BODY=$(", ["-sS", "--fail-with-body"]).replace(
    /"?(http[^\s"]+)"?/,
    (_, url) => `"${url}${query}"`,
  );
  if (!hasNumbers(pagination))
    return `${name}=
${command}); do
  jq -c '${list}[]' <<< "$BODY"
  NEXT=$(jq -er '.${splitPointer(next).join(".")} // empty | @uri' <<< "$BODY") || break
  ${name}="?${parameter}=$NEXT"
done`;
  const step = form === "page" ? "1" : `$(jq '${list} | length' <<< "$BODY")`;
  return `${name}=${first}
${command}) &&
  jq -ec '${list}[]' <<< "$BODY"; do
  ${name}=$((${name} + ${step}))
done`;
}

function renderFetch({ call, item, pagination }: List): string {
  const { form, parameter, first = 0, items, next = "" } = pagination;
  const list = ["body", ...splitPointer(items)].join(".");
  const group = {
    open: "const response = await fetch(",
    items: [{ code: "url" }, { code: toOptions(call) }],
    close: ");",
  };
  const following = ["body", ...splitPointer(next)].join(".");
  const [start, end] = hasNumbers(pagination)
    ? [
        [`let ${parameter} = ${first};`],
        [`if (${list}.length === 0) break;`, `${parameter} += ${form === "page" ? "1" : `${list}.length`};`],
      ]
    : [[], [`if (!${following}) break;`, `url.searchParams.set("${parameter}", ${following});`]];
  const lines = [
    ...start.map(() => `url.searchParams.set("${parameter}", ${parameter});`),
    layOut({ ...group, hugs: true }, JAVASCRIPT, 1),
    "if (!response.ok) throw new Error(await response.text());",
    "const body = await response.json();",
    `for (const ${item} of ${list}) console.log(${item});`,
    ...end,
  ];
  return [
    `const url = new URL(${JSON.stringify(call.url.join(""))});`,
    ...start,
    "while (true) {",
    ...lines.map((line) => `  ${line}`),
    "}",
  ].join("\n");
}

function renderPython({ call, item, pagination }: List): string {
  const { form, parameter, first = 0, items, next = "" } = pagination;
  const at = (keys: string[]) => `body${keys.map((key) => `["${key}"]`).join("")}`;
  const list = at(splitPointer(items));
  const keys = splitPointer(next);
  const end = hasNumbers(pagination)
    ? [`if not ${list}:`, "    break", `params["${parameter}"] += ${form === "page" ? "1" : `len(${list})`}`]
    : [`if not ${at(keys.slice(0, -1))}.get("${keys.at(-1)}"):`, "    break", `params["${parameter}"] = ${at(keys)}`];
  const arguments_ = [...toArguments(call), { label: "params=", code: "params" }];
  const lines = [
    layOut({ open: `response = httpx.${call.method.toLowerCase()}(`, items: arguments_, close: ")" }, PYTHON, 1),
    "response.raise_for_status()",
    "body = response.json()",
    `for ${item} in ${list}:`,
    `    print(${item})`,
    ...end,
  ];
  const code = [
    `params = ${hasNumbers(pagination) ? `{"${parameter}": ${first}}` : "{}"}`,
    "while True:",
    ...lines.map((line) => PYTHON.indent + line),
  ].join("\n");
  return `${renderPythonImports(code)}\n\n${code}`;
}
