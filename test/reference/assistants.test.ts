/**
 * Tasks of an assistant that knows only what the MCP server tells it: it calls an operation after it has found it among the first
 * three results of a search, and with names that it has read.
 */
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { createReference } from "../../src/mcp/reference.ts";
import { grouped, listEntries } from "../../src/reference/search.ts";
import { renderShortForm, shortFile } from "../../src/reference/short-forms.tsx";
import { connect, textOf } from "../mcp/connection.ts";
import { markdown, pages, site } from "./rendered.ts";

const reference = createReference(
  new Map([
    ...[...markdown].map(([path, text]) => [`${path}index.html.md`, text] as const),
    ...[...site.operations.values()].map((entry) => [shortFile(entry.id), renderShortForm(site, entry)] as const),
    ["search.json", JSON.stringify(grouped(listEntries(site, pages)))],
  ]),
);

interface Call {
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What a task can do. The values of responses are those of the mock. */
// biome-ignore lint/suspicious/noExplicitAny: the expectations of the tests are its type
type Json = any;

async function startAssistant() {
  const { client, sandbox } = await connect({ reference });
  const counts = { calls: 0, tokens: 0 };
  let known = "";
  async function use(name: string, args: Record<string, unknown>): Promise<{ text: string; body: Json }> {
    const result = await client.callTool({ name, arguments: args });
    const text = textOf(result);
    expect([name, args, result.isError, text]).toEqual([name, args, undefined, text]);
    counts.calls += 1;
    counts.tokens += encode(JSON.stringify(args) + text).length;
    const { body } = result.structuredContent as { body?: string };
    return { text, body: body ? JSON.parse(body) : undefined };
  }
  return {
    counts,
    sandbox,
    use,
    /** Searches for what the user says, and reads the operation, which must be among the first three results. */
    async find(sentence: string, operation: string) {
      const { text } = await use("search", { query: sentence, limit: 3 });
      expect(text).toContain(`- operation ${operation} (`);
      known += (await use("read", { page: operation })).text;
    },
    /** Calls an operation that has been found, with names that have been read. */
    async call(operation: string, { parameters = {}, body }: Call = {}): Promise<Json> {
      const names = Object.keys({ ...parameters, ...body });
      expect(names.filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
      const tool = site.operations.get(operation)?.method === "get" ? "read_operation" : "change_operation";
      return (await use(tool, { operation_id: operation, parameters, ...(body && { body }) })).body;
    },
  };
}

type Assistant = Awaited<ReturnType<typeof startAssistant>>;

/** A task, at most so many calls and tokens, and what the assistant does. */
const TASKS: [task: string, calls: number, tokens: number, run: (assistant: Assistant) => Promise<void>][] = [
  [
    "create an agent and talk to it",
    6,
    3300,
    async ({ find, call }) => {
      await find("create an agent", "agents.create");
      const { id } = await call("agents.create", { body: { model: "aurora-small", name: "Deckhand" } });
      await find("talk to an agent", "conversations.start");
      const { outputs } = await call("conversations.start", { body: { agent_id: id, inputs: "When is low water?" } });
      expect(outputs.at(-1)).toMatchObject({ role: "assistant" });
    },
  ],
  [
    "explain why a request was rejected",
    2,
    1100,
    async ({ sandbox, use }) => {
      const client = sandbox.client({ maxRetries: 0 });
      await client.agents.get("ag_none").catch(() => {});
      const { body } = await use("sandbox", { action: "journal" });
      const [{ code, detail }] = body;
      expect([code, detail]).toEqual(["AGENT_NOT_FOUND", expect.stringContaining("ag_none")]);
      expect((await use("read", { page: code })).text).toContain("What to do:");
    },
  ],
  [
    "start a workflow and stop it",
    6,
    2100,
    async ({ find, call }) => {
      await find("run a workflow", "workflows.execute");
      const parameters = { workflow_identifier: "morning-briefing" };
      const { execution_id } = await call("workflows.execute", { parameters, body: {} });
      await find("stop a running workflow", "workflows.executions.terminate");
      await call("workflows.executions.terminate", { parameters: { execution_id } });
    },
  ],
  [
    "rename an agent",
    6,
    4100,
    async ({ find, call }) => {
      await find("which agents do I have", "agents.list");
      const { data } = await call("agents.list");
      await find("rename an agent", "agents.update");
      const parameters = { agent_id: data[0].id };
      expect(await call("agents.update", { parameters, body: { name: "Bosun" } })).toMatchObject({ name: "Bosun" });
    },
  ],
  [
    "run a workflow every morning",
    3,
    800,
    async ({ find, call }) => {
      await find("run a workflow every morning at nine", "workflows.schedules.create");
      const schedule = { cron_expressions: ["0 9 * * *"], input: null };
      const body = { workflow_identifier: "morning-briefing", schedule };
      expect(await call("workflows.schedules.create", { body })).toHaveProperty("schedule_id");
    },
  ],
  [
    "pause a schedule, and see what is due next",
    4,
    600,
    async ({ find, call, use }) => {
      await find("pause all runs for the holidays", "workflows.schedules.pause");
      await call("workflows.schedules.pause", { parameters: { schedule_id: "morning-briefing-daily" } });
      const { body } = await use("sandbox", { action: "clock" });
      expect(body.next_task === null || typeof body.next_task.name === "string").toBe(true);
    },
  ],
  [
    "run a batch overnight",
    7,
    3500,
    async ({ find, call, use }) => {
      await find("process ten thousand prompts overnight", "batch.jobs.create");
      const requests = [{ custom_id: "1", body: { messages: [{ role: "user", content: "Hi" }] } }];
      const body = { endpoint: "/v1/chat/completions", model: "aurora-small", requests };
      const { id } = await call("batch.jobs.create", { body });
      await use("sandbox", { action: "clock", advance_seconds: 86_400 });
      await find("how far is my batch", "batch.jobs.get");
      expect(await call("batch.jobs.get", { parameters: { job_id: id } })).toMatchObject({ status: "SUCCESS" });
    },
  ],
  [
    "check a text",
    3,
    1100,
    async ({ find, call }) => {
      await find("check if a text is offensive", "classifiers.moderate");
      const { results } = await call("classifiers.moderate", { body: { model: "aurora-guard", input: "Ahoy" } });
      expect(results).toHaveLength(1);
    },
  ],
  [
    "collect an example",
    6,
    2500,
    async ({ find, call }) => {
      await find("collect examples for an evaluation", "observability.datasets.create");
      const { id } = await call("observability.datasets.create", { body: { name: "Tides", description: "Of May" } });
      await find("add a record to a dataset", "observability.datasets.records.create");
      const body = { payload: { messages: [{ role: "user", content: "Low water?" }] }, properties: {} };
      await call("observability.datasets.records.create", { parameters: { dataset_id: id }, body });
    },
  ],
  [
    "move an alias to a new version of a prompt",
    9,
    3700,
    async ({ find, call }) => {
      await find("save a prompt for my team", "prompts.create");
      const body = { name: "greeting", definition: { content: "Hello" }, aliases: ["live"] };
      const { id } = await call("prompts.create", { body });
      await find("change the text of a prompt", "prompts.versions.create");
      const parameters = { prompt_id: id };
      await call("prompts.versions.create", { parameters, body: { definition: { content: "Good day" } } });
      await find("make a prompt version the production one", "prompts.versions.update");
      const aliases = { values: ["live"] };
      const moved = await call("prompts.versions.update", {
        parameters: { ...parameters, version: "2" },
        body: { aliases },
      });
      expect(JSON.stringify(moved)).toContain("live");
    },
  ],
  [
    "use a tool of a connector",
    6,
    2400,
    async ({ find, call }) => {
      const parameters = { connector_id_or_name: "harbor-tides" };
      await find("which tools does a connector have", "connectors.tools.list");
      const [tool] = await call("connectors.tools.list", { parameters });
      await find("use a tool of a connector", "connectors.tools.call");
      const args = { station: "Harbor Point", date: "2026-03-02" };
      const result = await call("connectors.tools.call", {
        parameters: { ...parameters, tool_name: tool.name },
        body: { arguments: args },
      });
      expect(result.content).not.toEqual([]);
    },
  ],
  [
    "find the slowest calls",
    3,
    5000,
    async ({ find, call }) => {
      await find("find the slowest calls of the last hour", "observability.spans.search");
      const body = { search_expression: "duration_ns > 2000000000" };
      const { spans } = await call("observability.spans.search", { parameters: { page_size: 2 }, body });
      expect(spans.results).not.toEqual([]);
    },
  ],
];

test.each(TASKS)("an assistant can %s with %i calls and %i tokens", async (_, calls, tokens, run) => {
  const assistant = await startAssistant();
  await run(assistant);
  expect(assistant.counts.calls).toBe(calls);
  expect(assistant.counts.tokens).toBeLessThanOrEqual(tokens);
});

test("an example that the search finds is read with its operation", async () => {
  const [found] = await reference.search("at nine on weekdays in Paris", 1);
  expect(found?.page).toBe("operations/workflows.schedules.create#example=newWeekdaySchedule");
  const text = reference.read(found!.page);
  expect(text).toMatch(/^# Create a schedule\n/);
  expect(text).toMatch(/\n### newWeekdaySchedule: At 09:00 in Paris[^#]*"time_zone_name": "Europe\/Paris"/);
  expect(text).not.toContain("newIntervalSchedule");
  expect(reference.read("workflows.schedules.create")).not.toContain("newWeekdaySchedule");
});

test("a prompt has at most 2,500 tokens, with one sample of each step and no response", async () => {
  const { client } = await connect({ reference });
  const { prompts } = await client.listPrompts();
  expect(prompts.length).toBeGreaterThan(9);
  for (const { name } of prompts) {
    const { messages } = await client.getPrompt({ name });
    const text = JSON.stringify(messages);
    const [steps, samples] = [/Operation: /g, /```bash/g].map((mark) => text.match(mark)?.length);
    expect([name, encode(text).length <= 2500, samples, /"object": |```(?!bash)\w/.test(text)]).toEqual([
      name,
      true,
      steps,
      false,
    ]);
  }
});
