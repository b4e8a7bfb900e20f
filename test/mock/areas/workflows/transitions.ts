import { expect } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import { defined } from "../../../defined.ts";
import type { Session } from "../../session.ts";
import { call, callOk } from "../../transitions/call.ts";
import type { Check, Resource, TransitionCase, TransitionCases } from "../../transitions/case.ts";
import { getDeployment, getHistory, managedName, startExecution, unknownId } from "../../transitions/fixtures.ts";

const briefing = examples.briefingWorkflow.workflow.id;
const workflow_registration_id = examples.briefingRegistration.workflow_registration.id;
const at = (workflow_identifier: string) => ({ path: { workflow_identifier } });

const workflow: Resource = {
  field: "archived",
  states: {
    false: () => briefing,
    true: async (mock) => {
      await callOk(mock, "workflows.archive", at(briefing));
      return briefing;
    },
  },
  read: async (mock, id) => {
    const { status, body } = await call(mock, "workflows.get", at(id));
    return { status, body: (body as { workflow?: unknown }).workflow ?? body };
  },
};

const execution: Resource = {
  states: {},
  read: (mock, execution_id) => call(mock, "workflows.executions.get", { path: { execution_id } }),
};

const runsOn =
  (name: string): Check =>
  async ({ mock, createdId }) => {
    const { executions } = await callOk(mock, "workflows.runs.list", { query: { root_execution_id: createdId } });
    expect(executions).toMatchObject([{ execution_id: createdId, deployment_name: name, status: "RUNNING" }]);
    mock.pass(5);
    const workers = (await getDeployment(mock, name)).workers.map((worker) => worker.name);
    const task = defined(
      (await getHistory(mock, createdId)).filter(({ event_type }) => event_type === "WORKFLOW_TASK_COMPLETED")[0],
    );
    expect(workers).toContain((task.attributes as { worker_name: string }).worker_name);
  };

const idIsTaken = (path: Record<string, string>) => ({
  setup: (mock: Session) => startExecution(mock, "mine"),
  request: () => ({ path, body: { execution_id: "mine" } }),
  outcome: "WF_1101",
});

const repeatChangesNothing =
  (list: "archived" | "unarchived"): Check =>
  async ({ mock, id, repeat }) => {
    const before = (await workflow.read(mock, id)).body;
    const { body } = await repeat({ body: { workflow_ids: [id] } });
    expect(body).toMatchObject({ [list]: [expect.anything()], errored: [] });
    expect(JSON.stringify(body)).toContain(id);
    expect((await workflow.read(mock, id)).body).toEqual(before);
  };

/** Sends an unknown workflow and one that has to change. */
const unknownIsReported =
  (list: "archived" | "unarchived"): Check =>
  async ({ mock, id, repeat }) => {
    const { workflows } = await callOk(mock, "workflows.list");
    const other = defined(workflows.find((candidate) => candidate.id !== id)).id;
    await callOk(mock, list === "archived" ? "workflows.unarchive" : "workflows.archive", at(other));
    const { body } = await repeat({ body: { workflow_ids: [unknownId, other] } });
    expect(body).toMatchObject({ [list]: [expect.anything()], errored: [expect.anything()] });
    expect(JSON.stringify((body as { errored: unknown }).errored)).toContain(unknownId);
    expect((await workflow.read(mock, other)).body).toMatchObject({ archived: list === "archived" });
  };

const archiveCase = (to: boolean): TransitionCase => ({
  resource: workflow,
  request: (_, id) => at(id),
  fromOtherStates: { [String(to)]: "unchanged" },
});

export const transitions: TransitionCases = {
  "workflows.execute": [
    {
      request: () => ({ ...at("morning-briefing"), body: { execution_id: "mine" } }),
      created: { resource: execution, id: () => "mine" },
      conditionNotMet: {
        "the id has been used": idIsTaken(at("morning-briefing").path),
        "several deployments have the workflow, and none is named": {
          request: () => ({ ...at("worker-check"), body: { execution_id: "mine" } }),
          outcome: "AMBIGUOUS_WORKFLOW",
        },
      },
      effects: { "The first run of the execution starts on a worker of the deployment.": runsOn(managedName) },
    },
  ],
  "workflows.registrations.execute": [
    {
      request: () => ({ path: { workflow_registration_id }, body: { execution_id: "mine" } }),
      created: { resource: execution, id: () => "mine" },
      conditionNotMet: { "the id has been used": idIsTaken({ workflow_registration_id }) },
      effects: {
        "The first run of the execution starts on a worker of the registration's deployment.": runsOn(
          examples.briefingRegistration.workflow_registration.deployment_name ?? "no deployment",
        ),
      },
    },
  ],
  "workflows.archiveMany": [
    {
      resource: workflow,
      request: (_, id) => ({ body: { workflow_ids: [id] } }),
      fromOtherStates: { true: "unchanged" },
      effects: {
        "A workflow that is already archived is left as it is and reported under `archived`.":
          repeatChangesNothing("archived"),
        "A workflow that does not exist is reported under `errored`; the others are processed.":
          unknownIsReported("archived"),
      },
    },
  ],
  "workflows.unarchiveMany": [
    {
      resource: workflow,
      request: (_, id) => ({ body: { workflow_ids: [id] } }),
      fromOtherStates: { false: "unchanged" },
      effects: {
        "A workflow that is not archived is left as it is and reported under `unarchived`.":
          repeatChangesNothing("unarchived"),
        "A workflow that does not exist is reported under `errored`; the others are processed.":
          unknownIsReported("unarchived"),
      },
    },
  ],
  "workflows.archive": [archiveCase(true)],
  "workflows.unarchive": [archiveCase(false)],
};
