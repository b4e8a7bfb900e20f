import { describe, expect, onTestFinished, test } from "vitest";
import type { ServerEvent } from "../../../src/mock/exchange/responses.ts";
import { listen } from "../../../src/mock/http/listen.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import type { MockOptions } from "../../../src/mock/http/public-types.ts";
import { createOpenStreams } from "../../../src/mock/stages/open-streams.ts";
import { until } from "../../until.ts";

const STREAM = "/v1/workflows/events/stream?workflow_exec_id=*";

/** Starts a server on a free port. `open` requests a stream that never ends, in the sandbox of a key. */
async function setUp(options: MockOptions) {
  const { url, close } = await listen(createServerMock(options), { port: 0 });
  onTestFinished(close);
  const send = (key: string, path: string, init: RequestInit = {}) =>
    fetch(url + path, {
      ...init,
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json", ...init.headers },
    });
  const open = (key: string) => send(key, STREAM);
  return { open, send };
}

const problem = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
  response.headers.get("retry-after"),
];

describe("a request for a stream", () => {
  test("gets a 429 if its key has too many, and others do not", async () => {
    const { open, send } = await setUp({ maxStreamsPerKey: 2 });
    const streams = [await open("a"), await open("a")];
    const refused = await open("a");
    expect(refused.headers.get("x-ratelimit-remaining")).toBe("0");
    expect(await problem(refused)).toEqual([429, "RATE_LIMITED", "1"]);
    expect((await open("b")).status).toBe(200);
    // These events do not wait.
    const body = '{"agent_id":"ag_0197c3d0","inputs":"When is low water?","stream":true}';
    const conversation = await send("a", "/v1/conversations", { method: "POST", body });
    expect(await conversation.text()).toContain("conversation.response.done");
    expect((await send("a", "/v1/models")).status).toBe(200);
    await streams[0]!.body!.cancel();
    await until(async () => (await open("a")).ok);
  });

  test("gets a 503 if there are too many in total", async () => {
    const { open } = await setUp({ maxStreams: 2 });
    const streams = [await open("a"), await open("b")];
    expect(await problem(await open("c"))).toEqual([503, "UNAVAILABLE", "1"]);
    await streams[1]!.body!.cancel();
    await until(async () => (await open("c")).ok);
  });

  test("is accepted again when a reset has ended the others", async () => {
    const { open, send } = await setUp({ maxStreamsPerKey: 1 });
    const first = await open("a");
    expect((await open("a")).status).toBe(429);
    await send("a", "/_mock/reset", { method: "POST" });
    await first.text();
    expect((await open("a")).status).toBe(200);
  });

  test("counts streams of handlers in code", async () => {
    async function* events(signal: AbortSignal): AsyncGenerator<ServerEvent> {
      yield { event: "speech.audio.delta", data: { type: "speech.audio.delta", audio_data: "" } };
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    }
    const { send } = await setUp({
      maxStreamsPerKey: 1,
      validateResponses: false,
      handlers: { "audio.speech.create": () => ({ status: 200, events }) as never },
    });
    const speak = () =>
      send("a", "/v1/audio/speech", {
        method: "POST",
        headers: { Accept: "text/event-stream" },
        body: '{"model":"aurora-voice","input":"Low water","voice_id":"harbor","stream":true}',
      });
    expect((await speak()).status).toBe(200);
    expect((await speak()).status).toBe(429);
  });
});

describe("the counter", () => {
  const never = new AbortController().signal;
  async function* two() {
    yield { data: 1 };
    yield { data: 2 };
  }
  const read = (events: Iterable<ServerEvent> | AsyncIterable<ServerEvent>) =>
    (events as AsyncIterable<ServerEvent>)[Symbol.asyncIterator]();

  test("ends a stream that is one too many when it is opened", async () => {
    const { api: streams } = createOpenStreams(1, 1);
    const [one, other] = [streams.count("a", never, two), streams.count("b", never, two)].map((each) =>
      read(each(never)),
    );
    expect(await one!.next()).toEqual({ done: false, value: { data: 1 } });
    expect(await other!.next()).toEqual({ done: true, value: undefined });
  });

  test.each(["client", "sandbox"])("forgets a stream that is not read when the %s is gone", async (which) => {
    const { api: streams, journals } = createOpenStreams(1, 5);
    const gone = new AbortController();
    const signals = which === "client" ? [never, gone.signal] : [gone.signal, never];
    const stream = read(streams.count("a", signals[0]!, two)(signals[1]!));
    await stream.next();
    for (const each of [streams, journals]) expect(each.refusal("b")).toMatchObject({ status: 503 });
    gone.abort();
    expect(streams.refusal("b")).toBeUndefined();
    // It is not forgotten twice.
    await stream.return?.();
    await read(streams.count("a", never, two)(never)).next();
    expect(streams.refusal("b")).toMatchObject({ status: 503 });
  });
});
