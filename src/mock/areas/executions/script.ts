import type { JsonValue } from "../../../../generated/mock-types.ts";
import { briefingScript, briefingSearchKeys } from "./briefing.ts";
import type { StoredEvent, StoredRun } from "./state.ts";
import { completeActivity, completeExecution, type Step, scheduleActivity } from "./steps.ts";

const BRIEFING = "morning-briefing";

/** The first step that the run has not completed. */
export function nextStep(run: StoredRun, events: readonly StoredEvent[]): Step {
  const steps = findScript(run);
  return steps.find(({ isDone }) => !isDone(events)) ?? steps.at(-1)!; // No script is empty.
}

/** Milliseconds from the start of a run to its end, if it is not interrupted. */
export function computeDuration(run: StoredRun): number {
  const steps = findScript(run);
  const ownSteps = steps.reduce((sum, { delay }) => sum + delay, 0);
  const children = steps.flatMap((step) => step.children ?? []);
  return ownSteps + Math.max(0, ...children.map(({ input }) => computeDuration({ ...run, input })));
}

/** The search keys that the workflow's code sets, if any. */
export function readSearchKeys(run: StoredRun): Readonly<Record<string, string>> | null {
  return run.workflow_name === BRIEFING ? briefingSearchKeys(run) : null;
}

function findScript(run: StoredRun): Step[] {
  return run.workflow_name === BRIEFING ? briefingScript(run) : genericScript(run);
}

/** The script of every other workflow: one activity, which returns the input. */
function genericScript(run: StoredRun): Step[] {
  const activity = run.workflow_name.replaceAll("-", "_");
  const input = (run.input ?? {}) as JsonValue; // Parsed from a JSON body.
  return [
    scheduleActivity("act_1", activity, input),
    completeActivity("act_1", activity, input),
    completeExecution(input),
  ];
}
