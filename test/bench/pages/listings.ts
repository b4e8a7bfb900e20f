import { tables } from "../../../src/mock/sandboxes/control-tables.ts";
import type { PlacedRow } from "../../../src/mock/state/placed-row.ts";
import { cursorPages, get, numberedPages, post, type Requests, single } from "./requests.ts";

export const NOON = Date.parse("2026-03-02T12:00:00Z");
const EXECUTION = "tide-briefing-1";
const BATCH_JOB = {
  endpoint: "/v1/chat/completions",
  model: "aurora-small",
  requests: [{ body: { messages: [{ role: "user", content: "Hi" }] } }],
};

export type Rows = Readonly<Record<string, readonly unknown[]>>;

export interface Listing {
  readonly name: string;
  /** The tables of a snapshot with this number of rows. */
  readonly rows: (count: number) => Rows;
  readonly requests: Requests;
}

export const LISTINGS: readonly Listing[] = [
  { name: "agents by cursor", rows: agents, requests: cursorPages("/v1/agents/pages", "page_token", agentKey) },
  { name: "agents by page number", rows: agents, requests: numberedPages("/v1/agents", 0) },
  {
    name: "versions of an agent",
    rows: agents,
    requests: single("page", (count) => get(`/v1/agents/${agentId(count >> 1)}/versions`)),
  },
  {
    name: "connectors by cursor",
    rows: (count) => ({
      connectors: list(count, (index) => {
        return { ...first("connectors"), id: uuid(index), name: `connector-${index}`, created_at: time(index, count) };
      }),
    }),
    requests: cursorPages("/v1/connectors", "cursor", (index, count) => [time(index, count), uuid(index)]),
  },
  {
    name: "conversations by page number",
    rows: (count) => ({
      conversations: list(count, (index) => {
        const { conversation, ...row } = first("conversations");
        const id = `conv_${hex(index)}`;
        return { ...row, id, conversation: { ...conversation, id, created_at: time(index, count) } };
      }),
    }),
    requests: numberedPages("/v1/conversations", 0),
  },
  {
    name: "batch jobs with their total",
    rows: (count) => ({
      batchJobs: list(count, (index) => {
        const { job, ...row } = first("batchJobs");
        return { ...row, job: { ...job, id: uuid(index), created_at: NOON / 1000 - count + index } };
      }),
    }),
    requests: numberedPages("/v1/batch/jobs", 0),
  },
  {
    name: "datasets with their count",
    rows: (count) => ({ datasets: list(count, (index) => ({ ...first("datasets"), id: uuid(index) })) }),
    requests: numberedPages("/v1/observability/datasets", 1),
  },
  {
    name: "records of a dataset with their count",
    rows: (count) => ({
      datasets: [{ ...first("datasets"), id: uuid(0) }],
      datasetRecords: list(count, (index) => ({ ...first("datasetRecords"), id: uuid(index), dataset_id: uuid(0) })),
    }),
    requests: numberedPages(`/v1/observability/datasets/${uuid(0)}/records`, 1),
  },
  {
    name: "judges with their count",
    rows: (count) => ({
      judges: list(count, (index) => {
        const { judge } = first("judges");
        return { judge: { ...judge, id: uuid(index), name: `judge ${index}` }, revision: uuid(index) };
      }),
    }),
    requests: numberedPages("/v1/observability/judges", 1),
  },
  { name: "runs", rows: runs, requests: cursorPages("/v1/workflows/runs", "next_page_token", runKey) },
  {
    name: "runs by their end",
    rows: runs,
    requests: cursorPages("/v1/workflows/runs?sort_by=end_time", "next_page_token", (...at) => [1, ...runKey(...at)]),
  },
  {
    name: "history of a run",
    rows: events,
    requests: single("all", () => get(`/v1/workflows/runs/${uuid(0)}/history`)),
  },
  {
    name: "events",
    rows: events,
    requests: cursorPages("/v1/workflows/events/list", "cursor", eventKey, { size: "limit", ascending: true }),
  },
  {
    name: "events of an execution",
    rows: events,
    requests: cursorPages(`/v1/workflows/events/list?workflow_exec_id=${EXECUTION}`, "cursor", eventKey, {
      size: "limit",
      ascending: true,
    }),
  },
  {
    name: "deployments",
    rows: (count) => ({
      deployments: list(count, (index) => {
        return {
          ...first("deployments"),
          id: uuid(index),
          name: `deployment-${index}`,
          created_at: time(index, count),
        };
      }),
      deploymentWorkers: list(count, (index) => ({ ...first("deploymentWorkers"), deployment_id: uuid(index) })),
    }),
    requests: cursorPages("/v1/workflows/deployments", "cursor", (index, count) => [at(index, count), uuid(index)], {
      size: "limit",
    }),
  },
  {
    name: "log of a deployment",
    rows: (count) => ({
      deploymentLogs: list(count, (index) => {
        const { record, ...row } = first("deploymentLogs");
        return {
          ...row,
          deployment_id: first("deployments").id,
          number: 0,
          record: { ...record, timestamp: time(index, count) },
        };
      }),
    }),
    requests: cursorPages(
      `/v1/workflows/deployments/${first("deployments").name}/logs`,
      "cursor",
      (index, count) => [-1, Number.MAX_SAFE_INTEGER, 1, at(index, count), 0],
      { size: "limit", ascending: true },
    ),
  },
  {
    name: "schedules",
    rows: (count) => ({
      schedules: list(count, (index) => {
        const { schedule, ...row } = first("schedules");
        return { ...row, schedule: { ...schedule, schedule_id: `schedule-${hex(index)}` } };
      }),
    }),
    requests: cursorPages("/v1/workflows/schedules", "next_page_token", (index) => [`schedule-${hex(index)}`], {
      ascending: true,
    }),
  },
  {
    name: "prompts by name",
    rows: (count) => ({
      prompts: list(count, (index) => {
        return { ...first("prompts"), id: `prompt_${hex(index)}`, name: `prompt-${hex(index)}` };
      }),
    }),
    requests: cursorPages(
      "/v2/prompts?sort_by=name",
      "pageToken",
      (index) => [`prompt-${hex(index)}`, `prompt-${hex(index)}`, `prompt_${hex(index)}`],
      { size: "pageSize", ascending: true },
    ),
  },
  {
    name: "spans",
    rows: (count) => ({
      spans: list(count, (index) => ({ ...first("spans"), span_id: spanId(index), start_time: time(index, count) })),
    }),
    requests: cursorPages(
      "/v1/observability/spans/search",
      "cursor",
      (index, count) => [at(index, count), `${first("spans").trace_id} ${spanId(index)}`],
      { body: {} },
    ),
  },
  {
    name: "latest evaluations",
    rows: (count) => ({
      spanEvaluations: list(count, (index) => {
        return { ...first("spanEvaluations"), span_id: spanId(index), timestamp: time(index, count) };
      }),
    }),
    requests: cursorPages(
      "/v1/observability/spans/evaluations/search/latest",
      "cursor",
      (index, count) => {
        const { trace_id, evaluation_name } = first("spanEvaluations");
        return [at(index, count), `${trace_id} ${spanId(index)} ${evaluation_name}`];
      },
      { body: {} },
    ),
  },
  {
    name: "the next of all tasks",
    rows: (count) => ({
      tasks: list(count, (index) => ({ id: `t${index}`, at: NOON + 1e9 + index, name: "executions.quiet", data: {} })),
    }),
    requests: single("after a new one", () => post("/v1/batch/jobs", BATCH_JOB)),
  },
];

function agents(count: number): Rows {
  const { agent } = first("agentVersions");
  return {
    agents: list(count, (index) => ({ id: agentId(index), active: 0, versions: [0], aliases: {} })),
    agentVersions: list(count, (index) => {
      const id = agentId(index);
      return { agent_id: id, agent: { ...agent, id, version: 0, versions: [0], created_at: time(index, count) } };
    }),
  };
}

function runs(count: number): Rows {
  return {
    runs: list(count, (index) => {
      const start = at(index, count);
      return { ...first("runs"), run_id: uuid(index), execution_id: `e${index}`, events: [], start, end: start };
    }),
    executions: list(count, (index) => ({ execution_id: `e${index}`, run_id: uuid(index) })),
    runEvents: [],
    feedLength: [{ name: "feed", length: 0 }],
  };
}

/** The events of a run, the first ten of which are in its history. */
function events(count: number): Rows {
  const run_id = uuid(0);
  const event = [...tables.runEvents.seed.values()].find(({ row }) => row.history && row.feed)!.row;
  const keys = list(10, (index) => String(index + 1));
  return {
    runs: [{ ...first("runs"), run_id, execution_id: EXECUTION, events: keys }],
    executions: [{ execution_id: EXECUTION, run_id }],
    runEvents: list(count, (index) => {
      const feed = { ...event.feed, sequence: index + 1, event_id: `evt_${index + 1}` };
      return { ...event, key: String(index + 1), run_id, at: at(index, count), feed };
    }),
    feedLength: [{ name: "feed", length: count }],
  };
}

/** The first row of the seed, from which the others are made. */
function first<Name extends keyof typeof tables>(name: Name) {
  type Row = (typeof tables)[Name]["seed"] extends ReadonlyMap<string, PlacedRow<infer Row>> ? Row : never;
  return [...tables[name].seed.values()][0]!.row as Row;
}

function list<Item>(count: number, item: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => item(index));
}

/** The last row is a second old, and each other is a second older than the next. */
function at(index: number, count: number): number {
  return NOON - (count - index) * 1000;
}

function time(index: number, count: number): string {
  return new Date(at(index, count)).toISOString();
}

function hex(index: number): string {
  return index.toString(16).padStart(8, "0");
}

function spanId(index: number): string {
  return hex(index).padStart(16, "0");
}

function uuid(index: number): string {
  return `00000000-0000-4000-8000-0000${hex(index)}`;
}

function agentId(index: number): string {
  return `ag_${hex(index)}`;
}

function agentKey(index: number, count: number): [string, string] {
  return [time(index, count), agentId(index)];
}

function runKey(index: number, count: number): [number, string] {
  return [at(index, count), uuid(index)];
}

function eventKey(index: number, count: number): [number, number] {
  return [at(index, count), index + 1];
}
