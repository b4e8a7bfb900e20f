/**
 * Importing `platform-api/types` types `client.api`. It is an entry of its own because the types of openapi-fetch cost
 * a compiler more than all of this client.
 */
import type { Client } from "openapi-fetch";
import type { paths } from "../generated/types.ts";

export type * from "../generated/types.ts";

// The file that declares the interface, since a re-exported one can't be merged with.
declare module "./client/platform.ts" {
  interface PlatformApi extends Client<paths> {}
}
