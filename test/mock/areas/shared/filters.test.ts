import { beforeAll, describe, expect, test, vi } from "vitest";
import { type OperationId, operations } from "../../../../generated/operations.ts";
import { cases } from "../../../../src/contract/cases.ts";
import { valueAt } from "../../../../src/core/json-pointer.ts";
import { MARA } from "../../../../src/mock/areas/caller.ts";
import { textFilter } from "../../../../src/mock/areas/shared/filters.ts";
import { defined } from "../../../defined.ts";
import { callersSeed, PEOPLE } from "../../distinct-seed.ts";
import { sendJson } from "../../json.ts";
import { session } from "../../session.ts";

interface Listing {
  /** Parameters that each request has. */
  readonly always?: Readonly<Record<string, string>>;
  /** Pointer to the items, if the response has no pages. */
  readonly items?: string;
  /** The property that names an item here. */
  readonly name: string;
  /** Names of the items without a filter, in the order of the listing. */
  readonly all: readonly string[];
  /** For values of each filter, the names that it selects. */
  readonly filters: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Other parameters, which select no items. */
  readonly free?: readonly string[];
}

const agents: Listing = {
  name: "name",
  all: ["Pilot", "Scout"],
  filters: {
    deployment_chat: { true: ["Scout"], false: ["Pilot"] },
    sources: { playground: ["Scout"], api: ["Pilot"] },
    name: { Pilot: ["Pilot"] },
    search: { SKIPPERS: ["Pilot"], scou: ["Scout"] },
    id: { ag_0197c3d0: ["Scout"] },
    metadata: { '{"desk":"harbor"}': ["Scout"] },
  },
};

const versioned = (name: string): Listing => ({
  name: "name",
  all: ["unlabeled", name],
  filters: { alias: { live: [name] } },
  free: ["fields", "sort_by", "sort_direction"],
});

const credentials = (first: string, preset: string): Listing => ({
  items: "/credentials",
  name: "name",
  all: [first, "second"],
  filters: { fetch_default: { true: [preset] }, auth_type: { bearer: [first], none: ["second"] } },
});

const morning = "morning-briefing";
const check = "worker-check";
const morningId = "2c9e7b41-d8a3-4f06-95e1-b7c8d9e0f1a2";
const registrations = {
  check: "6a9f2d84-7c3e-4b15-a8d0-02b3c4d5e6f7",
  harborCheck: "0e5c8b72-3d1f-4a96-b7e4-f1a2b3c4d5e6",
  morning: "4d0f8c52-e9b4-4a17-86f2-c8d9e0f1a2b3",
};

const tuned = ["ft:aurora-small:tidewater:7c1e", "ft:aurora-small:tidewater:9f2b"];

/** The listings with filters, except for those that other files test. */
const listings: Partial<Record<OperationId, Listing>> = {
  "observability.datasets.list": {
    name: "name",
    all: ["Tide questions", "Current questions"],
    filters: { q: { "HIGH and low": ["Tide questions"], "current qu": ["Current questions"] } },
  },
  "observability.judges.list": {
    name: "name",
    all: ["Answer tone", "Answer accuracy"],
    filters: {
      q: { TONE: ["Answer tone"], "tide table": ["Answer accuracy"] },
      type_filter: { REGRESSION: ["Answer accuracy"], CLASSIFICATION: ["Answer tone"] },
      model_filter: { "aurora-large": ["Answer accuracy"], "aurora-small": ["Answer tone"] },
    },
  },
  "connectors.list": {
    name: "name",
    all: ["harbor-tides", "code-host"],
    filters: { active: { true: ["code-host"], false: ["harbor-tides"] } },
  },
  "connectors.credentials.listForOrganization": credentials("tidewater-labs", "second"),
  "connectors.credentials.listForWorkspace": credentials("harbor-desk", "harbor-desk"),
  "agents.listLegacy": agents,
  "agents.list": agents,
  "prompts.list": versioned("tide-briefing"),
  "skills.list": versioned("chart-reading"),
  "workflows.list": {
    name: "name",
    all: [morning, check],
    filters: {
      search: { "MORNING-b": [morning], "worker c": [check], VISITORS: [morning] },
      status: { FAILED: [morning], RUNNING: [morning], COMPLETED: [morning, check] },
      deployment_name: { "quay-laptop": [check], "harbor-workers": [morning, check] },
      deployment_status: { active: [check], inactive: [morning] },
      tags: { daily: [morning], maintenance: [check] },
      archived: { true: [check], false: [morning] },
      available_in_chat_assistant: { true: [morning], false: [check] },
      include_shared: { false: [morning] },
      active_only: { true: [check] },
    },
    free: ["sort_by", "order"],
  },
  "workflows.registrations.list": {
    name: "id",
    all: [registrations.check, registrations.harborCheck, registrations.morning],
    filters: {
      workflow_id: { [morningId.toUpperCase()]: [registrations.morning] },
      workflow_search: { MORNING: [registrations.morning], "ng br": [registrations.morning] },
      archived: { false: [registrations.morning], true: [registrations.check, registrations.harborCheck] },
      available_in_chat_assistant: { true: [registrations.morning] },
      include_shared: { false: [registrations.morning] },
      active_only: { true: [registrations.check] },
    },
    free: ["with_workflow", "task_queue"],
  },
  "workflows.schedules.list": {
    name: "schedule_id",
    all: ["checks", "morning-briefing-daily"],
    filters: {
      workflow_name: { [morning]: ["morning-briefing-daily"], [check]: ["checks"] },
      user_id: { current: ["morning-briefing-daily"], [MARA]: ["morning-briefing-daily"] },
      status: { paused: ["checks"], active: ["morning-briefing-daily"] },
      search: { che: ["checks"] },
    },
  },
  "workflows.deployments.list": {
    always: { active_only: "false" },
    name: "name",
    all: ["harbor-workers", "quay-laptop"],
    filters: {
      active_only: { true: ["quay-laptop"] },
      is_hardened: { true: ["harbor-workers"], false: ["quay-laptop"] },
      workflow_name: { [morning]: ["harbor-workers"] },
      created_by: { [PEOPLE.created_by]: ["harbor-workers"] },
      owner: { [MARA]: ["harbor-workers"] },
      location_types: { managed: ["harbor-workers"], local: ["quay-laptop"] },
      search: { LAPTOP: ["quay-laptop"] },
    },
    free: ["order_by", "order", "workspace_id"],
  },
  "models.list": {
    items: "/data",
    name: "id",
    all: ["aurora-guard", "aurora-large", "aurora-small", "aurora-voice", ...tuned],
    filters: {
      provider: { "5b0e3c9a-7f1d-4c62-9a40-2d8f6e1b7c01": tuned },
      model: { "aurora-guard": ["aurora-guard"], "aurora-small-latest": ["aurora-small"] },
    },
  },
  "batch.jobs.list": {
    name: "endpoint",
    all: ["/v1/agents/completions", "/v1/conversations"],
    filters: {
      model: { "aurora-small": ["/v1/conversations"] },
      agent_id: { ag_0197c3d0: ["/v1/agents/completions"] },
      metadata: { '{"desk":"harbor"}': ["/v1/conversations"] },
      created_after: { "2026-03-02T10:00:00Z": ["/v1/agents/completions"] },
      created_by_me: { true: ["/v1/conversations"] },
      status: { RUNNING: ["/v1/agents/completions"], SUCCESS: ["/v1/conversations"] },
    },
    free: ["order_by"],
  },
};

/** The entries of a list, with changes by the name of an entry. */
function changed<Entry extends { readonly name: string | null }>(
  entries: readonly Entry[],
  changes: Record<string, Partial<Entry>>,
) {
  return entries.map((entry) => ({ ...entry, ...changes[entry.name ?? ""] }));
}

const { agents: seedAgents, connectors, workflows, deployments, ...others } = callersSeed;
const [tides, ...otherConnectors] = defined(connectors);
const second = (scope: "org" | "workspace") => ({
  ...defined(tides?._mock?.credentials?.[0]),
  name: "second",
  authentication_type: "none" as const,
  scope,
  is_default: scope === "org",
});
const mara = session({
  seedData: {
    ...others,
    agents: changed(defined(seedAgents), { Scout: { source: "playground", deployment_chat: true } }),
    connectors: [
      {
        ...defined(tides),
        _mock: {
          ...tides?._mock,
          credentials: [...defined(tides?._mock?.credentials), second("org"), second("workspace")],
        },
      },
      ...otherConnectors,
    ],
    workflows: changed(defined(workflows), {
      [morning]: { available_in_chat_assistant: true },
      [check]: { archived: true },
    }),
    deployments: changed(defined(deployments), { "quay-laptop": { owner: PEOPLE.owner } }),
  },
});

const bob = mara.as("user.bob~role.member");

async function send(method: string, path: string, body?: object, as = mara): Promise<void> {
  const { status, body: problem } = await sendJson(as, method, path, body);
  if (status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(problem)}`);
}

beforeAll(async () => {
  await send("POST", "/v1/workflows/worker-check/execute", { deployment_name: "quay-laptop", input: {} });
  mara.pass(60);
  await send(
    "POST",
    "/v1/workflows/schedules",
    { schedule_id: "checks", workflow_identifier: check, deployment_name: "quay-laptop", schedule: { input: {} } },
    bob,
  );
  await send("POST", "/v1/workflows/schedules/checks/pause");
  await send("POST", "/v1/workflows/deployments/harbor-workers/stop");
  mara.pass(60);
  await send("POST", "/v2/prompts", { name: "unlabeled", definition: { content: "Hello" } });
  await send("POST", "/v2/skills", { name: "unlabeled", definition: {} });
  await send("POST", "/v1/connectors/code-host/user/activate");
  const requests = [{ body: { messages: [{ role: "user", content: "Hi" }] } }];
  const metadata = { mock: "stall" };
  const job = { endpoint: "/v1/agents/completions", agent_id: "ag_0197c3d0", requests, metadata };
  await send("POST", "/v1/batch/jobs", job, bob);
  mara.pass(10);
});

async function list(id: OperationId, listing: Listing, query: Record<string, string>): Promise<string[]> {
  const { path, pagination } = operations[id] as { path: string; pagination?: { items: string } };
  const filled = path.replace("{connector_id_or_name}", "harbor-tides");
  const { body } = await sendJson(mara, "GET", `${filled}?${new URLSearchParams({ ...listing.always, ...query })}`);
  const keys = (pagination?.items ?? defined(listing.items)).split("/").slice(1);
  return keys.reduce((at, key) => at[key], body).map((item: Record<string, string>) => item[listing.name]);
}

type Item = Readonly<Record<string, string>>;

test("a search text is lower-cased once, not for each item", () => {
  const toLowerCase = vi.fn(() => "tide");
  const hasText = textFilter({ toLowerCase } as unknown as string);
  const found = [hasText("TIDE", null), hasText(undefined, "a Tide b"), hasText("tid"), hasText()];
  expect(found).toEqual([true, true, false, false]);
  expect(toLowerCase).toHaveBeenCalledOnce();
});

test("every filter is in the table", () => {
  const elsewhere = [
    "connectors.tools.list",
    "conversations.list",
    "workflows.runs.list",
    "workflows.events.list",
    "workflows.deployments.logs.list",
    "users.me.organizations.list",
    "users.me.workspaces.list",
  ];
  for (const [id, { method, parameters, ...operation }] of Object.entries(operations)) {
    const { pagination } = operation as { pagination?: Record<string, unknown> };
    if (method !== "GET" || !/list(Legacy|For\w+)?$/i.test(id) || elsewhere.includes(id)) continue;
    const { filters = {}, free = [] } = listings[id as OperationId] ?? {};
    const paging = [pagination?.parameter, pagination?.size];
    const names = (parameters.query as readonly string[]).filter(
      (name) => !paging.includes(name) && !free.includes(name),
    );
    expect(Object.keys(filters).toSorted(), id).toEqual(names.toSorted());
  }
});

/** Every parameter that searches a text, with the members that its description names. */
const searches = cases.flatMap(({ id, path, parameters, operation }) =>
  parameters.flatMap(({ name, description = "" }) => {
    const [, members, verb] = /whose (.+) (contains|starts with) this text/.exec(String(description)) ?? [];
    const { items } = operation["x-pagination"] ?? {};
    return members && items ? [{ id, path, name, items, verb, members: members.split(/, | or /) }] : [];
  }),
);

test.each(searches)(
  "$id searches with $name in nothing but $members",
  async ({ id, path, name, items, verb, members }) => {
    const always = {
      ...listings[id as OperationId]?.always,
      ...(id.includes("registrations") && { with_workflow: "true" }),
    };
    const find = async (query: object) =>
      valueAt(
        (await sendJson(mara, "GET", `${path}?${new URLSearchParams({ ...always, ...query })}`)).body,
        items,
      ) as Item[];
    const all = await find({});
    const names = members.map((each) => (each === "id" ? "schedule_id" : each.replace(" ", "_")));
    const searched = (item: Item) => Object(item.workflow ?? item);
    const key = (item: Item) => item.id ?? item.execution_id ?? item.schedule_id ?? item.name;
    const texts = all
      .flatMap((item) => Object.values(searched(item)))
      .filter((text) => typeof text === "string" && text !== "");
    for (const text of new Set(texts.map((each) => String(each).slice(0, 60)))) {
      const isFound = (item: Item) =>
        names.some((member) =>
          verb === "contains"
            ? searched(item)[member]?.toLowerCase().includes(text.toLowerCase())
            : searched(item)[member].startsWith(text),
        );
      expect([text, ...(await find({ [name]: text })).map(key)]).toEqual([text, ...all.filter(isFound).map(key)]);
    }
  },
);

describe.each(Object.entries(listings))("%s", (id, listing) => {
  const values = Object.entries(listing.filters).flatMap(([name, selected]) =>
    Object.entries(selected).map(([value, names]) => [name, value, names] as const),
  );

  test("without a filter, returns all items", async () => {
    expect(await list(id as OperationId, listing, {})).toEqual(listing.all);
  });

  test.each(values)("%s=%s selects items", async (name, value, names) => {
    expect(await list(id as OperationId, listing, { [name]: value })).toEqual(names);
  });
});
