import { render } from "preact-render-to-string";
import { PageContext } from "./components/link.tsx";
import { withContents, withLabels } from "./improve.ts";
import type { LaterParts } from "./later-parts.ts";
import { NotFoundPage } from "./pages/text.tsx";
import type { Page } from "./pages.tsx";
import type { Site } from "./site.ts";

export interface RenderedPage {
  /** Its folder, with a slash at the end; "" is the root. */
  path: string;
  html: string;
  later?: LaterParts;
}

/** A page with the parts that it loads later. `baseUrl` is the address of the site, for search engines and previews of links. */
export function renderWhole(site: Site, { path, content }: Page, baseUrl?: URL): RenderedPage & { later: LaterParts } {
  const later: LaterParts = { examples: {}, levels: {}, list: "" };
  const html = render(<PageContext.Provider value={{ site, path, baseUrl, later }}>{content}</PageContext.Provider>);
  const labeled = withLabels(html);
  // The sections of the home page are links themselves.
  return { path, html: `<!doctype html>\n${path === "" ? labeled : withContents(labeled)}\n`, later };
}

export function renderPage(site: Site, page: Page, baseUrl?: URL): string {
  return renderWhole(site, page, baseUrl).html;
}

/**
 * The HTML of the page for addresses that have none. It is shown at any depth, so its links are not relative: they begin
 * with the path of the site, which a server that shows the site elsewhere finds in `data-root`.
 */
export function renderNotFound(site: Site, root: string): string {
  return renderPage(site, { path: "", content: <NotFoundPage /> })
    .replace(/<link rel="alternate"[^>]*>/, "")
    .replace("<body data-root>", '<body data-root="">')
    .replaceAll(/ (href|src|data-root)="(?!#|[a-z]+:)/g, ` $1="${root}`);
}
