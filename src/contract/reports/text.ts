import { differenceText, failureLines, type Report, summarize } from "./report.ts";

/** Maximum number of failed checks shown for an operation; the others are counted. */
const MAX_SHOWN = 5;

/** Maximum number of notes shown; the others are counted. */
const MAX_NOTES = 10;

/** Maximum number of reasons shown for skipped checks, the most frequent first; the other checks are counted. */
const MAX_REASONS = 5;

/** Renders the failures, the summary and the reasons of skipped checks, for a terminal. */
export function renderText(report: Report): string {
  const { passed, failed } = report.summary;
  const doubt =
    passed === 0 && failed > 0 ? [`No check passed. Is ${report.baseUrl} the base URL of the API?`, ""] : [];
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
  const notChecked = `Not checked: ${report.notChecked.join("; ")}.`;
  const summary = [`${summarize(report)}.`, ...(report.incomplete === undefined ? [] : [report.incomplete])];
  return `${[...doubt, ...failures, ...summary, ...skippedLines(report), ...noteLines(report), notChecked].join("\n")}\n`;
}

/** Renders the differences that the document allows, each once. */
function noteLines({ operations }: Report): string[] {
  const notes = operations.flatMap(({ operation, checks }) =>
    checks.flatMap(({ notes }) => notes.map((note) => `  ${operation}: ${differenceText(note)}`)),
  );
  const distinct = [...new Set(notes)];
  if (distinct.length === 0) return [];
  const more = distinct.length - MAX_NOTES;
  return [
    "Notes about differences that the document allows:",
    ...distinct.slice(0, MAX_NOTES),
    ...(more > 0 ? [`  and ${more} more, which a report lists`] : []),
  ];
}

function skippedLines({ operations }: Report): string[] {
  const counts = new Map<string, number>();
  for (const { reason } of operations.flatMap(({ checks }) => checks)) {
    if (reason === undefined) continue;
    // The response differs in every check.
    const cause = reason.replace(/(; the server|, which) responded .*/s, "");
    counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  const rest = sorted.slice(MAX_REASONS).reduce((sum, [, count]) => sum + count, 0);
  const width = String(Math.max(...sorted.map(([, count]) => count), rest)).length;
  const line = (count: number, text: string) => `  ${String(count).padStart(width)}  ${text}`;
  return [
    "Why checks were skipped:",
    ...sorted.slice(0, MAX_REASONS).map(([cause, count]) => line(count, cause)),
    ...(rest > 0 ? [line(rest, "other reasons, which a report lists")] : []),
  ];
}
