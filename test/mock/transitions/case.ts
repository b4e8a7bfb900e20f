import type { OperationId } from "../../../generated/operations.ts";
import type { Session } from "../session.ts";
import type { ApiResponse, RequestParts } from "./call.ts";

/** Creates a resource in a new sandbox, or finds it in the seed, and returns its id. */
export type Setup = (mock: Session) => string | Promise<string>;

/** Sets up a resource in each of its states, and reads it. */
export interface Resource {
  /** The field whose value is the state; undefined if no row depends on one. */
  readonly field?: string;
  /** Setups by state. */
  readonly states: Readonly<Record<string, Setup>>;
  /** States that no request can find the resource in, with the reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Returns the resource or a problem. */
  readonly read: (mock: Session, id: string) => Promise<ApiResponse>;
}

/** The argument of the checks of effects and outcomes. */
export interface TransitionContext {
  readonly operation: OperationId;
  readonly mock: Session;
  /** Id of the resource that changes. */
  readonly id: string;
  /** The resource before the call; undefined if the case has no resource. */
  readonly before: ApiResponse | undefined;
  readonly response: ApiResponse;
  /** Id of the resource that the call has created, or an empty string. */
  readonly createdId: string;
  /** Calls the operation again, with the same request or another one. */
  readonly repeat: (input?: RequestParts) => Promise<ApiResponse>;
}

export type Check = (walk: TransitionContext) => void | Promise<void>;

/**
 * The outcome of a call that a row does not cover: the code of a problem, in which case nothing in the sandbox changes;
 * `unchanged` for a success that does not change the resource; or a check.
 */
export type Outcome = string | Check;

/** Violates a row's condition with another setup, another caller or another request. */
export interface UnmetCondition {
  readonly setup?: Setup;
  /** Identity and permissions of the caller, as in an API key. */
  readonly as?: string;
  readonly request?: RequestBuilder;
  readonly outcome: Outcome;
}

export type RequestBuilder = (mock: Session, id: string) => RequestParts | Promise<RequestParts>;

/** A test of one row of `x-transition`. */
export interface TransitionCase {
  /** The resource that changes; undefined if the operation only creates one. */
  readonly resource?: Resource;
  readonly request: RequestBuilder;
  /** Finds the resource that a row with `creates` has created. Without a `resource`, no operation reads it. */
  readonly created?: {
    readonly resource?: Resource;
    readonly id: (response: ApiResponse, mock: Session, id: string) => string | Promise<string>;
  };
  /** Seconds until the resource reaches the state in `to`; 0 by default. */
  readonly settlingTime?: number;
  /** Outcomes by state that is not in `from`. `any` is the default. */
  readonly fromOtherStates?: Readonly<Record<string, Outcome>>;
  /** Code of the problem if the caller lacks the row's permission. */
  readonly withoutPermission?: string;
  /** Code of the problem if the caller is not the creator, by state. `any` is the default. */
  readonly notCreator?: Readonly<Record<string, string>>;
  /** By description. */
  readonly conditionNotMet?: Readonly<Record<string, UnmetCondition>>;
  /** By sentence in the document. */
  readonly effects?: Readonly<Record<string, Check>>;
}

/** A test of a change that the service makes by itself. */
interface MoveCase {
  readonly resource: Resource;
  /** Meets the documented condition of the change. */
  readonly setup: Setup;
  /** Seconds between two reads of the resource. Default: 1. */
  readonly interval?: number;
}

/** By schema and condition, in the order of the document. */
export type MoveCases = Readonly<Record<string, Readonly<Record<string, MoveCase>>>>;

/** One case for each row of each operation, in the order of the rows. */
export type TransitionCases = { readonly [id in OperationId]?: readonly TransitionCase[] };
