import { DEFAULT_CODES, ProblemError, toProblem, unprocessable } from "../../exchange/problems.ts";
import { findNamed } from "../models/handlers.ts";
import type { ScriptedTurn } from "./state.ts";
import { listFunctions, type ToolFunction } from "./tool-functions.ts";
import type { TurnContext } from "./turn-context.ts";

/** Takes the scripted turn, if there is one. Throws a 422 if it calls a function that is not declared. */
export function takeScriptedTurn(turn: TurnContext): ScriptedTurn | undefined {
  const scripted = findScriptedTurn(turn);
  if (!scripted) return undefined;
  const { id, remaining } = scripted;
  const mistake = findUndeclared(scripted, () => listFunctions(turn.sandbox, turn.responder.tools));
  if (mistake)
    unprocessable("/body", `The scripted turn ${id} does not fit this request: ${mistake.pointer}: ${mistake.detail}`);
  turn.sandbox.use(id);
  if (remaining === 1) turn.sandbox.turns.delete(id);
  else if (remaining !== null) turn.sandbox.turns.put({ ...scripted, remaining: remaining - 1 });
  return scripted;
}

/** Finds the oldest turn that matches this response and is used up, or else the newest of those that stay. */
export function findScriptedTurn(turn: TurnContext): ScriptedTurn | undefined {
  const all = turn.sandbox.turns.all();
  if (all.length === 0) return undefined;
  return (
    all.find(({ remaining, match }) => remaining !== null && isFor(match, turn)) ??
    all.findLast(({ remaining, match }) => remaining === null && isFor(match, turn))
  );
}

function isFor(
  { agent_id, model, conversation_id }: ScriptedTurn["match"],
  { sandbox, responder, request }: TurnContext,
): boolean {
  if (agent_id !== undefined && agent_id !== responder.agent?.id) return false;
  if (conversation_id !== undefined && conversation_id !== request.conversation_id) return false;
  return model === undefined || model === responder.model || findNamed(sandbox, responder.model)?.id === model;
}

type ToolUses = Pick<ScriptedTurn, "function_calls" | "tool_executions" | "unchecked">;

/** Declared names that a message lists. */
const MAX_LISTED = 20;

/** Finds the first function or tool of a turn that is not declared, with its pointer in the turn, unless it is unchecked. */
export function findUndeclared(
  { function_calls, tool_executions, unchecked }: ToolUses,
  listDeclared: () => readonly ToolFunction[],
): { readonly pointer: string; readonly detail: string } | undefined {
  if (unchecked || function_calls.length + tool_executions.length === 0) return undefined;
  const functions = byName(listDeclared());
  for (const [list, uses] of Object.entries({ function_calls, tool_executions }))
    for (const [index, { name }] of uses.entries()) {
      const detail = describeMistake(list, name, functions);
      if (detail) return { pointer: `/${list}/${index}/name`, detail };
    }
  return undefined;
}

function describeMistake(list: string, name: string, functions: ReadonlyMap<string, ToolFunction>): string | undefined {
  const found = functions.get(name);
  if (!found) {
    const names = [...functions.keys()].toReversed().slice(0, MAX_LISTED).join(", ") || "none";
    return `${name} is not declared. Declared functions: ${names}. Add it to the tools, or set unchecked to true.`;
  }
  const right = found.runner === "client" || found.requiresConfirmation ? "function_calls" : "tool_executions";
  if (list === right) return undefined;
  return `The ${right === "function_calls" ? "client runs or confirms" : "service runs"} ${name}. Put it into ${right}.`;
}

/** The functions by name. Of several with a name, the first is called. */
export function byName(functions: readonly ToolFunction[]): ReadonlyMap<string, ToolFunction> {
  return new Map(functions.toReversed().map((each) => [each.name, each]));
}

/** The failure of a turn; undefined if the model does not fail. */
export function toFailure({ id, error }: ScriptedTurn): ProblemError | undefined {
  if (!error) return undefined;
  const { status, code = DEFAULT_CODES[status] ?? "VALIDATION_ERROR", retry_after } = error;
  const detail =
    error.detail ?? `The model failed with status ${status}, because the scripted turn ${id} has an error.`;
  const errors = [{ pointer: "/body", detail, code: "invalid" }] as const;
  const problem = status === 422 ? toProblem(status, code, detail, { errors }) : toProblem(status as 500, code, detail); // Or 429 or 503.
  return new ProblemError(problem, {
    ...(retry_after === undefined ? {} : { "retry-after": String(retry_after) }),
    ...(status === 429 ? { "x-ratelimit-remaining": "0" } : {}),
  });
}
