import { isDeepStrictEqual } from "node:util";
import openapiTS, { astToString, NEVER, NULL, type OpenAPI3, STRING, tsLiteral } from "openapi-typescript";
import ts from "typescript";
import { type Document, readName, type Schema } from "../../src/core/document.ts";

/**
 * Renders `paths`, `components` and `operations` with openapi-typescript, and each schema as an exported interface, or as a
 * type if it is not an object. All references to schemas are by name, so that editors and compilers show `Agent` instead of
 * its fields.
 */
export async function renderTypes(document: Document): Promise<string> {
  const copy = structuredClone(document);
  nameOtherKinds(copy.components.schemas);
  prepare(copy);
  // Both types describe an OpenAPI document; ours has only the fields that the renderers read.
  const ast = await openapiTS(copy as unknown as OpenAPI3, {
    // Otherwise, a field with a default value would be required in request bodies.
    defaultNonNullable: false,
    transform(schema) {
      if (isDeepStrictEqual((schema as Schema).not, {})) return NEVER;
      return openEnumType(schema as Schema);
    },
  });
  // openapi-typescript writes these in any case. They have no content.
  const isUnused = (node: ts.Node) => ts.isTypeAliasDeclaration(node) && /^(webhooks|\$defs)$/.test(node.name.text);
  const nodes = ast.filter((node) => !isUnused(node)).map(withNamedReferences);
  const index = nodes.findIndex((node) => ts.isInterfaceDeclaration(node) && node.name.text === "components");
  const { components, schemas } = separateSchemas(nodes[index] as ts.InterfaceDeclaration);
  return tidyComments(astToString([...nodes.with(index, components), ...declarations(schemas)]));
}

/**
 * Gives the discriminator of the variant for other kinds the variant's name as its type, as openapi-typescript does for a
 * variant without a `mapping`. With the type `string`, TypeScript could not tell the known kinds apart.
 */
function nameOtherKinds(schemas: Readonly<Record<string, Schema>>): void {
  for (const { discriminator, oneOf = [] } of Object.values(schemas)) {
    if (!discriminator) continue;
    for (const variant of oneOf) {
      const name = readName(variant)!;
      const kind = schemas[name]?.properties?.[discriminator.propertyName];
      if (kind?.not) Object.assign(kind, { const: name });
    }
  }
}

/** Keys whose values are data, which may look like parts of a document. */
const DATA = new Set(["default", "const", "enum", "example", "examples"]);

/** Prepares all parts of a document, so that openapi-typescript renders readable types. */
function prepare(part: object): void {
  for (const [key, value] of Object.entries(part))
    if (typeof value === "object" && value !== null && !DATA.has(key)) prepare(value);
  const schema = part as Schema;
  // The variants have the property already, as a constant.
  if (schema.discriminator) delete schema.discriminator;
  loosenAdditionalProperties(schema);
  const { description, summary } = schema;
  if (typeof description !== "string") return;
  // A description gets a tag, which editors show as a heading; a title and a summary are plain text.
  delete schema.description;
  if (summary === undefined) schema.title = description;
  else Object.assign(schema, { title: `${summary}.`, summary: `\n${description}` });
}

/** Removes tags that repeat the type, and the indentation of all lines but the first. */
function tidyComments(text: string): string {
  return text
    .replaceAll(/^( *\*) {5}/gm, "$1 ")
    .replaceAll(/^ *(\* @(constant|enum .*)|\/\*\* @(constant|enum \S*) \*\/)\n/gm, "")
    .replaceAll(/^ *\/\*\*\n *\*\/\n/gm, "")
    .replaceAll(/\/\*\*\n *\* ([^\n]*)\n *\*\//g, "/** $1 */");
}

/** The definitions in `components["schemas"]`, and the components with references to them instead. */
function separateSchemas(components: ts.InterfaceDeclaration) {
  const schemas: Property[] = [];
  const members = components.members.map((member) => {
    if (!isProperty(member) || toName(member) !== "schemas" || !ts.isTypeLiteralNode(member.type)) return member;
    schemas.push(...member.type.members.filter(isProperty));
    const references = schemas.map((schema) =>
      property(schema.name, ts.factory.createTypeReferenceNode(toName(schema))),
    );
    return property(member.name, ts.factory.createTypeLiteralNode(references));
  });
  const { modifiers, name } = components;
  return { schemas, components: ts.factory.updateInterfaceDeclaration(components, modifiers, name, [], [], members) };
}

type Property = ts.PropertySignature & { type: ts.TypeNode };

function isProperty(member: ts.TypeElement): member is Property {
  return ts.isPropertySignature(member) && member.type !== undefined;
}

function toName({ name }: Property): string {
  return (name as ts.Identifier | ts.StringLiteral).text;
}

function property(name: ts.PropertyName, type: ts.TypeNode): ts.PropertySignature {
  return ts.factory.createPropertySignature(undefined, name, undefined, type);
}

const EXPORT = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];

/** An exported interface for each schema that is an object, and a type for each other. */
function declarations(schemas: readonly Property[]): ts.Node[] {
  const byName = new Map(schemas.map((schema) => [toName(schema), schema]));
  const isObject = (type: ts.TypeNode): boolean =>
    listParts(type).every((part) => {
      const base = byName.get(baseName(part) ?? "");
      return ts.isTypeLiteralNode(part) || (base !== undefined && isObject(base.type));
    });
  return schemas.map((schema) => {
    const node = isObject(schema.type)
      ? toInterface(schema)
      : ts.factory.createTypeAliasDeclaration(EXPORT, toName(schema), undefined, schema.type);
    return ts.setSyntheticLeadingComments(node, ts.getSyntheticLeadingComments(schema));
  });
}

function toInterface(schema: Property): ts.Node {
  const parts = listParts(schema.type);
  const members = parts.filter(ts.isTypeLiteralNode).flatMap((part) => [...part.members]);
  const bases = parts.flatMap((part) => baseName(part) ?? []);
  const types = bases.map((base) =>
    ts.factory.createExpressionWithTypeArguments(ts.factory.createIdentifier(base), undefined),
  );
  const heritage =
    types.length > 0 ? [ts.factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, types)] : undefined;
  return ts.factory.createInterfaceDeclaration(EXPORT, toName(schema), undefined, heritage, members);
}

function baseName(type: ts.TypeNode): string | undefined {
  const isName = ts.isTypeReferenceNode(type) && !type.typeArguments && ts.isIdentifier(type.typeName);
  return isName ? (type.typeName as ts.Identifier).text : undefined;
}

function listParts(type: ts.TypeNode): readonly ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(type)) return listParts(type.type);
  return ts.isIntersectionTypeNode(type) ? type.types.flatMap(listParts) : [type];
}

/** Replaces `components["schemas"]["Agent"]` by `Agent`. */
function withNamedReferences(root: ts.Node): ts.Node {
  const visit =
    (context: ts.TransformationContext) =>
    (node: ts.Node): ts.Node => {
      const name = schemaName(node);
      return name ? ts.factory.createTypeReferenceNode(name) : ts.visitEachChild(node, visit(context), context);
    };
  return ts.transform(root, [(context) => visit(context)]).transformed[0]!;
}

function schemaName(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType: section, indexType: name } = node;
  const { objectType: components, indexType: kind } = section;
  const isSchema = ts.isTypeReferenceNode(components) && readText(kind) === "schemas";
  return isSchema ? readText(name) : undefined;
}

function readText(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

/**
 * The type of an open enum, `"a" | "b" | (string & {})`: any string, but editors suggest the known values. With a plain
 * `string`, TypeScript would reduce the union to `string`. Returns undefined for any other schema.
 */
function openEnumType(schema: Schema): ts.TypeNode | undefined {
  const known = schema["x-extensible-enum"] as string[] | undefined;
  if (!known) return undefined;
  const anyOther = ts.factory.createParenthesizedType(
    ts.factory.createIntersectionTypeNode([STRING, ts.factory.createTypeLiteralNode([])]),
  );
  const orNull = [schema.type].flat().includes("null") ? [NULL] : [];
  return ts.factory.createUnionTypeNode([...known.map((value) => tsLiteral(value)), anyOther, ...orNull]);
}

/**
 * `additionalProperties` describes the properties that have no name in the schema, but an index signature in TypeScript
 * describes all properties: if its type excludes the type of a named property, no value is assignable. So the additional
 * properties become `unknown`.
 */
function loosenAdditionalProperties(schema: Schema): void {
  if (schema.properties && typeof schema.additionalProperties === "object") schema.additionalProperties = true;
}
