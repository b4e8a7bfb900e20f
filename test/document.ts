import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Document } from "../scripts/render/document.ts";

/** The committed bundle, which the tests hold against the world. */
export const document: Document = JSON.parse(
  readFileSync(new URL("../generated/openapi.json", import.meta.url), "utf8"),
);

/** JSON Schema 2020-12, strict, with formats; independent of the validator inside Prism. */
export const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
formats.default(ajv);
// Keywords that OpenAPI adds to JSON Schema (OpenAPI 3.1.0 section 4.8.24), and our own; they validate nothing.
ajv.addVocabulary(["discriminator", "example", "externalDocs", "xml", "x-extensible-enum"]);
// Ajv finds a schema inside the document by compiling the document around it, whose own fields are no keywords either.
ajv.addVocabulary(Object.keys(document));
ajv.addSchema(document, "platform");

/** Names a place of the document in a way that Ajv understands. */
export function pointerTo(...keys: (string | number)[]): string {
  const escaped = keys.map((key) => encodeURIComponent(String(key).replaceAll("~", "~0").replaceAll("/", "~1")));
  return `platform#/${escaped.join("/")}`;
}

/** What is wrong with a value by the schema at a pointer; empty when nothing is. */
export function faultsOf(pointer: string, value: unknown): ErrorObject[] {
  const validate = ajv.getSchema(pointer);
  if (!validate) throw new Error(`There is no schema at ${pointer}.`);
  return validate(value) ? [] : (validate.errors ?? []);
}
