import { describe, test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import { preferChecks } from "../../src/contract/checks/prefer.ts";
import { expectToPass, oneOfEach, rowsFor } from "./client.ts";

// Most errors are the same for many operations.
const distinct = oneOfEach(
  cases.flatMap((testCase) => testCase.responses.map((response) => ({ testCase, response }))),
  ({ response }) => JSON.stringify(response),
);
const rows = rowsFor(distinct, ({ response: { status, mediaType, examples } }) =>
  [status, mediaType, Object.keys(examples).length > 1].join(),
);

describe.each(rows)("$testCase.id", ({ testCase, response }) => {
  test.each(preferChecks(testCase, [response]))("$name", expectToPass);
});
