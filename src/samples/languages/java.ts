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
  type Client,
  type ClientCallOptions,
  type Program,
  type ProgramCall,
  type ProgramParts,
  toCamelCase,
} from "./program.ts";

export const JAVA: LayoutOptions = { indent: "    ", trailingComma: false };

interface JavaCallOptions extends ClientCallOptions {
  /** Renders JSON from which a body is read. Default: maps and lists. */
  renderJson?: (value: unknown) => Code;
}

/** Renders a call of a method. Returns undefined if the client, whose code is given, has no such method. */
export function renderJavaCall(
  { operationId, parameters, body = null }: Step,
  code: string,
  {
    suffix = "",
    results = new Map(),
    renderJson = (value) => renderMaps({ code, results }, value),
  }: JavaCallOptions = {},
) {
  const client = { code, results };
  const method = toCamelCase(`${operationId}.${suffix}`);
  const signature = readSignature(code, method);
  if (!signature) return undefined;
  const values = new Map(Object.entries(parameters).map(([name, value]) => [toCamelCase(name), value]));
  const items = signature.parameters.map(({ type, name }): Item => {
    if (name === "body") return { code: body === null ? "null" : renderBody(type, renderJson(body), code) };
    if (name === "params") return { code: renderQuery(client, type, values, signature) };
    return { code: argument(client, type, values.get(name)) };
  });
  const call: Group = { open: `client.${method}(`, items, close: ")", hugs: true };
  return { call, type: signature.type };
}

export function renderJavaParts({ serverUrl, needsUser, calls }: Program, code: string): ProgramParts {
  const auth = ['.bearer(System.getenv("PLATFORM_API_KEY"))'];
  if (needsUser) auth.push('.apiKey("DashboardUserContextAuth", System.getenv("PLATFORM_USER_CONTEXT_TOKEN"))');
  const results = new Map<string, string>();
  const statements = calls.map((call) => renderStatement(call, code, results));
  const start = [
    "var client = new Client(new Client.Config()",
    `    .serverUrl(${quote(serverUrl)})`,
    `    .auth(new Client.Auth()${auth.join("\n        ")}));`,
  ];
  const classes = ["List", "Map"]
    .filter((name) => new RegExp(`\\b${name}[.<]`).test(statements.join("\n")))
    .map((name) => `import java.util.${name};\n`);
  const throws = calls.some(({ step }) => step.repeat) ? " throws InterruptedException" : "";
  const frame = (shown: readonly string[]) => `${classes.join("")}import platformapi.Client;

public class Program {
    public static void main(String[] args)${throws} {
${[...start, ...shown].join("\n").replaceAll(/^(?=.)/gm, "        ")}
    }
}`;
  return { statements, frame };
}

function renderStatement(
  { step, returns, suffix, variable, isKept, prints }: ProgramCall,
  code: string,
  results: Map<string, string>,
): string {
  const { call, type } = renderJavaCall(step, code, { suffix, results })!;
  if (isKept) results.set(variable, type);
  const layOutCall = (group: Group) => layOut(group, JAVA, 0, 8);
  if (returns === "items" || returns === "events") {
    const loop = layOutCall({ ...call, open: `for (var ${variable} : ${call.open}`, close: `${call.close}) {` });
    const print = returns === "events" ? 'event.event() + " " + event.data()' : variable;
    return `${loop}\n    System.out.println(${print});\n}`;
  }
  const print = prints ? `\nSystem.out.println(${variable});` : "";
  if (step.repeat) {
    const assigned = layOut({ ...call, open: `${variable} = ${call.open}`, close: ");" }, JAVA, 1, 8);
    return `Client.${type} ${variable};\n${renderLoop({ code, results }, assigned, step.repeat)}${print}`;
  }
  const assigned = { ...call, open: `var ${variable} = ${call.open}`, close: ");" };
  if (type !== "void" && prints) return layOutCall(assigned) + print;
  return layOutCall(isKept ? assigned : { ...call, close: ");" });
}

function renderLoop(client: Client, call: string, { until, failed, seconds }: Repetition): string {
  const lines = [
    call,
    `if (${until.map((condition) => renderCondition(client, condition)).join(" && ")})\n        break;`,
    ...(failed ? renderFailed(client, failed) : []),
    `Thread.sleep(${seconds * 1000});`,
  ];
  return ["while (true) {", ...lines.map((line) => JAVA.indent + line), "}"].join("\n");
}

function renderCondition(client: Client, { found, field, value }: Condition): string {
  const { place, type } = findPlace(client, found);
  if (field !== undefined) {
    const [, union = ""] = /^List<(\w+)>$/.exec(type) ?? [];
    return `${place}.stream().anyMatch(item -> item instanceof ${findVariant(client, union, value)})`;
  }
  if (isVariable(value)) return `${findPlace(client, value).place}.equals(${place})`;
  return typeof value === "string" && !isEnum(client, type)
    ? `${quote(value)}.equals(${place})`
    : `${place} == ${renderMember(client, type, value)}`;
}

/** Finds the class of a union that a value of its discriminator stands for. */
function findVariant({ code }: Client, union: string, value: unknown): string {
  const [, name] = new RegExp(` parse${union}\\(Object json\\) \\{[^]*?case "${value}":\\s+return (\\w+)\\.`).exec(
    code,
  )!;
  return `Client.${name}`;
}

function renderFailed(client: Client, { found, values }: NonNullable<Repetition["failed"]>): string[] {
  const { place, type } = findPlace(client, found);
  const [value, ...others] = values;
  const items = values.map((each) => ({ code: renderMember(client, type, each) }));
  const test: Group =
    others.length > 0
      ? { open: "if (List.of(", items, close: `).contains(${place}))` }
      : { open: `if (${renderCondition(client, { found, value })})`, items: [], close: "" };
  return [
    layOut(test, JAVA, 1, 8),
    `    throw new IllegalStateException(${isEnum(client, type) ? `${place}.toString()` : place});`,
  ];
}

/** Renders a value of an enum, or another value. */
function renderMember(client: Client, type: string, value: unknown): string {
  if (!isEnum(client, type)) return JSON.stringify(value);
  const [, name] = new RegExp(`public enum ${type} [^]*?^ {8}(\\w+)\\("${value}"\\)`, "m").exec(client.code)!;
  return `Client.${type}.${name}`;
}

const isEnum = ({ code }: Client, type: string) => code.includes(`public enum ${type} `);

/** A union has a function of the client, and a record one of its own. */
function renderBody(type: string, json: Code, code: string): Code {
  if (type === "Object") return json;
  const read = code.includes(` parse${type}(Object json)`) ? `Client.parse${type}` : `Client.${type}.fromJson`;
  return { open: `${read}(`, items: [{ code: json }], close: ")", hugs: true };
}

/** Renders the parameters of the query: those that the method itself does not have. */
function renderQuery(
  client: Client,
  type: string,
  values: ReadonlyMap<string, unknown>,
  { parameters }: Signature,
): string {
  const query = [...values].filter(([key]) => !parameters.some(({ name }) => name === key));
  if (query.length === 0) return "null";
  const setters = query.map(
    ([key, value]) => `.${key}(${argument(client, readFieldType(client.code, type, key), value)})`,
  );
  return `new Client.${type}()${setters.join("")}`;
}

function argument(client: Client, type: string, value: unknown): string {
  if (isVariable(value)) {
    const { place, type: known } = findPlace(client, value);
    return known === "Object" && type !== "Object" ? `(${type}) ${place}` : place;
  }
  if (isTemplate(value)) return renderTemplate(client, value);
  const [, item] = /^List<(\w+)>$/.exec(type) ?? [];
  if (item)
    return `List.of(${[value]
      .flat()
      .map((part) => argument(client, item, part))
      .join(", ")})`;
  if (type === "Long") return `${value}L`;
  if (type === "Double") return `(double) ${value}`;
  return isEnum(client, type) ? `Client.${type}.fromWire(${JSON.stringify(value)})` : JSON.stringify(value);
}

/** Renders a value of the result of an earlier call: of a record, list or map. */
function findPlace({ code, results }: Client, variable: Variable): { place: string; type: string } {
  const { result, keys } = readSource(variable);
  const start = { place: result, type: results.get(result) ?? "Object" };
  return keys.reduce(({ place, type }, key) => {
    const item = /^(?:List<|Map<String, )(.+)>$/.exec(type)?.[1];
    const index = /^\d+$/.test(key) ? key : quote(key);
    if (item) return { place: `${place}.get(${index})`, type: item };
    if (type === "Object")
      return { place: `((${index === key ? "List<?>" : "Map<?, ?>"}) ${place}).get(${index})`, type };
    return readComponent(code, type, key, place);
  }, start);
}

/** Reads a component of a record, or of the first record of a union that has it. Its name can have a number: records use some names. */
function readComponent(code: string, type: string, key: string, place: string): { place: string; type: string } {
  const [union = ""] = new RegExp(` ${type} parse${type}\\([^]*?^ {4}\\}`, "m").exec(code) ?? [];
  const records = union === "" ? [type] : Array.from(union.matchAll(/return (\w+)\.fromJson/g), ([, name]) => name);
  const name = toCamelCase(key);
  for (const record of records) {
    const [components = ""] = new RegExp(`^ {4}public record ${record}\\([^]*?^ {4}\\)`, "m").exec(code) ?? [];
    const [, found, component] = new RegExp(`^ {8}(\\S.*) (${name}2?),?$`, "m").exec(components) ?? [];
    const owner = record === type ? place : `((Client.${record}) ${place})`;
    if (found) return { place: `${owner}.${component}()`, type: found };
  }
  return { place: `${place}.${name}()`, type: "" };
}

/** Renders a text with values of earlier calls. */
function renderTemplate(client: Client, { $template }: Template): string {
  const parts = $template.map((part) => (isVariable(part) ? findPlace(client, part).place : quote(part)));
  return parts.length === 1 ? `String.valueOf(${parts})` : parts.join(" + ");
}

/** Renders JSON as maps and lists, or as a text, because these cannot contain null, and `Map.of` takes at most ten pairs. */
function renderMaps(client: Client, value: unknown): Code {
  return needsText(value) ? `Client.Json.parse(${quote(JSON.stringify(value))})` : literal(client, value);
}

function needsText(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value === null;
  return (!Array.isArray(value) && Object.keys(value).length > 10) || Object.values(value).some(needsText);
}

function literal(client: Client, value: unknown): Code {
  if (isVariable(value)) return findPlace(client, value).place;
  if (isTemplate(value)) return renderTemplate(client, value);
  if (Array.isArray(value))
    return { open: "List.of(", items: value.map((part) => ({ code: literal(client, part) })), close: ")" };
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const items = Object.entries(value).map(
    ([key, part]): Item => ({ label: `${quote(key)}, `, code: literal(client, part) }),
  );
  return { open: "Map.of(", items, close: ")" };
}

interface Signature {
  type: string;
  parameters: { type: string; name: string }[];
}

function readSignature(code: string, method: string): Signature | undefined {
  const [, type, list] = new RegExp(`^ {4}public (\\S.*) ${method}\\((.*)\\) \\{$`, "m").exec(code) ?? [];
  if (type === undefined || list === undefined) return undefined;
  const parameters = (list === "" ? [] : list.split(", ")).map((parameter) => {
    const [type = "", name = ""] = parameter.split(" ");
    return { type, name };
  });
  return { type, parameters };
}

/** Reads the type of a query parameter from its setter. */
function readFieldType(code: string, params: string, name: string): string {
  const [, type = ""] = new RegExp(`public ${params} ${name}\\((.*) ${name}\\)`).exec(code) ?? [];
  return type;
}

const quote = (text: string) => JSON.stringify(text);
