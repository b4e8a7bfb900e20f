import type { operations as ControlOperations } from "../../../generated/control/types.ts";
import type { Body, HandlerResponse, LowerCase } from "../areas/operation-types.ts";
import type { HandlerResult } from "../exchange/responses.ts";
import type { Controller } from "../sandboxes/control-tables.ts";
import type { Awaitable } from "../stores/store.ts";

interface ControlRequest<Id extends keyof ControlOperations> {
  readonly path: NonNullable<ControlOperations[Id]["parameters"]["path"]>;
  readonly query: NonNullable<ControlOperations[Id]["parameters"]["query"]>;
  readonly header: LowerCase<NonNullable<ControlOperations[Id]["parameters"]["header"]>>;
  readonly body: Body<ControlOperations[Id]>;
  readonly sandboxId: string;
  /** Calls `work` with the sandbox, as `Sandboxes.update` does. */
  update<Result>(work: (controller: Controller) => Result): Awaitable<Result>;
}

/** A file is sent as it is, and so has no JSON response. */
export type ControlHandlers = {
  readonly [Id in keyof ControlOperations]: (
    request: ControlRequest<Id>,
  ) => Awaitable<Id extends "files.get" ? HandlerResult : HandlerResponse<ControlOperations[Id]>>;
};
