import { readdir } from "node:fs/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { installOnce } from "../../scripts/install.ts";

const CACHE = "node_modules/.cache/installed";

test("installOnce requires an exact version", async () => {
  for (const spec of ["publint", "publint@0.3", "publint@^0.3.25", "publint@latest", "@redocly/cli"])
    await expect(installOnce(spec)).rejects.toThrow(`not "${spec}"`);
});

test("a failed installOnce says in one line which package failed, and leaves no files in the cache", async () => {
  vi.stubEnv("npm_config_offline", "true");
  vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const before = await readdir(CACHE).catch(() => []);
  const failed = await installOnce("no-such-package@0.0.0").catch((error: Error) => error.message);
  expect(failed).toBe(
    "Could not install no-such-package@0.0.0, which this command requires: npm error code ENOTCACHED",
  );
  expect(await readdir(CACHE)).toEqual(before);
}, 30_000);
