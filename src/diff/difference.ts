/** Reports differences between the values that two schemas accept. */
import { type Direction, report, type Scope } from "./change.ts";

/** A place of schemas, the direction in which they are sent, and the pairs around it. */
export interface SchemaScope extends Scope {
  direction: Direction;
  ancestors: string[];
}

/** True if the revision no longer accepts a value that the base does (`narrower`), or the other way around (`wider`). */
export interface Difference {
  narrower: boolean;
  wider: boolean;
}

export const NARROWER: Difference = { narrower: true, wider: false };
export const WIDER: Difference = { narrower: false, wider: true };
export const DIFFERENT: Difference = { narrower: true, wider: true };

export const isBreak = ({ direction }: SchemaScope, { narrower, wider }: Difference): boolean =>
  direction === "request" ? narrower : wider;

export function reportDifference(scope: SchemaScope, difference: Difference, sentence: string): void {
  if (isBreak(scope, difference)) report(scope, "break", sentence);
  else if (difference.narrower || difference.wider)
    report(scope, scope.direction === "request" ? "addition" : "other", sentence);
}

/** Reports a difference that may be none, because it cannot be decided. */
export function reportDoubt(scope: SchemaScope, difference: Difference, sentence: string): void {
  const doubt = isBreak(scope, difference) ? "Cannot tell if the same values are accepted: " : "";
  reportDifference(scope, difference, doubt + sentence);
}
