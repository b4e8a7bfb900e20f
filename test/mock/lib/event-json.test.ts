import { expect, test } from "vitest";
import { dataJson, jsonLength } from "../../../src/mock/lib/event-json.ts";

test.each([
  { data: { text: "„Alma“\n" } },
  { event: "sailed", id: "7", data: [1] },
  { data: undefined },
  { id: undefined, data: null },
])("the length of the JSON of %j", (event) => {
  expect(jsonLength(event)).toBe(JSON.stringify(event).length);
  expect(dataJson(event)).toBe(JSON.stringify(event.data));
});

test("data that was not just measured is serialized as it is now", () => {
  const event = { data: { count: 1 } };
  jsonLength(event);
  dataJson(event);
  event.data.count = 2;
  expect(dataJson(event)).toBe('{"count":2}');
  jsonLength(event);
  const other = { data: 3 };
  expect(dataJson(other)).toBe("3");
});
