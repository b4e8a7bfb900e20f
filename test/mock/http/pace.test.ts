import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPace } from "../../../src/mock/http/pace.ts";

/** Time stands still, because the machine may be busy. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** Resolves in the next turn of the event loop. */
const nextTurn = () => new Promise(setImmediate);

const bytes = (length: number) => () => new Uint8Array(length);

test("a stream waits for the next turn of the event loop after 64 kB, however long the events are", async () => {
  const pace = createPace();
  let turns = 0;
  const countTurn = () => {
    turns += 1;
  };
  await pace(bytes(65_535));
  await pace(bytes(1));
  setImmediate(countTurn);
  await pace(bytes(10_000_000));
  expect(turns).toBe(0);
  await pace(bytes(1));
  expect(turns).toBe(1);
});

test("of streams that get an event at once, one encodes it in each turn of the event loop, in their order", async () => {
  const pace = createPace();
  const order: string[] = [];
  const send = async (name: string) => {
    for (let event = 1; event <= 2; event += 1)
      await pace(() => {
        order.push(`${name}${event}`);
        return new Uint8Array(65_536);
      });
  };
  const streams = ["a", "b", "c"].map(send);
  for (let turn = 1; turn <= 5; turn += 1) {
    order.push("turn");
    await nextTurn();
  }
  await Promise.all(streams);
  expect(order.join(" ")).toBe("a1 turn b1 turn c1 turn a2 turn b2 turn c2");
});

test("a stream that sends little does not wait", async () => {
  const pace = createPace();
  for (let event = 0; event < 100; event += 1) {
    let isSent = false;
    void pace(() => {
      isSent = true;
      return new Uint8Array(1_000);
    });
    expect(isSent).toBe(true);
    await nextTurn();
  }
});
