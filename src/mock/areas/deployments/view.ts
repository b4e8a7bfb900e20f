import type { components } from "../../../../generated/types.ts";
import type { Sandbox } from "../tables.ts";
import type { StoredDeployment, StoredWorker } from "./state.ts";
import { workersOf } from "./workers.ts";

type Schemas = components["schemas"];

/** Milliseconds between two heartbeats of a worker, and how long it counts as alive after one. */
const HEARTBEAT = 10_000;
const ALIVE = 50_000;

/** The deployment as it is at this moment of the sandbox's time: nobody stores heartbeats. */
export function showDeployment(sandbox: Sandbox, row: StoredDeployment): Schemas["Deployment"] {
  const workers = workersOf(sandbox, row.id).map((worker) => showWorker(sandbox, worker));
  const latest = workers.reduce<Schemas["DeploymentWorker"] | undefined>(
    (best, worker) => (best && Date.parse(best.last_heartbeat) > Date.parse(worker.last_heartbeat) ? best : worker),
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
    managed: row.managed && showManaged(sandbox, row, row.managed),
  };
}

export function showManaged(
  sandbox: Sandbox,
  { is_hardened }: StoredDeployment,
  managed: Schemas["ManagedDeployment"],
): Schemas["ManagedDeployment"] {
  const { last_seen = null } = managed.status;
  // The service looks at a deployment as often as its workers report.
  const seen = last_seen && sandbox.time(Math.max(Date.parse(last_seen), sandbox.now() - (sandbox.now() % HEARTBEAT)));
  return { ...managed, is_hardened, status: { ...managed.status, last_seen: seen } };
}

export function showWorker(sandbox: Sandbox, worker: StoredWorker): Schemas["DeploymentWorker"] {
  const { name, created_at, ended_at, location } = worker;
  const first = Date.parse(created_at);
  const end = ended_at === null ? sandbox.now() : Date.parse(ended_at);
  const heartbeat = end - ((end - first) % HEARTBEAT);
  const last_heartbeat = sandbox.time(heartbeat);
  return {
    name,
    is_active: sandbox.now() - heartbeat <= ALIVE,
    created_at,
    last_heartbeat,
    updated_at: last_heartbeat,
    location,
  };
}
