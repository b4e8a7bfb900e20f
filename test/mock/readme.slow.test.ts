import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { seedViolations } from "../../src/mock/control/seed-violations.ts";
import { listen, type MockServer } from "../../src/mock/http/listen.ts";
import { createServerMock } from "../../src/mock/http/mock.ts";
import { PACKAGE_TEXTS } from "../../src/reference/package-texts.ts";
import { defined } from "../defined.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CLIENT = new URL("../../src/client/index.ts", import.meta.url);
const MOCK = new URL("../../src/mock/index.ts", import.meta.url);
const FUNCTIONS = new URL("../../src/client/functions.ts", import.meta.url);
const TESTING = new URL("../../src/client/testing.ts", import.meta.url);
const TYPES = new URL("../../src/client/types.ts", import.meta.url);
const VALIDATE = new URL("../../src/client/validate.ts", import.meta.url);
const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

let server: MockServer;
/** The texts of the mock, with its README first, and the README of the client. */
let mock: string;
let client: string;
let folder: string;

beforeAll(async () => {
  server = await listen(createServerMock(), { port: 0 });
  const files = PACKAGE_TEXTS.map(({ file }) => file).filter((file) => file.startsWith("src/mock/"));
  const texts = await Promise.all(files.filter((file) => !file.endsWith("RECIPES.md")).map(readText));
  mock = texts.join("\n");
  client = await readText("src/client/README.md");
  folder = await mkdtemp(join(tmpdir(), "platform-readme-"));
});

/** Returns true if each block of code has an end, which has no language. */
function isBalanced(markdown: string): boolean {
  const fences = Array.from(markdown.matchAll(/^```(.*)$/gm), ([, language]) => language);
  return fences.length % 2 === 0 && fences.every((language, index) => (index % 2 === 0) === (language !== ""));
}

test.each(PACKAGE_TEXTS)("every block of code in $file is closed", async ({ file }) => {
  expect(isBalanced(await readText(file))).toBe(true);
});

test("a block of code without an end is found", () => {
  expect(isBalanced("```sh\nnode page.mjs\n\n```js\n1;\n```\n")).toBe(false);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function readText(file: string): Promise<string> {
  return readFile(join(ROOT, file), "utf8");
}

/** The code blocks in a language, with the URL of the mock in this test. */
function blocks(language: string, text: string): string[] {
  const found = text.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "gm"));
  return Array.from(found, ([, code]) => code!.replaceAll("http://127.0.0.1:4010", server.url));
}

test("the TypeScript blocks of the READMEs run as one program", async () => {
  // test/client/tracing.test.ts runs the one that needs another package, Vitest the one that is a test file, and
  // test/browser/mock.test.ts what the one for browsers does.
  const programs = [...blocks("ts", mock), ...blocks("ts", client)].filter(
    (text) => !/"(@opentelemetry\/api|vitest|platform-api-mock\/browser)"/.test(text),
  );
  const program = programs
    .join("\n")
    .replaceAll('"platform-api"', JSON.stringify(CLIENT.href))
    .replaceAll('"platform-api/types"', JSON.stringify(TYPES.href))
    .replaceAll('"platform-api-mock"', JSON.stringify(MOCK.href))
    .replaceAll('"platform-api/functions"', JSON.stringify(FUNCTIONS.href))
    .replaceAll('"platform-api/testing"', JSON.stringify(TESTING.href))
    .replaceAll('"platform-api/validate"', JSON.stringify(VALIDATE.href));
  await writeFile(join(folder, "program.mts"), program);
  const run = promisify(execFile)(process.execPath, ["--import", TSX, join(folder, "program.mts")], { cwd: ROOT });
  const { stdout } = await run;
  expect(stdout.split("\n").slice(0, 6)).toEqual([
    "1",
    "2026-03-02T12:00:00Z",
    "true",
    expect.stringMatching(/^Called 1 of \d+ operations, 1 of \d+ documented responses$/),
    "Scout",
    "0 200",
  ]);
  expect(stdout).toContain("06:12.");
  expect(stdout).toContain("models.get failed with 404 MODEL_NOT_FOUND");
  expect(stdout).toMatch(/^COMPLETED$/m);
});

/** Anchors of the headings of a Markdown text, as GitHub makes them. */
function readAnchors(text: string): string[] {
  const headings = text.replaceAll(/^```.*?^```$/gms, "").matchAll(/^#+ (.*)$/gm);
  return Array.from(headings, ([, heading = ""]) => {
    const words = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}_ -]/gu, "");
    return words.replaceAll(" ", "-");
  });
}

test("each link between the texts of a package leads to a file in it, or from the root to one of all, and to a heading there", async () => {
  const links: string[] = [];
  const dead: string[] = [];
  for (const { file } of PACKAGE_TEXTS) {
    const prose = (await readText(file)).replaceAll(/^```.*?^```$/gms, "");
    for (const [, path = "", anchor] of prose.matchAll(/(?<!!\[[^\]]*)\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)) {
      const target = posix.join(posix.dirname(file), path || posix.basename(file));
      const isPacked =
        (posix.dirname(target) === posix.dirname(file) || posix.dirname(file) === ".") &&
        PACKAGE_TEXTS.some((text) => text.file === target);
      const isAlive = isPacked && (anchor === undefined || readAnchors(await readText(target)).includes(anchor));
      const link = `${file}: ${path}#${anchor ?? ""}`;
      links.push(link);
      if (!isAlive) dead.push(link);
    }
  }
  expect(links.length).toBeGreaterThan(10);
  expect(dead).toEqual([]);
});

test("the seed file in DATA.md is complete", () => {
  const seed = defined(blocks("yaml", mock)[0]);
  expect(parse(seed)).toHaveProperty("datasets");
  expect(seedViolations(parse(seed))).toEqual([]);
});

test.each(["readme-example", "readme-bot", "readme-store"])(
  "the test file %s of the README is one of our own",
  async (name) => {
    const file = await readFile(new URL(`testing/${name}.test.ts`, import.meta.url), "utf8");
    expect(blocks("ts", mock)).toContain(file);
  },
);

// They are for a POSIX shell, and `bash` on Windows may be that of another system.
test.skipIf(process.platform === "win32")("the shell blocks of the tour in the README run as one script", async () => {
  const [tour] = defined(/^## A tour\n[\s\S]*?(?=^## )/m.exec(mock));
  await writeFile(join(folder, "tour.sh"), blocks("sh", tour).join("\n"));
  const { stdout, stderr } = await promisify(execFile)("bash", ["-eu", join(folder, "tour.sh")]);
  expect(stderr).toBe("");
  expect(stdout).not.toContain("about:blank");
  const compact = stdout.replace(/\s+/g, " ");
  for (const part of [
    '"versions": [ 0, 1 ]',
    "High water follows at 12:24.",
    "event: conversation.response.done",
    '"conversation.messages"',
    '"version": 2, "deduplicated": false',
    '"content": "Good day, {{name}}"',
    '"message": "Signal accepted"',
    "WORKFLOW_EXECUTION_COMPLETED",
    '"status": "COMPLETED"',
    '"status": "QUEUED"',
    '"status": "SUCCESS"',
  ])
    expect(compact).toContain(part);
});
