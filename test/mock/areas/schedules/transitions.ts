import { expect } from "vitest";
import { defined } from "../../../defined.ts";
import type { Session } from "../../session.ts";
import { call, callOk } from "../../transitions/call.ts";
import type { Check, Resource, TransitionCases } from "../../transitions/case.ts";
import { expectNotFound } from "../../transitions/expectations.ts";
import { getExecution, unknownId } from "../../transitions/fixtures.ts";

const HOUR = 3600;
const morning = "morning-briefing-daily";
const at = (schedule_id: string) => ({ path: { schedule_id } });
const get = (mock: Session, id: string) => callOk(mock, "workflows.schedules.get", at(id));
const hourly = (schedule_id: string, more: object = { workflow_identifier: "morning-briefing" }) => ({
  body: { schedule: { input: {}, intervals: [{ every: "PT1H" }] }, schedule_id, ...more },
});

const schedule: Resource = {
  field: "paused",
  states: {
    false: () => morning,
    true: async (mock) => {
      await callOk(mock, "workflows.schedules.pause", at(morning));
      return morning;
    },
  },
  read: (mock, id) => call(mock, "workflows.schedules.get", at(id)),
};

const anyExecution: Resource = {
  states: {},
  read: (mock, execution_id) => call(mock, "workflows.executions.get", { path: { execution_id } }),
};

const findLatest = async (mock: Session, id: string) =>
  defined((await get(mock, id)).recent_executions?.at(-1)).execution_id;

const noteIsSet: Check = async ({ mock, id, repeat }) => {
  await repeat({ ...at(id), body: { note: "Storm warning." } });
  expect(await get(mock, id)).toMatchObject({ note: "Storm warning." });
  for (const body of [{}, null, undefined]) {
    await repeat({ ...at(id), body: { note: "Storm warning." } });
    await repeat({ ...at(id), body });
    expect([body, (await get(mock, id)).note]).toEqual([body, null]);
  }
};

export const transitions: TransitionCases = {
  "workflows.schedules.create": [
    {
      request: () => hourly("hourly"),
      created: { resource: schedule, id: () => "hourly" },
      conditionNotMet: {
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
        "From now on, an execution starts at each scheduled time.": async ({ mock, createdId }) => {
          const { future_executions } = await get(mock, createdId);
          mock.pass(3 * HOUR);
          const { recent_executions } = await get(mock, createdId);
          expect(recent_executions?.map(({ scheduled_at }) => scheduled_at)).toEqual(
            future_executions!.slice(0, 3).map(({ scheduled_at }) => scheduled_at),
          );
          for (const { execution_id } of recent_executions!) await getExecution(mock, execution_id);
        },
      },
    },
  ],
  "workflows.schedules.delete": [
    {
      resource: schedule,
      request: (_, id) => at(id),
      effects: {
        "The schedule starts no more executions, and later requests for it return 404.": async ({
          mock,
          id,
          repeat,
        }) => {
          expectNotFound(await schedule.read(mock, id), "WF_1201");
          expectNotFound(await repeat(), "WF_1201");
          const runs = async () =>
            (await callOk(mock, "workflows.runs.list", { query: { page_size: 100 } })).executions;
          const before = await runs();
          mock.pass(48 * HOUR);
          expect(await runs()).toHaveLength(before.length);
        },
      },
    },
  ],
  "workflows.schedules.pause": [
    {
      resource: schedule,
      request: (_, id) => at(id),
      fromOtherStates: { true: "unchanged" },
      effects: {
        "The schedule's `note` is set to the one in the body, or to null if there is none.": noteIsSet,
      },
    },
  ],
  "workflows.schedules.resume": [
    {
      resource: schedule,
      request: (_, id) => at(id),
      fromOtherStates: { false: "unchanged" },
      effects: {
        "The schedule's `note` is set to the one in the body, or to null if there is none.": noteIsSet,
      },
    },
  ],
  "workflows.schedules.trigger": [
    {
      resource: schedule,
      request: (_, id) => at(id),
      created: { resource: anyExecution, id: (_received, mock, id) => findLatest(mock, id) },
      effects: {
        "The execution starts even if the schedule is paused or exhausted, or another of its executions is running.":
          async ({ mock, id, repeat, createdId }) => {
            const path = { path: { schedule_id: id } };
            for (const change of [
              () => callOk(mock, "workflows.schedules.pause", path),
              () => callOk(mock, "workflows.schedules.update", { ...path, body: { schedule: { max_executions: 0 } } }),
            ]) {
              await change();
              await repeat();
              const started = await findLatest(mock, id);
              expect(started).not.toBe(createdId);
              expect(await getExecution(mock, started)).toMatchObject({ status: "RUNNING" });
            }
            expect(await getExecution(mock, createdId)).toMatchObject({ status: "RUNNING" });
          },
        "The execution is added to the end of the schedule's `recent_executions`.": async ({
          mock,
          id,
          before,
          createdId,
        }) => {
          const { recent_executions } = before!.body as { recent_executions: { execution_id: string }[] };
          expect((await get(mock, id)).recent_executions?.map(({ execution_id }) => execution_id)).toEqual([
            ...recent_executions.map(({ execution_id }) => execution_id),
            createdId,
          ]);
          expect(await getExecution(mock, createdId)).toMatchObject({
            workflow_name: "morning-briefing",
            status: "RUNNING",
          });
        },
      },
    },
  ],
};
