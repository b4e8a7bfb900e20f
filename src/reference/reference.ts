/** The whole reference as a single page, rendered by Redoc. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { addExtensionsToDescriptions } from "../core/add-extensions.ts";
import type { Document } from "../core/document.ts";
import { redocly } from "../programs/redocly.ts";
import { withLinks } from "./document-links.ts";
import { relative } from "./site.ts";

const SOURCE = "dist/reference.json";
const EMPTY_IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";

/** Writes the page, which loads nothing but the site's assets. */
export async function buildReference(document: Document, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const linked = withLinks(document, (href) => relative("reference/", href));
  await writeFile(SOURCE, JSON.stringify(addExtensionsToDescriptions(linked)));
  redocly(["build-docs", SOURCE, "--output", file, "--inlineBundle"]);
  const page = await readFile(file, "utf8");
  const heading = `<header><a href="../index.html">← Back to the reference</a><h1 class="for-screen-readers">${document.info.title}: reference on a single page</h1></header>`;
  const corrected = page
    // Browsers request /favicon.ico unless the page names an icon.
    .replace("<head>", '<head>\n  <link rel="icon" href="../assets/icon.svg">')
    // Redoc loads the logo at the bottom of the navigation from its CDN; the text beside it stays.
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, EMPTY_IMAGE)
    .replace(
      "</head>",
      '<link rel="stylesheet" href="../assets/reference.css">\n<script src="../assets/reference.js" defer></script>\n</head>',
    )
    // Redoc removes the heading of the first level while another part of the page is in view.
    .replace("<body>", `<body>\n${heading}`);
  await writeFile(file, corrected);
}
