/**
 * Builds the npm packages: `npm run build` writes dist/platform-api/, the client, dist/platform-api-mock/, the mock with its
 * commands and the reference, and dist/platform-api-mcp/, the MCP server. It also writes dist/clients/, with packages of clients in
 * other languages.
 */
import { buildSite } from "../site/build-site.ts";
import { buildClient } from "./client.ts";
import { buildClients } from "./clients.ts";
import { buildMcp } from "./mcp.ts";
import { buildMock } from "./mock.ts";

await buildClient();
// The single page is a tenth of the reference, and has nothing else.
await buildSite({ singlePage: false });
await buildMock({ site: true });
await buildMcp();
await buildClients();
