import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPace } from "../../../src/mock/server/pace.ts";

/** Time stands still, because the machine may be busy. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** Resolves in the next turn of the event loop. */
const nextTurn = () => new Promise(setImmediate);

test("a stream waits for the next turn of the event loop after 64 kB, however long the events are", async () => {
  const pace = createPace();
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  expect(pace(65_535)).toBeUndefined();
  expect(turns).toBe(0);
  await pace(1);
  expect(turns).toBe(1);
  await pace(10_000_000);
  expect(pace(1)).toBeUndefined();
});

test("one of the streams that wait continues in each turn of the event loop, in their order", async () => {
  const pace = createPace();
  const order: string[] = [];
  const send = async (name: string) => {
    for (let event = 1; event <= 2; event += 1) {
      order.push(`${name}${event}`);
      await pace(65_536);
    }
  };
  const streams = ["a", "b", "c"].map(send);
  for (let turn = 1; turn <= 3; turn += 1) {
    await nextTurn();
    order.push("turn");
  }
  await Promise.all(streams);
  expect(order).toEqual(["a1", "b1", "c1", "a2", "turn", "b2", "turn", "c2", "turn"]);
});

test("a stream that sends little does not wait", async () => {
  const pace = createPace();
  for (let event = 0; event < 100; event += 1) {
    expect(pace(1_000)).toBeUndefined();
    await nextTurn();
  }
});
