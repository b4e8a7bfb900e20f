import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen, type MockServer } from "../../src/mock/server/listen.ts";
import { createMock } from "../../src/mock/server/mock.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CLIENT = new URL("../../src/index.ts", import.meta.url);
const TSX = createRequire(import.meta.url).resolve("tsx");

let served: MockServer;
let readme: string;
let folder: string;

beforeAll(async () => {
  // The execution of the tour takes ten seconds, and nobody is watching.
  served = await listen(createMock({ speed: 20 }), { port: 0 });
  readme = await readFile(join(ROOT, "README.md"), "utf8");
  folder = await mkdtemp(join(tmpdir(), "platform-readme-"));
});

afterAll(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

/** The README's blocks of a language, pointed at the mock of this test. */
function blocks(language: string): string[] {
  const found = readme.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "gm"));
  return Array.from(found, ([, code]) => code!.replaceAll("http://127.0.0.1:4010", served.url));
}

test("the README's program runs from top to bottom", async () => {
  const program = blocks("ts").join("\n").replaceAll('"platform-api"', JSON.stringify(CLIENT.href));
  await writeFile(join(folder, "program.mts"), program);
  const run = promisify(execFile)(process.execPath, ["--import", TSX, join(folder, "program.mts")], { cwd: ROOT });
  const { stdout } = await run;
  expect(stdout.split("\n").slice(0, 2)).toEqual(["Scout", "0 200"]);
  expect(stdout).toContain("06:12.");
  expect(stdout).toContain("models.get failed with 404 MODEL_NOT_FOUND");
  expect(stdout.trimEnd()).toMatch(/COMPLETED$/);
}, 30_000);

test("the README's tour works when it is pasted from top to bottom", async () => {
  const tour = blocks("sh").find((code) => code.includes("_mock/reset"))!;
  await writeFile(join(folder, "tour.sh"), tour.replace("--max-time 12", "--max-time 2"));
  const { stdout, stderr } = await promisify(execFile)("bash", ["-eu", join(folder, "tour.sh")]);
  // Nothing went wrong on the way but the one stream that is given up after a while.
  expect(stderr.replace(/curl: \(28\).*\n/, "")).toBe("");
  expect(stdout).not.toContain("about:blank");
  for (const part of [
    '"versions":[0,1]',
    "High water follows at 12:24.",
    "event: conversation.response.done",
    '"conversation.messages"',
    '"version":2,"deduplicated":false',
    '"content":"Good day, {{name}}"',
    '"message":"Signal accepted"',
    "WORKFLOW_EXECUTION_COMPLETED",
    '"status":"COMPLETED"',
    '"status":"QUEUED"',
    '"status":"SUCCESS"',
  ])
    expect(stdout).toContain(part);
}, 60_000);
