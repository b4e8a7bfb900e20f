/**
 * Builds the packages, unless `PACKAGES_BUILT` says that `npm run build` has just done so, packs them, installs them in an
 * empty project, and runs test/runtimes/program.js with it in every supported runtime against the mock:
 * `npm run test:runtimes`. test/tools/package.json provides the binaries of the runtimes, except
 * Chromium (see test/tools/chromium.ts). A context of Node.js that has only the globals of the web takes the place of edge
 * runtimes.
 */
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createContext, Script } from "node:vm";
import { build } from "esbuild";
import { buildClient } from "../scripts/build/client.ts";
import { buildMock } from "../scripts/build/mock.ts";
import { install, packOne } from "../scripts/release/packages.ts";
import { listen } from "../src/mock/http/listen.ts";
import { createServerMock } from "../src/mock/http/mock.ts";
import { run } from "../src/programs/programs.ts";
import { launchChromium } from "./tools/chromium.ts";
import { installTools, runtimeBinary } from "./tools/tools.ts";

installTools();
if (process.env.PACKAGES_BUILT !== "true") {
  await buildClient();
  await buildMock({ site: false });
}

const PROGRAMS = fileURLToPath(new URL("./runtimes", import.meta.url));

/** The globals that edge runtimes share (ECMA-429, Minimum Common Web API) and that the language does not define. */
const WEB_GLOBALS =
  "AbortController AbortSignal Blob ByteLengthQueuingStrategy CompressionStream CountQueuingStrategy DOMException " +
  "DecompressionStream Event EventTarget FormData Headers ReadableStream ReadableStreamDefaultReader Request Response " +
  "TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream URL URLSearchParams WritableStream atob btoa " +
  "clearInterval clearTimeout console crypto fetch performance queueMicrotask setInterval setTimeout structuredClone";

const folder = await mkdtemp(join(tmpdir(), "platform-runtimes-"));
const project = join(folder, "project");
await cp(PROGRAMS, project, { recursive: true });

const [client, packedMock] = await Promise.all([
  packOne("platform-api", project),
  packOne("platform-api-mock", project),
]);
await install(project, client, packedMock);

/** Origin and method of each preflight request that the mock received. */
const preflights = new Set<string>();
const mock = createServerMock();
const server = await listen(
  {
    ...mock,
    request(request) {
      const method = request.headers["access-control-request-method"];
      if (request.method === "OPTIONS" && method) preflights.add(`${request.headers.origin} ${method}`);
      return mock.request(request);
    },
  },
  { port: 0 },
);

/** Each function runs the program in one runtime and resolves to the version of the runtime. */
const runtimes: Record<string, () => Promise<string>> = {
  ...onNode("20", () => process.execPath),
  "Node 18, commands": inOldNode,
  ...onNode("22"),
  ...onNode("24"),
  ...onNode("26"),
  Deno: async () => start(runtimeBinary("deno", "deno"), ["run", "--allow-env", "--allow-net", "module.js"]),
  "Deno, mock": async () =>
    start(runtimeBinary("deno", "deno"), [
      "run",
      "--allow-env",
      "--allow-net",
      "--allow-read",
      "--allow-sys",
      "mock.js",
    ]),
  Bun: async () => start(runtimeBinary("bun", "bin/bun"), ["run", "module.js"]),
  "Bun, mock": async () => start(runtimeBinary("bun", "bin/bun"), ["run", "mock.js"]),
  "Web globals only": inEdgeContext,
  Chromium: inChromium,
};

try {
  for (const [name, runtime] of Object.entries(runtimes)) {
    try {
      console.log(`${name}: ${await runtime()} ok`);
    } catch (error) {
      console.log(`${name}: FAILED ${findErrorLine(error)}`);
      process.exitCode = 1;
    }
  }
} finally {
  await server.close();
  await rm(folder, { recursive: true });
}

async function start(file: string, args: string[], expectedVersion = ""): Promise<string> {
  const env = { BASE_URL: server.url, PLATFORM_API_KEY: "", DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };
  const { stdout } = await run(file, args, project, env);
  const version = stdout.trim();
  if (!version.startsWith(expectedVersion)) throw new Error(`Expected version ${expectedVersion}, got ${version}.`);
  return version;
}

/** The runs in one version of Node.js. `find` resolves to the path of its binary. */
function onNode(
  major: string,
  find = () => runtimeBinary(`node-${major}`, "bin/node"),
): Record<string, () => Promise<string>> {
  const program = (name: string) => async () => start(find(), [name], `v${major}.`);
  return {
    [`Node ${major}`]: program("module.js"),
    [`Node ${major}, mock`]: program("mock.js"),
    [`Node ${major} require()`]: program("commonjs.cjs"),
  };
}

/** Starts the commands in a version that is not supported, in which most of what they import fails. */
async function inOldNode(): Promise<string> {
  for (const command of ["cli", "contract"]) {
    const script = join(project, "node_modules/platform-api-mock/dist", `${command}.js`);
    const outcome = await run(runtimeBinary("node-18", "bin/node"), [script], project).then(
      () => "nothing",
      (error: Error) => error.message,
    );
    const expected = "This command requires Node.js 20.19 or later. This is Node.js 18";
    if (!outcome.includes(expected)) throw new Error(`${command}.js printed ${outcome} instead of ${expected}.`);
  }
  return "18";
}

async function bundled(program: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(project, program)],
    bundle: true,
    write: false,
    // Without variables of the module, which would be globals of a script.
    format: "iife",
  });
  return outputFiles[0]!.text;
}

/** Bundles the program and runs it without anything of Node.js, and without `eval`, which edge runtimes forbid. */
async function inEdgeContext(): Promise<string> {
  const globals = WEB_GLOBALS.split(" ").map((name) => [name, globalThis[name as keyof typeof globalThis]]);
  const context = createContext(
    { ...Object.fromEntries(globals), BASE_URL: server.url },
    { codeGeneration: { strings: false, wasm: false } },
  );
  new Script(await bundled("edge.js")).runInContext(context);
  await context.outcome;
  return process.version;
}

/** Bundles the program and runs it in a page of another site than the mock. */
async function inChromium(): Promise<string> {
  const script = await bundled("page.js");
  const pageServer = createServer((request, response) => {
    if (request.url?.startsWith("/v1/")) return response.writeHead(302, { Location: server.url }).end();
    const isScript = request.url === "/page.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : '<link rel="icon" href="data:,"><script src="page.js"></script>');
  }).listen(0, "127.0.0.1");
  await once(pageServer, "listening");
  const browser = await launchChromium().catch((error) => {
    pageServer.close();
    throw error;
  });
  try {
    const page = await browser.newPage();
    // The mock is at 127.0.0.1.
    const origin = `http://localhost:${(pageServer.address() as AddressInfo).port}`;
    await page.goto(`${origin}/?baseUrl=${encodeURIComponent(server.url)}`);
    await page.evaluate("outcome");
    // Chromium keeps the response to a preflight request, which allows every method, so PATCH stands for DELETE, too.
    for (const method of ["GET", "POST", "PATCH"])
      if (!preflights.has(`${origin} ${method}`)) throw new Error(`Chromium sent no preflight request for ${method}.`);
    return browser.version();
  } finally {
    await browser.close();
    pageServer.close();
  }
}

/** Returns the first line that contains an error. */
function findErrorLine(error: unknown): string {
  const lines = (error as Error).message.split("\n");
  return (lines.find((line) => /error: /i.test(line)) ?? lines[0]!).trim();
}
