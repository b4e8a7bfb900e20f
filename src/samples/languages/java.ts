import { type Code, type Group, type Item, type LayoutOptions, layOut } from "../layout.ts";
import type { Step } from "../render-steps.ts";
import { isVariable, readSource, type Variable } from "../values.ts";
import { type ClientCallOptions, type Program, type ProgramCall, toCamelCase } from "./program.ts";

export const JAVA: LayoutOptions = { indent: "    ", trailingComma: false };

interface JavaCallOptions extends ClientCallOptions {
  /** Renders JSON from which a body is read. Default: maps and lists. */
  renderJson?: (value: unknown) => Code;
}

/** Renders a call of a method. Returns undefined if the client, whose code is given, has no such method. */
export function renderJavaCall(
  { operationId, parameters, body = null }: Step,
  code: string,
  { suffix = "", results = new Map(), renderJson = renderMaps }: JavaCallOptions = {},
) {
  const method = toCamelCase(`${operationId}.${suffix}`);
  const signature = readSignature(code, method);
  if (!signature) return undefined;
  const values = new Map(Object.entries(parameters).map(([name, value]) => [toCamelCase(name), value]));
  const items = signature.parameters.map(({ type, name }): Item => {
    if (name === "body") return { code: body === null ? "null" : renderBody(type, renderJson(body), code) };
    if (name === "params") return { code: renderQuery(type, values, signature, code) };
    const value = values.get(name);
    return { code: isVariable(value) ? renderVariable(results, value) : argument(type, value) };
  });
  const call: Group = { open: `client.${method}(`, items, close: ")", hugs: true };
  return { call, type: signature.type };
}

export function renderJavaSample({ serverUrl, needsUser, calls }: Program, code: string): string {
  const auth = ['.bearer(System.getenv("PLATFORM_API_KEY"))'];
  if (needsUser) auth.push('.apiKey("DashboardUserContextAuth", System.getenv("PLATFORM_USER_CONTEXT_TOKEN"))');
  const results = new Map<string, string>();
  const statements = calls.map((call) => renderStatement(call, code, results));
  const lines = [
    "var client = new Client(new Client.Config()",
    `    .serverUrl(${quote(serverUrl)})`,
    `    .auth(new Client.Auth()${auth.join("\n        ")}));`,
    ...statements,
  ];
  const main = lines.join("\n").replaceAll(/^(?=.)/gm, "        ");
  const classes = ["List", "Map"]
    .filter((name) => main.includes(`${name}.`))
    .map((name) => `import java.util.${name};\n`);
  return `${classes.join("")}import platformapi.Client;

public class Program {
    public static void main(String[] args) {
${main}
    }
}`;
}

function renderStatement(
  { step, returns, suffix, variable, isKept, isLast }: ProgramCall,
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
  const assigned = { ...call, open: `var ${variable} = ${call.open}`, close: ");" };
  if (type !== "void" && isLast) return `${layOutCall(assigned)}\nSystem.out.println(${variable});`;
  return layOutCall(isKept ? assigned : { ...call, close: ");" });
}

/** A union has a function of the client, and a record one of its own. */
function renderBody(type: string, json: Code, code: string): Code {
  if (type === "Object") return json;
  const read = code.includes(` parse${type}(Object json)`) ? `Client.parse${type}` : `Client.${type}.fromJson`;
  return { open: `${read}(`, items: [{ code: json }], close: ")", hugs: true };
}

/** Renders the parameters of the query: those that the method itself does not have. */
function renderQuery(
  type: string,
  values: ReadonlyMap<string, unknown>,
  { parameters }: Signature,
  code: string,
): string {
  const query = [...values].filter(([key]) => !parameters.some(({ name }) => name === key));
  if (query.length === 0) return "null";
  const setters = query.map(([key, value]) => `.${key}(${argument(readFieldType(code, type, key), value)})`);
  return `new Client.${type}()${setters.join("")}`;
}

function argument(type: string, value: unknown): string {
  const [, item] = /^List<(\w+)>$/.exec(type) ?? [];
  if (item)
    return `List.of(${[value]
      .flat()
      .map((part) => argument(item, part))
      .join(", ")})`;
  if (type === "Long") return `${value}L`;
  if (type === "Double") return `(double) ${value}`;
  const isEnum = !["String", "Boolean", "Object"].includes(type);
  return isEnum ? `Client.${type}.fromWire(${JSON.stringify(value)})` : JSON.stringify(value);
}

/** Renders a text in the result of an earlier call, which is a record or a map. */
function renderVariable(results: ReadonlyMap<string, string>, variable: Variable): string {
  const { result, keys } = readSource(variable);
  const [key = ""] = keys;
  if (results.get(result) !== "Object") return `${result}.${toCamelCase(key)}()`;
  return `(String) ((Map<?, ?>) ${result}).get(${quote(key)})`;
}

/** Renders JSON as maps and lists, or as a text, because these cannot contain null, and `Map.of` takes at most ten pairs. */
function renderMaps(value: unknown): Code {
  return needsText(value) ? `Client.Json.parse(${quote(JSON.stringify(value))})` : literal(value);
}

function needsText(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value === null;
  return (!Array.isArray(value) && Object.keys(value).length > 10) || Object.values(value).some(needsText);
}

function literal(value: unknown): Code {
  if (Array.isArray(value))
    return { open: "List.of(", items: value.map((part) => ({ code: literal(part) })), close: ")" };
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const items = Object.entries(value).map(([key, part]): Item => ({ label: `${quote(key)}, `, code: literal(part) }));
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
