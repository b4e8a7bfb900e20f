import { gzipSync } from "node:zlib";
import {
  type Alter,
  type AlteredServer,
  at,
  type Json,
  numbered,
  replaced,
  withEvents,
  withHeaders,
  withJson,
  withProblem,
  withText,
  withValue,
} from "./alter.ts";
import { shifted } from "./list-faults.ts";

const STREAM = "conversations.startStream";

const FORBIDDEN = { type: "about:blank", title: "Forbidden", status: 403, detail: "No.", code: "FORBIDDEN" };

/** Servers that differ from the mock and conform to the document. */
export const variants: readonly AlteredServer[] = [
  {
    name: "returns a property that the document does not list",
    alter: at("agents.get", withValue("/mood", "good")),
    operations: ["agents.get"],
  },
  {
    name: "returns a page with a property that the document does not list",
    alter: at("models.list", withValue("/has_more", false)),
    operations: ["models.list", "models.get"],
  },
  {
    name: "returns an unknown kind of an open union",
    alter: at("agents.list", withValue("/data/0/tools/0", { type: "tide_table", harbor: 1 })),
    operations: ["agents.list"],
  },
  {
    name: "returns an unknown value of an open set",
    alter: at("agents.list", (request, respond) =>
      request.url.includes("sources=") ? respond(request) : withValue("/data/0/source", "imported")(request, respond),
    ),
    operations: ["agents.list"],
  },
  {
    name: "sends an event that the document does not list",
    alter: at(
      "conversations.start",
      withEvents(([first = "", ...rest]) => [first, 'event: tide.turned\ndata: {"type":"tide.turned"}', ...rest]),
    ),
    operations: [STREAM],
  },
  {
    name: "returns a problem with another text, a code that the document does not list, and another property",
    alter: at(
      "models.get",
      withProblem(404, (body) => ({ ...body, detail: "No.", code: "NO_MODEL", trace: "a1" })),
    ),
    operations: ["models.get"],
  },
  {
    name: "writes the media type with a charset and in another case",
    alter: at("models.list", withHeaders({ "content-type": "Application/JSON; charset=UTF-8" })),
    operations: ["models.list"],
  },
  {
    name: "compresses bodies",
    alter: at("models.list", async (request, respond) => {
      const response = await respond(request);
      const body = gzipSync(new Uint8Array(await response.arrayBuffer()));
      const { headers } = replaced(response, null, { headers: { "content-encoding": "gzip" } });
      return new Response(body, { status: response.status, headers });
    }),
    operations: ["models.list"],
  },
  {
    name: "indents JSON, and escapes characters",
    alter: at(
      "models.list",
      withText((text) => JSON.stringify(JSON.parse(text), null, 2).replaceAll('"name"', '"n\\u0061me"')),
    ),
    operations: ["models.list"],
  },
  {
    name: "writes whole numbers with a decimal point",
    alter: at(
      "agents.get",
      withText((text) => text.replace(/"version":(\d+)/, '"version":$1.0')),
    ),
    operations: ["agents.get"],
  },
  {
    name: "writes times with an offset and fractions of a second",
    alter: at(
      "agents.get",
      withText((text) => text.replaceAll(/(T\d\d:\d\d:\d\d)Z"/g, '$1.250000+00:00"')),
    ),
    operations: ["agents.get"],
  },
  {
    name: "sends other headers",
    alter: at("models.get", withHeaders({ "x-tide": "high", "cache-control": "no-store" })),
    operations: ["models.get"],
  },
  {
    name: "sends comments, unknown fields and CRLF in streams",
    alter: at(
      "conversations.start",
      withText((text) =>
        `: hello\n\n${text.replaceAll(/^data:/gm, "retry: 100\nmood: good\ndata:")}`.replaceAll("\n", "\r\n"),
      ),
    ),
    operations: [STREAM],
  },
  {
    name: "does not tell the caller what does not exist",
    alter: at(
      "connectors.shareToWorkspace",
      withText(
        () => JSON.stringify(FORBIDDEN),
        { status: 403 },
        ({ status }) => status === 404,
      ),
    ),
    operations: ["connectors.shareToWorkspace"],
  },
  {
    name: "limits the rate of requests",
    alter: at("models.list", limited(429)),
    operations: ["models.list"],
  },
  {
    name: "is not available for a moment",
    alter: at("agents.create", limited(503)),
    operations: ["agents.create"],
  },
  {
    name: "has times of the last change that differ only in the next second, and ones of the creation in milliseconds",
    alter: at("prompts.get", (request, respond) => {
      const alter = withJson((body) => ({ ...body, createdAt: "2029-01-01T00:00:00.900Z" }));
      return alter(request, (other) => inSeconds(other, respond));
    }),
    operations: ["prompts.update"],
  },
  {
    name: "has a model from the beginning of Unix time",
    alter: at("models.get", withValue("/created", 0)),
    operations: ["models.get"],
  },
  {
    name: "has no agents",
    alter: at(
      "agents.listLegacy",
      withJson(() => []),
    ),
    operations: ["agents.listLegacy", "agents.get"],
  },
  {
    name: "returns an empty token on the last page",
    alter: at(
      "agents.list",
      withJson((page) => ({ ...page, next_page_token: page.next_page_token ?? "" })),
    ),
    operations: ["agents.list"],
  },
  {
    name: "lists items of the same time in any order, and writes times in several ways",
    alter: at(
      "agents.list",
      withJson(({ data, ...page }) => ({
        ...page,
        data: data.reverse().map((agent: Json, index: number) => ({
          ...agent,
          created_at: index % 2 === 0 ? "2026-03-02T09:00:00Z" : "2026-03-02T10:00:00.000+01:00",
        })),
      })),
    ),
    operations: ["agents.list"],
  },
  {
    name: "sorts names as in a dictionary",
    alter: at(
      "retrieval.ingestionConfigurations.list",
      withJson(([first]) => ["a", "Ä", "B", "c"].map((name) => ({ ...first, name }))),
    ),
    operations: ["retrieval.ingestionConfigurations.list"],
  },
  {
    name: "finds texts in fields that it does not return",
    alter: at(
      "workflows.list",
      withJson(({ workflows, ...page }) => ({
        ...page,
        workflows: workflows.map(({ description: _, ...workflow }: Json) => workflow),
      })),
    ),
    operations: ["workflows.list"],
  },
  {
    name: "stores times more exactly than it returns them",
    alter: at("batch.jobs.list", shifted("created_after", -1)),
    operations: ["batch.jobs.list"],
  },
  {
    name: "counts no tokens",
    alter: at("conversations.append", withValue("/usage", {})),
    operations: ["conversations.append"],
  },
];

/** Shows the same time of the last change in every two responses. */
const inSeconds = numbered("updatedAt", (count) => `2029-01-01T00:00:${Math.ceil(count / 2) - 6}0Z`);

/** Refuses every other request for a moment. */
function limited(status: 429 | 503): Alter {
  let count = 0;
  return async (request, respond) => {
    count += 1;
    if (count % 2 === 0) return respond(request);
    return new Response(null, { status, headers: { "retry-after": "0" } });
  };
}
