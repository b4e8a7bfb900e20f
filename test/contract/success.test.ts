import { describe, expect, inject, test } from "vitest";
import { cases } from "./cases.ts";
import {
  defaultResponse,
  inputOf,
  minimalInput,
  prepareRequest,
  reportedViolations,
  send,
  violationsOfResponse,
  withUniqueNames,
} from "./client.ts";

describe.each(cases)("$id", (testCase) => {
  const { successStatus: success } = testCase;
  const response = defaultResponse(testCase);

  test(`responds ${success} to a minimal request`, async () => {
    const received = await send(testCase, await prepareRequest(testCase, minimalInput(testCase)));
    expect(reportedViolations(received)).toEqual([]);
    expect(received.status).toBe(success);
    expect(violationsOfResponse(testCase, received)).toEqual([]);
    if (!inject("servesExamples") || !response.mediaType) return;
    const example = Object.values(response.examples)[0];
    expect(response.eventPointer ? received.text : received.json()).toEqual(example);
  });

  // A cursor must come from a previous page.
  const optional = testCase.parameters.filter(
    ({ required, name }) => !required && !(hasCursor(testCase.operation) && name === pageParameter(testCase.operation)),
  );
  test.runIf(optional.length > 0).each(optional)(`accepts the ${"$in"} parameter $name`, async (parameter) => {
    const input = inputOf(testCase, ({ name, required }) => required === true || name === parameter.name);
    const received = await send(testCase, await prepareRequest(testCase, input));
    expect(reportedViolations(received)).toEqual([]);
    expect(received.status).toBe(success);
    expect(violationsOfResponse(testCase, received)).toEqual([]);
  });

  test.runIf(testCase.body).each(Object.entries(testCase.body?.examples ?? {}))(
    "accepts the body %s",
    async (_name, body) => {
      const received = await send(
        testCase,
        await prepareRequest(testCase, { ...minimalInput(testCase), body: withUniqueNames(testCase, body) }),
      );
      expect(reportedViolations(received)).toEqual([]);
      expect(received.status).toBe(success);
      expect(violationsOfResponse(testCase, received)).toEqual([]);
    },
  );
});

type Operation = (typeof cases)[number]["operation"];

function hasCursor(operation: Operation): boolean {
  return ["cursor", "token"].includes(operation["x-pagination"]?.form ?? "");
}

function pageParameter(operation: Operation): string | undefined {
  return operation["x-pagination"]?.parameter;
}
