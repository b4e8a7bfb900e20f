import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/workflows/schedules", status: 200, response: { "schedules[]": "Schedule", "next_page_token": "any" } },
    { method: "POST", path: "/v1/workflows/schedules", status: 201, body: { "schedule.input": "any" }, response: { "schedule_id": "string" } },
    { method: "GET", path: "/v1/workflows/schedules/{schedule_id}", status: 200, response: "Schedule" },
    { method: "DELETE", path: "/v1/workflows/schedules/{schedule_id}", status: 204 },
    { method: "PATCH", path: "/v1/workflows/schedules/{schedule_id}", status: 200, body: { "schedule": "any" }, response: { "schedule_id": "string" } },
    { method: "POST", path: "/v1/workflows/schedules/{schedule_id}/pause", status: 204 },
    { method: "POST", path: "/v1/workflows/schedules/{schedule_id}/resume", status: 204 },
    { method: "POST", path: "/v1/workflows/schedules/{schedule_id}/trigger", status: 204 },
  ],
  resources: {
    Schedule: {
      "schedule_id, workflow_name": "string req",
      "input": "any req",
      "paused": "boolean req",
      "deployment_name, jitter, time_zone_name, note": "string or null",
      "cron_expressions": "array",
      "cron_expressions[]": "string",
      "calendars, intervals": "any",
      "start_at, end_at": "date-time or null",
      "remaining_executions": "integer or null",
    },
  },
};
