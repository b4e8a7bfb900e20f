/**
 * Functions that a model calls, and outputs that match a schema. A separate entry point, so that it adds nothing to other
 * programs.
 */
import type {
  ConversationAppend,
  ConversationEvent,
  ConversationResponse,
  ConversationStart,
  ConversationUsage,
  FunctionCallEntry,
  FunctionTool,
  JsonSchemaResponseFormat,
} from "../../generated/types.ts";
import { createStream, type EventReader, withResolvers } from "./event-stream.ts";
import { AbortError, type Platform, PlatformError } from "./index.ts";
import type { RequestOptions, ResponseStream } from "./public-types.ts";
import { type Infer, parseJson, type Schema, toJsonSchema } from "./schemas.ts";
import { watch } from "./watch-signal.ts";

export {
  type Infer,
  type JsonSchema,
  type Schema,
  SchemaError,
  type SchemaIssue,
  type StandardSchema,
} from "./schemas.ts";

export interface FunctionContext {
  /** Aborted when the run ends, so also if another function or the caller ends it. */
  readonly signal: AbortSignal;
  /** The entry of the call, with `tool_call_id` and the arguments before validation. */
  readonly call: FunctionCallEntry;
}

/** A function that a model can call, as `defineFunction` returns it. */
export interface PlatformFunction {
  /** The description of the function for `tools` of a conversation or an agent. */
  readonly tool: FunctionTool;
  /**
   * Validates the arguments and runs the function. Resolves to the text of the result.
   *
   * @example
   * for (const entry of response.outputs)
   *   if (entry.type === "function.call") console.log(await bookBerth.run(entry, AbortSignal.timeout(5000)));
   */
  run(call: FunctionCallEntry, signal: AbortSignal): Promise<string>;
}

/**
 * Defines a function that a model can call. The result of `run` is sent as JSON, or unchanged if it is a string.
 *
 * @throws PlatformError if there is no `run`, or the library of `parameters` can't convert them to a JSON Schema.
 * @example
 * const bookBerth = defineFunction({
 *   name: "book_berth",
 *   description: "Reserves a berth for one night.",
 *   parameters: z.object({ date: z.iso.date(), length_m: z.number() }),
 *   run: ({ date }) => ({ berth: "B 12", date }),
 * });
 */
export function defineFunction<const S extends Schema>({
  parameters,
  run,
  ...description
}: {
  /** The name by which the model calls the function, unique within a run. */
  name: string;
  /** Purpose of the function and when to use it. The model reads this. */
  description?: string | undefined;
  /** Schema of the arguments, an object. */
  parameters: S;
  /** True if the model must not produce arguments that violate the schema. They are validated in any case. */
  strict?: boolean | undefined;
  /**
   * Receives the validated arguments. Returns the result or a promise of it: text, which is sent unchanged, or a value that is
   * sent as JSON. If it throws, the model receives the message of the error, unless the run has `onError: "throw"`.
   */
  run(args: Infer<S>, context: FunctionContext): unknown;
}): PlatformFunction {
  const { name } = description;
  if (typeof run !== "function") throw new PlatformError(`The function ${name} has no run().`);
  return {
    tool: {
      type: "function",
      // JSON has no undefined.
      function: { ...description, parameters: toJsonSchema(parameters, name) } as FunctionTool["function"],
    },
    async run(call, signal) {
      const { arguments: args } = call;
      const text = typeof args === "string" ? args || "{}" : JSON.stringify(args);
      const result = await run(await parseJson(text, parameters, `The call of ${name}`), { signal, call });
      return typeof result === "string" ? result : JSON.stringify(result ?? null);
    },
  };
}

/**
 * The body of a start or, with `conversation_id`, of an append. A start with `agent_id` does not send the functions, because
 * the service uses the tools of the agent, and an append does not either, because the conversation has its tools.
 */
export type FunctionsBody =
  | (Omit<ConversationStart, "stream"> & { conversation_id?: null | undefined })
  | (Omit<ConversationAppend, "stream"> & { conversation_id: string } & {
      [Name in Exclude<keyof ConversationStart, keyof ConversationAppend>]?: never;
    });

/** Options of a run. Those of requests apply to each request of it. */
export interface FunctionsOptions extends RequestOptions {
  /** Maximum number of requests, 1 or more. Defaults to 10. */
  maxRounds?: number | undefined;
  /**
   * Defaults to `send`: if a function throws, its arguments are not valid, or there is no such function, the message of the
   * error is sent to the model. With `throw`, the run rejects with the error.
   */
  onError?: "send" | "throw" | undefined;
}

/** A function has returned, or has failed: the result is then the error. */
export interface FunctionResultEvent {
  readonly event: "function.result";
  /** The entry of the call, from the response before. */
  readonly call: FunctionCallEntry;
  /** The entry that is sent to the model. `result` is text or JSON: `{"error": …}` if the function has failed. */
  readonly data: { readonly type: "function.result"; readonly tool_call_id: string; readonly result: string };
}

/** An event of a response or of a function of a run. */
export type FunctionsEvent = ConversationEvent | FunctionResultEvent;

/**
 * The events of all responses and functions of a run, with the methods of a stream of one response. It can be read once.
 * `finalResponse()` resolves to what `runFunctions` returns, and `withResponse()` to the first response.
 */
export type FunctionsStream = ResponseStream<FunctionsEvent, ConversationResponse>;

/**
 * Starts or continues a conversation, and runs the functions that the model requests until it answers. The functions of a
 * response run in parallel. An agent has its own tools, as has a conversation that is continued: add `tool` of the functions to
 * them. A response with a call that waits for confirmation ends the run, too. Returns the last response, whose `usage` is the
 * sum of all responses.
 *
 * @throws PlatformError after `maxRounds` requests without an answer, with the last response as its `cause`, and if two
 * functions have the same name. AbortError as soon as the signal is aborted, even if a function ignores its own.
 * @example
 * const response = await runFunctions(client, { inputs: "Book a berth for 2 March, please." }, [bookBerth]);
 */
export async function runFunctions(
  client: Pick<Platform, "conversations">,
  body: FunctionsBody,
  functions: readonly PlatformFunction[],
  options: FunctionsOptions = {},
): Promise<ConversationResponse> {
  const source = run(client, body, functions, options, false, new AbortController());
  for (;;) {
    const { done, value } = await source.next();
    if (done) return value;
  }
}

/**
 * Like `runFunctions`, with the events of each response, and an event `function.result` for each function. Leaving the loop
 * ends the run.
 *
 * @example
 * for await (const event of streamFunctions(client, { inputs: "Book a berth for 2 March, please." }, [bookBerth])) {
 *   if (event.event === "message.output.delta") console.log(event.data.content);
 * }
 */
export function streamFunctions(
  client: Pick<Platform, "conversations">,
  body: FunctionsBody,
  functions: readonly PlatformFunction[],
  options: FunctionsOptions = {},
): FunctionsStream {
  return createStream(() => {
    const ended = new AbortController();
    return readRun(run(client, body, functions, options, true, ended), ended);
  }, PlatformError);
}

type Run = AsyncGenerator<Response | FunctionsEvent, ConversationResponse>;

/** Returns the events of a run. `return` does not wait for the next event: it ends the run at once. */
function readRun(source: Run, ended: AbortController): EventReader<FunctionsEvent, ConversationResponse> {
  let connected: Promise<Response> | undefined;
  let left = false;
  let last: Promise<unknown> = Promise.resolve();
  const { promise: complete, resolve, reject } = withResolvers<() => ConversationResponse>();
  // Most programs read only the events.
  complete.catch(() => {});
  const end = { done: true, value: undefined } as const;
  const step = async (): Promise<IteratorResult<FunctionsEvent>> => {
    try {
      // After a failed withResponse(), the source has ended, as it does after the last event.
      await connected;
      for (;;) {
        const { done, value } = await source.next();
        if (done) {
          resolve(() => value);
          return end;
        }
        if ("event" in value) return { value };
      }
    } catch (error) {
      reject(error);
      if (left) return end;
      throw error;
    }
  };
  return {
    next() {
      const result = last.then(step);
      last = result.catch(() => {});
      return result;
    },
    complete,
    connect() {
      connected ??= source.next().then(({ value }) => value as Response);
      connected.catch(reject);
      return connected;
    },
    async return() {
      reject(new PlatformError("The stream was left before its end."));
      left = true;
      ended.abort();
      await source.return(undefined as never).catch(() => {});
      return end;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Yields the first response, and the events of all. Aborts `ended` at the end. */
async function* run(
  { conversations }: Pick<Platform, "conversations">,
  body: FunctionsBody,
  functions: readonly PlatformFunction[],
  { maxRounds = 10, onError = "send", ...options }: FunctionsOptions,
  streams: boolean,
  ended: AbortController,
): Run {
  if (!(maxRounds >= 1)) throw new PlatformError("maxRounds must be 1 or more.");
  const byName = new Map(functions.map((each) => [each.tool.function.name, each]));
  if (byName.size < functions.length) throw new PlatformError("Two functions have the same name.");
  const { signal } = ended;
  const abort = () => ended.abort(options.signal!.reason);
  const watcher = options.signal && watch(options.signal, abort);
  if (watcher) watcher.held = abort;
  if (options.signal?.aborted) abort();
  const requestOptions = { ...options, signal };
  const { conversation_id, ...first } = body;
  let id = conversation_id ?? undefined;
  let next: Record<string, unknown> = first;
  if (id === undefined) next = { ...first, tools: [...(first.tools ?? []), ...functions.map(({ tool }) => tool)] };
  const { completion_args, handoff_execution } = next;
  // A start sets them for the whole conversation, an append for one response.
  const settings = id === undefined ? { handoff_execution } : { completion_args, handoff_execution };
  let usage: unknown;

  const execute = async (call: FunctionCallEntry): Promise<FunctionResultEvent> => {
    let result: string;
    try {
      const found = byName.get(call.name);
      if (!found) throw new PlatformError(`There is no function ${call.name}.`);
      result = await found.run(call, signal);
    } catch (error) {
      if (onError === "throw") throw error;
      result = JSON.stringify({ error: error instanceof Error ? error.message : error });
    }
    const event = "function.result";
    return { event, call, data: { type: event, tool_call_id: call.tool_call_id, result } };
  };
  // A function may ignore the signal.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => {
      const call = { operationId: "functions.run", method: "POST", url: "/v1/conversations" };
      reject(new AbortError(call, "was aborted", signal.reason));
    });
  });
  aborted.catch(() => {});

  try {
    for (let round = 1; ; round++) {
      const request = { ...next, stream: streams };
      const sent =
        id === undefined
          ? conversations.start(request as never, requestOptions)
          : conversations.append(id, request, requestOptions);
      let response: ConversationResponse;
      if ("finalResponse" in sent) {
        if (round === 1) yield (await sent.withResponse()).response;
        yield* sent;
        response = await sent.finalResponse();
      } else response = await sent;
      const outputs = readOutputs(response);
      usage = add(usage, response.usage);
      response = { ...response, usage: usage as ConversationUsage };
      const calls = outputs.filter((entry) => entry.type === "function.call") as FunctionCallEntry[];
      // A call of a tool that the service runs is for the caller to confirm.
      if (calls.length === 0 || calls.some(({ confirmation_status }) => confirmation_status === "pending"))
        return response;
      if (round >= maxRounds) throw new PlatformError(`No answer after ${round} rounds.`, { cause: response });
      const running = new Map(calls.map((call) => [call, execute(call)]));
      const finished = new Map<FunctionCallEntry, FunctionResultEvent["data"]>();
      while (running.size > 0) {
        const result = await Promise.race([aborted, ...running.values()]);
        running.delete(result.call);
        finished.set(result.call, result.data);
        yield result;
      }
      // The caller may have aborted the run while it had the last result.
      if (signal.aborted) await aborted;
      const results = calls.map((call) => finished.get(call)!);
      if (body.store === false) {
        const { inputs = [] } = next;
        const entries = typeof inputs === "string" ? [{ role: "user", content: inputs }] : (inputs as object[]);
        next = { ...next, inputs: [...entries, ...outputs, ...results] };
      } else {
        id = response.conversation_id;
        next = { ...settings, inputs: results };
      }
    }
  } finally {
    watcher?.forget();
    ended.abort();
  }
}

/** A gateway may respond with any object. */
function readOutputs({ outputs }: Pick<ConversationResponse, "outputs">): ConversationResponse["outputs"] {
  if (!Array.isArray(outputs)) throw new PlatformError("The response has no outputs.");
  return outputs;
}

/** Adds the numbers of two objects, also in nested ones. Either value can be missing. */
function add(left: unknown, right: unknown): unknown {
  if (typeof left === "number" && typeof right === "number") return left + right;
  if (!left || Object(right) !== right) return right ?? left;
  const sum: Record<string, unknown> = { ...(left as object) };
  for (const [name, value] of Object.entries(right as object)) sum[name] = add(sum[name], value);
  return sum;
}

/**
 * Creates the `response_format` of `completion_args` for output that matches a schema.
 *
 * @throws PlatformError for the same schemas as `defineFunction`.
 * @example
 * const forecast = z.object({ low_water: z.string() });
 * const response = await client.conversations.start({
 *   inputs: "When is low water?",
 *   completion_args: { response_format: responseFormat("forecast", forecast) },
 * });
 * const { low_water } = await parse(response, forecast);
 */
export function responseFormat(name: string, schema: Schema, strict = true): JsonSchemaResponseFormat {
  return { type: "json_schema", json_schema: { name, schema: toJsonSchema(schema, name), strict } };
}

/**
 * Parses and validates the JSON of the last message of a response.
 *
 * @throws SchemaError if it is not JSON or violates the schema, and PlatformError if there is no message.
 * @example
 * const { low_water } = await parse(response, z.object({ low_water: z.string() }));
 */
export async function parse<const S extends Schema>(
  response: Pick<ConversationResponse, "outputs">,
  schema: S,
): Promise<Infer<S>> {
  const message = readOutputs(response).findLast(
    (entry): entry is Extract<typeof entry, { type: "message.output" }> => entry.type === "message.output",
  );
  if (!message) throw new PlatformError("The response has no message.");
  const { content } = message;
  const chunks = typeof content === "string" ? [{ text: content }] : content;
  return parseJson(chunks.map((chunk) => ("text" in chunk ? chunk.text : "")).join(""), schema, "The message");
}
