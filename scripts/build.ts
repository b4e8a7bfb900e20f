/**
 * Builds the two npm packages: `npm run build` writes dist/platform-api/, the client, and dist/platform-api-mock/, the mock with
 * its commands and the reference.
 */
import { buildClient } from "./build/client.ts";
import { buildMock } from "./build/mock.ts";

await buildClient();
await import("./docs.ts");
await buildMock({ site: true });
