import { describe, test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import { invalidRequestChecks } from "../../src/contract/checks/invalid-requests.ts";
import { expectToPass } from "./client.ts";

const rows = cases.map((testCase) => ({ id: testCase.id, checks: invalidRequestChecks(testCase) }));

describe.each(rows.filter(({ checks }) => checks.length > 0))("$id", ({ checks }) => {
  test.each(checks)("$name", expectToPass);
});
