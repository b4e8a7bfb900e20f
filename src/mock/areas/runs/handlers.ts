import { canonicalJson } from "../../../core/canonical-json.ts";
import { notFound } from "../../exchange/problems.ts";
import { ok } from "../../exchange/responses.ts";
import { parseTime } from "../../state/parse-time.ts";
import type { RowRange, SortKey } from "../../state/row-index.ts";
import { defineHandlers } from "../define-handlers.ts";
import { findWorkflow } from "../executions/execution.ts";
import { listHistory } from "../executions/run-events.ts";
import { runsByEnd, runsByRoot, runsByStart, runsByStatus, type StoredRun } from "../executions/state.ts";
import { showExecution, showRun } from "../executions/views.ts";
import type { OperationRequest } from "../operation-types.ts";
import { tagFilter } from "../shared/filters.ts";
import { rangePage } from "../shared/paging.ts";
import type { Sandbox } from "../tables.ts";

export const handlers = defineHandlers("runs", {
  "workflows.runs.list": ({ query, sandbox, caller }) => {
    const { next_page_token, page_size = 50, ...filters } = query;
    const { sort_by = "start_time", order = "desc" } = filters;
    if (filters.user_id === "current") filters.user_id = caller.user_id;
    const isListed = compileFilters(sandbox, filters);
    const { rows, within } = sort_by === "start_time" ? byStart(sandbox, filters) : byEnd(sandbox, filters, order);
    const { items, next } = rangePage(rows, {
      scope: `runs ${canonicalJson(filters)}`,
      cursor: next_page_token,
      limit: page_size,
      within,
      descending: order === "desc",
      select: (run) => (isListed(run) ? run : undefined),
    });
    return ok({ executions: items.map((run) => showRun(sandbox, run)), next_page_token: next });
  },

  "workflows.runs.get": ({ path, sandbox }) => ok(showExecution(sandbox, findRun(sandbox, path.run_id))),

  "workflows.runs.getHistory": ({ path, sandbox }) =>
    ok({ events: listHistory(sandbox, findRun(sandbox, path.run_id)) }),
});

function findRun(sandbox: Sandbox, id: string): StoredRun {
  return (
    sandbox.runs.get(id.toLowerCase()) ??
    notFound("WF_1100", `This workspace has no run with the id ${id}. List the runs to see their ids.`)
  );
}

type Filters = OperationRequest<"workflows.runs.list">["query"];

/**
 * Runs by start time, and the values with which their keys start. If a filter has an index, only the runs that it selects;
 * `compileFilters` checks all filters.
 */
function byStart(sandbox: Sandbox, filters: Filters) {
  const { root_execution_id, status = [], start_time_after, start_time_before } = filters;
  const { index, within } =
    root_execution_id !== undefined
      ? { index: runsByRoot, within: [root_execution_id] }
      : status.length === 1
        ? { index: runsByStatus, within: status }
        : { index: runsByStart, within: [] };
  return { rows: between(sandbox.runs.by(index), within, start_time_after, start_time_before), within };
}

function byEnd(sandbox: Sandbox, filters: Filters, order: "asc" | "desc") {
  const { end_time_after, end_time_before } = filters;
  const rows = sandbox.runs.by(runsByEnd[order]);
  if (end_time_after === undefined && end_time_before === undefined) return { rows, within: [] };
  const ended = [order === "desc" ? 1 : 0];
  return { rows: between(rows.within(ended), ended, end_time_after, end_time_before), within: [] };
}

/** The runs whose keys start with these values, followed by a time in the range of `isBetween`. */
function between(
  rows: RowRange<StoredRun>,
  start: SortKey,
  after: string | undefined,
  before: string | undefined,
): RowRange<StoredRun> {
  const late = after === undefined ? rows : rows.from([...start, parseTime(after)]);
  return before === undefined ? late : late.below([...start, parseTime(before)]);
}

function compileFilters(sandbox: Sandbox, filters: Filters): (run: StoredRun) => boolean {
  const { root_execution_id, status, deployment_name, user_id, workflow_tags, search_key = [] } = filters;
  const workflow = filters.workflow_identifier;
  const hasTags = tagFilter(workflow_tags);
  const search = filters.search?.toLowerCase();
  const keys = search_key.map((text) => [text.slice(0, text.indexOf(":")), text.slice(text.indexOf(":") + 1)] as const);
  const tagged = workflow_tags && sandbox.workflows.all().filter(({ tags }) => hasTags(tags));
  const taggedIds = tagged && new Set(tagged.map(({ id }) => id));
  return (run) => {
    const { is_technical } = findWorkflow(sandbox, run.workflow_id);
    return (
      (workflow === undefined || workflow === run.workflow_id || workflow === run.workflow_name) &&
      (root_execution_id === undefined || run.root_execution_id === root_execution_id) &&
      (search === undefined || `${run.execution_id}\n${run.workflow_name}`.toLowerCase().includes(search)) &&
      (!status || status.includes(run.status)) &&
      (deployment_name === undefined || run.deployment_name === deployment_name) &&
      isBetween(run.start, filters.start_time_after, filters.start_time_before) &&
      isBetween(run.end, filters.end_time_after, filters.end_time_before) &&
      (user_id === undefined || run.user_id === user_id) &&
      (!taggedIds || taggedIds.has(run.workflow_id)) &&
      keys.every(([key, value]) => run.search_keys?.[key] === value) &&
      (filters.include_internal !== false || !is_technical)
    );
  };
}

/** Returns true if `at` is in the range: at or after `after`, and before `before`. Null is in no range. */
function isBetween(at: number | null, after: string | undefined, before: string | undefined): boolean {
  if (after === undefined && before === undefined) return true;
  if (at === null) return false;
  return (after === undefined || at >= parseTime(after)) && (before === undefined || at < parseTime(before));
}
