import type { OperationId, operations } from "../../../generated/operations.ts";
import type { Steps, Stepwise } from "../lib/steps.ts";
import type { TaskData } from "../sandbox/tasks.ts";
import type { OperationRequest, OperationResponse } from "./operation-types.ts";
import type { Sandbox } from "./tables.ts";

interface HandlerRequest<Id extends OperationId> extends OperationRequest<Id> {
  readonly sandbox: Sandbox;
}

/**
 * Returns a documented success response, or throws a ProblemError. Long work consists of steps, between which other
 * sandboxes are served; this one waits, and its clock stands still.
 */
type Handler<Id extends OperationId> = (request: HandlerRequest<Id>) => Stepwise<OperationResponse<Id>>;

export type Handlers<Id extends OperationId = OperationId> = { readonly [Key in Id]: Handler<Key> };

/**
 * Runs when a task is due. The resource that the task refers to may no longer exist. Long work consists of steps, between
 * which other sandboxes are served. If there is no memory for its changes, they are undone, and the steps get a
 * CapacityError, after which they may end in another way, without a pause.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most tasks return nothing
export type TaskHandler = (sandbox: Sandbox, data: TaskData) => Steps | void;

/** An area of the document: the tag of its operations. */
export type Area = (typeof operations)[OperationId]["area"];

type IdOf<Name extends Area> = {
  [Id in OperationId]: (typeof operations)[Id]["area"] extends Name ? Id : never;
}[OperationId];

/** A handler for each operation of an area. */
export type AreaHandlers<Name extends Area> = Handlers<IdOf<Name>>;

/** Types the handlers of an area: exactly its operations, each returning a response that the document declares. */
export function defineHandlers<Name extends Area>(_name: Name, handlers: AreaHandlers<Name>): AreaHandlers<Name> {
  return handlers;
}
