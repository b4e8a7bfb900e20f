import { type Document, readName, type Schema } from "../../src/core/document.ts";
import { listAreas } from "./areas.ts";
import type { SeedSchemas } from "./seed-schemas.ts";

/** Adds the lists of a seed, which the areas of the API describe, to the document of the control. */
export function withSeedLists(control: Document, api: Document): Document {
  const { schemas } = control.components;
  const { additionalProperties, ...seedData } = schemas.SeedData!;
  const lists = listAreas(api)
    .flatMap(({ lists }) => Object.entries(lists))
    .map(([name, { description }]) => [
      name,
      { type: "array", description, items: { $ref: "#/components/schemas/SeedEntry" } },
    ]);
  const SeedData = { ...seedData, properties: Object.fromEntries(lists), additionalProperties };
  return { ...control, components: { ...control.components, schemas: { ...schemas, SeedData } } };
}

/**
 * Renders the type of a seed for users of the package. It leaves out the fields of each `_mock`, because their types refer to
 * many others that the package would need.
 */
export function renderSeedData({ lists }: SeedSchemas): string {
  const fields = Object.entries(lists).map(
    ([name, { resource }]) => `  readonly ${name}?: readonly SeedEntry<${renderType(resource)}>[];`,
  );
  return `import type { components } from "./mock-types.ts";

type Schemas = components["schemas"];

/** A resource as the API shows it. \`_mock\` has what it does not show, and is optional. */
type SeedEntry<Resource> = Resource & { readonly _mock?: object };

/** The initial data of a sandbox, in the form of \`GET /_mock/seed\`. */
export interface SeedData {
${fields.join("\n")}
  /** Data that belongs to no resource, such as the time. */
  readonly _mock?: object;
}
`;
}

/** The type of a component, or of an object of texts. */
function renderType({ $ref, type, properties = {} }: Schema): string {
  if ($ref !== undefined) return `Schemas["${readName({ $ref })}"]`;
  if (type !== "object") return String(type);
  const fields = Object.entries(properties);
  return `{ ${fields.map(([name, field]) => `${name}: ${renderType(field)}`).join("; ")} }`;
}
