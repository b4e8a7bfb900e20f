import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";

/** Bundles and runs a program of this folder, and resolves to its output. */
async function run(name: string): Promise<unknown> {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const outfile = join(folder, `${name}-${process.pid}.mjs`);
  onTestFinished(() => rm(outfile, { force: true }));
  await build({ entryPoints: [join(folder, `${name}.ts`)], outfile, bundle: true, format: "esm", platform: "node" });
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", outfile], { timeout: 60_000 });
  return JSON.parse(stdout);
}

test("a thousand calls and streams leave no listeners and no signals in memory", async () => {
  // One signal for each stream. Otherwise, this test would prove nothing.
  expect(await run("program")).toEqual({ calls: 2000, listeners: 0, alive: 0, created: 1000 });
});

test("a signal that is aborted after a garbage collection ends a body", async () => {
  expect(await run("aborted-body")).toEqual(["asResponse", "api"]);
});

test("a body that nobody reads does not stay in memory as long as its signal", async () => {
  expect(await run("abandoned-body")).toEqual({ bodies: 200, alive: 0, aborted: false });
});
