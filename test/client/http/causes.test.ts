/** The causes of errors that have no status. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { defineFunction, runFunctions } from "../../../src/client/functions.ts";
import * as exported from "../../../src/client/index.ts";
import { catchRejection, collect } from "../stub-client.ts";
import {
  closeConnection,
  createTestClient,
  end,
  type Handler,
  resetConnection,
  respond,
  slowClock,
  stall,
  stallJson,
  startServer,
  streamEvents,
  truncateJson,
} from "./server.ts";

beforeEach(slowClock);

type Send = (client: exported.Platform, options: { signal: AbortSignal }) => PromiseLike<unknown>;

const inputs = { inputs: "When is low water?", model: "aurora-large" } as const;

const get: Send = ({ agents }, options) => agents.get("ag_1", options);
const getByApi: Send = ({ api }, { signal }) =>
  api.GET("/v1/agents/{agent_id}", { params: { path: { agent_id: "ag_1" } }, signal });
const abortBefore: Send = (client) => get(client, { signal: AbortSignal.abort() });
const post: Send = ({ conversations }, options) => conversations.start(inputs, options);
const list: Send = ({ agents }, options) => collect(agents.list(options));
const stream: Send = ({ conversations }, options) => collect(conversations.startStream(inputs, options));
const listen: Send = ({ workflows }, options) => collect(workflows.events.stream(options));
const FAILURE = 'event: error\ndata: {"reason":"read_error","error":"The log is gone."}\n\n';
const wait: Send = (client, { signal }) => exported.waitForBatchJob(client, "job_1", { signal, deadlineMs: 200 });
const run: Send = (client, { signal }) => {
  const tide = defineFunction({ name: "tide", parameters: {}, run: () => new Promise(() => {}) });
  return runFunctions(client, inputs, [tide], { signal });
};

const redirect = respond(302, "", { Location: "/v1/elsewhere" });
const json = { "Content-Type": "application/json" };
const page = (cursor: string | null) => respond(200, { data: [1], next_page_token: cursor });
const event = (data: string) => streamEvents([`event: tide\ndata: ${data}\n\n`], end);
const call = { type: "function.call", tool_call_id: "1", name: "tide", arguments: "{}" };

/** For each cause the class of the error, the start of its message after the operation, the server, the call and limits. */
const causes: [
  cause: string,
  error: string,
  message: string,
  server: Handler[],
  send: Send,
  limits?: exported.PlatformOptions,
][] = [
  ["a refused connection", "ConnectionError", "could not connect", [], get],
  ["a reset connection", "ConnectionError", "received no complete response", [resetConnection], get],
  ["a reset connection of client.api", "ConnectionError", "received no complete response", [resetConnection], getByApi],
  [
    "a connection that is reset in a stream",
    "ConnectionError",
    "received no complete response",
    [streamEvents(["event: tide\ndata: {}\n\n"], resetConnection)],
    stream,
  ],
  ["a connection that is closed", "ConnectionError", "received no complete response", [closeConnection], get],
  ["a truncated body", "ConnectionError", "received no complete response", [truncateJson], get],
  [
    "a body that is not compressed as it says",
    "ConnectionError",
    "received no complete response",
    [respond(200, "{}", { ...json, "Content-Encoding": "gzip" })],
    get,
  ],
  [
    "a response that is not HTTP",
    "ConnectionError",
    "received no complete response",
    [(response) => response.socket?.end("220 smtp.harbor.example\r\n")],
    get,
  ],

  ["no headers", "TimeoutError", "exceeded timeoutMs", [stall], get],
  ["no headers for client.api", "TimeoutError", "exceeded timeoutMs", [stall], getByApi],
  ["no headers of a stream", "TimeoutError", "exceeded idleTimeoutMs", [stall], stream],
  ["a body that stalls", "TimeoutError", "exceeded timeoutMs", [stallJson], get],
  ["a stream that stalls", "TimeoutError", "exceeded idleTimeoutMs", [streamEvents([], stall)], stream],
  ["a state that does not end", "TimeoutError", "exceeded deadlineMs", [respond(200, { status: "RUNNING" })], wait],

  ["an abort before the request", "AbortError", "was aborted", [stall], abortBefore],
  ["an abort before the headers", "AbortError", "was aborted", [stall], get],
  ["an abort of client.api", "AbortError", "was aborted", [stall], getByApi],
  ["an abort in a body", "AbortError", "was aborted", [stallJson], get],
  ["an abort in a stream", "AbortError", "was aborted", [streamEvents([], stall)], stream],
  ["an abort in a wait", "AbortError", "was aborted", [respond(200, { status: "RUNNING" })], wait],
  [
    "an abort in a function",
    "AbortError",
    "was aborted",
    [respond(200, { conversation_id: "c", outputs: [call] })],
    run,
  ],

  ["an HTML page", "ResponseError", "received a 200 response (text/html) instead of", [respond(200, "<html>")], get],
  [
    "an HTML page for client.api",
    "ResponseError",
    "received a 200 response (text/html) instead of JSON",
    [respond(200, "<html>")],
    getByApi,
  ],
  [
    "invalid JSON",
    "ResponseError",
    "received a 200 response (application/json) instead of",
    [respond(200, "{", json)],
    get,
  ],
  [
    "JSON that is no object",
    "ResponseError",
    "received a 200 response (application/json) instead of",
    [respond(200, "null", json)],
    get,
  ],
  ["an empty body", "ResponseError", "received an empty 200 response (text/html) instead of", [respond(200)], get],
  [
    "a large body",
    "ResponseError",
    "received more than 9 bytes",
    [respond(200, { id: "ag_100" })],
    get,
    { maxBodyBytes: 9 },
  ],
  [
    "a large body of client.api",
    "ResponseError",
    "received more than 9 bytes",
    [respond(200, { id: "ag_100" })],
    getByApi,
    { maxBodyBytes: 9 },
  ],
  ["a redirect of a POST", "ResponseError", "was redirected to", [redirect], post],
  ["a redirect of a stream", "ResponseError", "was redirected to", [redirect], stream],
  ["a redirect to itself", "ResponseError", "was redirected to", [redirect], get],
  ["a redirect without Location", "ResponseError", "received status 302", [respond(302)], get],
  [
    "a status below 400 that is neither success nor redirect",
    "ResponseError",
    "received status 304",
    [respond(304)],
    get,
  ],
  ["a page without items", "ResponseError", "received a page without an array", [respond(200, {})], list],
  ["a page that names itself as the next", "ResponseError", "received pages in a cycle", [page("b")], list],
  [
    "a page that is repeated for ever",
    "ResponseError",
    "received pages in a cycle",
    [respond(200, { data: [1] })],
    ({ batch }) => collect(batch.jobs.list({ page_size: 1 })),
  ],

  ["a stream that ends early", "StreamError", "ended before", [event("{}")], stream],
  [
    "a stream that is JSON",
    "StreamError",
    "received a 200 response (application/json) instead of",
    [respond(200, {})],
    stream,
  ],
  [
    "a stream that ends with a failure",
    "StreamError",
    'ended with error: {"reason":',
    [streamEvents([FAILURE])],
    listen,
  ],
  ["an event that is not JSON", "StreamError", "received an event tide whose data is not JSON", [event("{")], stream],
  [
    "a large event",
    "StreamError",
    "exceeded maxEventLength",
    [streamEvents(["data: Low water"], end)],
    stream,
    { maxEventLength: 9 },
  ],
];

/** The places in src/client that created the errors, such as `pages.ts:61`. */
const places = new Set<string>();

test.each(causes)("%s: %s %s", async (_, name, message, handlers, send, limits) => {
  const server = await startServer(...handlers);
  if (handlers.length === 0) await server.close();
  const controller = new AbortController();
  if (name === "AbortError") setTimeout(() => controller.abort(), 100);
  const { client } = createTestClient(server, { maxRetries: 0, timeoutMs: 300, idleTimeoutMs: 300, ...limits });
  const error = await catchRejection(send(client, { signal: controller.signal }));
  expect(error).toMatchObject({ name, message: expect.stringMatching(/^[\w.]+ /) });
  expect(error.message.slice(error.message.indexOf(" ") + 1, -1)).toContain(message);
  places.add(String(error.stack?.match(/src\/client\/([\w-]+\.ts:\d+)/)?.[1]));
});

test("each class, and each place in the source that creates one, has a cause", () => {
  const { APIError, PlatformError } = exported;
  const names = Object.entries<unknown>(exported).flatMap(([name, type]) => {
    const { prototype } = Object(type);
    const hasStatus = type === APIError || prototype instanceof APIError;
    return prototype instanceof PlatformError && type !== PlatformError && !hasStatus ? [name] : [];
  });
  expect(new Set(causes.map(([, name]) => name))).toEqual(new Set(names));
  const pattern = new RegExp(`new (${names.join("|")})\\(`);
  const folder = fileURLToPath(new URL("../../../src/client/", import.meta.url));
  const created = readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => {
      const lines = readFileSync(folder + file, "utf8").split("\n");
      return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []));
    });
  expect([...places].sort()).toEqual(created.sort());
});
