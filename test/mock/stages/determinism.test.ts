import { expect, test } from "vitest";
import { callEverything } from "../everything.ts";
import { session } from "../session.ts";

test("two runs with the same seed return the same bytes, and a run with another seed does not", async () => {
  const [first, second, other] = await Promise.all(
    [1, 1, 2].map((seed) => callEverything(session({ randomSeed: seed }))),
  );
  expect(second).toEqual(first);
  expect(first?.filter((text) => / 2\d\d \[/.test(text)).length).toBeGreaterThan(90);
  expect(other).not.toEqual(first);
});
