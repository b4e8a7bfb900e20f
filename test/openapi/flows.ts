/**
 * Runs the flows in openapi/flows/ against the mock with `redocly respect`: `npm run test:flows`, or
 * `npm run test:flows -- first-conversation` for some of them. Each flow has a key, and so a sandbox, of its own. Prints a line
 * for each flow, and fails if a step fails.
 *
 * Checked are the success criteria of each step, and the status, media type and schema of each response. A stream has no
 * schema: its text is checked by the criteria, after it has ended. Streams without an end cannot be steps.
 */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { listen } from "../../src/mock/http/listen.ts";
import { createServerMock } from "../../src/mock/http/mock.ts";
import { run } from "../../src/programs/programs.ts";
import { CLI, ROOT } from "../../src/programs/redocly.ts";

const FOLDER = "openapi/flows";
/** A flow that waits does not use a processor, so two at a time take half as long. */
const FLOWS_AT_ONCE = 2;

/** The parts of the output of `redocly respect --json-output` that are used here. A repeated step is in it several times. */
interface Report {
  files: Record<string, { executedWorkflows: { executedSteps: ExecutedStep[] }[] }>;
}
interface ExecutedStep {
  stepId: string;
  response?: { statusCode: number };
  checks: { name: string; passed: boolean; message: string; condition?: string }[];
}

const all = (await readdir(join(ROOT, FOLDER))).map((file) => file.replace(/\.yaml$/, "")).sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no flow ${unknown.join(", ")}. The flows are ${all.join(", ")}.`);
  process.exit(1);
}

const temporary = await mkdtemp(join(tmpdir(), "platform-flows-"));
await mkdir(join(temporary, "flows"));
// A flow names the document as ../openapi.yaml, and JSON is YAML.
const document = await readFile(join(ROOT, "generated/openapi.json"), "utf8");
await writeFile(join(temporary, "openapi.yaml"), withoutOpenDiscriminators(document));
const server = await listen(createServerMock(), { port: 0 });
const queue = (wanted.length > 0 ? wanted : all).values();
try {
  await Promise.all(Array.from({ length: FLOWS_AT_ONCE }, () => testFlows()));
} finally {
  await server.close();
  await rm(temporary, { recursive: true });
}

/** Takes flows from the queue until it is empty. */
async function testFlows(): Promise<void> {
  for (const name of queue) {
    try {
      console.log(`${name}: ${await testFlow(name)}`);
    } catch (error) {
      console.log(`${name}: FAILED\n${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}

/** `redocly respect` can't use a discriminator if a variant takes all other values, as the last one of an open union does. */
function withoutOpenDiscriminators(document: string): string {
  return JSON.stringify(JSON.parse(document), (_key, value) => {
    const isOpen = Object.keys(value?.discriminator?.mapping ?? {}).some((key) => key.startsWith("Other"));
    return isOpen ? { ...value, discriminator: undefined } : value;
  });
}

/** Resolves to the number of requests and checks. */
async function testFlow(name: string): Promise<string> {
  const file = join(temporary, "flows", `${name}.yaml`);
  await copyFile(join(ROOT, FOLDER, `${name}.yaml`), file);
  const output = join(temporary, `${name}.json`);
  const options = ["--server", `platform=${server.url}`, "--input", `apiKey=${name}`, "--json-output", output];
  const failed = await run(process.execPath, [...CLI.args, "respect", file, ...options], ROOT, CLI.env).then(
    () => undefined,
    (error: Error) => error,
  );
  const report = await readFile(output, "utf8").then(
    (text): Report => JSON.parse(text),
    // Without a report, respect could not read the flow.
    () => undefined,
  );
  const steps = Object.values(report?.files ?? {}).flatMap(({ executedWorkflows }) =>
    executedWorkflows.flatMap(({ executedSteps }) => executedSteps),
  );
  if (failed) throw new Error(describeReason(steps.at(-1)) ?? stripVTControlCharacters(failed.message));
  const checks = steps.flatMap((step) => step.checks.filter(({ passed }) => passed));
  return `${steps.length} requests, ${checks.length} checks passed`;
}

/** The report of the last step of a flow, which ends at the first step that fails. */
function describeReason(step: ExecutedStep | undefined): string | undefined {
  const failures = step?.checks.filter(({ passed }) => !passed) ?? [];
  if (!step || failures.length === 0) return undefined;
  const lines = failures.map(({ name, condition, message }) => `  ${name}: ${condition ?? message}`);
  const status = step.response ? `, which returned ${step.response.statusCode}` : "";
  return stripVTControlCharacters([`  in the step ${step.stepId}${status}`, ...lines].join("\n"));
}
