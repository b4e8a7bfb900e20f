import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";

test("a thousand calls and streams leave no listeners and no signals in memory", async () => {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const outfile = join(folder, `program-${process.pid}.mjs`);
  onTestFinished(() => rm(outfile, { force: true }));
  await build({ entryPoints: [join(folder, "program.ts")], outfile, bundle: true, format: "esm", platform: "node" });
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", outfile]);
  const { created, ...rest } = JSON.parse(stdout);
  expect(rest).toEqual({ calls: 2000, listeners: 0, alive: 0 });
  // Otherwise, this test would prove nothing.
  expect(created).toBe(1000);
});
