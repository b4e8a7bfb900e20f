import schemas from "../../generated/response-schemas.json" with { type: "json" };
import { compileSchema, type SchemaCheck, type Violation } from "./schema-violations/schema-violations.ts";

/** The patterns of the document are trusted, so nothing limits their work. */
const PATTERN_CHECKS = {
  notes: new Set<string>(),
  spend() {},
  note() {},
  compile: (pattern: string) => (text: string) => new RegExp(pattern, "u").test(text),
  matches: (pattern: string, text: string) => new RegExp(pattern, "u").test(text),
};

/** Returns the violations of a body or an event, at most 20. `name` is that of its schema in response-schemas.json. */
export type ResponseCheck = (name: string, value: unknown, pointer: string) => Violation[];

/**
 * Creates a check of responses, which compiles its schemas when it is first used. It allows what the document allows:
 * properties that it does not list, and other kinds of open unions.
 */
export function createResponseCheck(): ResponseCheck {
  let check: SchemaCheck | undefined;
  return (name, value, pointer) => {
    check ??= compileSchema(schemas, PATTERN_CHECKS, "refuse");
    // All schemas are compiled as properties of one object, so the value is wrapped in one.
    return check({ [name]: value }, "").map((violation) => ({
      ...violation,
      pointer: pointer + violation.pointer.slice(name.length + 1),
    }));
  };
}
