import { describe, expect, test } from "vitest";
import { cases } from "./cases.ts";
import { breaches, pointersIn, send } from "./client.ts";
import { faultsIn } from "./faults.ts";

const subjects = cases.map((subject) => ({ id: subject.id, subject, faults: faultsIn(subject) }));

describe.each(subjects.filter(({ faults }) => faults.length > 0))("$id", ({ subject, faults }) => {
  test.each(faults)("answers 422 to $name and points at it", async ({ input, pointers }) => {
    const received = await send(subject, input);
    expect(received.status).toBe(422);
    expect(breaches(subject, received)).toEqual([]);
    expect(pointers.some((pointer) => pointersIn(received).some((found) => found.startsWith(pointer)))).toBe(true);
  });
});
