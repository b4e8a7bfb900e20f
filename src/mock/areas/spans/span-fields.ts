import { examples } from "../../../../generated/examples.ts";
import type { Span, SpanEvaluation, SpanFieldDefinition } from "../../../../generated/types.ts";

type Type = SpanFieldDefinition["type"];
type Row<Name> = readonly [name: Name, label: string, type: Type];

const spanGroups: readonly (readonly [group: string | null, rows: readonly Row<keyof Span>[]])[] = [
  [
    "Time",
    [
      ["start_time", "Start", "TIMESTAMP"],
      ["end_time", "End", "TIMESTAMP"],
      ["duration_ns", "Duration", "INT"],
    ],
  ],
  [
    "Outcome",
    [
      ["status_code", "Status", "ENUM"],
      ["status_message", "Status message", "TEXT"],
      ["error_type", "Error", "TEXT"],
    ],
  ],
  [
    "Operation",
    [
      ["operation_name", "Operation", "TEXT"],
      ["span_name", "Span", "TEXT"],
      ["span_kind", "Kind", "TEXT"],
      ["service_name", "Service", "TEXT"],
      ["provider_name", "Provider", "TEXT"],
      ["conversation_id", "Conversation", "TEXT"],
      ["workflow_name", "Workflow", "TEXT"],
      ["prompt_name", "Prompt", "TEXT"],
      ["data_source_id", "Data source", "TEXT"],
    ],
  ],
  [
    "Agent",
    [
      ["agent_name", "Agent", "TEXT"],
      ["agent_id", "Agent id", "TEXT"],
      ["agent_version", "Agent version", "TEXT"],
      ["agent_description", "Agent description", "TEXT"],
    ],
  ],
  [
    "Request",
    [
      ["request_model", "Requested model", "TEXT"],
      ["request_choice_count", "Choices", "INT"],
      ["request_max_tokens", "Most tokens", "INT"],
      ["request_seed", "Seed", "INT"],
      ["request_temperature", "Temperature", "FLOAT"],
      ["request_top_p", "Top p", "FLOAT"],
      ["request_top_k", "Top k", "FLOAT"],
      ["request_presence_penalty", "Presence penalty", "FLOAT"],
      ["request_frequency_penalty", "Frequency penalty", "FLOAT"],
      ["request_stop_sequences", "Stop sequences", "ARRAY"],
      ["request_encoding_formats", "Encoding formats", "ARRAY"],
    ],
  ],
  [
    "Response",
    [
      ["response_model", "Model", "TEXT"],
      ["response_id", "Response id", "TEXT"],
      ["response_finish_reasons", "Finish reasons", "ARRAY"],
      ["output_type", "Output type", "TEXT"],
    ],
  ],
  [
    "Usage",
    [
      ["usage_input_tokens", "Input tokens", "INT"],
      ["usage_output_tokens", "Output tokens", "INT"],
      ["usage_cache_read_input_tokens", "Input tokens read from the cache", "INT"],
      ["usage_cache_creation_input_tokens", "Input tokens written to the cache", "INT"],
    ],
  ],
  [
    "Tool",
    [
      ["tool_name", "Tool", "TEXT"],
      ["tool_type", "Tool type", "TEXT"],
      ["tool_call_id", "Tool call id", "TEXT"],
      ["tool_call_arguments", "Tool call arguments", "TEXT"],
      ["tool_call_result", "Tool call result", "TEXT"],
      ["tool_definitions", "Tools", "TEXT"],
    ],
  ],
  [
    "Messages",
    [
      ["input_messages", "Input", "TEXT"],
      ["output_messages", "Output", "TEXT"],
      ["system_instructions", "System instructions", "TEXT"],
    ],
  ],
  [
    "Trace",
    [
      ["trace_id", "Trace", "TEXT"],
      ["span_id", "Span id", "TEXT"],
      ["parent_span_id", "Parent span", "TEXT"],
      ["trace_state", "Trace state", "TEXT"],
      ["scope_name", "Library", "TEXT"],
      ["scope_version", "Library version", "TEXT"],
    ],
  ],
  [
    "Owner",
    [
      ["user_id", "User", "TEXT"],
      ["workspace_id", "Workspace", "TEXT"],
      ["organization_id", "Organization", "TEXT"],
      ["customer_id", "Account", "TEXT"],
    ],
  ],
  [
    null,
    [
      ["resource_attributes", "Attributes of the application", "MAP"],
      ["span_attributes", "Other attributes", "MAP"],
    ],
  ],
];

const evaluationRows: readonly Row<keyof SpanEvaluation>[] = [
  ["evaluation_name", "Evaluation", "TEXT"],
  ["conversation_id", "Conversation", "TEXT"],
  ["score_value", "Score", "FLOAT"],
  ["score_label", "Label", "TEXT"],
  ["explanation", "Explanation", "TEXT"],
  ["timestamp", "Time", "TIMESTAMP"],
  ["trace_id", "Trace", "TEXT"],
  ["span_id", "Span", "TEXT"],
  ["response_id", "Response", "TEXT"],
  ["user_id", "User", "TEXT"],
  ["workspace_id", "Workspace", "TEXT"],
  ["organization_id", "Organization", "TEXT"],
  ["customer_id", "Account", "TEXT"],
  ["metadata", "Other data", "MAP"],
];

const spanExamples = examples.spanFields.field_definitions;
const evaluationExamples = examples.spanEvaluationFields.field_definitions;

export const spanFields: readonly SpanFieldDefinition[] = spanGroups.flatMap(([group, rows]) =>
  rows.map((row) => definition(row, group, spanExamples)),
);

export const evaluationFields: readonly SpanFieldDefinition[] = evaluationRows.map((row) =>
  definition(row, null, [...evaluationExamples, ...spanExamples]),
);

/** All values of an ENUM. */
export const enumValues: Readonly<Record<string, readonly string[]>> = {
  status_code: ["Error", "Ok", "Unset"] satisfies Span["status_code"][],
};

/** What a field supports is what the document's example of its type supports. */
function definition(
  [name, label, type]: Row<string>,
  group: string | null,
  samples: readonly SpanFieldDefinition[],
): SpanFieldDefinition {
  const { supported_operators, supported_aggregations } = samples.find((sample) => sample.type === type)!;
  const source = samples.find((sample) => sample.name === name)?.source_attribute_key;
  const found = { name, label, type, group, supported_operators, supported_aggregations };
  return source === undefined ? found : { ...found, source_attribute_key: source };
}
