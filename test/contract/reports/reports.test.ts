import { XMLParser } from "fast-xml-parser";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { renderHtml } from "../../../src/contract/reports/html.ts";
import { renderJunit } from "../../../src/contract/reports/junit.ts";
import { createReport, differenceText, failureLines, summarize } from "../../../src/contract/reports/report.ts";
import { renderText } from "../../../src/contract/reports/text.ts";
import type { CheckResult } from "../../../src/contract/run.ts";

const FACTS = {
  baseUrl: "http://stub.test",
  startedAt: "2026-03-02T09:00:00.123Z",
  seconds: 12.34,
  writes: false,
  notChecked: ["`x` & y", "z"],
};

const passed = (operation: string, more: Partial<CheckResult> = {}): CheckResult => ({
  operation,
  check: "is checked",
  outcome: "passed",
  seconds: 0.25,
  findings: [],
  notes: [],
  status: 200,
  curl: "curl -i 'http://stub.test'",
  ...more,
});
const difference = { pointer: "/body/name", expected: "a string", received: "12" };
const broken = { pointer: "", expected: "a response", received: "nothing" };
const failed = (operation: string, more: Partial<CheckResult> = {}) =>
  passed(operation, { outcome: "failed", findings: [difference], status: 404, curl: "curl -X PUT a\ncurl b", ...more });
const skipped = (operation: string, reason: string) => passed(operation, { outcome: "skipped", reason });

const RESULTS = [
  failed("agents.get"),
  passed("agents.get", { notes: [{ ...difference, expected: "only `name`" }] }),
  skipped("models.list", "there is nothing"),
  passed("models.list", { notes: [difference] }),
];
const report = createReport(RESULTS, FACTS);

test("a report has the counts of all checks and of each operation", () => {
  expect(report).toMatchObject({ ...FACTS, summary: { passed: 2, failed: 1, skipped: 1 } });
  expect(report.operations.map(({ checks, ...operation }) => [operation, checks.length])).toEqual([
    [{ operation: "agents.get", method: "GET", path: "/v1/agents/{agent_id}", passed: 1, failed: 1, skipped: 0 }, 2],
    [{ operation: "models.list", method: "GET", path: "/v1/models", passed: 1, failed: 0, skipped: 1 }, 2],
  ]);
});

test.each<[results: CheckResult[], expected: string]>([
  [RESULTS, "4 checks of 2 operations: 2 passed, 1 failed in 1 operation, 1 skipped"],
  [[passed("models.list")], "1 check of 1 operation: 1 passed, 0 failed, 0 skipped"],
  [
    [failed("models.list"), failed("models.get")],
    "2 checks of 2 operations: 0 passed, 2 failed in 2 operations, 0 skipped",
  ],
  [
    Array.from({ length: 1200 }, () => passed("models.list")),
    "1,200 checks of 1 operation: 1,200 passed, 0 failed, 0 skipped",
  ],
])("the summary of %o is %s", (results, expected) => {
  expect(summarize(createReport(results, FACTS))).toBe(expected);
});

test("a difference and a failure are lines of text", () => {
  expect(differenceText(difference)).toBe("/body/name: expected a string; received 12");
  expect(differenceText(broken)).toBe("expected a response; received nothing");
  expect(failureLines(failed("agents.get"))).toEqual([
    differenceText(difference),
    "status: 404",
    "curl -X PUT a",
    "curl b",
  ]);
  const { status: _, curl: __, ...silent } = failed("agents.get", { findings: [broken] });
  expect(failureLines(silent)).toEqual([differenceText(broken)]);
});

test("the text has the failures, the summary, the reasons and the notes", () => {
  expect(renderText(report)).toBe(`agents.get  GET /v1/agents/{agent_id}
  failed: is checked
    /body/name: expected a string; received 12
    status: 404
    curl -X PUT a
    curl b

4 checks of 2 operations: 2 passed, 1 failed in 1 operation, 1 skipped.
Why checks were skipped:
  1  there is nothing
Notes about differences that the document allows:
  agents.get: /body/name: expected only \`name\`; received 12
  models.list: /body/name: expected a string; received 12
Not checked: \`x\` & y; z.
`);
});

test("the text says if no check passed, and shortens what is long", () => {
  const text = (...results: CheckResult[]) => renderText(createReport(results, FACTS));
  const doubt = "No check passed. Is http://stub.test the base URL of the API?\n\n";
  expect(text(failed("models.list")).startsWith(doubt)).toBe(true);
  expect(text(failed("models.list"), passed("models.list"))).not.toContain(doubt);
  expect(text(skipped("models.list", "a"))).not.toContain(doubt);
  const list = (count: number) => text(...Array.from({ length: count }, () => failed("models.list")));
  expect(list(5)).not.toContain("more");
  expect(list(7).match(/ {2}failed: /g)).toHaveLength(5);
  expect(list(7)).toContain("\n  and 2 more\n");
  const notes = (count: number) =>
    text(
      ...Array.from({ length: count }, (_, at) =>
        passed("models.list", { notes: [{ ...difference, received: `${at}` }, difference] }),
      ),
    );
  expect(notes(9)).not.toContain("more");
  expect(notes(11).match(/^ {2}models\.list: /gm)).toHaveLength(10);
  expect(notes(11)).toContain("\n  and 2 more, which a report lists\n");
});

test("the reasons of skipped checks are counted without the responses, the most frequent first", () => {
  const reasons = ["b; the server responded 404: x", "b; the server responded 403:\ny", "to a, which responded 500: z"];
  const others = ["c", "d", "e", "f"].flatMap((reason, at) => Array.from({ length: at === 3 ? 10 : 1 }, () => reason));
  const text = renderText(
    createReport(
      [...reasons, ...others].map((reason) => skipped("models.list", reason)),
      FACTS,
    ),
  );
  expect(text.slice(text.indexOf("Why"))).toBe(`Why checks were skipped:
  10  f
   2  b
   1  to a
   1  c
   1  d
   1  other reasons, which a report lists
Not checked: \`x\` & y; z.
`);
});

const xml = (results: CheckResult[]) =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    isArray: (name) => /^test(suite|case)$/.test(name),
  }).parse(renderJunit(createReport(results, FACTS))).testsuites;

test("JUnit XML has the counts, times and outcomes", () => {
  const { testsuite, name: _, ...all } = xml(RESULTS);
  expect(all).toEqual({ tests: "4", failures: "1", errors: "0", time: "12.340" });
  const [agents, models] = testsuite;
  expect(agents).toMatchObject({
    name: "agents.get",
    tests: "2",
    failures: "1",
    errors: "0",
    skipped: "0",
    time: "0.500",
    timestamp: "2026-03-02T09:00:00",
  });
  expect(models).toMatchObject({ name: "models.list", tests: "2", failures: "0", skipped: "1" });
  expect(agents.testcase[0]).toMatchObject({
    classname: "agents.get",
    name: "is checked",
    time: "0.250",
    failure: { type: "contract", message: "/body/name: expected a string" },
  });
  expect(agents.testcase[0].failure["#text"].split("&#10;")).toEqual(failureLines(RESULTS[0]!));
  expect(agents.testcase[1]).toEqual({ classname: "agents.get", name: "is checked", time: "0.250" });
  expect(models.testcase[0].skipped).toEqual({ message: "there is nothing" });
});

test("JUnit XML has no characters that XML can't have", () => {
  const text = "a\u0000\u{1F600}\ud800\ttab";
  const [{ testcase }] = xml([
    failed("models.list", { findings: [{ pointer: "/body", expected: text, received: text }] }),
    skipped("models.list", text),
  ]).testsuite;
  const [{ failure }, { skipped: skip }] = testcase;
  const shown = "a\uFFFD\u{1F600}\uFFFD\ttab";
  expect(failure["#text"]).toContain(`received ${shown}`);
  expect([failure.message, skip.message]).toEqual([`/body: expected ${shown}`, shown]);
});

const page = (results: CheckResult[], facts = FACTS) => parse(renderHtml(createReport(results, facts)));
const texts = (root: ReturnType<typeof page>, selector: string) =>
  root.querySelectorAll(selector).map(({ text }) => text.trim());

test("HTML has the failed operations first and open, with the failed checks first", () => {
  const root = page([passed("agents.get"), skipped("agents.get", "there is `nothing`"), ...RESULTS]);
  expect(texts(root, "section[aria-labelledby=failed] h3")).toEqual(["agents.get"]);
  expect(texts(root, "section[aria-labelledby=others] h3")).toEqual(["models.list"]);
  expect(texts(root, "details[open] h3")).toEqual(["agents.get"]);
  expect(texts(root, "summary span")).toEqual(["2 passed, 1 failed, 1 skipped", "1 passed, 1 skipped"]);
  expect(texts(root, "summary code")).toEqual(["GET /v1/agents/{agent_id}", "GET /v1/models"]);
  expect(texts(root, "section[aria-labelledby=failed] li b")).toEqual(["failed", "skipped", "passed", "passed"]);
  expect(texts(root, "td")).toEqual(["/body/name", "a string", "12"]);
  expect(texts(root, "caption")).toEqual(["Response with status 404"]);
  // The parser leaves the content of this element as it is.
  expect(texts(root, "pre")).toEqual(["<code>curl -X PUT a\ncurl b</code>"]);
  expect(texts(root, "li p")).toEqual([
    "Because there is `nothing`",
    "Note: /body/name: expected only name; received 12",
    "Because there is nothing",
    "Note: /body/name: expected a string; received 12",
  ]);
  expect(texts(root, "li p code")).toEqual(["name"]);
});

test("HTML has the facts of the run", () => {
  expect(texts(page(RESULTS), "dd")).toEqual([
    "http://stub.test",
    "2026-03-02 09:00:00 UTC, took 12.3 seconds",
    "not checked; pass --writes to check them",
  ]);
  expect(texts(page(RESULTS, { ...FACTS, writes: true }), "dd").at(-1)).toBe("checked");
  expect(texts(page(RESULTS), "header p")).toEqual([`${summarize(report)}.`]);
});

test("HTML lists what is not checked", () => {
  expect(texts(page(RESULTS), "section[aria-labelledby=left-out] li")).toEqual(["x & y", "z"]);
});

test("HTML says if nothing failed, and if there was no response", () => {
  expect(texts(page([passed("models.list")]), "section[aria-labelledby=failed] p")).toEqual([
    "None: every check that ran passed or was skipped.",
  ]);
  const { status: _, curl: __, ...silent } = failed("models.list", { findings: [broken] });
  const root = page([silent]);
  expect(texts(root, "caption")).toEqual(["No response"]);
  expect(texts(root, "pre")).toEqual([]);
});

test("a report says why the run ended early", () => {
  const facts = { ...FACTS, incomplete: 'The server <no longer> responds "here".' };
  const early = createReport([passed("models.list")], facts);
  expect(early.incomplete).toBe(facts.incomplete);
  expect(renderText(early)).toContain(` 0 skipped.\n${facts.incomplete}\n`);
  expect(texts(parse(renderHtml(early)), "header p b")).toEqual([facts.incomplete]);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" });
  const { testsuites } = parser.parse(renderJunit(early));
  expect(testsuites).toMatchObject({ tests: "2", failures: "0", errors: "1" });
  expect(testsuites.testsuite[1].testcase.error).toEqual({ type: "incomplete", message: facts.incomplete });
});
