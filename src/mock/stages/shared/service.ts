import { operations as controlOperations } from "../../../../generated/control/operations.ts";
import { type OperationId, operations } from "../../../../generated/operations.ts";
import type { Operation, OperationValidators } from "../../../core/generated-types.ts";
import { handlers } from "../../areas/areas.ts";
import type { Caller } from "../../areas/caller.ts";
import type { CustomHandlers } from "../../areas/operation-types.ts";
import type { Sandbox } from "../../areas/tables.ts";
import { explainControl, explainPlatform } from "../../control/unknown-fields.ts";
import type { Violation } from "../../exchange/problems.ts";
import type { HandlerResult } from "../../exchange/responses.ts";
import { controlValidators, validators } from "../../lib/validators.ts";
import { callCustomHandler, checkCustomHandlers } from "../custom-handlers.ts";

/** An API for the stages of a request: the Platform API itself, or the mock's control. */
export interface Service {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly validators: Readonly<Record<string, OperationValidators>>;
  /** Returns true if the handler of an operation was passed to `createMock`. */
  readonly isCustom?: (operationId: string) => boolean;
  /** Operations that an unknown path may stand for. Default: its own. */
  readonly suggested?: Service["operations"];
  /** Says where the paths of its operations are described. Default: in the reference. */
  readonly reference?: string;
  /** Adds help to a violation of a request's body. */
  readonly explain?: (operationId: string, violation: Violation, body: unknown) => Violation;
}

export interface Parameters {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly header: Record<string, unknown>;
}

/** A valid request of an operation of the Platform API. */
interface PlatformRequest extends Parameters {
  readonly body: unknown;
  readonly streaming: boolean;
  readonly origin: string;
  readonly sandbox: Sandbox;
  readonly caller: Caller;
}

export interface PlatformService extends Service {
  /** Handles a valid request, or throws a ProblemError. */
  readonly handle: (operationId: string, request: PlatformRequest) => HandlerResult;
}

export const platformService: PlatformService = {
  operations,
  validators,
  suggested: { ...operations, ...controlOperations },
  explain: explainPlatform,
  handle: (operationId, request) => callBuiltIn(operationId as OperationId, request), // The router has found it.
};

/** Returns the Platform API with some handlers replaced. Throws a TypeError for a handler of an unknown operation. */
export function withHandlers(custom: CustomHandlers): PlatformService {
  checkCustomHandlers(custom);
  return {
    ...platformService,
    isCustom: (operationId) => Object.hasOwn(custom, operationId),
    handle(operationId, request) {
      if (!Object.hasOwn(custom, operationId)) return platformService.handle(operationId, request);
      const id = operationId as OperationId; // Only known operations have custom handlers.
      // A handler may modify its request, which is handled again if another process was faster.
      return callCustomHandler(custom, id, copyRequest(request), (changed) => callBuiltIn(id, copyRequest(changed)));
    },
  };
}

function copyRequest<Request extends PlatformRequest>({ sandbox, ...values }: Request): PlatformRequest {
  return { ...(structuredClone(values) as Omit<PlatformRequest, "sandbox">), sandbox };
}

/**
 * Each handler is called with the request of its own operation, which the validators have checked. TypeScript can't
 * distinguish handlers by a value, so they all have this type here.
 */
type AnyHandler = (request: PlatformRequest) => HandlerResult;

function callBuiltIn(id: OperationId, request: PlatformRequest): HandlerResult {
  return (handlers[id] as unknown as AnyHandler)(request);
}

export const controlService: Service = {
  operations: controlOperations,
  validators: controlValidators,
  reference: "GET /_mock/openapi.json describes the operations under /_mock/.",
  explain: explainControl,
};
