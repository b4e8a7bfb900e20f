import { readdir } from "node:fs/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { installOnce } from "../../scripts/install.ts";

const CACHE = "node_modules/.cache/installed";

test("installOnce takes an exact version only", async () => {
  for (const what of ["publint", "publint@0.3", "publint@^0.3.25", "publint@latest", "@redocly/cli"])
    await expect(installOnce(what)).rejects.toThrow(`not "${what}"`);
});

test("installOnce says in one line what it can't install, and leaves nothing behind", async () => {
  vi.stubEnv("npm_config_offline", "true");
  vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const before = await readdir(CACHE).catch(() => []);
  const failed = await installOnce("left-out@0.0.0").catch((error: Error) => error.message);
  expect(failed).toBe("Can't install left-out@0.0.0, which this command needs: npm error code ENOTCACHED");
  expect(await readdir(CACHE)).toEqual(before);
}, 30_000);
