import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transform } from "esbuild";
import { commandIn, run } from "../../src/programs/programs.ts";
import { install, measureSize, type Tarballs } from "./packages.ts";

/** The operations with faulty responses in test/package/faulty-server.js. */
const FAULTY = ["agents.list", "batch.jobs.list", "models.list"];

/**
 * Tests the packed packages as their users would, in an empty folder: starts the mock, runs the client's README against it, and
 * the contract suite against it and against a server with faults. Prints sizes. Throws if anything fails.
 */
export async function smokeTest(tarballs: Tarballs): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "platform-smoke-"));
  const servers: ChildProcess[] = [];
  const start = async (program: string, ...args: string[]) => {
    const server = spawn(process.execPath, [program, ...args], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
    servers.push(server);
    return readAddress(server);
  };
  try {
    const { client, mock: packedMock, mcp } = tarballs;
    const packages = await install(folder, client, packedMock, mcp);
    for (const [name, tarball] of Object.entries({ "": client, "-mock": packedMock, "-mcp": mcp }))
      await printSizes(`platform-api${name}`, tarball, join(folder, `node_modules/platform-api${name}`));
    console.log(`${packages.length} packages are installed for all three.`);
    await audit(folder);

    const mock = join(folder, "node_modules/platform-api-mock");
    const began = performance.now();
    await run("npx", ["--no", "--", "platform-api-mock", "--version"], folder);
    console.log(`npx platform-api-mock --version takes ${Math.round(performance.now() - began)} ms.`);
    const cli = await commandIn(mock, "platform-api-mock");
    await runReadme(folder, await start(cli, "--port", "0", "--clock", "logical", "--quiet"));
    console.log("The program of the client's README runs.");
    await run("npx", ["--no", "--", "platform-api-mcp", "--version"], folder);

    const contract = await commandIn(mock, "platform-api-contract");
    await expectFailures([], contract, await start(cli, "--port", "0", "--clock", "logical", "--quiet"), folder);
    await copyFile("test/package/faulty-server.js", join(folder, "faulty-server.js"));
    await expectFailures(FAULTY, contract, await start("faulty-server.js"), folder);
  } finally {
    await Promise.all(servers.filter(({ exitCode }) => exitCode === null).map(stop));
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads the address that a server prints to standard error. Throws if it prints none. */
export async function readAddress(server: ChildProcess): Promise<string> {
  let printed = "";
  for await (const chunk of server.stderr!.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    printed += chunk;
    const [, url] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(printed) ?? [];
    if (url) {
      server.stderr!.resume();
      return url;
    }
  }
  throw new Error(`The server did not start:\n${printed}`);
}

async function stop(server: ChildProcess): Promise<void> {
  const exited = once(server, "exit");
  server.kill();
  await exited;
}

async function printSizes(name: string, tarball: string, folder: string): Promise<void> {
  const [packed, unpacked] = [(await stat(tarball)).size, await measureSize(folder)];
  const files = (await readdir(folder, { recursive: true })).length;
  console.log(`${name}: ${kB(packed)} packed, ${kB(unpacked)} unpacked, ${files} files and folders.`);
}

function kB(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

/** Fails on a known vulnerability of moderate severity or higher. Registries without this service are named. */
async function audit(folder: string): Promise<void> {
  const args = ["audit", "--omit=dev", "--audit-level=moderate"];
  try {
    await run("npm", args, folder);
    console.log("npm audit finds nothing.");
  } catch (error) {
    if (!/audit endpoint returned an error/.test((error as Error).message)) throw error;
    console.log("npm audit was skipped: the registry does not offer it.");
  }
}

/** Runs the contract suite against a server. Throws unless it fails for these operations, and no others. */
export async function expectFailures(wanted: string[], contract: string, url: string, folder: string): Promise<void> {
  const args = ["--base-url", url, "--report", "json", "--output", "report.json"];
  const passed = await run(process.execPath, [contract, ...args], folder).then(
    () => true,
    () => false,
  );
  const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
  const operations: { operation: string; failed: number }[] = report.operations;
  const failed = operations.filter((each) => each.failed > 0).map(({ operation }) => operation);
  if (failed.toSorted().join() !== wanted.join() || passed !== (wanted.length === 0))
    throw new Error(`The contract suite should find a fault in [${wanted}], and found [${failed}].`);
  console.log(
    `The contract suite checks ${operations.length} operations and finds a fault in ${wanted.join(", ") || "none"}.`,
  );
}

/** Runs the TypeScript blocks of the client's README, which are one program, against the server at `url`. */
export async function runReadme(folder: string, url: string): Promise<void> {
  const readme = await readFile(join(folder, "node_modules/platform-api/README.md"), "utf8");
  const blocks = Array.from(readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm), ([, code = ""]) => code);
  // One needs another package.
  const program = blocks.filter((code) => !code.includes("@opentelemetry/api")).join("\n");
  const { code } = await transform(program.replaceAll("http://127.0.0.1:4010", url), {
    loader: "ts",
    target: "node20",
  });
  await writeFile(join(folder, "readme.mjs"), code);
  const { stdout } = await run(process.execPath, ["readme.mjs"], folder);
  if (!/^COMPLETED$/m.test(stdout)) throw new Error(`The program of the client's README printed:\n${stdout}`);
}
