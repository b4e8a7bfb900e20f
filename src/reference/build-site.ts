import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readClientCode } from "../clients/generate-client.ts";
import { renderJson, renderYaml } from "../core/bundle.ts";
import type { Document } from "../core/document.ts";
import { readHistory } from "../diff/history.ts";
import { withCodeSamples } from "../samples/add-code-samples.ts";
import type { ClientCode } from "../samples/languages/render.ts";
import { buildAssets } from "./assets.ts";
import { FEED } from "./components/web-address.tsx";
import { writeDashboard } from "./dashboard-page.ts";
import { withLinks } from "./document-links.ts";
import { readGuides } from "./guides.ts";
import { LATER_FILE, laterScript } from "./later-parts.ts";
import { listPages } from "./pages.tsx";
import { recordResponses } from "./record-responses.ts";
import { buildReference } from "./reference.ts";
import { renderNotFound, renderWhole } from "./render.tsx";
import { listEntries, searchScript } from "./search.ts";
import { renderShortForm, shortFile } from "./short-forms.tsx";
import { readSite } from "./site.ts";
import {
  areaFile,
  renderArea,
  renderFeed,
  renderLlms,
  renderLlmsFull,
  renderMarkdown,
  renderRobots,
  renderSitemap,
} from "./text-files.ts";
import { readTexts } from "./texts.ts";

const FOLDER = "dist/site";

/** What browsers do not need: names of schemas, which the files of text read, and end tags that HTML lets one leave out. */
const OMITTED = / data-schema="\w+"|<\/(?:li|option|t[dr])>|<\/p>(?=<(?:p|div|ul|details|\/li|\/div|\/details)\b)/g;

async function write(path: string, content: string) {
  const file = join(FOLDER, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

interface SiteOptions {
  baseUrl?: URL | undefined;
  /** False leaves out the single page by Redoc. Default: true. */
  singlePage?: boolean;
  /** Code of the clients in other languages. Default: generated. */
  clients?: ClientCode;
}

/**
 * Builds the reference in dist/site/ as static pages that load nothing from elsewhere. Pages work at any address; only the sitemap
 * and the links of the page for missing addresses need it.
 */
export async function buildSite({ baseUrl, singlePage = true, clients: given }: SiteOptions = {}): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  const document: Document = JSON.parse(await readFile("generated/openapi.json", "utf8"));
  const described = readSite(document, await readHistory());
  const [responses, clients] = await Promise.all([recordResponses(described), given ?? readClientCode(document)]);
  const site = { ...described, singlePage, responses, clients };
  const guides = await readGuides(site);
  const pages = listPages(site, guides, await readTexts()).map((page) => renderWhole(site, page, baseUrl));
  for (const page of pages) {
    const script = laterScript(page.later);
    if (script) await write(`${page.path}${LATER_FILE}`, script);
    await write(`${page.path}index.html`, page.html.replaceAll(OMITTED, ""));
    await write(`${page.path}index.html.md`, renderMarkdown(page));
  }
  for (const entry of site.operations.values()) await write(shortFile(entry.id), renderShortForm(site, entry));
  const entries = listEntries(site, pages);
  await write("search.json", `${JSON.stringify(entries)}\n`);
  await write("assets/search-index.js", searchScript(entries));
  await write("404.html", renderNotFound(site, baseUrl?.pathname ?? "/"));
  await buildAssets(join(FOLDER, "assets"), site);
  await writeDashboard(FOLDER);
  for (const image of ["icon.svg", "preview.png"])
    await copyFile(`src/reference/${image}`, join(FOLDER, "assets", image));
  // The README of the mock shows it.
  await copyFile("src/mock/dashboard.webp", join(FOLDER, "mock/dashboard.webp"));
  if (singlePage) await buildReference(document, join(FOLDER, "reference/index.html"));

  // Readers of the file itself need the address of the site.
  const linked = baseUrl ? withLinks(document, (href) => new URL(href, baseUrl).href) : document;
  const published = withCodeSamples(linked);
  await write("openapi.json", renderJson(published));
  await write("openapi.yaml", renderYaml(published));
  for (const area of site.areas) await write(areaFile(area.name), renderArea(site, area, pages));
  const full = renderLlmsFull(site, pages);
  await write("llms-full.txt", full);
  await write("llms.txt", renderLlms(site, pages, { full: Buffer.byteLength(full) }));
  if (baseUrl) {
    await write("sitemap.xml", renderSitemap(baseUrl, [...pages.map(({ path }) => path), "reference/"]));
    await write(FEED, renderFeed(baseUrl, site));
  }
  // Crawlers read robots.txt at the root of a host only (RFC 9309, section 2.3).
  if (baseUrl?.pathname === "/") await write("robots.txt", renderRobots(baseUrl));
  console.log(
    `Wrote ${pages.length} pages to ${FOLDER}/. Open ${FOLDER}/index.html, or run \`npm run docs -- --preview\`.`,
  );
  if (!baseUrl)
    console.log("There is no sitemap or feed, because they need the address of the site: --base-url https://…/");
}
