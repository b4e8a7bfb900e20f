import { expect, test } from "vitest";
import { createMock } from "../../../src/mock/testing/create-mock.ts";
import { describeRequests } from "../../../src/mock/testing/describe-requests.ts";
import { defined } from "../../defined.ts";

test("describeRequests has a line for each request, its reason and each further violation", async () => {
  const sandbox = createMock().sandbox("lines");
  const client = sandbox.client({ maxRetries: 0 });
  await client.models.get("aurora-large");
  await client.agents.create({ name: "Guide" } as never).catch(() => {});
  await client.agents.create({} as never).catch(() => {});
  await sandbox.fault({ operation_id: "models.get", drop: true });
  await client.models.get("aurora-large").catch(() => {});
  expect(describeRequests(await sandbox.requests())).toBe(
    [
      "Requests of the test to its sandbox (4):",
      "  GET /v1/models/aurora-large -> 200",
      "  POST /v1/agents -> 422",
      "    VALIDATION_ERROR: /body/model is required.",
      "  POST /v1/agents -> 422",
      "    VALIDATION_ERROR: /body/model is required. There are 2 violations in all, listed in errors.",
      "    /body/name is required",
      "  GET /v1/models/aurora-large -> no response",
      "    The connection was closed without a response. Changed by fault_70f6c6d8.",
    ].join("\n"),
  );
});

test("describeRequests is bounded", async () => {
  const sandbox = createMock().sandbox("bounds");
  const client = sandbox.client();
  for (let number = 1; number <= 21; number += 1) await client.models.get("aurora-large");
  const requests = await sandbox.requests();
  const violation = { pointer: "/body", detail: "d".repeat(300), code: "type" };
  const lines = describeRequests([
    ...requests,
    { ...defined(requests[0]), url: `/${"u".repeat(300)}`, violations: Array.from({ length: 30 }, () => violation) },
  ]).split("\n");
  expect(lines[0]).toBe("Requests of the test to its sandbox (the last 20 of 22):");
  expect(lines).toHaveLength(1 + 20 + 10 + 1);
  expect(lines.at(-1)).toBe("    … and 20 more");
  expect(Math.max(...lines.map((line) => line.length))).toBe(200);
});

test("describeRequests shows notes, and counts dropped requests", async () => {
  const sandbox = createMock().sandbox("notes");
  await sandbox.client().models.get("aurora-large");
  const [request] = await sandbox.requests();
  expect(describeRequests([{ ...defined(request), notes: ["A note."] }], 7)).toBe(
    [
      "Requests of the test to its sandbox (the last 1 of 8):",
      "  GET /v1/models/aurora-large -> 200",
      "    A note.",
    ].join("\n"),
  );
});

test("describeRequests says that there were none", () => {
  expect(describeRequests([])).toBe("The test sent no request to its sandbox.");
});
