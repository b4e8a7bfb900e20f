import { argumentsFor } from "../../lib/text-generation/text-generation.ts";
import { argumentsText, spacedJson } from "../shared/message-text.ts";
import { mostRelevant } from "../shared/relevance.ts";
import { runTool } from "./run-tool.ts";
import { byName } from "./scripted-turn.ts";
import type { ScriptedTurn } from "./state.ts";
import { listFunctions, type ToolFunction } from "./tool-functions.ts";
import { mergeSettings, newEntry, readAuthor, type TurnContext } from "./turn-context.ts";

export function runAllowedCalls(turn: TurnContext): void {
  const { decisions = [] } = turn.request;
  if (decisions.length === 0) return;
  const functions = byName(listFunctions(turn.sandbox, turn.responder.tools));
  for (const { call, allowed } of decisions) {
    const toolFunction = functions.get(call.name);
    if (allowed && toolFunction) runAndRecord(turn, toolFunction, argumentsText(call.arguments));
  }
}

/** Calls the most relevant function, if any. Returns true if the client must run or confirm the call. */
export function callTool(turn: TurnContext): boolean {
  const { tool_choice } = mergeSettings(turn);
  if (tool_choice === "none") return false;
  const functions = listFunctions(turn.sandbox, turn.responder.tools);
  const chosen = mostRelevant(turn.question.text, functions, ({ name, description }) => `${name} ${description}`);
  if (!chosen) return false;
  const args = spacedJson(argumentsFor(chosen.parameters, turn.question.context, turn.sandbox.checks));
  if (chosen.runner === "client" || chosen.requiresConfirmation) {
    requestCall(turn, chosen, args);
    return true;
  }
  const isForced = tool_choice === "any" || tool_choice === "required";
  if (isForced || !hasRun(turn, chosen, args)) runAndRecord(turn, chosen, args);
  return false;
}

function hasRun({ request }: TurnContext, { name }: ToolFunction, args: string): boolean {
  return request.entries.some(
    (entry) => entry.type === "tool.execution" && entry.name === name && entry.arguments === args,
  );
}

function requestCall(
  turn: TurnContext,
  { name, requiresConfirmation }: Pick<ToolFunction, "name" | "requiresConfirmation">,
  args: string,
): void {
  const entry = newEntry(turn, "function.call", "call_");
  turn.outputs.push({
    ...entry,
    completed_at: requiresConfirmation ? null : entry.completed_at,
    tool_call_id: turn.sandbox.newId("tc_"),
    name,
    arguments: args,
    confirmation_status: requiresConfirmation ? "pending" : null,
    ...readAuthor(turn),
  });
}

export function runScriptedTools(turn: TurnContext, executions: ScriptedTurn["tool_executions"]): void {
  if (executions.length === 0) return;
  const functions = byName(listFunctions(turn.sandbox, turn.responder.tools));
  for (const { name, arguments: args = {}, info } of executions)
    runAndRecord(turn, functions.get(name) ?? { name, runner: "service" }, argumentsText(args), info);
}

export function requestScriptedCalls(turn: TurnContext, calls: ScriptedTurn["function_calls"]): void {
  if (calls.length === 0) return;
  const functions = byName(listFunctions(turn.sandbox, turn.responder.tools));
  for (const { name, arguments: args = {} } of calls)
    requestCall(turn, functions.get(name) ?? { name, requiresConfirmation: false }, argumentsText(args));
}

function runAndRecord(
  turn: TurnContext,
  toolFunction: Pick<ToolFunction, "name" | "runner">,
  args: string,
  info?: ScriptedTurn["tool_executions"][number]["info"],
): void {
  const toolRun = runTool(turn.sandbox, toolFunction, args);
  turn.toolRuns.push(toolRun);
  turn.outputs.push({
    ...newEntry(turn, "tool.execution", "tool_exec_"),
    name: toolFunction.name,
    arguments: args,
    info: { ...toolRun.info, ...info },
    ...readAuthor(turn),
  });
}
