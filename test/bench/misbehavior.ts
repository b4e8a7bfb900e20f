/**
 * Runs this client and the one from `redocly generate-client` against servers that misbehave: `npm run bench -- misbehavior`.
 * Prints for each case how many requests each client sent, and what the caller got. Asserts nothing; the tests of this client
 * are in test/client/. test/client/behave/README.md describes the result.
 */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Platform } from "../../src/client/index.ts";
import { generateRedoclyClient } from "../../src/clients/redocly-client.ts";

/** A call that has not ended by then counts as one that never ends. */
const LIMIT_MS = 5_000;
const TIMEOUT_MS = 400;
const MAX_RETRIES = 2;

type Fetch = typeof globalThis.fetch;
/** The part of a client that the cases use. */
interface Client {
  get(): Promise<unknown>;
  delete(): Promise<unknown>;
  post(): Promise<unknown>;
  list(): AsyncIterable<unknown>;
  numbered(): AsyncIterable<unknown>;
  stream(): AsyncIterable<unknown>;
  resumable(): AsyncIterable<unknown>;
}
type Create = (baseUrl: string, fetch: Fetch) => Client;
type Call = keyof Client;

const agent = { model: "aurora", name: "Guide" };
const body = { model: "aurora", inputs: "When is low water?" };

const createPlatform: Create = (baseUrl, fetch) => {
  const times = { timeoutMs: TIMEOUT_MS, idleTimeoutMs: TIMEOUT_MS, maxRetries: MAX_RETRIES };
  const client = new Platform({ apiKey: "key", baseUrl, ...times, fetch });
  return {
    get: () => client.agents.get("ag_1"),
    delete: () => client.agents.delete("ag_1"),
    post: () => client.agents.create(agent),
    list: () => client.agents.list(),
    numbered: () => client.batch.jobs.list({ page_size: 2 }),
    stream: () => client.conversations.startStream(body),
    resumable: () => client.workflows.events.stream(),
  };
};

async function importRedoclyClient(folder: string): Promise<Create> {
  await generateRedoclyClient(folder, "client.ts");
  const { createClient, OPERATIONS } = await import(pathToFileURL(join(folder, "client.ts")).href);
  return (serverUrl, fetch) => {
    const retry = { retries: MAX_RETRIES, retryDelay: 100 };
    const client = createClient(OPERATIONS, { serverUrl, auth: { bearer: "key" }, retry, timeout: TIMEOUT_MS, fetch });
    return {
      get: () => client.agents_get({ path: { agent_id: "ag_1" } }),
      delete: () => client.agents_delete({ path: { agent_id: "ag_1" } }),
      post: () => client.agents_create({ body: agent }),
      list: () => client.agents_list.items(),
      numbered: () => client.batch_jobs_list.items({ query: { page_size: 2 } }),
      stream: () => client.conversations_startStream({ body: { ...body, stream: true } }),
      resumable: () => client.workflows_events_stream(),
    };
  };
}

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

const respond =
  (status: number, content: unknown = "", headers: Record<string, string> = {}): Handler =>
  (response) => {
    const isText = typeof content === "string";
    response.writeHead(status, { "Content-Type": isText ? "text/html" : "application/json", ...headers });
    response.end(isText ? content : JSON.stringify(content));
  };
const start =
  (contentType: string, text: string, then: Handler, status = 200): Handler =>
  (response, request) => {
    response.writeHead(status, { "Content-Type": contentType });
    response.write(text, () => setTimeout(() => then(response, request), 20));
  };
const events = (text: string, then: Handler) => start("text/event-stream", text, then);
const end: Handler = (response) => response.end();
const reset: Handler = (response) => response.socket?.resetAndDestroy();
const stall: Handler = () => {};
const flood: Handler = (response) => {
  const write = () => {
    while (!response.destroyed && response.write("x".repeat(1 << 16)));
    response.once("drain", write);
  };
  write();
};
const page = (data: unknown, next?: string | null) => respond(200, { data, next_page_token: next });
const DONE = 'event: conversation.response.done\ndata: {"n":1}\n\n';
const ONE = 'event: a\ndata: {"n":0}\n\n';
/** The first 60 pages of a list with these cursors in turn. */
const cycle = (cursors: string[]) =>
  Array.from({ length: 60 }, (_, i) => page([i], cursors[i % cursors.length])).concat(page([99]));

/** Each handler responds to one request, and the last one to all later requests. */
const cases: [what: string, call: Call, ...handlers: Handler[]][] = [
  ["resets the connection", "get", reset],
  ["resets the connection", "post", reset],
  ["closes the connection in the middle of a body", "get", start("application/json", '{"id":', reset)],
  ["sends no headers", "get", stall],
  ["stops in the middle of a body", "get", start("application/json", '{"id":', stall)],
  ["stops in the middle of an error body", "get", start("text/html", "<html>", stall, 500)],
  ["sends 503", "get", respond(503)],
  ["sends 429 with Retry-After: 0", "post", respond(429, "", { "Retry-After": "0" })],
  ["sends 429 with Retry-After: 0, 1", "get", respond(429, "", { "Retry-After": "0, 1" })],
  ["sends 503 with Retry-After: -1", "get", respond(503, "", { "Retry-After": "-1" })],
  ["sends an HTML page with 500", "post", respond(500, "<h1>Oops</h1>")],
  ["sends a problem document", "post", respond(422, { detail: "No name.", code: "INVALID" }, { "X-Request-Id": "r1" })],
  ["sends an error body that does not end", "post", start("text/plain", "x", flood, 500)],
  ["sends 204 where a body is promised", "get", respond(204)],
  ["sends null where a body is promised", "get", respond(200, null)],
  ["sends an HTML page where a body is promised", "get", respond(200, "<h1>Sign in</h1>")],
  ["sends text where no body is promised", "delete", respond(200, "gone")],
  ["redirects a POST by 303", "post", respond(303, "", { Location: "/v1/agents/ag_2" }), respond(200, { id: "ag_2" })],
  ["redirects in a circle", "get", respond(307, "", { Location: "/v1/agents/ag_1" })],
  ["redirects to file:", "get", respond(302, "", { Location: "file:///etc/hostname" })],
  ["sends null for the items", "list", page(null)],
  ["sends items that are no array", "list", page({ id: 1 })],
  ["sends an empty page with a cursor", "list", page([], "b"), page([1])],
  ["sends an empty cursor", "list", page([1], ""), page([2])],
  ["sends a cursor of white space", "list", page([1], " "), page([2])],
  ["sends the cursor of the page itself", "list", ...cycle(["b"])],
  ["sends two cursors in turn", "list", ...cycle(["b", "c"])],
  ["sends three cursors in turn", "list", ...cycle(["b", "c", "d"])],
  ["sends the last of the numbered pages again", "numbered", respond(200, { data: [1, 2] })],
  ["fails on a later page", "list", page([1], "b"), respond(422)],
  ["sends JSON instead of an event stream", "stream", respond(200, { id: 1 })],
  ["resets a conversation", "stream", events(ONE, reset)],
  ["ends a conversation before its terminal event", "stream", events(ONE, end)],
  ["ends it in the middle of an event", "stream", events(`${ONE}event: b\ndata: {"n":`, end)],
  ["goes on after the terminal event", "stream", events(`${ONE}${DONE}`, stall)],
  ["stays silent", "stream", events(ONE, stall)],
  [
    "resets a stream with ids, and resumes it",
    "resumable",
    events(`id: 1\n${ONE}`, reset),
    events("event: error\ndata: {}\n\n", end),
  ],
  ["resets a stream without ids", "resumable", events(ONE, reset)],
  ["resets a stream after an empty id", "resumable", events(`id: 1\n${ONE}id:\n${ONE}`, reset)],
  ["resets a stream after an id that is not Latin-1", "resumable", events(`id: ≈\n${ONE}`, reset)],
  ["sends a line that does not end", "stream", events("data: ", flood)],
  ["sends data that is not JSON", "stream", events(`${ONE}data: {n}\n\n${DONE}`, end)],
  ["asks for a delay of days in retry:", "resumable", events(`retry: 999999999\nid: 1\n${ONE}`, reset)],
  ["refuses the reconnection with 401", "resumable", events(`id: 1\n${ONE}`, reset), respond(401)],
];

async function describeOutcome(create: Create, call: Call, handlers: Handler[]): Promise<string> {
  let received = 0;
  const listener: RequestListener = (request, response) => {
    request.resume();
    handlers[Math.min(received++, handlers.length - 1)]!(response, request);
  };
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const seen: unknown[] = [];
  const run = async () => {
    try {
      const result = create(baseUrl, globalThis.fetch)[call]();
      if (!(Symbol.asyncIterator in result)) return `resolves to ${JSON.stringify(await result)}`;
      for await (const item of result) seen.push(item);
      return `ends after ${seen.length}`;
    } catch (error) {
      const { name, message } = error as Error;
      return `${seen.length > 0 ? `after ${seen.length}, ` : ""}${name}: ${message.replaceAll(baseUrl, "").slice(0, 110)}`;
    }
  };
  const limit = new Promise<string>((resolve) => {
    setTimeout(() => resolve(`does not end; ${seen.length} items so far`), LIMIT_MS);
  });
  const outcome = await Promise.race([run(), limit]);
  const count = received;
  server.closeAllConnections();
  server.close();
  return `${count} request${count === 1 ? "" : "s"}; ${outcome}`.replaceAll(/[|\n]/g, " ");
}

const folder = await mkdtemp(join(tmpdir(), "platform-misbehavior-"));
try {
  const createRedocly = await importRedoclyClient(folder);
  console.log("| The server … | call | platform-api | redocly generate-client |\n| --- | --- | --- | --- |");
  for (const [what, call, ...handlers] of cases) {
    const ours = await describeOutcome(createPlatform, call, handlers);
    const theirs = await describeOutcome(createRedocly, call, handlers);
    console.log(`| ${what} | ${call} | ${ours} | ${theirs} |`);
  }
} finally {
  await rm(folder, { recursive: true });
}
// A call that does not end would keep the process alive.
process.exit();
