/** All checks of a server; the other tests check a few operations. */
import { expect, test } from "vitest";
import { operations } from "../../../generated/operations.ts";
import seed from "../../../generated/seed.json" with { type: "json" };
import { createMock, type SeedData } from "../../../src/mock/index.ts";
import { defined } from "../../defined.ts";
import { listFailures, runReport, serve } from "./server.ts";

/** The built-in data with other ids and names. */
const foreignData = JSON.parse(
  JSON.stringify(seed)
    .replaceAll("_0197", "_4455")
    .replaceAll("morning-briefing", "night-report")
    .replaceAll("harbor-", "quay-")
    .replaceAll("aurora-", "boreal-")
    .replaceAll(/"[0-9a-f]([0-9a-f]{7}-[0-9a-f]{4}-)/g, '"e$1'),
) as SeedData;

test("a server that conforms to the document passes without any data: checks of what there is not are skipped with a reason", async () => {
  const mock = createMock({ seedData: {} });
  const report = await runReport("--base-url", await serve(mock));
  expect(listFailures(report)).toEqual([]);
  const { checks } = defined(report.operations.find(({ operation }) => operation === "agents.get"));
  expect(checks.find(({ check }) => check === "responds 200 to a minimal request")).toMatchObject({
    outcome: "skipped",
    reason: "agents.listLegacy lists nothing that could be read",
  });
  expect(report.summary.passed).toBeGreaterThan(300);
});

test("a server that conforms to the document passes with writes and data of its own, which stay as they were", async () => {
  const mock = createMock({ seedData: foreignData });
  const client = (path: string) =>
    mock
      .fetch(`http://localhost${path}`, { headers: { Authorization: "Bearer own" } })
      .then((response) => response.json());
  const paths = ["/v1/agents", "/v1/workflows", "/v1/models", "/v1/observability/datasets", "/v1/workflows/schedules"];
  const before = await Promise.all(paths.map(client));
  expect(JSON.stringify(before)).not.toContain("ag_0197");
  const report = await runReport("--base-url", await serve(mock), "--key", "own", "--writes");
  expect(listFailures(report)).toEqual([]);
  expect(report.operations).toHaveLength(Object.keys(operations).length);
  expect(report.summary.passed).toBeGreaterThan(1000);
  expect(await Promise.all(paths.map(client))).toEqual(before);
});
