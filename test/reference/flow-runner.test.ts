import { expect, test } from "vitest";
import { type RunnableStep, runStep } from "../../src/reference/flow-runner.ts";

const STEP: RunnableStep = {
  id: "wait",
  method: "GET",
  path: "/tide",
  parameters: [],
  outputs: [],
  repeat: {
    until: [{ pointer: "/status", value: "DONE" }],
    failed: { pointer: "/status", values: ["LOST"] },
    seconds: 1,
    limit: 3,
  },
};

test.each([
  [["RISING", "DONE"], { status: "DONE" }],
  [["RISING", "LOST", "DONE"], "The step wait ends with LOST."],
  [["RISING", "RISING", "RISING", "RISING", "DONE"], "The step wait is never done."],
])("a step that is repeated, with the statuses %j", async (statuses, expected) => {
  const fetch = async () => Response.json({ status: statuses.shift() });
  const result = runStep(STEP, { key: "key", fetch, outputs: new Map() }).then(
    ({ body }) => body,
    (error: Error) => error.message,
  );
  expect(await result).toEqual(expected);
});
