import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { defined } from "../defined.ts";
import { type Fault, hasFault } from "./faults.ts";
import { listUnknownNames, renderMarkdown } from "./markdown.ts";

const fault: Fault = {
  title: "A stream has no body",
  place: "/paths/~1chats",
  generator: "go",
  code: "func Start() {\n",
  remedy: "We add it.",
};
const example = { paths: { "/chats": { post: { operationId: "start" } } } };
const page = renderMarkdown([fault], example);

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

test("a name in the table of features that a client does not have is found", () => {
  expect(listUnknownNames("php", "$timeout")).toContain("idempotencyKey");
  expect(listUnknownNames("php", "$timeout")).not.toContain("timeout");
});
