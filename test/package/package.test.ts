import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandOf, type Installed, installPacked, run } from "../../scripts/install.ts";
import { COMPILERS, tsc } from "../../scripts/typescript.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PACKAGE = join(ROOT, "dist/client");
const manifest = JSON.parse(await readFile(join(PACKAGE, "package.json"), "utf8"));

let project: string;
let installed: Installed;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "platform-package-"));
  installed = await installPacked(project);
});

afterAll(() => rm(project, { recursive: true, force: true }));

/** All declarations in the package that an entry leads to, by path. */
async function declarationsFrom(entry: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const queue = [join(PACKAGE, entry)];
  for (const file of queue) {
    if (found.has(file)) continue;
    const text = await readFile(file, "utf8");
    found.set(file, text);
    for (const [, specifier] of text.matchAll(/(?:from|import\(|module) "(\.[^"]+)"/g))
      queue.push(join(file, "..", specifier!.replace(/\.js$/, ".d.ts")));
  }
  return found;
}

test("publint has nothing to say", async () => {
  const publint = await commandOf("publint@0.3.25", "publint");
  const { stdout } = await run(process.execPath, [publint, PACKAGE, "--strict"], ROOT, { NO_COLOR: "1" });
  expect(stdout).toMatch(/^All good!$/m);
});

test("arethetypeswrong finds nothing wrong for a package of ES modules", async () => {
  const attw = await commandOf("@arethetypeswrong/cli@0.18.5", "attw");
  const args = ["--pack", PACKAGE, "--profile", "esm-only", "--no-emoji", "--exclude-entrypoints", "openapi.yaml"];
  // Its exit code says whether there is a problem.
  await run(process.execPath, [attw, ...args], ROOT);
});

test("at most three packages are installed", () => {
  expect(installed.packages).toContain("node_modules/platform-api");
  expect(installed.packages.length).toBeLessThanOrEqual(3);
});

test("the declarations of the main entry never mention openapi-fetch in code", async () => {
  const declarations = await declarationsFrom(manifest.exports["."].types);
  expect(declarations.size).toBeGreaterThan(3);
  for (const [file, text] of declarations) expect(text, file).not.toMatch(/["'](openapi-fetch|openapi-typescript-)/);
});

test("no declaration imports a .ts file", async () => {
  const names = await readdir(PACKAGE, { recursive: true });
  for (const name of names.filter((name) => name.endsWith(".d.ts")))
    expect(await readFile(join(PACKAGE, name), "utf8"), name).not.toMatch(/["']\.[^"']*\.ts["']/);
});

test("the bundle imports openapi-fetch and nothing else, and has its sources in the map", async () => {
  const code = await readFile(join(PACKAGE, manifest.main), "utf8");
  const imports = Array.from(code.matchAll(/^import .* from "([^"]+)";$/gm), ([, name]) => name);
  expect(imports).toEqual(["openapi-fetch"]);
  const map = JSON.parse(await readFile(join(PACKAGE, `${manifest.main}.map`), "utf8"));
  expect(map.sources).toContain("../../../src/client/platform.ts");
  expect(map.sourcesContent).toHaveLength(map.sources.length);
});

test("its command says what it can do", async () => {
  const { stdout } = await run("npx", ["--no", "--", "platform-api", "--help"], project);
  expect(stdout).toContain("Usage: platform-api mock [options]");
});

test("the licences of all packages inside the mock are there", async () => {
  const text = await readFile(join(PACKAGE, "mock/LICENSES.txt"), "utf8");
  for (const name of ["@stoplight/prism-core", "@stoplight/prism-http", "ajv", "fp-ts", "lodash", "negotiator"])
    expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
});

const TYPED = `
import { NotFoundError, Platform } from "platform-api";
import type { Agent, PlatformOptions } from "platform-api";
import "platform-api/types";
import { createMock, openStore, serve } from "platform-api/mock";
import type { Mock, MockOptions } from "platform-api/mock";
import type { paths } from "platform-api/types";

const options: PlatformOptions = { apiKey: "any" };
const client = new Platform(options);
export const agent: Promise<Agent> = client.agents.get("ag_1", { signal: new AbortController().signal });
export const key: keyof paths = "/v1/models";
export async function plain(): Promise<string | undefined> {
  const { data } = await client.api.GET("/v1/agents/{agent_id}", { params: { path: { agent_id: "ag_1" } } });
  return data?.name;
}
const mocked: MockOptions = { seed: 1, onRequest: ({ status }) => console.log(status.toFixed()) };
const mock: Mock = createMock(mocked);
export const onMock = new Platform({ apiKey: "any", fetch: mock.fetch });
export const address: Promise<string> = serve(mock, { port: 0 }).then(({ url }) => url);
openStore("worlds.jsonl").close();
// @ts-expect-error: no such option
createMock({ sede: 1 });
// @ts-expect-error: no such path
client.api.GET("/v1/nothing");
// @ts-expect-error: an id is text
client.agents.get(1);
if ((new Error() as unknown) instanceof NotFoundError) console.log("never");
`;

const UNTYPED = `
import { Platform } from "platform-api";
// @ts-expect-error: only platform-api/types types it
new Platform().api.GET("/v1/models");
`;

test.for([
  [COMPILERS.oldest, "node16"],
  [COMPILERS.oldest, "bundler"],
  [COMPILERS.own, "nodenext"],
  [COMPILERS.own, "bundler"],
  [COMPILERS.newest, "nodenext"],
  [COMPILERS.native, "nodenext"],
] as const)("%s checks programs and all declarations with %s", async ([compiler, resolution]) => {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    target: "es2022",
    lib: ["es2022", "dom"],
    types: [],
    module: resolution === "bundler" ? "esnext" : resolution,
    moduleResolution: resolution,
  };
  // One by one, since what one program imports merges into the types of all.
  for (const [name, text] of Object.entries({ "typed.mts": TYPED, "untyped.mts": UNTYPED })) {
    await writeFile(join(project, name), text);
    await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [name] }));
    expect(await tsc(compiler, ["-p", "."], project), name).toEqual({ ok: true, output: "" });
  }
});
