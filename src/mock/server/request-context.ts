import type { Caller } from "../areas/caller.ts";
import { type JsonBody, parseJson } from "../lib/parse-json.ts";
import type { Controller } from "../sandboxes/state.ts";
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

/** Reads the body as JSON (RFC 8259), once. */
export function readJson(context: RequestContext): JsonBody {
  context.json ??= parseJson(context.request.body);
  return context.json;
}
