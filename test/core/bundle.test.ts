import { expect, test } from "vitest";
import { parse } from "yaml";
import { renderJson, renderYaml } from "../../src/core/bundle.ts";
import { smallDocument } from "../generate/small-document.ts";

test("JSON keeps the document's order and ends with a line feed", () => {
  const document = { ...smallDocument(), paths: {}, tags: [], security: [], components: { schemas: {} } };
  expect(renderJson(document)).toBe(`{
  "openapi": "3.1.0",
  "info": {
    "title": "Birds",
    "version": "1.0.0",
    "summary": "Watch birds.",
    "description": "What flies by."
  },
  "security": [],
  "tags": [],
  "paths": {},
  "components": {
    "schemas": {}
  }
}
`);
});

test("YAML has the same content as JSON", () => {
  const document = smallDocument({ description: "Two\nlines, and 'quotes': yes." });
  expect(parse(renderYaml(document))).toEqual(JSON.parse(renderJson(document)));
});

test("YAML has the same content for readers of YAML 1.1", () => {
  const texts = ["2026-03-02T09:00:00Z", "2026-03-02", "12:24", "yes", "off", "0o17", "1_000"];
  const document = { ...smallDocument(), "x-texts": texts };
  expect(parse(renderYaml(document), { version: "1.1" })).toEqual(document);
});

test("YAML has no anchors and no line breaks within a text", () => {
  const shared = { type: "string", description: "x ".repeat(100).trim() };
  const document = { ...smallDocument(), paths: {}, components: { schemas: { A: shared, B: shared } } };
  const text = renderYaml(document);
  expect(text).not.toMatch(/[&*][ab]\d/);
  expect(text.match(/description: (x )+x\n/g)).toHaveLength(2);
});

test("YAML quotes a text that ends with a blank line, because Prism would drop it from a block scalar", () => {
  const document = { ...smallDocument(), paths: {}, "x-stream": "data: 1\n\n", "x-text": "one\ntwo\n" };
  expect(renderYaml(document)).toContain('x-stream: "data: 1\\n\\n"\n');
  expect(renderYaml(document)).toContain("x-text: |\n  one\n  two\n");
});
