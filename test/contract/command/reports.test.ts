import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { renderHtml } from "../../../src/contract/reports/html.ts";
import { renderJunit } from "../../../src/contract/reports/junit.ts";
import type { Report } from "../../../src/contract/reports/report.ts";
import { toCurl } from "../../../src/contract/requests/curl.ts";

const HOSTILE = `"quoted" & 'quoted' <tag a="b">]]> &amp;`;
const check = { operation: HOSTILE, check: HOSTILE, seconds: 0, findings: [], notes: [] };
const difference = { pointer: HOSTILE, expected: HOSTILE, received: HOSTILE };
const counts = { passed: 0, failed: 1, skipped: 1 };

/** A report whose texts have everything that XML and HTML would misread. */
const report: Report = {
  document: { title: HOSTILE, version: HOSTILE },
  baseUrl: HOSTILE,
  startedAt: "2026-03-02T09:00:00Z",
  seconds: 0,
  writes: false,
  notChecked: [HOSTILE],
  summary: counts,
  operations: [
    {
      ...counts,
      operation: HOSTILE,
      method: "GET",
      path: HOSTILE,
      checks: [
        { ...check, outcome: "failed", findings: [difference], notes: [difference] },
        { ...check, outcome: "skipped", reason: HOSTILE },
      ],
    },
  ],
};

test("every text stays text in JUnit XML", () => {
  const xml = renderJunit(report);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { testsuite } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" }).parse(xml).testsuites;
  expect(testsuite.name).toBe(HOSTILE);
  const [failed, skipped] = testsuite.testcase;
  expect(failed).toMatchObject({ classname: HOSTILE, name: HOSTILE });
  expect(failed.failure.message).toBe(`${HOSTILE}: expected ${HOSTILE}`);
  expect(failed.failure["#text"]).toContain(HOSTILE);
  expect(skipped.skipped.message).toBe(HOSTILE);
});

test("a command has the credentials in environment variables", () => {
  const headers = { Authorization: "Bearer sesame", DashboardUserContextAuth: "sesame", "X-Tide": "it's high" };
  const command = toCurl({ request: new Request("https://api.test/v1/models", { headers }), body: undefined });
  expect(command).not.toContain("sesame");
  expect(command).toContain('"authorization: Bearer $PLATFORM_API_KEY"');
  expect(command).toContain('"dashboardusercontextauth: $PLATFORM_USER_CONTEXT_TOKEN"');
  expect(command).toContain(`'x-tide: it'\\''s high'`);
});

test("every text stays text in HTML", () => {
  const page = parse(renderHtml(report));
  expect(page.querySelectorAll("tag")).toEqual([]);
  expect(page.querySelector("dd")?.text).toBe(HOSTILE);
  expect(page.querySelector("section[aria-labelledby=failed]")?.text).toContain(HOSTILE);
});
