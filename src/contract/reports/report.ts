import { findCase } from "../cases.ts";
import type { Finding } from "../checks/findings.ts";
import { document } from "../document.ts";
import type { CheckResult } from "../run.ts";

/** The results of a run, and the content of the JSON report. */
export interface Report {
  document: { title: string; version: string };
  baseUrl: string;
  /** ISO 8601. */
  startedAt: string;
  seconds: number;
  writes: boolean;
  /** What the run leaves out, whatever its result is. */
  notChecked: readonly string[];
  /** Why the run ended before its last check. */
  incomplete?: string | undefined;
  summary: Counts;
  operations: OperationReport[];
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface OperationReport extends Counts {
  operation: string;
  method: string;
  path: string;
  checks: CheckResult[];
}

export function createReport(
  results: readonly CheckResult[],
  facts: Omit<Report, "document" | "summary" | "operations">,
): Report {
  const { title, version } = document.info;
  const ids = [...new Set(results.map(({ operation }) => operation))];
  const operations = ids.map((operation) => {
    const { method, path } = findCase(operation);
    const checks = results.filter((result) => result.operation === operation);
    return { operation, method: method.toUpperCase(), path, ...count(checks), checks };
  });
  return { document: { title, version }, ...facts, summary: count(results), operations };
}

function count(results: readonly CheckResult[]): Counts {
  const of = (outcome: CheckResult["outcome"]) => results.filter((result) => result.outcome === outcome).length;
  return { passed: of("passed"), failed: of("failed"), skipped: of("skipped") };
}

/** `1,204 checks of 64 operations: 1,190 passed, 2 failed in 1 operation, 12 skipped`. */
export function summarize({ summary, operations }: Report): string {
  const { passed, failed, skipped } = summary;
  const failing = operations.filter((operation) => operation.failed > 0).length;
  const where = failed > 0 ? ` in ${plural(failing, "operation")}` : "";
  const total = `${plural(passed + failed + skipped, "check")} of ${plural(operations.length, "operation")}`;
  return `${total}: ${number(passed)} passed, ${number(failed)} failed${where}, ${number(skipped)} skipped`;
}

const number = (value: number): string => value.toLocaleString("en");
const plural = (value: number, noun: string): string => `${number(value)} ${noun}${value === 1 ? "" : "s"}`;

/** `/body/name: expected a string; received 12`. */
export const differenceText = ({ pointer, expected, received }: Finding): string =>
  `${pointer === "" ? "" : `${pointer}: `}expected ${expected}; received ${received}`;

/** Returns the lines of a failure: the differences, the status and the commands that send the requests again. */
export function failureLines({ findings, status, curl }: CheckResult): string[] {
  return [
    ...findings.map(differenceText),
    ...(status === undefined ? [] : [`status: ${status}`]),
    ...(curl === undefined ? [] : curl.split("\n")),
  ];
}
