import type { DeploymentCommit, ManagedBuildState, ManagedDeployment } from "../../../../generated/mock-types.ts";
import { hash } from "../../lib/hash.ts";
import { cancelTasks } from "../../state/tasks.ts";
import type { Caller } from "../caller.ts";
import type { TaskHandler } from "../define-handlers.ts";
import type { Sandbox } from "../tables.ts";
import { writeLog } from "./logs.ts";
import { commitKey, isManaged, type ManagedRow, type StoredDeployment } from "./state.ts";
import { deleteParts, startWorkers, stopWorkers } from "./workers.ts";

const STEP_DURATION = 1000;

/**
 * Starts to apply a change, and returns the new row. Each change has a number, its generation. A new change cancels the
 * one in progress and takes over its remaining work. A stopped deployment applies a change when it is started.
 */
export function startRollout(
  sandbox: Sandbox,
  caller: Caller,
  row: ManagedRow,
  needs: StoredDeployment["pending"],
  changes: Partial<ManagedDeployment>,
): ManagedRow {
  const pending: StoredDeployment["pending"] =
    needs === "build" || row.pending === "build" ? "build" : (needs ?? row.pending);
  const changed = { ...row.managed, ...changes, updated_at: sandbox.time(), updated_by: caller.user_id };
  // The commit is determined when the build starts: until then, the revision can still move.
  const managed =
    pending === "build" ? { ...changed, spec: { ...changed.spec, commit: null, commit_sha: null } } : changed;
  const generation = (managed.status.generation ?? 0) + 1;
  const status = { ...managed.status, generation, last_seen: generation === 1 ? null : sandbox.time() };
  const updated: ManagedRow = {
    ...row,
    pending,
    managed: { ...managed, ...initialStatus(row.managed, { ...managed, status }, pending) },
  };
  sandbox.deployments.put(updated);
  cancelTasks(sandbox, "deployments.step", row.id);
  sandbox.later(STEP_DURATION, "deployments.step", { id: row.id, generation });
  return updated;
}

function initialStatus(
  before: ManagedDeployment,
  { stopped, status, rollout_status }: ManagedDeployment,
  pending: StoredDeployment["pending"],
): Pick<ManagedDeployment, "rollout_status" | "status"> {
  if (stopped && before.stopped) return { rollout_status: pending ? "PENDING" : rollout_status, status };
  if (stopped) return { rollout_status, status: { ...status, phase: "STOPPING", message: null } };
  if (pending !== "build")
    return { rollout_status: "ROLLING_OUT", status: { ...status, phase: "ROLLING_OUT", message: null } };
  const build_state = {
    phase: "QUEUED",
    commit_sha: null,
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
    if (phase === "STOPPING") return completeStop(sandbox, row);
    if (phase === "ROLLING_OUT") return completeRollout(sandbox, row);
    if (phase !== "BUILDING" || !build_state) return;
    if (build_state.phase === "QUEUED") return startBuild(sandbox, row, build_state);
    return revisionExists(row.managed.spec.revision)
      ? completeBuild(sandbox, row, build_state)
      : failBuild(sandbox, row, build_state);
  },

  "deployments.deleteParts": (sandbox, data) => (deleteParts(sandbox, String(data.id)) ? data : undefined),
};

function startBuild(sandbox: Sandbox, row: ManagedRow, build: ManagedBuildState): void {
  const { codehost_url, revision } = row.managed.spec;
  const commit = revisionExists(revision) ? findCommit(sandbox, codehost_url, revision) : null;
  const commit_sha = commit?.sha ?? null;
  const started = { phase: "RUNNING", commit_sha, started_at: sandbox.time() };
  logBuild(sandbox, row, `The build of ${revision} has started.`);
  const changes = { spec: { ...row.managed.spec, commit, commit_sha } };
  advance(sandbox, row, { build_state: { ...build, ...started } }, changes);
}

/** Returns false if the name ends in `-unknown`, as names of unknown resources do in the examples. */
function revisionExists(revision: string): boolean {
  return !revision.endsWith("-unknown");
}

/** The commit from the seed or, if it has none, one derived from the revision. */
function findCommit(sandbox: Sandbox, codehost_url: string, revision: string): DeploymentCommit {
  const seeded = sandbox.commits.get(commitKey({ codehost_url, revision }));
  if (seeded) return seeded.commit;
  const digits = [0, 1, 2, 3, 4].map((part) =>
    hash(`${codehost_url} ${revision} ${part}`).toString(16).padStart(8, "0"),
  );
  const sha = /^[0-9a-f]{40}$/.test(revision) ? revision : digits.join("");
  return { sha, html_url: `${codehost_url.replace(/\/+$/, "")}/commit/${sha.slice(0, 12)}` };
}

function completeBuild(sandbox: Sandbox, row: ManagedRow, build: ManagedBuildState): void {
  const { spec, name } = row.managed;
  const image = `images.platform.example/${name}:${spec.commit_sha!.slice(0, 12)}`;
  logBuild(sandbox, row, `The image ${image} is built.`);
  const build_state = { ...build, phase: "SUCCEEDED", image, finished_at: sandbox.time() };
  advance(sandbox, row, { phase: "ROLLING_OUT", build_state }, { rollout_status: "ROLLING_OUT" });
}

/** Workers of the previous release keep running. Without one, the build stays pending so that a later change retries it. */
function failBuild(sandbox: Sandbox, row: ManagedRow, build: ManagedBuildState): void {
  const { spec } = row.managed;
  const message = `The repository has no branch, tag or commit named ${spec.revision}.`;
  logBuild(sandbox, row, message, "ERROR");
  const pending = row.managed.deployed_at ? null : "build";
  const build_state = { ...build, phase: "FAILED", message, finished_at: sandbox.time() };
  const status = { phase: "FAILED", message: `The build failed. ${message}`, build_state };
  advance(sandbox, { ...row, pending }, status, { rollout_status: "FAILED" });
}

function completeRollout(sandbox: Sandbox, row: ManagedRow): void {
  const { managed, pending } = row;
  const replicas = managed.resources.replicas ?? 1;
  stopWorkers(sandbox, row);
  startWorkers(sandbox, row, replicas);
  const release = { deployed_at: sandbox.time(), deployed_by: managed.updated_by };
  const status = {
    phase: "RUNNING",
    ready_replicas: replicas,
    available_replicas: replicas,
    ...(pending === "build" && { deployed_revision: managed.spec.revision ?? null }),
  };
  const changes = { ...(pending === "build" && release), rollout_status: "ROLLED_OUT" } as const;
  advance(sandbox, { ...row, pending: null }, status, changes);
}

function completeStop(sandbox: Sandbox, row: ManagedRow): void {
  stopWorkers(sandbox, row);
  advance(sandbox, row, { phase: "STOPPED", ready_replicas: 0, available_replicas: 0 });
}

/** Stores the row with changes to its status and to other fields, and schedules the next step if there is one. */
function advance(
  sandbox: Sandbox,
  row: ManagedRow,
  statusChanges: Partial<ManagedDeployment["status"]>,
  changes: Partial<ManagedDeployment> = {},
): void {
  const status = { ...row.managed.status, ...statusChanges, last_seen: sandbox.time() };
  sandbox.deployments.put({ ...row, managed: { ...row.managed, ...changes, status } });
  if (status.phase === "BUILDING" || status.phase === "ROLLING_OUT")
    sandbox.later(STEP_DURATION, "deployments.step", { id: row.id, generation: status.generation! });
}

function logBuild(sandbox: Sandbox, { id }: ManagedRow, body: string, severity_text = "INFO"): void {
  writeLog(sandbox, id, { body, severity_text, log_attributes: { log_type: "build" } });
}
