import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { install, pack } from "../../scripts/release/packages.ts";
import { TSC } from "../../scripts/shared/typescript.ts";
import { listOperations } from "../../src/core/document.ts";
import { run } from "../../src/programs/programs.ts";
import { document } from "../document.ts";

/** A project of npm, and one with the folders of pnpm, where a program finds only its own dependencies. */
let projects: Record<"npm" | "pnpm", string>;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "platform-declarations-"));
  projects = { npm: join(root, "npm"), pnpm: join(root, "pnpm") };
  const { client, mock } = await pack(root);
  await mkdir(projects.npm);
  await install(projects.npm, join(root, client), join(root, mock));
  const store = join(projects.pnpm, "node_modules/.pnpm/store@1.0.0");
  await mkdir(store, { recursive: true });
  await cp(join(projects.npm, "node_modules"), join(store, "node_modules"), { recursive: true });
  for (const name of ["platform-api", "platform-api-mock"])
    await symlink(join(store, "node_modules", name), join(projects.pnpm, "node_modules", name));
});

afterAll(() => rm(root, { recursive: true, force: true }));

const METHODS = [...listOperations(document)].map(({ operation: { operationId } }, index) => {
  const type = `Platform["${operationId.replaceAll(".", '"]["')}"]`;
  return `export const m${index} = (client: Platform, ...args: Parameters<${type}>) => client.${operationId}(...args);`;
});

const PROGRAM = `
import { Platform } from "platform-api";
import "platform-api/types";
${METHODS.join("\n")}
export const api = (client: Platform) => client.api;
export const models = (client: Platform) => client.api.GET("/v1/models");
${["use", "eject", "request", "GET"].map((name) => `export const ${name} = (client: Platform) => client.api.${name};`).join("\n")}
export class Agents {
  constructor(readonly client: Platform) {}
  get(id: string) { return this.client.agents.get(id); }
  list() { return this.client.agents.list(); }
  stream() { return this.client.conversations.startStream({ inputs: "Hello" }); }
}
`;

const MOCK_PROGRAM = `
import { createMock, startMock } from "platform-api-mock";
export const mock = () => createMock();
export const started = () => startMock();
`;

test.each(
  (["npm", "pnpm"] as const).flatMap((manager) =>
    (["module", "commonjs"] as const).flatMap((type) =>
      [["nodenext", "nodenext"] as const, ["esnext", "bundler"] as const].map(
        ([module, resolution]) => [manager, type, module, resolution] as const,
      ),
    ),
  ),
)("a library of %s, %s emits declarations with %s and %s", async (manager, type, module, resolution) => {
  const folder = join(projects[manager], `${type}-${module}`);
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type }));
  await writeFile(join(folder, "client.ts"), PROGRAM);
  // The mock has no CommonJS version.
  await writeFile(join(folder, "mock.ts"), type === "module" ? MOCK_PROGRAM : "export {};");
  const options = `--declaration --emitDeclarationOnly --strict --skipLibCheck --target es2022 --module ${module} --moduleResolution ${resolution}`;
  await run(process.execPath, [TSC, ...options.split(" "), "client.ts", "mock.ts"], folder);
  const emitted = await readFile(join(folder, "client.d.ts"), "utf8");
  const specifiers = Array.from(emitted.matchAll(/(?:import\(|from )"([^"]+)"/g), ([, name]) => name);
  // npm puts the dependency of the client where every program finds it.
  const found = new Set(["platform-api", manager === "npm" ? "openapi-fetch" : "platform-api/types"]);
  expect(new Set(specifiers)).toEqual(found);
});

test("the declarations of one format are assignable to those of the other", async () => {
  const program = `
import type { Platform as CommonJs } from "platform-api" with { "resolution-mode": "require" };
import type {} from "platform-api/types" with { "resolution-mode": "require" };
import type { Platform } from "platform-api";
import "platform-api/types";
export const both = (client: CommonJs): Platform => client;
export const back = (client: Platform): CommonJs => client;
`;
  await writeFile(join(projects.npm, "formats.mts"), program);
  const options = "--noEmit --strict --target es2022 --module nodenext";
  const { stdout } = await run(process.execPath, [TSC, ...options.split(" "), "formats.mts"], projects.npm);
  expect(stdout).toBe("");
});
