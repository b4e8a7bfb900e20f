import { expect, test } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { responseFindings } from "../../../src/contract/checks/findings.ts";
import type { Report } from "../../../src/contract/reports/report.ts";
import { createMock } from "../../../src/mock/index.ts";
import { argumentsOf, listKinds, withoutRow } from "../../kinds.ts";
import { listFiles } from "../../layout.ts";
import { run, serveFetch } from "../command/server.ts";
import type { AlteredServer } from "./alter.ts";
import { faults } from "./faults.ts";
import { variants } from "./variants.ts";

/** Checks the operations of a server with the command. Resolves to its exit code and a line for each finding. */
async function check({
  alter,
  operations,
  options = [],
}: AlteredServer): Promise<{ code: number; findings: string[] }> {
  const mock = createMock();
  const baseUrl = await serveFetch((request) => alter(request, mock.fetch));
  const selected = operations.flatMap((operation) => ["--operation", operation]);
  const { code, out } = await run("--base-url", baseUrl, "--writes", "--report", "json", ...selected, ...options);
  const report = JSON.parse(out) as Report;
  const findings = report.operations.flatMap(({ operation, checks }) =>
    checks.flatMap(({ check: name, findings }) =>
      findings.map(
        ({ pointer, expected, received }) =>
          `${operation}: ${name}: ${pointer}: expected ${expected}; received ${received}`,
      ),
    ),
  );
  return { code, findings };
}

const found: string[] = [];

for (const fault of faults) {
  // A check that finds one of the others makes the test fail: remove `isMissed`.
  (fault.isMissed ? test.fails : test)(`a server that ${fault.name} is found`, async () => {
    const { findings } = await check(fault);
    found.push(...findings);
    expect(findings).toContainEqual(expect.stringMatching(fault.finds));
    expect(findings.filter((text) => !fault.finds.test(text))).toEqual([]);
  });
}

test.each(variants)("a server that $name has no finding", async (variant) => {
  // The code is 2 if no check could be run.
  expect(await check(variant)).toEqual({ code: 0, findings: [] });
});

test("a body of a response that must have none is found", () => {
  // HTTP allows none with 204 (RFC 9110, section 6.4.1), so no server can send it.
  const headers = new Headers({ "x-request-id": "req_1" });
  const received = { status: 204, headers, mediaType: undefined, text: "{}", json: () => ({}) };
  const findings = responseFindings(findCase("agents.delete"), received);
  expect(findings).toEqual([{ pointer: "/body", expected: "no body with 204", received: "{}" }]);
  expect(responseFindings(findCase("agents.delete"), { ...received, text: "" })).toEqual([]);
  found.push(...findings.map(({ pointer, expected }) => `${pointer}: expected ${expected}`));
});

test("each kind of finding is found in a server", () => {
  const files = listFiles("src/contract");
  expect(withoutRow(listKinds(files, argumentsOf("finding", 0, 1)), found)).toEqual([]);
});
