import { type Code, type Group, type Item, layOut } from "../layout.ts";
import { type Literals, literal } from "../literals.ts";
import { createLiterals, PYTHON, renderLoop } from "../python.ts";
import type { Step } from "../render-steps.ts";
import { readSource } from "../values.ts";
import type { Program, ProgramCall, ProgramParts } from "./program.ts";

export const PYTHON_CLIENT = createClientLiterals("", new Map());

/** With the client's code, values in results are read by the types of these. */
function createClientLiterals(code: string, results: ReadonlyMap<string, string>): Literals {
  return createLiterals((variable, quote = '"') => {
    const { result, keys } = readSource(variable);
    let type = results.get(result) ?? "";
    return keys.reduce((place, key) => {
      const { name, type: next } = readMember(code, type, key);
      type = next;
      if (name !== undefined) return `${place}.${name}`;
      return `${place}[${/^\d+$/.test(key) ? key : `${quote}${key}${quote}`}]`;
    }, toSnakeCase(result));
  });
}

/** Finds the type of a part, and the name of its attribute; without one, it is an item of a list or dict. */
function readMember(code: string, type: string, key: string): { name?: string; type: string } {
  const [, generic, inner = ""] = /^(Optional|List|Dict|Union)\[(.*)\]$/.exec(type) ?? [];
  if (generic === "Optional") return readMember(code, inner, key);
  if (generic === "List") return { type: inner };
  if (generic === "Dict" || type === "Any") return { type: "Any" };
  if (generic === "Union") {
    const members = inner.split(", ").map((member) => readMember(code, member, key));
    return members.find(({ name, type }) => name === undefined || type !== "") ?? members[0]!;
  }
  const [, alias] = new RegExp(`^${type} = (.+)$`, "m").exec(code) ?? [];
  if (alias) return readMember(code, alias, key);
  const [fields = ""] = new RegExp(`^class ${type}\\b[^]*?(?=^\\S)`, "m").exec(code) ?? [];
  const [, name = toSnakeCase(key), next = ""] =
    new RegExp(`^    (${toSnakeCase(key)}_?): ([^=\n]+?)(?: =.*)?$`, "m").exec(fields) ?? [];
  return { name, type: next };
}

interface PythonCallOptions {
  /** End of the method's name. */
  suffix?: string | undefined;
  style?: Literals;
  /** Renders the body of a call of the method. Default: a dict. */
  renderBody?: (method: string, body: unknown) => Code;
}

export function renderPythonCall(
  { operationId, parameters, body }: Step,
  { suffix, style = PYTHON_CLIENT, renderBody = (_, body) => literal(body, style) }: PythonCallOptions = {},
): Group {
  const method = `client.${toSnakeCase(suffix ? `${operationId}.${suffix}` : operationId)}`;
  const items = Object.entries(parameters).map(
    ([name, value]): Item => ({ label: `${toName(name)}=`, code: literal(value, style) }),
  );
  if (body !== undefined) items.push({ label: items.length > 0 ? "body=" : "", code: renderBody(method, body) });
  return { open: `${method}(`, items, close: ")", hugs: true };
}

export function renderPythonParts({ serverUrl, needsUser, calls }: Program, code: string): ProgramParts {
  const keys: Item[] = [{ label: '"bearer": ', code: 'os.environ["PLATFORM_API_KEY"]' }];
  if (needsUser) {
    const items = [{ label: '"DashboardUserContextAuth": ', code: 'os.environ["PLATFORM_USER_CONTEXT_TOKEN"]' }];
    keys.push({ label: '"apiKey": ', code: { open: "{", items, close: "}" } });
  }
  const auth: Item = { label: "auth=", code: { open: "{", items: keys, close: "}" } };
  const client: Group = { open: "client = Client(", items: [{ code: `"${serverUrl}"` }, auth], close: ")" };
  const results = new Map<string, string>();
  const statements = calls.map((call) => renderStatement(call, code, results));
  const modules = calls.some(({ step }) => step.repeat) ? "import os\nimport time" : "import os";
  return {
    statements,
    frame: (shown) => `${modules}

from platform_api import Client

${layOut(client, PYTHON)}
${shown.join("\n")}`,
  };
}

function renderStatement(
  { step, returns, suffix, variable, isKept, prints }: ProgramCall,
  code: string,
  results: Map<string, string>,
): string {
  const name = toSnakeCase(variable);
  const style = createClientLiterals(code, results);
  const call = renderPythonCall(step, { suffix, style });
  if (returns === "items" || returns === "events") {
    const loop = layOut({ ...call, open: `for ${name} in ${call.open}`, close: `${call.close}:` }, PYTHON);
    return `${loop}\n    print(${returns === "events" ? "event.event, event.data" : name})`;
  }
  const assigned = { ...call, open: `${name} = ${call.open}` };
  if (isKept) results.set(variable, readResult(code, step.operationId));
  const print = prints ? `\nprint(${name})` : "";
  if (step.repeat) {
    const lines = [layOut(assigned, PYTHON, 1)];
    return renderLoop(lines, step.repeat, style, (field) => `.${toSnakeCase(field)}`).join("\n") + print;
  }
  if (returns === "value" && prints) return layOut(assigned, PYTHON) + print;
  return layOut(isKept ? assigned : call, PYTHON);
}

function readResult(code: string, operationId: string): string {
  const [, type = ""] = new RegExp(`^    def ${toSnakeCase(operationId)}\\(.*\\) -> (.*):$`, "m").exec(code) ?? [];
  return type;
}

function toName(parameter: string): string {
  const name = toSnakeCase(parameter);
  // The generator adds an underscore to a keyword. The API has no other parameter that is one.
  return name === "from" ? "from_" : name;
}

function toSnakeCase(name: string): string {
  return name
    .replaceAll(/\W/g, "_")
    .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase();
}
