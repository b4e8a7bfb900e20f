import { canonicalJson } from "../../../core/canonical-json.ts";
import { deploymentByName } from "../deployments/workers.ts";
import { createEntry } from "../seeded.ts";
import type { Sandbox } from "../tables.ts";
import { valueIn } from "./payload.ts";
import { feedEvent, findRun, isInFeed, listEvents, listHistory } from "./run-events.ts";
import { type ExecutionSeed, feedEventId, type RunSeed, type StoredRun } from "./state.ts";
import { copiedEvents, mergeEvents, type SharedFields, sharedFinder, toPlace, type Workflows } from "./to-rows.ts";
import { showExecution } from "./views.ts";

/** Yields the executions of a sandbox as `toRunRows` reads them, each with the events of its runs. */
export function* toExecutionEntries(sandbox: Sandbox): Generator<ExecutionSeed> {
  const findShared = sharedFinder(findWorkflows(sandbox));
  const runsByExecution = new Map<string, [first: StoredRun, ...StoredRun[]]>();
  for (const run of sandbox.runs.all()) {
    const runs = runsByExecution.get(run.execution_id);
    if (runs) runs.push(run);
    else runsByExecution.set(run.execution_id, [run]);
  }
  let lastSequence = 0;

  function exportRun(run: StoredRun, shared: SharedFields): RunSeed {
    const stored = listEvents(sandbox, run);
    const history = listHistory(sandbox, run);
    const started = history[0]?.event_type === "WORKFLOW_EXECUTION_STARTED" ? history[0].attributes : undefined;
    const own = stored.filter(({ run_id }) => run_id === run.run_id);
    const published = own.filter(isInFeed);
    const sequences = published.map(({ feed }) => feed.sequence);
    const following = sequences.map((_, index) => lastSequence + index + 1);
    lastSequence = sequences.at(-1) ?? lastSequence;
    const shown = showExecution(sandbox, run);
    const resource = run.search_keys ? { ...shown, search_keys: { ...run.search_keys } } : shown;
    const copied = stored.filter((event) => event.history && event.run_id !== run.run_id).length;
    // The rows of a seed without events.
    const usual = mergeEvents(history.slice(copied), undefined, shared);
    const areUsual =
      canonicalJson(sequences) === canonicalJson(following) &&
      canonicalJson(own.map(({ at, history: entry, feed }) => ({ at, entry, feed: feed?.entry ?? null }))) ===
        canonicalJson(usual) &&
      published.every(({ feed }) => feed.event_id === feedEventId(run.run_id, feed.sequence));
    const events = areUsual ? undefined : published.map((event) => feedEvent(sandbox, event));
    return createEntry(
      resource,
      {
        history,
        events,
        order: own.map(({ history: entry, feed }) => toPlace({ entry, feed: feed?.entry ?? null })),
        sequences,
        copied,
        schedule_id: run.schedule_id,
        input: run.input,
      },
      {
        order: mergeEvents(history.slice(copied), events, shared).map(toPlace),
        sequences: following,
        copied: run.continued_run_id === null ? 0 : copiedEvents(resource, history),
        schedule_id: started?.schedule_id ?? null,
        input: started ? valueIn(started.input) : null,
      },
    );
  }

  for (const { execution_id, run_id } of sandbox.executions.all()) {
    const runs = runsByExecution.get(execution_id)!; // The execution points to the last of them.
    const latest = findRun(sandbox, run_id);
    const shared = findShared(showExecution(sandbox, latest), showExecution(sandbox, runs[0]));
    const earlier_runs = runs.slice(0, -1).map((run) => exportRun(run, shared));
    const { _mock, ...resource } = exportRun(latest, shared);
    const extras = createEntry(
      {},
      { registration_id: latest.registration_id, earlier_runs },
      { registration_id: shared.registration_id, earlier_runs: [] },
    );
    yield { ...resource, _mock: { ..._mock, ...extras._mock } };
  }
}

function findWorkflows(sandbox: Sandbox): Workflows {
  const workflow_registrations = sandbox.registrations.all().map(({ id, workflow_id, deployment_name }) => ({
    id,
    workflow_id,
    deployment_name: deploymentByName(sandbox, deployment_name)?.name ?? null,
  }));
  return { workflows: sandbox.workflows.all(), workflow_registrations };
}
