/** A resource of the seed: as the API shows it, with internal data in `_mock`. */
export type Seeded<Resource, Extra> = Resource & { readonly _mock?: Extra };

/** The resource as the API shows it, without `_mock`. */
export function resourceOf<Resource extends object>(entry: Seeded<Resource, unknown>): Resource {
  const { _mock, ...resource } = entry;
  return resource as unknown as Resource; // TypeScript cannot subtract a property from a generic type.
}
