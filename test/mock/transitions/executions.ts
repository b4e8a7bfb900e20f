import { expect } from "vitest";
import type { Session } from "../session.ts";
import { ask, call } from "./call.ts";
import type { Check, Entries, Entry, Kind } from "./entry.ts";
import { execution, historyOf, makeExecution, waiting } from "./makers.ts";
import { peek } from "./sandbox.ts";

/** It has received a signal, and completed. */
const done = "morning-briefing-2026-03-02";
const unknown = "morning-briefing-unknown";
const at = (execution_id: string) => ({ path: { execution_id } });
const typesOf = async (of: Session, id: string) => (await historyOf(of, id)).map(({ event_type }) => event_type);

const anyExecution: Kind = {
  field: "status",
  states: {
    RUNNING: () => waiting,
    RETRYING_AFTER_ERROR: async (of) => {
      const id = await makeExecution(of, "mine", { fail: true });
      while ((await peek(of, () => execution(of, id))).status === "RUNNING") of.pass(1);
      return id;
    },
    COMPLETED: () => done,
    FAILED: () => "morning-briefing-rehearsal-1",
    CANCELED: () => "morning-briefing-rehearsal-2",
    TIMED_OUT: () => "morning-briefing-rehearsal-3",
    TERMINATED: async (of) => {
      await ask(of, "workflows.executions.terminate", at(waiting));
      return waiting;
    },
  },
  unreachable: { CONTINUED_AS_NEW: "Another run has followed, and the execution has the status of that one." },
  read: (of, id) => call(of, "workflows.executions.get", at(id)),
};

const run: Kind = {
  states: {},
  read: (of, run_id) => call(of, "workflows.runs.get", { path: { run_id } }),
};

/** Ends several at once, of which only the first can be ended. */
const reportsEach: Check = async ({ of, again }) => {
  const mine = await makeExecution(of);
  const { body } = await again({ body: { execution_ids: [unknown, done, mine] } });
  expect(body).toEqual({
    results: {
      [unknown]: { status: "failure", error: expect.stringContaining(unknown) },
      [done]: { status: "failure", error: expect.stringContaining("COMPLETED") },
      [mine]: { status: "success", error: null },
    },
  });
  of.pass(5);
  expect((await execution(of, mine)).end_time).not.toBeNull();
};

const many: Entry = {
  kind: anyExecution,
  request: (_, id) => ({ body: { execution_ids: [id] } }),
  settle: 5,
  outside: { any: "unchanged" },
  effects: {
    "An execution that does not exist or has already ended is reported as a failure; the others are processed.":
      reportsEach,
  },
};

/** Back to the first point that the history offers. */
async function firstPoint(of: Session, id: string) {
  const first = (await historyOf(of, id)).find(({ event_type }) => event_type === "WORKFLOW_TASK_COMPLETED");
  return { ...at(id), body: { event_id: first!.event_id } };
}

export const executions: Entries = {
  "workflows.executions.signal": [
    {
      kind: anyExecution,
      request: (_, id) => ({ ...at(id), body: { name: "add_display", input: { display: "east-quay" } } }),
      outside: { any: "WF_1102" },
      effects: {
        "The signal is recorded in the history and delivered to the workflow's code.": async ({ of, id }) => {
          expect(await historyOf(of, id)).toContainEqual(
            expect.objectContaining({
              event_type: "WORKFLOW_SIGNALED",
              attributes: { signal_name: "add_display", input: { display: "east-quay" } },
            }),
          );
          const displays = await ask(of, "workflows.executions.query", { ...at(id), body: { name: "displays" } });
          expect(displays.result).toContain("east-quay");
        },
        "The status does not change.": async ({ of, id }) => {
          expect(await execution(of, id)).toMatchObject({ status: "RUNNING" });
        },
      },
    },
  ],
  "workflows.executions.terminate": [
    {
      kind: anyExecution,
      request: (_, id) => at(id),
      outside: { any: "WF_1102" },
      effects: {
        "`end_time` is set, and `result` stays null.": async ({ of, id }) => {
          expect(await execution(of, id)).toMatchObject({ end_time: expect.any(String), result: null });
        },
        "Activities that are still running may finish, but what they return is discarded.": async ({ of, again }) => {
          const id = await makeExecution(of);
          while ((await peek(of, () => typesOf(of, id))).at(-1) !== "ACTIVITY_TASK_SCHEDULED") of.pass(1);
          await again(at(id));
          of.pass(60);
          expect(await execution(of, id)).toMatchObject({ status: "TERMINATED", result: null });
          expect((await typesOf(of, id)).slice(-2)).toEqual([
            "ACTIVITY_TASK_SCHEDULED",
            "WORKFLOW_EXECUTION_TERMINATED",
          ]);
        },
      },
    },
  ],
  "workflows.executions.terminateMany": [many],
  "workflows.executions.cancel": [
    {
      kind: anyExecution,
      request: (_, id) => at(id),
      settle: 5,
      outside: { any: "WF_1102" },
      effects: {
        "The request is recorded in the history, and the workflow's code is notified.": async ({ of, id }) => {
          expect(await typesOf(of, id)).toContain("WORKFLOW_EXECUTION_CANCEL_REQUESTED");
          of.pass(5);
          // A completed task is the trace that the code leaves.
          expect((await typesOf(of, id)).slice(-3)).toEqual([
            "WORKFLOW_EXECUTION_CANCEL_REQUESTED",
            "WORKFLOW_TASK_COMPLETED",
            "WORKFLOW_EXECUTION_CANCELED",
          ]);
        },
        "When the code has stopped, `end_time` is set, and `result` stays null.": async ({ of, id }) => {
          expect(await execution(of, id)).toMatchObject({ status: "RUNNING", end_time: null });
          of.pass(5);
          expect(await execution(of, id)).toMatchObject({ end_time: expect.any(String), result: null });
        },
      },
    },
  ],
  "workflows.executions.cancelMany": [many],
  "workflows.executions.reset": [
    {
      kind: anyExecution,
      request: firstPoint,
      made: { kind: run, id: async (_received, of, id) => (await execution(of, id)).run_id! },
      unmet: {
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
        "If the latest run is still in progress, it ends as `TERMINATED`.": async ({ of, before }) => {
          const { run_id } = before!.body as { run_id: string };
          expect((await run.read(of, run_id)).body).toMatchObject({ status: "TERMINATED" });
        },
        "A new run starts under the same execution id, with the history up to and including the event.": async ({
          of,
          id,
          before,
          made,
        }) => {
          const { run_id } = before!.body as { run_id: string };
          expect(made).not.toBe(run_id);
          expect((await run.read(of, made)).body).toMatchObject({ execution_id: id });
          const path = { run_id };
          const { events } = await ask(of, "workflows.runs.getHistory", { path });
          const end = events.findIndex(({ event_type }) => event_type === "WORKFLOW_TASK_COMPLETED") + 1;
          expect((await historyOf(of, id)).slice(0, end)).toEqual(events.slice(0, end));
        },
        "Signals and updates received after the event are delivered to the new run, unless the request excludes them.":
          async ({ of, again }) => {
            const displays = async () =>
              (await ask(of, "workflows.executions.query", { ...at(done), body: { name: "displays" } })).result;
            await again({ ...at(done), body: { event_id: 2 } });
            expect(await displays()).toEqual(["north-quay"]);
            await again({ ...at(done), body: { event_id: 2, exclude_signals: true } });
            expect(await displays()).toEqual([]);
          },
      },
    },
  ],
};
