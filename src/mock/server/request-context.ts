import type { Caller } from "../areas/caller.ts";
import type { Keeper } from "../sandbox/sandbox.ts";
import type { Route } from "./router.ts";
import type { Disturbance, MockRequest } from "./types.ts";

/** A request on its way through the pipeline, and what is known about it so far. */
export interface Exchange {
  readonly request: MockRequest;
  readonly path: string;
  readonly query: string;
  route: Route | undefined;
  /** The operation that answers: the route's, or its streaming variant. */
  id: string | undefined;
  values: readonly string[];
  streaming: boolean;
  caller: Caller | undefined;
  keeper: Keeper | undefined;
  /** What the body is, once it has been read. */
  json: JsonBody | undefined;
  /** Decoded parameters, once they are validated. */
  parameters: Parameters | undefined;
  disturbance: Disturbance | undefined;
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

export function createExchange(request: MockRequest): Exchange {
  const mark = request.url.indexOf("?");
  return {
    request,
    path: mark < 0 ? request.url : request.url.slice(0, mark),
    query: mark < 0 ? "" : request.url.slice(mark + 1),
    route: undefined,
    id: undefined,
    values: [],
    streaming: false,
    caller: undefined,
    keeper: undefined,
    json: undefined,
    parameters: undefined,
    disturbance: undefined,
  };
}

const MAX_DEPTH = 100;
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** Reads the body as JSON (RFC 8259), once. */
export function jsonOf(exchange: Exchange): JsonBody {
  exchange.json ??= parse(exchange.request.body);
  return exchange.json;
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
    const reason = suspicious ? oddity(value) : undefined;
    return reason ? { kind: "malformed", reason } : { kind: "json", value };
  } catch (error) {
    return { kind: "malformed", reason: `The body is not valid JSON: ${(error as Error).message}.` };
  }
}

/** What later steps could not live with: nesting that would overflow the stack, numbers that JSON can't write again. */
function oddity(value: unknown): string | undefined {
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
