import type { Document, Operation } from "../../src/core/document.ts";

/** The smallest document that the renderers accept, with one operation, `GET /birds/{bird_id}` by default. */
export function smallDocument(operation: Partial<Operation> = {}, path = "/birds/{bird_id}"): Document {
  return {
    openapi: "3.1.0",
    info: { title: "Birds", version: "1.0.0", summary: "Watch birds.", description: "What flies by." },
    security: [{ Key: [] }],
    tags: [{ name: "birds", description: "Small ones." }],
    paths: {
      [path]: {
        parameters: [{ name: "bird_id", in: "path", required: true, schema: { type: "string" } }],
        get: {
          operationId: "birds.get",
          summary: "Get a bird",
          description: "Returns it.",
          tags: ["birds"],
          responses: {
            "200": {
              description: "It.",
              content: { "application/json": { schema: { $ref: "#/components/schemas/Bird" } } },
            },
          },
          ...operation,
        },
      },
    },
    components: {
      schemas: {
        Bird: {
          type: "object",
          required: ["name"],
          properties: { name: { type: "string" }, song: { type: ["string", "null"] } },
        },
      },
    },
  };
}
