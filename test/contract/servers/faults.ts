import {
  type Alter,
  asIf,
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
import { effectFaults } from "./effect-faults.ts";
import { limitFaults } from "./limit-faults.ts";
import { lists } from "./list-faults.ts";
import { scenarioFaults } from "./scenario-faults.ts";
import { searchFaults } from "./search-faults.ts";
import { selectionFaults } from "./selection-faults.ts";
import { sentenceFaults } from "./sentence-faults.ts";
import { storedFaults } from "./stored-faults.ts";
import { valueFaults } from "./value-faults.ts";
import { versionFaults } from "./version-faults.ts";

const STREAM = "conversations.startStream";

/** Sets a time in all items of a list, which is a year earlier in each response. */
function earlierEachTime(name: string): Alter {
  let year = 2099;
  return withJson((list) => {
    year -= 1;
    return (list as Json[]).map((item) => ({ ...item, [name]: `${year}-01-01T00:00:00Z` }));
  });
}

/** Alters each read of a resource in its own way. The first one has the number 1. */
function byRead(choose: (number: number) => Alter): Alter {
  const counts = new Map<string, number>();
  return (request, respond) => {
    const key = `${request.headers.get("authorization")} ${request.url}`;
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return choose(number)(request, respond);
  };
}

/** Faults of a single response. */
const responses: readonly Fault[] = [
  {
    name: "leaves out a required property",
    at: "agents.get",
    alter: withValue("/name"),
    finds: /^agents.get: .*: \/body\/name: expected the property `name`; received nothing$/,
  },
  {
    name: "returns a number instead of a string",
    at: "agents.get",
    alter: withValue("/model", 7),
    finds: /\/body\/model: expected a string; received 7$/,
  },
  {
    name: "returns the items without the page around them",
    at: "models.list",
    alter: withJson(({ data }) => data),
    finds: /\/body: expected an object; received \[/,
  },
  {
    name: "responds with another success",
    at: "models.list",
    alter: withText((text) => text, { status: 203 }),
    finds: /\/status: expected (200|a documented status \(.*\)); received 203/,
  },
  {
    name: "responds with an undocumented error",
    at: "models.list",
    alter: async () => new Response(null, { status: 418 }),
    // A server without any response of the API is not checked.
    operations: ["models.list", "agents.list"],
    finds: /\/status: expected (200|401|a documented status \(200, 401,.*\)); received 418$/,
  },
  {
    name: "redirects",
    at: "models.list",
    alter: async () => new Response(null, { status: 307, headers: { Location: "/elsewhere" } }),
    operations: ["models.list", "agents.list"],
    finds: /\/status: expected (\d+; received 307 with Location: \/elsewhere|a documented status .*; received 307)$/,
  },
  {
    name: "returns JSON as text/html",
    at: "models.list",
    alter: withHeaders({ "content-type": "text/html" }),
    finds: /\/headers\/content-type: expected application\/json; received text\/html$/,
  },
  {
    name: "returns errors as application/json",
    at: "models.list",
    alter: withText(
      (text) => text,
      { headers: { "content-type": "application/json" } },
      ({ ok }) => !ok,
    ),
    finds: /without credentials: \/headers\/content-type: expected application\/problem\+json/,
  },
  {
    name: "leaves out X-Request-Id",
    at: "models.get",
    alter: withHeaders({ "x-request-id": null }),
    finds: /\/headers\/x-request-id: expected the header `x-request-id`; received nothing$/,
  },
  {
    name: "returns a malformed media type",
    at: "models.get",
    alter: withHeaders({ "content-type": "application/json; charset" }),
    finds: /\/headers\/content-type: expected a media type \(RFC 9110, section 8\.3\.1\); received .*; charset$/,
  },
  {
    name: "starts JSON with a byte order mark",
    at: "models.get",
    alter: withText((text) => `\uFEFF${text}`),
    finds: /\/body: expected JSON; received text that breaks at character 0 of \d+: \uFEFF\{/,
  },
  {
    name: "repeats a name in an object",
    at: "models.get",
    alter: withText((text) => text.replace("{", '{"id":"other",')),
    finds: /\/body\/id: expected each property once \(RFC 8259, section 4\); received the property twice$/,
  },
  {
    name: "cuts a body",
    at: "models.get",
    alter: withText((text) => text.slice(0, -5)),
    finds: /\/body: expected JSON; received text that breaks at character \d+ of \d+: …/,
  },
  {
    name: "closes the connection",
    at: "models.get",
    alter: async () => Response.error(),
    finds: /: expected a response; received a broken connection/,
  },
];

/** Faults in how a server treats requests. */
const requests: readonly Fault[] = [
  {
    name: "needs no key",
    at: "models.list",
    alter: (request, respond) => {
      const headers = new Headers(request.headers);
      headers.set("authorization", "Bearer any");
      return respond(new Request(request, { headers }));
    },
    finds: /responds 401 to a request without credentials: \/status: expected 401; received 200/,
  },
  {
    name: "responds 403 to a request without a key",
    at: "models.list",
    alter: withText(
      (text) => text,
      { status: 403 },
      ({ status }) => status === 401,
    ),
    finds: /without credentials: \/status: expected (401|a documented status .*); received 403/,
  },
  {
    name: "ignores an invalid parameter",
    at: "conversations.list",
    alter: ({ url, headers }, respond) => respond(new Request(url.replace(/page_size=[^\d&][^&]*/, ""), { headers })),
    finds: /responds 422 to an invalid query parameter page_size .*: \/status: expected 422; received 200/,
  },
  {
    name: "ignores an invalid field",
    at: "agents.create",
    alter: withRequest((body) => (typeof body.instructions === "object" ? { ...body, instructions: "None." } : body)),
    finds: /responds 422 to an invalid instructions .*: \/status: expected 422; received 200/,
  },
  {
    name: "responds 422 to a body that is no JSON",
    at: "agents.create",
    alter: withText(
      () => JSON.stringify(problem(422)),
      asProblem(422),
      ({ status }) => status === 400,
    ),
    finds: /responds 400 to a body that is no JSON: \/(status: expected 400; received 422|body\/errors: )/,
  },
  {
    name: "accepts a body of any media type",
    at: "agents.create",
    alter: async (request, respond) => {
      const isJson = request.headers.get("content-type") === "application/json";
      const body = JSON.stringify({ model: "aurora-small", name: "Any" });
      return respond(isJson ? request : new Request(request.url, { method: "POST", headers: asJson(request), body }));
    },
    finds: /responds 415 to a body of another media type: \/status: expected 415; received 200/,
  },
  {
    name: "sends the same request id with each response",
    at: "models.get",
    alter: withHeaders({ "x-request-id": "req_1" }),
    finds: /\/headers\/x-request-id: expected another one than in each other response; received req_1$/,
  },
  {
    name: "shows a resource to other keys",
    at: "agents.get",
    alter: ({ url, headers }, respond) => {
      const sent = new Headers(headers);
      if (sent.get("authorization") === "Bearer tenant-b") sent.set("authorization", "Bearer own");
      return respond(new Request(url, { headers: sent }));
    },
    operations: ["agents.create"],
    options: ["--key", "own", "--other-key", "tenant-b"],
    finds:
      /^agents\.create: .*\/status: expected 404 from agents\.get, because the key of another workspace must not see what agents\.create creates; received 200$/,
  },
  {
    name: "does not say where a request is invalid",
    at: "conversations.list",
    alter: withProblem(422, (body) => ({ ...body, errors: [{ ...body.errors[0], pointer: "/body" }] })),
    finds: /\/body\/errors: expected a violation at \/query\/\w+; received \["\/body"\]$/,
  },
  {
    name: "refuses an optional parameter",
    at: "conversations.list",
    alter: (request, respond) =>
      /page_size=\d/.test(request.url)
        ? asIf("GET", "/v1/conversations?page=none")(request, respond)
        : respond(request),
    finds: /\/status: expected 200; received 422|page_size beyond its minimum/,
  },
  {
    name: "refuses an optional field",
    at: "agents.create",
    alter: async (request, respond) => {
      const refuse = withRequest(() => ({}));
      const response = await respond(request.clone());
      const isValid = response.ok && (await request.clone().text()).includes('"metadata"');
      return isValid ? refuse(request, respond) : response;
    },
    finds: /(minimal request|accepts the body \w+): \/status: expected 200; received 422/,
  },
  {
    name: "reports a violation of a valid request in the header of stock Prism",
    at: "models.get",
    alter: withHeaders({ "sl-violations": '[{"location":["request","path"],"code":"type"}]' }),
    finds: /\/headers\/sl-violations: expected no violations of the request; received \[/,
  },
  {
    name: "fails with 500 for a valid request",
    at: "prompts.get",
    alter: withText(() => JSON.stringify(problem(500)), asProblem(500)),
    finds: /(minimal request|parameter \w+): \/status: expected 200; received 500/,
  },
  {
    name: "accepts a generated request that is invalid",
    at: "observability.spans.search",
    alter: withText(
      () => JSON.stringify({ spans: { results: [], cursor: null } }),
      { status: 200, headers: { "content-type": "application/json" } },
      ({ status }) => status === 422,
    ),
    options: ["--generate", "30", "--random-seed", "1"],
    finds: /\/status: expected .*4/,
  },
];

/** Faults of event streams. */
const streams: readonly Fault[] = [
  {
    name: "ends a stream within an event",
    at: "conversations.start",
    alter: withText((text) => text.replace(/\n\n$/, "\n")),
    operations: [STREAM],
    finds: /\/body: expected a blank line after the last event/,
  },
  {
    name: "streams data that is not JSON",
    at: "conversations.start",
    alter: withEvents((events) => events.map((event) => event.replace(/\}$/, ""))),
    operations: [STREAM],
    finds: /\/events\/0\/data: expected JSON; received text that breaks at character (\d+) of \1: /,
  },
  {
    name: "leaves out a property of an event",
    at: "conversations.start",
    alter: withEvents((events) => events.map((event) => event.replace(/,"conversation_id":"\w+"/, ""))),
    operations: [STREAM],
    finds: /\/events\/0\/data\/conversation_id: expected the property `conversation_id`; received nothing$/,
  },
  {
    name: "ends a stream without an event",
    at: "conversations.start",
    alter: withEvents(() => [": nothing"]),
    operations: [STREAM],
    finds: /\/events: expected at least one event/,
  },
  {
    name: "responds with JSON instead of a stream",
    at: "conversations.start",
    alter: withRequest((body) => (body.stream === true ? { ...body, stream: false } : body)),
    operations: [STREAM],
    finds: /\/headers\/content-type: expected text\/event-stream; received application\/json/,
  },
  {
    name: "leaves out the last event of a stream",
    at: "conversations.start",
    alter: withEvents((events) => events.slice(0, -1)),
    operations: [STREAM],
    finds: /conversation\.response\.done/,
  },
  {
    name: "sends the first two events of a stream in the other order",
    at: "conversations.start",
    alter: withEvents(([first = "", second = "", ...rest]) => [second, first, ...rest]),
    operations: [STREAM],
    finds: /\/events/,
  },
  {
    name: "repeats the last event of a stream",
    at: "conversations.start",
    alter: withEvents((events) => [...events, ...events.slice(-1)]),
    operations: [STREAM],
    finds: /\/events\/\d+: expected no event after `conversation\.response\.done`/,
  },
  {
    name: "ends a stream with a failure",
    at: "conversations.start",
    alter: withEvents((events) => [
      ...events.slice(0, -1),
      `event: conversation.response.error\ndata: ${JSON.stringify({
        type: "conversation.response.error",
        created_at: "2100-01-01T00:00:00Z",
        message: "The model is overloaded.",
        code: 503,
      })}\n\n`,
    ]),
    operations: [STREAM],
    finds: /\/events\/\d+: expected an event that reports no failure/,
  },
  {
    name: "starts a tool after its end",
    at: "conversations.start",
    alter: withEvents(([first = "", second = "", third = "", ...rest]) => [first, third, second, ...rest]),
    operations: [STREAM],
    finds: /\/events\/2\/event: expected no `tool\.execution\.started` after `(delta|done)`/,
  },
  {
    name: "goes back to an earlier entry of a stream",
    at: "conversations.start",
    alter: withEvents((events) =>
      events.map((event, index) => (index === 1 ? event.replace(/"output_index":\d+/, '"output_index":9') : event)),
    ),
    operations: [STREAM],
    finds: /\/events\/2\/data\/output_index: expected at least 9, as before/,
  },
  {
    name: "does not store a streamed conversation",
    at: "conversations.getHistory",
    alter: withText(() => JSON.stringify(problem(404)), asProblem(404)),
    operations: [STREAM],
    finds: /\/status: expected 200 from conversations\.getHistory for the conversation; received 404/,
  },
  {
    name: "does not store a streamed entry",
    at: "conversations.getHistory",
    alter: withValue("/entries", []),
    operations: [STREAM],
    finds: /\/events: expected the entry \w+, as in conversations\.getHistory/,
  },
  {
    name: "starts a resumed stream again",
    at: "workflows.events.stream",
    alter: ({ url, headers }, respond) => {
      const sent = new Headers(headers);
      sent.delete("last-event-id");
      return respond(new Request(url, { headers: sent }));
    },
    finds: /\/events\/0: expected \{.*\}, the event after `/,
  },
  {
    name: "streams another text than it stores",
    at: "conversations.start",
    alter: withEvents((events) =>
      events.filter((event, index) => !isDelta(event) || index !== events.findIndex(isDelta)),
    ),
    operations: ["conversations.start*", "conversations.getHistory"],
    finds: /conversations/,
  },
];

/** Faults of mocks, which `--prefer` checks. */
const preferred: readonly Fault[] = [
  {
    name: "ignores Prefer",
    at: "models.list",
    alter: (request, respond) => {
      const headers = new Headers(request.headers);
      headers.delete("prefer");
      return respond(new Request(request, { headers }));
    },
    options: ["--prefer"],
    finds: /Prefer: .*(\/status: expected \d+|\/headers\/content-type: expected .*|\/body: expected \{.*); received /s,
  },
];

/** Faults that only a second request shows. */
const states: readonly Fault[] = [
  {
    name: "responds 500 to an unknown id",
    at: "agents.get",
    alter: withText(
      () => JSON.stringify(problem(500)),
      asProblem(500),
      ({ status }) => status === 404,
    ),
    finds: /^agents\.get: .*\/status: expected 404; received 500/,
  },
  {
    name: "responds 200 to an unknown id",
    at: "agents.get",
    alter: async (request, respond) => {
      const response = await respond(request.clone());
      return response.status === 404 ? asIf("GET", "/v1/agents/ag_0197c3d0")(request, respond) : response;
    },
    finds: /^agents\.get: .*\/status: expected 404; received 200/,
  },
  {
    name: "returns a problem with another status than the response",
    at: "models.list",
    alter: withProblem(401, (body) => ({ ...body, status: 418 })),
    finds: /^models\.list: .*\/body\/status: expected 401, the status of the response; received 418$/,
  },
  {
    name: "returns another resource than the requested one",
    at: "agents.get",
    alter: withValue("/id", "ag_other"),
    finds: /^agents\.get: .*\/body\/id/,
  },
  {
    name: "returns a page token that it does not accept",
    at: "agents.list",
    alter: withValue("/next_page_token", "bogus"),
    finds: /^agents\.list: /,
  },
  {
    name: "returns the first page for every page",
    at: "batch.jobs.list",
    alter: ({ url, headers }, respond) => respond(new Request(url.replace(/([?&]page)=\d+/, "$1=0"), { headers })),
    finds: /^batch\.jobs\.list: /,
  },
  {
    name: "returns a total that is not the number of items",
    at: "batch.jobs.list",
    alter: withValue("/total", 999),
    finds: /^batch\.jobs\.list: .*\/body\/total/,
  },
  {
    name: "ignores a filter",
    at: "batch.jobs.list",
    alter: ({ url, headers }, respond) => respond(new Request(url.replace(/([?&])status=[A-Z]+/g, "$1"), { headers })),
    finds: /^batch\.jobs\.list: .*\/data\/\d+\/status/,
  },
  {
    name: "returns nothing with a filter",
    at: "agents.listLegacy",
    alter: (request, respond) =>
      request.url.includes("name=") ? withJson(() => [])(request, respond) : respond(request),
    finds: /^agents\.listLegacy: .*\/body: expected the items that match name="/,
  },
  {
    name: "does not store a new resource",
    at: "prompts.create",
    alter: async (request, respond) => {
      const response = await respond(request);
      const text = await response.text();
      if (response.ok) await asIf("DELETE", `/v2/prompts/${JSON.parse(text).id}`)(request, respond);
      return replaced(response, text);
    },
    operations: ["prompts.*"],
    finds: /^prompts\./,
  },
  {
    name: "returns a new resource with another name",
    at: "agents.create",
    alter: withValue("/name", "Other"),
    finds: /^agents\.create: .*\/body\/name: expected ".*", which was sent; received "Other"/,
  },
  {
    name: "returns a new resource in another state",
    at: "workflows.schedules.get",
    alter: withValue("/paused", true),
    operations: ["workflows.schedules.create"],
    finds: /^workflows\.schedules\.create: .*\/body\/paused: expected false, as x-transition says; received true/,
  },
  {
    name: "stores a new resource with another name",
    at: "agents.create",
    alter: withRequest((body) => (typeof body.name === "string" ? { ...body, name: `${body.name}.` } : body)),
    operations: ["agents.create", "agents.get"],
    finds: /^agents\..*\/name/,
  },
  {
    name: "ignores an update",
    at: "prompts.update",
    alter: async (request, respond) => {
      const before = (await (await asIf("GET")(request, respond)).json()) as Json;
      const body = JSON.stringify({ title: before.title, description: before.description });
      const undo = new Request(request.url, { method: "PATCH", headers: request.headers, body });
      const response = await respond(request);
      return response.ok ? respond(undo) : response;
    },
    operations: ["prompts.update", "prompts.get"],
    finds: /^prompts\./,
  },
  {
    name: "does not delete a resource",
    at: "agents.delete",
    alter: async (request, respond) => {
      const found = await asIf("GET")(request, respond);
      return found.ok ? replaced(found, null, { status: 204, headers: { "content-type": null } }) : respond(request);
    },
    operations: ["agents.delete", "agents.get"],
    finds: /^agents\./,
  },
  {
    name: "does not pause a schedule",
    at: "workflows.schedules.pause",
    alter: async (request, respond) => {
      const response = await respond(request);
      await asIf("POST", new URL(request.url).pathname.replace("pause", "resume"))(request, respond);
      return response;
    },
    operations: ["workflows.schedules.pause", "workflows.schedules.get"],
    finds: /^workflows\.schedules\./,
  },
  {
    name: "ignores the size of a page",
    at: "conversations.list",
    alter: ({ url, headers }, respond) => respond(new Request(url.replace(/page_size=\d+/, ""), { headers })),
    finds: /^conversations\.list: .*(\/body: expected at most \d+ items|page_size beyond its minimum)/,
  },
  {
    name: "leaves out an item between two pages",
    at: "agents.list",
    alter: (request, respond) =>
      request.url.includes("page_token=")
        ? withJson(({ data, ...page }) => ({ ...page, data: data.slice(1) }))(request, respond)
        : respond(request),
    finds: /^agents\.list: .*\/body\/data: expected \{.* on one of the pages; received nothing$/,
  },
  {
    name: "returns a last page that is not said to be the last",
    at: "agents.list",
    alter: (request, respond) => {
      const url = request.url.replace(/[?&]page_token=end/, "");
      if (url !== request.url)
        return withJson(() => ({ data: [], next_page_token: "end" }))(new Request(url, request), respond);
      const alter = withJson((page) => ({ ...page, next_page_token: page.next_page_token ?? "end" }));
      return url.includes("page_size=") ? alter(request, respond) : respond(request);
    },
    finds: /^agents\.list: .*\/body\/next_page_token: /,
  },
  {
    name: "does not return the URL of the next page",
    at: "observability.datasets.list",
    alter: withValue("/datasets/next", null),
    finds: /^observability\.datasets\.list: .*\/body\/datasets\/(next|count|results): /,
  },
  {
    name: "returns the URL of another page",
    at: "observability.datasets.list",
    alter: withText((text) => text.replace(/(datasets\?[^"]*page=)\d+/, "$17")),
    finds: /^observability\.datasets\.list: .*\/body\/datasets\/next: /,
  },
  {
    name: "does not list a new resource",
    at: "observability.datasets.list",
    alter: withJson(({ datasets }) => {
      const results = datasets.results.filter(({ id }: Json) => /^(3f1c6f0e|c5d0a81e)/.test(id));
      return { datasets: { ...datasets, results, count: results.length } };
    }),
    operations: ["observability.datasets.create"],
    finds: /^observability\.datasets\.create: .*\/body\/datasets\/results: /,
  },
  {
    name: "loses a resource when it is updated",
    at: "agents.update",
    alter: async (request, respond) => {
      const response = await respond(request.clone());
      if (response.ok) await asIf("DELETE")(request, respond);
      return response;
    },
    finds: /^agents\.update: .*\/status: expected 200/,
  },
  {
    name: "ends an execution that has ended",
    at: "workflows.executions.terminate",
    alter: withText(
      () => null,
      { status: 204, headers: { "content-type": null } },
      ({ status }) => status === 409,
    ),
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
    at: "connectors.create",
    alter: async (request, respond) => {
      const sent = (await request
        .clone()
        .json()
        .catch(() => ({}))) as { auth_data?: object };
      return withJson((connector) => ({ ...connector, ...sent }))(request, respond);
    },
    finds: /^connectors\.create: /,
  },
  {
    name: "returns a secret of a map under another name",
    at: "connectors.create",
    alter: async (request, respond) => {
      const { headers } = (await request
        .clone()
        .json()
        .catch(() => ({}))) as Json;
      return withValue("/stations", Object.values(headers ?? {}))(request, respond);
    },
    finds: /^connectors\.create: .*\/body: expected no value of a property that is write-only; received harbor-point$/,
  },
];

/** Faults in what becomes of a resource. */
const resources: readonly Fault[] = [
  {
    name: "clears what an update leaves out",
    at: "prompts.update",
    alter: withRequest((body) => ({ title: null, description: null, ...body })),
    finds: /^prompts\.update: .*\/body\/(title|description): expected still ".*", because the update does not have it/,
  },
  {
    name: "clears what the update of a part leaves out",
    at: "workflows.schedules.update",
    alter: withRequest((body) =>
      Object.keys(body.schedule ?? {}).join() === "jitter"
        ? { schedule: { cron_expressions: [], ...body.schedule } }
        : body,
    ),
    finds: /\/body\/cron_expressions: expected still \[".*"\], because the update does not have it; received \[\]$/,
  },
  ...["name", "tools", "metadata"].map((field) => ({
    name: `clears other fields in an update of the ${field} of an agent`,
    at: "agents.update" as const,
    alter: withRequest((body) => (Object.keys(body).join() === field ? { ...body, instructions: null } : body)),
    finds: /\/body\/instructions: expected still ".*", because the update does not have it; received null$/,
  })),
  {
    name: "clears a text in an update without fields",
    at: "prompts.update",
    alter: withRequest((body) => (JSON.stringify(body) === "{}" ? { description: null } : body)),
    finds: /\/body\/description: expected still ".*", because the update does not have it; received (null|nothing)$/,
  },
  {
    name: "creates a revision for the same body",
    at: "observability.judges.update",
    alter: async (request, respond) => {
      const response = await respond(request.clone());
      const again = withRequest((body) => ({ ...body, description: `${body.description}.` }));
      if (response.ok) await again(request.clone(), respond);
      return response.ok ? respond(request) : response;
    },
    finds: /\/body: expected still \{.*, because the body is identical; received \{/,
  },
  {
    name: "shows a deleted resource in one of its lists",
    at: "agents.list",
    alter: cached(),
    operations: ["agents.delete"],
    finds: /^agents\.delete: .*\/body\/data: expected no deleted resource in agents\.list; received \{/,
  },
  {
    name: "leaves the number of the latest version as it was",
    at: "prompts.get",
    alter: withValue("/latestVersion", 1),
    operations: ["prompts.versions.create"],
    finds: /\/body\/latestVersion: expected \d+, the version that was created last; received 1$/,
  },
  {
    name: "lists the oldest version first",
    at: "prompts.versions.list",
    alter: withJson(({ data }) => ({ data: data.toReversed() })),
    operations: ["prompts.versions.create"],
    finds: /\/body\/data\/\d+\/\w+: expected at most .*, as before it in the list; received /,
  },
  {
    name: "archives nothing of a list",
    at: "workflows.archiveMany",
    alter: async (request, respond) => {
      const response = await respond(request.clone());
      const url = request.url.replace("archive", "unarchive");
      if (response.ok) await respond(new Request(url, request));
      return response;
    },
    options: ["--allow", "*"],
    finds: /changes each resource in the list: \/body\/archived: expected true, as x-transition says; received false$/,
  },
  {
    name: "does not report an execution of a list",
    at: "workflows.executions.terminateMany",
    alter: withJson(() => ({ results: {} })),
    finds: /changes each resource in the list: \/body: expected the result for \S+; received \{"results":\{\}\}$/,
  },
  {
    name: "ignores null in an update of a list",
    at: "agents.update",
    alter: withRequest((body) => (body.tools === null ? {} : body)),
    finds: /\/body\/tools: expected nothing, because the update has null; received \[/,
  },
  {
    name: "refuses null in an update",
    at: "agents.update",
    alter: withRequest((body) => (body.handoffs === null ? { handoffs: 1 } : body)),
    finds: /^agents\.update: stores what \w+ changes: \/status: expected 200; received 422/,
  },
  ...(
    [
      ["in lower case", (text) => text.toLowerCase()],
      ["without emoji", (text) => text.replace("🌊", "?")],
      ["without accents", (text) => text.normalize("NFD").replaceAll("\u0301", "")],
      ["with escaped markup", (text) => text.replaceAll("&", "&amp;")],
      ["up to 255 characters", (text) => text.slice(0, 255)],
    ] satisfies [string, (text: string) => string][]
  ).map(([name, store]) => ({
    name: `stores texts ${name}`,
    at: "agents.update" as const,
    alter: withRequest((body) =>
      typeof body.instructions === "string" ? { ...body, instructions: store(body.instructions) } : body,
    ),
    finds: /\/body(\/data)?\/instructions: expected .*, which was sent(, from character \d+ on)?; received /,
  })),
  {
    name: "ignores null in an update",
    at: "observability.datasets.update",
    alter: withRequest((body) => (body.description === null ? {} : body)),
    finds: /^observability\.datasets\.update: .*\/body\/description: expected nothing, because the update has null;/,
  },
  {
    name: "changes the time of the creation",
    at: "prompts.get",
    alter: numbered("createdAt", (count) => `2026-01-01T00:00:${count}Z`),
    operations: ["prompts.update"],
    finds: /^prompts\.update: .*\/body\/createdAt: expected still 2026-01-01T00:00:\d+Z; received /,
  },
  {
    name: "goes back to an earlier time of the last change",
    at: "prompts.get",
    alter: numbered("updatedAt", (count) => `2029-01-01T00:00:${99 - count - 40}Z`),
    operations: ["prompts.update"],
    finds: /^prompts\.update: .*\/body\/updatedAt: expected at least 2029-01-01T00:00:\d+Z, as before; received /,
  },
  {
    name: "shows a time of the last change before the creation",
    at: "prompts.get",
    alter: numbered("updatedAt", (count) => `2001-01-01T00:00:${count}Z`),
    operations: ["prompts.update"],
    finds: /\/body\/updatedAt: expected at least 2026-.*, the time of the creation; received 2001-/,
  },
  {
    name: "does not set the time of the last change",
    at: "prompts.versions.get",
    alter: withValue("/updatedAt", "2029-01-01T00:00:00Z"),
    operations: ["prompts.versions.update"],
    finds: /\/body\/updatedAt: expected a time after 2029-01-01T00:00:00Z, because of the update; received 2029-/,
  },
  {
    name: "goes back to an earlier time of the last change with the second update, but not to that before the first",
    at: "prompts.get",
    alter: byRead((number) => withValue("/updatedAt", `2029-01-01T00:00:${[20, 50, 40][number - 1] ?? 59}Z`)),
    operations: ["prompts.update"],
    finds: /^prompts\.update: .*\/body\/updatedAt: expected at least 2029-01-01T00:00:50Z, as before; received .*40Z$/,
  },
  {
    name: "loses a resource with the second update",
    at: "prompts.get",
    alter: byRead((number) => (number < 3 ? asIf("GET") : asIf("GET", "/v2/prompts/unknown"))),
    operations: ["prompts.update"],
    finds: /^prompts\.update: .*\/status: expected 200 from prompts\.get after an update; received 404$/,
  },
  {
    name: "goes back to an earlier `modified_at`",
    at: "retrieval.ingestionConfigurations.list",
    alter: earlierEachTime("modified_at"),
    operations: ["retrieval.ingestionConfigurations.upsert"],
    finds: /\/body\/modified_at: expected at least 20\d\d-01-01T00:00:00Z, as before; received 20/,
  },
  {
    name: "returns what it has cached before an update",
    at: "observability.judges.get",
    alter: cached(),
    operations: ["observability.judges.update"],
    finds:
      /^observability\.judges\.update: .*\/body\/\w+.*: expected .*, which was sent(, from character \d+ on)?; received /,
  },
  {
    name: "lists what it has cached before an update",
    at: "observability.judges.list",
    alter: cached(),
    operations: ["observability.judges.update"],
    finds: /^observability\.judges\.update: .*\/body\/judges\/results.*: expected /,
  },
  {
    name: "returns what it has cached before a deletion",
    at: "observability.judges.get",
    alter: cached(),
    operations: ["observability.judges.delete"],
    finds: /\/status: expected 404 from observability\.judges\.(get|delete) after the deletion; received 200$/,
  },
  {
    name: "deletes a resource twice",
    at: "agents.delete",
    alter: withText(
      () => null,
      { status: 204, headers: { "content-type": null } },
      ({ status }) => status === 404,
    ),
    finds: /^agents\.delete: .*\/status: expected 404( from agents\.delete after the deletion)?; received 204/,
  },
  {
    name: "lists parts of a deleted resource",
    at: "agents.versions.list",
    alter: withText(
      () => "[]",
      { status: 200, headers: { "content-type": "application/json" } },
      ({ status }) => status === 404,
    ),
    operations: ["agents.delete"],
    finds: /^agents\.delete: .*\/status: expected 404 from agents\.versions\.list after the deletion; received 200$/,
  },
  {
    name: "gives a name to two resources",
    at: "observability.judges.create",
    alter: async (request, respond) => {
      const response = await respond(request.clone());
      const rename = withRequest((body) => ({ ...body, name: `${body.name} 2` }));
      return response.status === 409 ? rename(request, respond) : response;
    },
    finds:
      /^observability\.judges\.create: .*\/status: expected 409, because the first resource has the same `name`; received 201: \{/,
  },
  {
    name: "keeps the name of a deleted resource",
    at: "observability.judges.create",
    alter: refusedTwice(),
    finds: /\/status: expected 201, because the resource that had the `name` is deleted; received 409: \{/,
  },
  {
    name: "returns a code that the document has for another resource",
    at: "agents.get",
    alter: withProblem(404, (body) => ({ ...body, code: "DATASET_NOT_FOUND" })),
    finds: /^agents\.get: .*\/body\/code: expected .*AGENT_NOT_FOUND.*; received DATASET_NOT_FOUND$/,
  },
  {
    name: "returns milliseconds instead of seconds",
    at: "batch.jobs.get",
    alter: withJson((job) => ({ ...job, created_at: job.created_at * 1000 })),
    finds: /^batch\.jobs\.get: .*\/body\/created_at: expected a time in seconds; received \d{13}$/,
  },
  {
    name: "returns seconds instead of milliseconds",
    at: "workflows.events.list",
    alter: withText((text) => text.replaceAll(/("event_timestamp":\d+)\d{3}/g, "$1")),
    finds: /\/body\/events\/\d+\/event_timestamp: expected a time in milliseconds; received \d{10}$/,
  },
  {
    name: "stores a conversation that must not be stored",
    at: "conversations.start",
    alter: withRequest((body) => (body.store === false ? { ...body, store: true } : body)),
    finds: /\/status: expected 404 from conversations\.get, because `store` is false; received 200$/,
  },
  {
    name: "stores entries that must not be stored",
    at: "conversations.append",
    alter: withRequest((body) => (body.store === false ? { ...body, store: true } : body)),
    finds: /^conversations\.append: .*\/body: expected still \{.*\}, because `store` is false; received \{/,
  },
  {
    name: "returns another id when it updates a resource with the same name",
    at: "retrieval.ingestionConfigurations.upsert",
    alter: numbered("id", (count) => `0197c3e1-0000-4000-8000-0000000000${count}`),
    finds: /upsert: stores what \w+ changes: (\/body\/id: expected still "0197c3e1-|\/status: expected 200 from )/,
  },
  {
    name: "shows the latest version whatever the request selects",
    at: "prompts.get",
    alter: ({ url, headers }, respond) => respond(new Request(url.replace(/([?&])version=\d+/, "$1"), { headers })),
    operations: ["prompts.versions.create"],
    finds: /^prompts\.versions\.create: .*\/body\/version: expected \d+ from prompts\.get; received \d+$/,
  },
  {
    name: "lets a new version overwrite the older ones",
    at: "agents.versions.get",
    alter: async ({ url, headers }, respond) => {
      const active = (await (await respond(new Request(url.replace(/\/versions.*/, ""), { headers }))).json()) as Json;
      const { instructions } = active;
      const edit = withJson((agent) => ({ ...agent, instructions }));
      return edit(new Request(url, { headers }), respond);
    },
    operations: ["agents.update"],
    finds: /^agents\.update: shows each version .*\/body\/instructions: expected "The first text/,
  },
  {
    name: "does not find a version",
    at: "skills.get",
    alter: (request, respond) =>
      asIf("GET", request.url.includes("version=") ? "/v2/skills/unknown" : "")(request, respond),
    operations: ["skills.versions.create"],
    finds: /^skills\.versions\.create: .*\/status: expected 200 from skills\.get for the version \d+; received 404$/,
  },
  {
    name: "creates no version",
    at: "agents.update",
    alter: withValue("/version", 1),
    finds: /^agents\.update: .*\/body\/version: expected another version than 1, because the body differs; received 1$/,
  },
  {
    name: "creates a version with the content of another one",
    at: "skills.versions.create",
    alter: withValue("/deduplicated", false),
    finds: /\/body: expected the version \d+, which has the same content, as deduplicated; received \{/,
  },
  {
    name: "names another version for content that one has",
    at: "skills.versions.create",
    alter: async (request, respond) => {
      const isRepeated = (await request.clone().text()).includes("The first text.");
      const alter = withJson((body) => (body.deduplicated && isRepeated ? { ...body, version: 100 } : body));
      return alter(request, respond);
    },
    finds: /\/body: expected the version \d+, which has the same content, as deduplicated; received \{/,
  },
  {
    name: "leaves an alias at two versions",
    at: "prompts.versions.list",
    alter: withJson(({ data }) => ({
      data: data.map((item: Json) => ({ ...item, aliases: data.flatMap((each: Json) => each.aliases) })),
    })),
    operations: ["prompts.versions.create"],
    finds: /\/body\/data: expected `checked-\w+` only at the version \d+; received \[/,
  },
  {
    name: "does not switch the version",
    at: "agents.switchVersion",
    alter: (request, respond) => asIf("GET", new URL(request.url).pathname.replace(/\/version$/, ""))(request, respond),
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
  ...storedFaults,
  ...sentenceFaults,
  ...valueFaults,
  ...selectionFaults,
  ...versionFaults,
  ...effectFaults,
  ...limitFaults,
  ...searchFaults,
  ...scenarioFaults,
];

const isDelta = (event: string): boolean => event.startsWith("event: message.output.delta");

function problem(status: number): object {
  return { type: "about:blank", title: "Error", status, detail: "It failed.", code: "INTERNAL_ERROR" };
}

function asProblem(status: number) {
  return { status, headers: { "content-type": "application/problem+json" } };
}

function asJson({ headers }: Request): Headers {
  const sent = new Headers(headers);
  sent.set("content-type", "application/json");
  return sent;
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
    const { name } = (await request
      .clone()
      .json()
      .catch(() => ({}))) as Json;
    const response = refusals.get(name)?.clone() ?? (await respond(request));
    if (response.status === 409) refusals.set(name, response.clone());
    return response;
  };
}
