import { describe, expect, inject, test } from "vitest";
import { cases } from "./cases.ts";
import { breaches, leastInput, send, violationsIn } from "./client.ts";

describe.runIf(inject("honoursPrefer")).each(cases)("$id", (subject) => {
  for (const answer of subject.answers) {
    const { status, mediaType, examples } = answer;
    const what = mediaType ? `${status} as ${mediaType}` : String(status);

    test(`answers ${what} when that is preferred`, async () => {
      const input = { ...leastInput(subject), headers: { Prefer: `code=${status}` } };
      const received = await send(subject, input, mediaType);
      expect(received.status).toBe(status);
      expect(received.mediaType).toBe(mediaType);
      expect(breaches(subject, received)).toEqual([]);
    });

    test.each(Object.entries(examples))(
      `answers ${what} with the example %s when that is preferred`,
      async (name, value) => {
        const input = { ...leastInput(subject), headers: { Prefer: `code=${status}, example=${name}` } };
        const received = await send(subject, input, mediaType);
        expect(violationsIn(received)).toEqual([]);
        expect(received.status).toBe(status);
        expect(answer.itemPointer ? received.text : received.json()).toEqual(value);
        expect(breaches(subject, received)).toEqual([]);
      },
    );
  }
});
