import { Fragment, h } from "preact";
import { describe, expect, test } from "vitest";
import { successStatus } from "../../src/core/document.ts";
import type { Exchange } from "../../src/interface/exchange.ts";
import { readForm, toArguments, toFieldName } from "../../src/interface/request.ts";
import { listReplacements } from "../../src/interface/samples.ts";
import { send } from "../../src/interface/send.ts";
import { type TryIt, toTryIt } from "../../src/interface/try-it.ts";
import { assignViolations } from "../../src/interface/violations.ts";
import { createMock } from "../../src/mock/index.ts";
import { renderForm } from "../../src/reference/browser/form-samples.ts";
import { TryIt as TryItPlace } from "../../src/reference/components/try-it.tsx";
import { renderPage } from "../../src/reference/render.tsx";
import { readSite } from "../../src/reference/site.ts";
import { CHOICES } from "../../src/samples/choices.ts";
import { LANGUAGES, renderProgram } from "../../src/samples/render-call.ts";
import { renderSteps } from "../../src/samples/render-steps.ts";
import { exampleStep, renderSamples } from "../../src/samples/samples.ts";
import { problemResponse } from "../client/stub-client.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { site as rendered } from "../reference/rendered.ts";

const site = readSite(document);
const tryIt = (id: string) => toTryIt(site.document, defined(site.operations.get(id)));
const SETTINGS = { address: "http://mock.test", key: "any", userToken: "any" };

/** The initial data of the form, with changes. */
function toForm({ parameters, body }: TryIt, changes: Record<string, string | string[]> = {}): FormData {
  const form = new FormData();
  const values = Object.fromEntries(
    parameters.map((parameter) => [
      toFieldName(parameter),
      parameter.required || parameter.sent ? String(parameter.example) : "",
    ]),
  );
  if (body) values.body = body.example === undefined ? "" : JSON.stringify(body.example, undefined, 2);
  for (const [name, value] of Object.entries({ ...values, ...changes }))
    for (const entry of [value].flat()) form.append(name, entry);
  return form;
}

function argumentsFor(id: string, changes: Record<string, string | string[]> = {}) {
  const entered = readForm(tryIt(id), toForm(tryIt(id), changes));
  return "messages" in entered ? entered : { args: toArguments(tryIt(id), entered) };
}

interface Sent {
  exchange: Exchange;
  /** The reports before the end. */
  reports: Exchange[];
  requests: Request[];
}

async function sendTo(
  respond: (request: Request) => Response | Promise<Response>,
  id: string,
  { changes = {}, settings = SETTINGS, controller = new AbortController(), onReport = (_: Exchange) => {} } = {},
): Promise<Sent> {
  const request = argumentsFor(id, changes);
  if ("messages" in request) throw new Error(`${id}: ${JSON.stringify(request.messages)}`);
  const reports: Exchange[] = [];
  const requests: Request[] = [];
  const exchange = await send(id, request.args, settings, {
    signal: controller.signal,
    report(received) {
      reports.push(received);
      onReport(received);
    },
    async fetch(sent) {
      requests.push(sent);
      return respond(sent);
    },
  });
  return { exchange, reports, requests };
}

describe("the data of the form", () => {
  test("says what each field needs", () => {
    const { parameters } = tryIt("observability.judges.list");
    expect(parameters.slice(0, 4)).toEqual([
      { in: "query", name: "q", example: "accuracy" },
      {
        in: "query",
        name: "type_filter",
        type: "array",
        values: ["CLASSIFICATION", "REGRESSION"],
        example: ["REGRESSION"],
      },
      { in: "query", name: "model_filter", type: "array", example: ["aurora-large"] },
      { in: "query", name: "page_size", type: "integer", example: 50 },
    ]);
  });

  test("has the body and the parameters of the sample, or else the first example of the body", () => {
    expect(tryIt("prompts.create").body).toMatchObject({ required: true, example: { name: "tide-notice" } });
    const sent = tryIt("workflows.events.stream").parameters.filter((parameter) => parameter.sent);
    expect(sent.map(({ name }) => name)).toEqual(["workflow_exec_id"]);
    expect(tryIt("workflows.schedules.pause").body).toMatchObject({
      required: false,
      example: { note: expect.any(String) },
    });
    expect(tryIt("agents.get").body).toBeUndefined();
  });

  test("asks for the user's token where it is needed", () => {
    expect(tryIt("users.me.get").userToken).toBe(true);
    expect(tryIt("agents.get").userToken).toBeUndefined();
  });
});

test("the page of each operation has the data of its form", () => {
  for (const entry of site.operations.values()) {
    const html = renderPage(site, { path: "", content: h(Fragment, null, h(TryItPlace, { entry })) });
    const [, data] = defined(
      /<div class="try-it">.*<details>.*<script type="application\/json"[^>]*>([^<]*)<\/script>/s.exec(html),
    );
    expect(JSON.parse(data!)).toEqual(toTryIt(site.document, entry));
  }
});

describe("argumentsOf", () => {
  test("passes a single id as it is, and several as an object", () => {
    expect(argumentsFor("agents.get")).toEqual({ args: ["ag_0197c3d0", { headers: {} }] });
    expect(argumentsFor("agents.versions.get")).toEqual({
      args: [{ agent_id: "ag_0197c3d0", version: "0" }, { headers: {} }],
    });
  });

  test("passes the body before the options", () => {
    expect(argumentsFor("agents.update", { body: '{"name": "Guide"}' })).toEqual({
      args: ["ag_0197c3d0", { name: "Guide" }, { headers: {} }],
    });
  });

  test("leaves out an empty body, for the server to judge", () => {
    expect(argumentsFor("agents.create", { body: " " })).toEqual({ args: [undefined, { headers: {} }] });
  });

  test("leaves out what is empty", () => {
    expect(argumentsFor("agents.list", { "query.page_size": "", "query.name": "Scout" })).toEqual({
      args: [{ name: "Scout", headers: {} }],
    });
  });

  test("passes arrays that are entered one per line, or checked", () => {
    expect(argumentsFor("agents.list", { "query.sources": ["api", "playground"] })).toEqual({
      args: [{ sources: ["api", "playground"], headers: {} }],
    });
  });

  test("passes headers", () => {
    expect(argumentsFor("workflows.events.stream", { "header.Last-Event-ID": "4" })).toEqual({
      args: [{ workflow_exec_id: "morning-briefing-2026-03-02", headers: { "Last-Event-ID": "4" } }],
    });
  });

  test("asks for every id that is missing, and for JSON", () => {
    expect(argumentsFor("agents.update", { "path.agent_id": "", body: "{" })).toEqual({
      messages: { "path.agent_id": ["Enter a value."], body: ["Line 1, column 2: Close brace expected."] },
      offset: 1,
    });
  });

  test("asks for the address of a server if there is a field for it", () => {
    const form = toForm(tryIt("agents.get"), { address: " " });
    expect(readForm(tryIt("agents.get"), form)).toEqual({ messages: { address: ["Enter a value."] } });
  });
});

describe("the samples of the form", () => {
  test.each([...site.operations.keys()])(
    "%s: as long as nothing is changed, they are the samples of its request",
    (id) => {
      const { body } = tryIt(id);
      const step = { ...exampleStep(document, id), ...(body?.example !== undefined && { body: body.example }) };
      const samples = LANGUAGES.map((language) => {
        return [language, renderProgram(language, renderSteps(document, language, [step]))];
      });
      expect(renderForm(tryIt(id), toForm(tryIt(id)))).toEqual(Object.fromEntries(samples));
    },
  );

  test("have what the reader has entered", () => {
    const id = "agents.versions.list";
    const samples = renderForm(tryIt(id), toForm(tryIt(id), { "path.agent_id": "ag_other", "query.page_size": "5" }));
    for (const sample of Object.values(samples!)) expect(sample).toMatch(/ag_other.*page_size(=|: )5\b/s);
  });

  test("have what the reader has entered in generated clients, if these can send it", () => {
    const go = `type AgentsVersionsListParams struct {
\tPageSize *int64
}
func (c *Client) AgentsVersionsListItems(ctx context.Context, agentId string, params *AgentsVersionsListParams) func(yield func(Agent, error) bool) {`;
    const id = "agents.versions.list";
    const form = toForm(tryIt(id), { "path.agent_id": "ag_other", "query.page_size": "5" });
    const samples = defined(renderForm(tryIt(id), form, { python: "", go, php: "", java: "" }));
    expect(samples.Python).toMatch(/agent_id="ag_other",\s*page_size=5\b/);
    expect(samples.Go).toMatch(/"ag_other",[\s\S]*PageSize: pointer\[int64\]\(5\)/);
    expect(samples.Java).toBe("// This client cannot send the request.");
  });

  test.each([
    ["", "it needs a body"],
    ["null", "it needs a body"],
    ['{"nmae": "Scout"}', "AgentCreate has no field `nmae`"],
  ])("say why a client cannot send the body %s", (body, reason) => {
    const go =
      "type AgentCreate struct {\n}\nfunc (c *Client) AgentsCreate(ctx context.Context, body AgentCreate) error {";
    const form = toForm(tryIt("agents.create"), { body });
    const samples = defined(renderForm(tryIt("agents.create"), form, { python: "", go, php: "", java: "" }));
    const expected = `// This client cannot send the request, because ${reason}.`;
    expect(samples.Go).toBe(expected);
    if (body !== '{"nmae": "Scout"}') expect(samples.TypeScript).toBe(expected);
  });

  test.each(["", "null", "[]"])("can be made of any body: %j", (body) => {
    for (const id of site.operations.keys())
      expect(renderForm(tryIt(id), toForm(tryIt(id), { body })), id).toHaveProperty("curl");
  });

  test("are not made of a form with mistakes", () => {
    expect(renderForm(tryIt("agents.create"), toForm(tryIt("agents.create"), { body: "{" }))).toBeUndefined();
  });
});

const problem = { pointer: "/body/name", detail: "must be a string", code: "type" };

describe("send", () => {
  test("reports the response, then its body", async () => {
    const respond = () =>
      Response.json({ id: "ag_1" }, { status: 200, statusText: "OK", headers: { "x-request-id": "r1" } });
    const { exchange, reports, requests } = await sendTo(respond, "agents.create");
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST http://mock.test/v1/agents"]);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer any");
    expect(exchange).toMatchObject({ running: false, body: '{"id":"ag_1"}', violations: [], messages: {} });
    expect(exchange.response).toEqual({
      status: 200,
      statusText: "OK",
      headers: [
        ["content-type", "application/json"],
        ["x-request-id", "r1"],
      ],
    });
    expect(exchange.failure).toBeUndefined();
    expect(reports.map(({ running, body }) => [running, body !== undefined])).toEqual([
      [true, false],
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  test("sends the token of the user where it is needed", async () => {
    const settings = { ...SETTINGS, userToken: "mara" };
    const { requests } = await sendTo(() => Response.json({}), "users.me.get", { settings });
    expect(requests[0]?.headers.get("dashboardusercontextauth")).toBe("mara");
  });

  test("reports a response without a body", async () => {
    const { exchange } = await sendTo(() => new Response(null, { status: 204 }), "agents.delete");
    expect(exchange).toMatchObject({ response: { status: 204 }, body: "" });
  });

  test("reports the violations of a problem", async () => {
    const { exchange } = await sendTo(() => problemResponse(422, { errors: [problem] }), "agents.create");
    expect(exchange).toMatchObject({ running: false, response: { status: 422 }, violations: [problem] });
    expect(JSON.parse(defined(exchange.body))).toMatchObject({ code: "WENT_WRONG" });
  });

  test("shows an error that is no problem document, and sends nothing again", async () => {
    const { exchange, requests } = await sendTo(() => new Response("Bad gateway", { status: 503 }), "agents.get");
    expect(exchange).toMatchObject({ response: { status: 503 }, body: "Bad gateway", violations: [] });
    expect(requests).toHaveLength(1);
  });

  test("reports events one by one", async () => {
    const text =
      'event: conversation.response.started\nid: 1\ndata: {"a": 1}\n\nevent: conversation.response.done\ndata: {}\n\n';
    const respond = () => new Response(text, { headers: { "content-type": "text/event-stream" } });
    const { exchange, reports } = await sendTo(respond, "conversations.startStream");
    expect(exchange.events).toMatchObject([
      { number: 1, event: "conversation.response.started", id: "1", data: { a: 1 } },
      { number: 2, event: "conversation.response.done", data: {} },
    ]);
    expect(reports.map(({ count }) => count)).toEqual([undefined, undefined, 1, 2, 2]);
    expect(exchange.failure).toBeUndefined();
  });

  test("joins the texts of messages, each by itself", async () => {
    const events = [
      { output_index: 1, content: "Low " },
      { output_index: 2, content: "06:12" },
      { output_index: 1, content: "water" },
      { output_index: 3, content: { type: "image_url" } },
    ].map((data) => `event: message.output.delta\ndata: ${JSON.stringify(data)}\n\n`);
    const text = `${events.join("")}event: conversation.response.done\ndata: {}\n\n`;
    const respond = () => new Response(text, { headers: { "content-type": "text/event-stream" } });
    const { exchange, reports } = await sendTo(respond, "conversations.startStream");
    expect(reports.map(({ texts }) => texts?.[1])).toEqual([
      ...Array(2).fill(undefined),
      ...Array(2).fill("Low "),
      ...Array(4).fill("Low water"),
    ]);
    expect(exchange.texts).toEqual({ 1: "Low water", 2: "06:12" });
  });

  test("keeps the last 500 events", async () => {
    const events = Array.from({ length: 600 }, (_, index) => `event: progress\ndata: ${index}\n\n`).join("");
    const text = `${events}event: error\ndata: {}\n\n`;
    const respond = () => new Response(text, { headers: { "content-type": "text/event-stream" } });
    const { exchange } = await sendTo(respond, "workflows.events.stream");
    expect(exchange.count).toBe(601);
    expect(exchange.events?.map(({ number }) => number)).toEqual(
      Array.from({ length: 500 }, (_, index) => index + 102),
    );
  });

  test("stops an endless stream", async () => {
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode("event: progress\ndata: 1\n\n")),
    });
    const respond = () => new Response(body, { headers: { "content-type": "text/event-stream" } });
    const controller = new AbortController();
    const onReport = ({ count }: Exchange) => {
      if (count) controller.abort();
    };
    const { exchange } = await sendTo(respond, "workflows.events.stream", { controller, onReport });
    expect(exchange).toMatchObject({ running: false, failure: "stopped", count: 1 });
  });

  test("says that a stream ended early", async () => {
    const respond = () => new Response("", { headers: { "content-type": "text/event-stream" } });
    const { exchange } = await sendTo(respond, "conversations.startStream");
    expect(exchange.failure).toEqual({ message: expect.stringContaining("ended before conversation.response.done") });
  });

  test("says that nothing responded", async () => {
    const respond = () => Promise.reject(new TypeError("Failed to fetch"));
    const { exchange } = await sendTo(respond, "agents.create");
    expect(exchange).toMatchObject({ running: false, failure: "unreachable" });
    expect(exchange.response).toBeUndefined();
  });

  test.each([
    ["address", "ftp://mock.test", "The value must be an http(s) URL without credentials, query or fragment."],
    ["key", "schlüssel→", 'The value must be a string of ASCII characters without spaces, and without "Bearer".'],
  ])("says what is wrong with the setting %s, and sends nothing", async (name, value, message) => {
    const settings = { ...SETTINGS, [name]: value };
    const { exchange, requests } = await sendTo(() => Response.json({}), "agents.get", { settings });
    expect(exchange.messages).toEqual({ [name]: [message] });
    expect(exchange.failure).toBeUndefined();
    expect(requests).toEqual([]);
  });
});

test.each([...site.operations.keys()])("the form of %s starts with a valid request", async (id) => {
  const controller = new AbortController();
  // Some streams do not end.
  const onReport = ({ count }: Exchange) => {
    if (count) controller.abort();
  };
  const { exchange } = await sendTo(createMock().fetch, id, { controller, onReport });
  // The sample shows the call before it.
  const status = CHOICES[id]?.after ? 409 : successStatus(defined(site.operations.get(id)).operation);
  expect(exchange.response?.status).toBe(status);
});

test("the violations of a request belong to their fields", async () => {
  const changes = { body: '{\n  "name": 1\n}' };
  const { exchange } = await sendTo(createMock().fetch, "agents.create", { changes });
  expect(assignViolations(exchange.violations, ["body"], changes.body)).toEqual({
    body: ["Line 1: /body/model is required", "Line 2: /body/name must be a string"],
  });
});

describe("the samples", () => {
  const sourcesWith = (address: string, key: string) =>
    renderSamples(document, "agents.get").map(({ label, source }) =>
      listReplacements(label, tryIt("agents.get").server, { address, key }).reduce(
        (code, [from, to]) => code.replaceAll(from, to),
        source,
      ),
    );

  test("have the address and the key of the form", () => {
    const [curl, typescript, fetch, python] = sourcesWith("https://api.test/", "secret-1");
    expect(curl).toBe('curl https://api.test/v1/agents/ag_0197c3d0 \\\n  -H "Authorization: Bearer secret-1"');
    expect(typescript).toContain('new Platform({ baseUrl: "https://api.test/", apiKey: "secret-1" });');
    expect(fetch).toContain("headers: { Authorization: `Bearer secret-1` }");
    expect(python).toContain('headers={"Authorization": f"Bearer secret-1"}');
    for (const source of [curl, fetch, python]) expect(source).toContain("https://api.test/v1/agents/ag_0197c3d0");
  });

  test("of clients have the address and the key as texts", () => {
    const settings = { address: "https://api.test/", key: "secret-1" };
    expect(listReplacements("Go", "http://127.0.0.1:4010", settings)).toEqual([
      ["http://127.0.0.1:4010", "https://api.test"],
      ['os.Getenv("PLATFORM_API_KEY")', '"secret-1"'],
    ]);
    for (const { label, source } of renderSamples(document, "agents.get", rendered.clients))
      for (const [from] of listReplacements(label, "http://127.0.0.1:4010", settings)) expect(source).toContain(from);
  });

  test.each([
    ["are as they were with the initial settings", "any"],
    ["do not have a key with quotation marks, which would end the text", "a\"'`b"],
    ["do not have an empty key", ""],
  ])("%s", (_name, key) => {
    const { server } = tryIt("agents.get");
    expect(sourcesWith(server, key)).toEqual(renderSamples(document, "agents.get").map(({ source }) => source));
  });
});
