import type { Span, SpanEvaluation, SpanFieldDefinition } from "../../../../generated/mock-types.ts";

/** No field has the type BOOL. */
type Type = Exclude<SpanFieldDefinition["type"], "BOOL">;
/** `source` is the OpenTelemetry attribute, if its name differs from that of the field that holds its value. */
type FieldRow = readonly [label: string, type: Type, source?: string];
type FieldRows<Resource> = { readonly [Name in keyof Resource]?: FieldRow };

const spanGroups: Readonly<Record<string, FieldRows<Span>>> = {
  Time: {
    start_time: ["Start", "TIMESTAMP"],
    end_time: ["End", "TIMESTAMP"],
    duration_ns: ["Duration", "INT"],
  },
  Outcome: {
    status_code: ["Status", "ENUM"],
    status_message: ["Status message", "TEXT"],
    error_type: ["Error", "TEXT"],
  },
  Operation: {
    operation_name: ["Operation", "TEXT"],
    span_name: ["Span", "TEXT"],
    span_kind: ["Kind", "TEXT"],
    service_name: ["Service", "TEXT"],
    provider_name: ["Provider", "TEXT"],
    conversation_id: ["Conversation", "TEXT"],
    workflow_name: ["Workflow", "TEXT"],
    prompt_name: ["Prompt", "TEXT"],
    data_source_id: ["Data source", "TEXT"],
  },
  Agent: {
    agent_name: ["Agent", "TEXT", "gen_ai.agent.name"],
    agent_id: ["Agent id", "TEXT"],
    agent_version: ["Agent version", "TEXT"],
    agent_description: ["Agent description", "TEXT"],
  },
  Request: {
    request_model: ["Requested model", "TEXT"],
    request_choice_count: ["Choices", "INT"],
    request_max_tokens: ["Maximum tokens", "INT"],
    request_seed: ["Seed", "INT"],
    request_temperature: ["Temperature", "FLOAT"],
    request_top_p: ["Top p", "FLOAT"],
    request_top_k: ["Top k", "FLOAT"],
    request_presence_penalty: ["Presence penalty", "FLOAT"],
    request_frequency_penalty: ["Frequency penalty", "FLOAT"],
    request_stop_sequences: ["Stop sequences", "ARRAY"],
    request_encoding_formats: ["Encoding formats", "ARRAY"],
  },
  Response: {
    response_model: ["Model", "TEXT"],
    response_id: ["Response id", "TEXT"],
    response_finish_reasons: ["Finish reasons", "ARRAY"],
    output_type: ["Output type", "TEXT"],
  },
  Usage: {
    usage_input_tokens: ["Input tokens", "INT"],
    usage_output_tokens: ["Output tokens", "INT"],
    usage_cache_read_input_tokens: ["Input tokens read from the cache", "INT"],
    usage_cache_creation_input_tokens: ["Input tokens written to the cache", "INT"],
  },
  Tool: {
    tool_name: ["Tool", "TEXT"],
    tool_type: ["Tool type", "TEXT"],
    tool_call_id: ["Tool call id", "TEXT"],
    tool_call_arguments: ["Tool call arguments", "TEXT"],
    tool_call_result: ["Tool call result", "TEXT"],
    tool_definitions: ["Tools", "TEXT"],
  },
  Messages: {
    input_messages: ["Input", "TEXT"],
    output_messages: ["Output", "TEXT"],
    system_instructions: ["System instructions", "TEXT"],
  },
  Trace: {
    trace_id: ["Trace", "TEXT"],
    span_id: ["Span id", "TEXT"],
    parent_span_id: ["Parent span", "TEXT"],
    trace_state: ["Trace state", "TEXT"],
    scope_name: ["Library", "TEXT"],
    scope_version: ["Library version", "TEXT"],
  },
  Owner: {
    user_id: ["User", "TEXT"],
    workspace_id: ["Workspace", "TEXT"],
    organization_id: ["Organization", "TEXT"],
    customer_id: ["Account", "TEXT"],
  },
};

const ungroupedSpanFields: FieldRows<Span> = {
  resource_attributes: ["Attributes of the application", "MAP"],
  span_attributes: ["Other attributes", "MAP"],
};

const evaluationRows: FieldRows<SpanEvaluation> = {
  evaluation_name: ["Evaluation", "TEXT"],
  conversation_id: ["Conversation", "TEXT"],
  score_value: ["Score", "FLOAT"],
  score_label: ["Label", "TEXT"],
  explanation: ["Explanation", "TEXT"],
  timestamp: ["Time", "TIMESTAMP"],
  trace_id: ["Trace", "TEXT"],
  span_id: ["Span", "TEXT"],
  response_id: ["Response", "TEXT"],
  user_id: ["User", "TEXT"],
  workspace_id: ["Workspace", "TEXT"],
  organization_id: ["Organization", "TEXT"],
  customer_id: ["Account", "TEXT"],
  metadata: ["Other data", "MAP"],
};

type Support = Pick<SpanFieldDefinition, "supported_operators" | "supported_aggregations">;

type Aggregations = Support["supported_aggregations"];

const COUNTS: Aggregations = ["count", "count_distinct"];
const NUMBER_AGGREGATIONS: Aggregations = [...COUNTS, "sum", "avg", "min", "max", "p50", "p90", "p95", "p99"];
const COMPARISON_OPERATORS = ["eq", "neq", "lt", "lte", "gt", "gte", "between", "not_between"];
const EXISTENCE_OPERATORS = ["exists", "not_exists"];
const MATCH_OPERATORS = ["eq", "neq", "like", "ilike", "not_like", "not_ilike", "in", "not_in"];
const SUBSTRING_OPERATORS = ["contains", "not_contains"];

const spanSupport: Readonly<Record<Type, Support>> = {
  TIMESTAMP: { supported_operators: COMPARISON_OPERATORS, supported_aggregations: ["count", "min", "max"] },
  INT: { supported_operators: [...COMPARISON_OPERATORS, "in", "not_in"], supported_aggregations: NUMBER_AGGREGATIONS },
  FLOAT: {
    supported_operators: [...COMPARISON_OPERATORS, ...EXISTENCE_OPERATORS],
    supported_aggregations: NUMBER_AGGREGATIONS,
  },
  ENUM: { supported_operators: ["eq", "neq", "in", "not_in"], supported_aggregations: COUNTS },
  TEXT: {
    supported_operators: [
      ...MATCH_OPERATORS,
      ...EXISTENCE_OPERATORS,
      "regexp",
      "not_regexp",
      ...SUBSTRING_OPERATORS,
      "hasToken",
    ],
    supported_aggregations: COUNTS,
  },
  ARRAY: {
    supported_operators: ["has", "hasAny", "hasAll", ...EXISTENCE_OPERATORS],
    supported_aggregations: ["count"],
  },
  MAP: { supported_operators: EXISTENCE_OPERATORS, supported_aggregations: [] },
};

/** Scores and texts are always present, so these types have no existence operators. */
const evaluationSupport: Readonly<Record<Type, Support>> = {
  ...spanSupport,
  FLOAT: { ...spanSupport.FLOAT, supported_operators: COMPARISON_OPERATORS },
  TEXT: { ...spanSupport.TEXT, supported_operators: [...MATCH_OPERATORS, ...SUBSTRING_OPERATORS] },
};

function defineFields(
  rows: Readonly<Record<string, FieldRow>>,
  group: string | null,
  support: Readonly<Record<Type, Support>>,
): SpanFieldDefinition[] {
  return Object.entries(rows).map(([name, [label, type, source]]) => ({
    name,
    label,
    type,
    group,
    ...support[type],
    ...(source === undefined ? {} : { source_attribute_key: source }),
  }));
}

export const spanFields: readonly SpanFieldDefinition[] = [
  ...Object.entries(spanGroups).flatMap(([group, rows]) => defineFields(rows, group, spanSupport)),
  ...defineFields(ungroupedSpanFields, null, spanSupport),
];

export const evaluationFields: readonly SpanFieldDefinition[] = defineFields(evaluationRows, null, evaluationSupport);

/** All values of each ENUM field. */
export const enumValues: Readonly<Record<string, readonly string[]>> = {
  status_code: ["Error", "Ok", "Unset"] satisfies Span["status_code"][],
};
