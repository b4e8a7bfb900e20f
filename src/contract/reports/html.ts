import type { CheckResult } from "../run.ts";
import { differenceText, type OperationReport, type Report, summarize } from "./report.ts";

/** Renders a page that needs no other file, no script and no network. */
export function renderHtml(report: Report): string {
  const { document, baseUrl, startedAt, seconds, writes, notChecked, incomplete, operations } = report;
  const failed = operations.filter((operation) => operation.failed > 0);
  const others = operations.filter((operation) => operation.failed === 0);
  const title = `Contract report: ${document.title} ${document.version}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(summarize(report))}.${incomplete === undefined ? "" : ` <b class="failed">${escapeHtml(incomplete)}</b>`}</p>
<dl>
<dt>Server</dt><dd>${escapeHtml(baseUrl)}</dd>
<dt>Started</dt><dd><time datetime="${startedAt}">${startedAt.slice(0, 19).replace("T", " ")} UTC</time>, took ${seconds.toFixed(1)} seconds</dd>
<dt>Operations that write</dt><dd>${writes ? "checked" : "not checked; pass --writes to check them"}</dd>
</dl>
</header>
<main>
<section aria-labelledby="failed">
<h2 id="failed">Failed checks</h2>
${failed.length > 0 ? failed.map((operation) => renderOperation(operation, true)).join("\n") : "<p>None: every check that ran passed or was skipped.</p>"}
</section>
<section aria-labelledby="others">
<h2 id="others">Operations</h2>
${others.map((operation) => renderOperation(operation, false)).join("\n")}
</section>
<section aria-labelledby="left-out">
<h2 id="left-out">Not checked</h2>
<ul>${notChecked.map((each) => `<li>${withCode(escapeHtml(each))}</li>`).join("")}</ul>
</section>
</main>
</body>
</html>
`;
}

function renderOperation(
  { operation, method, path, passed, failed, skipped, checks }: OperationReport,
  open: boolean,
): string {
  const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
  return `<details${open ? " open" : ""}>
<summary><h3>${escapeHtml(operation)}</h3> <code>${method} ${escapeHtml(path)}</code> <span>${counts.filter(Boolean).join(", ")}</span></summary>
<ul>
${checks
  .toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome))
  .map(renderCheck)
  .join("\n")}
</ul>
</details>`;
}

const ORDER = ["failed", "skipped", "passed"];

function renderCheck({ check, outcome, findings, notes, reason, status, curl }: CheckResult): string {
  const parts = [`<b class="${outcome}">${outcome}</b> ${escapeHtml(check)}`];
  if (reason !== undefined) parts.push(`<p>Because ${escapeHtml(reason)}</p>`);
  if (findings.length > 0) {
    const rows = findings.map(
      ({ pointer, expected, received }) =>
        `<tr><td><code>${escapeHtml(pointer)}</code></td><td>${withCode(escapeHtml(expected))}</td><td><code>${escapeHtml(received)}</code></td></tr>`,
    );
    const caption = status === undefined ? "No response" : `Response with status ${status}`;
    parts.push(
      `<div class="scroll" tabindex="0" role="region" aria-label="Differences"><table><caption>${caption}</caption><thead><tr><th scope="col">Pointer</th><th scope="col">Expected</th><th scope="col">Received</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`,
    );
    if (curl !== undefined) parts.push(`<pre tabindex="0"><code>${escapeHtml(curl)}</code></pre>`);
  }
  for (const note of notes) parts.push(`<p>Note: ${withCode(escapeHtml(differenceText(note)))}</p>`);
  return `<li>${parts.join("\n")}</li>`;
}

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#ccc, #444); --bad: light-dark(#b00020, #ff8a8a); --good: light-dark(#1b6e33, #7ddb97); --calm: light-dark(#595959, #b0b0b0); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; } h3 { font-size: 1rem; display: inline; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
details { border-top: 1px solid var(--line); padding: .5rem 0; } summary { cursor: pointer; } summary span { color: var(--calm); }
ul { list-style: none; padding-left: 1rem; } li { margin: .5rem 0; overflow-wrap: anywhere; } li p { margin: 0; color: var(--calm); }
code, pre { font: .875rem/1.4 ui-monospace, monospace; } pre { white-space: pre-wrap; border: 1px solid var(--line); padding: .5rem; margin: .25rem 0; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; } caption { text-align: left; color: var(--calm); }
th, td { border: 1px solid var(--line); padding: .25rem .5rem; text-align: left; vertical-align: top; min-width: min(14rem, 32vw); }
.failed { color: var(--bad); } .passed { color: var(--good); } .skipped { color: var(--calm); }
`;

const withCode = (text: string): string => text.replaceAll(/`([^`]+)`/g, "<code>$1</code>");

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!);
