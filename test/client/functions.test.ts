import { setImmediate } from "node:timers/promises";
import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { describe, expect, expectTypeOf, test, vi } from "vitest";
import { z } from "zod";
import {
  defineFunction,
  type FunctionResultEvent,
  type FunctionsBody,
  type FunctionsOptions,
  type JsonSchema,
  parse,
  responseFormat,
  runFunctions,
  SchemaError,
  streamFunctions,
} from "../../src/client/functions.ts";
import {
  AbortError,
  type ConversationEvent,
  fromReadableStream,
  Platform,
  PlatformError,
} from "../../src/client/index.ts";
import { createMock } from "../../src/mock/index.ts";
import { catchRejection, collect, stalledHeaders, stubClient } from "./stub-client.ts";

const client = () => new Platform({ apiKey: "functions", fetch: createMock().fetch });
const inputs = "Book a berth for 2 March, please.";
const description = "Reserves a berth for one night.";

const plain = {
  type: "object",
  required: ["date"],
  properties: { date: { type: "string", format: "date" }, side: { enum: ["port", "starboard"] } },
} as const;

/**
 * A schema of a library, as the specification declares it: an object with one text. It does what Zod does not, and other libraries
 * do: it is a function, it validates asynchronously, and it names fields as objects.
 */
function schemaOf<Name extends string>(field: Name) {
  type Value = { [key in Name]: string };
  const validate: StandardSchemaV1.Props<Value>["validate"] = async (value) =>
    typeof (value as Value)[field] === "string"
      ? { value: { [field]: (value as Value)[field] } as Value }
      : { issues: [{ message: "must be a text", path: [{ key: field }] }] };
  const convert = () => ({ type: "object", required: [field], properties: { [field]: { type: "string" } } });
  const standard: StandardSchemaV1.Props<Value> & StandardJSONSchemaV1.Props<Value> = {
    version: 1,
    vendor: "test",
    validate,
    jsonSchema: { input: convert, output: convert },
  };
  return Object.assign(validate, { "~standard": standard });
}

/** One of a library that implements only Standard Schema. */
const withoutJsonSchema: StandardSchemaV1<{ date: string }> = {
  "~standard": { version: 1, vendor: "test", validate: (value) => ({ value: value as { date: string } }) },
};

/** The same function, described in three ways. */
const berths = {
  "a plain JSON Schema": (seen: unknown[]) =>
    defineFunction({
      name: "book_berth",
      description,
      parameters: plain,
      run(args) {
        expectTypeOf(args.date).toEqualTypeOf<string>();
        expectTypeOf(args.side).toEqualTypeOf<"port" | "starboard" | undefined>();
        seen.push(args);
        return { berth: "B 12" };
      },
    }),
  zod: (seen: unknown[]) =>
    defineFunction({
      name: "book_berth",
      description,
      parameters: z.object({ date: z.iso.date() }),
      run(args) {
        expectTypeOf(args).toEqualTypeOf<{ date: string }>();
        seen.push(args);
        return { berth: "B 12" };
      },
    }),
  "another library": (seen: unknown[]) =>
    defineFunction({
      name: "book_berth",
      description,
      parameters: schemaOf("date"),
      run(args) {
        expectTypeOf(args).toEqualTypeOf<{ date: string }>();
        seen.push(args);
        return { berth: "B 12" };
      },
    }),
};

test.each(Object.entries(berths))("a function described by %s is run until the model answers", async (_, define) => {
  const seen: unknown[] = [];
  const platform = client();
  const response = await runFunctions(platform, { inputs }, [define(seen)]);
  expect(seen).toMatchObject([{ date: expect.stringContaining("2") }]);
  expect(response.outputs).toMatchObject([{ type: "message.output", content: expect.stringContaining("B 12") }]);
  const { entries } = await platform.conversations.getHistory(response.conversation_id);
  expect(entries.map((entry) => entry.type)).toEqual([
    "message.input",
    "function.call",
    "function.result",
    "message.output",
  ]);
  expect(entries[2]).toMatchObject({ result: '{"berth":"B 12"}' });
});

const zodBerth = () => berths.zod([]);

test("a conversation is continued, and one that is not stored is repeated with its entries", async () => {
  const platform = client();
  const started = await platform.conversations.start({ inputs: "Hello!", tools: [zodBerth().tool] });
  const body = { conversation_id: started.conversation_id, inputs };
  const response = await runFunctions(platform, body, [zodBerth()]);
  expect(response.conversation_id).toBe(started.conversation_id);
  expect(response.outputs.at(-1)).toMatchObject({ type: "message.output", content: expect.stringContaining("B 12") });
  const unstored = await runFunctions(platform, { inputs, store: false }, [zodBerth()]);
  expect(unstored.outputs.at(-1)).toMatchObject({ type: "message.output", content: expect.stringContaining("B 12") });
  expect((await runFunctions(platform, { ...body, store: false }, [zodBerth()])).outputs).toHaveLength(1);
});

test("without a stored conversation, everything that the model wrote is sent back", async () => {
  const first = [answer("One moment."), call(1, "tick")];
  const { client, bodies } = scripted(first, [answer("Done.")]);
  await runFunctions(client, { inputs, store: false }, [functionOf("tick", () => "ok")]);
  const [, second] = await bodies();
  const result = { type: "function.result", tool_call_id: "tc_1", result: "ok" };
  expect(second.inputs).toEqual([{ role: "user", content: inputs }, ...first, result]);
});

test("a stream has the events of each response, and the results", async () => {
  const stream = streamFunctions(client(), { inputs }, [zodBerth()]);
  const names = (await collect(stream)).map(({ event }) => event);
  expect(names.filter((name, index) => name !== names[index - 1])).toEqual([
    "conversation.response.started",
    "function.call.delta",
    "conversation.response.done",
    "function.result",
    "conversation.response.started",
    "message.output.delta",
    "conversation.response.done",
  ]);
  const final = await stream.finalResponse();
  expect(final.outputs).toMatchObject([{ type: "message.output" }]);
  expect(await streamFunctions(client(), { inputs }, [zodBerth()]).finalResponse()).toEqual(final);
});

const call = (id: number, name: string, args: unknown = "{}") => ({
  object: "entry",
  type: "function.call",
  tool_call_id: `tc_${id}`,
  name,
  arguments: args,
  confirmation_status: null,
});
const answer = (content: string) => ({ object: "entry", type: "message.output", role: "assistant", content });

/** A client whose requests get these outputs, and the bodies of its requests. */
function scripted(...rounds: object[][]) {
  const responses = rounds.map((outputs) => Response.json({ conversation_id: "conv_1", outputs, usage: {} }));
  const { client, requests } = stubClient(responses);
  const bodies = async () => Promise.all(requests.map((request) => request.clone().json()));
  return { client, requests, bodies };
}

const functionOf = (name: string, run: (args: unknown, context: { signal: AbortSignal }) => unknown) =>
  defineFunction({ name, parameters: { type: "object" }, run });

test.each([
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
])(
  "functions run in parallel, and if %d, %d and %d end in this order, results keep that of the calls",
  async (...order) => {
    const ids = [1, 2, 3];
    const { client, bodies } = scripted(
      ids.map((id) => call(id, `f${id}`)),
      [answer("Done.")],
    );
    const ends = new Map<number, () => void>();
    const endAll = async () => {
      for (const id of order) {
        ends.get(id)!();
        await setImmediate();
      }
    };
    const start = (id: number) =>
      new Promise((resolve) => {
        ends.set(id, () => resolve({ id }));
        if (ends.size === ids.length) void endAll();
      });
    await runFunctions(
      client,
      { inputs },
      ids.map((id) => functionOf(`f${id}`, () => start(id))),
    );
    const results = ids.map((id) => ({ type: "function.result", tool_call_id: `tc_${id}`, result: `{"id":${id}}` }));
    expect((await bodies())[1]).toEqual({ stream: false, inputs: results });
  },
);

test("settings that apply to one response are sent again with the results", async () => {
  const settings = { completion_args: { temperature: 0 }, handoff_execution: "client" } as const;
  for (const [conversation_id, again] of [
    ["conv_1", settings],
    // A start has set them for the whole conversation.
    [undefined, { handoff_execution: "client" }],
  ] as const) {
    const { client, bodies } = scripted([call(1, "tick")], [answer("Done.")]);
    await runFunctions(client, { conversation_id, inputs, ...settings }, [functionOf("tick", () => "ok")]);
    const [first, { inputs: _, ...second }] = await bodies();
    expect(first).toMatchObject(settings);
    expect(second).toEqual({ ...again, stream: false });
  }
});

test("a conversation_id without a value starts a conversation with the functions", async () => {
  for (const conversation_id of [undefined, null]) {
    const { client, requests, bodies } = scripted([answer("Hello.")]);
    await runFunctions(client, { conversation_id, model: "aurora", inputs }, [zodBerth()]);
    expect(requests[0]?.url).toBe("https://api.test/v1/conversations");
    expect(await bodies()).toEqual([{ model: "aurora", inputs, tools: [zodBerth().tool], stream: false }]);
  }
  // @ts-expect-error: the model of a conversation can't be changed.
  expectTypeOf({ conversation_id: "conv_1", model: "aurora" } as const).toExtend<FunctionsBody>();
});

test("the usage of a run is the sum of its responses", async () => {
  const usages = [
    { prompt_tokens: 3, connector_tokens: null, connectors: { web: 1 } },
    { prompt_tokens: 4, total_tokens: 5, connector_tokens: 2, connectors: { web: 2, mail: 1 } },
  ];
  const outputs = [[call(1, "tick")], [answer("Done.")]];
  const { client } = stubClient(usages.map((usage, i) => Response.json({ outputs: outputs[i], usage })));
  const response = await runFunctions(client, { inputs }, [functionOf("tick", () => "ok")]);
  expect(response.usage).toEqual({
    prompt_tokens: 7,
    total_tokens: 5,
    connector_tokens: 2,
    connectors: { web: 3, mail: 1 },
  });
});

test.each([Number.NaN, 0, -1, null])("maxRounds can't be %s", async (maxRounds) => {
  const { client, requests } = scripted([answer("Never.")]);
  const run = runFunctions(client, { inputs }, [], { maxRounds: maxRounds as number });
  expect((await catchRejection(run)).message).toBe("maxRounds must be 1 or more.");
  expect(requests).toHaveLength(0);
});

test("two functions of the same name, and a function without run, are refused", async () => {
  const { client, requests } = scripted([answer("Never.")]);
  const error = await catchRejection(runFunctions(client, { inputs }, [zodBerth(), zodBerth()]));
  expect(error).toBeInstanceOf(PlatformError);
  expect(error.message).toBe("Two functions have the same name.");
  expect(requests).toHaveLength(0);
  expect(() => functionOf("idle", undefined as never)).toThrow(new PlatformError("The function idle has no run()."));
});

test("a response without outputs is a PlatformError", async () => {
  const { client } = stubClient([Response.json({})]);
  const want = new PlatformError("The response has no outputs.");
  await expect(runFunctions(client, { inputs }, [])).rejects.toThrow(want);
  await expect(parse({} as never, {})).rejects.toThrow(want);
});

describe("a stream of a run", () => {
  const stream = () => streamFunctions(client(), { inputs }, [zodBerth()]);
  type Event = ConversationEvent | FunctionResultEvent;

  test("is read once", async () => {
    const events = stream();
    const final = events.finalResponse();
    await expect(collect(events)).rejects.toThrow("A stream is read once, also by finalResponse(); see tee().");
    expect((await final).outputs).toMatchObject([{ type: "message.output" }]);
    await expect(collect(events)).rejects.toThrow("A stream is read once");
  });

  test("has the methods of other streams", async () => {
    const events = await collect(stream());
    expect(await collect(fromReadableStream<Event>(stream().toReadableStream()))).toEqual(events);
    const [first, second] = stream().tee();
    expect([await collect(first), await collect(second)]).toEqual([events, events]);
    const { data, response } = await stream().withResponse();
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(await collect(data)).toEqual(events);
    expect((await data.finalResponse()).outputs).toHaveLength(1);
    // Calls of next() that overlap keep the order.
    const iterator = stream()[Symbol.asyncIterator]();
    const results = await Promise.all(events.map(() => iterator.next()));
    expect(results.map(({ value }) => value)).toEqual(events);
  });

  test("fails with the error of the first request", async () => {
    const unknown = streamFunctions(client(), { agent_id: "ag_none", inputs }, []);
    const error = await catchRejection(unknown.withResponse());
    expect(error.name).toBe("NotFoundError");
    expect(await catchRejection(collect(unknown))).toBe(error);
    const again = streamFunctions(client(), { agent_id: "ag_none", inputs }, []);
    expect((await catchRejection(collect(again))).name).toBe("NotFoundError");
    expect((await catchRejection(again.finalResponse())).name).toBe("NotFoundError");
  });

  test("aborts a request that stalls as soon as it is left", async () => {
    const { client, requests } = stubClient([stalledHeaders, stalledHeaders]);
    const left = streamFunctions(client, { inputs }, [])[Symbol.asyncIterator]();
    const pending = left.next();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await left.return?.();
    expect(await pending).toEqual({ done: true, value: undefined });
    expect(requests[0]?.signal.aborted).toBe(true);
    const disposed = streamFunctions(client, { inputs }, []);
    const final = catchRejection(disposed.finalResponse());
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    await disposed[Symbol.asyncDispose]();
    expect((await final).message).toBe("The stream was left before its end.");
  });

  test("aborts the signal of a function that is running as soon as it is left", async () => {
    const started = resolvers<AbortSignal>();
    const slow = defineFunction({
      name: "book_berth",
      parameters: plain,
      run(_, { signal }) {
        started.resolve(signal);
        return new Promise(() => {});
      },
    });
    const events = streamFunctions(client(), { inputs }, [slow])[Symbol.asyncIterator]();
    const read = (async () => {
      while (!(await events.next()).done);
    })();
    const signal = await started.promise;
    await events.return?.();
    expect(signal.aborted).toBe(true);
    await read;
  });
});

/** Node.js 20 has no Promise.withResolvers. */
function resolvers<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

describe("an error", () => {
  const failing = functionOf("fail", () => {
    throw new Error("The harbor is closed.");
  });
  const strict = defineFunction({ name: "strict", parameters: plain, run: () => "never" });
  const cases: [name: string, entry: object, message: string][] = [
    ["that a function throws", call(1, "fail"), "The harbor is closed."],
    [
      "about the arguments",
      call(1, "strict", { side: "bow" }),
      "The call of strict does not match the schema:\n  (root) must have date",
    ],
    ["about arguments that are not JSON", call(1, "strict", "{"), "does not match the schema"],
    ["about an unknown function", call(1, "vanished"), "There is no function vanished."],
  ];

  test.each(cases)("%s is sent to the model, or ends the run", async (_, entry, message) => {
    const { client, bodies } = scripted([entry], [answer("Sorry.")]);
    await runFunctions(client, { inputs }, [failing, strict]);
    expect(JSON.parse((await bodies())[1].inputs[0].result).error).toContain(message);
    const ended = scripted([entry]);
    const options: FunctionsOptions = { onError: "throw" };
    const error = await catchRejection(runFunctions(ended.client, { inputs }, [failing, strict], options));
    expect(error.message).toContain(message);
    expect(ended.requests).toHaveLength(1);
  });
});

test.each([
  [2, { maxRounds: 2 }],
  [10, {}],
])("the run ends after %d requests with the options %o, with the last response", async (count, options) => {
  const again = [call(1, "again")];
  const { client, requests } = scripted(...Array(count + 1).fill(again));
  const run = runFunctions(client, { inputs }, [functionOf("again", () => "ok")], options);
  const error = await catchRejection(run);
  expect(error).toBeInstanceOf(PlatformError);
  expect(error.cause).toMatchObject({ outputs: again });
  expect(requests).toHaveLength(count);
});

test.each<[name: string, ...object[][]]>([
  ["an answer", [answer("Done.")]],
  ["a call to confirm", [{ ...call(2, "get_tides"), confirmation_status: "pending" }]],
  ["an error"],
])("the signal of a function is aborted at the end of a run, which is %s, and not before", async (_, ...ends) => {
  const again = [call(1, "again")];
  const signals = new Set<AbortSignal>();
  const aborted: boolean[] = [];
  const watching = functionOf("again", (__, { signal }) => aborted.push(signals.add(signal) && signal.aborted));
  await Promise.allSettled([runFunctions(scripted(again, again, ...ends).client, { inputs }, [watching])]);
  expect(aborted).toEqual([false, false]);
  expect([...signals].map((signal) => signal.aborted)).toEqual([true]);
});

test("a run ends at a call that waits for confirmation, also among other calls, and runs no function", async () => {
  const statuses = [null, undefined, "pending", "allowed", "denied"];
  const lists = statuses.flatMap((first) => [[first], ...statuses.map((second) => [first, second])]);
  for (const list of lists) {
    const outputs = list.map((confirmation_status, index) => ({ ...call(index, "count"), confirmation_status }));
    const { client, requests } = scripted(outputs, [answer("Done.")]);
    let runs = 0;
    const response = await runFunctions(client, { inputs }, [functionOf("count", () => ++runs)]);
    const got = { requests: requests.length, runs, ends: response.outputs[0]!.type };
    expect({ list, ...got }).toEqual(
      list.includes("pending")
        ? { list, requests: 1, runs: 0, ends: "function.call" }
        : { list, requests: 2, runs: list.length, ends: "message.output" },
    );
  }
});

test("aborting ends the functions that are running, and the run", async () => {
  const { client, requests } = scripted([call(1, "wait")], [answer("Never.")]);
  const controller = new AbortController();
  const wait = functionOf("wait", (_, { signal }) => {
    controller.abort();
    signal.throwIfAborted();
  });
  const run = runFunctions(client, { inputs }, [wait], { signal: controller.signal });
  expect(await catchRejection(run)).toBeInstanceOf(AbortError);
  expect(requests).toHaveLength(1);
});

test("aborting ends a run whose function ignores its signal", async () => {
  const { client, requests } = scripted([call(1, "wait")], [answer("Never.")]);
  const controller = new AbortController();
  const wait = functionOf("wait", () => {
    controller.abort("high tide");
    return new Promise(() => {});
  });
  const error = await catchRejection(runFunctions(client, { inputs }, [wait], { signal: controller.signal }));
  expect(error).toBeInstanceOf(AbortError);
  expect(error).toMatchObject({
    message: "functions.run was aborted (POST /v1/conversations)",
    cause: "high tide",
  });
  expect(requests).toHaveLength(1);
});

test("aborting at the last result of a response ends the run before the next request", async () => {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  const stream = streamFunctions(client(), { inputs }, [zodBerth()], options);
  const read = (async () => {
    for await (const { event } of stream) if (event === "function.result") controller.abort();
  })();
  expect(await catchRejection(read)).toMatchObject({ operationId: "functions.run" });
});

test("a function that fails ends the others", async () => {
  const { client } = scripted([call(1, "wait"), call(2, "fail")]);
  let aborted: AbortSignal | undefined;
  const wait = functionOf("wait", (_, { signal }) => {
    aborted = signal;
    return new Promise(() => {});
  });
  const fail = functionOf("fail", () => Promise.reject(new Error("Closed.")));
  expect((await catchRejection(runFunctions(client, { inputs }, [wait, fail], { onError: "throw" }))).message).toBe(
    "Closed.",
  );
  expect(aborted?.aborted).toBe(true);
});

test("a stream that is left has no final response", async () => {
  const stream = streamFunctions(client(), { inputs }, [zodBerth()]);
  for await (const _ of stream) break;
  expect((await catchRejection(stream.finalResponse())).message).toBe("The stream was left before its end.");
});

test("the final message is parsed and validated by the schema of the output", async () => {
  const tide = z.object({ station: z.string(), height_m: z.number() });
  const response_format = responseFormat("tide", tide);
  const response = await client().conversations.start({
    inputs: "When is low water?",
    completion_args: { response_format },
  });
  const value = await parse(response, tide);
  expectTypeOf(value).toEqualTypeOf<{ station: string; height_m: number }>();
  expect(value).toEqual({ station: expect.any(String), height_m: expect.any(Number) });
  const error = await catchRejection<SchemaError>(parse(response, schemaOf("depth")));
  expect(error).toBeInstanceOf(SchemaError);
  expect(error.message).toBe("The message does not match the schema:\n  depth must be a text");
  const plainError = await catchRejection(parse(response, { type: "string" }));
  expect(plainError.message).toBe("The message does not match the schema:\n  (root) must be string");
  expect(JSON.parse(error.text)).toEqual(value);
  expect((await catchRejection(parse({ outputs: [] }, tide))).message).toBe("The response has no message.");
});

const message = (value: unknown) => ({ outputs: [answer(JSON.stringify(value)) as never] });

test.each([
  [{ type: "integer" }, 1, 1.5],
  [{ type: ["string", "null"] }, null, 1],
  [{ const: "a" }, "a", "b"],
  [{ enum: [1, "b"] }, "b", "c"],
  [{ anyOf: [{ type: "string" }, { type: "array", items: { type: "number" } }] }, [1], ["a"]],
  [{ type: "array", items: { type: "boolean" } }, [true], [true, 1]],
  [{ type: "object", required: ["a"] }, { a: 1 }, {}],
  [{ type: "object", properties: { a: { type: "object", required: ["b"] } } }, { a: { b: 1 } }, { a: {} }],
  [{ type: "object", properties: { a: {} }, additionalProperties: false }, { a: 1 }, { toString: 1 }],
  [{ type: "object", additionalProperties: { type: "number" } }, { a: 1 }, { a: "1" }],
  [{ type: "object", properties: { a: false, b: true } }, { b: 1 }, { a: 1 }],
  [{ type: "array", items: false }, [], [1]],
  [{ type: "array", items: [{ type: "string" }], $ref: "#" }, [1], 1],
] as const)("the plain schema %j accepts %j and refuses %j", async (schema, valid, invalid) => {
  expect(await parse(message(valid), schema)).toEqual(valid);
  expect(await catchRejection(parse(message(invalid), schema))).toBeInstanceOf(SchemaError);
});

test("a library without Standard JSON Schema is refused", () => {
  const parameters = withoutJsonSchema as never;
  expect(() => defineFunction({ name: "f", parameters, run: () => 1 })).toThrow(
    new PlatformError("The schema of f can't be converted to a JSON Schema: the library has no Standard JSON Schema"),
  );
});

test("an error of the library names the function, and is the cause", () => {
  const parameters = z.object({ day: z.date() });
  const error = (() => {
    try {
      return defineFunction({ name: "f", parameters, run: () => 1 });
    } catch (error) {
      return error as PlatformError;
    }
  })();
  expect(error).toBeInstanceOf(PlatformError);
  expect(error).toMatchObject({
    message: expect.stringMatching(/^The schema of f can't be converted to a JSON Schema: Date/),
    cause: expect.any(Error),
  });
});

test("any JSON Schema is accepted, and what it leaves open is unknown", () => {
  const inferred = <const S extends JsonSchema>(parameters: S) =>
    defineFunction({ name: "f", parameters, run: () => 1 }).tool.function.parameters;
  const parameters = {
    type: "object",
    properties: {
      berth: { $ref: "#/$defs/berth" },
      side: { oneOf: [{ type: "string" }, { type: "null" }] },
      any: true,
      depths: { type: "object", additionalProperties: { type: "number" } },
    },
    required: ["berth", "depths"],
    $defs: { berth: { type: "string" } },
    unevaluatedProperties: false,
  } as const;
  expect(inferred(parameters)).toEqual(parameters);
  defineFunction({
    name: "f",
    parameters,
    run(args) {
      expectTypeOf(args.berth).toBeUnknown();
      expectTypeOf(args.side).toBeUnknown();
      expectTypeOf(args.any).toBeUnknown();
      expectTypeOf(args.depths).toEqualTypeOf<Record<string, number>>();
    },
  });
  // As the compiler sees a schema in a JSON file.
  const imported = { type: "object", required: ["date"], properties: { date: { type: "string" } } };
  defineFunction({ name: "f", parameters: imported, run: (args) => expectTypeOf(args).toBeUnknown() });
  expect(inferred(imported)).toEqual(imported);
  // @ts-expect-error: without Standard JSON Schema, the model would see the internals of the library.
  const refused = () => inferred(withoutJsonSchema);
  expect(refused).toThrow(PlatformError);
});
