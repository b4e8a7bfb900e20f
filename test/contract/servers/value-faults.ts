import {
  type Alter,
  asIf,
  type Fault,
  type Json,
  preferQuery,
  replaced,
  withJson,
  withQuery,
  withRequest,
  withValue,
} from "./alter.ts";

/** Changes a value of a response, or of one of its parts, if it has it. */
const changed = (name: string, change: (value: Json) => unknown, read = (body: Json): Json => body): Alter =>
  withJson((body) => {
    const part = read(body);
    if (part?.[name] !== undefined && part[name] !== null) part[name] = change(part[name]);
  });

/** Sets a parameter that the request does not have. */
export const preset = (name: string, value: string): Alter =>
  withQuery((query) => query.set(name, query.get(name) ?? value));

/** Faults in the effect of parameters. */
const parameters: readonly Fault[] = [
  {
    name: "has another default of a parameter",
    at: "workflows.list",
    alter: preset("order", "desc"),
    finds: /uses the defaults of its parameters: \/body\/workflows: expected the items of order=asc, its default/,
  },
  {
    name: "returns what only another parameter asks for",
    at: "batch.jobs.get",
    alter: preset("inline", "true"),
    finds: /\/body\/outputs: expected nothing without inline; received \[/,
  },
  {
    name: "does not return what a parameter asks for",
    at: "batch.jobs.get",
    alter: withQuery((query) => void (query.get("inline") === "true" && query.delete("inline"))),
    finds: /\/body\/outputs: expected a value, because of inline; received null$/,
  },
  {
    name: "returns items although the size of the page is 0",
    at: "observability.judges.list",
    alter: withQuery((query) => void (query.get("page_size") === "0" && query.delete("page_size"))),
    finds: /\/body\/judges\/results: expected no items, as in `page_size=0`; received \d+$/,
  },
  {
    name: "leaves a parameter out of the URL of the next page",
    at: "observability.judges.list",
    alter: changed(
      "next",
      (url) => url.replace(/\bpage_size=\d+&?/, ""),
      ({ judges }) => judges,
    ),
    finds: /\/body\/judges\/next: expected a URL with `page_size=\d+`; received /,
  },
  {
    name: "ignores the filter of a list without pages",
    at: "models.list",
    alter: withQuery((query) => query.delete("provider")),
    finds: /: \/body\/data\/\d+\/owned_by: expected a value that matches provider=/,
  },
];

/** Faults in values that follow from others. */
const values: readonly Fault[] = [
  {
    name: "returns a duration in seconds",
    at: "workflows.runs.get",
    alter: changed("total_duration_ms", (time) => Math.floor(time / 1000)),
    finds: /\/body\/total_duration_ms: expected about \d+, the time from the start to the end; received \d+$/,
  },
  {
    name: "returns another part than its id names",
    at: "workflows.registrations.get",
    alter: changed(
      "id",
      () => "6a9f2d84-7c3e-4b15-a8d0-02b3c4d5e6f8",
      (body) => body.workflow_registration.workflow,
    ),
    finds: /\/workflow\/id: expected ".*", the `workflow_id` beside it; received /,
  },
  {
    name: "counts another number of items than were sent",
    alter: changed("total_requests", (count) => count + 1),
    operations: ["batch.jobs.create"],
    finds: /\/body\/total_requests: expected \d+, as were sent; received \d+$/,
  },
  {
    name: "returns another result to a call that waits than it stores",
    at: "workflows.execute",
    alter: changed(
      "briefing",
      () => "Other.",
      ({ status, result }) => (status ? undefined : result),
    ),
    finds: /: \/body\/result.*: expected .*, as in the response to its creation; received /,
  },
  {
    name: "does not add a number to its total",
    at: "retrieval.ingestionConfigurations.list",
    alter: withJson((list) => {
      for (const each of list) each.total_chunks_count = each.last_run_chunks_count;
    }),
    operations: ["retrieval.ingestionConfigurations.updateRunInfo"],
    finds: /\/body\/total_chunks_count: expected \d+, which is \d+ more than before; received \d+$/,
  },
  {
    name: "returns the same file for each export",
    at: "observability.datasets.exportToJsonl",
    alter: withValue("/file_url", "https://files.example.com/1"),
    finds: /\/body\/file_url: expected another value than before, because each call creates something new/,
  },
];

/** Faults in the effect of an operation. */
const effects: readonly Fault[] = [
  {
    name: "no longer lists what is archived",
    at: "models.list",
    alter: withJson((page) => ({ ...page, data: page.data.filter(({ archived }: Json) => !archived) })),
    operations: ["models.archive"],
    options: ["--allow", "models.archive"],
    finds: /\/body\/data: expected the resource ".*" in models.list; received nothing$/,
  },
  {
    name: "accepts a signal to an execution that has ended",
    at: "workflows.executions.signal",
    alter: async (request, respond) => {
      const response = await respond(request);
      if (response.status !== 409) return response;
      return replaced(response, "{}", { status: 202, headers: { "content-type": "application/json" } });
    },
    finds: /\/status: expected 409, because the state is `status: "TERMINATED"`; received 202$/,
  },
  {
    name: "keeps the note if a pause has none",
    at: "workflows.schedules.pause",
    alter: async (request, respond) => {
      const text = await request.clone().text();
      if (!/^(|null|\{\})$/.test(text)) return respond(request);
      const path = new URL(request.url).pathname.replace(/\/pause$/, "");
      const { note } = (await (await asIf("GET", path)(request, respond)).json()) as Json;
      return text === "{}" ? withRequest(() => ({ note }))(request, respond) : respond(request);
    },
    finds: /records the fields of the request: \/body\/note: expected null, because the body does not have it/,
  },
  {
    name: "terminates what does not exist",
    at: "workflows.executions.terminateMany",
    alter: withJson(({ results }) => {
      for (const id in results) results[id] = { status: "success" };
    }),
    finds: /\/body\/results\/.*\/status: expected failure, because it does not exist; received success$/,
  },
  {
    name: "starts a stream after the event of its number",
    at: "workflows.events.stream",
    alter: withQuery((query) => {
      const number = Number(query.get("start_seq"));
      if (number > 0) query.set("start_seq", `${number + 1}`);
    }),
    finds: /continues after the event of Last-Event-ID: \/events\/0: expected /,
  },
  {
    name: "prefers the query to Last-Event-ID",
    at: "workflows.events.stream",
    alter: preferQuery,
    finds: /continues after the event of Last-Event-ID: \/events\/0: expected /,
  },
];

export const valueFaults: readonly Fault[] = [...parameters, ...values, ...effects];
