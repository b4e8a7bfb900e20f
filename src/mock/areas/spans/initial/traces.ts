import type { Examples } from "../../../../../generated/examples.ts";
import type { Span } from "../../../../../generated/mock-types.ts";
import { choose, hash } from "../../../lib/hash.ts";
import { spacedJson } from "../../shared/message-text.ts";
import { hex, span, spanId } from "./span.ts";

interface Day {
  day: string;
  date: string;
  low: string;
  high: string;
}

export const tides = [
  { day: "1 March", date: "2026-03-01", low: "05:26", high: "11:38" },
  { day: "2 March", date: "2026-03-02", low: "06:12", high: "12:24" },
] as const satisfies Day[];

/** Fields of a span of an application without an agent. */
export const withoutAgent: Partial<Span> = {
  conversation_id: "",
  agent_id: "",
  agent_name: "",
  agent_version: "",
  agent_description: "",
};

/** Fields of a span that calls no model. */
export const withoutAnswer: Partial<Span> = {
  response_id: "",
  response_finish_reasons: [],
  usage_input_tokens: 0,
  usage_output_tokens: 0,
  tool_definitions: "",
  input_messages: "",
  output_messages: "",
  system_instructions: "",
};

/** Fields of a failed span that differ from those of a successful one. */
const failedFields: Partial<Span> = {
  status_code: "Error",
  output_messages: "",
  response_id: "",
  response_finish_reasons: [],
  usage_output_tokens: 0,
};

/** The trace of one question by a visitor. Scout, Pilot or a kiosk without an agent answers it. Some traces end in an error. */
export function createTrace(examples: Examples, start: number, index: number): Span[] {
  const trace_id = hex(`visit ${index}`, 32);
  const question: Question = {
    ...examples.slowScoutSpans.spans.results[0]!,
    trace_id,
    span_id: spanId(trace_id, "root"),
    conversation_id: `conv_${hex(`conversation ${index}`, 8)}`,
    resource_attributes: { "host.name": `harbor-desk-${1 + (index % 2)}` },
    span_attributes: { desk: choose(["harbor", "harbor", "ferry"], `desk ${index}`) },
    start,
    index,
    day: tides[new Date(start).getUTCDate() === 1 ? 0 : 1],
  };
  if (index % 5 === 4) return pilotTrace(examples, question);
  return index % 5 === 2 ? kioskTrace(examples, question) : scoutTrace(question);
}

/** A question, and the fields that all spans of its trace share. */
interface Question extends Span {
  start: number;
  index: number;
  day: Day;
}

function scoutTrace({ start, index, day, ...shared }: Question): Span[] {
  const timedOut = index % 17 === 5;
  const limit = index % 13 === 7 ? 30 : 0;
  const water = choose(["low", "high"] as const, `question ${index}`);
  const where = `${water} water at Harbor Point on ${day.day}`;
  const answer = `${where[0]!.toUpperCase()}${where.slice(1)} is at ${day[water]}.`;
  const call = { ...tideCall(day), tool_call_id: `tool_exec_${hex(`call ${index}`, 8)}` };
  const scout = {
    ...shared,
    response_id: `msg_${hex(`message ${index}`, 8)}`,
    ...messages(`When is ${where}?`, limit ? answer.slice(0, limit) : answer),
  };
  const inner = { ...scout, parent_span_id: shared.span_id };

  const thinking = 300 + (hash(`thinking ${index}`) % 600);
  const looking = timedOut ? 10_000 : 400 + (hash(`looking ${index}`) % 1800);
  const writing = 600 + (hash(`writing ${index}`) % 1200);
  const asksForTool = span({
    ...inner,
    ...modelCall(shared.request_model),
    key: "thinking",
    start,
    milliseconds: thinking,
    response_id: `msg_${hex(`thinking ${index}`, 8)}`,
    response_finish_reasons: ["tool_calls"],
    output_messages: spacedJson([{ role: "assistant", tool_calls: [{ name: "get_tides", id: call.tool_call_id }] }]),
    usage_output_tokens: 18,
  });
  const lookup = span({ ...inner, ...call, key: "looking", start: start + thinking, milliseconds: looking });
  if (timedOut) {
    const status_message = "The tool get_tides did not answer within 10 seconds.";
    const failed = { ...failedFields, error_type: "timeout", status_message };
    const milliseconds = thinking + looking;
    return [
      span({ ...scout, ...failed, key: "root", start, milliseconds }),
      asksForTool,
      { ...lookup, ...failed, tool_call_result: "" },
    ];
  }
  const end = { response_finish_reasons: [limit ? "length" : "stop"], request_max_tokens: countTokens(limit) };
  return [
    span({ ...scout, ...end, key: "root", start, milliseconds: thinking + looking + writing }),
    asksForTool,
    lookup,
    span({
      ...inner,
      ...modelCall(shared.request_model),
      ...end,
      key: "writing",
      start: start + thinking + looking,
      milliseconds: writing,
    }),
  ];
}

function pilotTrace({ toolboxAgent }: Examples, { start, index, day, ...shared }: Question): Span[] {
  const { id, model, name, description } = toolboxAgent;
  const [question, answer] = choose(
    [
      ["Where can I moor on", "There are free berths at the east pier on"],
      ["Does the ferry run on", "Yes, the ferry leaves every hour on"],
      ["Who opens the lock on", "The lock keeper is there from 08:00 on"],
    ] as const,
    `question ${index}`,
  );
  const refused = index % 25 === 9;
  const pilot = {
    ...shared,
    ...messages(`${question} ${day.day}?`, `${answer} ${day.day}.`),
    response_id: `msg_${hex(`message ${index}`, 8)}`,
    span_name: `invoke_agent ${name}`,
    agent_id: id,
    agent_name: name,
    agent_description: description ?? "",
    request_model: model,
    response_model: model,
    request_temperature: null,
    tool_definitions: "[]",
    system_instructions: "",
    ...(refused
      ? { ...failedFields, error_type: "rate_limited", status_message: "The model has too many requests to answer." }
      : {}),
  };
  const milliseconds = 500 + (hash(`writing ${index}`) % 1400);
  return [
    span({ ...pilot, key: "root", start, milliseconds }),
    span({ ...pilot, ...modelCall(model), parent_span_id: shared.span_id, key: "writing", start, milliseconds }),
  ];
}

/** The kiosk calls a model that was fine-tuned on Scout's answers. */
function kioskTrace({ harborModels }: Examples, { start, index, day, ...shared }: Question): Span[] {
  const model = harborModels.data.find(({ id }) => id.startsWith("ft:"))!.id;
  return [
    span({
      ...shared,
      ...withoutAgent,
      ...modelCall(model),
      ...messages(`When is low water at Harbor Point on ${day.day}?`, spacedJson({ low_water: day.low })),
      output_type: "json",
      request_model: model,
      response_model: model,
      response_id: `cmpl_${hex(`completion ${index}`, 8)}`,
      request_seed: 7,
      tool_definitions: "[]",
      system_instructions: "",
      service_name: "harbor-kiosk",
      // The kiosk sets a status only for errors.
      status_code: "Unset",
      key: "root",
      start,
      milliseconds: 200 + (hash(`writing ${index}`) % 500),
    }),
  ];
}

/** Fields of a span for a call to a model. */
export function modelCall(model: string): Partial<Span> {
  return { span_name: `chat ${model}`, span_kind: "Client", operation_name: "chat" };
}

function messages(question: string, answer: string): Partial<Span> {
  return {
    input_messages: spacedJson([{ role: "user", content: question }]),
    output_messages: spacedJson([{ role: "assistant", content: answer }]),
    usage_input_tokens: 190 + countTokens(question.length),
    usage_output_tokens: countTokens(answer.length),
  };
}

/** Fields of a span for a call to Scout's tool, which looks up the tides of a day. */
export function tideCall({ day, date, low, high }: Day): Partial<Span> {
  const text = `Low water at Harbor Point on ${day} is at ${low}, high water at ${high}.`;
  return {
    span_name: "execute_tool get_tides",
    span_kind: "Client",
    operation_name: "execute_tool",
    tool_name: "get_tides",
    tool_type: "extension",
    tool_call_arguments: spacedJson({ station: "Harbor Point", date }),
    tool_call_result: spacedJson([{ type: "text", text }]),
    ...withoutAnswer,
  };
}

/** An estimate: about four characters per token. */
function countTokens(characters: number): number {
  return Math.ceil(characters / 4);
}
