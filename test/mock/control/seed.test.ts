import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { examples } from "../../../generated/examples.ts";
import type { SeedData } from "../../../generated/seed-data.ts";
import { seedValidators } from "../../../generated/validators.ts";
import { cases } from "../../../src/contract/cases.ts";
import { valueAt } from "../../../src/core/json-pointer.ts";
import { convertToRows } from "../../../src/mock/areas/data.ts";
import { judgesByName } from "../../../src/mock/areas/judges/state.ts";
import { defaultSeed } from "../../../src/mock/areas/seed.ts";
import { toResource } from "../../../src/mock/areas/seeded.ts";
import { loadSeed } from "../../../src/mock/control/seed.ts";
import { SeedError } from "../../../src/mock/control/seed-error.ts";
import { resourceChecks, seedViolations, tableChecks } from "../../../src/mock/control/seed-violations.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { tables, tablesWith } from "../../../src/mock/sandboxes/control-tables.ts";
import { createSandbox, type Snapshot } from "../../../src/mock/state/sandbox.ts";
import { defined } from "../../defined.ts";
import { callEverything } from "../everything.ts";
import { examplePath } from "../example-path.ts";
import { sendJson } from "../json.ts";
import { type Session, session } from "../session.ts";

const UNKNOWN = "00000000-0000-4000-8000-00000000dead";
const lists = Object.keys(seedValidators);

// A test of the areas compares it with what a new sandbox returns.
const text = readFileSync(new URL("../../../generated/seed.json", import.meta.url), "utf8");
// biome-ignore lint/suspicious/noExplicitAny: seeds that are not valid
const builtIn = (): any => JSON.parse(text);

const read = async (of: Session) => (await sendJson(of, "GET", "/_mock/seed")).body;
const replace = (of: Session, seed: unknown) => sendJson(of, "POST", "/_mock/seed", seed);
const readSnapshot = async (of: Session) => (await sendJson(of, "GET", "/_mock/snapshot")).body;

const scout = { ...examples.scoutAgent, handoffs: null, tools: [] };

/** A sandbox with many changes: all operations with these methods were called, starting with this one. */
async function busy(methods: readonly string[] | undefined, randomSeed: number): Promise<Session> {
  const own = session({ randomSeed });
  await callEverything(own, methods);
  own.pass(randomSeed);
  return own;
}

/** The responses of all operations. Requests are counted from 1 again in a sandbox that was replaced. */
async function readResponses(of: Session): Promise<string[]> {
  return (await callEverything(of)).map((response) => response.replace(/req_[0-9a-f]{8}/, ""));
}

describe("a sandbox as seed data", () => {
  const worlds: [what: string, make: () => Promise<Session>][] = [
    ["everything was called, deletions among it", () => busy(undefined, 2)],
    [
      "everything was made twice and changed, and a day has passed",
      async () => {
        const own = await busy(["post"], 86_400);
        await callEverything(own, ["post", "put", "patch"]);
        return own;
      },
    ],
  ];

  test.each(worlds)("continues in another sandbox as it was: %s", async (_what, make) => {
    const own = await make();
    const seed = await read(own);
    const other = session();
    expect(await replace(other, seed)).toEqual({ status: 204, body: undefined });
    expect(JSON.stringify(await read(other))).toBe(JSON.stringify(seed));
    expect(comparable(await readSnapshot(other))).toEqual(comparable(await readSnapshot(own)));
    expect(await readResponses(other)).toEqual(await readResponses(own));
    expect(await read(other)).toEqual(await read(own));
  });

  test("says which time and seed it has, unless that is the default", async () => {
    expect(await read(session({ seedData: { agents: [scout] } }))).toEqual({
      ...(await read(session({ seedData: {} }))),
      agents: [scout],
    });
    const own = session({ seedData: {}, randomSeed: 7, now: "2030-01-01T00:00:00Z" });
    expect((await read(own))._mock).toEqual({ random_seed: 7, now: "2030-01-01T00:00:00Z" });
  });

  test("names deleted resources that others refer to, and is accepted with them", async () => {
    const own = session();
    const { id } = examples.tideModel;
    const created = await sendJson(own, "POST", "/v1/agents", { name: "Guide", model: id });
    expect(created.status).toBe(200);
    expect((await sendJson(own, "DELETE", `/v1/models/${id}`)).status).toBe(200);
    const seed = await read(own);
    expect(seed._mock.missing).toEqual([id]);
    expect((await replace(own, seed)).status).toBe(204);
    const { missing, ...state } = seed._mock;
    const { status, body } = await replace(own, { ...seed, _mock: state });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: [expect.objectContaining({ detail: expect.stringContaining(id), code: "reference" })],
    });
  });
});

/** All rows of a sandbox by key, without the fields that the API shows in another form. */
function comparable({ tables: changed, ...position }: Snapshot): unknown {
  const { sandbox } = createSandbox(tables, "", { ...position, tables: changed });
  const names = Object.keys(tables) as (keyof typeof tables)[];
  const rows = names.map((name) => {
    const { key } = tables[name] as { key(row: unknown): string };
    const list: readonly unknown[] = sandbox[name].all();
    return [name, Object.fromEntries(list.map((row) => [key(row), withoutOutdated(row)]))];
  });
  return { ...position, ...Object.fromEntries(rows) };
}

/** The versions in a version of an agent, the repeated fields of a deployment's status, and the order of aliases. */
function withoutOutdated(row: unknown): unknown {
  return JSON.parse(JSON.stringify(row), (name, value) => {
    if (name === "agent") return { ...value, versions: [] };
    if (name === "managed" && value) return { ...value, is_hardened: true, status: { ...value.status, last_seen: "" } };
    if (name === "aliases" && Array.isArray(value)) return value.map((alias) => JSON.stringify(alias)).sort();
    return value;
  });
}

describe("POST /_mock/seed", () => {
  test("replaces all lists; only organizations, users and base models are there without being given", async () => {
    const own = session();
    expect(await replace(own, { agents: [scout] })).toEqual({ status: 204, body: undefined });
    const agents = await sendJson(own, "GET", "/v1/agents");
    expect(agents.body.map(({ id }: { id: string }) => id)).toEqual([scout.id]);
    expect((await sendJson(own, "GET", "/v1/conversations")).body).toEqual([]);
    expect((await sendJson(own, "GET", "/v1/workflows")).body.workflows).toEqual([]);
    const models = await sendJson(own, "GET", "/v1/models");
    expect(new Set(models.body.data.map(({ TYPE }: { TYPE: string }) => TYPE))).toEqual(new Set(["base"]));
    expect((await sendJson(own, "GET", "/v1/users/me")).body.first_name).toBe("Mara");
  });

  test("uses the given organization, workspace and models, and a reset brings back what the mock started with", async () => {
    const own = session();
    const organizations = [{ id: "0b3f7c1e-5d2a-4e86-9f40-1a2b3c4d5e6f", name: "Lighthouse" }];
    const workspaces = [
      { ...defined(examples.maraWorkspaces.workspaces[0]), organization_id: defined(organizations[0]).id },
    ];
    expect((await replace(own, { organizations, workspaces, models: [] })).status).toBe(204);
    expect((await sendJson(own, "GET", "/v1/models")).body.data).toEqual([]);
    expect((await sendJson(own, "GET", "/v1/users/me")).body).toMatchObject({ organization: organizations[0] });
    await sendJson(own, "POST", "/_mock/reset");
    expect(JSON.stringify(await read(own))).toBe(JSON.stringify(await read(session())));
  });

  test("starts with no faults, an empty journal and the time that it says", async () => {
    const own = session();
    await sendJson(own, "POST", "/_mock/faults", { operation_id: "models.list", status: 503 });
    await sendJson(own, "GET", "/v1/agents");
    expect((await replace(own, { _mock: { now: "2027-06-01T08:00:00Z", random_seed: 9 } })).status).toBe(204);
    expect((await sendJson(own, "GET", "/_mock/journal")).body.requests).toEqual([]);
    expect((await sendJson(own, "GET", "/_mock/clock")).body.now).toBe("2027-06-01T08:00:00Z");
    expect((await sendJson(own, "GET", "/v1/models")).status).toBe(200);
    expect((await readSnapshot(own)).random_seed).toBe(9);
  });

  test("assigns no id that a resource has", async () => {
    const first = session();
    const { body: agent } = await sendJson(first, "POST", "/v1/agents", { name: "Guide", model: "aurora-small" });
    const second = session({ seedData: { agents: [agent] } });
    const { body: next } = await sendJson(second, "POST", "/v1/agents", { name: "Pilot", model: "aurora-small" });
    expect(next.id).not.toBe(agent.id);
  });

  test("fires a schedule at the first of its future executions", async () => {
    const own = session();
    const { workflows, workflow_registrations, schedules, deployments } = builtIn();
    expect((await replace(own, { workflows, workflow_registrations, schedules, deployments })).status).toBe(204);
    own.pass(86_400);
    const { body } = await sendJson(own, "GET", "/v1/workflows/schedules/morning-briefing-daily");
    expect(body.recent_executions).toHaveLength(schedules[0].recent_executions.length + 1);
  });
});

/** The built-in seed with a change. */
function changed(change: (seed: ReturnType<typeof builtIn>) => void): unknown {
  const seed = builtIn();
  change(seed);
  return seed;
}

const without = (list: string) => ({ ...builtIn(), [list]: [] });

test("seed data is refused for an unknown name at each reference", () => {
  const references = [
    "/workspaces/0/organization_id",
    "/dataset_records/0/dataset_id",
    "/judges/0/model_name",
    "/agents/0/model",
    "/agents/0/tools/0/connector_id",
    "/agents/1/tools/5/library_ids/0",
    "/agents/1/handoffs/0",
    "/conversations/0/agent_id",
    "/workflow_registrations/0/workflow_id",
    "/workflow_registrations/0/deployment_name",
    "/schedules/0/workflow_name",
    "/schedules/0/deployment_name",
    "/schedules/0/_mock/registration_id",
    "/executions/0/workflow_id",
    "/executions/0/deployment_name",
    "/executions/5/parent_execution_id",
    "/batch_jobs/0/model",
    "/batch_jobs/0/agent_id",
    "/batch_jobs/0/input_files/0",
    "/batch_jobs/0/output_file",
    "/batch_jobs/0/error_file",
  ];
  const seed = builtIn();
  for (const pointer of references) {
    const name = pointer.slice(pointer.lastIndexOf("/") + 1);
    const holder = valueAt(seed, pointer.slice(0, -name.length - 1)) as Record<string, unknown>;
    holder[name] = /_file/.test(name) || /^[0-9a-f-]{36}$/.test(String(holder[name])) ? UNKNOWN : "unknown";
  }
  const violations = seedViolations(seed);
  expect(violations.filter(({ code }) => code !== "reference")).toEqual([]);
  expect(violations.map(({ pointer }) => pointer).toSorted()).toEqual(references.toSorted());
});

describe("seed data is refused, and nothing is changed, because of", () => {
  test.each<[string, unknown, string, string]>([
    ["a list that does not exist", { agnets: [] }, "/agnets", "is not a known list; did you mean agents?"],
    ["a list of an object's prototype", { constructor: [] }, "/constructor", "is not a known list"],
    ["a list that is none", { agents: {} }, "/agents", "must be an array"],
    ["a resource that is none", { agents: [7] }, "/agents/0", "must be an object"],
    [
      "an undeclared field",
      { agents: [{ ...scout, instructons: "" }] },
      "/agents/0/instructons",
      "is not a known property; did you mean instructions?",
    ],
    ["a missing field", { agents: [{ ...scout, name: undefined }] }, "/agents/0/name", "is required"],
    ["a value of another type", { agents: [{ ...scout, name: 7 }] }, "/agents/0/name", "must be a string"],
    [
      "an unknown field of _mock",
      changed(({ deployments }) => Object.assign(deployments[0]._mock, { log: [] })),
      "/deployments/0/_mock/log",
      "is not a known property; did you mean logs?",
    ],
    [
      "a wrong entry in _mock",
      changed(({ conversations }) => conversations[0]._mock.entries.push({})),
      "/conversations/0/_mock/entries/",
      "is required",
    ],
    ["an unknown field of the seed's _mock", { _mock: { time: 1 } }, "/_mock/time", "is not a known property"],
    ["a task that the mock does not have", { _mock: { tasks: [task("x.y")] } }, "/_mock/tasks/0/name", "is not a task"],
    ["two organizations", { organizations: [], workspaces: [] }, "/organizations", "must have exactly one item"],
    ["an id that occurs twice", { agents: [scout, scout] }, "/agents/1", "has the same key as /agents/0: ag_0197c3d0"],
    [
      "an unknown model",
      { agents: [{ ...scout, model: "aurora-lrage" }] },
      "/agents/0/model",
      "names nothing in models: aurora-lrage; did you mean aurora-large?",
    ],
    ["an unknown agent", without("agents"), "/conversations/0/agent_id", "names nothing in agents"],
    ["an unknown connector", without("connectors"), "/agents/0/tools/0/connector_id", "names nothing in connectors"],
    [
      "a handoff to nobody",
      { agents: [{ ...scout, handoffs: ["ag_7"] }] },
      "/agents/0/handoffs/0",
      "names nothing in agents: ag_7",
    ],
    [
      "an unknown workflow, even if it is declared as missing",
      changed((seed) => {
        seed._mock = { missing: seed.workflows.map(({ id }: { id: string }) => id) };
        seed.workflows = [];
      }),
      "/executions/0/workflow_id",
      "names nothing in workflows",
    ],
    ["an unknown dataset", without("datasets"), "/dataset_records/0/dataset_id", "names nothing in datasets"],
    ["an unknown file", without("files"), "/batch_jobs/0/input_files/0", "names nothing in files"],
    [
      "an alias of no version",
      { agents: [{ ...scout, _mock: { aliases: { live: 7 } } }] },
      "/agents/0/_mock/aliases/live",
      "is not a version of the agent",
    ],
    [
      "a version that occurs twice",
      { agents: [{ ...scout, _mock: { versions: [scout] } }] },
      "/agents/0/_mock/versions/0/version",
      "occurs twice",
    ],
    [
      "a prompt without its earlier versions",
      { prompts: [{ ...examples.tidePrompt, version: 3 }] },
      "/prompts/0/version",
      "must be 1",
    ],
    [
      "a schedule in an unknown time zone",
      changed(({ schedules }) => Object.assign(schedules[0], { time_zone_name: "x" })),
      "/schedules/0/time_zone_name",
      "",
    ],
    [
      "an execution that ends before it starts",
      changed(({ executions }) => Object.assign(executions[0], { start_time: "2099-01-01T00:00:00Z" })),
      "/executions/0",
      "must not be before start",
    ],
    [
      "a run that occurs twice",
      changed(({ executions }) => Object.assign(executions[1], { run_id: executions[0].run_id })),
      "/executions/1/run_id",
      "is the same as that of /executions/0",
    ],
    [
      "an order of other events",
      changed(({ executions }) => Object.assign(executions[0]._mock, { order: ["both"] })),
      "/executions/0/_mock/order",
      "must have as many items",
    ],
    [
      "sequences of other events",
      changed(({ executions }) => Object.assign(executions[0]._mock, { sequences: [1] })),
      "/executions/0/_mock/sequences",
      "must have as many items as events",
    ],
    [
      "a feed with gaps",
      changed(({ executions }) =>
        Object.assign(executions[0]._mock, {
          sequences: executions[0]._mock.events.map((_: unknown, i: number) => 9 + i),
        }),
      ),
      "/executions",
      "",
    ],
  ])("%s", async (_what, seed, pointer, detail) => {
    const own = session();
    await sendJson(own, "POST", "/v1/agents", { name: "Guide", model: "aurora-small" });
    const before = await readSnapshot(own);
    const { status, body } = await replace(own, seed);
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({
      pointer: expect.stringContaining(`/body${pointer}`),
      detail: expect.stringContaining(detail),
      code: expect.any(String),
    });
    expect(await readSnapshot(own)).toEqual(before);
  });

  test("many mistakes, of which it names a hundred", async () => {
    const { status, body } = await replace(session(), { agents: new Array(1000).fill({}) });
    expect(status).toBe(422);
    expect(body.errors).toHaveLength(100);
  });
});

function task(name: string) {
  return { id: "t", at: 0, name, data: {} };
}

describe("whatever is accepted can be read, and accepted again", () => {
  const own = session();
  const paths = cases.filter(({ method, operation }) => method === "get" && !operation["x-stream"]).map(examplePath);

  async function readStatuses(seed: unknown): Promise<number[]> {
    const { status } = await replace(own, seed);
    if (status === 422) return [status];
    const reads = await Promise.all(paths.map((path) => own.send(path)));
    const again = await replace(own, await read(own));
    return [status, again.status, ...reads.map((response) => response.status)];
  }

  test.each(lists)("without %s", async (list) => {
    const { [list]: _, spans, span_evaluations, ...others } = builtIn();
    expect((await readStatuses(others)).filter((status) => status >= 500)).toEqual([]);
  });

  test("without internal data", async () => {
    const { "x-generated": _, ...seed } = builtIn();
    const bare = Object.entries<object[]>(seed).map(([list, entries]) => [list, entries.map(toResource)]);
    const statuses = await readStatuses(Object.fromEntries(bare));
    expect(statuses.slice(0, 2)).toEqual([204, 204]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

describe("createMock({ seedData })", () => {
  test("starts every sandbox with the data, which they share until they change it", async () => {
    const mock = createServerMock({ seedData: { agents: [scout] } });
    const get = async (key: string) =>
      (await mock.fetch("http://mock.test/v1/agents", { headers: { authorization: `Bearer ${key}` } })).json();
    expect([await get("a"), await get("b")]).toEqual([[scout], [scout]]);
    await mock.fetch(`http://mock.test/v1/agents/${scout.id}`, {
      method: "DELETE",
      headers: { authorization: "Bearer a" },
    });
    expect([await get("a"), await get("b")]).toEqual([[], [scout]]);
  });

  test("{} is a sandbox with nothing but an organization, users and base models", async () => {
    const seed = await read(session({ seedData: {} }));
    expect(Object.keys(seed)).toEqual(["organizations", "workspaces", "users", "models"]);
  });

  test("does not notice what is done to the data afterwards", async () => {
    const data = { agents: [{ ...scout }] };
    const own = session({ seedData: data });
    defined(data.agents[0]).name = "Pilot";
    expect((await sendJson(own, "GET", `/v1/agents/${scout.id}`)).body.name).toBe(scout.name);
  });

  test("prefers its own options to the time and the seed of the data", async () => {
    const seedData = { _mock: { now: "2027-06-01T08:00:00Z", random_seed: 9 } };
    const readClock = async (of: Session) => (await sendJson(of, "GET", "/_mock/clock")).body.now;
    expect(await readClock(session({ seedData }))).toBe("2027-06-01T08:00:00Z");
    expect((await readSnapshot(session({ seedData }))).random_seed).toBe(9);
    const now = "2030-01-01T00:00:00Z";
    expect(await readClock(session({ seedData, now }))).toBe(now);
    expect((await readSnapshot(session({ seedData, randomSeed: 3 }))).random_seed).toBe(3);
  });

  test("throws a SeedError with everything that is wrong", () => {
    const data = { agents: [{ ...scout, name: 7 }], agnets: [] } as unknown as SeedData;
    expect(() => createServerMock({ seedData: data })).toThrow(SeedError);
    expect(() => createServerMock({ seedData: data })).toThrow(
      "The seed data is not valid:\n  /agents/0/name must be a string\n  /agnets is not a known list; did you mean agents?",
    );
  });

  test("shares the indexes of its rows among sandboxes", async () => {
    const seed = loadSeed({ agents: [scout], conversations: [] });
    const { sandbox } = createSandbox(seed.tables, "a", { randomSeed: 1, clock: 0 });
    expect([...sandbox.judges.by(judgesByName)]).toEqual([]);
    expect(seed.tables.judges.sortedSeed.has(judgesByName)).toBe(true);
    expect(tables.judges.sortedSeed.get(judgesByName)).not.toBe(seed.tables.judges.sortedSeed.get(judgesByName));
  });
});

test("checks and conversions of a seed and a snapshot are divided by resources", () => {
  const count = (defaultSeed.executions?.length ?? 0) + (defaultSeed.spans?.length ?? 0);
  const seed = structuredClone(defaultSeed);
  const checks = [...resourceChecks(seed), ...tableChecks(seed, tablesWith(seed))];
  expect(checks.length).toBeGreaterThan(3 * count);
  expect(checks.flatMap((check) => [...check])).toEqual([]);
  const { executions = [] } = defaultSeed;
  expect([...convertToRows({ executions })].length).toBeGreaterThan(executions.length);
});

describe("replies, faults and turns in seed data", () => {
  const AGENT = "/v1/agents/ag_0197c3d0";
  const prepared = {
    replies: [
      { match: { operation_id: "agents.get" }, status: 404 },
      { match: { operation_id: "models.list" }, times: null, status: 429 },
    ],
    faults: [{ operation_id: "agents.list", status: 503, times: 2 }],
    turns: [{ content: "Low water is at 06:12." }, { content: "Scripted.", match: { model: "aurora-small" } }],
  };

  async function expectUsed(own: Session): Promise<void> {
    const status = async (path: string) => (await own.send(path)).status;
    expect((await sendJson(own, "GET", "/_mock/replies")).body.replies).toMatchObject([
      { id: "reply_0", remaining: 1, status: 404, body: { code: "AGENT_NOT_FOUND" } },
      { id: "reply_1", remaining: null },
    ]);
    expect((await sendJson(own, "GET", "/_mock/turns")).body.turns).toMatchObject([{ id: "turn_0" }, { id: "turn_1" }]);
    expect([await status(AGENT), await status("/v1/models"), await status("/v1/models")]).toEqual([404, 429, 429]);
    expect([await status("/v1/agents/pages"), await status("/v1/agents/pages")]).toEqual([503, 503]);
    expect(await status("/v1/agents/pages")).toBe(200);
    const { body } = await sendJson(own, "POST", "/v1/conversations", { model: "aurora-large", inputs: "Low water?" });
    expect(body.outputs[0].content).toBe("Low water is at 06:12.");
    expect((await sendJson(own, "GET", "/_mock/faults")).body.faults).toEqual([]);
  }

  test("are those of each new sandbox, and return with a reset", async () => {
    const own = session({ seedData: { ...builtIn(), _mock: { ...builtIn()._mock, ...prepared } } });
    await expectUsed(own);
    await sendJson(own, "POST", "/_mock/reset");
    await expectUsed(own);
  });

  test("replace those of a sandbox", async () => {
    const own = session();
    await sendJson(own, "POST", "/_mock/replies", { match: { operation_id: "agents.get" }, status: 429 });
    expect(await replace(own, { ...builtIn(), _mock: { ...builtIn()._mock, ...prepared } })).toMatchObject({
      status: 204,
    });
    await expectUsed(own);
    expect((await read(own))._mock?.replies).toBeUndefined();
  });

  test.each<[state: object, pointer: string, detail: unknown]>([
    [{ replies: {} }, "/_mock/replies", "must be an array"],
    [{ turns: [7] }, "/_mock/turns/0", "must be an object"],
    [{ replys: [] }, "/_mock/replys", "is not a known property; did you mean replies?"],
    [{ replies: [{}] }, "/_mock/replies/0/match", "is required"],
    [{ replies: [{ match: {}, time: 2 }] }, "/_mock/replies/0/time", "is not a known property (Did you mean times?)"],
    [{ turns: [{ content: 7 }] }, "/_mock/turns/0/content", expect.any(String)],
    [{ turns: [{ contents: "a" }] }, "/_mock/turns/0/contents", "is not a known property (Did you mean content?)"],
    [
      { replies: [{ match: { path: "/v1/agents/{agent_id}" }, unchecked: true }] },
      "/_mock/replies/0/match/path",
      expect.stringContaining("is a template"),
    ],
    [{ replies: [{ match: { operation_id: "agents.get" }, body: {} }] }, "/_mock/replies/0/body/id", "is required"],
    [{ faults: [{ operation_id: "*" }] }, "/_mock/faults/0", expect.stringContaining("needs an effect")],
    [
      { turns: [{ content: "a" }, { content: "a", match: { model: "aurora-huge" } }] },
      "/_mock/turns/1/match/model",
      expect.stringContaining("There is no model aurora-huge"),
    ],
  ])("are refused with a pointer: %j", async (state, pointer, detail) => {
    const seedData = { ...builtIn(), _mock: { ...builtIn()._mock, ...state } };
    const violation = expect.objectContaining({ pointer, detail });
    expect(seedViolations(seedData)).toContainEqual(violation);
    expect(() => createServerMock({ seedData })).toThrow(SeedError);
    const { status, body } = await replace(session(), seedData);
    expect(status).toBe(422);
    expect(body.errors).toContainEqual(expect.objectContaining({ pointer: `/body${pointer}` }));
  });

  test("are as many as a sandbox may have", async () => {
    const own = session({ maxReplies: 1 });
    const refused = await replace(own, { _mock: { replies: prepared.replies } });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: "/body/_mock/replies" }] } });
  });
});
