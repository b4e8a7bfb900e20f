import { expect, test } from "vitest";
import type { Report } from "../../../src/contract/reports/report.ts";
import { createMock } from "../../../src/mock/index.ts";
import { run, serveFetch } from "../command/server.ts";
import type { AlteredServer } from "./alter.ts";
import { faults } from "./faults.ts";
import { variants } from "./variants.ts";

/** Checks the operations of a server with the command. Returns a line for each finding. */
async function findFaults({ alter, operations }: AlteredServer): Promise<string[]> {
  const mock = createMock();
  const baseUrl = await serveFetch((request) => alter(request, mock.fetch));
  const selected = operations.flatMap((operation) => ["--operation", operation]);
  const { out } = await run("--base-url", baseUrl, "--writes", "--report", "json", ...selected);
  const report = JSON.parse(out) as Report;
  return report.operations.flatMap(({ operation, checks }) =>
    checks.flatMap(({ check, findings }) =>
      findings.map(
        ({ pointer, expected, received }) =>
          `${operation}: ${check}: ${pointer}: expected ${expected}; received ${received}`,
      ),
    ),
  );
}

for (const fault of faults) {
  // A check that finds one of the others makes the test fail: remove `isMissed`.
  (fault.isMissed ? test.fails : test)(`a server that ${fault.name} is found`, async () => {
    expect(await findFaults(fault)).toContainEqual(expect.stringMatching(fault.finds));
  });
}

test.each(variants)("a server that $name has no finding", async (variant) => {
  expect(await findFaults(variant)).toEqual([]);
});
