import type { components } from "../../../../generated/types.ts";
import { answerTo, argumentsFor, tokensOf } from "../../lib/text-generation/text-generation.ts";
import type { Sandbox } from "../tables.ts";
import { type Candidate, candidatesOf, mostRelevant, relevance } from "./candidates.ts";
import { argumentsText, type Entry, spacedJson, textOf, wordsOf } from "./entries.ts";
import { showAgent } from "./find-agent.ts";
import { checkText, type GuardrailResult } from "./guardrails.ts";
import { questionIn } from "./question.ts";
import { agentResponder, mergeArgs, type Responder } from "./responder.ts";
import { runTool, type ToolRun } from "./run-tool.ts";

type Schemas = components["schemas"];
type OutputEntry = Schemas["OutputEntry"];

/** On a call that has waited for leave to be run. */
export interface Decision {
  readonly call: Schemas["FunctionCallEntry"];
  readonly allowed: boolean;
}

export interface TurnRequest {
  readonly answerer: Responder;
  /** The whole conversation, with what has just been added. */
  readonly entries: readonly Entry[];
  readonly decided?: readonly Decision[];
  /** Settings of the conversation and of this turn, which come before those of the answerer. */
  readonly completion_args: Schemas["CompletionArgs"];
  readonly handoffs: "server" | "client";
}

export interface Turn {
  readonly outputs: readonly OutputEntry[];
  readonly usage: Schemas["ConversationUsage"];
  readonly guardrails: GuardrailResult[] | null;
  /** `length` if `max_tokens` has cut the message, `error` if a guardrail has stopped the turn. */
  readonly finishReason: "stop" | "length" | "tool_calls" | "error";
}

/**
 * Makes up what a model or an agent does with a question, always the same for the same conversation. It uses one tool for
 * each question, the one whose description has most words in common with it, and runs none twice with the same arguments.
 * An agent hands over if a word of the question is in the name or description of an agent that it may hand over to.
 */
export function takeTurn(sandbox: Sandbox, request: TurnRequest): Turn {
  const { entries, decided = [] } = request;
  const question = questionIn(entries);
  const since = entries.slice(question.index + 1);
  const outputs: OutputEntry[] = [];
  const runs: ToolRun[] = [];
  let { answerer } = request;
  let settings = mergeArgs(answerer.completion_args, request.completion_args);

  const { guardrails } = answerer;
  if (isBlocked(checkText(guardrails, question.text))) return ended("error", question.text);

  for (const { call, allowed } of decided) {
    const candidate = candidatesOf(sandbox, answerer.tools).find(({ name }) => name === call.name);
    if (allowed && candidate) execute(candidate, argumentsText(call.arguments));
  }

  const acted =
    decided.length > 0 || since.some(({ type }) => type.startsWith("function.") || type === "tool.execution");
  if (!acted) {
    for (let next = nextAgent(); next; next = nextAgent()) {
      handOver(next);
      if (request.handoffs === "client") return ended("stop", question.text);
      answerer = agentResponder(next);
      settings = mergeArgs(answerer.completion_args, request.completion_args);
    }
    const candidate = chosenTool();
    if (candidate) {
      const args = spacedJson(argumentsFor(candidate.parameters, question.context));
      if (candidate.runner === "client" || candidate.needsConfirmation) {
        call(candidate, args);
        return ended("tool_calls", question.text);
      }
      if (isForced() || !hasRun(candidate, args)) execute(candidate, args);
    }
  }

  const { text, finishReason } = message();
  const isPlain = (settings.response_format?.type ?? "text") === "text";
  const chunks = isPlain ? runs.flatMap((run) => run.chunks) : [];
  outputs.push({
    ...made("message.output", "msg_"),
    role: "assistant",
    content: chunks.length === 0 ? text : [{ type: "text", text }, ...chunks],
    ...writer(),
  });
  if (isBlocked(checkText(guardrails, text))) {
    outputs.pop();
    return ended("error", text);
  }
  return ended(finishReason, `${question.text}\n${text}`);

  function ended(reason: Turn["finishReason"], checked: string): Turn {
    const usage = usageOf(answerer.instructions, entries, outputs, runs);
    return { outputs, usage, guardrails: checkText(guardrails, checked), finishReason: reason };
  }

  function made<Type extends OutputEntry["type"]>(type: Type, prefix: string) {
    const now = sandbox.time();
    return { object: "entry" as const, type, id: sandbox.newId(prefix), created_at: now, completed_at: now };
  }

  function writer() {
    return { agent_id: answerer.agent?.id ?? null, model: answerer.model };
  }

  function nextAgent(): Schemas["Agent"] | undefined {
    const left = [...since, ...outputs].flatMap((entry) =>
      entry.type === "agent.handoff" ? [entry.previous_agent_id] : [],
    );
    const agents = (answerer.agent?.handoffs ?? [])
      .flatMap((id) => sandbox.agents.get(id) ?? [])
      .filter(({ id }) => id !== answerer.agent?.id && !left.includes(id))
      .map((agent) => showAgent(sandbox, agent));
    const best = mostRelevant(question.text, agents, descriptionOf);
    return best && relevance(question.text, descriptionOf(best)) > 0 ? best : undefined;
  }

  function handOver(next: Schemas["Agent"]): void {
    const previous = answerer.agent!;
    outputs.push({
      ...made("agent.handoff", "handoff_"),
      previous_agent_id: previous.id,
      previous_agent_name: previous.name,
      next_agent_id: next.id,
      next_agent_name: next.name,
    });
  }

  function isForced(): boolean {
    return settings.tool_choice === "any" || settings.tool_choice === "required";
  }

  function chosenTool(): Candidate | undefined {
    if (settings.tool_choice === "none") return undefined;
    return mostRelevant(
      question.text,
      candidatesOf(sandbox, answerer.tools),
      ({ name, description }) => `${name} ${description}`,
    );
  }

  function hasRun({ name }: Candidate, args: string): boolean {
    return entries.some((entry) => entry.type === "tool.execution" && entry.name === name && entry.arguments === args);
  }

  function call({ name, needsConfirmation }: Candidate, args: string): void {
    const entry = made("function.call", "call_");
    outputs.push({
      ...entry,
      completed_at: needsConfirmation ? null : entry.completed_at,
      tool_call_id: sandbox.newId("tc_"),
      name,
      arguments: args,
      confirmation_status: needsConfirmation ? "pending" : null,
      ...writer(),
    });
  }

  function execute(candidate: Candidate, args: string): void {
    const run = runTool(sandbox, candidate, args);
    runs.push(run);
    const info = run.info ? { info: run.info } : {};
    outputs.push({
      ...made("tool.execution", "tool_exec_"),
      name: candidate.name,
      arguments: args,
      ...info,
      ...writer(),
    });
  }

  function message(): { text: string; finishReason: "stop" | "length" } {
    const denied = decided.filter(({ allowed }) => !allowed).map(({ call }) => call.name);
    if (denied.length > 0 && runs.length === 0)
      return { text: `You did not allow ${denied.join(" and ")} to run, so I can't tell.`, finishReason: "stop" };
    const results = since.flatMap((entry) => (entry.type === "function.result" ? [entry.result] : []));
    const { max_tokens, response_format, stop, random_seed } = settings;
    const answer = answerTo(results.at(-1) ?? question.text, {
      seed: random_seed ?? answerer.model,
      maxTokens: max_tokens,
      responseFormat: response_format,
      stop,
    });
    return { ...answer, text: continued(entries.at(-1), answer.text) };
  }
}

function descriptionOf({ name, description }: Schemas["Agent"]): string {
  return `${name} ${description ?? ""}`;
}

function isBlocked(results: readonly GuardrailResult[] | null): boolean {
  return results?.some(({ action }) => action === "block") ?? false;
}

/** The answer after the beginning that the caller has given: from where its last two words stand, if they do. */
function continued(last: Entry | undefined, answer: string): string {
  if (last?.type !== "message.input" || !last.prefix) return answer;
  const beginning = textOf(last.content);
  const overlap = beginning.trim().split(/\s+/).slice(-2).join(" ");
  const at = overlap === "" ? -1 : answer.indexOf(overlap);
  const rest = at < 0 ? answer : answer.slice(at + overlap.length).trimStart();
  return beginning === "" || /\s$/.test(beginning) ? beginning + rest : `${beginning} ${rest}`;
}

function usageOf(
  instructions: string,
  entries: readonly Entry[],
  outputs: readonly OutputEntry[],
  runs: readonly ToolRun[],
): Schemas["ConversationUsage"] {
  const prompt_tokens = tokensOf(instructions) + sum(entries.map((entry) => tokensOf(wordsOf(entry))));
  const completion_tokens = sum(outputs.map((entry) => tokensOf(wordsOf(entry))));
  const connector_tokens = sum(runs.map(({ text }) => tokensOf(text)));
  const total_tokens = prompt_tokens + completion_tokens + connector_tokens;
  if (runs.length === 0)
    return { prompt_tokens, completion_tokens, total_tokens, connector_tokens: null, connectors: null };
  const uses = new Map<string, number>();
  for (const { name } of runs) uses.set(name, (uses.get(name) ?? 0) + 1);
  const connectors = Object.fromEntries(uses);
  return { prompt_tokens, completion_tokens, total_tokens, connector_tokens, connectors };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
