import { toPascalCase } from "./go.ts";
import { toCamelCase } from "./program.ts";
import type { ClientCode } from "./render.ts";

/** The lines of the clients' code that a sample of an operation reads, so that a page can render one. */
export function excerptClients({ go, php, java }: ClientCode, operationId: string): ClientCode {
  const method = `${toCamelCase(operationId)}(?:Items)?`;
  const javaMethods = find(java, `^ {4}public .* ${method}\\(.*\\) \\{$`);
  const types = words(javaMethods).join("|");
  return {
    python: "",
    go: excerptGo(go, find(go, `^func \\(c \\*Client\\) ${toPascalCase(operationId)}(?:Items)?\\(.*$`)),
    php: find(php, `^ {4}public function ${method}\\(.*$`),
    java: `${javaMethods}\n${find(java, `^ {4}(?: {4}public|public static) (?:${types}) \\w+\\(.*$`)}`,
  };
}

/** With the types that the parameters of methods have, and those of their fields. */
function excerptGo(code: string, methods: string): string {
  const declarations = new Map(
    Array.from(code.matchAll(/^type (\w+) (?:struct \{\n[\s\S]*?^\}|= \S+$)/gm), ([text, name = ""]) => [name, text]),
  );
  const found = new Map<string, string>();
  const visit = (text: string) => {
    for (const name of words(text)) {
      const declaration = declarations.get(name);
      if (!declaration || found.has(name)) continue;
      const lines = declaration.replaceAll(/^\t\/\/.*\n|,omitempty|^\t(?=\w+ )/gm, (part) =>
        part === "\t" ? part : "",
      );
      found.set(name, lines);
      visit(lines);
    }
  };
  // A result is not rendered.
  visit(methods.replaceAll(/\) [^)]*\) \{$|\) func\(.*$/gm, ""));
  return [methods, ...found.values()].join("\n");
}

const find = (code: string, pattern: string) => (code.match(new RegExp(pattern, "gm")) ?? []).join("\n");

const words = (text: string) => [...new Set(text.match(/\b[A-Z]\w*/g))];
