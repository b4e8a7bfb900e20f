import type { OperationCase } from "../../src/contract/cases.ts";
import { defined } from "../defined.ts";

/** Returns the path of an operation, without its fragment and with the examples of its parameters. */
export function examplePath({ path, parameters }: Pick<OperationCase, "path" | "parameters">): string {
  return path
    .replace(/#.*/, "")
    .replace(/\{(\w+)\}/g, (_, name) => String(defined(parameters.find((each) => each.name === name)).example));
}
