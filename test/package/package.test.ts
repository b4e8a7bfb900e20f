import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandIn, commandOf, type Installed, install, installPacked, run } from "../../scripts/install.ts";
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

const JEST_TEST = `
const { NotFoundError, Platform } = require("platform-api");
require("platform-api/types");

function clientOf(...responses) {
  return new Platform({ baseUrl: "https://api.test", maxRetries: 0, fetch: async () => responses.shift() });
}

test("calls, lists, errors and streams", async () => {
  const client = clientOf(
    Response.json({ id: "ag_1" }),
    Response.json({ data: [1], next_page_token: "b" }),
    Response.json({ data: [2] }),
    Response.json({ code: "X", detail: "gone" }, { status: 404 }),
    new Response("event: error\\ndata: {}\\n\\n", { headers: { "content-type": "text/event-stream" } }),
  );
  expect(await client.agents.get("ag_1")).toEqual({ id: "ag_1" });
  expect(await client.agents.list().toArray()).toEqual([1, 2]);
  await expect(client.agents.get("ag_1")).rejects.toBeInstanceOf(NotFoundError);
  const names = [];
  for await (const { event } of client.workflows.events.stream()) names.push(event);
  expect(names).toEqual(["error"]);
});
`;

/** The declarations of an entry point and of all files that it imports, by path. */
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

test("publint reports nothing", async () => {
  const publint = await commandOf("publint@0.3.25", "publint");
  const { stdout } = await run(process.execPath, [publint, PACKAGE, "--strict"], ROOT, { NO_COLOR: "1" });
  expect(stdout).toMatch(/^All good!$/m);
});

test.each([
  // The mock has no CommonJS version, so its entry point is checked on its own.
  [
    "for every module system",
    ["--exclude-entrypoints", "mock", "vitest", "openapi.yaml"],
    "node10: OK",
    "node16 (from CJS): OK (CJS)",
  ],
  [
    "for the mock as an ES module",
    ["--profile", "esm-only", "--entrypoints", "mock", "vitest"],
    "node16 (from ESM): OK (ESM)",
  ],
])("arethetypeswrong reports no problem %s", async (_name, options, ...wants) => {
  const attw = await commandOf("@arethetypeswrong/cli@0.18.5", "attw");
  // Without a format, the width of the terminal decides which one is printed.
  const args = ["--pack", PACKAGE, "--format", "ascii", "--no-emoji", ...options];
  // It exits with an error code if it finds a problem, which makes run reject.
  const { stdout } = await run(process.execPath, [attw, ...args], ROOT, { NO_COLOR: "1" });
  for (const want of wants) expect(stdout).toContain(want);
});

test("a Jest project, which is CommonJS, runs the client", async () => {
  const jest = await commandOf("jest@29.7.0", "jest");
  const folder = join(project, "jest");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "private": true }\n');
  await writeFile(join(folder, "client.test.js"), JEST_TEST);
  const { stdout } = await run(process.execPath, [jest, "--rootDir", folder, "--ci", "--json"], folder);
  expect(JSON.parse(stdout)).toMatchObject({ success: true, numPassedTests: 1, numTotalTests: 1 });
});

const FAILING_TEST = `
import { test } from "platform-api/vitest";
import { expect } from "vitest";

test("gets another status", async ({ client }) => {
  const { response } = await client.models.get("aurora-large").withResponse();
  expect(response.status).toBe(201);
});
`;

test.for(["3.2.4", "4.1.12"])(
  "Vitest %s runs the test file of the README and prints the requests of a test that fails",
  async (version) => {
    const folder = join(project, `vitest-${version}`);
    await mkdir(folder);
    // As in a project of a user, the package finds the Vitest that runs the test.
    await install(folder, `vitest@${version}`, join(project, installed.tarball));
    const readme = await readFile(join(ROOT, "README.md"), "utf8");
    const example = Array.from(readme.matchAll(/^```ts\n(.*?)^```$/gms), ([, code]) => code!).find((code) =>
      code.includes('"platform-api/vitest"'),
    );
    await writeFile(join(folder, "readme.test.ts"), example!);
    await writeFile(join(folder, "failing.test.ts"), FAILING_TEST);
    const vitest = await commandIn(join(folder, "node_modules/vitest"), "vitest");
    const { stdout } = await run(process.execPath, [vitest, "run", "readme"], folder, { NO_COLOR: "1" });
    const tests = example!.match(/^test\(/gm)!.length;
    expect(stdout).toMatch(new RegExp(`Tests +${tests} passed \\(${tests}\\)`));
    const failed = run(process.execPath, [vitest, "run", "failing"], folder, { NO_COLOR: "1" });
    await expect(failed).rejects.toThrow("\n  GET /v1/models/aurora-large -> 200\n");
  },
);

test("at most three packages are installed", () => {
  expect(installed.packages).toContain("node_modules/platform-api");
  expect(installed.packages.length).toBeLessThanOrEqual(3);
});

test("the declarations of the main entry point do not import openapi-fetch", async () => {
  const declarations = await declarationsFrom(manifest.exports["."].import.types);
  expect(declarations.size).toBeGreaterThan(3);
  for (const [file, text] of declarations) expect(text, file).not.toMatch(/["'](openapi-fetch|openapi-typescript-)/);
});

test("no declaration imports a .ts file", async () => {
  const names = await readdir(PACKAGE, { recursive: true });
  for (const name of names.filter((name) => name.endsWith(".d.ts")))
    expect(await readFile(join(PACKAGE, name), "utf8"), name).not.toMatch(/["']\.[^"']*\.ts["']/);
});

test("the bundle imports only openapi-fetch, and its source map contains the sources", async () => {
  const entry = manifest.exports["."].import.default;
  const code = await readFile(join(PACKAGE, entry), "utf8");
  const imports = Array.from(code.matchAll(/^import .* from "([^"]+)";$/gm), ([, name]) => name);
  expect(imports).toEqual(["openapi-fetch"]);
  const map = JSON.parse(await readFile(join(PACKAGE, `${entry}.map`), "utf8"));
  expect(map.sources).toContain("../../../src/client/platform.ts");
  expect(map.sourcesContent).toHaveLength(map.sources.length);
});

test("the command of the package prints its usage", async () => {
  const { stdout } = await run("npx", ["--no", "--", "platform-api", "mock", "--help"], project);
  expect(stdout).toContain("Usage: platform-api mock [options]");
});

test("the licenses of the packages bundled with the mock are included", async () => {
  const text = await readFile(join(PACKAGE, "mock/LICENSES.txt"), "utf8");
  for (const name of ["@stoplight/prism-core", "@stoplight/prism-http", "ajv", "fp-ts", "lodash", "negotiator"])
    expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
});

const WITH_TYPES = `
import { NotFoundError, Platform } from "platform-api";
import type { Agent, PlatformOptions } from "platform-api";
import "platform-api/types";
import { createMock, fail, listen, openStore, startMock } from "platform-api/mock";
import type { Clock, CustomHandlers, Mock, MockOptions, SandboxHandle } from "platform-api/mock";
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
export const address: Promise<string> = listen(mock, { port: 0 }).then(({ url }) => url);
export const closed: Promise<void> = openStore("sandboxes").then((store) => store.close());
const sandbox: SandboxHandle = mock.sandbox("any");
export const moved: Promise<Clock> = sandbox.clock.advance(60_000);
export const started: Promise<void> = startMock({ port: 0 }).then((each) => each.close());
// @ts-expect-error: unknown operation
sandbox.calls("agents.gett");
// @ts-expect-error: unknown option
createMock({ sede: 1 });
export const handlers: CustomHandlers = {
  "models.get": ({ path }, next) => (path.model_id === "gone" ? fail(404, "MODEL_NOT_FOUND", "It is gone.") : next()),
  // @ts-expect-error: a handler is synchronous
  "models.list": async (_request, next) => next(),
};
// @ts-expect-error: unknown path
client.api.GET("/v1/nothing");
// @ts-expect-error: an id is a string
client.agents.get(1);
if ((new Error() as unknown) instanceof NotFoundError) console.log("never");
`;

const WITHOUT_TYPES = `
import { Platform } from "platform-api";
// @ts-expect-error: client.api has types only if platform-api/types is imported
new Platform().api.GET("/v1/models");
`;

const COMMON_JS = `
import { NotFoundError, Platform, type Agent } from "platform-api";
import "platform-api/types";
import type { paths } from "platform-api/types";

const client = new Platform({ apiKey: "any" });
export const agent: Promise<Agent> = client.agents.get("ag_1");
export const key: keyof paths = "/v1/models";
export const models = client.api.GET("/v1/models");
// @ts-expect-error: unknown path
client.api.GET("/v1/nothing");
if ((new Error() as unknown) instanceof NotFoundError) console.log("never");
`;

test.for([
  [COMPILERS.oldest, "commonjs", "node10"],
  [COMPILERS.own, "commonjs", "node10"],
  [COMPILERS.oldest, "node16", "node16"],
  [COMPILERS.own, "node16", "node16"],
  [COMPILERS.newest, "node16", "node16"],
  [COMPILERS.native, "node16", "node16"],
] as const)(
  "%s compiles a CommonJS program with the module format %s and the module resolution %s",
  async ([compiler, module, moduleResolution]) => {
    const compilerOptions = {
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      target: "es2022",
      lib: ["es2022", "dom"],
      types: [],
      module,
      moduleResolution,
    };
    // .cts in any case, because the folder is one of ES modules.
    await writeFile(join(project, "common.cts"), COMMON_JS);
    await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["common.cts"] }));
    expect(await tsc(compiler, ["-p", "."], project)).toEqual({ ok: true, output: "" });
  },
);

test.for([
  [COMPILERS.oldest, "node16"],
  [COMPILERS.oldest, "bundler"],
  [COMPILERS.own, "nodenext"],
  [COMPILERS.own, "bundler"],
  [COMPILERS.newest, "nodenext"],
  [COMPILERS.native, "nodenext"],
] as const)(
  "%s compiles the programs and all declarations with the module resolution %s",
  async ([compiler, resolution]) => {
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
    // Separately, because the import of platform-api/types in one program changes the types in all of them.
    for (const [name, text] of Object.entries({ "with-types.mts": WITH_TYPES, "without-types.mts": WITHOUT_TYPES })) {
      await writeFile(join(project, name), text);
      await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [name] }));
      expect(await tsc(compiler, ["-p", "."], project), name).toEqual({ ok: true, output: "" });
    }
  },
);
