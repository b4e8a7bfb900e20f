import { type Code, type Group, type Item, layOut } from "../layout.ts";
import { type Literals, literal } from "../literals.ts";
import { PYTHON, python } from "../python.ts";
import type { Step } from "../render-steps.ts";
import { readSource } from "../values.ts";
import type { Program, ProgramCall } from "./program.ts";

export const PYTHON_CLIENT: Literals = {
  ...python,
  variable(variable) {
    const { result, keys } = readSource(variable);
    return [result, ...keys].join(".");
  },
};

interface PythonCallOptions {
  /** End of the method's name. */
  suffix?: string | undefined;
  /** Renders the body of a call of the method. Default: a dict. */
  renderBody?: (method: string, body: unknown) => Code;
}

export function renderPythonCall(
  { operationId, parameters, body }: Step,
  { suffix, renderBody = (_, body) => literal(body, PYTHON_CLIENT) }: PythonCallOptions = {},
): Group {
  const method = `client.${toSnakeCase(suffix ? `${operationId}.${suffix}` : operationId)}`;
  const items = Object.entries(parameters).map(
    ([name, value]): Item => ({ label: `${toName(name)}=`, code: literal(value, PYTHON_CLIENT) }),
  );
  if (body !== undefined) items.push({ label: items.length > 0 ? "body=" : "", code: renderBody(method, body) });
  return { open: `${method}(`, items, close: ")", hugs: true };
}

export function renderPythonSample({ serverUrl, needsUser, calls }: Program): string {
  const keys: Item[] = [{ label: '"bearer": ', code: 'os.environ["PLATFORM_API_KEY"]' }];
  if (needsUser) {
    const items = [{ label: '"DashboardUserContextAuth": ', code: 'os.environ["PLATFORM_USER_CONTEXT_TOKEN"]' }];
    keys.push({ label: '"apiKey": ', code: { open: "{", items, close: "}" } });
  }
  const auth: Item = { label: "auth=", code: { open: "{", items: keys, close: "}" } };
  const client: Group = { open: "client = Client(", items: [{ code: `"${serverUrl}"` }, auth], close: ")" };
  return `import os

from platform_api import Client

${layOut(client, PYTHON)}
${calls.map(renderStatement).join("\n")}`;
}

function renderStatement({ step, returns, suffix, variable, isKept, isLast }: ProgramCall): string {
  const name = toSnakeCase(variable);
  const call = renderPythonCall(step, { suffix });
  if (returns === "items" || returns === "events") {
    const loop = layOut({ ...call, open: `for ${name} in ${call.open}`, close: `${call.close}:` }, PYTHON);
    return `${loop}\n    print(${returns === "events" ? "event.event, event.data" : name})`;
  }
  const assigned = { ...call, open: `${name} = ${call.open}` };
  if (returns === "value" && isLast) return `${layOut(assigned, PYTHON)}\nprint(${name})`;
  return layOut(isKept ? assigned : call, PYTHON);
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
