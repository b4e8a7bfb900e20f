import type { RowRange } from "../../state/row-index.ts";
import { cancelTasks } from "../../state/tasks.ts";
import type { Sandbox } from "../tables.ts";
import { findLog, writeLog } from "./logs.ts";
import {
  deploymentsByName,
  logKey,
  runningWorkers,
  type StoredDeployment,
  type StoredWorker,
  workerKey,
  workersByDeployment,
} from "./state.ts";

const MANAGED_LOCATION = { location_type: "managed", k8s_cluster: null, k8s_namespace: null } as const;

export function deploymentByName(sandbox: Sandbox, name: string): StoredDeployment | undefined {
  return sandbox.deployments.by(deploymentsByName).within([name]).first();
}

/** Name of a running worker of this deployment; undefined if it has none, is stopped or does not exist. */
export function liveWorker(sandbox: Sandbox, deployment_name: string): string | undefined {
  const deployment = deploymentByName(sandbox, deployment_name);
  if (!deployment || deployment.managed?.stopped) return undefined;
  return listRunningWorkers(sandbox, deployment.id).first()?.name;
}

export function listWorkers(sandbox: Sandbox, deployment_id: string): RowRange<StoredWorker> {
  return sandbox.deploymentWorkers.by(workersByDeployment).within([deployment_id]);
}

function listRunningWorkers(sandbox: Sandbox, deployment_id: string): RowRange<StoredWorker> {
  return sandbox.deploymentWorkers.by(runningWorkers).within([deployment_id]);
}

export function startWorkers(sandbox: Sandbox, { id, name }: StoredDeployment, count: number): void {
  const before = listWorkers(sandbox, id).length;
  for (let number = before + 1; number <= before + count; number++) {
    const worker_name = `${name.replace(/s$/, "")}-${number}`;
    sandbox.deploymentWorkers.put({
      deployment_id: id,
      number,
      name: worker_name,
      created_at: sandbox.time(),
      ended_at: null,
      location: MANAGED_LOCATION,
    });
    writeLog(sandbox, id, {
      body: `The worker ${worker_name} has started.`,
      log_attributes: { log_type: "runtime", worker_name },
    });
  }
}

/** Stops the running workers. In the mock, finishing their tasks takes no time. */
export function stopWorkers(sandbox: Sandbox, { id }: StoredDeployment): void {
  for (const worker of listRunningWorkers(sandbox, id)) {
    sandbox.deploymentWorkers.put({ ...worker, ended_at: sandbox.time() });
    writeLog(sandbox, id, {
      body: `The worker ${worker.name} has finished its tasks and stopped.`,
      log_attributes: { log_type: "runtime", worker_name: worker.name },
    });
  }
}

/** Deletes a deployment with its workers and its log; what is left of them is deleted by a task. */
export function deleteDeployment(sandbox: Sandbox, { id }: StoredDeployment): void {
  sandbox.deployments.delete(id);
  cancelTasks(sandbox, "deployments.step", id);
  if (deleteParts(sandbox, id)) sandbox.later(0, "deployments.deleteParts", { id });
}

/** Maximum number of workers, and of log records, that are deleted in one piece. */
const MAX_DELETED = 1000;

/** Deletes workers and log records of a deleted deployment. Returns true if some are left. */
export function deleteParts(sandbox: Sandbox, id: string): boolean {
  const workers = listWorkers(sandbox, id);
  const log = findLog(sandbox, id);
  for (const worker of workers.slice(0, MAX_DELETED)) sandbox.deploymentWorkers.delete(workerKey(worker));
  for (const record of log.slice(0, MAX_DELETED)) sandbox.deploymentLogs.delete(logKey(record));
  return Math.max(workers.length, log.length) > MAX_DELETED;
}
