import { describe, expect, inject, test } from "vitest";
import { cases } from "./cases.ts";
import { minimalInput, preferredResponses, reportedViolations, send, violationsOfResponse } from "./client.ts";

describe.runIf(inject("preferred") !== "none").each(cases)("$id", (testCase) => {
  for (const response of preferredResponses(testCase.responses, ({ mediaType }) => mediaType)) {
    const { status, mediaType, examples } = response;
    const what = mediaType ? `${status} and ${mediaType}` : String(status);

    test(`responds with ${what} to Prefer: code=${status}`, async () => {
      const input = { ...minimalInput(testCase, mediaType), headers: { Prefer: `code=${status}` } };
      const received = await send(testCase, input, mediaType);
      expect(received.status).toBe(status);
      expect(received.mediaType).toBe(mediaType);
      expect(violationsOfResponse(testCase, received)).toEqual([]);
    });

    test.each(Object.entries(examples))(
      `responds with ${what} and the example of Prefer: example=%s`,
      async (name, value) => {
        const input = { ...minimalInput(testCase, mediaType), headers: { Prefer: `code=${status}, example=${name}` } };
        const received = await send(testCase, input, mediaType);
        expect(reportedViolations(received)).toEqual([]);
        expect(received.status).toBe(status);
        expect(response.eventPointer ? received.text : received.json()).toEqual(value);
        expect(violationsOfResponse(testCase, received)).toEqual([]);
      },
    );
  }
});
