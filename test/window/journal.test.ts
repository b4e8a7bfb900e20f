import { afterEach, expect, test, vi } from "vitest";
import type { Journal } from "../../scripts/window/journal.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const many = [...Array(10_002).keys()];

/** What connections send, separated by bars, and the journal then: a number is a request, a negative one drops as many. */
test.each<[name: string, sent: string, numbers: number[], missing: number]>([
  ["one connection", "0 1", [0, 1], 0],
  ["a connection that continues", "0 1 | 2", [0, 1, 2], 0],
  ["a request that is sent again", "0 1 | 0 2", [0, 1, 2], 0],
  ["dropped requests", "-3 3 | -2 6", [3, 6], 5],
  ["a cleared journal", "-3 3 4 cleared 0", [0], 0],
  ["a journal cleared between connections", "-3 3 | cleared -1 1", [1], 1],
  ["more requests than it keeps", many.join(" "), many.slice(2), 2],
])("the page shows and counts the requests of %s", async (_name, sent, numbers, missing) => {
  const frame = (name: string, data: object) => `event: ${name}\nid: 1-0\ndata: ${JSON.stringify(data)}\n\n`;
  const toFrame = (word: string) => {
    if (word === "cleared") return frame(word, {});
    return word.startsWith("-")
      ? frame("dropped", { count: -Number(word) })
      : frame("request", { number: Number(word), request: {} });
  };
  const bodies = sent.split(" | ").map((words) => words.split(" ").map(toFrame).join(""));
  const waiting = new Promise<never>(() => {});
  const fetch = vi.fn(async () => (bodies.length > 0 ? new Response(bodies.shift()) : waiting));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("document", { baseURI: "http://mock.test/_mock/" });
  vi.stubGlobal("fetch", fetch);
  const { follow } = await import("../../scripts/window/journal.ts");
  let journal: Journal | undefined;
  const connections = bodies.length + 1;
  void follow({ key: "k", controlKey: "" }, new AbortController().signal, (latest) => (journal = latest));
  while (fetch.mock.calls.length < connections) await vi.advanceTimersByTimeAsync(1000);
  await vi.advanceTimersByTimeAsync(50);
  expect(journal?.entries.map(({ number }) => number)).toEqual(numbers);
  expect(journal?.missing).toBe(missing);
});
