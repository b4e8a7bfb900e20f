import { entryOf } from "../seeded.ts";
import type { Sandbox } from "../tables.ts";
import { logOf } from "./logs.ts";
import {
  commitKey,
  commitRows,
  type DeploymentSeed,
  deploymentRow,
  type StoredCommit,
  type StoredDeployment,
  workerRows,
} from "./state.ts";
import { showDeployment, showWorker } from "./views.ts";
import { workersOf } from "./workers.ts";

/** The deployments of a sandbox as `deploymentsTables` reads them. */
export function exportDeployments(sandbox: Sandbox): DeploymentSeed[] {
  return sandbox.deployments.all().map((row) => {
    const rows = [...workersOf(sandbox, row.id)];
    const shown = rows.map((worker) => showWorker(sandbox, worker)).toReversed();
    const resource = { ...showDeployment(sandbox, row), workers: shown };
    return entryOf(
      resource,
      {
        logs: [...logOf(sandbox, row.id)].map(({ record }) => record),
        commits: otherCommits(sandbox, row),
        workers: rows.map(({ deployment_id: _, ...worker }) => worker),
        created_by: row.created_by,
        pending: row.pending,
      },
      {
        logs: [],
        commits: {},
        workers: workerRows(resource).map(({ deployment_id: _, ...worker }) => worker),
        created_by: deploymentRow(resource).created_by,
        pending: null,
      },
    );
  });
}

/** The commits of the deployment's repository, besides the current one. */
function otherCommits(sandbox: Sandbox, { managed }: StoredDeployment) {
  if (!managed) return {};
  const { codehost_url, revision = "main", commit } = managed.spec;
  const rows = sandbox.commits.all().filter((row) => row.codehost_url === codehost_url);
  const others = rows.filter((row) => !commit || row.revision !== revision);
  return Object.fromEntries(others.map((row) => [row.revision, row.commit]));
}

/** The commits of repositories that none of the deployments has. */
export function orphanedCommits(sandbox: Sandbox, deployments: readonly DeploymentSeed[]): StoredCommit[] {
  const owned = new Set(deployments.flatMap(commitRows).map(commitKey));
  const orphaned = sandbox.commits.all().filter((row) => !owned.has(commitKey(row)));
  // Their order means nothing, and differs from sandbox to sandbox.
  return orphaned.sort((a, b) => (commitKey(a) < commitKey(b) ? -1 : 1));
}
