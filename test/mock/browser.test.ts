/** What the mock for browsers is made of. test/browser/mock.test.ts uses it in Chromium. */
import { STATUS_CODES } from "node:http";
import { check, property, string, uint8Array } from "fast-check";
import { expect, test } from "vitest";
import { createMock } from "../../src/mock/browser.ts";
import { REASON_PHRASES } from "../../src/mock/exchange/reason-phrases.ts";
import { requireDocument } from "../../src/mock/lib/require-document.browser.ts";
import * as browser from "../../src/mock/lib/runtime.browser.ts";
import * as node from "../../src/mock/lib/runtime.ts";
import * as validators from "../../src/mock/lib/validators.browser.ts";
import * as allValidators from "../../src/mock/lib/validators.ts";
import { bundleBrowserMock } from "../../src/reference/bundle-mock.ts";

test("the bundle needs nothing of Node.js, and loads nothing", async () => {
  // esbuild replaces global names only where no module declares them. openapi-fetch asks with typeof whether it runs in Node.js.
  const define = { Buffer: "NOT_OF_THE_WEB", process: "NOT_OF_THE_WEB", setImmediate: "NOT_OF_THE_WEB" };
  const { outputFiles, metafile } = await bundleBrowserMock({ define, external: ["openapi-fetch", "node:*"] });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  expect([...new Set(imports)]).toEqual(["openapi-fetch"]);
  expect(outputFiles?.[0]?.text.match(/.{60}NOT_OF_THE_WEB.{20}/g) ?? []).toEqual([]);
});

test("what takes the place of functions of Node.js has the same results", () => {
  const same = (text: string, bytes: Uint8Array) => {
    expect(browser.sha256(text)).toBe(node.sha256(text));
    expect(browser.toBase64(bytes)).toBe(node.toBase64(bytes));
    expect(browser.toBase64Url(text)).toBe(node.toBase64Url(text));
    for (const encoded of [node.toBase64(bytes), node.toBase64Url(text)])
      expect([...browser.fromBase64(encoded)]).toEqual([...node.fromBase64(encoded)]);
    expect(browser.fromBase64Url(node.toBase64Url(text))).toBe(text);
    // What is no base64 is encoded to another text.
    expect(browser.toBase64(browser.fromBase64(text)) === text).toBe(node.toBase64(node.fromBase64(text)) === text);
  };
  const all = property(string({ unit: "grapheme", maxLength: 150 }), uint8Array({ maxLength: 99 }), same);
  const { failed, errorInstance } = check(all, { numRuns: 200 });
  expect([failed, errorInstance]).toEqual([false, null]);
});

test("a function that is called soon is called after those before it", async () => {
  const called: number[] = [];
  for (const number of [1, 2]) browser.setImmediate(() => called.push(number));
  expect(called).toEqual([]);
  await new Promise<void>((resolve) => browser.setImmediate(resolve));
  expect(called).toEqual([1, 2]);
});

test("the titles of problems are the reason phrases of Node.js, as far as these are of RFC 9110", () => {
  const renamed = { 413: "Content Too Large", 422: "Unprocessable Content" };
  const { 509: _unregistered, ...phrases } = STATUS_CODES;
  const errors = Object.entries(phrases).filter(([status]) => Number(status) >= 400);
  expect(REASON_PHRASES).toEqual({ ...Object.fromEntries(errors), ...renamed });
});

test("validators for browsers know the same parts of operations, and accept any response", () => {
  const outline = (table: object) =>
    Object.fromEntries(
      Object.entries(table).map(([id, { responses, ...parts }]) => [id, [Object.keys(parts), Object.keys(responses)]]),
    );
  expect(outline(validators.validators)).toEqual(outline(allValidators.validators));
  expect(outline(validators.controlValidators)).toEqual(outline(allValidators.controlValidators));
  const { "agents.get": get, "agents.create": create } = validators.validators;
  expect([get.responses[200]?.("any"), create.body?.("any")]).toEqual([true, false]);
  expect(requireDocument()).toEqual({ paths: {}, components: { schemas: {} } });
});

test.for(["static", "store", "validateResponses"])("the option %s is unknown in browsers", (name) => {
  expect(() => createMock({ [name]: [] })).toThrow(name);
});
