import { expect } from "vitest";
import type { Session } from "../session.ts";
import { ask, call } from "./call.ts";
import type { Check, Entries, Kind } from "./entry.ts";
import { execution, unknownId } from "./makers.ts";
import { expectGone } from "./outcome.ts";

const HOUR = 3600;
const morning = "morning-briefing-daily";
const at = (schedule_id: string) => ({ path: { schedule_id } });
const get = (of: Session, id: string) => ask(of, "workflows.schedules.get", at(id));
const hourly = (schedule_id: string, more: object = { workflow_identifier: "morning-briefing" }) => ({
  body: { schedule: { input: {}, intervals: [{ every: "PT1H" }] }, schedule_id, ...more },
});

const schedule: Kind = {
  field: "paused",
  states: {
    false: () => morning,
    true: async (of) => {
      await ask(of, "workflows.schedules.pause", at(morning));
      return morning;
    },
  },
  read: (of, id) => call(of, "workflows.schedules.get", at(id)),
};

const anyExecution: Kind = {
  states: {},
  read: (of, execution_id) => call(of, "workflows.executions.get", { path: { execution_id } }),
};

const latestOf = async (of: Session, id: string) => (await get(of, id)).recent_executions!.at(-1)!.execution_id;

const noteIsSet: Check = async ({ of, id, again }) => {
  await again({ ...at(id), body: { note: "Storm warning." } });
  expect(await get(of, id)).toMatchObject({ note: "Storm warning." });
  for (const body of [{}, null, undefined]) {
    await again({ ...at(id), body: { note: "Storm warning." } });
    await again({ ...at(id), body });
    expect([body, (await get(of, id)).note]).toEqual([body, null]);
  }
};

async function trigger(of: Session, id: string): Promise<string> {
  await ask(of, "workflows.schedules.trigger", at(id));
  return id;
}

export const schedules: Entries = {
  "workflows.schedules.create": [
    {
      request: () => hourly("hourly"),
      made: { kind: schedule, id: () => "hourly" },
      unmet: {
        "there is no such workflow": {
          request: () => hourly("hourly", { workflow_identifier: "morning-briefing-unknown" }),
          outcome: "WF_1100",
        },
        "there is no such registration": {
          request: () => hourly("hourly", { workflow_registration_id: unknownId }),
          outcome: "WF_1100",
        },
        "another one has the id": { request: () => hourly(morning), outcome: "SCHEDULE_ALREADY_EXISTS" },
      },
      effects: {
        "From now on, an execution starts at each scheduled time.": async ({ of, made }) => {
          const { future_executions } = await get(of, made);
          of.pass(3 * HOUR);
          const { recent_executions } = await get(of, made);
          expect(recent_executions!.map(({ scheduled_at }) => scheduled_at)).toEqual(
            future_executions!.slice(0, 3).map(({ scheduled_at }) => scheduled_at),
          );
          for (const { execution_id } of recent_executions!) await execution(of, execution_id);
        },
      },
    },
  ],
  "workflows.schedules.delete": [
    {
      kind: schedule,
      request: (_, id) => at(id),
      effects: {
        "The schedule starts no more executions, and later requests for it return 404.": async ({ of, id, again }) => {
          expectGone(await schedule.read(of, id), "WF_1201");
          expectGone(await again(), "WF_1201");
          const runs = async () => (await ask(of, "workflows.runs.list", { query: { page_size: 100 } })).executions;
          const before = await runs();
          of.pass(48 * HOUR);
          expect(await runs()).toHaveLength(before.length);
        },
      },
    },
  ],
  "workflows.schedules.pause": [
    {
      kind: schedule,
      request: (_, id) => at(id),
      outside: { true: "unchanged" },
      effects: {
        "The schedule's `note` is set to the one in the body, or to null if there is none.": noteIsSet,
      },
    },
  ],
  "workflows.schedules.resume": [
    {
      kind: schedule,
      request: (_, id) => at(id),
      outside: { false: "unchanged" },
      effects: {
        "The schedule's `note` is set to the one in the body, or to null if there is none.": noteIsSet,
      },
    },
  ],
  "workflows.schedules.trigger": [
    {
      kind: schedule,
      request: (_, id) => at(id),
      made: { kind: anyExecution, id: (_received, of, id) => latestOf(of, id) },
      unmet: {
        "one is running, and the schedule skips what overlaps": {
          make: (of) => trigger(of, morning),
          outcome: "unchanged",
        },
      },
      effects: {
        "The execution is added to the end of the schedule's `recent_executions`.": async ({
          of,
          id,
          before,
          made,
        }) => {
          const { recent_executions } = before!.body as { recent_executions: { execution_id: string }[] };
          expect((await get(of, id)).recent_executions!.map(({ execution_id }) => execution_id)).toEqual([
            ...recent_executions.map(({ execution_id }) => execution_id),
            made,
          ]);
          expect(await execution(of, made)).toMatchObject({ workflow_name: "morning-briefing", status: "RUNNING" });
        },
      },
    },
  ],
};
