import type { Agent } from "../../../../generated/mock-types.ts";
import { mostRelevant, relevance } from "../shared/relevance.ts";
import { showAgent } from "./find-agent.ts";
import { checkModels } from "./references.ts";
import { toResponder } from "./responder.ts";
import { findScriptedTurn } from "./scripted-turn.ts";
import { newEntry, type TurnContext } from "./turn-context.ts";

/** Further handoffs of a turn, and further agents to which one can hand off, are ignored: all are compared with the question. */
const MAX_HANDOFFS = 20;
const MAX_AGENTS = 250;

/** Hands off from agent to agent, up to one with a scripted turn. Returns true if the client must do it instead. */
export function handOff(turn: TurnContext): boolean {
  for (let count = 0; count < MAX_HANDOFFS; count++) {
    const next = nextAgent(turn);
    if (!next || findScriptedTurn(turn)) return false;
    const previous = turn.responder.agent!;
    turn.outputs.push({
      ...newEntry(turn, "agent.handoff", "handoff_"),
      previous_agent_id: previous.id,
      previous_agent_name: previous.name,
      next_agent_id: next.id,
      next_agent_name: next.name,
    });
    if (turn.request.handoffs === "client") return true;
    turn.responder = toResponder(next);
    checkModels(turn.sandbox, turn.responder);
  }
  return false;
}

/** The most relevant agent that has not handed off this question before. */
function nextAgent({ sandbox, question, sinceQuestion, responder, outputs }: TurnContext): Agent | undefined {
  const previous = new Set(
    [...sinceQuestion, ...outputs].map((entry) => entry.type === "agent.handoff" && entry.previous_agent_id),
  );
  const agents = (responder.agent?.handoffs ?? [])
    .slice(0, MAX_AGENTS)
    .flatMap((id) => sandbox.agents.get(id) ?? [])
    .filter(({ id }) => id !== responder.agent?.id && !previous.has(id))
    .map((agent) => showAgent(sandbox, agent));
  const best = mostRelevant(question.text, agents, describe);
  return best && relevance(question.text, describe(best)) > 0 ? best : undefined;
}

function describe({ name, description }: Agent): string {
  return `${name} ${description ?? ""}`;
}
