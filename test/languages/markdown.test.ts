import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import manifest from "../../package.json" with { type: "json" };
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { listCalls } from "./calls.ts";
import { type Fault, hasFault } from "./faults.ts";
import { renderMarkdown } from "./markdown.ts";

const calls = listCalls(document);
const causes = [{ cause: "The generator has a fault.", calls: ["audio.speech.create", "agents.list, pages"] }];
const fault: Fault = {
  title: "A stream has no body",
  place: "/paths/~1chats",
  generator: "go",
  code: "func Start() {\n",
  remedy: "We add it.",
};
const example = { paths: { "/chats": { post: { operationId: "start" } } } };
const page = renderMarkdown(document, calls, { Python: causes, Go: [], PHP: [], Java: [] }, [fault], example);

test("the page has a row for each operation, which tells pages from the rest", () => {
  expect(page).toContain("| `agents.list` | except pages | yes | yes | yes |\n");
  expect(page).toContain("| `audio.speech.create` | **no** | yes | yes | yes |\n");
  expect(page).toContain("| `models.list` | yes | yes | yes | yes |\n");
});

test("the table can say what is wrong with a call", () => {
  const nulls = [{ cause: "Null is not sent.", cell: "except null", calls: ["agents.create"] }];
  const text = renderMarkdown(document, calls, { Python: [], Go: nulls, PHP: [], Java: [] }, [], example);
  expect(text).toContain("| `agents.create` | yes | except null | yes | yes |\n");
});

test("the page counts an operation as working only if its pages work, too", () => {
  const all = Object.keys(operations).length;
  expect(page).toContain(`| [Python](src/clients/python/README.md) | Python 3.9 and httpx | ${all - 2} of ${all} |\n`);
  expect(page).toContain(`| [Go](src/clients/go/README.md) | Go 1.18 | ${all} of ${all} |\n`);
});

test("the page lists the calls of each cause", () => {
  expect(page).toContain("- Python: The generator has a fault. `audio.speech.create`; `agents.list, pages`.\n");
});

test("the page shows a fault with the part of the document and the code", () => {
  expect(page).toContain(`### A stream has no body

\`\`\`yaml
paths:
  /chats:
    post:
      operationId: start
\`\`\`

\`\`\`go
func Start() {
\`\`\`

We add it.
`);
});

test("code has a fault if its lines are there, in which … stands for any text", () => {
  const code = "def start(self, *, text: str) -> None:\n    a = 1\n    b = 2\n    send(url)\n";
  const has = (lines: string) => hasFault(code, { ...fault, code: lines });
  expect(has("def start(self, *, …\n…\n    send(url)\n")).toBe(true);
  expect(has("    send(url)\n")).toBe(true);
  expect(has("def start(self, body, …\n")).toBe(false);
  expect(has("    send(url, body)\n")).toBe(false);
});

test("the page names the version of the generator that is tested", () => {
  expect(page).toContain(`\`redocly generate-client\` ${manifest.devDependencies["@redocly/cli"]}`);
});

test.each([
  ["go/go.mod", /^go (.+)$/m, "Go"],
  ["python/pyproject.toml", /requires-python = ">=(.+)"/, "Python"],
  ["php/composer.json", /"php": ">=(.+)"/, "PHP"],
  ["java/pom.xml", /<maven\.compiler\.release>(.+)</, "Java"],
])("the page names the version that %s requires", async (file, pattern, language) => {
  const [, version] = defined(pattern.exec(await readFile(`src/clients/${file}`, "utf8")));
  expect(page).toContain(`| ${language} ${version}`);
  const readme = await readFile(`src/clients/${file.split("/")[0]}/README.md`, "utf8");
  expect(readme).toContain(`It needs ${language} ${version} or later`);
});
