/**
 * Builds the two npm packages: `npm run build` writes dist/platform-api/, the client, and dist/platform-api-mock/, the mock with
 * its commands and the reference.
 */
import { buildClient } from "./client.ts";
import { buildMock } from "./mock.ts";

await buildClient();
await import("../site/docs.ts");
await buildMock({ site: true });
