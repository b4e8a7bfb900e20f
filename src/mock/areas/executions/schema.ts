import {
  COUNT,
  changeVariants,
  type DescribeArea,
  INSTANT,
  JSON_VALUE,
  list,
  map,
  NUMBER_FROM_1,
  nullable,
  oneOf,
  orNull,
  readProperties,
  ref,
  row,
  type Schema,
  schema,
  TEXT,
  UUID,
  withInternal,
} from "../shared/describe.ts";
import { initialExecutions } from "./initial.ts";
import type { FeedEntry, FeedLength, HistoryEntry, PublishedEvent, RunExtras } from "./state.ts";

const run = {
  history: list(ref("HistoryEvent")),
  events: list(ref("WorkflowEvent")),
  order: list(oneOf("history", "feed", "both")),
  sequences: list(NUMBER_FROM_1),
  copied: COUNT,
  schedule_id: nullable(TEXT),
  input: JSON_VALUE,
};

export const executions: DescribeArea<"executions"> = (api) => {
  const historyEntry = changeVariants<HistoryEntry>(api, "HistoryEvent", "Entry", toEntry);
  const feedEntry = changeVariants<FeedEntry>(api, "WorkflowEvent", "Entry", toEntry);
  const feed = row<PublishedEvent>({
    sequence: NUMBER_FROM_1,
    event_id: TEXT,
    channel: TEXT,
    entry: feedEntry.schema,
  });
  return {
    rows: {
      executions: row({ execution_id: TEXT, run_id: UUID }),
      runs: row({
        run_id: UUID,
        execution_id: TEXT,
        workflow_id: UUID,
        workflow_name: TEXT,
        registration_id: TEXT,
        deployment_name: TEXT,
        root_execution_id: TEXT,
        parent_execution_id: nullable(TEXT),
        schedule_id: nullable(TEXT),
        user_id: nullable(TEXT),
        input: JSON_VALUE,
        first_run_id: UUID,
        first_start: INSTANT,
        continued_run_id: nullable(UUID),
        status: ref("ExecutionStatus"),
        start: INSTANT,
        end: nullable(INSTANT),
        result: JSON_VALUE,
        search_keys: nullable(map(TEXT)),
        events: list(TEXT),
      }),
      runEvents: row({
        key: TEXT,
        run_id: UUID,
        at: INSTANT,
        history: orNull(historyEntry.schema),
        feed: orNull(feed),
      }),
      feedLength: row<FeedLength>({ name: oneOf("feed"), length: COUNT }),
    },
    components: { ...historyEntry.components, ...feedEntry.components },
    lists: {
      executions: {
        resource: ref("WorkflowExecution"),
        internal: {
          ...run,
          registration_id: TEXT,
          earlier_runs: list(withInternal<"WorkflowExecution", RunExtras>("WorkflowExecution", run)),
        },
        description: "Each a `WorkflowExecution` in its latest run. `_mock` has its history and its earlier runs.",
      },
    },
    initial: { executions: initialExecutions(api.examples) },
  };
};

/** The type and the attributes of an event, without its id and its time. */
function toEntry(event: Schema): Schema {
  const { event_type, attributes } = readProperties(event);
  return row({ event_type: schema(event_type!), attributes: schema(attributes!) });
}
