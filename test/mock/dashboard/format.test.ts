import { expect, test } from "vitest";
import { countsOf, remarksOn } from "../../../src/mock/dashboard/format.tsx";
import { createMock } from "../../../src/mock/testing/create-mock.ts";

test("the row of a request has its violations, its reason and its notes", async () => {
  const sandbox = createMock().sandbox("rows");
  const client = sandbox.client({ maxRetries: 0 });
  const { id } = await sandbox.fault({ operation_id: "models.list", status: 503 });
  await client.models.list({ extraQuery: { tide: 1 } }).catch(() => {});
  await client.models.get("aurora-large");
  await client.agents.create({ name: "Guide" } as never).catch(() => {});
  expect((await sandbox.requests()).map((entry) => [countsOf(entry), remarksOn(entry)])).toEqual([
    [
      "",
      `UNAVAILABLE: A fault was injected for models.list: status 503. Changed by ${id}. · models.list has no query parameter tide. It has provider, model.`,
    ],
    ["", ""],
    ["1 violation", "VALIDATION_ERROR: /body/model is required."],
  ]);
});
