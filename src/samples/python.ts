import type { HttpCall } from "./http-call.ts";
import { type Code, type Group, type Item, type LayoutOptions, layOut, WIDTH } from "./layout.ts";
import { type Literals, literal } from "./literals.ts";
import { type CallOptions, type Condition, isVariable, type Repetition, readSource, type Variable } from "./values.ts";

export const PYTHON: LayoutOptions = { indent: "    ", trailingComma: true };

export const python = createLiterals(toExpression);

/** Renders values of earlier calls with a function that takes the quotation mark of keys. */
export function createLiterals(renderVariable: (variable: Variable, quote?: string) => string): Literals {
  return {
    key: (name) => JSON.stringify(name),
    // JSON's escapes of text are Python's, too.
    text: (value) => JSON.stringify(value),
    other: (value) => (value === null ? "None" : value === true ? "True" : value === false ? "False" : String(value)),
    variable: (variable) => renderVariable(variable),
    template: ({ $template }) => {
      const parts = $template.map((part) => {
        return isVariable(part)
          ? `{${renderVariable(part, "'")}}`
          : JSON.stringify(part).slice(1, -1).replaceAll(/[{}]/g, "$&$&");
      });
      return `f"${parts.join("")}"`;
    },
    padding: "",
  };
}

/**
 * Python with httpx. With the standard library, a call with a body needs six more lines: urllib encodes no JSON, decodes
 * none, and takes the media type and the method from the caller.
 */
export function renderPythonImports(code: string): string {
  const modules = ["json", "os", "time"].filter((name) => name === "os" || code.includes(`${name}.`));
  return `${modules.map((name) => `import ${name}\n`).join("")}\nimport httpx`;
}

export function renderPython(call: HttpCall, { result: kept, uses = [], isLast, repeat }: CallOptions): string {
  const result = kept === undefined ? undefined : snakeCase(kept);
  const { method, response, ends, failures } = call;
  const arguments_ = toArguments(call);
  if (response === "events" && isLast) {
    // By default httpx gives up after five seconds without data.
    const items = [{ code: python.text(method) }, ...arguments_, { label: "timeout=", code: "None" }];
    const stream = layOut({ open: "with httpx.stream(", items, close: ") as response:" }, PYTHON);
    const reading = `${stream}
    response.raise_for_status()
    for line in response.iter_lines():
        if line.startswith("data: "):
            print(json.loads(line[6:]))`;
    const failed =
      ends.length > 0
        ? ends.map((name) => `event != "${name}"`).join(" and ")
        : failures.map((name) => `event == "${name}"`).join(" or ");
    if (failed === "") return reading;
    return `event = None
${reading}
        elif line.startswith("event: "):
            event = line[7:].rstrip()
if ${failed}:
    raise RuntimeError("The stream has failed, or was cut off.")`;
  }
  const group: Group = { open: `response = httpx.${method.toLowerCase()}(`, items: arguments_, close: ")" };
  const lines = [
    layOut(group, PYTHON, repeat ? 1 : 0),
    "response.raise_for_status()",
    ...(result === undefined ? [] : [`${result} = response.json()`]),
  ];
  const printed = result ?? `response.${response === "json" ? "json()" : "status_code"}`;
  const output = isLast && uses.length === 0 ? [`print(${printed})`] : [];
  return [...(repeat ? renderLoop(lines, repeat) : lines), ...output].join("\n");
}

/** Renders a loop around the lines of a call. The name of an item's field follows the item in brackets, or after a point. */
export function renderLoop(
  call: string[],
  { until, failed, seconds }: Repetition,
  style = python,
  field = (name: string) => `["${name}"]`,
): string[] {
  const lines = [
    ...call,
    renderIf(until, style, field),
    "    break",
    ...(failed ? renderFailed(failed, style) : []),
    `time.sleep(${seconds})`,
  ];
  return ["while True:", ...lines.map((line) => PYTHON.indent + line)];
}

function renderFailed({ found, values }: NonNullable<Repetition["failed"]>, style: Literals): string[] {
  const place = style.variable(found);
  const items = values.map((value) => ({ code: python.text(value) }));
  return [layOut({ open: `if ${place} in [`, items, close: "]:" }, PYTHON, 1), `    raise RuntimeError(${place})`];
}

function renderIf(until: readonly Condition[], style: Literals, field: (name: string) => string): string {
  const render = (space: string) => until.map((condition) => renderCondition(condition, space, style, field));
  const line = `if ${render(" ").join(" and ")}:`;
  if (PYTHON.indent.length + line.length <= WIDTH) return line;
  const broken = render("\n        ");
  if (broken.length === 1 && until[0]?.field) return `if ${broken}:`;
  return `if (\n        ${broken.join("\n        and ")}\n    ):`;
}

function renderCondition(
  { found, field, value }: Condition,
  space: string,
  style: Literals,
  toField: (name: string) => string,
): string {
  const wanted = literal(value, style);
  const place = style.variable(found);
  if (field === undefined) return `${place}${space}== ${wanted}`;
  const test = `item${toField(field)} == ${wanted}${space}for item in ${place}`;
  return space === " " ? `any(${test})` : `any(${space}${test}\n    )`;
}

export function toArguments({ url, headers, body, hasBody }: HttpCall): Item[] {
  const fields = headers.map(([name, value]): Item => ({ label: `"${name}": `, code: headerValue(value) }));
  const texts = url.map((part) => (typeof part === "string" ? part : `{${toExpression(part, "'")}}`));
  const isConstant = url.every((part) => typeof part === "string");
  const dictionary: Group = { open: "{", items: fields, close: "}" };
  const json: Code = literal(body, python);
  return [
    { code: `${isConstant ? "" : "f"}"${texts.join("")}"` },
    { label: "headers=", code: dictionary },
    ...(hasBody ? [{ label: "json=", code: json }] : []),
  ];
}

/** Renders a header's value. The name in braces is an environment variable. */
function headerValue(value: string): string {
  const [, text, variable] = /^([^{]*)(?:\{(\w+)\})?$/.exec(value)!;
  if (!variable) return JSON.stringify(value);
  return text === "" ? `os.environ["${variable}"]` : `f"${text}{os.environ['${variable}']}"`;
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function toExpression(variable: Variable, quote = '"'): string {
  const { result, keys } = readSource(variable);
  return snakeCase(result) + keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `[${quote}${key}${quote}]`)).join("");
}
