/**
 * Measures the size of the client and the cost of its types for a compiler: `npm run check:client`. Fails if a figure
 * exceeds its limit. The figures do not depend on the machine.
 */
import { spawnSync } from "node:child_process";
import { build, type Plugin } from "esbuild";
import { operations } from "../generated/operations.ts";
import { createConsumerProject } from "./typescript.ts";

interface Measurement {
  name: string;
  value: number;
  /** The maximum. */
  limit?: number;
}

/**
 * Limit for the runtime, in bytes after minification and gzip: all code of the client, without the table of operations.
 * openapi-fetch and eventsource-parser are 3,400 bytes of it. It is the current size rounded up to the next 50 bytes, so
 * that the check fails when the runtime grows. Raise it only for a feature that is worth its bytes.
 */
const RUNTIME_BYTES = 9_250;

/**
 * Limit for the table of operations, in bytes for each operation: the current average of 10, and room for operations that
 * share less of their path and name with their neighbors.
 */
const BYTES_PER_OPERATION = 12;

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

const emptyTable: Plugin = {
  name: "empty-table",
  setup(build) {
    build.onLoad({ filter: /generated\/client\.ts$/ }, () => ({ contents: 'export const operationTable = "";' }));
  },
};

async function bundleClient(plugins: Plugin[] = []): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: ["src/index.ts"],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    plugins,
  });
  return outputFiles[0]!.contents;
}

async function measureSizes(): Promise<Measurement[]> {
  const [client, runtime] = await Promise.all([bundleClient(), bundleClient([emptyTable])]);
  const count = Object.keys(operations).length;
  return [
    { name: "client, bytes min", value: client.length },
    { name: "runtime, bytes min+gzip", value: gzippedSize(runtime), limit: RUNTIME_BYTES },
    {
      name: `client with ${count} operations, bytes min+gzip`,
      value: gzippedSize(client),
      limit: RUNTIME_BYTES + count * BYTES_PER_OPERATION,
    },
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
    const { ok, output } = await consumer.compile("typescript", program, { skipLibCheck }, ["--extendedDiagnostics"]);
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

const measurements = (await Promise.all([measureSizes(), measureTypes()])).flat();
const exceeds = ({ value, limit }: Measurement) => limit !== undefined && value > limit;
for (const measurement of measurements) {
  const { name, value, limit } = measurement;
  const verdict = limit === undefined ? "" : `limit ${limit.toLocaleString("en")}`;
  const mark = exceeds(measurement) ? ", exceeded" : "";
  console.log(`${name.padEnd(46)}${value.toLocaleString("en").padStart(8)}  ${verdict}${mark}`.trimEnd());
}
if (measurements.some(exceeds)) {
  console.error("The client exceeds a limit. The limits are constants in scripts/check-size.ts.");
  process.exitCode = 1;
}
