import type { Agent, CompletionArgs, Guardrail, ModelConversation, Tool } from "../../../../generated/mock-types.ts";

/** The model or agent that responds, with its settings. */
export interface Responder {
  /** Undefined for a model without an agent. */
  readonly agent: Agent | undefined;
  readonly model: string;
  readonly instructions: string;
  readonly tools: readonly Tool[];
  readonly guardrails: readonly Guardrail[];
  readonly completion_args: CompletionArgs;
}

export function agentResponder(agent: Agent): Responder {
  return {
    agent,
    model: agent.model,
    instructions: agent.instructions ?? "",
    tools: agent.tools,
    guardrails: agent.guardrails ?? [],
    completion_args: agent.completion_args,
  };
}

export function modelResponder(conversation: ModelConversation): Responder {
  return {
    agent: undefined,
    model: conversation.model,
    instructions: conversation.instructions ?? "",
    tools: conversation.tools,
    guardrails: conversation.guardrails ?? [],
    completion_args: {},
  };
}

/** Merges settings. Later values override earlier ones unless they are null. */
export function mergeArgs(...all: readonly CompletionArgs[]): CompletionArgs {
  const settings = all.flatMap((args) => Object.entries(args).filter(([, value]) => value !== null));
  return Object.fromEntries(settings);
}
