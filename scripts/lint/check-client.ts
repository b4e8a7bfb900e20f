/**
 * Measures the size of the client and the cost of its types for a compiler, and the size of the mock for browsers:
 * `npm run check:client`. Fails if a figure exceeds its limit. The figures do not depend on the machine.
 *
 * The size of the client is that of a program that only imports `Platform`, bundled and minified by esbuild. Such a program has
 * all operations and, because unused exports are left out, neither `waitFor…` nor `fromReadableStream`. The modules that the
 * package loads when it needs them are not part of it, but of the client in one file, which has no limit. The size of all exports
 * has one.
 */
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { build, type Plugin } from "esbuild";
import { type Document, listOperations, METHODS } from "../../src/core/document.ts";
import { bundleBrowserMock } from "../../src/reference/bundle-mock.ts";
import { LAZY_MODULES } from "../build/client.ts";
import { renderClient } from "../generate/client.ts";
import { createConsumerProject, TSC } from "../shared/typescript.ts";

interface Measurement {
  name: string;
  value: number;
  limit?: number;
}

/**
 * Limits in bytes after minification and gzip: BASE_BYTES for the code of `Platform` without the table of operations
 * (openapi-fetch is 2,500 bytes of it), and BYTES_PER_OPERATION for each row of the table, which is the current average.
 * The base is the current size, rounded up to 50. A feature that the dependencies don't have is the largest part of the
 * rest: 350 bytes for the limits of time and of bodies. About 900 are for errors of another copy of the client, signals
 * that keep nothing, the refusal of unknown options, and the error after a failing end of a stream. Raise the base only
 * for a feature that is worth its bytes. The bytes per operation include the names of all query parameters; raise them
 * only if new operations share less of their paths and names with their neighbors. One area alone has a shorter table,
 * which compresses less well: BYTES_OF_AREA are for its whole table.
 */
const BASE_BYTES = 11_650;
const BYTES_PER_OPERATION = 12.8;
const BYTES_OF_AREA = 220;
/** Limit of all exports of `platform-api` with all operations; those that `Platform` does not need are 800 bytes of it. */
const BYTES_OF_EVERYTHING = 14_400;
/**
 * Limit of `platform-api/functions`, without what it shares with the client. It has a copy of the methods of streams, so that
 * its streams have them, too, and `tee()` gives both branches the error after a failing last event.
 */
const BYTES_OF_FUNCTIONS = 3300;
/** Limit of `platform-api-mock/browser`: validators are a third of it, RE2 and the initial data a quarter. */
const BYTES_OF_BROWSER_MOCK = 320_600;
/** Limit of `platform-api/validate`, which is for development; its schemas are most of it. */
const BYTES_OF_VALIDATE = 40_000;

/** The area whose client is measured alone. */
const AREA = "agents";

const document: Document = JSON.parse(await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8"));

const PROGRAM_IMPORT = 'export { Platform } from "./index.ts"';

const IMPORT = `import { Platform } from "platform-api";
const client = new Platform({ apiKey: "key" });
`;
/** Lists models, gets one, starts a conversation, and streams one. */
const PROGRAM = `${IMPORT}export const models = await client.models.list();
export const model = await client.models.get("aurora");
export const conversation = await client.conversations.start({ model: "aurora", inputs: "When is low water?" });
for await (const event of client.conversations.startStream({ model: "aurora", inputs: "When is low water?" })) {
  if (event.event === "message.output.delta") console.log(event.data.content);
}
`;
/** Calls with every combination of ids, body and options. */
const CALLS = [
  `client.models.get("m")`,
  `client.models.update("m", { name: "n" })`,
  `client.models.archive("m")`,
  `client.models.delete("m")`,
  `client.agents.list({ page_size: 5 })`,
  `client.agents.get("a", { timeoutMs: 1 })`,
  `client.agents.create({ model: "m", name: "n" })`,
  `client.agents.update("a", {})`,
  `client.agents.versions.list("a")`,
  `client.agents.versions.get({ agent_id: "a", version: "0" })`,
  `client.conversations.list()`,
  `client.conversations.getHistory("c")`,
  `client.conversations.appendStream("c", { inputs: "x" })`,
  `client.observability.datasets.list()`,
  `client.observability.datasets.get("d").withResponse()`,
  `client.batch.jobs.list()`,
  `client.batch.jobs.cancel("j")`,
  `client.connectors.tools.list("c")`,
  `client.workflows.schedules.pause("s")`,
  `client.workflows.events.stream()`,
  `client.users.me.get()`,
];

/** Replaces generated/client.ts. */
function withTable(contents: string): Plugin {
  return {
    name: "with-table",
    setup(build) {
      build.onLoad({ filter: /generated\/client\.ts$/ }, () => ({ contents, loader: "ts" }));
    },
  };
}

/** Returns the document with the operations of one area only. */
function filterByTag(tag: string): Document {
  const paths = Object.entries(document.paths).filter(([, item]) =>
    METHODS.some((method) => item[method]?.tags.includes(tag)),
  );
  return { ...document, paths: Object.fromEntries(paths) };
}

const LAZY_IMPORTS = LAZY_MODULES.map((name) => `./${name}.ts`);

/** Bundles a module whose imports are relative to src/client/. */
async function bundle(contents: string, plugins: Plugin[] = [], external = LAZY_IMPORTS): Promise<Uint8Array> {
  return (await bundleWithInputs(contents, plugins, external)).outputFiles[0]!.contents;
}

function bundleWithInputs(contents: string, plugins: Plugin[] = [], external = LAZY_IMPORTS) {
  return build({
    stdin: { contents, resolveDir: "src/client" },
    external,
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    metafile: true,
    plugins,
  });
}

/** The bytes of each file in the bundle of a program: most features are a file. */
async function measureFeatures(): Promise<Measurement[]> {
  const { metafile } = await bundleWithInputs(PROGRAM_IMPORT);
  const [{ inputs }] = Object.values(metafile.outputs) as [(typeof metafile.outputs)[string]];
  return Object.entries(inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .sort(([, left], [, right]) => right.bytesInOutput - left.bytesInOutput)
    .map(([file, { bytesInOutput }]) => ({ name: `  ${file}, bytes min`, value: bytesInOutput }));
}

async function measureSizes(): Promise<Measurement[]> {
  const area = filterByTag(AREA);
  const [browserMock, client, inOneFile, base, single, everything, functions, validate] = await Promise.all([
    bundleBrowserMock().then(({ outputFiles }) => outputFiles![0]!.contents),
    bundle(PROGRAM_IMPORT),
    bundle(PROGRAM_IMPORT, [], []),
    bundle(PROGRAM_IMPORT, [withTable('export const operationTable = "", version = "", queryNames = "";')]),
    bundle(PROGRAM_IMPORT, [withTable(renderClient(area))]),
    bundle('export * from "./index.ts"'),
    bundle('export * from "./functions.ts"', [], ["./index.ts"]),
    bundle('export * from "./validate.ts"', [], ["./index.ts"]),
  ]);
  const row = (name: string, bytes: Uint8Array, limit?: number): Measurement => ({
    name: `${name}, bytes min+gzip`,
    value: gzippedSize(bytes),
    ...(limit !== undefined && { limit }),
  });
  const count = [...listOperations(document)].length;
  const areaCount = [...listOperations(area)].length;
  return [
    { name: "client, bytes min", value: client.length },
    row("client without operations", base, BASE_BYTES),
    row(`client with ${areaCount} operations, ${AREA}`, single, BASE_BYTES + BYTES_OF_AREA),
    row(`client with ${count} operations`, client, BASE_BYTES + count * BYTES_PER_OPERATION),
    row("the same in one file", inOneFile),
    row("all exports", everything, BYTES_OF_EVERYTHING),
    row("platform-api/functions", functions, BYTES_OF_FUNCTIONS),
    row("platform-api/validate", validate, BYTES_OF_VALIDATE),
    row("platform-api-mock/browser", browserMock, BYTES_OF_BROWSER_MOCK),
  ];
}

/** Uses the program `gzip`, because the output of zlib differs between versions of Node.js and processors. */
function gzippedSize(bytes: Uint8Array): number {
  const { status, stdout, error } = spawnSync("gzip", ["-9"], { input: bytes });
  if (status !== 0) throw new Error("check:client requires the program gzip.", { cause: error });
  return stdout.length;
}

async function measureTypes(): Promise<Measurement[]> {
  const consumer = await createConsumerProject();
  const instantiations = async (program: string, skipLibCheck: boolean) => {
    const { ok, output } = await consumer.compile(TSC, program, { skipLibCheck }, ["--extendedDiagnostics"]);
    if (!ok) throw new Error(`A program that uses the client does not compile:\n${output}`);
    return Number(/^Instantiations:\s+(\d+)/m.exec(output)![1]);
  };
  try {
    const [withSkip, withoutSkip, forCalls] = await Promise.all([
      instantiations(PROGRAM, true),
      instantiations(PROGRAM, false),
      instantiations(IMPORT + CALLS.map((call, i) => `export const r${i} = ${call};\n`).join(""), true),
    ]);
    return [
      { name: "type instantiations with skipLibCheck", value: withSkip, limit: 200 },
      // The standard library alone has 4,610.
      { name: "type instantiations without skipLibCheck", value: withoutSkip, limit: 6_000 },
      { name: `type instantiations per call, of ${CALLS.length}`, value: forCalls / CALLS.length, limit: 10 },
    ];
  } finally {
    await consumer.remove();
  }
}

const measurements = (await Promise.all([measureSizes(), measureFeatures(), measureTypes()])).flat();
const exceeds = ({ value, limit }: Measurement) => limit !== undefined && value > limit;
for (const measurement of measurements) {
  const { name, value, limit } = measurement;
  const verdict = limit === undefined ? "" : `limit ${limit.toLocaleString("en")}`;
  const mark = exceeds(measurement) ? ", exceeded" : "";
  console.log(`${name.padEnd(58)}${value.toLocaleString("en").padStart(8)}  ${verdict}${mark}`.trimEnd());
}
if (measurements.some(exceeds)) {
  console.error("The client exceeds a limit. The limits are constants in scripts/lint/check-client.ts.");
  process.exitCode = 1;
}
