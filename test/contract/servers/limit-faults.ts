import { type Alter, type Fault, type Json, withJson, withQuery, withRequest } from "./alter.ts";

const OTHER = ["--key", "own", "--other-key", "tenant-b"];

/** Treats the other key as the own one in requests whose method and URL match. */
const shared =
  (pattern: RegExp): Alter =>
  (request, respond) => {
    const headers = new Headers(request.headers);
    const isOther = headers.get("authorization") === "Bearer tenant-b";
    if (!isOther || !pattern.test(`${request.method} ${request.url}`)) return respond(request);
    headers.set("authorization", "Bearer own");
    return respond(new Request(request, { headers }));
  };

/** Faults in limits, in what other keys can do, and in numbers that belong together. */
export const limitFaults: readonly Fault[] = [
  {
    name: "accepts a negative number of a page",
    at: "conversations.list",
    alter: withQuery((query) => void (query.get("page") === "-1" && query.set("page", "0"))),
    finds: /responds 422 to a page beyond its minimum and points at it: \/status: expected 422; received 200/,
  },
  {
    name: "shortens a text that is too long",
    at: "observability.datasets.create",
    alter: withRequest((body) => {
      if (typeof body.name === "string") body.name = body.name.slice(0, 40);
    }),
    finds: /responds 422 to a name beyond its maxLength and points at it: \/status: expected 422; received 201/,
  },
  {
    name: "lists resources of other keys",
    alter: shared(/GET .*\/v1\/agents(\/pages)?(\?|$)/),
    operations: ["agents.create"],
    options: OTHER,
    finds:
      /\/body(\/data)?: expected no such resource in agents\.list\w*, because the key of another workspace must not see .*; received \{/,
  },
  {
    name: "shows other keys the parts of a resource",
    alter: shared(/GET .*\/versions/),
    operations: ["agents.create"],
    options: OTHER,
    finds:
      /\/status: expected 404 from agents\.versions\.list, because the key of another workspace must not see .*; received 200$/,
  },
  {
    name: "lets another key delete a resource",
    alter: shared(/DELETE/),
    operations: ["agents.create"],
    options: OTHER,
    finds:
      /\/status: expected 404 from agents\.delete, because the key of another workspace must not see .*; received 204$/,
  },
  {
    name: "returns another value of a field that repeats one",
    at: "workflows.deployments.get",
    alter: withJson((deployment) => ({ ...deployment, updated_at: deployment.created_at })),
    finds: /(\/body\/updated_at: expected ".*", as in `last_heartbeat`; received |shows the same as its list)/,
  },
  {
    name: "returns more live workers than workers",
    at: "workflows.deployments.get",
    alter: withJson((deployment) => ({ ...deployment, active_worker_count: deployment.worker_count + 1 })),
    finds:
      /(\/body\/active_worker_count: expected at most \d+, the `worker_count`; received \d+$|shows the same as its list)/,
  },
  {
    name: "returns a deployment with live workers as inactive",
    at: "workflows.deployments.get",
    alter: withJson((deployment) => ({ ...deployment, is_active: false })),
    finds:
      /(\/body\/is_active: expected true, as in `active_worker_count`; received false$|shows the same as its list)/,
  },
  {
    name: "leaves out an event of a history",
    at: "workflows.executions.getHistory",
    alter: withJson(({ events }) => void (events as Json[]).splice(1, 1)),
    finds: /\/body\/events\/1\/event_id: expected 2, because there are no gaps; received 3$/,
  },
  ...(
    [
      [
        "counts more completed requests than there are",
        { completed_requests: 9 },
        "(at most|the succeeded|\\d+, because) .*",
      ],
      [
        "counts failed requests as succeeded",
        { succeeded_requests: 1, failed_requests: 1 },
        "the succeeded and failed ones",
      ],
    ] as const
  ).map(([name, counts, expected]) => ({
    name,
    at: "batch.jobs.get" as const,
    alter: withJson((job) => ({ ...job, ...counts })),
    finds: new RegExp(`(/body/completed_requests: expected ${expected}; received \\d+$|shows the same as its list)`),
  })),
  {
    name: "joins the lines of a text",
    at: "agents.update",
    alter: withRequest((body) =>
      typeof body.instructions === "string" ? { ...body, instructions: body.instructions.replace(/\s+/g, " ") } : body,
    ),
    finds: /\/body(\/data)?\/instructions: expected .*, which was sent(, from character \d+ on)?; received /,
  },
];
