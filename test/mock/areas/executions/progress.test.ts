import { expect, test, vi } from "vitest";
import { areaTables } from "../../../../src/mock/areas/data.ts";
import { payload } from "../../../../src/mock/areas/executions/payload.ts";
import { runTasks } from "../../../../src/mock/areas/executions/progress.ts";
import { listEvents, recordEvents } from "../../../../src/mock/areas/executions/run-events.ts";
import { createSandbox } from "../../../../src/mock/state/sandbox.ts";
import { defined } from "../../../defined.ts";

test.each([1, 200])("a cancellation of %i custom tasks copies the list of events a few times", (count) => {
  const { sandbox } = createSandbox(areaTables, "test", { randomSeed: 1, clock: Date.parse("2026-03-02T12:00:00Z") });
  const { run_id } = defined(sandbox.runs.all().find(({ status }) => status === "RUNNING"));
  const started = Array.from({ length: count }, (_, index) => ({
    feed: {
      event_type: "CUSTOM_TASK_STARTED" as const,
      attributes: { custom_task_id: `custom_${index}`, custom_task_type: "text", payload: payload({}) },
    },
  }));
  recordEvents(sandbox, run_id, started);
  const put = vi.spyOn(sandbox.runs, "put");
  runTasks["executions.stop"]!(sandbox, { run_id });
  const run = defined(sandbox.runs.get(run_id));
  const canceled = listEvents(sandbox, run).flatMap(({ feed }) =>
    feed?.entry.event_type === "CUSTOM_TASK_CANCELED" ? [feed.entry.attributes.custom_task_id] : [],
  );
  expect(canceled.filter((id) => id.startsWith("custom_"))).toHaveLength(count);
  expect(put.mock.calls.length).toBeLessThan(5);
});
