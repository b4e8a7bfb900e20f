import type { Examples } from "../../generated/examples.ts";
import type { Document } from "../../src/core/document.ts";
import { areaSchemas } from "../../src/mock/areas/schemas.ts";
import type { AnyDescription, DescribedApi } from "../../src/mock/areas/shared/describe.ts";

type Name = keyof typeof areaSchemas;
/** The descriptions of the areas that store something, in the order of their lists in a seed. */
type Descriptions = { readonly [Area in Name]: ReturnType<(typeof areaSchemas)[Area]> };

export function describeAreas({ components }: Document): Descriptions {
  const examples = Object.entries(components.examples ?? {}).map(([name, { value }]) => [name, value]);
  // The type Examples is generated from the same document.
  const api: DescribedApi = { schemas: components.schemas, examples: Object.fromEntries(examples) as Examples };
  const described = Object.entries(areaSchemas).map(([name, describe]) => [name, describe(api)]);
  return Object.fromEntries(described);
}

export function listAreas(document: Document): readonly AnyDescription[] {
  return Object.values(describeAreas(document));
}
