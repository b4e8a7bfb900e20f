/**
 * Runs other OpenAPI tools on the generated document: `npm run test:tools`. A validator must accept it without a warning,
 * and the output of a generator must compile. Prints a line for each tool, and fails if one of them fails. Tools that
 * `npm ci` does not install are in test/tools/package.json, in their last version that runs on the oldest supported Node.js.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { commandIn, run } from "../../scripts/shared/programs.ts";
import { TSC, tsc } from "../../scripts/shared/typescript.ts";
import { installTools, toolCommand, toolFolder } from "../tools/tools.ts";

const DOCUMENT = fileURLToPath(new URL("../../generated/openapi.yaml", import.meta.url));
const OWN_PACKAGES = fileURLToPath(new URL("../../node_modules", import.meta.url));

const KUBB_PROGRAM = `
const [path, ...urls] = process.argv.slice(2);
const [{ build }, { pluginOas }, { pluginTs }, { pluginClient }] = await Promise.all(urls.map((url) => import(url)));
const { error, failedPlugins } = await build({
  config: {
    root: ".",
    input: { path },
    output: { path: "client" },
    plugins: [pluginOas(), pluginTs(), pluginClient({ client: "fetch", bundle: true })],
  },
});
const [failed] = [error, ...Array.from(failedPlugins, (plugin) => plugin.error)].filter(Boolean);
if (failed) throw failed;
`;

const ACCEPTED = "accepts the document";

/**
 * Each function runs a tool in an empty folder and resolves to what it found. It throws if the tool does not accept the
 * document, or if the output of the tool does not compile.
 */
const tools: Record<string, (folder: string) => Promise<string>> = {
  "@seriousme/openapi-schema-validator": async (folder) => {
    await start(await ownCommand("@seriousme/openapi-schema-validator", "validate-api"), [DOCUMENT], folder);
    return ACCEPTED;
  },
  "spectral:oas": async (folder) => {
    await writeFile(join(folder, "ruleset.yaml"), "extends: spectral:oas\n");
    const spectral = await toolCommand("@stoplight/spectral-cli", "spectral");
    await start(spectral, ["lint", DOCUMENT, "--ruleset", "ruleset.yaml", "--fail-severity", "hint"], folder);
    return ACCEPTED;
  },
  "swagger-parser": async () => {
    const { default: parser } = await import(toolUrl("@apidevtools/swagger-parser"));
    await parser.validate(DOCUMENT);
    return ACCEPTED;
  },
  "@hey-api/openapi-ts": async (folder) => {
    const generate = await toolCommand("@hey-api/openapi-ts", "openapi-ts");
    await start(generate, ["--input", DOCUMENT, "--output", "client"], folder);
    return compile(folder);
  },
  kubb: async (folder) => {
    const urls = ["core", "plugin-oas", "plugin-ts", "plugin-client"].map((name) => toolUrl(`@kubb/${name}`));
    // Kubb has files in both the root folder and the working directory, so it needs a process of its own.
    await writeFile(join(folder, "kubb.mjs"), KUBB_PROGRAM);
    await start("kubb.mjs", [DOCUMENT, ...urls], folder);
    return compile(folder);
  },
  "swagger-typescript-api": async (folder) => {
    const generate = await toolCommand("swagger-typescript-api", "swagger-typescript-api");
    await start(generate, ["generate", "--path", DOCUMENT, "--output", folder, "--name", "client.ts"], folder);
    // Its output tells the compiler to ignore every error.
    const file = join(folder, "client.ts");
    await writeFile(file, (await readFile(file, "utf8")).replaceAll("@ts-nocheck", ""));
    return compile(folder);
  },
  "openapi-typescript": async (folder) => {
    await start(
      await ownCommand("openapi-typescript", "openapi-typescript"),
      [DOCUMENT, "--output", "types.ts"],
      folder,
    );
    return compile(folder);
  },
  "redocly generate-client, TypeScript": async (folder) => {
    await generateWithRedocly("typescript", "client.ts", folder);
    return compile(folder);
  },
  "redocly generate-client, Python": async (folder) => {
    // The option requires a file name that ends in .ts, and the generator changes that to .py.
    await generateWithRedocly("python", "client.ts", folder);
    const hasPython = await promisify(execFile)("python3", ["--version"]).then(
      () => true,
      () => false,
    );
    if (!hasPython) return "writes a file, which is not compiled because there is no python3";
    await run("python3", ["-m", "py_compile", "client.py"], folder);
    return "writes a file, which compiles";
  },
};

installTools();
const temporary = await mkdtemp(join(tmpdir(), "platform-tools-"));
try {
  for (const [name, test] of Object.entries(tools)) {
    const folder = join(temporary, name.replace(/\W+/g, "-"));
    await mkdir(folder);
    try {
      console.log(`${name}: ${await test(folder)}`);
    } catch (error) {
      console.log(`${name}: FAILED\n${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
} finally {
  await rm(temporary, { recursive: true });
}

/** Runs the JavaScript file of a command. */
async function start(command: string, args: string[], folder: string): Promise<void> {
  await run(process.execPath, [command, ...args], folder, { NO_COLOR: "1" });
}

/** The command of a package that `npm ci` installs. */
function ownCommand(name: string, command: string): Promise<string> {
  return commandIn(join(OWN_PACKAGES, name), command);
}

/** The URL of the main module of an installed tool. */
function toolUrl(name: string): string {
  return pathToFileURL(createRequire(join(toolFolder(name), "package.json")).resolve(name)).href;
}

/** Runs Redocly without our configuration, as a user who has only the document does. */
async function generateWithRedocly(generator: string, file: string, folder: string): Promise<void> {
  const redocly = await ownCommand("@redocly/cli", "redocly");
  const args = [redocly, "generate-client", DOCUMENT, "--generator", generator, "--output", file];
  const env = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  await run(process.execPath, args, folder, env);
}

/** Compiles every TypeScript file in a folder. */
async function compile(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".ts"));
  if (files.length === 0) throw new Error("The tool wrote no TypeScript.");
  const compilerOptions = {
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    allowImportingTsExtensions: true,
    types: [],
    strict: true,
    noEmit: true,
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  const { ok, output } = await tsc(TSC, ["--project", folder, "--pretty", "false"], folder);
  if (!ok) throw new Error(output.split("\n").slice(0, 10).join("\n"));
  return files.length === 1 ? "writes a file, which compiles" : `writes ${files.length} files, which compile`;
}
