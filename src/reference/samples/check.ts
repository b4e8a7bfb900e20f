import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Document, listOperations, successStatus } from "../../core/document.ts";
import { listen } from "../../mock/http/listen.ts";
import type { Language } from "../../samples/render-call.ts";
import { findOperation } from "../../samples/render-steps.ts";
import { renderSample } from "../../samples/samples.ts";
import { createRecordingMock, type RecordingMock } from "./recording-mock.ts";
import { runJavaScript } from "./run-javascript.ts";
import { type Program, run } from "./run-programs.ts";

/** Installed with pip when it is first needed. */
const HTTPX = "0.28.1";

/** Runs the samples in a language of Node.js, each in a sandbox of its own. Returns an error for each that fails. */
export async function runNodeSamples(document: Document, language: "TypeScript" | "fetch"): Promise<string[]> {
  const mock = createRecordingMock();
  const programs = listPrograms(document, sampleIn(language));
  const errors: string[] = [];
  for (const { operationId, key, source } of programs)
    await runJavaScript(source, mock, key, { stops: isEndless(document, operationId) }).catch((error) =>
      errors.push(`${operationId}: ${error}`),
    );
  return [...errors, ...undocumentedStatuses(document, mock, programs)];
}

/** Runs the samples of programs outside of Node.js against the mock on a port. Returns an error for each that fails. */
export async function runServedSamples(
  document: Document,
  render: RenderSample,
  runAll: (programs: Program[]) => Promise<string[]>,
): Promise<string[]> {
  const mock = createRecordingMock({ endsStreams: true });
  const server = await listen(mock, { port: 0 });
  try {
    const programs = listPrograms({ ...document, servers: [{ url: server.url }] }, render);
    return [...(await runAll(programs)), ...undocumentedStatuses(document, mock, programs)];
  } finally {
    await server.close();
  }
}

/** Resolves to a Python with httpx, installed if necessary; undefined if it cannot be installed. */
export async function findHttpx(): Promise<string | undefined> {
  for (const python of [process.env.PYTHON ?? "/usr/bin/python3", "python3"])
    if (await readVersion(python, "import httpx; print(httpx.__version__)")) return python;
  return installHttpx();
}

/** Resolves to what the program prints; undefined if Python is missing or the program fails. */
async function readVersion(python: string, program = "print(1)"): Promise<string | undefined> {
  const { output } = await run(python, ["-c", program], "").catch(() => ({ output: "" }));
  return output.trim() || undefined;
}

async function installHttpx(): Promise<string | undefined> {
  const folder = resolve(`node_modules/.cache/installed/httpx-${HTTPX}`);
  const python = `${folder}/bin/python`;
  if (!existsSync(python)) await run("python3", ["-m", "venv", folder], "");
  if (!existsSync(python)) return undefined;
  const hasHttpx = async () => (await readVersion(python, "import httpx; print(httpx.__version__)")) === HTTPX;
  if (!(await hasHttpx())) await run(python, ["-m", "pip", "install", "--quiet", `httpx==${HTTPX}`], "");
  return (await hasHttpx()) ? python : undefined;
}

type RenderSample = (document: Document, operationId: string) => string;

export function sampleIn(language: Language): RenderSample {
  return (document, operationId) => renderSample(document, operationId, language).source;
}

/** The samples of all operations, each with an API key of its own. */
export function listPrograms(document: Document, render: RenderSample): Program[] {
  return [...listOperations(document)].map(({ operation: { operationId } }) => ({
    operationId,
    key: operationId.replaceAll(".", "-"),
    source: render(document, operationId),
  }));
}

/** Returns an error for each sample that does not end with the documented status, or has a failed call before. */
function undocumentedStatuses(document: Document, mock: RecordingMock, programs: readonly Program[]): string[] {
  const documented = new Map(
    [...listOperations(document)].map(({ operation }) => [operation.operationId, successStatus(operation)]),
  );
  return programs.flatMap(({ operationId, key }) => {
    const statuses = mock.readStatuses(key);
    const status = documented.get(operationId);
    const isRight = statuses.at(-1) === status && statuses.every((each) => each < 300);
    return isRight ? [] : [`${operationId}: responded ${statuses.join(", ") || "nothing"} instead of ${status}.`];
  });
}

function isEndless(document: Document, operationId: string): boolean {
  return findOperation(document, operationId).operation["x-stream"]?.resumable === true;
}
