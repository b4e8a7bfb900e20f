import { join } from "node:path";
import { TSC } from "../../scripts/shared/typescript.ts";
import { toolFolder } from "./tools.ts";

/** The versions of TypeScript that the declarations of the client support. All but our own are tools. */
export const COMPILERS = {
  oldest: "typescript-5.4",
  own: "typescript",
  newest: "typescript-6.0",
  native: "typescript-7.0",
} as const;

/** Returns the path of a compiler. */
export function findCompiler(name: (typeof COMPILERS)[keyof typeof COMPILERS]): string {
  return name === COMPILERS.own ? TSC : join(toolFolder(name), "bin/tsc");
}
