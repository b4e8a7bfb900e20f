import { expect, test } from "vitest";
import { operations } from "../../../../generated/operations.ts";
import { validators } from "../../../../generated/validators.ts";
import type { OperationValidators } from "../../../../src/mock/lib/generated-types.ts";
import { createPrefer } from "../../../../src/mock/server/steps/prefer.ts";
import { defined } from "../../../defined.ts";

const JSON_TYPE = "application/json";
const prefer = createPrefer();

const json = Object.entries(operations).filter(([, { mediaTypes }]) =>
  (mediaTypes as readonly string[]).includes(JSON_TYPE),
);
test("every response to dynamic=true is valid", async () => {
  const invalid: string[] = [];
  let generated = 0;
  for (const [id] of json) {
    const { status, headers, raw } = await prefer(id, { dynamic: true }, JSON_TYPE);
    const validate = defined((validators as Readonly<Record<string, OperationValidators>>)[id]).responses[status];
    if (!validate?.(JSON.parse(String(raw?.body)))) invalid.push(`${id}: ${JSON.stringify(validate?.errors)}`);
    if (headers?.["preference-applied"] === "dynamic=true") generated += 1;
  }
  expect(invalid).toEqual([]);
  // For the others, ten attempts may all have failed.
  expect(generated).toBeGreaterThan(json.length - 5);
});

// Prism generates something else than a duration in most attempts.
test("a generated response that is invalid is not sent", async () => {
  const validate = defined(validators["workflows.schedules.list"].responses[200]);
  for (let round = 0; round < 10; round++) {
    const { raw } = await prefer("workflows.schedules.list", { dynamic: true }, JSON_TYPE);
    expect(validate(JSON.parse(String(raw?.body))), String(raw?.body)).toBe(true);
  }
});
