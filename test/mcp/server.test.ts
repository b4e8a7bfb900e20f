import { expect, test } from "vitest";
import { createReference } from "../../src/mcp/reference.ts";
import { connect } from "./connection.ts";

const PAGES: [page: string, text: RegExp][] = [
  ["agents.get", /^# Get an agent\n\nReturns an \[Agent\]\(schemas\/Agent\)\.\n$/],
  ["operations/agents.get", /^# Get an agent/],
  ["../../operations/agents.get/index.html.md", /^# Get an agent/],
  ["platform-api:///operations/agents.get/", /^# Get an agent/],
  ["Agent", /^# Agent\n\n- `id` string/],
  ["schemas/Agent/index.html#id", /^- `id` string\n\n {2}- part\n$/],
  ["Agent#id.part", /^ {2}- part\n$/],
  ["Agent#none", /^# Agent/],
  ["AGENT_NOT_FOUND", /^## AGENT_NOT_FOUND 404\n\nNo agent\.\n/],
  ["errors/index.html#OTHER", /^## OTHER\n/],
  ["agents", /^# Agents/],
  ["first", /^# Hold a first conversation/],
  ["llms.txt", /^# Platform API$/],
  ["index.html", /^# Home/],
  ["../index.html.md#start", /^# Home/],
];

test.each(PAGES)("read finds %s", async (page, expected) => {
  const { call } = await connect();
  const { structuredContent } = await call("read", { page });
  expect(structuredContent).toEqual({ text: expect.stringMatching(expected) });
});

test("read returns the short form of an operation, and the whole page on request", async () => {
  const { call } = await connect();
  const text = async (args: object) => ((await call("read", { ...args })).structuredContent as { text: string }).text;
  const short = "# Create an agent\n\nMore is on the whole page: read it with `full`.\n";
  expect(await text({ page: "agents.create" })).toBe(short);
  expect(await text({ page: "operations/agents.create/index.html" })).toBe(short);
  expect(await text({ page: "agents.create", full: true })).toMatch(/^# Create an agent\n\n## Body/);
  expect(await text({ page: "agents.create#body" })).toMatch(/^## Body/);
});

test("search names the page of what it finds, and says if it finds nothing", async () => {
  const { call, text } = await connect();
  const { structuredContent } = await call("search", { query: "agents" });
  expect(structuredContent).toEqual({
    results: [
      {
        kind: "operation",
        name: "agents.get",
        context: "GET /v1/agents/{agent_id}",
        text: "Get an agent. Returns it.",
        page: "operations/agents.get",
      },
    ],
  });
  expect(await text("search", { query: "zzzzzz" })).toBe("Nothing was found. Try fewer or other words.");
});

test("search has pages about programs last for a sentence, and not for a few words", async () => {
  const place = (url: string) => [{ context: "", url }];
  const groups = [
    { kind: "page", name: "Slow agents", text: "", places: place("mock/index.html#slow") },
    { kind: "operation", name: "agents.get", text: "Get an agent. It is slow.", places: [{ context: "GET /" }] },
  ];
  const search = createReference(new Map([["search.json", JSON.stringify(groups)]])).search;
  const pages = async (query: string) => (await search(query, 8)).map(({ page }) => page);
  expect(await pages("slow agents")).toEqual(["mock#slow", "operations/agents.get"]);
  expect(await pages("Why are my agents so slow?")).toEqual(["operations/agents.get", "mock#slow"]);
  expect((await search("Why are my agents so slow?", 1)).map(({ page }) => page)).toEqual(["operations/agents.get"]);
});

test("resources are the guides, the contents, the document, and every page", async () => {
  const { client } = await connect();
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual([
    "platform-api:///llms.txt",
    "platform-api:///guides/first",
    "platform-api:///openapi.json",
  ]);
  const read = async (uri: string) =>
    (await client.readResource({ uri })).contents[0] as { text: string; mimeType: string };
  expect(await read("platform-api:///guides/first")).toMatchObject({ mimeType: "text/markdown", text: /^# Hold/ });
  expect(JSON.parse((await read("platform-api:///openapi.json")).text)).toMatchObject({ openapi: "3.1.0" });
  expect((await read("platform-api:///schemas/Agent")).text).toMatch(/^# Agent/);
  expect((await read("Agent")).text).toMatch(/^# Agent/);
  for (const uri of ["platform-api:///schemas/Agnt", "https://else.example/Agnt"])
    await expect(read(uri)).rejects.toMatchObject({
      code: -32602,
      message: expect.stringMatching(/^There is no page/),
    });
});

test("there is a prompt for each guide", async () => {
  const { client } = await connect();
  expect((await client.listPrompts()).prompts).toEqual([
    expect.objectContaining({ name: "first", title: "Hold a first conversation", description: "Ask an agent." }),
  ]);
  const { messages } = await client.getPrompt({ name: "first" });
  expect(messages).toEqual([
    { role: "user", content: { type: "text", text: expect.stringMatching(/^Follow this guide.*\n\n# Hold a first/s) } },
  ]);
  expect(messages[0]?.content).toEqual({
    type: "text",
    text: expect.stringMatching(/Ask an agent\.\n\n### curl\n\n```bash\ncurl x\n```\n\nThe end\.\n$/),
  });
  const wrong = {
    code: -32602,
    message: expect.stringMatching(/^There is no prompt frist\. The prompts are first\.$/),
  };
  await expect(client.getPrompt({ name: "frist" })).rejects.toMatchObject(wrong);
});

test("a stream is collected into its final response, with progress", async () => {
  const { client } = await connect();
  const names: (string | undefined)[] = [];
  const result = await client.callTool(
    {
      name: "change_operation",
      arguments: { operation_id: "conversations.startStream", body: { agent_id: "ag_0197c3d0", inputs: "Hi" } },
    },
    { onprogress: ({ progress, message }) => expect(names.push(message)).toBe(progress) },
  );
  expect(names[0]).toBe("conversation.response.started");
  expect(names.at(-1)).toBe("conversation.response.done");
  const { body } = result.structuredContent as { body: string };
  expect(JSON.parse(body)).toMatchObject({ conversation_id: expect.any(String), usage: expect.any(Object) });
});

test("a stream without an end is left when nothing more comes, and can be continued", async () => {
  const { call, sandbox } = await connect();
  const [run] = (await sandbox.client().workflows.runs.list()).items;
  const parameters = { workflow_exec_id: run?.execution_id };
  const read = async (more = {}) => {
    const { structuredContent } = await call("read_operation", {
      operation_id: "workflows.events.stream",
      parameters: { ...parameters, ...more },
    });
    return structuredContent as { body: string; next?: { "Last-Event-ID": string } };
  };
  const first = await read();
  const events = JSON.parse(first.body) as { id: string }[];
  expect(events.length).toBeGreaterThan(0);
  expect(first.next).toEqual({ "Last-Event-ID": events.at(-1)?.id });
  expect(JSON.parse((await read(first.next)).body)).toEqual([]);
});

test("the sandbox can be reset and restored, its clock moved, and its requests read", async () => {
  const { call, sandbox } = await connect();
  const act = async (action: string, more = {}) => {
    const { structuredContent } = await call("sandbox", { action, ...more });
    return JSON.parse((structuredContent as { body: string }).body);
  };
  const count = async () => (await sandbox.client().agents.list().toArray()).length;
  const before = await count();
  await act("snapshot");
  await sandbox.client().agents.delete("ag_0197c3d0");
  expect(await act("restore")).toEqual({ done: "restore" });
  expect(await count()).toBe(before);
  await sandbox.client().agents.delete("ag_0197c3d0");
  await act("reset");
  expect(await count()).toBe(before);
  const now = Date.parse((await act("clock")).now);
  const later = await act("clock", { advance_seconds: 90 });
  expect(Date.parse(later.now) - now).toBe(90_000);
  expect(later.next_task).toEqual(
    expect.objectContaining({ name: expect.stringMatching(/^\w+\.\w+$/), at: expect.stringMatching(/^\d{4}-.*Z$/) }),
  );
  expect(await act("fault", { fault: { operation_id: "agents.get", status: 503 } })).toMatchObject({ status: 503 });
  expect(await sandbox.faults()).toHaveLength(1);
  expect(await act("clear_faults")).toEqual({ done: "clear_faults" });
  expect(await sandbox.faults()).toEqual([]);
  await sandbox
    .client()
    .agents.get("ag_none", { extraQuery: { tide: 1 } })
    .catch(() => {});
  const fault = await act("fault", { fault: { operation_id: "models.list", status: 503, times: 1 } });
  await sandbox
    .client({ maxRetries: 0 })
    .models.list()
    .catch(() => {});
  expect(await act("journal")).toEqual([
    expect.objectContaining({
      operation_id: "agents.list",
      status: 200,
      code: null,
      detail: null,
      used: [],
      notes: [],
    }),
    expect.objectContaining({
      status: 404,
      code: "AGENT_NOT_FOUND",
      detail: expect.stringMatching(/^There is no agent ag_none/),
      notes: ["agents.get has no query parameter tide. It has agent_version."],
    }),
    expect.objectContaining({ status: 503, code: "UNAVAILABLE", used: [fault.id] }),
  ]);
});
