import type { CheckResult } from "../run.ts";
import { escapeHtml } from "./html.ts";
import { failureLines, type Report } from "./report.ts";

/** Renders JUnit XML: a suite for each operation, a case for each check. */
export function renderJunit({ document, summary, seconds, startedAt, operations, incomplete }: Report): string {
  const suites = operations.map(({ operation, checks, passed, failed, skipped }) => {
    const time = checks.reduce((sum, check) => sum + check.seconds, 0);
    const counts = `tests="${passed + failed + skipped}" failures="${failed}" errors="0" skipped="${skipped}"`;
    return [
      `  <testsuite name="${escapeXml(operation)}" ${counts} time="${time.toFixed(3)}" timestamp="${startedAt.slice(0, 19)}">`,
      ...checks.map((check) => `    ${testCase(check)}`),
      "  </testsuite>",
    ].join("\n");
  });
  const errors = incomplete === undefined ? [] : [incompleteSuite(incomplete)];
  const total = summary.passed + summary.failed + summary.skipped + errors.length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeXml(document.title)} ${escapeXml(document.version)}" tests="${total}" failures="${summary.failed}" errors="${errors.length}" time="${seconds.toFixed(3)}">`,
    ...suites,
    ...errors,
    "</testsuites>",
    "",
  ].join("\n");
}

/** A suite with an error, because a report in which the results are missing would pass. */
function incompleteSuite(reason: string): string {
  const error = `<error type="incomplete" message="${escapeXml(reason)}"/>`;
  return [
    '  <testsuite name="platform-api-contract" tests="1" failures="0" errors="1" skipped="0" time="0.000">',
    `    <testcase classname="platform-api-contract" name="runs every check" time="0.000">${error}</testcase>`,
    "  </testsuite>",
  ].join("\n");
}

function testCase(result: CheckResult): string {
  const { operation, check, outcome, seconds, findings, reason = "" } = result;
  const attributes = `classname="${escapeXml(operation)}" name="${escapeXml(check)}" time="${seconds.toFixed(3)}"`;
  if (outcome === "passed") return `<testcase ${attributes}/>`;
  if (outcome === "skipped") return `<testcase ${attributes}><skipped message="${escapeXml(reason)}"/></testcase>`;
  const [first] = findings;
  const message = first ? `${first.pointer}: expected ${first.expected}` : "";
  const text = escapeXml(failureLines(result).join("\n"));
  return `<testcase ${attributes}><failure type="contract" message="${escapeXml(message)}">${text}</failure></testcase>`;
}

/** Escapes text for an element or attribute. XML 1.0 can't represent most control characters. */
function escapeXml(text: string): string {
  const valid = text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\u{FFFD}");
  return escapeHtml(valid).replaceAll("\n", "&#10;");
}
