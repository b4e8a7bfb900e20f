import type { HttpCall } from "./http-call.ts";
import { layOut, WIDTH } from "./layout.ts";
import { type Literals, literal } from "./literals.ts";
import {
  type CallOptions,
  type Condition,
  isVariable,
  type Repetition,
  readSource,
  type Variable,
  variablesIn,
} from "./values.ts";

const json: Literals = {
  key: (name) => JSON.stringify(name),
  text: (value) => JSON.stringify(value),
  other: (value) => JSON.stringify(value),
  variable: (variable) => (variable.type === "json" ? marked(variable) : `"${marked(variable)}"`),
  template: ({ $template }) => {
    const parts = $template.map((part) => (isVariable(part) ? marked(part) : JSON.stringify(part).slice(1, -1)));
    return `"${parts.join("")}"`;
  },
  padding: "",
};

/** The longest first line; the columns of the reference have room for it and its backslash. */
const FIRST_LINE = 54;

/** Renders curl for Bash or Zsh. If later calls need the response, jq puts its parts into variables. */
export function renderCurl(call: HttpCall, { result, uses = [], isLast, repeat }: CallOptions): string {
  if (result === undefined) return describeEnd(call) + commandLine(call);
  const [first, ...others] = uses;
  if (first && others.length === 0 && !repeat) return capture(shellName(first), call, `jq -r${toFilter(first)}`);
  const all = shellCase(result);
  const lines = uses.map((variable) => `${shellName(variable)}=$(jq -r${toFilter(variable)} <<< "$${all}")`);
  if (!repeat) return [capture(all, call), ...lines].join("\n");
  return [loop(all, call, repeat), ...(isLast && uses.length === 0 ? [`echo "$${all}"`] : lines)].join("\n");
}

/** curl succeeds even if a stream fails or is cut off. */
function describeEnd({ response, ends, failures }: HttpCall): string {
  const [state, names] = ends.length > 0 ? ["is complete", ends] : ["has failed", failures];
  if (response !== "events" || names.length === 0) return "";
  const [text, end] = [`# The stream ${state} if its last event is`, `${names.join(" or ")}.`];
  return `${text}${text.length + end.length < FIRST_LINE ? " " : "\n# "}${end}\n`;
}

/** Repeats the call until the conditions hold, or until it fails or is in vain. */
function loop(name: string, call: HttpCall, { until, failed, seconds }: Repetition): string {
  const command = commandLine(call, `while ${name}=$(`, ["-s", "--fail-with-body"]);
  const [test, end] = [`  jq -e ${toTest(until, failed)}`, `<<< "$${name}" >/dev/null && break`];
  const isLong = `${test} ${end}`.length > WIDTH;
  return `${command}); do\n${test}${isLong ? " \\\n    " : " "}${end}\n  sleep ${seconds}\ndone`;
}

function toTest(until: readonly Condition[], failed: Repetition["failed"]): string {
  const conditions = until
    .map(({ found, field, value }) => {
      const wanted = layOut(literal(value, json), { indent: "", trailingComma: false });
      const path = toPath(found);
      return field === undefined ? `${path} == ${wanted}` : `any(${path}[]; .${field} == ${wanted})`;
    })
    .join(" and ");
  const ends = failed ? ` or (${toPath(failed.found)} | IN(${failed.values.map(json.text).join(", ")}))` : "";
  const filter = conditions + ends;
  if (variablesIn(until.map(({ value }) => value)).length === 0) return `'${filter}'`;
  // The shell replaces variables in double quotation marks.
  return `"${filter.replaceAll(/["$]/g, "\\$&").replaceAll(/\0(\w+)\0/g, "$$$1")}"`;
}

function capture(name: string, call: HttpCall, filter = ""): string {
  const text = commandLine(call, `${name}=$(`, ["-s"], filter);
  // The word that ends a here-document stands alone on its line.
  return text.endsWith("\nJSON") ? `${text}\n)` : `${text})`;
}

/** The command, after `start` and before `filter`, which reads its output. */
export function commandLine(call: HttpCall, start = "", options: string[] = [], filter = ""): string {
  const { method, headers, body, hasBody, response } = call;
  const isDefault = method === (hasBody ? "POST" : "GET");
  const command = [`${start}curl`, ...options];
  if (response === "events") command.push("-N");
  if (!isDefault) command.push("-X", method);
  const url = quotedUrl(call);
  const first = [...command, url].join(" ");
  const json = hasBody ? toBody(body) : undefined;
  const lines = [
    ...(first.length > FIRST_LINE ? [command.join(" "), url] : [first]),
    ...headers.map(([name, value]) => `-H "${name}: ${escaped(value).replaceAll(/\{(PLATFORM_\w+)\}/g, "$$$1")}"`),
    // `--json` asks for JSON unless there is another Accept header.
    ...(json && response === "events" ? ['-H "Accept: text/event-stream"'] : []),
    ...(json ? [`--json ${json.argument}`] : []),
  ];
  const text = lines.join(" \\\n  ");
  if (json?.document) return `${text} <<${json.document.word}${filter && ` | ${filter}`}${json.document.lines}`;
  const isLong = `${text.split("\n").at(-1)} | ${filter})`.length > WIDTH;
  return text + (filter && `${isLong ? " |\n  " : " | "}${filter}`);
}

function quotedUrl({ url }: HttpCall): string {
  const text = url.map((part) => (typeof part === "string" ? escaped(part) : `$${shellName(part)}`)).join("");
  return /[^\w./:%~-]/.test(text) ? `"${text}"` : text;
}

/** A text between double quotation marks, of which the shell must run nothing. */
const escaped = (text: string) => text.replaceAll(/["\\$`]/g, "\\$&");

/** The argument of `--json`. JSON with variables or single quotes is easiest to read in a here-document. */
function toBody(body: unknown): { argument: string; document?: { word: string; lines: string } } {
  const layout = { indent: "  ", trailingComma: false };
  const hasVariables = variablesIn(body).length > 0;
  const code = literal(body, json);
  if (!hasVariables && !JSON.stringify(body).includes("'"))
    return { argument: `'${layOut(code, layout, 1, "--json '".length, "'".length)}'` };
  const text = layOut(code, layout);
  if (!hasVariables) return { argument: "@-", document: { word: "'JSON'", lines: `\n${text}\nJSON` } };
  // The shell replaces these where the word is not quoted.
  const lines = text.replaceAll(/[\\$`]/g, "\\$&").replaceAll(/\0(\w+)\0/g, "$$$1");
  return { argument: "@-", document: { word: "JSON", lines: `\n${lines}\nJSON` } };
}

/** A variable in a text that is still to be escaped. */
function marked(variable: Variable): string {
  return `\0${shellName(variable)}\0`;
}

/** `CONVERSATION_ID` for the `conversation_id` of `conversation`, `AGENT_ID` for the `id` of `agent`. */
function shellName(variable: Variable): string {
  if (variable.name) return shellCase(variable.name);
  const { result, keys } = readSource(variable);
  const [name, key] = [shellCase(result), shellCase(keys.join("_"))];
  return key.startsWith(`${name}_`) ? key : `${name}_${key}`;
}

function shellCase(name: string): string {
  return name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "_")
    .replaceAll(/\W/g, "_")
    .toUpperCase();
}

function toFilter(variable: Variable): string {
  const filter = toPath(variable);
  const compact = variable.type === "json" ? "c" : "";
  return `${compact} ${/[["]/.test(filter) ? `'${filter}'` : filter}`;
}

/** The path of jq to a value of the response. */
function toPath(variable: Variable): string {
  const { keys } = readSource(variable);
  const path = keys.map((key) => {
    if (/^[A-Za-z_]\w*$/.test(key)) return `.${key}`;
    return /^\d+$/.test(key) ? `[${key}]` : `[${JSON.stringify(key)}]`;
  });
  return path.join("").replace(/^(?=\[)/, ".");
}
