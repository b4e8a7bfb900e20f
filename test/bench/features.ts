/**
 * Runs a small program for each feature with each client: `npm run bench -- features`. Prints the table of features, and fails
 * if the client's README has another one. The versions are those of test/tools/package.json.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { run } from "../../scripts/shared/programs.ts";
import { defineFunction, parse, runFunctions } from "../../src/client/functions.ts";
import { Platform } from "../../src/client/index.ts";
import { installTools, toolCommand, toolFolder } from "../tools/tools.ts";
import { generateRedoclyClient } from "./redocly-client.ts";

/** A call that has not ended by then counts as one that never ends. */
const LIMIT_MS = 5_000;
const TIMEOUT_MS = 200;

interface Options {
  readonly fetch: typeof globalThis.fetch;
  readonly getKey: () => Promise<string>;
  /** Called by a hook before or after each attempt. */
  readonly onAttempt: () => void;
  readonly onLog: () => void;
}

/** The calls of a client that the programs make. One that is missing is a feature that the client does not have. */
interface Client {
  get(): Promise<unknown>;
  post(): Promise<unknown>;
  list?(): AsyncIterable<unknown>;
  stream?(): AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;
  resumable?(): AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;
  /** The final response of a stream. */
  finalResponse?(): Promise<unknown>;
  /** Runs the function `f`, and calls `ran` in it. */
  runFunction?(ran: () => string): Promise<unknown>;
  /** Resolves to the parsed JSON of an answer. */
  parse?(): Promise<unknown>;
}

type Create = (options: Options) => Client;
type Reply = () => Response;

/** The responses of one API. Each client gets those of its own. */
interface Replies {
  readonly page: (more: boolean) => Reply;
  readonly event: string;
  readonly end: string;
  readonly requestsFunction: Reply;
  readonly answer: Reply;
}

interface Peer {
  readonly name: string;
  readonly create: Create;
  readonly replies: Replies;
}

const json =
  (body: unknown, status = 200): Reply =>
  () =>
    Response.json(body, { status });
const events =
  (text: string): Reply =>
  () =>
    new Response(text, { headers: { "content-type": "text/event-stream" } });
/** Sends a text, and then resets the connection. */
const broken =
  (text: string): Reply =>
  () => {
    let sent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent) controller.error(new TypeError("terminated"));
        else controller.enqueue(new TextEncoder().encode(text));
        sent = true;
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };

/** A fetch with these replies, the last of which it repeats, and its requests. */
function serve(...replies: Reply[]) {
  const requests: Request[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request);
    return replies[Math.min(requests.length, replies.length) - 1]!();
  };
  return { fetch, requests };
}

/** A body that starts and never ends, except when the request is aborted. */
const stalled: typeof globalThis.fetch = async (input, init) => {
  const { signal } = new Request(input, init);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
      signal.addEventListener("abort", () => controller.error(signal.reason));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
};

const unused = { getKey: async () => "key", onAttempt() {}, onLog() {} };

async function outcome(work: () => unknown): Promise<"resolved" | "rejected" | "pending"> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<"pending">((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, "pending");
  });
  const run = Promise.resolve()
    .then(work)
    .then(
      () => "resolved" as const,
      () => "rejected" as const,
    );
  const result = await Promise.race([run, limit]);
  clearTimeout(timer);
  return result;
}

async function collect(source: AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>): Promise<unknown[]> {
  const items: unknown[] = [];
  // A list that is a promise of its first page is also an iterable of all.
  for await (const item of Symbol.asyncIterator in source ? source : await source) items.push(item);
  return items;
}

const yes = (holds: boolean) => (holds ? "yes" : "no");

/** Each returns the cell of a client. */
const FEATURES: Record<string, (peer: Peer) => Promise<string>> = {
  async "retries a GET after 503 by default"({ create }) {
    const { fetch, requests } = serve(json({}, 503));
    await outcome(() => create({ ...unused, fetch }).get());
    return yes(requests.length > 1);
  },
  async "repeats a POST after 500, which can take effect twice"({ create }) {
    const { fetch, requests } = serve(json({}, 500));
    await outcome(() => create({ ...unused, fetch }).post());
    const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
    if (requests.length === 1) return "no";
    return keys[0] && new Set(keys).size === 1 ? "yes, with an idempotency key" : "yes";
  },
  async "timeout of an attempt, also while the body arrives"({ create }) {
    return yes((await outcome(() => create({ ...unused, fetch: stalled }).get())) === "rejected");
  },
  async "a stream that ends early is an error"({ create, replies }) {
    const { stream } = create({ ...unused, fetch: serve(events(replies.event)).fetch });
    return stream ? yes((await outcome(() => collect(stream()))) === "rejected") : "no streams";
  },
  async "resumes a stream by `Last-Event-ID`"({ create, replies }) {
    const { fetch, requests } = serve(broken(`id: 7\n${replies.event}`), events(replies.end));
    const { resumable } = create({ ...unused, fetch });
    if (resumable) await outcome(() => collect(resumable()));
    return yes(requests[1]?.headers.get("last-event-id") === "7");
  },
  async "final response of a stream"({ create, replies }) {
    const { finalResponse } = create({ ...unused, fetch: serve(events(replies.end)).fetch });
    return yes(finalResponse !== undefined && typeof (await finalResponse()) === "object");
  },
  async "iterates over all pages"({ create, replies }) {
    const { list } = create({ ...unused, fetch: serve(replies.page(true), replies.page(false)).fetch });
    return yes(list !== undefined && (await collect(list())).length === 2);
  },
  async "error classes for statuses"({ create }) {
    const classOf = (status: number) =>
      create({ ...unused, fetch: serve(json({ error: { message: "no" } }, status)).fetch })
        .get()
        .then(
          () => undefined,
          (error) => Object(error).constructor,
        );
    const [missing, denied] = await Promise.all([classOf(404), classOf(401)]);
    return yes(missing !== denied);
  },
  async "hooks or middleware"({ create }) {
    let count = 0;
    await outcome(() => create({ ...unused, fetch: serve(json({ id: "a" })).fetch, onAttempt: () => count++ }).get());
    return yes(count > 0);
  },
  async logger({ create }) {
    let count = 0;
    await outcome(() => create({ ...unused, fetch: serve(json({ id: "a" })).fetch, onLog: () => count++ }).get());
    return yes(count > 0);
  },
  async "key from an async function"({ create }) {
    const { fetch, requests } = serve(json({ id: "a" }));
    await outcome(() => create({ ...unused, fetch, getKey: async () => "fetched" }).get());
    const { headers } = requests[0]!;
    return yes(/fetched/.test(`${headers.get("authorization")} ${headers.get("x-api-key")}`));
  },
  async "runs functions that a model requests"({ create, replies }) {
    let count = 0;
    const { runFunction } = create({ ...unused, fetch: serve(replies.requestsFunction, replies.answer).fetch });
    if (runFunction) await runFunction(() => `${++count}`);
    return yes(count === 1);
  },
  async "parses structured output"({ create, replies }) {
    const { parse } = create({ ...unused, fetch: serve(replies.answer).fetch });
    return yes(parse !== undefined && (await parse()) === 7);
  },
};

const OUTPUT = '{"n":7}';
const schema = { type: "object", required: ["n"], properties: { n: { type: "integer" } } } as const;

const platformReplies: Replies = {
  page: (more) => json({ data: [1], next_page_token: more ? "b" : null }),
  event: 'event: conversation.response.started\ndata: {"type":"a"}\n\n',
  end: 'event: conversation.response.done\ndata: {"type":"b","usage":{}}\n\nevent: error\ndata: {}\n\n',
  requestsFunction: json({
    conversation_id: "conv_1",
    outputs: [{ type: "function.call", id: "e1", tool_call_id: "c1", name: "f", arguments: "{}" }],
  }),
  answer: json({ conversation_id: "conv_1", outputs: [{ type: "message.output", content: OUTPUT }] }),
};

const ask = { model: "aurora", inputs: "When is low water?" };
const agent = { model: "aurora", name: "Guide" };
const baseUrl = "https://api.test";

const createPlatform: Create = ({ fetch, getKey, onAttempt, onLog }) => {
  const client = new Platform({
    apiKey: getKey,
    baseUrl,
    timeoutMs: TIMEOUT_MS,
    fetch,
    middleware: [{ onRequest: () => void onAttempt() }],
    logger: { debug: onLog },
  });
  return {
    get: () => client.agents.get("ag_1"),
    post: () => client.agents.create(agent),
    list: () => client.agents.list(),
    stream: () => client.conversations.startStream(ask),
    resumable: () => client.workflows.events.stream(),
    finalResponse: () => client.conversations.startStream(ask).finalResponse(),
    runFunction: (ran) => {
      const f = defineFunction({ name: "f", parameters: { type: "object" }, run: ran });
      return runFunctions(client, { inputs: "Run it." }, [f]);
    },
    parse: async () => (await parse(await client.conversations.start(ask), schema)).n,
  };
};

/** Imports a peer, whose types are installed only with test/tools. */
// biome-ignore lint/suspicious/noExplicitAny: see above
async function load(name: string, entry = name): Promise<any> {
  const path = createRequire(join(toolFolder(name), "package.json")).resolve(entry);
  const module = await import(pathToFileURL(path).href);
  return module.default?.default ?? module.default ?? module;
}

async function createOpenai(): Promise<Create> {
  const OpenAI = await load("openai");
  return ({ fetch, getKey, onLog }) => {
    const logger = { debug: onLog, info: onLog, warn() {}, error() {} };
    const options = { baseURL: baseUrl, timeout: TIMEOUT_MS, fetch, logger, logLevel: "debug" };
    const client = new OpenAI({ apiKey: getKey, ...options });
    const request = { model: "aurora", input: "When is low water?" };
    const chat = { model: "aurora", messages: [{ role: "user", content: "Run it." }] };
    const parameters = { type: "object", properties: {} };
    return {
      get: () => client.models.retrieve("aurora"),
      post: () => client.responses.create(request),
      list: () => client.files.list(),
      stream: () => client.responses.create({ ...request, stream: true }),
      resumable: () => client.responses.create({ ...request, stream: true }),
      finalResponse: () => client.responses.stream(request).finalResponse(),
      runFunction: (ran) =>
        client.chat.completions
          .runTools({ ...chat, tools: [{ type: "function", function: { name: "f", function: ran, parameters } }] })
          .finalContent(),
      parse: async () => {
        const { zodResponseFormat } = await load("openai", "openai/helpers/zod");
        const response_format = zodResponseFormat(z.object({ n: z.int() }), "n");
        const { choices } = await client.chat.completions.parse({ ...chat, response_format });
        return choices[0].message.parsed.n;
      },
    };
  };
}

const completion = (message: object) =>
  json({ id: "c", object: "chat.completion", choices: [{ index: 0, finish_reason: "stop", message }] });
const openaiReplies: Replies = {
  page: (more) => json({ data: [{ id: "a" }], has_more: more }),
  event: 'event: response.created\ndata: {"type":"response.created","response":{"id":"r","output":[]}}\n\n',
  end: 'event: response.created\ndata: {"type":"response.created","response":{"id":"r","output":[]}}\n\nevent: response.completed\ndata: {"type":"response.completed","response":{"id":"r","output":[]}}\n\n',
  requestsFunction: completion({
    role: "assistant",
    content: null,
    tool_calls: [{ id: "c1", type: "function", function: { name: "f", arguments: "{}" } }],
  }),
  answer: completion({ role: "assistant", content: OUTPUT }),
};

async function createAnthropic(): Promise<Create> {
  const Anthropic = await load("@anthropic-ai/sdk");
  return ({ fetch, getKey, onAttempt, onLog }) => {
    const logger = { debug: onLog, info: onLog, warn() {}, error() {} };
    const middleware = [
      (request: unknown, next: (request: unknown) => unknown) => {
        onAttempt();
        return next(request);
      },
    ];
    const options = { baseURL: baseUrl, timeout: TIMEOUT_MS, fetch, logger, logLevel: "debug", middleware };
    const client = new Anthropic({ apiKey: getKey, ...options });
    const request = { model: "aurora", max_tokens: 9, messages: [{ role: "user", content: "When is low water?" }] };
    return {
      get: () => client.models.retrieve("aurora"),
      post: () => client.messages.create(request),
      list: () => client.models.list(),
      stream: () => client.messages.create({ ...request, stream: true }),
      resumable: () => client.messages.create({ ...request, stream: true }),
      finalResponse: () => client.messages.stream(request).finalMessage(),
      runFunction: (ran) => {
        const tool = { name: "f", input_schema: { type: "object" }, parse: (input: unknown) => input };
        return client.beta.messages.toolRunner({
          ...request,
          tools: [{ ...tool, run: ran }],
        });
      },
      parse: async () => {
        const format = { type: "json_schema", schema, parse: JSON.parse };
        const { parsed_output } = await client.messages.parse({ ...request, output_config: { format } });
        return parsed_output.n;
      },
    };
  };
}

const message = (content: object[], stop_reason: string) => ({
  id: "m",
  type: "message",
  role: "assistant",
  model: "aurora",
  content,
  stop_reason,
  usage: { input_tokens: 1, output_tokens: 1 },
});
const started = `event: message_start\ndata: ${JSON.stringify({ type: "message_start", message: message([], "end_turn") })}\n\n`;
const anthropicReplies: Replies = {
  page: (more) => json({ data: [{ id: "a" }], has_more: more, last_id: "a" }),
  event: started,
  end: `${started}event: message_stop\ndata: {"type":"message_stop"}\n\n`,
  requestsFunction: json(message([{ type: "tool_use", id: "t1", name: "f", input: {} }], "tool_use")),
  answer: json(message([{ type: "text", text: OUTPUT }], "end_turn")),
};

async function createStripe(): Promise<Create> {
  const Stripe = await load("stripe");
  return ({ fetch, getKey, onAttempt }) => {
    const httpClient = Stripe.createFetchHttpClient(fetch);
    const authenticator = async ({ headers }: { headers: Record<string, string> }) => {
      headers.Authorization = `Bearer ${await getKey()}`;
    };
    const options = { host: "api.test", timeout: TIMEOUT_MS, httpClient, telemetry: false, authenticator };
    const client = new Stripe(undefined, options);
    client.on("request", onAttempt);
    return {
      get: () => client.products.retrieve("a"),
      post: () => client.customers.create({ name: "Scout" }),
      list: () => client.products.list(),
    };
  };
}

const stripeReplies: Replies = {
  ...platformReplies,
  page: (more) => json({ object: "list", data: [{ id: "a" }], has_more: more, url: "/v1/products" }),
};

async function createHeyApi(folder: string): Promise<Create> {
  const command = await toolCommand("@hey-api/openapi-ts", "openapi-ts");
  const plugins = ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"];
  const input = resolve("generated/openapi.json");
  await run(
    process.execPath,
    [command, "-i", input, "-o", "hey", "--silent", "--no-log-file", "-p", ...plugins],
    folder,
  );
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  const [sdk, { createClient }] = await Promise.all(
    ["index.ts", "client/index.ts"].map((name) => import(pathToFileURL(join(folder, "hey", name)).href)),
  );
  return ({ fetch, getKey, onAttempt }) => {
    const client = createClient({ baseUrl, auth: getKey, throwOnError: true, fetch });
    client.interceptors.request.use((request: Request) => {
      onAttempt();
      return request;
    });
    const eventsOf = async (call: Promise<{ stream: AsyncIterable<unknown> }>) => (await call).stream;
    return {
      get: () => sdk.agentsGet({ client, path: { agent_id: "ag_1" } }),
      post: () => sdk.agentsCreate({ client, body: agent }),
      stream: () => eventsOf(sdk.conversationsStartStream({ client, body: { ...ask, stream: true } })),
      resumable: () => eventsOf(sdk.workflowsEventsStream({ client })),
    };
  };
}

async function createOpenapiFetch(): Promise<Create> {
  const createClient = await load("openapi-fetch");
  return ({ fetch, onAttempt }) => {
    const client = createClient({ baseUrl, headers: { Authorization: "Bearer key" }, fetch });
    client.use({ onRequest: () => void onAttempt() });
    return {
      get: () => client.GET("/v1/agents/{agent_id}", { params: { path: { agent_id: "ag_1" } } }),
      post: () => client.POST("/v1/agents", { body: agent }),
    };
  };
}

async function createRedocly(folder: string): Promise<Create> {
  await generateRedoclyClient(folder, "client.ts");
  const { createClient, OPERATIONS } = await import(pathToFileURL(join(folder, "client.ts")).href);
  return ({ fetch, getKey, onAttempt }) => {
    const onRequest = () => void onAttempt();
    const options = { serverUrl: baseUrl, auth: { bearer: getKey }, timeout: TIMEOUT_MS, fetch, onRequest };
    const client = createClient(OPERATIONS, options);
    return {
      get: () => client.agents_get({ path: { agent_id: "ag_1" } }),
      post: () => client.agents_create({ body: agent }),
      list: () => client.agents_list.items(),
      stream: () => client.conversations_startStream({ body: { ...ask, stream: true } }),
      resumable: () => client.workflows_events_stream(),
    };
  };
}

installTools({ peers: true });
const folder = await mkdtemp(join(tmpdir(), "platform-features-"));
try {
  const peers: Peer[] = [
    { name: "platform-api", create: createPlatform, replies: platformReplies },
    { name: "openai", create: await createOpenai(), replies: openaiReplies },
    { name: "@anthropic-ai/sdk", create: await createAnthropic(), replies: anthropicReplies },
    { name: "stripe", create: await createStripe(), replies: stripeReplies },
    { name: "hey-api", create: await createHeyApi(folder), replies: platformReplies },
    { name: "openapi-fetch", create: await createOpenapiFetch(), replies: platformReplies },
    { name: "redocly generate-client", create: await createRedocly(folder), replies: platformReplies },
  ];
  const rows = await Promise.all(
    Object.entries(FEATURES).map(async ([feature, probe]) => [feature, ...(await Promise.all(peers.map(probe)))]),
  );
  const lines = [["feature", ...peers.map(({ name }) => name)], ["---", ...peers.map(() => "---")], ...rows];
  const table = lines.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
  console.log(table);
  if (!(await readFile("src/client/README.md", "utf8")).includes(table)) {
    console.error("The README of the client has another table of features.");
    process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true });
}
// A call that does not end would keep the process alive.
process.exit();
