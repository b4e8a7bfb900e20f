import {
  type Alter,
  type Fault,
  type Json,
  replaced,
  same,
  withJson,
  withQuery,
  withRequest,
  withValue,
} from "./alter.ts";

/** Alters the requests whose body matches. */
const ifSent =
  (pattern: RegExp, alter: Alter, otherwise: Alter = same): Alter =>
  async (request, respond) =>
    (pattern.test(await request.clone().text()) ? alter : otherwise)(request, respond);

/** Alters the items of a list. */
const each = (name: string, edit: (item: Json) => Json): Alter =>
  withJson((body) => ({ ...body, [name]: body[name].map(edit) }));

const said = (sentence: string, pointer: string) => new RegExp(`${sentence}.*: ${pointer}: expected .*; received `);

/** Faults in what single sentences of the document say. */
export const sentenceFaults: readonly Fault[] = [
  {
    name: "changes the time of a dataset when a record is added",
    at: "observability.datasets.get",
    alter: withJson((dataset) => ({ ...dataset, updated_at: new Date(Date.now() + 1000).toISOString() })),
    operations: ["observability.datasets.records.create"],
    finds: said("Adding records does not change it", "/body/updated_at"),
  },
  {
    name: "ignores the source of a record",
    at: "observability.datasets.records.create",
    alter: withRequest((body) => ({ ...body, source: undefined })),
    finds: said("if you took it from a span", "/body/records/results"),
  },
  {
    name: "shows a later update of a new judge",
    at: "observability.judges.get",
    alter: withValue("/updated_at", "2029-01-01T00:00:00Z"),
    operations: ["observability.judges.create"],
    finds: /\/body\/updated_at: expected .*; received "?2029-/,
  },
  {
    name: "names the first revision of a judge as the previous one",
    at: "observability.judges.get",
    alter: withJson((judge) => ({ ...judge, down_revision: judge.base_revision })),
    operations: ["observability.judges.update"],
    finds: said("Id of the previous revision", "/body/down_revision"),
  },
  {
    name: "starts an update of an agent from the latest version",
    at: "agents.update",
    alter: ifSent(
      /"The third"/,
      withRequest((body) => ({ ...body, description: "The second." })),
    ),
    finds: said("in the active version", "/body/description"),
  },
  {
    name: "changes the time of a version that becomes active",
    at: "agents.versions.get",
    alter: withJson((agent) => ({ ...agent, updated_at: new Date().toISOString() })),
    operations: ["agents.switchVersion"],
    finds: said("No version is created or changed", "/body/updated_at"),
  },
  {
    name: "shows the same time for each response of an agent",
    at: "agents.complete",
    alter: withValue("/created", 1_772_442_000),
    finds: said("the response was generated", "/body/created"),
  },
  {
    name: "adds aliases to those of a version of a prompt",
    at: "prompts.versions.update",
    alter: ifSent(
      /"delta"/,
      withRequest(({ aliases }) => ({ aliases: { values: [...aliases.values, "gamma"] } })),
    ),
    finds: said("replace the current ones", "/body/data"),
  },
  {
    name: "does not change the time of a prompt with its aliases",
    at: "prompts.get",
    alter: withValue("/updatedAt", "2029-01-01T00:00:00.001Z"),
    operations: ["prompts.versions.update"],
    finds: said("or an alias was last changed", "/body/updatedAt"),
  },
  {
    name: "removes the aliases of the version that loses one",
    at: "skills.versions.list",
    alter: each("data", (version) => (version.aliases.join() === "beta" ? { ...version, aliases: [] } : version)),
    operations: ["skills.versions.create"],
    finds: said("no longer to any other", "/body/data"),
  },
  {
    name: "stores the notes of a version that exists",
    at: "prompts.versions.list",
    alter: each("data", (version) => (version.notes === "The first." ? { ...version, notes: "Others." } : version)),
    operations: ["prompts.versions.create"],
    finds: said("the notes in the body are ignored", "/body/data/1/notes"),
  },
  {
    name: "shares a skill whose scope is not specified",
    at: "skills.update",
    alter: ifSent(
      /_unspecified/,
      withRequest(() => ({ sharingScope: "workspace" })),
    ),
    finds: said("keeps its scope", "/body/sharingScope"),
  },
  {
    name: "does not find a model by its alias",
    at: "models.list",
    alter: withQuery((query) => void (/latest/.test(query.get("model") ?? "") && query.set("model", "unknown"))),
    finds: said("with this id or alias", "/body/data"),
  },
  {
    name: "does not list the batch jobs of the caller",
    at: "batch.jobs.list",
    alter: async (request, respond) =>
      (request.url.includes("created_by_me=true") ? withValue("/data", []) : same)(request, respond),
    operations: ["batch.jobs.create"],
    finds: said("only jobs that you created", "/body/data"),
  },
  {
    name: "cancels a batch job that has ended",
    at: "batch.jobs.cancel",
    alter: accepted(409),
    finds: /(final state.*|x-transition says): \/status: expected 409.*; received 200$/,
  },
  {
    name: "deletes a batch job that is being canceled",
    at: "batch.jobs.delete",
    alter: accepted(409),
    finds: said("queued, running or being canceled", "/status"),
  },
  {
    name: "uses an archived model",
    at: "conversations.start",
    alter: accepted(404),
    operations: ["models.archive"],
    options: ["--allow", "*"],
    finds: said("cannot be used in requests", "/status"),
  },
  {
    name: "forgets the counts of indexes that a report does not name",
    at: "retrieval.deployments.updateMetrics",
    alter: ifSent(
      /"index_metrics":\[\]/,
      withRequest(() => ({ status: "offline", clear_metrics: true })),
    ),
    options: ["--allow", "*"],
    finds: said("keeps its last reported count", "/body/deployments"),
  },
  {
    name: "clears the counts of a deployment that goes offline",
    at: "retrieval.deployments.updateMetrics",
    alter: withRequest((body) => (body.status === "offline" ? { clear_metrics: true, ...body } : body)),
    options: ["--allow", "*"],
    finds: said("reported counts are kept", "/body/deployments"),
  },
  {
    name: "keeps the counts that are to be cleared",
    at: "retrieval.deployments.updateMetrics",
    alter: withRequest((body) => ({ ...body, clear_metrics: undefined })),
    options: ["--allow", "*"],
    finds: said("becomes 0 and that of each index null", "/body/deployments"),
  },
  {
    name: "gives indexes new ids when a deployment is registered again",
    at: "retrieval.deployments.list",
    alter: each("deployments", (deployment) => {
      for (const index of deployment.deployment.indexes) index.id = crypto.randomUUID();
      return deployment;
    }),
    operations: ["retrieval.deployments.register"],
    options: ["--allow", "*"],
    finds: /(keep their ids.*: \/body\/deployments|handbookRegistration changes: .*\/id): expected .*; received /,
  },
  {
    name: "does not change the time of a pipeline that has run",
    at: "retrieval.ingestionConfigurations.list",
    alter: withJson((list) => list.map((item: Json) => ({ ...item, modified_at: item.created_at }))),
    operations: ["retrieval.ingestionConfigurations.updateRunInfo"],
    finds: said("a run was last reported", "/body/modified_at"),
  },
  {
    name: "shows the key of the caller",
    at: "users.me.get",
    alter: async (request, respond) => {
      const name = request.headers.get("authorization")?.replace("Bearer ", "");
      return withJson((user) => ({ ...user, api_key: { ...user.api_key, name } }))(request, respond);
    },
    options: ["--user-context-token", "any"],
    finds: said("secret itself is never returned", "/body/api_key"),
  },
  {
    name: "shows another name of the workspace",
    at: "users.me.get",
    alter: withValue("/workspace/name", "Other"),
    options: ["--user-context-token", "any"],
    finds: said("Workspace that the request was made in", "/body/workspace"),
  },
];

/** Responds with a success instead of this status. */
function accepted(status: number): Alter {
  return async (request, respond) => {
    const response = await respond(request);
    if (response.status !== status) return response;
    const [, id] = /jobs\/([^/]+)/.exec(request.url) ?? [];
    const headers = { "content-type": "application/json" };
    return replaced(response, JSON.stringify({ id, object: "batch" }), { status: 200, headers });
  };
}
