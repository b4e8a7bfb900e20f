import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const SCRIPT = resolve("scripts/diff.ts");
const folder = mkdtempSync(join(tmpdir(), "diff-options-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a document with these operations, and returns the name of the file. */
function writeDocument(name: string, operations: readonly string[]): string {
  const responses = { 204: { description: "Nothing." } };
  const items = operations.map((id) => [`/${id}`, { get: { operationId: `birds.${id}`, tags: ["birds"], responses } }]);
  const info = { title: "Birds", version: "1.0.0" };
  const file = join(folder, name);
  const components = { schemas: {}, examples: {} };
  writeFileSync(
    file,
    JSON.stringify({ openapi: "3.1.0", info, tags: [], security: [], paths: Object.fromEntries(items), components }),
  );
  return file;
}

const base = writeDocument("base.json", ["list", "count"]);
const head = writeDocument("head.json", ["list"]);

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ["--import", createRequire(import.meta.url).resolve("tsx"), SCRIPT, ...args], {
    // It has no changesets.
    cwd: folder,
  }).then(
    ({ stdout }) => ({ code: 0, out: stdout, error: "" }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, error: stderr }),
  );

test("--help lists the options, and each has its effect", async () => {
  const [help, gated, impossible] = await Promise.all([
    run("--help"),
    run(base, "--head", head, "--format", "json", "--gate"),
    run("nowhere", "--if-possible"),
  ]);
  expect(new Set(help.out.match(/--[a-z-]+/g))).toEqual(new Set(["--head", "--format", "--gate", "--if-possible"]));
  expect(JSON.parse(gated.out).operations).toMatchObject([{ id: "birds.count", state: "removed" }]);
  expect(gated.code).toBe(1);
  expect(gated.error).toContain("choose major for platform-api");
  expect(impossible).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^The changes of the API are not listed: nowhere is neither/),
  });
});
