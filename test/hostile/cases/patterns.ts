import type { HostileCase } from "../case.ts";

/** Patterns for which a matcher that backtracks takes exponential or quadratic time, and a text for them. */
const PATTERNS = ["^(a+)+$", "^(a|a)*$", "^(.*a){20}$", "(x+x+)+y", "^(([a-z])+.)+[A-Z]([a-z])+$", "(a{1,30}){1,30}$"];
const TEXT = `${"a".repeat(40_000)}!`;

const conditions = PATTERNS.flatMap((pattern) =>
  Array.from({ length: 16 }, () => ({ pointer: "/name", schema: { pattern } })),
);

export const patterns: HostileCase = {
  name: "searches the journal with 96 catastrophic patterns, and adds replies and faults with them",
  megabytes: 400,
  async attack({ send, isQuick }) {
    const agent = { model: "aurora-large", name: TEXT };
    for (let count = 0; count < (isQuick ? 5 : 50); count += 1) await send("POST", "/v1/agents", agent);
    for (const condition of conditions.filter((_, index) => index % 16 === 0))
      await send("POST", "/_mock/journal/search", { match: { body: Array(100).fill(condition) } });
    const match = { body: conditions };
    await send("POST", "/_mock/journal/search", { match });
    for (let count = 0; count < 10; count += 1) {
      await send("POST", "/_mock/replies", { match, times: null, status: 404 });
      await send("POST", "/_mock/faults", { operation_id: "*", match, times: null, status: 503 });
    }
    for (let count = 0; count < (isQuick ? 3 : 30); count += 1) await send("POST", "/v1/agents", agent);
  },
};

export const patternsOfSchemas: HostileCase = {
  name: "asks for a response format with catastrophic patterns",
  megabytes: 400,
  async attack({ send, isQuick }) {
    const properties = Object.fromEntries(PATTERNS.map((pattern, index) => [`p${index}`, { type: "string", pattern }]));
    const schema = { type: "object", properties, required: Object.keys(properties) };
    const response_format = { type: "json_schema", json_schema: { name: "x", schema } };
    const body = { model: "aurora-large", inputs: TEXT, completion_args: { response_format } };
    for (let count = 0; count < (isQuick ? 5 : 50); count += 1) await send("POST", "/v1/conversations", body);
  },
};
