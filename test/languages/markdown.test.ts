import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { document } from "../document.ts";
import { listCalls } from "./calls.ts";
import { renderMarkdown } from "./markdown.ts";

const calls = listCalls(document);
const causes = [{ cause: "The generator has a fault.", calls: ["audio.speech.create", "agents.list, pages"] }];
const page = renderMarkdown(document, calls, { Python: causes, Go: [] });

test("the page has a row for each operation, which tells pages from the rest", () => {
  expect(page).toContain("| `agents.list` | except pages | yes |\n");
  expect(page).toContain("| `audio.speech.create` | **no** | yes |\n");
  expect(page).toContain("| `models.list` | yes | yes |\n");
});

test("the page counts an operation as working only if its pages work, too", () => {
  expect(page).toContain("| Python | 148 of 150 |\n| Go | 150 of 150 |\n");
});

test("the page lists the calls of each cause", () => {
  expect(page).toContain("- The generator has a fault. `audio.speech.create`; `agents.list, pages`.\n");
});

test("the page names the version of the generator that is tested", () => {
  expect(page).toContain(`\`redocly generate-client\` ${manifest.devDependencies["@redocly/cli"]}`);
});
