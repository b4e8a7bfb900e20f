import fc from "fast-check";
import { expect, test } from "vitest";
import { createEventParser, type EventParserOptions } from "../../src/core/event-parser.ts";

/** What is reported for these parts of a stream, in order. */
function parse(parts: readonly string[], options: Partial<EventParserOptions> = {}): unknown[] {
  const found: unknown[] = [];
  const feed = createEventParser({
    onEvent: (event) => found.push(event),
    onId: (id) => found.push({ lastId: id }),
    onRetry: (milliseconds) => found.push({ retry: milliseconds }),
    onTooLong: () => found.push("too long"),
    ...options,
  });
  for (const part of parts) feed(part);
  return found;
}

test.each<[name: string, text: string, found: unknown[]]>([
  ["an event", "event: tide\ndata: low\n\n", [{ event: "tide", data: "low" }]],
  ["a message without a name", "data: low\n\n", [{ data: "low" }]],
  ["several lines of data", "data: low\ndata:\ndata:  water\n\n", [{ data: "low\n\n water" }]],
  ["a line without a colon, and no data", "data\n\n", [{ data: "" }]],
  ["no space after the colon", "data:low\n\n", [{ data: "low" }]],
  ["CR and CRLF", "data: low\r\rdata: high\r\n\r\n", [{ data: "low" }, { data: "high" }]],
  ["a comment", ": ping\n\ndata: low\n\n", [{ data: "low" }]],
  ["an unknown field", "mood: calm\ndata: low\n\n", [{ data: "low" }]],
  ["a byte order mark", "\uFEFFdata: low\n\n", [{ data: "low" }]],
  ["an id", "id: 7\ndata: low\n\n", [{ id: "7", data: "low" }, { lastId: "7" }]],
  ["an empty id", "id\ndata: low\n\n", [{ id: "", data: "low" }, { lastId: "" }]],
  ["an id without data", "id: 7\n\n", [{ lastId: "7" }]],
  ["an id with NUL", "id: 7\0\ndata: low\n\n", [{ data: "low" }]],
  ["a name without data", "event: tide\n\ndata: low\n\n", [{ data: "low" }]],
  ["a delay", "retry: 250\nretry: soon\n\n", [{ retry: 250 }]],
  ["an event that does not end", "data: low\n", []],
])("%s is read, in whatever parts it arrives", (_name, text, found) => {
  expect(parse([text])).toEqual(found);
  expect(parse([...text])).toEqual(found);
  for (let at = 1; at < text.length; at++) expect(parse([text.slice(0, at), "", text.slice(at)])).toEqual(found);
});

test("a CR at the end of a part ends the line at once", () => {
  expect(parse(["data: low\r", "\r"])).toEqual([{ data: "low" }]);
  expect(parse(["data: low\r\n\r"])).toEqual([{ data: "low" }]);
  expect(parse(["data: low\r\n\r", "\ndata: high\n\n"])).toEqual([{ data: "low" }, { data: "high" }]);
});

test.each<[name: string, parts: string[], found: unknown[]]>([
  ["a line", ["data: 1234\n\n"], ["too long"]],
  ["an unfinished line", ["data: 12", "34"], ["too long"]],
  ["several lines", ["data: 12\ndata: 34\n\n"], ["too long"]],
  ["an event after a short one", ["data: 1\n\ndata: 1234\n\ndata: 1\n\n"], [{ data: "1" }, "too long"]],
  ["none of short events", ["data: 1\n\ndata: 2\n\ndata: 3\n\n"], [{ data: "1" }, { data: "2" }, { data: "3" }]],
])("%s of more than the maximum ends the reading", (_name, parts, found) => {
  expect(parse(parts, { maxLength: 9 })).toEqual(found);
});

// If each line searched for the only CR, this would take minutes.
test("a CR far away costs nothing", () => {
  expect(parse([`${"\n".repeat(2_000_000)}data: low\r\r`])).toEqual([{ data: "low" }]);
});

test("parts of any size give the same events", () => {
  const line = fc.constantFrom("data: a", "data", "id: 1", "event: e", ": c", "", "", "retry: 5", "x");
  const text = fc
    .array(fc.tuple(line, fc.constantFrom("\n", "\r", "\r\n")))
    .map((lines) => lines.flat().join(""))
    // A CR before an LF would be one line end or two, according to what follows.
    .filter((all) => !all.includes("\r\n\n"));
  fc.assert(
    fc.property(text, fc.array(fc.nat(9)), (all, sizes) => {
      const parts: string[] = [];
      for (let at = 0, index = 0; at < all.length; index++) {
        const size = 1 + (sizes[index % (sizes.length || 1)] ?? 0);
        parts.push(all.slice(at, at + size));
        at += size;
      }
      expect(parse(parts)).toEqual(parse([all]));
    }),
    { seed: 1, numRuns: 300 },
  );
});
