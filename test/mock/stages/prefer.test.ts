import { describe, expect, test, vi } from "vitest";
import { createPrefer, type PreferOptions } from "../../../src/mock/stages/prefer.ts";
import { readPreference } from "../../../src/mock/stages/prism/preference.ts";
import type { PrismMocker } from "../../../src/mock/stages/prism/prism.ts";

const JSON_TYPE = "application/json";
const FIXED = { dynamic: false };

/** Loads nothing: `program` runs in the worker, which can use `port`. */
function preferWith(program: string, more: PreferOptions & { loadPrismMocker?: () => Promise<PrismMocker> } = {}) {
  const { loadPrismMocker = () => Promise.reject(new Error("The mocker must run in the worker.")) } = more;
  const workerSource = `const port = require("node:worker_threads").parentPort; ${program}`;
  return createPrefer({ ...more, importPrism: async () => ({ workerSource, loadPrismMocker }) });
}

/** Responds to each request with its operation and the count of requests in this worker. */
const COUNT = `let count = 0;
  port.on("message", ([id]) => port.postMessage({ status: 200, raw: { mediaType: "text/plain", body: id + (count += 1) } }));
  port.postMessage("started");`;

/** The same, except for the operations "crash", "throw" and "hang". */
const FRAGILE = `let count = 0;
  port.on("message", ([id]) => {
    if (id === "crash") process.exit(3);
    if (id === "throw") throw new Error("Out of luck.");
    for (; id === "hang"; );
    port.postMessage({ status: 200, raw: { mediaType: "text/plain", body: id + (count += 1) } });
  });
  port.postMessage("started");`;

const readBody = async (result: ReturnType<ReturnType<typeof createPrefer>>) => (await result).raw?.body;

describe("the worker", () => {
  test("starts with the first request, answers in order, and is shared", async () => {
    const prefer = preferWith(COUNT);
    const ids = Array.from({ length: 50 }, (_, index) => `o${index}.`);
    const settled: unknown[] = [];
    await Promise.all(ids.map(async (id) => settled.push(await readBody(prefer(id, FIXED, JSON_TYPE)))));
    expect(settled).toEqual(ids.map((id, index) => `${id}${index + 1}`));
  });

  test.each([
    ["crash", "It exited with code 3."],
    ["throw", "Error: Out of luck."],
  ])(
    "if it ends by a %s, all that wait get a 500 that says so, and the next request starts another",
    async (id, why) => {
      const prefer = preferWith(FRAGILE);
      expect(await readBody(prefer("before", FIXED, JSON_TYPE))).toBe("before1");
      const lost = await Promise.all([prefer(id, FIXED, JSON_TYPE), prefer("behind", FIXED, JSON_TYPE)]);
      for (const { status, problem } of lost) {
        expect(status).toBe(500);
        expect(problem?.detail).toContain(`The worker that finds preferred responses has stopped: ${why}`);
      }
      expect(await readBody(prefer("behind", FIXED, JSON_TYPE))).toBe("behind1");
    },
  );

  test("is ended if it does not respond", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const prefer = preferWith(FRAGILE, { silence: 1000 });
      await prefer("first", FIXED, JSON_TYPE);
      const lost = prefer("hang", FIXED, JSON_TYPE) as Promise<unknown>;
      // It is sent to the worker in a microtask.
      await nextIteration();
      vi.advanceTimersByTime(1000);
      expect(await lost).toMatchObject({ status: 500 });
      expect(await readBody(prefer("next", FIXED, JSON_TYPE))).toBe("next1");
    } finally {
      vi.useRealTimers();
    }
  });

  test("is ended after a time without use, and started again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const prefer = preferWith(COUNT, { silence: 1000 });
      expect(await readBody(prefer("a", FIXED, JSON_TYPE))).toBe("a1");
      vi.advanceTimersByTime(999);
      expect(await readBody(prefer("b", FIXED, JSON_TYPE))).toBe("b2");
      vi.advanceTimersByTime(1000);
      expect(await readBody(prefer("c", FIXED, JSON_TYPE))).toBe("c1");
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ["can't be started", "throw new Error('No module.');"],
    ["ends before it has started", "process.exit(0);"],
  ])("where it %s, Prism is loaded in this thread, once", async (_what, program) => {
    let loaded = 0;
    const loadPrismMocker = async (): Promise<PrismMocker> => {
      loaded += 1;
      return (id) => ({ status: 200, raw: { mediaType: "text/plain", body: id } });
    };
    const prefer = preferWith(program, { loadPrismMocker });
    expect(await Promise.all(["a", "b"].map((id) => readBody(prefer(id, FIXED, JSON_TYPE))))).toEqual(["a", "b"]);
    expect(await readBody(prefer("c", FIXED, JSON_TYPE))).toBe("c");
    expect(loaded).toBe(1);
  });

  test("if Prism can't be loaded, the response is a 500, and the next request tries again", async () => {
    let attempts = 0;
    const loadPrismMocker = async (): Promise<PrismMocker> => {
      attempts += 1;
      if (attempts === 1) throw new Error("A file is missing.");
      return () => ({ status: 204 });
    };
    const prefer = preferWith("throw 1;", { loadPrismMocker });
    const failed = await prefer("a", FIXED, JSON_TYPE);
    expect(failed.status).toBe(500);
    expect(failed.problem?.detail).toContain("A file is missing.");
    expect(await prefer("a", FIXED, JSON_TYPE)).toEqual({ status: 204 });
  });

  test("only so many requests wait for it at the same time", async () => {
    const prefer = preferWith(COUNT, { maxWaiting: 2 });
    const [first, second, third] = await Promise.all(["a", "b", "c"].map((id) => prefer(id, FIXED, JSON_TYPE)));
    expect([first!.status, second!.status]).toEqual([200, 200]);
    expect(third).toMatchObject({ status: 503, headers: { "retry-after": "1" }, problem: { code: "UNAVAILABLE" } });
    expect((await prefer("c", FIXED, JSON_TYPE)).status).toBe(200);
  });

  test("serves sandboxes round-robin", async () => {
    const prefer = preferWith(COUNT);
    const order: string[] = [];
    const ask = async (id: string, sandboxId: string) => {
      await prefer(id, { dynamic: true }, JSON_TYPE, sandboxId);
      order.push(id);
    };
    const many = Array.from({ length: 100 }, (_, index) => ask(`many${index}`, "a"));
    await Promise.all([...many, ask("one", "b"), ask("two", "b"), ask("other", "c")]);
    // Two are with the worker before the others come.
    expect(order.slice(0, 8)).toEqual(["many0", "many1", "many2", "one", "other", "many3", "two", "many4"]);
    expect(order).toHaveLength(103);
  });

  test("has a limit of waiting requests for each sandbox", async () => {
    const prefer = preferWith(COUNT, { maxWaitingPerSandbox: 2 });
    const ask = async (sandboxId: string) => (await prefer("a", { dynamic: true }, JSON_TYPE, sandboxId)).status;
    // Two are with the worker, and two wait.
    const asked = ["a", "a", "a", "a", "a", "b"].map(ask);
    expect(await Promise.all(asked)).toEqual([200, 200, 200, 200, 503, 200]);
    expect(await ask("a")).toBe(200);
  });
});

describe("what is remembered", () => {
  test("has a limit, and the oldest is forgotten first", async () => {
    const prefer = preferWith(COUNT, { maxRemembered: 10_000 });
    for (let index = 0; index < 1000; index++) await prefer(`o${index}.`, FIXED, JSON_TYPE);
    expect(prefer("o999.", FIXED, JSON_TYPE)).not.toBeInstanceOf(Promise);
    expect(await readBody(prefer("o0.", FIXED, JSON_TYPE))).toBe("o0.1001");
  });

  test("an example's name of any length does not grow it", async () => {
    const prefer = preferWith(COUNT, { maxRemembered: 10_000 });
    const preference = { dynamic: false, example: "e".repeat(20_000) };
    await prefer("a", FIXED, JSON_TYPE);
    await prefer("b", preference, JSON_TYPE);
    expect(prefer("b", preference, JSON_TYPE)).toBeInstanceOf(Promise);
  });

  test("neither a generated response nor a problem is", async () => {
    const program = `let count = 0;
      port.on("message", () => port.postMessage({ status: 400, problem: { detail: String(count += 1) } }));
      port.postMessage("started");`;
    const refuse = preferWith(program);
    const details = [await refuse("a", FIXED, JSON_TYPE), await refuse("a", FIXED, JSON_TYPE)];
    expect(details.map(({ problem }) => problem?.detail)).toEqual(["1", "2"]);
    const generate = preferWith(COUNT);
    await generate("a", { dynamic: true }, JSON_TYPE);
    expect(await readBody(generate("a", { dynamic: true }, JSON_TYPE))).toBe("a2");
  });
});

test.each([
  ["missing", undefined, undefined],
  ["without a preference of the mock", "respond-async, ;;=,", undefined],
  ["code=404", "code=404", { code: 404, dynamic: false }],
  [
    'example="unknownAgent"; code=404',
    'example="unknownAgent"; code=404',
    { code: 404, example: "unknownAgent", dynamic: false },
  ],
  ["dynamic=true", "dynamic=true", { dynamic: true }],
  ["dynamic=false", "dynamic=false", { dynamic: false }],
])("a Prefer header that is %s is read", (_name, header, preference) => {
  expect(readPreference(header)).toEqual(preference);
});

const nextIteration = () => new Promise((resolve) => setImmediate(resolve));
