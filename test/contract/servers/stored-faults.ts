import { type Fault, type Json, numbered, withJson, withQuery, withRequest, withValue } from "./alter.ts";

/** Shows another value instead of null in a field. */
const instead = (name: string, value: unknown) =>
  withJson((body) => ({ ...body, [name]: body[name] === null ? value : body[name] }));

/** Faults in the values that a server stores. */
export const storedFaults: readonly Fault[] = [
  {
    name: "shows an empty text for an agent without a description",
    at: "agents.get",
    alter: instead("description", ""),
    operations: ["agents.create"],
    finds: /are null: \/body\/description: expected nothing, because the request has null; received ""$/,
  },
  {
    name: "shows empty labels for a batch job without labels",
    at: "batch.jobs.get",
    alter: instead("metadata", {}),
    operations: ["batch.jobs.create"],
    finds: /are null: \/body\/metadata: expected nothing, because the request has null; received \{\}$/,
  },
  {
    name: "shows an empty description after an update to null",
    at: "models.list",
    alter: withJson(({ data, ...list }) => ({
      ...list,
      data: data.map((model: Json) => ({ ...model, description: model.description ?? "" })),
    })),
    operations: ["models.update"],
    finds: /\/body\/description: expected nothing, because the update has null; received ""$/,
  },
  {
    name: "composes letters",
    at: "agents.update",
    alter: withRequest((body) => JSON.parse(JSON.stringify(body).normalize("NFC"))),
    finds: /\/body\/(instructions|description): expected .*, which was sent.*; received /,
  },
  {
    name: "stores an empty update as a change",
    at: "prompts.get",
    alter: numbered("updatedAt", (count) => `2029-01-01T00:00:${count}Z`),
    operations: ["prompts.update"],
    finds: /\/body\/updatedAt: expected still 2029-.*, because the body is empty; received 2029-/,
  },
  {
    name: "carries over the note of the previous version",
    at: "agents.update",
    alter: withRequest((body) => ({ version_message: "Kept.", ...body })),
    finds: /\/body\/version_message: expected null, because the update does not have it; received "Kept\."$/,
  },
  {
    name: "loses what an update of a pipeline omits",
    at: "retrieval.ingestionConfigurations.upsert",
    alter: withRequest((body) => ({ pipeline_composition: null, ...body })),
    finds: /\/body\/pipeline_composition: expected still .*, because the update does not have it; received null$/,
  },
  {
    name: "does not report workflows that are archived already",
    at: "workflows.archiveMany",
    alter: withJson((result) => ({ ...result, ...(result.errored.length > 0 && { archived: [] }) })),
    options: ["--allow", "*"],
    finds: /\/body\/archived: expected also .*, which is in this state; received \[\]$/,
  },
  {
    name: "does not report workflows that do not exist",
    at: "workflows.unarchiveMany",
    alter: withValue("/errored", []),
    options: ["--allow", "*"],
    finds: /\/body\/errored: expected also .*, which does not exist; received \[\]$/,
  },
  {
    name: "sorts names from Z to A by default",
    at: "prompts.list",
    alter: withQuery((query) => {
      if (query.get("sort_by") === "name" && !query.has("sort_direction")) query.set("sort_direction", "desc");
    }),
    finds: /\/body\/data\/\d+\/name: expected at least ".*", as before it in the list; received /,
  },
  {
    name: "sorts times with the oldest first by default",
    at: "skills.list",
    alter: withQuery((query) => {
      if (query.get("sort_by") === "created_at" && !query.has("sort_direction")) query.set("sort_direction", "asc");
    }),
    finds: /\/body\/data\/\d+\/createdAt: expected at most ".*", as before it in the list; received /,
  },
  {
    name: "does not count failed requests as completed",
    at: "batch.jobs.get",
    alter: withJson((job) => ({ ...job, completed_requests: job.succeeded_requests, failed_requests: 1 })),
    finds: /\/body\/completed_requests: expected the succeeded and failed ones; received \d+$/,
  },
  {
    name: "has a successful job with requests that are not completed",
    at: "batch.jobs.list",
    alter: withJson((page) => ({
      ...page,
      data: page.data.map((job: Json) => ({ ...job, total_requests: job.total_requests + 1 })),
    })),
    finds: /\/completed_requests: expected \d+, because the job has the status SUCCESS; received \d+$/,
  },
];
