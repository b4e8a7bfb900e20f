import type { HostileCase } from "../case.ts";

const again = (length: number, value: object) => Array(length).fill(value) as object[];

/** Schemas that are small, or valid, and cause much work. */
function schemas(): object[] {
  const chain = Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [`d${index}`, { $ref: `#/$defs/d${index + 1}` }]),
  );
  const parts = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`p${index}`, { $ref: "#/$defs/a" }]));
  const nulls = Object.fromEntries(Array.from({ length: 9000 }, (_, index) => [`p${index}`, { type: "null" }]));
  return [
    { $ref: "#/$defs/d0", $defs: { ...chain, d900: { items: true } } },
    { $id: `x:${"a".repeat(20_000)}`, properties: parts, $defs: { a: {} } },
    { $defs: { ["a".repeat(20_000)]: { properties: parts } } },
    { allOf: again(100, { $ref: "#/x" }), x: { $ref: `#${"/a".repeat(1_000_000)}` } },
    { required: Array(300_000).fill("a"), allOf: again(100, { $ref: "#" }) },
    { properties: nulls, allOf: again(100, { $ref: "#" }) },
    { type: "array", minItems: 100, items: { type: "array", minItems: 10, items: { const: "x".repeat(300_000) } } },
    {
      allOf: again(2, { allOf: again(2, { allOf: again(2, { allOf: again(2, { $ref: "#/$defs/a" }) }) }) }),
      $defs: { a: { anyOf: again(10_000, { $ref: "#/$defs/b" }) }, b: { not: {} } },
    },
  ];
}

/** The work of a schema is not bounded by its size. */
export const schemaWork: HostileCase = {
  name: "sends schemas with long references, long names and repeated texts, as response formats and conditions",
  megabytes: 700,
  async attack({ send }) {
    for (const schema of schemas()) {
      const response_format = { type: "json_schema", json_schema: { name: "x", schema } };
      const body = { model: "aurora-large", inputs: "When?", completion_args: { response_format } };
      await send("POST", "/v1/conversations", Buffer.from(JSON.stringify(body)));
      const search = { match: { body: [{ pointer: "", schema }] } };
      await send("POST", "/_mock/journal/search", Buffer.from(JSON.stringify(search)));
    }
  },
};
