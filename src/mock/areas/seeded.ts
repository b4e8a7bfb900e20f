import { canonicalJson } from "../../core/canonical-json.ts";

/** A resource of the seed: as the API shows it, with internal data in `_mock`. */
export type Seeded<Resource, Extra> = Resource & { readonly _mock?: Extra };

/** The resource as the API shows it, without `_mock`. */
export function toResource<Resource extends object>(entry: Seeded<Resource, unknown>): Resource {
  const { _mock, ...resource } = entry;
  return resource as unknown as Resource; // TypeScript cannot subtract a property from a generic type.
}

type Given<Extra> = { readonly [Name in keyof Extra]?: Exclude<Extra[Name], undefined> };

/** An entry of a seed: the resource, with the internal data that differs from its default. */
export function createEntry<Resource extends object, Extra extends object>(
  resource: Resource,
  internal: Extra,
  defaults: Partial<Record<keyof Extra, unknown>> = {},
): Seeded<Resource, Given<Extra>> {
  const names = Object.keys(internal) as (keyof Extra)[];
  const own = names.filter((name) => canonicalJson(internal[name]) !== canonicalJson(defaults[name]));
  if (own.length === 0) return resource;
  const _mock = Object.fromEntries(own.map((name) => [name, internal[name]]));
  return { ...resource, _mock } as unknown as Seeded<Resource, Given<Extra>>; // TypeScript cannot filter a type.
}
