import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const tsx = createRequire(import.meta.url).resolve("tsx/cli");
let folder: string;

/** Runs generate in a temporary folder with a copy of generated/. */
async function generate(...args: string[]): Promise<{ code: number; text: string }> {
  const run = promisify(execFile)(process.execPath, [tsx, resolve("scripts/generate.ts"), ...args], { cwd: folder });
  return run.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error) => ({ code: error.code, text: error.stderr }),
  );
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "platform-generate-"));
  await cp("generated", join(folder, "generated"), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

test("the committed files are what generate writes", async () => {
  expect(await generate("--check")).toEqual({ code: 0, text: "generated/ is up to date.\n" });
}, 60_000);

test("--check names each stale file and the command that updates it, and writes nothing", async () => {
  await writeFile(join(folder, "generated", "types.ts"), "stale");
  await rm(join(folder, "generated", "operations.ts"));
  const { code, text } = await generate("--check");
  expect(code).toBe(1);
  expect(text).toContain("Stale: generated/types.ts, generated/operations.ts.");
  expect(text).toContain("npm run generate");
  expect(await readdir(join(folder, "generated"))).not.toContain("operations.ts");
}, 60_000);
