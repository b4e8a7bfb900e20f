import { GO_PATCHES } from "./patches/go.ts";
import { JAVA_PATCHES } from "./patches/java.ts";
import { PHP_PATCHES } from "./patches/php.ts";
import { PYTHON_PATCHES } from "./patches/python.ts";

/** A generator of `redocly generate-client`, named as its language. */
export type Generator = keyof typeof PATCHES;

/**
 * Corrects what generators of `redocly generate-client` get wrong in any document: see LANGUAGES.md.
 *
 * @param source - The code of a client in the generator's language.
 * @throws Error if the code has nothing of what is to be corrected: the generator has changed.
 */
export function patchClient(generator: Generator, source: string): string {
  try {
    return applyPatches(PATCHES[generator], source);
  } catch (error) {
    throw new Error(`The generator for ${generator} has changed. ${(error as Error).message}`, { cause: error });
  }
}

/** Changes the code of a client. Throws an error if a patch finds nothing. */
export function applyPatches({ bodies, pages, others }: Patches, source: string): string {
  const parameters = new Map([...source.matchAll(bodies)].map(([, name, parameter]) => [name!, parameter!]));
  const [found, send] = pages;
  const addBody: Replace = (method, name) => {
    const parameter = parameters.get(name);
    return parameter ? send(method, parameter) : method;
  };
  return [[found, addBody] as const, ...others].reduce((code, [pattern, replacement]) => {
    const changed = code.replaceAll(pattern, replacement as string);
    if (changed === code) throw new Error(`Its code has nothing like ${pattern}.`);
    return changed;
  }, source);
}

type Replace = (match: string, ...groups: string[]) => string;

export interface Patches {
  /** Matches the method of an operation with a body; its groups are the name, and the body's parameter. */
  bodies: RegExp;
  /** Matches a method for pages or items, up to the request; its group is the name. The function adds the body. */
  pages: readonly [RegExp, (method: string, parameter: string) => string];
  others: readonly (readonly [RegExp, string])[];
}

// The lines of a method follow each other without an empty one.
const PATCHES = {
  python: PYTHON_PATCHES,
  go: GO_PATCHES,
  php: PHP_PATCHES,
  java: JAVA_PATCHES,
} as const satisfies Record<string, Patches>;
