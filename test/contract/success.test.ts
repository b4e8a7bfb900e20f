import { describe, test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import { successChecks } from "../../src/contract/checks/success.ts";
import { expectToPass } from "./client.ts";

const rows = cases.map((testCase) => ({ id: testCase.id, checks: successChecks(testCase) }));

describe.each(rows.filter(({ checks }) => checks.length > 0))("$id", ({ checks }) => {
  test.each(checks)("$name", expectToPass);
});
