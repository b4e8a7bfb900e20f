import type { JournalEntry } from "../../../generated/control/types.ts";
import { shorten } from "../../core/shorten.ts";

/** Requests that are described: the last ones. */
const MAX_REQUESTS = 20;
/** Violations of each. */
const MAX_VIOLATIONS = 10;
/** Characters of a line. */
const MAX_LINE = 200;

/**
 * Describes the requests of a test to its sandbox: a line for each request, for the reason of its response,
 * and for each further violation and each note.
 * `dropped` is the number of older requests that the journal has dropped.
 */
export function describeRequests(requests: readonly JournalEntry[], dropped = 0): string {
  if (requests.length + dropped === 0) return "The test sent no request to its sandbox.";
  const last = requests.slice(-MAX_REQUESTS);
  const which =
    last.length < requests.length + dropped
      ? `the last ${last.length} of ${requests.length + dropped}`
      : String(requests.length);
  const lines = [`Requests of the test to its sandbox (${which}):`, ...last.flatMap(describeEntry)];
  return lines.map((line) => shorten(line, MAX_LINE)).join("\n");
}

function describeEntry({ method, url, status, reason, violations, notes }: JournalEntry): string[] {
  const others = violations
    .map(({ pointer, detail }) => `${pointer} ${detail}`)
    .filter((text) => !reason?.includes(text));
  const shown = others.slice(0, MAX_VIOLATIONS).map((text) => `    ${text}`);
  const more = others.length - shown.length;
  return [
    `  ${method} ${url} -> ${status || "no response"}`,
    ...(reason === null ? [] : [`    ${reason}`]),
    ...shown,
    ...(more > 0 ? [`    … and ${more} more`] : []),
    ...notes.map((note) => `    ${note}`),
  ];
}
