/**
 * Builds the two npm packages: `npm run build` writes dist/platform-api/, the client, and dist/platform-api-mock/, the mock with
 * its commands and the reference.
 */
import { buildSite } from "../site/build-site.ts";
import { buildClient } from "./client.ts";
import { buildMock } from "./mock.ts";

await buildClient();
await buildSite();
await buildMock({ site: true });
