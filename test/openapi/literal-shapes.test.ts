import { expect, test } from "vitest";
import { cases, findCase } from "../../src/contract/cases.ts";
import { explainViolations } from "../../src/contract/checks/violations.ts";
import { defined } from "../defined.ts";
import { type Shape, shapes } from "./description.ts";

/** The pointer of the schema of an operation's response, or of one event of its stream. */
function findPointer(operation: string): string {
  const { responses, successStatus } = findCase(operation);
  const success = responses.filter(({ status }) => status === successStatus);
  const json = success.find(({ eventPointer }) => !eventPointer);
  return defined(json?.pointer ?? success.find(({ eventPointer }) => eventPointer)?.eventPointer);
}

/** The value with and without its optional fields. */
function listValues({ value, optional = [] }: Shape): unknown[] {
  const without = Object.entries(value as object).filter(([name]) => !optional.includes(name));
  return optional.length > 0 ? [value, Object.fromEntries(without)] : [value];
}

test.each(shapes)("$name is valid as the owners describe it", (shape) => {
  const found = shape.operations.flatMap((operation) =>
    listValues(shape).flatMap((value) => explainViolations(findPointer(operation), value)),
  );
  expect(found).toEqual([]);
});

test("each operation with a JSON response has a shape", () => {
  const covered = new Set(shapes.flatMap(({ operations }) => operations));
  const missing = cases.filter(
    ({ id, responses, successStatus }) =>
      !covered.has(id) &&
      responses.some(({ status, mediaType }) => status === successStatus && mediaType === "application/json"),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});
