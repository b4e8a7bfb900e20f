import type { Deployment, DeploymentWorker, ManagedDeployment } from "../../../../generated/mock-types.ts";
import { parseTime } from "../../state/parse-time.ts";
import type { Sandbox } from "../tables.ts";
import { isManaged, type ManagedRow, type StoredDeployment, type StoredWorker } from "./state.ts";
import { listWorkers } from "./workers.ts";

const HEARTBEAT_INTERVAL = 10_000;
/** Milliseconds for which a worker is active after its last heartbeat. */
const ACTIVE_DURATION = 50_000;

/** A deployment as the API shows it now. Heartbeats are computed from the clock, not stored. */
export function showDeployment(sandbox: Sandbox, row: StoredDeployment): Deployment {
  const workers = [...listWorkers(sandbox, row.id)].map((worker) => showWorker(sandbox, worker));
  const latest = workers.reduce<DeploymentWorker | undefined>(
    (newest, worker) =>
      newest && Date.parse(newest.last_heartbeat) > Date.parse(worker.last_heartbeat) ? newest : worker,
    undefined,
  );
  const last_heartbeat = latest?.last_heartbeat ?? row.created_at;
  const active = workers.filter((worker) => worker.is_active);
  return {
    id: row.id,
    name: row.name,
    is_active: active.length > 0,
    is_hardened: row.is_hardened,
    worker_count: workers.length,
    active_worker_count: active.length,
    created_at: row.created_at,
    last_heartbeat,
    updated_at: last_heartbeat,
    owner: row.owner,
    location: latest?.location ?? null,
    locations: [...new Set(workers.flatMap(({ location }) => (location ? [location.location_type] : [])))],
    managed: isManaged(row) ? showManaged(sandbox, row) : null,
  };
}

export function showManaged(sandbox: Sandbox, { is_hardened, managed }: ManagedRow): ManagedDeployment {
  const { last_seen: stored = null } = managed.status;
  // The service checks a deployment whenever its workers send heartbeats.
  const lastHeartbeat = sandbox.now() - (sandbox.now() % HEARTBEAT_INTERVAL);
  const last_seen = stored && sandbox.time(Math.max(parseTime(stored), lastHeartbeat));
  return { ...managed, is_hardened, status: { ...managed.status, last_seen } };
}

export function showWorker(sandbox: Sandbox, worker: StoredWorker): DeploymentWorker {
  const { name, created_at, ended_at, location } = worker;
  const first = Date.parse(created_at);
  const end = ended_at === null ? sandbox.now() : Date.parse(ended_at);
  const heartbeat = end - ((end - first) % HEARTBEAT_INTERVAL);
  const last_heartbeat = sandbox.time(heartbeat);
  return {
    name,
    is_active: sandbox.now() - heartbeat <= ACTIVE_DURATION,
    created_at,
    last_heartbeat,
    updated_at: last_heartbeat,
    location,
  };
}
