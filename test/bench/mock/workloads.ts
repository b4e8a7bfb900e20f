import { readFile } from "node:fs/promises";
import { type Connection, requestText } from "./connection.ts";

/** Runs repeatedly on one connection. Resolves to the status of each request. */
export type Workload = (connection: Connection) => Promise<number[]>;

export type WorkloadName = "list" | "get" | "valid post" | "invalid post" | "create, then get";
export type StreamName = "five events" | "long stream";

const document = JSON.parse(await readFile(new URL("../../../generated/openapi.json", import.meta.url), "utf8"));

/** The agent of the examples, as a request and as a response. */
export const NEW_AGENT = document.components.examples.newScout.value;
export const AGENT = JSON.stringify(document.components.examples.scoutAgent.value);
export const AGENT_PATH = "/v1/agents/ag_0197c3d0";
export const LIST_PATH = "/v1/models";

const { name: _, ...nameless } = NEW_AGENT;
const valid = requestText("POST", "/v1/agents", JSON.stringify(NEW_AGENT));
/** An invalid body with two violations: a missing name, and a number instead of a string. */
const invalid = requestText("POST", "/v1/agents", JSON.stringify({ ...nameless, model: 7 }));

export const WORKLOADS: Readonly<Record<WorkloadName, Workload>> = {
  list: always(requestText("GET", LIST_PATH)),
  get: always(requestText("GET", AGENT_PATH)),
  "valid post": always(valid),
  "invalid post": always(invalid),
  "create, then get": async (connection) => {
    const made = await connection.send(valid);
    const got = await connection.send(requestText("GET", `/v1/agents/${idIn(made.body)}`));
    return [made.status, got.status];
  },
};

/** Event streams, which only this mock has: one of five events, and one of many thousands, for a long JSON output. */
export const STREAMS: Readonly<Record<StreamName, string>> = {
  "five events": conversation({ max_tokens: 10 }),
  "long stream": conversation({
    response_format: { type: "json_schema", json_schema: { name: "report", schema: objectOf(8000) } },
  }),
};

function conversation(completion_args: unknown): string {
  const body = { model: "aurora-small", inputs: "Hi", stream: true, store: false, completion_args };
  return requestText("POST", "/v1/conversations", JSON.stringify(body));
}

function objectOf(fields: number): unknown {
  const names = Array.from({ length: fields }, (_, index) => `field_${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  return { type: "object", properties, required: names };
}

function always(request: string): Workload {
  return async (connection) => [(await connection.send(request)).status];
}

/** The id of the created resource. For a server without state, whose response may have none, the id of the example. */
function idIn(body: string): string {
  try {
    return encodeURIComponent(JSON.parse(body).id);
  } catch {
    return "ag_0197c3d0";
  }
}
