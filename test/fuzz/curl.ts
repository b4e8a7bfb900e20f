import type { Step } from "./session.ts";
import { toBytes, type WireRequest } from "./wire.ts";

/** Maximum bytes of a body in the command line. A program writes a longer one. */
const MOST_INLINE = 2000;

/** The commands that send the same requests, for a shell in which B is the base URL. */
export function curlCommands(steps: readonly Step[]): string {
  return steps
    .map((step) => {
      const lines = step.map(curl);
      return lines.length === 1 ? lines[0] : `${lines.map((line) => `${line} &`).join("\n")}\nwait`;
    })
    .join("\n");
}

function curl(request: WireRequest): string {
  return request.damage || !isRepresentable(request) ? raw(request) : plain(request);
}

/** Returns true if curl sends the request unchanged. */
function isRepresentable({ method, headers, body }: WireRequest): boolean {
  const texts = [method, ...headers.flat()];
  return (
    method !== "CONNECT" &&
    !(method === "HEAD" && body) &&
    texts.every((text) => !/[\0\r\n]/.test(text)) &&
    headers.every(([, value]) => value === value.trim())
  );
}

function plain({ method, target, headers, body }: WireRequest): string {
  const isPath = /^\/[\w\-.~/?&=%:@!$'()*+,;]*$/.test(target);
  const options = [
    ...(method === "GET" && !body ? [] : method === "HEAD" ? ["--head"] : ["-X", method]),
    ...headers
      .filter(([name, value]) => name !== "Host" || value !== "localhost")
      .flatMap(([name, value]) => ["-H", quoted(value === "" ? `${name};` : `${name}: ${value}`)]),
    ...(body && !headers.some(([name]) => name === "Content-Type") ? ["-H", "Content-Type:"] : []),
    ...(isPath ? [] : ["--request-target", quoted(target)]),
  ];
  const url = isPath ? `"$B"${quoted(target)}` : '"$B"';
  const line = ["curl -isS --path-as-is", ...options].join(" ");
  if (!body) return `${line} ${url}`;
  if (body.length <= MOST_INLINE && !body.includes(0)) return `${line} --data-binary ${quoted(latin1(body))} ${url}`;
  return `node -e ${quoted(`process.stdout.write(Buffer.from(${expression(latin1(body))}, "latin1"))`)} | ${line} --data-binary @- ${url}`;
}

/** Requests that no HTTP client sends go through curl's telnet. */
function raw(request: WireRequest): string {
  const text = expression(latin1(toBytes(request)));
  return `(node -e ${quoted(`process.stdout.write(Buffer.from(${text}, "latin1"))`)}; sleep 1) | curl -sS "telnet:\${B#http:}"`;
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** Repetitions from which a part of a text is written once, and the longest of such parts. */
const [MANY, LONGEST] = [40, 4];

/** A text as JavaScript that contains long repetitions only once. */
function expression(text: string): string {
  const parts: string[] = [];
  let written = 0;
  for (let at = 0; at < text.length; ) {
    const [unit, times] = repetitionAt(text, at);
    if (times >= MANY) {
      if (at > written) parts.push(JSON.stringify(text.slice(written, at)));
      parts.push(`${JSON.stringify(unit)}.repeat(${times})`);
      written = at + times * unit.length;
    }
    at = Math.max(at + 1, written);
  }
  if (written < text.length || text === "") parts.push(JSON.stringify(text.slice(written)));
  return parts.join("+");
}

function repetitionAt(text: string, start: number): [unit: string, times: number] {
  for (let length = 1; length <= LONGEST; length += 1) {
    const unit = text.slice(start, start + length);
    let times = 1;
    while (text.startsWith(unit, start + times * length)) times += 1;
    if (times >= MANY) return [unit, times];
  }
  return ["", 0];
}

/** A word of the shell (Bash and Zsh). */
function quoted(text: string): string {
  if (/^[\w\-.~/=%:@+,]+$/.test(text)) return text;
  if (/^[\x20-\x7e]*$/.test(text)) return `'${text.replaceAll("'", "'\\''")}'`;
  const escaped = text.replaceAll(/[\\']/g, "\\$&").replaceAll(/[^\x20-\x7e]/g, (character) => {
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
  });
  return `$'${escaped}'`;
}
