import {
  type Alter,
  asIf,
  at,
  type Fault,
  type Json,
  replaced,
  withEvents,
  withJson,
  withQuery,
  withRequest,
  withValue,
} from "./alter.ts";

/** Ignores parameters if they are valid. */
const ignoring =
  (...names: readonly string[]): Alter =>
  async (request, respond) => {
    const response = await respond(request);
    const ignore = withQuery((query) => {
      for (const name of names) query.delete(name);
    });
    return response.ok ? ignore(request, respond) : response;
  };

/** Alters the text of a stream that does not end, in pieces of at least two events. */
const withPieces =
  (edit: (text: string) => string): Alter =>
  async (request, respond) => {
    const response = await respond(request);
    if (!response.ok || !response.body) return response;
    let text = "";
    const transform = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        text += Buffer.from(chunk).toString();
        if (text.split("\n\n").length < 3) return;
        controller.enqueue(Buffer.from(edit(text)));
        text = "";
      },
    });
    return new Response(response.body.pipeThrough(transform), response);
  };

/** Moves a time in the query by a millisecond. */
export const shifted = (name: string, by: number): Alter =>
  withQuery((query) => {
    const time = Date.parse(query.get(name) ?? "");
    if (!Number.isNaN(time)) query.set(name, new Date(time + by).toISOString());
  });

const filterFault = (name: string, operation: Fault["operations"][number], alter: Alter, label: string): Fault => ({
  name,
  alter,
  operations: [operation],
  finds: new RegExp(
    `returns only items with the \\S+.* of ${label}: /body\\S*: expected (a value that matches|the items that match) ${label}=`,
  ),
});

/** Faults in the order and the selection of items. */
const selections: readonly Fault[] = [
  {
    name: "lists the oldest items first",
    alter: at(
      "observability.judges.list",
      withJson(({ judges }) => void judges.results.reverse()),
    ),
    operations: ["observability.judges.list"],
    finds: /\/body\/judges\/results\/\d+\/created_at: expected at most ".*", as before it in the list; received /,
  },
  {
    name: "does not sort by name",
    alter: at(
      "retrieval.ingestionConfigurations.list",
      withJson(([first]) => [first, { ...first, name: "A" }]),
    ),
    operations: ["retrieval.ingestionConfigurations.list"],
    finds: /\/body\/\d+\/name: expected at least ".*", as before it in the list; received /,
  },
  {
    name: "ignores the direction of an order",
    alter: at("prompts.list", (request, respond) =>
      request.url.includes("sort_by=name&")
        ? withJson(({ data: [first] }) => ({ data: [first, { ...first, name: "z" }] }))(request, respond)
        : respond(request),
    ),
    operations: ["prompts.list"],
    finds: /order of sort_by and sort_direction: \/body\/data\/\d+\/\w+: expected at (least|most) /,
  },
  {
    name: "ignores the field of an order",
    alter: at("workflows.runs.list", ignoring("sort_by")),
    operations: ["workflows.runs.list"],
    finds: /order of sort_by and order: \/body\/executions\/\d+\/end_time: expected at (least|most) /,
  },
  {
    name: "lists logs in one direction only",
    alter: at("workflows.deployments.logs.list", ignoring("order")),
    operations: ["workflows.deployments.logs.list"],
    finds: /order of order: \/body\/results\/\d+\/timestamp: expected at most /,
  },
  filterFault("ignores a search", "observability.datasets.list", at("observability.datasets.list", ignoring("q")), "q"),
  filterFault(
    "distinguishes upper and lower case",
    "agents.list",
    at("agents.list", (request, respond) =>
      /search=[^&]*[A-Z]/.test(request.url) ? withValue("/data", [])(request, respond) : respond(request),
    ),
    "search",
  ),
  filterFault(
    "ignores a filter whose field has another name",
    "observability.judges.list",
    at("observability.judges.list", ignoring("model_filter")),
    "model_filter",
  ),
  filterFault("ignores a filter with a plural name", "agents.list", at("agents.list", ignoring("sources")), "sources"),
  filterFault("ignores metadata", "conversations.list", at("conversations.list", ignoring("metadata")), "metadata"),
  filterFault("ignores a time", "batch.jobs.list", at("batch.jobs.list", ignoring("created_after")), "created_after"),
  filterFault(
    "includes the end of a range",
    "workflows.runs.list",
    at("workflows.runs.list", shifted("start_time_before", 1)),
    "start_time_before",
  ),
  filterFault(
    "excludes the start of a range",
    "workflows.runs.list",
    at("workflows.runs.list", shifted("start_time_after", 1)),
    "start_time_after",
  ),
  {
    name: "ignores an invalid parameter of a generated request",
    alter: at(
      "observability.judges.list",
      withQuery((query) => {
        if (!/^[A-Z]+$/.test(query.get("type_filter") ?? "A")) query.delete("type_filter");
      }),
    ),
    operations: ["observability.judges.list"],
    options: ["--generate", "60", "--seed", "1"],
    finds:
      /\/status: expected (422|a documented 4xx, because the request violates `\w+` at \/query\/type_filter); received 200/,
  },
];

/** Faults in values that depend on each other. */
const relations: readonly Fault[] = [
  {
    name: "returns a wrong sum of tokens",
    alter: at("conversations.append", withValue("/usage/total_tokens", 1)),
    operations: ["conversations.append"],
    finds: /\/body\/usage\/total_tokens: expected \d+, the sum of .*prompt_tokens.*; received 1$/,
  },
  {
    name: "returns fewer results than inputs",
    alter: at(
      "classifiers.moderate",
      withJson((body) => void body.results.pop()),
    ),
    operations: ["classifiers.moderate"],
    finds: /\/body\/results: expected \d+ items, one for each input; received \d$/,
  },
  {
    name: "returns a wrong position",
    alter: at("agents.complete", withValue("/choices/0/index", 7)),
    operations: ["agents.complete"],
    finds: /\/body\/choices\/0\/index: expected 0, the position of the item; received 7$/,
  },
  {
    name: "ends an execution before it starts",
    alter: at("workflows.executions.get", withValue("/end_time", "2020-01-01T00:00:00Z")),
    operations: ["workflows.executions.get"],
    finds: /\/body\/end_time: expected a time at or after ".*", its start; received 2020/,
  },
  {
    name: "sends a wrong sum of tokens at the end of a stream",
    alter: at(
      "conversations.append",
      withEvents((events) => events.map((event) => event.replace(/"total_tokens":\d+/, '"total_tokens":1'))),
    ),
    operations: ["conversations.appendStream"],
    finds: /\/events\/\d+\/data\/usage\/total_tokens: expected \d+, the sum of .*prompt_tokens.*; received 1$/,
  },
  {
    name: "refuses to stop a deployment that is already stopped",
    alter: at("workflows.deployments.stop", async (request, respond) => {
      const path = new URL(request.url).pathname.replace(/\/stop$/, "");
      const isStopped = (await (await asIf("GET", path)(request, respond)).text()).includes('"STOPPED"');
      return isStopped ? replaced(await respond(request), "{}", { status: 409 }) : respond(request);
    }),
    operations: ["workflows.deployments.stop"],
    finds: /\/status: expected 20\d, because a repetition has no effect; received 409$/,
  },
  {
    name: "terminates an execution without a time of the end",
    alter: at(
      "workflows.executions.get",
      withJson((body) => (body.status === "TERMINATED" ? { ...body, end_time: null } : body)),
    ),
    operations: ["workflows.executions.terminate"],
    finds: /\/body\/end_time: expected a time, because the status is TERMINATED; received null$/,
  },
  {
    name: "returns no end of an execution that has ended",
    alter: at("workflows.executions.get", withValue("/end_time", null)),
    operations: ["workflows.executions.get"],
    finds: /\/body\/end_time: expected a time, because the status is COMPLETED; received null$/,
  },
  {
    name: "returns the end of an execution that is running",
    alter: at("workflows.executions.get", withValue("/status", "RUNNING")),
    operations: ["workflows.executions.get"],
    finds: /\/body\/end_time: expected null, because the status is RUNNING; received 2/,
  },
  {
    name: "does not wait for the result",
    alter: at(
      "workflows.execute",
      withRequest((body) => (body.wait_for_result === true ? { ...body, wait_for_result: false } : body)),
    ),
    operations: ["workflows.execute"],
    finds: /\/body\/status: expected the result, because of `wait_for_result`; received RUNNING$/,
  },
  {
    name: "goes back in time in a stream",
    alter: at(
      "conversations.start",
      withEvents((events) =>
        events.map((event, index) =>
          index === events.length - 1 ? event.replace(/("created_at":")\d{4}/, "$12020") : event,
        ),
      ),
    ),
    operations: ["conversations.startStream"],
    finds: /\/events\/\d+\/data\/created_at: expected no less than .*, as in the event before; received 2020/,
  },
  {
    name: "goes back in time in a stream of workflow events",
    alter: at(
      "workflows.events.stream",
      withPieces((text) => text.replaceAll(/("broker_sequence":[2-9]\d*,"timestamp":")\d{4}/g, "$12020")),
    ),
    operations: ["workflows.events.stream"],
    finds: /\/events\/\d+\/data\/timestamp: expected no less than .*, as in the event before; received 2020/,
  },
  {
    name: "repeats a number of an event",
    alter: at(
      "workflows.events.stream",
      withPieces((text) => text.replaceAll(/("broker_sequence":)\d+/g, "$11")),
    ),
    operations: ["workflows.events.stream"],
    finds: /\/events\/\d+\/data\/broker_sequence: expected no less than 1, as in the event before; received 1$/,
  },
];

/** Faults that a second request shows. */
const histories: readonly Fault[] = [
  {
    name: "leaves out a message",
    alter: at(
      "conversations.getMessages",
      withJson(({ messages }) => void messages.pop()),
    ),
    operations: ["conversations.getMessages"],
    finds: /\/body\/messages: expected \d+ entries, as in the history; received \d+$/,
  },
  {
    name: "restarts a conversation from another entry",
    alter: at("conversations.restart", async (request, respond) => {
      const path = new URL(request.url).pathname.replace(/restart$/, "history");
      const history = await asIf("GET", path)(request, respond);
      if (!history.ok) return respond(request);
      const { entries } = (await history.json()) as Json;
      return withRequest((body) =>
        typeof body.from_entry_id === "string" ? { ...body, from_entry_id: entries[0].id } : body,
      )(request, respond);
    }),
    operations: ["conversations.restart"],
    finds: /\/body\/entries: expected \d+ entries, as in the history; received \d+$/,
  },
  {
    name: "changes a conversation that is restarted",
    alter: at("conversations.restart", async (request, respond) => {
      const { headers, url } = request;
      const response = await respond(request);
      const body = JSON.stringify({ inputs: "Again." });
      if (response.ok) await respond(new Request(url.replace(/\/restart$/, ""), { method: "POST", headers, body }));
      return response;
    }),
    operations: ["conversations.restart"],
    finds:
      /(\/body\/entries: expected \d+ entries, as in the history; received \d+$|because `store` is false; received)/,
  },
  {
    name: "returns the original of a restarted conversation",
    alter: at("conversations.restart", async (request, respond) => {
      const [, id] = /conversations\/(\w+)/.exec(request.url) ?? [];
      return withJson((body) => ({ ...body, conversation_id: id }))(request, respond);
    }),
    operations: ["conversations.restart"],
    finds:
      /\/body\/(conversation_id: expected the id of a new conversation|entries: |agent_version: )|because `store` is false; received 200$/,
  },
  {
    name: "forgets the note of a pause",
    alter: at(
      "workflows.schedules.pause",
      withRequest((body) => (typeof body?.note === "string" ? { ...body, note: null } : body)),
    ),
    operations: ["workflows.schedules.pause"],
    finds: /records the fields of the request: \/body\/note: expected ".*", which was sent; received null$/,
  },
];

export const lists: readonly Fault[] = [...selections, ...relations, ...histories];
