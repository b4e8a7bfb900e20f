import type { Platform } from "platform-api";
import { defineFunction, runFunctions } from "platform-api/functions";
import { test } from "platform-api-mock/vitest";
import { expect } from "vitest";

const getTide = defineFunction({
  name: "get_tide",
  parameters: { type: "object", required: ["port"], properties: { port: { type: "string" } } },
  run: ({ port }) => `Low water at ${port}: 06:12`,
});

/** The program under test: a bot with a function. */
async function bot(client: Platform, inputs: string): Promise<unknown> {
  const { outputs } = await runFunctions(client, { inputs }, [getTide]);
  return outputs.flatMap((entry) => (entry.type === "message.output" ? [entry.content] : [])).at(-1);
}

test("the bot calls the function, and answers", async ({ client, sandbox }) => {
  const call = { name: "get_tide", arguments: { port: "Harbor Point" } };
  await sandbox.respondWith({ function_calls: [call] }, "Low water is at 06:12.");
  expect(await bot(client, "When is low water?")).toBe("Low water is at 06:12.");
  expect(await sandbox.turns()).toEqual([]);
});
