import { canonicalJson } from "../../lib/canonical-json.ts";
import { feedLength } from "../executions/run-events.ts";
import { metadataFilter } from "../filters.ts";
import { defineHandlers } from "../handler.ts";
import { keysetPage } from "../paging.ts";
import { badRequest, fail } from "../problems.ts";
import { ok, stream } from "../responses.ts";
import type { Sandbox } from "../tables.ts";
import { feedEvent, isInFeed, matchesFilters, streamMessage } from "./feed.ts";

/** Milliseconds without an event after which a stream is closed. */
const IDLE_TIMEOUT = 600_000;

export const events = defineHandlers("events", {
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
              code: "required",
            },
          ],
        },
      );
    const filters = { ...query, hasLabels: metadataFilter(query.metadata_filters, "metadata_filters") };
    const lastEventId = header["last-event-id"] ?? query.last_event_id;
    const first = lastEventId === undefined ? (query.start_seq ?? 0) : sequenceOf(sandbox, lastEventId) + 1;
    return stream(async function* (signal) {
      let next = Math.max(first, 1);
      let lastEventAt = sandbox.now();
      // The task does nothing, but its change to the sandbox wakes the stream.
      let timeoutTask = sandbox.later(IDLE_TIMEOUT, "executions.quiet", {});
      try {
        while (!signal.aborted && sandbox.now() < lastEventAt + IDLE_TIMEOUT) {
          for (; next <= feedLength(sandbox); next++) {
            const event = sandbox.runEvents.get(String(next));
            if (!isInFeed(event) || !matchesFilters(sandbox, event, filters)) continue;
            lastEventAt = sandbox.now();
            yield streamMessage(sandbox, event);
            if (signal.aborted) return;
          }
          if (!sandbox.tasks.has(timeoutTask))
            timeoutTask = sandbox.later(lastEventAt + IDLE_TIMEOUT - sandbox.now(), "executions.quiet", {});
          await sandbox.change(signal);
        }
      } finally {
        sandbox.tasks.delete(timeoutTask);
      }
    });
  },

  "workflows.events.list": ({ query, sandbox }) => {
    const { cursor, limit = 100, ...filters } = query;
    const { workflow_exec_id, root_workflow_exec_id, workflow_run_id } = filters;
    const rows = sandbox.runEvents
      .all()
      .filter(isInFeed)
      .filter(({ run_id }) => {
        const run = sandbox.runs.get(run_id);
        return (
          (workflow_run_id === undefined || run_id === workflow_run_id) &&
          (workflow_exec_id === undefined || run?.execution_id === workflow_exec_id) &&
          (root_workflow_exec_id === undefined || run?.root_execution_id === root_workflow_exec_id)
        );
      });
    const { items, next } = keysetPage(rows, {
      scope: `events ${canonicalJson(filters)}`,
      cursor,
      limit,
      key: ({ at, feed }) => [at, feed.sequence],
    });
    return ok({ events: items.map((event) => feedEvent(sandbox, event)), next_cursor: next });
  },
});

/** Sequence of the event with this id; 400 if there is none. */
function sequenceOf(sandbox: Sandbox, id: string): number {
  if (/^[1-9]\d{0,15}$/.test(id) && Number(id) <= feedLength(sandbox)) return Number(id);
  badRequest(
    "MALFORMED_CURSOR",
    `The event id ${JSON.stringify(id)} does not come from this stream. Leave it out to start from the beginning.`,
  );
}
