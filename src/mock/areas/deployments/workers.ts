import type { World } from "../../sandbox/sandbox.ts";
import { writeLog } from "./logs.ts";
import { logKey, type StoredDeployment, type StoredWorker, workerKey } from "./state.ts";

const MANAGED_LOCATION = { location_type: "managed", k8s_cluster: null, k8s_namespace: null } as const;

/** The workers that have ever reported to a deployment, newest last. */
export function workersOf(world: World, deployment_id: string): StoredWorker[] {
  return world.deploymentWorkers.all().filter((worker) => worker.deployment_id === deployment_id);
}

export function startWorkers(world: World, { id, name }: StoredDeployment, count: number): void {
  const before = workersOf(world, id).length;
  for (let number = before + 1; number <= before + count; number++) {
    const worker_name = `${name.replace(/s$/, "")}-${number}`;
    world.deploymentWorkers.put({
      deployment_id: id,
      number,
      name: worker_name,
      created_at: world.time(),
      ended_at: null,
      location: MANAGED_LOCATION,
    });
    writeLog(world, id, {
      body: `The worker ${worker_name} has started.`,
      log_attributes: { log_type: "runtime", worker_name },
    });
  }
}

/** They finish their tasks first, which takes no time here. */
export function endWorkers(world: World, { id }: StoredDeployment): void {
  for (const worker of workersOf(world, id)) {
    if (worker.ended_at !== null) continue;
    world.deploymentWorkers.put({ ...worker, ended_at: world.time() });
    writeLog(world, id, {
      body: `The worker ${worker.name} has finished its tasks and stopped.`,
      log_attributes: { log_type: "runtime", worker_name: worker.name },
    });
  }
}

/** Takes away everything that belongs to a deployment. */
export function forget(world: World, { id }: StoredDeployment): void {
  world.deployments.delete(id);
  for (const worker of workersOf(world, id)) world.deploymentWorkers.delete(workerKey(worker));
  for (const record of world.deploymentLogs.all()) {
    if (record.deployment_id === id) world.deploymentLogs.delete(logKey(record));
  }
}
