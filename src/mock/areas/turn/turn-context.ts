import type { CompletionArgs, FunctionCallEntry } from "../../../../generated/mock-types.ts";
import { findSubject } from "../../lib/text-generation/subject.ts";
import { toText } from "../shared/message-text.ts";
import type { Sandbox } from "../tables.ts";
import { type Entry, entryText } from "./entries.ts";
import { mergeArgs, type Responder } from "./responder.ts";
import type { ToolRun } from "./run-tool.ts";

/** The client's decision on a call that required confirmation. */
export interface Decision {
  readonly call: FunctionCallEntry;
  readonly allowed: boolean;
}

export interface TurnRequest {
  readonly responder: Responder;
  /** The whole conversation, including the new inputs. */
  readonly entries: readonly Entry[];
  readonly decisions?: readonly Decision[];
  /** Settings of the conversation and of this turn. They override the settings of the responder. */
  readonly completion_args: CompletionArgs;
  readonly handoffs: "server" | "client";
  /** The conversation that the request continues or restarts. */
  readonly conversation_id?: string | undefined;
  /** True if the outputs before a failure are sent. */
  readonly streaming?: boolean;
  /** Number of tokens of the instructions and entries, if an earlier turn with the same ones has counted them. */
  readonly promptTokens?: number | undefined;
  /** Numbers of tokens of the texts that earlier turns of the request have counted. */
  readonly counted?: Map<string, number>;
}

interface Question {
  readonly text: string;
  /** Index of the entry; -1 if there is no user message. */
  readonly index: number;
  /** The text, followed by the place, day and numbers from earlier entries if the text has none of its own. */
  readonly context: string;
}

/** A turn in progress. */
export interface TurnContext {
  readonly sandbox: Sandbox;
  readonly request: TurnRequest;
  readonly question: Question;
  /** The entries after the question. */
  readonly sinceQuestion: readonly Entry[];
  /** After a handoff, the agent that took over. */
  responder: Responder;
  readonly outputs: Entry[];
  readonly toolRuns: ToolRun[];
}

export function startTurn(sandbox: Sandbox, request: TurnRequest): TurnContext {
  const question = lastQuestion(request.entries);
  const sinceQuestion = request.entries.slice(question.index + 1);
  return { sandbox, request, question, sinceQuestion, responder: request.responder, outputs: [], toolRuns: [] };
}

const MAX_EARLIER_ENTRIES = 20;

function lastQuestion(entries: readonly Entry[]): Question {
  const index = entries.findLastIndex((entry) => entry.type === "message.input" && entry.role === "user");
  const entry = entries[index];
  const text = entry?.type === "message.input" ? toText(entry.content) : "";
  const own = findSubject(text);
  const earlier = entries
    .slice(Math.max(0, index - MAX_EARLIER_ENTRIES), Math.max(0, index))
    .map((before) => findSubject(entryText(before)))
    .toReversed();
  const mentioned = [
    own.name === undefined ? earlier.find(({ name }) => name !== undefined)?.name : undefined,
    own.date === undefined ? earlier.find(({ date }) => date !== undefined)?.date : undefined,
    own.numbers.length === 0 ? earlier.find(({ numbers }) => numbers.length > 0)?.numbers.join(" ") : undefined,
  ].filter((part) => part !== undefined);
  return { text, index, context: mentioned.length === 0 ? text : `${text}\nsee ${mentioned.join(", ")}` };
}

export function mergeSettings({ request, responder }: TurnContext): CompletionArgs {
  return mergeArgs(responder.completion_args, request.completion_args);
}

/** The fields that all new entries have. */
export function newEntry<Type extends Entry["type"]>({ sandbox }: TurnContext, type: Type, idPrefix: string) {
  const now = sandbox.time();
  return { object: "entry" as const, type, id: sandbox.newId(idPrefix), created_at: now, completed_at: now };
}

export function readAuthor({ responder }: TurnContext) {
  return { agent_id: responder.agent?.id ?? null, model: responder.model };
}
