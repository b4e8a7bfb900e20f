import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderYaml } from "../../scripts/render/bundle.ts";
import { document } from "../document.ts";

// A run takes seconds, so one has to do: what it does not name as stale is what it would write.
const STALE = "openapi.yaml";
let folder: string;
let run: { code: number; stderr: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "platform-generate-"));
  await cp("generated", join(folder, "generated"), { recursive: true });
  await rm(join(folder, "generated", STALE));
  const tsx = createRequire(import.meta.url).resolve("tsx/cli");
  run = await promisify(execFile)(process.execPath, [tsx, resolve("scripts/generate.ts"), "--check"], {
    cwd: folder,
  }).then(
    () => ({ code: 0, stderr: "" }),
    (error) => error,
  );
});

afterAll(() => rm(folder, { recursive: true }));

test("--check names the stale file and the command that updates it, and writes nothing", async () => {
  expect(run.code).toBe(1);
  expect(run.stderr).toContain("npm run generate");
  expect(await readdir(join(folder, "generated"))).not.toContain(STALE);
});

test("the committed files are what generate writes, so two runs write the same bytes", async () => {
  expect(run.stderr).toContain(`Stale: generated/${STALE}.`);
  expect(renderYaml(document)).toBe(await readFile(join("generated", STALE), "utf8"));
});
