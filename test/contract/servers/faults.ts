import {
  type Alter,
  asIf,
  at,
  type Fault,
  type Json,
  numbered,
  replaced,
  withEvents,
  withHeaders,
  withJson,
  withProblem,
  withRequest,
  withText,
  withValue,
} from "./alter.ts";
import { lists } from "./list-faults.ts";

const STREAM = "conversations.startStream";

/** Sets a time in all items of a list, which is a year earlier in each response. */
function earlierEachTime(name: string): Alter {
  let year = 2099;
  return withJson((list) => {
    year -= 1;
    return (list as Json[]).map((item) => ({ ...item, [name]: `${year}-01-01T00:00:00Z` }));
  });
}

/** Faults of a single response. */
const responses: readonly Fault[] = [
  {
    name: "leaves out a required property",
    alter: at("agents.get", withValue("/name")),
    operations: ["agents.get"],
    finds: /^agents.get: .*: \/body\/name: expected the property `name`; received nothing$/,
  },
  {
    name: "returns a number instead of a string",
    alter: at("agents.get", withValue("/model", 7)),
    operations: ["agents.get"],
    finds: /\/body\/model: expected a string; received 7$/,
  },
  {
    name: "returns null where the document does not allow it",
    alter: at("agents.list", withValue("/data/0/tools", null)),
    operations: ["agents.list"],
    finds: /\/body\/data\/0\/tools: expected an array; received null$/,
  },
  {
    name: "returns a value that is not in a closed set",
    alter: at("batch.jobs.list", withValue("/data/0/status", "DONE")),
    operations: ["batch.jobs.list"],
    finds: /\/body\/data\/0\/status: expected one of `QUEUED`.*; received "DONE"$/,
  },
  {
    name: "returns a time without a time zone",
    alter: at("agents.get", withValue("/created_at", "2026-03-02T09:00:00")),
    operations: ["agents.get"],
    finds: /\/body\/created_at: expected a date-time; received "2026-03-02T09:00:00"$/,
  },
  {
    name: "returns an unknown variant of a closed union",
    alter: at("connectors.list", withValue("/items/0/protocol", "ftp")),
    operations: ["connectors.list"],
    finds: /\/body\/items\/0\/protocol: expected one of `mcp`, `http`; received "ftp"$/,
  },
  {
    name: "returns the items without the page around them",
    alter: at(
      "models.list",
      withJson(({ data }) => data),
    ),
    operations: ["models.list"],
    finds: /\/body: expected an object; received \[/,
  },
  {
    name: "responds with another success",
    alter: at(
      "models.list",
      withText((text) => text, { status: 203 }),
    ),
    operations: ["models.list"],
    finds: /\/status: expected (200|a documented status \(.*\)); received 203/,
  },
  {
    name: "responds with an undocumented error",
    alter: at("models.list", async () => new Response(null, { status: 418 })),
    operations: ["models.list"],
    finds: /\/status: expected (200|401|a documented status \(200, 401,.*\)); received 418$/,
  },
  {
    name: "redirects",
    alter: at("models.list", async () => new Response(null, { status: 307, headers: { Location: "/elsewhere" } })),
    operations: ["models.list"],
    finds: /\/status: expected (\d+; received 307 with Location: \/elsewhere|a documented status .*; received 307)$/,
  },
  {
    name: "returns JSON as text/html",
    alter: at("models.list", withHeaders({ "content-type": "text/html" })),
    operations: ["models.list"],
    finds: /\/headers\/content-type: expected application\/json; received text\/html$/,
  },
  {
    name: "returns errors as application/json",
    alter: at(
      "models.list",
      withText(
        (text) => text,
        { headers: { "content-type": "application/json" } },
        ({ ok }) => !ok,
      ),
    ),
    operations: ["models.list"],
    finds: /without credentials: \/headers\/content-type: expected application\/problem\+json/,
  },
  {
    name: "leaves out X-Request-Id",
    alter: at("models.get", withHeaders({ "x-request-id": null })),
    operations: ["models.get"],
    finds: /\/headers\/x-request-id: expected the header `x-request-id`; received nothing$/,
  },
  {
    name: "returns a malformed media type",
    alter: at("models.get", withHeaders({ "content-type": "application/json; charset" })),
    operations: ["models.get"],
    finds: /\/headers\/content-type: /,
  },
  {
    name: "starts JSON with a byte order mark",
    alter: at(
      "models.get",
      withText((text) => `\uFEFF${text}`),
    ),
    operations: ["models.get"],
    finds: /\/body: /,
  },
  {
    name: "repeats a name in an object",
    alter: at(
      "models.get",
      withText((text) => text.replace("{", '{"id":"other",')),
    ),
    operations: ["models.get"],
    finds: /\/body/,
  },
  {
    name: "cuts a body",
    alter: at(
      "models.get",
      withText((text) => text.slice(0, -5)),
    ),
    operations: ["models.get"],
    finds: /\/body: expected JSON; received \{/,
  },
  {
    name: "sends no body",
    alter: at(
      "models.get",
      withText(() => ""),
    ),
    operations: ["models.get"],
    finds: /\/body: expected JSON; received $/,
  },
  {
    name: "closes the connection",
    alter: at("models.get", async () => Response.error()),
    operations: ["models.get"],
    finds: /: expected a response; received a broken connection/,
  },
];

/** Faults in how a server treats requests. */
const requests: readonly Fault[] = [
  {
    name: "needs no key",
    alter: at("models.list", (request, respond) => {
      const headers = new Headers(request.headers);
      headers.set("authorization", "Bearer any");
      return respond(new Request(request, { headers }));
    }),
    operations: ["models.list"],
    finds: /responds 401 to a request without credentials: \/status: expected 401; received 200/,
  },
  {
    name: "responds 403 to a request without a key",
    alter: at(
      "models.list",
      withText(
        (text) => text,
        { status: 403 },
        ({ status }) => status === 401,
      ),
    ),
    operations: ["models.list"],
    finds: /without credentials: \/status: expected (401|a documented status .*); received 403/,
  },
  {
    name: "ignores an invalid parameter",
    alter: at("conversations.list", ({ url, headers }, respond) =>
      respond(new Request(url.replace(/page_size=[^\d&][^&]*/, ""), { headers })),
    ),
    operations: ["conversations.list"],
    finds: /responds 422 to an invalid query parameter page_size .*: \/status: expected 422; received 200/,
  },
  {
    name: "ignores an invalid field",
    alter: at(
      "agents.create",
      withRequest((body) => (typeof body.instructions === "object" ? { ...body, instructions: "None." } : body)),
    ),
    operations: ["agents.create"],
    finds: /responds 422 to an invalid instructions .*: \/status: expected 422; received 200/,
  },
  {
    name: "does not say where a request is invalid",
    alter: at(
      "conversations.list",
      withProblem(422, (body) => ({ ...body, errors: [{ ...body.errors[0], pointer: "/body" }] })),
    ),
    operations: ["conversations.list"],
    finds: /\/body\/errors: expected a violation at \/query\/\w+; received \["\/body"\]$/,
  },
  {
    name: "refuses an optional parameter",
    alter: at("conversations.list", (request, respond) =>
      /page_size=\d/.test(request.url)
        ? asIf("GET", "/v1/conversations?page=none")(request, respond)
        : respond(request),
    ),
    operations: ["conversations.list"],
    finds: /\/status: expected 200; received 422/,
  },
  {
    name: "refuses an optional field",
    alter: at("agents.create", async (request, respond) => {
      const refuse = withRequest(() => ({}));
      const response = await respond(request.clone());
      const isValid = response.ok && (await request.clone().text()).includes('"metadata"');
      return isValid ? refuse(request, respond) : response;
    }),
    operations: ["agents.create"],
    finds: /(minimal request|accepts the body \w+): \/status: expected 200; received 422/,
  },
  {
    name: "reports a violation of a valid request in the header of stock Prism",
    alter: at("models.get", withHeaders({ "sl-violations": '[{"location":["request","path"],"code":"type"}]' })),
    operations: ["models.get"],
    finds: /\/headers\/sl-violations: expected no violations of the request; received \[/,
  },
  {
    name: "fails with 500 for a valid request",
    alter: at(
      "prompts.get",
      withText(() => JSON.stringify(problem(500)), asProblem(500)),
    ),
    operations: ["prompts.get"],
    finds: /(minimal request|parameter \w+): \/status: expected 200; received 500/,
  },
  {
    name: "accepts a generated request that is invalid",
    alter: at(
      "observability.spans.search",
      withText(
        () => JSON.stringify({ spans: { results: [], cursor: null } }),
        { status: 200, headers: { "content-type": "application/json" } },
        ({ status }) => status === 422,
      ),
    ),
    operations: ["observability.spans.search"],
    options: ["--generate", "30", "--seed", "1"],
    finds: /\/status: expected .*4/,
  },
];

/** Faults of event streams. */
const streams: readonly Fault[] = [
  {
    name: "ends a stream within an event",
    alter: at(
      "conversations.start",
      withText((text) => text.replace(/\n\n$/, "\n")),
    ),
    operations: [STREAM],
    finds: /\/body: expected a blank line after the last event/,
  },
  {
    name: "streams data that is not JSON",
    alter: at(
      "conversations.start",
      withEvents((events) => events.map((event) => event.replace(/\}$/, ""))),
    ),
    operations: [STREAM],
    finds: /\/events: expected an event stream with JSON in data/,
  },
  {
    name: "leaves out a property of an event",
    alter: at(
      "conversations.start",
      withEvents((events) => events.map((event) => event.replace(/,"conversation_id":"\w+"/, ""))),
    ),
    operations: [STREAM],
    finds: /\/events\/0\/data\/conversation_id: expected the property `conversation_id`; received nothing$/,
  },
  {
    name: "ends a stream without an event",
    alter: at(
      "conversations.start",
      withEvents(() => [": nothing"]),
    ),
    operations: [STREAM],
    finds: /\/events: expected at least one event/,
  },
  {
    name: "responds with JSON instead of a stream",
    alter: at(
      "conversations.start",
      withRequest((body) => (body.stream === true ? { ...body, stream: false } : body)),
    ),
    operations: [STREAM],
    finds: /\/headers\/content-type: expected text\/event-stream; received application\/json/,
  },
  {
    name: "leaves out the last event of a stream",
    alter: at(
      "conversations.start",
      withEvents((events) => events.slice(0, -1)),
    ),
    operations: [STREAM],
    finds: /conversation\.response\.done/,
  },
  {
    name: "sends the first two events of a stream in the other order",
    alter: at(
      "conversations.start",
      withEvents(([first = "", second = "", ...rest]) => [second, first, ...rest]),
    ),
    operations: [STREAM],
    finds: /\/events/,
  },
  {
    name: "repeats the last event of a stream",
    alter: at(
      "conversations.start",
      withEvents((events) => [...events, ...events.slice(-1)]),
    ),
    operations: [STREAM],
    finds: /\/events\/\d+: expected no event after `conversation\.response\.done`/,
  },
  {
    name: "ends a stream with a failure",
    alter: at(
      "conversations.start",
      withEvents((events) => [
        ...events.slice(0, -1),
        `event: conversation.response.error\ndata: ${JSON.stringify({
          type: "conversation.response.error",
          created_at: "2100-01-01T00:00:00Z",
          message: "The model is overloaded.",
          code: 503,
        })}\n\n`,
      ]),
    ),
    operations: [STREAM],
    finds: /\/events\/\d+: expected an event that reports no failure/,
  },
  {
    name: "starts a tool after its end",
    alter: at(
      "conversations.start",
      withEvents(([first = "", second = "", third = "", ...rest]) => [first, third, second, ...rest]),
    ),
    operations: [STREAM],
    finds: /\/events\/2\/event: expected no `tool\.execution\.started` after `(delta|done)`/,
  },
  {
    name: "goes back to an earlier entry of a stream",
    alter: at(
      "conversations.start",
      withEvents((events) =>
        events.map((event, index) => (index === 1 ? event.replace(/"output_index":\d+/, '"output_index":9') : event)),
      ),
    ),
    operations: [STREAM],
    finds: /\/events\/2\/data\/output_index: expected at least 9, as before/,
  },
  {
    name: "does not store a streamed conversation",
    alter: at(
      "conversations.getHistory",
      withText(() => JSON.stringify(problem(404)), asProblem(404)),
    ),
    operations: [STREAM],
    finds: /\/status: expected 200 from conversations\.getHistory for the conversation; received 404/,
  },
  {
    name: "does not store a streamed entry",
    alter: at("conversations.getHistory", withValue("/entries", [])),
    operations: [STREAM],
    finds: /\/events: expected the entry \w+, as in conversations\.getHistory/,
  },
  {
    name: "starts a resumed stream again",
    alter: at("workflows.events.stream", ({ url, headers }, respond) => {
      const sent = new Headers(headers);
      sent.delete("last-event-id");
      return respond(new Request(url, { headers: sent }));
    }),
    operations: ["workflows.events.stream"],
    finds: /\/events\/0: expected \{.*\}, the event after `/,
  },
  {
    name: "streams another text than it stores",
    alter: at(
      "conversations.start",
      withEvents((events) => events.filter((event, index) => !isDelta(event) || index !== events.findIndex(isDelta))),
    ),
    operations: ["conversations.start*", "conversations.getHistory"],
    finds: /conversations/,
  },
];

/** Faults of mocks, which `--prefer` checks. */
const preferred: readonly Fault[] = [
  {
    name: "ignores Prefer",
    alter: at("models.list", (request, respond) => {
      const headers = new Headers(request.headers);
      headers.delete("prefer");
      return respond(new Request(request, { headers }));
    }),
    operations: ["models.list"],
    options: ["--prefer"],
    finds: /Prefer: .*(\/status: expected \d+|\/headers\/content-type: expected .*|\/body: expected \{.*); received /s,
  },
];

/** Faults that only a second request shows. */
const states: readonly Fault[] = [
  {
    name: "responds 500 to an unknown id",
    alter: at(
      "agents.get",
      withText(
        () => JSON.stringify(problem(500)),
        asProblem(500),
        ({ status }) => status === 404,
      ),
    ),
    operations: ["agents.get"],
    finds: /^agents\.get: .*\/status: expected 404; received 500/,
  },
  {
    name: "responds 200 to an unknown id",
    alter: at("agents.get", async (request, respond) => {
      const response = await respond(request.clone());
      return response.status === 404 ? asIf("GET", "/v1/agents/ag_0197c3d0")(request, respond) : response;
    }),
    operations: ["agents.get"],
    finds: /^agents\.get: .*\/status: expected 404; received 200/,
  },
  {
    name: "returns a problem with another status than the response",
    alter: at(
      "models.list",
      withProblem(401, (body) => ({ ...body, status: 418 })),
    ),
    operations: ["models.list"],
    finds: /^models\.list: .*\/body\/status/,
  },
  {
    name: "returns another resource than the requested one",
    alter: at("agents.get", withValue("/id", "ag_other")),
    operations: ["agents.get"],
    finds: /^agents\.get: .*\/body\/id/,
  },
  {
    name: "returns a page token that it does not accept",
    alter: at("agents.list", withValue("/next_page_token", "bogus")),
    operations: ["agents.list"],
    finds: /^agents\.list: /,
  },
  {
    name: "returns the first page for every page",
    alter: at("batch.jobs.list", ({ url, headers }, respond) =>
      respond(new Request(url.replace(/([?&]page)=\d+/, "$1=0"), { headers })),
    ),
    operations: ["batch.jobs.list"],
    finds: /^batch\.jobs\.list: /,
  },
  {
    name: "returns a total that is not the number of items",
    alter: at("batch.jobs.list", withValue("/total", 999)),
    operations: ["batch.jobs.list"],
    finds: /^batch\.jobs\.list: .*\/body\/total/,
  },
  {
    name: "ignores a filter",
    alter: at("batch.jobs.list", ({ url, headers }, respond) =>
      respond(new Request(url.replace(/([?&])status=[A-Z]+/g, "$1"), { headers })),
    ),
    operations: ["batch.jobs.list"],
    finds: /^batch\.jobs\.list: .*\/data\/\d+\/status/,
  },
  {
    name: "returns nothing with a filter",
    alter: at("agents.listLegacy", (request, respond) =>
      request.url.includes("name=") ? withJson(() => [])(request, respond) : respond(request),
    ),
    operations: ["agents.listLegacy"],
    finds: /^agents\.listLegacy: .*\/body: expected the items that match name="/,
  },
  {
    name: "does not store a new resource",
    alter: at("prompts.create", async (request, respond) => {
      const response = await respond(request);
      const text = await response.text();
      if (response.ok) await asIf("DELETE", `/v2/prompts/${JSON.parse(text).id}`)(request, respond);
      return replaced(response, text);
    }),
    operations: ["prompts.*"],
    finds: /^prompts\./,
  },
  {
    name: "returns a new resource with another name",
    alter: at("agents.create", withValue("/name", "Other")),
    operations: ["agents.create"],
    finds: /^agents\.create: .*\/body\/name: expected ".*", which was sent; received "Other"/,
  },
  {
    name: "returns a new resource in another state",
    alter: at("workflows.schedules.get", withValue("/paused", true)),
    operations: ["workflows.schedules.create"],
    finds: /^workflows\.schedules\.create: .*\/body\/paused: expected false, as x-transition says; received true/,
  },
  {
    name: "stores a new resource with another name",
    alter: at(
      "agents.create",
      withRequest((body) => (typeof body.name === "string" ? { ...body, name: `${body.name}.` } : body)),
    ),
    operations: ["agents.create", "agents.get"],
    finds: /^agents\..*\/name/,
  },
  {
    name: "ignores an update",
    alter: at("prompts.update", async (request, respond) => {
      const before = (await (await asIf("GET")(request, respond)).json()) as Json;
      const body = JSON.stringify({ title: before.title, description: before.description });
      const undo = new Request(request.url, { method: "PATCH", headers: request.headers, body });
      const response = await respond(request);
      return response.ok ? respond(undo) : response;
    }),
    operations: ["prompts.update", "prompts.get"],
    finds: /^prompts\./,
  },
  {
    name: "does not delete a resource",
    alter: at("agents.delete", async (request, respond) => {
      const found = await asIf("GET")(request, respond);
      return found.ok ? replaced(found, null, { status: 204, headers: { "content-type": null } }) : respond(request);
    }),
    operations: ["agents.delete", "agents.get"],
    finds: /^agents\./,
  },
  {
    name: "does not pause a schedule",
    alter: at("workflows.schedules.pause", async (request, respond) => {
      const response = await respond(request);
      await asIf("POST", new URL(request.url).pathname.replace("pause", "resume"))(request, respond);
      return response;
    }),
    operations: ["workflows.schedules.pause", "workflows.schedules.get"],
    finds: /^workflows\.schedules\./,
  },
  {
    name: "ignores the size of a page",
    alter: at("conversations.list", ({ url, headers }, respond) =>
      respond(new Request(url.replace(/page_size=\d+/, ""), { headers })),
    ),
    operations: ["conversations.list"],
    finds: /^conversations\.list: .*\/body: expected at most \d+ items/,
  },
  {
    name: "leaves out an item between two pages",
    alter: at("agents.list", (request, respond) =>
      request.url.includes("page_token=")
        ? withJson(({ data, ...page }) => ({ ...page, data: data.slice(1) }))(request, respond)
        : respond(request),
    ),
    operations: ["agents.list"],
    finds: /^agents\.list: .*\/body\/data: expected \{.* on one of the pages; received nothing$/,
  },
  {
    name: "returns a last page that is not said to be the last",
    alter: at("agents.list", (request, respond) => {
      const url = request.url.replace(/[?&]page_token=end/, "");
      if (url !== request.url)
        return withJson(() => ({ data: [], next_page_token: "end" }))(new Request(url, request), respond);
      const alter = withJson((page) => ({ ...page, next_page_token: page.next_page_token ?? "end" }));
      return url.includes("page_size=") ? alter(request, respond) : respond(request);
    }),
    operations: ["agents.list"],
    finds: /^agents\.list: .*\/body\/next_page_token: /,
  },
  {
    name: "does not return the URL of the next page",
    alter: at("observability.datasets.list", withValue("/datasets/next", null)),
    operations: ["observability.datasets.list"],
    finds: /^observability\.datasets\.list: .*\/body\/datasets\/(next|count|results): /,
  },
  {
    name: "returns the URL of another page",
    alter: at(
      "observability.datasets.list",
      withText((text) => text.replace(/(datasets\?[^"]*page=)\d+/, "$17")),
    ),
    operations: ["observability.datasets.list"],
    finds: /^observability\.datasets\.list: .*\/body\/datasets\/next: /,
  },
  {
    name: "does not list a new resource",
    alter: at(
      "observability.datasets.list",
      withJson(({ datasets }) => {
        const results = datasets.results.filter(({ id }: Json) => /^(3f1c6f0e|c5d0a81e)/.test(id));
        return { datasets: { ...datasets, results, count: results.length } };
      }),
    ),
    operations: ["observability.datasets.create"],
    finds: /^observability\.datasets\.create: .*\/body\/datasets\/results: /,
  },
  {
    name: "loses a resource when it is updated",
    alter: at("agents.update", async (request, respond) => {
      const response = await respond(request.clone());
      if (response.ok) await asIf("DELETE")(request, respond);
      return response;
    }),
    operations: ["agents.update"],
    finds: /^agents\.update: .*\/status: expected 200/,
  },
  {
    name: "ends an execution that has ended",
    alter: at(
      "workflows.executions.terminate",
      withText(
        () => null,
        { status: 204, headers: { "content-type": null } },
        ({ status }) => status === 409,
      ),
    ),
    operations: ["workflows.executions.terminate"],
    finds: /^workflows\.executions\.terminate: .*\/status: expected 409/,
  },
  {
    name: "changes the state although it refuses that",
    alter: completedWhenRefused(),
    operations: ["workflows.executions.terminate"],
    finds: /^workflows\.executions\.terminate: .*\/body\/status: /,
  },
  {
    name: "returns a secret",
    alter: at("connectors.create", async (request, respond) => {
      const sent = (await request.clone().json()) as { auth_data?: object };
      return withJson((connector) => ({ ...connector, ...sent }))(request, respond);
    }),
    operations: ["connectors.create"],
    finds: /^connectors\.create: /,
  },
  {
    name: "returns a secret of a map under another name",
    alter: at("connectors.create", async (request, respond) => {
      const { headers } = (await request.clone().json()) as Json;
      return withValue("/stations", Object.values(headers ?? {}))(request, respond);
    }),
    operations: ["connectors.create"],
    finds: /^connectors\.create: .*\/body: expected no value of a property that is write-only; received harbor-point$/,
  },
];

/** Faults in what becomes of a resource. */
const resources: readonly Fault[] = [
  {
    name: "clears what an update leaves out",
    alter: at(
      "prompts.update",
      withRequest((body) => ({ title: null, description: null, ...body })),
    ),
    operations: ["prompts.update"],
    finds: /^prompts\.update: .*\/body\/(title|description): expected still ".*", because the update does not have it/,
  },
  {
    name: "clears what the update of a part leaves out",
    alter: at(
      "workflows.schedules.update",
      withRequest((body) =>
        Object.keys(body.schedule ?? {}).join() === "jitter"
          ? { schedule: { cron_expressions: [], ...body.schedule } }
          : body,
      ),
    ),
    operations: ["workflows.schedules.update"],
    finds: /\/body\/cron_expressions: expected still \[".*"\], because the update does not have it; received \[\]$/,
  },
  {
    name: "ignores null in an update",
    alter: at(
      "observability.datasets.update",
      withRequest((body) => (body.description === null ? {} : body)),
    ),
    operations: ["observability.datasets.update"],
    finds: /^observability\.datasets\.update: .*\/body\/description: expected no text, because the update has null;/,
  },
  {
    name: "changes the time of the creation",
    alter: at(
      "prompts.get",
      numbered("createdAt", (count) => `2026-01-01T00:00:${count}Z`),
    ),
    operations: ["prompts.update"],
    finds: /^prompts\.update: .*\/body\/createdAt: expected still 2026-01-01T00:00:\d+Z; received /,
  },
  {
    name: "goes back to an earlier time of the last change",
    alter: at(
      "prompts.get",
      numbered("updatedAt", (count) => `2029-01-01T00:00:${99 - count - 40}Z`),
    ),
    operations: ["prompts.update"],
    finds: /^prompts\.update: .*\/body\/updatedAt: expected at least 2029-01-01T00:00:\d+Z, as before; received /,
  },
  {
    name: "shows a time of the last change before the creation",
    alter: at(
      "prompts.get",
      numbered("updatedAt", (count) => `2001-01-01T00:00:${count}Z`),
    ),
    operations: ["prompts.update"],
    finds: /\/body\/updatedAt: expected at least 2026-.*, the time of the creation; received 2001-/,
  },
  {
    name: "does not set the time of the last change",
    alter: at("prompts.versions.get", withValue("/updatedAt", "2029-01-01T00:00:00Z")),
    operations: ["prompts.versions.update"],
    finds: /\/body\/updatedAt: expected a time after 2029-01-01T00:00:00Z, because of the update; received 2029-/,
  },
  {
    name: "goes back to an earlier `modified_at`",
    alter: at("retrieval.ingestionConfigurations.list", earlierEachTime("modified_at")),
    operations: ["retrieval.ingestionConfigurations.upsert"],
    finds: /\/body\/modified_at: expected at least 20\d\d-01-01T00:00:00Z, as before; received 20/,
  },
  {
    name: "returns what it has cached before an update",
    alter: at("observability.judges.get", cached()),
    operations: ["observability.judges.update"],
    finds: /^observability\.judges\.update: .*\/body\/\w+.*: expected .*, which was sent; received /,
  },
  {
    name: "lists what it has cached before an update",
    alter: at("observability.judges.list", cached()),
    operations: ["observability.judges.update"],
    finds: /^observability\.judges\.update: .*\/body\/judges\/results.*: expected /,
  },
  {
    name: "returns what it has cached before a deletion",
    alter: at("observability.judges.get", cached()),
    operations: ["observability.judges.delete"],
    finds: /\/status: expected 404 from observability\.judges\.(get|delete) after the deletion; received 200$/,
  },
  {
    name: "deletes a resource twice",
    alter: at(
      "agents.delete",
      withText(
        () => null,
        { status: 204, headers: { "content-type": null } },
        ({ status }) => status === 404,
      ),
    ),
    operations: ["agents.delete"],
    finds: /^agents\.delete: .*\/status: expected 404( from agents\.delete after the deletion)?; received 204/,
  },
  {
    name: "lists parts of a deleted resource",
    alter: at(
      "agents.versions.list",
      withText(
        () => "[]",
        { status: 200, headers: { "content-type": "application/json" } },
        ({ status }) => status === 404,
      ),
    ),
    operations: ["agents.delete"],
    finds: /^agents\.delete: .*\/status: expected 404 from agents\.versions\.list after the deletion; received 200$/,
  },
  {
    name: "gives a name to two resources",
    alter: at("observability.judges.create", async (request, respond) => {
      const response = await respond(request.clone());
      const rename = withRequest((body) => ({ ...body, name: `${body.name} 2` }));
      return response.status === 409 ? rename(request, respond) : response;
    }),
    operations: ["observability.judges.create"],
    finds: /^observability\.judges\.create: .*\/status: expected 409, because the name is taken; received 201: \{/,
  },
  {
    name: "keeps the name of a deleted resource",
    alter: at("observability.judges.create", refusedTwice()),
    operations: ["observability.judges.create"],
    finds: /\/status: expected 201, because the name is available again; received 409: \{/,
  },
  {
    name: "returns a code that the document has for another resource",
    alter: at(
      "agents.get",
      withProblem(404, (body) => ({ ...body, code: "DATASET_NOT_FOUND" })),
    ),
    operations: ["agents.get"],
    finds: /^agents\.get: .*\/body\/code: expected .*AGENT_NOT_FOUND.*; received DATASET_NOT_FOUND$/,
  },
  {
    name: "returns milliseconds instead of seconds",
    alter: at(
      "batch.jobs.get",
      withJson((job) => ({ ...job, created_at: job.created_at * 1000 })),
    ),
    operations: ["batch.jobs.get"],
    finds: /^batch\.jobs\.get: .*\/body\/created_at: expected a time in seconds; received \d{13}$/,
  },
  {
    name: "returns seconds instead of milliseconds",
    alter: at(
      "workflows.events.list",
      withText((text) => text.replaceAll(/("event_timestamp":\d+)\d{3}/g, "$1")),
    ),
    operations: ["workflows.events.list"],
    finds: /\/body\/events\/\d+\/event_timestamp: expected a time in milliseconds; received \d{10}$/,
  },
  {
    name: "stores a conversation that must not be stored",
    alter: at(
      "conversations.start",
      withRequest((body) => (body.store === false ? { ...body, store: true } : body)),
    ),
    operations: ["conversations.start"],
    finds: /\/status: expected 404 from conversations\.get, because `store` is false; received 200$/,
  },
  {
    name: "stores entries that must not be stored",
    alter: at(
      "conversations.append",
      withRequest((body) => (body.store === false ? { ...body, store: true } : body)),
    ),
    operations: ["conversations.append"],
    finds: /^conversations\.append: .*\/body: expected still \{.*\}, because `store` is false; received \{/,
  },
  {
    name: "returns another id when it updates a resource with the same name",
    alter: at(
      "retrieval.ingestionConfigurations.upsert",
      numbered("id", (count) => `0197c3e1-0000-4000-8000-0000000000${count}`),
    ),
    operations: ["retrieval.ingestionConfigurations.upsert"],
    finds: /upsert: stores what \w+ changes: (\/body\/id: expected still "0197c3e1-|\/status: expected 200 from )/,
  },
  {
    name: "shows the latest version whatever the request selects",
    alter: at("prompts.get", ({ url, headers }, respond) =>
      respond(new Request(url.replace(/([?&])version=\d+/, "$1"), { headers })),
    ),
    operations: ["prompts.versions.create"],
    finds: /^prompts\.versions\.create: .*\/body\/version: expected \d+ from prompts\.get; received \d+$/,
  },
  {
    name: "lets a new version overwrite the older ones",
    alter: at("agents.versions.get", async ({ url, headers }, respond) => {
      const active = (await (await respond(new Request(url.replace(/\/versions.*/, ""), { headers }))).json()) as Json;
      const { instructions } = active;
      const edit = withJson((agent) => ({ ...agent, instructions }));
      return edit(new Request(url, { headers }), respond);
    }),
    operations: ["agents.update"],
    finds: /^agents\.update: shows each version .*\/body\/instructions: expected "The first text/,
  },
  {
    name: "does not find a version",
    alter: at("skills.get", (request, respond) =>
      asIf("GET", request.url.includes("version=") ? "/v2/skills/unknown" : "")(request, respond),
    ),
    operations: ["skills.versions.create"],
    finds: /^skills\.versions\.create: .*\/status: expected 200 from skills\.get for the version \d+; received 404$/,
  },
  {
    name: "creates no version",
    alter: at("agents.update", withValue("/version", 1)),
    operations: ["agents.update"],
    finds: /^agents\.update: .*\/body\/version: expected another version than 1, because the body differs; received 1$/,
  },
  {
    name: "creates a version with the content of another one",
    alter: at("skills.versions.create", withValue("/deduplicated", false)),
    operations: ["skills.versions.create"],
    finds: /\/body: expected the version \d+, which has the same content, as deduplicated; received \{/,
  },
  {
    name: "names another version for content that one has",
    alter: at("skills.versions.create", async (request, respond) => {
      const isRepeated = (await request.clone().text()).includes("The first text.");
      const alter = withJson((body) => (body.deduplicated && isRepeated ? { ...body, version: 100 } : body));
      return alter(request, respond);
    }),
    operations: ["skills.versions.create"],
    finds: /\/body: expected the version \d+, which has the same content, as deduplicated; received \{/,
  },
  {
    name: "leaves an alias at two versions",
    alter: at(
      "prompts.versions.list",
      withJson(({ data }) => ({
        data: data.map((item: Json) => ({ ...item, aliases: data.flatMap((each: Json) => each.aliases) })),
      })),
    ),
    operations: ["prompts.versions.create"],
    finds: /\/body\/data: expected `checked-\w+` only at the version \d+; received \[/,
  },
  {
    name: "does not switch the version",
    alter: at("agents.switchVersion", (request, respond) =>
      asIf("GET", new URL(request.url).pathname.replace(/\/version$/, ""))(request, respond),
    ),
    operations: ["agents.update"],
    finds: /^agents\.update: .*\/body\/version: expected \d+ from agents\.get; received \d+$/,
  },
];

export const faults: readonly Fault[] = [
  ...responses,
  ...requests,
  ...streams,
  ...preferred,
  ...states,
  ...lists,
  ...resources,
];

const isDelta = (event: string): boolean => event.startsWith("event: message.output.delta");

function problem(status: number): object {
  return { type: "about:blank", title: "Error", status, detail: "It failed.", code: "INTERNAL_ERROR" };
}

function asProblem(status: number) {
  return { status, headers: { "content-type": "application/problem+json" } };
}

/** A refused termination completes the execution. */
function completedWhenRefused(): Alter {
  const refused = new Set<string>();
  return async (request, respond) => {
    const { pathname } = new URL(request.url);
    if (refused.has(pathname)) return withValue("/status", "COMPLETED")(request, respond);
    const response = await respond(request);
    if (response.status === 409) refused.add(pathname.replace(/\/terminate$/, ""));
    return response;
  };
}

/** Responds to each URL and key as the first time. */
function cached(): Alter {
  const responses = new Map<string, Promise<Response>>();
  return async (request, respond) => {
    const key = `${request.headers.get("authorization")} ${request.url}`;
    const response = responses.get(key) ?? respond(request);
    responses.set(key, response);
    return (await response).clone();
  };
}

/** Refuses a name that it has accepted once. */
function refusedTwice(): Alter {
  const refusals = new Map<string, Response>();
  return async (request, respond) => {
    const { name } = (await request.clone().json()) as Json;
    const response = refusals.get(name)?.clone() ?? (await respond(request));
    if (response.status === 409) refusals.set(name, response.clone());
    return response;
  };
}
