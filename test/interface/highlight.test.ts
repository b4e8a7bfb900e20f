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
  ["for await (const event of list({ from: 1 }))", "[k for] [k await] ([k const] event [k of] list({ from: [n 1] }))"],
  ["a // it's a comment\nb", "a [c // it's a comment]\nb"],
  ["# if\nif x:", "[c # if]\n[k if] x:"],
  ["curl -N http://127.0.0.1:4010/v1/from-file", "curl -N http://127.0.0.1:4010/v1/from-file"],
  ["--json '{\n  a\n}' done", "--json [s '{]\n[s   a]\n[s }'] [k done]"],
  ["`a {b}` + 'it\\'s'", "[s `a {b}`] + [s 'it\\'s']"],
  ["func f() error { return nil }", "[k func] f() [k error] { [k return] [n nil] }"],
  ["$client->new($error)", "$client->new($error)"],
])("code has colors for words of its language: %s", (source, expected) => {
  expect(mark(highlightCode(source))).toBe(expected);
});
