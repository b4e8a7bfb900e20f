import { createRequire } from "node:module";
import type { Document } from "../../core/document.ts";

/** Reads the document of the API at once, because a seed is checked at once. `scripts/build/mock.ts` replaces this module. */
export function requireDocument(): Pick<Document, "paths" | "components"> {
  return createRequire(import.meta.url)("../../../generated/openapi.json");
}
