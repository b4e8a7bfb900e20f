import type {
  DeploymentCommit,
  DeploymentDetail,
  DeploymentLocation,
  DeploymentLogRecord,
  ManagedDeployment,
} from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../state/row-index.ts";
import { table } from "../../state/table.ts";
import type { Seeded } from "../seeded.ts";

export interface StoredDeployment {
  readonly id: string;
  readonly name: string;
  readonly is_hardened: boolean;
  readonly created_at: string;
  readonly created_by: string | null;
  readonly owner: string | null;
  /** Null for a self-hosted deployment. Its `is_hardened` is ignored in favor of the one above. */
  readonly managed: ManagedDeployment | null;
  /** The remaining work of the latest change: a build and a rollout, only a rollout, or nothing. */
  readonly pending: "build" | "rollout" | null;
}

export type ManagedRow = StoredDeployment & { readonly managed: ManagedDeployment };

export function isManaged(row: StoredDeployment): row is ManagedRow {
  return row.managed !== null;
}

export interface StoredWorker {
  readonly deployment_id: string;
  /** Position among the workers of the deployment, from 1. */
  readonly number: number;
  readonly name: string;
  /** Time of the first heartbeat. The next ones follow every 10 seconds. */
  readonly created_at: string;
  /** Time at which the heartbeats stopped; null while the worker runs. */
  readonly ended_at: string | null;
  readonly location: DeploymentLocation | null;
}

export interface StoredLogRecord {
  readonly deployment_id: string;
  /** Position among the records with the same timestamp, from 0. */
  readonly number: number;
  readonly record: DeploymentLogRecord;
}

/** The commit that a revision of a repository points to. */
export interface StoredCommit {
  readonly codehost_url: string;
  readonly revision: string;
  readonly commit: DeploymentCommit;
}

export interface DeploymentsSeed {
  readonly deployments?: readonly DeploymentSeed[];
}

export type DeploymentSeed = Seeded<
  DeploymentDetail,
  {
    /** Oldest first. */
    readonly logs?: readonly DeploymentLogRecord[];
    /** Commits of the deployment's repository by revision, except the current one. */
    readonly commits?: Readonly<Record<string, DeploymentCommit>>;
    /** Newest last. By default those that the API shows, all of them running. */
    readonly workers?: readonly Omit<StoredWorker, "deployment_id">[];
  } & Partial<Pick<StoredDeployment, "created_by" | "pending">>
>;

export const workerKey = ({ deployment_id, number }: StoredWorker) => `${deployment_id}/${number}`;

export const logKey = ({ deployment_id, number, record }: StoredLogRecord) =>
  `${deployment_id}/${record.timestamp}/${number}`;

export const commitKey = ({ codehost_url, revision }: Pick<StoredCommit, "codehost_url" | "revision">) =>
  `${codehost_url} ${revision}`;

export const deploymentsByName = defineIndex<StoredDeployment>(({ name }) => [name]);
export const deploymentsByCreation = defineIndex<StoredDeployment>(({ id, created_at }) => [
  Date.parse(created_at),
  id,
]);

export const workersByDeployment = defineIndex<StoredWorker>(({ deployment_id }) => [deployment_id]);
export const runningWorkers = defineIndex<StoredWorker>(({ deployment_id, ended_at }) =>
  ended_at === null ? [deployment_id] : undefined,
);
export const workersByCreation = defineIndex<StoredWorker>(({ deployment_id, created_at, number }) => [
  deployment_id,
  Date.parse(created_at),
  number,
]);

export const logsByTime = defineIndex<StoredLogRecord>(({ deployment_id, record, number }) => [
  deployment_id,
  Date.parse(record.timestamp),
  number,
]);

export const deploymentsTables = {
  deployments: table<StoredDeployment>(({ id }) => id),
  deploymentWorkers: table<StoredWorker>(workerKey),
  deploymentLogs: table<StoredLogRecord>(logKey),
  commits: table<StoredCommit>(commitKey),
};
