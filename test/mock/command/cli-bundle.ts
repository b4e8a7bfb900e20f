import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll } from "vitest";

/**
 * Bundles the command for the tests of a file, and returns its future path. From its sources, each start would take five
 * times as long. In node_modules, it finds its packages.
 */
export function bundleCli(name: string): string {
  const folder = join("node_modules/.cache", `cli-${name}-${process.pid}`);
  beforeAll(async () => {
    await build({
      entryPoints: ["src/mock/command/cli.ts"],
      outdir: folder,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "node",
      packages: "external",
    });
  });
  afterAll(() => rm(folder, { recursive: true }));
  return join(folder, "cli.mjs");
}
