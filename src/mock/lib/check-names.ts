import { suggestion } from "../../core/near-misses.ts";

/** Throws a TypeError for an option that is not one of the known ones. */
export function checkNames(options: object, known: readonly string[]): void {
  for (const name of Object.keys(options))
    if (!known.includes(name))
      throw new TypeError(
        `There is no option ${name}. ${suggestion(name, known) ?? `The options are ${known.join(", ")}.`}`,
      );
}
