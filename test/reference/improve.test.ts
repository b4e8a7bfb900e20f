import { expect, test } from "vitest";
import { withContents, withLabels } from "../../src/reference/improve.ts";

const section = (id: string) => `<h2 id="${id}"><a href="#${id}">About <code>${id}</code></a></h2>`;
const page = (ids: string[]) => `<main><article><h1>Birds</h1>${ids.map(section).join("")}</article></main>`;

test("a page with three sections lists them below its heading", () => {
  const links = ["a", "b", "c"].map((id) => `<a href="#${id}">About ${id}</a>`).join(" ");
  expect(withContents(page(["a", "b", "c"]))).toContain(
    `<h1>Birds</h1><nav class="contents" aria-label="On this page"><details><summary>On this page</summary>${links}</details></nav><h2 id="a">`,
  );
});

test("a page with samples beside its introduction lists them before its sections", () => {
  const html = `<main><div class="intro"><h1>Birds</h1></div><article>${["a", "b", "c", "d"].map(section).join("")}</article></main>`;
  expect(withContents(html)).toContain('<h1>Birds</h1></div><article><nav class="contents"');
});

test("the list of a page with samples leaves out what is above it", () => {
  const html = `<main><div class="intro">${section("intro")}</div><article>${["a", "b", "c", "d"].map(section).join("")}</article></main>`;
  expect(withContents(html)).not.toContain('<a href="#intro">About intro</a>');
});

test.each([
  [section("x").replace("About <code>x</code>", "404 Not Found"), '<a href="#x" title="404 Not Found">404</a>'],
  [
    '<section class="variant" id="x"><h2><code>a.b</code> <a href="x">Bird</a></h2>',
    '<a href="#x" title="a.b Bird">a.b</a>',
  ],
  ['<h2 id="x">Birds <span class="badge">beta</span></h2>', '<a href="#x">Birds</a>'],
  ['<section class="variant" id="x"><h2> <a href="x">Bird<wbr/>Song</a></h2>', '<a href="#x">BirdSong</a>'],
])("the list is short: the link to %s", (heading, link) => {
  expect(withContents(page(["a", "b"]).replace("</h1>", `$&${heading}`))).toContain(`</summary>${link} <a href="#a">`);
});

test("a short page has no list", () => {
  expect(withContents(page(["a", "b"]))).toBe(page(["a", "b"]));
});

test("cells after the first one repeat the heading of their column", () => {
  const html =
    "<table><thead><tr><th>Bird</th><th>Song &amp; call</th></tr></thead><tbody><tr><td>Wren</td><td>loud</td></tr></tbody></table>";
  expect(withLabels(html)).toContain('<tr><td>Wren</td><td data-label="Song & call">loud</td></tr>');
});

test("a table without headings stays as it is", () => {
  const html = "<table><tbody><tr><td>Wren</td><td>loud</td></tr></tbody></table>";
  expect(withLabels(html)).toBe(html);
});
