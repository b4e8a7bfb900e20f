import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { installTools, toolSpec } from "./tools.ts";

/** Writes a project whose packages are folders in it. Its lock file is older than anything that is installed. */
async function createProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "platform-tools-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const packages: Record<string, object> = {};
  for (const name of ["tool", "peer"]) {
    await mkdir(join(folder, "packages", name), { recursive: true });
    await writeFile(join(folder, "packages", name, "package.json"), JSON.stringify({ name, version: "1.0.0" }));
    packages[`packages/${name}`] = { version: "1.0.0", dev: name === "peer" };
    packages[`node_modules/${name}`] = { resolved: `packages/${name}`, link: true, dev: name === "peer" };
  }
  const manifest = { dependencies: { tool: "file:packages/tool" }, devDependencies: { peer: "file:packages/peer" } };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await writeFile(
    join(folder, "package-lock.json"),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages: { "": manifest, ...packages } }),
  );
  await utimes(join(folder, "package-lock.json"), 1, 1);
  return folder;
}

test("installTools installs what the lock file names: again if that is newer, and peers only for those who ask", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const folder = await createProject();
  const installed = async () => (await readdir(join(folder, "node_modules"))).filter((name) => !name.startsWith("."));

  installTools({ folder });
  expect(await installed()).toEqual(["tool"]);
  installTools({ folder });
  expect(log).toHaveBeenCalledTimes(1);
  installTools({ folder, peers: true });
  expect(await installed()).toEqual(["peer", "tool"]);
  installTools({ folder });
  expect(log).toHaveBeenCalledTimes(2);
  await utimes(join(folder, "package-lock.json"), 4e9, 4e9);
  installTools({ folder });
  expect(log).toHaveBeenCalledTimes(3);
});

test("toolSpec names the package and the exact version, also of an alias", () => {
  expect(toolSpec("vitest")).toMatch(/^vitest@4\.\d+\.\d+$/);
  expect(toolSpec("jest-29")).toMatch(/^jest@29\.\d+\.\d+$/);
  expect(() => toolSpec("left-pad")).toThrow("test/tools/package.json does not name left-pad.");
});
