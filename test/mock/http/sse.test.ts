import { expect, test } from "vitest";
import { encodeEvent } from "../../../src/mock/http/sse.ts";

test.each([
  ["with all fields", { id: "7", event: "done", data: { a: 1 } }, 'id: 7\nevent: done\ndata: {"a":1}\n\n'],
  ["without an id", { event: "done", data: null }, "event: done\ndata: null\n\n"],
  ["without a name", { id: "", data: [] }, "id: \ndata: []\n\n"],
  ["with the default name", { event: "message", data: "two\nlines" }, 'data: "two\\nlines"\n\n'],
])("an event %s is encoded", (_name, event, text) => {
  expect(encodeEvent(event)).toBe(text);
});
