import type { OperationId } from "../../../../generated/operations.ts";
import type { components } from "../../../../generated/types.ts";
import { validators } from "../../../../generated/validators.ts";
import { hash } from "../../lib/hash.ts";
import { answerTo, argumentsFor, tokensOf } from "../../lib/text-generation/text-generation.ts";
import { complete } from "../agents/complete.ts";
import type { Caller } from "../caller.ts";
import { classifiers } from "../classifiers/handlers.ts";
import { conversations } from "../conversations/handlers.ts";
import { keepKnownFields } from "../known-fields.ts";
import { spacedJson, textOf } from "../message-text.ts";
import { findModel } from "../models/handlers.ts";
import { fail, ProblemError, problemOf, unprocessable } from "../problems.ts";
import { mostRelevant } from "../relevance.ts";
import type { Sandbox } from "../tables.ts";
import { violationsOf } from "../violations.ts";

type Schemas = components["schemas"];
type Json = Schemas["JsonMap"];
type Job = Schemas["BatchJob"];
type Chat = Omit<Schemas["AgentCompletionCreate"], "agent_id">;

interface Call {
  readonly sandbox: Sandbox;
  readonly caller: Caller;
  readonly body: Json;
  readonly agent_id: string | null;
}

/** What the endpoint of a job answers to one request: its result, or the problem that it would have answered with. */
export function callEndpoint(sandbox: Sandbox, caller: Caller, job: Job, given: Json): Schemas["BatchJobResponse"] {
  const { endpoint, model, agent_id = null } = job;
  const body = model == null ? given : { ...given, model };
  try {
    // Answers are JSON values, which TypeScript can't see in types without an index.
    return { status_code: 200, body: endpoints[endpoint]({ sandbox, caller, body, agent_id }) as Json };
  } catch (error) {
    // A mistake of the mock fails one request, as it would if the operation had been called directly.
    const problem =
      error instanceof ProblemError
        ? error.problem
        : problemOf(500, "INTERNAL_ERROR", `The mock has made a mistake: ${error}`);
    return { status_code: problem.status, body: { ...problem } as Json };
  }
}

/** Those that the document has are the operations themselves; the others answer in the form that is usual for them. */
const endpoints: Readonly<Record<Schemas["BatchEndpoint"], (call: Call) => unknown>> = {
  "/v1/moderations": operation("classifiers.moderate", classifiers["classifiers.moderate"]),
  "/v1/chat/moderations": operation("classifiers.moderateChat", classifiers["classifiers.moderateChat"]),
  "/v1/classifications": operation("classifiers.classify", classifiers["classifiers.classify"]),
  "/v1/chat/classifications": operation("classifiers.classifyChat", classifiers["classifiers.classifyChat"]),
  "/v1/conversations": operation("conversations.start", conversations["conversations.start"]),

  "/v1/chat/completions": ({ sandbox, caller, body, agent_id }) => {
    // A chat with an agent has the same body, but for who answers.
    const chat = { ...body, agent_id: agent_id ?? "ag_" };
    violationsIn("agents.complete", chat);
    // It has just been checked.
    const valid = chat as unknown as Schemas["AgentCompletionCreate"];
    return agent_id === null
      ? chatCompletion(sandbox, modelIn(sandbox, body), valid)
      : complete(sandbox, caller, valid);
  },

  "/v1/embeddings": ({ sandbox, body }) => {
    const model = modelIn(sandbox, body);
    const inputs = textsIn(body, "input");
    const data = inputs.map((text, index) => ({ object: "embedding", index, embedding: embeddingOf(text) }));
    return { id: sandbox.newId("emb_"), object: "list", model, data, usage: usageOf(inputs.join("\n"), "") };
  },

  "/v1/fim/completions": ({ sandbox, body }) => {
    const model = modelIn(sandbox, body);
    const [prompt = ""] = textsIn(body, "prompt");
    const maxTokens = typeof body.max_tokens === "number" ? body.max_tokens : null;
    const { text, finishReason } = answerTo(prompt, { maxTokens });
    const message = { role: "assistant", content: text, tool_calls: null };
    return completion(sandbox, model, prompt, text, { index: 0, message, finish_reason: finishReason });
  },

  "/v1/ocr": ({ sandbox, body }) => {
    const model = modelIn(sandbox, body);
    const { document } = body;
    if (typeof document !== "object" || document === null)
      unprocessable("/body/document", "document is missing. Name the document to read, such as by its document_url.");
    const { text } = answerTo(JSON.stringify(document));
    const page = { index: 0, markdown: text, images: [], dimensions: { dpi: 200, height: 2200, width: 1700 } };
    return {
      model,
      pages: [page],
      document_annotation: null,
      usage_info: { pages_processed: 1, doc_size_bytes: null },
    };
  },

  "/v1/audio/transcriptions": ({ sandbox, body }) => {
    const model = modelIn(sandbox, body);
    const source = body.file_url ?? body.file_id;
    if (typeof source !== "string")
      unprocessable("/body/file_url", "There is no recording. Set file_url or file_id to the one to write down.");
    const { text } = answerTo(source);
    return { model, text, language: null, segments: [], usage: usageOf("", text) };
  },
};

function operation(
  id: Exclude<OperationId, `${string}Stream`>,
  handler: (request: never) => { status: number; body?: unknown },
): (call: Call) => unknown {
  return ({ sandbox, caller, body }) => {
    violationsIn(id, body);
    const request = { sandbox, caller, path: {}, query: {}, header: {}, streaming: false, origin: "" };
    // The body has just been checked against the operation's schema.
    return handler({ ...request, body: keepKnownFields(id, body) } as never).body;
  };
}

function violationsIn(id: OperationId, body: Json): void {
  const validate = validators[id].body!;
  if (validate(body)) return;
  const errors = violationsOf(validate.errors, "/body");
  const [first] = errors;
  fail(422, "VALIDATION_ERROR", `${first!.pointer} ${first!.detail}.`, { errors });
}

function modelIn(sandbox: Sandbox, { model }: Json): string {
  if (typeof model !== "string") unprocessable("/body/model", "model is missing. Set it here or for the whole job.");
  return findModel(sandbox, model).id;
}

function textsIn(body: Json, name: string): string[] {
  const texts = [body[name]].flat();
  if (texts.length > 0 && texts.every((text) => typeof text === "string")) return texts;
  return unprocessable(`/body/${name}`, `${name} must be a text.`);
}

function chatCompletion(sandbox: Sandbox, model: string, chat: Chat): unknown {
  const { messages, tools, tool_choice, max_tokens, random_seed, response_format, stop } = chat;
  const last = messages.at(-1);
  const question = textOf(messages.findLast(({ role }) => role === "user")?.content);
  const prompt = messages.map(({ content }) => textOf(content)).join("\n");
  const tool =
    last?.role === "tool" || tool_choice === "none"
      ? undefined
      : mostRelevant(question, tools ?? [], ({ function: { name, description } }) => `${name} ${description ?? ""}`);
  if (tool) {
    const args = spacedJson(argumentsFor(tool.function.parameters, question));
    const call = {
      id: sandbox.newId("call_"),
      type: "function",
      index: 0,
      function: { name: tool.function.name, arguments: args },
    };
    const message = { role: "assistant", content: null, tool_calls: [call] };
    return completion(sandbox, model, prompt, args, { index: 0, message, finish_reason: "tool_calls" });
  }
  const { text, finishReason } = answerTo(last?.role === "tool" ? `${question}\n${textOf(last.content)}` : question, {
    seed: random_seed,
    maxTokens: max_tokens,
    responseFormat: response_format,
    stop,
  });
  const message = { role: "assistant", content: text, tool_calls: null };
  return completion(sandbox, model, prompt, text, { index: 0, message, finish_reason: finishReason });
}

function completion(sandbox: Sandbox, model: string, prompt: string, answer: string, choice: unknown): unknown {
  const created = Math.floor(sandbox.now() / 1000);
  const usage = usageOf(prompt, answer);
  return { id: sandbox.newId("cmpl_"), object: "chat.completion", model, created, usage, choices: [choice] };
}

function usageOf(prompt: string, answer: string): Schemas["TokenUsage"] {
  const prompt_tokens = tokensOf(prompt);
  const completion_tokens = tokensOf(answer);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

/** A short vector of length 1 that the text decides. */
function embeddingOf(text: string): number[] {
  const numbers = Array.from({ length: 8 }, (_, index) => hash(`${index} ${text}`) / 2 ** 31 - 1);
  const length = Math.hypot(...numbers);
  return numbers.map((number) => Number((number / length).toFixed(6)));
}
