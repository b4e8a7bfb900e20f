import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";

const README = new URL("../../README.md", import.meta.url);
const CLIENT = new URL("../../src/index.ts", import.meta.url);
const TSX = createRequire(import.meta.url).resolve("tsx");

/** The README's TypeScript blocks as one program, pointed at the client's source and at the server under test. */
async function readmeProgram(): Promise<string> {
  const blocks = (await readFile(README, "utf8")).matchAll(/^```ts\n([\s\S]*?)^```$/gm);
  return Array.from(blocks, ([, code]) => code)
    .join("\n")
    .replaceAll("http://127.0.0.1:4010", inject("baseUrl"))
    .replaceAll('"platform-api"', JSON.stringify(CLIENT.href));
}

test("the README's program runs from top to bottom", async () => {
  const folder = await mkdtemp(join(tmpdir(), "platform-readme-"));
  await writeFile(join(folder, "program.mts"), await readmeProgram());
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", TSX, join(folder, "program.mts")], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
  });
  await rm(folder, { recursive: true });
  expect(stdout.split("\n").slice(0, 2)).toEqual(["Scout", "0 200"]);
  expect(stdout).toContain("is at 06:12.");
  expect(stdout).toContain("models.get failed with 404 MODEL_NOT_FOUND");
});
