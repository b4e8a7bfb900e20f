import type {
  BatchJob,
  BatchJobResponse,
  JsonMap,
  ModelCapabilities,
  TokenUsage,
} from "../../../../generated/mock-types.ts";
import type { OperationId } from "../../../../generated/operations.ts";
import { fail, ProblemError, toProblem, unprocessable } from "../../exchange/problems.ts";
import { toViolations } from "../../exchange/violations.ts";
import { hash } from "../../lib/hash.ts";
import { answerTo, countTokens } from "../../lib/text-generation/text-generation.ts";
import { validators } from "../../lib/validators.ts";
import { type Chat, completeWithModel } from "../agents/complete.ts";
import { handlers as agents } from "../agents/handlers.ts";
import { handlers as audio } from "../audio/handlers.ts";
import type { Caller } from "../caller.ts";
import { handlers as classifiers } from "../classifiers/handlers.ts";
import { handlers as conversations } from "../conversations/handlers.ts";
import { findModel, findUsableModel } from "../models/handlers.ts";
import { stripUnknownFields } from "../shared/known-fields.ts";
import { tokenUsage } from "../shared/token-usage.ts";
import type { Sandbox } from "../tables.ts";

interface Endpoint {
  /** The field that each request needs, in the job or in its body. Some operations need neither. */
  readonly needs?: "model" | "agent_id";
  /** True if the agent of a job can process the requests. */
  readonly acceptsAgent?: true;
  readonly respond: (request: EndpointRequest) => unknown;
}

interface EndpointRequest {
  readonly sandbox: Sandbox;
  readonly caller: Caller;
  /** Includes the model or the agent of the job. */
  readonly body: JsonMap;
}

export function callEndpoint(
  sandbox: Sandbox,
  caller: Caller,
  { endpoint, model, agent_id }: BatchJob,
  requestBody: JsonMap,
): BatchJobResponse {
  const body = {
    ...requestBody,
    ...(model == null ? {} : { model }),
    ...(agent_id == null ? {} : { agent_id }),
  };
  try {
    // Both endpoints that accept an agent respond in the same way.
    const { respond } = findEndpoint(agent_id == null ? endpoint : "/v1/agents/completions");
    // Responses are JSON, but TypeScript does not assign types without an index signature to a JSON map.
    return { status_code: 200, body: respond({ sandbox, caller, body }) as JsonMap };
  } catch (error) {
    // An internal error fails only this request, as if the operation had been called directly.
    const problem =
      error instanceof ProblemError
        ? error.problem
        : toProblem(500, "INTERNAL_ERROR", `The mock failed with an internal error: ${error}`);
    return { status_code: problem.status, body: { ...problem } as JsonMap };
  }
}

/** Returns the endpoint at a path. Throws a 422 that lists all endpoints if there is none. */
export function findEndpoint(path: string): Endpoint {
  if (Object.hasOwn(endpoints, path)) return endpoints[path]!;
  unprocessable(
    "/body/endpoint",
    `The service runs no batch jobs for ${path}. Use one of these endpoints: ${Object.keys(endpoints).join(", ")}.`,
    "BATCH_ENDPOINT_NOT_SUPPORTED",
  );
}

const handlers = { ...agents, ...audio, ...classifiers, ...conversations };
type Operation = Exclude<keyof typeof handlers, `${string}Stream`>;

/** Endpoints of this API call the handlers of their operations. The others return responses in their usual format. */
const endpoints: Readonly<Record<string, Endpoint>> = {
  "/v1/conversations": { respond: operation("conversations.start") },
  "/v1/agents/completions": { needs: "agent_id", acceptsAgent: true, respond: operation("agents.complete") },
  "/v1/moderations": { needs: "model", respond: operation("classifiers.moderate") },
  "/v1/chat/moderations": { needs: "model", respond: operation("classifiers.moderateChat") },
  "/v1/classifications": { needs: "model", respond: operation("classifiers.classify") },
  "/v1/chat/classifications": { needs: "model", respond: operation("classifiers.classifyChat") },
  "/v1/audio/speech": { respond: operation("audio.speech.create") },

  "/v1/chat/completions": {
    needs: "model",
    acceptsAgent: true,
    respond: ({ sandbox, body }) => {
      // The body is that of agents.complete, except for the agent.
      validateBody("agents.complete", { ...body, agent_id: "ag_" });
      // validateBody has just checked it.
      return completeWithModel(sandbox, readModel(sandbox, body, "completion_chat"), body as unknown as Chat);
    },
  },

  "/v1/fim/completions": {
    needs: "model",
    respond: ({ sandbox, body }) => {
      const model = readModel(sandbox, body, "completion_fim");
      const [prompt = ""] = readTexts(body, "prompt");
      const maxTokens = typeof body.max_tokens === "number" ? body.max_tokens : null;
      const { text, finishReason } = answerTo(prompt, { maxTokens });
      const message = { role: "assistant", content: text, tool_calls: null };
      return {
        id: sandbox.newId("cmpl_"),
        object: "chat.completion",
        model,
        created: Math.floor(sandbox.now() / 1000),
        usage: measureUsage(prompt, text),
        choices: [{ index: 0, message, finish_reason: finishReason }],
      };
    },
  },

  "/v1/embeddings": {
    needs: "model",
    respond: ({ sandbox, body }) => {
      const model = readModel(sandbox, body);
      const inputs = readTexts(body, "input");
      const data = inputs.map((text, index) => ({ object: "embedding", index, embedding: embed(text) }));
      return { id: sandbox.newId("emb_"), object: "list", model, data, usage: measureUsage(inputs.join("\n"), "") };
    },
  },

  "/v1/ocr": {
    needs: "model",
    respond: ({ sandbox, body }) => {
      const model = readModel(sandbox, body, "ocr");
      const { document } = body;
      if (typeof document !== "object" || document === null)
        unprocessable(
          "/body/document",
          "document is missing. Specify the document to read, for example by its document_url.",
        );
      const { text } = answerTo(JSON.stringify(document));
      const page = { index: 0, markdown: text, images: [], dimensions: { dpi: 200, height: 2200, width: 1700 } };
      return {
        model,
        pages: [page],
        document_annotation: null,
        usage_info: { pages_processed: 1, doc_size_bytes: null },
      };
    },
  },

  "/v1/audio/transcriptions": {
    needs: "model",
    respond: ({ sandbox, body }) => {
      const model = readModel(sandbox, body, "audio_transcription");
      const source = body.file_url ?? body.file_id;
      if (typeof source !== "string")
        unprocessable(
          "/body/file_url",
          "There is no recording. Set file_url or file_id to the recording to transcribe.",
        );
      const { text } = answerTo(source);
      return { model, text, language: null, segments: [], usage: measureUsage("", text) };
    },
  },
};

function operation(id: Operation): Endpoint["respond"] {
  interface Response {
    readonly status: number;
    readonly body?: unknown;
  }
  const handler: (request: never) => Response = handlers[id];
  return ({ sandbox, caller, body }) => {
    validateBody(id, body);
    const request = { sandbox, caller, path: {}, query: {}, header: {}, streaming: false, origin: "" };
    // validateBody has just checked the body against the operation's schema.
    return handler({ ...request, body: stripUnknownFields(id, body) } as never).body;
  };
}

function validateBody(id: OperationId, body: JsonMap): void {
  const validate = validators[id].body!;
  if (validate(body)) return;
  const errors = toViolations(validate.errors, "/body");
  const [first] = errors;
  fail(422, "VALIDATION_ERROR", `${first.pointer} ${first.detail}.`, { errors });
}

/** The id of the model that a request names. No capability says which models make embeddings. */
function readModel(sandbox: Sandbox, { model }: JsonMap, capability?: keyof ModelCapabilities): string {
  if (typeof model !== "string") unprocessable("/body/model", "model is missing. Set it here or for the whole job.");
  if (!capability) return findModel(sandbox, model).id;
  return findUsableModel(sandbox, model, ({ capabilities }) => capabilities[capability]).id;
}

function readTexts(body: JsonMap, name: string): string[] {
  const texts = [body[name]].flat();
  if (texts.length > 0 && texts.every((text) => typeof text === "string")) return texts;
  return unprocessable(`/body/${name}`, `${name} must be a string or a list of strings.`);
}

function measureUsage(prompt: string, answer: string): TokenUsage {
  return tokenUsage(countTokens(prompt), countTokens(answer));
}

/** A short unit vector, derived from the text. */
function embed(text: string): number[] {
  const numbers = Array.from({ length: 8 }, (_, index) => hash(`${index} ${text}`) / 2 ** 31 - 1);
  const length = Math.hypot(...numbers);
  return numbers.map((number) => Number((number / length).toFixed(6)));
}
