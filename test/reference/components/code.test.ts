import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { Highlighted, type Language } from "../../../src/reference/components/code.tsx";

/** Code, and what of it has the color of keywords. */
const KEYWORDS: [language: Language, source: string, keywords: string[]][] = [
  ["java", "import java.util.Map;", ["import"]],
  ["java", "String name = null; Map<String, Long> sizes = Map.of();", []],
  ["java", "public static void main(String[] args) {}", ["public static void"]],
  ["go", "func main() { return }", ["func", "return"]],
  ["php", "use PlatformApi\\{Client, Config};", ["use"]],
  ["typescript", "const client = new Platform();", ["const", "= new"]],
];

test.each(KEYWORDS)("keywords of %s in %s", (language, source, keywords) => {
  const html = render(Highlighted({ source, language }));
  const found = Array.from(html.matchAll(/<span class="k">(.*?)<\/span>/g), ([, text = ""]) => text.trim());
  expect(found).toEqual(keywords);
});

/** Code, and the parts of it after which a line may break besides spaces. */
const BREAKS: [language: Language, source: string, parts: string[]][] = [
  ["text", "Accept: text/event-stream", ["Accept: ", "text/event-stream"]],
  ["text", "POST /v1/audio/speech", ["POST /v1", "/audio", "/speech"]],
  ["java", "Client.Auth().bearer(System.getenv(key))", ["Client", ".Auth()", ".bearer(System", ".getenv(key))"]],
  ["java", "client.close()", ["client.close()"]],
];

test.each(BREAKS)("places for breaks in %s: %s", (language, source, parts) => {
  const html = render(Highlighted({ source, language }));
  expect(html.split(/<wbr\s*\/?>/).map((part) => part.replaceAll(/<[^>]*>/g, ""))).toEqual(parts);
});
