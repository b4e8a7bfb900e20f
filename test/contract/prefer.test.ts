import { describe, test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import { preferChecks } from "../../src/contract/checks/prefer.ts";
import { expectToPass, preferredResponses } from "./client.ts";

describe.each(cases)("$id", (testCase) => {
  const responses = preferredResponses(testCase.responses, ({ mediaType }) => mediaType);
  test.each(preferChecks(testCase, responses))("$name", expectToPass);
});
