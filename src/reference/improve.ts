/** Adds to a rendered page what depends on all of its content. */
import { parse } from "node-html-parser";

/** The number of sections from which a page has a list of them. */
const LONG = 3;

/** Lists the sections of a long page: below its heading and lead, or at the top of its article if samples are beside it. */
export function withContents(html: string): string {
  const hasIntro = html.includes('<div class="intro">');
  const listed = html.slice(html.indexOf(hasIntro ? "<article>" : "<main"));
  const sections = [
    ...listed.matchAll(/<(?:h2|section class="variant") id="([^"]+)"[^>]*>(?:(?<=<h2[^>]*>)|<h2>)(.*?)<\/h2>/gs),
  ];
  if (sections.length < LONG) return html;
  const links = sections.map(([, id, heading = ""]) => {
    const title = heading.replaceAll(/<span class="badge.*?<\/span>|<[^>]*>/g, "").trim();
    // A status, or the value that selects a variant, is enough beside others.
    const short = /^\d{3}(?= [A-Z])/.exec(title)?.[0] ?? /^<code>([\w.]+)<\/code> <a/.exec(heading)?.[1];
    return short ? `<a href="#${id}" title="${title}">${short}</a>` : `<a href="#${id}">${title}</a>`;
  });
  // Folded on a phone, and always shown on a wider screen.
  const list = `<nav class="contents" aria-label="On this page"><details><summary>On this page</summary>${links.join(" ")}</details></nav>`;
  const start = hasIntro ? /<article>/ : /<\/h1>(?:<p class="lead">.*?<\/p>)?/s;
  return html.replace(start, (before) => before + list);
}

/** Repeats the heading of its column at each cell but the first, for screens on which the cells are below each other. */
export function withLabels(html: string): string {
  return html.replaceAll(/<table.*?<\/table>/gs, (text) => {
    const table = parse(text);
    const labels = table.querySelectorAll("thead th").map(({ text }) => text);
    if (labels.length === 0) return text;
    for (const row of table.querySelectorAll("tbody tr")) {
      const cells = row.querySelectorAll("th, td");
      for (const [index, cell] of cells.entries()) if (index > 0) cell.setAttribute("data-label", labels[index] ?? "");
    }
    return table.outerHTML;
  });
}
