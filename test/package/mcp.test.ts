/** The MCP server as its users have it: packed, installed elsewhere, and started by clients of both lines of the SDK. */
import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type CallToolResult, Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as EarlierClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as EarlierTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { startMock } from "platform-api-mock";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { install, pack, type Tarballs } from "../../scripts/release/packages.ts";
import { command } from "../../src/mcp/options.ts";
import { commandIn, run } from "../../src/programs/programs.ts";
import { SEARCH_QUERIES } from "../reference/search-queries.ts";

const README = fileURLToPath(new URL("../../src/mcp/README.md", import.meta.url));

let project: string;
let tarballs: Tarballs;
let cli: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "platform-mcp-"));
  tarballs = await pack(project);
  await install(project, tarballs.client, tarballs.mock, tarballs.mcp);
  cli = await commandIn(join(project, "node_modules/platform-api-mcp"), "platform-api-mcp");
});

afterAll(() => rm(project, { recursive: true, force: true }));

interface Started {
  readonly client: Client;
  /** What the server has printed to standard error. */
  printed(): string;
  call(name: string, args?: Record<string, unknown>): Promise<CallToolResult>;
  /** Calls a tool that succeeds, and returns the JSON in its body. */
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of the tests are its type
  json(name: string, args?: Record<string, unknown>): Promise<any>;
}

async function start(args: string[] = [], env: Record<string, string> = {}, program = cli): Promise<Started> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, ...args],
    cwd: project,
    env: { PATH: process.env.PATH ?? "", ...env },
    stderr: "pipe",
  });
  let printed = "";
  transport.stderr?.on("data", (text) => (printed += text));
  const client = new Client({ name: "test", version: "1.0.0" }, REVISION);
  await client.connect(transport);
  onTestFinished(() => client.close());
  const call = (name: string, args = {}) => client.callTool({ name, arguments: args });
  return {
    client,
    printed: () => printed,
    call,
    async json(name, args) {
      const { isError, content, structuredContent } = await call(name, args);
      expect([isError, content]).toEqual([undefined, content]);
      return JSON.parse((structuredContent as { body: string }).body || "null");
    },
  };
}

const REVISION = { versionNegotiation: { mode: { pin: "2026-07-28" } } } as const;

test("clients of both lines list the tools, the resources and the prompts over stdio", async () => {
  const { client } = await start();
  const earlier = new EarlierClient({ name: "test", version: "1.0.0" });
  await earlier.connect(new EarlierTransport({ command: process.execPath, args: [cli], cwd: project }) as never);
  onTestFinished(() => earlier.close());
  const summaries = [client, earlier].map(async (each) => ({
    tools: (await each.listTools()).tools.map(({ name }) => name),
    resources: (await each.listResources()).resources.length,
    prompts: (await each.listPrompts()).prompts.map(({ name }) => name),
  }));
  const [current, before] = await Promise.all(summaries);
  expect(current).toEqual(before);
  expect(current?.tools).toEqual(["search", "read", "read_operation", "change_operation", "sandbox"]);
  expect(current?.prompts).toContain("first-conversation");
  expect(current?.resources).toBe((current?.prompts.length ?? 0) + 2);
});

test("search finds what the search of the site finds, and read reads each page", async () => {
  const { call } = await start();
  let right = 0;
  for (const { query, pages } of SEARCH_QUERIES) {
    const { structuredContent } = await call("search", { query });
    const { results } = structuredContent as { results: { page: string }[] };
    const first = results[0]?.page.replace(/(?=#|$)/, "/");
    if (pages.some((page) => first === page || first?.startsWith(`${page}#`))) right += 1;
    for (const { page } of results) expect(await call("read", { page })).not.toHaveProperty("isError");
  }
  expect(right).toBeGreaterThanOrEqual(118);
});

const AGENT = { agent_id: "ag_0197c3d0" };

/** A task, as the calls that an assistant makes, and the state in which it ends. */
const TASKS: [task: string, run: (server: Started) => Promise<void>][] = [
  [
    "rename an agent",
    async ({ json }) => {
      await json("change_operation", { operation_id: "agents.update", parameters: AGENT, body: { name: "Scout II" } });
      const agent = await json("read_operation", { operation_id: "agents.get", parameters: AGENT });
      expect(agent).toMatchObject({ name: "Scout II", version: expect.any(Number) });
    },
  ],
  [
    "return to an earlier version of an agent",
    async ({ json }) => {
      const before = await json("read_operation", { operation_id: "agents.get", parameters: AGENT });
      await json("change_operation", { operation_id: "agents.update", parameters: AGENT, body: { name: "New" } });
      await json("change_operation", {
        operation_id: "agents.switchVersion",
        parameters: AGENT,
        body: { version: before.version },
      });
      const after = await json("read_operation", { operation_id: "agents.get", parameters: AGENT });
      expect([after.version, after.name]).toEqual([before.version, before.name]);
    },
  ],
  [
    "hold a conversation, and read it",
    async ({ json }) => {
      const body = { ...AGENT, inputs: "When is low water?" };
      const { conversation_id } = await json("change_operation", { operation_id: "conversations.start", body });
      const parameters = { conversation_id };
      await json("change_operation", {
        operation_id: "conversations.appendStream",
        parameters,
        body: { inputs: "And high water?" },
      });
      const { messages } = await json("read_operation", { operation_id: "conversations.getMessages", parameters });
      expect(messages).toHaveLength(4);
    },
  ],
  [
    "delete a conversation",
    async ({ json, call }) => {
      const { conversation_id } = await json("change_operation", {
        operation_id: "conversations.start",
        body: { ...AGENT, inputs: "Hi" },
      });
      const parameters = { conversation_id };
      await json("change_operation", { operation_id: "conversations.delete", parameters });
      expect(await call("read_operation", { operation_id: "conversations.get", parameters })).toHaveProperty(
        "isError",
        true,
      );
    },
  ],
  [
    "create a dataset with a record",
    async ({ json }) => {
      const { id } = await json("change_operation", {
        operation_id: "observability.datasets.create",
        body: { name: "Tides", description: "Of May" },
      });
      const parameters = { dataset_id: id };
      const body = { payload: { messages: [{ role: "user", content: "Low water?" }] }, properties: {} };
      await json("change_operation", { operation_id: "observability.datasets.records.create", parameters, body });
      const { records } = await json("read_operation", {
        operation_id: "observability.datasets.records.list",
        parameters,
      });
      expect(records.count).toBe(1);
    },
  ],
  [
    "publish a new version of a prompt",
    async ({ json }) => {
      const body = { name: "greeting", definition: { content: "Hello" }, aliases: ["live"] };
      const { id } = await json("change_operation", { operation_id: "prompts.create", body });
      const parameters = { prompt_id: id };
      await json("change_operation", {
        operation_id: "prompts.versions.create",
        parameters,
        body: { definition: { content: "Good day" } },
      });
      await json("change_operation", {
        operation_id: "prompts.versions.update",
        parameters: { ...parameters, version: 2 },
        body: { aliases: { values: ["live"] } },
      });
      const live = await json("read_operation", {
        operation_id: "prompts.get",
        parameters: { ...parameters, alias: "live" },
      });
      expect(JSON.stringify(live)).toContain("Good day");
    },
  ],
  [
    "run a workflow to its end",
    async ({ json }) => {
      const { items } = { items: (await json("read_operation", { operation_id: "workflows.list" })).workflows };
      const started = await json("change_operation", {
        operation_id: "workflows.execute",
        parameters: { workflow_identifier: items[0].name },
        body: {},
      });
      await json("sandbox", { action: "clock", advance_seconds: 3600 });
      const { status } = await json("read_operation", {
        operation_id: "workflows.executions.get",
        parameters: { execution_id: started.execution_id },
      });
      expect(status).not.toBe("RUNNING");
    },
  ],
  [
    "pause a schedule",
    async ({ json }) => {
      const parameters = { schedule_id: "morning-briefing-daily" };
      await json("change_operation", {
        operation_id: "workflows.schedules.pause",
        parameters,
        body: { note: "Harbor closed" },
      });
      expect(await json("read_operation", { operation_id: "workflows.schedules.get", parameters })).toMatchObject({
        paused: true,
      });
    },
  ],
  [
    "archive a model, and return it to use",
    async ({ json }) => {
      const { data } = await json("read_operation", { operation_id: "models.list" });
      const { id } = data.find(({ archived }: { archived?: boolean }) => archived === false);
      const parameters = { model_id: id };
      expect(await json("change_operation", { operation_id: "models.archive", parameters })).toMatchObject({
        archived: true,
      });
      expect(await json("change_operation", { operation_id: "models.unarchive", parameters })).toMatchObject({
        archived: false,
      });
    },
  ],
  [
    "run a batch job to its end",
    async ({ json }) => {
      const body = {
        endpoint: "/v1/chat/completions",
        model: "aurora-small",
        requests: [{ custom_id: "1", body: { messages: [{ role: "user", content: "Hi" }] } }],
      };
      const { id } = await json("change_operation", { operation_id: "batch.jobs.create", body });
      await json("sandbox", { action: "clock", advance_seconds: 86_400 });
      expect(
        await json("read_operation", { operation_id: "batch.jobs.get", parameters: { job_id: id } }),
      ).toMatchObject({ status: "SUCCESS" });
    },
  ],
  [
    "collect all agents page by page",
    async ({ call }) => {
      const names = [];
      for (let parameters: object | undefined = { page_size: 1 }; parameters; ) {
        const { structuredContent } = await call("read_operation", { operation_id: "agents.list", parameters });
        const { body, next } = structuredContent as { body: string; next?: object };
        names.push(...JSON.parse(body).data.map(({ name }: { name: string }) => name));
        parameters = next && { page_size: 1, ...next };
      }
      expect(names).toEqual(["Pilot", "Scout"]);
    },
  ],
  [
    "try what happens when the service fails, and undo everything",
    async ({ json, call }) => {
      await json("sandbox", { action: "snapshot" });
      await json("change_operation", { operation_id: "agents.delete", parameters: AGENT });
      await json("sandbox", { action: "fault", fault: { operation_id: "agents.get", status: 422, times: 1 } });
      await json("sandbox", { action: "restore" });
      expect(await call("read_operation", { operation_id: "agents.get", parameters: AGENT })).not.toHaveProperty(
        "isError",
      );
      const requests = await json("sandbox", { action: "journal" });
      expect(requests.length).toBeGreaterThan(0);
    },
  ],
];

test.each(TASKS)("an assistant can %s", async (_, task) => {
  const server = await start();
  await task(server);
  expect(server.printed()).toBe("");
});

test("against a service, it only reads until more is allowed, and shows no key", async () => {
  await using mock = await startMock();
  const key = "key-of-the-service-1";
  const secret = { PLATFORM_API_KEY: key };
  const reading = await start(["--base-url", mock.url], secret);
  expect((await reading.client.listTools()).tools.map(({ name }) => name)).toEqual([
    "search",
    "read",
    "read_operation",
  ]);
  expect(await reading.json("read_operation", { operation_id: "agents.get", parameters: AGENT })).toMatchObject({
    name: "Scout",
  });
  const remove = { operation_id: "agents.delete", parameters: AGENT };
  const writing = await start(["--base-url", mock.url, "--allow-writes"], secret);
  await writing.json("change_operation", { operation_id: "agents.update", parameters: AGENT, body: { name: key } });
  const changed = await writing.call("read_operation", { operation_id: "agents.get", parameters: AGENT });
  expect(JSON.stringify(changed)).toContain('\\"name\\":\\"****\\"');
  expect(await writing.call("change_operation", remove)).toHaveProperty("isError", true);
  const limited = await start(["--allow-destructive", "--operations", "models.*"], {
    ...secret,
    PLATFORM_BASE_URL: mock.url,
  });
  expect(await limited.call("change_operation", remove)).toHaveProperty("isError", true);
  const all = await start(["--base-url", mock.url, "--allow-destructive", "--operations", "agents.*"], secret);
  await all.json("change_operation", remove);
  expect((await mock.sandbox(key).requests()).map(({ operation_id }) => operation_id)).toEqual([
    "agents.get",
    "agents.update",
    "agents.get",
    "agents.delete",
  ]);
});

/** Options, and the error. */
const REFUSED: [args: string[], message: string][] = [
  [
    ["--base-url", "https://api.example.com"],
    "Set the environment variable PLATFORM_API_KEY to your key of the service.\n",
  ],
  [
    ["--operations", "agent.get"],
    "No operation has an id like agent.get, which --operations names. Did you mean agents.get",
  ],
  [["--operations", "a b"], "It must be an operation id"],
  [["--port", "x"], "It must be a whole number from 0 to 65535."],
  [["--host", "0.0.0.0"], "Other machines can reach 0.0.0.0. Set PLATFORM_MCP_TOKEN"],
  [["--writes"], "unknown option '--writes'"],
];

test.each(REFUSED)("%j is refused", async (args, message) => {
  const child = spawn(process.execPath, [cli, ...args], { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr] = await Promise.all([child.stdout, child.stderr].map((stream) => text(stream)));
  await expect.poll(() => child.exitCode).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/Run platform-api-mcp --help for help\.\n$/);
});

test.each([
  ["its input ends", "", 0, ""],
  ["a message is too long", "x".repeat(10_500_000), 1, "A message has at most 10 MB.\n"],
])("the exit code says whether it stopped because %s", async (_, input, code, message) => {
  const child = spawn(process.execPath, [cli], { stdio: ["pipe", "ignore", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const printed = text(child.stderr);
  child.stdin.on("error", () => {}).write(input);
  if (input === "") child.stdin.end();
  await expect.poll(() => child.exitCode, { timeout: 20_000 }).toBe(code);
  expect(await printed).toContain(message);
});

test("it serves HTTP, with the options that imply it, and stops when it is told", async () => {
  const child = spawn(process.execPath, [cli, "--port", "0", "--allow-host", "mcp.example"], {
    stdio: ["ignore", "inherit", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (printed += text));
  const address = () => /listens on (\S+)\.\n/.exec(printed)?.[1];
  await expect.poll(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
  const response = await fetch(address() ?? "", { headers: { origin: "http://mcp.example" } });
  expect(response.status).toBe(405);
  child.kill("SIGTERM");
  await expect.poll(() => child.exitCode).toBe(0);
});

test("the README names every option and every tool, and its configurations are valid", async () => {
  const readme = await readFile(README, "utf8");
  const { stdout } = await run("npx", ["--no", "--", "platform-api-mcp", "--help"], project);
  for (const { long } of command.options) {
    expect(stdout).toContain(long);
    if (!["--version", "--port"].includes(long ?? "")) expect(readme).toContain(long);
  }
  const { client } = await start();
  for (const { name } of (await client.listTools()).tools) expect(readme).toContain(`| \`${name}\``);
  const configurations = Array.from(readme.matchAll(/^```json\n([\s\S]*?)^```$/gm), ([, text = ""]) =>
    JSON.parse(text),
  );
  const servers = configurations.flatMap(({ mcpServers, servers }) => Object.values<object>(mcpServers ?? servers));
  expect(servers).toHaveLength(3);
  for (const server of servers)
    expect(server).toMatchObject({ command: "npx", args: expect.arrayContaining(["-y", "platform-api-mcp"]) });
});

test("the command for a clone starts the built server", async () => {
  const readme = await readFile(fileURLToPath(new URL("../../README.md", import.meta.url)), "utf8");
  const [, program = ""] = /`node \/path\/to\/clone\/(\S+mcp\/dist\/cli\.js)`/.exec(readme) ?? [];
  const { client } = await start([], {}, fileURLToPath(new URL(`../../${program}`, import.meta.url)));
  expect(client.getInstructions()).toContain("as a mock");
});

test("the package has at most 5 MB, and packed 1 MB", async () => {
  const folder = join(project, "node_modules/platform-api-mcp");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(5_000_000);
  expect((await stat(join(project, tarballs.mcp))).size).toBeLessThan(1_000_000);
});
