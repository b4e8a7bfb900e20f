import { expect } from "vitest";
import type { examples } from "../../../../generated/examples.ts";
import { ok, type Session } from "../../session.ts";

export const runningId = "morning-briefing-2026-03-02-late";
export const completedId = "morning-briefing-2026-03-02";
export const result = { briefing: "Low water is at 06:12, high water at 12:24." };

export const at = (execution_id: string) => ({ path: { execution_id } });
export const start = ({ api }: Session, execution_id: string, input: Record<string, unknown> = {}) =>
  api.POST("/v1/workflows/{workflow_identifier}/execute", {
    params: { path: { workflow_identifier: "morning-briefing" } },
    body: { execution_id, input },
  });
export const get = async ({ api }: Session, execution_id: string) =>
  (await ok(api.GET("/v1/workflows/executions/{execution_id}", { params: at(execution_id) }))).data;
export const readHistory = async ({ api }: Session, execution_id: string) => {
  const { data } = await ok(api.GET("/v1/workflows/executions/{execution_id}/history", { params: at(execution_id) }));
  expect(data.events.map(({ event_id }) => event_id)).toEqual(data.events.map((_, index) => index + 1));
  return data.events;
};
export const listTypes = async (mock: Session, execution_id: string) =>
  (await readHistory(mock, execution_id)).map(({ event_type }) => event_type);
export const signal = ({ api }: Session, execution_id: string, body: typeof examples.addDisplay) =>
  api.POST("/v1/workflows/executions/{execution_id}/signals", { params: at(execution_id), body });
export const query = ({ api }: Session, execution_id: string, body: typeof examples.displaysQuery) =>
  api.POST("/v1/workflows/executions/{execution_id}/queries", { params: at(execution_id), body });
export const cancel = ({ api }: Session, execution_id: string) =>
  api.POST("/v1/workflows/executions/{execution_id}/cancel", { params: at(execution_id) });
export const terminate = ({ api }: Session, execution_id: string) =>
  api.POST("/v1/workflows/executions/{execution_id}/terminate", { params: at(execution_id) });
export const reset = ({ api }: Session, execution_id: string, body: typeof examples.resetToStart) =>
  api.POST("/v1/workflows/executions/{execution_id}/reset", { params: at(execution_id), body });
