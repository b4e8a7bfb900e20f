import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MockOptions } from "../../../src/mock/http/public-types.ts";
import { sendJson } from "../json.ts";
import { type Session, session } from "../session.ts";
import { createSharedStore } from "../stores/shared-store.ts";

const NOON = Date.parse("2031-05-06T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const readClock = async ({ send }: Session) => (await (await send("/_mock/clock")).json()) as { now: string };
const execute = ({ api }: Session, execution_id: string) =>
  api.POST("/v1/workflows/{workflow_identifier}/execute", {
    params: { path: { workflow_identifier: "morning-briefing" } },
    body: { execution_id, input: { harbor: "Harbor Point" } },
  });
const readStatus = async ({ api }: Session, execution_id: string) =>
  (await api.GET("/v1/workflows/executions/{execution_id}", { params: { path: { execution_id } } })).data?.status;

describe("a clock in real time", () => {
  test("starts with the sandbox, and requests take no time", async () => {
    const own = session({ clock: "real" });
    for (let count = 0; count < 5; count++) await own.api.GET("/v1/models");
    expect((await readClock(own)).now).toBe("2031-05-06T12:00:00Z");
    pass(1.5);
    expect((await readClock(own)).now).toBe("2031-05-06T12:00:01.500Z");
  });

  test("advances without requests", async () => {
    const own = session({ clock: "real" });
    await execute(own, "tides");
    pass(1);
    expect(await readStatus(own, "tides")).toBe("RUNNING");
    pass(60);
    expect(await readStatus(own, "tides")).toBe("COMPLETED");
  });

  test("can be moved ahead, and goes on from there", async () => {
    const own = session({ clock: "real" });
    await own.send("/_mock/clock", { method: "POST", body: '{"advance_ms":3600000}', headers: JSON_TYPE });
    pass(2);
    expect((await readClock(own)).now).toBe("2031-05-06T13:00:02Z");
  });

  test("never goes back, even if that of the machine does", async () => {
    const own = session({ clock: "real" });
    await readClock(own);
    pass(-3600);
    expect((await readClock(own)).now).toBe("2031-05-06T12:00:00Z");
    pass(2);
    expect((await readClock(own)).now).toBe("2031-05-06T12:00:02Z");
  });

  test("runs faster by the factor of speed, from the time that it is told to start at", async () => {
    const own = session({ clock: "real", speed: 60, now: "2026-03-02T12:00:00Z" });
    await readClock(own);
    pass(10);
    expect((await readClock(own)).now).toBe("2026-03-02T12:10:00Z");
  });

  test.each([1, 60])("at speed %i, catches up with as much as falls due, request by request", async (speed) => {
    const own = session({ clock: "real", speed });
    await own.send("/v1/workflows/schedules", {
      method: "POST",
      body: JSON.stringify({
        workflow_identifier: "morning-briefing",
        schedule: { input: {}, intervals: [{ every: "PT2S" }] },
      }),
      headers: JSON_TYPE,
    });
    pass(600 / speed);
    expect((await readClock(own)).now < "2031-05-06T12:10:00Z").toBe(true);
    for (let count = 0; count < 40; count++) await readClock(own);
    expect((await readClock(own)).now).toBe("2031-05-06T12:10:00Z");
  });

  test("goes on while the mock is not running", async () => {
    const store = createSharedStore();
    await execute(session({ clock: "real", store }), "tides");
    pass(3600);
    const again = session({ clock: "real", store });
    expect(await readStatus(again, "tides")).toBe("COMPLETED");
    expect((await readClock(again)).now).toBe("2031-05-06T13:00:00Z");
  });

  test("starts again with a reset, or when that says", async () => {
    const own = session({ clock: "real" });
    await readClock(own);
    pass(60);
    await own.send("/_mock/reset", { method: "POST" });
    expect((await readClock(own)).now).toBe("2031-05-06T12:01:00Z");
    await own.send("/_mock/reset", { method: "POST", body: '{"now":"2026-01-01T00:00:00Z"}', headers: JSON_TYPE });
    await readClock(own);
    pass(5);
    expect((await readClock(own)).now).toBe("2026-01-01T00:00:05Z");
  });
});

const JSON_TYPE = { "content-type": "application/json" };

test("a logical clock does not care what time it is", async () => {
  const own = session();
  pass(3600);
  await own.api.GET("/v1/models");
  expect((await readClock(own)).now).toBe("2026-03-02T12:00:01Z");
});

describe("while a stream waits for an execution of 10 seconds, at", () => {
  const END = "WORKFLOW_EXECUTION_COMPLETED";
  const settle = async () => {
    for (let round = 0; round < 20; round += 1) await new Promise(setImmediate);
  };

  /** Returns the milliseconds in reality until the stream has its last event. */
  async function measure(options: MockOptions, waited: number, moved: number): Promise<number> {
    const own = session(options);
    await execute(own, "tides");
    const started = Date.now();
    const response = await own.send("/v1/workflows/events/stream?workflow_exec_id=tides");
    const reader = response.body!.getReader();
    let ended: number | undefined;
    const reading = (async () => {
      while (!Buffer.from((await reader.read()).value!).includes(END));
      ended = Date.now() - started;
    })();
    await settle();
    await vi.advanceTimersByTimeAsync(waited);
    await settle();
    await sendJson(own, "POST", "/_mock/clock", { advance_ms: moved });
    for (let count = 0; count < 20; count += 1) {
      await settle();
      if (ended !== undefined) break;
      await vi.advanceTimersToNextTimerAsync();
    }
    if (ended !== undefined) await reading;
    await reader.cancel();
    return ended ?? Number.NaN;
  }

  const forms = (["real", "logical"] as const).flatMap((clock) => [1, 50].map((speed) => ({ clock, speed })));

  test.each(forms)("speed $speed of a $clock clock, moves are deducted from the delay", async (options) => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"], now: NOON });
    // On a logical clock, the request of the stream takes a second, and no time passes between tasks: the rest starts again.
    const [rest, waits] = options.clock === "real" ? [10_000, [0, 20, 100]] : [9000, [0, 10]];
    for (const waited of waits)
      for (const moved of [0, 1000, 3000, 7500, 12_000]) {
        const left = (rest - moved) / options.speed;
        const total = options.clock === "real" ? Math.max(waited, left) : waited + Math.max(0, left);
        const measured = await measure(options, waited, moved);
        // A timer lasts whole milliseconds, and each task has one.
        const isRight = Math.abs(measured - total) < 5;
        expect({ waited, moved, total, measured, isRight }).toMatchObject({ isRight: true });
      }
  });
});
