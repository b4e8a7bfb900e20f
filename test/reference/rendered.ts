/** The whole reference, which the tests of a worker render once. They must not change it. */
import { readClientCode } from "../../src/clients/generate-client.ts";
import { readGuides } from "../../src/reference/guides.ts";
import { listPages } from "../../src/reference/pages.tsx";
import { recordResponses } from "../../src/reference/record-responses.ts";
import { type RenderedPage, renderWhole } from "../../src/reference/render.tsx";
import { readSite } from "../../src/reference/site.ts";
import { renderLlmsFull, renderMarkdown } from "../../src/reference/text-files.ts";
import { readTexts } from "../../src/reference/texts.ts";
import { document } from "../document.ts";

const described = readSite(document);
export const site = {
  ...described,
  responses: await recordResponses(described),
  clients: await readClientCode(document),
};
export const texts = await readTexts();
export const guides = await readGuides(site);
export const pages: RenderedPage[] = listPages(site, guides, texts).map((page) => renderWhole(site, page));
/** The Markdown of each page, by its path. */
export const markdown: ReadonlyMap<string, string> = new Map(pages.map((page) => [page.path, renderMarkdown(page)]));
export const llmsFull = renderLlmsFull(site, pages);
