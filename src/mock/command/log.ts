import type { RequestSummary } from "../server/types.ts";

/**
 * Makes the function that logs each request on standard output, as text or as a line of JSON. Lines
 * are collected for a moment, because a write costs more than the request. Logging stops when standard output is closed.
 */
export function createLog(format: "text" | "json"): (entry: RequestSummary) => void {
  const lineOf = format === "text" ? textOf : jsonOf;
  let lines = "";
  let hasReader = true;
  const flush = () => {
    process.stdout.write(lines);
    lines = "";
  };
  process.on("exit", flush);
  // The server continues if its log is closed, as with `npm start | head`, or if there is no space for it.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (code === "EPIPE") hasReader = false;
  });
  return (entry) => {
    if (!hasReader) return;
    if (lines === "") setTimeout(flush, 50).unref();
    lines += lineOf(entry);
  };
}

function textOf({ method, url, status, operation_id, violations }: RequestSummary): string {
  const faults = violations.map(({ pointer, detail }) => `  ${pointer} ${detail}`).join("");
  return `${status} ${method} ${url}${operation_id ? `  ${operation_id}` : ""}${faults}\n`;
}

function jsonOf(entry: RequestSummary): string {
  return `${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`;
}
