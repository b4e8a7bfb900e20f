import { type Code, type Group, type Item, type LayoutOptions, layOut } from "../layout.ts";
import type { Step } from "../render-steps.ts";
import { isVariable, readSource, type Variable } from "../values.ts";
import {
  type ClientCallOptions,
  capitalize,
  type Program,
  type ProgramCall,
  toCamelCase,
  UnsupportedError,
} from "./program.ts";

export const GO: LayoutOptions = { indent: "\t", trailingComma: true, aligns: true };

/** The types of a client's code, by name: the fields of structs by the names of their properties, and the targets of aliases. */
export interface GoTypes {
  code: string;
  structs: ReadonlyMap<string, Fields>;
  aliases: ReadonlyMap<string, string>;
}

type Fields = ReadonlyMap<string, { name: string; type: string }>;

export function readGoTypes(code: string): GoTypes {
  const structs = Array.from(code.matchAll(/^type (\w+) struct \{\n([\s\S]*?)^\}/gm), ([, name = "", lines = ""]) => {
    // A field without the name of a property is that of a parameter.
    const fields = Array.from(
      lines.matchAll(/^\t(\w+) +(\S+)(?: +`json:"([^",]+))?/gm),
      ([, field = "", type = "", property = field]) => [property, { name: field, type }] as const,
    );
    return [name, new Map(fields)] as const;
  });
  const aliases = Array.from(
    code.matchAll(/^type (\w+) = (\S+)$/gm),
    ([, name = "", type = ""]) => [name, type] as const,
  );
  return { code, structs: new Map(structs), aliases: new Map(aliases) };
}

/**
 * Renders a call, which may need a function `pointer`. Returns undefined if the client has no such method. `result` is the type
 * of the result, or of the items of an iterator; undefined if the method returns only an error.
 */
export function renderGoCall(
  types: GoTypes,
  { operationId, parameters, body = null }: Step,
  { suffix = "", results = new Map() }: ClientCallOptions = {},
) {
  const method = toPascalCase(`${operationId}.${suffix}`);
  const signature = readSignature(types.code, method);
  if (!signature) return undefined;
  const values = new Map(Object.entries(parameters).map(([name, value]) => [toPascalCase(name), value]));
  const items = signature.parameters.map(({ name, type }): Item => {
    if (name === "body") return { code: literal(types, type, body) };
    if (name === "params") return { code: renderQuery(types, type, values) };
    const value = values.get(toPascalCase(name));
    return { code: isVariable(value) ? renderVariable(types, results, value) : literal(types, type, value) };
  });
  const call: Group = { open: `client.${method}(`, items: [{ code: "ctx" }, ...items], close: ")", hugs: true };
  const [, item] = /^func\(yield func\((\S+), error\) bool\)$/.exec(signature.result) ?? [];
  const [, result] = /^\((\S+), error\)$/.exec(signature.result) ?? [];
  return { call, result: item ?? result, iterates: item !== undefined };
}

const PACKAGES = ["context", "encoding/json", "fmt", "log", "os"];
const MODULE = "github.com/platform-api/platform-api-go";
const POINTER = "\nfunc pointer[T any](value T) *T { return &value }\n";

/** Renders a program that is formatted as by gofmt. */
export function renderGoSample({ serverUrl, needsUser, calls }: Program, types: GoTypes): string {
  const fields: Item[] = [{ label: "Bearer: ", code: 'func() string { return os.Getenv("PLATFORM_API_KEY") }' }];
  if (needsUser) {
    const token = 'func() string { return os.Getenv("PLATFORM_USER_CONTEXT_TOKEN") }';
    const items = [{ label: '"DashboardUserContextAuth": ', code: token }];
    fields.push({ label: "APIKey: ", code: { open: "map[string]func() string{", items, close: "}" } });
  }
  const auth: Group = { open: "platform.Auth{", items: fields, close: "}" };
  const config: Group = {
    open: "client := platform.New(platform.Config{",
    items: [
      { label: "ServerURL: ", code: quote(serverUrl) },
      { label: "Auth: ", code: auth },
    ],
    close: "})",
  };
  const results = new Map<string, string>();
  const statements = calls.map((call) => renderStatement(call, types, results));
  const lines = ["ctx := context.Background()", layOut(config, GO), ...statements];
  const main = lines.join("\n").replaceAll(/^(?=.)/gm, "\t");
  const packages = PACKAGES.filter((name) => main.includes(`${name.replace(/.*\//, "")}.`));
  return `package main

import (
${packages.map((name) => `\t${quote(name)}\n`).join("")}
	platform ${quote(MODULE)}
)

func main() {
${main}
}
${main.includes("pointer") ? POINTER : ""}`.trimEnd();
}

const CHECK = "if err != nil {\n\tlog.Fatal(err)\n}";

function renderStatement(call: ProgramCall, types: GoTypes, results: Map<string, string>): string {
  const { step, returns, suffix, isKept, isLast } = call;
  // The name of a package is taken.
  const variable = PACKAGES.includes(call.variable) ? "item" : call.variable;
  const { call: group, result, iterates } = renderGoCall(types, step, { suffix, results })!;
  const output = `json.NewEncoder(os.Stdout).Encode(${variable})`;
  if (iterates) {
    const print = returns === "events" ? "fmt.Println(event.Event, event.Data)" : output;
    const body = [...CHECK.split("\n"), print, "return true"].map((line) => `\t${line}\n`).join("");
    return `${layOut(group, GO)}(func(${variable} ${qualify(result!)}, err error) bool {\n${body}})`;
  }
  const assign = (names: string) => layOut({ ...group, open: `${names} := ${group.open}` }, GO, 0, 4);
  if (!result || (!isKept && !isLast)) {
    const names = result ? "_, err" : "err";
    return CHECK.replace("err != nil", () => `${assign(names)}; err != nil`);
  }
  if (isKept) results.set(variable, result);
  return [assign(`${variable}, err`), CHECK, ...(isLast ? [output] : [])].join("\n");
}

function readSignature(code: string, method: string) {
  const pattern = new RegExp(`^func \\(c \\*Client\\) ${method}\\(ctx context\\.Context(?:, ([^)]*))?\\) (.*) {$`, "m");
  const [, list, result] = pattern.exec(code) ?? [];
  if (result === undefined) return undefined;
  const parameters = (list?.split(", ") ?? []).map((parameter) => {
    const [name = "", type = ""] = parameter.split(" ");
    return { name, type };
  });
  return { parameters, result };
}

function renderQuery(types: GoTypes, type: string, values: ReadonlyMap<string, unknown>): Code {
  const fields = types.structs.get(type.slice(1))!;
  const query = [...values].filter(([name]) => fields.has(name));
  return query.length > 0 ? literal(types, type, Object.fromEntries(query)) : "nil";
}

/** Renders a text in the result of an earlier call. */
function renderVariable(types: GoTypes, results: ReadonlyMap<string, string>, variable: Variable): string {
  const { result, keys } = readSource(variable);
  let type = results.get(result) ?? "any";
  const path = keys.reduce((code, key) => {
    const field = types.structs.get(resolveAlias(types, type))?.get(key);
    type = field?.type ?? "any";
    return field ? `${code}.${field.name}` : `${code}.(map[string]any)[${quote(key)}]`;
  }, result);
  return type === "any" ? `${path}.(string)` : path;
}

function literal(types: GoTypes, type: string, value: unknown): Code {
  const target = resolveAlias(types, type);
  if (target.startsWith("*")) return value === null ? "nil" : pointer(types, target.slice(1), value);
  if (value === null) return "nil";
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = types.structs.get(target);
  if (fields) {
    const items = Object.entries(value).map(([key, part]) => {
      const field = fields.get(key);
      if (!field) throw new UnsupportedError(`${target} has no field \`${key}\``);
      return { label: `${field.name}: `, code: literal(types, field.type, part) };
    });
    return { open: `${qualify(target)}{`, items, close: "}" };
  }
  if (Array.isArray(value)) {
    const list = target === "any" ? "[]any" : target;
    const items = value.map((part) => ({ code: element(types, list.slice("[]".length), part) }));
    return { open: `${qualify(list)}{`, items, close: "}" };
  }
  const map = target === "any" ? "map[string]any" : target;
  const items = Object.entries(value).map(([key, part]) => {
    return { label: `${quote(key)}: `, code: element(types, map.slice("map[string]".length), part) };
  });
  return { open: `${qualify(map)}{`, items, close: "}" };
}

/** Renders an element of a list or map, which does not repeat its type. */
function element(types: GoTypes, type: string, value: unknown): Code {
  const code = literal(types, type, value);
  const isRepeated = typeof code !== "string" && code.open === `${qualify(resolveAlias(types, type))}{`;
  return isRepeated ? { ...code, open: "{" } : code;
}

/** Renders a pointer to a value. Only composite literals have an address, but not as that of an interface. */
function pointer(types: GoTypes, type: string, value: unknown): Code {
  const code = literal(types, type, value);
  const target = resolveAlias(types, type);
  if (typeof code !== "string" && target !== "any") return { ...code, open: `&${code.open}` };
  const isDeduced = ["string", "bool"].includes(target);
  return { open: `pointer${isDeduced ? "" : `[${qualify(type)}]`}(`, items: [{ code }], close: ")", hugs: true };
}

function resolveAlias(types: GoTypes, type: string): string {
  const target = types.aliases.get(type);
  return target === undefined ? type : resolveAlias(types, target);
}

function qualify(type: string): string {
  return type.replaceAll(/\b[A-Z]/g, "platform.$&");
}

export function toPascalCase(name: string): string {
  return capitalize(toCamelCase(name));
}

/** The escapes of JSON are also those of Go. */
const quote = (text: string) => JSON.stringify(text);
