import { expect } from "vitest";
import type { Problem } from "../../../generated/mock-types.ts";
import type { OperationId } from "../../../generated/operations.ts";
import type { ApiResponse } from "./call.ts";
import { readDescription } from "./rows.ts";

/** Expects that the document describes a response with the status and the code of this problem. */
export function expectDocumented(id: OperationId, { status, body }: ApiResponse): void {
  const { code } = body as Problem; // The mock has validated it.
  expect(`${id} ${status}: ${readDescription(id, status)}`).toContain(`\`${code}\``);
}

export function expectError({ status, body }: ApiResponse, code: string): void {
  expect(body).toMatchObject({ status, code });
  expect(status).toBeGreaterThanOrEqual(400);
}

export function expectNotFound({ status, body }: ApiResponse, code: string): void {
  expect({ status, code: (body as Problem | undefined)?.code }).toEqual({ status: 404, code });
}
