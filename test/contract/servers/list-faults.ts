import type { OperationId } from "../../../generated/operations.ts";
import {
  type Alter,
  asIf,
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
export const ignoring =
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

export const filterFault = (name: string, at: OperationId, alter: Alter, label: string): Fault => ({
  name,
  at,
  alter,
  finds: new RegExp(
    `(shows, selects and sorts new resources|returns only items with the \\S*.* of ${label}): /body\\S*: expected (a value that matches|the items that match) ${label}=`,
  ),
});

/** Faults in the order and the selection of items. */
const selections: readonly Fault[] = [
  {
    name: "lists the oldest items first",
    at: "observability.judges.list",
    alter: withJson(({ judges }) => void judges.results.reverse()),
    finds: /\/body\/judges\/results\/\d+\/created_at: expected at most ".*", as before it in the list; received /,
  },
  {
    name: "does not sort by name",
    at: "retrieval.ingestionConfigurations.list",
    alter: withJson(([first]) => [first, { ...first, name: "A" }]),
    finds: /\/body\/\d+\/name: expected at least ".*", as before it in the list; received /,
  },
  {
    name: "ignores the direction of an order",
    at: "prompts.list",
    alter: (request, respond) =>
      request.url.includes("sort_by=name&")
        ? withJson(({ data: [first] }) => ({ data: [first, { ...first, name: "z" }] }))(request, respond)
        : respond(request),
    finds: /order of sort_by and sort_direction: \/body\/data\/\d+\/\w+: expected at (least|most) /,
  },
  {
    name: "ignores the field of an order",
    at: "workflows.runs.list",
    alter: ignoring("sort_by"),
    finds: /order of sort_by and order: \/body\/executions\/\d+\/end_time: expected at (least|most) /,
  },
  {
    name: "lists logs in one direction only",
    at: "workflows.deployments.logs.list",
    alter: ignoring("order"),
    finds: /order of order: \/body\/results\/\d+\/timestamp: expected at most /,
  },
  filterFault("ignores a search", "observability.datasets.list", ignoring("q"), "q"),
  filterFault(
    "distinguishes upper and lower case",
    "agents.list",
    (request, respond) =>
      /search=[^&]*[A-Z]/.test(request.url) ? withValue("/data", [])(request, respond) : respond(request),
    "search",
  ),
  filterFault(
    "ignores a filter whose field has another name",
    "observability.judges.list",
    ignoring("model_filter"),
    "model_filter",
  ),
  filterFault("ignores a filter with a plural name", "agents.list", ignoring("sources"), "sources"),
  filterFault("ignores metadata", "conversations.list", ignoring("metadata"), "metadata"),
  {
    name: "returns the total of the page",
    at: "batch.jobs.list",
    alter: withJson((list) => ({ ...list, total: list.data.length + 1 })),
    finds: /\/body\/total: expected \d+, the number of items on all pages; received \d+$/,
  },
  {
    name: "lists events with another time than in the stream",
    at: "workflows.events.list",
    alter: withJson(({ events, ...list }) => ({
      ...list,
      events: events.map((event: Json) => ({ ...event, event_timestamp: event.event_timestamp + 3_600_000 })),
    })),
    finds: /\/body\/events\/\d+\/event_timestamp: expected \d+, as in workflows\.events\.stream; received \d+$/,
  },
  {
    name: "ignores all keys of metadata but the first",
    at: "conversations.list",
    alter: withQuery((query) => {
      const metadata = Object.entries(JSON.parse(query.get("metadata") ?? "{}"));
      if (metadata.length > 1) query.set("metadata", JSON.stringify(Object.fromEntries(metadata.slice(0, 1))));
    }),
    finds: /metadata of metadata: .*expected a value that matches metadata=\{".*,"unknown":"unknown/,
  },
  {
    name: "ignores a filter next to another one",
    at: "workflows.runs.list",
    alter: withQuery((query) => {
      if (query.has("root_execution_id")) query.delete("status");
    }),
    finds:
      /two filters at once: \/body\/executions\/0: expected a value that matches status="\w+" and root_execution_id/,
  },
  {
    name: "returns the first page for an unknown token",
    at: "agents.list",
    alter: withQuery((query) => {
      if (query.get("page_token") === "unknown") query.delete("page_token");
    }),
    finds: /responds 400 to an unknown page_token: \/status: expected 400; received 200/,
  },
  {
    name: "lists another time than it returns",
    at: "prompts.list",
    alter: withJson(({ data, ...page }) => ({
      ...page,
      data: data.map((item: Json) => ({ ...item, createdAt: "2026-01-01T00:00:00Z" })),
    })),
    operations: ["prompts.get"],
    finds:
      /shows the same as its list: \/body\/createdAt: expected "2026-01-01T00:00:00Z", as in prompts\.list; received/,
  },
  {
    name: "lists another value of a field that no request sends",
    at: "agents.listLegacy",
    alter: withJson((agents) => agents.map((item: Json) => ({ ...item, version: 77 }))),
    operations: ["agents.get"],
    finds:
      /^agents\.get: shows the same as its list: \/body\/version: expected 77, as in agents\.listLegacy; received \d+$/,
  },
  filterFault("ignores a time", "batch.jobs.list", ignoring("created_after"), "created_after"),
  filterFault(
    "includes the end of a range",
    "workflows.runs.list",
    shifted("start_time_before", 1),
    "start_time_before",
  ),
  filterFault(
    "excludes the start of a range",
    "workflows.runs.list",
    shifted("start_time_after", 1),
    "start_time_after",
  ),
  {
    name: "ignores an invalid parameter of a generated request",
    at: "observability.judges.list",
    alter: withQuery((query) => {
      if (!/^[A-Z]+$/.test(query.get("type_filter") ?? "A")) query.delete("type_filter");
    }),
    options: ["--generate", "60", "--random-seed", "1"],
    finds:
      /\/status: expected (422|a documented 4xx, because the request violates `\w+` at \/query\/type_filter); received 200/,
  },
];

/** Faults in values that depend on each other. */
const relations: readonly Fault[] = [
  {
    name: "returns a wrong sum of tokens",
    at: "conversations.append",
    alter: withValue("/usage/total_tokens", 1),
    finds: /\/body\/usage\/total_tokens: expected \d+, the sum of .*prompt_tokens.*; received 1$/,
  },
  {
    name: "returns fewer results than inputs",
    at: "classifiers.moderate",
    alter: withJson((body) => void body.results.pop()),
    finds: /\/body\/results: expected \d+ items, one for each input; received \d$/,
  },
  {
    name: "returns a wrong position",
    at: "agents.complete",
    alter: withValue("/choices/0/index", 7),
    finds: /\/body\/choices\/0\/index: expected 0, the position of the item; received 7$/,
  },
  {
    name: "ends an execution before it starts",
    at: "workflows.executions.get",
    alter: withValue("/end_time", "2020-01-01T00:00:00Z"),
    finds: /\/body\/end_time: expected a time at or after ".*", its start; received 2020/,
  },
  {
    name: "sends a wrong sum of tokens at the end of a stream",
    at: "conversations.append",
    alter: withEvents((events) => events.map((event) => event.replace(/"total_tokens":\d+/, '"total_tokens":1'))),
    operations: ["conversations.appendStream"],
    finds: /\/events\/\d+\/data\/usage\/total_tokens: expected \d+, the sum of .*prompt_tokens.*; received 1$/,
  },
  {
    name: "refuses to stop a deployment that is already stopped",
    at: "workflows.deployments.stop",
    alter: async (request, respond) => {
      const path = new URL(request.url).pathname.replace(/\/stop$/, "");
      const isStopped = (await (await asIf("GET", path)(request, respond)).text()).includes('"STOPPED"');
      return isStopped ? replaced(await respond(request), "{}", { status: 409 }) : respond(request);
    },
    finds: /\/status: expected 20\d, because a repetition has no effect; received 409$/,
  },
  {
    name: "terminates an execution without a time of the end",
    at: "workflows.executions.get",
    alter: withJson((body) => (body.status === "TERMINATED" ? { ...body, end_time: null } : body)),
    operations: ["workflows.executions.terminate"],
    finds:
      /\/body\/end_time: expected (a time, because the status is TERMINATED|a value, which the operation sets); received null$/,
  },
  {
    name: "returns no end of an execution that has ended",
    at: "workflows.executions.get",
    alter: withValue("/end_time", null),
    finds: /\/body\/end_time: expected a time, because the status is COMPLETED; received null$/,
  },
  {
    name: "returns the end of an execution that is running",
    at: "workflows.executions.get",
    alter: withValue("/status", "RUNNING"),
    finds: /\/body\/end_time: expected null, because the status is RUNNING; received 2/,
  },
  {
    name: "does not wait for the result",
    at: "workflows.execute",
    alter: withRequest((body) => (body.wait_for_result === true ? { ...body, wait_for_result: false } : body)),
    finds: /\/body\/status: expected the result, because of `wait_for_result`; received RUNNING$/,
  },
  {
    name: "goes back in time in a stream",
    at: "conversations.start",
    alter: withEvents((events) =>
      events.map((event, index) =>
        index === events.length - 1 ? event.replace(/("created_at":")\d{4}/, "$12020") : event,
      ),
    ),
    operations: ["conversations.startStream"],
    finds: /\/events\/\d+\/data\/created_at: expected no less than .*, as in the event before; received 2020/,
  },
  {
    name: "goes back in time in a stream of workflow events",
    at: "workflows.events.stream",
    alter: withPieces((text) => text.replaceAll(/("broker_sequence":[2-9]\d*,"timestamp":")\d{4}/g, "$12020")),
    finds: /\/events\/\d+\/data\/timestamp: expected no less than .*, as in the event before; received 2020/,
  },
  {
    name: "repeats a number of an event",
    at: "workflows.events.stream",
    alter: withPieces((text) => text.replaceAll(/("broker_sequence":)\d+/g, "$11")),
    finds: /\/events\/\d+\/data\/broker_sequence: expected no less than 1, as in the event before; received 1$/,
  },
];

/** Alters the entries of a history that was read before. */
function remembered(edit: (entries: Json[], first: Json[]) => Json[]): Alter {
  const histories = new Map<string, Json[]>();
  return (request, respond) => {
    const key = `${request.headers.get("authorization")} ${request.url}`;
    return withJson(({ entries, ...history }) => {
      const first = histories.get(key) ?? entries;
      histories.set(key, first);
      return { ...history, entries: edit(entries, first) };
    })(request, respond);
  };
}

/** Faults that a second request shows. */
const histories: readonly Fault[] = [
  {
    name: "leaves out a message",
    at: "conversations.getMessages",
    alter: withJson(({ messages }) => void messages.pop()),
    finds: /\/body\/messages: expected \d+ entries, as in the history; received \d+$/,
  },
  {
    name: "returns a message with another time than in the history",
    at: "conversations.getMessages",
    alter: withValue("/messages/0/created_at", "2026-01-01T00:00:00Z"),
    finds: /\/body\/messages\/0\/created_at: expected ".*", as in the history; received "2026-01-01T00:00:00Z"$/,
  },
  {
    name: "does not add what is appended to the history",
    at: "conversations.getHistory",
    alter: remembered((entries: Json[], first: Json[]) => entries.slice(0, first.length)),
    operations: ["conversations.append"],
    finds: /adds the entries to the history: \/body\/outputs: expected 0 entries, as in the history; received \d+$/,
  },
  {
    name: "returns an input among the outputs",
    at: "conversations.append",
    alter: withJson(({ outputs, ...body }) => ({ ...body, outputs: [...outputs.slice(0, 1), ...outputs] })),
    finds: /adds the entries to the history: \/body\/outputs: expected \d+ entries, as in the history; received \d+$/,
  },
  {
    name: "restarts a conversation from another entry",
    at: "conversations.restart",
    alter: async (request, respond) => {
      const path = new URL(request.url).pathname.replace(/restart$/, "history");
      const history = await asIf("GET", path)(request, respond);
      if (!history.ok) return respond(request);
      const { entries } = (await history.json()) as Json;
      return withRequest((body) =>
        typeof body.from_entry_id === "string" ? { ...body, from_entry_id: entries[0].id } : body,
      )(request, respond);
    },
    finds: /\/body\/entries: expected \d+ entries, as in the history; received \d+$/,
  },
  {
    name: "changes a conversation that is restarted",
    at: "conversations.restart",
    alter: async (request, respond) => {
      const { headers, url } = request;
      const response = await respond(request);
      const body = JSON.stringify({ inputs: "Again." });
      if (response.ok) await respond(new Request(url.replace(/\/restart$/, ""), { method: "POST", headers, body }));
      return response;
    },
    finds:
      /(\/body\/entries: expected \d+ entries, as in the history; received \d+$|because `store` is false; received)/,
  },
  {
    name: "returns the original of a restarted conversation",
    at: "conversations.restart",
    alter: async (request, respond) => {
      const [, id] = /conversations\/(\w+)/.exec(request.url) ?? [];
      return withJson((body) => ({ ...body, conversation_id: id }))(request, respond);
    },
    finds:
      /\/body\/(conversation_id: expected the id of a new conversation|entries: |agent_version: |metadata\/case: )|because `store` is false; received 200$/,
  },
  {
    name: "forgets the note of a pause",
    at: "workflows.schedules.pause",
    alter: withRequest((body) => (typeof body?.note === "string" ? { ...body, note: null } : body)),
    finds: /records the fields of the request: \/body\/note: expected ".*", which was sent; received null$/,
  },
];

export const lists: readonly Fault[] = [...selections, ...relations, ...histories];
