import { expect, test } from "vitest";
import { listOperations } from "../../src/core/document.ts";
import { findExamples } from "../../src/reference/schema-examples.ts";
import { document, pointerTo, violationsOf } from "../document.ts";

const examples = findExamples(document, listOperations(document));

/** Schemas without an example: values that no example of a body or event has. */
const WITHOUT_EXAMPLE = 40;

test("most schemas have an example, which is valid", () => {
  const invalid = [...examples].filter(
    ([name, value]) => violationsOf(pointerTo("components", "schemas", name), value).length > 0,
  );
  expect(invalid.map(([name]) => name)).toEqual([]);
  expect(Object.keys(document.components.schemas).length - examples.size).toBeLessThanOrEqual(WITHOUT_EXAMPLE);
});

test("a schema's example comes from a field, an item, a variant or an event that has the schema", () => {
  expect(examples.get("MessageOutputEntry")).toMatchObject({ type: "message.output" });
  expect(examples.get("FunctionCallEntry")).toMatchObject({ type: "function.call" });
  expect(examples.get("BatchJobError")).toMatchObject({ message: expect.any(String) });
  expect(examples.get("ConversationResponseDoneEvent")).toMatchObject({ event: "conversation.response.done" });
  expect(examples.get("UnprocessableProblem")).toMatchObject({ status: 422 });
});

test("a response's example comes before that of a request", () => {
  const response = { a: { value: { id: "1" } } };
  const request = { a: { value: { name: "x" } } };
  const schema = { $ref: "#/components/schemas/Thing" };
  const operation = {
    requestBody: { content: { "application/json": { schema, examples: request } } },
    responses: { 200: { description: "", content: { "application/json": { schema, examples: response } } } },
  };
  const small = { components: { schemas: { Thing: {} } } };
  expect(findExamples(small as never, [{ operation }] as never)).toEqual(new Map([["Thing", { id: "1" }]]));
});
