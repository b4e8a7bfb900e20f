import { briefingKeys, briefingScript, childrenOf } from "./briefing.ts";
import type { StoredEvent } from "./event-state.ts";
import type { StoredRun } from "./run-state.ts";
import { completes, ends, type Json, type Step, schedules } from "./steps.ts";

const BRIEFING = "morning-briefing";

/** The first step that does not lie behind the run. */
export function nextStep(run: StoredRun, events: readonly StoredEvent[]): Step {
  const steps = scriptOf(run);
  return steps.find(({ taken }) => !taken(events)) ?? steps.at(-1)!; // No course is empty.
}

/** Milliseconds from the start of a run to its end, if nothing from outside interferes. */
export function durationOf(run: StoredRun): number {
  const own = scriptOf(run).reduce((sum, { after }) => sum + after, 0);
  const children = run.workflow_name === BRIEFING ? childrenOf(run) : [];
  return own + Math.max(0, ...children.map(({ input }) => durationOf({ ...run, input })));
}

/** Labels by which runs can be listed, if the workflow's code sets any. */
export function searchKeysOf(run: StoredRun): Readonly<Record<string, string>> | null {
  return run.workflow_name === BRIEFING ? briefingKeys(run) : null;
}

function scriptOf(run: StoredRun): Step[] {
  return run.workflow_name === BRIEFING ? briefingScript(run) : genericScript(run);
}

/** The course of workflows that the examples don't tell of: one activity, which returns the input. */
function genericScript(run: StoredRun): Step[] {
  const activity = run.workflow_name.replaceAll("-", "_");
  const input = (run.input ?? {}) as Json; // It came as JSON.
  return [schedules("act_1", activity, input), completes("act_1", activity, input), ends(input)];
}
