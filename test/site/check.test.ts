import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkPages } from "../../scripts/site/check.ts";

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

test("pages whose links lead somewhere have no problem", async () => {
  await write("index.html", '<a href="a/index.html#x">a</a><a href="https://example.com/">elsewhere</a>');
  await write("a/index.html", '<p id="x"><a href="../index.html">home</a><a href="#x">here</a>');
  expect(await checkPages(folder)).toEqual([]);
});

test.each([
  ['<a href="b/index.html">', "index.html: links to b/index.html, which does not exist"],
  ['<a href="#y">', "index.html: links to #y, which has no such anchor"],
  ['<a href="/index.html">', "index.html: /index.html does not work in a sub path"],
  ['<script src="https://example.com/a.js">', "index.html: loads https://example.com/a.js from elsewhere"],
  ['<p id="a"></p><p id="a">', 'index.html: two elements have the id "a"'],
])("%s is a problem", async (html, problem) => {
  await write("index.html", html);
  expect(await checkPages(folder)).toEqual([problem]);
});

test("a page of an operation that is too large is a problem", async () => {
  const noise = Array.from({ length: 20_000 }, (_, index) => ((index * 7919) % 65_536).toString(36)).join("");
  await write("operations/a/index.html", noise);
  const problems = await checkPages(folder);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^operations\/a\/index\.html: has \d+ bytes \(gzip\); at most 12000$/);
});
