import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { install, installClient, pack, type Tarballs } from "../../scripts/release/packages.ts";
import { tsc } from "../../scripts/shared/typescript.ts";
import { renderYaml } from "../../src/core/bundle.ts";
import { commandIn, run } from "../../src/programs/programs.ts";
import { defined } from "../defined.ts";
import { COMPILERS, findCompiler } from "../tools/compilers.ts";
import { toolCommand, toolSpec } from "../tools/tools.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CLIENT = join(ROOT, "dist/platform-api");
const MOCK = join(ROOT, "dist/platform-api-mock");
const manifest = JSON.parse(await readFile(join(CLIENT, "package.json"), "utf8"));

/** A project with both packages. */
let project: string;
let tarballs: Tarballs;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "platform-package-"));
  tarballs = await pack(project);
  await install(project, tarballs.client, tarballs.mock);
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
    new Response(null, { status: 302, headers: { location: "/" } }),
    Response.json({ id: "ag_1" }),
    Response.json({ data: [1], next_page_token: "b" }),
    Response.json({ data: [2] }),
    Response.json({ code: "X", detail: "gone" }, { status: 404 }),
    new Response("event: conversation.response.done\\ndata: {}\\n\\n", { headers: { "content-type": "text/event-stream" } }),
  );
  expect(await client.agents.get("ag_1")).toEqual({ id: "ag_1" });
  expect(await client.agents.list().toArray()).toEqual([1, 2]);
  await expect(client.agents.get("ag_1")).rejects.toBeInstanceOf(NotFoundError);
  const names = [];
  const stream = client.conversations.startStream({ inputs: "" });
  for await (const { event } of stream) names.push(event);
  expect(names).toEqual(["conversation.response.done"]);
  expect((await stream.finalResponse()).object).toBe("conversation.response");
});
`;

/** The declarations of an entry point and of all files that it imports, by path. */
async function declarationsFrom(entry: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const queue = [join(CLIENT, entry)];
  for (const file of queue) {
    if (found.has(file)) continue;
    const text = await readFile(file, "utf8");
    found.set(file, text);
    for (const [, specifier] of text.matchAll(/(?:from|import\(|module) "(\.[^"]+)"/g))
      queue.push(join(file, "..", specifier!.replace(/\.(c?)js$/, ".d.$1ts")));
  }
  return found;
}

test.each([CLIENT, MOCK])("publint reports nothing for %s", async (folder) => {
  const publint = await toolCommand("publint", "publint");
  const { stdout } = await run(process.execPath, [publint, folder, "--strict"], ROOT, { NO_COLOR: "1" });
  expect(stdout).toMatch(/^All good!$/m);
});

test.each([
  ["the client in every module system", CLIENT, [], ["node10: OK", "node16 (from CJS): OK (CJS)"]],
  // It has no CommonJS version.
  [
    "the mock as an ES module",
    MOCK,
    ["--profile", "esm-only", "--exclude-entrypoints", "openapi.yaml"],
    ["node16 (from ESM): OK (ESM)"],
  ],
])("arethetypeswrong reports no problem for %s", async (_name, folder, options, wants) => {
  const attw = await toolCommand("@arethetypeswrong/cli", "attw");
  // Without a format, the width of the terminal decides which one is printed.
  const args = ["--pack", folder, "--format", "ascii", "--no-emoji", ...options];
  // It exits with an error code if it finds a problem, which makes run reject.
  const { stdout } = await run(process.execPath, [attw, ...args], ROOT, { NO_COLOR: "1" });
  for (const want of wants) expect(stdout).toContain(want);
});

test("a Jest project, which is CommonJS, runs the client", async () => {
  const jest = await toolCommand("jest-29", "jest");
  const folder = join(project, "jest");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "private": true }\n');
  await writeFile(join(folder, "client.test.js"), JEST_TEST);
  const { stdout } = await run(process.execPath, [jest, "--rootDir", folder, "--ci", "--json"], folder);
  expect(JSON.parse(stdout)).toMatchObject({ success: true, numPassedTests: 1, numTotalTests: 1 });
});

const FAILING_TEST = `
import { test } from "platform-api-mock/vitest";
import { expect } from "vitest";

test("gets another status", async ({ client }) => {
  const { response } = await client.models.get("aurora-large").withResponse();
  expect(response.status).toBe(201);
});
`;

test.for(["vitest-3", "vitest"].map(toolSpec))(
  "%s runs the test file of the README and prints the requests of a test that fails",
  async (vitest) => {
    const folder = join(project, vitest);
    await mkdir(folder);
    // As in a project of a user, the package finds the Vitest that runs the test.
    await install(folder, vitest, join(project, tarballs.client), join(project, tarballs.mock));
    const readme = await readFile(join(MOCK, "README.md"), "utf8");
    const example = defined(
      Array.from(readme.matchAll(/^```ts\n(.*?)^```$/gms), ([, code]) => code!).find((code) =>
        code.includes('"platform-api-mock/vitest"'),
      ),
    );
    await writeFile(join(folder, "readme.test.ts"), example);
    await writeFile(join(folder, "failing.test.ts"), FAILING_TEST);
    const command = await commandIn(join(folder, "node_modules/vitest"), "vitest");
    const { stdout } = await run(process.execPath, [command, "run", "readme"], folder, { NO_COLOR: "1" });
    const tests = defined(example.match(/^ *test\(/gm)).length;
    expect(stdout).toMatch(new RegExp(`Tests +${tests} passed \\(${tests}\\)`));
    const failed = run(process.execPath, [command, "run", "failing"], folder, { NO_COLOR: "1" });
    await expect(failed).rejects.toThrow("\n  GET /v1/models/aurora-large -> 200\n");
  },
);

test("the client installs at most three packages, and nothing of the mock", async () => {
  const folder = join(project, "client");
  await mkdir(folder);
  const packages = await installClient(folder);
  expect(packages).toContain("node_modules/platform-api");
  expect(packages.length).toBeLessThanOrEqual(3);
  expect(await readdir(join(folder, "node_modules/platform-api/src"))).toEqual(["client"]);
});

test("the mock installs the client and nothing else", async () => {
  const { dependencies } = JSON.parse(await readFile(join(MOCK, "package.json"), "utf8"));
  expect(Object.keys(dependencies)).toEqual(["platform-api"]);
});

test.each([CLIENT, MOCK])("%s has the document, and nothing runs when it is installed", async (folder) => {
  const document = JSON.parse(await readFile(join(folder, "openapi.json"), "utf8"));
  const { version, scripts } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  expect(document.info.version).toBe(version);
  expect(scripts).toBeUndefined();
});

test("the mock has the document in YAML, too", async () => {
  const document = JSON.parse(await readFile(join(ROOT, "generated/openapi.json"), "utf8"));
  expect(await readFile(join(MOCK, "openapi.yaml"), "utf8")).toBe(renderYaml(document));
});

test("the declarations of the main entry point do not import openapi-fetch", async () => {
  const declarations = await declarationsFrom(manifest.exports["."].import.types);
  expect(declarations.size).toBeGreaterThan(3);
  for (const [file, text] of declarations) expect(text, file).not.toMatch(/["'](openapi-fetch|openapi-typescript-)/);
});

test.each([CLIENT, MOCK])("no declaration in %s imports a .ts file", async (folder) => {
  const names = await readdir(folder, { recursive: true });
  const declarations = names.filter((name) => /\.d\.c?ts$/.test(name));
  expect(declarations.length).toBeGreaterThan(10);
  for (const name of declarations)
    expect(await readFile(join(folder, name), "utf8"), name).not.toMatch(/["']\.[^"']*\.ts["']/);
});

test("the client's bundle imports only openapi-fetch", async () => {
  const code = await readFile(join(CLIENT, manifest.exports["."].import.default), "utf8");
  const imports = Array.from(code.matchAll(/^import .* from "([^"]+)";$/gm), ([, name]) => name);
  expect([...new Set(imports)]).toEqual(["openapi-fetch"]);
});

/** Uses the other entry points, with the errors of the main one. */
const ENTRY_POINTS = `
const list = [];
const fetch = async () => Response.json({ id: 7 });
const onViolation = ({ message }) => list.push(message);
const client = new Platform({ apiKey: "any", fetch, middleware: [validateResponses({ onViolation })] });
const outputs = [{ type: "message.output", content: "7" }];
client.models
  .delete("aurora")
  .then(() => parse({ outputs }, { type: "string" }))
  .catch((error) => console.log(list[0], error instanceof PlatformError, error.name));
`;
const IMPORTED = {
  "platform-api": "Platform, PlatformError",
  "platform-api/functions": "parse",
  "platform-api/validate": "validateResponses",
};

test.each([
  ["an ES module", "entries.mjs", (name: string, names: string) => `import { ${names} } from "${name}";`],
  ["CommonJS", "entries.cjs", (name: string, names: string) => `const { ${names} } = require("${name}");`],
])("%s uses functions and validate with the errors of the client", async (_, file, toImport) => {
  const imports = Object.entries(IMPORTED).map(([name, names]) => toImport(name, names));
  await writeFile(join(project, file), [...imports, ENTRY_POINTS].join("\n"));
  const { stdout } = await run(process.execPath, [file], project);
  expect(stdout).toBe("models.delete returned 200: /body/object is required true SchemaError\n");
});

/** Runs what the ES module loads when it needs it. */
const LOADED_LATER = `
const responses = [
  new Response(null, { status: 302, headers: { location: "/" } }),
  Response.json({ id: "ag_1" }),
  new Response("event: conversation.response.done\\ndata: {}\\n\\n", { headers: { "content-type": "text/event-stream" } }),
];
const client = new Platform({ baseUrl: "https://api.test", fetch: async () => responses.shift() });
const get = () => client.agents.get("ag_1");
const start = () => client.conversations.startStream({ inputs: "" }).finalResponse();
get().then(({ id }) => start().then(({ object }) => console.log(id, object)));
`;

test.each([
  ["an ES module", "later.mjs", 'import { Platform } from "platform-api";'],
  ["CommonJS", "later.cjs", 'const { Platform } = require("platform-api");'],
])("%s follows a redirect, and builds a final response", async (_, file, head) => {
  await writeFile(join(project, file), head + LOADED_LATER);
  const { stdout } = await run(process.execPath, [file], project);
  expect(stdout).toBe("ag_1 conversation.response\n");
});

test("the command of the mock prints its usage", async () => {
  const { stdout } = await run("npx", ["--no", "--", "platform-api-mock", "--help"], project);
  expect(stdout).toContain("Usage: platform-api-mock [options] [command]");
});

test("the mock of the package reads a configuration, and responds to each link of its first page", async () => {
  await writeFile(join(project, "mock.yaml"), "port: 0\nquiet: true\n");
  const cli = await commandIn(join(project, "node_modules/platform-api-mock"), "platform-api-mock");
  const child = spawn(process.execPath, [cli, "--config", "mock.yaml"], { cwd: project, stdio: "pipe" });
  onTestFinished(() => void child.kill());
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (printed += text));
  const address = () => /listens on (\S+)\. Try/.exec(printed)?.[1];
  await expect.poll(address, { message: "the address" }).toBeDefined();
  const { links } = (await (await fetch(`${address()}/`)).json()) as { links: Record<string, string> };
  expect(Object.keys(links).length).toBeGreaterThan(3);
  for (const [name, link] of Object.entries(links)) {
    const { status } = await fetch(new URL(link, address()), { headers: { Authorization: "Bearer any" } });
    expect([name, status]).toEqual([name, 200]);
  }
});

// The mock for browsers is in it twice, as a module and in the reference.
test("the mock has at most 15 MB, and packed 3.8 MB", async () => {
  const entries = await readdir(MOCK, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000_000);
  expect((await stat(join(project, tarballs.mock))).size).toBeLessThan(3_800_000);
});

test("the licenses of the packages bundled with the mock are included", async () => {
  const text = await readFile(join(MOCK, "LICENSES.txt"), "utf8");
  for (const name of ["@stoplight/prism-core", "@stoplight/prism-http", "ajv", "fp-ts", "lodash", "negotiator"])
    expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
});

const WITH_TYPES = `
import { NotFoundError, Platform } from "platform-api";
import type { Agent, PlatformOptions } from "platform-api";
import "platform-api/types";
import { createMock, fail, listen, openStore, startMock } from "platform-api-mock";
import type { Clock, CustomHandlers, Mock, MockOptions, SandboxHandle } from "platform-api-mock";
import type { Connector, Deployment, paths, WithPlainEnums } from "platform-api/types";
import createClient from "openapi-fetch";
import { defineFunction, runFunctions } from "platform-api/functions";
import { type ResponseViolation, validateResponses } from "platform-api/validate";

const options: PlatformOptions = { apiKey: "any" };
const client = new Platform(options);
export const agent: Promise<Agent> = client.agents.get("ag_1", { signal: new AbortController().signal });
export const key: keyof paths = "/v1/models";
export async function plain(): Promise<string | undefined> {
  const { data } = await client.api.GET("/v1/agents/{agent_id}", { params: { path: { agent_id: "ag_1" } } });
  return data?.name;
}
// openapi-fetch 0.17 takes open enums for objects. Their values are texts, also those that the document does not list.
export async function visibility(): Promise<string> {
  const { data } = await client.api.GET("/v1/connectors");
  const connector: Connector | undefined = data?.items[0];
  const plain: string | undefined = data?.items[0]?.visibility;
  return String(connector?.visibility) + plain?.toUpperCase();
}
const own = createClient<WithPlainEnums<paths>>({ baseUrl: "https://api.test" });
export async function phases(): Promise<string[]> {
  const { data, error } = await own.GET("/v1/workflows/deployments");
  const deployments: Deployment[] = data?.deployments ?? [];
  return [...deployments.map(({ name }) => name), error?.code ?? ""];
}
// @ts-expect-error: unknown path
client.api.GET("/v1/agent");
const mocked: MockOptions = { randomSeed: 1, onRequest: ({ status }) => console.log(status.toFixed()) };
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
const found: ResponseViolation[] = [];
const checked = new Platform({ middleware: [validateResponses({ onViolation: (each) => void found.push(each) })] });
const parameters = { type: "object", required: ["date"], properties: { date: { type: "string" } } } as const;
const book = defineFunction({ name: "book", parameters, run: ({ date }) => date.toUpperCase() });
export const booked: Promise<object> = runFunctions(checked, { inputs: "Book a berth." }, [book]);
// @ts-expect-error: unknown option
validateResponses({ onViolations: console.warn });
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
import { defineFunction, runFunctions } from "platform-api/functions";
import { type ResponseViolation, validateResponses } from "platform-api/validate";

const client = new Platform({ apiKey: "any" });
export const agent: Promise<Agent> = client.agents.get("ag_1");
export const key: keyof paths = "/v1/models";
export const models = client.api.GET("/v1/models");
// @ts-expect-error: unknown path
client.api.GET("/v1/nothing");
const found: ResponseViolation[] = [];
const checked = new Platform({ middleware: [validateResponses({ onViolation: (each) => void found.push(each) })] });
const parameters = { type: "object", required: ["date"], properties: { date: { type: "string" } } } as const;
const book = defineFunction({ name: "book", parameters, run: ({ date }) => date.toUpperCase() });
export const booked: Promise<object> = runFunctions(checked, { inputs: "Book a berth." }, [book]);
// @ts-expect-error: unknown option
validateResponses({ onViolations: console.warn });
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
    expect(await tsc(findCompiler(compiler), ["-p", "."], project)).toEqual({ ok: true, output: "" });
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
      expect(await tsc(findCompiler(compiler), ["-p", "."], project), name).toEqual({ ok: true, output: "" });
    }
  },
);
