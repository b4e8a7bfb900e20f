import { expect, test } from "vitest";
import { describePlace } from "../../src/diff/place.ts";

const json = ["content", "application/json", "schema"];

test.each<[keys: string[], place: string]>([
  [[], ""],
  [["security"], ""],
  [["x-transition", "0"], ""],
  [["requestBody"], "Request body"],
  [["requestBody", ...json, "properties", "name"], "Request body, `name`"],
  [["parameters", "limit", "required"], "Parameter `limit`"],
  [["parameters", "limit", "schema", "items"], "Parameter `limit`, `[]`"],
  [["parameters"], ""],
  [["responses"], ""],
  [["responses", "200"], "Response 200"],
  [["responses", "200", ...json, "properties", "data", "items", "properties", "id"], "Response 200, `data[].id`"],
  [["responses", "200", "content", "text/event-stream", "schema", "properties", "id"], "Response 200, events, `id`"],
  [["responses", "200", "headers", "ETag", "schema", "type"], "Response 200, header `ETag`"],
])("the keys %j of an operation are at %j", (keys, place) => {
  expect(describePlace({ name: "get /v1/birds" }, keys)).toBe(place);
});

test.each<[direction: "request" | "response", keys: string[], place: string]>([
  ["request", [], "`Bird` in requests"],
  ["response", ["type"], "`Bird` in responses"],
  ["response", ["properties", "songs", "items", "properties", "title"], "`Bird.songs[].title` in responses"],
  ["response", ["additionalProperties", "properties", "a"], "`Bird.*.a` in responses"],
  ["response", ["prefixItems", "1"], "`Bird[1]` in responses"],
  ["response", ["$defs", "Wren", "properties", "a"], "`Bird (Wren).a` in responses"],
])("in a %s, the keys %j of a schema are at %s", (direction, keys, place) => {
  expect(describePlace({ name: "Bird", direction }, keys)).toBe(place);
});
