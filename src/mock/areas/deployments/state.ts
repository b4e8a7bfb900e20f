import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";
import type { Seeded } from "../seeded.ts";

type Schemas = components["schemas"];

export interface StoredDeployment {
  readonly id: string;
  readonly name: string;
  readonly is_hardened: boolean;
  readonly created_at: string;
  readonly created_by: string | null;
  readonly owner: string | null;
  /** Null for a self-hosted deployment. Executions on a `stopped` one wait. `is_hardened` counts beside it, not in it. */
  readonly managed: Schemas["ManagedDeployment"] | null;
  /** What the change that was asked for last still needs: a build and a roll-out, a roll-out alone, or nothing. */
  readonly pending: "build" | "rollout" | null;
}

export interface StoredWorker {
  readonly deployment_id: string;
  /** Counts the workers of the deployment from 1. */
  readonly number: number;
  readonly name: string;
  /** Time of the first heartbeat. From then on there is one every 10 seconds. */
  readonly created_at: string;
  /** Time after which no heartbeats come; null while the worker runs. */
  readonly ended_at: string | null;
  readonly location: Schemas["DeploymentLocation"] | null;
}

/** A log record. Its place in the log is its time, and its number among the records of the same millisecond. */
export interface StoredLogRecord {
  readonly deployment_id: string;
  readonly number: number;
  readonly record: Schemas["DeploymentLogRecord"];
}

/** The commit that a revision of a repository stands for. */
export interface StoredCommit {
  readonly codehost_url: string;
  readonly revision: string;
  readonly commit: Schemas["DeploymentCommit"];
}

export interface DeploymentsSeed {
  /** Each with its live workers. */
  readonly deployments?: readonly DeploymentSeed[];
}

type DeploymentSeed = Seeded<
  Schemas["DeploymentDetail"],
  {
    /** Oldest first. */
    readonly logs?: readonly Schemas["DeploymentLogRecord"][];
    /** Commits of the deployment's repository besides the current one, by revision. */
    readonly commits?: Readonly<Record<string, Schemas["DeploymentCommit"]>>;
  }
>;

export const workerKey = ({ deployment_id, number }: StoredWorker) => `${deployment_id}/${number}`;

export const logKey = ({ deployment_id, number, record }: StoredLogRecord) =>
  `${deployment_id}/${record.timestamp}/${number}`;

export const commitKey = ({ codehost_url, revision }: Pick<StoredCommit, "codehost_url" | "revision">) =>
  `${codehost_url} ${revision}`;

export function deploymentsTables({ deployments = [] }: DeploymentsSeed) {
  return {
    deployments: defineTable<StoredDeployment>((deployment) => deployment.id, deployments.map(deploymentRow)),
    deploymentWorkers: defineTable<StoredWorker>(workerKey, deployments.flatMap(workerRows)),
    deploymentLogs: defineTable<StoredLogRecord>(logKey, deployments.flatMap(logRows)),
    commits: defineTable<StoredCommit>(commitKey, deployments.flatMap(commitRows)),
  };
}

function deploymentRow(entry: DeploymentSeed): StoredDeployment {
  const { id, name, is_hardened = false, created_at, owner = null, managed = null } = entry;
  const created_by = managed?.created_by ?? owner;
  return { id, name, is_hardened, created_at, created_by, owner, managed, pending: null };
}

/** The API shows the newest worker first. */
function workerRows({ id, workers }: DeploymentSeed): StoredWorker[] {
  return workers.toReversed().map(({ name, created_at, location = null }, index) => ({
    deployment_id: id,
    number: index + 1,
    name,
    created_at,
    ended_at: null,
    location,
  }));
}

function logRows({ id, _mock }: DeploymentSeed): StoredLogRecord[] {
  const logs = _mock?.logs ?? [];
  return logs.map((record, index) => {
    const number = logs.slice(0, index).filter(({ timestamp }) => timestamp === record.timestamp).length;
    return { deployment_id: id, number, record };
  });
}

function commitRows({ managed, _mock }: DeploymentSeed): StoredCommit[] {
  if (!managed) return [];
  const { codehost_url, revision = "main", commit } = managed.spec;
  const commits = Object.entries({ ..._mock?.commits, ...(commit ? { [revision]: commit } : {}) });
  return commits.map(([name, each]) => ({ codehost_url, revision: name, commit: each }));
}
