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
  controller: Controller | undefined;
  /** What the body is, once it has been read. */
  json: JsonBody | undefined;
  /** Decoded parameters, once they are validated. */
  parameters: Parameters | undefined;
  transportFault: TransportFault | undefined;
}

export type JsonBody =
  | { readonly kind: "none" }
  | { readonly kind: "json"; readonly value: unknown }
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
    controller: undefined,
    json: undefined,
    parameters: undefined,
    transportFault: undefined,
  };
}

const MAX_DEPTH = 100;
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** Reads the body as JSON (RFC 8259), once. */
export function readJson(context: RequestContext): JsonBody {
  context.json ??= parse(context.request.body);
  return context.json;
}

function parse(body: Uint8Array | undefined): JsonBody {
  if (!body || body.length === 0) return { kind: "none" };
  let text: string;
  try {
    text = decoder.decode(body);
  } catch {
    return { kind: "malformed", reason: "The body is not valid UTF-8." };
  }
  try {
    const value: unknown = JSON.parse(text);
    // Nothing shorter can be as deep, and a number out of range needs an exponent or hundreds of digits.
    const suspicious = text.length > 2 * MAX_DEPTH || /[eE]\+?\d{3}/.test(text);
    const reason = suspicious ? unsupportedValue(value) : undefined;
    return reason ? { kind: "malformed", reason } : { kind: "json", value };
  } catch (error) {
    return { kind: "malformed", reason: `The body is not valid JSON: ${(error as Error).message}.` };
  }
}

/** What later steps can't handle: nesting that would overflow the stack, and numbers that JSON can't represent. */
function unsupportedValue(value: unknown): string | undefined {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return `The body is nested more than ${MAX_DEPTH} levels deep.`;
    const next: unknown[] = [];
    for (const item of level) {
      if (item === Infinity || item === -Infinity) return "The body has a number that is out of range.";
      if (typeof item !== "object" || item === null) continue;
      for (const part of Array.isArray(item) ? item : Object.values(item)) next.push(part);
    }
    level = next;
  }
  return undefined;
}
