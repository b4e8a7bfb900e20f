import { relative } from "node:path/posix";

/** The folder of the files generated from the document of the API. */
export const GENERATED = "generated";

const TYPES = "src/core/generated-types.ts";

/** Returns the import of types that are written by hand, for a generated file in the folder. */
export function importTypes(folder: string, ...names: readonly string[]): string {
  return `import type { ${names.join(", ")} } from "${relative(folder, TYPES)}";`;
}
