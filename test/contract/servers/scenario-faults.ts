import {
  type Alter,
  asIf,
  at,
  type Fault,
  type Json,
  same,
  withJson,
  withQuery,
  withRequest,
  withText,
  withValue,
} from "./alter.ts";
import { filterFault, ignoring, shifted } from "./list-faults.ts";

/** Applies alterations one after another: the first one gets the request. */
const all =
  (...alters: readonly Alter[]): Alter =>
  (request, respond) =>
    alters.reduceRight<(sent: Request) => Promise<Response>>(
      (next, alter) => (sent) => alter(sent, next),
      respond,
    )(request);

const SETTING =
  /The narrowest setting applies: \/body\/items\/\d+\/active: expected (true|false), because the narrowest setting applies, here after \w+ for the \w+; received (true|false)$/;

/** Applies a setting for the workspace to the user, too. */
const forEveryone: Alter = async (request, respond) => {
  const response = await respond(request);
  const path = new URL(request.url).pathname.replace("/workspace/", "/user/");
  if (response.ok && request.url.includes("/workspace/")) await asIf("POST", path)(request, respond);
  return response;
};

/** Shows the header that was sent last. */
function unmasked(): Alter {
  let secret = "";
  const create: Alter = async (request, respond) => {
    const { global_headers } = (await request.clone().json()) as Json;
    secret = global_headers?.["X-Account"]?.value ?? "";
    return respond(request);
  };
  const list = withText((text) => text.replaceAll("****", secret));
  return all(at("connectors.create", create), at("connectors.authenticationMethods.list", list));
}

const connectors: readonly Fault[] = [
  {
    name: "activates a connector for a user who has deactivated it",
    at: "connectors.activate",
    alter: forEveryone,
    options: ["--allow", "connectors.activate", "--allow", "connectors.deactivate"],
    finds: SETTING,
  },
  {
    name: "deactivates a connector for a user who has activated it",
    at: "connectors.deactivate",
    alter: forEveryone,
    options: ["--allow", "connectors.activate", "--allow", "connectors.deactivate"],
    finds: SETTING,
  },
  {
    name: "lists active connectors among those that are not",
    at: "connectors.list",
    alter: withQuery((query) => void (query.get("active") === "false" && query.delete("active"))),
    operations: ["connectors.activate"],
    options: ["--allow", "connectors.*"],
    finds:
      /\/body\/items: expected not \S+ in the list, because the narrowest setting applies, .* with active=false; received \[/,
  },
  {
    name: "shows the secret headers of a connector",
    alter: unmasked(),
    operations: ["connectors.authenticationMethods.list"],
    finds: /\/body: expected `\*\*\*\*`, because the header is secret by default; received \w+-/,
  },
  {
    name: "masks the headers of a connector that are not secret",
    at: "connectors.authenticationMethods.list",
    alter: withText((text) => text.replaceAll('"value":"harbor"', '"value":"****"')),
    finds: /\/body\/\d+\/global_headers\/X-Harbor\/value: expected "harbor", because it is not secret; received \*/,
  },
  filterFault(
    "ignores the type of credentials",
    "connectors.credentials.listForOrganization",
    ignoring("auth_type"),
    "auth_type",
  ),
  filterFault(
    "ignores which credentials are the default",
    "connectors.credentials.listForOrganization",
    ignoring("fetch_default"),
    "fetch_default",
  ),
];

const idIn = ({ url }: Request) => /conversations\/(\w+)/.exec(url)?.[1] ?? "";

/** Two keys may have conversations with the same id. */
const keyOf = (request: Request) => `${request.headers.get("authorization")} ${idIn(request)}`;

/** Deletes the copy of a conversation with the original. */
function deletesCopies(): Alter {
  const copies = new Map<string, string>();
  const restart: Alter = (request, respond) =>
    withJson(({ conversation_id }) => void copies.set(keyOf(request), conversation_id))(request, respond);
  const remove: Alter = async (request, respond) => {
    const copy = copies.get(keyOf(request));
    if (copy) await asIf("DELETE", `/v1/conversations/${copy}`)(request, respond);
    return respond(request);
  };
  return all(at("conversations.restart", restart), at("conversations.delete", remove));
}

/** Appends to the original what is appended to a copy, or the other way round. */
function linked(isOriginal: boolean): Alter {
  const pairs = new Map<string, string>();
  const restart: Alter = (request, respond) =>
    withJson(({ conversation_id: copy }) => {
      if (isOriginal) pairs.set(copy, idIn(request));
      else pairs.set(idIn(request), copy);
    })(request, respond);
  const append: Alter = async (request, respond) => {
    const other = pairs.get(idIn(request));
    const { headers, url } = request;
    const body = await request.clone().text();
    if (other)
      await respond(
        new Request(url.replace(/conversations\/\w+/, `conversations/${other}`), { method: "POST", headers, body }),
      );
    return respond(request);
  };
  return all(at("conversations.restart", restart), at("conversations.append", append));
}

/** Keeps the settings of the last append. */
function keepsSettings(): Alter {
  const settings = new Map<string, Json>();
  const append: Alter = async (request, respond) => {
    const body = (await request
      .clone()
      .json()
      .catch(() => ({}))) as Json;
    if (body.store !== false) settings.set(keyOf(request), body.completion_args);
    return respond(request);
  };
  const get: Alter = (request, respond) =>
    withJson((body) => {
      body.completion_args = settings.get(keyOf(request)) ?? body.completion_args;
    })(request, respond);
  return all(at("conversations.append", append), at("conversations.get", get));
}

const SETTINGS = "Omitted settings are taken from the original\\.: ";

const conversations: readonly Fault[] = [
  {
    name: "deletes restarted conversations with their original",
    alter: deletesCopies(),
    operations: ["conversations.restart"],
    finds: /\/body\/entries: expected \[.*\], because only the original was deleted; received an error$/,
  },
  {
    name: "appends to the original what a restarted conversation gets",
    alter: linked(true),
    operations: ["conversations.restart"],
    finds: /\/body\/entries: expected \[.*\], because only the restarted one was continued; received \[/,
  },
  {
    name: "appends to a restarted conversation what the original gets",
    alter: linked(false),
    operations: ["conversations.restart"],
    finds: /\/body\/entries: expected \[.*\], because only the original was continued; received \[/,
  },
  {
    name: "keeps the settings of one response",
    alter: keepsSettings(),
    operations: ["conversations.append"],
    finds:
      /\/body\/completion_args: expected \{.*0\.3.*\}, because those of an append are for one response; received \{/,
  },
  {
    name: "drops the metadata of a restarted conversation",
    at: "conversations.restart",
    alter: withRequest((body) => ({ ...body, metadata: body.metadata ?? {} })),
    finds: new RegExp(`${SETTINGS}/body/metadata/case: expected ".*", because the restart omits it; received null$`),
  },
  {
    name: "drops the settings of a restarted conversation",
    at: "conversations.restart",
    alter: withRequest((body) => ({ ...body, completion_args: { temperature: 1, ...body.completion_args } })),
    finds: new RegExp(`${SETTINGS}/body/completion_args/temperature: expected 0\\.3, because the restart omits it`),
  },
  {
    name: "lists the conversations by their last change",
    at: "conversations.list",
    alter: withJson((list) => list.sort((a: Json, b: Json) => Date.parse(b.updated_at) - Date.parse(a.updated_at))),
    finds: /(expected \[.*\], because the newest conversation is first, .*; received \[|created_at: expected at most )/,
  },
];

/** Lists the runs in progress first. */
const runningFirst =
  (order: string): Alter =>
  (request, respond) =>
    request.url.includes("sort_by=end_time") && request.url.includes(`order=${order}`)
      ? withJson(({ executions, ...page }) => ({
          ...page,
          executions: executions.sort((a: Json, b: Json) => Number(b.end_time === null) - Number(a.end_time === null)),
        }))(request, respond)
      : respond(request);

const executions: readonly Fault[] = [
  ...(["workflows.executions.cancel", "workflows.executions.cancelMany"] as const).map(
    (operation): Fault => ({
      name: `does not record the request of ${operation}`,
      at: "workflows.executions.getHistory",
      alter: withJson((history) => ({
        ...history,
        events: history.events.filter(({ event_type }: Json) => !/CANCEL_REQUESTED/.test(event_type)),
      })),
      operations: [operation],
      finds: /\/body\/events: expected WORKFLOW_EXECUTION_CANCEL_REQUESTED in the list, because .*; received \[/,
    }),
  ),
  {
    name: "terminates several executions without a time of the end",
    at: "workflows.executions.get",
    alter: withJson((body) => (body.status === "TERMINATED" ? { ...body, end_time: null } : body)),
    operations: ["workflows.executions.terminateMany"],
    finds: /\/body\/end_time: expected a time, because the status is TERMINATED; received null$/,
  },
  {
    name: "ends an execution in another time zone",
    at: "workflows.executions.get",
    alter: withJson((body) => {
      if (body.end_time === null) return;
      body.end_time = new Date(Date.parse(body.end_time) + 5 * 3_600_000).toISOString();
      body.total_duration_ms = null;
    }),
    operations: ["workflows.executions.terminate"],
    finds: /\/body\/end_time: expected about .*, the time of the request; received /,
  },
  ...["asc", "desc"].map(
    (order): Fault => ({
      name: `lists runs in progress first, with order=${order}`,
      at: "workflows.runs.list",
      alter: runningFirst(order),
      finds:
        /\/body\/executions\/\d+\/end_time: expected a value, because items without `end_time` are last; received null$/,
    }),
  ),
  {
    name: "lists the runs of all users as those of the current one",
    at: "workflows.runs.list",
    alter: withQuery((query) => void (query.get("user_id") === "current" && query.delete("user_id"))),
    finds: /\/body\/executions\/user_id: expected ".*", because user_id=current lists only your runs; received /,
  },
  {
    name: "knows no current user of runs",
    at: "workflows.runs.list",
    alter: withQuery((query) => void (query.get("user_id") === "current" && query.set("user_id", "nobody"))),
    finds:
      /\/body\/executions: expected \S+ in the list, because user_id=current lists the runs that you start; received \[/,
  },
];

const RESUMED =
  /continues after the event of Last-Event-ID: \/events\/0: expected \{.*, the event after `.*`; received /;

const streams: readonly Fault[] = [
  {
    name: "prefers a number to the last event in the query",
    at: "workflows.events.stream",
    alter: withQuery((query) => void (query.has("start_seq") && query.delete("last_event_id"))),
    finds: RESUMED,
  },
  ...(["workflows.events.stream", "workflows.deployments.logs.stream"] as const).map(
    (id): Fault => ({
      name: `prefers the query to the header of ${id}`,
      at: id,
      alter: (request, respond) => {
        const sent = new Request(request);
        if (/start_seq=|after=/.test(request.url)) sent.headers.delete("last-event-id");
        return respond(sent);
      },
      finds: RESUMED,
    }),
  ),
  ...(["audio.speech.create", "conversations.append"] as const).map(
    (id): Fault => ({
      name: `streams from ${id} although the body says otherwise`,
      at: id,
      alter: withRequest((body) => (body.stream === false ? { ...body, stream: undefined } : body)),
      finds:
        /\/headers\/content-type: expected application\/json, because `stream` is false, regardless of Accept; received text\/event-stream$/,
    }),
  ),
  {
    name: "ignores that the header asks for a stream",
    at: "audio.speech.create",
    alter: withRequest((body) => ({ stream: false, ...body })),
    finds:
      /\/headers\/content-type: expected text\/event-stream, because Accept has it, and the body has no `stream`; received application\/json$/,
  },
];

const CONTINUED =
  /\/body\/results: expected the times .* on two pages, because the cursor continues the first one with /;

const logs: readonly Fault[] = [
  {
    name: "forgets the order of logs of a worker on the second page",
    at: "workflows.deployments.logs.list",
    alter: async (request, respond) => {
      const isOther = request.url.includes("cursor=") && request.url.includes("worker_name=");
      const { pathname, searchParams } = new URL(request.url);
      const query = `worker_name=${searchParams.get("worker_name")}&limit=1`;
      return (isOther ? asIf("GET", `${pathname}?${query}`) : same)(request, respond);
    },
    finds: new RegExp(`${CONTINUED.source}order, .*worker_name`),
  },
  {
    name: "forgets the end of the time range of logs",
    at: "workflows.deployments.logs.list",
    alter: shifted("before", 3_600_000_000),
    finds: /(\/body\/results|\/body\/results\/\d+\/timestamp): expected /,
  },
];

const schedules: readonly Fault[] = [
  {
    name: "counts a start by hand",
    at: "workflows.schedules.get",
    alter: withJson((schedule) => ({
      ...schedule,
      remaining_executions:
        schedule.remaining_executions && schedule.remaining_executions - schedule.recent_executions.length,
    })),
    operations: ["workflows.schedules.trigger"],
    finds: /\/body\/remaining_executions: expected (5, because a trigger does not reduce it|still \d+); received \d/,
  },
  {
    name: "clears the limit of a schedule that is updated",
    at: "workflows.schedules.update",
    alter: withRequest((body) =>
      body.schedule?.cron_expressions?.length === 1
        ? { ...body, schedule: { max_executions: null, ...body.schedule } }
        : body,
    ),
    finds:
      /Omitted fields keep their current values\.: \/body\/remaining_executions: expected 5, because the update has only/,
  },
  {
    name: "merges the policy of a schedule with the old one",
    at: "workflows.schedules.update",
    alter: withRequest((body) =>
      body.schedule?.policy?.overlap === 2 ? { schedule: { policy: { overlap: 2, pause_on_failure: true } } } : body,
    ),
    finds: /\/body\/policy: expected \{.*\}, because the update has only \{.*"overlap":2\}+; received \{/,
  },
  {
    name: "ignores the time zone of a schedule",
    at: "workflows.schedules.get",
    alter: withText((text) => text.replaceAll("T21:00:00", "T06:00:00")),
    operations: ["workflows.schedules.create"],
    finds:
      /\/body\/future_executions: expected \["21:00"\], because 06:00 in Asia\/Tokyo is 21:00 UTC; received \["06:00"\]$/,
  },
  {
    name: "ignores a new time zone of a schedule",
    at: "workflows.schedules.get",
    alter: withText((text) => text.replaceAll("T06:00:00", "T21:00:00")),
    operations: ["workflows.schedules.update"],
    finds: /\/body\/future_executions: expected \["06:00"\], because 06:00 is in UTC now; received \["21:00"\]$/,
  },
  {
    name: "knows no current user of schedules",
    at: "workflows.schedules.list",
    alter: withQuery((query) => void (query.get("user_id") === "current" && query.set("user_id", "nobody"))),
    finds:
      /\/body\/schedules: expected \S+ in the list, because user_id=current lists the schedules that you create; received \[/,
  },
  {
    ...filterFault(
      "finds schedules whose id contains a text",
      "workflows.schedules.list",
      async (request, respond) => {
        const text = new URL(request.url).searchParams.get("search") ?? "";
        const list = withJson(({ schedules, ...page }) => ({
          ...page,
          schedules: schedules.filter(({ schedule_id }: Json) => schedule_id.includes(text)),
        }));
        return all(
          list,
          withQuery((query) => query.delete("search")),
        )(request, respond);
      },
      "search",
    ),
  },
];

const KEPT = "an empty object changes nothing\\.: /body/managed/";

/** Gives every deployment the same id. */
const oneId = withValue("/id", "2b7d20f4-16c8-4a93-8e5b-30f1c2d4a596");

const deployments: readonly Fault[] = [
  {
    name: "resets the resources of a deployment that an update omits",
    at: "workflows.deployments.update",
    alter: withRequest((body) =>
      typeof body.resources?.replicas === "number"
        ? { ...body, resources: { cpu_limit: null, ...body.resources } }
        : body,
    ),
    finds: new RegExp(`${KEPT}resources/cpu_limit: expected "1", because the update has only`),
  },
  {
    name: "resets the revision of a deployment that an update omits",
    at: "workflows.deployments.update",
    alter: withRequest((body) =>
      typeof body.spec?.codehost_url === "string" ? { ...body, spec: { revision: "main", ...body.spec } } : body,
    ),
    finds: new RegExp(`${KEPT}spec/revision: expected "v2", because the update has only`),
  },
  {
    name: "uses the id of a deleted deployment again",
    at: "workflows.deployments.get",
    alter: oneId,
    operations: ["workflows.deployments.create"],
    finds: /\/body\/id: expected another id than that of the deleted resource with the same `name`; received /,
  },
  ...["is_hardened", "managed/is_hardened"].map(
    (field): Fault => ({
      name: `still shows ${field} of a deployment that is not hardened any more`,
      at: "workflows.deployments.get",
      alter: withValue(`/${field}`, true),
      operations: ["workflows.deployments.unharden"],
      finds: new RegExp(`/body/${field}: expected false, because it was unhardened; received true$`),
    }),
  ),
  {
    name: "does not unharden a deployment",
    at: "workflows.deployments.list",
    alter: withJson(({ deployments, ...page }) => ({
      ...page,
      deployments: deployments.map((each: Json) => ({ ...each, is_hardened: true })),
    })),
    operations: ["workflows.deployments.unharden"],
    finds: /\/body\/is_hardened: expected false, as x-transition says; received true$/,
  },
];

const spans: readonly Fault[] = [
  ...(["observability.spans.fields.listOptions", "observability.spans.evaluations.fields.listOptions"] as const).map(
    (id): Fault => ({
      name: `offers options of all times from ${id}`,
      at: id,
      alter: ignoring("from", "to"),
      finds: /\/body\/options: expected \[.*\], the values between from and to; received \[/,
    }),
  ),
  {
    name: "returns a replaced evaluation if the later one does not match",
    at: "observability.spans.evaluations.searchLatest",
    alter: async (request, respond) => {
      const isReplaced = (await request.clone().text()).includes("explanation = ");
      return respond(isReplaced ? new Request(request.url.replace("/latest", ""), request) : request);
    },
    finds: /expected no item that a later one has replaced, even if the later one does not match; received \{/,
  },
  ...(["observability.spans.aggregate", "observability.spans.evaluations.aggregate"] as const).map(
    (id): Fault => ({
      name: `sorts ${id} by the smallest value`,
      at: id,
      alter: withRequest((body) =>
        body.dimensions?.length === 1 && body.time_dimension && !body.order_by
          ? {
              ...body,
              order_by: [{ field: "time_bucket" }, { field: `count_${body.metric.measure}`, direction: "asc" }],
            }
          : body,
      ),
      finds: /\/body\/data: expected the largest value first, because the request has no `order_by`; received \{/,
    }),
  ),
  ...(
    [
      ["observability.spans.aggregate", "p99", "p50"],
      ["observability.spans.aggregate", "avg", "p50"],
      ["observability.spans.evaluations.aggregate", "min", "max"],
    ] as const
  ).map(
    ([id, name, other]): Fault => ({
      name: `returns the ${other} as the ${name} from ${id}`,
      at: id,
      alter: withRequest((body) =>
        body.metric?.aggregation === name && !body.order_by
          ? { ...body, metric: { ...body.metric, aggregation: other } }
          : body,
      ),
      finds: new RegExp(`/body/data/0/metric_value: expected .*, the ${name} of \\w+; received `),
    }),
  ),
];

/** Faults in what a series of requests shows. */
export const scenarioFaults: readonly Fault[] = [
  ...connectors,
  ...conversations,
  ...executions,
  ...streams,
  ...logs,
  ...schedules,
  ...deployments,
  ...spans,
];
