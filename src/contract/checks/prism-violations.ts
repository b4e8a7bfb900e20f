import type { ReceivedResponse } from "../requests/send.ts";
import { type Finding, finding } from "./findings.ts";

/** The violations of a request that stock Prism reports in the header sl-violations. */
function prismViolations(received: ReceivedResponse): { location: string[]; code: string }[] | undefined {
  const text = received.headers.get("sl-violations");
  return text === null ? undefined : JSON.parse(text);
}

/** The violations that stock Prism reports of a valid request. It also reports deprecated parameters, which are valid. */
export function reportedFindings(received: ReceivedResponse): Finding[] {
  const violations = (prismViolations(received) ?? []).filter(({ code }) => code !== "deprecated");
  return violations.length === 0 ? [] : [finding("/headers/sl-violations", "no violations of the request", violations)];
}

/**
 * The pointers of the violations that the server found in a request: from the header sl-violations of stock Prism, or from
 * `errors` of the problem document.
 */
export function violationPointers(received: ReceivedResponse): string[] {
  const violations = prismViolations(received);
  if (violations) return violations.map(({ location: [, ...keys] }) => keys.map((key) => `/${key}`).join(""));
  const { errors = [] } = received.value as { errors?: { pointer: string }[] };
  return errors.map(({ pointer }) => pointer);
}
