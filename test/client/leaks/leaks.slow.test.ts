import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";

/** Bundles and runs a program of this folder, and resolves to its output. A program that hangs ends with its test. */
async function run(name: string, signal: AbortSignal): Promise<unknown> {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const outfile = join(folder, `${name}-${process.pid}.mjs`);
  onTestFinished(() => rm(outfile, { force: true }));
  await build({ entryPoints: [join(folder, `${name}.ts`)], outfile, bundle: true, format: "esm", platform: "node" });
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", outfile], { signal });
  return JSON.parse(stdout);
}

test("2,000 calls and streams of each kind leave nothing on their signal, and no warning", async ({ signal }) => {
  const kinds = ["call", "unread response", "run of functions"];
  const streams = ["that is read", "that is left", "that is forgotten", "of which only the response is used"];
  const names = [...kinds, ...streams.map((name) => `stream ${name}`)];
  const left = Object.fromEntries(names.map((name) => [name, [0, 0]]));
  expect(await run("program", signal)).toEqual({ left, most: 1, warnings: [] });
});

test("a signal that is aborted after a garbage collection ends a body", async ({ signal }) => {
  expect(await run("aborted-body", signal)).toEqual(["asResponse", "api"]);
});

test("a body that nobody reads does not stay in memory as long as its signal", async ({ signal }) => {
  expect(await run("abandoned-body", signal)).toEqual({ bodies: 200, alive: 0, aborted: false });
});
