import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import controlDocument from "../../generated/control/openapi.json" with { type: "json" };
import { files } from "../../generated/dashboard.ts";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dashboard of your sandbox · Platform API</title>
<link rel="icon" href="../assets/icon.svg">
<link rel="stylesheet" href="../assets/dashboard.css">
<script src="../assets/dashboard.js" defer></script>
</head>
<body data-root="../"><noscript>The dashboard needs JavaScript. <a href="../index.html">Reference</a></noscript></body>
</html>
`;

/** Writes the page with the dashboard of the sandbox in the browser, and what it loads. */
export async function writeDashboard(site: string): Promise<void> {
  const folder = join(site, "dashboard");
  await mkdir(join(folder, "dashboard"), { recursive: true });
  await writeFile(join(folder, "index.html"), PAGE);
  await writeFile(join(folder, "control.json"), JSON.stringify(controlDocument));
  await writeFile(join(folder, "dashboard/diagrams.json"), files["dashboard/diagrams.json"]!);
}
