import { expect, test } from "vitest";
import { showToolSummary } from "../../../../src/mock/areas/connectors/tools.ts";

test("a summary has no annotations, but the properties that have their names", () => {
  const inputSchema = {
    type: "object" as const,
    title: "Note",
    properties: {
      title: { type: "string", description: "The heading." },
      properties: {
        type: "object",
        description: "More.",
        properties: { description: { type: "string", examples: ["a"] } },
      },
    },
    required: ["title"],
  };
  expect(showToolSummary({ name: "note", inputSchema })).toEqual({
    name: "note",
    inputSchema: {
      type: "object",
      properties: {
        title: { type: "string" },
        properties: { type: "object", properties: { description: { type: "string" } } },
      },
      required: ["title"],
    },
  });
});
