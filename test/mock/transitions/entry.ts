import type { OperationId } from "../../../generated/operations.ts";
import type { Session } from "../session.ts";
import type { Input, Received } from "./call.ts";

/** Makes something in a fresh sandbox, or finds it there, and returns its id. */
export type Make = (of: Session) => string | Promise<string>;

/** How things of one kind come into each of their states, and how they are read. */
export interface Kind {
  /** The field of the resource whose value is the state; left out where no row depends on one. */
  readonly field?: string;
  /** By state, as text. */
  readonly states: Readonly<Record<string, Make>>;
  /** States in which no request can find the thing, with the reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** The resource, or the problem that there is instead. */
  readonly read: (of: Session, id: string) => Promise<Received>;
}

/** What the one who checks an effect or an outcome knows. */
export interface Walk {
  readonly operation: OperationId;
  readonly of: Session;
  /** The thing that changes. */
  readonly id: string;
  /** How it was read before the call; undefined where the row makes something out of nothing. */
  readonly before: Received | undefined;
  readonly received: Received;
  /** Id of what the call has made. */
  readonly made: string;
  /** Calls the operation again, with the same request or another one. */
  readonly again: (input?: Input) => Promise<Received>;
}

export type Check = (walk: Walk) => void | Promise<void>;

/**
 * What comes of a call that a row does not cover: the code of a refusal, which changes nothing in the sandbox; `unchanged`
 * for a success that leaves the thing as it was; or something of its own.
 */
export type Outcome = string | Check;

/** A way in which a row's condition is not met: by another thing, another caller or another request. */
export interface Unmet {
  readonly make?: Make;
  /** Traits of the caller, as in a token. */
  readonly as?: string;
  readonly request?: Request;
  readonly outcome: Outcome;
}

export type Request = (of: Session, id: string) => Input | Promise<Input>;

/** What the document can't say of a row of `x-transition`. */
export interface Entry {
  /** The kind of the resource; left out where the row makes something out of nothing. */
  readonly kind?: Kind;
  readonly request: Request;
  /** How to find what a row with `creates` has made. What no operation reads has no kind. */
  readonly made?: {
    readonly kind?: Kind;
    readonly id: (received: Received, of: Session, id: string) => string | Promise<string>;
  };
  /** Seconds until the state in `to` is reached. */
  readonly settle?: number;
  /** By state that is not in `from`; `any` stands for those not named. */
  readonly outside?: Readonly<Record<string, Outcome>>;
  /** Code of the refusal of a caller who lacks the row's permission. */
  readonly forbidden?: string;
  /** Code of the refusal of someone else, by state or for `any`. */
  readonly stranger?: Readonly<Record<string, string>>;
  /** By the way in which the condition is not met. */
  readonly unmet?: Readonly<Record<string, Unmet>>;
  /** By sentence. */
  readonly effects?: Readonly<Record<string, Check>>;
}

/** One entry for each row of each operation, in the order of the rows. */
export type Entries = { readonly [id in OperationId]?: readonly Entry[] };
