import type { HttpCall } from "./http-call.ts";
import { JAVASCRIPT, javascriptLiterals, toExpression } from "./javascript.ts";
import { type Group, type Item, layOut } from "./layout.ts";
import { literal } from "./literals.ts";
import type { CallOptions } from "./values.ts";

/** Renders JavaScript for Node.js, Deno and Bun, without a library. */
export function renderFetch(call: HttpCall, { result, isLast }: CallOptions): string {
  if (result !== undefined)
    return statement(`const ${result} = await fetch(`, call, ").then((response) => response.json());");
  if (!isLast) return statement("await fetch(", call, ");");
  return `${statement("const response = await fetch(", call, ");")}\n${output(call)}`;
}

function statement(open: string, call: HttpCall, close: string): string {
  const group: Group = { open, items: [{ code: toUrl(call) }, { code: toOptions(call) }], close, hugs: true };
  return layOut(group, JAVASCRIPT);
}

function output({ response }: HttpCall): string {
  if (response === "nothing") return "console.log(response.status);";
  if (response === "json") return "console.log(await response.json());";
  return `const text = response.body.pipeThrough(new TextDecoderStream());
for await (const part of text) console.log(part);`;
}

function toUrl({ url }: HttpCall): string {
  const texts = url.map((part) => (typeof part === "string" ? part : `\${${toExpression(part)}}`));
  return url.every((part) => typeof part === "string") ? JSON.stringify(texts.join("")) : `\`${texts.join("")}\``;
}

function toOptions({ method, headers, body, hasBody }: HttpCall): Group {
  const fields = headers.map(([name, value]) => [name, headerValue(value)] as const);
  if (hasBody) fields.push(["Content-Type", '"application/json"']);
  const items: Item[] = [
    ...(method === "GET" ? [] : [{ label: "method: ", code: JSON.stringify(method) }]),
    {
      label: "headers: ",
      code: toObject(fields.map(([name, code]) => ({ label: `${javascriptLiterals.key(name)}: `, code }))),
    },
  ];
  if (hasBody) {
    const json: Item = { code: literal(body, javascriptLiterals) };
    items.push({ label: "body: ", code: { open: "JSON.stringify(", items: [json], close: ")", hugs: true } });
  }
  return toObject(items);
}

function toObject(items: Item[]): Group {
  return { open: "{", items, close: "}", padding: " " };
}

/** Renders a header's value. The name in braces is an environment variable. */
function headerValue(value: string): string {
  const [, text, variable] = /^([^{]*)(?:\{(\w+)\})?$/.exec(value)!;
  if (!variable) return JSON.stringify(value);
  return text === "" ? `process.env.${variable}` : `\`${text}\${process.env.${variable}}\``;
}
