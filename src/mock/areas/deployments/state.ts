import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";

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

export const workerKey = ({ deployment_id, number }: StoredWorker) => `${deployment_id}/${number}`;

export const logKey = ({ deployment_id, number, record }: StoredLogRecord) =>
  `${deployment_id}/${record.timestamp}/${number}`;

const details = [examples.harborDeployment, examples.selfHostedDeployment];

const deployments = details.map(
  ({ id, name, is_hardened = false, created_at, owner = null, managed = null }): StoredDeployment => ({
    id,
    name,
    is_hardened,
    created_at,
    created_by: managed?.created_by ?? owner,
    owner,
    managed,
    pending: null,
  }),
);

const workers = details.flatMap((deployment) =>
  deployment.workers.toReversed().map(
    ({ name, created_at, location = null }, index): StoredWorker => ({
      deployment_id: deployment.id,
      number: index + 1,
      name,
      created_at,
      ended_at: null,
      location,
    }),
  ),
);

const logs = examples.harborLogs.results.map(
  (record): StoredLogRecord => ({ deployment_id: examples.harborDeployment.id, number: 0, record }),
);

export const deploymentsState = {
  deployments: defineTable<StoredDeployment>((deployment) => deployment.id, deployments),
  deploymentWorkers: defineTable<StoredWorker>(workerKey, workers),
  deploymentLogs: defineTable<StoredLogRecord>(logKey, logs),
};
