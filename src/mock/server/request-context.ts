import type { Caller } from "../areas/caller.ts";
import type { Controller } from "../control/state.ts";
import type { Route } from "./router.ts";
import type { MockRequest, TransportFault } from "./types.ts";

/** A request in the pipeline, and what the steps so far have found out about it. */
export interface RequestContext {
  readonly request: MockRequest;
  readonly path: string;
  readonly query: string;
  route: Route | undefined;
  /** The operation that handles it: the route's, or its streaming variant. */
  operationId: string | undefined;
  /** Values of the path's parameters, in order, still percent-encoded. */
  pathValues: readonly string[];
  streaming: boolean;
  caller: Caller | undefined;
  /** The sandbox of the caller's key. */
  sandboxId: string | undefined;
  /** The sandbox as the request has found it, once it gets there. */
  controller: Controller | undefined;
  /** Number of the request in its sandbox. */
  number: number | undefined;
  /** Time in the sandbox, in RFC 3339. */
  time: string | undefined;
  /** What was not enforced, for the journal. */
  notes: string[];
  /** What the body is, once it has been read. */
  json: JsonBody | undefined;
  /** Decoded parameters, once they are validated. */
  parameters: Parameters | undefined;
  transportFault: TransportFault | undefined;
}

export type JsonBody =
  | { readonly kind: "none" }
  | { readonly kind: "json"; readonly value: unknown; readonly text: string }
  | { readonly kind: "malformed"; readonly reason: string };

export interface Parameters {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly header: Record<string, unknown>;
}

export function createRequestContext(request: MockRequest): RequestContext {
  const mark = request.url.indexOf("?");
  return {
    request,
    path: mark < 0 ? request.url : request.url.slice(0, mark),
    query: mark < 0 ? "" : request.url.slice(mark + 1),
    route: undefined,
    operationId: undefined,
    pathValues: [],
    streaming: false,
    caller: undefined,
    sandboxId: undefined,
    controller: undefined,
    number: undefined,
    time: undefined,
    notes: [],
    json: undefined,
    parameters: undefined,
    transportFault: undefined,
  };
}

const MAX_DEPTH = 100;
/** Members of one object. To list those of an object with a million takes half a second. */
const MAX_MEMBERS = 10_000;
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** Reads the body as JSON (RFC 8259), once. */
export function readJson(context: RequestContext): JsonBody {
  context.json ??= parseJson(context.request.body);
  return context.json;
}

export function parseJson(body: Uint8Array | undefined): JsonBody {
  if (!body || body.length === 0) return { kind: "none" };
  let text: string;
  try {
    text = decoder.decode(body);
  } catch {
    return { kind: "malformed", reason: "The body is not valid UTF-8." };
  }
  const reason = unsupportedStructure(body);
  if (reason) return { kind: "malformed", reason };
  try {
    const value: unknown = JSON.parse(text);
    // Only a number with such an exponent or that many digits can be out of range.
    if (/[eE]\+?\d{3}|(?<!\d)\d{300}/.test(text) && hasInfinity(value))
      return { kind: "malformed", reason: "The body has a number that is out of range." };
    return { kind: "json", value, text };
  } catch (error) {
    return { kind: "malformed", reason: `The body is not valid JSON: ${(error as Error).message}.` };
  }
}

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * What later steps can't handle: nesting that would overflow the stack, and objects that take long to read. It is found
 * in the text, because a value of that kind takes longer to parse than to refuse. The text may be anything.
 */
function unsupportedStructure(text: Uint8Array): string | undefined {
  // Members of the objects that are open, by depth.
  const members = new Uint32Array(MAX_DEPTH + 1);
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at];
    if (byte === QUOTE) {
      at = endOfString(text, at);
    } else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth > MAX_DEPTH) return `The body is nested more than ${MAX_DEPTH} levels deep.`;
      members[depth] = 0;
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) {
      depth = Math.max(0, depth - 1);
    } else if (byte === COLON) {
      members[depth]! += 1;
      if (members[depth]! > MAX_MEMBERS) return `The body has an object with more than ${MAX_MEMBERS} members.`;
    }
  }
  return undefined;
}

/** The index of the quotation mark that ends a string. */
function endOfString(text: Uint8Array, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === QUOTE) return at;
    if (text[at] === BACKSLASH) at += 1;
  }
  return text.length;
}

/** Whether a number in the value is one that JSON can't represent, and JSON.parse has made infinite. */
function hasInfinity(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some(hasInfinity);
  const object = value as Readonly<Record<string, unknown>>; // It comes from JSON.
  for (const name in object) if (hasInfinity(object[name])) return true;
  return false;
}
