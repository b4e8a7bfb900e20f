import { versionKey } from "../areas/agents/state.ts";
import type { Violation } from "../areas/problems.ts";
import { scheduleViolation } from "../lib/schedule/schedule.ts";
import type { Controller } from "../sandboxes/state.ts";

type Sandbox = Controller["sandbox"];

/**
 * What a schema can't say of rows, and handlers rely on: a row does not contradict itself or another, and the rows that it
 * needs are there. No operation removes those, so handlers do not ask whether they are there.
 */
export function* inconsistencies(sandbox: Sandbox): Generator<Violation> {
  yield* organizationViolations(sandbox);
  yield* agentViolations(sandbox);
  yield* conversationViolations(sandbox);
  yield* versionViolations("prompts", sandbox.prompts.all());
  yield* versionViolations("skills", sandbox.skills.all());
  yield* modelViolations(sandbox);
  yield* workflowViolations(sandbox);
  yield* runViolations(sandbox);
  yield* feedViolations(sandbox);
  yield* scheduleViolations(sandbox);
  yield* taskViolations(sandbox);
}

/** The organization and the workspace that callers belong to. */
function organizationViolations({ organizations, workspaces }: Sandbox): Violation[] {
  return Object.entries({ organizations, workspaces }).flatMap(([table, rows]) =>
    rows.all().length === 1
      ? []
      : [{ pointer: `/body/tables/${table}`, detail: "must have exactly one row", code: "invalid" }],
  );
}

function agentViolations({ agents, agentVersions }: Sandbox): Violation[] {
  return [
    ...agents
      .all()
      .flatMap(({ id, active, versions, aliases }, index) =>
        [active, ...versions, ...Object.values(aliases)]
          .filter((version) => !versions.includes(version) || !agentVersions.has(versionKey(id, version)))
          .map((version) => violation("agents", index, "versions", `needs version ${version} in agentVersions`)),
      ),
    ...agentVersions
      .all()
      .flatMap(({ agent_id, agent }, index) =>
        agent.id === agent_id ? [] : [violation("agentVersions", index, "agent/id", "must equal agent_id")],
      ),
  ];
}

function conversationViolations({ conversations }: Sandbox): Violation[] {
  return conversations
    .all()
    .flatMap(({ id, conversation }, index) =>
      conversation.id === id ? [] : [violation("conversations", index, "conversation/id", "must equal id")],
    );
}

function versionViolations(
  table: "prompts" | "skills",
  rows: readonly { versions: readonly unknown[]; aliases: readonly { version: number }[] }[],
): Violation[] {
  return rows.flatMap(({ versions, aliases }, index) =>
    aliases
      .filter(({ version }) => version > versions.length)
      .map(({ version }) => violation(table, index, "versions", `needs version ${version}`)),
  );
}

function modelViolations({ models, fineTunings }: Sandbox): Violation[] {
  return models
    .all()
    .flatMap(({ TYPE, id }, index) =>
      TYPE === "fine-tuned" && !fineTunings.has(id)
        ? [violation("models", index, "id", "needs a row in fineTunings")]
        : [],
    );
}

function workflowViolations({ workflows, registrations, runs }: Sandbox): Violation[] {
  const isUnknown = ({ workflow_id }: { workflow_id: string }) => !workflows.has(workflow_id);
  return [
    ...registrations
      .all()
      .flatMap((row, index) =>
        isUnknown(row) ? [violation("registrations", index, "workflow_id", "needs a row in workflows")] : [],
      ),
    ...runs
      .all()
      .flatMap((row, index) =>
        isUnknown(row) ? [violation("runs", index, "workflow_id", "needs a row in workflows")] : [],
      ),
  ];
}

function runViolations({ executions, runs, runEvents }: Sandbox): Violation[] {
  return [
    ...executions
      .all()
      .flatMap(({ run_id }, index) =>
        runs.has(run_id) ? [] : [violation("executions", index, "run_id", "needs a row in runs")],
      ),
    ...runs
      .all()
      .flatMap(({ events }, index) =>
        events.flatMap((key, place) =>
          runEvents.has(key) ? [] : [violation("runs", index, `events/${place}`, "needs a row in runEvents")],
        ),
      ),
    ...runs
      .all()
      .flatMap(({ start, end }, index) =>
        end !== null && end < start ? [violation("runs", index, "end", "must not be before start")] : [],
      ),
    ...runEvents
      .all()
      .flatMap(({ run_id }, index) =>
        runs.has(run_id) ? [] : [violation("runEvents", index, "run_id", "needs a row in runs")],
      ),
  ];
}

/** The feed is numbered from 1 without gaps. */
function feedViolations({ runEvents, feedLength }: Sandbox): Violation[] {
  const length = feedLength.get("feed")?.length ?? 0;
  const events = runEvents.all().flatMap(({ key, feed }, index) => (feed ? [{ key, feed, index }] : []));
  return [
    ...events.flatMap(({ key, feed, index }) =>
      key === String(feed.sequence) && feed.sequence <= length
        ? []
        : [violation("runEvents", index, "feed/sequence", "must equal key, and be in feedLength")],
    ),
    ...(events.length < length
      ? [violation("feedLength", 0, "length", `is more than the ${events.length} events`)]
      : []),
  ];
}

/** The document can't say which cron expressions and time zones there are. */
function* scheduleViolations({ schedules }: Sandbox): Generator<Violation> {
  for (const [index, { schedule }] of schedules.all().entries()) {
    const found = scheduleViolation(schedule);
    if (found) yield violation("schedules", index, `schedule${found.pointer}`, found.detail);
  }
}

function taskViolations({ tasks, runs }: Sandbox): Violation[] {
  return tasks
    .all()
    .flatMap(({ data: { run_id } }, index) =>
      run_id === undefined || runs.has(String(run_id))
        ? []
        : [violation("tasks", index, "data/run_id", "needs a row in runs")],
    );
}

function violation(table: string, index: number, field: string, detail: string): Violation {
  return { pointer: `/body/tables/${table}/${index}/${field}`, detail, code: "invalid" };
}
