import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import bundle from "../../generated/openapi.json" with { type: "json" };
import { type Document, type Reference, resolve as resolveIn } from "../core/document.ts";
import { escapeSegment } from "../core/json-pointer.ts";

// TypeScript infers the type of all 1.5 MB, which fits no interface.
export const document = bundle as unknown as Document;

/** Follows references within the document. */
export function resolve<T extends object>(value: T | Reference): T {
  return resolveIn(document, value);
}

/** Validates JSON Schema 2020-12 in strict mode, with formats. Independent of Prism's validator and of the mock's. */
export const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
formats.default(ajv);
// Keywords that OpenAPI adds to JSON Schema (OpenAPI 3.1.0, section 4.8.24), and our own. They validate nothing.
ajv.addVocabulary(["discriminator", "example", "externalDocs", "xml", "x-extensible-enum", "x-transition"]);
// To find a schema in the document, Ajv treats the document as a schema, so its fields must be known as keywords.
ajv.addVocabulary(Object.keys(document));
ajv.addSchema(document, "platform");

/** Returns the reference by which Ajv finds a value in the document. */
export function pointerTo(...keys: (string | number)[]): string {
  const escaped = keys.map((key) => encodeURIComponent(escapeSegment(String(key))));
  return `platform#/${escaped.join("/")}`;
}

/** Validates a value against the schema at a pointer. Returns Ajv's errors, none if the value is valid. */
export function findSchemaErrors(pointer: string, value: unknown): ErrorObject[] {
  const validate = ajv.getSchema(pointer);
  if (!validate) throw new Error(`There is no schema at ${pointer}.`);
  return validate(value) ? [] : (validate.errors ?? []);
}
