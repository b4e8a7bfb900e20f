import { afterEach, expect, test, vi } from "vitest";
import { passes } from "../../../src/mock/dashboard/filter.ts";
import type { Journal } from "../../../src/mock/dashboard/journal.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const many = [...Array(10_002).keys()];

/**
 * What connections send, separated by bars, and the journal then: a number is a request, one with a plus an event of its
 * stream, a negative one drops as many. The last list has the requests that are found by the text of the event.
 */
test.each<[name: string, sent: string, numbers: number[], missing: number, found?: number[]]>([
  ["an event that arrives later", "0 1 | 1+", [0, 1], 0, [1]],
  ["a number that another request had", "0 1 | 1+ | cleared 1 2", [1, 2], 0],
  ["one connection", "0 1", [0, 1], 0],
  ["a connection that continues", "0 1 | 2", [0, 1, 2], 0],
  ["a request that is sent again", "0 1 | 0 2", [0, 1, 2], 0],
  ["dropped requests", "-3 3 | -2 6", [3, 6], 5],
  ["a cleared journal", "-3 3 4 cleared 0", [0], 0],
  ["a journal cleared between connections", "-3 3 | cleared -1 1", [1], 1],
  ["more requests than it keeps", many.join(" "), many.slice(2), 2],
])("the page shows and counts the requests of %s", async (_name, sent, numbers, missing, found = []) => {
  const frame = (name: string, data: object) => `event: ${name}\nid: 1-0\ndata: ${JSON.stringify(data)}\n\n`;
  const toFrame = (word: string) => {
    if (word === "cleared") return frame(word, {});
    if (word.endsWith("+"))
      return frame("event", { number: Number.parseInt(word, 10), event: { event: "done", data: "Kittiwake" } });
    return word.startsWith("-")
      ? frame("dropped", { count: -Number(word) })
      : frame("request", { number: Number(word), request: { notes: [], response: { events: [] } } });
  };
  const bodies = sent.split(" | ").map((words) => words.split(" ").map(toFrame).join(""));
  const waiting = new Promise<never>(() => {});
  const fetch = vi.fn(async () => (bodies.length > 0 ? new Response(bodies.shift()) : waiting));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("document", { baseURI: "http://mock.test/_mock/", body: { dataset: {} } });
  vi.stubGlobal("fetch", fetch);
  const { follow } = await import("../../../src/mock/dashboard/journal.ts");
  const filters = { text: "kittiwake", operation: "", status: "" };
  let journal: Journal | undefined;
  let matches: number[] = [];
  const connections = bodies.length + 1;
  void follow({ key: "k", controlKey: "" }, new AbortController().signal, (latest) => {
    journal = latest;
    matches = latest.entries.filter((entry) => passes(entry, filters)).map(({ number }) => number);
  });
  while (fetch.mock.calls.length < connections) await vi.advanceTimersByTimeAsync(1000);
  await vi.advanceTimersByTimeAsync(50);
  expect(journal?.entries.map(({ number }) => number)).toEqual(numbers);
  expect(journal?.missing).toBe(missing);
  expect(matches).toEqual(found);
});
