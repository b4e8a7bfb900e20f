import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPace } from "../../../src/mock/http/pace.ts";

/** Time stands still, because the machine may be busy. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** Resolves in the next iteration of the event loop. */
const nextIteration = () => new Promise(setImmediate);

const bytes = (length: number) => () => new Uint8Array(length);

test("a stream waits for the next iteration of the event loop after 64 kB, however long the events are", async () => {
  const pace = createPace();
  let iterations = 0;
  const countIteration = () => {
    iterations += 1;
  };
  await pace(bytes(65_535));
  await pace(bytes(1));
  setImmediate(countIteration);
  await pace(bytes(10_000_000));
  expect(iterations).toBe(0);
  await pace(bytes(1));
  expect(iterations).toBe(1);
});

test("of streams that get an event at once, one encodes it in each iteration of the event loop, in their order", async () => {
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
  for (let round = 1; round <= 5; round += 1) {
    order.push("loop");
    await nextIteration();
  }
  await Promise.all(streams);
  expect(order.join(" ")).toBe("a1 loop b1 loop c1 loop a2 loop b2 loop c2");
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
    await nextIteration();
  }
});
