import { readFile } from "node:fs/promises";

/** Sends one or more requests. Resolves to the statuses of the responses. */
export type Workload = (send: Send) => Promise<number[]>;

/** Sends a request over HTTP, or calls the mock in this process. */
export type Send = (request: SimpleRequest) => Promise<SimpleResponse>;

export interface SimpleRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
  /** The whole request in HTTP/1.1. */
  readonly text: string;
}

export interface SimpleResponse {
  readonly status: number;
  /** Decoded as Latin-1: each character is a byte. */
  readonly body: string;
}

export type WorkloadName = "list" | "get" | "valid post" | "invalid post" | "create, then get";
export type StreamName = "five events" | "long stream";

const document = JSON.parse(await readFile(new URL("../../../generated/openapi.json", import.meta.url), "utf8"));

/** The API key of all workloads. */
const KEY = "bench";
/** The agent in the examples of the document. Every sandbox has it. */
const AGENT_ID = "ag_0197c3d0";
const newAgent = document.components.examples.newScout.value;
const { name: _, ...nameless } = newAgent;

export const LIST = simpleRequest("GET", "/v1/models");
const GET = simpleRequest("GET", `/v1/agents/${AGENT_ID}`);
const VALID = simpleRequest("POST", "/v1/agents", newAgent);
/** A body with two violations: the name is missing, and the model is a number. */
const INVALID = simpleRequest("POST", "/v1/agents", { ...nameless, model: 7 });
/** Only our mock supports this request. */
export const RESET = simpleRequest("POST", "/_mock/reset", {});

export const WORKLOADS: Readonly<Record<WorkloadName, Workload>> = {
  list: repeated(LIST),
  get: repeated(GET),
  "valid post": repeated(VALID),
  "invalid post": repeated(INVALID),
  "create, then get": createThenGet(KEY),
};

/** Event streams, which only our mock supports: one of five events, and one of thousands, which generates a large object. */
export const STREAMS: Readonly<Record<StreamName, SimpleRequest>> = {
  "five events": conversation({ max_tokens: 10 }),
  "long stream": conversation({
    response_format: { type: "json_schema", json_schema: { name: "report", schema: createObject(8000) } },
  }),
};

/** Creates an agent and gets it, in the sandbox of the key. */
export function createThenGet(key: string): Workload {
  const create = simpleRequest("POST", "/v1/agents", newAgent, key);
  return async (send) => {
    const created = await send(create);
    const got = await send(simpleRequest("GET", `/v1/agents/${idIn(created.body)}`, undefined, key));
    return [created.status, got.status];
  };
}

export function simpleRequest(method: string, path: string, json?: unknown, key = KEY): SimpleRequest {
  const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nAccept: */*\r\n`;
  if (json === undefined) return { method, path, body: undefined, text: `${head}\r\n` };
  const body = JSON.stringify(json);
  const fields = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
  return { method, path, body, text: `${head}${fields}\r\n\r\n${body}` };
}

function conversation(completion_args: unknown): SimpleRequest {
  const ask = { model: "aurora-small", inputs: "Hi", stream: true, store: false, completion_args };
  return simpleRequest("POST", "/v1/conversations", ask);
}

function createObject(fields: number): unknown {
  const names = Array.from({ length: fields }, (_, index) => `field_${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  return { type: "object", properties, required: names };
}

function repeated(request: SimpleRequest): Workload {
  return async (send) => [(await send(request)).status];
}

/** The id of the created agent. The response of the bare server has none, so it gets the id of the example. */
function idIn(body: string): string {
  return /"id": ?"([^"]+)"/.exec(body)?.[1] ?? AGENT_ID;
}
