import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderKnownFields } from "../../scripts/generate/known-fields.ts";
import { document } from "../document.ts";

// A run takes seconds, so there is only one. Files that it does not report as stale would not change.
const STALE = "known-fields.ts";
let folder: string;
let run: { code: number; stderr: string };
let before: Record<string, unknown>;

/** The time of the last change and the contents of each file. */
async function filesIn(path: string): Promise<Record<string, unknown>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (file: string) => [file, [(await stat(file)).mtimeMs, await readFile(file, "utf8")]] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "platform-generate-"));
  await cp("generated", join(folder, "generated"), { recursive: true });
  await rm(join(folder, "generated", STALE));
  before = await filesIn(folder);
  const tsx = createRequire(import.meta.url).resolve("tsx/cli");
  run = await promisify(execFile)(process.execPath, [tsx, resolve("scripts/generate/generate.ts"), "--check"], {
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
  const after = await filesIn(folder);
  expect(Object.keys(before)).toContain(join(folder, "generated/control/types.ts"));
  // The contents are long, so the names of the different files are clearer.
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.keys(after).filter((file) => !isDeepStrictEqual(after[file], before[file]))).toEqual([]);
});

test("the committed files are what generate writes, so two runs write the same bytes", async () => {
  expect(run.stderr).toContain(`Stale: generated/${STALE}.`);
  expect(await readFile(join("generated", STALE), "utf8")).toContain(renderKnownFields(document));
});

test("generate loads none of the files that it writes, so one run replaces them if they are missing or broken", async () => {
  const { metafile } = await build({
    entryPoints: ["scripts/generate/generate.ts"],
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  const loaded = Object.keys(metafile.inputs);
  expect(loaded).toContain("src/mock/areas/agents/schema.ts");
  expect(loaded.filter((file) => file.startsWith("generated/") || file.endsWith("handlers.ts"))).toEqual([]);
});
