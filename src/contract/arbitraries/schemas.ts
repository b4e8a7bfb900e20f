import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { type Document, resolve, type Schema } from "../../core/document.ts";

/** The schemas of a document, to generate values from. */
export interface Schemas {
  /** The schema itself, where it is a reference. */
  follow(schema: Schema): Schema;
  /** Validates with Ajv and the document itself, not with the validators of the mock. */
  isValid(schema: Schema, value: unknown): boolean;
  /** The keywords that a value violates, each with the pointer to the place. */
  violations(schema: Schema, value: unknown): { readonly keyword: string; readonly pointer: string }[];
}

export function createSchemas(document: Document): Schemas {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, "document");
  const compiled = new Map<Schema, ValidateFunction>();

  function compileValidator(schema: Schema): ValidateFunction {
    let validate = compiled.get(schema);
    if (!validate) {
      // References are relative to the document, and the schema is compiled outside of it.
      const text = JSON.stringify(schema, (key, value) => (key === "$ref" ? `document${value}` : value));
      validate = ajv.compile(JSON.parse(text));
      compiled.set(schema, validate);
    }
    return validate;
  }

  return {
    follow: (schema) => resolve<Schema>(document, schema),
    isValid: (schema, value) => compileValidator(schema)(value),
    violations(schema, value) {
      const validate = compileValidator(schema);
      validate(value);
      return (validate.errors ?? []).map(({ keyword, instancePath }) => ({ keyword, pointer: instancePath }));
    },
  };
}
