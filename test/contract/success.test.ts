import { describe, test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import { successChecks } from "../../src/contract/checks/success.ts";
import { expectToPass } from "./client.ts";

const rows = cases.map((testCase) => ({ id: testCase.id, checks: successChecks(testCase) }));

// An operation without a check fails, because its group has no test. The first check of each expects the example of stock Prism.
describe.each(rows)("$id", ({ checks }) => {
  test.each(checks)("$name", expectToPass);
});
