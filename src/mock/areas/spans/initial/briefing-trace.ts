import type { Examples } from "../../../../../generated/examples.ts";
import type { Span } from "../../../../../generated/mock-types.ts";
import { spacedJson } from "../../shared/message-text.ts";
import { span } from "./span.ts";
import { modelCall, tideCall, tides, withoutAgent, withoutAnswer } from "./traces.ts";

const noModel = { request_model: "", response_model: "", provider_name: "", request_choice_count: 0, output_type: "" };
const start = Date.parse("2026-03-02T05:00:00Z");
const result = "Low water is at 06:12, high water at 12:24.";

/** The trace of the morning briefing of 2 March. Its ids are those in the log records of the deployment. */
export function briefingTrace({ slowScoutSpans, harborLogs, newTidePrompt }: Examples): Span[] {
  const [agentSpan] = slowScoutSpans.spans.results;
  const [rootLog, toolLog] = harborLogs.results;
  const briefing = {
    ...agentSpan!,
    ...withoutAgent,
    ...withoutAnswer,
    trace_id: rootLog!.trace_id,
    parent_span_id: rootLog!.span_id,
    // A schedule started the workflow, so there is no user.
    user_id: "",
    service_name: "harbor-workers",
    workflow_name: "morning-briefing",
    request_temperature: null,
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
        ...tideCall(tides[1]),
        tool_type: "function",
        tool_call_id: "act_1",
        tool_call_result: spacedJson({ low_water: "06:12", high_water: "12:24" }),
        key: "looking",
        start: start + 1000,
        milliseconds: 3000,
      }),
      span_id: toolLog!.span_id,
    },
    span({
      ...briefing,
      ...modelCall("aurora-small"),
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
