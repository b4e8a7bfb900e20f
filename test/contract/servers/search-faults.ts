import {
  type Alter,
  asIf,
  type Fault,
  preferQuery,
  same,
  withJson,
  withQuery,
  withRequest,
  withText,
  withValue,
} from "./alter.ts";

const HOUR = 3_600_000;

/** Moves the times in each response that has some. */
const moved = (pattern: RegExp, by: () => number): Alter =>
  withText(
    (text) =>
      text.replaceAll(pattern, (_, start, time) => `${start}${new Date(Date.parse(time) + by()).toISOString()}"`) ||
      null,
  );

/** Moves a time in each response that has it. */
const delayed = (name: string, by: number): Alter => moved(new RegExp(`("${name}":")([^"]+)"`, "g"), () => by);

/** Sends all times as they would be now. */
const inOurTime = moved(/(")(\d{4}-\d\d-\d\dT[^"]+Z)"/g, () => Date.now() - Date.parse("2026-03-02T12:00:00Z"));

/** Faults in searches, judges, cursors and clocks. */
export const searchFaults: readonly Fault[] = [
  {
    name: "ignores the expression of a search",
    at: "observability.spans.search",
    alter: withRequest((body) => (typeof body.search_expression === "string" ? {} : body)),
    finds: /\/body\/spans\/results\/\d+\/span_name: expected .*, as in the expression; received /,
  },
  {
    name: "finds nothing with an expression",
    at: "observability.spans.evaluations.search",
    alter: (request, respond) => searched(request, respond),
    finds: /\/body\/span_evaluations\/results: expected the items that match evaluation_name = /,
  },
  {
    name: "returns everything if no item matches an expression",
    at: "observability.spans.search",
    alter: withRequest((body) => (/ = '[0-9a-f-]{36}'$/.test(body.search_expression) ? {} : body)),
    finds: /\/body\/spans\/results: expected no items, because none matches the expression; received \[/,
  },
  {
    name: "returns evaluations that later ones have replaced",
    at: "observability.spans.evaluations.searchLatest",
    alter: (request, respond) => respond(new Request(request.url.replace("/latest", ""), request)),
    finds: /\/body\/span_evaluations\/results: expected no item that a later one has replaced, .*; received \{/,
  },
  {
    name: "counts one more",
    at: "observability.spans.aggregate",
    alter: withJson(({ data }) => {
      for (const row of data) if (row.count_span_name) row.count_span_name += 1;
    }),
    finds: /\/body\/data\/0\/count_span_name: expected \d+, the number of items that the search returns; received \d+$/,
  },
  {
    name: "ignores the order of an aggregation",
    at: "observability.spans.aggregate",
    alter: withRequest((body) => (Array.isArray(body.order_by) ? { ...body, order_by: null } : body)),
    finds: /\/body\/data\/\d+\/count_span_name: expected at least \d+, as before it in the list; received \d+$/,
  },
  {
    name: "ignores the limit of an aggregation",
    at: "observability.spans.aggregate",
    alter: withRequest((body) => (body.limit === 1 ? { ...body, limit: 1000 } : body)),
    finds: /\/body\/data: expected at most 1 row, as in `limit`; received \d+$/,
  },
  {
    name: "answers beyond the scale of a judge",
    at: "observability.judges.judgeLive",
    alter: withJson((body) => (typeof body.answer === "number" ? { ...body, answer: 11 } : body)),
    finds: /\/body\/answer: expected a number from \d+ to \d+, because its `output` says so; received 11$/,
  },
  {
    name: "answers with a label that a judge does not have",
    at: "observability.judges.judgeLive",
    alter: withJson((body) => (typeof body.answer === "string" ? { ...body, answer: "other" } : body)),
    finds: /\/body\/answer: expected (one of|the value) .*; received other$/,
  },
  {
    name: "sorts logs in another order after the first page",
    at: "workflows.deployments.logs.list",
    alter: async (request, respond) => {
      const isOther = request.url.includes("cursor=") && request.url.includes("order=desc");
      const path = new URL(request.url).pathname;
      return (isOther ? asIf("GET", `${path}?order=desc&limit=1`) : same)(request, respond);
    },
    finds: /\/body\/results: expected \[.*, because order is ignored with a cursor; received \[/,
  },
  {
    name: "prefers the query to the header for logs",
    at: "workflows.deployments.logs.stream",
    alter: preferQuery,
    finds: /continues after the event of Last-Event-ID: \/events\/0: expected /,
  },
  {
    name: "prefers a time to the last event for logs",
    at: "workflows.deployments.logs.stream",
    alter: withQuery((query) => void (query.get("after")?.startsWith("2999") && query.delete("last_event_id"))),
    finds: /continues after the event of Last-Event-ID: \/events\/0: expected /,
  },
  {
    name: "shows times of its own time zone",
    alter: delayed("created_at", 5 * HOUR),
    operations: ["agents.create"],
    at: "agents.get",
    finds: /agents\.create: .*\/body\/created_at: expected (about .*, the time of the request|.*, as in the response)/,
  },
  {
    name: "stores times of its own time zone",
    alter: (request, respond) =>
      (/agents/.test(request.url) ? delayed("created_at", -5 * HOUR) : same)(request, respond),
    operations: ["agents.create"],
    finds:
      /agents\.create: .*\/body\/created_at: expected about 2026-03-02T12:.*, the time of the request; received 2026-03-02T07/,
  },
  {
    name: "has a clock of another time zone",
    alter: async (request, respond) => {
      const response = await inOurTime(request, respond);
      return delayed("created_at", 5 * HOUR)(request, async () => response);
    },
    operations: ["observability.datasets.create"],
    finds: /\/body\/created_at: expected about .*, the time of the request; received /,
  },
  {
    name: "updates times of its own time zone",
    alter: (request, respond) =>
      (/prompts/.test(request.url) ? delayed("updatedAt", 5 * HOUR) : same)(request, respond),
    operations: ["prompts.update"],
    finds: /\/body\/updatedAt: expected about 2026-03-02T12:.*, the time of the request; received 2026-03-02T17/,
  },
];

const searched: Alter = async (request, respond) => {
  const isSearch = (await request.clone().text()).includes("_name = '");
  const nothing = withValue("/span_evaluations/results", []);
  return (isSearch ? nothing : same)(request, respond);
};
