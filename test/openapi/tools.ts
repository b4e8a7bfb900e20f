/**
 * Runs other OpenAPI tools on the generated document: `npm run test:tools`. A validator must accept it without a warning,
 * and the output of a generator must compile. Prints a line for each tool, and fails if one of them fails, or does not fail on
 * a document with a fault. An argument chooses the tools whose names contain it. Tools that `npm ci` does not install are in test/tools/package.json, in their last version that runs on
 * the oldest supported Node.js.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { commandIn, run } from "../../src/programs/programs.ts";
import { installTools, toolCommand, toolFolder } from "../tools/tools.ts";
import { compileGenerated } from "./compile-generated.ts";

const DOCUMENT = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));
/** What several generators write for this document does not compile. */
const FAULTS = fileURLToPath(new URL("tools-faults.yaml", import.meta.url));
const OWN_PACKAGES = fileURLToPath(new URL("../../node_modules", import.meta.url));

const INVALID = `openapi: 3.1.0
info: { title: No version }
paths: {}
`;

// With `typed`, the schemas of Kubb import files that it does not write if an operation id contains a dot.
const KUBB_PROGRAM = `
const [path, ...urls] = process.argv.slice(2);
const [{ build }, { pluginOas }, { pluginTs }, { pluginZod }, { pluginClient }] = await Promise.all(urls.map((url) => import(url)));
const plugins = [pluginOas(), pluginTs(), pluginZod({ version: "4" }), pluginClient({ client: "fetch", bundle: true, parser: "zod" })];
const { error, failedPlugins } = await build({ config: { root: ".", input: { path }, output: { path: "client" }, plugins } });
const [failed] = [error, ...Array.from(failedPlugins, (plugin) => plugin.error)].filter(Boolean);
if (failed) throw failed;
`;

const ACCEPTED = "accepts the document";

/**
 * Runs a tool on a document in an empty folder, and resolves to what it found. Throws if the tool does not accept the document,
 * or if the output of the tool does not compile.
 */
type Check = (folder: string, document: string) => Promise<string>;

const validators: Record<string, Check> = {
  "@seriousme/openapi-schema-validator": async (folder, document) => {
    await start(await ownCommand("@seriousme/openapi-schema-validator", "validate-api"), [document], folder);
    return ACCEPTED;
  },
  "spectral:oas": async (folder, document) => {
    await writeFile(join(folder, "ruleset.yaml"), "extends: spectral:oas\n");
    const spectral = await toolCommand("@stoplight/spectral-cli", "spectral");
    await start(spectral, ["lint", document, "--ruleset", "ruleset.yaml", "--fail-severity", "hint"], folder);
    return ACCEPTED;
  },
  "swagger-parser": async (_, document) => {
    const { default: parser } = await import(toolUrl("@apidevtools/swagger-parser"));
    await parser.validate(document);
    return ACCEPTED;
  },
};

/** Generators whose output for FAULTS does not compile. */
const strictGenerators: Record<string, Check> = {
  "@hey-api/openapi-ts, with Zod": async (folder, document) => {
    const generate = await toolCommand("@hey-api/openapi-ts", "openapi-ts");
    const plugins = ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch", "zod"];
    await start(generate, ["--input", document, "--output", "client", "--plugins", ...plugins], folder);
    return compileGenerated("typescript", folder);
  },
  "orval, with Zod": async (folder, document) => {
    const generate = await toolCommand("orval", "orval");
    for (const client of ["fetch", "zod"])
      await start(generate, ["--input", document, "--output", `${client}.ts`, "--client", client], folder);
    return compileGenerated("typescript", folder);
  },
  "redocly generate-client, Go": redocly("go"),
};

const generators: Record<string, Check> = {
  kubb: async (folder, document) => {
    const names = ["core", "plugin-oas", "plugin-ts", "plugin-zod", "plugin-client"];
    // Kubb has files in both the root folder and the working directory, so it needs a process of its own.
    await writeFile(join(folder, "kubb.mjs"), KUBB_PROGRAM);
    await start("kubb.mjs", [document, ...names.map((name) => toolUrl(`@kubb/${name}`))], folder);
    return compileGenerated("typescript", folder);
  },
  "typed-openapi": async (folder, document) => {
    await start(await toolCommand("typed-openapi", "typed-openapi"), [document, "--output", "client.ts"], folder);
    return compileGenerated("typescript", folder);
  },
  "swagger-typescript-api": async (folder, document) => {
    const generate = await toolCommand("swagger-typescript-api", "swagger-typescript-api");
    await start(generate, ["generate", "--path", document, "--output", folder, "--name", "client.ts"], folder);
    // Its output tells the compiler to ignore every error.
    await edit(join(folder, "client.ts"), (code) => code.replaceAll("@ts-nocheck", ""));
    return compileGenerated("typescript", folder);
  },
  "openapi-typescript": async (folder, document) => {
    const generate = await ownCommand("openapi-typescript", "openapi-typescript");
    await start(generate, [document, "--output", "types.ts"], folder);
    return compileGenerated("typescript", folder);
  },
  "redocly generate-client, TypeScript": redocly("typescript"),
  "redocly generate-client, Python": redocly("python"),
  "redocly generate-client, PHP": redocly("php"),
  "redocly generate-client, Java": redocly("java"),
  "quicktype, Go": async (folder, document) => {
    await quicktype(
      folder,
      document,
      ["--lang", "go", "--package", "platform", "--just-types-and-package"],
      "types.go",
    );
    // It writes the import below the types that do not need it.
    const time = 'import "time"\n';
    await edit(join(folder, "types.go"), (code) => code.replace(time, "").replace("\n", `\n${time}`));
    return compileGenerated("go", folder);
  },
  "quicktype, Java": async (folder, document) => {
    await quicktype(folder, document, ["--lang", "java", "--just-types"], "Types.java");
    return compileGenerated("java", folder);
  },
  "quicktype, PHP": async (folder, document) => {
    await quicktype(folder, document, ["--lang", "php"], "types.php");
    return compileGenerated("php", folder);
  },
  "quicktype, Python": async (folder, document) => {
    await quicktype(folder, document, ["--lang", "python"], "schemas.py");
    return compileGenerated("python", folder);
  },
};

const [chosen] = process.argv.slice(2);
installTools();
const temporary = await mkdtemp(join(tmpdir(), "platform-tools-"));
try {
  const invalid = join(temporary, "invalid.yaml");
  await writeFile(invalid, INVALID);
  await runChecks(validators, { document: invalid, error: /version/ });
  await runChecks(strictGenerators, { document: FAULTS, error: /TS2769|SortDirection redeclared/ });
  await runChecks(generators);
} finally {
  await rm(temporary, { recursive: true });
}

/** Runs checks on our document, which must pass, and on a faulty one, which must fail with this error. */
async function runChecks(checks: Record<string, Check>, faulty?: { document: string; error: RegExp }): Promise<void> {
  for (const [name, check] of Object.entries(checks)) {
    if (chosen && !name.includes(chosen)) continue;
    const { found, error } = await attempt(name, check, DOCUMENT);
    const missed = faulty && !faulty.error.test((await attempt(`faulty ${name}`, check, faulty.document)).error ?? "");
    console.log(`${name}: ${found ?? `FAILED\n${error}`}`);
    if (missed) console.log(`${name}: FAILED to find the fault in ${faulty.document}`);
    if (error || missed) process.exitCode = 1;
  }
}

async function attempt(name: string, check: Check, document: string): Promise<{ found?: string; error?: string }> {
  const folder = join(temporary, name.replace(/\W+/g, "-"));
  await mkdir(folder);
  try {
    return { found: await check(folder, document) };
  } catch (error) {
    return { error: (error as Error).message };
  }
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
function redocly(language: "typescript" | "python" | "go" | "php" | "java"): Check {
  return async (folder, document) => {
    const command = await ownCommand("@redocly/cli", "redocly");
    // The option requires a file name that ends in .ts, and generators of other languages change that.
    const args = [
      command,
      "generate-client",
      document,
      "--generator",
      language,
      "--output",
      "client.ts",
      "--go-package",
      "platform",
    ];
    const env = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
    await run(process.execPath, args, folder, env);
    return compileGenerated(language, folder);
  };
}

/** Writes types for all schemas of a document. Quicktype reads JSON only. */
async function quicktype(folder: string, document: string, options: string[], file: string): Promise<void> {
  const source = ["--src-lang", "schema", "--src", `${document.replace(/yaml$/, "json")}#/components/schemas/`];
  await start(await toolCommand("quicktype", "quicktype"), [...source, ...options, "--out", file], folder);
}

async function edit(file: string, change: (code: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}
