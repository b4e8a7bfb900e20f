import { canonicalJson } from "../../../core/canonical-json.ts";
import { badRequest, fail } from "../../exchange/problems.ts";
import { liveStream, ok, PAUSE, ROWS_PER_PAUSE } from "../../exchange/responses.ts";
import type { RowIndex, SortKey } from "../../state/row-index.ts";
import { defineHandlers } from "../define-handlers.ts";
import { feedEvent, feedLength, isInFeed } from "../executions/run-events.ts";
import { feedByExecution, feedByRoot, feedByRun, feedByTime, type StoredEvent } from "../executions/state.ts";
import type { OperationRequest } from "../operation-types.ts";
import { metadataFilter } from "../shared/filters.ts";
import { rangePage } from "../shared/paging.ts";
import type { Sandbox } from "../tables.ts";
import { matchesFilters, streamMessage } from "./feed.ts";

/** Milliseconds without an event after which a stream is closed. */
const IDLE_TIMEOUT = 600_000;

export const handlers = defineHandlers("events", {
  "workflows.events.stream": ({ query, header, sandbox }) => {
    const ids = [query.workflow_exec_id, query.root_workflow_exec_id, query.parent_workflow_exec_id];
    if (ids.every((id) => id === undefined))
      fail(
        422,
        "VALIDATION_ERROR",
        "The request names no execution. Set workflow_exec_id, root_workflow_exec_id or parent_workflow_exec_id, or one of them to * for all executions.",
        {
          errors: [
            {
              pointer: "/query/workflow_exec_id",
              detail: "is required if root_workflow_exec_id and parent_workflow_exec_id are missing",
              code: "invalid",
            },
          ],
        },
      );
    const filters = { ...query, hasLabels: metadataFilter(query.metadata_filters, "metadata_filters") };
    const lastEventId = header["last-event-id"] || query.last_event_id;
    const first = lastEventId ? readSequence(sandbox, lastEventId) + 1 : (query.start_seq ?? 0);
    return liveStream(function* () {
      let next = Math.max(first, 1);
      let lastEventAt = sandbox.now();
      while (sandbox.now() < lastEventAt + IDLE_TIMEOUT) {
        for (; next <= feedLength(sandbox); next++) {
          if (next % ROWS_PER_PAUSE === 0) yield PAUSE;
          const event = sandbox.runEvents.get(String(next));
          if (!isInFeed(event) || !matchesFilters(sandbox, event, filters)) continue;
          lastEventAt = sandbox.now();
          yield streamMessage(sandbox, event);
        }
        yield { until: lastEventAt + IDLE_TIMEOUT };
      }
    });
  },

  "workflows.events.list": ({ query, sandbox }) => {
    const { cursor, limit = 100, ...filters } = query;
    const { workflow_exec_id, root_workflow_exec_id, workflow_run_id } = filters;
    const { index, within } = feedIndex(filters);
    const { items, next } = rangePage(sandbox.runEvents.by(index), {
      scope: `events ${canonicalJson(filters)}`,
      cursor,
      limit,
      within,
      select: (event) => {
        const run = sandbox.runs.get(event.run_id);
        const isListed =
          isInFeed(event) &&
          (workflow_run_id === undefined || event.run_id === workflow_run_id) &&
          (workflow_exec_id === undefined || run?.execution_id === workflow_exec_id) &&
          (root_workflow_exec_id === undefined || run?.root_execution_id === root_workflow_exec_id);
        return isListed ? event : undefined;
      },
    });
    return ok({ events: items.map((event) => feedEvent(sandbox, event)), next_cursor: next });
  },
});

/** Returns the index for the most selective filter, and the values that it selects. */
function feedIndex(filters: OperationRequest<"workflows.events.list">["query"]): {
  index: RowIndex<StoredEvent>;
  within: SortKey;
} {
  const { workflow_run_id, workflow_exec_id, root_workflow_exec_id } = filters;
  if (workflow_run_id !== undefined) return { index: feedByRun, within: [workflow_run_id] };
  if (workflow_exec_id !== undefined) return { index: feedByExecution, within: [workflow_exec_id] };
  if (root_workflow_exec_id !== undefined) return { index: feedByRoot, within: [root_workflow_exec_id] };
  return { index: feedByTime, within: [] };
}

/** Returns the sequence of the event with this id. Throws a 400 if there is none. */
function readSequence(sandbox: Sandbox, id: string): number {
  if (/^[1-9]\d{0,15}$/.test(id) && Number(id) <= feedLength(sandbox)) return Number(id);
  badRequest(
    "MALFORMED_CURSOR",
    `The event id ${JSON.stringify(id)} does not come from this stream. Leave it out to start from the beginning.`,
  );
}
