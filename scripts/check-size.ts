/**
 * Checks what the client costs its users, as far as that does not depend on the machine: `npm run check:client`. Fails
 * when a figure passes its target.
 */
import { spawnSync } from "node:child_process";
import { build } from "esbuild";
import { createConsumer } from "./typescript.ts";

interface Row {
  what: string;
  value: number;
  target?: number;
}

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
/** 21 calls of all forms; the first of them alone is what the others are compared with. */
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
    { what: "whole client, bytes min+gzip", value: gzippedSize(bytes), target: 9_000 },
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
  const programOf = (calls: string[]) => START + calls.map((call, i) => `export const r${i} = ${call};\n`).join("");
  try {
    const skipping = await instantiations(PROGRAM, true);
    const checking = await instantiations(PROGRAM, false);
    const nothing = await instantiations("export {};\n", false);
    const one = await instantiations(programOf(CALLS.slice(0, 1)), true);
    const many = await instantiations(programOf(CALLS), true);
    return [
      { what: "instantiations, skipLibCheck on", value: skipping, target: 200 },
      { what: "instantiations, skipLibCheck off", value: checking, target: 6_000 },
      { what: "- of an empty program", value: nothing },
      { what: "instantiations for each further call", value: (many - one) / (CALLS.length - 1), target: 10 },
    ];
  } finally {
    await consumer.remove();
  }
}

const rows = [...(await measureSizes()), ...(await measureTypes())];
for (const { what, value, target } of rows) {
  const verdict = target === undefined ? "" : `at most ${target}${value > target ? ", too much" : ""}`;
  console.log(`${what.padEnd(38)}${value.toLocaleString("en").padStart(8)}  ${verdict}`.trimEnd());
}
if (rows.some(({ value, target }) => target !== undefined && value > target)) {
  console.error("The client costs more than its targets.");
  process.exitCode = 1;
}
