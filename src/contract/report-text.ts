import { failureLines, type Report, summaryOf } from "./report.ts";

/** Failed checks of an operation that are shown; the others are counted. */
const MAX_SHOWN = 5;

/** The failures and the summary, for a terminal. */
export function renderText(report: Report): string {
  const failures = report.operations
    .filter(({ failed }) => failed > 0)
    .flatMap(({ operation, method, path, checks, failed }) => [
      `${operation}  ${method} ${path}`,
      ...checks
        .filter(({ outcome }) => outcome === "failed")
        .slice(0, MAX_SHOWN)
        .flatMap((result) => [`  failed: ${result.check}`, ...failureLines(result).map((line) => `    ${line}`)]),
      ...(failed > MAX_SHOWN ? [`  and ${failed - MAX_SHOWN} more`] : []),
      "",
    ]);
  return `${[...failures, `${summaryOf(report)}.`].join("\n")}\n`;
}
