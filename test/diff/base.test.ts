import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readBase, readDocument } from "../../src/diff/base.ts";

const folder = mkdtempSync(join(tmpdir(), "diff-base-"));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@localhost", ...args], { cwd: folder });
const commit = (title: string, tags: string[]) => {
  writeFileSync(
    join(folder, "generated/openapi.json"),
    JSON.stringify({ openapi: "3.1.0", info: { title }, paths: {} }),
  );
  git("add", ".");
  git("commit", "--quiet", "--message", title);
  for (const tag of tags) git("tag", tag);
};

mkdirSync(join(folder, "generated"));
git("init", "--quiet");
commit("before", []);

test("without a release, the base must be named", () => {
  expect(() => readBase(undefined, folder)).toThrow(/^There is no release yet .* Name a git ref or a file/);
});

test("the last release is that with the highest version of the client, without previews", () => {
  commit("nine", ["platform-api@1.9.0"]);
  commit("ten", ["platform-api@1.10.0"]);
  commit("other", ["platform-api-mock@3.0.0", "platform-api@2.0.0-next.1"]);
  const { name, document } = readBase(undefined, folder);
  expect([name, document.info.title]).toEqual(["platform-api@1.10.0", "ten"]);
});

test("a base is a git ref or a file", () => {
  expect(readBase("HEAD", folder).document.info.title).toBe("other");
  const file = join(folder, "old.yaml");
  writeFileSync(file, "openapi: 3.1.0\ninfo: { title: file }\npaths: {}\n");
  expect(readBase(file, folder).document.info.title).toBe("file");
});

test("a branch with three dots is the commit at which the current branch left it", () => {
  git("branch", "trunk");
  commit("later", []);
  expect(readBase("trunk...", folder).document.info.title).toBe("other");
  expect(() => readBase("nowhere...", folder)).toThrow("nowhere... is neither a file nor a git ref");
});

test.each([
  ["OpenAPI 3.0", { openapi: "3.0.3", paths: {} }, "is OpenAPI 3.0.3. Only documents of OpenAPI 3.1"],
  ["no part that can be compared", { openapi: "3.1.0" }, "has nothing to compare"],
  [
    "a reference that leads nowhere",
    { openapi: "3.1.0", paths: { "/a": { get: { responses: { 200: { $ref: "#/components/responses/No" } } } } } },
    "the reference `#/components/responses/No` in `/paths/~1a/get/responses/200` cannot be followed.",
  ],
  [
    "an anchor",
    { openapi: "3.1.0", components: { schemas: { A: { $ref: "#a" } } } },
    "the reference `#a` in `/components/schemas/A` cannot be followed.",
  ],
])("a document with %s is an error with a name", (_name, document, message) => {
  const file = join(folder, "refused.json");
  writeFileSync(file, JSON.stringify(document));
  expect(() => readDocument(file)).toThrow(message);
});

test("a document is read with the files that it refers to, and nothing is added to it", () => {
  const file = join(folder, "split.yaml");
  const item = { get: { responses: { 200: { description: "Nothing." } } } };
  writeFileSync(join(folder, "item.json"), JSON.stringify(item));
  writeFileSync(file, "openapi: 3.1.0\ninfo: { title: split, version: 1.0.0 }\npaths: { /a: { $ref: item.json } }\n");
  expect(readDocument(file).paths["/a"]).toEqual(item);
});

test("what is neither a ref nor a file nor a document is refused", () => {
  expect(() => readBase("nowhere", folder)).toThrow(
    "nowhere is neither a file nor a git ref with generated/openapi.json.",
  );
  const file = join(folder, "list.json");
  writeFileSync(file, "[]");
  expect(() => readDocument(file)).toThrow(`${file} is not an OpenAPI document: it has no field`);
});
