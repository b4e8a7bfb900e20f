import type { StoredDeployment } from "../deployments/state.ts";
import type { Sandbox } from "../tables.ts";

export function deploymentNamed(sandbox: Sandbox, name: string): StoredDeployment | undefined {
  return sandbox.deployments.all().find((deployment) => deployment.name === name);
}

/** Name of a live worker that can run code of this deployment now; undefined if it has none, or is stopped or gone. */
export function liveWorker(sandbox: Sandbox, deployment_name: string): string | undefined {
  const deployment = deploymentNamed(sandbox, deployment_name);
  if (!deployment || deployment.managed?.stopped) return undefined;
  const workers = sandbox.deploymentWorkers.all();
  return workers.find(({ deployment_id, ended_at }) => deployment_id === deployment.id && ended_at === null)?.name;
}
