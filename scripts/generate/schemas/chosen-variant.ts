import { type Document, listParts, resolve, type Schema } from "../../../src/core/document.ts";

/**
 * Rewrites a union without a discriminator so that a validator applies only the intended variant. Otherwise it reports the
 * violations of every variant. The intended variant has the type of the value or of its items, the value of a constant field,
 * does not forbid a field that the value has, or is the only one that requires it. Returns the schema itself if nothing tells its
 * variants apart.
 */
export function withChosenVariant(document: Document, schema: Schema): Schema {
  const { oneOf, anyOf, ...rest } = schema;
  const references = listParts(schema, "oneOf", "anyOf");
  if (references.length === 0 || schema.discriminator) return schema;
  const choice =
    chosenByType(document, references) ??
    chosenByItems(document, references) ??
    chosenByConstant(document, references) ??
    chosenByForbiddenField(document, references) ??
    (oneOf && chosenByRequiredField(document, references));
  return choice ? { ...rest, allOf: [...listParts(rest, "allOf"), ...choice] } : schema;
}

/**
 * Rewrites a union with a discriminator in the same way, without that keyword, which is one of OpenAPI and not of JSON Schema.
 * If other kinds may be added, its last variant, such as `OtherEntry`, is for all values without a known kind.
 */
export function withChosenKind(document: Document, { oneOf = [], discriminator, ...rest }: Schema): Schema {
  const { propertyName } = discriminator!; // Only such unions are rewritten.
  const kindOf = (reference: Schema) => resolve<Schema>(document, reference).properties?.[propertyName]?.const;
  const known = oneOf.filter((reference) => kindOf(reference) !== undefined);
  const other = oneOf.find((reference) => !known.includes(reference));
  const hasKnownKind = hasField(propertyName, { enum: known.map(kindOf) });
  return {
    ...rest,
    allOf: [
      other ? { if: hasKnownKind, else: other } : hasKnownKind,
      ...known.map((reference) => when(hasField(propertyName, { const: kindOf(reference) }), reference)),
    ],
  };
}

function chosenByType(document: Document, references: Schema[]): Schema[] | undefined {
  const types = references.map((reference) => listTypes(document, reference));
  const all = types.flatMap((each) => each ?? []);
  // Every integer is a number.
  const isAmbiguous = new Set(all).size < all.length || (all.includes("integer") && all.includes("number"));
  if (isAmbiguous || types.includes(undefined)) return undefined;
  const others = references.flatMap((reference, index): Schema[] =>
    Object.keys(reference).every((keyword) => keyword === "type") ? [] : [when({ type: types[index] }, reference)],
  );
  return [{ type: all }, ...others];
}

/** The JSON types that a value of the schema can have; undefined if they are not declared. */
function listTypes(document: Document, reference: Schema): string[] | undefined {
  const schema = resolve<Schema>(document, reference);
  if (schema.type) return [schema.type].flat();
  const types = listParts(schema, "oneOf", "anyOf").map((part) => listTypes(document, part));
  return types.length === 0 || types.includes(undefined)
    ? undefined
    : [...new Set(types.flatMap((each) => each ?? []))];
}

/** Chooses between two lists, of which one has items of other types. */
function chosenByItems(document: Document, [first, second, ...more]: Schema[]): Schema[] | undefined {
  const [types, others] = [first, second].map((reference) => {
    const { items } = resolve<Schema>(document, reference!);
    return items && listTypes(document, items);
  });
  const isAmbiguous = !types || !others || more.length > 0 || types.some((type) => others.includes(type));
  if (isAmbiguous) return undefined;
  return [{ ...when({ type: "array", items: { type: others } }, second!), else: first! }];
}

function chosenByConstant(document: Document, references: Schema[]): Schema[] | undefined {
  const variants = references.map((reference) => resolve<Schema>(document, reference));
  const propertyName = Object.keys(variants[0]!.properties ?? {}).find((name) => {
    const values = new Set(variants.map((variant) => variant.properties?.[name]?.const));
    return values.size === variants.length && !values.has(undefined);
  });
  if (propertyName === undefined) return undefined;
  const [other, ...more] = references.filter((_, index) => !variants[index]!.required?.includes(propertyName));
  if (!other) return [{ oneOf: references, discriminator: { propertyName } }];
  if (more.length > 0) return undefined;
  const values = variants.map((variant) => variant.properties?.[propertyName]?.const);
  // Values without the field have the variant that does not require it.
  return [
    { type: "object", properties: { [propertyName]: { enum: values } } },
    ...references.map((reference, index) => {
      const constant = { const: values[index] };
      return reference === other
        ? { if: hasField(propertyName, { not: constant }), else: reference }
        : when(hasField(propertyName, constant), reference);
    }),
  ];
}

function chosenByForbiddenField(document: Document, references: Schema[]): Schema[] | undefined {
  for (const reference of references) {
    const [other, ...more] = references.filter((each) => each !== reference);
    for (const [name, field] of Object.entries(resolve<Schema>(document, reference).properties ?? {})) {
      const isForbidden = field.not !== undefined && Object.keys(field.not).length === 0;
      if (!isForbidden || !other || more.length > 0) continue;
      return [{ ...when(hasField(name), other), else: reference }];
    }
  }
  return undefined;
}

/**
 * Chooses between two variants of which only one may apply, and each of which requires a field that only it has. A field that is
 * null counts as left out.
 */
function chosenByRequiredField(document: Document, references: Schema[]): Schema[] | undefined {
  const variants = references.map((reference) => resolve<Schema>(document, reference));
  const [name, otherName, ...more] = variants.map(({ required = [], properties = {} }) =>
    required.find((each) => properties[each] && variants.filter((variant) => variant.properties?.[each]).length === 1),
  );
  if (!name || !otherName || more.length > 0) return undefined;
  const [one, other] = references;
  const lacks = (each: string) => ({ type: "object", properties: { [each]: { type: "null" } } });
  const notBoth = { type: "object", properties: { [otherName]: { not: {} } } };
  return [{ ...when(lacks(otherName), one!), else: { ...when(lacks(name), other!), else: notBoth } }];
}

function hasField(name: string, schema: Schema = {}): Schema {
  return { type: "object", required: [name], properties: { [name]: schema } };
}

function when(condition: Schema, schema: Schema): Schema {
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema; nothing awaits a schema.
  return { if: condition, then: schema };
}
