import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/workflows/deployments", status: 200, query: { active_only: true, cursor: undefined }, response: { "deployments[]": "Deployment", "next_cursor": "any", "workspace_id": "string" } },
    { method: "POST", path: "/v1/workflows/deployments", status: 202, body: { "name": "string", "spec.codehost_url": "any" } },
    { method: "GET", path: "/v1/workflows/deployments/{name}", status: 200, response: { "": "Deployment", "workers[]": "Worker" } },
    { method: "PATCH", path: "/v1/workflows/deployments/{name}", status: 202 },
    { method: "DELETE", path: "/v1/workflows/deployments/{name}", status: 202 },
    { method: "POST", path: "/v1/workflows/deployments/{name}/stop", status: 202 },
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
};
