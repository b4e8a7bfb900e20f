import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import type { Release } from "../../src/diff/history.ts";
import { listPages } from "../../src/reference/pages.tsx";
import { renderPage } from "../../src/reference/render.tsx";
import { readSite } from "../../src/reference/site.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";

const texts = {
  packageTexts: [],
  decisions: "",
  changelogs: { "platform-api": "# platform-api\n\n## 2.0.0\n\n- Notes.\n" },
};
const history: Release[] = [
  {
    version: "2.0.0",
    date: "2027-05-01",
    added: [],
    changes: [
      {
        operations: ["agents.get", "agents.gone"],
        changes: [{ effect: "break", text: "`Agent` in responses: Gone." }],
      },
      { operations: [], changes: [{ effect: "break", text: "The type `Tide` is no longer exported." }] },
    ],
  },
  { version: "1.2.0", date: "2027-04-01", added: [], changes: [] },
  {
    version: "1.1.0",
    date: "2027-03-01",
    added: ["agents.list"],
    changes: [
      {
        operations: ["agents.list"],
        changes: [{ effect: "addition", text: "Operation `GET /v1/agents/pages` was added." }],
      },
    ],
  },
  { version: "1.0.0", date: "2027-02-01", added: [], changes: [] },
];

function show(path: string, releases: Release[]) {
  const site = readSite(document, releases);
  return defined(
    parse(renderPage(site, defined(listPages(site, [], texts).find((page) => page.path === path)))).querySelector(
      "main",
    ),
  );
}

test("the changelog has every version, newest first, and then the changelogs of the packages", () => {
  const page = show("changelog/", history);
  const sections = page.querySelectorAll("article > section");
  expect(sections.map((section) => defined(section.querySelector("h2")).id)).toEqual([
    ...["v2.0.0", "v1.2.0", "v1.1.0", "v1.0.0"],
    "platform-api",
  ]);
  expect(sections.slice(1, 4).map(({ text }) => text)).toEqual([
    "API 1.2.02027-04-01No changes to the API.",
    "API 1.1.02027-03-01agents.listadded Operation GET /v1/agents/pages was added.",
    "API 1.0.02027-02-01The first version.",
  ]);
  expect(sections.at(-1)?.querySelector("h3")?.text).toBe("2.0.0");
  expect(page.text.trimEnd()).toMatch(/Notes\.$/);
});

test("a break is marked, and what still exists is linked", () => {
  const newest = defined(show("changelog/", history).querySelectorAll("article > section")[0]);
  expect(newest.querySelectorAll("h3").map(({ text }) => text)).toEqual([
    "agents.get, agents.gone",
    "Types of the client",
  ]);
  expect(newest.querySelectorAll(".badge").map(({ text }) => text)).toEqual(["breaks", "breaks"]);
  const targets = newest.querySelectorAll("h3 a").map((link) => link.getAttribute("href"));
  expect(targets).toEqual(["../operations/agents.get/index.html"]);
});

test("before the first release, the changelog says what it will contain", () => {
  const [first, ...packages] = show("changelog/", []).querySelectorAll("article > section");
  expect(defined(first).text).toMatch(/^API [\d.]+The first version has 150 operations\..*Agents 10 operations, beta/);
  expect(packages.map((section) => section.querySelector("h2")?.id)).toEqual(["platform-api"]);
});

test("an operation says since when it exists, unless it is in the first version", () => {
  const link = defined(show("operations/agents.list/", history).querySelector(".endpoint a"));
  expect([link.text, link.getAttribute("href")]).toEqual(["Since 1.1.0", "../../changelog/index.html#v1.1.0"]);
  expect(defined(show("operations/agents.get/", history).querySelector(".endpoint")).text).not.toContain("Since");
});
