import { visit, Document as Yaml } from "yaml";
import type { Document } from "./document.ts";

/** Renders the bundle as JSON, the form that all other programs of this repository read. */
export function renderJson(document: Document): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

export function renderYaml(document: Document): string {
  // Most readers outside JavaScript read YAML 1.1, in which a time without quotes is no text.
  const yaml = new Yaml(document, { aliasDuplicateObjects: false, compat: "yaml-1.1" });
  visit(yaml, {
    Scalar(_key, scalar) {
      // Prism's YAML parser drops the second line feed at the end of a block scalar, and with it the last event of a stream.
      if (typeof scalar.value === "string" && scalar.value.endsWith("\n\n")) scalar.type = "QUOTE_DOUBLE";
    },
  });
  return yaml.toString({ lineWidth: 0 });
}
