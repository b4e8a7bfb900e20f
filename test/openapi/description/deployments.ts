import type { Description, Shape } from "../description.ts";
import { id, TIME } from "../values.ts";

const worker = { name: "harbor-worker-1", is_active: true, created_at: TIME, last_heartbeat: TIME, updated_at: TIME };

const deployment = {
  id,
  name: "harbor-workers",
  is_active: true,
  is_hardened: false,
  active_worker_count: 0,
  worker_count: 0,
  created_at: TIME,
  last_heartbeat: TIME,
  updated_at: TIME,
  location: null,
  locations: ["local", "k8s", "managed"],
  owner: null,
};

const DEPLOYMENT_OPTIONAL = [
  "is_hardened",
  "active_worker_count",
  "worker_count",
  "updated_at",
  "location",
  "locations",
  "owner",
];

const logRecord = {
  timestamp: TIME,
  body: "started",
  severity_text: "INFO",
  trace_id: "",
  span_id: "",
  log_attributes: {},
};

const shapes: readonly Shape[] = [
  {
    name: "page of deployments",
    operations: ["workflows.deployments.list"],
    value: { deployments: [deployment], next_cursor: "next", workspace_id: "workspace" },
  },
  {
    name: "deployment",
    operations: ["workflows.deployments.get"],
    value: { ...deployment, location: { location_type: "local" }, workers: [worker] },
    optional: DEPLOYMENT_OPTIONAL,
  },
  // The fields of the managed state are not shown.
  {
    name: "managed deployment",
    operations: ["create", "update", "delete", "stop", "start", "restart"].map(
      (verb) => `workflows.deployments.${verb}`,
    ),
    value: {},
  },
  {
    name: "page of workers",
    operations: ["workflows.deployments.workers.list"],
    value: { workers: [worker], next_cursor: "next" },
  },
  {
    name: "page of logs",
    operations: ["workflows.deployments.logs.list"],
    value: { results: [logRecord], next_cursor: "next" },
  },
  {
    name: "log event",
    operations: ["workflows.deployments.logs.stream"],
    value: { event: "log", id: "1", data: logRecord },
  },
  // The fields of the error are not shown.
  {
    name: "error event of a log",
    operations: ["workflows.deployments.logs.stream"],
    value: { event: "error", data: {} },
  },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/workflows/deployments", status: 200, query: { active_only: true, cursor: undefined }, response: { "deployments[]": "Deployment", "next_cursor": "any", "workspace_id": "string" } },
    { method: "POST", path: "/v1/workflows/deployments", status: 202, body: { "name": "string", "spec.codehost_url": "any" } },
    { method: "GET", path: "/v1/workflows/deployments/{name}", status: 200, response: { "": "Deployment", "workers[]": "Worker" } },
    { method: "PATCH", path: "/v1/workflows/deployments/{name}", status: 202 },
    { method: "DELETE", path: "/v1/workflows/deployments/{name}", status: 202 },
    { method: "POST", path: "/v1/workflows/deployments/{name}/stop", status: 202, reversible: true },
    { method: "POST", path: "/v1/workflows/deployments/{name}/start", status: 202 },
    { method: "POST", path: "/v1/workflows/deployments/{name}/restart", status: 202 },
    { method: "POST", path: "/v1/workflows/deployments/{deployment_id}/unharden", status: 204 },
    { method: "GET", path: "/v1/workflows/deployments/{name}/workers", status: 200, query: { cursor: undefined }, response: { "workers[]": "Worker", "next_cursor": "any" } },
    { method: "GET", path: "/v1/workflows/deployments/{name}/logs", status: 200, query: { after: undefined, before: undefined, order: "asc", limit: 50, cursor: undefined }, parameters: { "order": "(asc …)" }, response: { "results[]": "DeploymentLogRecord", "next_cursor": "any" } },
    { method: "GET", path: "/v1/workflows/deployments/{name}/logs/stream", status: 200, query: { last_event_id: undefined, after: undefined }, stream: true, parameters: { "Last-Event-ID": "any" }, event: { "event": "(log error)" } },
  ],
  resources: {
    Deployment: {
      "id, name": "string req",
      "is_active": "boolean req",
      "is_hardened": "boolean = false",
      "active_worker_count, worker_count": "integer = 0",
      "created_at, last_heartbeat": "date-time req",
      "updated_at": "date-time deprecated",
      "location": "any or null",
      "locations[]": "(local k8s managed)",
      "owner": "string or null",
      "managed": "any or null",
    },
    Worker: {
      "name": "string",
      "is_active": "boolean",
      "created_at, last_heartbeat, updated_at": "date-time",
    },
    DeploymentLogRecord: {
      "timestamp": "date-time",
      "body, severity_text, trace_id, span_id": "string",
      "log_attributes": "any",
    },
  },
  requests: {
    "POST /v1/workflows/deployments": [{ body: { name: "tide-workers", spec: { codehost_url: "https://codehost.example/tides" } } }],
    "PATCH /v1/workflows/deployments/{name}": [{ body: {} }],
  },
  shapes,
  bounds: {
    "URLs in requests": ["DeploymentSpecCreate.codehost_url", "DeploymentSpecUpdate.codehost_url"],
    "`replicas`": ["DeploymentResources.replicas"],
    "`limit` of deployments, workers and logs": [
      "workflows.deployments.list limit", "workflows.deployments.logs.list limit",
      "workflows.deployments.workers.list limit",
    ],
    "Form of a deployment's name": ["DeploymentCreate.name"],
  },
  sets: {
    "Additional parameters of the listing": ["workflows.deployments.list order"],
    "Other closed sets of values in requests": [
      "workflows.deployments.list order_by", "workflows.deployments.logs.list log_type",
      "workflows.deployments.logs.stream log_type",
    ],
  },
  facts: {
    format: {
      uri: [
        "DeploymentCommitAuthor.html_url", "DeploymentCommit.html_url", "ManagedDeploymentSpec.codehost_url",
        "DeploymentSpecCreate.codehost_url", "DeploymentSpecUpdate.codehost_url",
      ],
      uuid: ["Deployment.id"],
    },
    null: {
      Deployment: [".owner", ".location", ".managed"], DeploymentContainerBackend: [".build_directory", ".dockerfile_path"],
      DeploymentCreate: [".resources"], DeploymentKubernetesBackend: [".entrypoint", ".working_dir"],
      DeploymentLocation: [".k8s_cluster", ".k8s_namespace"], DeploymentLogPage: [".next_cursor"],
      DeploymentPage: [".next_cursor"],
      DeploymentResources: [".replicas", ".cpu_request", ".cpu_limit", ".memory_request", ".memory_limit"],
      DeploymentSpecCreate: [".revision", ".backend_spec"], DeploymentSpecUpdate: [".revision", ".backend_spec"],
      DeploymentUpdate: [".resources"], DeploymentWorker: [".location"], DeploymentWorkerPage: [".next_cursor"],
      ManagedBuildState: [".phase", ".commit_sha", ".image", ".message", ".started_at", ".finished_at"],
      ManagedContainerBackend: [".build_directory", ".dockerfile_path"],
      ManagedDeployment: [".rollout_status", ".deployed_at", ".created_by", ".updated_by", ".deployed_by"],
      ManagedDeploymentResources: [".replicas", ".cpu_request", ".cpu_limit", ".memory_request", ".memory_limit"],
      ManagedDeploymentSpec: [".commit_sha", ".commit", ".restarted_at"],
      ManagedDeploymentStatus: [
        ".phase", ".message", ".endpoint", ".last_seen", ".deployed_revision", ".generation", ".build_state",
      ],
      ManagedKubernetesBackend: [".entrypoint", ".working_dir"],
    },
    optional: {
      Deployment: [
        ".is_hardened", ".worker_count", ".active_worker_count", ".updated_at", ".owner", ".location", ".locations",
        ".managed",
      ],
      DeploymentCommit: [".message", ".author"], DeploymentCommitAuthor: [".username", ".html_url"],
      DeploymentContainerBackend: [".build_directory", ".dockerfile_path"], DeploymentCreate: [".resources", ".hardened"],
      DeploymentKubernetesBackend: [".entrypoint", ".working_dir"], DeploymentLocation: [".k8s_cluster", ".k8s_namespace"],
      DeploymentLogError: [".error", ".reason"],
      DeploymentResources: [".replicas", ".cpu_request", ".cpu_limit", ".memory_request", ".memory_limit"],
      DeploymentSpecCreate: [".revision", ".backend_spec"],
      DeploymentSpecUpdate: [".codehost_url", ".revision", ".backend_spec"], DeploymentUpdate: [".spec", ".resources"],
      DeploymentWorker: [".updated_at", ".location"],
      ManagedDeployment: [
        ".service_id", ".name", ".stopped", ".is_hardened", ".rollout_status", ".spec", ".resources", ".status",
        ".created_at", ".updated_at", ".deployed_at", ".created_by", ".updated_by", ".deployed_by",
      ],
    },
    minimum: {
      "0": [
        "ManagedDeploymentResources.replicas", "ManagedDeploymentStatus.available_replicas",
        "ManagedDeploymentStatus.ready_replicas", "Deployment.worker_count", "Deployment.active_worker_count",
        "DeploymentResources.replicas",
      ],
      "1": [
        "workflows.deployments.list limit", "workflows.deployments.workers.list limit",
        "workflows.deployments.logs.list limit",
      ],
    },
    default: {
      "0": ["Deployment.worker_count", "Deployment.active_worker_count"],
      "50": [
        "workflows.deployments.list limit", "workflows.deployments.workers.list limit",
        "workflows.deployments.logs.list limit",
      ],
      asc: ["workflows.deployments.logs.list order"], desc: ["workflows.deployments.list order"],
      false: ["Deployment.is_hardened", "DeploymentCreate.hardened"], main: ["DeploymentSpecCreate.revision"],
      true: ["workflows.deployments.list active_only"],
    },
    maximum: {
      "100": [
        "ManagedDeploymentResources.replicas", "DeploymentResources.replicas", "workflows.deployments.list limit",
        "workflows.deployments.workers.list limit", "workflows.deployments.logs.list limit",
      ],
    },
    pattern: { "^[A-Za-z0-9_-]+$": ["DeploymentCreate.name"] },
    minLength: { "1": ["DeploymentCreate.name", "parameter DeploymentName"] },
    maxLength: { "128": ["DeploymentCreate.name"], "256": ["parameter DeploymentName"] },
    additionalProperties: { true: ["OtherDeploymentBackend", "OtherDeploymentLogEvent"] },
    "pages size": {
      limit: ["workflows.deployments.list", "workflows.deployments.workers.list", "workflows.deployments.logs.list"],
    },
    errors: {
      BadCursor: ["workflows.deployments.list", "workflows.deployments.workers.list", "workflows.deployments.logs.list"],
      BadDeploymentLogId: ["workflows.deployments.logs.stream"],
      DeploymentHardeningRequired: ["workflows.deployments.unharden"], DeploymentNameTaken: ["workflows.deployments.create"],
      DeploymentNotFound: [
        "workflows.deployments.get", "workflows.deployments.update", "workflows.deployments.delete",
        "workflows.deployments.stop", "workflows.deployments.start", "workflows.deployments.restart",
        "workflows.deployments.unharden", "workflows.deployments.workers.list", "workflows.deployments.logs.list",
        "workflows.deployments.logs.stream",
      ],
      DeploymentNotManaged: [
        "workflows.deployments.update", "workflows.deployments.delete", "workflows.deployments.stop",
        "workflows.deployments.start", "workflows.deployments.restart",
      ],
      DeploymentWorkspaceForbidden: ["workflows.deployments.list"], UnhardenForbidden: ["workflows.deployments.unharden"],
      UnhardenUnprocessable: ["workflows.deployments.unharden"],
    },
    descriptions: {
      "1": ["ManagedDeploymentStatus.generation"], "10": ["DeploymentWorker"], "16": ["DeploymentLogRecord.span_id"],
      "32": ["DeploymentLogRecord.trace_id"], "50": ["Deployment.is_active", "DeploymentWorker.is_active"],
      "128": ["Deployment.name"], "512": ["ManagedDeploymentResources.memory_request", "DeploymentResources.memory_request"],
      "earliest first": ["workflows.deployments.list/parameters/order"],
      "latest first": ["workflows.deployments.list/parameters/order"],
      "newest first": [
        "workflows.deployments.workers.list", "workflows.deployments.logs.list/parameters/order", "DeploymentDetail.workers",
        "DeploymentWorkerPage.workers",
      ],
      "oldest first": ["workflows.deployments.logs.list"],
      "oldest records first": ["workflows.deployments.logs.list/parameters/order"],
    },
  },
};
