import type { Examples } from "../../../../../generated/examples.ts";
import type { Span } from "../../../../../generated/mock-types.ts";
import { spacedJson } from "../../message-text.ts";
import { span } from "./span.ts";

const noModel = { request_model: "", response_model: "", provider_name: "", request_choice_count: 0, output_type: "" };
const start = Date.parse("2026-03-02T05:00:00Z");
const result = "Low water is at 06:12, high water at 12:24.";

/** The trace of the morning briefing of 2 March. Its ids are those in the log records of the deployment. */
export function briefingTrace({ slowScoutSpans, harborLogs, newTidePrompt }: Examples): Span[] {
  const [agentSpan] = slowScoutSpans.spans.results;
  const [rootLog, toolLog] = harborLogs.results;
  const briefing = {
    ...agentSpan!,
    trace_id: rootLog!.trace_id,
    parent_span_id: rootLog!.span_id,
    // A schedule started the workflow, so there is no user.
    user_id: "",
    service_name: "harbor-workers",
    conversation_id: "",
    agent_id: "",
    agent_name: "",
    agent_version: "",
    agent_description: "",
    workflow_name: "morning-briefing",
    request_temperature: null,
    response_id: "",
    response_finish_reasons: [],
    usage_input_tokens: 0,
    usage_output_tokens: 0,
    tool_definitions: "",
    input_messages: "",
    output_messages: "",
    system_instructions: "",
    resource_attributes: { "host.name": "harbor-worker-1" },
    span_attributes: { execution_id: "morning-briefing-2026-03-02" },
  };
  return [
    {
      ...span({
        ...briefing,
        ...noModel,
        span_name: "invoke_workflow morning-briefing",
        operation_name: "invoke_workflow",
        parent_span_id: "",
        key: "root",
        start,
        milliseconds: 42_000,
      }),
      span_id: rootLog!.span_id,
    },
    {
      ...span({
        ...briefing,
        ...noModel,
        span_name: "execute_tool get_tides",
        span_kind: "Client",
        operation_name: "execute_tool",
        tool_name: "get_tides",
        tool_type: "function",
        tool_call_id: "act_1",
        tool_call_arguments: spacedJson({ station: "Harbor Point", date: "2026-03-02" }),
        tool_call_result: spacedJson({ low_water: "06:12", high_water: "12:24" }),
        key: "looking",
        start: start + 1000,
        milliseconds: 3000,
      }),
      span_id: toolLog!.span_id,
    },
    span({
      ...briefing,
      span_name: "chat aurora-small",
      span_kind: "Client",
      operation_name: "chat",
      request_model: "aurora-small",
      response_model: "aurora-small",
      response_id: "cmpl_0197c2f2",
      response_finish_reasons: ["stop"],
      usage_input_tokens: 96,
      usage_output_tokens: 17,
      prompt_name: newTidePrompt.name,
      input_messages: spacedJson([{ role: "user", content: "Low water: 06:12. High water: 12:24." }]),
      output_messages: spacedJson([{ role: "assistant", content: result }]),
      key: "writing",
      start: start + 35_000,
      milliseconds: 6000,
    }),
  ];
}
