import type {
  DeploymentBackend,
  DeploymentResources,
  DeploymentSpecCreate,
  DeploymentSpecUpdate,
  ManagedDeployment,
  ManagedDeploymentBackend,
} from "../../../../generated/mock-types.ts";
import { equalJson } from "../../../core/equal-json.ts";
import { updated } from "../shared/updates.ts";
import type { Sandbox } from "../tables.ts";

type Spec = ManagedDeployment["spec"];
type Resources = ManagedDeployment["resources"];

const DEFAULT_REVISION = "main";
const DEFAULT_BACKEND: DeploymentBackend = { type: "container" };

/** A managed deployment before its first build. */
export function newManagedDeployment(
  sandbox: Sandbox,
  name: string,
  spec: DeploymentSpecCreate,
  resources: DeploymentResources,
  user_id: string,
): ManagedDeployment {
  const now = sandbox.time();
  return {
    service_id: sandbox.newId("svc_"),
    name,
    stopped: false,
    is_hardened: false,
    rollout_status: null,
    spec: {
      type: "workflows_worker",
      codehost_url: spec.codehost_url,
      revision: spec.revision ?? DEFAULT_REVISION,
      commit_sha: null,
      commit: null,
      backend_spec: normalizeBackend(spec.backend_spec ?? DEFAULT_BACKEND),
      restarted_at: null,
    },
    resources: mergeResources(resources, {}),
    status: {
      phase: null,
      message: null,
      available_replicas: 0,
      ready_replicas: 0,
      endpoint: null,
      last_seen: null,
      deployed_revision: null,
      generation: 0,
      build_state: null,
    },
    created_at: now,
    updated_at: now,
    deployed_at: null,
    created_by: user_id,
    updated_by: user_id,
    deployed_by: null,
  };
}

/** Applies an update, and reports whether it needs a build. */
export function updateSpec(before: Spec, update: DeploymentSpecUpdate): { spec: Spec; needsBuild: boolean } {
  const spec: Spec = {
    ...before,
    codehost_url: update.codehost_url ?? before.codehost_url,
    revision: updated(update.revision, before.revision, DEFAULT_REVISION),
    backend_spec:
      update.backend_spec === undefined
        ? before.backend_spec
        : normalizeBackend(update.backend_spec ?? DEFAULT_BACKEND),
  };
  const needsBuild = !equalJson(readBuildInputs(spec), readBuildInputs(before));
  return { spec, needsBuild };
}

/** Missing fields keep their values; null selects the default of the service. */
export function mergeResources(update: DeploymentResources, before: DeploymentResources): Resources {
  const unset = { replicas: null, cpu_request: null, cpu_limit: null, memory_request: null, memory_limit: null };
  return { ...unset, ...before, ...update };
}

function readBuildInputs({ codehost_url, revision, backend_spec }: Spec): unknown {
  return { codehost_url, revision, backend_spec };
}

function normalizeBackend(backend: DeploymentBackend): ManagedDeploymentBackend {
  if (backend.type === "container") {
    const { type, build_directory = null, dockerfile_path = null } = backend;
    return { type, build_directory, dockerfile_path };
  }
  const { type, entrypoint = null, working_dir = null } = backend;
  return { type, entrypoint, working_dir };
}
