import { createRequire } from "node:module";

/** Reads the document of the API at once, because a seed is checked at once. `scripts/build/mock.ts` replaces this module. */
export function requireDocument(): unknown {
  return createRequire(import.meta.url)("../../../generated/openapi.json");
}
