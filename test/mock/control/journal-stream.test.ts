import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createJournal, type Journal } from "../../../src/mock/control/journal.ts";
import { appendEvent, createEntry, type RawEntry } from "../../../src/mock/control/journal-entry.ts";
import { streamJournal } from "../../../src/mock/control/journal-stream.ts";
import { encodeOnce } from "../../../src/mock/http/sse.ts";
import { checkEvents } from "../../../src/mock/stages/shared/map-events.ts";

const SANDBOX = "5a81f8b9d0c34e27";

interface Received {
  event: string;
  id?: string;
  data: {
    number?: number;
    count?: number;
    request?: { url: string; response: { events: { data: unknown }[] } };
    event?: { data: unknown };
  };
}

function entryOf(url: string, contentType = "application/json"): RawEntry {
  const summary = {
    request_id: "req_00000001",
    at: "2026-03-02T12:00:00Z",
    method: "GET",
    url,
    operation_id: null,
    status: 200,
    violations: [],
    reason: null,
    notes: [],
    used: [],
  };
  return createEntry(summary, { headers: {}, responseHeaders: { "content-type": contentType }, durationMs: 1.5 });
}

/** Adds requests to the journal of the sandbox. */
function fill(journal: Journal, ...urls: string[]): RawEntry[] {
  const entries = urls.map((url) => entryOf(url));
  for (const each of entries) journal.add(SANDBOX, each);
  return entries;
}

/** Follows a journal. The function reads the next events, and fails if there are fewer. */
function follow(journal: Journal, lastEventId?: string) {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const events = streamJournal(journal, SANDBOX, lastEventId)(controller.signal) as AsyncIterable<Received>;
  const iterator = events[Symbol.asyncIterator]();
  return {
    controller,
    iterator,
    async read(count: number): Promise<Received[]> {
      const read: Received[] = [];
      while (read.length < count) read.push((await iterator.next()).value);
      return read;
    },
  };
}

const brief = ({ event, data }: Received) => [event, data.request?.url ?? data.event?.data ?? data.count];

describe("a stream without Last-Event-ID", () => {
  test("begins with the journal, and goes on with each further request", async () => {
    const journal = createJournal({ maxSandboxes: 10 });
    fill(journal, "/1", "/2");
    const { read, iterator } = follow(journal);
    const first = await read(2);
    expect(first.map(brief)).toEqual([
      ["request", "/1"],
      ["request", "/2"],
    ]);
    expect(first.map(({ data }) => data.number)).toEqual([0, 1]);
    const next = iterator.next();
    fill(journal, "/3");
    expect(brief((await next).value)).toEqual(["request", "/3"]);
  });

  test("has the time and the duration of each request", async () => {
    const journal = createJournal({ maxSandboxes: 10 });
    const [added] = fill(journal, "/1");
    const [{ data }] = (await follow(journal).read(1)) as [Received & { data: Record<string, unknown> }];
    expect(data.duration_ms).toBe(1.5);
    expect(Date.parse(String(data.received_at))).toBe(Math.floor(added!.addedAt - 1.5));
  });

  test("is not woken by the journal of another sandbox", async () => {
    const journal = createJournal({ maxSandboxes: 10 });
    const { iterator, controller } = follow(journal);
    const next = iterator.next();
    journal.add("another", entryOf("/other"));
    controller.abort();
    expect(await next).toEqual({ done: true, value: undefined });
  });

  test("counts the requests that were dropped before it began", async () => {
    const journal = createJournal({ maxSandboxes: 10 });
    fill(journal, ...Array.from({ length: 1003 }, (_, index) => `/${index}`));
    expect((await follow(journal).read(2)).map(brief)).toEqual([
      ["dropped", 3],
      ["request", "/3"],
    ]);
  });
});

test("a slow reader misses what the journal has dropped, is told how many, and continues", async () => {
  const journal = createJournal({ maxSandboxes: 10 });
  const { read } = follow(journal);
  fill(journal, "/first");
  await read(1);
  fill(journal, ...Array.from({ length: 10_000 }, (_, index) => `/${index}`));
  const events = await read(1001);
  expect(events.slice(0, 2).map(brief)).toEqual([
    ["dropped", 9000],
    ["request", "/9000"],
  ]);
  expect(brief(events.at(-1)!)).toEqual(["request", "/9999"]);
});

test("a journal that was dropped for those of other sandboxes is counted as dropped", async () => {
  const journal = createJournal({ maxSandboxes: 1 });
  fill(journal, "/1", "/2");
  journal.add("another", entryOf("/other"));
  fill(journal, "/3");
  expect((await follow(journal).read(2)).map(brief)).toEqual([
    ["dropped", 2],
    ["request", "/3"],
  ]);
});

test("the events of a response follow its request, each once", async () => {
  const journal = createJournal({ maxSandboxes: 10 });
  const stream = entryOf("/stream", "text/event-stream");
  journal.add(SANDBOX, stream);
  journal.addEvent(SANDBOX, stream, { data: "a" });
  const { read } = follow(journal);
  const [request] = await read(1);
  expect(request?.data.request?.response.events).toEqual([{ data: "a" }]);
  journal.addEvent(SANDBOX, stream, { data: "b" });
  journal.addEvent(SANDBOX, stream, { data: { api_key: "secret" } });
  expect((await read(2)).map(brief)).toEqual([
    ["event", "b"],
    ["event", { api_key: "****" }],
  ]);
});

test("a request that is read after its first events has them, and they are not repeated", async () => {
  const journal = createJournal({ maxSandboxes: 10 });
  fill(journal, "/1");
  const { read } = follow(journal);
  await read(1);
  const stream = entryOf("/stream", "text/event-stream");
  journal.add(SANDBOX, stream);
  journal.addEvent(SANDBOX, stream, { data: "a" });
  fill(journal, "/2");
  expect((await read(2)).map(brief)).toEqual([
    ["request", "/stream"],
    ["request", "/2"],
  ]);
});

test("clearing the journal is an event, after which numbers start again", async () => {
  const journal = createJournal({ maxSandboxes: 10 });
  fill(journal, "/1", "/2");
  const { read } = follow(journal);
  await read(2);
  journal.clear(SANDBOX);
  expect((await read(1)).map(brief)).toEqual([["cleared", undefined]]);
  fill(journal, "/3");
  const [next] = await read(1);
  expect([next?.data.number, next && brief(next)]).toEqual([0, ["request", "/3"]]);
});

describe("a stream that is resumed", () => {
  /** A journal with a stream between two other requests, and the ids of the three. */
  async function setUp() {
    const journal = createJournal({ maxSandboxes: 10 });
    fill(journal, "/1");
    const stream = entryOf("/stream", "text/event-stream");
    journal.add(SANDBOX, stream);
    fill(journal, "/2");
    const ids = (await follow(journal).read(3)).map(({ id }) => id!);
    return { journal, stream, ids };
  }

  test("continues after the event with the id, with earlier streams in full", async () => {
    const { journal, stream, ids } = await setUp();
    journal.addEvent(SANDBOX, stream, { data: "late" });
    fill(journal, "/3");
    const events = await follow(journal, ids[2]).read(2);
    expect(events.map(brief)).toEqual([
      ["request", "/stream"],
      ["request", "/3"],
    ]);
    // The id does not go back, so that a second resumption repeats nothing else.
    expect(events[0]?.id).toBe(ids[2]);
    expect((await follow(journal, events[0]?.id).read(2)).map(brief)).toEqual(events.map(brief));
  });

  test("continues after the first request", async () => {
    const { journal, ids } = await setUp();
    expect((await follow(journal, ids[0]).read(2)).map(brief)).toEqual([
      ["request", "/stream"],
      ["request", "/2"],
    ]);
  });

  test("begins anew after the journal was cleared", async () => {
    const { journal, ids } = await setUp();
    journal.clear(SANDBOX);
    fill(journal, "/3");
    expect((await follow(journal, ids[2]).read(2)).map(brief)).toEqual([
      ["cleared", undefined],
      ["request", "/3"],
    ]);
  });

  test("begins anew after the mock was started again", async () => {
    const { journal } = await setUp();
    expect((await follow(journal, "1-7").read(2)).map(brief)).toEqual([
      ["cleared", undefined],
      ["request", "/1"],
    ]);
  });
});

describe("a reader that is interrupted", () => {
  const actions = ["/1", "/early", "/late", "a early", "/2", "b early", "c late", "d early", "/end"];

  /** Reads until the last request, and is interrupted after an action. Returns the events of each request. */
  async function play(cut: number, isBack: boolean) {
    const journal = createJournal({ maxSandboxes: 10 });
    const streams = new Map<string, RawEntry>();
    const take = (action: string) => {
      const [data = "", name = ""] = action.split(" ");
      if (name !== "") return journal.addEvent(SANDBOX, streams.get(`/${name}`)!, { data });
      const added = entryOf(data, /\d|end/.test(data) ? "application/json" : "text/event-stream");
      streams.set(data, added);
      journal.add(SANDBOX, added);
    };
    const seen = new Map<number, [url: string, ...events: unknown[]]>();
    let lastId: string | undefined;
    const read = async (reader: ReturnType<typeof follow>) => {
      const [{ id, data }] = (await reader.read(1)) as [Received];
      const { request, number = -1, event } = data;
      lastId = id;
      if (request) seen.set(number, [request.url, ...request.response.events.map((each) => each.data)]);
      else seen.get(number)?.push(event?.data);
      return request?.url;
    };
    const reader = follow(journal);
    for (const action of actions.slice(0, cut)) {
      take(action);
      await read(reader);
    }
    reader.controller.abort();
    if (!isBack) for (const action of actions.slice(cut)) take(action);
    const resumed = follow(journal, lastId);
    const rest = (async () => {
      while ((await read(resumed)) !== "/end");
    })();
    for (const action of isBack ? actions.slice(cut) : []) {
      await new Promise(setImmediate);
      take(action);
    }
    await rest;
    return [...seen].toSorted(([a], [b]) => a - b);
  }

  test.each(actions.slice(1).flatMap((_, index) => [false, true].map((isBack) => [index + 1, isBack] as const)))(
    "after %i events, and back before the next ones: %s, has all of them",
    async (cut, isBack) => {
      expect(await play(cut, isBack)).toEqual([
        [0, ["/1"]],
        [1, ["/early", "a", "b", "d"]],
        [2, ["/late", "c"]],
        [3, ["/2"]],
        [4, ["/end"]],
      ]);
    },
  );
});

test("a request whose events are not kept any more ends nothing", async () => {
  const journal = createJournal({ maxSandboxes: 10 });
  const stream = entryOf("/stream", "text/event-stream");
  journal.add(SANDBOX, stream);
  const { read } = follow(journal);
  await read(1);
  journal.addEvent(SANDBOX, stream, { data: "x".repeat(60_000) });
  fill(journal, "/2");
  expect((await read(1)).map(brief)).toEqual([["request", "/2"]]);
  expect(appendEvent(stream, { data: "y" })).toBe(0);
});

describe("the readers of a journal", () => {
  test("share each event: it is made, checked and encoded once", async () => {
    const journal = createJournal({ maxSandboxes: 10 });
    const stream = entryOf("/stream", "text/event-stream");
    journal.add(SANDBOX, stream);
    let checks = 0;
    const count = () => {
      checks += 1;
    };
    const readers = Array.from({ length: 3 }, () => {
      const events = checkEvents(streamJournal(journal, SANDBOX, undefined), count);
      const iterable = events(new AbortController().signal) as AsyncIterable<Received>;
      return iterable[Symbol.asyncIterator]();
    });
    const read = async () => {
      const [first, ...others] = await Promise.all(readers.map(async (each) => (await each.next()).value));
      for (const other of others) {
        expect(other).toBe(first);
        expect(encodeOnce(other)).toBe(encodeOnce(first));
      }
      return first;
    };
    expect(brief(await read())).toEqual(["request", "/stream"]);
    journal.addEvent(SANDBOX, stream, { data: "a" });
    expect(brief(await read())).toEqual(["event", "a"]);
    expect(checks).toBe(2);
  });

  test("do not share a request that has changed since", async () => {
    const journal = createJournal({ maxSandboxes: 10 });
    const stream = entryOf("/stream", "text/event-stream");
    journal.add(SANDBOX, stream);
    const [first] = await follow(journal).read(1);
    journal.addEvent(SANDBOX, stream, { data: "a" });
    const [second] = await follow(journal).read(1);
    expect([first, second]).toMatchObject([
      { data: { request: { response: { events: [] } } } },
      { data: { request: { response: { events: [{ data: "a" }] } } } },
    ]);
  });

  test("are woken one in an iteration of the event loop if that takes long, and read all that has been added", async () => {
    let now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => (now += 20));
    onTestFinished(() => void vi.restoreAllMocks());
    const journal = createJournal({ maxSandboxes: 10 });
    const woken: number[] = [];
    const readers = Array.from({ length: 5 }, async (_, index) => {
      const { read } = follow(journal);
      await read(1);
      woken.push(index);
      await read(9);
    });
    fill(journal, ...Array.from({ length: 10 }, (_, index) => `/${index}`));
    const counts: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await new Promise(setImmediate);
      counts.push(woken.length);
    }
    await Promise.all(readers);
    expect(Math.max(...counts.map((count, round) => count - (counts[round - 1] ?? 0)))).toBe(1);
  });
});

test("when the last reader has gone, nothing is called any more", async () => {
  const journal = createJournal({ maxSandboxes: 10 });
  let calls = 0;
  const unwatch = journal.watch(SANDBOX, () => {
    calls += 1;
  });
  fill(journal, "/1");
  unwatch();
  fill(journal, "/2");
  journal.clear(SANDBOX);
  expect(calls).toBe(1);
});
