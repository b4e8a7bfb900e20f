import type { DeploymentDetail } from "../../../../generated/mock-types.ts";
import {
  COUNT,
  type DescribeArea,
  FLAG,
  list,
  map,
  NUMBER_FROM_1,
  nullable,
  oneOf,
  orNull,
  ref,
  row,
  TEXT,
  TIME,
  UUID,
} from "../shared/describe.ts";
import type { StoredWorker } from "./state.ts";

const pending = oneOf("build", "rollout", null);
const worker = {
  number: NUMBER_FROM_1,
  name: TEXT,
  created_at: TIME,
  ended_at: nullable(TIME),
  location: orNull(ref("DeploymentLocation")),
};

export const deployments: DescribeArea<"deployments"> = ({ examples }) => {
  const { revision, commit } = examples.harborDeploymentDeleting.spec;
  return {
    rows: {
      deployments: row({
        id: UUID,
        name: TEXT,
        is_hardened: FLAG,
        created_at: TIME,
        created_by: nullable(TEXT),
        owner: nullable(TEXT),
        managed: orNull(ref("ManagedDeployment")),
        pending,
      }),
      deploymentWorkers: row({ deployment_id: TEXT, ...worker }),
      deploymentLogs: row({ deployment_id: TEXT, number: COUNT, record: ref("DeploymentLogRecord") }),
      commits: row({ codehost_url: TEXT, revision: TEXT, commit: ref("DeploymentCommit") }),
    },
    lists: {
      deployments: {
        resource: ref("DeploymentDetail"),
        internal: {
          logs: list(ref("DeploymentLogRecord")),
          commits: map(ref("DeploymentCommit")),
          workers: list(row<Omit<StoredWorker, "deployment_id">>(worker)),
          created_by: nullable(TEXT),
          pending,
        },
        description: "Each a `DeploymentDetail`. `_mock` has its logs.",
      },
    },
    initial: {
      deployments: [
        {
          ...atStart(examples.harborDeployment),
          _mock: { logs: examples.harborLogs.results, commits: { [revision!]: commit! } },
        },
        atStart(examples.selfHostedDeployment),
      ],
    },
  };
};

/** The time on the clock of a new sandbox. */
const START = "2026-03-02T12:00:00Z";

/** The deployment as the API shows it when a sandbox starts, after the latest heartbeats of its workers. */
function atStart(deployment: DeploymentDetail): DeploymentDetail {
  const { managed, workers } = deployment;
  const heartbeat = { last_heartbeat: START, updated_at: START };
  return {
    ...deployment,
    ...heartbeat,
    managed: managed ? { ...managed, status: { ...managed.status, last_seen: START } } : null,
    workers: workers.map((worker) => ({ ...worker, ...heartbeat })),
  };
}
