import type { components } from "../../../../generated/mock-types.ts";

type Schemas = components["schemas"];

/** The model or agent that responds, with its settings. */
export interface Responder {
  /** Undefined for a model without an agent. */
  readonly agent: Schemas["Agent"] | undefined;
  readonly model: string;
  readonly instructions: string;
  readonly tools: readonly Schemas["Tool"][];
  readonly guardrails: readonly Schemas["Guardrail"][];
  readonly completion_args: Schemas["CompletionArgs"];
}

export function agentResponder(agent: Schemas["Agent"]): Responder {
  return {
    agent,
    model: agent.model,
    instructions: agent.instructions ?? "",
    tools: agent.tools,
    guardrails: agent.guardrails ?? [],
    completion_args: agent.completion_args,
  };
}

export function modelResponder(conversation: Schemas["ModelConversation"]): Responder {
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
export function mergeArgs(...all: readonly Schemas["CompletionArgs"][]): Schemas["CompletionArgs"] {
  const settings = all.flatMap((args) => Object.entries(args).filter(([, value]) => value !== null));
  return Object.fromEntries(settings);
}
