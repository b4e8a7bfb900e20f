import type { components } from "../../../../generated/types.ts";

type Schemas = components["schemas"];

/** Who answers, with its settings. */
export interface Answerer {
  /** Undefined if a model answers without an agent. */
  readonly agent: Schemas["Agent"] | undefined;
  readonly model: string;
  readonly instructions: string;
  readonly tools: readonly Schemas["Tool"][];
  readonly guardrails: readonly Schemas["Guardrail"][];
  readonly completion_args: Schemas["CompletionArgs"];
}

export function agentAnswers(agent: Schemas["Agent"]): Answerer {
  return {
    agent,
    model: agent.model,
    instructions: agent.instructions ?? "",
    tools: agent.tools ?? [],
    guardrails: agent.guardrails ?? [],
    completion_args: agent.completion_args ?? {},
  };
}

export function modelAnswers(conversation: Schemas["ModelConversation"]): Answerer {
  return {
    agent: undefined,
    model: conversation.model,
    instructions: conversation.instructions ?? "",
    tools: conversation.tools ?? [],
    guardrails: conversation.guardrails ?? [],
    completion_args: {},
  };
}

/** Settings of which the later ones come first; one that is null or left out changes nothing. */
export function mergedArgs(...all: readonly Schemas["CompletionArgs"][]): Schemas["CompletionArgs"] {
  const given = all.flatMap((args) => Object.entries(args).filter(([, value]) => value !== null));
  return Object.fromEntries(given);
}
