import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Document } from "../scripts/render/document.ts";

/** The committed bundle. */
export const document: Document = JSON.parse(
  readFileSync(new URL("../generated/openapi.json", import.meta.url), "utf8"),
);

/** Validates JSON Schema 2020-12 in strict mode, with formats. Independent of Prism's validator. */
export const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
formats.default(ajv);
// Keywords that OpenAPI adds to JSON Schema (OpenAPI 3.1.0, section 4.8.24), and our own. They validate nothing.
ajv.addVocabulary(["discriminator", "example", "externalDocs", "xml", "x-extensible-enum", "x-transition"]);
// To find a schema in the document, Ajv treats the document as a schema, so its fields must be known as keywords.
ajv.addVocabulary(Object.keys(document));
ajv.addSchema(document, "platform");

/** Returns the reference by which Ajv finds a value in the document. */
export function pointerTo(...keys: (string | number)[]): string {
  const escaped = keys.map((key) => encodeURIComponent(String(key).replaceAll("~", "~0").replaceAll("/", "~1")));
  return `platform#/${escaped.join("/")}`;
}

/** Validates a value against the schema at a pointer. Returns Ajv's errors, none if the value is valid. */
export function violationsOf(pointer: string, value: unknown): ErrorObject[] {
  const validate = ajv.getSchema(pointer);
  if (!validate) throw new Error(`There is no schema at ${pointer}.`);
  return validate(value) ? [] : (validate.errors ?? []);
}
