import type { components } from "../../../../generated/types.ts";
import type { TaskHandler } from "../handler.ts";
import type { Sandbox } from "../tables.ts";
import { writeLog } from "./logs.ts";
import { revisionExists, withCommit } from "./repository.ts";
import type { StoredDeployment } from "./state.ts";
import { endWorkers, startWorkers } from "./workers.ts";

type Managed = components["schemas"]["ManagedDeployment"];

export type ManagedRow = StoredDeployment & { readonly managed: Managed };

/** Milliseconds from one step of a build, a roll-out or a stop to the next. */
const STEP = 1000;

/**
 * Begins to carry out a change, and returns the row. Each change has a number, the generation: what was under way for an
 * earlier one is given up, and what that still had to do is left to the latest. A stopped deployment keeps it for later.
 */
export function startRollout(
  sandbox: Sandbox,
  row: ManagedRow,
  needs: StoredDeployment["pending"],
  changes: Partial<Managed>,
): ManagedRow {
  const pending: StoredDeployment["pending"] =
    needs === "build" || row.pending === "build" ? "build" : (needs ?? row.pending);
  const managed = { ...row.managed, ...changes };
  const generation = (managed.status.generation ?? 0) + 1;
  const status = { ...managed.status, generation, last_seen: generation === 1 ? null : sandbox.time() };
  const begun: ManagedRow = {
    ...row,
    pending,
    managed: { ...managed, ...firstStep(row.managed, { ...managed, status }, pending) },
  };
  sandbox.deployments.put(begun);
  sandbox.later(STEP, "deployments.step", { id: row.id, generation });
  return begun;
}

function firstStep(
  before: Managed,
  { stopped, spec, status, rollout_status = null }: Managed,
  pending: StoredDeployment["pending"],
): Pick<Managed, "rollout_status" | "status"> {
  if (stopped && before.stopped) return { rollout_status: pending ? "PENDING" : rollout_status, status };
  if (stopped) return { rollout_status, status: { ...status, phase: "STOPPING", message: null } };
  if (pending !== "build")
    return { rollout_status: "ROLLING_OUT", status: { ...status, phase: "ROLLING_OUT", message: null } };
  const build_state = {
    phase: "QUEUED",
    commit_sha: spec.commit_sha,
    image: null,
    message: null,
    started_at: null,
    finished_at: null,
  };
  return { rollout_status: "PENDING", status: { ...status, phase: "BUILDING", message: null, build_state } };
}

export const rolloutTasks: Readonly<Record<string, TaskHandler>> = {
  "deployments.step": (sandbox, { id, generation }) => {
    const row = sandbox.deployments.get(String(id));
    if (!row || !isManaged(row) || row.managed.status.generation !== generation) return;
    const { phase, build_state } = row.managed.status;
    if (phase === "STOPPING") return stopped(sandbox, row);
    if (phase === "ROLLING_OUT") return rolledOut(sandbox, row);
    if (phase !== "BUILDING") return;
    if (build_state?.phase === "QUEUED") return buildStarted(sandbox, row);
    return revisionExists(row.managed.spec.revision ?? "") ? buildSucceeded(sandbox, row) : buildFailed(sandbox, row);
  },
};

export function isManaged(row: StoredDeployment): row is ManagedRow {
  return row.managed !== null;
}

function buildStarted(sandbox: Sandbox, row: ManagedRow): void {
  const spec = withCommit(sandbox, row.managed.spec);
  const started = { phase: "RUNNING", commit_sha: spec.commit_sha, started_at: sandbox.time() };
  log(sandbox, row, `The build of ${spec.revision} has started.`);
  next(
    sandbox,
    { ...row, managed: { ...row.managed, spec } },
    { build_state: { ...row.managed.status.build_state, ...started } },
  );
}

function buildSucceeded(sandbox: Sandbox, row: ManagedRow): void {
  const { spec, status, name } = row.managed;
  const image = `images.platform.example/${name}:${spec.commit_sha!.slice(0, 12)}`;
  log(sandbox, row, `The image ${image} is built.`);
  next(
    sandbox,
    { ...row, managed: { ...row.managed, rollout_status: "ROLLING_OUT" } },
    {
      phase: "ROLLING_OUT",
      build_state: { ...status.build_state, phase: "SUCCEEDED", image, finished_at: sandbox.time() },
    },
  );
}

/** Workers of the release before keep running, if there was one; until then there is nothing but a build to try again. */
function buildFailed(sandbox: Sandbox, row: ManagedRow): void {
  const { spec, status } = row.managed;
  const message = `The repository has no branch, tag or commit named ${spec.revision}.`;
  log(sandbox, row, message, "ERROR");
  next(
    sandbox,
    {
      ...row,
      pending: row.managed.deployed_at ? null : "build",
      managed: { ...row.managed, rollout_status: "FAILED" },
    },
    {
      phase: "FAILED",
      message: `The build failed. ${message}`,
      build_state: { ...status.build_state, phase: "FAILED", message, finished_at: sandbox.time() },
    },
  );
}

function rolledOut(sandbox: Sandbox, row: ManagedRow): void {
  const { managed, pending } = row;
  const replicas = managed.resources.replicas ?? 1;
  endWorkers(sandbox, row);
  startWorkers(sandbox, row, replicas);
  const release = { deployed_at: sandbox.time(), deployed_by: managed.updated_by ?? null };
  next(
    sandbox,
    {
      ...row,
      pending: null,
      managed: { ...managed, ...(pending === "build" && release), rollout_status: "ROLLED_OUT" },
    },
    {
      phase: "RUNNING",
      ready_replicas: replicas,
      available_replicas: replicas,
      ...(pending === "build" && { deployed_revision: managed.spec.revision ?? null }),
    },
  );
}

function stopped(sandbox: Sandbox, row: ManagedRow): void {
  endWorkers(sandbox, row);
  next(sandbox, row, { phase: "STOPPED", ready_replicas: 0, available_replicas: 0 });
}

/** Puts the row with what has changed in its status, and goes on until nothing is left to do. */
function next(sandbox: Sandbox, row: ManagedRow, changes: Partial<Managed["status"]>): void {
  const status = { ...row.managed.status, ...changes, last_seen: sandbox.time() };
  sandbox.deployments.put({ ...row, managed: { ...row.managed, status } });
  if (status.phase === "BUILDING" || status.phase === "ROLLING_OUT")
    sandbox.later(STEP, "deployments.step", { id: row.id, generation: status.generation! });
}

function log(sandbox: Sandbox, { id }: ManagedRow, body: string, severity_text = "INFO"): void {
  writeLog(sandbox, id, { body, severity_text, log_attributes: { log_type: "build" } });
}
