import { isDeepStrictEqual } from "node:util";
import { type Document, listOperations, listParts, readName, resolve, type Schema } from "../../src/core/document.ts";
import type { Known, Shape } from "../../src/core/generated-types.ts";
import { GENERATED, importTypes } from "./import-types.ts";

interface Context {
  document: Document;
  /** The components found so far. While a component is being read, its shape is empty, because it may contain itself. */
  components: Map<string, Shape | null>;
}

/** Renders the declared fields of each request body. Most bodies may contain others, which the mock does not store. */
export function renderKnownFields(document: Document, folder = GENERATED): string {
  const context: Context = { document, components: new Map() };
  const bodies = [...listOperations(document)].flatMap(({ operation }) => {
    const body = operation.requestBody?.content["application/json"];
    return body ? [[operation.operationId, known(context, body.schema)] as const] : [];
  });
  const components = [...context.components].filter(([, shape]) => shape !== null);
  return `${importTypes(folder, "Known", "Shape")}
import type { OperationId } from "./operations.ts";

export const components: Readonly<Record<string, Shape>> = ${JSON.stringify(Object.fromEntries(components))};

/** The fields of each JSON request body, by operation. */
export const bodies: Readonly<Partial<Record<OperationId, Known>>> = ${JSON.stringify(Object.fromEntries(bodies))};
`;
}

function known(context: Context, schema: Schema): Known {
  if (!schema.$ref) return toShape(context, schema);
  const { components } = context;
  const name = readName({ $ref: schema.$ref });
  if (!components.has(name)) {
    components.set(name, {});
    components.set(name, toShape(context, schema));
  }
  return components.get(name) ? name : null;
}

function toShape(context: Context, reference: Schema): Shape | null {
  const schema = resolve<Schema>(context.document, reference);
  const parts = listParts(schema, "allOf").flatMap((part) => toShape(context, part) ?? []);
  const whole = [ownShape(context, schema), ...parts].reduce(merge);
  const variants = listVariants(context, schema).filter((variant) => allows(context, variant, "object", "array"));
  const tag = findTag(context, variants);
  const shape =
    tag === undefined ? mergeVariants(context, whole, variants) : taggedShape(context, whole, variants, tag);
  const { values = null, ...others } = shape;
  return values === null && isEmpty(others) ? null : shape;
}

function ownShape(context: Context, { properties, items, additionalProperties = false }: Schema): Shape {
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, known(context, field)] as const);
  const values = typeof additionalProperties === "object" ? known(context, additionalProperties) : null;
  const item = items ? known(context, items) : null;
  return {
    ...(properties !== undefined && { fields: Object.fromEntries(fields) }),
    ...(additionalProperties !== false && { values }),
    ...(item !== null && { items: item }),
  };
}

/** Merges variants without a tag into one shape that has the fields of all of them. */
function mergeVariants(context: Context, whole: Shape, variants: Schema[]): Shape {
  const shapes = variants.map((variant) => toShape(context, variant));
  const allowsAnyObject = variants.some((variant, index) => !shapes[index] && allows(context, variant, "object"));
  // Next to declared fields, such a variant only lists required ones.
  if (allowsAnyObject && isEmpty(whole)) return {};
  return shapes.filter((shape) => shape !== null).reduce(merge, whole);
}

function taggedShape(context: Context, whole: Shape, variants: Schema[], tag: string): Shape {
  const shapes = variants.flatMap((reference): [string, Known][] => {
    const variant = resolve<Schema>(context.document, reference);
    const shape = isEmpty(whole) ? known(context, reference) : merge(whole, toShape(context, variant) ?? {});
    const isRequired = variant.required?.includes(tag);
    const value = variant.properties?.[tag]?.const;
    if (value === undefined) return [["", shape]];
    return isRequired
      ? [[String(value), shape]]
      : [
          [String(value), shape],
          ["", shape],
        ];
  });
  return { tag, variants: Object.fromEntries(shapes) };
}

/** The variants of a union, and those of a union among them. */
function listVariants(context: Context, schema: Schema): Schema[] {
  return listParts(schema, "oneOf", "anyOf").flatMap((reference): Schema[] => {
    const variant = resolve<Schema>(context.document, reference);
    return variant.discriminator ? listVariants(context, variant) : [reference];
  });
}

/** Returns the field that is a different constant in each variant; one of them may forbid it instead. */
function findTag({ document }: Context, references: Schema[]): string | undefined {
  const variants = references.map((reference) => resolve<Schema>(document, reference));
  if (variants.length < 2) return undefined;
  return Object.keys(variants[0]!.properties ?? {}).find((name) => {
    const values = new Set(variants.map(({ properties }) => properties?.[name]?.const));
    const others = variants.filter(({ properties }) => properties?.[name]?.const === undefined);
    return values.size === variants.length && others.every(({ properties }) => isForbidden(properties?.[name]));
  });
}

/** Returns true if a value of the schema may have one of the types. */
function allows({ document }: Context, schema: Schema, ...types: string[]): boolean {
  const { type = "object", enum: values } = resolve<Schema>(document, schema);
  return values === undefined && [type].flat().some((each) => types.includes(each));
}

/** Returns a shape with the fields of both. Where both declare a field differently, its whole value is kept. */
function merge(a: Shape, b: Shape): Shape {
  if (isEmpty(a)) return b;
  if (isEmpty(b)) return a;
  if (a.tag !== undefined || b.tag !== undefined)
    throw new Error("The renderer can't combine the fields of an allOf with variants that have a tag yet.");
  const { fields: fieldsOfA, ...restOfA } = a;
  const { fields: fieldsOfB, ...restOfB } = b;
  const rest = mergeEach(restOfA, restOfB);
  return fieldsOfA || fieldsOfB ? { ...rest, fields: mergeEach(fieldsOfA ?? {}, fieldsOfB ?? {}) } : rest;
}

function mergeEach(a: Record<string, Known>, b: Record<string, Known>): Record<string, Known> {
  const different = Object.keys(a).filter((name) => Object.hasOwn(b, name) && !isDeepStrictEqual(a[name], b[name]));
  return { ...a, ...b, ...Object.fromEntries(different.map((name) => [name, null])) };
}

/** Returns true for `{ not: {} }`, which no value matches. */
function isForbidden(schema: Schema | undefined): boolean {
  return schema?.not !== undefined && isEmpty(schema.not);
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
