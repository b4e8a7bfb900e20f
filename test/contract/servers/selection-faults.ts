import type { OperationId } from "../../../generated/operations.ts";
import { type Alter, type Fault, type Json, same, withJson, withQuery } from "./alter.ts";
import { filterFault, ignoring } from "./list-faults.ts";
import { preset } from "./value-faults.ts";

const POPULATED = "shows, selects and sorts new resources";

/** Faults in the selected fields. */
const fields: readonly Fault[] = [
  ...(["skills.get", "skills.list", "prompts.versions.get"] satisfies OperationId[]).map((at) => ({
    name: `returns all fields from ${at}`,
    at,
    alter: ignoring("fields"),
    finds: /returns the fields that fields selects: \/body.*\/\w+: expected nothing with fields=id; received ./,
  })),
  {
    name: "leaves out a selected field",
    at: "prompts.get",
    alter: (request, respond) => (request.url.includes("fields=notes") ? without("notes") : same)(request, respond),
    finds:
      /returns the fields that fields selects: \/body\/notes: expected a value with fields=notes; received nothing$/,
  },
];

const without = (name: string): Alter => withJson((body) => void delete (body as Json)[name]);

/** Faults that only a list of several resources shows. */
const populated: readonly Fault[] = [
  {
    name: "ignores the direction of an order by name",
    at: "prompts.list",
    alter: ignoring("sort_direction"),
    finds: new RegExp(`${POPULATED}: /body/data/\\d+/\\w+: expected at (least|most) `),
  },
  {
    name: "ignores the field of an order of new resources",
    at: "skills.list",
    alter: ignoring("sort_by"),
    finds: new RegExp(`${POPULATED}: /body/data/\\d+/\\w+: expected at (least|most) `),
  },
  {
    name: "does not sort a list without pages",
    at: "retrieval.ingestionConfigurations.list",
    alter: withJson((list) => list.toReversed()),
    finds: new RegExp(`${POPULATED}: /body/\\d+/name: expected at least `),
  },
  {
    name: "includes inactive resources by default",
    at: "workflows.deployments.list",
    alter: preset("active_only", "false"),
    finds: new RegExp(`${POPULATED}: /body/deployments: expected the items of active_only=true, its default`),
  },
];

/** Keeps the first or the last of several values of a parameter. */
const single = (name: string, index: number): Alter =>
  withQuery((query) => {
    const value = query.getAll(name).at(index);
    if (value !== undefined) query.set(name, value);
  });

/** Alters the requests for other pages than the first one. */
const onOtherPages =
  (alter: Alter): Alter =>
  (request, respond) =>
    /[?&]page=[1-9]/.test(request.url) ? alter(request, respond) : respond(request);

/** Faults in values of filters that are not those of an item. */
const filters: readonly Fault[] = [
  filterFault(
    "searches for whole names",
    "observability.datasets.list",
    async (request, respond) => {
      const wanted = new URL(request.url).searchParams.get("q")?.toLowerCase();
      const edit = withJson(({ datasets }) => {
        datasets.results = datasets.results.filter(({ name }: Json) => name.toLowerCase() === wanted);
      });
      return (wanted ? edit : same)(request, respond);
    },
    "q",
  ),
  filterFault(
    "searches names only",
    "agents.listLegacy",
    async (request, respond) => {
      const wanted = new URL(request.url).searchParams.get("search")?.toLowerCase();
      const edit = withJson((agents) => agents.filter(({ name }: Json) => name.toLowerCase().includes(wanted)));
      return (wanted ? edit : same)(request, respond);
    },
    "search",
  ),
  filterFault(
    "finds a part of a name that must be exact",
    "agents.list",
    (request, respond) => {
      const rename = withQuery((query) => {
        query.set("search", query.get("name") ?? "");
        query.delete("name");
      });
      return (request.url.includes("name=") ? rename : same)(request, respond);
    },
    "name",
  ),
  filterFault("ignores all values but the first", "observability.judges.list", single("type_filter", 0), "type_filter"),
  filterFault("ignores all values but the last", "observability.judges.list", single("type_filter", -1), "type_filter"),
  filterFault("requires one of several tags", "workflows.list", single("tags", 0), "tags"),
  filterFault("ignores a state that is a flag of the items", "workflows.schedules.list", ignoring("status"), "status"),
  ...(["user_id", "workflow_tags", "search_key"] as const).map((name) =>
    filterFault(`ignores the filter ${name}`, "workflows.runs.list", ignoring(name), name),
  ),
  {
    name: "ignores a filter on the second page",
    at: "batch.jobs.list",
    alter: onOtherPages(ignoring("model")),
    finds: /\/body\/data\/0: expected a value that matches model=".*", also on the second page; received /,
  },
  {
    name: "loses a filter in the URL of the second page",
    at: "observability.judges.list",
    alter: withJson(({ judges }) => {
      judges.next = judges.next?.replace(/\btype_filter=\w+&?/g, "");
    }),
    finds: /\/body\/judges\/next: expected a URL with `type_filter=.*`; received /,
  },
  {
    name: "counts the items that a filter leaves out",
    at: "batch.jobs.list",
    alter: async (request, respond) => {
      const { total } = (await (await ignoring("model")(request.clone(), respond)).json()) as Json;
      return (request.url.includes("model=") ? withJson((list) => ({ ...list, total })) : same)(request, respond);
    },
    finds: /\/body\/total: expected \d+, the number of items that match model=".*"; received \d+$/,
  },
];

export const selectionFaults: readonly Fault[] = [...fields, ...populated, ...filters];
