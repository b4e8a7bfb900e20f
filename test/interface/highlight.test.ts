import { h } from "preact";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { highlight, highlightCode } from "../../src/interface/highlight.tsx";

const mark = (parts: ReturnType<typeof highlight>) =>
  render(h("code", {}, parts))
    .replaceAll(/<span class="(\w)">(.*?)<\/span>/g, "[$1 $2]")
    .slice("<code>".length, -7);

test("JSON has colors for names, texts and other values", () => {
  expect(mark(highlight('{"a": "b: 1", "c" :[-1.5, null], "d":2}'))).toBe(
    "{[k &quot;a&quot;]: [s &quot;b: 1&quot;], [k &quot;c&quot;] :[[n -1.5], [n null]], [k &quot;d&quot;]:[n 2]}",
  );
});

test.each([
  [
    "fetch",
    "for await (const event of list({ from: 1 }))",
    "[k for] [k await] ([k const] event [k of] [f list]({ from: [n 1] }))",
  ],
  ["fetch", "a // it's a comment\nb", "a [c // it's a comment]\nb"],
  ["Python", "# if\nif x:", "[c # if]\n[k if] x:"],
  ["curl", "curl -N http://127.0.0.1:4010/v1/from-file", "[f curl] -N http://127.0.0.1:4010/v1/from-file"],
  ["curl", "--json '{\n  a\n}' done", "--json [s '{]\n[s   a]\n[s }'] [k done]"],
  ["fetch", "`a {b}` + 'it\\'s'", "[s `a {b}`] + [s 'it\\'s']"],
  ["Go", "func f() error { return nil }", "[k func] f() [k error] { [k return] [n nil] }"],
  ["PHP", "$client->new($error)", "$client->new($error)"],
])("code has the colors of its language: %s: %s", (label, source, expected) => {
  expect(mark(highlightCode(source, label))).toBe(expected);
});
