import type { Description, Shape } from "../description.ts";
import { id } from "../values.ts";

const everything = "*";

const event = {
  event_id: "event",
  event_timestamp: 1_772_442_000_000,
  workflow_name: "morning-briefing",
  workflow_exec_id: "execution",
  root_workflow_exec_id: "execution",
  parent_workflow_exec_id: null,
  workflow_run_id: id,
  chain_run_id: null,
  continued_run_id: null,
  first_execution_run_id: null,
  schedule_id: null,
  attributes: { input: {}, task_id: "task", workflow_name: "morning-briefing" },
};

const shapes: readonly Shape[] = [
  { name: "page of events", operations: ["workflows.events.list"], value: { events: [event], next_cursor: "next" } },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    // The list has * for the three execution ids, too. These are samples, not defaults: one of the three is required.
    { method: "GET", path: "/v1/workflows/events/stream", status: 200, query: { scope: "*", activity_name: "*", activity_id: "*", workflow_name: "*", workflow_exec_id: undefined, root_workflow_exec_id: undefined, parent_workflow_exec_id: undefined, stream: "*", start_seq: 0, last_event_id: undefined }, stream: true },
    { method: "GET", path: "/v1/workflows/events/list", status: 200, query: { limit: 100, cursor: undefined }, response: { "events[]": "WorkflowEvent", "next_cursor": "any" } },
  ],
  resources: {
    WorkflowEvent: {
      "event_id, workflow_name, workflow_exec_id, root_workflow_exec_id": "string",
      "event_timestamp": "integer",
      "workflow_run_id, chain_run_id, continued_run_id, first_execution_run_id": "string or null",
      "schedule_id, parent_workflow_exec_id": "string or null",
      "attributes": "object",
    },
  },
  requests: {
    "GET /v1/workflows/events/stream": [{ query: { workflow_exec_id: everything, root_workflow_exec_id: everything, parent_workflow_exec_id: everything } }],
  },
  shapes,
  bounds: {
    "Counts, positions and durations in requests": ["workflows.events.stream start_seq"],
    "Filters of the list": ["workflows.events.list limit"],
  },
  sets: {
    "Other closed sets of values in responses": ["EventPatchOperation.op"],
    "`event_type`": ["WorkflowEventType"],
    "Values of `scope`": ["workflows.events.stream scope"],
  },
  facts: {
    format: {
      int64: [
        "WorkflowEventBase.event_timestamp", "WorkflowStreamEnvelope.broker_sequence", "workflows.events.stream start_seq",
      ],
      uuid: [
        "WorkflowEventBase.workflow_run_id", "WorkflowEventBase.chain_run_id", "WorkflowEventBase.continued_run_id",
        "WorkflowEventBase.first_execution_run_id", "WorkflowExecutionContinuedAsNewAttributes.new_execution_run_id",
      ],
    },
    null: {
      CustomTaskCanceledAttributes: [".reason"], CustomTaskTimedOutAttributes: [".timeout_type"],
      WorkflowEventBase: [
        ".workflow_run_id", ".parent_workflow_exec_id", ".chain_run_id", ".continued_run_id", ".first_execution_run_id",
        ".schedule_id",
      ],
      WorkflowEventPage: [".next_cursor"], WorkflowExecutionCanceledAttributes: [".reason"],
      WorkflowExecutionStartedAttributes: [".display_name"], WorkflowExecutionTerminatedAttributes: [".reason"],
      WorkflowStreamContext: [".parent_workflow_exec_id", ".root_workflow_exec_id"],
      WorkflowTaskTimedOutAttributes: [".timeout_type"],
    },
    optional: {
      CustomTaskCanceledAttributes: [".reason"], CustomTaskStartedAttributes: [".payload"],
      CustomTaskTimedOutAttributes: [".timeout_type"], EventPatch: [".encoding_options"],
      EventPayload: [".encoding_options"], OtherWorkflowEvent: [".event_type"],
      WorkflowExecutionCanceledAttributes: [".reason", ".attempt"], WorkflowExecutionCompletedAttributes: [".attempt"],
      WorkflowExecutionFailedAttributes: [".attempt"], WorkflowExecutionStartedAttributes: [".display_name", ".attempt"],
      WorkflowExecutionTerminatedAttributes: [".reason", ".attempt"], WorkflowExecutionTimedOutAttributes: [".attempt"],
      WorkflowTaskTimedOutAttributes: [".timeout_type"],
    },
    minimum: {
      "0": ["WorkflowStreamEnvelope.broker_sequence", "workflows.events.stream start_seq"],
      "1": [
        "WorkflowExecutionStartedAttributes.attempt", "WorkflowExecutionCompletedAttributes.attempt",
        "WorkflowExecutionFailedAttributes.attempt", "WorkflowExecutionCanceledAttributes.attempt",
        "WorkflowExecutionTerminatedAttributes.attempt", "WorkflowExecutionTimedOutAttributes.attempt",
        "ActivityTaskRetryingAttributes.attempt", "ActivityTaskFailedAttributes.attempt", "workflows.events.list limit",
      ],
    },
    default: {
      "0": ["workflows.events.stream start_seq"],
      "1": [
        "WorkflowExecutionStartedAttributes.attempt", "WorkflowExecutionCompletedAttributes.attempt",
        "WorkflowExecutionFailedAttributes.attempt", "WorkflowExecutionCanceledAttributes.attempt",
        "WorkflowExecutionTerminatedAttributes.attempt", "WorkflowExecutionTimedOutAttributes.attempt",
      ],
      "100": ["workflows.events.list limit"],
      "*": [
        "workflows.events.stream scope", "workflows.events.stream activity_name", "workflows.events.stream activity_id",
        "workflows.events.stream workflow_name", "workflows.events.stream stream",
      ],
    },
    maximum: { "1000": ["workflows.events.list limit"] },
    additionalProperties: { true: ["OtherWorkflowStreamEvent"] },
    "pages size": { limit: ["workflows.events.list"] },
    errors: {
      BadCursor: ["workflows.events.list"], BadWorkflowEventId: ["workflows.events.stream"],
      WorkflowEventStreamUnprocessable: ["workflows.events.stream"],
    },
    descriptions: {
      "0": ["workflows.events.stream/parameters/start_seq"],
      "1": [
        "WorkflowExecutionStartedAttributes.attempt", "WorkflowExecutionCompletedAttributes.attempt",
        "WorkflowExecutionFailedAttributes.attempt", "WorkflowExecutionCanceledAttributes.attempt",
        "WorkflowExecutionTerminatedAttributes.attempt", "WorkflowExecutionTimedOutAttributes.attempt",
        "ActivityTaskRetryingAttributes.attempt", "ActivityTaskFailedAttributes.attempt",
      ],
      "422": ["workflows.events.stream", "workflows.events.stream/parameters/metadata_filters"],
      "in reverse order": ["EventPayload.encoding_options"],
      "oldest first": ["workflows.events.list", "WorkflowEventPage.events"], "ten minutes": ["workflows.events.stream"],
    },
  },
};
