import { examples } from "../../generated/examples.ts";
import type { OperationId } from "../../generated/operations.ts";
import { defined } from "../defined.ts";
import { sendJson } from "./json.ts";
import type { Session } from "./session.ts";

type Values = Readonly<Record<string, unknown>>;

/** The effect of an update on one field of its body. */
export interface Field {
  /** Value to set, other than the one that null leads to. */
  readonly value: unknown;
  /** The result of `read` for it, if that is not the value. */
  readonly shown?: unknown;
  /** The result of `read` after null; absent if null is refused with 422. */
  readonly null?: unknown;
  /** The body needs the field. */
  readonly required?: true;
  /** The result of `read` after the field was omitted, and the words of the description that say so. */
  readonly omitted?: { readonly shown: unknown; readonly description: string };
  /** Words of the description that say that no response shows the field. `read` does not return it. */
  readonly hidden?: string;
  /** Another value, and what `read` returns for it: an object replaces the existing one as a whole. */
  readonly replaced?: readonly [value: unknown, shown: unknown];
}

export interface Update {
  readonly operationId: OperationId;
  readonly path: string;
  /** Every field of the body by its path, such as `spec.revision`. Those of an object are listed if they merge. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Calls to make first. */
  prepare?(session: Session): Promise<unknown>;
  /** The current values of the fields. */
  read(session: Session): Promise<Values>;
}

const get = async (session: Session, path: string): Promise<Values> => (await sendJson(session, "GET", path)).body;

const dataset = `/v1/observability/datasets/${examples.tideDataset.id}`;
const judge = `/v1/observability/judges/${examples.accuracyJudge.id}`;
const agent = "/v1/agents/ag_0197c3d0";
const prompt = `/v2/prompts/${examples.tidePrompt.id}`;
const skill = `/v2/skills/${examples.chartSkill.id}`;
const workflow = "/v1/workflows/morning-briefing";
const schedule = "/v1/workflows/schedules/morning-briefing-daily";
const deployment = "/v1/workflows/deployments/harbor-workers";
const model = `/v1/fine_tuning/models/${examples.tideModel.id}`;
const searchIndexes = "/v1/rag/deployments";
const configurations = "/v1/rag/ingestion_pipeline_configurations";
const configuration = examples.handbookIngestionAfterRun;

const { stricterAccuracyJudge, handbookRegistration, handbookIngestionUpsert } = examples;
const calendar = {
  second: [{ start: 0, end: 0, step: 0 }],
  minute: [{ start: 0, end: 0, step: 0 }],
  hour: [{ start: 6, end: 0, step: 0 }],
  day_of_month: [{ start: 1, end: 31, step: 0 }],
  month: [{ start: 1, end: 12, step: 0 }],
  year: [],
  day_of_week: [{ start: 0, end: 6, step: 0 }],
  comment: null,
};
const resources = { replicas: 2, cpu_request: "500m", cpu_limit: "2", memory_request: "512Mi", memory_limit: "1Gi" };
const noResources = Object.fromEntries(Object.keys(resources).map((name) => [name, null]));
const policy = { overlap: 1, catchup_window_seconds: 31_536_000, pause_on_failure: false };

/** Only the caller's rights show the relation: a writer can update. */
async function readRelation(session: Session, path: string): Promise<string> {
  const { status } = await sendJson(session.as("user.bob~role.member"), "PATCH", path, {});
  return status === 200 ? "writer" : "reader";
}

const shared: Update["fields"] = {
  sharingScope: { value: "workspace" },
  workspaceRelation: { value: "writer" },
};

const versionFields: Update["fields"] = {
  notes: { value: "Checked by Mara.", null: undefined },
  aliases: { value: { values: ["checked"] }, shown: ["checked"], null: [], replaced: [{}, []] },
};

export const updates: readonly Update[] = [
  {
    operationId: "observability.datasets.update",
    path: dataset,
    fields: { name: { value: "Tides and currents" }, description: { value: "Questions of visitors.", null: "" } },
    read: (session) => get(session, dataset),
  },
  {
    operationId: "observability.judges.update",
    path: judge,
    fields: Object.fromEntries(
      Object.entries(stricterAccuracyJudge).map(([name, value]) => [name, { value, required: true }]),
    ),
    read: (session) => get(session, judge),
  },
  {
    operationId: "agents.update",
    path: agent,
    fields: {
      model: { value: "aurora-small" },
      name: { value: "Lookout" },
      description: { value: "Knows the tides.", null: null },
      instructions: { value: "Look up every time.", null: null },
      tools: { value: [{ type: "web_search" }], null: [] },
      completion_args: { value: { temperature: 0.5 }, null: {}, replaced: [{ top_p: 1 }, { top_p: 1 }] },
      handoffs: { value: ["ag_0197c3d1"], null: null },
      guardrails: { value: [{ block_on_error: true }], null: null },
      metadata: { value: { desk: "harbor" }, null: null, replaced: [{ shift: "late" }, { shift: "late" }] },
      deployment_chat: { value: true },
      version_message: {
        value: "For the night.",
        null: null,
        omitted: { shown: null, description: "If omitted, the new version has none" },
      },
    },
    read: (session) => get(session, agent),
  },
  {
    operationId: "agents.switchVersion",
    path: `${agent}/version`,
    fields: { version: { value: 0, required: true } },
    prepare: (session) => sendJson(session, "PATCH", agent, { name: "Lookout" }),
    read: (session) => get(session, agent),
  },
  {
    operationId: "prompts.update",
    path: prompt,
    fields: {
      title: { value: "Tides", null: undefined },
      description: { value: "Greets visitors.", null: undefined },
      ...shared,
    },
    read: async (session) => ({
      ...(await get(session, prompt)),
      workspaceRelation: await readRelation(session, prompt),
    }),
  },
  {
    operationId: "prompts.versions.update",
    path: `${prompt}/versions/1`,
    fields: versionFields,
    read: (session) => get(session, `${prompt}/versions/1`),
  },
  {
    operationId: "skills.update",
    path: skill,
    fields: shared,
    read: async (session) => ({
      ...(await get(session, skill)),
      workspaceRelation: await readRelation(session, skill),
    }),
  },
  {
    operationId: "skills.versions.update",
    path: `${skill}/versions/1`,
    fields: versionFields,
    read: (session) => get(session, `${skill}/versions/1`),
  },
  {
    operationId: "workflows.update",
    path: workflow,
    fields: {
      display_name: { value: "Briefing" },
      description: { value: "Tells the times.", null: null },
      available_in_chat_assistant: { value: true },
      tags: { value: ["tides"], null: [] },
    },
    read: readWorkflow,
  },
  {
    operationId: "workflows.archiveMany",
    path: "/v1/workflows/archive",
    fields: { workflow_ids: { value: [examples.briefingWorkflow.workflow.id], shown: true, required: true } },
    read: async (session) => ({ workflow_ids: await isArchived(session) }),
  },
  {
    operationId: "workflows.unarchiveMany",
    path: "/v1/workflows/unarchive",
    fields: { workflow_ids: { value: [examples.briefingWorkflow.workflow.id], shown: false, required: true } },
    prepare: (session) => sendJson(session, "PUT", `${workflow}/archive`),
    read: async (session) => ({ workflow_ids: await isArchived(session) }),
  },
  {
    operationId: "workflows.schedules.update",
    path: schedule,
    fields: {
      schedule: { value: {}, required: true },
      "schedule.input": { value: { harbor: "Quay 3" }, null: null },
      "schedule.calendars": { value: [calendar], null: [] },
      "schedule.intervals": { value: [{ every: "PT6H", offset: null }], null: [] },
      "schedule.cron_expressions": { value: ["0 7 * * *"], null: [] },
      "schedule.skip": { value: [calendar], null: [] },
      "schedule.start_at": { value: "2026-03-03T00:00:00Z", null: null },
      "schedule.end_at": { value: "2026-04-03T00:00:00Z", null: null },
      "schedule.jitter": { value: "PT30S", null: null },
      "schedule.time_zone_name": { value: "Europe/Oslo", null: null },
      "schedule.policy": {
        value: { overlap: 3, catchup_window_seconds: 60, pause_on_failure: true },
        null: policy,
        replaced: [{ overlap: 2 }, { ...policy, overlap: 2 }],
      },
      "schedule.max_executions": { value: 5, null: null },
    },
    read: async (session) => {
      const { remaining_executions, ...definition } = await get(session, schedule);
      return prefixed("schedule", { ...definition, max_executions: remaining_executions });
    },
  },
  {
    operationId: "workflows.deployments.update",
    path: deployment,
    fields: {
      spec: { value: {} },
      "spec.codehost_url": { value: "https://code.example/tidewater/other-workers" },
      "spec.revision": { value: "release-3", null: "main" },
      "spec.backend_spec": {
        value: { type: "container", build_directory: "workers", dockerfile_path: "Dockerfile.harbor" },
        null: { type: "container", build_directory: null, dockerfile_path: null },
        replaced: [{ type: "kubernetes" }, { type: "kubernetes", entrypoint: null, working_dir: null }],
      },
      resources: { value: {}, null: prefixed("resources", noResources) },
      ...Object.fromEntries(
        Object.entries(resources).map(([name, value]) => [`resources.${name}`, { value, null: null }]),
      ),
    },
    read: async (session) => {
      const { spec, resources: current } = (await get(session, deployment)).managed as Record<string, Values>;
      return { ...prefixed("spec", spec!), ...prefixed("resources", current!) };
    },
  },
  {
    operationId: "models.update",
    path: model,
    fields: { name: { value: "Tides", null: null }, description: { value: "Knows the tides.", null: null } },
    read: (session) => get(session, `/v1/models/${examples.tideModel.id}`),
  },
  {
    operationId: "retrieval.deployments.register",
    path: searchIndexes,
    fields: {
      name: { value: handbookRegistration.name, required: true },
      status: { value: "online" },
      deployment: { value: handbookRegistration.deployment, shown: ["handbook_pages"], required: true },
    },
    read: async (session) => {
      const { name, status, deployment: engine } = await searchIndex(session);
      return { name, status, deployment: engine.indexes.map((index) => index.name) };
    },
  },
  {
    operationId: "retrieval.deployments.updateMetrics",
    path: `${searchIndexes}/${examples.handbookReference.id}/metrics`,
    fields: {
      status: { value: "online", required: true },
      document_count: { value: 12, required: true },
      index_metrics: { value: [{ name: "handbook_pages", document_count: 12 }], required: true },
    },
    read: async (session) => {
      const { status, document_count, deployment: engine } = await searchIndex(session);
      const index_metrics = engine.indexes.map((index) => ({
        name: index.name,
        document_count: index.document_count,
      }));
      return { status, document_count, index_metrics };
    },
  },
  {
    operationId: "retrieval.deployments.updateMetrics",
    path: `${searchIndexes}/${examples.handbookReference.id}/metrics`,
    fields: {
      status: { value: "offline", required: true },
      clear_metrics: { value: false, hidden: "If false or omitted, the last reported counts are kept" },
    },
    read: async (session) => ({ status: (await searchIndex(session)).status }),
  },
  {
    operationId: "retrieval.ingestionConfigurations.upsert",
    path: configurations,
    fields: {
      name: { value: handbookIngestionUpsert.name, required: true },
      pipeline_composition: {
        value: { loader: "files", chunker: "pages" },
        null: null,
        replaced: [{ loader: "files" }, { loader: "files" }],
      },
      target_indexes: { value: [{ name: "handbook_pages" }], hidden: "Responses do not show them", null: undefined },
    },
    read: async (session) => defined(((await get(session, configurations)) as unknown as Values[])[0]),
  },
  {
    operationId: "retrieval.ingestionConfigurations.updateRunInfo",
    path: `${configurations}/${configuration.id}/run_info`,
    fields: {
      execution_time: { value: "2026-03-02T11:00:00Z", required: true },
      chunks_count: { value: 30, required: true },
    },
    read: async (session) => {
      const current = defined(((await get(session, configurations)) as unknown as Values[])[0]);
      return { execution_time: current.last_run_time, chunks_count: current.last_run_chunks_count };
    },
  },
];

function prefixed(prefix: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));
}

async function readWorkflow(session: Session): Promise<Values> {
  const { workflow: current } = await get(session, workflow);
  return current as Values;
}

async function isArchived(session: Session): Promise<unknown> {
  return (await readWorkflow(session)).archived;
}

async function searchIndex(session: Session) {
  const { deployments } = await get(session, searchIndexes);
  return defined((deployments as typeof examples.handbookDeployments.deployments)[0]);
}
