/**
 * Runs a small program for each feature with each client: `npm run bench -- features`. Prints the table of features, and fails
 * if the client's README has another one. The versions are those of test/tools/package.json.
 */
import { mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { examples } from "../../generated/examples.ts";
import { defineFunction, parse, runFunctions } from "../../src/client/functions.ts";
import { Platform } from "../../src/client/index.ts";
import { validateResponses } from "../../src/client/validate.ts";
import { generateRedoclyClient } from "../../src/clients/redocly-client.ts";
import { installTools, toolFolder } from "../tools/tools.ts";
import { generateHeyApiClient } from "./hey-api-client.ts";
import { bundle, PEERS } from "./peers.ts";

/** A call that has not ended by then counts as one that never ends. */
const LIMIT_MS = 5_000;
const TIMEOUT_MS = 200;

interface Options {
  readonly fetch: typeof globalThis.fetch;
  readonly getKey?: () => Promise<string>;
  /** Called by a hook before or after each attempt. */
  readonly onAttempt?: () => void;
  readonly logger?: Logger;
  /** Rejects a response that the document does not allow. */
  readonly validate?: boolean;
}

type Logger = Record<"trace" | "debug" | "log" | "info" | "warn" | "error", () => void>;
type Events = AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;

/**
 * The calls of a client that the programs make. A client without a feature makes the call that comes closest: one of the optional
 * methods is the plain request for the same.
 */
interface Client {
  get(): Promise<unknown>;
  /** Sends a body with these members. */
  post(body?: object): Promise<unknown>;
  list(): Events;
  stream(): Events;
  /** A stream that the document allows to resume, if there is one. */
  resumable?(): Events;
  /** The final response of a stream. */
  finalResponse?(): Promise<unknown>;
  /** Runs the function `f`, and calls `ran` in it. */
  runFunction?(ran: () => string): Promise<unknown>;
  /** Resolves to an object that has the parsed output somewhere in it. */
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
  /** Where the program of PEERS with one operation finds the client. */
  readonly folder: string;
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

async function collect(source: Events): Promise<unknown[]> {
  const items: unknown[] = [];
  // A list that is a promise of its first page is also an iterable of all.
  for await (const item of Symbol.asyncIterator in source ? source : await source) items.push(item);
  return items;
}

/** Returns the value with which an iterator ends. */
async function drain(source: Events): Promise<unknown> {
  const iterator = (await source)[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await iterator.next();
    if (done) return value;
  }
}

/** Tells whether a value or a part of it is the output, parsed. */
function hasOutput(value: unknown): boolean {
  if (Object(value) !== value) return false;
  return (value as { n?: unknown }).n === 7 || Object.values(value as object).some(hasOutput);
}

/** Such as `408, 409, 500 to 504`. */
function listRanges(numbers: readonly number[]): string {
  const has = (number: number) => numbers.includes(number);
  return numbers
    .filter((number) => !has(number - 1) || !has(number + 1))
    .map((number) => (has(number + 1) && has(number + 2) ? `${number} to` : `${number},`))
    .join(" ")
    .slice(0, -1);
}

const yes = (holds: boolean) => (holds ? "yes" : "no");

/** Each returns the cell of a client. */
const FEATURES: Record<string, (peer: Peer) => Promise<string>> = {
  async "statuses after which a GET is repeated by default"({ create }) {
    const statuses = Array.from({ length: 200 }, (_, i) => 400 + i);
    const repeated = await Promise.all(
      statuses.map(async (status) => {
        const { fetch, requests } = serve(json({}, status));
        await outcome(() => create({ fetch }).get());
        return requests.length > 1;
      }),
    );
    return listRanges(statuses.filter((_, i) => repeated[i])) || "none";
  },
  async "repeats a POST after 500, which can take effect twice"({ create }) {
    const { fetch, requests } = serve(json({}, 500));
    await outcome(() => create({ fetch }).post());
    const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
    if (requests.length < 2) return "no";
    return keys[0] && new Set(keys).size === 1 ? "yes, with an idempotency key" : "yes";
  },
  async "timeout of an attempt, also while the body arrives"({ create }) {
    return yes((await outcome(() => create({ fetch: stalled }).get())) === "rejected");
  },
  async "a stream that ends early is an error"({ create, replies }) {
    const read = (text: string) => collect(create({ fetch: serve(events(text)).fetch }).stream());
    const complete = await read(replies.end).catch(() => []);
    // The chunks of a body are no events.
    if (complete.length === 0 || complete[0] instanceof Uint8Array) return "no streams";
    return yes((await outcome(() => read(replies.event))) === "rejected");
  },
  async "resumes a stream by `Last-Event-ID`"({ create, replies }) {
    const { fetch, requests } = serve(broken(`id: 7\n${replies.event}`), events(replies.end));
    const client = create({ fetch });
    await outcome(() => collect((client.resumable ?? client.stream)()));
    return yes(requests[1]?.headers.get("last-event-id") === "7");
  },
  async "final response of a stream"({ create, replies }) {
    const client = create({ fetch: serve(events(replies.end)).fetch });
    let final: unknown;
    await outcome(async () => (final = await (client.finalResponse?.() ?? drain(client.stream()))));
    return yes(Object(final) === final);
  },
  async "iterates over all pages"({ create, replies }) {
    const { fetch } = serve(replies.page(true), replies.page(false));
    const items = await collect(create({ fetch }).list()).catch(() => []);
    return yes(items.length === 2);
  },
  async "error classes for statuses"({ create }) {
    const classOf = (status: number) =>
      create({ fetch: serve(json({ error: { message: "no" } }, status)).fetch })
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
    await outcome(() => create({ fetch: serve(json({ id: "a" })).fetch, onAttempt: () => count++ }).get());
    return yes(count > 0);
  },
  async logger({ create }) {
    let count = 0;
    const log = () => void count++;
    const logger = { trace: log, debug: log, log, info: log, warn: log, error: log };
    await outcome(() => create({ fetch: serve(json({ id: "a" })).fetch, logger }).get());
    return yes(count > 0);
  },
  async "key from an async function"({ create }) {
    const { fetch, requests } = serve(json({ id: "a" }));
    await outcome(() => create({ fetch, getKey: async () => "fetched" }).get());
    const { headers } = requests[0]!;
    return yes(
      [headers.get("authorization"), headers.get("x-api-key")].some((key) => /^(Bearer )?fetched$/.test(`${key}`)),
    );
  },
  async "runs functions that a model requests"({ create, replies }) {
    let count = 0;
    const ran = () => `${++count}`;
    const client = create({ fetch: serve(replies.requestsFunction, replies.answer).fetch });
    const tools = [
      { type: "function", function: { name: "f", parameters: { type: "object" }, function: ran, run: ran } },
    ];
    await outcome(() => client.runFunction?.(ran) ?? client.post({ tools }));
    return yes(count === 1);
  },
  async "parses structured output"({ create, replies }) {
    const client = create({ fetch: serve(replies.answer).fetch });
    const response_format = { type: "json_schema", json_schema: { name: "n", schema } };
    return yes(hasOutput(await (client.parse?.() ?? client.post({ completion_args: { response_format } }))));
  },
  async "validates responses, if asked"({ create }) {
    // `id` is text in the responses of all APIs.
    const get = (id: unknown) =>
      outcome(() => create({ fetch: serve(json({ ...examples.scoutAgent, id })).fetch, validate: true }).get());
    return yes((await get("ag_1")) === "resolved" && (await get(7)) === "rejected");
  },
  async "bundle with one call, min+gzip"({ name, folder }) {
    const { oneOperation } = PEERS.find((peer) => peer.name.includes(name))!;
    const alias = { "platform-api": resolve("src/client/index.ts") };
    const code = await bundle(oneOperation, folder, { alias, nodePaths: [toolFolder("."), resolve("node_modules")] });
    return `${Math.round(gzipSync(code, { level: 9 }).length / 1000)} kB`;
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
const KEY = async () => "key";
const baseUrl = "https://api.test";

const createPlatform: Create = ({ fetch, getKey = KEY, onAttempt, logger, validate }) => {
  const onViolation = ({ message }: { message: string }) => {
    throw new Error(message);
  };
  const client = new Platform({
    apiKey: getKey,
    baseUrl,
    timeoutMs: TIMEOUT_MS,
    fetch,
    middleware: [{ onRequest: () => void onAttempt?.() }, ...(validate ? [validateResponses({ onViolation })] : [])],
    logger,
  });
  return {
    get: () => client.agents.get("ag_1"),
    post: (body) => client.conversations.start({ ...ask, ...body }),
    list: () => client.agents.list(),
    stream: () => client.conversations.startStream(ask),
    resumable: () => client.workflows.events.stream(),
    finalResponse: () => client.conversations.startStream(ask).finalResponse(),
    runFunction: (ran) => {
      const f = defineFunction({ name: "f", parameters: { type: "object" }, run: ran });
      return runFunctions(client, { inputs: "Run it." }, [f]);
    },
    parse: async () => parse(await client.conversations.start(ask), schema),
  };
};

/** Imports a peer, whose types are installed only with test/tools. */
// biome-ignore lint/suspicious/noExplicitAny: see above
async function load(name: string, entry = name): Promise<any> {
  const path = createRequire(join(toolFolder(name), "package.json")).resolve(entry);
  const module = await import(pathToFileURL(path).href);
  return module.default?.default ?? module.default ?? module;
}

/** The options of openai and @anthropic-ai/sdk. */
function sdkOptions({ fetch, getKey = KEY, onAttempt, logger, validate }: Options): object {
  const hook = (request: unknown, next: (request: unknown) => unknown) => {
    onAttempt?.();
    return next(request);
  };
  const middleware = onAttempt && [hook];
  return {
    apiKey: getKey,
    baseURL: baseUrl,
    timeout: TIMEOUT_MS,
    fetch,
    logger,
    logLevel: logger && "debug",
    middleware,
    validate,
  };
}

async function createOpenai(): Promise<Create> {
  const OpenAI = await load("openai");
  return (options) => {
    const client = new OpenAI(sdkOptions(options));
    const request = { model: "aurora", input: "When is low water?" };
    const chat = { model: "aurora", messages: [{ role: "user", content: "Run it." }] };
    const parameters = { type: "object", properties: {} };
    return {
      get: () => client.models.retrieve("aurora"),
      post: (body) => client.responses.create({ ...request, ...body }),
      list: () => client.files.list(),
      stream: () => client.responses.create({ ...request, stream: true }),
      finalResponse: () => client.responses.stream(request).finalResponse(),
      runFunction: (ran) =>
        client.chat.completions
          .runTools({ ...chat, tools: [{ type: "function", function: { name: "f", function: ran, parameters } }] })
          .finalContent(),
      parse: async () => {
        const { zodResponseFormat } = await load("openai", "openai/helpers/zod");
        const response_format = zodResponseFormat(z.object({ n: z.int() }), "n");
        return client.chat.completions.parse({ ...chat, response_format });
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
  return (options) => {
    const client = new Anthropic(sdkOptions(options));
    const request = { model: "aurora", max_tokens: 9, messages: [{ role: "user", content: "When is low water?" }] };
    return {
      get: () => client.models.retrieve("aurora"),
      post: (body) => client.messages.create({ ...request, ...body }),
      list: () => client.models.list(),
      stream: () => client.messages.create({ ...request, stream: true }),
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
        return client.messages.parse({ ...request, output_config: { format } });
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
  return ({ fetch, getKey = KEY, onAttempt, logger, validate }) => {
    const httpClient = Stripe.createFetchHttpClient(fetch);
    const authenticator = async ({ headers }: { headers: Record<string, string> }) => {
      headers.Authorization = `Bearer ${await getKey()}`;
    };
    const options = { host: "api.test", timeout: TIMEOUT_MS, httpClient, telemetry: false, authenticator };
    // It refuses unknown options.
    const client = new Stripe(undefined, { ...options, ...(logger && { logger }), ...(validate && { validate }) });
    if (onAttempt) client.on("request", onAttempt);
    return {
      get: () => client.products.retrieve("a"),
      post: (body) => client.customers.create({ name: "Scout", ...body }),
      list: () => client.products.list(),
      stream: () => client.rawRequest("GET", "/v1/events/stream"),
    };
  };
}

const stripeReplies: Replies = {
  ...platformReplies,
  page: (more) => json({ object: "list", data: [{ id: "a" }], has_more: more, url: "/v1/products" }),
};

async function createHeyApi(folder: string): Promise<Create> {
  const validated = join(folder, "validated");
  await mkdir(validated);
  await generateHeyApiClient(folder);
  await generateHeyApiClient(validated, { validator: true });
  const [sdk, validatedSdk, { createClient }] = await Promise.all(
    ["client/index.ts", "validated/client/index.ts", "client/client/index.ts"].map(
      (name) => import(pathToFileURL(join(folder, name)).href),
    ),
  );
  return ({ fetch, getKey = KEY, onAttempt, logger, validate }) => {
    const { agentsGet, agentsList, conversationsStart, conversationsStartStream, workflowsEventsStream } = validate
      ? validatedSdk
      : sdk;
    const client = createClient({ baseUrl, auth: getKey, throwOnError: true, timeout: TIMEOUT_MS, fetch, logger });
    client.interceptors.request.use((request: Request) => {
      onAttempt?.();
      return request;
    });
    const eventsOf = async (call: Promise<{ stream: AsyncIterable<unknown> }>) => (await call).stream;
    return {
      get: () => agentsGet({ client, path: { agent_id: "ag_1" } }),
      post: (body) => conversationsStart({ client, body: { ...ask, ...body } }),
      list: () => agentsList({ client }),
      stream: () => eventsOf(conversationsStartStream({ client, body: { ...ask, stream: true } })),
      resumable: () => eventsOf(workflowsEventsStream({ client })),
    };
  };
}

async function createOpenapiFetch(): Promise<Create> {
  const createClient = await load("openapi-fetch");
  return ({ fetch, getKey = KEY, onAttempt, logger, validate }) => {
    const client = createClient({ baseUrl, timeout: TIMEOUT_MS, fetch, logger, validate });
    client.use({
      async onRequest({ request }: { request: Request }) {
        onAttempt?.();
        request.headers.set("Authorization", `Bearer ${await getKey()}`);
      },
    });
    const bodyOf = async (call: Promise<{ data: AsyncIterable<unknown> }>) => (await call).data;
    return {
      get: () => client.GET("/v1/agents/{agent_id}", { params: { path: { agent_id: "ag_1" } } }),
      post: (body) => client.POST("/v1/conversations", { body: { ...ask, ...body } }),
      list: () => bodyOf(client.GET("/v1/agents/pages")),
      stream: () => bodyOf(client.POST("/v1/conversations", { body: { ...ask, stream: true }, parseAs: "stream" })),
      resumable: () => bodyOf(client.GET("/v1/workflows/events/stream", { parseAs: "stream" })),
    };
  };
}

async function createRedocly(folder: string): Promise<Create> {
  const generator = ["--import-ext", "ts", "--generator", "typescript", "--generator", "zod"];
  await generateRedoclyClient(folder, "client.ts", { generator });
  const [{ createClient, OPERATIONS }, { zodValidation }] = await Promise.all(
    ["client.ts", "client.zod.ts"].map((name) => import(pathToFileURL(join(folder, name)).href)),
  );
  return ({ fetch, getKey = KEY, onAttempt, logger, validate }) => {
    const onRequest = () => void onAttempt?.();
    const middleware = validate ? [zodValidation({ response: "throw" })] : [];
    const options = { auth: { bearer: getKey }, timeout: TIMEOUT_MS, fetch, onRequest, logger, middleware };
    const client = createClient(OPERATIONS, { serverUrl: baseUrl, ...options });
    return {
      get: () => client.agents_get({ path: { agent_id: "ag_1" } }),
      post: (body) => client.conversations_start({ body: { ...ask, ...body } }),
      list: () => client.agents_list.items(),
      stream: () => client.conversations_startStream({ body: { ...ask, stream: true } }),
      resumable: () => client.workflows_events_stream(),
    };
  };
}

installTools({ peers: true });
const folder = await mkdtemp(join(tmpdir(), "platform-features-"));
try {
  // Generated clients import Zod.
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
  const [hey, redocly] = ["hey", "redocly"].map((name) => join(folder, name)) as [string, string];
  await Promise.all([mkdir(hey), mkdir(redocly)]);
  const peers: Peer[] = [
    { name: "platform-api", create: createPlatform, replies: platformReplies, folder },
    { name: "openai", create: await createOpenai(), replies: openaiReplies, folder },
    { name: "@anthropic-ai/sdk", create: await createAnthropic(), replies: anthropicReplies, folder },
    { name: "stripe", create: await createStripe(), replies: stripeReplies, folder },
    { name: "hey-api", create: await createHeyApi(hey), replies: platformReplies, folder: hey },
    { name: "openapi-fetch", create: await createOpenapiFetch(), replies: platformReplies, folder },
    {
      name: "redocly generate-client",
      create: await createRedocly(redocly),
      replies: platformReplies,
      folder: redocly,
    },
  ];
  const rows: string[][] = [];
  // One after the other, so that none delays a timeout of another.
  for (const [feature, probe] of Object.entries(FEATURES))
    rows.push([feature, ...(await Promise.all(peers.map(probe)))]);
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
