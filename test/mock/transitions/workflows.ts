import { expect } from "vitest";
import { examples } from "../../../generated/examples.ts";
import type { Session } from "../session.ts";
import { ask, call } from "./call.ts";
import type { Check, Entries, Entry, Kind } from "./entry.ts";
import { deployment, historyOf, makeExecution, managed, unknownId } from "./makers.ts";

const briefing = examples.briefingWorkflow.workflow.id;
const workflow_registration_id = examples.briefingRegistration.workflow_registration.id;
const at = (workflow_identifier: string) => ({ path: { workflow_identifier } });

const workflow: Kind = {
  field: "archived",
  states: {
    false: () => briefing,
    true: async (of) => {
      await ask(of, "workflows.archive", at(briefing));
      return briefing;
    },
  },
  read: async (of, id) => {
    const { status, body } = await call(of, "workflows.get", at(id));
    return { status, body: (body as { workflow?: unknown }).workflow ?? body };
  },
};

const execution: Kind = {
  states: {},
  read: (of, execution_id) => call(of, "workflows.executions.get", { path: { execution_id } }),
};

const runsOn =
  (name: string): Check =>
  async ({ of, made }) => {
    const { executions } = await ask(of, "workflows.runs.list", { query: { root_execution_id: made } });
    expect(executions).toMatchObject([{ execution_id: made, deployment_name: name, status: "RUNNING" }]);
    of.pass(5);
    const workers = (await deployment(of, name)).workers.map((worker) => worker.name);
    const [task] = (await historyOf(of, made)).filter(({ event_type }) => event_type === "WORKFLOW_TASK_COMPLETED");
    expect(workers).toContain((task!.attributes as { worker_name: string }).worker_name);
  };

const idIsTaken = (path: Record<string, string>) => ({
  make: (of: Session) => makeExecution(of, "mine"),
  request: () => ({ path, body: { execution_id: "mine" } }),
  outcome: "WF_1101",
});

/** Sends one that is already as it shall be, one that is not there, and one that is to change. */
const reportsEach =
  (done: "archived" | "unarchived", about: "same" | "unknown"): Check =>
  async ({ of, id, again }) => {
    const { workflows } = await ask(of, "workflows.list");
    const other = workflows.find((each) => each.id !== id)!.id;
    const fresh = async () => (await workflow.read(of, other)).body;
    await ask(of, done === "archived" ? "workflows.unarchive" : "workflows.archive", at(other));
    const before = (await workflow.read(of, id)).body;
    const { body } = await again({ body: { workflow_ids: about === "same" ? [id] : [unknownId, other] } });
    if (about === "same") {
      expect(body).toMatchObject({ [done]: [expect.anything()], errored: [] });
      expect(JSON.stringify(body)).toContain(id);
      expect((await workflow.read(of, id)).body).toEqual(before);
    } else {
      expect(body).toMatchObject({ [done]: [expect.anything()], errored: [expect.anything()] });
      expect(JSON.stringify((body as { errored: unknown }).errored)).toContain(unknownId);
      expect(await fresh()).toMatchObject({ archived: done === "archived" });
    }
  };

const archiving = (to: boolean): Entry => ({
  kind: workflow,
  request: (_, id) => at(id),
  outside: { [String(to)]: "unchanged" },
});

export const workflows: Entries = {
  "workflows.execute": [
    {
      request: () => ({ ...at("morning-briefing"), body: { execution_id: "mine" } }),
      made: { kind: execution, id: () => "mine" },
      unmet: {
        "the id has been used": idIsTaken(at("morning-briefing").path),
        "several deployments have the workflow, and none is named": {
          request: () => ({ ...at("worker-check"), body: { execution_id: "mine" } }),
          outcome: "AMBIGUOUS_WORKFLOW",
        },
      },
      effects: { "The first run of the execution starts on a worker of the deployment.": runsOn(managed) },
    },
  ],
  "workflows.registrations.execute": [
    {
      request: () => ({ path: { workflow_registration_id }, body: { execution_id: "mine" } }),
      made: { kind: execution, id: () => "mine" },
      unmet: { "the id has been used": idIsTaken({ workflow_registration_id }) },
      effects: {
        "The first run of the execution starts on a worker of the registration's deployment.": runsOn(
          examples.briefingRegistration.workflow_registration.deployment_name ?? "no deployment",
        ),
      },
    },
  ],
  "workflows.archiveMany": [
    {
      kind: workflow,
      request: (_, id) => ({ body: { workflow_ids: [id] } }),
      outside: { true: "unchanged" },
      effects: {
        "A workflow that is already archived is left as it is and reported under `archived`.": reportsEach(
          "archived",
          "same",
        ),
        "A workflow that does not exist is reported under `errored`; the others are processed all the same.":
          reportsEach("archived", "unknown"),
      },
    },
  ],
  "workflows.unarchiveMany": [
    {
      kind: workflow,
      request: (_, id) => ({ body: { workflow_ids: [id] } }),
      outside: { false: "unchanged" },
      effects: {
        "A workflow that is not archived is left as it is and reported under `unarchived`.": reportsEach(
          "unarchived",
          "same",
        ),
        "A workflow that does not exist is reported under `errored`; the others are processed all the same.":
          reportsEach("unarchived", "unknown"),
      },
    },
  ],
  "workflows.archive": [archiving(true)],
  "workflows.unarchive": [archiving(false)],
};
