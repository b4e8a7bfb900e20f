import type { HttpCall } from "./http-call.ts";
import { JAVASCRIPT, javascriptLiterals, renderLoop, toExpression } from "./javascript.ts";
import { type Group, type Item, layOut } from "./layout.ts";
import { literal } from "./literals.ts";
import type { CallOptions } from "./values.ts";

/** Parses the events of a stream, which the platform itself can't. */
export const EVENT_PARSER = 'import { EventSourceParserStream } from "eventsource-parser/stream";';

/** Renders JavaScript for Node.js, Deno and Bun, without a library for the requests. */
export function renderFetch(call: HttpCall, options: CallOptions): string {
  const { result, uses = [], isLast, isOnly, taken = [], repeat } = options;
  const declaration = taken.includes("response") ? "" : isOnly || repeat ? "const " : "let ";
  const items = [{ code: toUrl(call) }, { code: toOptions(call) }];
  const group = { open: `${declaration}response = await fetch(`, items, close: ");", hugs: true };
  const lines = [
    layOut(group, JAVASCRIPT, repeat ? 1 : 0),
    // The body describes the error.
    "if (!response.ok) throw new Error(await response.text());",
  ];
  if (result === undefined) return [...lines, ...(isLast ? [output(call)] : [])].join("\n");
  if (!repeat) return [...lines, `const ${result} = await response.json();`].join("\n");
  const loop = renderLoop(result, [...lines, `${result} = await response.json();`], repeat);
  return isLast && uses.length === 0 ? `${loop}\nconsole.log(${result});` : loop;
}

function output({ response, ends, failures }: HttpCall): string {
  if (response === "nothing") return "console.log(response.status);";
  if (response === "json") return "console.log(await response.json());";
  const failed =
    ends.length > 0
      ? ends.map((name) => `last !== ${JSON.stringify(name)}`).join(" && ")
      : failures.map((name) => `last === ${JSON.stringify(name)}`).join(" || ");
  const events = `const events = response.body
  .pipeThrough(new TextDecoderStream())
  .pipeThrough(new EventSourceParserStream());`;
  if (failed === "") return `${events}\nfor await (const { data } of events) console.log(JSON.parse(data));`;
  return `${events}
let last;
for await (const { event, data } of events) {
  console.log(JSON.parse(data));
  last = event;
}
if (${failed})
  throw new Error("The stream has failed, or was cut off.");`;
}

function toUrl({ url }: HttpCall): string {
  const texts = url.map((part) => (typeof part === "string" ? part : `\${${toExpression(part)}}`));
  return url.every((part) => typeof part === "string") ? JSON.stringify(texts.join("")) : `\`${texts.join("")}\``;
}

export function toOptions({ method, headers, body, hasBody }: HttpCall): Group {
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
