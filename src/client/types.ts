/**
 * Importing `platform-api/types` types `client.api`. It is a separate entry point, because the types of openapi-fetch
 * take a compiler longer than all other types of this client.
 */
import type { Client } from "openapi-fetch";
import type { paths } from "../../generated/types.ts";

// Programs can then emit declarations with `client.api` and its results, though openapi-fetch is no dependency of theirs.
export type { ClientMethod, ClientRequestMethod, FetchOptions, FetchResponse, Middleware } from "openapi-fetch";
export type * from "../../generated/types.ts";

/**
 * Replaces the open enums in a type by `string`. openapi-fetch since 0.17 maps all types to remove read-only properties, and
 * takes the `string & {}` of an open enum for an object.
 *
 * @example
 * const api = createClient<WithPlainEnums<paths>>({ baseUrl: "https://api.example.com" });
 */
export type WithPlainEnums<T> = unknown extends T
  ? T
  : T extends string
    ? string extends T
      ? string
      : T
    : { [K in keyof T]: WithPlainEnums<T[K]> };

// Names the file that declares the interface: TypeScript can't merge with a re-exported one.
declare module "./platform-api.ts" {
  interface PlatformApi extends Client<WithPlainEnums<paths>> {}
}
