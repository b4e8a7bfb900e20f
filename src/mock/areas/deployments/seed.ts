import { convertEach } from "../../lib/collect.ts";
import type { AreaData } from "../area-data.ts";
import { createEntry } from "../seeded.ts";
import { findRepeated } from "../shared/repeated.ts";
import type { Sandbox } from "../tables.ts";
import { findLog } from "./logs.ts";
import {
  commitKey,
  type DeploymentSeed,
  deploymentsTables,
  type StoredCommit,
  type StoredDeployment,
  type StoredLogRecord,
  type StoredWorker,
} from "./state.ts";
import { showDeployment, showWorker } from "./views.ts";
import { listWorkers } from "./workers.ts";

const MAX_RUNNING = 1000;

export const deploymentsData: AreaData<"deployments"> = {
  tables: deploymentsTables,
  toRows: ({ deployments = [], _mock }) => ({
    deployments: deployments.map(toDeploymentRow),
    deploymentWorkers: deployments.flatMap(toWorkerRows),
    deploymentLogs: deployments.flatMap(toLogRows),
    commits: [...(_mock?.commits ?? []), ...deployments.flatMap(toCommitRows)],
  }),
  toEntries: (sandbox) => ({ deployments: convertEach(sandbox.deployments.all(), (row) => toEntry(sandbox, row)) }),
  lists: {
    deployments: {
      key: ["id"],
      names: ({ name }) => [name],
      references: () => [],
      recorded: { key: ["name"], deletes: { "workflows.deployments.delete": "name" } },
    },
  },
  origins: {
    deployments: { list: "deployments" },
    deploymentWorkers: { partsOf: "deployments", owner: ({ deployment_id }) => deployment_id },
    deploymentLogs: { partsOf: "deployments", owner: ({ deployment_id }) => deployment_id },
    commits: { partsOf: "deployments" },
  },

  /** The running workers of a deployment stop in one piece. */
  *checkRows({ deploymentWorkers }) {
    const counts = new Map<string, number>();
    for (const [index, { deployment_id, ended_at }] of deploymentWorkers.all().entries()) {
      const count = (counts.get(deployment_id) ?? 0) + Number(ended_at === null);
      counts.set(deployment_id, count);
      if (ended_at === null && count > MAX_RUNNING) {
        const detail = `must not be null: in the mock, a deployment has at most ${MAX_RUNNING} running workers`;
        yield { table: "deploymentWorkers", index, field: "ended_at", detail };
      }
    }
  },

  *checkEntries({ deployments = [] }) {
    yield* findRepeated(deployments, ({ name }) => name, "/deployments");
    for (const [index, { _mock }] of deployments.entries())
      yield* findRepeated(_mock?.workers ?? [], ({ number }) => String(number), `/deployments/${index}/_mock/workers`);
  },
};

function toDeploymentRow(entry: DeploymentSeed): StoredDeployment {
  const { id, name, is_hardened = false, created_at, owner = null, managed = null } = entry;
  const created_by = entry._mock?.created_by ?? managed?.created_by ?? owner;
  const { pending = null } = entry._mock ?? {};
  return { id, name, is_hardened, created_at, created_by, owner, managed, pending };
}

/** The seed, like the API, lists the newest worker first. */
function toWorkerRows({ id, workers, _mock }: DeploymentSeed): StoredWorker[] {
  if (_mock?.workers) return _mock.workers.map((worker) => ({ deployment_id: id, ...worker }));
  return workers.toReversed().map(({ name, created_at, location = null }, index) => ({
    deployment_id: id,
    number: index + 1,
    name,
    created_at,
    ended_at: null,
    location,
  }));
}

function toLogRows({ id, _mock }: DeploymentSeed): StoredLogRecord[] {
  const counts = new Map<string, number>();
  return (_mock?.logs ?? []).map((record) => {
    const number = counts.get(record.timestamp) ?? 0;
    counts.set(record.timestamp, number + 1);
    return { deployment_id: id, number, record };
  });
}

function toCommitRows({ managed, _mock }: DeploymentSeed): StoredCommit[] {
  if (!managed) return [];
  const { codehost_url, revision = "main", commit } = managed.spec;
  const commits = Object.entries({ ..._mock?.commits, ...(commit ? { [revision]: commit } : {}) });
  return commits.map(([name, value]) => ({ codehost_url, revision: name, commit: value }));
}

function toEntry(sandbox: Sandbox, row: StoredDeployment): DeploymentSeed {
  const rows = [...listWorkers(sandbox, row.id)];
  const shown = rows.map((worker) => showWorker(sandbox, worker)).toReversed();
  const resource = { ...showDeployment(sandbox, row), workers: shown };
  return createEntry(
    resource,
    {
      logs: [...findLog(sandbox, row.id)].map(({ record }) => record),
      commits: otherCommits(sandbox, row),
      workers: rows.map(({ deployment_id: _, ...worker }) => worker),
      created_by: row.created_by,
      pending: row.pending,
    },
    {
      logs: [],
      commits: {},
      workers: toWorkerRows(resource).map(({ deployment_id: _, ...worker }) => worker),
      created_by: toDeploymentRow(resource).created_by,
      pending: null,
    },
  );
}

/** The commits of the deployment's repository, besides the current one. */
function otherCommits(sandbox: Sandbox, { managed }: StoredDeployment) {
  if (!managed) return {};
  const { codehost_url, revision = "main", commit } = managed.spec;
  const rows = sandbox.commits.all().filter((row) => row.codehost_url === codehost_url);
  const others = rows.filter((row) => !commit || row.revision !== revision);
  return Object.fromEntries(others.map((row) => [row.revision, row.commit]));
}

/** Finds the commits of repositories that no deployment uses. */
export function findOrphanedCommits(sandbox: Sandbox, deployments: readonly DeploymentSeed[]): StoredCommit[] {
  const owned = new Set(deployments.flatMap(toCommitRows).map(commitKey));
  const orphaned = sandbox.commits.all().filter((row) => !owned.has(commitKey(row)));
  // Their order means nothing, and differs from sandbox to sandbox.
  return orphaned.sort((a, b) => (commitKey(a) < commitKey(b) ? -1 : 1));
}
