import type { RequestSummary } from "../control/journal-entry.ts";

interface Entry {
  readonly time: number;
  readonly summary: RequestSummary;
}

/**
 * Makes the function that logs each request on standard output, as text or as a line of JSON. Entries are collected for a
 * moment, because a line and a write cost more than the request. Logging stops when standard output is closed.
 */
export function createLog(format: "text" | "json"): (summary: RequestSummary) => void {
  const formatLine = format === "text" ? formatText : formatJson;
  let entries: Entry[] = [];
  let hasReader = true;
  const flush = () => {
    const lines = entries.map(formatLine).join("");
    entries = [];
    process.stdout.write(lines);
  };
  process.on("exit", flush);
  // The server continues if its log is closed, as with `npm start | head`, or if there is no space for it.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (code === "EPIPE") hasReader = false;
  });
  return (summary) => {
    if (!hasReader) return;
    if (entries.length === 0) setTimeout(flush, 50).unref();
    entries.push({ time: Date.now(), summary });
  };
}

function formatText({ summary: { method, url, status, operation_id, reason, violations, notes } }: Entry): string {
  const others = violations
    .map(({ pointer, detail }) => `${pointer} ${detail}`)
    .filter((text) => !reason?.includes(text));
  const remarks = notes.map((note) => `note: ${note}`);
  return `${[`${status} ${method} ${url}`, operation_id, reason, ...others, ...remarks].filter(Boolean).join("  ")}\n`;
}

function formatJson({ time, summary }: Entry): string {
  return `${JSON.stringify({ time: new Date(time).toISOString(), ...summary })}\n`;
}
