import { expect, test } from "vitest";
import { showViolation, toProblem } from "../../../src/mock/exchange/problems.ts";

test("a violation shows no secret that a schema quotes", () => {
  const detail = 'must be "canary-1"';
  const shown = (pointer: string) => showViolation({ pointer, detail, code: "const" }).detail;
  expect([shown("/body/api_key"), shown("/body/type")]).toEqual(['must be "****"', detail]);
});

test("the texts of a problem show no secret, and are shortened", () => {
  const errors = [
    { pointer: "/body/token=canary", detail: "see https://u:canary@a.example", code: "invalid" },
  ] as const;
  const { detail, ...problem } = toProblem(422, "INVALID", `api_key=canary ${"x".repeat(20_000)}`, { errors });
  expect(detail).toMatch(/^api_key=\*{4} x+…x+$/);
  expect(problem).toMatchObject({
    errors: [{ pointer: "/body/token=****", detail: "see https://****@a.example", code: "invalid" }],
  });
});
