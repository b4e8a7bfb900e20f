/** The whole reference, which the tests of a worker render once. They must not change it. */
import { readClientCode } from "../../scripts/clients/generate-client.ts";
import { readGuides } from "../../scripts/site/guides.ts";
import { listPages } from "../../scripts/site/pages.tsx";
import { recordResponses } from "../../scripts/site/record-responses.ts";
import { type RenderedPage, renderPage } from "../../scripts/site/render.tsx";
import { readSite } from "../../scripts/site/site.ts";
import { renderLlmsFull, renderMarkdown } from "../../scripts/site/text-files.ts";
import { readTexts } from "../../scripts/site/texts.ts";
import { document } from "../document.ts";

const described = readSite(document);
export const site = {
  ...described,
  responses: await recordResponses(described),
  clients: await readClientCode(document),
};
export const texts = await readTexts();
export const guides = await readGuides(site);
export const pages: RenderedPage[] = listPages(site, guides, texts).map((page) => ({
  path: page.path,
  html: renderPage(site, page),
}));
/** The Markdown of each page, by its path. */
export const markdown: ReadonlyMap<string, string> = new Map(pages.map((page) => [page.path, renderMarkdown(page)]));
export const llmsFull = renderLlmsFull(site, pages);
