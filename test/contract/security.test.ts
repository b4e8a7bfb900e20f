import { describe, test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import { securityChecks } from "../../src/contract/checks/security.ts";
import { expectToPass } from "./client.ts";

const rows = cases.map((testCase) => ({ id: testCase.id, checks: securityChecks(testCase) }));

describe.each(rows.filter(({ checks }) => checks.length > 0))("$id", ({ checks }) => {
  test.each(checks)("$name", expectToPass);
});
