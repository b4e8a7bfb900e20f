import type { Coverage } from "../../../generated/control/types.ts";

/**
 * Describes a coverage in a line or, with `list`, also in a line for each operation that was not called, and for each documented
 * response of the others that no request got.
 *
 * @example
 * console.log(describeCoverage(await sandbox.coverage(), { list: true }));
 */
export function describeCoverage(coverage: Coverage, { list = false }: { readonly list?: boolean } = {}): string {
  const { called_operations, documented_operations, called_responses, documented_responses, operations } = coverage;
  const summary =
    `Called ${called_operations} of ${documented_operations} operations, ` +
    `${called_responses} of ${documented_responses} documented responses`;
  if (!list) return summary;
  const uncalled = operations.filter(({ calls }) => calls === 0).map(({ operation_id }) => operation_id);
  const incomplete = operations.flatMap(({ operation_id, calls, responses }) => {
    const missing = responses.filter(({ documented, count }) => documented && count === 0);
    return calls === 0 || missing.length === 0
      ? []
      : [`${operation_id}: ${missing.map(({ status }) => status).join(", ")}`];
  });
  return [
    summary,
    ...section("Operations that were not called", uncalled),
    ...section("Missing responses", incomplete),
  ].join("\n");
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
}
