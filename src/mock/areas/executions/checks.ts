import type { DataViolation, RowViolation } from "../area-data.ts";
import type { SeedLists } from "../seed.ts";
import type { Sandbox } from "../tables.ts";
import type { ExecutionSeed, RunSeed } from "./state.ts";
import { copiedEvents } from "./to-rows.ts";

/** Finds runs and events that contradict each other, and references to missing rows. */
export function* findRowViolations(sandbox: Sandbox): Generator<RowViolation> {
  const { workflows, executions, runs, runEvents, tasks } = sandbox;
  for (const [index, { workflow_id }] of runs.all().entries())
    if (!workflows.has(workflow_id))
      yield { table: "runs", index, field: "workflow_id", detail: "needs a row in workflows" };
  for (const [index, { run_id }] of executions.all().entries())
    if (!runs.has(run_id)) yield { table: "executions", index, field: "run_id", detail: "needs a row in runs" };
  for (const [index, { events }] of runs.all().entries()) {
    const seen = new Set<string>();
    for (const [place, key] of events.entries()) {
      const field = `events/${place}`;
      if (!runEvents.has(key)) yield { table: "runs", index, field, detail: "needs a row in runEvents" };
      else if (seen.has(key)) yield { table: "runs", index, field, detail: "is the same as an earlier one" };
      seen.add(key);
    }
  }
  for (const [index, { start, end }] of runs.all().entries())
    if (end !== null && end < start) yield { table: "runs", index, field: "end", detail: "must not be before start" };
  for (const [index, { run_id }] of runEvents.all().entries())
    if (!runs.has(run_id)) yield { table: "runEvents", index, field: "run_id", detail: "needs a row in runs" };
  yield* findFeedViolations(sandbox);
  for (const [index, { data }] of tasks.all().entries())
    if (data.run_id !== undefined && !runs.has(String(data.run_id)))
      yield { table: "tasks", index, field: "data/run_id", detail: "needs a row in runs" };
}

/** The feed is numbered from 1 without gaps. */
function* findFeedViolations({ runEvents, feedLength }: Sandbox): Generator<RowViolation> {
  const length = feedLength.get("feed")?.length ?? 0;
  let count = 0;
  for (const [index, { key, feed }] of runEvents.all().entries()) {
    if (!feed) continue;
    count++;
    if (key !== String(feed.sequence) || feed.sequence > length)
      yield { table: "runEvents", index, field: "feed/sequence", detail: "must equal key, and be in feedLength" };
  }
  if (count < length)
    yield { table: "feedLength", index: 0, field: "length", detail: `is more than the ${count} events` };
}

/** Finds runs that occur twice, and events of runs that contradict each other. */
export function* findEntryViolations({ executions = [] }: SeedLists): Generator<DataViolation> {
  const seen = new Map<string, string>();
  for (const [index, execution] of executions.entries()) {
    const earlier = execution._mock?.earlier_runs ?? [];
    for (const [place, run] of [...earlier, execution].entries()) {
      const pointer = `/executions/${index}${place < earlier.length ? `/_mock/earlier_runs/${place}` : ""}`;
      const id = run.run_id ?? run.execution_id;
      const same = seen.get(id);
      if (same !== undefined) yield { pointer: `${pointer}/run_id`, detail: `is the same as that of ${same}` };
      seen.set(id, pointer);
      yield* findRunViolations(run, pointer, place === 0);
    }
  }
}

function* findRunViolations(run: RunSeed | ExecutionSeed, pointer: string, isFirst: boolean): Generator<DataViolation> {
  const { history = [], events = [], order, sequences, copied = 0 } = run._mock ?? {};
  if (copied > (isFirst ? 0 : history.length))
    yield {
      pointer: `${pointer}/_mock/copied`,
      detail: isFirst ? "must be 0 for a first run" : "is more than the events of history",
    };
  if (sequences && sequences.length !== events.length)
    yield { pointer: `${pointer}/_mock/sequences`, detail: "must have as many items as events" };
  if (!order) return;
  const count = (...places: readonly string[]) => order.filter((place) => places.includes(place)).length;
  const own = history.length - (isFirst ? 0 : copiedEvents(run));
  if (count("history", "both") !== own || count("feed", "both") !== events.length)
    yield {
      pointer: `${pointer}/_mock/order`,
      detail: "must have as many items as history has own events, and as events",
    };
}
