/** Changes of a schema of a body, with the texts of a comparison about them. */

import type { Document } from "../../src/core/document.ts";
import type { Direction } from "../../src/diff/change.ts";

/** The older and the newer form of a schema, and the only text. The tables are by the direction in which the schema is sent. */
type SchemaCase = [name: string, old: unknown, current: unknown, text: string];

const STRING = { type: "string" };
const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
/** A condition for objects with a property `a`. */
const whenA = (then: unknown) => ({ if: { required: ["a"] }, then });
/** A variant of a union. */
const kind = (name: string, more: object = {}) => object({ kind: { const: name }, ...more }, { required: ["kind"] });
const A = { $ref: "#/components/schemas/A" };
const B = { $ref: "#/components/schemas/B" };
const AB = { $ref: "#/components/schemas/AB" };
const TEXT = { $ref: "#/components/schemas/Text" };
const union = (discriminator: object) => ({
  oneOf: [A, B],
  discriminator: { propertyName: "kind", ...discriminator },
});
export const SCHEMA_BREAKS: Readonly<Record<Direction, readonly SchemaCase[]>> = {
  request: [
    [
      "a part of allOf limits a property",
      object({ a: STRING }),
      { allOf: [object({ a: { maxLength: 3 } })], ...object({ a: STRING }) },
      "Request body, `a`: `maxLength` was set to `3`.",
    ],
    [
      "a part of allOf requires a property",
      object({ a: STRING }),
      { ...object({ a: STRING }), allOf: [{ required: ["a"] }] },
      "Request body: `a` is required now.",
    ],
    [
      "a part of allOf is closed",
      object({ a: STRING, b: STRING }, { additionalProperties: false }),
      { ...object({ a: STRING, b: STRING }), allOf: [object({ a: {} }, { additionalProperties: false })] },
      "Request body: Property `b` was removed; it was `string`.",
    ],
    [
      "a part of allOf limits the type",
      { type: ["string", "null"] },
      { type: ["string", "null"], allOf: [{ type: "string" }] },
      "Request body: Type changed from `string | null` to `string`.",
    ],
    [
      "a part of allOf limits the values",
      { enum: ["a", "b"] },
      { enum: ["a", "b"], allOf: [{ enum: ["a"] }] },
      "Request body: `enum` lost `b`; it was `a`, `b`.",
    ],
    [
      "a part of allOf has a second pattern",
      { type: "string", pattern: "^a" },
      { type: "string", pattern: "^a", allOf: [{ pattern: "b$" }] },
      'Request body: Cannot tell if the same values are accepted: `pattern` was set to `"b$"`.',
    ],
    [
      "a named part is added to allOf",
      { allOf: [object({ c: STRING })] },
      { allOf: [object({ c: STRING }), A] },
      "Request body: Required property `kind` was added: `a`.",
    ],
    [
      "oneOf is added to an object",
      object({ a: STRING, b: STRING }),
      object({ a: STRING, b: STRING }, { oneOf: [{ required: ["a"] }, { required: ["b"] }] }),
      'Request body: Cannot tell if the same values are accepted: `oneOf` was set to `[{"required":["a"]},{"required":["b"]}]`.',
    ],
    [
      "anyOf becomes oneOf, and its variants overlap",
      { anyOf: [object({ a: STRING }), object({ b: STRING })] },
      { oneOf: [object({ a: STRING }), object({ b: STRING })] },
      'Request body: Cannot tell if the same values are accepted: the variants `object` and `object 2` of `oneOf` overlap, and it changed from `{"anyOf":[{"type":"object","properties":{"a":{"type":"strin…` …',
    ],
    [
      "oneOf gets a variant that overlaps",
      { oneOf: [STRING, { type: "integer" }] },
      { oneOf: [STRING, { type: "integer" }, { type: "string", maxLength: 3 }] },
      'Request body: Cannot tell if the same values are accepted: the variants `string` and `string 3` of `oneOf` overlap, and it changed from `{"oneOf":[{"type":"string"},{"type":"integer"}]}` to `{"oneOf"…',
    ],
    [
      "an object becomes a union of others",
      object({ a: STRING }),
      { oneOf: [A, B] },
      "Request body: Cannot tell if the same values are accepted: the schema changed from `object` to `A` | `B`.",
    ],
    [
      "a union becomes one of its variants",
      { oneOf: [A, B] },
      A,
      "Request body: Variants were removed: `B`; they were `A`, `B`.",
    ],
    [
      "a variant is limited",
      { oneOf: [STRING, { type: "integer" }] },
      { oneOf: [{ type: "string", maxLength: 3 }, { type: "integer" }] },
      "Request body, `(string)`: `maxLength` was set to `3`.",
    ],
    [
      "a variant without a name requires more",
      { oneOf: [kind("x", { a: STRING }), kind("y")] },
      { oneOf: [object({ kind: { const: "x" }, a: STRING }, { required: ["kind", "a"] }), kind("y")] },
      "Request body, `(x)`: `a` is required now.",
    ],
    [
      "a union next to properties requires more",
      object({ a: STRING }, { oneOf: [A, B] }),
      object({ a: STRING }, { oneOf: [A, B], required: ["a"] }),
      "Request body: `a` is required now.",
    ],
    [
      "the discriminator changes",
      { oneOf: [A, B], discriminator: { propertyName: "kind" } },
      { oneOf: [A, B], discriminator: { propertyName: "type" } },
      "Request body: `discriminator` changed from `kind` to `type`.",
    ],
    [
      "not is added",
      object({ a: STRING, b: STRING }),
      object({ a: STRING, b: STRING }, { not: { required: ["a", "b"] } }),
      'Request body: Cannot tell if the same values are accepted: `not` was set to `{"required":["a","b"]}`.',
    ],
    [
      "not excludes another value",
      { type: "string", not: { enum: ["a"] } },
      { type: "string", not: { enum: ["a", "b"] } },
      'Request body: Cannot tell if the same values are accepted: `not` changed from `{"enum":["a"]}` to `{"enum":["a","b"]}`.',
    ],
    [
      "if is added",
      object({ a: STRING, b: STRING }),
      object({ a: STRING, b: STRING }, whenA({ required: ["b"] })),
      'Request body: Cannot tell if the same values are accepted: `if` was set to `{"if":{"required":["a"]},"then":{"required":["b"]}}`.',
    ],
    [
      "then changes",
      object({ a: STRING, b: STRING }, whenA({})),
      object({ a: STRING, b: STRING }, whenA({ required: ["b"] })),
      'Request body: Cannot tell if the same values are accepted: `if` changed from `{"if":{"required":["a"]},"then":{}}` to `{"if":{"required":["a"]},"then":{"required":["b"]}}`.',
    ],
    [
      "a property depends on another",
      object({ a: STRING, b: STRING }),
      object({ a: STRING, b: STRING }, { dependentRequired: { a: ["b"] } }),
      'Request body: Cannot tell if the same values are accepted: `dependentRequired` was set to `{"a":["b"]}`.',
    ],
    [
      "a property depends on another by a schema",
      object({ a: STRING, b: STRING }),
      object({ a: STRING, b: STRING }, { dependentSchemas: { a: { required: ["b"] } } }),
      'Request body: Cannot tell if the same values are accepted: `dependentSchemas` was set to `{"a":{"required":["b"]}}`.',
    ],
    [
      "a property is false",
      object({ a: STRING, b: STRING }),
      object({ a: STRING, b: false }),
      "Request body: Property `b` was removed; it was `string`.",
    ],
    [
      "a property of a closed object is removed",
      object({ a: STRING, b: STRING }, { additionalProperties: false }),
      object({ a: STRING }, { additionalProperties: false }),
      "Request body: Property `b` was removed; it was `string`.",
    ],
    [
      "a required property is added",
      object({ a: STRING }),
      object({ a: STRING, b: STRING }, { required: ["b"] }),
      "Request body: Required property `b` was added: `string`.",
    ],
    [
      "a new property of a map has another type",
      { type: "object", additionalProperties: STRING },
      object({ a: { type: "integer" } }, { additionalProperties: STRING }),
      "Request body, `a`: Type changed from `string` to `integer`.",
    ],
    [
      "the values of a map are limited",
      { type: "object", additionalProperties: STRING },
      { type: "object", additionalProperties: { type: "string", maxLength: 3 } },
      "Request body, `.*`: `maxLength` was set to `3`.",
    ],
    [
      "a free object becomes a map of texts",
      { type: "object" },
      { type: "object", additionalProperties: STRING },
      "Request body: Other properties changed from `any` to `string`.",
    ],
    [
      "the names of a map are limited",
      { type: "object" },
      { type: "object", propertyNames: { maxLength: 3 } },
      'Request body: Cannot tell if the same values are accepted: `propertyNames` was set to `{"maxLength":3}`.',
    ],
    [
      "the number of properties is limited",
      { type: "object" },
      { type: "object", maxProperties: 3 },
      "Request body: `maxProperties` was set to `3`.",
    ],
    [
      "an empty object is refused",
      { type: "object" },
      { type: "object", minProperties: 1 },
      "Request body: `minProperties` was set to `1`.",
    ],
    [
      "properties like a pattern are limited",
      { type: "object", patternProperties: { "^x": {} } },
      { type: "object", patternProperties: { "^x": STRING } },
      'Request body: Cannot tell if the same values are accepted: `patternProperties` changed from `{"patternProperties":{"^x":{}},"properties":{}}` to `{"patternProperties":{"^x":{"type":"string"}},"proper…',
    ],
    [
      "a number becomes an integer",
      { type: "number" },
      { type: "integer" },
      "Request body: Type changed from `number` to `integer`.",
    ],
    ["any value becomes a text", {}, STRING, "Request body: Type changed from `any` to `string`."],
    [
      "one text becomes a list",
      STRING,
      { type: "array", items: STRING },
      "Request body: Type changed from `string` to `array`.",
    ],
    ["a text becomes a set", STRING, { type: "string", enum: ["a", "b"] }, "Request body: `enum` was set to `a | b`."],
    [
      "a set becomes one value",
      { enum: ["a", "b"] },
      { const: "a" },
      "Request body: `enum` lost `b`; it was `a`, `b`.",
    ],
    ["a constant changes", { const: "a" }, { const: "b" }, "Request body: `enum` lost `a` and gained `b`; it was `a`."],
    [
      "a set loses null",
      { enum: ["a", null] },
      { enum: ["a"] },
      "Request body: `enum` lost `null`; it was `a`, `null`.",
    ],
    ["a boolean can only be true", { type: "boolean" }, { const: true }, "Request body: `enum` was set to `true`."],
    [
      "a text is limited to a pattern",
      STRING,
      { type: "string", pattern: "^a+$" },
      "Request body: `pattern` was set to `^a+$`.",
    ],
    [
      "a pattern changes",
      { type: "string", pattern: "^[ab]+$" },
      { type: "string", pattern: "^a+$" },
      "Request body: Cannot tell if the same values are accepted: `pattern` changed from `^[ab]+$` to `^a+$`.",
    ],
    ["a text has a format", STRING, { type: "string", format: "uuid" }, "Request body: `format` was set to `uuid`."],
    [
      "a lower bound is higher",
      { type: "number", minimum: 1 },
      { type: "number", minimum: 2 },
      "Request body: `minimum` changed from `>= 1` to `>= 2`.",
    ],
    [
      "a bound becomes exclusive",
      { type: "number", minimum: 1 },
      { type: "number", exclusiveMinimum: 1 },
      "Request body: `minimum` changed from `>= 1` to `> 1`.",
    ],
    [
      "a bound of 0 is added",
      { type: "integer" },
      { type: "integer", minimum: 0 },
      "Request body: `minimum` was set to `>= 0`.",
    ],
    [
      "a number must be a multiple",
      { type: "integer", multipleOf: 2 },
      { type: "integer", multipleOf: 4 },
      "Request body: `multipleOf` changed from `2` to `4`.",
    ],
    [
      "items must be unique",
      { type: "array", items: STRING },
      { type: "array", items: STRING, uniqueItems: true },
      "Request body: `uniqueItems` was set to `true`.",
    ],
    [
      "a list has fewer items",
      { type: "array", maxItems: 5 },
      { type: "array", maxItems: 4 },
      "Request body: `maxItems` changed from `5` to `4`.",
    ],
    [
      "a list must have an item",
      { type: "array" },
      { type: "array", minItems: 1 },
      "Request body: `minItems` was set to `1`.",
    ],
    [
      "an item is limited",
      { type: "array", items: {} },
      { type: "array", items: STRING },
      "Request body, `[]`: Type changed from `any` to `string`.",
    ],
    [
      "the first item is limited",
      { type: "array" },
      { type: "array", prefixItems: [STRING] },
      "Request body, `[0]`: Type changed from `any` to `string`.",
    ],
    [
      "a list must contain an item",
      { type: "array" },
      { type: "array", contains: STRING },
      'Request body: Cannot tell if the same values are accepted: `contains` was set to `{"type":"string"}`.',
    ],
    [
      "a reference leads to a stricter schema",
      object({ a: A }),
      object({ a: B }),
      "`A → B.kind` in requests: `enum` lost `a` and gained `b`; it was `a`.",
    ],
    [
      "an integer has another format",
      { type: "integer", format: "int64" },
      { type: "integer", format: "int32" },
      "Request body: `format` changed from `int64` to `int32`.",
    ],
    [
      "an integer of a union has another format",
      { anyOf: [{ type: "integer" }, { type: "null" }] },
      { anyOf: [{ type: "integer", format: "int32" }, { type: "null" }] },
      "Request body, `(integer)`: `format` was set to `int32`.",
    ],
    [
      "a variant is split, and the integers get a format",
      { anyOf: [{ type: ["integer", "string"] }, { type: "null" }] },
      { anyOf: [{ type: "integer", format: "int32" }, STRING, { type: "null" }] },
      "Request body: Variants were removed: `integer | string`; they were `integer | string`, `null`.",
    ],
    [
      "a reference leads to a part of another schema",
      { $ref: `${A.$ref}/properties/kind` },
      { $ref: `${B.$ref}/properties/kind` },
      "Request body: `enum` lost `a` and gained `b`; it was `a`.",
    ],
    [
      "a multiple of a fraction is stricter",
      { type: "number", multipleOf: 0.1 },
      { type: "number", multipleOf: 0.3 },
      "Request body: `multipleOf` changed from `0.1` to `0.3`.",
    ],
    [
      "a multiple is none of the other",
      { type: "number", multipleOf: 0.1 },
      { type: "number", multipleOf: 0.25 },
      "Request body: `multipleOf` changed from `0.1` to `0.25`.",
    ],
    [
      "the items after the first are limited",
      { type: "array", prefixItems: [STRING] },
      { type: "array", prefixItems: [STRING], items: STRING },
      "Request body, `[]`: Type changed from `any` to `string`.",
    ],
    [
      "parts of allOf limit an item",
      { type: "array", allOf: [{ prefixItems: [STRING] }, { prefixItems: [{ maxLength: 3 }] }] },
      { type: "array", allOf: [{ prefixItems: [STRING] }, { prefixItems: [{ maxLength: 2 }] }] },
      "Request body, `[0]`: `maxLength` changed from `3` to `2`.",
    ],
    [
      "an object has more properties than the required one",
      object({ a: STRING, b: STRING }, { required: ["a"] }),
      object({ a: STRING, b: STRING }, { required: ["a"], minProperties: 2 }),
      "Request body: `minProperties` was set to `2`.",
    ],
    [
      "a value of a discriminator changes",
      union({ mapping: { x: A.$ref, y: B.$ref } }),
      union({ mapping: { x: A.$ref, z: B.$ref } }),
      "Request body: The discriminator of `B` changed from `y` to `z`.",
    ],
    [
      "all variants are replaced",
      { oneOf: [A, B] },
      { oneOf: [STRING, { type: "integer" }] },
      "Request body: Variants changed from `A`, `B` to `string`, `integer`.",
    ],
    [
      "an object or null becomes one of two objects or null",
      { type: ["object", "null"], properties: { kind: STRING } },
      { oneOf: [A, B, { type: "null" }] },
      "Request body: Cannot tell if the same values are accepted: the schema changed from `object | null` to `A` | `B` | `null`.",
    ],
    [
      "anything becomes a union",
      {},
      { oneOf: [STRING, { type: "integer" }] },
      "Request body: Cannot tell if the same values are accepted: the schema changed from `{}` to `string` | `integer`.",
    ],
    [
      "a variant without a type is limited",
      {
        oneOf: [
          { required: ["a"], not: { required: ["b"] } },
          { required: ["b"], not: { required: ["a"] } },
        ],
      },
      {
        oneOf: [
          { required: ["a"], not: { required: ["b"] } },
          { required: ["b"], not: { required: ["a"] }, maxProperties: 3 },
        ],
      },
      "Request body, `(variant 2)`: `maxProperties` was set to `3`.",
    ],
    [
      "a variant with a title is limited",
      { oneOf: [object({ a: STRING }, { title: "Pages", additionalProperties: false }), STRING] },
      { oneOf: [object({ a: { type: "integer" } }, { title: "Pages", additionalProperties: false }), STRING] },
      "Request body, `(Pages).a`: Type changed from `string` to `integer`.",
    ],
  ],
  response: [
    [
      "a part of allOf that allows null is removed",
      { allOf: [{ type: ["string", "null"] }, { type: "string" }] },
      { allOf: [{ type: ["string", "null"] }] },
      "Response 200: Type changed from `string` to `string | null`.",
    ],
    [
      "a part of allOf is removed from a response",
      { allOf: [{ maxLength: 3 }], ...STRING },
      STRING,
      "Response 200: `maxLength` was removed; it was `3`.",
    ],
    [
      "oneOf is removed from an object",
      object({ a: STRING, b: STRING }, { oneOf: [{ required: ["a"] }, { required: ["b"] }] }),
      object({ a: STRING, b: STRING }),
      'Response 200: Cannot tell if the same values are accepted: `oneOf` was removed; it was `[{"required":["a"]},{"required":["b"]}]`.',
    ],
    [
      "oneOf becomes anyOf, and its variants overlap",
      { oneOf: [object({ a: STRING }), object({ b: STRING })] },
      { anyOf: [object({ a: STRING }), object({ b: STRING })] },
      'Response 200: Cannot tell if the same values are accepted: the variants `object` and `object 2` of `oneOf` overlap, and it changed from `{"oneOf":[{"type":"object","properties":{"a":{"type":"strin…` …',
    ],
    [
      "a schema becomes a union in a response",
      A,
      { oneOf: [A, B] },
      "Response 200: Variants were added: `B`; they were `A`.",
    ],
    [
      "a union gets null in a response",
      A,
      { oneOf: [A, { type: "null" }] },
      "Response 200: Variants were added: `null`; they were `A`.",
    ],
    [
      "not is removed from a response",
      { type: "string", not: { enum: ["a"] } },
      STRING,
      'Response 200: Cannot tell if the same values are accepted: `not` was removed; it was `{"enum":["a"]}`.',
    ],
    [
      "a closed object of a response gets a property",
      object({ a: STRING }, { additionalProperties: false }),
      object({ a: STRING, b: STRING }, { additionalProperties: false }),
      "Response 200: Property `b` was added: `string`.",
    ],
    [
      "a closed object of a response is open",
      object({ a: STRING }, { additionalProperties: false }),
      object({ a: STRING }),
      "Response 200: Other properties changed from `false` to `any`.",
    ],
    [
      "a map of texts becomes free in a response",
      { type: "object", additionalProperties: STRING },
      { type: "object" },
      "Response 200: Other properties changed from `string` to `any`.",
    ],
    [
      "an integer becomes a number in a response",
      { type: "integer" },
      { type: "number" },
      "Response 200: Type changed from `integer` to `number`.",
    ],
    [
      "a text becomes an object in a response",
      STRING,
      object({ text: STRING }),
      "Response 200: Type changed from `string` to `object`.",
    ],
    [
      "a set becomes any text in a response",
      { type: "string", enum: ["a", "b"] },
      STRING,
      "Response 200: `enum` was removed; it was `a | b`.",
    ],
    [
      "a pattern is removed from a response",
      { type: "string", pattern: "^a+$" },
      STRING,
      "Response 200: `pattern` was removed; it was `^a+$`.",
    ],
    [
      "a format changes",
      { type: "string", format: "date" },
      { type: "string", format: "date-time" },
      "Response 200: `format` changed from `date` to `date-time`.",
    ],
    [
      "a text is longer in a response",
      { type: "string", maxLength: 10 },
      { type: "string", maxLength: 20 },
      "Response 200: `maxLength` changed from `10` to `20`.",
    ],
    [
      "a text can be empty in a response",
      { type: "string", minLength: 1 },
      STRING,
      "Response 200: `minLength` was removed; it was `1`.",
    ],
    [
      "a number can be larger in a response",
      { type: "integer", maximum: 5 },
      { type: "integer", exclusiveMaximum: 7 },
      "Response 200: `maximum` changed from `<= 5` to `<= 6`.",
    ],
    [
      "an item can be null in a response",
      { type: "array", items: STRING },
      { type: "array", items: { type: ["string", "null"] } },
      "Response 200, `[]`: Type changed from `string` to `string | null`.",
    ],
    [
      "a property of an inner object is removed",
      object({ a: object({ b: STRING }) }),
      object({ a: object({}) }),
      "Response 200, `a`: Property `b` was removed; it was `string`.",
    ],
    [
      "a number loses its format in a response",
      { type: "number", format: "float" },
      { type: "number" },
      "Response 200: `format` was removed; it was `float`.",
    ],
    [
      "the first item is anything in a response",
      { type: "array", items: STRING },
      { type: "array", prefixItems: [{}], items: STRING },
      "Response 200, `[0]`: Type changed from `string` to `any`.",
    ],
  ],
};

/** As above, with the effect before the text. Without a change, it is empty. */
export const HARMLESS_SCHEMAS: Readonly<Record<Direction, readonly SchemaCase[]>> = {
  request: [
    [
      "a list is accepted besides a text",
      STRING,
      { type: ["string", "array"], items: STRING },
      "addition Request body: Type changed from `string` to `array | string`.",
    ],
    [
      "a property has the name of a method of objects",
      object({ a: STRING }),
      object({ a: STRING, constructor: STRING }),
      "addition Request body: Property `constructor` was added: `string`.",
    ],
    ["a set of one value becomes a constant", { type: "string", enum: ["a"] }, { const: "a" }, ""],
    ["a set has another order", { enum: ["a", "b"] }, { enum: ["b", "a"] }, ""],
    ["a list of one type becomes the type", { type: ["string"] }, STRING, ""],
    ["null moves into oneOf", { type: ["string", "null"] }, { oneOf: [STRING, { type: "null" }] }, ""],
    [
      "null moves out of oneOf",
      { oneOf: [{ type: "string", maxLength: 3 }, { type: "null" }] },
      { type: ["string", "null"], maxLength: 3 },
      "",
    ],
    ["variants have another order", { oneOf: [A, B] }, { oneOf: [B, A] }, ""],
    ["distinct variants are in anyOf", { oneOf: [A, B] }, { anyOf: [A, B] }, ""],
    ["allOf has one part", A, { allOf: [A] }, ""],
    [
      "a part of allOf repeats a limit",
      { type: "string", maxLength: 3 },
      { type: "string", maxLength: 3, allOf: [{ maxLength: 5 }] },
      "",
    ],
    [
      "defaults of an object are written",
      object({ a: STRING }),
      object({ a: STRING }, { additionalProperties: true, required: [], minProperties: 0 }),
      "",
    ],
    [
      "defaults of a list are written",
      { type: "array" },
      { type: "array", items: {}, minItems: 0, uniqueItems: false },
      "",
    ],
    [
      "annotations have their defaults",
      STRING,
      { type: "string", deprecated: false, readOnly: false, writeOnly: false },
      "",
    ],
    ["false becomes not {}", object({ a: false }), object({ a: { not: {} } }), ""],
    [
      "a closed object refuses a property by false",
      object({ a: STRING }, { additionalProperties: false }),
      object({ a: STRING, b: false }, { additionalProperties: false }),
      "",
    ],
    [
      "unevaluatedProperties replaces additionalProperties",
      object({ a: STRING }, { additionalProperties: false }),
      object({ a: STRING }, { unevaluatedProperties: false }),
      "",
    ],
    ["a limit of another type is removed", { type: "integer", maxLength: 3 }, { type: "integer" }, ""],
    ["an excluded type cannot occur", object({ a: STRING }), object({ a: STRING }, { not: STRING }), ""],
    ["not excludes nothing", object({ a: STRING }), object({ a: STRING }, { not: false }), ""],
    ["if has no effect", object({ a: STRING }), object({ a: STRING }, whenA(true)), ""],
    ["a boolean becomes a set of both", { type: "boolean" }, { enum: [true, false] }, ""],
    [
      "an inner union is flattened",
      { oneOf: [STRING, { oneOf: [{ type: "integer" }, { type: "null" }] }] },
      { oneOf: [STRING, { type: "integer" }, { type: "null" }] },
      "",
    ],
    ["a union of texts becomes a set", { oneOf: [{ const: "a" }, { const: "b" }] }, { enum: ["a", "b"] }, ""],
    [
      "an integer becomes a number",
      { type: "integer" },
      { type: "number" },
      "addition Request body: Type changed from `integer` to `number`.",
    ],
    ["a text becomes any value", STRING, {}, "addition Request body: Type changed from `string` to `any`."],
    [
      "a text becomes a union",
      STRING,
      { oneOf: [STRING, { type: "integer" }] },
      "addition Request body: Variants were added: `integer`; they were `string`.",
    ],
    [
      "a condition is removed",
      object({ a: STRING }, { not: { required: ["a"] } }),
      object({ a: STRING }),
      'addition Request body: `not` was removed; it was `{"required":["a"]}`.',
    ],
    [
      "variants without names have another order and other titles",
      { anyOf: [object({ a: STRING }), object({ b: STRING }, { title: "B" })] },
      { anyOf: [object({ b: STRING }), object({ a: STRING }, { title: "A" })] },
      "",
    ],
    ["a discriminator is removed", union({ mapping: { a: A.$ref, b: B.$ref } }), { oneOf: [A, B] }, ""],
    [
      "one of two variants that overlap gets a property",
      { oneOf: [object({ a: STRING }, { required: ["a"] }), object({ b: STRING }, { required: ["b"] })] },
      { oneOf: [object({ a: STRING, c: STRING }, { required: ["a"] }), object({ b: STRING }, { required: ["b"] })] },
      "addition Request body, `(object)`: Property `c` was added: `string`.",
    ],
    ["a default moves beside a reference", object({ a: TEXT }), object({ a: { ...TEXT, default: "x" } }), ""],
    ["a default moves to the schema", object({ a: { ...TEXT, default: "x" } }), object({ a: TEXT }), ""],
    ["an integer is a multiple of 1", { type: "integer" }, { type: "integer", multipleOf: 1 }, ""],
    ...["", "^", ".*"].map(
      (pattern): SchemaCase => [`the pattern "${pattern}" is added`, STRING, { type: "string", pattern }, ""],
    ),
    [
      "a required property implies the number of properties",
      object({ a: STRING }, { required: ["a"] }),
      object({ a: STRING }, { required: ["a"], minProperties: 1 }),
      "",
    ],
    [
      "a required property implied the number of properties",
      object({ a: STRING }, { required: ["a"], minProperties: 1 }),
      object({ a: STRING }, { minProperties: 1 }),
      "addition Request body: `a` is no longer required.",
    ],
    [
      "the first items are described like the others",
      { type: "array", items: STRING },
      { type: "array", prefixItems: [STRING], items: STRING },
      "",
    ],
    [
      "an integer is longer in a request",
      { type: "integer", format: "int32" },
      { type: "integer", format: "int64" },
      "addition Request body: `format` changed from `int32` to `int64`.",
    ],
    ["the precision of a number is written", { type: "number" }, { type: "number", format: "double" }, ""],
  ],
  response: [
    ["a constant becomes a set of one value", { type: "string", const: "a" }, { type: "string", enum: ["a"] }, ""],
    ["the type of a set is written", { enum: ["a", "b"] }, { type: "string", enum: ["a", "b"] }, ""],
    ["types have another order", { type: ["string", "null"] }, { type: ["null", "string"] }, ""],
    ["null moves into anyOf", { type: ["string", "null"] }, { anyOf: [STRING, { type: "null" }] }, ""],
    [
      "null moves from a set into anyOf",
      { type: ["string", "null"], enum: ["a", null] },
      { anyOf: [{ const: "a" }, { type: "null" }] },
      "",
    ],
    ["the only value of null is written", { type: "null" }, { const: null }, ""],
    ["distinct variants are in oneOf", { anyOf: [A, B] }, { oneOf: [A, B] }, ""],
    ["a union has one variant", A, { oneOf: [A] }, ""],
    [
      "parts of allOf are merged",
      { allOf: [object({ a: STRING }), object({ b: STRING })] },
      object({ a: STRING, b: STRING }),
      "",
    ],
    [
      "a part of allOf moves beside a reference",
      { allOf: [A, { description: "It." }] },
      { $ref: A.$ref, description: "It." },
      "",
    ],
    [
      "other properties are described as anything",
      object({ a: STRING }, { additionalProperties: {} }),
      object({ a: STRING }),
      "",
    ],
    ["the default of a text is written", { type: "string", minLength: 0 }, STRING, ""],
    ["a property of anything is true", object({ a: {} }), object({ a: true }), ""],
    [
      "a bound of an integer is exclusive",
      { type: "integer", minimum: 1 },
      { type: "integer", exclusiveMinimum: 0 },
      "",
    ],
    ["a schema gets another name and form", object({ a: A }), object({ a: kind("a") }), ""],
    [
      "a multiple is stricter in a response",
      { type: "integer", multipleOf: 2 },
      { type: "integer", multipleOf: 4 },
      "other Response 200: `multipleOf` changed from `2` to `4`.",
    ],
    [
      "a response must not have two properties",
      object({ a: STRING, b: STRING }),
      object({ a: STRING, b: STRING }, { not: { required: ["a", "b"] } }),
      'other Response 200: `not` was set to `{"required":["a","b"]}`.',
    ],
    [
      "a new open variant excludes a new kind",
      { type: "string", not: { enum: ["a"] } },
      { type: "string", not: { enum: ["a", "b"] } },
      'other Response 200: `not` changed from `{"enum":["a"]}` to `{"enum":["a","b"]}`.',
    ],
    [
      "a variant is described differently",
      { oneOf: [{ required: ["a"], description: "With a." }, { required: ["b"] }] },
      { oneOf: [{ required: ["a"], description: "It has a." }, { required: ["b"] }] },
      "",
    ],
    ["a discriminator is added", { oneOf: [A, B] }, union({ mapping: { a: A.$ref, b: B.$ref } }), ""],
    ["a mapping has only names", union({ mapping: { a: A.$ref } }), union({ mapping: { a: "A" } }), ""],
    ["variants are grouped", { oneOf: [A, B, STRING] }, { oneOf: [{ oneOf: [A, B] }, STRING] }, ""],
    ["a group of variants gets a name", { oneOf: [A, B, STRING] }, { oneOf: [AB, STRING] }, ""],
    ["a variant loses its name", { oneOf: [A, B] }, { oneOf: [kind("a"), B] }, ""],
    [
      "a variant loses its name and gets a property",
      { oneOf: [A, B] },
      { oneOf: [kind("a", { c: STRING }), B] },
      "addition Response 200, `(a)`: Property `c` was added: `string`.",
    ],
    [
      "a reference into a schema is resolved",
      { oneOf: [{ $ref: `${A.$ref}/properties/kind` }, { type: "null" }] },
      { oneOf: [{ const: "a" }, { type: "null" }] },
      "",
    ],
  ],
};

/** A document of which the only operation sends or returns the schema. */
export function createDocument(direction: Direction, schema: unknown): Document {
  const content = { "application/json": { schema } };
  const operation =
    direction === "request" ? { requestBody: { content }, responses: {} } : { responses: { 200: { content } } };
  const document = {
    tags: [],
    paths: { "/": { post: { operationId: "send", tags: ["sending"], ...operation } } },
    components: { schemas: { A: kind("a"), B: kind("b"), AB: { oneOf: [A, B] }, Text: { ...STRING, default: "x" } } },
  };
  // The comparison reads nothing else.
  return document as unknown as Document;
}
