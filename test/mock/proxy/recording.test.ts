import { expect, test } from "vitest";
import { examples } from "../../../generated/examples.ts";
import seed from "../../../generated/seed.json" with { type: "json" };
import type { CompleteExchange } from "../../../src/mock/proxy/passage.ts";
import { RECORDED_LISTS } from "../../../src/mock/proxy/recorded-lists.ts";
import { createRecording } from "../../../src/mock/proxy/recording.ts";
import { defined } from "../../defined.ts";
import { startTestProxy, startUpstreamMock } from "./servers.ts";

type Entry = Readonly<Record<string, unknown>>;

async function recordSession() {
  const recording = createRecording();
  const { send } = await startTestProxy(await startUpstreamMock(), { onExchange: recording.add });
  return {
    toSeed: () => recording.toSeed() as Readonly<Record<string, readonly Entry[]>>,
    async call(method: string, path: string, body?: object): Promise<Entry> {
      const response = await send(path, {
        method,
        headers: { dashboardusercontextauth: "token" },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await response.json().catch(() => ({}))) as Entry;
    },
  };
}

/** Lists of the seed that responses show unchanged, with the path of a listing. */
const LISTINGS: [list: keyof typeof seed, path: string][] = [
  ["organizations", "/v1/users/me/organizations"],
  ["workspaces", "/v1/users/me/workspaces"],
  ["datasets", "/v1/observability/datasets"],
  ["dataset_records", `/v1/observability/datasets/${defined(seed.dataset_records[0]).dataset_id}/records`],
  ["judges", "/v1/observability/judges"],
  ["connectors", "/v1/connectors"],
  ["agents", "/v1/agents"],
  ["agents", "/v1/agents/pages"],
  ["conversations", "/v1/conversations"],
  ["prompts", "/v2/prompts"],
  ["skills", "/v2/skills"],
  ["workflow_registrations", "/v1/workflows/registrations"],
  ["schedules", "/v1/workflows/schedules"],
  ["models", "/v1/models"],
  ["batch_jobs", "/v1/batch/jobs"],
  ["search_index_deployments", "/v1/rag/deployments"],
  ["ingestion_configurations", "/v1/rag/ingestion_pipeline_configurations"],
];

/** The identity of an entry. */
function toKey(list: string, entry: object): string {
  return defined(RECORDED_LISTS[list])
    .key.map((field) => (entry as Entry)[field])
    .join(" ");
}

test.each(LISTINGS)("%s are recorded from %s in the form of the seed", async (list, path) => {
  const { call, toSeed } = await recordSession();
  await call("GET", path);
  const recorded = toSeed();
  expect(Object.keys(recorded)).toEqual([list]);
  const expected = new Map((seed[list] as readonly Entry[]).map((entry) => [toKey(list, entry), entry]));
  expect(recorded[list]?.length).toBeGreaterThan(0);
  // Only the form matters here, because some fields change with time.
  for (const entry of defined(recorded[list]))
    expect(Object.keys(defined(expected.get(toKey(list, entry))))).toEqual(expect.arrayContaining(Object.keys(entry)));
});

test("resources are recorded oldest first, whether or not they say when they were created", async () => {
  const { call, toSeed } = await recordSession();
  await call("GET", "/v1/agents");
  await call("GET", "/v1/workflows/registrations");
  const { agents, workflow_registrations } = toSeed();
  expect(agents?.map(({ id }) => id)).toEqual(seed.agents.map(({ id }) => id));
  expect(workflow_registrations?.map(({ id }) => id)).toEqual(seed.workflow_registrations.map(({ id }) => id));
});

test.each([
  ["agents", "agents.get", "created_at", "2026-03-02T09:00:00Z", "2026-03-02T10:00:00Z"],
  ["executions", "workflows.executions.get", "start_time", "2026-03-02T09:00:00Z", "2026-03-02T10:00:00Z"],
  ["models", "models.get", "created", 1_772_442_000, 1_772_445_600],
  ["prompts", "prompts.get", "createdAt", "2026-03-02T09:00:00Z", "2026-03-02T10:00:00Z"],
])("%s from %s are recorded in the order of %s", (list, operationId, field, ...times) => {
  const recording = createRecording();
  for (const time of times.toReversed()) {
    const body = { id: `${time}`, execution_id: `${time}`, [field]: time };
    recording.add({ operationId, parameters: { path: {}, query: {}, header: {} }, status: 200, body });
  }
  const recorded = defined((recording.toSeed() as Record<string, Entry[]>)[list]);
  expect(recorded.map((entry) => entry[field])).toEqual(times);
});

test("every list that can be recorded is one of the seed", () => {
  const others = Object.keys(seed).filter((list) => !Object.hasOwn(RECORDED_LISTS, list));
  expect(Object.keys(RECORDED_LISTS).filter((list) => !Object.hasOwn(seed, list))).toEqual([]);
  expect(others).toEqual(expect.arrayContaining(["document_libraries", "files"]));
});

test("the last state of a resource is recorded, and a deleted one is not", async () => {
  const { call, toSeed } = await recordSession();
  const kept = await call("POST", "/v1/observability/datasets", { ...examples.newTideDataset, name: "Kept dataset" });
  const gone = await call("POST", "/v1/observability/datasets", {
    ...examples.newTideDataset,
    name: "Deleted dataset",
  });
  for (const { id } of [kept, gone])
    await call("POST", `/v1/observability/datasets/${id}/records`, examples.newTideRecord);
  await call("PATCH", `/v1/observability/datasets/${kept.id}`, { name: "Renamed" });
  await call("DELETE", `/v1/observability/datasets/${gone.id}`);
  await call("GET", `/v1/observability/datasets/${gone.id}`);
  const { datasets, dataset_records } = toSeed();
  expect(datasets).toMatchObject([{ id: kept.id, name: "Renamed" }]);
  expect(dataset_records).toMatchObject([{ dataset_id: kept.id }]);
});

test("the versions of an agent and the entries of a conversation are recorded as internal data", async () => {
  const { call, toSeed } = await recordSession();
  const agent = await call("POST", "/v1/agents", { name: "Guide", model: "aurora-large" });
  await call("PATCH", `/v1/agents/${agent.id}`, { instructions: "Answer in one sentence." });
  await call("GET", `/v1/agents/${agent.id}?agent_version=0`);
  const response = await call("POST", "/v1/conversations", { agent_id: agent.id, inputs: "When is low water?" });
  await call("GET", `/v1/conversations/${response.conversation_id}`);
  const history = await call("GET", `/v1/conversations/${response.conversation_id}/history`);
  expect(toSeed()).toMatchObject({
    agents: [{ id: agent.id, version: 1, _mock: { versions: [{ version: 0, instructions: null }] } }],
    conversations: [{ id: response.conversation_id, _mock: { entries: history.entries } }],
  });
});

test("versions are recorded in their order, and not in that in which they were shown", async () => {
  const found: CompleteExchange[] = [];
  const { send } = await startTestProxy(await startUpstreamMock(), { onExchange: (exchange) => found.push(exchange) });
  const body = JSON.stringify({ name: "Guide", model: "aurora-large" });
  const { id } = (await (await send("/v1/agents", { method: "POST", body })).json()) as { id: string };
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  for (const number of numbers) {
    const update = JSON.stringify({ description: `Text ${number}.` });
    await (await send(`/v1/agents/${id}`, { method: "PATCH", body: update })).text();
  }
  await expect.poll(() => found).toHaveLength(13);
  const recording = createRecording();
  for (const exchange of found.toReversed()) recording.add(exchange);
  const [agent] = defined((recording.toSeed() as Record<string, { _mock: { versions: Entry[] } }[]>).agents);
  const versions = defined(agent)._mock.versions.map(({ version }) => version);
  // As texts, 10 would come before 2.
  expect(versions).toEqual(numbers);
});

test("a response that violates the document is not recorded, and neither is an error", async () => {
  const found: CompleteExchange[] = [];
  const upstream = await startUpstreamMock();
  const { send } = await startTestProxy(upstream, { onExchange: (exchange) => found.push(exchange) });
  // The document does not mention 406.
  await send("/v1/models", { headers: { accept: "image/png" } });
  expect(found).toEqual([]);
  const recording = createRecording();
  await send("/v1/agents/ag_unknown");
  for (const exchange of found) recording.add(exchange);
  expect(found).toMatchObject([{ operationId: "agents.get", status: 404 }]);
  expect(recording.toSeed()).toEqual({});
});

test("secrets are masked", () => {
  const recording = createRecording();
  recording.add({
    operationId: "agents.get",
    parameters: { path: { agent_id: "ag_1" }, query: {}, header: {} },
    status: 200,
    body: { id: "ag_1", tools: [{ type: "connector", authorization: { type: "api-key", value: "s3cret" } }] },
  });
  expect(recording.toSeed()).toEqual({
    agents: [{ id: "ag_1", tools: [{ type: "connector", authorization: { type: "api-key", value: "****" } }] }],
  });
});

test("descriptions of credentials are kept, and secrets in them are masked", () => {
  const recording = createRecording();
  const describe = (value: string, url: string) => ({
    id: "1b0e1f9e-3d5e-4a8b-9c55-6f0f6f1d9a01",
    supported_auth_methods: [
      {
        method_type: "oauth2",
        headers: { "X-Api-Key": { value, is_secret: true } },
        metadata: { token_endpoint: url },
      },
    ],
  });
  recording.add({
    operationId: "connectors.list",
    parameters: { path: {}, query: {}, header: {} },
    status: 200,
    body: { items: [describe("s3cret", "https://u:s3cret@a.example/token?api_key=s3cret")] },
  });
  expect(recording.toSeed()).toEqual({
    connectors: [describe("****", "https://****@a.example/token?api_key=****")],
  });
});
