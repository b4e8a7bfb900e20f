/** The clients in the comparison, each with its closest equivalent of the same small program. */
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { install, installClient } from "../../scripts/release/packages.ts";
import { generateRedoclyClient } from "../../src/clients/redocly-client.ts";
import { toolSpec } from "../tools/tools.ts";
import { generateHeyApiClient } from "./hey-api-client.ts";

export interface Peer {
  name: string;
  /** Installs its packages in an empty project and returns their number. */
  install(project: string): Promise<number>;
  /** A TypeScript module that exports `create` (see Client). */
  program: string;
  /** The module that a program imports. */
  module: string;
  /** A TypeScript module that calls one operation, so that a bundler can leave out what the others need. */
  oneOperation: string;
}

/** Creates a client from a base URL and a fetch function. */
interface Client {
  list(): Promise<unknown>;
  get(): Promise<unknown>;
  start(): Promise<unknown>;
  /** Undefined for a client that does not support event streams. */
  stream?(): AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;
}

export type Create = (baseUrl: string, fetch?: typeof globalThis.fetch) => Client;

const SIGNATURE = "(baseUrl: string, fetch?: typeof globalThis.fetch)";
const ASK = `{ model: "aurora", inputs: "When is low water?" }`;

export const PEERS: Peer[] = [
  {
    name: "platform-api",
    install: async (project) => (await installClient(project)).length,
    program: `import { Platform } from "platform-api";
export const create = ${SIGNATURE} => {
  const client = new Platform({ apiKey: "key", baseUrl, ...(fetch && { fetch }) });
  return {
    list: () => client.models.list(),
    get: () => client.models.get("aurora"),
    start: () => client.conversations.start(${ASK}),
    stream: () => client.conversations.startStream(${ASK}),
  };
};
`,
    module: "platform-api",
    oneOperation: `import { Platform } from "platform-api";
export const get = (baseUrl: string) => new Platform({ apiKey: "key", baseUrl }).models.get("aurora");
`,
  },
  {
    // It has no parser for event streams, so its stream is the unparsed body.
    name: "openapi-fetch",
    install: async (project) => {
      await cp("generated/types.ts", join(project, "types.ts"));
      return fromRegistry("openapi-fetch")(project);
    },
    program: `import createClient from "openapi-fetch";
import type { paths } from "./types.ts";
export const create = ${SIGNATURE} => {
  const client = createClient<paths>({ baseUrl, headers: { Authorization: "Bearer key" }, ...(fetch && { fetch }) });
  return {
    list: () => client.GET("/v1/models"),
    get: () => client.GET("/v1/models/{model_id}", { params: { path: { model_id: "aurora" } } }),
    start: () => client.POST("/v1/conversations", { body: ${ASK} }),
  };
};
`,
    module: "openapi-fetch",
    oneOperation: `import createClient from "openapi-fetch";
import type { paths } from "./types.ts";
export const get = (baseUrl: string) =>
  createClient<paths>({ baseUrl }).GET("/v1/models/{model_id}", { params: { path: { model_id: "aurora" } } });
`,
  },
  {
    // Its client is generated into the user's source, so it has no dependencies at run time.
    name: "@hey-api/openapi-ts",
    install: async (project) => {
      await generateHeyApiClient(project);
      return 0;
    },
    program: `import { conversationsStart, conversationsStartStream, modelsGet, modelsList } from "./client";
import { createClient } from "./client/client";
export const create = ${SIGNATURE} => {
  const client = createClient({ baseUrl, auth: "key", throwOnError: true, ...(fetch && { fetch }) });
  return {
    list: () => modelsList({ client }),
    get: () => modelsGet({ client, path: { model_id: "aurora" } }),
    start: () => conversationsStart({ client, body: ${ASK} }),
    stream: async () => (await conversationsStartStream({ client, body: { ...${ASK}, stream: true } })).stream,
  };
};
`,
    module: "./client",
    oneOperation: `import { modelsGet } from "./client";
export const get = (baseUrl: string) => modelsGet({ baseUrl, auth: "key", path: { model_id: "aurora" } });
`,
  },
  {
    // Its client is one generated file. The data of events is text.
    name: "redocly generate-client",
    install: async (project) => {
      await mkdir(join(project, "client"));
      await generateRedoclyClient(join(project, "client"), "index.ts");
      await rm(join(project, "client/openapi.json"));
      await writeFile(join(project, "package.json"), `{ "type": "module" }\n`);
      return 0;
    },
    program: `import { createClient, OPERATIONS, type Ops } from "./client";
export const create = ${SIGNATURE} => {
  const client = createClient<Ops>(OPERATIONS, { serverUrl: baseUrl, auth: { bearer: "key" }, ...(fetch && { fetch }) });
  return {
    list: () => client.models_list(),
    get: () => client.models_get({ path: { model_id: "aurora" } }),
    start: () => client.conversations_start({ body: ${ASK} }),
    stream: () => client.conversations_startStream({ body: { ...${ASK}, stream: true } }),
  };
};
`,
    module: "./client",
    oneOperation: `import { createClient, OPERATIONS, type Ops } from "./client";
export const get = (serverUrl: string) =>
  createClient<Ops>(OPERATIONS, { serverUrl, auth: { bearer: "key" } }).models_get({ path: { model_id: "aurora" } });
`,
  },
  {
    name: "openai",
    install: fromRegistry("openai"),
    program: `import OpenAI from "openai";
export const create = ${SIGNATURE} => {
  const client = new OpenAI({ apiKey: "key", baseURL: baseUrl + "/v1", ...(fetch && { fetch }) });
  const ask = { model: "aurora", input: "When is low water?" };
  return {
    list: () => client.models.list(),
    get: () => client.models.retrieve("aurora"),
    start: () => client.responses.create(ask),
    stream: () => client.responses.create({ ...ask, stream: true }),
  };
};
`,
    module: "openai",
    oneOperation: `import OpenAI from "openai";
export const get = (baseURL: string) => new OpenAI({ apiKey: "key", baseURL }).models.retrieve("aurora");
`,
  },
  {
    name: "@anthropic-ai/sdk",
    install: fromRegistry("@anthropic-ai/sdk"),
    program: `import Anthropic from "@anthropic-ai/sdk";
export const create = ${SIGNATURE} => {
  const client = new Anthropic({ apiKey: "key", baseURL: baseUrl, ...(fetch && { fetch }) });
  const messages = [{ role: "user" as const, content: "When is low water?" }];
  const ask = { model: "aurora", max_tokens: 100, messages };
  return {
    list: () => client.models.list(),
    get: () => client.models.retrieve("aurora"),
    start: () => client.messages.create(ask),
    stream: () => client.messages.create({ ...ask, stream: true }),
  };
};
`,
    module: "@anthropic-ai/sdk",
    oneOperation: `import Anthropic from "@anthropic-ai/sdk";
export const get = (baseURL: string) => new Anthropic({ apiKey: "key", baseURL }).models.retrieve("aurora");
`,
  },
  {
    // It has no models, conversations or streams: products and customers replace them.
    name: "stripe",
    install: fromRegistry("stripe"),
    program: `import Stripe from "stripe";
export const create = (baseUrl: string) => {
  const { hostname, port } = new URL(baseUrl);
  const client = new Stripe("sk_test_key", { host: hostname, port, protocol: "http" });
  return {
    list: () => client.products.list(),
    get: () => client.products.retrieve("aurora"),
    start: () => client.customers.create({ name: "Scout" }),
  };
};
`,
    module: "stripe",
    oneOperation: `import Stripe from "stripe";
export const get = () => new Stripe("sk_test_key").products.retrieve("aurora");
`,
  },
];

function fromRegistry(name: string): (project: string) => Promise<number> {
  return async (project) => (await install(project, toolSpec(name))).length;
}

/**
 * Bundles and minifies a TypeScript module. Returns the files that a page loads first: without those that the program imports
 * when it needs them.
 */
export async function bundle(contents: string, resolveDir: string, options: BuildOptions = {}): Promise<Uint8Array> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir, loader: "ts" },
    bundle: true,
    splitting: true,
    outdir: "out",
    minify: true,
    format: "esm",
    platform: "node",
    ...options,
    metafile: true,
    write: false,
  });
  const outputs = Object.entries(metafile.outputs);
  const first = outputs.filter(([, { entryPoint }]) => entryPoint === "<stdin>").map(([path]) => path);
  for (const path of first)
    for (const { path: imported, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === "import-statement" && !first.includes(imported)) first.push(imported);
  const names = new Set(first.map((path) => resolve(path)));
  return Buffer.concat(outputFiles.filter(({ path }) => names.has(path)).map(({ contents }) => contents));
}
