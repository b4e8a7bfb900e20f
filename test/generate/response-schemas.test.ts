import { expect, test } from "vitest";
import { renderResponseSchemas } from "../../scripts/generate/response-schemas.ts";
import type { Schema } from "../../src/core/document.ts";
import { createPatternChecks } from "../../src/core/patterns/pattern-checks.ts";
import { compileSchema } from "../../src/core/schema-violations/schema-violations.ts";
import { smallDocument } from "./small-document.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const kind = (type: Schema, more: Record<string, Schema> = {}) => ({
  type: "object",
  required: ["type", ...Object.keys(more)],
  properties: { type, ...more },
});
const union = (...names: string[]) => ({ oneOf: names.map(ref), discriminator: { propertyName: "type" } });
const schemas: Record<string, Schema> = {
  Bird: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
  Egg: kind({ const: "egg" }, { weight: { type: "number" } }),
  Nest: kind({ const: "nest" }, { twigs: { type: "integer" } }),
  Other: kind({ type: "string", not: { enum: ["egg", "nest"] } }),
  Open: union("Egg", "Nest", "Other"),
  Closed: union("Egg", "Nest"),
};

/** The violations of a response whose schema has this name. */
function findViolations(name: string, value: unknown): string[] {
  const content = { "application/json": { schema: ref(name) } };
  const document = {
    ...smallDocument({ responses: { "200": { description: "It.", content } } }),
    components: { schemas },
  };
  const compiled = compileSchema(
    JSON.parse(renderResponseSchemas(document, "Generated.")),
    createPatternChecks(),
    "refuse",
  );
  return compiled({ "birds.get 200": value }, "").map(({ pointer, detail }) => `${pointer} ${detail}`);
}

test.each<[string, string, unknown, string[]]>([
  ["an unknown field is valid", "Bird", { name: "wren", wings: 2 }, []],
  ["a known kind is valid", "Open", { type: "egg", weight: 2 }, []],
  ["only the kind of the value has violations", "Open", { type: "egg" }, ["/birds.get 200/weight is required"]],
  ["another kind is valid in an open union", "Open", { type: "shell", weight: "none" }, []],
  ["the kind is required in an open union", "Open", {}, ["/birds.get 200/type is required"]],
  ["a known kind is valid in a closed union", "Closed", { type: "nest", twigs: 9, wings: 2 }, []],
  [
    "another kind is invalid in a closed union",
    "Closed",
    { type: "shell" },
    ['/birds.get 200/type must be one of "egg", "nest"'],
  ],
  ["a union accepts only objects", "Closed", 7, ["/birds.get 200 must be an object"]],
])("%s", (_, name, value, wants) => {
  expect(findViolations(name, value)).toEqual(wants);
});

test("the events of a stream have a schema", () => {
  const content = { "text/event-stream": { schema: { type: "string" }, "x-itemSchema": ref("Egg") } };
  const document = {
    ...smallDocument({ responses: { "200": { description: "It.", content } } }),
    components: { schemas },
  };
  expect(JSON.parse(renderResponseSchemas(document, "Generated."))).toEqual({
    $comment: "Generated.",
    properties: { "birds.get event": { $ref: "response:Egg" } },
    $defs: { "response:Egg": { $id: "response:Egg", ...schemas.Egg } },
  });
});
