/**
 * Checks what the client costs its users, as far as that does not depend on the machine: `npm run check:client`. Fails
 * when a figure passes its limit.
 */
import { spawnSync } from "node:child_process";
import { build } from "esbuild";
import { createConsumer } from "./typescript.ts";

interface Row {
  what: string;
  value: number;
  /** What it may be at most. */
  limit?: number;
}

/**
 * Bytes, after gzip, that the whole client may have: what it has, rounded up to a tenth of a kilobyte. The target is 9,000.
 * openapi-fetch and eventsource-parser are 3,400 of it, and the table of all operations 1,500. Raise it for new operations only.
 */
const BUDGET = 10_700;

const START = `import { Platform } from "platform-api";
const client = new Platform({ apiKey: "key" });
`;
/** What a first program does: list models, get one, start a conversation, stream it. */
const PROGRAM = `${START}export const models = await client.models.list();
export const model = await client.models.get("aurora");
export const conversation = await client.conversations.start({ model: "aurora", inputs: "When is low water?" });
for await (const event of client.conversations.startStream({ model: "aurora", inputs: "When is low water?" })) {
  if (event.event === "message.output.delta") console.log(event.data.content);
}
`;
/** 21 calls of all forms. */
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

async function measureSizes(): Promise<Row[]> {
  const { outputFiles } = await build({
    entryPoints: ["src/index.ts"],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  const bytes = outputFiles[0]!.contents;
  return [
    { what: "whole client, bytes min", value: bytes.length },
    { what: "whole client, bytes min+gzip", value: gzippedSize(bytes), limit: BUDGET },
  ];
}

/** By the program `gzip`, since what zlib makes of the same bytes differs from one Node.js and processor to the next. */
function gzippedSize(bytes: Uint8Array): number {
  const { status, stdout, error } = spawnSync("gzip", ["-9"], { input: bytes });
  if (status !== 0) throw new Error("check:client needs the program gzip.", { cause: error });
  return stdout.length;
}

async function measureTypes(): Promise<Row[]> {
  const consumer = await createConsumer();
  const instantiations = async (program: string, skipLibCheck: boolean) => {
    const { ok, output } = await consumer.compile("typescript", program, { skipLibCheck }, ["--extendedDiagnostics"]);
    if (!ok) throw new Error(`A program that uses the client does not compile:\n${output}`);
    return Number(/^Instantiations:\s+(\d+)/m.exec(output)![1]);
  };
  try {
    const [skipping, checking, many] = await Promise.all([
      instantiations(PROGRAM, true),
      instantiations(PROGRAM, false),
      instantiations(START + CALLS.map((call, i) => `export const r${i} = ${call};\n`).join(""), true),
    ]);
    return [
      { what: "instantiations, skipLibCheck on", value: skipping, limit: 200 },
      // An empty program has 4,610 of these.
      { what: "instantiations, skipLibCheck off", value: checking, limit: 6_000 },
      { what: `instantiations for each of ${CALLS.length} calls`, value: many / CALLS.length, limit: 10 },
    ];
  } finally {
    await consumer.remove();
  }
}

const rows = (await Promise.all([measureSizes(), measureTypes()])).flat();
for (const { what, value, limit } of rows) {
  const verdict =
    limit === undefined ? "" : `at most ${limit.toLocaleString("en")}${value > limit ? ", too much" : ""}`;
  console.log(`${what.padEnd(38)}${value.toLocaleString("en").padStart(8)}  ${verdict}`.trimEnd());
}
if (rows.some(({ value, limit }) => limit !== undefined && value > limit)) {
  console.error("The client costs more than it may.");
  process.exitCode = 1;
}
