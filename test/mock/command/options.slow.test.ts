/** Each option of each command has an effect that a test observes from outside, wherever it is given. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import seed from "../../../generated/seed.json" with { type: "json" };
import type { SeedData } from "../../../generated/seed-data.ts";
import { builtInSeed } from "../../../src/mock/control/seed.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import manifest from "../../../src/mock/package.json" with { type: "json" };
import { toSandboxId } from "../../../src/mock/stages/authenticate.ts";
import { openSqliteStore } from "../../../src/mock/stores/sqlite.ts";
import { FILE } from "../../../src/mock/stores/sqlite-file.ts";
import { toChanges } from "../../../src/mock/stores/stored-snapshot.ts";
import { defined } from "../../defined.ts";
import { findFreePort } from "../../shared/free-port.ts";
import { STORE_OPTIONS } from "../../stores/store-options.ts";
import { bundleCli } from "./cli-bundle.ts";
import { type RunningCommand, startCommand } from "./start-command.ts";

const CLI = bundleCli("options");

/** A value on the command line or, for options that can be repeated, several. */
type Value = string | number | true | readonly string[];
type Observe = (server: RunningCommand) => Promise<void>;

/** Options that one process has, each with the test of its effect. The tests run in this order. */
interface Group {
  readonly options: Readonly<Record<string, readonly [Value, Observe]>>;
  readonly prepare?: () => Promise<unknown>;
}

const folder = mkdtempSync(join(tmpdir(), "platform-options-"));
afterAll(() => rm(folder, { recursive: true }));
const [port, proxyPort, upstreamPort] = [await findFreePort(), await findFreePort(), await findFreePort()];

/** The server behind the proxy. It lists models, responds to other requests with an invalid agent, and never lists agents. */
const behind = createServer(({ url }, response) => {
  if (url === "/v1/agents") return;
  const body = url?.startsWith("/v1/models") ? { object: "list", data: seedData.models } : {};
  response.writeHead(200, { "content-type": "application/json", "x-request-id": "req_1" }).end(JSON.stringify(body));
});
beforeAll(() => once(behind.listen(upstreamPort, "127.0.0.1"), "listening"));
afterAll(() => {
  behind.closeAllConnections();
  behind.close();
});

/** Sends a request on a connection of its own. `fetch` can't send a Host header. */
async function send(server: RunningCommand, path: string, init: SendInit = {}) {
  const { method = "GET", key = "any", headers = {}, body } = init;
  const url = new URL(path, server.url.replace("0.0.0.0", "127.0.0.1"));
  const authorization = key === null ? {} : { authorization: `Bearer ${key}` };
  const outgoing = request(url, { method, agent: false, headers: { ...authorization, ...JSON_TYPE, ...headers } });
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing
      .on("response", resolve)
      .on("error", reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
  const received = await text(incoming);
  const type = incoming.headers["content-type"] ?? "";
  return {
    status: incoming.statusCode,
    headers: incoming.headers,
    body: /json$/.test(type) ? JSON.parse(received) : received,
  };
}
interface SendInit {
  readonly method?: string;
  /** API key; null for a request without one. */
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

const JSON_TYPE = { "content-type": "application/json" };
const CONTROL = { "x-control-key": "sesame" };
const OK = { status: 200 };
const AGENT_DATA = { model: "aurora-large", name: "Large" };
const MODEL = defined(seed.models.find(({ id }) => id === AGENT_DATA.model));
/** A prompt that only the folder has. */
const PROMPT = {
  ...defined([...builtInSeed.tables.prompts.seed.values()][0]).row,
  createdBy: "nobody",
  sharingScope: "workspace" as const,
};
const AGENT = "/v1/agents/ag_0197c3d0";
const STREAM = "/v1/workflows/events/stream?workflow_exec_id=*";

const createAgent = (server: RunningCommand, size = 0, init: SendInit = {}) =>
  send(server, "/v1/agents", {
    method: "POST",
    body: { ...AGENT_DATA, instructions: "x".repeat(size) },
    ...init,
  });

/** Opens a connection, and sends this text. */
function open(server: RunningCommand, sent: string) {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let received = "";
  socket
    .on("error", () => {})
    .on("data", (data) => {
      received += data;
    });
  socket.write(sent);
  return { socket, received: () => received };
}

/** Opens a stream, and resolves when it has begun. */
async function openStream(server: RunningCommand, key: string) {
  const { socket, received } = open(server, line(STREAM, key));
  await expect.poll(received).toContain("200 OK");
  return socket;
}

const line = (path: string, key = "any") =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n\r\n`;

/** Creates a folder with this prompt. */
async function createFolder(location: string): Promise<void> {
  await rm(location, { recursive: true, force: true });
  const { tables, fingerprint } = builtInSeed;
  const store = await openSqliteStore(location, tables, { seed: fingerprint });
  const position = { randomSeed: 1, clock: 0, count: 0, nextPlace: 100, requests: 0, setAt: 0 };
  for (const key of ["any", "other"])
    await store.replace(toSandboxId(key), { position, changes: toChanges({ tables: { prompts: [PROMPT] } }, tables) });
  await store.close();
}

const PREFLIGHT = { "access-control-request-method": "GET", "access-control-request-headers": "authorization" };
const [APP, OTHER_APP] = ["https://app.example:8080", "http://other.example"];
const [sandboxesFolder, damagedFolder] = [join(folder, "sandboxes"), join(folder, "damaged")];
const seedFile = join(folder, "seed.json");
const seedData = { models: [MODEL] } as SeedData;

const MAX_BODIES: readonly [Value, Observe] = [
  20,
  async (server) => {
    const head = "POST /v1/agents HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000\r\n\r\n";
    const clients = Array.from({ length: 3 }, () => open(server, head + "x".repeat(8_500_000)));
    await expect.poll(() => clients.map(({ received }) => received()).join("")).toContain("(--max-bodies-mb)");
    for (const { socket } of clients) socket.destroy();
  },
];

const MOCK: Record<string, Group> = {
  "of a server for other machines": {
    prepare: () => writeFile(seedFile, JSON.stringify(seedData)),
    options: {
      "--port": [port, async ({ url }) => expect(new URL(url).port).toBe(String(port))],
      // A server for this machine only refuses foreign names.
      "--host": [
        "0.0.0.0",
        async (server) =>
          expect(await send(server, "/v1/models", { headers: { host: "foreign.example" } })).toMatchObject(OK),
      ],
      "--control-key": [
        "sesame",
        async (server) => {
          expect(await send(server, "/_mock/clock", { headers: CONTROL })).toMatchObject(OK);
          expect(await send(server, "/_mock/clock")).toMatchObject({ status: 401 });
        },
      ],
      "--now": [
        "2030-05-06T07:08:09Z",
        async (server) =>
          expect((await send(server, "/_mock/clock", { key: "new", headers: CONTROL })).body.now).toMatch(
            /^2030-05-06T07:08:/,
          ),
      ],
      "--clock": [
        "logical",
        async (server) => {
          const times: number[] = [];
          for (let count = 0; count < 3; count += 1)
            times.push(Date.parse((await createAgent(server)).body.created_at));
          expect(times.map((time) => time - times[0]!)).toEqual([0, 1000, 2000]);
        },
      ],
      "--random-seed": [
        0,
        async (server) => {
          const { body } = await createAgent(server, 0, { key: "another" });
          const idOf = async (randomSeed: number) => {
            const headers = { authorization: "Bearer another", ...JSON_TYPE };
            const created = {
              url: "/v1/agents",
              method: "POST",
              headers,
              body: Buffer.from(JSON.stringify(AGENT_DATA)),
            };
            return JSON.parse(String((await createServerMock({ randomSeed, seedData }).request(created)).body)).id;
          };
          expect(body.id).toBe(await idOf(0));
          expect(body.id).not.toBe(await idOf(1));
        },
      ],
      "--seed-file": [
        seedFile,
        async (server) => {
          const { data } = (await send(server, "/v1/models")).body;
          expect(data).toEqual([expect.objectContaining({ id: MODEL.id })]);
        },
      ],
      "--static": [
        ["users.me.get", "agents.get"],
        async (server) => {
          // The seed data has neither.
          for (const path of ["/v1/users/me", AGENT])
            expect(await send(server, path, { headers: { DashboardUserContextAuth: "t" } })).toMatchObject(OK);
        },
      ],
      "--cors-origin": [
        [APP, OTHER_APP],
        async (server) => {
          const granted = async (origin: string) => {
            const init = { headers: { origin } };
            const responses = await Promise.all([
              send(server, "/v1/models", init),
              send(server, "/v1/unknown", init),
              send(server, "/v1/models", { method: "OPTIONS", headers: { origin, ...PREFLIGHT } }),
            ]);
            return responses.map(({ headers }) => headers["access-control-allow-origin"]);
          };
          for (const origin of [APP, OTHER_APP]) expect(await granted(origin)).toEqual([origin, origin, origin]);
          expect(await granted("https://foreign.example")).toEqual([undefined, undefined, undefined]);
        },
      ],
      "--max-replies": [
        1,
        async (server) => {
          const reply = {
            method: "POST",
            headers: CONTROL,
            body: { match: { operation_id: "models.list" }, status: 500 },
          };
          expect(await send(server, "/_mock/replies", reply)).toMatchObject({ status: 201 });
          expect((await send(server, "/_mock/replies", reply)).body.detail).toContain("(--max-replies)");
          await send(server, "/_mock/replies", { method: "DELETE", headers: CONTROL });
        },
      ],
      "--log-format": [
        "text",
        async (server) => {
          await send(server, "/v1/models?unknown");
          await expect.poll(server.output).toMatch(/^200 GET \/v1\/models\?unknown {2}models\.list/m);
        },
      ],
    },
  },
  "of a server without data": {
    options: {
      "--allow-host": [
        ["a.example", "b.example"],
        async (server) => {
          const status = async (host: string) => (await send(server, "/v1/models", { headers: { host } })).status;
          expect([await status("a.example"), await status("b.example"), await status("c.example")]).toEqual([
            200, 200, 421,
          ]);
        },
      ],
      "--empty": [true, async (server) => expect((await send(server, "/v1/agents")).body).toEqual([])],
      "--no-auth": [true, async (server) => expect(await send(server, "/v1/models", { key: null })).toMatchObject(OK)],
      "--no-control": [
        true,
        async (server) => {
          expect((await send(server, "/_mock/clock")).body.detail).toContain("are switched off");
        },
      ],
      "--speed": [
        1_000_000,
        async (server) => {
          const readTime = async () => Date.parse((await createAgent(server)).body.created_at);
          const start = await readTime();
          await expect.poll(readTime).toBeGreaterThan(start + 1_000_000);
        },
      ],
      "--quiet": [
        true,
        async (server) => {
          // A server writes its log before it ends.
          await server.stop();
          expect(server.output()).toBe("");
        },
      ],
    },
  },
  "of a server with a damaged folder": {
    prepare: async () => {
      await createFolder(damagedFolder);
      const file = join(damagedFolder, FILE);
      await truncate(file, (await stat(file)).size - 1);
    },
    options: {
      "--data": [damagedFolder, async (server) => expect(await send(server, "/v1/agents")).toMatchObject(OK)],
      "--repair": [
        true,
        async (server) => expect(server.errors()).toMatch(/^Repaired \S+ with \d+ rows of 2 sandboxes\./),
      ],
    },
  },
  "of a server with a folder": {
    prepare: () => createFolder(sandboxesFolder),
    options: {
      // The rows of a folder are checked, so no response is invalid; tests of createServerMock have handlers that return such a one.
      "--no-validate-responses": [true, async (server) => expect(await send(server, "/v2/prompts")).toMatchObject(OK)],
      "--data": [
        sandboxesFolder,
        async (server) => expect(JSON.stringify((await send(server, "/v2/prompts")).body)).toContain(PROMPT.createdBy),
      ],
      "--max-response-mb": [
        1,
        async (server) => {
          for (let count = 0; count < 2; count += 1) await createAgent(server, 600_000);
          expect((await send(server, "/v1/agents")).body.code).toBe("RESPONSE_TOO_LARGE");
          expect(await send(server, "/v1/agents?page_size=1")).toMatchObject(OK);
        },
      ],
      "--max-sandbox-mb": [
        3,
        async (server) => {
          expect((await createAgent(server, 450_000)).body.code).toBe("SANDBOX_FULL");
          expect(await createAgent(server, 0, { key: "another" })).toMatchObject(OK);
        },
      ],
      "--max-streams-per-key": [
        1,
        async (server) => {
          const stream = await openStream(server, "any");
          expect(await send(server, STREAM)).toMatchObject({ status: 429 });
          stream.destroy();
        },
      ],
      "--max-streams": [
        1,
        async (server) => {
          const stream = await openStream(server, "another");
          expect(await send(server, STREAM)).toMatchObject({ status: 503 });
          stream.destroy();
        },
      ],
      "--max-journal-mb": [
        1,
        async (server) => {
          const headers = { "content-type": "text/plain" };
          const keys = Array.from({ length: 8 }, (_, index) => `journal-${index}`);
          for (const key of keys)
            for (let count = 0; count < 5; count += 1)
              await send(server, AGENT, { method: "PATCH", key, headers, body: "x".repeat(45_000) });
          const { requests } = (await send(server, "/_mock/journal", { key: keys[0]! })).body;
          expect(requests[0].body).toBeNull();
          expect(requests.at(-1).body).toContain("xxx");
        },
      ],
      "--max-bodies-mb": MAX_BODIES,
    },
  },
  "of a server with little memory": {
    options: {
      "--max-sandboxes": [
        1,
        async (server) => {
          const { id } = (await createAgent(server)).body;
          expect(await send(server, `/v1/agents/${id}`)).toMatchObject(OK);
          await send(server, "/v1/models", { key: "another" });
          expect(await send(server, `/v1/agents/${id}`)).toMatchObject({ status: 404 });
        },
      ],
      "--max-memory-mb": [
        1,
        async (server) => expect((await createAgent(server, 1_000_000)).body.code).toBe("MEMORY_FULL"),
      ],
    },
  },
  "of a server with few connections": {
    options: {
      "--max-pipelined": [
        1,
        async (server) => {
          const { socket } = open(server, line(STREAM) + line("/v1/models").repeat(3));
          await expect.poll(() => socket.destroyed).toBe(true);
        },
      ],
      "--max-connections": [
        1,
        async (server) => {
          const idle = open(server, line("/v1/models"));
          await expect.poll(idle.received).toContain("200 OK");
          expect(await send(server, "/v1/models")).toMatchObject(OK);
          await expect.poll(() => idle.socket.destroyed).toBe(true);
        },
      ],
    },
  },
  "of a server with time limits": {
    options: {
      "--headers-timeout": [
        50,
        async (server) => {
          const { received } = open(server, "GET / HTTP/1.1\r\nHost: loc");
          await expect.poll(received).toMatch(/^HTTP\/1\.1 408 /);
        },
      ],
      "--request-timeout": [
        60,
        async (server) => {
          const { received } = open(server, "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n");
          await expect.poll(received).toMatch(/^HTTP\/1\.1 408 /);
        },
      ],
    },
  },
  "of a server that ends": {
    options: {
      "--shutdown-timeout": [
        0,
        async (server) => {
          await send(server, "/_mock/faults", {
            method: "POST",
            body: { operation_id: "agents.list", latency_ms: 60_000 },
          });
          const cut = expect(send(server, "/v1/agents/pages")).rejects.toThrow();
          await expect.poll(server.output).toContain("/v1/agents/pages");
          await server.stop();
          await cut;
        },
      ],
    },
  },
  "of a server that waits": {
    options: {
      "--max-unsent-mb": [
        1,
        async (server) => {
          for (let count = 0; count < 3; count += 1) open(server, line("/_mock/seed"));
          await expect.poll(server.errors).toContain("(--max-unsent-mb)");
        },
      ],
      "--latency": [
        600_000,
        async (server) => {
          const response = send(server, "/v1/models").then(
            () => "received",
            () => "none",
          );
          await expect.poll(server.output).toContain("models.list");
          await server.stop();
          expect(await response).toBe("none");
        },
      ],
    },
  },
  "of a server with slow streams": {
    options: {
      "--event-latency": [
        "600000-600000",
        async (server) => expect((await readStart(server)).match(/^event:/gm)).toHaveLength(1),
      ],
    },
  },
};

/** Reads the first part of a stream of which all events are known. */
async function readStart({ url }: RunningCommand): Promise<string> {
  const response = await fetch(`${url}/v1/conversations`, {
    method: "POST",
    headers: { ...JSON_TYPE, authorization: "Bearer any" },
    body: JSON.stringify({ model: "aurora-large", inputs: "When is low water?", stream: true }),
  });
  const reader = defined(response.body).getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

const upstream = `http://127.0.0.1:${upstreamPort}`;
const recording = join(folder, "recording.json");
const forwards: Observe = async (server) =>
  expect((await send(server, "/v1/models")).body).toEqual({ object: "list", data: seedData.models });

const PROXY: Record<string, Group> = {
  "of a proxy that records": {
    prepare: () => rm(recording, { force: true }),
    options: {
      "--upstream": [upstream, forwards],
      "--port": [proxyPort, async ({ url }) => expect(new URL(url).port).toBe(String(proxyPort))],
      "--host": [
        "0.0.0.0",
        async (server) =>
          expect(await send(server, "/v1/models", { headers: { host: "foreign.example" } })).toMatchObject(OK),
      ],
      "--strict": [true, async (server) => expect(await send(server, AGENT)).toMatchObject({ status: 502 })],
      "--log-format": [
        "text",
        async (server) => {
          await send(server, "/v1/models?unknown");
          await expect.poll(server.output).toMatch(/^200 GET \/v1\/models\?unknown {2}models\.list/m);
        },
      ],
      "--record": [
        recording,
        async (server) => {
          await forwards(server);
          await server.stop();
          expect(JSON.parse(await readFile(recording, "utf8"))).toMatchObject(seedData);
        },
      ],
    },
  },
  "of a proxy that does not wait": {
    options: {
      "--upstream": [upstream, forwards],
      "--max-bodies-mb": MAX_BODIES,
      "--upstream-timeout": [
        "1s",
        async (server) => expect((await send(server, "/v1/agents")).body.code).toBe("UPSTREAM_TIMEOUT"),
      ],
      "--quiet": [
        true,
        async (server) => {
          await server.stop();
          expect(server.output()).toBe("");
        },
      ],
    },
  },
};

describe.each([
  ["on the command line", (_group: Group, args: string[]) => args],
  [
    "in the file of --config",
    (group: Group, _args: string[]) => {
      const file = join(folder, "options.json");
      const entries = Object.entries(group.options).map(([name, [value]]) => [name.slice(2), value]);
      writeFileSync(file, JSON.stringify(Object.fromEntries(entries)));
      return ["--config", file];
    },
  ],
] as const)("the options %s", (_place, toArguments) => {
  describe.each([
    ...Object.entries(MOCK).map(([name, group]) => ({ name, group, command: [] as string[] })),
    ...Object.entries(PROXY).map(([name, group]) => ({ name, group, command: ["proxy"] })),
  ])("$name", ({ group, command }) => {
    let server: RunningCommand;
    beforeAll(async () => {
      await group.prepare?.();
      const given = Object.entries(group.options).flatMap(([name, [value]]) =>
        value === true ? [name] : [value].flat().flatMap((each) => [name, String(each)]),
      );
      const free = "--port" in group.options ? [] : ["--port", "0"];
      server = await startCommand(CLI, [...command, ...free, ...toArguments(group, given)]);
      if (free.length > 0) expect(new URL(server.url).port).not.toBe("4010");
    });
    afterAll(() => server.stop("SIGKILL"));
    test.each(Object.entries(group.options))("%s has its effect", (_name, [, observe]) => observe(server));
  });
});

/** The names of the options in a help text. */
const namesIn = (help: string) => new Set(Array.from(help.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm), ([, name]) => name));

const run = async (...args: string[]) => (await promisify(execFile)(process.execPath, [CLI, ...args])).stdout;

test.each([
  ["of the mock", [], [...STORE_OPTIONS, ...listOptions(MOCK), "--version"]],
  ["of the proxy", ["proxy"], listOptions(PROXY)],
])("--help %s lists the options of the table", async (_name, command, options) => {
  expect(namesIn(await run(...command, "--help"))).toEqual(new Set([...options, "--help", "--config"]));
});

function listOptions(groups: Record<string, Group>): string[] {
  return Object.values(groups).flatMap(({ options }) => Object.keys(options));
}

test("PLATFORM_MOCK_CONTROL_KEY is the control key", async () => {
  const server = await startCommand(CLI, ["--port", "0"], { PLATFORM_MOCK_CONTROL_KEY: "sesame" });
  expect(await send(server, "/_mock/clock", { headers: CONTROL })).toMatchObject(OK);
  expect(await send(server, "/_mock/clock")).toMatchObject({ status: 401 });
  await server.stop();
});

test("--version prints the version of the package", async () => {
  expect(await run("--version")).toBe(`${manifest.version}\n`);
});
