import { expect } from "vitest";
import type { OperationId } from "../../../generated/operations.ts";
import type { Problem } from "../../../generated/types.ts";
import type { Received } from "./call.ts";
import { descriptionOf } from "./rows.ts";

/** Expects that the document has an answer with the status of this problem, and names its code there. */
export function expectDocumented(id: OperationId, { status, body }: Received): void {
  const { code } = body as Problem; // The mock has checked that it is one.
  expect(`${id} ${status}: ${descriptionOf(id, status)}`).toContain(`\`${code}\``);
}

/** Expects a refusal with this code; that the document has it is checked with each call. */
export function expectRefusal({ status, body }: Received, code: string): void {
  expect(body).toMatchObject({ status, code });
  expect(status).toBeGreaterThanOrEqual(400);
}

/** Expects that a thing is not there, for the reason with this code. */
export function expectGone({ status, body }: Received, code: string): void {
  expect({ status, code: (body as Problem | undefined)?.code }).toEqual({ status: 404, code });
}
