import type { OperationId } from "../../../../generated/operations.ts";
import type { Caller } from "../../areas/caller.ts";
import { stripUnknownFields } from "../../areas/known-fields.ts";
import type { HandlerResult } from "../../areas/responses.ts";
import type { Sandbox } from "../../areas/tables.ts";
import { isSteps, type Steps, type Stepwise } from "../../lib/steps.ts";
import { errorResult } from "../problem-result.ts";
import type { PlatformService } from "../service.ts";
import type { MockRequest } from "../types.ts";
import type { Call } from "./route.ts";
import type { ValidInput } from "./validate-request.ts";

/**
 * Calls the handler of the operation, which may return steps. A thrown problem becomes the response, and the changes before
 * it are kept.
 */
export function handle(
  service: PlatformService,
  { operationId, streaming }: Call,
  { parameters: { path, query, header }, body }: ValidInput,
  { headers }: MockRequest,
  sandbox: Sandbox,
  caller: Caller,
): Stepwise<HandlerResult> {
  try {
    const result = service.handle(operationId, {
      path,
      query,
      header,
      body: stripUnknownFields(operationId as OperationId, body), // The router has found it.
      streaming,
      origin: `http://${headers.host ?? "localhost"}`,
      sandbox,
      caller,
    });
    return isSteps(result) ? handleInSteps(result) : result;
  } catch (error) {
    return errorResult(error);
  }
}

function* handleInSteps(steps: Steps<HandlerResult>): Steps<HandlerResult> {
  try {
    return yield* steps;
  } catch (error) {
    return errorResult(error);
  }
}
