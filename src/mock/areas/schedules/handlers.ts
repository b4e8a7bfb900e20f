import type { Schedule, ScheduleCreate } from "../../../../generated/mock-types.ts";
import { canonicalJson } from "../../../core/canonical-json.ts";
import { checkPathId, conflict, fail, notFound, unprocessable } from "../../exchange/problems.ts";
import { created, noContent, ok } from "../../exchange/responses.ts";
import { newBudget, upcomingTimes } from "../../lib/schedule/schedule.ts";
import { cancelTasks } from "../../state/tasks.ts";
import { defineHandlers } from "../define-handlers.ts";
import { findWorkflow, notRegistered } from "../executions/execution.ts";
import { rangePage } from "../shared/paging.ts";
import type { Sandbox } from "../tables.ts";
import { applyChanges, checkDefinition, defaultTimes } from "./definition.ts";
import {
  findRegistration,
  pauseSchedule,
  planNextStart,
  plannedStarts,
  saveSchedule,
  triggerSchedule,
} from "./starts.ts";
import { type StoredSchedule, schedulesById } from "./state.ts";

const MAX_FUTURE = 10;

export const handlers = defineHandlers("schedules", {
  "workflows.schedules.list": ({ query, sandbox, caller }) => {
    const { page_size = 50, next_page_token, ...filters } = query;
    const { workflow_name, status, search = "" } = filters;
    const user_id = filters.user_id === "current" ? caller.user_id : filters.user_id;
    const { items, next } = rangePage(sandbox.schedules.by(schedulesById), {
      scope: `schedules ${canonicalJson(filters)}`,
      cursor: next_page_token,
      limit: page_size,
      select: (row) => {
        const { schedule, created_by } = row;
        const isListed =
          (workflow_name === undefined || schedule.workflow_name === workflow_name) &&
          (user_id === undefined || created_by === user_id) &&
          (status === undefined || schedule.paused === (status === "paused")) &&
          schedule.schedule_id.startsWith(search);
        return isListed ? row : undefined;
      },
    });
    const budget = newBudget();
    return ok({ schedules: items.map((row) => showSchedule(sandbox, row, budget)), next_page_token: next });
  },

  "workflows.schedules.create": ({ body, sandbox, caller }) => {
    const { schedule: definition, deployment_name = null } = body;
    const code = codeIn(sandbox, body);
    const workflow = findWorkflow(sandbox, code.workflow_id);
    const registration =
      findRegistration(sandbox, code, deployment_name) ?? notRegistered(sandbox, workflow, deployment_name ?? "");
    const times = checkDefinition(sandbox, applyChanges(defaultTimes, definition), registration);
    const schedule_id = scheduleIdIn(body) ?? sandbox.newId(`${workflow.name}-`);
    if (sandbox.schedules.has(schedule_id))
      conflict(
        "SCHEDULE_ALREADY_EXISTS",
        `A schedule with the id ${schedule_id} already exists. Update it, or choose another id.`,
      );
    planNextStart(sandbox, {
      schedule: { schedule_id, workflow_name: workflow.name, deployment_name, ...times, paused: false, note: null },
      ...code,
      created_by: caller.user_id,
      recent: [],
      running: [],
      waiting: [],
      plan: "",
      watching: false,
    });
    return created({ schedule_id });
  },

  "workflows.schedules.get": ({ path, sandbox }) => ok(showSchedule(sandbox, findSchedule(sandbox, path.schedule_id))),

  "workflows.schedules.update": ({ path, body, sandbox }) => {
    const row = findSchedule(sandbox, path.schedule_id);
    const registration = findRegistration(sandbox, row, row.schedule.deployment_name);
    const times = checkDefinition(sandbox, applyChanges(row.schedule, body.schedule), registration);
    planNextStart(sandbox, saveSchedule(sandbox, { ...row, schedule: { ...row.schedule, ...times } }));
    return ok({ schedule_id: path.schedule_id });
  },

  "workflows.schedules.delete": ({ path, sandbox }) => {
    findSchedule(sandbox, path.schedule_id);
    sandbox.schedules.delete(path.schedule_id);
    for (const name of ["schedules.fire", "schedules.watch"]) cancelTasks(sandbox, name, path.schedule_id);
    return noContent();
  },

  "workflows.schedules.pause": ({ path, body, sandbox }) => {
    planNextStart(sandbox, pauseSchedule(findSchedule(sandbox, path.schedule_id), body?.note ?? null));
    return noContent();
  },

  "workflows.schedules.resume": ({ path, body, sandbox }) => {
    const row = findSchedule(sandbox, path.schedule_id);
    const schedule = { ...row.schedule, note: body?.note ?? null };
    if (schedule.paused) planNextStart(sandbox, { ...row, schedule: { ...schedule, paused: false } });
    else sandbox.schedules.put({ ...row, schedule });
    return noContent();
  },

  "workflows.schedules.trigger": ({ path, sandbox }) => {
    triggerSchedule(sandbox, findSchedule(sandbox, path.schedule_id));
    return noContent();
  },
});

function findSchedule(sandbox: Sandbox, id: string): StoredSchedule {
  return (
    sandbox.schedules.get(id) ??
    notFound("WF_1201", `This workspace has no schedule with the id ${id}. List the schedules to see their ids.`)
  );
}

/** A paused schedule has no future executions. When the budget is used, only the next one is known, from its task. */
export function showSchedule(sandbox: Sandbox, row: StoredSchedule, budget = newBudget()): Schedule {
  const { schedule, recent } = row;
  const count = schedule.paused ? 0 : Math.min(MAX_FUTURE, schedule.remaining_executions ?? MAX_FUTURE);
  const future = upcomingTimes(schedule, { after: sandbox.now(), count }, budget) ?? plannedStarts(sandbox, row);
  return {
    ...schedule,
    future_executions: future.map((time) => ({ scheduled_at: sandbox.time(time) })),
    recent_executions: [...recent],
  };
}

/** The workflow that a new schedule starts, and its registration if the request has one. */
function codeIn(sandbox: Sandbox, body: ScheduleCreate): Pick<StoredSchedule, "workflow_id" | "registration_id"> {
  const registration_id = body.workflow_registration_id ?? null;
  if (registration_id !== null) {
    const { workflow_id } =
      sandbox.registrations.get(registration_id) ??
      notFound(
        "WF_1100",
        `This workspace has no registration with the id ${registration_id}. List the registrations to see their ids.`,
      );
    return { workflow_id, registration_id };
  }
  const workflow = body.workflow_identifier ?? body.schedule.workflow_name;
  if (workflow != null) return { workflow_id: findWorkflow(sandbox, workflow).id, registration_id };
  const pointer = "/body/workflow_identifier";
  const detail = "is required if workflow_registration_id and schedule.workflow_name are missing";
  return fail(
    422,
    "VALIDATION_ERROR",
    "The request names no workflow. Set workflow_registration_id, workflow_identifier or schedule.workflow_name.",
    { errors: [{ pointer, detail, code: "invalid" }] },
  );
}

function scheduleIdIn({ schedule_id, schedule }: ScheduleCreate): string | undefined {
  if (schedule_id != null && schedule.schedule_id != null && schedule_id !== schedule.schedule_id)
    unprocessable(
      "/body/schedule/schedule_id",
      `schedule_id is ${schedule_id}, but schedule.schedule_id is ${schedule.schedule_id}. Send only one of them.`,
    );
  const id = schedule_id ?? schedule.schedule_id ?? undefined;
  if (id !== undefined) checkPathId(schedule_id == null ? "/body/schedule/schedule_id" : "/body/schedule_id", id);
  return id;
}
