import { expect, test } from "vitest";
import { scheduleTasks } from "../../../../src/mock/areas/schedules/seed.ts";
import { defaultSeed } from "../../../../src/mock/areas/seed.ts";
import { defined } from "../../../defined.ts";

test("a seed with a schedule starts an execution at the first of its future_executions, unless it is paused", () => {
  const schedule = defined(defined(defaultSeed.schedules)[0]);
  const at = Date.parse(defined(schedule.future_executions?.[0]).scheduled_at);
  expect(scheduleTasks({ schedules: [schedule] })).toMatchObject([{ at, name: "schedules.fire" }]);
  expect(scheduleTasks({ schedules: [{ ...schedule, paused: true }] })).toEqual([]);
  expect(scheduleTasks({ schedules: [{ ...schedule, future_executions: [] }] })).toEqual([]);
});
