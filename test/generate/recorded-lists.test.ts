import { expect, test } from "vitest";
import { renderRecordedLists } from "../../scripts/generate/recorded-lists.ts";
import type { Operation, Schema } from "../../src/core/document.ts";
import { smallDocument } from "./small-document.ts";

const bird = { $ref: "#/components/schemas/Bird" };
const birds = { type: "array", items: bird };
const fields = (properties: Record<string, Schema>): Schema => ({ type: "object", properties });
const lists = { birds: { resource: bird, internal: {}, fields: [] } };

/** Renders the lists of an operation with this response. */
function rendered(schema: Schema, operation: Partial<Operation> = {}): unknown {
  const responses = { "200": { description: "It.", content: { "application/json": { schema } } } };
  const text = renderRecordedLists(smallDocument({ responses, ...operation }), { lists, state: {} });
  return JSON.parse(text.replace(/^.*\n {2}birds: /, "").replace(/,\n.*\n$/, ""));
}

test.each<[string, Schema, string[]]>([
  ["the resource", bird, [""]],
  ["an array of resources", birds, [""]],
  ["a field with the resource", fields({ bird }), ["/bird"]],
  ["a page of resources", fields({ birds: fields({ results: birds }) }), ["/birds/results"]],
  ["two lists of resources", fields({ tame: birds, wild: birds }), ["/tame", "/wild"]],
])("recorded lists: a response that is or has %s", (_, schema, pointers) => {
  expect(rendered(schema)).toEqual({ shows: { "birds.get": pointers }, deletes: {} });
});

test.each<[string, Schema]>([
  ["is one of several variants", { oneOf: [bird, { type: "null" }] }],
  ["is part of another resource", fields({ nest: fields({ bird }) })],
  ["is another one", fields({ nest: { type: "object" } })],
])("recorded lists: nothing is recorded of a resource that %s", (_, schema) => {
  expect(rendered(schema)).toEqual({ shows: {}, deletes: {} });
});

test("recorded lists: an operation that deletes a resource names it by the last parameter of its path", () => {
  const deletes = {
    responses: { "204": { description: "It is gone." } },
    "x-transition": [{ resource: "Bird", deletes: "Bird" }],
  };
  expect(rendered(bird, deletes)).toEqual({ shows: {}, deletes: { "birds.get": "bird_id" } });
  const other = [{ resource: "Bird", deletes: "Nest" }];
  expect(rendered(bird, { ...deletes, "x-transition": other })).toEqual({ shows: {}, deletes: {} });
});
