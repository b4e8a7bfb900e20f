import { type Code, type Group, type Item, type LayoutOptions, layOut } from "../layout.ts";
import type { Step } from "../render-steps.ts";
import { isVariable, readSource, type Variable } from "../values.ts";
import { type ClientCallOptions, type Program, type ProgramCall, toCamelCase } from "./program.ts";

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
  const { types, type } = readSignature(code, method);
  const items = Object.entries(parameters).map(([parameter, value]): Item => {
    const name = toCamelCase(parameter);
    const argument = isVariable(value) ? renderVariable(results, value) : typed(types.get(name), value);
    return { label: `${name}: `, code: argument };
  });
  if (body !== undefined) {
    const argument = hasTypedBody ? typed(types.get("body"), body) : literal(body);
    items.push({ label: items.length > 0 ? "body: " : "", code: argument });
  }
  const call: Group = { open: `$client->${method}(`, items, close: ")", hugs: true };
  return { call, type };
}

export function renderPhpSample({ serverUrl, needsUser, calls }: Program, code: string): string {
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
  return `<?php

require __DIR__ . '/vendor/autoload.php';

use PlatformApi\\{${classes.sort().join(", ")}};

${layOut(client, PHP)}
${statements.join("\n")}`;
}

function renderStatement(
  { step, returns, suffix, variable, isKept, isLast }: ProgramCall,
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
  if (returns === "value" && isLast) return `${layOut(assigned, PHP)}\nprint_r($${variable});`;
  return layOut(isKept ? assigned : { ...call, close: ");" }, PHP);
}

/** Returns the type of each parameter, and that of the result. */
function readSignature(code: string, method: string) {
  const [, list = "", type = ""] = new RegExp(`^ {4}public function ${method}\\((.*)\\): (.*)$`, "m").exec(code) ?? [];
  const parameters = Array.from(list.matchAll(/(\S+) \$(\w+)/g), ([, type = "", name = ""]) => [name, type] as const);
  return { types: new Map(parameters), type };
}

/** Renders a value of the result of an earlier call, which is an object or an array. */
function renderVariable(results: ReadonlyMap<string, string>, variable: Variable): string {
  const { result, keys } = readSource(variable);
  const [key = ""] = keys;
  return results.get(result)?.startsWith("array") ? `$${result}[${quote(key)}]` : `$${result}->${toCamelCase(key)}`;
}

/** Reads a value into a class, which has a capital letter, also where an array could be passed. A union of classes gets an array. */
function typed(type: string | undefined, value: unknown): Code {
  const [, name] = /^\??([A-Z]\w*)(?:\|array(?:\|null)?)?$/.exec(type ?? "") ?? [];
  if (!name || value === null) return literal(value);
  const method = typeof value === "string" ? "from" : "fromArray";
  return { open: `${name}::${method}(`, items: [{ code: literal(value) }], close: ")", hugs: true };
}

function literal(value: unknown): Code {
  if (typeof value === "string") return quote(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  // An empty array would be sent as a list.
  if (!Array.isArray(value) && Object.keys(value).length === 0) return "new ArrayObject()";
  const items = Array.isArray(value)
    ? value.map((part): Item => ({ code: literal(part) }))
    : Object.entries(value).map(([key, part]): Item => ({ label: `${quote(key)} => `, code: literal(part) }));
  return { open: "[", items, close: "]" };
}

const quote = (text: string) => `'${text.replaceAll(/[\\']/g, "\\$&")}'`;
