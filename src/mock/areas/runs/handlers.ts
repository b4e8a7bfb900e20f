import { instantOf } from "../../sandbox/parse-time.ts";
import type { World } from "../../sandbox/sandbox.ts";
import { findWorkflow } from "../executions/execution.ts";
import type { StoredRun } from "../executions/run-state.ts";
import { shownExecution, shownHistory, shownRun } from "../executions/views.ts";
import { area } from "../handler.ts";
import { canonical } from "../metadata-filter.ts";
import { keysetPage } from "../paging.ts";
import { notFound } from "../problems.ts";
import { ok } from "../responses.ts";

export const runs = area("runs", {
  "workflows.runs.list": ({ query, world, caller }) => {
    const { next_page_token, page_size = 50, ...filters } = query;
    const { sort_by = "start_time", order = "desc" } = filters;
    const descending = order === "desc";
    const user_id = filters.user_id === "current" ? caller.user_id : filters.user_id;
    const { items, next } = keysetPage(matching(world, { ...filters, user_id }), {
      scope: `runs ${canonical({ ...filters, user_id })}`,
      cursor: next_page_token,
      limit: page_size,
      key: ({ run_id, start, end }) => {
        if (sort_by === "start_time") return [start, run_id];
        // Runs in progress come last in either order.
        return [(end === null) === descending ? 0 : 1, end ?? start, run_id];
      },
      descending,
    });
    return ok({ executions: items.map((run) => shownRun(world, run)), next_page_token: next });
  },

  "workflows.runs.get": ({ path, world }) => ok(shownExecution(world, stored(world, path.run_id))),

  "workflows.runs.getHistory": ({ path, query, world }) =>
    ok(shownHistory(world, stored(world, path.run_id), query.decode_payloads ?? true)),
});

function stored(world: World, id: string): StoredRun {
  return (
    world.runs.get(id.toLowerCase()) ??
    notFound("WF_1100", `This workspace has no run with the id ${id}. List the runs to see their ids.`)
  );
}

interface Filters {
  workflow_identifier?: string;
  root_execution_id?: string;
  search?: string;
  status?: readonly string[];
  deployment_name?: string;
  start_time_after?: string;
  start_time_before?: string;
  end_time_after?: string;
  end_time_before?: string;
  user_id?: string | undefined;
  workflow_tags?: readonly string[];
  search_key?: readonly string[];
  include_internal?: boolean;
}

function matching(world: World, filters: Filters): StoredRun[] {
  const { root_execution_id, status, deployment_name, user_id, workflow_tags = [], search_key = [] } = filters;
  const wanted = filters.workflow_identifier;
  const search = filters.search?.toLowerCase();
  const keys = search_key.map((text) => [text.slice(0, text.indexOf(":")), text.slice(text.indexOf(":") + 1)] as const);
  return world.runs.all().filter((run) => {
    const { tags, is_technical } = findWorkflow(world, run.workflow_id);
    return (
      (wanted === undefined || wanted === run.workflow_id || wanted === run.workflow_name) &&
      (root_execution_id === undefined || run.root_execution_id === root_execution_id) &&
      (search === undefined || `${run.execution_id}\n${run.workflow_name}`.toLowerCase().includes(search)) &&
      (!status || status.includes(run.status)) &&
      (deployment_name === undefined || run.deployment_name === deployment_name) &&
      isBetween(run.start, filters.start_time_after, filters.start_time_before) &&
      isBetween(run.end, filters.end_time_after, filters.end_time_before) &&
      (user_id === undefined || run.user_id === user_id) &&
      workflow_tags.every((tag) => tags.includes(tag)) &&
      keys.every(([key, value]) => run.search_keys?.[key] === value) &&
      (filters.include_internal !== false || !is_technical)
    );
  });
}

/** At or after the one time, before the other; a run in progress has no end and is in no such range. */
function isBetween(at: number | null, after: string | undefined, before: string | undefined): boolean {
  if (after === undefined && before === undefined) return true;
  if (at === null) return false;
  return (after === undefined || at >= instantOf(after)) && (before === undefined || at < instantOf(before));
}
