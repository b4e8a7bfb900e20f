import { describe, expect, inject, test } from "vitest";
import { cases } from "./cases.ts";
import { breaches, fresh, inputOf, leastInput, ready, send, usualAnswer, violationsIn } from "./client.ts";

describe.each(cases)("$id", (subject) => {
  const { success } = subject;
  const answer = usualAnswer(subject);

  test(`answers ${success} to the least it takes`, async () => {
    const received = await send(subject, await ready(subject, leastInput(subject)));
    expect(violationsIn(received)).toEqual([]);
    expect(received.status).toBe(success);
    expect(breaches(subject, received)).toEqual([]);
    if (!inject("servesExamples") || !answer.mediaType) return;
    const example = Object.values(answer.examples)[0];
    expect(answer.itemPointer ? received.text : received.json()).toEqual(example);
  });

  // A cursor can't be made up: it comes from the page before.
  const optional = subject.parameters.filter(
    ({ required, name }) =>
      !required && !(isMadeByServer(subject.operation) && name === pageParameter(subject.operation)),
  );
  test.runIf(optional.length > 0).each(optional)(`takes the ${"$in"} parameter $name`, async (parameter) => {
    const input = inputOf(subject, ({ name, required }) => required === true || name === parameter.name);
    const received = await send(subject, await ready(subject, input));
    expect(violationsIn(received)).toEqual([]);
    expect(received.status).toBe(success);
    expect(breaches(subject, received)).toEqual([]);
  });

  test.runIf(subject.body).each(Object.entries(subject.body?.examples ?? {}))(
    "takes the body %s",
    async (_name, body) => {
      const received = await send(
        subject,
        await ready(subject, { ...leastInput(subject), body: fresh(subject, body) }),
      );
      expect(violationsIn(received)).toEqual([]);
      expect(received.status).toBe(success);
      expect(breaches(subject, received)).toEqual([]);
    },
  );
});

type Operation = (typeof cases)[number]["operation"];

function isMadeByServer(operation: Operation): boolean {
  return ["cursor", "token"].includes(operation["x-pagination"]?.form ?? "");
}

function pageParameter(operation: Operation): string | undefined {
  return operation["x-pagination"]?.parameter;
}
