/** Parsers of option values that several commands share, for Commander. */
import { InvalidArgumentError } from "@commander-js/extra-typings";

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    if (/^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

export function list(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

/** An empty text would mean something else, such as all addresses of the machine. */
export function notEmpty(text: string): string {
  if (text === "") throw new InvalidArgumentError("It must not be empty.");
  return text;
}

/** Collects host names, such as `mock.example`. */
export function hostNames(text: string, before?: readonly string[]): string[] {
  if (!/^[\p{L}\p{M}\p{N}._-]+$/u.test(text))
    throw new InvalidArgumentError("It must be a name without a port, such as mock.example.");
  return list(text, before);
}
