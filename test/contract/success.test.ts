import { expect, test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import { successChecks } from "../../src/contract/checks/success.ts";
import { expectToPass, rowsFor } from "./client.ts";

const checks = cases.flatMap(successChecks);

test("each operation has a check", () => {
  expect(new Set(checks.map(({ operation }) => operation)).size).toBe(cases.length);
});

// Its first check sends the first example of its body, and expects the example of stock Prism.
test.each(
  rowsFor(checks, ({ operation, name }) =>
    name.startsWith("responds") ? operation : name.replace(/(?<=accepts the body) .*/, ""),
  ),
)("$operation $name", expectToPass);
