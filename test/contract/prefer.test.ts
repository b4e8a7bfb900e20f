import { describe, test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import { preferChecks } from "../../src/contract/checks/prefer.ts";
import { expectToPass, target } from "./client.ts";

describe.each(cases)("$id", (testCase) => {
  test.each(preferChecks(testCase, target()))("$name", expectToPass);
});
