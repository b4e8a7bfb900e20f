import { expect } from "vitest";
import { defined } from "../../../defined.ts";
import type { Session } from "../../session.ts";
import { call, callOk } from "../../transitions/call.ts";
import type { Check, MoveCases, Resource, Setup, TransitionCase, TransitionCases } from "../../transitions/case.ts";
import { getExecution, getHistory, managedName, startExecution, waitingExecution } from "../../transitions/fixtures.ts";
import { inspect } from "../../transitions/sandbox.ts";

/** An execution that has received a signal and has completed. */
const completedId = "morning-briefing-2026-03-02";
const unknownId = "morning-briefing-unknown";
const at = (execution_id: string) => ({ path: { execution_id } });
const listTypes = async (mock: Session, id: string) => (await getHistory(mock, id)).map(({ event_type }) => event_type);

const anyExecution: Resource = {
  field: "status",
  states: {
    RUNNING: () => waitingExecution,
    RETRYING_AFTER_ERROR: async (mock) => {
      const id = await startExecution(mock, "mine", { fail: true });
      while ((await inspect(mock, () => getExecution(mock, id))).status === "RUNNING") mock.pass(1);
      return id;
    },
    COMPLETED: () => completedId,
    FAILED: () => "morning-briefing-rehearsal-1",
    CANCELED: () => "morning-briefing-rehearsal-2",
    TIMED_OUT: () => "morning-briefing-rehearsal-3",
    TERMINATED: async (mock) => {
      await callOk(mock, "workflows.executions.terminate", at(waitingExecution));
      return waitingExecution;
    },
  },
  unreachable: { CONTINUED_AS_NEW: "A later run exists, and the execution has its status." },
  read: (mock, id) => call(mock, "workflows.executions.get", at(id)),
};

const run: Resource = {
  states: {},
  read: (mock, run_id) => call(mock, "workflows.runs.get", { path: { run_id } }),
};

const findExecution = async (mock: Session, run_id: string) =>
  (await callOk(mock, "workflows.runs.get", { path: { run_id } })).execution_id;

/** The latest run of an execution, in each state. */
const latestRunOfAny: Resource = {
  ...run,
  field: "status",
  states: Object.fromEntries(
    Object.entries(anyExecution.states).map(([state, setup]): [string, Setup] => [
      state,
      async (mock) => {
        const id = await setup(mock);
        return defined((await inspect(mock, () => getExecution(mock, id))).run_id);
      },
    ]),
  ),
  unreachable: defined(anyExecution.unreachable),
};

/** Ends three executions at once: an unknown one, a completed one and a running one. */
const reportsEachOutcome: Check = async ({ mock, repeat }) => {
  const mine = await startExecution(mock);
  const { body } = await repeat({ body: { execution_ids: [unknownId, completedId, mine] } });
  expect(body).toEqual({
    results: {
      [unknownId]: { status: "failure", error: expect.stringContaining(unknownId) },
      [completedId]: { status: "failure", error: expect.stringContaining("COMPLETED") },
      [mine]: { status: "success" },
    },
  });
  mock.pass(5);
  expect((await getExecution(mock, mine)).end_time).not.toBeNull();
};

const endManyCase: TransitionCase = {
  resource: anyExecution,
  request: (_, id) => ({ body: { execution_ids: [id] } }),
  settlingTime: 5,
  fromOtherStates: { any: "unchanged" },
  effects: {
    "An execution that does not exist or has already ended is reported as a failure; the others are processed.":
      reportsEachOutcome,
  },
};

/** Resets to the first possible event. */
async function resetToFirstPoint(mock: Session, id: string) {
  const first = defined(
    (await getHistory(mock, id)).find(({ event_type }) => event_type === "WORKFLOW_TASK_COMPLETED"),
  );
  return { ...at(id), body: { event_id: first.event_id } };
}

export const transitions: TransitionCases = {
  "workflows.executions.signal": [
    {
      resource: anyExecution,
      request: (_, id) => ({
        ...at(id),
        body: { name: "add_display", input: { display: "east-quay" } },
      }),
      fromOtherStates: { any: "WF_1102" },
      effects: {
        "The signal is recorded in the history and delivered to the workflow's code.": async ({ mock, id }) => {
          expect(await getHistory(mock, id)).toContainEqual(
            expect.objectContaining({
              event_type: "WORKFLOW_SIGNALED",
              attributes: {
                signal_name: "add_display",
                input: { type: "json", value: { display: "east-quay" }, encoding_options: [] },
              },
            }),
          );
          const displays = await callOk(mock, "workflows.executions.query", { ...at(id), body: { name: "displays" } });
          expect(displays.result).toContain("east-quay");
        },
        "The status does not change.": async ({ mock, id }) => {
          expect(await getExecution(mock, id)).toMatchObject({ status: "RUNNING" });
        },
      },
    },
  ],
  "workflows.executions.terminate": [
    {
      resource: anyExecution,
      request: (_, id) => at(id),
      fromOtherStates: { any: "WF_1102" },
      effects: {
        "`end_time` is set, and `result` stays null.": async ({ mock, id }) => {
          expect(await getExecution(mock, id)).toMatchObject({ end_time: expect.any(String), result: null });
        },
        "Activities that are still running may finish, but their results are discarded.": async ({ mock, repeat }) => {
          const id = await startExecution(mock);
          while ((await inspect(mock, () => listTypes(mock, id))).at(-1) !== "ACTIVITY_TASK_SCHEDULED") mock.pass(1);
          await repeat(at(id));
          mock.pass(60);
          expect(await getExecution(mock, id)).toMatchObject({ status: "TERMINATED", result: null });
          expect((await listTypes(mock, id)).slice(-2)).toEqual([
            "ACTIVITY_TASK_SCHEDULED",
            "WORKFLOW_EXECUTION_TERMINATED",
          ]);
        },
      },
    },
  ],
  "workflows.executions.terminateMany": [endManyCase],
  "workflows.executions.cancel": [
    {
      resource: anyExecution,
      request: (_, id) => at(id),
      settlingTime: 5,
      fromOtherStates: { any: "WF_1102" },
      effects: {
        "The request is recorded in the history, and the workflow's code is notified.": async ({ mock, id }) => {
          expect(await listTypes(mock, id)).toContain("WORKFLOW_EXECUTION_CANCEL_REQUESTED");
          mock.pass(5);
          // The completed task shows that the workflow's code was notified.
          expect((await listTypes(mock, id)).slice(-3)).toEqual([
            "WORKFLOW_EXECUTION_CANCEL_REQUESTED",
            "WORKFLOW_TASK_COMPLETED",
            "WORKFLOW_EXECUTION_CANCELED",
          ]);
        },
        "When the code has stopped, `end_time` is set, and `result` stays null.": async ({ mock, id }) => {
          expect(await getExecution(mock, id)).toMatchObject({ status: "RUNNING", end_time: null });
          mock.pass(5);
          expect(await getExecution(mock, id)).toMatchObject({ end_time: expect.any(String), result: null });
        },
      },
    },
  ],
  "workflows.executions.cancelMany": [endManyCase],
  "workflows.executions.reset": [
    {
      resource: anyExecution,
      request: resetToFirstPoint,
      created: { resource: run, id: async (_received, mock, id) => defined((await getExecution(mock, id)).run_id) },
      conditionNotMet: {
        "the event is another one": {
          request: (_, id) => ({ ...at(id), body: { event_id: 1 } }),
          outcome: "WF_1001",
        },
        "the latest run has no such event": {
          request: (_, id) => ({ ...at(id), body: { event_id: 99 } }),
          outcome: "WF_1001",
        },
      },
      effects: {
        "A new run starts under the same execution id, with the history up to and including the event.": async ({
          mock,
          id,
          before,
          createdId,
        }) => {
          const { run_id } = before!.body as { run_id: string };
          expect(createdId).not.toBe(run_id);
          expect((await run.read(mock, createdId)).body).toMatchObject({ execution_id: id });
          const path = { run_id };
          const { events } = await callOk(mock, "workflows.runs.getHistory", { path });
          const end = events.findIndex(({ event_type }) => event_type === "WORKFLOW_TASK_COMPLETED") + 1;
          expect((await getHistory(mock, id)).slice(0, end)).toEqual(events.slice(0, end));
        },
        "Signals and updates received after the event are delivered to the new run, unless the request excludes them.":
          async ({ mock, repeat }) => {
            const displays = async () =>
              (await callOk(mock, "workflows.executions.query", { ...at(completedId), body: { name: "displays" } }))
                .result;
            await repeat({ ...at(completedId), body: { event_id: 2 } });
            expect(await displays()).toEqual(["north-quay"]);
            await repeat({ ...at(completedId), body: { event_id: 2, exclude_signals: true } });
            expect(await displays()).toEqual([]);
          },
      },
    },
    {
      resource: latestRunOfAny,
      request: async (mock, id) => resetToFirstPoint(mock, await findExecution(mock, id)),
      fromOtherStates: { any: "unchanged" },
      conditionNotMet: {
        "the event is another one": {
          request: async (mock, id) => ({ ...at(await findExecution(mock, id)), body: { event_id: 1 } }),
          outcome: "WF_1001",
        },
      },
    },
  ],
};

const toSetup = (input: object) => (mock: Session) => startExecution(mock, "mine", input);

export const moves: MoveCases = {
  WorkflowExecution: {
    "The workflow's code returns a result.": { resource: anyExecution, setup: toSetup({}) },
    "An attempt fails, and another one will follow.": { resource: anyExecution, setup: toSetup({ fail: true }) },
    "The last attempt fails.": { resource: anyExecution, setup: toSetup({ fail: true }) },
    "The execution takes longer than the `execution_timeout` of its workflow.": {
      resource: anyExecution,
      setup: async (mock) => {
        await callOk(mock, "workflows.deployments.stop", { path: { name: managedName } });
        mock.pass(60);
        return startExecution(mock);
      },
      interval: 60,
    },
    "Cancellation was requested, and the workflow's code has stopped.": {
      resource: anyExecution,
      setup: async (mock) => {
        await callOk(mock, "workflows.executions.cancel", at(waitingExecution));
        return waitingExecution;
      },
    },
  },
};
