import { gzipSync } from "node:zlib";
import {
  type Alter,
  type AlteredServer,
  type Json,
  replaced,
  withEvents,
  withHeaders,
  withJson,
  withProblem,
  withQuery,
  withRequest,
  withText,
  withValue,
} from "./alter.ts";
import { shifted } from "./list-faults.ts";

const STREAM = "conversations.startStream";

const FORBIDDEN = { type: "about:blank", title: "Forbidden", status: 403, detail: "No.", code: "FORBIDDEN" };

/** Servers that differ from the mock and conform to the document. */
export const variants: readonly AlteredServer[] = [
  {
    name: "shows another key the parts of a resource that it shares",
    at: "prompts.versions.create",
    alter: (request, respond) => respond(request),
    options: ["--other-key", "tenant-b"],
  },
  {
    name: "has smaller pages than requested",
    at: "workflows.events.list",
    alter: withQuery((query) => void (Number(query.get("limit") ?? "9") > 2 && query.set("limit", "2"))),
  },
  {
    name: "returns a property that the document does not list",
    at: "agents.get",
    alter: withValue("/mood", "good"),
  },
  {
    name: "returns an object with an id that the document does not list",
    alter: withJson((body) =>
      Array.isArray(body) ? body : { ...body, trace: { id: 1, name: "tide" }, region: "north" },
    ),
    operations: [
      "observability.datasets.records.list",
      "observability.datasets.exportToJsonl",
      "connectors.getAuthUrl",
      "agents.versions.list",
      "conversations.getHistory",
      "workflows.deployments.workers.list",
    ],
  },
  {
    name: "returns a page with a property that the document does not list",
    at: "models.list",
    alter: withValue("/has_more", false),
    operations: ["models.list", "models.get"],
  },
  {
    name: "returns an unknown kind of an open union",
    at: "agents.list",
    alter: withValue("/data/0/tools/0", { type: "tide_table", harbor: 1 }),
  },
  {
    name: "returns an unknown value of an open set",
    at: "agents.list",
    alter: (request, respond) =>
      request.url.includes("sources=") ? respond(request) : withValue("/data/0/source", "imported")(request, respond),
  },
  {
    name: "sends an event that the document does not list",
    at: "conversations.start",
    alter: withEvents(([first = "", ...rest]) => [first, 'event: tide.turned\ndata: {"type":"tide.turned"}', ...rest]),
    operations: [STREAM],
  },
  {
    name: "returns a problem with another text, a code that the document does not list, and another property",
    at: "models.get",
    alter: withProblem(404, (body) => ({ ...body, detail: "No.", code: "NO_MODEL", trace: "a1" })),
  },
  {
    name: "writes the media type with a charset and in another case",
    at: "models.list",
    alter: withHeaders({ "content-type": "Application/JSON; charset=UTF-8" }),
  },
  {
    name: "compresses bodies",
    at: "models.list",
    alter: async (request, respond) => {
      const response = await respond(request);
      const body = gzipSync(new Uint8Array(await response.arrayBuffer()));
      const { headers } = replaced(response, null, { headers: { "content-encoding": "gzip" } });
      return new Response(body, { status: response.status, headers });
    },
  },
  {
    name: "indents JSON, and escapes characters",
    at: "models.list",
    alter: withText((text) => JSON.stringify(JSON.parse(text), null, 2).replaceAll('"name"', '"n\\u0061me"')),
  },
  {
    name: "writes whole numbers with a decimal point",
    at: "agents.get",
    alter: withText((text) => text.replace(/"version":(\d+)/, '"version":$1.0')),
  },
  {
    name: "writes times with an offset and fractions of a second",
    at: "agents.get",
    alter: withText((text) => text.replaceAll(/(T\d\d:\d\d:\d\d)Z"/g, '$1.250000+00:00"')),
  },
  {
    name: "names a media type of the body that a 204 does not have",
    at: "agents.delete",
    alter: withText(() => null, { headers: { "content-type": "application/json" } }),
  },
  {
    name: "sends other headers",
    at: "models.get",
    alter: withHeaders({ "x-tide": "high", "cache-control": "no-store" }),
  },
  {
    name: "sends comments, unknown fields and CRLF in streams",
    at: "conversations.start",
    alter: withText((text) =>
      `: hello\n\n${text.replaceAll(/^data:/gm, "retry: 100\nmood: good\ndata:")}`.replaceAll("\n", "\r\n"),
    ),
    operations: [STREAM],
  },
  {
    name: "does not tell the caller what does not exist",
    at: "connectors.shareToWorkspace",
    alter: withText(
      () => JSON.stringify(FORBIDDEN),
      { status: 403 },
      ({ status }) => status === 404,
    ),
  },
  {
    name: "limits the rate of requests",
    at: "models.list",
    alter: limited(429),
  },
  {
    name: "is not available for a moment",
    at: "agents.create",
    alter: limited(503),
  },
  {
    name: "has times of the last change that differ only in the next second, and ones of the creation in milliseconds",
    at: "prompts.get",
    alter: inSeconds("2029-01-01T00:00:00.900Z"),
    operations: ["prompts.update"],
  },
  {
    name: "has models from the beginning of Unix time",
    alter: withText((text) => text.replaceAll(/"created":\d+/g, '"created":0')),
    operations: ["models.get"],
  },
  {
    name: "has no agents",
    at: "agents.listLegacy",
    alter: withJson(() => []),
    operations: ["agents.listLegacy", "agents.get"],
  },
  {
    name: "returns an empty token on the last page",
    at: "agents.list",
    alter: withJson((page) => ({ ...page, next_page_token: page.next_page_token ?? "" })),
  },
  {
    name: "lists items of the same time in any order, and writes times in several ways",
    at: "agents.list",
    alter: withJson(({ data, ...page }) => ({
      ...page,
      data: data.reverse().map((agent: Json, index: number) => ({
        ...agent,
        created_at: index % 2 === 0 ? "2026-03-02T09:00:00Z" : "2026-03-02T10:00:00.000+01:00",
      })),
    })),
  },
  {
    name: "sorts names as in a dictionary",
    at: "retrieval.ingestionConfigurations.list",
    alter: withJson(([first]) => ["a", "Ä", "B", "c"].map((name) => ({ ...first, name }))),
  },
  {
    name: "finds texts in fields that it does not return",
    at: "workflows.list",
    alter: withJson(({ workflows, ...page }) => ({
      ...page,
      workflows: workflows.map(({ description: _, ...workflow }: Json) => workflow),
    })),
  },
  {
    name: "stores times more exactly than it returns them",
    at: "batch.jobs.list",
    alter: shifted("created_after", -1),
  },
  {
    name: "returns the greatest value as the 99th percentile",
    at: "observability.spans.aggregate",
    alter: withRequest((body) =>
      body.metric?.aggregation === "p99" && !body.order_by
        ? { ...body, metric: { ...body.metric, aggregation: "max" } }
        : body,
    ),
  },
  {
    name: "offers the empty text as an option",
    at: "observability.spans.fields.listOptions",
    alter: withJson((body) => (Array.isArray(body.options) ? { ...body, options: ["", ...body.options] } : body)),
  },
  {
    name: "knows no starts of a schedule that are years ahead",
    at: "workflows.schedules.get",
    alter: withValue("/future_executions", []),
    operations: ["workflows.schedules.create", "workflows.schedules.update"],
  },
  {
    name: "does not say who started a run",
    at: "workflows.runs.list",
    alter: withJson((page) => ({
      ...page,
      executions: page.executions.map((run: Json) => ({ ...run, user_id: null })),
    })),
  },
  {
    name: "does not know whether a connector is active",
    at: "connectors.list",
    alter: withJson((page) => ({ ...page, items: page.items.map((item: Json) => ({ ...item, active: null })) })),
    operations: ["connectors.activate", "connectors.deactivate"],
    options: ["--allow", "*"],
  },
  {
    name: "counts no tokens",
    at: "conversations.append",
    alter: withValue("/usage", {}),
  },
];

/** Shows every two times of the last change as the same one. */
function inSeconds(createdAt: string): Alter {
  const times: string[] = [];
  return withJson((body) => {
    if (!times.includes(body.updatedAt)) times.push(body.updatedAt);
    const seconds = Math.floor(times.indexOf(body.updatedAt) / 2);
    return { ...body, createdAt, updatedAt: new Date(Date.UTC(2029, 0, 1, 0, 0, seconds)).toISOString() };
  });
}

/** Refuses every other request for a moment. */
function limited(status: 429 | 503): Alter {
  let count = 0;
  return async (request, respond) => {
    count += 1;
    if (count % 2 === 0) return respond(request);
    return new Response(null, { status, headers: { "retry-after": "0" } });
  };
}
