/** Values that the shapes and requests of several areas in description/ contain. */

export const TIME = "2026-03-02T09:00:00Z";
export const id = "3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10";
export const execution = {
  execution_id: "execution",
  root_execution_id: "execution",
  parent_execution_id: "parent",
  workflow_name: "morning-briefing",
  workflow_id: id,
  deployment_name: "harbor-workers",
  status: "RUNNING",
  start_time: TIME,
  end_time: null,
  result: null,
  total_duration_ms: 42_000,
};
export const versionCreated = { version: 2, deduplicated: false };
export const messages = [{ role: "user", content: "When is low water?" }];
