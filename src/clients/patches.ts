import type { Generator } from "../samples/languages/render.ts";
import { applyPatches, type Patches } from "./apply-patches.ts";
import { GO_PATCHES } from "./patches/go.ts";
import { JAVA_PATCHES } from "./patches/java.ts";
import { PHP_PATCHES } from "./patches/php.ts";
import { PYTHON_PATCHES } from "./patches/python.ts";

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

const PATCHES: Record<Generator, Patches> = {
  python: PYTHON_PATCHES,
  go: GO_PATCHES,
  php: PHP_PATCHES,
  java: JAVA_PATCHES,
};
