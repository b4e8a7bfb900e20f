import { visit, Document as Yaml } from "yaml";
import type { Document } from "./document.ts";

/** The bundle as JSON, which everything downstream reads. */
export function renderJson(document: Document): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The same bundle as YAML, for tools and people who like it better. */
export function renderYaml(document: Document): string {
  const yaml = new Yaml(document, { aliasDuplicateObjects: false });
  visit(yaml, {
    Scalar(_key, scalar) {
      // Prism's YAML parser drops the second line feed of a block, and with it the last event of a stream.
      if (typeof scalar.value === "string" && scalar.value.endsWith("\n\n")) scalar.type = "QUOTE_DOUBLE";
    },
  });
  return yaml.toString({ lineWidth: 0 });
}
