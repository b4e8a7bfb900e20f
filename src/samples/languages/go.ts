import { type Code, type Group, type Item, type LayoutOptions, layOut } from "../layout.ts";
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
  type ClientCallOptions,
  capitalize,
  type Program,
  type ProgramCall,
  type ProgramParts,
  toCamelCase,
  UnsupportedError,
} from "./program.ts";

export const GO: LayoutOptions = { indent: "\t", trailingComma: true, aligns: true };

/** The types of a client's code, by name: the fields of structs by the names of their properties, and the targets of aliases. */
export interface GoTypes {
  code: string;
  structs: ReadonlyMap<string, Fields>;
  aliases: ReadonlyMap<string, string>;
  /** Types of the variables with results of earlier calls. */
  results: ReadonlyMap<string, string>;
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
  return { code, structs: new Map(structs), aliases: new Map(aliases), results: new Map() };
}

/**
 * Renders a call, which may need a function `pointer`. Returns undefined if the client has no such method. `result` is the type
 * of the result, or of the items of an iterator; undefined if the method returns only an error.
 */
export function renderGoCall(
  known: GoTypes,
  { operationId, parameters, body = null }: Step,
  { suffix = "", results = new Map() }: ClientCallOptions = {},
) {
  const types = { ...known, results };
  const method = toPascalCase(`${operationId}.${suffix}`);
  const signature = readSignature(types.code, method);
  if (!signature) return undefined;
  const values = new Map(Object.entries(parameters).map(([name, value]) => [toPascalCase(name), value]));
  const items = signature.parameters.map(({ name, type }): Item => {
    if (name === "body") return { code: literal(types, type, body) };
    if (name === "params") return { code: renderQuery(types, type, values) };
    return { code: literal(types, type, values.get(toPascalCase(name))) };
  });
  const call: Group = { open: `client.${method}(`, items: [{ code: "ctx" }, ...items], close: ")", hugs: true };
  const [, item] = /^func\(yield func\((\S+), error\) bool\)$/.exec(signature.result) ?? [];
  const [, result] = /^\((\S+), error\)$/.exec(signature.result) ?? [];
  return { call, result: item ?? result, iterates: item !== undefined };
}

const PACKAGES = ["context", "encoding/json", "fmt", "log", "os", "time"];
const MODULE = "github.com/platform-api/platform-api-go";
const POINTER = "\nfunc pointer[T any](value T) *T { return &value }\n";
const LIST = `
func list[T any](values any) (items []T) {
	for _, value := range values.([]any) {
		items = append(items, value.(T))
	}
	return items
}
`;

/** Renders a program that is formatted as by gofmt. */
export function renderGoParts({ serverUrl, needsUser, calls }: Program, types: GoTypes): ProgramParts {
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
  const start = ["ctx := context.Background()", layOut(config, GO)];
  const whole = [...start, ...statements].join("\n");
  const packages = PACKAGES.filter((name) => new RegExp(`\\b${name.replace(/.*\//, "")}\\.[A-Z]`).test(whole));
  const frame = (shown: readonly string[]) =>
    `package main

import (
${packages.map((name) => `\t${quote(name)}\n`).join("")}
	platform ${quote(MODULE)}
)

func main() {
${[...start, ...shown].join("\n").replaceAll(/^(?=.)/gm, "\t")}
}
${whole.includes("pointer") ? POINTER : ""}${whole.includes("list[") ? LIST : ""}`.trimEnd();
  return { statements, frame };
}

const CHECK = "if err != nil {\n\tlog.Fatal(err)\n}";

function renderStatement(call: ProgramCall, types: GoTypes, results: Map<string, string>): string {
  const { step, returns, suffix, isKept, prints } = call;
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
  if (!result || (!isKept && !prints)) {
    const names = result ? "_, err" : "err";
    return CHECK.replace("err != nil", () => `${assign(names)}; err != nil`);
  }
  if (isKept) results.set(variable, result);
  const print = prints ? [output] : [];
  if (step.repeat) {
    const assigned = layOut({ ...group, open: `${variable}, err = ${group.open}` }, GO, 0, 8);
    const loop = renderLoop({ ...types, results }, [assigned, CHECK], step.repeat);
    return [`var ${variable} ${qualify(result)}`, loop, ...print].join("\n");
  }
  return [assign(`${variable}, err`), CHECK, ...print].join("\n");
}

/** Renders a loop around a call, after another one, which has declared the error. */
function renderLoop(types: GoTypes, call: string[], { until, failed, seconds }: Repetition): string {
  const [condition] = until;
  const isInList = condition?.field !== undefined;
  const lines = [
    ...call,
    isInList
      ? renderSearch(types, condition)
      : `if ${until.map((each) => renderCondition(types, each)).join(" && ")} {\n\tbreak\n}`,
    ...(failed ? [renderFailed(types, failed)] : []),
    `time.Sleep(${seconds === 1 ? "" : `${seconds} * `}time.Second)`,
  ];
  const body = lines.join("\n").replaceAll(/^(?=.)/gm, "\t");
  return `${isInList ? "poll:\n" : ""}for {\n${body}\n}`;
}

function renderCondition(types: GoTypes, { found, value }: Condition): string {
  const { code, type } = findPlace(types, found);
  const isPointer = type.startsWith("*");
  const wanted = literal(types, type.replace("*", ""), value);
  return isPointer ? `${code} != nil && *${code} == ${wanted}` : `${code} == ${wanted}`;
}

/** Renders a loop that leaves the one around it when an item has a value in a field. */
function renderSearch(types: GoTypes, { found, field = "", value }: Condition): string {
  const { code, type } = findPlace(types, found);
  const member = findMember(types, { code: "item", type: type.slice("[]".length) }, field);
  const test = `if ${member.code} == ${literal(types, member.type, value)} {\n\t\tbreak poll\n\t}`;
  return `for _, item := range ${code} {\n\t${test}\n}`;
}

function renderFailed(types: GoTypes, { found, values }: NonNullable<Repetition["failed"]>): string {
  const { code, type } = findPlace(types, found);
  const isPointer = type.startsWith("*");
  const place = isPointer ? `*${code}` : code;
  const lines = `switch ${place} {\ncase ${values.map(quote).join(", ")}:\n\tlog.Fatal(${place})\n}`;
  return isPointer ? `if ${code} != nil {\n${lines.replaceAll(/^/gm, "\t")}\n}` : lines;
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

/** A value in Go, and its type. */
interface Place {
  code: string;
  type: string;
}

/** Renders a value in the result of an earlier call as a value of a type. */
function renderVariable(types: GoTypes, variable: Variable, target: string): string {
  const { code, type } = findPlace(types, variable);
  if (target === "any") return code;
  if (type.startsWith("*")) return `*${code}`;
  if (resolveAlias(types, type) !== "any") return code;
  return target.startsWith("[]")
    ? `list[${qualify(target.slice("[]".length))}](${code})`
    : `${code}.(${qualify(target)})`;
}

function findPlace(types: GoTypes, variable: Variable): Place {
  const { result, keys } = readSource(variable);
  const start: Place = { code: result, type: types.results.get(result) ?? "any" };
  return keys.reduce((place, key) => findMember(types, place, key), start);
}

/** Finds a field of a struct, an item of a list or map, or the same of a value without a type. */
function findMember(types: GoTypes, { code, type }: Place, key: string): Place {
  const target = resolveAlias(types, type.replace("*", ""));
  const field = types.structs.get(target)?.get(key);
  if (field) return { code: `${code}.${field.name}`, type: field.type };
  const value = type.startsWith("*") ? `(*${code})` : code;
  const [, item] = /^(?:\[\]|map\[string\])(.+)$/.exec(target) ?? [];
  const isPosition = /^\d+$/.test(key);
  const assertion = item ? "" : isPosition ? ".([]any)" : ".(map[string]any)";
  return { code: `${value}${assertion}[${isPosition ? key : quote(key)}]`, type: item ?? "any" };
}

/** Renders a text with values of earlier calls. */
function renderTemplate(types: GoTypes, { $template }: Template): Code {
  const values = $template.filter(isVariable).map((variable) => ({ code: renderVariable(types, variable, "any") }));
  if ($template.length === values.length) return { open: "fmt.Sprint(", items: values, close: ")" };
  const format = $template.map((part) => (isVariable(part) ? "%v" : part.replaceAll("%", "%%"))).join("");
  return { open: "fmt.Sprintf(", items: [{ code: quote(format) }, ...values], close: ")" };
}

function literal(types: GoTypes, type: string, value: unknown): Code {
  const target = resolveAlias(types, type);
  if (target.startsWith("*")) return value === null ? "nil" : pointer(types, target.slice(1), value);
  if (isVariable(value)) return renderVariable(types, value, target);
  if (isTemplate(value)) return renderTemplate(types, value);
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
  if (typeof code !== "string" && target !== "any" && !isTemplate(value)) return { ...code, open: `&${code.open}` };
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
