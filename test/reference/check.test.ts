import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkPages, LOADED_BYTES, PAGE_BYTES } from "../../src/reference/check.ts";
import { listKinds, type Select, withoutRow } from "../kinds.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "platform-pages-"));
  for (const name of ["assets/site.css", "assets/site.js", "assets/theme.js"]) await write(name, "");
});

afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, content: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

const problems: string[] = [];

/** The HTML of a page, the problem, and a similar page without one. */
const PAGES: [html: string, problem: string, harmless: string][] = [
  ['<a href="b/index.html">', "index.html: links to b/index.html, which does not exist", '<a href="a/index.html">'],
  ['<a href="#y">', "index.html: links to #y, which has no such anchor", '<p id="y"><a href="#y">'],
  [
    '<a href="a/index.html#y">',
    "index.html: links to a/index.html#y, which has no such anchor",
    '<a href="a/index.html#x">',
  ],
  ['<a href="/index.html">', "index.html: /index.html does not work in a sub path", '<a href="index.html">'],
  [
    '<script src="https://example.com/a.js">',
    "index.html: loads https://example.com/a.js from elsewhere",
    '<a href="https://example.com/a.js">',
  ],
  ['<p id="a"></p><p id="a">', 'index.html: two elements have the id "a"', '<p id="a"></p><p id="A">'],
];

test.each(PAGES)("%s is a problem", async (html, problem, harmless) => {
  await write("a/index.html", '<p id="x"><a href="../index.html">home</a>');
  await write("index.html", html);
  expect(await checkPages(folder)).toEqual([problem]);
  problems.push(problem);
  await write("index.html", harmless);
  expect(await checkPages(folder)).toEqual([]);
});

/** Text of which compression leaves about `bytes` bytes: hexadecimal digits without a pattern. */
const noise = (bytes: number) => {
  const hashes = Array.from({ length: Math.ceil(bytes / 32) }, (_, index) => createHash("sha256").update(`${index}`));
  return hashes
    .map((hash) => hash.digest("hex"))
    .join("")
    .slice(0, 2 * bytes);
};
const OPERATION = "operations/a/index.html";

test.each([
  ["has", OPERATION, PAGE_BYTES],
  ["loads", "assets/site.js", LOADED_BYTES],
])("a page of an operation that %s too much is a problem, because of %s", async (verb, file, limit) => {
  await write(OPERATION, "<p>");
  await write(file, noise(limit));
  const found = await checkPages(folder);
  expect(found).toEqual([
    expect.stringMatching(new RegExp(`^${OPERATION}: ${verb} \\d+ bytes \\(gzip\\); at most ${limit}$`)),
  ]);
  problems.push(...found);
  await write(file, noise(limit * 0.8));
  expect(await checkPages(folder)).toEqual([]);
});

test("a command that takes an unpublished package from the registry is a problem", async () => {
  await write("index.html", "<pre>npx -y <span>platform-api-mcp</span></pre>");
  const found = await checkPages(folder);
  expect(found).toEqual(["index.html: shows npx -y platform-api, but nothing is published"]);
  problems.push(...found);
  await write("index.html", "<pre>npx vitest</pre><p>Import createMock from platform-api-mock.</p>");
  expect(await checkPages(folder)).toEqual([]);
});

test("each kind of problem has a row", () => {
  const isProblem: Select = (node) =>
    ts.isTemplateExpression(node) && /^`\$\{(page\.)?path\}: /.test(node.getText()) ? [node] : undefined;
  const kinds = listKinds(["src/reference/check.ts"], isProblem);
  expect(kinds).toHaveLength(8);
  expect(withoutRow(kinds, problems)).toEqual([]);
});
