import type { components } from "../../../generated/control/types.ts";
import { availableModel, suggestModel } from "../areas/models/handlers.ts";
import { findUndeclared } from "../areas/turn/scripted-turn.ts";
import type { ScriptedTurn } from "../areas/turn/state.ts";
import { listFunctions } from "../areas/turn/tool-functions.ts";
import { unprocessable } from "../exchange/problems.ts";
import { isJsonLonger } from "../lib/json-length.ts";
import type { ControlledSandbox } from "../sandboxes/control-tables.ts";

type TurnCreate = components["schemas"]["TurnCreate"];

/** Characters of the JSON of a turn, which each of its responses repeats. The description of `TurnCreate` has the same number. */
const MAX_CHARACTERS = 100_000;

/** Returns the row of a turn, without its id. Throws a 422 for one that no response could use. `pointer` is its place. */
export function readTurn(sandbox: ControlledSandbox, turn: TurnCreate, pointer: string): Omit<ScriptedTurn, "id"> {
  const { match = {}, times = 1, content, function_calls = [], tool_executions = [], error } = turn;
  if (content === undefined && !error && function_calls.length + tool_executions.length === 0)
    unprocessable(pointer, "A turn needs an output: content, function_calls, tool_executions or error.");
  checkLength(turn, pointer);
  checkMatch(sandbox, match, `${pointer}/match`);
  const row = {
    match,
    remaining: times,
    content: content ?? null,
    function_calls,
    tool_executions,
    error: error ?? null,
    usage: turn.usage ?? {},
    finish_reason: turn.finish_reason ?? null,
    unchecked: turn.unchecked ?? false,
  };
  checkFunctions(sandbox, row, pointer);
  return row;
}

export function checkLength(turn: unknown, pointer: string): void {
  if (isJsonLonger(turn, MAX_CHARACTERS))
    unprocessable(pointer, `The turn has more than ${MAX_CHARACTERS} characters of JSON. Use a shorter one.`);
}

/** Throws a 422 for a resource that does not exist: ids are assigned by the mock, so that a later one can't be meant. */
function checkMatch(sandbox: ControlledSandbox, match: ScriptedTurn["match"], pointer: string): void {
  const { agent_id, model, conversation_id } = match;
  if (agent_id !== undefined && !sandbox.agents.has(agent_id))
    unprocessable(`${pointer}/agent_id`, `There is no agent ${agent_id} in this sandbox. Create it before its turns.`);
  if (conversation_id !== undefined && !sandbox.conversations.has(conversation_id))
    unprocessable(
      `${pointer}/conversation_id`,
      `There is no conversation ${conversation_id} in this sandbox. Start it before its turns.`,
    );
  if (model !== undefined && !availableModel(sandbox, model))
    unprocessable(
      `${pointer}/model`,
      `There is no model ${model} in this sandbox. ${suggestModel(sandbox, model) ?? "List the models to find its id."}`,
    );
}

/**
 * Throws a 422 if a turn for a conversation with a model calls a function that the conversation does not declare: its tools
 * never change. Those of an agent may, and a request may declare others, so that they are checked when the turn is used.
 */
function checkFunctions(sandbox: ControlledSandbox, turn: Omit<ScriptedTurn, "id">, pointer: string): void {
  const conversation = sandbox.conversations.get(turn.match.conversation_id ?? "")?.conversation;
  if (!conversation || "agent_id" in conversation) return;
  const mistake = findUndeclared(turn, () => listFunctions(sandbox, conversation.tools));
  if (mistake) unprocessable(pointer + mistake.pointer, mistake.detail);
}
