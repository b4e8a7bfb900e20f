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

/** The settings of an agent, or of a conversation with a model, whose `completion_args` every turn gets. */
export function toResponder(source: Agent | ModelConversation): Responder {
  const agent = source.object === "agent" ? source : undefined;
  return {
    agent,
    model: source.model,
    instructions: source.instructions ?? "",
    tools: source.tools,
    guardrails: source.guardrails ?? [],
    completion_args: agent?.completion_args ?? {},
  };
}

/** Merges settings. Later values override earlier ones unless they are null. */
export function mergeArgs(...all: readonly CompletionArgs[]): CompletionArgs {
  const settings = all.flatMap((args) => Object.entries(args).filter(([, value]) => value !== null));
  return Object.fromEntries(settings);
}
