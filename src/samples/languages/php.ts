import { type Code, type Group, type Item, type LayoutOptions, layOut, WIDTH } from "../layout.ts";
import type { Step } from "../render-steps.ts";
import {
  type Condition,
  isTemplate,
  isVariable,
  type Repetition,
  readSource,
  type Template,
  type Variable,
} from "../values.ts";
import {
  type Client,
  type ClientCallOptions,
  type Program,
  type ProgramCall,
  type ProgramParts,
  toCamelCase,
} from "./program.ts";

export const PHP: LayoutOptions = { indent: "    ", trailingComma: true };

interface PhpCallOptions extends ClientCallOptions {
  /** True if the body is an object of its class, and not an array. */
  hasTypedBody?: boolean;
}

/** Renders a call of a method with named arguments. Their types are read from the code of the client. */
export function renderPhpCall(
  { operationId, parameters, body }: Step,
  code: string,
  { suffix = "", results = new Map(), hasTypedBody = false }: PhpCallOptions = {},
) {
  const method = toCamelCase(`${operationId} ${suffix}`);
  const client = { code, results };
  const { types, type } = readSignature(code, method);
  const items = Object.entries(parameters).map(([parameter, value]): Item => {
    const name = toCamelCase(parameter);
    return { label: `${name}: `, code: typed(client, types.get(name), value) };
  });
  if (body !== undefined) {
    const argument = hasTypedBody ? typed(client, types.get("body"), body) : literal(client, body);
    items.push({ label: items.length > 0 ? "body: " : "", code: argument });
  }
  const call: Group = { open: `$client->${method}(`, items, close: ")", hugs: true };
  return { call, type };
}

export function renderPhpParts({ serverUrl, needsUser, calls }: Program, code: string): ProgramParts {
  const keys: Item[] = [{ label: "'bearer' => ", code: "getenv('PLATFORM_API_KEY')" }];
  if (needsUser) {
    const items = [{ label: "'DashboardUserContextAuth' => ", code: "getenv('PLATFORM_USER_CONTEXT_TOKEN')" }];
    keys.push({ label: "'apiKey' => ", code: { open: "[", items, close: "]" } });
  }
  const config: Group = {
    open: "new Config(",
    items: [
      { label: "serverUrl: ", code: quote(serverUrl) },
      { label: "auth: ", code: { open: "[", items: keys, close: "]" } },
    ],
    close: ")",
  };
  const client: Group = { open: "$client = new Client(", items: [{ code: config }], close: ");", hugs: true };
  const results = new Map<string, string>();
  const statements = calls.map((call) => renderStatement(call, code, results));
  const classes = ["Client", "Config", ...new Set(Array.from(statements.join().matchAll(/\b[A-Z]\w*(?=::)/g), String))];
  const frame = (shown: readonly string[]) => `<?php

require __DIR__ . '/vendor/autoload.php';

use PlatformApi\\{${classes.sort().join(", ")}};

${layOut(client, PHP)}
${shown.join("\n")}`;
  return { statements, frame };
}

function renderStatement(
  { step, returns, suffix, variable, isKept, prints }: ProgramCall,
  code: string,
  results: Map<string, string>,
): string {
  const { call, type } = renderPhpCall(step, code, { suffix, results });
  if (isKept) results.set(variable, type);
  if (returns === "items" || returns === "events") {
    const loop = layOut({ ...call, open: `foreach (${call.open}`, close: `${call.close} as $${variable}) {` }, PHP);
    const print =
      returns === "events" ? "echo $event->event, ' ', json_encode($event->data), \"\\n\";" : `print_r($${variable});`;
    return `${loop}\n    ${print}\n}`;
  }
  const assigned = { ...call, open: `$${variable} = ${call.open}`, close: ");" };
  const print = prints ? `\nprint_r($${variable});` : "";
  if (step.repeat) return renderLoop({ code, results }, layOut(assigned, PHP, 1), step.repeat) + print;
  if (returns === "value" && prints) return layOut(assigned, PHP) + print;
  return layOut(isKept ? assigned : { ...call, close: ");" }, PHP);
}

/** Returns the type of each parameter, and that of the result. */
function readSignature(code: string, method: string) {
  const [, list = "", type = ""] = new RegExp(`^ {4}public function ${method}\\((.*)\\): (.*)$`, "m").exec(code) ?? [];
  const parameters = Array.from(list.matchAll(/(\S+) \$(\w+)/g), ([, type = "", name = ""]) => [name, type] as const);
  return { types: new Map(parameters), type };
}

function renderLoop(client: Client, call: string, { until, failed, seconds }: Repetition): string {
  const lines = [
    call,
    `if (${until.map((condition) => renderCondition(client, condition)).join(" && ")}) {`,
    "    break;",
    "}",
    ...(failed ? renderFailed(client, failed) : []),
    `sleep(${seconds});`,
  ];
  return ["while (true) {", ...lines.map((line) => PHP.indent + line), "}"].join("\n");
}

function renderCondition(client: Client, { found, field, value }: Condition): string {
  const { place, type } = findPlace(client, found, "?->");
  const wanted = renderMember(client, type, value);
  if (field !== undefined) return `in_array(${wanted}, array_column(${place}, ${quote(toCamelCase(field))}), true)`;
  const line = `${place} === ${wanted}`;
  return line.length > WIDTH ? `\n        ${place}\n        === ${wanted}\n    ` : line;
}

function renderFailed(client: Client, { found, values }: NonNullable<Repetition["failed"]>): string[] {
  const { place, type } = findPlace(client, found, "?->");
  const items = values.map((value) => ({ code: renderMember(client, type, value) }));
  const text = isEnum(client, type) ? `${place}->value` : place;
  return [
    layOut({ open: `if (in_array(${place}, [`, items, close: "], true)) {" }, PHP, 1),
    `    throw new RuntimeException(${text});`,
    "}",
  ];
}

/** Renders a value of an enum, or another value. */
function renderMember(client: Client, type: string, value: unknown): string {
  if (!isEnum(client, type)) return layOut(literal(client, value), PHP);
  const [, name] = new RegExp(`^enum ${type}: [^]*?^    case (\\w+) = '${value}';`, "m").exec(client.code)!;
  return `${type}::${name}`;
}

const isEnum = ({ code }: Client, type: string) => code.includes(`\nenum ${type}: `);

/** A value in PHP. Its type is the name of a class, the same with brackets for a list, or something else for an array. */
interface Place {
  place: string;
  type: string;
}

/** Renders a value of the result of an earlier call. `arrow` follows an object that can be missing. */
function findPlace({ code, results }: Client, variable: Variable, arrow = "->"): Place {
  const { result, keys } = readSource(variable);
  const start: Place = { place: `$${result}`, type: results.get(result) ?? "" };
  return keys.reduce(({ place, type }, key, index) => {
    const property = readProperty(code, type, key);
    const isOptional = variable.optional?.includes(index - 1);
    if (property) return { place: `${place}${isOptional ? arrow : "->"}${property.place}`, type: property.type };
    return { place: `${place}[${/^\d+$/.test(key) ? key : quote(key)}]`, type: type.replace("[]", "") };
  }, start);
}

/** Finds a property of a class, or of one of the classes of a union. Returns undefined if the type is no class. */
function readProperty(code: string, type: string, key: string): Place | undefined {
  if (!/^[A-Z][\w|]*$/.test(type)) return undefined;
  const [union = ""] = new RegExp(`^function unmarshal${type}\\([^]*?^\\}`, "m").exec(code) ?? [];
  const classes = union ? Array.from(union.matchAll(/(\w+)::fromArray/g), ([, name]) => name) : type.split("|");
  for (const name of classes) {
    const [lines = ""] = new RegExp(`^final class ${name}\\n[^]*?^\\}`, "m").exec(code) ?? [];
    const [, declared = "", place] = new RegExp(`public (\\S+) \\$(${toCamelCase(key)}_?)\\b`).exec(lines) ?? [];
    if (!place) continue;
    const [, item] =
      new RegExp(`^ +${place}: .*=> (?:unmarshal)?(\\w+)(?:::fromArray)?\\(\\$item\\)`, "m").exec(lines) ?? [];
    return { place, type: item ? `${item}[]` : declared.replace("?", "") };
  }
  return { place: toCamelCase(key), type: "" };
}

/** Reads a value into a class, which has a capital letter, also where an array could be passed. A union of classes gets an array. */
function typed(client: Client, type: string | undefined, value: unknown): Code {
  const [, name] = /^\??([A-Z]\w*)(?:\|array(?:\|null)?)?$/.exec(type ?? "") ?? [];
  if (!name || value === null) return literal(client, value);
  const method = typeof value === "string" ? "from" : "fromArray";
  return { open: `${name}::${method}(`, items: [{ code: literal(client, value) }], close: ")", hugs: true };
}

function literal(client: Client, value: unknown): Code {
  if (isVariable(value)) return findPlace(client, value).place;
  if (isTemplate(value)) return renderTemplate(client, value);
  if (typeof value === "string") return quote(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  // An empty array would be sent as a list.
  if (!Array.isArray(value) && Object.keys(value).length === 0) return "new ArrayObject()";
  const items = Array.isArray(value)
    ? value.map((part): Item => ({ code: literal(client, part) }))
    : Object.entries(value).map(([key, part]): Item => ({ label: `${quote(key)} => `, code: literal(client, part) }));
  return { open: "[", items, close: "]" };
}

/** Renders a text with values of earlier calls. */
function renderTemplate(client: Client, { $template }: Template): string {
  const [first] = $template;
  if ($template.length === 1 && isVariable(first)) return `(string) ${findPlace(client, first).place}`;
  const parts = $template.map((part) => {
    return isVariable(part) ? `{${findPlace(client, part).place}}` : part.replaceAll(/[\\"$]/g, "\\$&");
  });
  return `"${parts.join("")}"`;
}

const quote = (text: string) => `'${text.replaceAll(/[\\']/g, "\\$&")}'`;
