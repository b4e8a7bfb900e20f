import { expect, test } from "vitest";
import { inlineMarkdown, markdownAddress, toMarkdown } from "../../src/reference/markdown.ts";

const page = (content: string) =>
  `<!doctype html><html><body><nav>Menu</nav><main id="content">${content}</main></body></html>`;
const renderMarkdown = (content: string, without?: string) =>
  toMarkdown(page(content), { link: markdownAddress, ...(without ? { without } : {}) });

const cases: [string, { given: string; want: string }][] = [
  [
    "leaves out navigation, buttons, diagrams and what is hidden",
    {
      given:
        '<p class="crumbs"><a href="../index.html">Up</a></p><h1>Birds</h1><button>Copy</button><svg><text>nest</text></svg><p hidden>Later</p><nav>Next</nav><form><label>Key</label></form>',
      want: "# Birds\n",
    },
  ],
  [
    "replaces links within the page by their text",
    { given: '<h2 id="body"><a class="anchor" href="#body">Body</a></h2>', want: '## <a name="body"></a>Body\n' },
  ],
  [
    "links to the Markdown of other pages, and to other sites as they are",
    {
      given: '<p><a href="../Bird/index.html#name">Bird</a> <a href="https://a.example/index.html">A</a></p>',
      want: "[Bird](../Bird/index.html.md#name) [A](https://a.example/index.html)\n",
    },
  ],
  [
    "lists fields with their types, nested ones indented",
    {
      given:
        '<ul class="fields"><li><p><code>nest</code> <span>object</span> <span class="required">required</span></p><div><p>Home.</p></div><details><summary>2 fields</summary><ul class="fields"><li><p><code>a</code></p></li><li><p><code>b</code></p></li></ul></details></li><li><p><code>song</code></p></li></ul>',
      want: "- `nest` object (required)\n\n  Home.\n\n  2 fields:\n\n  - `a`\n  - `b`\n\n- `song`\n",
    },
  ],
  [
    "keeps the anchors of fields and rows",
    {
      given:
        '<ul class="fields"><li id="a.b"><p class="head"><code>b</code></p></li></ul><table><thead><tr><th>Code</th></tr></thead><tbody><tr id="LOST"><td>LOST</td></tr></tbody></table>',
      want: '- <a name="a.b"></a>`b`\n\n| Code |\n| --- |\n| <a name="LOST"></a>LOST |\n',
    },
  ],
  ["numbers ordered lists", { given: "<ol><li>One</li><li>Two</li></ol>", want: "1.  One\n2.  Two\n" }],
  [
    "keeps tables, and code in them",
    {
      given:
        '<div class="scroll"><table><thead><tr><th>Status</th><th>When</th></tr></thead><tbody><tr><td>404</td><td>No <code>bird</code></td></tr></tbody></table></div>',
      want: "| Status | When |\n| --- | --- |\n| 404 | No `bird` |\n",
    },
  ],
  [
    "keeps code as it is, with its language",
    {
      given:
        '<div class="code"><pre><code class="language-json">{\n  <span class="k">&quot;a_b&quot;</span>: [\n\n  ]\n}</code></pre><button hidden>Copy</button></div>',
      want: '```json\n{\n  "a_b": [\n\n  ]\n}\n```\n',
    },
  ],
  [
    "escapes markup in text, but not the underscores of names",
    { given: "<h2>BIRD_NOT_FOUND *now*</h2>", want: "## BIRD_NOT_FOUND \\*now\\*\n" },
  ],
  [
    "joins a path that may be broken into lines",
    { given: "<p><code>/v1<wbr>/birds<wbr></code></p>", want: "`/v1/birds`\n" },
  ],
  [
    "puts samples below the text, under a heading",
    {
      given: '<div><h1>Get</h1></div><aside aria-label="Samples"><h3>curl</h3></aside><article><h2>Body</h2></article>',
      want: "# Get\n\n## Body\n\n## Samples\n\n### curl\n",
    },
  ],
  [
    "has no heading for samples that are not there",
    { given: '<h1>Get</h1><aside aria-label="Samples"></aside>', want: "# Get\n" },
  ],
];

test.each(cases)("markdown: %s", (_name, { given, want }) => {
  expect(renderMarkdown(given)).toBe(want);
});

test("markdown: leaves out what the caller selects", () => {
  expect(renderMarkdown("<h1>Birds</h1><p class='a'>One</p><p>Two</p>", ".a")).toBe("# Birds\n\nTwo\n");
});

test("markdown: a page without content is an error", () => {
  expect(() => toMarkdown("<p>Text</p>", { link: markdownAddress })).toThrow("The page has no <main>.");
});

test("markdown: a title becomes one line", () => {
  expect(inlineMarkdown('Get &quot;it&quot;\n<span class="badge">beta</span>')).toBe('Get "it" (beta)');
});
