import { expect, test } from "vitest";
import type { Document } from "../../src/core/document.ts";
import { compare } from "../../src/diff/compare.ts";
import { countEffects, listChanges } from "../../src/diff/report.ts";

/** A document with one operation, and perhaps other fields. The comparison reads nothing else. */
const withOperation = (operation: object, more: object = {}) =>
  ({ paths: { "/a": { post: { operationId: "send", ...operation } } }, ...more }) as unknown as Document;
const withRequest = (schema: object, type = "application/json", more: object = {}) =>
  withOperation({ requestBody: { content: { [type]: { schema } } } }, more);
const withResponse = (schema: object, more: object = {}) =>
  withOperation({ responses: { 200: { content: { "application/json": { schema } }, ...more } } });
const withItem = (item: object, more: object = {}) => ({ paths: { "/a": item }, ...more }) as unknown as Document;
const object = (properties: object, ...required: string[]) => ({ type: "object", properties, required });
const pattern = (text: string) => withRequest({ type: "string", pattern: text });
const ID = { type: "string", readOnly: true };
const KEY = { type: "string", writeOnly: true };

const listTexts = (base: Document, revision: Document) =>
  compare(base, revision).operations.flatMap((entry) =>
    listChanges(entry).map(({ effect, text }) => `${effect} ${text}`),
  );

test.each<[name: string, base: Document, revision: Document]>([
  ["optional parts that are absent", {} as Document, { paths: {}, tags: [] } as unknown as Document],
  ["a parameter of a media type", withRequest({}), withRequest({}, "Application/JSON; charset=utf-8")],
  ["a field that requests do not have", withRequest(object({ id: ID }, "id")), withRequest(object({}))],
  ["a required field that requests do not have", withRequest(object({})), withRequest(object({ id: ID }, "id"))],
  ["a field that responses do not have", withResponse(object({ key: KEY }, "key")), withResponse(object({}))],
  [
    "a field of a variant that requests do not have",
    withRequest({ oneOf: [object({ kind: { const: "x" }, id: ID }, "id", "kind")] }),
    withRequest({ oneOf: [object({ kind: { const: "x" } }, "kind")] }),
  ],
  [
    "a field of a part of allOf that responses do not have",
    withResponse({ allOf: [object({ key: KEY }, "key")] }),
    withResponse({ allOf: [object({})] }),
  ],
  ["the form of a class", pattern("^[a-zA-Z0-9_]+$"), pattern("^\\w{1,}$")],
  ["the form of a digit", pattern("[0-9]?"), pattern("\\d{0,1}")],
  ["escapes without effect", pattern("^a\\/b[\\.x]*$"), pattern("^a/b[x.]{0,}$")],
])("no change is reported for %s", (_name, base, revision) => {
  expect(listTexts(base, revision)).toEqual([]);
});

const callback = (status: number) => ({ callbacks: { done: { "{$url}": { post: { responses: { [status]: {} } } } } } });
const webhook = (method: string) =>
  ({
    webhooks: { ping: { $ref: "#/components/pathItems/Ping" } },
    components: { pathItems: { Ping: { [method]: {} } } },
  }) as unknown as Document;
const link = (operationId: string) => withResponse({}, { links: { next: { operationId } } });
const shared = (maxLength: number) =>
  withRequest({ $ref: "#/components/x-shared/A" }, "application/json", {
    components: { "x-shared": { A: { type: "string", maxLength } } },
  });
const server = (url: string) => withOperation({}, { servers: [{ url }] });
const encoded = (contentType: string) =>
  withOperation({ requestBody: { content: { "multipart/form-data": { encoding: { a: { contentType } } } } } });
const headed = (schema: object) =>
  withResponse({}, { headers: { "X-A": { content: { "application/json": { schema } } } } });
const WHOLE = "differs, which is not compared in detail.";

test.each<[name: string, base: Document, revision: Document, text: string]>([
  ["a callback", withOperation(callback(200)), withOperation(callback(204)), `break \`callbacks\` ${WHOLE}`],
  ["a webhook that is referred to", webhook("get"), webhook("post"), `break \`webhook\` ${WHOLE}`],
  ["a link", link("a"), link("b"), `break Response 200: \`links\` ${WHOLE}`],
  ["the encoding of a part", encoded("a/b"), encoded("a/c"), `break Request body: \`encoding\` ${WHOLE}`],
  [
    "a header with content",
    headed({ type: "string" }),
    headed({ type: "integer" }),
    "break Response 200, header `X-A`: Type changed from `string` to `integer`.",
  ],
  [
    "a field of a variant that requests must have now",
    withRequest({ oneOf: [object({ kind: { const: "x" }, id: ID }, "id")] }),
    withRequest({ oneOf: [object({ kind: { const: "x" }, id: { type: "string" } }, "id")] }),
    "break Request body, `(x)`: `id` is required now.",
  ],
  ["HEAD", withItem({ head: {} }), withItem({}), "break Operation `HEAD /a` was removed."],
  ["OPTIONS", withItem({ options: {} }), withItem({}), "break Operation `OPTIONS /a` was removed."],
  ["TRACE", withItem({ trace: {} }), withItem({}), "break Operation `TRACE /a` was removed."],
  [
    "a path item that is referred to",
    withItem({ get: {} }),
    withItem({ $ref: "#/components/pathItems/P" }, { components: { pathItems: { P: {} } } }),
    "break Operation `GET /a` was removed.",
  ],
  ["a server", server("https://a.example"), server("/b"), "break Servers were removed: `https://a.example`."],
  ["a schema outside of the schemas", shared(9), shared(3), "break Request body: `maxLength` changed from `9` to `3`."],
  ["a range that is three characters", pattern("[a-z]"), pattern("[a\\-z]"), "break Request body: Cannot tell"],
])("a change of %s is a break", (_name, base, revision, text) => {
  expect(listTexts(base, revision)).toContainEqual(expect.stringContaining(text));
});

test("a message has at most 200 characters", () => {
  const values = Array.from({ length: 300 }, (_, index) => `value${index}`);
  const diff = compare(withRequest({ enum: values }), withRequest({ enum: values.slice(150) }));
  expect(diff.operations.flatMap(listChanges).map(({ text }) => text.length)).toEqual([200]);
  expect(countEffects(diff).break).toBe(1);
});

const refer = (index: number) => ({ $ref: `#/components/schemas/S${index}` });

test.each<[name: string, count: number, schema: (index: number) => object]>([
  ["refer to each other deeper than the stack", 3000, (index) => object({ next: refer(index + 1) })],
  [
    "all reach each other",
    400,
    (index) =>
      object({ a: { anyOf: [refer(index + 1), { type: "null" }] }, b: { anyOf: [refer((index * 7) % 400), {}] } }),
  ],
  ["branch in allOf", 40, (index) => ({ allOf: [refer(index + 1), refer(Math.min(index + 2, 40))] })],
])("schemas that %s are compared", (_name, count, schema) => {
  const [base, revision] = [9, 3].map((maxLength) => {
    const schemas = Object.fromEntries(Array.from({ length: count }, (_, index) => [`S${index}`, schema(index)]));
    schemas[`S${count}`] = { type: "string", maxLength };
    return withRequest(refer(0), "application/json", { components: { schemas } });
  }) as [Document, Document];
  expect(listTexts(base, revision)[0]).toMatch(/`maxLength` changed from `9` to `3`\.$/);
});
