import type { OperationId } from "../../../generated/operations.ts";
import type { Caller } from "../areas/caller.ts";
import { stripUnknownFields } from "../areas/shared/known-fields.ts";
import type { Sandbox } from "../areas/tables.ts";
import type { HandlerResult } from "../exchange/responses.ts";
import type { MockRequest } from "../exchange/types.ts";
import type { Call } from "./route.ts";
import { errorResult } from "./shared/problem-result.ts";
import type { PlatformService } from "./shared/service.ts";
import type { ValidInput } from "./validate-request.ts";

/** Calls the handler of the operation. A thrown problem becomes the response, and the changes before it are kept. */
export function handle(
  service: PlatformService,
  { operationId, streaming }: Call,
  { parameters: { path, query, header }, body }: ValidInput,
  { headers }: MockRequest,
  sandbox: Sandbox,
  caller: Caller,
): HandlerResult {
  try {
    return service.handle(operationId, {
      path,
      query,
      header,
      body: stripUnknownFields(operationId as OperationId, body), // The router has found it.
      streaming,
      origin: `http://${headers.host ?? "localhost"}`,
      sandbox,
      caller,
    });
  } catch (error) {
    return errorResult(error);
  }
}
