/**
 * Importing `platform-api/types` types `client.api`. It is a separate entry point, because the types of openapi-fetch
 * take a compiler longer than all other types of this client.
 */
import type { Client } from "openapi-fetch";
import type { paths } from "../../generated/types.ts";

export type * from "../../generated/types.ts";

// Names the file that declares the interface: TypeScript can't merge with a re-exported one.
declare module "./platform.ts" {
  interface PlatformApi extends Client<paths> {}
}
