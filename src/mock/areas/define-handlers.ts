import type { OperationId, operations } from "../../../generated/operations.ts";
import type { CapacityError } from "../state/capacity-error.ts";
import type { TaskData } from "../state/tasks.ts";
import type { OperationRequest, OperationResponse } from "./operation-types.ts";
import type { Sandbox } from "./tables.ts";

export interface HandlerRequest<Id extends OperationId> extends OperationRequest<Id> {
  readonly sandbox: Sandbox;
}

/** Returns a documented success response, or throws a ProblemError. Its work must not take more than half a second. */
type Handler<Id extends OperationId> = (request: HandlerRequest<Id>) => OperationResponse<Id>;

export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };

/**
 * Runs a piece of a task that is due: a few milliseconds of work, at most half a second. The resource that the task refers to
 * may no longer exist. If there is more to do, returns the data for the next piece, which runs at the same time by the
 * sandbox's clock, after others had a turn.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most tasks return nothing
export type TaskHandler = (sandbox: Sandbox, data: TaskData) => TaskData | undefined | void;

/** Ends a task in another way if there was no memory for the changes of a piece, which were undone. */
export type ShortageHandler = (sandbox: Sandbox, data: TaskData, shortage: CapacityError) => void;

/** An area of the document: the tag of its operations. */
type Area = (typeof operations)[OperationId]["area"];

type IdOf<Name extends Area> = {
  [Id in OperationId]: (typeof operations)[Id]["area"] extends Name ? Id : never;
}[OperationId];

type AreaHandlers<Name extends Area> = Handlers<IdOf<Name>>;

/** Types the handlers of an area: exactly its operations, each returning a response that the document declares. */
export function defineHandlers<Name extends Area>(_name: Name, handlers: AreaHandlers<Name>): AreaHandlers<Name> {
  return handlers;
}
