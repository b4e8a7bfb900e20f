import type { World } from "../../sandbox/sandbox.ts";
import type { StoredDeployment } from "../deployments/state.ts";

export function deploymentNamed(world: World, name: string): StoredDeployment | undefined {
  return world.deployments.all().find((deployment) => deployment.name === name);
}

/** Name of a live worker that can run code of this deployment now; undefined if it has none, or is stopped or gone. */
export function liveWorker(world: World, deployment_name: string): string | undefined {
  const deployment = deploymentNamed(world, deployment_name);
  if (!deployment || deployment.managed?.stopped) return undefined;
  const workers = world.deploymentWorkers.all();
  return workers.find(({ deployment_id, ended_at }) => deployment_id === deployment.id && ended_at === null)?.name;
}
